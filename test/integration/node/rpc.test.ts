/** The RPC client against a server that misbehaves in every way that was measured on real nodes, and in some more. */
import { expect, onTestFinished, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { parseNodeAddress } from "#core/addresses.ts";
import { toCommand, createRpc, type RpcOptions } from "#node/rpc.ts";
import {
  failure,
  refusal,
  startNodeServer,
  success,
  toBody,
  toHttp,
  type Respond,
} from "../../support/chain/node-server.ts";
import { createCertificate } from "../../support/network/tls/certificate.ts";

const password = "a secret; of colons:";
const block = toCommand("block");
const good: Respond = (commands) => toHttp(toBody(commands, (command) => success(command, { block: "1" })));

async function start(respond: Respond, options: RpcOptions = {}) {
  const server = await startNodeServer(respond);
  onTestFinished(() => server[Symbol.asyncDispose]());
  return { server, rpc: createRpc(parseNodeAddress(server.url, password), options) };
}

/** The error of running `block`, with everything it says anywhere. */
async function errorOf(respond: Respond, options: RpcOptions = {}): Promise<AnchorError> {
  const { rpc } = await start(respond, options);
  const error: unknown = await rpc.run([block]).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AnchorError)) throw new Error("It did not fail.", { cause: error });
  return error;
}

test("an answer comes for each command, in order, and a hundred of them over a hundred connections", async () => {
  const { server, rpc } = await start(good);
  for (let count = 0; count < 100; count += 1) {
    const replies = await rpc.run([block, toCommand("status")]);
    expect(replies.map(({ ok, fields }) => [ok, fields["command"]])).toEqual([
      [true, "block"],
      [true, "status"],
    ]);
  }
  expect(server.connections()).toBe(100);
});

test("an answer to a command that fails is a reply, and nothing is answered after it", async () => {
  const { rpc } = await start((commands) => toHttp(toBody(commands, (command) => failure(command, "No Coins\u202e!"))));
  expect(await rpc.run([block, block])).toMatchObject([{ ok: false, error: "No Coins!" }]);
});

test("an answer to a user who may only read is a failure", async () => {
  const waiting = { ...success("block", {}), pending: true };
  const { rpc } = await start(() => toHttp(JSON.stringify(waiting)));
  expect(await rpc.run([block])).toMatchObject([{ ok: false, error: "the user may only read" }]);
});

test("an answer to a command of 100 kB is read", async () => {
  const { server, rpc } = await start(good);
  const command = toCommand("block", { data: `0x${"AB".repeat(50_000)}` });
  expect(await rpc.run([command])).toHaveLength(1);
  expect(server.asked[0]).toEqual([command]);
});

test("a node's password goes into the one header that the node looks for, in its spelling", async () => {
  let seen = "";
  const { rpc } = await start((commands, head) => {
    seen = head;
    return good(commands, head);
  });
  await rpc.run([block]);
  const encoded = Buffer.from(`minima:${password}`).toString("base64");
  expect(seen.split("\r\n")).toContain(`Authorization: Basic ${encoded}`);
});

test.each<[string, Respond]>([
  ["refused", () => refusal],
  ["refused by a proxy", () => "HTTP/1.1 401 Unauthorized\r\ncontent-length: 0\r\n\r\n"],
  ["forbidden", () => "HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n"],
])("a node's password that is %s is said, not called an outage", async (_, respond) => {
  expect(await errorOf(respond)).toMatchObject({ code: "NODE_NOT_AUTHORISED" });
});

test.each<[string, Respond]>([
  ["refused", () => refusal],
  ["not answered", () => undefined],
  ["answered with nonsense", () => toHttp("<html>")],
])("a node's password is in no error when it is %s", async (_, respond) => {
  const error = await errorOf(respond);
  const encoded = Buffer.from(`minima:${password}`).toString("base64");
  const told = [error.message, error.hint, error.stack, JSON.stringify(error), JSON.stringify(error.cause)].join(" ");
  expect(told).not.toContain(password);
  expect(told).not.toContain(encoded);
});

test("an answer of a node is lost when the caller gives up", async () => {
  const error = await errorOf(() => new Promise(() => undefined), { signal: AbortSignal.timeout(100) });
  expect(error.code).toBe("NODE_UNREACHABLE");
});

const twice = JSON.stringify([success("block", {}), success("block", {})]);
test.each<[string, string]>([
  ["a text", toHttp('"block"')],
  ["null", toHttp("null")],
  ["without a status", toHttp('{"command":"block","response":{}}')],
  ["a status as text", toHttp('{"command":"block","status":"true","response":{}}')],
  ["to another command", toHttp(JSON.stringify(success("quit", {})))],
  ["to more commands", toHttp(twice)],
])("an answer of a node cannot be relied on that is %s", async (_, bytes) => {
  expect(await errorOf(() => bytes)).toMatchObject({ code: "NODE_ANSWER_INVALID" });
});

test("an answer of a node cannot be relied on that leaves out a command without saying that one failed", async () => {
  const { rpc } = await start(() => toHttp(JSON.stringify([success("block", {})])));
  await expect(rpc.run([block, block])).rejects.toMatchObject({ code: "NODE_ANSWER_INVALID" });
});

const run = async (certificate: ReturnType<typeof createCertificate>, ca?: string) => {
  const server = await startNodeServer(good, certificate);
  onTestFinished(() => server[Symbol.asyncDispose]());
  return await createRpc(parseNodeAddress(server.url), { ca }).run([block]);
};

test("a node's own certificate is taken when it was handed over, also for an address it does not name", async () => {
  const elsewhere = createCertificate({ names: ["localhost"], addresses: ["127.0.0.2"] });
  expect(await run(elsewhere, elsewhere.cert)).toHaveLength(1);
});

test.each<[string, () => [ReturnType<typeof createCertificate>, string?]]>([
  ["that nobody vouches for", () => [createCertificate()]],
  ["that is not the one handed over", () => [createCertificate(), createCertificate().cert]],
  [
    "that has expired, though it was handed over",
    () => {
      const old = createCertificate({ expires: new Date(Date.now() - 60_000) });
      return [old, old.cert];
    },
  ],
])("a node's certificate is refused %s", async (_, make) => {
  await expect(run(...make())).rejects.toMatchObject({ code: "TLS_REJECTED" });
});
