"""Bots for Half-Pint Heroes and Poker de los Muertos."""
