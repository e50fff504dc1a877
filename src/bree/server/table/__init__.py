"""One table: what happens there, who is told, and who looks after its bots and its clock."""
