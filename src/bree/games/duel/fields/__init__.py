"""What the page is sent, as types: a position, what never changes, and the fields of every kind of event."""
