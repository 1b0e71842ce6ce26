"""The table: people and bots around one game, over HTTP and sockets."""
