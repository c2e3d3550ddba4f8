"""What Red's net sees, its weights, and the card that tells how it came about."""
