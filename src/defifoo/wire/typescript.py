"""The same messages as TypeScript types."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import inspect

from defifoo.bots import told
from defifoo.review import telling
from defifoo.table import infos
from defifoo.wire import lessons, looking_back, messages, mine, requests

HEAD: Final = """// Written by scripts/wire_types.py from the messages of the server. Do not edit.
import type { View } from './state/views';
"""
UNIONS: Final = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}
_PLAIN: Final[dict[type, str]] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.CustomType: "unknown",
}


def structs() -> list[type[msgspec.Struct]]:
    """Every struct that goes over the network, in the order in which the modules tell them."""
    return [
        thing
        for module in (infos, messages, requests, told, telling, looking_back, lessons, mine)
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__
    ]


def typescript() -> str:
    parts = [HEAD]
    for struct in structs():
        parts.append(_interface(struct))
    for name, union in UNIONS.items():
        info = inspect.type_info(union)
        assert isinstance(info, inspect.UnionType)
        parts.append(f"export type {name} = {_union(info.types)};\n")
    return "\n".join(parts)


def _interface(struct: type[msgspec.Struct]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [f"/** {_first_line(struct)} */"] if struct.__doc__ else []
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()};")
    # A request may leave out what has a default; an answer leaves it out only where the struct says so.
    may_miss = struct.__struct_config__.omit_defaults or struct.__struct_config__.forbid_unknown_fields
    for field in info.fields:
        mark = "?" if may_miss and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {type_name(field.type)};")
    lines.append("}\n")
    return "\n".join(lines)


def _first_line(struct: type[msgspec.Struct]) -> str:
    return " ".join((struct.__doc__ or "").split())


def type_name(info: inspect.Type) -> str:
    """How TypeScript names a type."""
    for kind, name in _PLAIN.items():
        if isinstance(info, kind):
            return name
    if isinstance(info, inspect.Metadata):
        return str(info.extra["typescript"]) if info.extra else type_name(info.type)
    if isinstance(info, inspect.LiteralType):
        return " | ".join(msgspec.json.encode(value).decode() for value in info.values)
    if isinstance(info, inspect.ListType | inspect.VarTupleType):
        inner = type_name(info.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(info, inspect.DictType):
        return f"Record<{type_name(info.key_type)}, {type_name(info.value_type)}>"
    if isinstance(info, inspect.UnionType):
        return _union(info.types)
    if isinstance(info, inspect.StructType | inspect.TypedDictType):
        return str(info.cls.__name__)
    raise TypeError(f"no TypeScript for {info!r}")


def _union(types: Iterable[Any]) -> str:
    return " | ".join(type_name(one) for one in types)
