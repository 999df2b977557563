"""Everything the engine can say has words, and no words are left over.

What the engine can say is declared (`data/events.toml`, `questions.toml`, `refusals.toml`), each with the
parameters it is told with; `test_declarations` holds the games to it. A new one without wording fails here.
Every check is made for every game.
"""

from __future__ import annotations

import ast
import random
import re
import subprocess
import sys
from functools import cache

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import goneaway
from goneaway.bots import LEVELS, bot_names
from goneaway.colditz.ruleset import RuleOption, edition_names, options
from goneaway.kernel import Event, FileError, Outcome, RecordError, Refusal, RulesError, Seal
from goneaway.rulebook import (
    HouseRulesError,
    load_ambiguities,
    load_events,
    load_questions,
    load_refusals,
)
from goneaway.sectionx import SECTIONX
from goneaway.table.book.declined import CODES as DECLINED
from goneaway.wording import LANGUAGES, Wording, WordingError, bundles, messages
from goneaway.wording.colditz_places import FORMS, place_keys
from goneaway.wording.sentences import wording_of

from .speech import (
    CARDS,
    CLAUSES,
    COLUMNS,
    ENGLISH,
    KINDS,
    SOURCE,
    UNSPOKEN,
    check,
    check_filled,
    errors,
    events,
    outcomes,
    prompts,
    reasons,
    refusals,
    sampled,
    troubles,
)

each_game = pytest.mark.parametrize("game", KINDS)


# The rulebook's data


def test_every_option_of_section_x_has_its_clause() -> None:
    for option in SECTIONX.options:
        clause = CLAUSES["sectionx"][option.clause]
        assert option.name in clause.options
        assert not option.ambiguity or option.ambiguity in clause.ambiguities


def test_every_option_of_colditz_has_its_clauses() -> None:
    clauses = CLAUSES["colditz"]
    named = {name for clause in clauses.values() for name in clause.options}
    assert named == {option.dotted for option in options().values()}
    for option in options().values():
        for clause in option.clauses:
            assert option.dotted in clauses[clause].options
            assert set(option.ambiguities) <= set(clauses[clause].ambiguities)


@pytest.mark.parametrize(("game", "number"), [("sectionx", 36), ("colditz", 126)])
def test_every_ambiguity_has_its_clause(game: str, number: int) -> None:
    settled = {point for clause in CLAUSES[game].values() for point in clause.ambiguities}
    assert settled == {f"A{point}" for point in range(1, number + 1)}


def test_the_55_rules_are_all_there() -> None:
    rules = [str(number) for number in range(1, 56)]
    place = rules.index("34") + 1
    rules[place:place] = [f"34{point}" for point in "abcdef"]
    assert list(CLAUSES["colditz"])[: len(rules)] == rules
    assert list(CLAUSES["colditz"])[-2:] == ["notation", "views"]
    for rule in rules:
        assert ENGLISH.citation("colditz", rule) in (f"Rule {rule} (Classic 1973)", f"Rule {rule} (Martelli)")


@each_game
def test_every_clause_says_where_it_comes_from(game: str) -> None:
    documents = {"sectionx": ("R1", "R2", "ours"), "colditz": ("000", "001", "003", "004", "matrix", "ours")}
    for clause in CLAUSES[game].values():
        assert clause.sources
        for source in clause.sources:
            assert source.document in documents[game]
            assert source.place


# The words


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, clauses in CLAUSES.items() for name in clauses]
)
def test_every_clause_has_a_title_and_a_text(game: str, name: str) -> None:
    entry = CLAUSES[game][name]
    title = ENGLISH.clause_title(entry)
    assert title
    assert not title.endswith(".")
    text = ENGLISH.clause_text(entry)
    assert not re.search(r"[{}$]|  ", text)
    assert "\n" not in text.replace("\n\n", "").replace("\n- ", "")


@each_game
def test_every_refusal_names_its_rule(game: str) -> None:
    for refusal in refusals(game):
        text = ENGLISH.refusal(game, refusal)
        check_filled(text)
        title = ENGLISH.clause_title(CLAUSES[game][refusal.clause])
        cited = ENGLISH.citation(game, refusal.clause, refusal.code)
        rule = f"[{cited}: {title}]" if cited else f"({title})" if game == "colditz" else f"(Rule: {title})"
        assert text.endswith(rule)
        assert re.search(r"[.?!] ", text), "what would be right?"


@each_game
def test_a_code_with_several_clauses_is_told_apart(game: str) -> None:
    told: dict[str, dict[str, set[str]]] = {}
    for refusal in refusals(game):
        text = ENGLISH.refusal(game, refusal)
        reason = re.sub(r" (\[[^\[]*\]|\([^(]*\))$", "", text)  # without the rule it cites
        told.setdefault(refusal.code, {}).setdefault(refusal.clause, set()).add(reason)
    # Of an open question its kind is told, of a card its use; several clauses may have the same to say.
    told.pop("DECISION_PENDING", None)
    told.pop("WRONG_TIME", None)
    for code, given in told.items():
        assert len(set(map(frozenset, given.values()))) == len(given), code


@each_game
def test_every_event_has_a_line(game: str) -> None:
    for event in events(game):
        text = ENGLISH.event(game, event)
        if event.kind in wording_of(game).silent:
            assert text == ""
        else:
            check_filled(text)


def test_private_things_stay_private() -> None:
    assert ENGLISH.event("sectionx", Event("chance", secret={"domain": "lot"}, private=True)) == ""
    drawn = Event("drawn", {"colour": "B", "pile": 2}, {"tile": "HS-1"}, (0,))
    assert ENGLISH.event("sectionx", drawn) == "Blue drew a tile from pile 2."
    seen = drawn.seen_by(0)
    assert seen is not None
    assert ENGLISH.event("sectionx", seen) == "Blue drew the hideout on a straight from pile 2."


def test_cards_and_trades_stay_with_those_who_know() -> None:
    drawn = Event("drawn", {"seat": "dutch"}, {"card": "move_kitchen"}, (1,))
    assert ENGLISH.event("colditz", drawn) == "The Dutch drew a card."
    seen = drawn.seen_by(1)
    assert seen is not None
    assert ENGLISH.event("colditz", seen) == "The Dutch drew “Move Fast: Kitchen”."
    about = {"number": 3, "giver": "dutch", "taker": "polish", "give": ["rope", "talisman"], "want": ["key"]}
    traded = Event("traded", secret=about, knows=(0, 1), private=True)
    assert ENGLISH.event("colditz", traded) == ""
    seen = traded.seen_by(0)
    assert seen is not None
    text = "The Dutch and the Poles traded rope and Talisman for key (offer 3)."
    assert ENGLISH.event("colditz", seen) == text


@each_game
def test_every_question_can_be_put(game: str) -> None:
    for prompt in prompts(game):
        check_filled(ENGLISH.prompt(game, prompt))


@pytest.mark.parametrize(("game", "code", "names"), reasons())
def test_every_reason_of_a_bot_is_one_sentence(game: str, code: str, names: frozenset[str]) -> None:
    kind = "sectionx" if game == "kernel" else game
    assert ENGLISH.has(f"{game}-reason-{code}")
    for parameters in sampled(names):
        text = ENGLISH.reason(kind, code, parameters)
        check_filled(text)
        assert not re.search(r"[.?!] ", text), "one sentence"


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_name_and_an_effect(card: str) -> None:
    name = ENGLISH.card("colditz", card)
    assert name
    assert name[-1] not in ".?!"
    effect = ENGLISH.card_effect("colditz", card)
    check(effect)
    assert not re.search(r"[.?!] ", effect), "one sentence"


def test_no_two_cards_have_the_same_name() -> None:
    names = [ENGLISH.card("colditz", card) for card in CARDS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("option", SECTIONX.options, ids=lambda option: str(option.name))
def test_every_option_and_value_is_explained(option: goneaway.kernel.Option) -> None:
    check(ENGLISH.option("sectionx", option.name))
    told = [ENGLISH.option_value("sectionx", option.name, value) for value in option.values]
    for text in told:
        check(text)
    assert len(set(told)) == len(told)


def test_the_colours_are_explained_like_an_option() -> None:
    check(ENGLISH.option("sectionx", "colours"))
    check(ENGLISH.option_value("sectionx", "colours", "BRVY"))


def test_every_rules_error_names_the_option() -> None:
    for code, names in errors("RulesError"):
        for parameters in sampled(names):
            text = ENGLISH.rules_error(RulesError(code, **parameters))
            check_filled(text)
            for name in ("option", "options"):
                assert str(parameters.get(name, "")) in text


def test_every_record_error_names_the_line() -> None:
    for name, kind in FILE_ERRORS.items():
        for code, names in errors(name):
            for parameters in sampled(names):
                check_filled(ENGLISH.file_error(kind(code, None, **parameters)))
                assert ENGLISH.file_error(kind(code, 7, **parameters)).startswith("Line 7: ")


@pytest.mark.parametrize("end", sorted(outcomes("sectionx")))
def test_every_outcome_of_section_x_is_told_with_its_numbers(end: str) -> None:
    columns = {"escaped": [5, 2, 2], "free": [1, 0, 0], "hidden": [0, 1, 1], "alive": [7, 7, 7]}
    text = ENGLISH.outcome("sectionx", Outcome(end, "ranking", ((0,), (1, 2)), columns), ("B", "R", "Y"))
    first, *rows = text.splitlines()
    check(first)
    assert first.startswith("Blue won")
    assert rows == [
        "1. Blue: 5 escaped, 1 free, 0 in hideouts, 7 alive",
        "2. Red: 2 escaped, 0 free, 1 in hideouts, 7 alive",
        "2. Yellow: 2 escaped, 0 free, 1 in hideouts, 7 alive",
    ]
    shared = ENGLISH.outcome("sectionx", Outcome(end, "ranking", ((0, 1), (2,)), columns), ("B", "R", "Y"))
    assert shared.startswith("Blue and Red shared the win")
    assert shared.splitlines()[-1].startswith("3. Yellow")


@pytest.mark.parametrize("end", sorted(outcomes("colditz")))
def test_every_outcome_of_colditz_is_told_with_its_numbers(end: str) -> None:
    seats = ("british", "polish", "security")
    columns = {"escapes": [2, 1, 0]}
    text = ENGLISH.outcome("colditz", Outcome(end, "5", ((0,), (1,), (2,)), columns), seats)
    first, *rows = text.splitlines()
    check(first)
    assert first.startswith("Winner: British.")
    assert rows == ["1. British: 2 escapes", "2. Poles: 1 escape", "3. Security: kept watch"]
    text = ENGLISH.outcome("colditz", Outcome(end, "5", ((2,), (0,), (1,)), columns), seats)
    assert text.startswith("Winner: Security.")
    text = ENGLISH.outcome("colditz", Outcome(end, "5", ((0, 1), (2,)), columns), seats)
    assert text.startswith("Shared win: British and Poles.")


@pytest.mark.parametrize(
    ("game", "players", "rules"),
    [
        ("sectionx", 3, {"variant": "base"}),
        ("sectionx", 3, {"variant": "expert"}),
        ("colditz", 2, {"board": "miniature"}),
        ("colditz", 4, {}),
    ],
)
def test_a_game_can_be_told(game: str, players: int, rules: dict[str, str]) -> None:
    pick = random.Random(f"{game} {rules}")
    position = KINDS[game].new(players, rules, seal=Seal.from_seed(f"{game} {rules}")).start()
    told = list(position.collect())
    for _ in range(250):
        seat, prompt = position.actor, position.prompt
        if seat is None or prompt is None:
            break
        check_filled(ENGLISH.prompt(game, prompt))
        legal = position.legal()
        groups = [group for group in legal.groups_of(pick.choice(list(legal.verbs))) if len(group)]
        action = pick.choice(list(pick.choice(groups))) if groups else next(iter(legal))
        told += position.apply(seat, action)
    for event in told:
        for viewer in (None, 0):
            seen = event.seen_by(viewer)
            if seen is not None and seen.kind not in wording_of(game).silent:
                check_filled(ENGLISH.event(game, seen))


# The files


@cache
def entries() -> dict[str, ftl.Message]:
    out: dict[str, ftl.Message] = {}
    for file in sorted((SOURCE / "wording/en").glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in out, f"{entry.id.name} stands twice"
                out[entry.id.name] = entry
    return out


def referred(entry: ftl.BaseNode) -> set[str]:
    found: set[str] = set()

    class Finder(Visitor):
        def visit_MessageReference(self, node: ftl.MessageReference) -> None:
            found.add(node.id.name)

    Finder().visit(entry)
    return found


def keys_in_python() -> set[str]:
    """Keys that `wording` itself asks for, of any game."""
    out = set()
    folders = ("wording", "explaining", "presenting", "web", "cli")
    for file in (file for folder in folders for file in (SOURCE / folder).rglob("*.py")):
        nodes = list(ast.walk(ast.parse(file.read_text("utf-8"))))
        words = {node.value for node in nodes if isinstance(node, ast.Constant) and type(node.value) is str}
        out |= words
        for node in nodes:
            match node:
                case ast.JoinedStr(values=[ast.FormattedValue(), ast.Constant(value=str(text))]):
                    out |= {game + text for game in KINDS}
                case ast.JoinedStr(values=[ast.Constant(value=str(text)), ast.FormattedValue()]):
                    # Which one it is stands in the same file.
                    out |= {text + word for word in words}
    return out


FILE_ERRORS = {"RecordError": RecordError, "HouseRulesError": HouseRulesError, "FileError": FileError}


def file_key(code: str) -> str:
    """What is said of a record or of house rules; what can be wrong with any file is said of all."""
    keys = (f"kernel-{kind}-{code}" for kind in ("record", "house", "file"))
    return next((key for key in keys if key in entries()), f"no words for {code}")


def spoken(game: str) -> set[str]:
    return set(load_events(KINDS[game])) - {UNSPOKEN} - wording_of(game).silent


#: Whoever can be given a seat by name.
BOTS = sorted({name for game in KINDS for name in bot_names(game)} | set(LEVELS))


def test_no_message_is_left_over() -> None:
    wanted = {
        *(f"sectionx-option-{option.name}" for option in SECTIONX.options),
        *(f"colditz-card-{card}" for card in CARDS),
        *(f"kernel-rules-{code}" for code, _ in errors("RulesError")),
        *(file_key(code) for name in FILE_ERRORS for code, _ in errors(name)),
        *(f"{game}-reason-{code}" for game, code, _ in reasons()),
        "sectionx-option-colours",
        *(f"colditz-option-{name}" for name in options()),
        *(f"colditz-edition-{name}" for name in edition_names()),
        *(f"table-declined-{code}" for code in DECLINED),
        *(f"bot-{name}" for name in BOTS),
        *(f"bots-trouble-{code}" for code in troubles()),
        *(f"colditz-place-{key}" for key in place_keys()),
    }
    for game, clauses in CLAUSES.items():
        wanted |= {
            *(one.key for one in load_ambiguities(KINDS[game]).values()),
            *(clause.key for clause in clauses.values()),
            *(f"{game}-refusal-{one.code}" for one in load_refusals(KINDS[game])),
            *(f"{game}-event-{kind}" for kind in spoken(game)),
            *(f"{game}-prompt-{kind}" for kind in load_questions(KINDS[game])),
            *(f"{game}-outcome-{end}" for end in outcomes(game)),
            *(f"{game}-column-{column}" for column in COLUMNS[game]),
        }
    assert wanted <= set(entries())
    reachable = wanted | (keys_in_python() & set(entries()))
    waiting = list(reachable)
    while waiting:
        for name in referred(entries()[waiting.pop()]) - reachable:
            reachable.add(name)
            waiting.append(name)
    assert set(entries()) - reachable == set()


def _values_told(one: RuleOption) -> set[str]:
    """The attributes an option of Colditz needs: its words, yes and no, numbers as they are told."""
    told = {attribute.id.name for attribute in entries()[f"colditz-option-{one.name}"].attributes}
    numbers = {name for name in told if re.fullmatch(r"n-?\d+", name)}
    if one.kind == "bool":
        return {"true", "false"}
    if one.kind == "enum":
        return set(map(str, one.values))
    if one.kind == "set":
        return {"any", "none", *(f"m-{value}" for value in one.values if isinstance(value, str))}
    every = one.kind == "int" and None not in (one.least, one.most)
    if every and numbers == {f"n{number}" for number in range(one.least or 0, (one.most or 0) + 1)}:
        return numbers
    return {"any", *numbers, *map(str, one.values)}


def test_no_attribute_is_left_over() -> None:
    def attribute(value: object) -> str:
        if isinstance(value, bool):
            return str(value).lower()
        return f"n{value}" if isinstance(value, int) else str(value)

    wanted = {clause.key: {"title"} for clauses in CLAUSES.values() for clause in clauses.values()}
    wanted |= {f"colditz-card-{card}": {"does"} for card in CARDS}
    wanted |= {f"bot-{name}": {"about"} for name in BOTS}
    for option in SECTIONX.options:
        wanted[f"sectionx-option-{option.name}"] = {attribute(value) for value in option.values}
    wanted["sectionx-option-colours"] = {"any"}
    wanted |= {f"colditz-edition-{name}": {"short", "character"} for name in edition_names()}
    wanted |= {one.key: {"answer"} for kind in KINDS.values() for one in load_ambiguities(kind).values()}
    wanted |= {f"colditz-option-{name}": _values_told(one) for name, one in options().items()}
    wanted |= {f"colditz-place-{key}": set(FORMS) for key in place_keys()}
    wanted |= {f"{game}-quick": {"picture"} for game in KINDS}
    found = {name: {one.id.name for one in entry.attributes} for name, entry in entries().items()}
    assert {name: names for name, names in found.items() if names} == wanted


def test_turn_and_round_mean_one_thing_each() -> None:
    text = "\n".join(file.read_text("utf-8") for file in (SOURCE / "wording/en").glob("*.ftl"))
    assert not re.findall(r"(?i)\b(?:turned|turning|around|turn the tile|(?:go|going) round)\b", text)


# Languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_cut_into_entries_says_what_the_whole_file_says(language: str) -> None:
    for path in (SOURCE / "wording" / language).rglob("*.ftl"):
        text = path.read_text("utf-8")
        whole = [one for one in FluentParser().parse(text).body if isinstance(one, ftl.Message | ftl.Term)]
        cut = messages.cut(text)
        assert [("-" if isinstance(one, ftl.Term) else "") + one.id.name for one in whole] == list(cut), path
        for one, source in zip(whole, cut.values(), strict=True):
            one.comment = None
            [alone] = FluentParser().parse(source).body
            assert one.equals(alone), (path.name, one.id.name)


def test_a_language_is_open_before_its_sentences_are_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody waits for the first of them: all of a language takes seconds on a slow machine."""
    parsed: list[str] = []

    def count(source: str) -> ftl.Resource:
        parsed.append(source)
        return FluentResource(source)

    monkeypatch.setattr(bundles, "FluentResource", count)
    messages.forget()
    for language in LANGUAGES:
        assert Wording(language).text("web-not-found")
    assert len(parsed) < 10


def test_english_fills_the_gaps_message_by_message(monkeypatch: pytest.MonkeyPatch) -> None:
    english = list(messages.texts("en"))
    italian = "sectionx-clause-place = Qui.\nkernel-refusal = { $reason } (Regola: { $title })\n"
    monkeypatch.setattr(
        messages, "texts", lambda language, packages: [italian] if language == "it" else english
    )
    messages.forget()
    try:
        words = Wording("it")
        assert words.clause_text(CLAUSES["sectionx"]["place"]) == "Qui."
        assert words.clause_title(CLAUSES["sectionx"]["place"]) == "Placing a tile"
        text = words.refusal("sectionx", Refusal("turn", "NOT_YOUR_TURN", {"colour": "R"}))
        assert text == "It is Red’s turn. Wait for yours. (Regola: The turn)"
    finally:
        messages.forget()


def test_a_language_can_be_named_like_a_locale() -> None:
    assert Wording("en_GB.UTF-8").language == "en"
    assert Wording("fr-CH").language == "fr"


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(WordingError, match=r"'xx'.*en, it, es, fr"):
        Wording("xx")


def test_a_missing_key_or_parameter_is_named() -> None:
    with pytest.raises(WordingError, match="sectionx-nothing"):
        ENGLISH.text("sectionx-nothing")
    with pytest.raises(WordingError, match=r"kernel-place.*seat"):
        ENGLISH.text("kernel-place", place=1, columns="")


def test_the_engine_does_not_wait_for_fluent() -> None:
    code = "import sys, goneaway, goneaway.wording; sys.exit('fluent.runtime' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_once_and_as_fluent_writes_them(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole number keeps its text: `babel` takes longer to write it than the rest of a sentence takes."""
    wording = Wording(language)
    found = wording._pattern("kernel-record-line")
    assert found is not None
    bundle, pattern = found
    for number in (0, 1, 2, 11, 1234, -5678, 10**14):
        arguments = {"line": number, "reason": "x"}
        plain = FluentBundle.format_pattern(bundle, pattern, arguments)
        assert bundle.format_pattern(pattern, arguments) == plain
        assert plain[1] == []
    written: list[int] = []
    write = FluentInt.format

    def count(self: FluentInt, where: Locale) -> str:
        written.append(int(self))
        return str(write(self, where))

    monkeypatch.setattr(FluentInt, "format", count)
    for _ in range(2):
        wording.format("kernel-record-line", {"line": 987, "reason": "x"})
    assert written == [987]


def test_a_sentence_that_lacks_a_parameter_is_an_error() -> None:
    with pytest.raises(WordingError):
        Wording().format("kernel-record-line", {"line": 1})
