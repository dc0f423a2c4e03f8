/** What is said of inputs, files, lists and proofs. */
import { rmSync } from "node:fs";
import { EventEmitter } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";

import { enterWorkspace, readContext, refuseUntrustedEvent } from "#action/context.ts";
import { setOutputs } from "#action/runner.ts";
import { createDispatcher } from "#api/http.ts";
import { createPlainHost } from "#cli/plain-host.ts";
import { runJobCommand } from "#cli/run-command.ts";
import { parseChecksums } from "#core/checksums.ts";
import { parseStatement } from "#evidence/parse-statement.ts";
import { parseProof } from "#evidence/proof.ts";
import { parsePatterns } from "#files/patterns.ts";
import { brokenLink, fileError, type FileErrorCode, toFileError } from "#hash/file-error.ts";
import { hashInPool } from "#hash/pool.ts";
import { writeAtomically } from "#host/atomic-file.ts";
import type { InputName } from "#host/input-table.ts";
import { parseArguments } from "#mcp/arguments.ts";
import { parseApiKey, parseServiceUrl, readSettings } from "#mcp/settings.ts";
import { parseBaseline } from "#monitor/monitor-file.ts";
import { bindProofs } from "#run/ask-each.ts";
import { withWantedNames } from "#run/candidates.ts";
import { addChecksumList } from "#run/checksum-list.ts";
import { hashCandidates } from "#run/hash-subjects.ts";
import { confirmVerified } from "#run/operation.ts";
import { openOutputDir, removeEarlierFiles } from "#run/output-dir.ts";
import { checkCount, findProofs } from "#run/subjects.ts";
import { readProofFile } from "#stamps/proof-folder.ts";
import { createWorkspace, type Workspace } from "../../files/workspace.ts";
import { toInputs } from "../../inputs.ts";
import { neverCancelled } from "../../plain-job.ts";
import { aDigest, outcomes } from "../../results.ts";
import type { Provocation } from "./said.ts";

type Given = Partial<Record<InputName, string>>;

const log = { warning: () => {} };
const utf8 = (text: string): Uint8Array => Buffer.from(text);
const context = { ...readContext({ GITHUB_REPOSITORY: "a/b", GITHUB_EVENT_NAME: "pull_request_target" }), event: {} };
const count = (files: number, given: Given = {}) => checkCount(files, toInputs(given), log);
const refuse = (given: Given) => refuseUntrustedEvent(toInputs(given), context);
const system = (code: string): Error => Object.assign(new Error(code), { code, errno: -1 });

const fileCodes: Record<FileErrorCode, () => unknown> = {
  FILE_UNREADABLE: () => toFileError(system("EACCES")),
  FILE_VANISHED: () => toFileError(system("ENOENT")),
  FILE_CHANGED: () => fileError("FILE_CHANGED"),
  FILE_NOT_REGULAR: () => toFileError(system("EISDIR")),
  FILE_IS_LINK: () => toFileError(system("ELOOP")),
  FILE_OUTSIDE_WORKSPACE: () => fileError("FILE_OUTSIDE_WORKSPACE"),
  FILE_NAME_INVALID: () => fileError("FILE_NAME_INVALID"),
};

const bind = (files: number, proofs: number) =>
  bindProofs(
    Array.from({ length: files }, () => ({ kind: "digest" as const, subject: { name: "a", digest: aDigest(1) } })),
    Array.from({ length: proofs }, () => ({
      kind: "digest" as const,
      subject: { name: "p", digest: aDigest(2), root: aDigest(3), bytes: utf8("") },
    })),
  );

/** Calls `say` with a workspace of a few files and a host in it. */
async function inWorkspace(given: Given, say: (job: ReturnType<typeof toJob>, workspace: Workspace) => unknown) {
  await using workspace = await createWorkspace({ "a.txt": "a", "b.txt": "b" });
  return await say(toJob(workspace, given), workspace);
}

function toJob(workspace: Workspace, given: Given, print = () => {}) {
  const defaultOutputDir = join(workspace.temp, "evidence");
  const options = { print, signals: neverCancelled(), workspace: workspace.path, defaultOutputDir };
  return { inputs: toInputs({ files: workspace.path, ...given }), host: createPlainHost(options) };
}

/** Reads a.txt as a proof, which vanishes once it is found: when the log tells of the pattern that matches nothing. */
async function readVanishedProof(workspace: Workspace): Promise<unknown> {
  const path = join(workspace.path, "a.txt");
  const given = { mode: "verify", files: "", proofs: `${path}\n${path}.none` };
  const { inputs, host } = toJob(workspace, given, () => rmSync(path, { force: true }));
  return await findProofs(inputs, host, workspace.temp);
}

/** Hashes a.txt beside a list that has `listed` for it. */
async function hashBesideList(workspace: Workspace, listed?: ReturnType<typeof aDigest>) {
  const path = join(workspace.path, "a.txt");
  const candidate = { kind: "file" as const, source: { name: "a.txt", path, size: 1 }, ...(listed && { listed }) };
  const { signal } = new AbortController();
  const options = { sha256: false, fingerprint: false, workspace: workspace.path, signal };
  const hears = { onBytes: () => {}, onHashed: () => {} };
  const rows: unknown[] = [];
  for await (const [, row] of hashCandidates([candidate], { ...options, ...hears, mustBeListed: true })) rows.push(row);
  return rows;
}

/** A thread that is given no paths ends with an error of its own. */
async function hashNothing(): Promise<void> {
  const { signal } = new AbortController();
  const batches = hashInPool(null as never, {
    threads: 1,
    sha256: false,
    fingerprint: false,
    onBytes: () => {},
    signal,
  });
  await batches.next();
}

/** Calls `say` while the environment variable `name` is `value`. */
/** Ends before it has a run: nothing is printed and no signal is watched. */
async function misname(): Promise<number> {
  const screen = new PassThrough();
  const env = { ANCHOR_API_KEY: "a-key-of-a-test", ANCHOR_API_URL: "https://service.example" };
  const options = { command: "check", values: new Map<string, readonly string[]>(), words: ["none.txt"] } as const;
  return runJobCommand(options, { stdout: screen, stderr: screen, env, signals: new EventEmitter() });
}

async function withVariable(name: string, value: string, say: () => unknown): Promise<unknown> {
  const before = process.env[name];
  process.env[name] = value;
  try {
    return await say();
  } finally {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  }
}

export const ofFiles: readonly Provocation[] = [
  ...Object.entries(fileCodes),
  ["FILE_VANISHED", () => brokenLink()],
  [
    "FILE_CHANGED",
    () =>
      inWorkspace({}, (_, { path }) =>
        confirmVerified(
          outcomes(aDigest(1)).verified,
          { name: "a.txt", path: "a.txt", digest: aDigest(1), fingerprint: "other" },
          path,
        ),
      ),
  ],
  ["INPUT_INVALID", () => toInputs({ concurrency: "0" })],
  ["INPUT_INVALID", () => toInputs({ files: "", "api-key": "" })],
  ["INPUT_INVALID", () => toInputs({ "api-url": "" })],
  ["INPUT_INVALID", () => withVariable("https_proxy", "::", () => createDispatcher(new URL("https://a.example")))],
  [
    "INPUT_INVALID",
    () => inWorkspace({}, (_, { path }) => parsePatterns(["./.", "../["], { given: path, real: path })),
  ],
  ["INPUT_INVALID", () => parseBaseline("{", "a/b")],
  ["INPUT_INVALID", () => parseServiceUrl({ ...readSettings({}), apiUrl: "nonsense" })],
  [
    "INPUT_INVALID",
    () => {
      const candidates = ["a/x", "b/x"].map((name) => ({
        kind: "file" as const,
        source: { name, path: `/${name}`, size: 1 },
      }));
      return withWantedNames({ candidates }, toInputs({ names: "base" }));
    },
  ],
  ["INPUT_INVALID", () => enterWorkspace({ ...context, workspace: "/nowhere" })],
  ["NO_FILES_FOUND", () => count(0)],
  ["NO_FILES_FOUND", () => count(0, { files: "", "from-release": "true", "github-token": "t" })],
  ["NO_FILES_FOUND", misname],
  ["TOO_MANY_FILES", () => count(2, { "max-files": "1" })],
  [
    "OUTPUT_UNWRITABLE",
    () =>
      inWorkspace({}, async (_, { path }) => {
        await mkdir(join(path, "results.json", "in the way"), { recursive: true });
        await removeEarlierFiles(path);
      }),
  ],
  ["OUTPUT_UNWRITABLE", () => inWorkspace({}, ({ host }) => openOutputDir("a.txt/evidence", host))],
  ["OUTPUT_UNWRITABLE", () => inWorkspace({}, (_, { path }) => writeAtomically(join(path, "a.txt", "b"), "text"))],
  ["OUTPUT_UNWRITABLE", () => withVariable("GITHUB_OUTPUT", "/nowhere/at-all", () => setOutputs())],
  ["UNTRUSTED_EVENT", () => refuse({ mode: "stamp" })],
  ["UNTRUSTED_EVENT", () => refuse({ mode: "check", "release-attach": "body", "github-token": "t" })],
  ["CHECKSUMS_INVALID", () => parseChecksums("SHA3-256SUMS", "nonsense\n")],
  ["CHECKSUMS_INVALID", () => parseChecksums("SHA3-256SUMS", "nonsense\nand more\n")],
  ["CHECKSUMS_INVALID", () => parseChecksums("SHA3-256SUMS", "\n")],
  [
    "CHECKSUMS_INVALID",
    () => inWorkspace({ "subject-checksums": "none" }, ({ inputs, host }) => addChecksumList([], "/", inputs, host)),
  ],
  ["CHECKSUM_MISMATCH", () => inWorkspace({}, (_, workspace) => hashBesideList(workspace, aDigest(1)))],
  ["CHECKSUM_MISSING", () => inWorkspace({}, (_, workspace) => hashBesideList(workspace))],
  ["PROOF_INVALID", () => parseProof("p", utf8("{}"))],
  ["PROOF_INVALID", () => bind(0, 1)],
  ["PROOF_INVALID", () => inWorkspace({}, (_, { path }) => readProofFile(path))],
  ["PROOF_INVALID", () => inWorkspace({}, (_, workspace) => readVanishedProof(workspace))],
  ["PROOF_MISSING", () => bind(1, 0)],
  ["EVIDENCE_INVALID", () => parseStatement("{}")],
  ["API_URL_MISSING", () => parseServiceUrl(readSettings({}))],
  ["API_KEY_MISSING", () => parseApiKey(readSettings({}), undefined)],
  ["INTERNAL", hashNothing],
  ["HASH_INVALID", () => parseArguments("check_hash", { file_hash: "12" })],
];
