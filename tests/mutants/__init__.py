"""Planted faults: each a small change of the code that a test must find. `make mutants` plants them all, one by one."""
