import { hash } from "node:crypto";

import { expect, test } from "vitest";

import { renderChecksums } from "#core/checksums.ts";
import type { Digest, StatementId } from "#core/digest.ts";
import type { AnchorProof } from "#evidence/statement.ts";
import type { Asset, Release } from "#release/forge.ts";
import {
  ensureEvidenceFits,
  type EvidenceInputs,
  type ForeseenStatement,
  type ForeseenSubject,
} from "#release/room.ts";

const inputs: EvidenceInputs = { mode: "stamp", anchor: "each", report: true, witness: [], releaseAttach: "body" };

/** Returns what checks a release with these assets and notes. */
function roomOf(more: Partial<EvidenceInputs>, assets: readonly string[] = [], body = "") {
  const release = { tag: "v1", body } as Release;
  const listed = assets.map((name) => ({ name, isUploaded: true }) as Asset);
  return (names: readonly string[], quoted: Partial<ForeseenStatement> = {}) => {
    const subjects = names.map((name) => ({ name }));
    ensureEvidenceFits(release, listed, { ...inputs, ...more }, { subjects, ...quoted });
  };
}

/** Names of forty characters. */
const namesOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    `plugin-${index}-${hash("sha256", `${index}`).slice(0, 6)}-linux-x86_64.tar.gz`.padEnd(40, "x"),
  );
const full = expect.objectContaining({ code: "RELEASE_BODY_FULL" });
const hexOf = (number: number): string => hash("sha256", `${number}`);

test.each([
  ["each", 350],
  ["manifest", 1000],
] as const)("empty notes have room for so many files of forty characters with %s: %i", (anchor, count) => {
  expect(() => roomOf({ anchor })(namesOf(count))).not.toThrow();
  expect(() => roomOf({ anchor })(namesOf(3 * count))).toThrow(full);
});

/** Lines as a program of the user's may write them, in no order of ours. */
const listOf = (subjects: readonly ForeseenSubject[]) => ({
  name: "SHA3-256.list",
  text: subjects.map(({ name, digest }) => `sha3-256:${digest}  ${name}\n`).join(""),
});
const pathOf = (start: number): AnchorProof["steps"] =>
  Array.from({ length: 20 }, (_, index) => [{ r: hexOf(start + index) }, { op: "sha3-256" as const }]).flat();

test("empty notes have room for files, but not for the list, the proofs or the many earlier statements that are quoted with them", () => {
  const names = namesOf(1000);
  const subjects = names.map((name, index) => ({ name, digest: hexOf(index) as Digest }));
  const check = roomOf({ mode: "check", anchor: "manifest" });
  expect(() => check(names, { subjects })).not.toThrow();
  expect(() => check(names, { subjects, givenList: listOf(subjects) })).toThrow(full);
  // Our own list is not quoted, since it can be made anew of the files.
  const own = { name: "anchor-SHA3-256SUMS", text: [...renderChecksums(subjects)].join("") };
  expect(() => check(names, { subjects, givenList: own })).not.toThrow();
  const proven = subjects.slice(0, 100).map((subject, index) => {
    const root = hexOf(index) as Digest;
    return { ...subject, proof: { root, steps: pathOf(100 * index) } };
  });
  const verify = roomOf({ mode: "verify" });
  expect(() => verify([], { subjects: proven.map(({ name, digest }) => ({ name, digest })) })).not.toThrow();
  expect(() => verify([], { subjects: proven })).toThrow(full);
  const after = names.map((_, index) => hexOf(index).slice(0, 16) as StatementId);
  expect(() => roomOf({})(namesOf(350), { after })).toThrow(full);
});

test("notes without room for a statement have room for the section of one among the assets", () => {
  const notes = "x".repeat(124_000);
  expect(() => roomOf({}, [], notes)(namesOf(20))).toThrow(full);
  expect(() => roomOf({ releaseAttach: "both" }, [], notes)(namesOf(20))).not.toThrow();
  expect(() => roomOf({ releaseAttach: "both" }, [], `${notes}${"x".repeat(900)}`)(namesOf(1))).toThrow(full);
});

const statement = "anchor-0123456789abcdef.intoto.json";

test("a report of the project's own, on a release without a statement of ours, is not replaced", () => {
  const assets = ["app.tgz", "anchor-app.tgz.verification.pdf"];
  const fit =
    (more: Partial<EvidenceInputs>, given = assets) =>
    () =>
      roomOf({ mode: "verify", releaseAttach: "both", ...more }, given)(["app.tgz"]);
  const taken = { code: "RELEASE_NOT_WRITABLE", message: expect.stringContaining(`: ${assets[1]}. Nothing was sent.`) };
  expect(fit({})).toThrow(expect.objectContaining(taken));
  expect(fit({}, [...assets, statement])).not.toThrow();
  for (const more of [{ mode: "check" }, { report: false }, { releaseAttach: "body" }] as const)
    expect(fit(more)).not.toThrow();
});

test("reports that an earlier run attached take no more room, those of files of one name do", () => {
  const names = Array.from({ length: 490 }, (_, index) => `app-${index}.tgz`);
  const assets = [statement, ...names, ...names.map((name) => `anchor-${name}.verification.pdf`)];
  const verify = (given: readonly string[]) => roomOf({ mode: "verify", releaseAttach: "assets" }, given);
  expect(() => verify(assets)(names)).not.toThrow();
  expect(() => verify(assets)(names.map(() => "app-0.tgz"))).toThrow("would add 494");
  expect(() => verify(assets.slice(0, 971))(names)).not.toThrow();
});

test("files that one list covers bring one report, for which a release nearly full has room", () => {
  const assets = Array.from({ length: 994 }, (_, index) => `a${index}`);
  const verify = (anchor: EvidenceInputs["anchor"]) =>
    roomOf({ mode: "verify", releaseAttach: "both", anchor }, assets);
  expect(() => verify("manifest")(["a", "b"])).not.toThrow();
  expect(() => verify("each")(["a", "b"])).toThrow("would add 7");
});
