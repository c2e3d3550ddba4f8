"""Without the libraries, the adapters say which extra to install."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("defifoo.research.pettingzoo", "pettingzoo", "pettingzoo"),
        ("defifoo.research.pettingzoo.red_v0", "pettingzoo", "pettingzoo"),
        ("defifoo.research.openspiel", "pyspiel", "openspiel"),
        ("defifoo.research.reduced", "pyspiel", "openspiel"),
        ("defifoo.research.vector", "numpy", "pettingzoo"),
    ],
)
def test_importing_an_adapter_without_its_library_names_the_extra(module: str, library: str, extra: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"pip install 'defifoo[{extra}]'" in done.stderr


def test_the_package_itself_needs_none_of_them() -> None:
    program = (
        "import sys\nfor name in ('numpy', 'pettingzoo', 'gymnasium', 'pyspiel'): sys.modules[name] = None\n"
        "import defifoo.research, defifoo.research.records, defifoo.research.compiled.vector"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
