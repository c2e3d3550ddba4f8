"""Words mean one thing: what `ARCHITECTURE.md` promises of the names in the code."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Final, get_args

import msgspec

from defifoo.wire.messages import ClientMessage, ServerMessage

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "defifoo"
GLOSSARY: Final = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").partition("## Glossary")[2].partition("\n## ")[0]

MANY: Final = 3
"""So many modules may give a private function the same name."""
SAME_EVERYWHERE: Final = {
    "_lay": "each game has its own way to lay a card on the table, and that is what it is called in all four rule sheets",
}
TWO_CLASSES: Final[dict[str, str]] = {}
"""Names that two classes may share, and why."""
FOREIGN: Final = {
    "Sequence": "Python's own, of which the one in research.compiled.sequence is none",
}
"""Names of other libraries that are used as they are, although a class of ours has the same."""


@cache
def trees() -> dict[str, ast.Module]:
    return {
        path.relative_to(SOURCE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
    }


@cache
def classes() -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for module, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(module)
    return found


def private_functions() -> dict[str, set[str]]:
    """The modules that have a function or method of that name, `__dunders__` apart."""
    found: dict[str, set[str]] = defaultdict(set)
    for module, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and re.match(r"_[^_]", node.name):
                found[node.name].add(module)
    return found


def test_no_two_classes_have_the_same_name() -> None:
    assert {name: modules for name, modules in classes().items() if len(modules) > 1 and name not in TWO_CLASSES} == {}


def test_a_live_table_on_a_server_is_called_a_room() -> None:
    called = {name for name, modules in classes().items() if any(module.startswith("server/") for module in modules)}
    assert {name for name in called if name.endswith("Table")} == set()


def test_no_class_of_another_library_goes_by_the_name_of_ours() -> None:
    ours = classes()
    taken = {
        (module, alias.name)
        for module, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and not (node.module or "").startswith("defifoo")
        for alias in node.names
        if (alias.asname or alias.name) in ours and alias.name not in FOREIGN
    }
    assert taken == set()


def test_no_class_of_ours_is_imported_under_another_name() -> None:
    renamed = {
        (module, alias.name, alias.asname)
        for module, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("defifoo")
        for alias in node.names
        if alias.asname is not None and alias.name in classes()
    }
    assert renamed == set()


def test_a_private_name_is_not_given_to_many_functions() -> None:
    many = {name: modules for name, modules in private_functions().items() if len(modules) > MANY}
    assert many.keys() == SAME_EVERYWHERE.keys(), many


def test_a_message_is_named_as_it_travels() -> None:
    for message in (*get_args(ClientMessage), *get_args(ServerMessage)):
        info = msgspec.inspect.type_info(message)
        assert isinstance(info, msgspec.inspect.StructType)
        word = str(info.tag).capitalize()
        assert message.__name__ in (word, f"{word}Message")


def test_the_glossary_speaks_of_what_there_is() -> None:
    """Its third column names modules, folders, classes and attributes: every file and every class is there."""
    rows = [line.split("|")[1:-1] for line in GLOSSARY.splitlines() if line.startswith("| **")]
    assert len(rows) > 20
    words = [word for row in rows for word in re.findall(r"\*\*([^*]+)\*\*", row[0])]
    assert len(words) == len(set(words))
    known = classes()
    for row in rows:
        for name in re.findall(r"`([^`]+)`", row[2]):
            if "/" in name or name.endswith(".py"):
                assert [*SOURCE.glob(name.replace("<colour>", "*"))], name
            elif name[0].isupper():
                assert name in known, name
