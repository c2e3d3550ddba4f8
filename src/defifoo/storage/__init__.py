"""Where the logs of the tables are kept. One interface (`base`), SQLite by default."""
