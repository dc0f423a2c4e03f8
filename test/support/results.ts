/** Subjects, evidence and results to write tests with; every part can be given. */
import { type Run, unknownOrigin } from "#evidence/run.ts";
import type { Digest } from "#core/digest.ts";
import { AnchorError } from "#core/errors.ts";
import type { Judgement, Row, AnswerFacts } from "#core/row.ts";
import type { Verdict } from "#words/verdicts.ts";

/** A digest that is easily told from those of other numbers. */
export function aDigest(number: number): Digest {
  return number.toString(16).padStart(8, "0").repeat(8) as Digest;
}

export function anEvidence(given: Partial<AnswerFacts> = {}): AnswerFacts {
  return { requestId: "3f0c2a4e-0000-4000-8000-000000000001", records: [], segments: [], ...given };
}

/** The evidence of a verification as the service gives it, with one record of `digest`. */
export function aFullEvidence(digest: Digest, given: Partial<AnswerFacts> = {}): AnswerFacts {
  return anEvidence({
    message: "Verification complete - PDF uploaded",
    service: "CORE_API",
    date: "2026-01-29T13:54:50.427Z",
    result: "full match",
    method: "file",
    uniqueHashes: 1,
    records: [
      {
        blockNumber: 1906787,
        blockDate: "2026-01-21T09:55:48.726Z",
        txpowId: "0x0A",
        transactionId: "0x0B",
        matchedHash: `0x${digest.toUpperCase()}`,
      },
    ],
    segments: [{ matchedHash: digest, offset: 0, packetSize: 0 }],
    nftCoinId: "0x0C",
    nftTxnId: "0x0D",
    report: {
      url: "https://storage.example/report.pdf?X-Amz-Expires=3600&sig=a",
      fileName: "verification-report.pdf",
      size: 78082,
      expiresIn: "1 hour",
    },
    ...given,
  });
}

interface SubjectParts {
  readonly name?: string;
  /** Undefined: the subject is no file of the workspace. */
  readonly path?: string | undefined;
  readonly size?: number;
  readonly sha256?: string;
}

export function aResult(outcome: Judgement, parts: SubjectParts = {}, digest: Digest = aDigest(1)): Row {
  const { name = "dist/app.tgz", size = 1_234_567, sha256 } = parts;
  const path = "path" in parts ? parts.path : name;
  const subject = { name, digest, size, ...(path !== undefined && { path }), ...(sha256 !== undefined && { sha256 }) };
  return { subject, ...outcome };
}

/** One outcome of every verdict, all about `digest`. */
export function outcomes(digest: Digest): Readonly<Record<Verdict, Judgement>> {
  const evidence = aFullEvidence(digest);
  const nothing = anEvidence({ message: "Verification complete", service: "CORE_API", result: "no match" });
  const error = new AnchorError("REQUEST_REJECTED", "POST /core answered 400.", { requestId: "r-1" });
  const outage = new AnchorError("SERVICE_UNAVAILABLE", "POST /core answered 503.", { requestId: "r-4" });
  return {
    accepted: { verdict: "accepted", answer: anEvidence({ address: "0x29F7" }) },
    anchored: { verdict: "anchored", answer: evidence },
    "already-anchored": { verdict: "already-anchored", answer: evidence },
    found: { verdict: "found", answer: anEvidence({ message: "Hash checked", result: "Hash found." }) },
    "not-found": { verdict: "not-found", answer: anEvidence({ message: "Hash checked", result: "Hash not found." }) },
    verified: { verdict: "verified", answer: evidence },
    "no-match": { verdict: "no-match", answer: nothing },
    timestamped: { verdict: "timestamped", note: "It existed by 27 Nov 2026 23:12 UTC.", listDigest: digest },
    changed: { verdict: "changed", note: "The release serves other bytes under this name." },
    unclear: { verdict: "unclear", note: "This stamp may have been paid for.", requestId: "r-2" },
    unknown: { verdict: "unknown", note: "The service's answer was not clear.", requestId: "r-3" },
    unreachable: { verdict: "unreachable", error: outage },
    failed: { verdict: "failed", error },
    skipped: { verdict: "skipped", note: "No API key is set, so nothing was asked." },
  };
}

/** A run of these rows that asked a service, and passes whatever they say. */
export function aRun(mode: Run["mode"], rows: readonly Row[], more: Partial<Run> = {}): Run {
  return {
    mode,
    rows,
    origin: unknownOrigin,
    startedAt: new Date(0),
    finishedAt: new Date(1),
    apiUrl: "https://anchor.example",
    nodeNames: [],
    dryRun: false,
    isSkipped: false,
    failOn: new Set(),
    checksums: [],
    hasSent: false,
    isDemonstration: false,
    files: {},
    reports: new Map(),
    problems: [],
    ...more,
  };
}
