// Tables that two people look at and nobody acts: node idle.mjs PORT TABLES. Says READY, then stays.
import WebSocket from "ws";

const [port, tables] = process.argv.slice(2).map(Number);
const address = `127.0.0.1:${port}`;

async function post(path, body, token) {
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(`http://${address}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.json();
}

async function look(code, token, sit) {
  const socket = new WebSocket(`ws://${address}/ws/${code}`, { perMessageDeflate: false });
  await new Promise((resolve) => {
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", token })));
    socket.once("message", resolve);
  });
  if (sit) socket.send(JSON.stringify({ type: "sit", id: "1" }));
  return socket;
}

const [ann, ben] = await Promise.all(["Ann", "Ben"].map((name) => post("/api/players", { name })));
for (let first = 0; first < tables; first += 20) {
  await Promise.all(
    Array.from({ length: Math.min(20, tables - first) }, async () => {
      const { code } = await post("/api/tables", { game: "half-pint", seats: 2 }, ann.token);
      const host = await look(code, ann.token, false);
      await look(code, ben.token, true);
      await new Promise((resolve) => setTimeout(resolve, 100));
      host.send(JSON.stringify({ type: "start", id: "2" }));
    }),
  );
}
await new Promise((resolve) => setTimeout(resolve, 2000));
console.log("READY");
