"""A position as text: written, read back, and refused where it cannot be."""
