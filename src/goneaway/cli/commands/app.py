"""The commands with their arguments and options.

A command itself imports what only it needs, or what is slow to load (the terminal, the laboratory, the
rulebook), so that the others start quickly.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ... import ENGINE, KINDS, __version__, kernel
from ...bots import BotTrouble, best_bot
from ...games import first
from ...kernel import GameKind, Journal, RecordError, RulesError
from ...kernel.notation import write_text
from ...kernel.options import brief
from ...kernel.records import ADJOURNED
from ...rulebook import house_rules_of, load_cases, load_clauses, write_house_rules
from ...wording import Wording, WordingError
from ..files import BrokenFile, broken, check_target, read_either, read_record, shown, write_whole
from ..problem import Problem
from .admin import admin
from .board import board
from .bot import bot
from .casework import case_result, show_coverage
from .dataset import dataset
from .hosting import backup, restore, serve
from .printing import SafeConsole, console, print_json
from .tables import bots_for, house_rules, kind_of, seat_people, table

app = typer.Typer(
    name="goneaway",
    help="Play, referee, explain and study escape board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

app.command()(board)
app.command()(bot)
app.command()(dataset)
app.command()(serve)
app.command()(backup)
app.command()(restore)
app.add_typer(admin, name="admin")

#: About a week on a fast machine.
MOST_GAMES = 10_000_000

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"Game, for example {first()}.")]
OneGame = Annotated[str, typer.Argument(metavar="[GAME]", help="Game.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
HouseRules = Annotated[
    list[str] | None, typer.Option("--rule", metavar="OPTION=VALUE", help="Set a house rule; repeatable.")
]
EditionName = Annotated[
    str | None, typer.Option("--edition", help="Edition of a game that has several; see `editions`.")
]
Bundles = Annotated[
    list[str] | None, typer.Option("--bundle", help="Add a bundle of house rules; repeatable; see `bundles`.")
]
RulesFile = Annotated[
    Path | None,
    typer.Option("--rules", metavar="FILE", help="Read house rules from a TOML file; see `rules save`."),
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")]
Language = Annotated[str, typer.Option("--lang", help="Language: en, it, es or fr.")]
Seed = Annotated[str | None, typer.Option(help="Seed; the same seed gives the same game.")]


def main() -> None:
    """Run a command; a `Problem` ends it with one sentence instead of a traceback."""
    try:
        app()
    except Problem as problem:
        console(stderr=True).print(f"goneaway: {problem}", markup=False)
        sys.exit(problem.code)


@app.callback(invoke_without_command=True)
def version(
    show: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    if show:
        typer.echo(f"goneaway {__version__} ({ENGINE})")
        raise typer.Exit


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games with their options."""
    wording = Wording()
    if as_json:
        print_json(
            {
                "games": [
                    {
                        "name": kind.name,
                        "title": kind.title,
                        "players": [kind.players[0], kind.players[-1]],
                        "options": [
                            {**option, "about": _about(wording, kind, option)}
                            for option in kind.options_json()
                        ],
                    }
                    for kind in KINDS.values()
                ]
            }
        )
        return
    out = console()
    for kind in KINDS.values():
        out.print(f"[bold]{kind.name}[/bold]  {kind.title}, {kind.players[0]} to {kind.players[-1]} players")
        for option in kind.options_json():
            default = json.dumps(option["default"]).strip('"')
            out.print(f"\n  [bold]{option['name']}[/bold]  {_about(wording, kind, option)}", highlight=False)
            if "allowed" in option:
                out.print(f"    {option['allowed']} (default: {default})", markup=False)
                continue
            for value in option["values"]:
                shown = str(value).lower() if isinstance(value, bool) else value
                meaning = wording.option_value(kind.name, option["name"], value)
                mark = " (default)" if value == option["default"] else ""
                out.print(f"    {shown}{mark}: {meaning}", markup=False)
        out.print()


def _about(wording: Wording, kind: GameKind, option: dict[str, Any]) -> str:
    """The meaning of an option: its own, or that of its game's wording."""
    return str(option.get("meaning") or wording.option(kind.name, option["name"]))


@app.command()
def cases(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Game. [default: all games]")] = None,
    clause: Annotated[str | None, typer.Option(help="Only the cases of this clause.")] = None,
    edition: EditionName = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="List the cases that cover each value of each option.")
    ] = False,
    option: Annotated[
        list[str] | None, typer.Option(help="With --coverage: only this option; repeatable.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Run the rulebook's test cases, or list the option values that they cover."""
    kinds = [kind_of(game)] if game is not None else list(KINDS.values())
    if edition is not None:
        kinds = [kind for kind in kinds if kind.edition]
        if not kinds:
            raise Problem(f"{kind_of(game or '').title} has only one edition; leave --edition out.")
        kinds = [kind for kind in kinds if edition in kind.editions()] or kinds[:1]
        try:
            kinds[0].rules(kinds[0].usual_players, {"edition": edition})
        except RulesError as error:
            raise Problem(Wording().rules_error(error)) from None
    if coverage:
        show_coverage(kinds, option or (), as_json)
        return
    results = []
    for kind in kinds:
        if clause is not None and clause not in load_clauses(kind):
            known = ", ".join(load_clauses(kind))
            raise Problem(f"{kind.name} has no clause '{brief(clause)}'. It has: {known}.")
        for case in load_cases(kind).values():
            wanted = clause is None or clause in case.clauses
            if wanted and (edition is None or edition == case.rules.get("edition", kind.edition)):
                results.append(case_result(case, kind))
    by_clause: dict[str, dict[str, int]] = {}
    for result in results:
        for name in result.case.clauses:
            counted = by_clause.setdefault(name, {"cases": 0, "passed": 0})
            counted["cases"] += 1
            counted["passed"] += result.passed
    failed = [result for result in results if not result.passed]
    if as_json:
        print_json(
            {
                "cases": len(results),
                "passed": len(results) - len(failed),
                "failed": [result.case.id for result in failed],
                "by_clause": dict(sorted(by_clause.items())),
            }
        )
    else:
        out = console()
        for result in results:
            mark = "ok    " if result.passed else "FAILED"
            out.print(f"{mark} {result.case.id:<28} {result.case.title}", markup=False)
            for failure in result.failures:
                out.print(f"         {failure}", markup=False)
        out.print(f"{len(results)} cases, {len(results) - len(failed)} passed, {len(failed)} failed")
    if failed:
        raise typer.Exit(1)


@app.command()
def rules(
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="WORDS",
            help="GAME [CLAUSE], EDITION or FILE of house rules, 'diff A B' of two of these, "
            "'explain CLAUSE|OPTION|CARD|A-number', or 'save FILE' with the options below.",
        ),
    ],
    lang: Language = "en",
    as_json: AsJson = False,
    game: Annotated[
        str | None, typer.Option(help="save: game the house rules are for.", show_default=first())
    ] = None,
    title: Annotated[str, typer.Option(help="save: title of the house rules.")] = "",
    edition: EditionName = None,
    bundle: Bundles = None,
    rule: HouseRules = None,
    rules_file: RulesFile = None,
    force: Force = False,
) -> None:
    """Show, compare, explain or save rules."""
    from . import rulebook

    wording = _wording(lang)
    if words[:1] == ["save"] and len(words) == 2:
        file = Path(words[1])
        _save_rules(file, game or first(), title, edition, bundle, rule, rules_file, force, wording, as_json)
        return
    if game or title or edition or bundle or rule or rules_file or force:
        raise Problem(wording.text("terminal-problem-rules-save"))
    # With --json the readable text is discarded: only the data is printed.
    out = Console(file=io.StringIO()) if as_json else console()
    data: Any
    try:
        match words:
            case ["diff", one, other]:
                data = rulebook.show_diff(one, other, wording, out)
            case ["explain", word]:
                data = rulebook.explain(word, wording, out)
            case [name] if name.endswith(".toml") or rulebook.is_edition(name):
                data = rulebook.show_edition(name, wording, out)
            case [name]:
                data = rulebook.show_rules(kind_of(name, wording), wording, out)
            case [name, clause]:
                kind = kind_of(name, wording)
                if clause not in load_clauses(kind):
                    known = ", ".join(load_clauses(kind))
                    told = {"game": kind.name, "clause": brief(clause), "known": known}
                    raise Problem(wording.text("terminal-problem-no-clause", **told))
                data = rulebook.show_clause(kind, clause, wording, out)
            case _:
                raise Problem(wording.text("terminal-problem-rules"))
    except RulesError as error:
        raise Problem(wording.rules_error(error)) from None
    if as_json:
        print_json(data)


@app.command()
def editions(game: OneGame = first(), lang: Language = "en", as_json: AsJson = False) -> None:
    """List the editions of a game."""
    from . import rulebook

    wording, out = _wording(lang), Console(file=io.StringIO()) if as_json else console()
    told = rulebook.show_editions(kind_of(game, wording), wording, out)
    if as_json:
        print_json({"editions": told})


@app.command()
def bundles(game: OneGame = first(), lang: Language = "en", as_json: AsJson = False) -> None:
    """List the bundles of a game: house rules that go together, for `--bundle NAME`."""
    from . import rulebook

    wording, out = _wording(lang), Console(file=io.StringIO()) if as_json else console()
    told = rulebook.show_bundles(kind_of(game, wording), wording, out)
    if as_json:
        print_json({"bundles": told})


@app.command(hidden=True)
def house(
    file: Annotated[Path, typer.Argument(help="File of house rules to write.")],
    game: Annotated[str, typer.Option(help="Game the house rules are for.")] = first(),
    title: Annotated[str, typer.Option(help="Title of the house rules.")] = "",
    edition: EditionName = None,
    bundle: Bundles = None,
    rule: HouseRules = None,
    rules_file: RulesFile = None,
    force: Force = False,
) -> None:
    """Former name of `rules save`, for one release."""
    typer.echo("`goneaway house FILE` is now `goneaway rules save FILE`.", err=True)
    _save_rules(file, game, title, edition, bundle, rule, rules_file, force, Wording())


def _save_rules(
    file: Path,
    game: str,
    title: str,
    edition: str | None,
    bundle: list[str] | None,
    rule: list[str] | None,
    rules_file: Path | None,
    force: bool,
    wording: Wording,
    as_json: bool = False,
) -> None:
    kind = kind_of(game, wording)
    asked = house_rules(rule or (), edition, bundle or (), rules_file, game)
    try:
        rules = house_rules_of(game, asked, title).settled(kind)
    except RulesError as error:
        raise Problem(wording.rules_error(error)) from None
    write_whole(file, write_house_rules(rules), force=force)
    if as_json:
        print_json({"file": str(file), "game": game})
        return
    console().print(wording.text("terminal-rules-saved", game=game, file=shown(file)), markup=False)


def _wording(language: str) -> Wording:
    try:
        return Wording(language)
    except WordingError as error:
        raise Problem(str(error)) from None


@app.command()
def simulate(
    game: GameName,
    players: Annotated[int, typer.Option(help="Number of seats.")] = 4,
    bots: Annotated[
        str, typer.Option(help="Bot for every seat, or one for each; exec:COMMAND runs a program.")
    ] = "random",
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="Number of games.")] = 100,
    seed: Annotated[str, typer.Option(help="Seed; the same seed gives the same games.")] = "1",
    jobs: Annotated[int, typer.Option(min=0, help="Number of processes; 0 uses every core.")] = 0,
    edition: EditionName = None,
    bundle: Bundles = None,
    rule: HouseRules = None,
    rules_file: RulesFile = None,
    record: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a record of every game to this folder.")
    ] = None,
    lang: Language = "en",
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and report statistics."""
    from .report import show_simulation
    from .simulation import run_simulation

    wording = _wording(lang)
    rules = house_rules(rule or (), edition, bundle or (), rules_file, game)
    seated = bots_for(game, len(table(game, players, rules, seed).seats), bots)
    try:
        summary = run_simulation(game, players, seated, games, seed, jobs, rules, record, force)
    except BotTrouble as trouble:
        raise Problem(wording.bot_trouble(trouble.code, trouble.parameters), code=1) from None
    if as_json:
        print_json(summary.to_json())
    else:
        show_simulation(summary, console(), wording)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Bots to compare, separated by commas.")],
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, help="Number of deals; each pairing plays all of them.")
    ] = 100,
    players: Annotated[
        str,
        typer.Option(help="Number of seats, or several: 2,3,4. [default: the usual number]"),
    ] = "",
    edition: Annotated[str, typer.Option(help="Edition, several separated by commas, or `all`.")] = "",
    role: Annotated[
        str, typer.Option(help="Role of the compared bots: officers or security. [default: both]")
    ] = "",
    against: Annotated[
        str, typer.Option(help="Bot that the compared bots play against; alone or with --role.")
    ] = "",
    seed: Annotated[str, typer.Option(help="Seed; the same seed gives the same games.")] = "1",
    jobs: Annotated[int, typer.Option(min=0, help="Number of simultaneous games; 0 uses every core.")] = 0,
    ray: Annotated[
        str,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one on this machine."),
    ] = "",
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Append each result to FILE; re-run to resume."),
    ] = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write an HTML page with tables and a plot.")
    ] = None,
    bundle: Bundles = None,
    rule: HouseRules = None,
    rules_file: RulesFile = None,
    lang: Language = "en",
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Compare bots on the same dice and cards: win rates, Elo and thinking time."""
    from .arena.page import page
    from .arena.running import hold, plan, settings_of
    from .arena.sheets import show_arena

    wording = _wording(lang)
    kind_of(game, wording)
    if html is not None:
        check_target(html, wording, force=force)
    rules = house_rules(rule or (), None, bundle or (), rules_file, game, wording)
    tables = settings_of(game, players, edition, rules, seed, wording)
    summary = hold(plan(game, bots, games, tables, seed, role, against, wording), jobs, ray, out, wording)
    data = summary.to_json()
    if html is not None:
        write_whole(html, page(data, wording), force=force, wording=wording)
    if as_json:
        print_json(data)
    else:
        show_arena(data, console(), wording)


@app.command()
def replay(
    file: Path,
    seat: Annotated[str | None, typer.Option(help="Show the game as one seat saw it.")] = None,
    boards: Annotated[bool, typer.Option(help="Draw the board after every turn.")] = False,
    lang: Language = "en",
) -> None:
    """Show a recorded game move by move."""
    from .replaying import show_replay

    show_replay(read_record(file), seat, boards, console(), _wording(lang).language)


@app.command()
def verify(file: Path, as_json: AsJson = False) -> None:
    """Verify a record: hash chain, legality, dice proof and result."""
    try:
        try:
            verdict = kernel.verify(read_record(file), KINDS)
        except RecordError as error:
            raise broken(file, error, Wording()) from None
    except BrokenFile as found:
        if not as_json:
            raise
        print_json({"valid": False, "line": found.line, "why": str(found)})
        raise typer.Exit(1) from None
    if as_json:
        print_json(
            {
                "valid": True,
                "status": verdict.status,
                "actions": verdict.actions,
                "outcomes": verdict.outcomes,
                "result": verdict.result,
            }
        )
        return
    ended = "adjourned, not over yet" if verdict.status == ADJOURNED else "finished"
    console().print(
        f"{shown(file)}: in order. The chain holds, {verdict.actions} actions are legal, "
        f"{verdict.outcomes} outcomes of chance follow from the secret, the game is {ended}.",
        markup=False,
    )


@app.command()
def convert(
    file: Path,
    to: Annotated[
        Path | None, typer.Argument(metavar="[TO]", help="File to write. [default: standard output]")
    ] = None,
    force: Force = False,
) -> None:
    """Convert a record from JSON Lines to readable text, or from text to JSON Lines."""
    if to is not None:
        check_target(to, Wording(), force=force)
    record, readable = read_either(file)
    text = record.to_jsonl() if readable else write_text(record)
    if to is None:
        # As bytes: a record is UTF-8 whatever the terminal's encoding.
        typer.echo(text.encode("utf-8"), nl=False)
    else:
        write_whole(to, text, force=force)


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="Game; without arguments, a menu opens."),
    ] = None,
    players: Annotated[int, typer.Option(help="Number of seats.")] = 3,
    humans: Annotated[int, typer.Option(min=0, help="Number of people at this keyboard.")] = 1,
    seat: Annotated[
        list[str] | None,
        typer.Option(help="Take this seat (B, officer-2, security, ...); repeatable."),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Bot for the other seats, or one for each; exec:COMMAND too. [default: a strong bot]"
        ),
    ] = None,
    edition: EditionName = None,
    bundle: Bundles = None,
    rule: HouseRules = None,
    rules_file: RulesFile = None,
    seed: Seed = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a saved game.")] = None,
    ask_all: Annotated[bool, typer.Option("--ask-all", help="Ask even if there is only one answer.")] = False,
    lang: Annotated[str | None, typer.Option("--lang", help="Language: en, it, es or fr.")] = None,
) -> None:
    """Play in the terminal, against bots or with others at one keyboard; without arguments, open a menu."""
    from ..terminal.menu import EVERYBODY, NOBODY, wished
    from .playing import play_game

    screen = SafeConsole(highlight=False)
    wording = _wording(lang or "en")
    with contextlib.suppress(ImportError):  # not on every system; gives the prompt its line editing
        importlib.import_module("readline")
    nothing_said = (game, players, humans, seat, bots, edition, bundle, rule, rules_file, seed, load)
    if nothing_said == (None, 3, 1, *(None,) * 8) and _at_a_terminal():
        wish = wished(screen, input, lang)
        if wish is None:
            return
        lang, game, players, bots, load = wish.language, wish.game, wish.players, wish.bots, wish.saved
        edition = wish.edition or None
        humans = players if wish.seat == EVERYBODY else 0
        seat = None if wish.seat in (EVERYBODY, NOBODY) else [wish.seat]
    game, lang = game or first(), lang or "en"
    wording = _wording(lang)
    journal = None
    if load is not None:
        try:
            journal = Journal.resume(read_record(load, wording), KINDS)
        except RecordError as error:
            raise broken(load, error, wording) from None
        match, seated = journal.game, list(journal.players)
    else:
        asked = house_rules(rule or (), edition, bundle or (), rules_file, game, wording)
        match = table(game, players, asked, seed, wording)
        others = list(bots_for(game, len(match.seats), bots or best_bot(game), wording))
        seated = seat_people(match, others, humans, seat or (), wording)
    wording = Wording(lang, str(match.rules.get("edition", "")))
    try:
        play_game(match, seated, screen, input, wording, journal=journal, seed=seed, ask_all=ask_all)
    except BotTrouble as trouble:  # the game could not even be set up
        raise Problem(wording.bot_trouble(trouble.code, trouble.parameters), code=1) from None


def _at_a_terminal() -> bool:
    """Whether a person can be asked: input and output are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()
