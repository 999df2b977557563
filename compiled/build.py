"""Build the compiled engine from the same source: `make compiled`.

A copy of the package goes to `build/compiled/unit`. There `writing.py` replaces code generated at run time by
source, and mypyc compiles the unit (`unit.py`). The result is a wheel in `build/compiled/wheel/dist`, which
is installed in a second environment. Nothing is ever compiled in `src`: a compiled module there would shadow
its source.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib import import_module
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from .stamps import ENVIRONMENT, NOTE, PACKAGE, ROOT, unit_stamp, whole_stamp, why_no_compiler
from .unit import unit
from .writing import written_out

BUILD = ROOT / "build" / "compiled"
UNIT, WHEEL = BUILD / "unit", BUILD / "wheel"
#: As fast as level 3 for programs like this one, and built in a fifth of the time.
DEGREE = "1"


def write_unit() -> list[str]:
    """Write a fresh copy of the package, with the unit rewritten; return the paths of its modules."""
    shutil.rmtree(UNIT, ignore_errors=True)
    shutil.copytree(PACKAGE, UNIT / "goneaway", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    called = {path: f"goneaway.{path.removesuffix('.py').replace('/', '.')}" for path in unit(PACKAGE)}
    for name in called.values():
        import_module(name)  # import all of them before asking for subclasses
    for path, name in called.items():
        (UNIT / "goneaway" / path).write_text(written_out(name, (PACKAGE / path).read_text("utf-8")), "utf-8")
    return [f"goneaway/{path}" for path in called]


#: "Is this tuple set?", as mypyc 2.4 negates it. The negation of `x == E && PyErr_Occurred()` needs an `||`:
#: as generated, every tuple of floats counts as an error, and a constant of them "was not set".
_WRONG_NEGATION = re.compile(r"(\(\w+(?:\.f\d+)+ != [^\s&|()]+) && PyErr_Occurred\(\)\)")


def correct_error_checks(folder: Path) -> int:
    """Correct the negated error checks in the C files that mypyc wrote; return how many there were."""
    count = 0
    for path in sorted(folder.rglob("*.c")):
        text, found = _WRONG_NEGATION.subn(r"\1 || !PyErr_Occurred())", path.read_text("utf-8"))
        if found:
            path.write_text(text, "utf-8")
            count += found
    return count


def compile_unit(modules: list[str]) -> None:
    """Compile every module to a library beside its source, as many at a time as there are processors."""
    # Imported late: the check whether all is up to date should not wait for them.
    mypyc: Any = import_module("mypyc.build")
    setuptools: Any = import_module("setuptools")
    build_ext: Any = import_module("setuptools.command.build_ext").build_ext

    os.chdir(UNIT)
    Path("mypy.ini").write_text("[mypy]\nignore_missing_imports = True\n")
    said = ["--config-file=mypy.ini", *modules]
    made = mypyc.mypycify(
        said,
        opt_level=DEGREE,
        debug_level="0",
        multi_file=True,
        group_name="goneaway",
        target_dir="written",
    )
    correct_error_checks(Path("written"))
    for one in made:
        # These functions are not called by name from outside: calls among them need no table.
        one.extra_compile_args = [*one.extra_compile_args, "-fvisibility=hidden"]
    command = build_ext(setuptools.Distribution({"name": "goneaway", "ext_modules": made}))
    command.inplace = True
    command.build_temp = "objects"
    command.ensure_finalized()

    def abreast() -> None:
        alone = command.compiler.compile
        with ThreadPool(os.cpu_count()) as pool, ThreadPool(2) as others:

            def compile(sources: list[str], *given: Any, **named: Any) -> list[str]:
                found = pool.map(lambda source: alone([source], *given, **named), sources, chunksize=1)
                return [one for some in found for one in some]

            command.compiler.compile = compile
            others.map(command.build_extension, command.extensions, chunksize=1)

    command.build_extensions = abreast
    command.run()


def make_wheel() -> Path:
    """Build the wheel: the package as it is, with the compiled unit over it; return its path."""
    shutil.rmtree(WHEEL, ignore_errors=True)
    shutil.copytree(PACKAGE, WHEEL / "goneaway", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for path in unit(PACKAGE):
        shutil.copy(UNIT / "goneaway" / path, WHEEL / "goneaway" / path)
    for library in (*UNIT.glob("*.so"), *(UNIT / "goneaway").rglob("*.so")):
        shutil.copy(library, WHEEL / library.relative_to(UNIT))
    for name in ("README.md", "LICENSE"):
        shutil.copy(ROOT / name, WHEEL)
    said = (ROOT / "pyproject.toml").read_text("utf-8").partition("[tool.")[0]
    (WHEEL / "pyproject.toml").write_text(said + _BUILT, "utf-8")
    shutil.copy(Path(__file__).with_name("wheel_hook.py"), WHEEL / "hatch_build.py")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=WHEEL, check=True)
    (wheel,) = (WHEEL / "dist").glob("*.whl")
    return wheel


_BUILT = """
[tool.hatch.build.targets.wheel]
packages = ["goneaway"]
artifacts = ["*.so"]

[tool.hatch.build.targets.wheel.hooks.custom]
"""


def install(wheel: Path) -> None:
    """Install the wheel into its own environment, with all dependencies for playing, hosting and learning."""
    uv = str(Path(sys.executable).with_name("uv"))
    python = str(ENVIRONMENT / "bin" / "python")
    if not Path(python).exists():
        subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, ENVIRONMENT], check=True)
    # The pinned dependencies without the tools.
    pins = ["--constraints", str(ROOT / "requirements-dev.txt")]
    pip = [uv, "pip", "install", "--quiet", "--python", python, *pins]
    subprocess.run([*pip, "--reinstall-package", "goneaway", f"{wheel}[rl,serve]"], check=True)


def main() -> int:
    wanted, note = whole_stamp(), ENVIRONMENT / NOTE
    if note.is_file() and note.read_text() == wanted:
        return 0
    if missing := why_no_compiler():
        print(f"The compiled engine cannot be built here: {missing}.", file=sys.stderr)
        return 3
    note.unlink(missing_ok=True)
    part, done = unit_stamp(), UNIT / NOTE
    if not (done.is_file() and done.read_text() == part):
        print("Compiling the engine; this takes some minutes.", flush=True)
        compile_unit(write_unit())
        done.write_text(part)
    install(make_wheel())
    note.write_text(wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main())
