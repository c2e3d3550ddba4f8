"""Writes web/src/wire.ts and web/src/state/views.ts from what the server says: uv run scripts/wire_types.py"""

from pathlib import Path

from defifoo.wire.typescript import typescript
from defifoo.wire.view_types import view_types

WEB = Path(__file__).parent.parent / "web" / "src"

if __name__ == "__main__":
    for target, text in ((WEB / "wire.ts", typescript()), (WEB / "state" / "views.ts", view_types())):
        target.write_text(text, encoding="utf-8")
        print(f"written: {target}")
