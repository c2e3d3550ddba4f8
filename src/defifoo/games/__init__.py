"""The four games by name."""
