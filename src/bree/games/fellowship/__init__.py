"""The Lord of the Rings, co-operative, 2000."""
