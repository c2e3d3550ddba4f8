"""Small nets that learned a game by playing it: the same for every game, in whole numbers, without any library."""
