/** A program: a chain node that holds nothing, as far as a process that only takes stamps asks one. Prints its address. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const tip = 100;
const block = "0x" + "AB".repeat(32);

function answer(command: string): object {
  const [name = ""] = command.split(" ");
  const responses: Readonly<Record<string, unknown>> = {
    block: { block: tip, hash: block, timemilli: String(Date.now()) },
    coins: [],
    status: {
      version: "1.0.45-TEST",
      minima: "1",
      network: { connected: 1 },
      chain: { block: tip, hash: block, cascade: { start: 1 } },
    },
  };
  return { command: name, status: true, pending: false, response: responses[name] ?? {} };
}

const server = createServer((request, response) => {
  const answers = decodeURIComponent(request.url?.slice(1) ?? "")
    .split(";")
    .map(answer);
  response.setHeader("connection", "close").end(JSON.stringify(answers.length === 1 ? answers[0] : answers));
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
