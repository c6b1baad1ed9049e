"""Who somebody is: a name, and a secret that only their browser has."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from taproom.store import Lobby, Player
from taproom.table import clean_name, wire

REMEMBERED: Final = 10_000


class Identities:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._known: OrderedDict[str, Player] = OrderedDict()

    async def known(self, token: str) -> Player | None:
        """The player whose token this is. Asked for with every connection, so remembered."""
        if token in self._known:
            self._known.move_to_end(token)
            return self._known[token]
        player = await asyncio.to_thread(self._lobby.player_by_token, token)
        if player is not None:
            self._known[token] = player
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return player

    async def new(self, name: str) -> wire.PlayerInfo:
        name = clean_name(name)
        player, token = await asyncio.to_thread(self._lobby.new_player, name)
        return wire.PlayerInfo(player, name, token)

    async def rename(self, token: str, player: Player, name: str) -> wire.PlayerInfo:
        name = clean_name(name)
        await asyncio.to_thread(self._lobby.rename, player.id, name)
        self._known.pop(token, None)
        return wire.PlayerInfo(player.id, name, token)
