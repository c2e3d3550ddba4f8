"""What stands before the first card: fetching, building, starting."""
