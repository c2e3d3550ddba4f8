"""What is wrong with what is on the screen."""

from typing import Final

from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page

WIDTHS: Final = ((360, 640), (768, 1024), (1280, 800))

# Text that does not fit where it stands, and things that stick out of the window, unless they lie in a part that scrolls.
CUT_OFF: Final = """() => {
  const cut = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) cut.push(`the page is ${wide} wide`);
  const table = document.querySelector('main.board') !== null;  // which never scrolls as a whole
  const scrolls = (one) => {
    for (; one; one = one.parentElement) if (/auto|scroll/.test(getComputedStyle(one).overflow)) return true;
    return false;
  };
  for (const one of document.querySelectorAll('button, a, h1, h2, p, label, summary, legend, th')) {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    if (!width || one.closest('.hidden, [aria-hidden=true]') || !one.checkVisibility() || scrolls(one.parentElement)) continue;
    const name = `${one.tagName} ${one.className} "${(one.ariaLabel ?? one.textContent).trim().slice(0, 40)}"`;
    if (left < -3 || right > innerWidth + 3) cut.push(`${name} sticks out: ${left} to ${right}`);
    if (one.closest('.hand') || one.querySelector(':scope > .hidden')) continue;
    if (table && (top < -1 || bottom > innerHeight + 1)) cut.push(`${name} is above or below: ${top} to ${bottom}`);
    const inline = getComputedStyle(one).display === 'inline';
    if (!inline && one.scrollWidth > one.clientWidth + 2) cut.push(`${name}: ${one.scrollWidth} of text in ${one.clientWidth}`);
    if (one.matches('.button') && one.scrollHeight > one.clientHeight + 2) cut.push(`${name} is too low for its text`);
  }
  return cut;
}"""


async def complaints(page: Page) -> list[str]:
    """What axe says. It need not read thousands of paths: cards are drawn out of its sight and named in words beside."""
    await page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    found = await Axe().run(page, {"exclude": [["svg[aria-hidden=true]"]]})
    return [
        f"{one['id']}: {node['target']} {node['html'][:160]} {[check['message'] for check in node['any'][:1]]}"
        for one in found.response["violations"]
        for node in one["nodes"][:3]
    ]


async def cut_off(page: Page, sizes: tuple[tuple[int, int], ...] = WIDTHS) -> list[str]:
    found: list[str] = []
    for width, height in sizes:
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate(
            "new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 50))"
        )
        found += [f"{width}: {one}" for one in await page.evaluate(CUT_OFF)]
    return found
