"""The smallest functions of the engine are written out in C: the calls are found, and they compute what the Python does."""

import shutil
import subprocess
from pathlib import Path

import pytest
from building.inlining import BODIES, inlined

from defifoo.core.bits import bit, lowest, size
from defifoo.core.deal import step
from defifoo.core.observing import from_me

CALLER = """#include <stdint.h>
#include <stdio.h>
int main(void) {
    int64_t a, b;
    while (scanf("%ld %ld", &a, &b) == 2) {
        int64_t x, y, z, s, m;
        x = CPyDef_defifoo___core___bits___bit(b);
        y = exports_defifoo_core.CPyDef_defifoo___core___bits___lowest(a);
        z = exports_defifoo_core.CPyDef_defifoo___core___bits___size(a);
        s = exports_defifoo_core.CPyDef_defifoo___core___deal___step(b % 6, a % 2 ? 1 : -1, 6);
        m = exports_defifoo_core.CPyDef_defifoo___core___observing___from_me(b % 6, a % 6, 6);
        printf("%ld %ld %ld %ld %ld\\n", x, y, z, s, m);
    }
    return 0;
}
"""


def test_calls_are_replaced_and_definitions_are_not() -> None:
    source = (
        "#include <a.h>\n"
        "int64_t CPyDef_defifoo___core___bits___lowest(int64_t cpy_r_mask) {\n"
        "    cpy_r_r1 = CPyDef_defifoo___core___bits___lowest(cpy_r_mask);\n"
        "    cpy_r_r2 = exports_defifoo_core.CPyDef_defifoo___core___bits___lowest(cpy_r_mask);\n"
    )
    lines = inlined(source).splitlines()
    assert lines[0] == "#include <a.h>"
    assert lines[-3:] == [
        "int64_t CPyDef_defifoo___core___bits___lowest(int64_t cpy_r_mask) {",
        "    cpy_r_r1 = inline_bits___lowest(cpy_r_mask);",
        "    cpy_r_r2 = inline_bits___lowest(cpy_r_mask);",
    ]
    assert sum(line.startswith("static inline") for line in lines) == len(BODIES)


def test_a_file_that_calls_none_of_them_stays_as_it_is() -> None:
    assert inlined("#include <a.h>\nint x;\n") == "#include <a.h>\nint x;\n"


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_what_is_written_out_does_what_the_python_does(tmp_path: Path) -> None:
    (tmp_path / "caller.c").write_text(inlined(CALLER), "utf-8")
    subprocess.run(["cc", "-fwrapv", "-o", tmp_path / "caller", tmp_path / "caller.c"], check=True)
    sets = [0, 1, 2, 3, 6, 2**61 - 1, 2**60, 2**61, 0x0123_4567_89AB_CDEF, 2**40 + 2**7]
    pairs = [(mask, index) for mask in sets for index in range(62)]
    told = subprocess.run(
        [tmp_path / "caller"], input="\n".join(f"{a} {b}" for a, b in pairs), capture_output=True, text=True, check=True
    ).stdout
    for line, (mask, index) in zip(told.splitlines(), pairs, strict=True):
        assert line.split() == [
            str(found)
            for found in (
                bit(index),
                lowest(mask),
                size(mask),
                step(index % 6, 1 if mask % 2 else -1, 6),
                from_me(index % 6, mask % 6, 6),
            )
        ]
