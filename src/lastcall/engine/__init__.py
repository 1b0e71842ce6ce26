"""The rules of the game as plain data: no words, no files, no sockets."""
