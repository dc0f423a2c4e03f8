/** Years later, without a network: page, command line, OpenSSL and the client of OpenTimestamps say one time. */
import { spawnSync } from "node:child_process";
import { chmod } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import type { Verification } from "#verify/claims.ts";
import { whereAvailable } from "../../support/availability.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { createReleaseWorld } from "../../support/github/release-world.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import {
  browserPaths,
  createPageFolder,
  isInstalled,
  launchFrugally,
  toDropped,
  verifyOnPage,
} from "../../support/page/browser.ts";
import { createOpensslAuthority } from "../../support/witness/openssl.ts";
import { bitcoinNode, runOts, whyNoOts } from "../../support/witness/ots.ts";
import { startCalendar } from "../../support/witness/stand-ins.ts";

const sealed = ["--map-root-user", "--net", "--"];
const isSealable = spawnSync("unshare", [...sealed, "true"]).status === 0;
const program = fileURLToPath(new URL("../../../dist/cli/index.js", import.meta.url));
const missing = isInstalled("chrome") ? (isSealable ? undefined : "no namespace for a network") : "no Chromium";

whereAvailable("The witnesses of a release without a network", missing, () => {
  test("all who check a release without a network say the same time", { timeout: 240_000 }, async () => {
    await using world = await createReleaseWorld({});
    await using keys = await createWorkspace();
    await using calendar = await startCalendar();
    const own = await createOpensslAuthority(keys.path, { key: "EC:P-256", digest: "sha256", ess: "sha256" });
    await using tsa = await startFaultServer(async ({ body }) => {
      return { kind: "answer", answer: { body: await own.reply(body) } };
    });
    const release = world.github.addRelease("v1", { assets: { "app.tgz": "app", "lib.zip": "lib" } });
    const witness = `rfc3161 ${tsa.url}\nopentimestamps ${calendar.url}`;
    const inputs = { "from-release": "true", files: "", "release-attach": "both", witness };
    expect((await world.runHere(inputs)).exitCode).toBe(0);
    calendar.block = { height: 870_123, time: new Date("2026-11-21T03:11:30Z") };
    const later = await world.runHere({ ...inputs, mode: "verify", report: "false" }, { runId: "2" });
    expect(later.exitCode).toBe(0);

    const files = new Map(release.assets.map(({ name, content }) => [name, content as Uint8Array]));
    await using downloads = await createWorkspace(Object.fromEntries(files));
    await downloads.write("ca.pem", own.root);
    const offline = (...command: readonly string[]) =>
      spawnSync("unshare", [...sealed, ...command], { cwd: downloads.path, encoding: "utf8", timeout: 120_000 });

    const openssl = (...given: readonly string[]) =>
      offline("openssl", "ts", ...given, "-in", "anchor-SHA256SUMS.tsr").stdout;
    expect(openssl("-verify", "-data", "anchor-SHA256SUMS", "-CAfile", "ca.pem")).toContain("Verification: OK");
    const [, stamped = ""] = /^Time stamp: (.*)$/m.exec(openssl("-reply", "-text")) ?? [];
    // Its clock says that it may be wrong by a second.
    const minute = new Date(Math.ceil((Date.parse(stamped) + 1000) / 60_000) * 60_000).toUTCString();
    const readable = minute.replace(/^.* 0?(\d+ \w+ \d+ \d\d:\d\d):00 GMT$/, "$1");
    const time = `anchor-SHA256SUMS existed by ${readable} UTC, says the time stamp of Clock (root Root)`;
    const header = calendar.header();
    const root = Buffer.from(Buffer.from(header, "hex").subarray(36, 68).toReversed()).toString("hex");

    const verify = ["verify", "app.tgz", "lib.zip", "--evidence", "anchor-evidence.html", "--json"];
    const trust = ["--tsa-ca", "ca.pem", "--bitcoin-header", header];
    const said = offline(process.execPath, program, ...verify, ...trust);
    const claims = (JSON.parse(said.stdout) as Verification).files;
    const block = "anchor-SHA256SUMS existed by 21 Nov 2026 03:12 UTC, says the header of Bitcoin block";
    expect(claims.map(({ bytes, witness: claim, witnesses }) => [bytes, claim, witnesses])).toEqual(
      Array.from({ length: 2 }, () => ["yes", "yes", [`${time}.`, expect.stringContaining(block)]]),
    );

    await using folder = await createPageFolder();
    const chromium = await folder.write(
      "chromium.sh",
      `#!/bin/sh\nexec unshare ${sealed.join(" ")} ${browserPaths.chrome} "$@"\n`,
    );
    await chmod(chromium, 0o755);
    await using browser = await launchFrugally("chrome", chromium);
    const page = await browser.newPage();
    await folder.write("anchor-evidence.html", files.get("anchor-evidence.html") ?? "");
    const shown = await verifyOnPage(page, folder.url("anchor-evidence.html"), [toDropped("app.tgz", "app")]);
    expect(shown.rows).toEqual([["app.tgz", "yes", "none needed", "not asked", "not trusted"]]);
    expect(shown.report).toContain(time);
    expect(shown.report).toContain(`Look up block 870,123: its Merkle root must be ${root}.`);

    if (whyNoOts !== undefined) return;
    expect(offline("ots", "--no-cache", "info", "anchor-SHA256SUMS.ots").stdout).toContain(
      "BitcoinBlockHeaderAttestation(870123)",
    );
    expect(await runOts(downloads.path, "--no-bitcoin", "verify", "anchor-SHA256SUMS.ots")).toContain(
      `merkleroot ${root}`,
    );
    await using node = await startFaultServer(bitcoinNode(calendar));
    const verified = await runOts(downloads.path, "--bitcoin-node", node.url, "verify", "anchor-SHA256SUMS.ots");
    expect(verified).toContain("Success! Bitcoin block 870123 attests existence as of 2026-11-21");
  });
});
