"""The build hook: what a wheel holds beside the Python source.

The engine is compiled with mypyc when a C compiler is there, and stays pure when not. DEFIFOO_ENGINE=compiled makes a failure
to compile fatal (the tests use it); DEFIFOO_ENGINE=pure skips compiling. Editable installs stay pure, or a stale binary would
shadow the edited source.

The pages are built with node. DEFIFOO_WEB=none leaves them out; otherwise pages that cannot be built are an error. A source
archive carries them, so that whoever installs from it needs no node.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parents[1]))  # hatchling loads this file alone

from building.engine import NEEDS, compile_engine, has_compiler
from building.pages import NODE, NotBuilt, build_pages, cached_pages, carried_node, machine_has_node

CARRIED = "built-pages"
"""Where a source archive keeps the pages."""


class Hook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return (NEEDS if self.target_name == "wheel" and self._wants_engine() else []) + ([NODE] if self._wants_node() else [])

    def _wants_pages(self) -> bool:
        return os.environ.get("DEFIFOO_WEB") != "none" and (Path(self.root) / "web" / "package.json").exists()

    def _carried_pages(self) -> Path | None:
        """Those of a source archive."""
        carried = Path(self.root) / CARRIED
        return carried if (carried / "index.html").is_file() else None

    def _wants_node(self) -> bool:
        missing = self._carried_pages() is None and not cached_pages(Path(self.root)).exists()
        return self._wants_pages() and missing and not machine_has_node()

    def _wants_engine(self) -> bool:
        if os.environ.get("DEFIFOO_ENGINE") == "pure":
            return False
        return os.environ.get("DEFIFOO_ENGINE") == "compiled" or has_compiler()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self._wants_pages():
            place = "defifoo/web" if self.target_name == "wheel" else CARRIED
            build_data["force_include"][str(self._pages())] = place
        if self.target_name == "wheel" and self._wants_engine():
            self._add_engine(build_data)

    def _pages(self) -> Path:
        return self._carried_pages() or build_pages(Path(self.root), carried_node() if self._wants_node() else None)

    def _add_engine(self, build_data: dict[str, Any]) -> None:
        built = Path(tempfile.mkdtemp(prefix="defifoo-engine-"))
        try:
            compile_engine(Path(self.root), sys.executable, built)
        except NotBuilt as error:
            if os.environ.get("DEFIFOO_ENGINE") == "compiled":
                raise
            self.app.display_warning(f"{error}\nIt stays pure Python.")
            return
        build_data["force_include"].update({str(path): str(path.relative_to(built)) for path in built.rglob("*.so")})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
