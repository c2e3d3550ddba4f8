"""Other browsers than Chromium, driven by what comes with them: Firefox by WebDriver BiDi, WebKit by the older WebDriver.

WebKit, of which Safari is made, is there twice: WebKitGTK as new as Debian has it, and the WPE of Debian 12, which is that of
Safari 16.0, the oldest that is to work.
"""

import asyncio
import json
import os
import shutil
import signal
from asyncio.subprocess import DEVNULL, PIPE, STDOUT, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, Final, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect

from browser.people import PHONE
from browser.serving import free_port

MINI: Final = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)
NEEDED: Final = {
    "firefox": ("firefox-esr",),
    "webkit": ("WebKitWebDriver", "Xvfb", str(MINI)),
    "oldest webkit": ("WPEWebDriver", "cog"),
}
FRESH: Final = {
    "ui.prefersReducedMotion": 1,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "app.normandy.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}
NARROW: Final = "* { padding: 0; margin: 0; border: 0; min-width: 0; font-size: 1px; -gtk-icon-transform: scale(0); }"
"""The bar above the page would be wider than a phone."""
ALONE: Final = {"DBUS_SESSION_BUS_ADDRESS": "disabled:", "NO_AT_BRIDGE": "1", "GSETTINGS_BACKEND": "memory"}
"""Without the bus of a desktop, which would be looked for, or left behind, on a screen that is soon gone."""
SECONDS: Final = 60
Command = dict[str, Any]


def missing(browser: str) -> list[str]:
    return [program for program in NEEDED[browser] if shutil.which(program) is None]


class Window(Protocol):
    """One page in front of somebody who looks and taps."""

    async def open(self, url: str) -> None: ...

    async def run(self, script: str) -> Any:
        """What this expression comes to, waited for."""
        ...

    async def tap(self, x: float, y: float) -> None: ...


@asynccontextmanager
async def window(browser: str, folder: Path) -> AsyncIterator[Window]:
    async with AsyncExitStack() as stack:
        begin = _firefox if browser == "firefox" else _webkit if browser == "webkit" else _oldest_webkit
        yield await begin(stack, folder)


def _pointed(x: float, y: float) -> list[Command]:
    """A press, as both protocols say it."""
    path = [{"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)}]
    path += [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
    return [{"type": "pointer", "id": "hand", "parameters": {"pointerType": "mouse"}, "actions": path}]


async def _started(stack: AsyncExitStack, *command: str, **environment: str) -> Process:
    """A program and all that it starts, gone at the end."""
    process = await asyncio.create_subprocess_exec(
        *command, stdin=DEVNULL, stdout=PIPE, stderr=STDOUT, env={**os.environ, **environment}, start_new_session=True
    )

    async def end() -> None:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()

    stack.push_async_callback(end)
    return process


async def _line(process: Process, beginning: str) -> str:
    """The rest of the line that begins so; what the program says afterwards is read and forgotten."""
    assert process.stdout is not None
    async with asyncio.timeout(SECONDS):
        async for line in process.stdout:
            if line.decode(errors="replace").startswith(beginning):
                return line.decode().removeprefix(beginning).strip()
    raise AssertionError(f"it never said {beginning!r}")


class Firefox:
    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = count(1)
        self._context = ""

    async def _do(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        await self._line.send(json.dumps({"id": number, "method": method, "params": parameters}))
        async with asyncio.timeout(SECONDS):
            async for text in self._line:
                answer = json.loads(text)
                if answer.get("id") == number:
                    assert answer["type"] == "success", answer
                    return answer["result"]
        raise AssertionError("the line is closed")

    async def begin(self, width: int, height: int) -> None:
        await self._do("session.new", capabilities={})
        self._context = (await self._do("browsingContext.getTree"))["contexts"][0]["context"]
        await self._do("browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height})

    async def open(self, url: str) -> None:
        await self._do("browsingContext.navigate", context=self._context, url=url, wait="complete")

    async def run(self, script: str) -> Any:
        expression = f"(async () => JSON.stringify({{ is: await ({script}) }}))()"
        answer = await self._do("script.evaluate", expression=expression, target={"context": self._context}, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"]).get("is")

    async def tap(self, x: float, y: float) -> None:
        await self._do("input.performActions", context=self._context, actions=_pointed(x, y))


async def _firefox(stack: AsyncExitStack, folder: Path) -> Window:
    folder.mkdir()
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in FRESH.items()]
    (folder / "user.js").write_text("".join(lines))
    command = ["firefox-esr", "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    at = await _line(await _started(stack, *command), "WebDriver BiDi listening on ")
    firefox = Firefox(await stack.enter_async_context(connect(f"{at}/session", max_size=None)))
    await firefox.begin(*PHONE)
    return firefox


class Webkit:
    def __init__(self, line: httpx.AsyncClient) -> None:
        self._line = line
        self._session = ""

    async def _do(self, path: str, **body: Any) -> Any:
        answer = await self._line.post(self._session + path, json=body)
        value = answer.json()["value"]
        assert answer.status_code == 200, value
        return value

    async def begin(self, options: Command) -> None:
        async with asyncio.timeout(SECONDS):
            while True:
                with suppress(httpx.TransportError):  # it listens in a moment
                    begun = await self._do("/session", capabilities={"alwaysMatch": options})
                    break
                await asyncio.sleep(0.05)
        self._session = f"/session/{begun['sessionId']}"

    async def size(self, width: int, height: int) -> None:
        """Of the page, whatever stands above it."""
        wide, high = width, height
        for _ in range(9):
            await self._do("/window/rect", x=0, y=0, width=wide, height=high)
            inner = await self.run("[innerWidth, innerHeight]")
            if inner == [width, height]:
                return
            wide, high = wide + width - inner[0], high + height - inner[1]
            await asyncio.sleep(0.2)

    async def open(self, url: str) -> None:
        await self._do("/url", url=url)

    async def run(self, script: str) -> Any:
        asked = f"const done = arguments[0]; (async () => done(JSON.stringify({{ is: await ({script}) }})))()"
        text = await self._do("/execute/async", script=asked, args=[])
        return json.loads(text).get("is")

    async def tap(self, x: float, y: float) -> None:
        await self._do("/actions", actions=_pointed(x, y))

    async def end(self) -> None:
        with suppress(httpx.TransportError):
            await self._line.delete(self._session)


async def _driven(stack: AsyncExitStack, driver: str, options: Command, **environment: str) -> Webkit:
    port = free_port()
    await _started(stack, driver, f"--port={port}", **environment)
    line = await stack.enter_async_context(httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS))
    webkit = Webkit(line)
    await webkit.begin(options)
    stack.push_async_callback(webkit.end)  # the driver leaves its browser behind otherwise
    return webkit


async def _webkit(stack: AsyncExitStack, folder: Path) -> Window:
    style = folder / "gtk-3.0" / "gtk.css"
    style.parent.mkdir(parents=True)
    style.write_text(NARROW)
    screen = await _started(stack, "Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp")
    assert screen.stdout is not None
    number = (await asyncio.wait_for(screen.stdout.readline(), SECONDS)).decode().strip()
    options = {"webkitgtk:browserOptions": {"binary": str(MINI), "args": ["--automation"]}}
    own = {"DISPLAY": f":{number}", "XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CACHE_HOME": str(folder)}
    webkit = await _driven(stack, "WebKitWebDriver", options, **own, **ALONE)
    await webkit.size(*PHONE)
    return webkit


async def _oldest_webkit(stack: AsyncExitStack, folder: Path) -> Window:
    """Has no window that could be made smaller: 800 by 600."""
    options = {"wpe:browserOptions": {"binary": shutil.which("cog"), "args": ["--platform=headless", "--automation"]}}
    return await _driven(stack, "WPEWebDriver", options, XDG_DATA_HOME=str(folder), XDG_CACHE_HOME=str(folder), **ALONE)
