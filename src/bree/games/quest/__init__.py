"""The Quest (Die Suche, 2001): two hobbits explore Middle-earth and race to Mount Doom."""
