"""Writes web/src/wire.ts from the messages of the server: uv run scripts/wire_types.py"""

from pathlib import Path

from defifoo.wire.typescript import typescript

TARGET = Path(__file__).parent.parent / "web" / "src" / "wire.ts"

if __name__ == "__main__":
    TARGET.write_text(typescript(), encoding="utf-8")
    print(f"written: {TARGET}")
