"""What goes over the network: every message, how it is written down, and what changed between two views."""
