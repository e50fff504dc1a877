"""Players that are programs. A bot is given a View and nothing else, so it cannot know more than the seat it plays."""
