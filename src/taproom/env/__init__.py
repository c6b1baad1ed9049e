"""The games in the form of other people's tools; each module needs its tool installed.

`openspiel`: rounds of the card games for OpenSpiel (`pip install open_spiel`).
"""
