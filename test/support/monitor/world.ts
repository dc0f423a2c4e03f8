/** Releases as they were recorded, and as they are now, for tests of the comparison. */
import type { Digest } from "#core/digest.ts";
import { AnchorError } from "#core/errors.ts";
import { statementFileName } from "#core/file-names.ts";
import type { Judgement } from "#core/row.ts";
import { isOfRelease, openRecord } from "#evidence/record.ts";
import type { Anchor } from "#evidence/statement.ts";
import { type StatementFile, toStatementFile } from "#evidence/statement-file.ts";
import { toStatement, type StatementInput } from "#evidence/to-statement.ts";
import { type ChainAnswers, compareRelease } from "#monitor/compare.ts";
import type { AnchorClaim, RecordedAsset, RecordedRelease } from "#monitor/monitor-file.ts";
import { toNextRelease, type SeenEvidence, type SeenRelease, toRecordedRelease } from "#monitor/recorded.ts";
import type { ListedAsset } from "#monitor/repository.ts";
import { sha256Of, sha3Of } from "../digests.ts";
import { anEvidence } from "../results.ts";

export const tag = "v1.0.0";
export const repository = "octo-org/octo-repo";
export const commit = "c".repeat(40);
/** The record is made, then there is a first look, then what the tests change, then a second look. */
export const times = {
  uploaded: "2025-02-01T00:00:00Z",
  recorded: "2025-02-02T00:00:00.000Z",
  firstLook: "2026-01-01T00:00:00Z",
  changed: "2026-05-01T00:00:00Z",
  secondLook: "2026-06-01T00:00:00Z",
} as const;

export { sha256Of, sha3Of };

/** An asset as GitHub lists it: the SHA-256 is stated, the SHA3-256 is not known without a download. */
export function anAsset(name: string, content: string, id: number, facts: Partial<ListedAsset> = {}): ListedAsset {
  const upload = { id, uploader: "owner", uploaded: times.uploaded, isUploaded: true };
  return { name, sha256: sha256Of(content), ...upload, ...facts };
}

/** What evidence says of a file. */
export type Claim = Pick<RecordedAsset, "name"> &
  Required<Pick<RecordedAsset, "sha3_256" | "sha256">> & {
    readonly anchor: AnchorClaim;
  };

/** A file that is anchored in block 100. */
export function aClaim(name: string, content: string, block = 100): Claim {
  const sha3_256 = sha3Of(content);
  return { name, sha3_256, sha256: sha256Of(content), anchor: { digest: sha3_256, block } };
}

interface StampOptions extends Partial<Pick<StatementInput, "mode" | "finishedOn" | "run" | "release" | "service">> {
  readonly after?: readonly Pick<StatementFile, "id">[];
  /** `manifest` anchors the list of the claims alone. */
  readonly anchor?: "each" | "manifest";
}

/** The statement of a stamp of these claims. */
export function aStatement(
  claims: readonly Claim[],
  { after = [], finishedOn = times.recorded, anchor = "each", mode = "stamp", ...facts }: StampOptions = {},
): StatementFile {
  const subjects = claims.map(({ name, sha3_256, sha256 }) => ({ name, digest: { sha3_256, sha256 } }));
  const input = {
    tool: { name: "anchor-artifacts", version: "0.3.0" },
    service: { url: "https://service.example", demonstration: false },
    mode,
    finishedOn,
    ...(after.length > 0 && { after: after.map(({ id }) => id) }),
    run: { repository, ref: `refs/tags/${tag}`, commit },
    release: { repository, tag, id: 1 },
    ...facts,
    subjects,
    // By Node, which is faster.
    hashText: (pieces: Iterable<string>) => {
      const text = [...pieces].join("");
      return { sha3_256: sha3Of(text), sha256: sha256Of(text) };
    },
  };
  const own = claims.map(({ anchor: { digest, block } }): Anchor => {
    const isHeld = block !== undefined;
    return {
      covers: "subject",
      digest,
      verdict: isHeld ? "anchored" : "accepted",
      ...(isHeld && { chain: { records: [{ block }] } }),
    };
  });
  const list = toStatement({ ...input, anchors: [] })?.predicate.lists[0]?.sha3_256 ?? sha3Of("");
  const statement = toStatement({
    ...input,
    anchors:
      anchor === "manifest"
        ? [{ covers: "list", digest: list, verdict: "anchored" }]
        : [...new Map(own.map((one) => [one.digest, one])).values()],
  });
  if (statement === undefined) throw new RangeError("A statement needs a subject.");
  return { ...toStatementFile(statement, sha3Of), uploadedOn: finishedOn };
}

/** The statements of one stamp after another, a day apart. */
export function statementsOf(...stamps: readonly (readonly Claim[])[]): readonly StatementFile[] {
  return stamps.reduce<readonly StatementFile[]>((before, claims, day) => {
    const finishedOn = new Date(Date.parse(times.recorded) + day * 86_400_000).toISOString();
    return [...before, aStatement(claims, { after: before.slice(-1), finishedOn })];
  }, []);
}

/** A release with its statements among the assets. */
export function aRelease(assets: readonly ListedAsset[], statements: readonly StatementFile[] = []): SeenRelease {
  const isOwn = ({ statement }: StatementFile): boolean => isOfRelease(statement, { repository, tag, id: 1 });
  const evidence = statements.map((file): SeenEvidence => {
    return { name: nameOf(file), sha256: sha256Of(file.text), ...(!isOwn(file) && { isForeign: true }) };
  });
  const files = evidence.map(({ name, sha256 }, index) => {
    return { ...anAsset(name, "", 900 + index), sha256, uploaded: times.recorded };
  });
  const record = openRecord(statements.filter(isOwn));
  const place = { repository, tag, readAt: times.firstLook };
  return { ...place, commit, assets: [...assets, ...files], evidence, record, unreadable: new Map() };
}

export const nameOf = ({ id }: StatementFile): string => statementFileName(id);

/** Names that could not be read. */
export function unread(names: readonly string[]): SeenRelease["unreadable"] {
  return new Map(names.map((name) => [name, new AnchorError("GITHUB_UNAVAILABLE", "GitHub did not answer.")]));
}

/** The answer that the chain holds a digest, or does not; a block may be unknown. */
export const held = (digest: Digest, blockNumber?: number): Judgement => {
  const records = [{ matchedHash: `0x${digest}`, ...(blockNumber !== undefined && { blockNumber }) }];
  return { verdict: "verified", answer: anEvidence({ records }) };
};
export const notHeld: Judgement = { verdict: "no-match", answer: anEvidence() };

/** The answers of a chain that holds these claims in the blocks that they name. */
export function aChain(claims: readonly Claim[]): ChainAnswers {
  return new Map(claims.map(({ anchor: { digest, block } }) => [digest, held(digest, block)]));
}

/** One look: what it finds, and the baseline it leaves. */
export function look(
  baseline: RecordedRelease | undefined,
  given: SeenRelease,
  answers: ChainAnswers,
  readAt: string = times.firstLook,
) {
  const seen = { ...given, readAt };
  const recorded = toRecordedRelease(baseline, seen);
  const findings = compareRelease(recorded, seen, answers);
  return { findings, next: toNextRelease(recorded, seen, findings, [], seen.unreadable.size === 0) };
}
