"""Looking back at a match: what the cards gave, what the choices added, and positions worth another try."""
