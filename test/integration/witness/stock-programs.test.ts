/** What is written here, the programs of others read, and what they write is read here: OpenSSL and `ots`. */
import { execFile, spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { createWeb, type Web } from "#api/downloads.ts";
import { systemClock } from "#host/clock.ts";
import { parsePem } from "#witness/certificate.ts";
import { checkToken } from "#witness/check-token.ts";
import { parseBitcoinHeader, readWitness, type Witness } from "#witness/read-witness.ts";
import { renderWitnessAdvice } from "#witness/render-witness.ts";
import { obtainWitnesses } from "#witness/witness.ts";
import { whereAvailable } from "../../support/availability.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { json } from "../../support/network/behaviours.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { digestOf, makeChain, makeToken, toPem } from "../../support/witness/make-token.ts";
import { createOpensslAuthority, verifyByOpenssl } from "../../support/witness/openssl.ts";
import { append, bitcoin, hash, headerOf, pending } from "../../support/witness/proofs.ts";

const text = "the list\n";
const sha256 = digestOf(text).toString("hex");
const list = { sha256, sha3_256: digestOf(text, "sha3-256").toString("hex") };

let web: Web;
let workspace: Workspace;
beforeAll(async () => {
  web = createWeb();
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
    expect(await verifyByOpenssl(folder.path, "other", bytes, authority.root)).toContain("Verification: FAILED");
    const over = async (...options: readonly string[]) =>
      checkToken(new Uint8Array(await authority.reply(await authority.query(text, ...options))), list);
    expect(await over("-sha3-256", "-cert")).toMatchObject({ is: "right" });
    expect(await over("-sha256")).toMatchObject({ is: "wrong", problem: "its signer's certificate is not in it" });
    expect(await over("-sha512", "-cert")).toMatchObject({ is: "wrong", problem: "it is over another kind of digest" });
  },
);

test("the time-stamps of these tests are right by OpenSSL too", async () => {
  const chain = makeChain();
  const pem = toPem(chain.root.certificate);
  expect(await verifyByOpenssl(workspace.path, text, makeToken(text, chain), pem)).toContain("Verification: OK");
});

const found = spawnSync("ots", ["--version"]).error === undefined ? undefined : "ots is not on the PATH";
whereAvailable("the stock client of OpenTimestamps", found, () => {
  const ots = (...args: readonly string[]): Promise<string> =>
    new Promise((resolve) => {
      execFile("ots", ["--no-cache", ...args], { cwd: workspace.path }, (_, stdout, stderr) =>
        resolve(stdout + stderr),
      );
    });
  const block = { height: 870_123, time: new Date("2026-11-21T03:12:00Z") };

  test("the stock client reads the promise and the block in our file, and verifies it by the header that we do", async () => {
    await using server = await startFaultServer(({ method, body, target, json: call }) => {
      const { method: name } = (call ?? {}) as { readonly method?: string };
      if (name !== undefined) return json({ id: 1, error: null, result: node[name as keyof typeof node]() });
      if (method === "GET") return { kind: "answer", answer: { body: Buffer.concat([hash, bitcoin(block.height)]) } };
      root = digestOf(digestOf(Buffer.concat([body, Buffer.from([9])])));
      expect(target).toBe("/digest");
      return { kind: "answer", answer: { body: Buffer.concat([append(Buffer.from([9])), hash, pending(server.url)]) } };
    });
    let root: Buffer = Buffer.alloc(32);
    const header = () => headerOf(root, block.time);
    const node = {
      getblockcount: () => block.height,
      getblockhash: () => parseBitcoinHeader(header()).hash,
      getblockheader: header,
    };
    const line = { kind: "opentimestamps", url: server.url } as const;
    const file = join(workspace.path, "SHA256SUMS.ots");

    const promised = await obtainWitnesses([line], sha256, [], asking());
    await writeFile(file, promised.files[0]?.bytes ?? "");
    const info = await ots("info", "SHA256SUMS.ots");
    expect(info).toContain(`File sha256 hash: ${sha256}`);
    expect(info).toContain(`PendingAttestation('${server.url}')`);

    const { files, witnesses } = await obtainWitnesses([line], sha256, promised.witnesses, asking());
    await writeFile(file, files[0]?.bytes ?? "");
    const said = await ots("--no-bitcoin", "verify", "SHA256SUMS.ots");
    const merkleRoot = Buffer.from(root.toReversed()).toString("hex");
    expect(said).toContain(`check that Bitcoin block ${block.height} has merkleroot ${merkleRoot}`);
    const [witness] = witnesses as readonly [Witness];
    expect(renderWitnessAdvice(await readWitness(witness, { sha256 }))).toContain(
      `its Merkle root must be ${merkleRoot}`,
    );

    const verified = await ots("--bitcoin-node", server.url, "verify", "SHA256SUMS.ots");
    expect(verified).toContain(`Success! Bitcoin block ${block.height} attests existence as of 2026-11-21`);
    const bitcoinHeader = parseBitcoinHeader(header());
    expect(await readWitness(witness, { sha256 }, { bitcoinHeader })).toMatchObject({ claim: "yes", time: block.time });
    expect(await readFile(file)).toEqual(Buffer.from(witness.token, "base64"));
  });
});
