"""Which words of a rule's sentence are its value.

It follows from what the sentence would say otherwise: what it shares with its nearest neighbour stays, the
rest is to be chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

#: Punctuation that may end a sentence; a value does not include it.
_STOPS = ".,;:!?"


def parted(sentence: str, others: Iterable[str]) -> tuple[str, str, str]:
    """What stands before the value of a sentence, the value, and the rest; `others` are its alternatives.

    >>> parted("There are at most 2 throws.", ["There are at most 3 throws."])
    ('There are at most ', '2', ' throws.')
    """
    words = sentence.split(" ")
    shared = (_shared(words, other.split(" ")) for other in others if other != sentence)
    front, back = max(shared, key=sum, default=(0, 0))
    if not front and back < 3:
        # Half a sentence is no value: where hardly anything is shared, all of it is to be chosen.
        front = back = 0
    middle = " ".join(words[front : len(words) - back])
    value = middle.rstrip(_STOPS)
    before = "".join(f"{word} " for word in words[:front])
    after = "".join(f" {word}" for word in words[len(words) - back :])
    return before, value, middle[len(value) :] + after


def _shared(one: Sequence[str], other: Sequence[str]) -> tuple[int, int]:
    """How many words two sentences share at the front and at the back; at least one word is left between."""
    least = min(len(one), len(other))
    front = 0
    while front < least and one[front] == other[front]:
        front += 1
    front = min(front, len(one) - 1)
    back = 0
    while back < min(least - front, len(one) - front - 1) and one[-1 - back] == other[-1 - back]:
        back += 1
    return front, back
