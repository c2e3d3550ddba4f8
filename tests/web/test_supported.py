"""The browsers that are to work are named in several places, in one way."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAMES = {"chrome": "Chrome", "edge": "Edge", "firefox": "Firefox", "safari": "Safari"}


def built_for() -> dict[str, str]:
    """The oldest of each, as the pages are built for."""
    config = (ROOT / "web" / "vite.config.ts").read_text("utf-8")
    listed = re.search(r"^const oldest = \[(.*)\];$", config, re.MULTILINE)
    assert listed is not None
    return {NAMES[name]: number for name, number in re.findall(r"'([a-z]+)(\d+)'", listed[1])}


@pytest.mark.parametrize(("place", "times"), [("README.md", 1), ("web/index.html", 2)])
def test_whoever_reads_of_the_oldest_browsers_reads_of_those_that_the_pages_are_built_for(place: str, times: int) -> None:
    text = " ".join((ROOT / place).read_text("utf-8").split())
    said = re.findall(r"Firefox (\d+), Chrome (?:and|ou|or) Edge (\d+), Safari (\d+)", text)
    oldest = built_for()
    assert said == [(oldest["Firefox"], oldest["Chrome"], oldest["Safari"])] * times
    assert oldest["Edge"] == oldest["Chrome"]


def test_no_pattern_looks_behind() -> None:
    """Safari 16.0 to 16.3 cannot, and nobody translates patterns: the whole page would stay empty."""
    sources = [path for kind in ("*.ts", "*.svelte") for path in (ROOT / "web" / "src").rglob(kind)]
    assert len(sources) > 100
    assert [str(path) for path in sources if re.search(r"\(\?<[=!]", path.read_text("utf-8"))] == []
