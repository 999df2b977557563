"""What goes wrong at the command line, said to a person."""

from __future__ import annotations


class Problem(Exception):
    """Ends the command with one sentence on standard error. Exit code 2: it was asked wrongly."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code
