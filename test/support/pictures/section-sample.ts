/** Notes of a release with a section, as people meet them, to look at and to show in the documents. */
import type { Digest } from "#core/digest.ts";
import type { ChainRecord, Verdict } from "#core/outcome.ts";
import { toReport, type Result, unknownOrigin } from "#core/report.ts";
import { openRecord } from "#evidence/record.ts";
import { renderSection, type SectionFacts } from "#release/render-section.ts";
import { anEvidence, aResult } from "../results.ts";

const downloads = "https://github.com/octo-org/octo-repo/releases/download/v1.4.0";
const notes = `## What's changed

- Read configuration from \`app.toml\` by @octocat in #41
- Fix a crash on empty input by @hubot in #44`;

const names = ["linux-x64.tar.gz", "macos-arm64.tar.gz", "windows-x64.zip"].map((each) => `dist/app-1.4.0-${each}`);

/** Hexadecimal digits that look like any others. */
function toHex(seed: number): string {
  return Array.from({ length: 8 }, (_, part) =>
    (((seed + 1) * 2654435761 + part * 2246822519) % 2 ** 32).toString(16).padStart(8, "0"),
  ).join("");
}

function toResult(name: string, index: number): Result {
  const digest = toHex(index) as Digest;
  const record: ChainRecord = {
    blockNumber: 1906787 + index,
    blockDate: `2026-11-21T07:3${index}:17.772Z`,
    transactionId: `0x${toHex(index + 50).toUpperCase()}`,
    matchedHash: digest,
  };
  const report = { url: `https://storage.example/${index}`, expiresIn: "1 hour" };
  return aResult({ kind: "verified", evidence: anEvidence({ records: [record], report }) }, { name }, digest);
}

/** The Markdown of the notes of a release with three files. */
export function renderNotesSample(): string {
  const results = names.map(toResult);
  const asset = (name: string, index: number) => ({
    id: index,
    name: name.slice(5),
    size: 1,
    isUploaded: true,
    url: downloads,
    createdAt: new Date(0),
  });
  const facts: SectionFacts = {
    report: toReport("verify", results),
    run: {
      ...unknownOrigin,
      startedAt: new Date(0),
      finishedAt: new Date(0),
      apiUrl: "https://anchor.example",
      dryRun: false,
      failOn: new Set<Verdict>(["no-match", "failed"]),
      chain: { name: "Example Chain", explorer: "https://explorer.example/block/{block}" },
    },
    name: "Release release",
    coverage: new Map(
      results.map(({ subject }, index) => [subject, { kind: "same", assets: [asset(names[index] ?? "", index)] }]),
    ),
    reportUrls: new Map(
      names.map((name, index) => [
        `https://storage.example/${index}`,
        `${downloads}/${name.slice(5)}.verification.pdf`,
      ]),
    ),
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
  return `${notes}\n\n${renderSection(facts, 100_000)}`;
}
