"""A broken module in place of the sound one: loaded instead of it, or its functions exchanged where it has been loaded."""

import gc
import sys
import types
from collections.abc import Iterator
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader

from bench.mutants.breaking import SOURCE, Mutant


def module_name(module: str) -> str:
    return "defifoo." + module.removesuffix(".py").replace("/", ".")


class _Source(Loader):
    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def create_module(self, spec: ModuleSpec) -> None:  # noqa: ARG002 - the ordinary module will do
        return None

    def exec_module(self, module: types.ModuleType) -> None:
        exec(compile(self._mutant.source, module.__file__ or "", "exec"), module.__dict__)  # that is what is tried


class Broken(MetaPathFinder):
    """Loads one module of ours with something broken."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant
        self._name = module_name(mutant.module)

    def find_spec(self, fullname: str, *_where: object) -> ModuleSpec | None:
        if fullname != self._name:
            return None
        spec = spec_from_loader(fullname, _Source(self._mutant), origin=str(SOURCE / self._mutant.module))
        if spec is not None:
            spec.has_location = True
        return spec


Functions = dict[str, list[types.FunctionType]]
"""Those of ours that have been loaded, by module."""


def loaded_functions() -> Functions:
    """Looked up once, for many forks: to touch every object in each of them would copy all the memory they share."""
    found: Functions = {}
    gc.collect()
    for thing in gc.get_objects():
        if isinstance(thing, types.FunctionType) and str(thing.__module__).startswith("defifoo."):
            found.setdefault(thing.__module__, []).append(thing)
    gc.freeze()
    return found


def exchange(mutant: Mutant, functions: Functions) -> bool:
    """Put the broken functions of a module in place of the sound ones; False when the module has not been loaded."""
    module = sys.modules.get(module_name(mutant.module))
    if module is None:
        return False
    codes = dict(_codes(compile(mutant.source, str(SOURCE / mutant.module), "exec")))
    changed = False
    for thing in functions.get(module.__name__, []):
        code = codes.get(thing.__qualname__)
        if code is not None and code != thing.__code__ and len(code.co_freevars) == len(thing.__code__.co_freevars):
            thing.__code__ = code
            changed = True
    for thing in vars(module).values():
        if callable(getattr(thing, "cache_clear", None)):
            thing.cache_clear()
    return changed


def _codes(code: types.CodeType) -> Iterator[tuple[str, types.CodeType]]:
    for inner in code.co_consts:
        if isinstance(inner, types.CodeType):
            yield inner.co_qualname, inner
            yield from _codes(inner)
