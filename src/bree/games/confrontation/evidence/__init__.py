"""What the public record makes certain: `worlds.py` holds it, `kept.py` keeps it in step with what happens."""
