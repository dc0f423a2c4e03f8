/** Sections of release notes as people meet them, to look at and to show in the documents. */
import type { Digest } from "#core/digest.ts";
import { AnchorError } from "#core/errors.ts";
import { reportFileName, runFiles } from "#core/file-names.ts";
import { toFailure, type AnswerFacts, type ChainRecord, type Outcome } from "#core/outcome.ts";
import type { Result } from "#core/report.ts";
import { openRecord } from "#evidence/record.ts";
import { toStatementFile } from "#evidence/statement-file.ts";
import type { Anchor } from "#evidence/statement.ts";
import { listDigests, listText, toAnchorRecord, toStatement } from "#evidence/to-statement.ts";
import { renderSection } from "#release/render-section.ts";
import { anEvidence, aResult } from "../results.ts";

const downloads = "https://github.com/octo-org/octo-repo/releases/download/v1.4.0";
const three = ["linux-x64.tar.gz", "macos-arm64.tar.gz", "windows-x64.zip"].map((each) => `app-1.4.0-${each}`);

/** Hexadecimal digits that look like any others. */
function toHex(seed: number): string {
  return Array.from({ length: 8 }, (_, part) =>
    (((seed + 1) * 2654435761 + part * 2246822519) % 2 ** 32).toString(16).padStart(8, "0"),
  ).join("");
}

function anchorOf(name: string, index: number): AnswerFacts {
  const record: ChainRecord = {
    blockNumber: 1906787 + index,
    blockDate: `2026-11-21T07:${30 + (index % 30)}:17.772Z`,
    transactionId: `0x${toHex(index + 50).toUpperCase()}`,
    matchedHash: toHex(index),
  };
  return anEvidence({ records: [record], report: { url: reportOf(name), expiresIn: "1 hour" } });
}

const reportOf = (name: string): string => `https://storage.example/${name}`;

type ToOutcome = (name: string, index: number) => Outcome;

/** The Markdown of a section about files of these names. */
function renderSample(names: readonly string[], toOutcome: ToOutcome, isManifest = false): string {
  const subjects = names.map((name, index) => ({ name, digest: { sha3_256: toHex(index) as Digest } }));
  const outcomes = names.map(toOutcome);
  const answers = outcomes.map((outcome) => ("evidence" in outcome ? outcome.evidence : undefined));
  const results = outcomes.map((outcome, index): Result => {
    return aResult(outcome, { name: names[index] ?? "" }, toHex(index) as Digest);
  });
  const list = listDigests(listText({ name: runFiles.checksums }, subjects)).sha3_256;
  const anchors = (isManifest ? [list] : subjects.map(({ digest }) => digest.sha3_256)).map((digest, index): Anchor => {
    const kind = outcomes[index]?.kind ?? "unknown";
    const records = answers[index]?.records ?? [];
    return {
      covers: isManifest ? "list" : "subject",
      digest,
      // That the release serves another file says nothing of the chain.
      verdict: kind === "changed" ? "anchored" : kind,
      ...(records.length > 0 && { chain: { records: records.map(toAnchorRecord) } }),
    };
  });
  const statement = toStatement({
    tool: { name: "anchor-artifacts", version: "0.3.0" },
    mode: "stamp",
    finishedOn: "2026-11-21T07:29:17.000Z",
    service: { url: "https://anchor.example", demonstration: answers.some((answer) => answer?.demo) },
    chain: { name: "Example Chain", explorer: "https://explorer.example/block/{block}" },
    subjects,
    anchors,
  });
  const evidence = statement === undefined ? [] : [toStatementFile(statement)];
  const attached = [runFiles.page, runFiles.checksums, ...names.map((name) => reportFileName(name, "", false))];
  const facts = {
    record: openRecord(evidence),
    results,
    run: { runUrl: "https://github.com/octo-org/octo-repo/actions/runs/7", finishedAt: new Date(0) },
    assetUrls: new Map(attached.map((name) => [name, `${downloads}/${name}`])),
    isLinkingToService: false,
    comments: [],
    clocks: [],
  };
  return renderSection(facts, 100_000)[0] ?? "";
}

const verified: ToOutcome = (name, index) => ({ kind: "verified", evidence: anchorOf(name, index) });
const numbered = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `plugin-${index}-linux-x64.tar.gz`);
const outage = new AnchorError("SERVICE_UNAVAILABLE", "POST /core/v2/verify/file answered 503.");
const changed = {
  kind: "changed",
  note: "The release serves other bytes under this name than were anchored.",
} as const;

/** Sections, by what they show. */
export const sections = {
  verified: renderSample(three, verified),
  accepted: renderSample(three, () => ({ kind: "accepted", evidence: anEvidence() })),
  "one-changed": renderSample(numbered(25), (name, index) => (index === 7 ? changed : verified(name, index))),
  outage: renderSample(three, () => toFailure(outage)),
  demonstration: renderSample(three, (name, index) => ({
    kind: "verified",
    evidence: { ...anchorOf(name, index), demo: true },
  })),
  manifest: renderSample(numbered(300), verified, true),
} as const;
