"""Every attribute of a position, so that a copy that forgets one is found out, in both builds."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import defifoo
from defifoo.core.pile import Pile

SOURCE = Path(defifoo.__file__).parent.parent


def attributes(thing: Any) -> dict[str, Any]:
    """The compiled engine lists the attributes of a class; the interpreted one keeps them in a dictionary."""
    names = {*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())} - {"__dict__"}
    return {name: getattr(thing, name) for name in names}


def told(thing: Any) -> Any:
    """A thing and all that belongs to it, in a form that can be compared."""
    if thing is None or isinstance(thing, bool | int | str | bytes):
        return thing
    if isinstance(thing, Pile):
        return list(thing.contents())
    found = attributes(thing)
    if found:
        return {name: told(value) for name, value in found.items()}
    return [told(part) for part in thing] if hasattr(thing, "__iter__") else type(thing).__name__


def declared(kind: type) -> set[str]:
    """The attributes that the source of a class, and of those that it extends, gives to `self`."""
    return {name for one in kind.__mro__ if one.__module__.startswith("defifoo.") for name in _assigned(one)}


def _assigned(kind: type) -> Iterator[str]:
    source = (SOURCE / kind.__module__.replace(".", "/")).with_suffix(".py").read_text(encoding="utf-8")
    body = next(node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == kind.__name__)
    for node in ast.walk(body):
        match node:
            case ast.Attribute(value=ast.Name(id="self"), ctx=ast.Store(), attr=name):
                yield name
