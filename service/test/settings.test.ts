import { expect, test } from "vitest";

import { AnchorError } from "../../src/core/errors.ts";
import { settledAfterBlocks } from "../../src/node/ask.ts";
import { unspendableAddress } from "../../src/node/find.ts";
import { help, optionNames, parseServiceOptions } from "../options.ts";
import { parseCommand } from "../settings.ts";
import { startServiceHere } from "../../test/support/service/service-here.ts";
import { parseSettings } from "../../test/support/service/settings.ts";
import { aChain } from "./support/ledgers.ts";

async function problemOf(args: readonly string[]): Promise<AnchorError> {
  try {
    await parseSettings(args);
  } catch (error) {
    if (error instanceof AnchorError) return error;
    throw error;
  }
  throw new Error(`${args.join(" ")} was accepted`);
}

test("without arguments the service keeps its ledger in memory, takes any key and makes blocks at once", async () => {
  expect(await parseSettings([])).toEqual({
    port: 8787,
    listen: "127.0.0.1",
    data: ":memory:",
    drainMs: 5000,
    blockTimeMs: 0,
    anchor: "digest",
    batchIntervalMs: 60_000,
    confirmations: settledAfterBlocks,
    queue: 100_000,
    staleAfterMs: 1_800_000,
  });
});

test("every argument is read, seconds may be fractional", async () => {
  const chainName = "The chain https://explorer.example/{block}";
  const args = ["--port", "0", "--data", "a.ledger", "--api-key=k", "--block-time", "0.25", "--chain-name", chainName];
  const given = { port: 0, data: "a.ledger", apiKey: "k", blockTimeMs: 250, chainName };
  expect(await parseSettings(args)).toEqual({ ...(await parseSettings([])), ...given });
});

const alone = ["--node", "http://127.0.0.1:9005"];
const node = [...alone, "--data", "queue.db"];

test("every argument of a node is read", async () => {
  const address = `0x${"ab".repeat(32)}`;
  const plain = "--anchor root --batch-interval 5 --confirmations 20 --queue 7 --mint-trace --address";
  const all = [...plain.split(" "), address, "--node-password-file", "p", "--node-ca", "c"];
  expect(await parseSettings([...node, ...all])).toMatchObject({
    node: "http://127.0.0.1:9005",
    anchor: "root",
    mintTrace: true,
    batchIntervalMs: 5000,
    confirmations: 20,
    queue: 7,
    address,
    nodePasswordFile: "p",
    nodeCa: "c",
  });
});

test.each([
  [[], unspendableAddress],
  [["--address", `0x${"ab".repeat(32)}`], `0x${"AB".repeat(32)}`],
])("on a node with %j stamps go to %s", async (given, address) => {
  const { url } = await startServiceHere("--node", (await aChain()).url, "--data", ":memory:", ...given);
  expect(await (await fetch(`${url}/about`)).json()).toMatchObject({ address });
});

test("a block time above zero never becomes zero", async () => {
  expect((await parseSettings(["--block-time", "0.0001"])).blockTimeMs).toBe(1);
});

test.each([
  [["--port", "65536"]],
  [["--port", ""]],
  [["--port"]],
  [["--data", ""]],
  [["--api-key", ""]],
  [["--api-key", "a b"]],
  [["--block-time", "1e3"]],
  [["--block-time", "86401"]],
  [["--chain-name", ""]],
  [["--public-url", ""]],
  [["--store", "", "--node", "http://127.0.0.1:9005"]],
  [["--chain-name", "the chain "]],
  [["--chain-name", "名前"]],
  [["--chain-name", "x".repeat(201)]],
  [["--chain-name", "X javascript:/{block}"]],
  [["--chain-name", "X https://explorer.example/"]],
  [["--chain-name", "https://explorer.example/{block} X"]],
  [["--nope"]],
  [["--store", "postgres://db.example/anchor"]],
  [["--store", "mysql://anchor:secret@db.example/anchor"]],
  [["--no-worker"]],
  [["--rate", "5"]],
  [["--count", "5"]],
  [["file"]],
])("%j is refused in one line that names what is wrong and what is allowed", async (args) => {
  const { code, message } = await problemOf(args);
  expect(code).toBe("INPUT_INVALID");
  expect(message).not.toContain("\n");
  expect(message).toContain(args[0] ?? "");
  expect(message).toMatch(/[^.][.?] See "anchor-artifacts service --help"\.$/);
});

test.each([
  [["--block-time", "-1"], "--block-time -1 is not a number of seconds from 0 to 86400. "],
  [["--block-time=-1"], "--block-time -1 is not a number of seconds from 0 to 86400. "],
  [["--port", "-1", "--data", "a"], "--port -1 is not a number from 0 to 65535. "],
  [["--data", "--port"], "--data lacks its value; one that begins with - is written --data=VALUE. "],
  [["--port", "1", "--port", "2"], "--port is given twice. "],
  [["--no-worker=1"], "--no-worker takes no value. "],
  [["--prot", "1"], "--prot is not an option. Do you mean --port\\? "],
  [["migrat"], "Unknown command migrat. Do you mean migrate\\? "],
])("%j is refused by what the option takes", async (args, told) => {
  expect((await problemOf(args)).message).toMatch(new RegExp(`^${told.replaceAll(".", "[.]")}See`));
});

test.each([
  [alone, "--node needs --data FILE or --store URL"],
  [["--anchor", "root"], "--anchor goes with --node"],
  [["--queue", "1"], "--queue goes with --node"],
  [["--mint-trace"], "--mint-trace goes with --node"],
  [["--node", "http://node.example:9005"], "only on this machine"],
  [["--node", "http://minima:word@127.0.0.1:9005"], "--node-password-file"],
  [["--node", "9005"], "not an address"],
  [[...node, "--anchor", "tree"], "digest or root"],
  [[...node, "--batch-interval", "1.5"], "--batch-interval 1.5"],
  [[...node, "--confirmations", "-1"], "--confirmations"],
  [[...node, "--queue", "99999999"], "--queue"],
  [[...node, "--stale-after", "0"], "--stale-after"],
  [[...node, "--address", "0xFFEEDD"], "--address"],
  [[...node, "--address", `0x${"zz".repeat(32)}`], "--address"],
  [[...node, "--node-password-file", ""], "--node-password-file"],
  [[...node, "--block-time", "5"], "--block-time"],
])("a service on a node is refused %j", async (args, reason) => {
  await expect(parseSettings(args)).rejects.toThrow(reason);
});

test("a password in the address is not repeated", async () => {
  const parsed = parseSettings(["--node", "http://minima:hidden-word@127.0.0.1:9005"]);
  await expect(parsed).rejects.toThrow(/^(?!.*hidden-word)/s);
});

const beyond = ["--listen", "192.0.2.1"];
const tls = ["--tls-cert", "c.pem", "--tls-key", "k.pem"];
const keys = ["--api-keys", "keys.txt"];

test("beyond loopback a service is reached with a key file and TLS", async () => {
  expect(await parseSettings([...beyond, ...keys, ...tls])).toMatchObject({
    listen: "192.0.2.1",
    apiKeys: "keys.txt",
    tlsCert: "c.pem",
    tlsKey: "k.pem",
  });
});

test.each(["127.0.0.1", "127.9.8.7", "::1", "::ffff:127.0.0.1"])(
  "the host %s is loopback and needs neither",
  async (address) => {
    expect((await parseSettings(["--listen", address])).listen).toBe(address);
  },
);

test.each([
  ["no key file", [...beyond, ...tls], "--api-keys"],
  ["a key on the command line", [...beyond, ...tls, "--api-key", "k"], "--api-keys"],
  ["a key on the command line beside rules", [...beyond, ...tls, "--oidc", "r", "--api-key", "k"], "--api-key is for"],
  [
    "a key on the command line beside a store",
    [...beyond, ...tls, "--node", "http://127.0.0.1:1", "--store", "postgres://db/a", "--api-key", "k"],
    "--api-key is for",
  ],
  ["no TLS", [...beyond, ...keys], "--tls-cert"],
  ["a certificate without its key", [...beyond, ...keys, "--tls-cert", "c.pem"], "--tls-key"],
  ["every address and no TLS", ["--listen", "0.0.0.0", ...keys], "--tls-cert"],
  ["every IPv6 address and no keys", ["--listen", "::", ...tls], "--api-keys"],
  ["an address that only looks like loopback", ["--listen", "127.0.0.1.example"], "--listen"],
  ["a host name", ["--listen", "localhost"], "--listen"],
  ["two kinds of keys", [...keys, "--api-key", "k"], "--api-key"],
  ["a key file without a name", ["--api-keys="], "--api-keys"],
  ["a public address without TLS", ["--public-url", "http://anchor.example"], "--public-url"],
  ["a public address with a path", ["--public-url", "https://anchor.example/core"], "--public-url"],
])("a service is refused %s", async (_, args, named) => {
  const { code, message } = await problemOf(args);
  expect(code).toBe("INPUT_INVALID");
  expect(message).toContain(named);
});

test("a public address is an origin", async () => {
  expect((await parseSettings(["--public-url", "https://Anchor.example/"])).publicUrl).toBe("https://anchor.example");
});

test("the commands beside a service are read", async () => {
  expect(parseCommand(["backup", "copy.ledger", "--data", "a.ledger"])).toEqual({
    name: "backup",
    word: "copy.ledger",
    data: "a.ledger",
  });
  expect(parseCommand(["add-key", "build", ...keys, "--rate", "60", "--count", "1000"])).toEqual({
    name: "add-key",
    word: "build",
    apiKeys: "keys.txt",
    rate: 60,
    count: 1000,
  });
});

test.each([
  [["backup", "copy.ledger"]],
  [["backup", "copy.ledger", "--data", ":memory:"]],
  [["backup", "--data", "a.ledger"]],
  [["backup", "a", "b", "--data", "a.ledger"]],
  [["add-key", "build"]],
  [["add-key", ...keys]],
  [["add-key", "a b", ...keys]],
  [["add-key", "a", ...keys, "--rate", "0"]],
  [["add-key", "a", ...keys, "--rate", "1000000"]],
  [["add-key", "a", ...keys, "--count", "1.5"]],
  [["serve"]],
])("the command %j is refused", async (args) => {
  expect(() => parseCommand(args)).toThrow('See "anchor-artifacts service --help".');
});

test("--help names every option, grouped with what most people need first, both commands, two examples and the exit codes, at 80 columns", () => {
  expect(help.split("\n").filter((line) => line.length >= 80)).toEqual([]);
  expect(optionNames.length).toBeGreaterThan(10);
  for (const name of optionNames) expect(help).toMatch(new RegExp(`^ +--${name}\\b`, "m"));
  for (const command of ["backup FILE", "add-key NAME"]) expect(help).toContain(command);
  expect(help).toMatch(/^What most people need\n {2}--port PORT\n/m);
  const [, ...examples] = help.match(/^.*anchor-artifacts service .+$/gm) ?? [];
  for (const example of examples) expect(parseServiceOptions(example.split(" ").slice(4)).values).toBeDefined();
  expect(examples).toHaveLength(2);
  expect(help).toMatch(/^Exit codes\n {2}0 .+\n {2}4 .+$/m);
});
