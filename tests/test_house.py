"""The house keeps its own rules: locks, floors, and who may name a game."""

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "sanle"
PAGE = ROOT / "web" / "src"
GAMES = {folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").exists()}

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PAGE_PACKAGE = json.loads((ROOT / "web" / "package.json").read_text())
TO_RUN = [*PYPROJECT["project"]["dependencies"], *PYPROJECT["project"]["optional-dependencies"]["server"]]
ALL_PYTHON = [
    *PYPROJECT["project"]["dependencies"],
    *(text for extra in PYPROJECT["project"]["optional-dependencies"].values() for text in extra),
    *PYPROJECT["dependency-groups"]["dev"],
]


def locked(name: str) -> dict[str, list[str]]:
    """Entries of a lock file as {package: [pinned line, its hashes …]}; a package has several where Pythons differ."""
    text = (ROOT / name).read_text().replace("\\\n", " ")
    entries: dict[str, list[str]] = {}
    for line in text.splitlines():
        entries.setdefault(canonicalize_name(line.split("==")[0].split("[")[0]), []).append(line)
    return entries


LOCKS = {name: locked(name) for name in ("requirements.lock", "requirements-dev.lock")}


@pytest.mark.parametrize("name", LOCKS)
def test_every_locked_package_is_pinned_and_hashed(name):
    for line in (line for lines in LOCKS[name].values() for line in lines):
        assert re.match(r"[a-z0-9._-]+(\[.+])?==\S+ ", line), line
        assert " --hash=sha256:" in line, line


@pytest.mark.parametrize("name", [*LOCKS, "web/package-lock.json"])
def test_locks_name_no_registry(name):
    text = (ROOT / name).read_text()
    assert not re.search(r"--(extra-)?index-url|--find-links|\.tgz|\.whl|\"resolved\"", text)
    assert "://" not in text or name.endswith("package-lock.json")  # there: addresses of sponsors


def test_both_locks_hold_the_same_versions():
    for package, lines in LOCKS["requirements.lock"].items():
        assert LOCKS["requirements-dev.lock"][package] == lines


@pytest.mark.parametrize(
    ("name", "declared"), [("requirements.lock", TO_RUN), ("requirements-dev.lock", ALL_PYTHON)], ids=[*LOCKS]
)
def test_locks_fulfil_the_declarations(name, declared):
    for requirement in map(Requirement, declared):
        for line in LOCKS[name][canonicalize_name(requirement.name)]:
            assert requirement.specifier.contains(line.split("==")[1].split()[0]), f"make lock: {requirement}"


def test_page_lock_fulfils_its_declarations():
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    for kind in ("dependencies", "devDependencies"):
        assert lock[""][kind] == PAGE_PACKAGE[kind]
        for package, version in PAGE_PACKAGE[kind].items():
            assert lock[f"node_modules/{package}"]["version"] == version, "direct dependencies are exact versions"


def test_every_direct_dependency_has_its_reason():
    rows = re.findall(r"^\| (\S+) \| .+ \|$", (ROOT / "docs" / "dependencies.md").read_text(), re.MULTILINE)
    direct = {Requirement(text).name for text in ALL_PYTHON}
    direct |= PAGE_PACKAGE["dependencies"].keys() | PAGE_PACKAGE["devDependencies"].keys()
    assert sorted(row for row in rows if row != "package") == sorted(direct)


def test_every_game_registers_itself():
    registered = PYPROJECT["project"]["entry-points"]["sanle.games"]
    assert registered == {game: f"sanle.games.{game}.game:GAME" for game in GAMES}


def test_the_package_is_typed():
    assert (PACKAGE / "py.typed").exists()


# Who may name a game: its own rooms. Everyone else is told by declared facts.


def outside_the_games(folder: Path, *suffixes: str) -> list[Path]:
    paths = {path: path.relative_to(folder).with_suffix("").parts for path in sorted(folder.rglob("*"))}
    return [
        path
        for path, rooms in paths.items()
        if path.suffix in suffixes and ".test" not in path.name and GAMES.isdisjoint(rooms) and rooms[0] != "games"
    ]


def words(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Names, imports and word-like strings of Python code with their lines; sentences (help, docstrings) may speak of games."""
    for node in ast.walk(tree):
        for field, value in ast.iter_fields(node):
            if isinstance(value, str) and field != "type_comment" and not re.search(r"\s", value):
                yield getattr(node, "lineno", 0), value


def names_a_game(word: str) -> bool:
    return not GAMES.isdisjoint(re.split(r"[^a-z0-9]+", word))


@pytest.mark.parametrize("path", outside_the_games(PACKAGE, ".py"), ids=lambda path: str(path.relative_to(ROOT)))
def test_python_outside_the_games_names_none(path):
    named = [f"{path}:{line}: {word}" for line, word in words(ast.parse(path.read_text())) if names_a_game(word)]
    assert not named


@pytest.mark.parametrize(
    "path", outside_the_games(PAGE, ".ts", ".svelte"), ids=lambda path: str(path.relative_to(ROOT))
)
def test_the_page_outside_the_games_names_none(path):
    lines = enumerate(path.read_text().splitlines(), 1)
    assert not [f"{path}:{number}: {line.strip()}" for number, line in lines if names_a_game(line)]
