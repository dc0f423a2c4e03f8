import { expect, test } from "vitest";

import { settledAfterBlocks } from "../../src/node/ask.ts";
import { unspendableAddress } from "../../src/node/find.ts";
import { startServiceHere } from "../../test/support/service/service-here.ts";
import { parseSettings } from "../../test/support/service/settings.ts";
import { startWalletChain } from "./support/wallet-chain.ts";

const alone = ["--node", "http://127.0.0.1:9005"];
const node = [...alone, "--data", "queue.db"];

test("without --node there is the embedded ledger", async () => {
  expect((await parseSettings([])).node).toBeUndefined();
});

test("with --node alone each digest goes where nobody can spend, and counts after three blocks", async () => {
  expect(await parseSettings(node)).toMatchObject({
    node: "http://127.0.0.1:9005",
    anchor: "digest",
    batchIntervalMs: 60_000,
    confirmations: settledAfterBlocks,
    queue: 100_000,
    staleAfterMs: 1_800_000,
  });
  await using chain = await startWalletChain();
  const addressBy = async (...args: readonly string[]) => {
    const { url } = await startServiceHere("--node", chain.url, "--data", ":memory:", ...args);
    return ((await (await fetch(`${url}/about`)).json()) as { address: string }).address;
  };
  expect(await addressBy()).toBe(unspendableAddress);
  expect(await addressBy("--address", `0x${"ab".repeat(32)}`)).toBe(`0x${"AB".repeat(32)}`);
});

test("every option is read", async () => {
  const address = `0x${"ab".repeat(32)}`;
  const plain = "--anchor root --batch-interval 5 --confirmations 20 --queue 7 --mint-trace --address";
  const all = [...plain.split(" "), address, "--node-password-file", "p", "--node-ca", "c"];
  expect(await parseSettings([...node, ...all])).toMatchObject({
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
