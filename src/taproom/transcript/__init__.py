"""The JSON of a game: reading it, judging it, writing it; docs/transcript.md specifies it."""
