"""The protocol is documented, and the browser's types are those of the server."""

import re
from pathlib import Path

import msgspec
import pytest

from defifoo.wire.typescript import structs, typescript

ROOT = Path(__file__).parent.parent.parent
PROTOCOL = (ROOT / "PROTOCOL.md").read_text(encoding="utf-8")


def sections() -> dict[str, str]:
    parts = re.split(r"^#{2,3} (.+)$", PROTOCOL, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def title(struct: type[msgspec.Struct]) -> str:
    tag = struct.__struct_config__.tag
    return str(tag) if tag is not None else struct.__name__


@pytest.mark.parametrize("struct", structs(), ids=title)
def test_every_message_and_every_field_is_documented_in_its_order(struct: type[msgspec.Struct]) -> None:
    assert title(struct) in sections(), f"PROTOCOL.md does not tell of {title(struct)}"
    told = re.findall(r"^\| `(\w+)` \|", sections()[title(struct)], flags=re.MULTILINE)
    assert told == list(struct.__struct_encode_fields__)


@pytest.mark.parametrize("struct", structs(), ids=title)
def test_the_documented_defaults_are_the_real_ones(struct: type[msgspec.Struct]) -> None:
    rows = re.findall(r"^\| `(\w+)` \| (?:`([^`]*)`)? ?\| .* \|$", sections()[title(struct)], flags=re.MULTILINE)
    documented = {name: default for name, default in rows if default}
    required = [field.encode_name for field in msgspec.inspect.type_info(struct).fields if field.required]  # type: ignore[attr-defined]  # a StructType
    assert not set(documented) & set(required)
    for field in msgspec.structs.fields(struct):
        if field.encode_name in documented:
            default = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
            assert documented[field.encode_name] == msgspec.json.encode(default).decode()


def test_the_types_of_the_browser_are_up_to_date() -> None:
    path = ROOT / "web" / "src" / "wire.ts"
    assert path.read_text(encoding="utf-8") == typescript(), "run scripts/wire_types.py"
