"""Rules broken on purpose: what the tests do not notice."""
