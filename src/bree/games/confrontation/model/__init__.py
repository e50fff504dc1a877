"""The state as data: `questions.py` names what can be asked, `data.py` has everything else."""
