"""PostgreSQL, for tables that several nodes share: `defifoo[nodes]`."""
