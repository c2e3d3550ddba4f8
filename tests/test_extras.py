"""What the documents tell people to install can be installed."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
NAMED = re.compile(r"defifoo\[([a-z,]+)\]")


def test_every_extra_that_is_named_anywhere_exists() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.py"), *ROOT.glob("examples/**/*.md")]
    named = {name for page in pages for names in NAMED.findall(page.read_text("utf-8")) for name in names.split(",")}
    assert named
    assert sorted(named - set(extras)) == []
