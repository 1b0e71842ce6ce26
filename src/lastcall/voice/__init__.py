"""Words: facts go in, sentences for one reader come out. Knows no rules."""
