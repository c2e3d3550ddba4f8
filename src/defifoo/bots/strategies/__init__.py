"""One written strategy per game, as a good player would explain it."""
