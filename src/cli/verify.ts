/** `verify FILE… --evidence FILE|FOLDER…`: compares files with evidence; asks a chain only if options name a source. */
import { createReadStream, existsSync, statSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";

import type { Digest } from "../core/digest.ts";
import { AnchorError, messageOf, withMessage } from "../core/errors.ts";
import { idOfStatementFile, runFiles, statementFileName } from "../core/file-names.ts";
import { readAtMost } from "../core/json.ts";
import { counted, shorten, toLine, toLineNames, wrapLine } from "../core/text.ts";
import { openRecord, type EvidenceRecord } from "../evidence/record.ts";
import { maxStatementBytes, parseEvidence, type StatementFile } from "../evidence/statement-file.ts";
import { hashBytes } from "../hash/hash-file.ts";
import { type FileAtHand, verificationExitCode } from "../verify/claims.ts";
import {
  isNamedAsList,
  parseListEvidence,
  createMatcher,
  classifyEvidence,
  mayBeEvidence,
  mayBeProof,
  originalName,
  type EvidenceAtHand,
} from "../verify/bytes.ts";
import { createPaint, type Paint, type TerminalColour } from "../render/lines.ts";
import { type ClaimLine, renderClaimLine, toClaimLines, type Tone } from "../verify/render.ts";
import { openVerification } from "../verify/verify-evidence.ts";
import { hashNamedFiles, printErrors } from "./hash.ts";
import { usageError, columnsOf, printLine, type CommandOptions, type Screen, type Terminal } from "./options.ts";

const sourceOptions = ["node", "node-url", "api-url"] as const;
const allowedOptions: ReadonlySet<string> = new Set([
  ...sourceOptions,
  "tsa-ca",
  "bitcoin-header",
  "api-key-file",
  "files",
  "json",
]);

/**
 * Prints the claims about each file, as text or JSON. Returns the exit code: 0 valid, 1 mismatch, 2 a node or service
 * could not be asked or its answer proves nothing, 3 incomplete evidence, 4 a file could not be read.
 */
export async function verifyByEvidence(options: CommandOptions, terminal: Terminal): Promise<number> {
  const { values } = options;
  refuseSurplusOptions(options, ["evidence"], "--evidence");
  const names = [...(values.get("files") ?? []), ...options.positionals];
  if (names.length === 0) throw usageError("verify --evidence needs a file to compare with the evidence");
  const statements: StatementFile[] = [];
  const evidenceDigests = new Set<Digest>();
  for (const path of await findEvidenceFiles(values.get("evidence") ?? [])) {
    const bytes = await readEvidenceFile(path);
    evidenceDigests.add(hashBytes(bytes));
    statements.push(...parseEvidenceFile(basename(path), bytes));
  }
  const record = openRecord(statements);
  const filesAtHand = await readFilesAtHand(record, names, terminal.stderr);
  return printClaims({ record, ...filesAtHand, evidenceDigests }, options, terminal);
}

/** Replaces each folder by its statements and evidence page. Throws AnchorError `INPUT_INVALID` if one has neither. */
async function findEvidenceFiles(givenPaths: readonly string[]): Promise<readonly string[]> {
  const foundPaths: string[] = [];
  for (const path of givenPaths) {
    const entries = await readdir(path, { withFileTypes: true }).catch((thrown: unknown) => {
      // A path that cannot be listed is taken for a file. If it is no file, the error comes when it is read later.
      if (thrown instanceof Error && "code" in thrown) return undefined;
      throw thrown;
    });
    // `originalName` removes the number that a browser adds to the name of a second download.
    const evidenceEntries = entries?.filter(({ name }) => isStatementOrPage(originalName(name)));
    const names = evidenceEntries?.map(({ name }) => name).toSorted();
    // A pipe in the folder, or a link to a pipe, is refused: the user did not name it, and reading it may never end.
    const pipeName = names?.find((name) => statSync(join(path, name), { throwIfNoEntry: false })?.isFIFO());
    if (pipeName !== undefined) throw usageError(`The evidence ${toLine(join(path, pipeName))} is a pipe, and no file`);
    if (names?.length === 0)
      throw usageError(`The folder ${toLine(path)} has no anchor-….intoto.json and no ${runFiles.page} in it`);
    foundPaths.push(...(names?.map((name) => join(path, name)) ?? [path]));
  }
  return foundPaths;
}

const isStatementOrPage = (name: string): boolean => name === runFiles.page || idOfStatementFile(name) !== undefined;

function parseEvidenceFile(name: string, bytes: Uint8Array): readonly StatementFile[] {
  if (isNamedAsList(name)) return [parseListEvidence(name, bytes)];
  try {
    return parseEvidence(bytes, originalName(name));
  } catch (thrown) {
    if (!(thrown instanceof AnchorError)) throw thrown;
    const message = `${toLine(name)} cannot be used as evidence: ${messageOf(thrown.cause)}.`;
    throw withMessage(
      thrown,
      message,
      "Use the release's anchor-evidence.html or anchor-….intoto.json, unchanged. With anchor-SHA256SUMS: sha256sum --check --ignore-missing anchor-SHA256SUMS.",
    );
  }
}

/** Hashes the named files. `errors` has one for each file that cannot be read, and for each pattern without files. */
export async function readFilesAtHand(
  record: EvidenceRecord,
  namesAndPatterns: readonly string[],
  stderr: Terminal["stderr"],
) {
  const { names, errors } = await expandPatterns(namesAndPatterns, (text) => printLine(stderr, text));
  const hashResults = await hashNamedFiles(names, { wantsSha256: isSha256Compared(record, names) });
  const findMatch = createMatcher(record);
  const files: FileAtHand[] = [];
  for (const { source, subject } of hashResults.files) {
    const { digest, sha256 = "" } = subject;
    const file = { name: subject.name, sha3_256: digest, sha256 };
    if (findMatch(file).bytes !== "not named" || !mayBeEvidence(source.name, source.size)) files.push(file);
    else {
      const bytes = await readFile(source.path);
      const proof = mayBeProof(source.name, source.size) && { bytes };
      files.push({ ...file, evidence: classifyEvidence(record, bytes, source.name), ...proof });
    }
  }
  return { files, errors: [...errors, ...hashResults.errors] };
}

/** Replaces patterns by the files that they select. The name of an existing file is never taken for a pattern. */
async function expandPatterns(namesAndPatterns: readonly string[], notice: (text: string) => void) {
  const patterns = namesAndPatterns.filter((word) => /[*?[]|^!/.test(word) && !existsSync(word));
  if (patterns.length === 0) return { names: namesAndPatterns, errors: [] };
  const { findFiles } = await import("../files/find-files.ts");
  const errors: AnchorError[] = [];
  const hint = "Nothing was compared for this pattern.";
  const { files, failed } = await findFiles(patterns, {
    workspace: process.cwd(),
    notice,
    onUnmatched: (text) => void errors.push(new AnchorError("NO_FILES_FOUND", text, { hint })),
  });
  errors.push(...failed.map(({ subject, error }) => withMessage(error, `${subject.name}: ${error.ownMessage}`)));
  const plainNames = namesAndPatterns.filter((word) => !patterns.includes(word));
  return { names: [...new Set([...plainNames, ...files.map(({ name }) => name)])], errors };
}

export type FilesAtHand = Readonly<Awaited<ReturnType<typeof readFilesAtHand>>> &
  Pick<EvidenceAtHand, "unserved" | "unread">;

/** Compares files with evidence, asks the nodes or service in the options, prints claims, and returns the exit code. */
export async function printClaims(
  { files, errors, ...evidence }: EvidenceAtHand & FilesAtHand,
  options: CommandOptions,
  { stdout, stderr, env }: Terminal,
): Promise<number> {
  const { record } = evidence;
  const readsWitnesses =
    record.witnesses.length > 0 || options.values.has("tsa-ca") || options.values.has("bitcoin-header");
  const witnesses = readsWitnesses ? await (await import("./trust.ts")).readCheckedWitnesses(record, options) : [];
  const { hashesToAsk, conclude } = openVerification({ ...evidence, files, witnesses });
  // The code that asks is loaded only when needed, since most verifications use no network.
  const isSourceNamed = sourceOptions.some((name) => options.values.has(name));
  const answers = isSourceNamed
    ? await (await import("./ask-chain.ts")).askAbout(hashesToAsk(), options, { stderr, env })
    : undefined;
  const verification = conclude(answers);
  printErrors(errors, stderr);
  if (record.missingIds.length > 0) printLine(stderr, renderMissing(record));
  const { unread = [] } = verification;
  // A pattern that selected nothing is an error too, but no file.
  const unreadCount = errors.filter(({ code }) => code !== "NO_FILES_FOUND").length;
  const hasUnreadFile = errors.length + unread.length > 0;
  // No file was hashed, and no file of the release is missing or unread, so there is no claim to print.
  if (files.length + verification.files.length + unread.length === 0)
    return verificationExitCode(undefined, hasUnreadFile);
  const isJson = options.values.get("json")?.[0] === "true";
  const renderLine = createLineRenderer(stdout, createPaint(!env["NO_COLOR"]));
  stdout.write(
    isJson
      ? `${JSON.stringify(verification, null, 2)}\n`
      : toClaimLines(verification, unreadCount).map(renderLine).join(""),
  );
  return verificationExitCode(verification.verdict, hasUnreadFile);
}

function renderMissing({ missingIds }: EvidenceRecord): string {
  const count = `${counted(missingIds.length, "earlier statement")} that the evidence names`;
  return `${count} ${missingIds.length === 1 ? "is" : "are"} not here: ${toLineNames(missingIds.map(statementFileName))}.`;
}

const toneStyles = {
  good: ["✅ ", "green"],
  bad: ["❌ ", "red"],
  open: ["⏳ ", "yellow"],
  quiet: ["", "dim"],
  plain: ["", undefined],
} as const satisfies Readonly<Record<Tone | "plain", readonly [string, TerminalColour | undefined]>>;

/** Creates the function that renders a claim; a terminal also gets marks, colours and line breaks between words. */
function createLineRenderer(stdout: Screen, paint: Paint): (line: ClaimLine) => string {
  return (line) => {
    // `toLine` escapes names that a workflow's log would run as commands (`::error::`): such a log may be a terminal.
    const lineText = toLine(renderClaimLine(line));
    if (stdout.isTTY !== true) return `${lineText}\n`;
    const { name, tone = "plain", isTitle } = line;
    const [indent, columns] = [name === undefined ? 0 : claimTextIndent, columnsOf(stdout)];
    const [mark, colour] = toneStyles[tone];
    const fittingText = isTitle === true ? shorten(lineText, columns - 5) : lineText;
    const value = `${name === undefined ? mark : ""}${fittingText.slice(indent)}`;
    const paintedValue = colour === undefined ? value : paint(colour, value);
    return `${wrapLine(`${fittingText.slice(0, indent)}${paintedValue}`, columns, indent)}\n`;
  };
}

/** The column at which the text of a claim begins. */
const claimTextIndent = renderClaimLine({ name: "", text: "" }).length;

/** Throws AnchorError `INPUT_INVALID` for an option that is of no use to the comparison that `usedWith` asks for. */
export function refuseSurplusOptions(
  { values }: CommandOptions,
  alsoAllowed: readonly string[],
  usedWith: string,
): void {
  const surplusOption = [...values.keys()].find((name) => !allowedOptions.has(name) && !alsoAllowed.includes(name));
  if (surplusOption !== undefined) throw usageError(`--${surplusOption} cannot be used together with ${usedWith}`);
}

async function readEvidenceFile(path: string): Promise<Uint8Array> {
  try {
    const tooLarge = () => new AnchorError("EVIDENCE_INVALID", `The evidence ${toLine(path)} is larger than 256 MiB.`);
    // Bytes are counted while they are read, since a pipe of the shell, or a device, has no size on disk.
    return await readAtMost(createReadStream(path), maxStatementBytes, tooLarge);
  } catch (thrown) {
    if (thrown instanceof AnchorError) throw thrown;
    const code = (thrown as NodeJS.ErrnoException).code ?? "unreadable";
    const problem = code === "ENOENT" ? "does not exist" : `cannot be read (${code})`;
    throw usageError(`The evidence ${toLine(path)} ${problem}`);
  }
}

/** Whether the evidence may have a SHA-256. Only then that of files is computed, which takes a quarter more time. */
function isSha256Compared({ names, lists, witnesses }: EvidenceRecord, fileNames: readonly string[]): boolean {
  const listNames = new Set(lists.map(({ name }) => basename(name)));
  return (
    witnesses.length > 0 ||
    [...names.values()].some(({ digest }) => digest.sha256 !== undefined) ||
    fileNames.some((name) => listNames.has(originalName(basename(name))))
  );
}
