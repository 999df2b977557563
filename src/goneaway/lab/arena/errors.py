"""What an arena refuses: a code and what it is about. The words are found elsewhere."""

from __future__ import annotations


class ArenaError(ValueError):
    """A contest that cannot be held, a file that is not its own, or an engine that is not there.

    Codes: `bots-none`, `bot-twice`, `role-none`, `role-alone`, `against-alone`, `games`, `settings-none`;
    of a file `file-other`, `file-plan`, `file-broken`; of Ray `ray-missing`, `ray-failed`.
    """

    def __init__(self, code: str, **parameters: object) -> None:
        self.code = code
        self.parameters = parameters
        told = ", ".join(f"{name}: {value}" for name, value in parameters.items())
        super().__init__(f"{code} ({told})" if told else code)
