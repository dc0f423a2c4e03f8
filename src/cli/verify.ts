/** `verify FILE… --evidence FILE`: files laid beside a statement, without network unless somebody to ask is named. */
import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";

import type { Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { maxJsonLength } from "../core/json.ts";
import { toLine } from "../core/text.ts";
import { parseStatement } from "../evidence/parse-statement.ts";
import type { Statement } from "../evidence/statement.ts";
import { hashBytes, hashFiles, type FileSource } from "../hash/hash-files.ts";
import { verificationExitCode, type ChainAnswer, type FileAtHand, type Verification } from "../verify/claims.ts";
import { renderClaims } from "../verify/render.ts";
import { openVerification } from "../verify/verify-evidence.ts";
import { openFiles, toReadError } from "./hash.ts";
import { usageError, type CommandOptions } from "./options.ts";
import type { Terminal } from "./terminal.ts";

/** Options that mean something here. */
const meant: ReadonlySet<string> = new Set([
  "evidence",
  "node",
  "node-url",
  "api-url",
  "api-key-file",
  "files",
  "json",
]);

/** A proof file is read whole when it is not larger than this, in bytes (interface §5.2). */
const maxProofBytes = 1024 * 1024;

/**
 * Prints the claims about each file, as text or with `--json` as JSON.
 *
 * @returns the exit code: 0 valid, 1 mismatch, 4 what cannot be read, 2 somebody who could not be asked, 3 incomplete
 */
export async function verifyByEvidence(options: CommandOptions, terminal: Terminal): Promise<number> {
  const { evidence, words } = checkOptions(options);
  const bytes = await readEvidenceFile(evidence);
  const statement = parseStatement(bytes);
  const { sources, errors } = await openFiles(words);
  const { files, failed } = await hashAll(sources, namesSha256(statement, sources));
  const unreadable = [...errors, ...failed];
  const { hashesToAsk, conclude } = openVerification({ statement, files, evidenceDigest: hashBytes(bytes) });
  const verification = conclude(await askIfNamed(options, hashesToAsk, terminal.env));
  for (const { message } of unreadable) terminal.stderr.write(`${toLine(message)}\n`);
  if (files.length > 0) printVerification(verification, options, terminal);
  return verificationExitCode(files.length > 0 ? verification.verdict : undefined, unreadable.length > 0);
}

function checkOptions({ command, values, words }: CommandOptions): { evidence: string; words: readonly string[] } {
  if (command !== "verify") throw usageError("--evidence belongs to verify");
  const surplus = [...values.keys()].find((name) => !meant.has(name));
  if (surplus !== undefined) throw usageError(`--${surplus} does not go together with --evidence`);
  const files = [...(values.get("files") ?? []), ...words];
  if (files.length === 0) throw usageError("verify --evidence needs a file to lay beside the evidence");
  const [evidence = ""] = values.get("evidence") ?? [];
  return { evidence, words: files };
}

async function readEvidenceFile(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size > maxJsonLength) throw new AnchorError("EVIDENCE_INVALID", "The evidence is larger than 64 MiB.");
    return await readFile(path);
  } catch (thrown) {
    if (thrown instanceof AnchorError) throw thrown;
    const code = (thrown as NodeJS.ErrnoException).code ?? "unreadable";
    throw usageError(`the evidence, ${toLine(path)}, cannot be read (${code})`);
  }
}

/** SHA-256 costs a quarter more: it is computed only where the statement may have one to compare with. */
function namesSha256({ subject, predicate }: Statement, sources: readonly FileSource[]): boolean {
  const lists = new Set(predicate.lists.map(({ name }) => basename(name)));
  return (
    subject.some(({ digest }) => digest.sha256 !== undefined) || sources.some(({ name }) => lists.has(basename(name)))
  );
}

async function hashAll(sources: readonly FileSource[], sha256: boolean) {
  const files: (FileAtHand & { readonly index: number })[] = [];
  const failed: AnchorError[] = [];
  for await (const batch of hashFiles(sources, { sha256 })) {
    for (const hashed of batch) {
      if ("error" in hashed) {
        failed.push(toReadError(hashed));
        continue;
      }
      const { name, digest, sha256: second = "" } = hashed.subject;
      const bytes = await readIfProof(sources[hashed.index]);
      files.push({ index: hashed.index, name, sha3_256: digest, sha256: second, ...(bytes && { bytes }) });
    }
  }
  return { files: files.sort((one, other) => one.index - other.index), failed };
}

async function readIfProof(source: FileSource | undefined): Promise<Uint8Array | undefined> {
  const isSmall = source !== undefined && source.size <= maxProofBytes && source.name.endsWith(".json");
  return isSmall ? await readFile(source.path) : undefined;
}

/** The network's code is loaded only when a node or the service is named. */
async function askIfNamed(
  options: CommandOptions,
  hashesToAsk: () => readonly Digest[],
  env: NodeJS.ProcessEnv,
): Promise<readonly ChainAnswer[]> {
  const isNamed = ["node", "node-url", "api-url"].some((name) => options.values.has(name));
  if (!isNamed) return [];
  const { askAbout } = await import("./ask-chain.ts");
  return askAbout(hashesToAsk(), options, env);
}

function printVerification(verification: Verification, { values }: CommandOptions, { stdout }: Terminal): void {
  const isJson = values.get("json")?.at(-1) === "true";
  stdout.write(isJson ? `${JSON.stringify(verification, null, 2)}\n` : toLines(renderClaims(verification)));
}

/** A workflow's log is a terminal too: no name, of a file or in the evidence, may be a command there. */
function toLines(text: string): string {
  return text.replaceAll(/.+/g, (line) => toLine(line));
}
