"""The types of everything that is said, both ways. `docs/protocol.md` tells it as a story."""
