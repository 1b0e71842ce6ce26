"""What every chapter stands on: the game, frames and matters, cards, questions, codes, storing."""
