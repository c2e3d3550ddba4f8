"""`defifoo bot`: seat a bot at a table of any server."""
