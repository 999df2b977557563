"""The rulebook as data: clauses with their sources, and numbered cases that show them.

A game keeps `data/clauses.toml` and `data/cases/*.toml` in its package. The same data refuses a
move, explains it, fills the rules pages and is the test suite. Events, questions and refusals are
declared beside them in `data/events.toml`, `questions.toml` and `refusals.toml`, with the kinds of
their parameters in `data/values.toml`.
"""

from .ambiguities import Ambiguity, cases_of, load_ambiguities
from .cases import Case, CaseResult, Line, load_cases, run_case, single_answer
from .clauses import Clause, RulebookError, Source, load_clauses
from .coverage import Covered, coverage, uncovered
from .events import EVERYBODY, NOBODY, OFFICERS, EventKind, load_events
from .house import HouseRules, HouseRulesError, house_rules_of, read_house_rules, write_house_rules
from .questions import QuestionKind, RefusalKind, load_questions, load_refusals
from .values import Parameter, Value, load_values

__all__ = [
    "EVERYBODY",
    "NOBODY",
    "OFFICERS",
    "Ambiguity",
    "Case",
    "CaseResult",
    "Clause",
    "Covered",
    "EventKind",
    "HouseRules",
    "HouseRulesError",
    "Line",
    "Parameter",
    "QuestionKind",
    "RefusalKind",
    "RulebookError",
    "Source",
    "Value",
    "cases_of",
    "coverage",
    "house_rules_of",
    "load_ambiguities",
    "load_cases",
    "load_clauses",
    "load_events",
    "load_questions",
    "load_refusals",
    "load_values",
    "read_house_rules",
    "run_case",
    "single_answer",
    "uncovered",
    "write_house_rules",
]
