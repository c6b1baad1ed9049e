"""For everybody who tests against Taproom: random legal games, and what every game must keep.

The strategies need Hypothesis (`pip install taproom[testing]`), the conformance suite nothing.
"""
