/** What is written here, the programs of others read, and what they write is read here: OpenSSL and `ots`. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import type { Witness } from "#evidence/statement.ts";
import { createWebClient, type WebClient } from "#api/downloads.ts";
import { systemClock } from "#host/host.ts";
import { parsePem } from "#witness/certificate.ts";
import { checkToken } from "#witness/check-token.ts";
import { parseBitcoinHeader, readWitness, renderWitnessAdvice } from "#witness/read-witness.ts";
import { obtainWitnesses } from "#witness/witness.ts";
import { whereAvailable } from "../../support/availability.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { digestOf, makeChain, makeToken, toPem } from "../../support/witness/make-token.ts";
import { createOpensslAuthority, verifyByOpenssl } from "../../support/witness/openssl.ts";
import { bitcoinNode, runOts, whyNoOts } from "../../support/witness/ots.ts";
import { startCalendar } from "../../support/witness/stand-ins.ts";

const text = "the list\n";
const sha256 = digestOf(text).toString("hex");
const list = { sha256, sha3_256: digestOf(text, "sha3-256").toString("hex") };

let web: WebClient;
let workspace: Workspace;
beforeAll(async () => {
  web = createWebClient();
  workspace = await createWorkspace({ SHA256SUMS: text });
});
afterAll(async () => {
  await web.close();
  await workspace[Symbol.asyncDispose]();
});

const asking = () => ({ web, clock: systemClock, signal: new AbortController().signal, timeoutMs: 20_000 });

test.each([
  ["RSA", "sha256", "sha1"],
  ["RSA", "sha512", "sha256"],
  ["EC:P-256", "sha256", "sha512"],
  ["EC:P-384", "sha384", "sha256"],
  ["EC:P-521", "sha512", "sha1"],
])(
  "OpenSSL's authority with %s and %s is believed, and its file is one that OpenSSL verifies",
  async (key, digest, ess) => {
    await using folder = await createWorkspace();
    const authority = await createOpensslAuthority(folder.path, { key, digest, ess });
    await using server = await startFaultServer(async ({ body, headers }) => {
      expect(headers).toMatchObject({ "content-type": "application/timestamp-query" });
      return { kind: "answer", answer: { body: await authority.reply(body) } };
    });
    const line = { kind: "rfc3161", url: `${server.url}/tsr` } as const;
    const { witnesses, files, warnings } = await obtainWitnesses([line], sha256, [], asking());
    expect(warnings).toEqual([]);
    const reading = await readWitness(witnesses[0] as Witness, { sha256 }, { roots: parsePem(authority.root) });
    expect(reading).toMatchObject({ claim: "yes", signer: { name: "Clock" }, root: { name: "Root" } });
    const bytes = files[0]?.bytes ?? new Uint8Array();
    expect(await verifyByOpenssl(folder.path, text, bytes, authority.root)).toContain("Verification: OK");
    // What follows is the same for every key.
    if (key !== "EC:P-256") return;
    expect(await verifyByOpenssl(folder.path, "other", bytes, authority.root)).toContain("Verification: FAILED");
    const over = async (...options: readonly string[]) =>
      checkToken(new Uint8Array(await authority.reply(await authority.query(text, ...options))), list);
    expect(await over("-sha3-256", "-cert")).toMatchObject({ result: "right" });
    expect(await over("-sha256")).toMatchObject({ result: "wrong", problem: "its signer's certificate is not in it" });
    expect(await over("-sha512", "-cert")).toMatchObject({
      result: "wrong",
      problem: "it is over another kind of digest",
    });
  },
);

test("the time-stamps of these tests are right by OpenSSL too", async () => {
  const chain = makeChain();
  const pem = toPem(chain.root.certificate);
  expect(await verifyByOpenssl(workspace.path, text, makeToken(text, chain), pem)).toContain("Verification: OK");
});

whereAvailable("the stock client of OpenTimestamps", whyNoOts, () => {
  test("the stock client reads the promise and the block in our file, and verifies it by the header that we do", async () => {
    await using calendar = await startCalendar();
    const line = { kind: "opentimestamps", url: calendar.url } as const;
    const file = join(workspace.path, "SHA256SUMS.ots");
    const ots = (...args: readonly string[]) => runOts(workspace.path, ...args, "SHA256SUMS.ots");

    const promised = await obtainWitnesses([line], sha256, [], asking());
    await writeFile(file, promised.files[0]?.bytes ?? "");
    const info = await ots("info");
    expect(info).toContain(`File sha256 hash: ${sha256}`);
    expect(info).toContain(`PendingAttestation('${calendar.url}')`);

    const block = { height: 870_123, time: new Date("2026-11-21T03:12:00Z") };
    calendar.block = block;
    const { files, witnesses } = await obtainWitnesses([line], sha256, promised.witnesses, asking());
    await writeFile(file, files[0]?.bytes ?? "");
    const bitcoinHeader = parseBitcoinHeader(calendar.header());
    const root = Buffer.from(bitcoinHeader.merkleRoot.toReversed()).toString("hex");
    expect(await ots("--no-bitcoin", "verify")).toContain(
      `check that Bitcoin block ${block.height} has merkleroot ${root}`,
    );
    const [witness] = witnesses as readonly [Witness];
    expect(renderWitnessAdvice(await readWitness(witness, { sha256 }))).toContain(`its Merkle root must be ${root}`);

    await using node = await startFaultServer(bitcoinNode(calendar));
    const verified = await ots("--bitcoin-node", node.url, "verify");
    expect(verified).toContain(`Success! Bitcoin block ${block.height} attests existence as of 2026-11-21`);
    expect(await readWitness(witness, { sha256 }, { bitcoinHeader })).toMatchObject({ claim: "yes", time: block.time });
    expect(await readFile(file)).toEqual(Buffer.from(witness.token, "base64"));
    await writeFile(join(workspace.path, "SHA256SUMS"), "other");
    expect(await ots("--no-bitcoin", "verify")).toContain("does not match");
  });
});
