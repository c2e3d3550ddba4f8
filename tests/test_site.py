"""The documentation site can be made, and none of its links leads nowhere."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.skipif(os.environ.get("DEFIFOO_EXPECT") == "compiled", reason="it is the same with either engine")


def sphinx(source: Path, configuration: Path, target: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going", "-c", str(configuration)]
    return subprocess.run([*command, str(source), str(target)], capture_output=True, text=True, check=False)


def test_the_site_is_made_from_every_document(tmp_path: Path) -> None:
    done = sphinx(ROOT, ROOT / "docs" / "site", tmp_path)
    assert done.returncode == 0, done.stderr
    for document in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        page = (tmp_path / document.relative_to(ROOT)).with_suffix(".html")
        assert page.is_file(), f"{document.name} is in no list of the site"
    api = (tmp_path / "docs" / "site" / "api.html").read_text("utf-8")
    for name in ("new_match", "finish", "Match", "Refused", "replay"):
        assert f'id="defifoo.{name}"' in api


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    site = tmp_path / "docs" / "site"
    site.mkdir(parents=True)
    (site / "index.md").write_text("# A title\n\n[away](nowhere.md) [inside](#nothing)\n", "utf-8")
    done = sphinx(tmp_path, ROOT / "docs" / "site", tmp_path / "out")
    assert done.returncode != 0
    assert "nowhere.md" in done.stderr
    assert "nothing" in done.stderr
