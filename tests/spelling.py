"""Random games in which every action is written in numbers and read back.

`python -m tests.spelling 1000` plays so many, over both games, all editions and all numbers of players, and
says what it found; the suite plays a few.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable

from goneaway import KINDS
from goneaway.bots import RandomBot
from goneaway.bots.contract.bot import UNSEEN
from goneaway.colditz.ruleset.loading import edition_names
from goneaway.env.choosing import Choosing
from goneaway.env.listing import WORDS
from goneaway.env.setting import Setting
from goneaway.env.words import Lexicon
from goneaway.kernel import Action, Legal, Seal, Stream

GAMES = (*(("colditz", edition) for edition in edition_names()), ("sectionx", ""))
#: Of so many decisions one has all its actions looked at, not only the one that is played.
EVERY = {"colditz": 1, "sectionx": 25}


def spelled(lexicon: Lexicon, actions: Iterable[Action]) -> int:
    """Text to numbers and back, numbers to text and back, for each of them; how many they were."""
    seen: dict[tuple[int, ...], str] = {}
    for action in actions:
        text, numbers = str(action), lexicon.spell(action)
        assert lexicon.numbers(text) == numbers, text
        assert lexicon.read(numbers) == text
        assert str(lexicon.parse(numbers)) == text
        assert len(numbers) <= WORDS, text
        assert seen.setdefault(numbers, text) == text
        seen[numbers] = text
    return len(seen)


def chosen(lexicon: Lexicon, legal: Legal, action: Action) -> int:
    """The same action is come to word by word; the most words there were to choose from."""
    choosing, most = Choosing.among(lexicon, legal), 0
    words = lexicon.spell(action)
    while choosing.action is None:
        said = len(choosing.said)
        most = max(most, len(choosing.options))
        choosing.say(words[said] if said < len(words) else lexicon.end)
    assert choosing.action == action
    return most


def play(name: str, edition: str, number: int, counts: Counter[str]) -> None:
    """One random game, with the asides that could have been said when a turn began."""
    kind = KINDS[name]
    players = kind.players[number % len(kind.players)]
    rules = {"edition": edition} if edition else {}
    lexicon = Setting(name, players, rules).encoder().lexicon
    position = kind.new(players, rules, seal=Seal.from_seed(f"spelling {number}")).start()
    bot = RandomBot(Stream.from_seed(f"spelling {number}", quiet=True))
    lots = Stream.from_seed(f"asides {number}", quiet=True)
    while (seat := position.actor) is not None:
        if position.ply % 10 == 0:
            for speaker in range(len(lexicon.game.seats)):
                asides = list(position.asides(speaker))
                counts["asides"] += spelled(lexicon, asides)
                if asides:
                    position.apply(speaker, asides[lots.pick("aside", len(asides))])
            seat = position.actor
            assert seat is not None
        legal = position.legal()
        if position.ply % EVERY[name] == 0:
            offered = spelled(lexicon, legal)
            counts["actions"] += offered
            counts["most"] = max(counts["most"], offered)
        action = bot.choose(UNSEEN, legal)
        counts["played"] += spelled(lexicon, [action])
        counts["widest"] = max(counts["widest"], chosen(lexicon, legal, action))
        position.apply(seat, action)
    counts["games"] += 1


def main() -> None:
    games = int(sys.argv[1])
    for place, (name, edition) in enumerate(GAMES):
        counts: Counter[str] = Counter()
        for number in range(place, games, len(GAMES)):
            play(name, edition, number, counts)
        sys.stdout.write(f"{name} {edition}: {dict(counts)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
