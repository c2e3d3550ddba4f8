"""The views of our games as TypeScript types, from what each declares. One from elsewhere says what every view says."""

import ast
import inspect as source
import sys
from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import inspect

from defifoo.core.game import Game
from defifoo.core.seen import Seen
from defifoo.games.shelf import OURS
from defifoo.wire.typescript import type_name

HEAD: Final = "// Written by scripts/wire_types.py from what each game declares of its views. Do not edit.\n"


def view_types() -> str:
    parts = [HEAD, _interface("Seen", Seen, _fields(Seen))]
    for game in OURS.values():
        parts += _game(game)
    parts.append("export interface Views {\n" + "".join(f"  {name}: {_name(game)};\n" for name, game in OURS.items()) + "}\n")
    parts.append("export type View = Views[keyof Views];\n")
    return "\n".join(parts)


def _name(game: Game) -> str:
    return f"{game.name.capitalize()}View"


def _game(game: Game) -> list[str]:
    """What a game adds to every view, after the tables of names that stand in it."""
    whole, phases = game.declared().whole, game.declared().phases
    added = [field for field in _fields(whole) if field.name not in _names(Seen)]
    narrowed = [f"  game: {_text(game.name)};", f"  phase: {' | '.join(map(_text, phases)) or 'string'};"]
    parts = [_interface(inner.__name__, inner, _fields(inner)) for inner in _inner(added)]
    return [*parts, _interface(_name(game), whole, added, " extends Seen", narrowed)]


def _inner(fields: Iterable[inspect.Field]) -> list[type]:
    found: list[type] = []
    for field in fields:
        _look_for_tables(field.type, found)
    return found


def _look_for_tables(info: object, found: list[type]) -> None:
    if isinstance(info, inspect.TypedDictType):
        found.append(info.cls)
    elif isinstance(info, inspect.UnionType):
        for one in info.types:
            _look_for_tables(one, found)
    elif isinstance(info, inspect.ListType):
        _look_for_tables(info.item_type, found)
    elif isinstance(info, inspect.DictType):
        _look_for_tables(info.value_type, found)


def _fields(table: type) -> list[inspect.Field]:
    info = inspect.type_info(table)
    assert isinstance(info, inspect.TypedDictType)
    return sorted(info.fields, key=lambda field: list(_docs(table)).index(field.name))


def _names(table: type) -> list[str]:
    return [field.name for field in _fields(table)]


def _interface(name: str, table: type, fields: list[inspect.Field], extends: str = "", narrowed: Iterable[str] = ()) -> str:
    lines = [f"/** {' '.join(table.__doc__.split())} */"] if table.__doc__ else []
    lines += [f"export interface {name}{extends} {{", *narrowed]
    for field in fields:
        doc = _docs(table)[field.name]
        lines += [f"  /** {doc} */"] if doc else []
        lines.append(f"  {field.name}{'' if field.required else '?'}: {_type(field.type)};")
    return "\n".join([*lines, "}\n"])


def _type(info: inspect.Type) -> str:
    """No name need stand in a table of names."""
    written = type_name(info)
    return written.replace("Record<", "Partial<Record<").replace(">", ">>") if "Record<" in written else written


def _text(value: str) -> str:
    return msgspec.json.encode(value).decode()


def _docs(table: type) -> dict[str, str]:
    """Every key of a declaration in its order, with the text below it; those that it extends come first."""
    module = sys.modules[table.__module__]
    classes = [node for node in ast.parse(source.getsource(module)).body if isinstance(node, ast.ClassDef)]
    declared = next(node for node in classes if node.name == table.__name__)
    found: dict[str, str] = {}
    for base in declared.bases:
        if isinstance(base, ast.Name) and base.id != "TypedDict":
            found |= _docs(getattr(module, base.id))
    keys: list[str] = []
    for node in declared.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            keys.append(node.target.id)
            found[keys[-1]] = ""
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and keys:
            found[keys[-1]] = " ".join(str(node.value.value).split())
    return found
