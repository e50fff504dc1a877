"""What happened, for logs, pages and screen readers: ids and numbers, never sentences."""

from mypy_extensions import i64

from bree.core.chance import EVERYTHING

Fields = dict[str, object]
"""Plain JSON values: str, int, bool, None, and lists or dicts of them."""


class Event:
    """One thing that happened, the rule it follows, and who may know which part of it.

    Everybody sees `public`; the seats in the bit mask `knowers` also see `secret`.
    With `public` None only the knowers learn that anything happened at all.

    >>> e = Event("card", "05:168", {"seat": 0}, {"card": "magic"}, knowers=1 << 0)
    >>> e.seen_by(0), e.seen_by(1)
    ({'seat': 0, 'card': 'magic'}, {'seat': 0})
    """

    def __init__(
        self, kind: str, rule: str, public: Fields | None, secret: Fields | None = None, knowers: i64 = 0
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.public = public
        self.secret = secret
        self.knowers = knowers

    def seen_by(self, seat: i64) -> Fields | None:
        """Return the fields that this seat may know, or None where it must not notice the event at all."""
        knows = seat == EVERYTHING or (seat >= 0 and self.knowers >> seat & 1 == 1)
        if knows and self.secret is not None:
            return {**(self.public or {}), **self.secret}
        return self.public

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.rule!r}, {self.public!r}, {self.secret!r}, {self.knowers!r})"
