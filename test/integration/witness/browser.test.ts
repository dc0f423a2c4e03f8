/** A page reads witnesses by the same code: from a file, without a network, under the page's policy. */
import { buildSync } from "esbuild";
import { expect, test } from "vitest";

import { readWitness } from "#witness/read-witness.ts";
import { whereAvailable } from "../../support/availability.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { createPageFolder, isInstalled, launchFrugally, openUnseen } from "../../support/page/browser.ts";
import { digestOf, makeChain, makeToken } from "../../support/witness/make-token.ts";
import { createOpensslAuthority } from "../../support/witness/openssl.ts";
import { bitcoin, proofOf } from "../../support/witness/proofs.ts";

const text = "the list\n";
const list = { sha256: digestOf(text).toString("hex") };

whereAvailable("Witnesses in a page", isInstalled("chrome") ? undefined : "Chromium is not installed", () => {
  test("a page says of witnesses what the command line says of them", async () => {
    await using workspace = await createWorkspace();
    const kinds = [
      { key: "RSA", digest: "sha512", ess: "sha1" },
      { key: "EC:P-384", digest: "sha384", ess: "sha512" },
      { key: "EC:P-521", digest: "sha256", ess: "sha256" },
    ];
    const replies: Buffer[] = [];
    for (const kind of kinds) {
      const authority = await createOpensslAuthority(workspace.path, kind);
      replies.push(await authority.reply(await authority.query(text, "-cert")));
    }
    const changed = Buffer.from(replies[0] ?? "");
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    const tokens = [
      ...replies,
      changed,
      makeToken(text, makeChain()),
      proofOf(text, bitcoin(1)),
      Buffer.from("<html>"),
    ];
    const witnesses = tokens.map((token, index) => ({
      kind: index === 5 ? ("opentimestamps" as const) : ("rfc3161" as const),
      of: "SHA256SUMS" as const,
      url: "https://witness.example",
      token: token.toString("base64"),
    }));
    const here = await Promise.all(witnesses.map((witness) => readWitness(witness, list)));

    const stdin = {
      contents: 'export { readWitness } from "./src/witness/read-witness.ts";',
      resolveDir: process.cwd(),
    };
    const options = { bundle: true, minify: true, format: "iife", globalName: "witness", write: false } as const;
    const script = buildSync({ stdin, ...options }).outputFiles[0]?.text ?? "";
    // All that a page gets for it; a page may have 150 KiB in all.
    expect(script.length).toBeLessThan(40_000);
    const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'">`;
    await using folder = await createPageFolder();
    await folder.write("page.html", `<!doctype html><meta charset="utf-8">${policy}<script>${script}</script>`);
    await using browser = await launchFrugally("chrome");
    const page = await openUnseen(browser);
    await page.goto(folder.url("page.html"));
    const call = `Promise.all(${JSON.stringify(witnesses)}.map((one) => witness.readWitness(one, ${JSON.stringify(list)})))`;
    const there = await page.evaluate(`${call}.then((readings) => JSON.stringify(readings))`);
    expect(there).toBe(JSON.stringify(here));
    // Where a page may have been changed on its way, browsers check no signatures.
    await page.goto("data:text/html,changed");
    const unsure = await page.evaluate(`${script}; ${call}.then((readings) => readings.map(({ claim }) => claim))`);
    expect(unsure).toEqual([...Array<string>(6).fill("not trusted"), "not fitting"]);
    const right = Array<string>(3).fill("not trusted");
    const others = ["not fitting", "not trusted", "not trusted", "not fitting"];
    expect(here.map(({ claim }) => claim)).toEqual([...right, ...others]);
  });
});
