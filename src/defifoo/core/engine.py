"""Which engine runs."""

from typing import Final

from defifoo.core import bits

ENGINE: Final = "pure" if bits.__file__.endswith(".py") else "compiled"
