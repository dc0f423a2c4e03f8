import { execFileSync, spawn } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { cp, open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { expect, onTestFinished, test } from "vitest";

import { isPosix } from "../../test/support/availability.ts";
import { headers as names } from "../../src/api/wire.ts";
import { unspendableAddress } from "../../src/node/find.ts";
import { post } from "./support/calls.ts";
import { startWalletChain } from "./support/wallet-chain.ts";
import { refusingUrl } from "../../test/support/network/fault-server.ts";
import { startServiceHere } from "../../test/support/service/service-here.ts";
import {
  aFolder,
  runServiceProgram,
  startServiceOf,
  startServiceProcess,
} from "../../test/support/service/service-process.ts";

const aFile = async () => join(await aFolder(), "chain.ledger");

test("a report is made when the files of the program are gone, as while a new version takes their place", async () => {
  const copy = join(await aFolder(), "service");
  await cp("dist/service", copy, { recursive: true });
  const { url } = await startServiceOf(join(copy, "index.js"));
  await rm(copy, { recursive: true });
  expect(
    (await post(url, "verify", { hash: "ab".repeat(32) }, "any", { headers: { [names.report]: "true" } })).status,
  ).toBe(200);
});

test.runIf(isPosix)("the program says its address and how it stands, and ends on SIGTERM", async () => {
  const { child, lines, url } = await startServiceProcess();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9][0-9]*$/);
  expect((await post(url, "stamp", { hash: "ab".repeat(32) })).status).toBe(200);
  child.kill("SIGTERM");
  expect(await once(child, "close")).toEqual([0, null]);
  expect(lines.map((line) => line.split(":")[0])).toEqual(["Listening on http", "API key", "Ledger", "Chain"]);
});

test.runIf(isPosix)(
  "SIGHUP in the midst of a start ends nothing, and what it asks for is done afterwards",
  async () => {
    const keys = await aFile();
    execFileSync("mkfifo", [keys]);
    const args = ["dist/service/index.js", "--port", "0", "--api-keys", keys];
    const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"] });
    onTestFinished(() => void child.kill("SIGKILL"));
    const logged = once(createInterface(child.stderr), "line");
    // It opens when the service has come so far as to read the file.
    const pipe = await open(keys, "w");
    await rm(keys);
    await writeFile(keys, "# none\n");
    child.kill("SIGHUP");
    await pipe.close();
    expect(await logged).toEqual([expect.stringContaining('"keys-read"')]);
  },
);

test.runIf(isPosix)("the service goes on when nobody reads its log any longer", async () => {
  const { child, url } = await startServiceProcess();
  child.stderr.destroy();
  for (const digest of ["ab", "cd"]) expect((await post(url, "stamp", { hash: digest.repeat(32) })).status).toBe(200);
  expect((await post(url, "check", { hash: "ab".repeat(32) })).status).toBe(200);
  child.kill("SIGTERM");
  expect(await once(child, "close")).toEqual([0, null]);
});

test.runIf(isPosix)(
  "the greeting names whose keys are taken, but no key that was given, the ledger and that the chain is local; it ends on SIGINT too",
  async () => {
    const file = await aFile();
    const args = ["--api-key", "secret-1", "--block-time", "0.5", "--data", file];
    const { child, lines, url } = await startServiceProcess(...args);
    expect((await post(url, "check", { hash: "ab".repeat(32) })).status).toBe(401);
    child.kill("SIGINT");
    expect(await once(child, "close")).toEqual([0, null]);
    expect(lines.slice(1)).toEqual([
      "API key: the one given by --api-key",
      `Ledger: ${file}`,
      "Chain: local, for trying things out; stamps go to 0x4C4F43414C2044454D4F; nothing reaches a public chain",
    ]);
  },
);

test("on a node the greeting names the chain, the node's version and where stamps go", async () => {
  await using chain = await startWalletChain();
  const { lines } = await startServiceProcess("--node", chain.url, "--data", ":memory:");
  await expect.poll(() => lines.at(-1)).toMatch(/^Chain/);
  expect(lines.at(-1)).toBe(
    `Chain: test, by the node ${chain.url} of version 1.0.45-TEST.15; stamps go to ${unspendableAddress}; nothing reaches a public chain`,
  );
});

test("with a node that is away it says so, and its term is in the log all the same", async () => {
  const { lines, errors } = await startServiceProcess("--node", refusingUrl, "--data", await aFile());
  await expect.poll(() => errors.some((line) => line.includes('"elected"'))).toBe(true);
  await expect.poll(() => lines.at(-1)).toMatch(/^Chain/);
  expect(lines.at(-1)).toContain(`not known yet, the node ${refusingUrl} has not answered; stamps go to 0xABA0`);
});

test("killed while it stamps, the service has lost nothing that it acknowledged", async () => {
  const file = await aFile();
  const first = await startServiceProcess("--data", file);
  const acknowledged: string[] = [];
  const stampUntilGone = async (lane: string) => {
    for (let count = 0; ; count += 1) {
      const digest = hash("sha3-256", `${lane} ${count}`);
      if ((await post(first.url, "stamp", { hash: digest })).status === 200) acknowledged.push(digest);
    }
  };
  const lanes = Promise.allSettled(["a", "b", "c", "d"].map(stampUntilGone));
  await expect.poll(() => acknowledged.length, { interval: 10 }).toBeGreaterThan(50);
  first.child.kill("SIGKILL");
  await once(first.child, "close");
  await lanes;

  const second = await startServiceHere("--data", file);
  for (const digest of acknowledged) {
    expect((await post(second.url, "check", { hash: digest })).data).toMatchObject({ data: "Hash found." });
  }
});

test("a port in use ends with one line and exit code 4", async () => {
  const { url } = await startServiceHere();
  const { output, errors, code } = await runServiceProgram("--port", new URL(url).port);
  expect({ output, code }).toEqual({ output: "", code: 4 });
  expect(errors).toMatch(/^Port \d+ of 127\.0\.0\.1 cannot be listened on: .*EADDRINUSE.*\n$/);
});
