"""What all tests share."""

from hypothesis import settings

# Repeatable and patient by default; `--hypothesis-profile=explore` looks for new examples.
settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=500)
settings.load_profile("repeatable")
