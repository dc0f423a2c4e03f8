/** Sections of release notes as people meet them, to look at and to show in the documents. */
import type { Digest } from "#core/digest.ts";
import { AnchorError } from "#core/errors.ts";
import { toFailure, type AnswerFacts, type ChainRecord, type Outcome, type Verdict } from "#core/outcome.ts";
import { toReport, type Result, unknownOrigin } from "#core/report.ts";
import { openRecord } from "#evidence/record.ts";
import { renderSection, type SectionFacts } from "#release/render-section.ts";
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
function renderSample(names: readonly string[], toOutcome: ToOutcome, list?: Digest): string {
  const results = names.map((name, index): Result => {
    const result = aResult(toOutcome(name, index), { name }, toHex(index) as Digest);
    return list === undefined ? result : { ...result, coveredBy: list };
  });
  const own =
    list === undefined
      ? []
      : [{ ...aResult(toOutcome("SHA3-256SUMS", 0), { name: "SHA3-256SUMS" }, list), isList: true as const }];
  const facts: SectionFacts = {
    report: toReport("verify", [...own, ...results]),
    run: {
      ...unknownOrigin,
      runUrl: "https://github.com/octo-org/octo-repo/actions/runs/7",
      startedAt: new Date(0),
      finishedAt: new Date(0),
      apiUrl: "https://anchor.example",
      dryRun: false,
      failOn: new Set<Verdict>(["no-match", "failed"]),
      chain: { name: "Example Chain", explorer: "https://explorer.example/block/{block}" },
    },
    name: "Release release",
    coverage: new Map(),
    reportUrls: new Map(names.map((name) => [reportOf(name), `${downloads}/${name}.verification.pdf`])),
    assetUrls: new Map(),
    isLinkingToService: false,
    unserved: [],
    record: openRecord([]),
    data: "",
    evidence: ["anchor-evidence.html", "anchor-e3f425979132.jsonl", "SHA3-256SUMS", "SHA256SUMS"].map((name) => ({
      name,
      url: `${downloads}/${name}`,
    })),
  };
  return renderSection(facts, 100_000);
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
  manifest: renderSample(numbered(300), verified, toHex(777) as Digest),
} as const;
