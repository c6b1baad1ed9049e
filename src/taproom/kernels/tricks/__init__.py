"""The kernels of Half-Pint Heroes and Poker de los Muertos.

This package itself can be imported without numba; its modules cannot. Call `warm_up` at the start,
and use the modules once it is `ready`:

- `position.position_of(view)`: what a seat knows of the round, in numbers
- `worlds.sample_worlds`: possible worlds
- `outcomes`: what comes of each prediction or play, by playing worlds out
- `prospects`: the same, everybody playing with a plan (`gauging`, `patience`, `endgame`)
- `promises`: what predictions promise to a hand played off alone
- `hindsight`: worlds with hands that explain what everybody did (`dealt`)
- `foresight`: a small network that knows what predictions are worth; `selfplay` teaches it
- `search.search`: information-set tree search over plays
- `rounds.play_random_rounds`, `classify.strengths_of_fives`: very many at once
"""

from taproom.kernels.background import Background

__all__ = ["ready", "warm_up"]


def _rehearse() -> None:
    from taproom.kernels.tricks.rehearsal import rehearse

    rehearse()


_compiling = Background("taproom-tricks", _rehearse)
ready, warm_up = _compiling.ready, _compiling.warm_up
