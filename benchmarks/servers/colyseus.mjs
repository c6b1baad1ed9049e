// Colyseus with the same small game, told by messages, kept in memory.
import http from "node:http";
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";

class CardRoom extends Room {
  maxClients = 2;
  game = { played: 0, turn: 0, row: Array(9).fill(null), hands: [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]] };
  seated = [];

  onCreate() {
    this.onMessage("play", (client, card) => {
      const { game } = this;
      const seat = this.seated.indexOf(client.sessionId);
      if (seat !== game.turn) return;
      game.row[card % 9] = seat;
      game.played += 1;
      game.turn = 1 - seat;
      for (const each of this.clients) {
        const hand = game.hands[this.seated.indexOf(each.sessionId)];
        each.send("state", { played: game.played, turn: game.turn, row: game.row, hand });
      }
    });
  }

  onJoin(client) {
    this.seated.push(client.sessionId);
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http.createServer() }) });
server.define("cards", CardRoom).filterBy(["table"]);
await server.listen(Number(process.env.PORT), "127.0.0.1");
console.log("READY");
