"""Bree as people install it: built from nothing, put into clean environments outside the tree, and used there."""
