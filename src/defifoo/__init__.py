"""Défifoo: four French family card games."""

__version__ = "0.1.0"
