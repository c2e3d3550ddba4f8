"""Several servers, one set of tables: any node serves any table, and any may die.

The log is the truth (`defifoo.storage.postgres`), and the key of its entries is all that keeps the nodes apart. Everything else
here is for speed: rumours (`rumours`) save waiting for the next look into the log, keepers (`watch`) save two nodes from doing
the same work. Where one of them is wrong or missing, something takes longer or is done twice, and the key refuses the second.
"""
