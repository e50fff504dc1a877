"""Property tests draw the same examples every time, so that a failure is a fault and not the luck of the day."""

from hypothesis import settings

settings.register_profile("pinned", derandomize=True, deadline=None)
settings.load_profile("pinned")
