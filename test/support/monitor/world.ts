/** Releases as they were recorded, and as they are now, for tests of the comparison. */
import { compareNames } from "#core/checksums.ts";
import { AnchorError } from "#core/errors.ts";
import { listText, toStatement } from "#evidence/to-statement.ts";
import type { Anchor, Statement } from "#evidence/statement.ts";
import { nextRelease } from "#monitor/next-baseline.ts";
import { type Claim, type Source, toContent } from "#monitor/content.ts";
import { compareChain, compareRelease, inOrder } from "#monitor/compare.ts";
import type { Difference } from "#monitor/finding.ts";
import type { RecordedRelease } from "#monitor/monitor-file.ts";
import { type ChainView, type SeenAsset, type SeenRelease, toRecorded } from "#monitor/recorded.ts";
import { sha256Of, sha3Of } from "../digests.ts";
import { runInput } from "../evidence/statements.ts";

export const tag = "v1.0.0";
export const commit = "c".repeat(40);
/** The record is made, then there is a first look, then what the tests change, then a second look. */
export const times = {
  uploaded: "2025-02-01T00:00:00Z",
  recorded: "2025-02-02T00:00:00Z",
  firstLook: "2026-01-01T00:00:00Z",
  changed: "2026-05-01T00:00:00Z",
  secondLook: "2026-06-01T00:00:00Z",
} as const;

export { sha256Of, sha3Of };

/** An asset as GitHub lists it: the SHA-256 is stated, the SHA3-256 is not known without a download. */
export function anAsset(name: string, content: string, id: number, facts: Partial<SeenAsset> = {}): SeenAsset {
  return { name, sha256: sha256Of(content), id, uploader: "owner", uploaded: times.uploaded, ...facts };
}

/** What evidence says of the file, anchored in block 100. */
export function aClaim(name: string, content: string, block = 100): Claim {
  const sha3_256 = sha3Of(content);
  return { name, sha3_256, sha256: sha256Of(content), anchor: { digest: sha3_256, block } };
}

/** Evidence of a release: its lines, and how a release shows it. */
export interface Sample extends Source {
  readonly sha256: string;
}

/** A log whose lines are stamps of these claims, a day apart; `manifest` anchors their list alone. */
export function aLog(
  stamps: readonly (readonly Claim[])[],
  name = "anchor-ab12cd34ef56.jsonl",
  anchor: "each" | "manifest" = "each",
): Sample {
  // A statement needs a subject.
  const stated = stamps.filter(({ length }) => length > 0);
  const lines = stated.map((claims, day) => {
    const finishedOn = new Date(Date.parse(times.recorded) + day * 86_400_000).toISOString();
    const statement = aStamp(claims, { finishedOn, anchor });
    return { statement, line: sha256Of(JSON.stringify(statement)) };
  });
  return { name, uploaded: times.recorded, lines, sha256: sha256Of(JSON.stringify(lines)) };
}

export function aStatement(claims: readonly Claim[], name?: string): Sample {
  return aLog([claims], name);
}

function aStamp(
  claims: readonly Claim[],
  { finishedOn, anchor }: { readonly finishedOn: string; readonly anchor: "each" | "manifest" },
): Statement {
  const subjects = claims.map(({ name, sha3_256, sha256 }) => ({
    name,
    digest: { sha3_256, ...(sha256 && { sha256 }) },
  }));
  const listed = {
    covers: "list",
    digest: sha3Of(listText({ name: "SHA3-256SUMS" }, sort(subjects))),
    verdict: "anchored",
  } as const;
  const own = claims.flatMap(({ anchor: claim }): readonly Anchor[] => {
    if (claim === undefined) return [];
    const { digest, block } = claim;
    const verdict = block === undefined ? "accepted" : "anchored";
    return [{ covers: "subject", digest, verdict, ...(block !== undefined && { chain: { records: [{ block }] } }) }];
  });
  const anchors = anchor === "manifest" ? [listed] : [...new Map(own.map((one) => [one.digest, one])).values()];
  const run = { ref: `refs/tags/${tag}`, tag, commit };
  const statement = toStatement({ ...runInput, run, finishedOn, subjects, anchors, hashText });
  if (statement === undefined) throw new RangeError("A statement needs a subject.");
  return statement;
}

/** By Node, which is faster. */
const hashText = (pieces: Iterable<string>) => {
  const text = [...pieces].join("");
  return { sha3_256: sha3Of(text), sha256: sha256Of(text) };
};

function sort(subjects: Statement["subject"]): Statement["subject"] {
  return subjects.toSorted((one, two) => compareNames(one.name, two.name));
}

/** A release with its evidence, the files of it among the assets. */
export function aRelease(assets: readonly SeenAsset[], evidence: readonly Sample[] = []): SeenRelease {
  const files = evidence
    .filter(({ name }) => name.startsWith("anchor-"))
    .map(({ name, sha256 }, index) => ({ ...anAsset(name, name, 900 + index), sha256, uploaded: times.recorded }));
  const content = toContent(evidence, tag);
  return {
    tag,
    commit,
    assets: [...assets, ...files],
    evidence: evidence.map(({ name, sha256, lines }) => {
      const isLog = name.endsWith(".jsonl");
      return { name, sha256, ...(isLog && { lines: lines.map(({ line }) => line) }), isRead: true };
    }),
    ...(content && { content }),
    unreadable: new Map(),
  };
}

/** Names that could not be read. */
export function unread(names: readonly string[]): SeenRelease["unreadable"] {
  return new Map(names.map((name) => [name, new AnchorError("GITHUB_UNAVAILABLE", "GitHub did not answer.")]));
}

/** The chain that holds these claims in the blocks that they name. */
export function aChain(claims: readonly Claim[]): ChainView {
  return new Map(
    claims.flatMap(({ anchor }) =>
      anchor === undefined
        ? []
        : [[anchor.digest, { kind: "held", ...(anchor.block !== undefined && { block: anchor.block }) }]],
    ),
  );
}

export interface LookedAt {
  readonly findings: readonly Difference[];
  readonly next: RecordedRelease;
}

/** One look: what it finds, and the baseline it leaves. */
export function look(
  baseline: RecordedRelease | undefined,
  seen: SeenRelease,
  chain: ChainView,
  at: string = times.firstLook,
): LookedAt {
  const recorded = toRecorded(baseline, seen);
  const late = recorded === undefined ? [] : compareChain(recorded, chain);
  const findings = inOrder([...compareRelease(recorded, seen), ...late]);
  return { findings, next: nextRelease({ recorded, seen, findings, accepted: [], onChain: new Map(), at }) };
}
