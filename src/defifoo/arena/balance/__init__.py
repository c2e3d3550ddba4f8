"""The balance lab: what many games between good players say about the games themselves."""
