"""Small ways to break a module: another comparison, another number, a statement left out."""

import ast
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

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


class Mutant(NamedTuple):
    """One module with one thing broken."""

    module: str
    line: int
    where: str
    before: str
    after: str
    rules: str
    source: str

    @property
    def key(self) -> str:
        """What names a mutant whatever the lines above it are."""
        return f"{self.module} {self.where}: {self.before} -> {self.after}"


class _Place(NamedTuple):
    """A function and the rules that its docstring, or that of its module, names."""

    name: str
    rules: str


def mutants(module: str, source: str) -> Iterator[Mutant]:
    """Every mutant of a module, in the order of its lines."""
    lines = source.splitlines()
    for node, place in _nodes(ast.parse(source)):
        for before, after in _breaks(node):
            broken = _replaced(lines, node, before, after)
            if broken is not None:
                yield Mutant(module, node.lineno, place.name, before, after, place.rules, broken)


def _nodes(tree: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, _Place]]:
    """Everything inside functions and the values of the module's own constants, but for annotations and docstrings."""
    yield from _inside(tree, _Place("module", _rules(tree)))


def _inside(parent: ast.AST, place: _Place) -> Iterator[tuple[ast.expr | ast.stmt, _Place]]:
    for name, value in ast.iter_fields(parent):
        if name in ("annotation", "returns", "decorator_list", "bases", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or isinstance(child, ast.Import | ast.ImportFrom | ast.arguments):
                continue
            inner = place
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                inner = _Place(f"{place.name}.{child.name}".removeprefix("module."), _rules(child) or place.rules)
            if isinstance(child, ast.expr | ast.stmt) and not _is_docstring(child):
                yield child, inner
            yield from _inside(child, inner)


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _rules(node: ast.Module | ast.FunctionDef | ast.ClassDef) -> str:
    return ", ".join(RULE.findall(ast.get_docstring(node) or ""))


def _breaks(node: ast.expr | ast.stmt) -> Iterator[tuple[str, str]]:
    text = ast.unparse(node)
    if isinstance(node, ast.Compare):
        for place, comparison in enumerate(node.ops):
            operators = [*node.ops]
            operators[place] = OTHER_COMPARISON[type(comparison)]()
            yield text, ast.unparse(ast.Compare(node.left, operators, node.comparators))
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield text, f"({ast.unparse(ast.BoolOp(other, node.values))})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield text, ast.unparse(node.operand)
    elif isinstance(node, ast.BinOp) and type(node.op) in OTHER_OPERATOR:
        yield text, f"({ast.unparse(ast.BinOp(node.left, OTHER_OPERATOR[type(node.op)](), node.right))})"
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield text, str(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield text, str(node.value + 1)
    elif isinstance(node, ast.Assign | ast.AugAssign | ast.Expr | ast.Return) and text not in ("return", "return None"):
        yield text, "return None" if isinstance(node, ast.Return) else "pass"


def _replaced(lines: list[str], node: ast.expr | ast.stmt, before: str, after: str) -> str | None:
    """The module with the node written anew; None when it would not be another module that can be read."""
    if node.end_lineno is None or node.end_col_offset is None:
        return None
    head = lines[: node.lineno - 1]
    first, last = lines[node.lineno - 1].encode(), lines[node.end_lineno - 1].encode()
    text = first[: node.col_offset].decode() + after + last[node.end_col_offset :].decode()
    broken = "\n".join([*head, text, *lines[node.end_lineno :]]) + "\n"
    try:
        same = ast.dump(ast.parse(broken)) == ast.dump(ast.parse("\n".join(lines)))
    except SyntaxError:
        return None
    return None if same or before == after else broken
