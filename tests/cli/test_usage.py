"""Help, versions, languages, wrong use: the frame around all commands."""

import subprocess
import sys

import pytest

from sanle import text

COMMANDS = ("play", "check", "legal", "simulate", "warm", "bench", "serve")


def script(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "sanle.cli", *arguments],
        check=False,
        capture_output=True,
        text=True,
        env=environment,
        timeout=120,
    )


@pytest.mark.parametrize("language", text.languages)
def test_help_names_every_command_in_every_language(sanle_, language):
    ran = sanle_("--help", "--lang", language)
    assert ran.code == 0
    assert text.message("cli-about", language) in ran.out
    assert all(command in ran.out for command in COMMANDS)


@pytest.mark.parametrize("language", text.languages)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_shows_an_example(sanle_, language, command):
    ran = sanle_(command, "--help", "--lang", language)
    assert ran.code == 0
    assert f"sanle {command}" in ran.out.splitlines()[-1]
    assert "GAME" not in ran.out.splitlines()[-1]
    assert "cli-" not in ran.out


def test_help_doesnt_load_the_compiler():
    code = "import sys; from sanle.cli.app import run; run(['--help']); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, timeout=60).returncode == 0


def test_the_language_comes_from_the_environment_or_the_option():
    assert "用法：" in script("--help", LANG="zh_CN.UTF-8", PYTHONUTF8="1").stdout
    assert "範例：" in script("play", "--help", LC_ALL="zh_TW.UTF-8", LANG="en_US", PYTHONUTF8="1").stdout
    assert "Usage:" in script("--help", LANG="C").stdout
    assert "用法：" in script("--help", "--lang=zh-Hant", LANG="C", PYTHONUTF8="1").stdout


def test_version(sanle_):
    ran = sanle_("--version")
    assert ran.code == 0
    assert ran.out.startswith("sanle 0.")


def test_without_a_command_the_help_is_shown(sanle_):
    ran = sanle_()
    assert ran.code == 2
    assert ran.err.startswith("Usage: sanle")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["paly"], ["“paly”", "play, check, legal"]),
        (["play"], ["GAME is missing"]),
        (["play", "clever", "--colour"], ["no option --colour"]),
        (["play", "clever", "--seats"], ["--seats needs a value"]),
        (["play", "clever", "more"], ["more"]),
        (["play", "clever", "--lang", "fr"], ["“fr”", "zh-Hans, zh-Hant, en"]),
        (["play", "chess"], ["“chess”", "clever"]),
        (["play", "clever", "--seats", "five"], ["--seats", "“five”"]),
        (["play", "clever", "--seats", "0"], ["--seats", "“0”"]),
        (["play", "clever", "--seats", "5"], ["by 5", "1, 2, 3, 4"]),
        (["play", "clever", "--seats", "2", "--bots", "1,1"], ["2 bots", "2"]),
        (["play", "clever", "--bots", "strong"], ["“strong”"]),
        (["play", "clever", "--bots", "9"], ["no level 9", "1, 2, 3, 4, 5"]),
        (["play", "clever", "--names", "Ann,Bo", "--seats", "1"], ["2 names", "1"]),
        (["play", "clever", "--rules", "passive_pick"], ["KEY=VALUE"]),
        (["play", "clever", "--rules", "pick=optional"], ["“pick”", "passive_pick, solo_fallback, dead_roll"]),
        (["play", "clever", "--rules", "passive_pick=maybe"], ["'maybe'", "'optional', 'required'"]),
        (
            ["play", "clever", "--rules", "dead_roll=nothing moves", "--rules", "dead_roll=x"],
            ["“dead_roll” is given twice"],
        ),
        (["play", "clever", "--seed", "luck"], ["--seed"]),
        (["play", "clever", "--dice", "loaded"], ["--dice", "program, typed"]),
        (["play", "clever", "--save", "/no/such/folder/game.json"], ["/no/such/folder/game.json"]),
        (["check", "nothing.json"], ["no file nothing.json"]),
        (["check"], ["RECORD… is missing"]),
        (["legal", "nothing.json"], ["no file nothing.json"]),
        (["simulate", "clever", "--games", "0"], ["--games", "“0”"]),
        (["simulate", "clever", "--seats", "3", "--bots", "1,2"], ["2 bots", "3 seats"]),
        (["simulate", "clever", "--records", "/proc/records"], ["/proc/records"]),
        (["bench", "chess"], ["“chess”"]),
        (["serve", "--port", "http"], ["--port", "0 to 65535"]),
    ],
)
def test_wrong_use_is_told_in_one_sentence(refused, arguments, words):
    sentence = refused(*arguments)
    assert all(word in sentence for word in words), sentence


@pytest.mark.parametrize(
    ("language", "sentence"), [("zh-Hans", "错误：没有叫“chess”的游戏"), ("zh-Hant", "錯誤：沒有叫「chess」的遊戲")]
)
def test_wrong_use_is_told_in_chinese(refused, language, sentence):
    assert refused("play", "chess", "--lang", language).startswith(sentence)


def test_serve_says_what_to_install_when_the_server_is_missing():
    code = (
        "import sys; sys.modules['litestar'] = sys.modules['uvicorn'] = None\n"
        "from sanle.cli.app import run; sys.exit(run(['serve', '--lang', 'en']))"
    )
    ran = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True, timeout=120)
    assert ran.returncode == 2
    assert 'pip install "sanle[server]"' in ran.stderr
    assert "Traceback" not in ran.stderr
