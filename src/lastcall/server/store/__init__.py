"""What is stored: the entries of each table, and where they are kept."""
