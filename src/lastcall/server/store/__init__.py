"""What is kept: the entries of a table, and the file they are written to."""
