/** Witnesses of the list of a release: attached beside it, kept in its notes, and told in both. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { readWitnesses } from "#witness/read-witness.ts";
import {
  contentOf,
  createReleaseWorld,
  namesOf,
  recordOf,
  statementsOf,
  type ReleaseWorld,
} from "../../support/github/release-world.ts";
import type { ReleaseState } from "../../support/github/state.ts";
import { json } from "../../support/network/behaviours.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { digestOf, makeChain } from "../../support/witness/make-token.ts";
import { authority, startCalendar } from "../../support/witness/stand-ins.ts";

const chain = makeChain();
const tokensOf = (release: ReleaseState): readonly string[] => recordOf(release).witnesses.map(({ token }) => token);
const base64Of = (release: ReleaseState, name: string): string =>
  Buffer.from(release.assets.find((asset) => asset.name === name)?.content as Uint8Array).toString("base64");

/** Each run on a runner of its own: nothing but the release is kept from run to run. */
function createRuns({ workspace, runHere }: ReleaseWorld) {
  let count = 0;
  return async (inputs: Readonly<Record<string, string>>) => {
    const folder = join(workspace.temp, `run-${(count += 1)}`);
    const run = await runHere({ ...inputs, "output-dir": folder }, { runId: `${count}` });
    const told = run.annotations.filter(
      ({ level, properties }) => level === "warning" && properties["title"] !== "WITNESS_CLOCK",
    );
    const warnings = told.map(({ message }) => message);
    return { ...run, folder, warnings };
  };
}

test("a time-stamp of the attached list is attached; a later run asks for no other, and a check tells it too", async () => {
  await using world = await createReleaseWorld();
  await using tsa = await startFaultServer(authority(chain));
  const release = world.github.addRelease("v1", { assets: { "SHA256SUMS.ots": "no witness of ours" } });
  const witness = `rfc3161 ${tsa.url}/tsr`;
  const run = createRuns(world);
  const asIs = { "release-attach": "both" };
  const some = { ...asIs, mode: "check", files: "dist/app.tgz" };
  for (const inputs of [{ ...asIs, witness }, { ...asIs, witness }, { ...asIs, mode: "check" }, some]) {
    const { exitCode, summary } = await run(inputs);
    expect(exitCode).toBe(0);
    expect(tsa.requests.map(({ body }) => body.subarray(24, 56))).toEqual([
      digestOf(contentOf(release, "anchor-SHA256SUMS")),
    ]);
    expect(tokensOf(release)).toEqual([base64Of(release, "anchor-SHA256SUMS.tsr")]);
    expect([release.body, summary]).toEqual(Array(2).fill(expect.stringContaining("anchor-SHA256SUMS existed by")));
    if (inputs !== some) expect(release.body).toContain("/anchor-SHA256SUMS.tsr");
  }
  expect(namesOf(release)).toContain("SHA256SUMS.ots");
  expect(contentOf(release, "SHA256SUMS.ots")).toBe("no witness of ours");
});

test("without a service, the list that clocks sign is no file that the release should have", async () => {
  await using world = await createReleaseWorld();
  await using tsa = await startFaultServer(authority(chain));
  const release = world.github.addRelease("v1", { assets: { "app.tgz": "another" } });
  const inputs = { "api-url": "", "api-key": "", witness: `rfc3161 ${tsa.url}`, "release-attach": "body" };
  const { annotations, results } = await createRuns(world)({ ...inputs, "fail-on": "none" });
  expect(results?.results.map(({ verdict }) => verdict)).toEqual(["timestamped", "changed", "timestamped"]);
  const told = annotations.map(({ message }) => message).join();
  expect(told).toContain("1 file is not in the release: dist/lib.zip.");
  expect(release.body).toContain("time-stamped");
});

test.each([
  ["asks no clock", "", []],
  ["gets no answer", "rfc3161 URL", [expect.stringContaining("answered 503")]],
])(
  "a time-stamp of a list that is replaced by a run that %s is removed, and stays in its statement",
  async (_, witness, told) => {
    await using world = await createReleaseWorld();
    await using tsa = await startFaultServer(authority(chain));
    await using down = await startFaultServer(() => json({}, { status: 503 }));
    const release = world.github.addRelease("v1", { assets: { "SHA256SUMS.ots": "no witness of ours" } });
    const run = createRuns(world);
    await run({ "release-attach": "both", witness: `rfc3161 ${tsa.url}/tsr` });
    const tokens = [base64Of(release, "anchor-SHA256SUMS.tsr")];
    await world.workspace.write("dist/app.tgz", "built again");
    const again = await run({ "release-attach": "both", witness: witness.replace("URL", down.url) });
    expect([again.exitCode, again.warnings]).toEqual([0, expect.arrayContaining(told)]);
    expect(namesOf(release)).not.toContain("anchor-SHA256SUMS.tsr");
    expect(release.body).not.toContain("/anchor-SHA256SUMS.tsr");
    expect([tokensOf(release), namesOf(release)]).toEqual([tokens, expect.arrayContaining(["SHA256SUMS.ots"])]);
  },
);

test("a time-stamp is attached beside its list where the notes have named the files by their paths", async () => {
  await using world = await createReleaseWorld();
  await using tsa = await startFaultServer(authority(chain));
  const release = world.github.addRelease("v1");
  const inputs = { "api-url": "", "api-key": "", witness: `rfc3161 ${tsa.url}` };
  const run = createRuns(world);
  await run({ ...inputs, "release-attach": "body" });
  await run({ ...inputs, "release-attach": "both" });
  expect(tsa.requests.at(-1)?.body.subarray(24, 56)).toEqual(digestOf(contentOf(release, "anchor-SHA256SUMS")));
  expect(tokensOf(release).at(-1)).toBe(base64Of(release, "anchor-SHA256SUMS.tsr"));
  expect(release.body).toContain("🕒 2 files time-stamped");
});

test("a promise is upgraded by a later run, in a statement, in the file and in the section", async () => {
  await using world = await createReleaseWorld();
  await using calendar = await startCalendar();
  const release = world.github.addRelease("v1");
  const inputs = { "release-attach": "both", witness: `opentimestamps ${calendar.url}` };
  const run = createRuns(world);
  await run(inputs);
  const promise = base64Of(release, "anchor-SHA256SUMS.ots");
  expect([tokensOf(release), release.body]).toEqual([
    [promise],
    expect.stringContaining("promised to Bitcoin by calendar"),
  ]);
  const page = contentOf(release, "anchor-evidence.html");

  calendar.block = { height: 870_123, time: new Date("2026-11-21T03:12:00Z") };
  const second = await run({ ...inputs, mode: "verify", report: "false" });
  expect([second.exitCode, second.warnings]).toEqual([0, []]);
  const proof = base64Of(release, "anchor-SHA256SUMS.ots");
  expect(tokensOf(release)).toEqual([promise, proof]);
  expect(proof).not.toBe(promise);
  expect(contentOf(release, "anchor-evidence.html")).not.toBe(page);
  expect(release.body).toMatch(
    /in Bitcoin block 870,123 \(\[what its calendar keeps\]\([^)]+\/timestamp\/[0-9a-f]{64}\)/,
  );
  expect([release.body, second.summary]).toEqual(Array(2).fill(expect.not.stringContaining("not in a block yet")));
  await run(inputs);
  expect(calendar.requests.map(({ method }) => method)).toEqual(["POST", "GET"]);
  expect(base64Of(release, "anchor-SHA256SUMS.ots")).toBe(proof);
});

test("where the assets can no longer be changed, the block stays in the folder and in the notes", async () => {
  await using world = await createReleaseWorld({ "app.tgz": "app", "b.txt": "b" });
  await using calendar = await startCalendar();
  const release = world.github.addRelease("v1", { draft: true, immutable: true });
  const witness = `opentimestamps ${calendar.url}`;
  const runs = createRuns(world);
  // In the workspace itself, a file has one name with a release and without.
  const run = (inputs: Readonly<Record<string, string>>) => runs({ files: "app.tgz\nb.txt", ...inputs });
  await run({ "release-attach": "both", witness });
  const assets = release.assets.map(({ name, digest }) => [name, digest]);
  release.draft = false;

  calendar.block = { height: 870_123, time: new Date("2026-11-21T03:12:00Z") };
  for (let again = 0; again < 2; again += 1) {
    const later = await run({
      "release-attach": "body",
      mode: "verify",
      report: "false",
      witness,
    });
    expect([later.exitCode, later.warnings]).toEqual([0, []]);
    const left = await readFile(join(later.folder, "anchor-SHA256SUMS.ots"), "base64");
    expect(tokensOf(release)).toEqual([base64Of(release, "anchor-SHA256SUMS.ots"), left]);
    const { target = "" } = calendar.requests[1] ?? {};
    expect(release.body).toContain(`in Bitcoin block 870,123 ([what its calendar keeps](${calendar.url}${target}))`);
  }
  expect(calendar.requests).toHaveLength(2);
  expect(release.assets.map(({ name, digest }) => [name, digest])).toEqual(assets);
});

test("notes alone keep the witnesses with their list, so that a later run asks no other and a reader sees them", async () => {
  await using world = await createReleaseWorld();
  await using tsa = await startFaultServer(authority(chain));
  await using calendar = await startCalendar();
  const release = world.github.addRelease("v1");
  const inputs = { "release-attach": "body", witness: `rfc3161 ${tsa.url}\nopentimestamps ${calendar.url}` };
  const run = createRuns(world);
  await run(inputs);
  const tokens = tokensOf(release);
  expect(release.assets).toEqual([]);
  const sayings = await readWitnesses(recordOf(release));
  expect(sayings.map(({ claim }) => claim)).toEqual(["not trusted", "pending"]);
  const second = await run(inputs);
  expect([tokensOf(release), second.warnings, tsa.requests.length]).toEqual([tokens, [], 1]);
  expect(statementsOf(release).map(({ statement }) => statement.predicate.witnesses?.length)).toEqual([2, 2]);
  const check = await run({ "release-attach": "body", mode: "check" });
  expect([check.exitCode, tsa.requests.length, tokensOf(release)]).toEqual([0, 1, tokens]);
  expect(release.body).toContain("anchor-SHA256SUMS existed by");
});
