"""A moving picture of a page: what its compositor draws, as an animated WebP."""

import asyncio
import base64
from collections.abc import Awaitable
from typing import Any, Final

from playwright.async_api import Page

FASTEST: Final = 50
"""Frames closer together than so many milliseconds are not told apart."""
QUALITY: Final = 0.82

# A frame as the browser packs it.
PACK: Final = """async ([png, quality]) => {
  const drawn = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (one) => one.charCodeAt(0))]));
  const canvas = new OffscreenCanvas(drawn.width, drawn.height);
  canvas.getContext('2d', { alpha: false }).drawImage(drawn, 0, 0);
  const packed = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
  return [drawn.width, drawn.height, btoa(Array.from(packed, (one) => String.fromCharCode(one)).join(''))];
}"""


class Film:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[tuple[float, str]] = []
        self.thanks: list[asyncio.Task[Any]] = []

    async def of(self, meanwhile: Awaitable[None]) -> bytes:
        """What is drawn until that is done."""
        session = await self.page.context.new_cdp_session(self.page)

        def keep(frame: dict[str, Any]) -> None:
            at = frame["metadata"]["timestamp"] * 1000
            if not self.frames or at - self.frames[-1][0] >= FASTEST:
                self.frames.append((at, frame["data"]))
            self.thanks.append(asyncio.create_task(session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})))

        session.on("Page.screencastFrame", keep)
        await session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})
        await meanwhile
        await session.send("Page.stopScreencast")
        await asyncio.gather(*self.thanks)
        return await self._packed()

    async def _packed(self) -> bytes:
        ends = [at for at, _ in self.frames[1:]] + [self.frames[-1][0] + 1500]
        parts: list[bytes] = []
        wide = high = 0
        for (at, png), end in zip(self.frames, ends, strict=True):
            wide, high, packed = await self.page.evaluate(PACK, [png, QUALITY])
            place = bytes(6) + _three(wide - 1) + _three(high - 1) + _three(round(end - at)) + b"\x02"
            parts.append(_chunk(b"ANMF", place + _picture(base64.b64decode(packed))))
        head = _chunk(b"VP8X", b"\x02\0\0\0" + _three(wide - 1) + _three(high - 1)) + _chunk(b"ANIM", bytes(6))
        whole = b"WEBP" + head + b"".join(parts)
        return b"RIFF" + len(whole).to_bytes(4, "little") + whole


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + len(content).to_bytes(4, "little") + content + bytes(len(content) % 2)


def _picture(webp: bytes) -> bytes:
    """The part of a single picture that has its points."""
    at = 12
    while True:
        size = int.from_bytes(webp[at + 4 : at + 8], "little")
        end = at + 8 + size + size % 2
        if webp[at : at + 4] in (b"VP8 ", b"VP8L"):
            return webp[at:end]
        at = end
