"""The `bree` command."""


def main() -> None:
    """Run it."""
