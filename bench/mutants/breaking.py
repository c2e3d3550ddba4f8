"""Small ways to break a module: another comparison, another number, a statement left out."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

SOURCE: Final = Path(__file__).parents[2] / "src" / "defifoo"

OTHER_COMPARISON: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OTHER_OPERATOR: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
RULE: Final = re.compile(r"\b[a-z]+\.[a-z0-9][a-z0-9.-]*[a-z0-9]\b")


SILENT: Final = ("__repr__",)
"""What is for programmers to read is no rule."""


class Mutant(NamedTuple):
    """One module with one thing broken."""

    module: str
    line: int
    where: str
    before: str
    after: str
    rules: str
    source: str
    inside: bool
    """Whether it is broken inside a function, or else in what is worked out when the module is loaded."""

    @property
    def key(self) -> str:
        """What names a mutant whatever the lines above it are."""
        return f"{self.function}: {self.before} -> {self.after}"

    @property
    def function(self) -> str:
        return f"{self.module} {self.where}"


class Break(NamedTuple):
    """A place of a module and what could be written there instead."""

    module: str
    node: ast.expr | ast.stmt
    place: "_Place"
    after: str

    def mutant(self, lines: list[str]) -> Mutant | None:
        """The module written anew; None when it would not be another module that can be read."""
        node = self.node
        if node.end_lineno is None or node.end_col_offset is None:
            return None
        head = lines[: node.lineno - 1]
        first, last = lines[node.lineno - 1].encode(), lines[node.end_lineno - 1].encode()
        text = first[: node.col_offset].decode() + self.after + last[node.end_col_offset :].decode()
        broken = "\n".join([*head, text, *lines[node.end_lineno :]]) + "\n"
        try:
            same = ast.dump(ast.parse(broken)) == ast.dump(ast.parse("\n".join(lines)))
        except SyntaxError:
            return None
        before = " ".join(line.strip() for line in lines[node.lineno - 1 : node.end_lineno])
        place = self.place
        if same:
            return None
        return Mutant(self.module, node.lineno, place.name, before, text.strip(), place.rules, broken, place.inside)


class _Place(NamedTuple):
    """A function and the rules that its docstring, or that of its module, names."""

    name: str
    rules: str
    inside: bool


def breaks(module: str, source: str) -> Iterator[Break]:
    """Every way to break a module, in the order of its lines."""
    for node, place in _nodes(ast.parse(source)):
        for after in _others(node):
            yield Break(module, node, place, after)


def _nodes(tree: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, _Place]]:
    """Everything inside functions and the values of the module's own constants, but for annotations and docstrings."""
    yield from _inside(tree, _Place("module", _rules(tree), inside=False))


def _inside(parent: ast.AST, place: _Place) -> Iterator[tuple[ast.expr | ast.stmt, _Place]]:
    for name, value in ast.iter_fields(parent):
        if name in ("annotation", "returns", "decorator_list", "bases", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or _is_no_rule(child):
                continue
            inner = place
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                inside = place.inside or not isinstance(child, ast.ClassDef)
                inner = _Place(f"{place.name}.{child.name}".removeprefix("module."), _rules(child) or place.rules, inside)
            if isinstance(child, ast.expr | ast.stmt):
                yield child, inner
            yield from _inside(child, inner)


def _is_no_rule(node: ast.AST) -> bool:
    """Imports, the names of arguments, types, docstrings, and assertions, which only say what is true anyway."""
    if isinstance(node, ast.FunctionDef):
        return node.name in SILENT
    if isinstance(node, ast.Assign):
        return _is_type(node.value)
    return isinstance(node, ast.Import | ast.ImportFrom | ast.arguments | ast.Assert) or _says_nothing(node)


def _is_type(value: ast.expr) -> bool:
    """`Offers = dict[str, int]`, `Answer = Literal[0, 1]`, `Item = TypeVar("Item")`; but `seats = tuple(...)` is work."""
    if isinstance(value, ast.Subscript):
        return ast.unparse(value.value) in ("dict", "list", "tuple", "set", "Literal", "Callable")
    return isinstance(value, ast.Call) and ast.unparse(value.func) in ("TypeVar", "NewType")


def _says_nothing(node: ast.AST) -> bool:
    """A docstring, or the three dots of what others define."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _rules(node: ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> str:
    return ", ".join(RULE.findall(ast.get_docstring(node) or ""))


def _others(node: ast.expr | ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.Compare):
        for place, comparison in enumerate(node.ops):
            operators = [*node.ops]
            operators[place] = OTHER_COMPARISON[type(comparison)]()
            yield ast.unparse(ast.Compare(node.left, operators, node.comparators))
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield f"({ast.unparse(ast.BoolOp(other, node.values))})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.BinOp) and type(node.op) in OTHER_OPERATOR:
        yield f"({ast.unparse(ast.BinOp(node.left, OTHER_OPERATOR[type(node.op)](), node.right))})"
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield str(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield str(node.value + 1)
    elif isinstance(node, ast.stmt):
        yield from _left_out(node)


def _left_out(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.Return):
        if node.value is not None and ast.unparse(node.value) != "None":
            yield "return None"
    elif isinstance(node, ast.Assign | ast.AugAssign | ast.Expr):
        yield "pass"
