"""The web application: its routes, and what they answer that no table does."""
