"""What is kept, and the database it is kept in."""
