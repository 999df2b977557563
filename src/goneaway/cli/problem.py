"""Errors of the command line, worded for people."""

from __future__ import annotations


class Problem(Exception):
    """Ends the command with one sentence on standard error. Exit code 2: a usage error."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code
