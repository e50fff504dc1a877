"""The frames that leave the server."""

import pytest
from websockets.frames import Frame, Opcode

from bree.server.websocket import frame


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_text_frame_is_what_the_library_would_write(size: int) -> None:
    text = b"x" * size
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
