"""The messages: complete and alike in all languages, and there for everything that a game can say."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term
from fluent.syntax.visitor import Visitor

import sanle
from sanle import chance, text

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "sanle"
FOLDERS = sorted(
    {file.parent for file in SOURCE.rglob("*.ftl")} | {file.parent for file in ROOT.glob("web/src/**/*.ftl")}
)
GAMES = list(sanle.rulebooks().values())


class Placeables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node) -> None:  # noqa: N802
        self.found.add("$" + node.id.name)

    def visit_MessageReference(self, node) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_TermReference(self, node) -> None:  # noqa: N802
        self.found.add("-" + node.id.name)


def entries(file: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message | Term):
            assert entry.id.name not in found, f"{file}: {entry.id.name} twice"
            visitor = Placeables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


def variables(catalogue: dict[str, set[str]], id: str) -> set[str]:
    """The parameters of a message, those of the messages it refers to included."""
    own = {name for name in catalogue[id] if name.startswith("$")}
    return own.union(*(variables(catalogue, name) for name in catalogue[id] - own if name in catalogue))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_all_languages_have_the_same_messages_and_parameters(folder):
    catalogues = {language: entries(folder / f"{language}.ftl") for language in text.languages}
    reference = catalogues["en"]
    for language, catalogue in catalogues.items():
        assert catalogue.keys() == reference.keys(), language
        for id in catalogue:
            assert variables(catalogue, id) == variables(reference, id), f"{language}: {id}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
@pytest.mark.parametrize(("language", "encoding"), [("zh-Hans", "gb2312"), ("zh-Hant", "big5")])
def test_chinese_is_written_as_its_readers_write_it(folder, language, encoding):
    written = re.sub(r"\{[^{}]*\}", "", (folder / f"{language}.ftl").read_text(encoding="utf-8"))
    han = "".join(sign for sign in written if "\u4e00" <= sign <= "\u9fff")
    han.encode(encoding)
    assert not re.search(r"[\u4e00-\u9fff][,;:!?]|[,;!?][\u4e00-\u9fff]", written), "punctuation is full-width"


def test_no_simplified_word_in_the_traditional_catalogue():
    for folder in FOLDERS:
        hant = (folder / "zh-Hant.ftl").read_text(encoding="utf-8")
        for word in ("默認", "網絡", "刷新", "賬號", "復盤", "服務器", "程序"):
            assert word not in hant, f"{folder}: {word}"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "zh-Hans"),
        ("", "zh-Hans"),
        ("zh-CN,zh;q=0.9,en;q=0.8", "zh-Hans"),
        ("zh-TW,zh;q=0.9,en-US;q=0.8", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh-Hant-TW", "zh-Hant"),
        ("zh-Hans-HK", "zh-Hans"),
        ("yue", "zh-Hant"),
        ("en-GB,en;q=0.5", "en"),
        ("de-DE,de;q=0.9,en;q=0.4", "en"),
        ("fr", "en"),
        ("en;q=0.2, zh-TW;q=0.8", "zh-Hant"),
        ("en;q=0, zh", "zh-Hans"),
        ("*", "zh-Hans"),
        (";;;q=,,=", "zh-Hans"),
    ],
)
def test_negotiation(header, language):
    assert text.negotiate(header) == language


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh_CN.UTF-8", "zh-Hans"),
        ("en_US", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        (None, "zh-Hans"),
    ],
)
def test_locales(locale, language):
    assert text.from_locale(locale) == language


def test_a_message_says_what_it_is_asked_for():
    assert text.message("error-unknown_game", "en", game="chess", allowed=["a", "b"]).endswith("there are: a, b.")
    assert text.message("error-unknown_game", "zh-Hans", game="chess", allowed=["a", "b"]).endswith("可选：a、b。")
    with pytest.raises(LookupError, match="no message 'nothing'"):
        text.message("nothing", "en")
    with pytest.raises(ValueError, match="zh-Hans, zh-Hant, en"):
        text.message("seat", "fr", seat=1)


def test_a_folder_with_faults_is_refused(tmp_path, monkeypatch):
    from sanle.text import catalogue

    for language in text.languages:
        (tmp_path / f"{language}.ftl").write_text("seat = again\n", encoding="utf-8")
    monkeypatch.setattr(catalogue, "_folders", [*catalogue._folders, tmp_path])
    catalogue._catalogue.cache_clear()
    with pytest.raises(ValueError, match="'seat' is taken"):
        text.message("seat", "en", seat=1)
    monkeypatch.undo()
    catalogue._catalogue.cache_clear()


def error_codes() -> set[str]:
    """The codes of all errors that the library raises by their names."""
    codes: set[str] = set()
    for folder in ("core", "games", "bots"):
        for file in (SOURCE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Call) or not node.args or not isinstance(node.func, ast.Name):
                    continue
                if re.fullmatch(r"SanleError|InvalidAction|IllegalAction|OutOfTurn|RecordError", node.func.id):
                    first = node.args[0]
                    if isinstance(first, ast.Constant):
                        codes.add(str(first.value))
    return codes


@pytest.mark.parametrize("code", sorted(error_codes()))
def test_every_error_has_its_text(code):
    assert text.has_reason(None, code) or any(text.has_reason(game.facts.id, code) for game in GAMES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.id)
class TestGame:
    def test_reasons_have_texts_and_rules(self, game):
        rules = (ROOT / "docs" / "rules" / f"{game.facts.id}.md").read_text(encoding="utf-8")
        for code, rule in game.reasons[1:]:
            assert text.has_message(f"{game.facts.id}-why-{code}")
            assert f"**{rule}" in rules, f"{code} cites {rule}"

    def test_every_reason_text_is_used(self, game):
        file = SOURCE / "games" / game.facts.id / "text" / "en.ftl"
        prefix = f"{game.facts.id}-why-"
        written = {id.removeprefix(prefix) for id in entries(file) if id.startswith(prefix)}
        assert written - error_codes() == {code for code, _ in game.reasons[1:]}

    @pytest.mark.parametrize("language", text.languages)
    def test_facts_have_texts(self, game, language):
        id = game.facts.id
        assert text.message(f"{id}-name", language) == game.facts.names[language]
        assert text.message(f"{id}-about", language)
        for option in game.facts.options:
            assert text.message(f"{id}-option-{option.name}", language)
            assert text.message(f"{id}-option-{option.name}-help", language)
            for value in option.values:
                assert text.message(f"{id}-value-{option.name}-{text.identifier(str(value))}", language)

    @pytest.mark.parametrize("language", text.languages)
    def test_every_action_has_a_text_of_its_own(self, game, language):
        said = [text.action_text(game.facts.id, action.to_json(), language) for action in game.forms]
        assert not any("{" in sentence for sentence in said)
        assert len(set(said)) == len(said)

    @pytest.mark.parametrize("seats", [1, 2, 4])
    def test_every_effect_of_random_games_has_a_text(self, game, seats):
        rules = {option.name: option.values[-1] for option in game.facts.options}
        for seed in range(3):
            position = sanle.Game(game.facts.id, seats, rules if seed else {}).start()
            source = chance.fast(seed)
            while position.pending is not None:
                for effect in position.effects:
                    for language in text.languages:
                        sentence = text.effect_text(game.facts.id, effect, language)
                        assert "{" not in sentence, sentence
                if position.acting:
                    seat = position.acting[-1]
                    position = position.apply(sanle.Move(seat, position.legal(seat)[-1]))
                else:
                    position = position.apply(source.draw(position))
