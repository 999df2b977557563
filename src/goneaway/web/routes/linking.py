"""The page's scripts, linked into one file when they are served.

A hundred modules would be a hundred requests, each of which costs more than its content. So the modules are
concatenated, each wrapped in a function that runs when it is first imported; a module therefore runs at the
same moment, and under the same conditions, as it would by itself. There is no build step and no cache on
disk: an edited file is used at the next reload, line by line as written, without its comments.

The linker accepts the subset that the page uses and raises `LinkError` for anything else: named imports from
neighbouring files (no default imports, no cycles), exported declarations, and `import()` of a quoted file
name.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Mapping

_NAME = r"[A-Za-z_$][\w$]*"
_NAMES = re.compile(r"^import\s*\{([^}]*)\}\s*from\s*\"(\.[^\"]+)\";?$", re.M)
_WHOLE = re.compile(rf"^import\s*\*\s*as\s+({_NAME})\s+from\s*\"(\.[^\"]+)\";?$", re.M)
_ONLY = re.compile(r"^import\s*\"(\.[^\"]+)\";?$", re.M)
_PASSED_ON = re.compile(r"^export\s*\{([^}]*)\}\s*from\s*\"(\.[^\"]+)\";?$", re.M)
_DECLARED = re.compile(rf"^export\s+((?:async\s+)?(?:function\*?|class|const)\s+({_NAME}))", re.M)
#: The form in which minifiers write it, at the end of a line.
_LISTED = re.compile(r"export\s*\{([^}]*)\};?\s*$")
_LATER = re.compile(r"(?<![\w.{])import\(\"(\.[^\"]+)\"\)")
_HERE = "import.meta.url"
#: Must not remain: an import or export in another form.
_LEFT = re.compile(
    r"^(?:import|export)\b(?!\s*\().*|^await\b.*|(?<![\w.{/])import\((?!\s*\"\.).*|import\.meta(?!\.url).*",
    re.M,
)
#: Comments on lines of their own.
_REMARKS = re.compile(r"^[ \t]*(?:/\*(?:(?!\*/).)*\*/|//[^\n]*)[ \t]*$", re.M | re.S)
#: Inline type casts.
_CASTS = re.compile(r"/\*\* @type \{[^*]*\} \*/ ?")
_COMMENTED = re.compile(r"/\*.*?\*/", re.S)

#: `$` returns a module by its name, `$later` a promise of it.
_RUNTIME = """\
const $ready = new Map();
const $ = (name) => {
  let found = $ready.get(name);
  if (!found) {
    found = {};
    $modules[name](found);
    $ready.set(name, found);
  }
  return found;
};
const $later = async (name) => $(name);
const $here = (name) => new URL(name, import.meta.url).href;
"""


class LinkError(ValueError):
    """A script uses syntax that the linker does not support."""


def link(scripts: Mapping[str, str], entry: str) -> str:
    """Return all scripts, by name, as one; the entry script runs."""
    parts = [f"// {name}\n{_module(name, scripts)}" for name in scripts]
    _no_circles(scripts)
    return f"const $modules = {{}};\n{_RUNTIME}\n{''.join(parts)}\n$({_quoted(entry)});\n"


def imports_of(name: str, text: str) -> list[str]:
    """Return the scripts that a script imports statically, in order."""
    found = [
        (match.start(), match[match.re.groups])
        for pattern in (_NAMES, _WHOLE, _ONLY, _PASSED_ON)
        for match in pattern.finditer(text)
    ]
    return [_beside(name, path) for _, path in sorted(found)]


def _module(name: str, scripts: Mapping[str, str]) -> str:
    text = scripts[name]
    given: dict[str, str] = {}

    def known(path: str) -> str:
        found = _beside(name, path)
        if found not in scripts:
            raise LinkError(f"{name}: there is no {found}")
        return _quoted(found)

    def passed_on(match: re.Match[str]) -> str:
        renamed = list(_renamed(match[1]))
        given.update({given_name: f"$({known(match[2])}).{own}" for own, given_name in renamed})
        return ""

    def declared(match: re.Match[str]) -> str:
        given[match[2]] = match[2]
        return match[1]

    def listed(match: re.Match[str]) -> str:
        given.update({given_name: own for own, given_name in _renamed(match[1])})
        return ""

    for comments in (_REMARKS, _CASTS):
        text = comments.sub(lambda match: "\n" * match[0].count("\n"), text)
    text = _NAMES.sub(lambda match: f"const {{{_as_pattern(match[1])}}} = $({known(match[2])});", text)
    text = _WHOLE.sub(lambda match: f"const {match[1]} = $({known(match[2])});", text)
    text = _ONLY.sub(lambda match: f"$({known(match[1])});", text)
    text = _PASSED_ON.sub(passed_on, text)
    text = _DECLARED.sub(declared, text)
    text = _LISTED.sub(listed, text)
    text = _LATER.sub(lambda match: f"$later({known(match[1])})", text)
    text = text.replace(_HERE, f"$here({_quoted(name)})")
    if left := _LEFT.search(_COMMENTED.sub("", text)):
        raise LinkError(f"{name}: cannot link {left[0][:80]!r}")
    # Functions and classes exist once the module has run, and so do constants.
    gives = "".join(f" $given.{given_name} = {own};" for given_name, own in given.items())
    return f"$modules[{_quoted(name)}] = ($given) => {{\n{text.rstrip()}\n{gives.strip()}\n}};\n"


def _renamed(names: str) -> Iterable[tuple[str, str]]:
    """Parse `a, b as c` into (a, a), (b, c)."""
    for one in filter(None, (part.strip() for part in names.split(","))):
        own, _, given = one.partition(" as ")
        yield own.strip(), given.strip() or own.strip()


def _as_pattern(names: str) -> str:
    """Return the imports as a destructuring pattern, on as many lines as before."""
    return re.sub(rf"({_NAME})\s+as\s+({_NAME})", r"\1: \2", names)


def _no_circles(scripts: Mapping[str, str]) -> None:
    """Raise `LinkError` for a cycle: an imported name would not be defined yet."""
    done: set[str] = set()

    def visit(name: str, above: tuple[str, ...]) -> None:
        if name in above:
            raise LinkError(f"{' imports '.join((*above, name))}")
        if name not in done:
            for other in imports_of(name, scripts[name]):
                visit(other, (*above, name))
            done.add(name)

    for name in scripts:
        visit(name, ())


def _beside(name: str, path: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), path))


def _quoted(name: str) -> str:
    return f'"{name}"'
