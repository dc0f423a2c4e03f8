import { expect, test } from "vitest";

import { unspendableAddress } from "../../src/node/find.ts";
import { parseSettings } from "../../test/support/service/settings.ts";

const node = ["--node", "http://127.0.0.1:9005"];

test("without --node there is the embedded ledger", async () => {
  expect((await parseSettings([])).node).toBeUndefined();
});

test("with --node alone each digest goes where nobody can spend, and counts after three blocks", async () => {
  expect((await parseSettings(node)).node).toEqual({
    url: "http://127.0.0.1:9005",
    byRoot: false,
    mintTrace: false,
    batchIntervalMs: 60_000,
    confirmations: 3,
    queue: 100_000,
    staleAfterMs: 1_800_000,
    address: unspendableAddress,
  });
});

test("every option is read", async () => {
  const address = `0x${"ab".repeat(32)}`;
  const plain = "--anchor root --batch-interval 5 --confirmations 20 --queue 7 --mint-trace --address";
  const all = [...plain.split(" "), address, "--node-password-file", "p", "--node-ca", "c"];
  const { node: settings } = await parseSettings([...node, ...all]);
  expect(settings).toMatchObject({
    byRoot: true,
    mintTrace: true,
    batchIntervalMs: 5000,
    confirmations: 20,
    queue: 7,
    address: address.toUpperCase().replace("0X", "0x"),
    passwordFile: "p",
    caFile: "c",
  });
});

test.each([
  [["--anchor", "root"], "--anchor goes with --node"],
  [["--queue", "1"], "--queue goes with --node"],
  [["--mint-trace"], "--mint-trace goes with --node"],
  [["--node", "http://node.example:9005"], "only on this machine"],
  [["--node", "http://minima:word@127.0.0.1:9005"], "--node-password-file"],
  [["--node", "9005"], "not an address"],
  [[...node, "--anchor", "tree"], "neither digest nor root"],
  [[...node, "--batch-interval", "1.5"], "--batch-interval 1.5"],
  [[...node, "--confirmations", "-1"], "--confirmations"],
  [[...node, "--queue", "99999999"], "--queue"],
  [[...node, "--stale-after", "0"], "--stale-after"],
  [[...node, "--address", "0xFFEEDD"], "--address"],
  [[...node, "--address", `0x${"zz".repeat(32)}`], "--address"],
  [[...node, "--node-password-file", ""], "one file each"],
  [[...node, "--block-time", "5"], "--block-time"],
])("a service on a node is refused %j", async (args, reason) => {
  await expect(parseSettings(args)).rejects.toThrow(reason);
});

test("a password in the address is not repeated", async () => {
  const parsed = parseSettings(["--node", "http://minima:hidden-word@127.0.0.1:9005"]);
  await expect(parsed).rejects.toThrow(/^(?!.*hidden-word)/s);
});
