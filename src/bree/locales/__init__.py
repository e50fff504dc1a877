"""Sentences for people, from the Fluent catalogues that the page reads as well. README.md here explains the ids."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")


def catalogue(language: str, name: str) -> str:
    """The text of one catalogue; empty where there is none."""
    file = files("bree.locales") / language / f"{name}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


class Words:
    """One language, the frame and one game.

    >>> words = Words("en", "confrontation", {"edition": "2005"})
    >>> words.event("fallen", {"piece": "orcs"})
    'The Orcs fall.'
    >>> words.name("caradhras")
    'Caradhras'
    """

    def __init__(self, language: str, game: str, options: Mapping[str, str]) -> None:
        self.game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in ("frame", "bots", game):
            self._bundle.add_resource(FluentResource(catalogue(language, name)))
        self._options = {name: int(value) if value.isdigit() else value for name, value in options.items()}
        self._and = {"en": " and ", "fr": " et "}[language]

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, values: Mapping[str, Any] | None = None, form: str = "") -> str:
        """Return the sentence; where there is none, return the id, so that nobody overlooks it."""
        if not self.has(message):
            return message
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(form) if form else found.value
        if pattern is None:
            return message
        text, _ = self._bundle.format_pattern(pattern, {**self._options, **(values or {})})
        return str(text)

    def name(self, named: str) -> str:
        """What a seat, piece, card or place is called."""
        return self.say(f"name-{self.game}-{named}")

    def event(self, kind: str, fields: Mapping[str, object], seats: Sequence[str] = (), me: int = -2) -> str:
        """A line of the log."""
        return self.say(f"event-{self.game}-{kind}", self.variables(fields, seats, me))

    def variables(self, fields: Mapping[str, object], seats: Sequence[str], me: int) -> dict[str, Any]:
        """Return the variables of a message: ids become names in all their forms, and seat numbers become seats."""
        values: dict[str, Any] = {}
        for field, value in fields.items():
            key = field.replace("_", "-")
            if isinstance(value, bool):
                values[key] = "yes" if value else "no"
            elif isinstance(value, int) and (key == "seat" or key.endswith("-seat")):
                self._describe(values, key, seats[value] if 0 <= value < len(seats) else "nobody")
                values[f"{key}-mine"] = "yes" if value == me else "no"
            elif isinstance(value, int | float):
                values[key] = value
            elif isinstance(value, str):
                self._describe(values, key, value)
            elif isinstance(value, list):
                names = [self.name(part) if isinstance(part, str) else str(part) for part in value]
                values[key] = self._and.join(filter(None, [", ".join(names[:-1]), *names[-1:]]))
                values[f"{key}-count"] = len(value)
            elif value is None:
                values[f"{key}-id"] = "none"
        return values

    def _describe(self, values: dict[str, Any], key: str, named: str) -> None:
        name = f"name-{self.game}-{named}"
        values[f"{key}-id"] = named
        values[key] = self.say(name) if self.has(name) else named
        if self.has(name):
            for form in self._bundle.get_message(name).attributes:
                values[f"{key}-{form}"] = self.say(name, form=form)
