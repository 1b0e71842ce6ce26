"""Stories: plain text that says who sits where, who holds what, what is played, and what must be true."""

from lastcall.stories.failed import Failed, StoryError
from lastcall.stories.run import Result, run_file, run_story
from lastcall.stories.script import Story, read_stories

__all__ = ["Failed", "Result", "Story", "StoryError", "read_stories", "run_file", "run_story"]
