// boardgame.io with a small endless card game for two: PORT, and DIR to keep matches in files.
const { Server, FlatFile } = require("boardgame.io/server");

const game = {
  name: "cards",
  disableUndo: true,
  setup: () => ({ played: 0, row: Array(9).fill(null), hands: { 0: [1, 2, 3, 4, 5], 1: [6, 7, 8, 9, 10] } }),
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx }, card) => {
      G.row[card % 9] = ctx.currentPlayer;
      G.played += 1;
    },
  },
};

const db = process.env.DIR ? new FlatFile({ dir: process.env.DIR, logging: false }) : undefined;
const server = Server({ games: [game], origins: ["http://127.0.0.1"], ...(db ? { db } : {}) });
server.run({ port: Number(process.env.PORT) }, () => console.log("READY"));
