"""Bots for the Squinting Troll."""
