/** Whatever is done to releases on GitHub and to the chain, and what a look with a baseline makes of it. */
import * as fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import type { StatementId } from "#core/digest.ts";
import { idOfStatementFile, statementFileName } from "#core/file-names.ts";
import type { Outcome } from "#core/outcome.ts";
import { toMonitorFile } from "#monitor/monitor.ts";
import type { Scan } from "#monitor/scan.ts";
import { toScanView } from "#monitor/view.ts";
import { renderComment } from "#release/statements.ts";
import { type GitHubStandIn, startGitHub } from "../../support/github/stand-in.ts";
import type { ReleaseState } from "../../support/github/state.ts";
import {
  addStamped,
  aStatementOf,
  attachEvidence,
  aVerification,
  putAsset,
  scanStandIn,
  toBaseline,
} from "../../support/monitor/stamped.ts";
import { sha3Of } from "../../support/monitor/world.ts";
import { anEvidence } from "../../support/results.ts";
import { runs } from "../../support/runs.ts";
import { inSection } from "../../support/release/section.ts";

let github: GitHubStandIn;
beforeAll(async () => void (github = await startGitHub()));
afterEach(() => github.reset());
afterAll(() => github.close());

const tags = ["v1", "v2", "v3"] as const;
const names = ["app.tgz", "app.zip", "app.bin"] as const;
/** Made anew at will: what happens to them is no finding. */
const list = "anchor-SHA3-256SUMS";
const contentOf = (tag: string, name: string): string => `${tag} ${name}`;
const filesOf = (tag: string) => Object.fromEntries(names.map((name) => [name, contentOf(tag, name)]));

/** What changes nothing that is recorded. */
const idleDeeds = {
  "prose is edited": (release) => void (release.body = "Better words.\r\n\r\nMore of them."),
  "title is edited": (release) => void (release.name = "Another title"),
  "it becomes a pre-release": (release) => void (release.prerelease = !release.prerelease),
  "it is immutable no more": (release) => void (release.immutable = !release.immutable),
  "it is downloaded": (release) => release.assets.forEach((asset) => (asset.downloads += 7)),
  "assets get labels": (release) => release.assets.forEach((asset) => (asset.label = `The ${asset.name}`)),
  "assets are touched": (release) => release.assets.forEach((asset) => (asset.updatedAt = new Date())),
} as const satisfies Readonly<Record<string, (release: ReleaseState) => void>>;

const assetPlan = fc.record({
  fate: fc.constantFrom("none", "none", "none", "replaced", "removed", "renamed", "reuploaded"),
  isDropped: fc.nat(5).map((roll) => roll === 0),
});

const releasePlan = fc.record({
  assets: fc.tuple(assetPlan, assetPlan, assetPlan),
  added: fc.nat(2),
  isTagMoved: fc.nat(3).map((roll) => roll === 0),
  evidence: fc.constantFrom(
    "none",
    "none",
    "again",
    "in the notes too",
    "of another release",
    "altered",
    "other",
    "dropped",
    "list altered",
    "list dropped",
  ),
  end: fc.constantFrom("none", "none", "none", "none", "deleted", "drafted"),
  idle: fc.subarray(Object.keys(idleDeeds) as (keyof typeof idleDeeds)[]),
});
type Plan = typeof releasePlan extends fc.Arbitrary<infer Made> ? Made : never;

const placeOf = (release: ReleaseState, name: string): number =>
  release.assets.findIndex((asset) => asset.name === name);

/** Other bytes of the same length, another letter first. */
const otherBytes = (content: string): string => `x${content.slice(1)}`;

function change(release: ReleaseState, statement: string, plan: Plan): void {
  const { tag } = release;
  for (const name of plan.idle) idleDeeds[name](release);
  names.forEach((name, index) => changeAsset(release, name, plan.assets[index]?.fate ?? "none"));
  for (let count = 0; count < plan.added; count += 1) github.addAsset(release, `extra-${count}.bin`, "extra");
  if (plan.isTagMoved) github.tags.set(tag, "d".repeat(40));
  changeEvidence(release, statement, plan.evidence);
  if (plan.end === "drafted") release.draft = true;
  if (plan.end === "deleted") github.releases.splice(github.releases.indexOf(release), 1);
}

function changeEvidence(release: ReleaseState, statement: string, what: Plan["evidence"]): void {
  const { tag } = release;
  const place = placeOf(release, statement);
  const text = Buffer.from(release.assets[place]?.content as Uint8Array).toString();
  if (what === "altered") putAsset(github, release, statement, text.replace("anchor-artifacts", "another"), new Date());
  if (what === "other" || what === "dropped") release.assets.splice(place, 1);
  if (what === "other") {
    attachEvidence(github, release, { ...filesOf(tag), [names[0]]: "as if it had been so" }, { at: new Date() });
  }
  if (what === "again") attachEvidence(github, release, filesOf(tag), { at: new Date() });
  if (what === "in the notes too")
    release.body = `Words.\n${inSection(renderComment({ id: idOf(statement), text }))}\n`;
  if (what === "of another release") {
    const { id, text: foreign } = aStatementOf(github, { tag: "v0", id: 7 }, filesOf("v0"), { at: new Date() });
    putAsset(github, release, statementFileName(id), foreign, new Date());
  }
  if (what.startsWith("list")) release.assets.splice(placeOf(release, list), 1);
  if (what === "list altered") github.addAsset(release, list, `SHA3-256 (app.tgz) = ${"0".repeat(64)}\n`);
}

function idOf(statement: string): StatementId {
  const id = idOfStatementFile(statement);
  if (id === undefined) throw new RangeError(`${statement} is no statement's name.`);
  return id;
}

function changeAsset(release: ReleaseState, name: string, fate: string): void {
  const content = contentOf(release.tag, name);
  if (fate === "none") return;
  const [asset] = release.assets.splice(placeOf(release, name), 1);
  if (fate === "replaced") github.addAsset(release, name, otherBytes(content));
  if (fate === "reuploaded") github.addAsset(release, name, content);
  if (fate === "renamed" && asset !== undefined) release.assets.push({ ...asset, name: `renamed-${name}` });
}

function expectedOf(tag: string, statement: string, plan: Plan): readonly string[] {
  if (plan.end !== "none") return [`removed ${tag}`];
  const isChanged = ["altered", "other", "dropped"].includes(plan.evidence);
  return [
    ...names.flatMap((name, index) => {
      const { fate = "none", isDropped = false } = plan.assets[index] ?? {};
      return [
        ...(fate === "none" ? [] : [`${fate} ${tag}/${name}`]),
        ...(isDropped ? [`not-anchored ${tag}/${name}`] : []),
      ];
    }),
    ...Array.from({ length: plan.added }, (_, count) => `added ${tag}/extra-${count}.bin`),
    ...(plan.isTagMoved ? [`tag-moved ${tag}`] : []),
    ...(isChanged ? [`evidence-changed ${tag}/${statement}`] : []),
  ];
}

const toTexts = ({ releases }: Scan): string[] =>
  releases
    .flatMap(({ findings }) => findings)
    .map(({ kind, release, asset }) => `${kind} ${release}${asset === undefined ? "" : `/${asset}`}`)
    .toSorted();

/** Releases as they were stamped and then changed by `plans`, with the first look's baseline. */
async function createChanged(plans: readonly Plan[]) {
  github.reset();
  const releases = tags.map((tag) => addStamped(github, tag, filesOf(tag)));
  const first = await scanStandIn(github);
  expect(toTexts(first)).toEqual([]);
  const statements = releases.map(({ assets }) => assets.at(-1)?.name ?? "");
  plans.forEach((plan, index) => change(releases[index] as ReleaseState, statements[index] ?? "", plan));
  const dropped = plans.flatMap((plan, index) =>
    names.filter((_, place) => plan.assets[place]?.isDropped).map((name) => sha3Of(contentOf(tags[index] ?? "", name))),
  );
  const noMatch: Outcome = { kind: "no-match", evidence: anEvidence() };
  return {
    baseline: toBaseline(github, first),
    verify: aVerification(Object.fromEntries(dropped.map((digest) => [digest, noMatch]))).verify,
    expected: plans.flatMap((plan, index) => expectedOf(tags[index] ?? "", statements[index] ?? "", plan)).toSorted(),
  };
}

/** Parts of GitHub that do not answer in one look, and every how manieth digest the service says nothing of. */
const outagePlan = fc.record({
  silent: fc.subarray([
    "repos/get-release-asset",
    "repos/list-release-assets",
    "repos/list-tags",
    "repos/get-release-by-tag",
  ]),
  everySo: fc.nat(3),
});

test("a look in an outage finds nothing else, and leaves a baseline by which the next finds all", async () => {
  const busy = { answer: { status: 429, headers: { "retry-after": "86400" } } };
  const error = new AnchorError("SERVICE_UNREACHABLE", "It did not answer.");
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(releasePlan, releasePlan, releasePlan),
      outagePlan,
      async (plans, { silent, everySo }) => {
        const { baseline, verify, expected } = await createChanged(plans);
        github.react = ({ operation }) => (silent.includes(operation) ? busy : undefined);
        let asked = 0;
        const partial = await scanStandIn(github, baseline, {
          verify: (subject) => {
            asked += 1;
            return everySo > 0 && asked % everySo === 0
              ? Promise.resolve({ kind: "unreachable", error })
              : verify(subject);
          },
        });
        expect(expected).toEqual(expect.arrayContaining(toTexts(partial)));
        github.react = () => undefined;
        const { repository } = github.places;
        const view = toScanView(partial, baseline, repository, new Date());
        const file = toMonitorFile(partial, baseline, view);
        const whole = await scanStandIn(github, file, { verify });
        expect([toTexts(whole), whole.isWhole]).toEqual([expected, true]);
      },
    ),
    { numRuns: runs(80) },
  );
});
