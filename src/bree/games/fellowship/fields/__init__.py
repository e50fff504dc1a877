"""What the page and other programs are sent. Not compiled: msgspec reads the types of fields at run time."""
