"""How Défifoo is made from its source: the pages with node, the engine with a C compiler.

Standard library alone, and any Python from 3.8 on: the set-up runs it before there is anything else.
"""
