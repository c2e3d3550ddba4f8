"""Which engine runs."""

from typing import Final

import defifoo.core.bits as bits

ENGINE: Final = "pure" if bits.__file__.endswith(".py") else "compiled"
