"""Both languages say the same things, and nothing an engine can tell is left without words."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bree
from bree.core.registry import game as find_game
from bree.locales import LANGUAGES, Words, catalogue
from tests.games import GAMES

ROOT = Path(__file__).parents[2]
NAMES = sorted(path.stem for path in (ROOT / "src" / "bree" / "locales" / "en").glob("*.ftl"))
GRAMMAR = re.compile(r"-(the|start|at|from|of|to|number)$")
"""Forms of names: each language uses those it needs."""


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(GRAMMAR.sub("", node.id.name))


def messages(language: str, name: str) -> dict[str, set[str]]:
    """The ids of a catalogue and the variables each message uses."""
    resource = FluentParser().parse(catalogue(language, name))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}.ftl: {(entry.content or '')[:80]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            # Names may differ between editions in one language only.
            found[entry.id.name] = variables.found - {"edition"}
    return found


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_have_the_same_ids_and_variables(name: str) -> None:
    english, french = messages("en", name), messages("fr", name)
    assert sorted(english) == sorted(french)
    assert {message: sorted(used) for message, used in english.items()} == {
        message: sorted(used) for message, used in french.items()
    }


@pytest.mark.parametrize("name", NAMES)
def test_french_typography(name: str) -> None:
    for number, line in enumerate(catalogue("fr", name).splitlines(), start=1):
        if line.startswith(("#", "language-switch-en")) or line.rstrip().endswith("->"):
            continue
        assert not re.search(r"[^\s\u00a0\u202f?!][?!;](?=\s|$)", line), f"{name}.ftl:{number}: {line}"
        assert not re.search(r"\w [:;?!]", line), f"{name}.ftl:{number}: an ordinary space before the sign: {line}"
        assert not re.search(r"\w:(?=\s|$)", line), f"{name}.ftl:{number}: no space before the colon: {line}"
        assert not re.search(r"« | »|«[^\u00a0\u202f]|[^\u00a0\u202f]»", line), (
            f"{name}.ftl:{number}: guillemets: {line}"
        )
        assert "'" not in line, f"{name}.ftl:{number}: a straight apostrophe: {line}"


def references(game_id: str, source: str) -> list[str]:
    """Every rule that is cited: what it begins with, such as a rulebook's year, the catalogue's own rules tell."""
    rule = f"rule-{game_id}-"
    books = {name.removeprefix(rule).partition("-")[0] for name in messages("en", game_id) if name.startswith(rule)}
    return re.findall(rf'"((?:{"|".join(sorted(books))}):[\w.-]+)"', source)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_rule_reference_has_our_wording_behind_it(game_id: str, language: str) -> None:
    folder = ROOT / "src" / "bree" / "games" / game_id
    source = "".join(file.read_text("utf-8") for file in [*folder.rglob("*.py"), *folder.glob("data/*.toml")])
    cited = {f"rule-{game_id}-{rule.replace(':', '-').replace('.', '-')}" for rule in references(game_id, source)}
    assert cited
    known = messages(language, game_id)
    assert sorted(cited - set(known)) == []
    # What nothing refers to is not kept.
    assert (
        sorted(
            rule
            for rule in known
            if rule.startswith(f"rule-{game_id}-") and rule not in cited | used_by(language, game_id)
        )
        == []
    )


class References(Visitor):
    """Collects what a message cannot do without: its variables, whatever their form, and the messages in it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_rule_can_be_said_with_the_options_alone(game_id: str, language: str) -> None:
    """The page shows a rule by its reference: it knows the game's options, and nothing else the sentence may need."""
    entries = {
        entry.id.name: entry
        for name in ("frame", "bots", game_id)
        for entry in FluentParser().parse(catalogue(language, name)).body
        if isinstance(entry, ast.Message)
    }
    given = {option.name for option in find_game(game_id).options}
    missing: dict[str, set[str]] = {}
    for rule in (name for name in entries if name.startswith(f"rule-{game_id}-")):
        needed = References()
        done: set[str] = set()
        while todo := {rule, *needed.messages} - done:
            for message in todo:
                needed.visit(entries[message])
            done |= todo
        if needed.variables - given:
            missing[rule] = needed.variables - given
    assert missing == {}


def used_by(language: str, game_id: str) -> set[str]:
    """Messages that other messages of a catalogue are made of."""
    return set(re.findall(r"\{ (rule-[\w-]+) \}", catalogue(language, game_id)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_confrontation_can_tell_has_words(language: str) -> None:
    game = find_game("confrontation")
    words = Words(language, game.id, {option.name: option.default for option in game.options})
    source = "".join(file.read_text("utf-8") for file in sorted((ROOT / "src/bree/games/confrontation").glob("*.py")))
    wanted = {f"action-{game.id}-{kind.name}" for kind in game.notation.kinds if kind.name not in CHANCE}
    wanted |= {f"event-{game.id}-{kind}" for kind in re.findall(r'Event\(\s*"([\w-]+)"', source)}
    for kind in game.notation.kinds:
        for label, values in kind.operands:
            wanted |= {f"name-{game.id}-{value}" for value in values if label not in ("token", "number")}
    wanted |= {f"option-{game.id}-{option.name}" for option in game.options}
    wanted |= {f"option-{game.id}-{option.name}-{value}" for option in game.options for value in option.choices}
    assert sorted(message for message in wanted if not words.has(message)) == []


CHANCE = ("deal", "found", "order")
"""Kinds only chance uses: nobody has to read them as a choice."""


def test_a_played_game_reads_well_in_both_languages() -> None:
    for language in LANGUAGES:
        state = bree.make("confrontation", mode="variant")
        words = Words(language, "confrontation", state.setting.options)
        step = 0
        while state.waiting() and step < 400:
            seat = state.waiting()[0]
            actions = state.actions(seat)
            state.apply(seat, actions[step * 7 % len(actions)])
            step += 1
            for event in state.events:
                seen = event.seen_by(-2)
                if seen is not None and not (event.kind == "move" and "piece" not in seen):
                    text = words.event(event.kind, seen)
                    assert "{" not in text, text
                    assert not text.startswith("event-"), text


def test_the_catalogues_come_with_the_package() -> None:
    for language in LANGUAGES:
        assert (files("bree.locales") / language / "frame.ftl").is_file()


def test_every_message_is_said_somewhere() -> None:
    said, begun = set[str](), set[str]()
    for file in [*ROOT.glob("web/src/**/*.svelte"), *ROOT.glob("web/src/**/*.ts"), *ROOT.glob("src/bree/**/*.py")]:
        source = file.read_text("utf-8")
        if file.parents[1].name == "games":
            source = source.replace("${game}", file.parent.name)
        said |= set(re.findall(r"['\"`]([a-z][\w-]*)['\"`]", source))
        begun |= set(re.findall(r"['\"`]([a-z]\w*-[\w-]*)(?:\$?\{|(?<=-)')", source))
    for name in NAMES:
        said |= set(re.findall(r"\{ ([a-z][\w-]*) \}", catalogue("en", name)))
    ids = {message for name in NAMES for message in messages("en", name)}
    assert sorted(message for message in ids - said if not message.startswith(tuple(begun))) == []


@pytest.mark.parametrize(
    ("language", "message", "one", "two"),
    [
        ("en", "quest-score", "1 point, not", "2 points, not"),
        ("fr", "quest-score", "1 point, sans", "2 points, sans"),
        ("en", "duel-your-hand", "Your hand, one card", "Your hand, 2 cards"),
        ("fr", "duel-your-hand", "Votre main, 1 carte", "Votre main, 2 cartes"),
        ("en", "duel-their-hand", "Gandalf holds one card; you", "Gandalf holds 2 cards; you"),
        ("fr", "duel-their-hand", "Gandalf tient 1 carte\u202f; vous", "Gandalf tient 2 cartes\u202f; vous"),
    ],
)
def test_one_is_not_a_plural(language: str, message: str, one: str, two: str) -> None:
    words = Words(language, message.partition("-")[0], {})
    for number, said in ((1, one), (2, two)):
        text = words.say(message, {"score": number, "count": number, "hidden": 1, "side": "Gandalf", "known": 1})
        assert f"{text} ".startswith(f"{said} "), text
