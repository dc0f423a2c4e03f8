/** What is said of inputs, files, lists and proofs. */
import { EventEmitter } from "node:events";
import { join } from "node:path";
import { PassThrough } from "node:stream";

import { readContext, refuseUntrustedEvent } from "#action/context.ts";
import { runJobCommand } from "#cli/run-command.ts";
import { parseChecksums } from "#core/checksums.ts";
import { fileError, type FileErrorCode, toFileError } from "#hash/file-error.ts";
import { hashInPool } from "#hash/pool.ts";
import type { InputName } from "#host/input-table.ts";
import { parseArguments } from "#mcp/arguments.ts";
import { addChecksumList } from "#run/checksum-list.ts";
import { toAnyInputs, toInputs } from "../../inputs.ts";
import { createWorkspace } from "../../files/workspace.ts";
import { aJob, runPlainJob } from "../../plain-job.ts";
import type { Provocation } from "./said.ts";

type Given = Partial<Record<InputName, string>>;

const context = { ...readContext({ GITHUB_REPOSITORY: "a/b", GITHUB_EVENT_NAME: "pull_request_target" }), event: {} };
const refuse = (given: Given) => refuseUntrustedEvent(toInputs(given), context);
const aMonitor = toAnyInputs({ mode: "monitor", issue: "true", "github-token": "t" });
const addNoList = ({ inputs, host }: ReturnType<typeof aJob>) => addChecksumList([], inputs, host);
const system = (code: string): Error => Object.assign(new Error(code), { code, errno: -1 });

const fileCodes: Record<FileErrorCode, () => unknown> = {
  FILE_UNREADABLE: () => toFileError(system("EACCES")),
  FILE_VANISHED: () => toFileError(system("ENOENT")),
  FILE_CHANGED: () => [fileError("FILE_CHANGED"), toFileError(system("ELOOP"))],
  FILE_NOT_REGULAR: () => [fileError("FILE_NOT_REGULAR"), toFileError(system("EISDIR"))],
  FILE_OUTSIDE_WORKSPACE: () => fileError("FILE_OUTSIDE_WORKSPACE"),
  FILE_NAME_INVALID: () => fileError("FILE_NAME_INVALID"),
};

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

/** Ends before it has a run: nothing is printed and no signal is watched. */
async function misname(): Promise<number> {
  const screen = new PassThrough();
  const env = { ANCHOR_API_KEY: "a-key-of-a-test", ANCHOR_API_URL: "https://anchor.example" };
  const options = { command: "check", values: new Map<string, readonly string[]>(), words: ["none.txt"] } as const;
  return runJobCommand(options, { stdout: screen, stderr: screen, env, signals: new EventEmitter() });
}

/** A stamp of a folder whose evidence cannot be read. */
async function stampBeside(evidence: string): Promise<unknown> {
  await using workspace = await createWorkspace({ "a.txt": "a", [`out/${evidence}`]: "{}" });
  const given = { files: join(workspace.path, "a.txt"), "output-dir": join(workspace.path, "out") };
  return await runPlainJob(workspace, { ...given, mode: "stamp", "api-url": "http://127.0.0.1:1", "api-key": "key" });
}

export const ofFiles: readonly Provocation[] = [
  ...Object.entries(fileCodes),
  ["INPUT_INVALID", () => toInputs({ concurrency: "0" })],
  ["INPUT_INVALID", () => toInputs({ files: "", "api-key": "" })],
  ["INPUT_INVALID", () => toInputs({ "api-url": "" })],
  ["INPUT_INVALID", () => toInputs({ "api-url": "https://service.example" })],
  ["HASH_INVALID", () => parseArguments("check_hash", {})],
  ["HASH_INVALID", () => parseArguments("check_hash", { file_hash: "12" })],
  ["NO_FILES_FOUND", misname],
  ["UNTRUSTED_EVENT", () => refuse({ mode: "stamp" })],
  ["UNTRUSTED_EVENT", () => refuse({ mode: "verify", report: "true" })],
  ["UNTRUSTED_EVENT", () => refuse({ mode: "check", "release-attach": "body", "github-token": "t" })],
  ["UNTRUSTED_EVENT", () => refuseUntrustedEvent(aMonitor, context)],
  ["CHECKSUMS_INVALID", () => parseChecksums("SHA3-256SUMS", "nonsense\n")],
  ["CHECKSUMS_INVALID", () => parseChecksums("SHA3-256SUMS", "nonsense\nand more\n")],
  ["CHECKSUMS_INVALID", () => parseChecksums("SHA3-256SUMS", "SHA3-256 (a) = 12\n")],
  ["CHECKSUMS_INVALID", () => addNoList(aJob({ "subject-checksums": "none" }))],
  ["EVIDENCE_INVALID", () => stampBeside("anchor-0123456789abcdef.intoto.json")],
  ["INTERNAL", hashNothing],
];
