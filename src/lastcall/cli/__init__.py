"""The command line."""

from lastcall.cli.app import main

__all__ = ["main"]
