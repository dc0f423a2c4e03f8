/** Summaries as people meet them, to look at and to show in the documents. */
import type { Digest } from "#core/digest.ts";
import { AnchorError } from "#core/errors.ts";
import { toFailure, verdicts, type ChainRecord, type Outcome, type Verdict } from "#core/outcome.ts";
import { toReport, type Mode, type Report, type Result, unknownOrigin, type RunFacts } from "#core/report.ts";
import { renderSummary } from "#render/summary.ts";
import { anEvidence, aResult } from "../results.ts";

const folder = "/runner/temp/anchor-artifacts/__anchor";

const facts: RunFacts = {
  ...unknownOrigin,
  startedAt: new Date("2026-11-21T03:12:32.000Z"),
  finishedAt: new Date("2026-11-21T03:12:44.300Z"),
  apiUrl: "https://anchor.example",
  dryRun: false,
  failOn: new Set<Verdict>(["not-found", "no-match", "changed", "unknown", "unreachable", "failed"]),
  resultsPath: `${folder}/results.json`,
  checksumsPath: `${folder}/anchor-SHA3-256SUMS`,
};

/** A digest and a request id that look like any other. */
const digestOf = (index: number): Digest =>
  Array.from({ length: 8 }, (_, part) =>
    ((index + 1) * 2654435761 + part * 40503).toString(16).slice(-8).padStart(8, "0"),
  ).join("") as Digest;
const requestOf = (index: number): string => `3f0c2a4e-9b1d-4${String(index).padStart(3, "0")}-8a6f-5d2e7c914b08`;
const recordOf = (digest: Digest, minute = 55): ChainRecord => ({
  blockNumber: 1906787 + minute - 55,
  blockDate: `2026-11-21T02:${minute}:48.726Z`,
  matchedHash: digest,
});

const names = ["linux-x64.tar.gz", "linux-arm64.tar.gz", "macos-arm64.tar.gz", "windows-x64.zip", "sbom.spdx.json"];
const nameOf = (index: number): string =>
  `dist/widget-2.4.${Math.floor(index / names.length)}-${names[index % names.length]}`;

function resultOf(index: number, toOutcome: (index: number, digest: Digest) => Outcome): Result {
  const digest = digestOf(index);
  return aResult(toOutcome(index, digest), { name: nameOf(index), size: 48_213 * ((index % 97) + 3) }, digest);
}

const several = (count: number, toOutcome: (index: number, digest: Digest) => Outcome, start = 0): readonly Result[] =>
  Array.from({ length: count }, (_, index) => resultOf(start + index, toOutcome));

const answered = (status: number, route = "timestamp/post"): string => `POST /core/v2/${route} answered ${status}.`;

/** One outcome of a verdict, in the words of the product. */
function outcomeOf(kind: Verdict, index: number, digest: Digest): Outcome {
  const requestId = requestOf(index);
  const evidence = anEvidence({ requestId, records: [recordOf(digest, 55 + (index % 4))] });
  if (kind === "unreachable" || kind === "failed") {
    const isDown = kind === "unreachable";
    const code = isDown ? "SERVICE_UNAVAILABLE" : "REQUEST_REJECTED";
    return { kind, error: new AnchorError(code, answered(isDown ? 503 : 400), { requestId }) };
  }
  if (kind === "changed") return { kind, note: "The release serves other bytes under this name than were anchored." };
  if (kind === "skipped") return { kind, note: "No API key is set, so nothing was asked." };
  const lost =
    "POST /core/v2/timestamp/post was sent, then the connection broke. This stamp may have been paid for. A check did not find it yet.";
  if (kind === "timestamped") return { kind, note: "It existed by 27 Nov 2026 23:12 UTC.", list: digestOf(0) };
  if (kind === "unclear") return { kind, note: lost, requestId };
  if (kind === "unknown") return { kind, note: "The service's answer names another digest.", requestId };
  return { kind, evidence: kind === "accepted" ? anEvidence({ requestId }) : evidence };
}

/** A summary to look at. */
interface Sample {
  readonly report: Report;
  readonly facts: RunFacts;
}

const sample = (mode: Mode, results: readonly Result[], more: Partial<RunFacts> = {}): Sample => ({
  report: toReport(mode, results),
  facts: { ...facts, ...more },
});

function stopped(
  code: "PLAN_LIMIT_REACHED" | "SERVICE_UNAVAILABLE",
  status: number,
  done: number,
  failed: number,
  all: number,
) {
  const answer = answered(status, code === "PLAN_LIMIT_REACHED" ? "timestamp/post" : "file/check");
  const error = (index: number) => new AnchorError(code, answer, { requestId: requestOf(index), httpStatus: status });
  const account = `No request was sent for this: the run was stopped by ${code}: ${answer}`;
  const left = toFailure(new AnchorError("NOT_ATTEMPTED", account, { cause: error(0) }));
  return [
    ...several(done, (index, digest) => outcomeOf("accepted", index, digest)),
    ...several(failed, (index) => toFailure(error(index)), done),
    ...several(all - done - failed, () => left, done + failed),
  ];
}

function manifest(count: number): readonly Result[] {
  const list = digestOf(77_777);
  const evidence = anEvidence({ requestId: requestOf(1), records: [recordOf(list)] });
  const outcome: Outcome = { kind: "verified", evidence };
  return [
    {
      ...aResult(outcome, { name: "anchor-SHA3-256SUMS", size: 1_061_340, path: undefined }, list),
      isList: true as const,
    },
    ...several(count, () => outcome).map((result) => ({ ...result, coveredBy: list })),
  ];
}

const report = { url: "https://storage.example/report.pdf?X-Amz-Expires=3600&sig=a", expiresIn: "1 hour" };

/** The summaries, by what they show. */
export const samples = {
  "all-well": sample(
    "verify",
    several(2, (index, digest) => ({
      kind: "verified",
      evidence: anEvidence({ requestId: requestOf(index), records: [recordOf(digest, 55 + index)], report }),
    })),
  ),
  "one-wrong": sample("verify", [
    resultOf(0, (index, digest) => outcomeOf("verified", index, digest)),
    resultOf(1, (index, digest) => outcomeOf("no-match", index, digest)),
  ]),
  "every-verdict": sample(
    "verify",
    several(200, (index, digest) => {
      const kind = index % 3 === 0 ? verdicts[(index / 3) % verdicts.length] : "verified";
      return outcomeOf(kind ?? "verified", index, digest);
    }),
  ),
  stopped: sample("stamp", stopped("PLAN_LIMIT_REACHED", 402, 74, 5, 202)),
  outage: sample("check", stopped("SERVICE_UNAVAILABLE", 503, 0, 5, 60)),
  "dry-run": sample(
    "stamp",
    several(3, () => ({ kind: "skipped", note: "This is a dry run, so nothing was asked." })),
    {
      dryRun: true,
      isSkipped: true,
      plan: "A real run would make 3 requests to the service. Not counted: repeated attempts.",
    },
  ),
  manifest: sample("verify", manifest(300)),
  "one-changed": sample(
    "check",
    several(25, (index, digest) => outcomeOf(index === 7 ? "changed" : "found", index, digest)),
  ),
  demonstration: sample(
    "stamp",
    several(2, (index, digest) => ({
      kind: "anchored",
      evidence: anEvidence({ requestId: requestOf(index), records: [recordOf(digest)], demo: true }),
    })),
  ),
  accepted: sample(
    "stamp",
    several(3, (index, digest) => outcomeOf("accepted", index, digest)),
  ),
  waited: sample("stamp", [
    ...several(2, (index, digest) => outcomeOf("anchored", index, digest)),
    resultOf(2, (index) => ({
      kind: "accepted",
      evidence: anEvidence({ requestId: requestOf(index) }),
      note: "The last check did not find it on the chain.",
    })),
  ]),
  unwritten: sample(
    "stamp",
    several(2, (index, digest) => outcomeOf("already-anchored", index, digest)),
    {
      unwritten: [
        new AnchorError("RELEASE_NOT_WRITABLE", "Uploading anchor-SHA3-256SUMS failed: GitHub answered 403."),
      ],
    },
  ),
} as const satisfies Record<string, Sample>;

/** The Markdown of a sample. */
export function renderSample({ report: results, facts: run }: Sample): string {
  return renderSummary(results, run);
}
