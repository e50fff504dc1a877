"""What happens, chapter by chapter of the rulebook: `step` begins it, `course` works it off."""
