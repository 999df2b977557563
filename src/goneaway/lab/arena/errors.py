"""Errors of an arena: a code and parameters. `wording` has the sentences."""

from __future__ import annotations


class ArenaError(ValueError):
    """An impossible contest, a file of another contest, or a missing engine.

    Codes: `bots-none`, `bot-twice`, `role-none`, `role-alone`, `against-alone`, `games`, `settings-none`;
    of a file `file-other`, `file-plan`, `file-broken`; of Ray `ray-missing`, `ray-failed`.
    """

    def __init__(self, code: str, **parameters: object) -> None:
        self.code = code
        self.parameters = parameters
        told = ", ".join(f"{name}: {value}" for name, value in parameters.items())
        super().__init__(f"{code} ({told})" if told else code)
