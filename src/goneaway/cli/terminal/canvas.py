"""A sheet of character cells to draw on: every cell has a letter and a style."""

from __future__ import annotations

from rich.text import Text


class Canvas:
    """A sheet of characters. Drawing outside it is clipped, so a narrow window cannot break play."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._letters = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write from left to right, replacing letters and styles."""
        if not 0 <= y < self.height:
            return
        for at, letter in enumerate(text, x):
            if 0 <= at < self.width:
                self._letters[y][at] = letter
                self._styles[y][at] = style

    def paste(self, x: int, y: int, other: Canvas) -> None:
        """Lay another sheet on this one."""
        left, right = max(0, x), min(self.width, x + other.width)
        for row in range(max(0, y), min(self.height, y + other.height)):
            if left < right:
                self._letters[row][left:right] = other._letters[row - y][left - x : right - x]
                self._styles[row][left:right] = other._styles[row - y][left - x : right - x]

    def at(self, x: int, y: int) -> tuple[str, str]:
        """The letter of a cell and its style."""
        return self._letters[y][x], self._styles[y][x]

    def row(self, y: int) -> Text:
        """One line, with runs of the same style combined."""
        line = Text(no_wrap=True, overflow="ignore", end="")
        letters, styles = self._letters[y], self._styles[y]
        width = self.width
        while width and letters[width - 1] == " " and not styles[width - 1]:
            width -= 1
        start = 0
        for at in range(1, width + 1):
            if at == width or styles[at] != styles[start]:
                line.append("".join(letters[start:at]), styles[start] or None)
                start = at
        return line

    def text(self) -> Text:
        """The whole sheet."""
        whole = Text("\n", no_wrap=True, overflow="ignore").join(self.row(y) for y in range(self.height))
        whole.no_wrap = True
        whole.overflow = "ignore"
        return whole
