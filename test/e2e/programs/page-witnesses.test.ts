/** The claim of witnesses on the page as it ships, in Chromium, from the disk and without a network. */
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { listText } from "#evidence/to-statement.ts";
import type { Witness } from "#evidence/statement.ts";
import { whereAvailable } from "../../support/availability.ts";
import { runCommandHere } from "../../support/cli.ts";
import { aStatement, aSubject, filesOf } from "../../support/evidence/statements.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import {
  createPageFolder,
  isInstalled,
  launchFrugally,
  openUnseen,
  toDropped,
  verifyOnPage,
} from "../../support/page/browser.ts";
import { digestOf, makeChain, makeToken } from "../../support/witness/make-token.ts";
import { createOpensslAuthority } from "../../support/witness/openssl.ts";
import { bitcoin, pending, proofOf, rootOf } from "../../support/witness/proofs.ts";

const template = readFileSync(new URL("../../../dist/page/verify.html", import.meta.url), "utf8");
const subjects = [aSubject("app.tgz"), aSubject("lib.zip")];
const text = listText({ name: "anchor-SHA256SUMS" }, subjects);
const chain = makeChain();
const evil = makeChain({ name: "<b>bold</b>\n\u202eevil" });
const whole = makeToken(text, chain);
const lastBit = Buffer.from(whole);
lastBit[lastBit.length - 1] = (lastBit.at(-1) ?? 0) ^ 1;
const root = Buffer.from(rootOf(text).toReversed()).toString("hex");
const fingerprint = digestOf(chain.root.certificate).toString("hex");

type Case = readonly [
  what: string,
  tokens: readonly (readonly [Witness["kind"], Buffer])[],
  witness: string,
  verdict: string,
  says: RegExp,
];
/** Of each what the page says; the roots of a browser are not for a page to use, so no time-stamp is `yes` there. */
const cases: readonly Case[] = [
  [
    "a right time-stamp",
    [["rfc3161", whole]],
    "not trusted",
    "valid",
    new RegExp(
      `existed by 1 Jun 2026 03:13 UTC, says the time stamp of Clock \\(root Root\\)\\. The root Root is not known here.*${fingerprint}`,
    ),
  ],
  [
    "a name with markup",
    [["rfc3161", makeToken(text, evil)]],
    "not trusted",
    "valid",
    /the time stamp of <b>bold<\/b> evil \(root Root\)/,
  ],
  ["a changed bit of a signature", [["rfc3161", lastBit]], "not fitting", "mismatch", /its signature is wrong/],
  [
    "a promise",
    [["opentimestamps", proofOf(text, pending("https://calendar.example"))]],
    "pending",
    "valid",
    /promised to Bitcoin by calendar calendar\.example, not in a block yet/,
  ],
  [
    "a block",
    [["opentimestamps", proofOf(text, bitcoin(870_123))]],
    "not trusted",
    "valid",
    new RegExp(`in Bitcoin block 870,123\\. Look up block 870,123: its Merkle root must be ${root}`),
  ],
  ["no witness", [], "none", "valid", /^$/],
];

const keys = [
  { key: "RSA", digest: "sha512", ess: "sha1" },
  { key: "EC:P-384", digest: "sha384", ess: "sha512" },
  { key: "EC:P-521", digest: "sha256", ess: "sha256" },
];

async function stampByOpenssl(folder: string, kind: (typeof keys)[number]): Promise<Case> {
  const authority = await createOpensslAuthority(folder, kind);
  const token = await authority.reply(await authority.query(text, "-cert"));
  return [
    kind.key,
    [["rfc3161", token]],
    "not trusted",
    "valid",
    /existed by .* says the time stamp of Clock \(root Root\)/,
  ];
}

whereAvailable("Witnesses on the page", isInstalled("chrome") ? undefined : "Chromium is not installed", () => {
  test(
    "the page says of every witness what the command line says, without a request",
    { timeout: 240_000 },
    async () => {
      await using folder = await createPageFolder();
      await folder.write("verify.html", template);
      await using browser = await launchFrugally("chrome");
      const page = await openUnseen(browser);
      const requests: string[] = [];
      page.on("request", (request) => {
        if (!/^(?:file|blob|data):/.test(request.url())) requests.push(request.url());
      });
      page.on("dialog", (dialog) => void dialog.dismiss());
      await using workspace = await createWorkspace({ "app.tgz": "app.tgz" });
      const stamped: Case[] = [];
      for (const kind of keys) stamped.push(await stampByOpenssl(workspace.path, kind));
      for (const [what, tokens, witness, verdict, says] of [...cases, ...stamped]) {
        const url = "https://witness.example";
        const witnesses = tokens.map(([kind, token]) => ({
          kind,
          of: "anchor-SHA256SUMS",
          url,
          token: token.toString("base64"),
        }));
        const [file] = filesOf(aStatement(subjects, witnesses.length === 0 ? {} : { witnesses }));
        const evidence = file?.text ?? "";
        const files = [toDropped("own.intoto.json", evidence), toDropped("app.tgz", "app.tgz")];
        const shown = await verifyOnPage(page, folder.url("verify.html"), files);
        const row = ["app.tgz", "yes", "none needed", "not asked", ...(witness === "none" ? [] : [witness])];
        expect([what, shown.problems, shown.rows, shown.verdict]).toEqual([what, [], [row], verdict]);
        const notes = "Array.from(document.querySelectorAll('#files .note'), (one) => one.textContent).join('\\n')";
        const said = (await page.evaluate(notes)) as string;
        expect(said).toMatch(says);
        expect(await page.evaluate("document.querySelectorAll('#files b').length")).toBe(0);
        await workspace.write("own.intoto.json", evidence);
        const words = ["verify", "app.tgz", "--evidence", "own.intoto.json"];
        const { stdout } = await runCommandHere(words, { cwd: workspace.path });
        expect([what, shown.report]).toEqual([what, stdout]);
        if (what !== "a changed bit of a signature") continue;
        // Where a page may have been changed on its way, browsers check no signatures.
        const changed = `data:text/html;base64,${Buffer.from(template).toString("base64")}`;
        const unsure = await verifyOnPage(page, changed, files);
        expect([unsure.rows[0]?.at(-1), unsure.verdict]).toEqual(["not trusted", "valid"]);
      }
      expect(requests).toEqual([]);
    },
  );
});
