"""A game of Half-Pint or Muertos, told: the row, the plays, who won the trick and why, the pad."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from taproom.core import Fact, GameEnded, Seat, View
from taproom.games.tricks import OPEN, SUITS, Card, Played, SeenRound, TricksGame, TricksView
from taproom.games.tricks.facts import (
    CardsPlayed,
    ChipsShown,
    Dealt,
    PredictionsShown,
    RoundEnded,
    ToastRaised,
    TrickWon,
)
from taproom.i18n import Words
from taproom.i18n.names import card_name, combination_name, combination_with_values, listed
from taproom.terminal.happened import Happened, end_told
from taproom.terminal.lines import BLANK, Line, Tone, heading, together, wrapped
from taproom.terminal.pad import Pad


@dataclass(frozen=True)
class TricksNarrator:
    game: TricksGame
    names: Sequence[str]
    words: Words

    def opening(self, view: View) -> list[Line]:
        assert isinstance(view, TricksView)
        words, game = self.words, self.game
        name = words.say("game-name", game=game.id)
        rounds = words.say("rounds-total", rounds=game.rounds)
        suits = [f"{suit} {words.say('suit-name', game=game.id, suit=suit)}" for suit in SUITS]
        first = view.round
        return [
            *wrapped(f"{name}, {rounds}", Tone.TITLE),
            *wrapped(words.say("table-players", players=listed(words, self.names))),
            *wrapped(words.say("suits-listed", suits=", ".join(suits))),
            *self._dealt(Dealt(first.number, first.start, first.hand_size, first.row, ())),
        ]

    def told(self, happened: Happened) -> list[Line]:
        assert isinstance(happened.view, TricksView)
        return [line for fact in happened.facts for line in self._told(fact, happened.view)]

    def _told(self, fact: Fact, view: TricksView) -> list[Line]:
        """Nothing of who has predicted or bet: it is told when all is shown."""
        match fact:
            case Dealt():
                return self._dealt(fact)
            case PredictionsShown(tricks):
                given = zip(self.names, tricks, strict=True)
                pairs = ", ".join([together(name, str(number)) for name, number in given])
                return wrapped(self.words.say("predictions-shown", predictions=pairs))
            case ChipsShown(bets) if OPEN not in bets:
                return self._chips(fact)
            case ToastRaised(seats):
                who = self._players(seats)
                toast = self.words.say("toast-raised", players=who, count=len(seats))
                return wrapped(toast, Tone.ASIDE)
            case CardsPlayed(played):
                return self._played(played, view)
            case TrickWon():
                return wrapped(self._why_won(view), Tone.WIN, indent=2)
            case RoundEnded():
                return self._round_ended(fact, view)
            case GameEnded(result):
                title = heading(self.words.say("pad-title"))
                pad = Pad(self.words, self.names, view).whole(result)
                end = end_told(self.words, self.game.id, self.names, result)
                return [BLANK, *title, *pad, BLANK, *end]
        return []

    def _dealt(self, dealt: Dealt) -> list[Line]:
        words, starter = self.words, self.names[dealt.start]
        if dealt.round > self.game.rounds:
            title = words.say("extra-round-begins", player=starter, hand=dealt.hand_size)
        else:
            title = words.say(
                "round-begins",
                round=dealt.round,
                rounds=self.game.rounds,
                player=starter,
                hand=dealt.hand_size,
            )
        lines = [BLANK, *heading(title)]
        if dealt.gunfight:
            duel = words.say(
                "gunfight-begins", players=self._players(dealt.gunfight), count=len(dealt.gunfight)
            )
            lines += wrapped(duel, Tone.WIN)
        return lines + wrapped(words.say("row-lies", cards=self._cards(dealt.row)), Tone.CARDS)

    def _chips(self, shown: ChipsShown) -> list[Line]:
        chips = []
        for owner, on in zip(self.names, shown.bets, strict=True):
            if isinstance(on, int):
                chips.append(together(owner, "→", self.names[on]))
            else:
                chips.append(self.words.say("chip-kept", player=owner))
        told = self.words.say("chips-shown", chips=", ".join(chips), game=self.game.id)
        return wrapped(told)

    def _played(self, played: Played, view: TricksView) -> list[Line]:
        words, game_id, play = self.words, self.game.id, played.play
        called = combination_with_values(words, game_id, played.combination, play.hand + play.row)
        who, cards = self.names[played.seat], self._cards(play.hand)
        if play.row:
            row = self._cards(play.row)
            text = words.say(
                "cards-played-with-row", player=who, combination=called, cards=cards, row=row
            )
        else:
            text = words.say("cards-played", player=who, combination=called, cards=cards)
        lines = wrapped(text, Tone.CARDS, indent=2)
        tricks = _last_played(view).tricks
        if len(tricks[-1].plays) > 1:
            return lines
        return [BLANK, *wrapped(words.say("trick-begins", trick=len(tricks), game=game_id)), *lines]

    def _why_won(self, view: TricksView) -> str:
        """The winning play against the best of the others."""
        words, game_id = self.words, self.game.id
        trick = _last_played(view).tricks[-1]
        best = trick.best
        player = self.names[best.seat]
        others = [played for played in trick.plays if played.seat != best.seat]
        if not others:
            return words.say("trick-won-alone", player=player, game=game_id)
        rival = max(others, key=lambda played: played.strength)
        if rival.strength == best.strength:
            return words.say("trick-won-first", player=player, game=game_id)
        if rival.combination == best.combination:
            return words.say("trick-won-higher", player=player, game=game_id)
        return words.say(
            "trick-won-stronger",
            player=player,
            game=game_id,
            combination=combination_name(words, game_id, best.combination),
            beaten=combination_name(words, game_id, rival.combination),
        )

    def _round_ended(self, ended: RoundEnded, view: TricksView) -> list[Line]:
        last = _last_played(view).tricks[-1]
        why = self.words.say(
            "round-ended",
            ended=ended.ended,
            round=ended.round,
            player=self.names[last.best.seat],
        )
        pad = Pad(self.words, self.names, view).of_round(ended.round)
        return [BLANK, *wrapped(why), *pad]

    def _players(self, seats: Iterable[Seat]) -> str:
        return listed(self.words, [self.names[seat] for seat in seats])

    def _cards(self, cards: Sequence[Card]) -> str:
        return " ".join([card_name(self.game.id, card) for card in cards])


def _last_played(view: TricksView) -> SeenRound:
    """The round of the last play: after its last trick, the next round is dealt already."""
    return next(each for each in reversed(view.rounds) if each.tricks)
