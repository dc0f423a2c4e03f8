/** What functions really say when they refuse something, looked up in docs/errors.md. */
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { readContext } from "../../src/action/context.ts";
import { replaceSection } from "../../src/action/release/notes/section.ts";
import { findRelease } from "../../src/action/release/reading/find-release.ts";
import { refuseUntrustedEvent } from "../../src/action/trust.ts";
import { parseChecksums } from "../../src/domain/checksums.ts";
import { AnchorError } from "../../src/domain/errors.ts";
import { parseStatement } from "../../src/domain/evidence/parse-statement.ts";
import { parseProof } from "../../src/domain/proof/proof.ts";
import { uploadAddress } from "../../src/github/writes.ts";
import type { InputName } from "../../src/job/inputs/values.ts";
import { bindProofs } from "../../src/job/ready/bind-proofs.ts";
import { checkCount } from "../../src/job/subjects/subject-count.ts";
import { parseApiKey, parseServiceUrl, readSettings } from "../../src/mcp/settings.ts";
import { parseArguments } from "../../src/mcp/tools/arguments.ts";
import { brokenLink, fileError, toFileError, type FileErrorCode } from "../../src/operations/hashing/file-error.ts";
import { isSaidBy } from "../support/documents/messages.ts";
import { toInputs } from "../support/inputs.ts";
import { aDigest } from "../support/results.ts";

const log = { warning: () => {} };
const empty = readSettings({});
const utf8 = (text: string): Uint8Array => Buffer.from(text);
const context = { ...readContext({ GITHUB_REPOSITORY: "a/b", GITHUB_EVENT_NAME: "pull_request_target" }), event: {} };
const count = (files: number, given: Partial<Record<InputName, string>> = {}) =>
  checkCount(files, toInputs(given), log);
const refuse = (given: Partial<Record<InputName, string>>) => refuseUntrustedEvent(toInputs(given), context);
const find = (tag: string, drafts: readonly number[] = []) =>
  findRelease(
    {
      readRelease: async () => undefined,
      readReleaseByTag: async () => undefined,
      readLatestRelease: async () => undefined,
      readReleases: async function* () {
        for (const id of drafts) yield { ...aDraft, id, tag };
      },
    },
    tag,
    { event: {}, ref: "refs/heads/main", repository: "a/b" },
  );
const aDraft = {
  url: "",
  uploadUrl: "https://elsewhere.example/x",
  name: "",
  body: "",
  isDraft: true,
  isPrerelease: false,
  isImmutable: false,
};
const bind = (files: number, proofs: number) =>
  bindProofs(
    Array.from({ length: files }, () => ({ kind: "digest" as const, subject: { name: "a", digest: aDigest(1) } })),
    Array.from({ length: proofs }, () => ({
      kind: "digest" as const,
      subject: { name: "p", digest: aDigest(2), root: aDigest(3), bytes: utf8("") },
    })),
  );
const fail = (error: unknown): never => {
  throw error;
};
const system = (code: string): Error => Object.assign(new Error(code), { code, errno: -1 });
const fileCodes: Record<FileErrorCode, () => unknown> = {
  FILE_UNREADABLE: () => fail(toFileError(system("EACCES"))),
  FILE_VANISHED: () => fail(toFileError(system("ENOENT"))),
  FILE_CHANGED: () => fail(fileError("FILE_CHANGED")),
  FILE_NOT_REGULAR: () => fail(toFileError(system("EISDIR"))),
  FILE_IS_LINK: () => fail(toFileError(system("ELOOP"))),
  FILE_OUTSIDE_WORKSPACE: () => fail(fileError("FILE_OUTSIDE_WORKSPACE")),
  FILE_NAME_INVALID: () => fail(fileError("FILE_NAME_INVALID")),
};

const refusals: readonly (readonly [code: string, refuse: () => unknown])[] = [
  ...Object.entries(fileCodes),
  ["FILE_VANISHED", () => fail(brokenLink())],
  ["INPUT_INVALID", () => toInputs({ files: "", concurrency: "0" })],
  ["INPUT_INVALID", () => toInputs({ concurrency: "0" })],
  ["NO_FILES_FOUND", () => count(0)],
  ["NO_FILES_FOUND", () => count(0, { files: "", "from-release": "true", "github-token": "t" })],
  ["TOO_MANY_FILES", () => count(2, { "max-files": "1" })],
  ["UNTRUSTED_EVENT", () => refuse({ mode: "stamp" })],
  ["UNTRUSTED_EVENT", () => refuse({ mode: "check", "release-attach": "body", "github-token": "t" })],
  ["CHECKSUMS_INVALID", () => parseChecksums("SHA3-256SUMS", "nonsense\n")],
  ["CHECKSUMS_INVALID", () => parseChecksums("SHA3-256SUMS", "\n")],
  ["PROOF_INVALID", () => parseProof("p", utf8("{}"))],
  ["PROOF_INVALID", () => bind(0, 1)],
  ["PROOF_MISSING", () => bind(1, 0)],
  ["EVIDENCE_INVALID", () => parseStatement("{}")],
  ["API_URL_MISSING", () => parseServiceUrl(empty)],
  ["API_KEY_MISSING", () => parseApiKey(empty, undefined)],
  ["HASH_INVALID", () => parseArguments("check_hash", { file_hash: "12" })],
  ["RELEASE_NOT_FOUND", () => find("v1")],
  ["RELEASE_NOT_FOUND", () => find("latest")],
  ["RELEASE_NOT_FOUND", () => find("")],
  ["RELEASE_AMBIGUOUS", () => find("v1", [1, 2])],
  ["RELEASE_BODY_FULL", () => replaceSection("x".repeat(124_999), "0123456789ab", () => ["y".repeat(3000)])],
  ["GITHUB_REFUSED", () => uploadAddress(aDraft, "a", "https://api.github.com")],
];

const rows = readFileSync("docs/errors.md", "utf8")
  .split("\n")
  .flatMap((line) => [...(/^\| `(\w+)` \| (.*?) \|/.exec(line) ?? [])].slice(1));

function sentencesOf(code: string): readonly string[] {
  return String(rows[rows.indexOf(code) + 1]).split("<br>");
}

/** The error that `refuse` throws, rejects with or gives a row of. */
async function errorOf(refusal: () => unknown): Promise<AnchorError> {
  try {
    const [row] = (await refusal()) as ReturnType<typeof bindProofs>;
    if (row?.kind === "failed") return row.error;
  } catch (thrown) {
    if (thrown instanceof AnchorError) return thrown;
    throw thrown;
  }
  throw new Error("It was not refused.");
}

test.each(refusals)("docs/errors.md has under %s what a function says that refuses", async (code, refusal) => {
  const error = await errorOf(refusal);
  expect(error.code).toBe(code);
  const [first = ""] = error.message.split("\n");
  const isShown = (sentence: string): boolean => first.startsWith(sentence) || isSaidBy(sentence, first);
  expect({ first, isShown: sentencesOf(code).some(isShown) }).toEqual({ first, isShown: true });
});
