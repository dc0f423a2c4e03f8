/**
 * The log in the notes alone (docs/evidence.md): in one HTML comment, the lines of a job without what an attached log
 * would have besides verdict and block. It is whole, or it is refused: it has a checksum, and nothing of it is cut.
 */
import { hash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";

import type { Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { decodeUtf8, parseJsonText } from "../core/json.ts";
import { withoutUndefined } from "../core/members.ts";
import { parseStatement } from "../evidence/log.ts";
import { oldestRecord } from "../evidence/record.ts";
import {
  compareAnchors,
  predicateType,
  statementForm,
  statementType,
  type Anchor,
  type Statement,
} from "../evidence/statement.ts";

/** The data of one job in the notes. */
export interface NotesData {
  readonly key: string;
  /** The lines, the oldest first; `undefined` where the data is damaged. */
  readonly lines: readonly Statement[] | undefined;
}

const start = "<!-- anchor-artifacts:data";
/** An editor may have indented or quoted the comment: it is still read as data. */
const anywhere = /<!--\s*anchor-artifacts:data/i;
const data = /^<!-- anchor-artifacts:data v2 ([\w.-]+) ([0-9a-f]{16}) ([A-Za-z0-9+/]+={0,2}) -->$/;
const marker = /^<!-- anchor-artifacts:(begin|end) ([\w.-]+) -->$/;

/** Reads the data of all jobs in the notes of a release: one entry a job, damaged where any of its data is. */
export function parseNotes(notes: string): readonly NotesData[] {
  const found = new Map<string, readonly Statement[] | undefined>();
  let section = "";
  for (const text of notes.split(/\r?\n/)) {
    const [, side, name = ""] = marker.exec(text) ?? [];
    if (side !== undefined) section = side === "begin" ? name : "";
    const at = text.search(anywhere);
    if (at === -1) continue;
    const line = text.slice(at).trimEnd();
    const key = data.exec(line)?.[1] ?? section;
    const lines = parseData(line);
    const known = found.has(key) ? found.get(key) : [];
    found.set(key, known && lines && [...known, ...lines]);
  }
  return [...found].map(([key, lines]) => ({ key, lines }));
}

/** @returns `undefined` for data that is damaged */
function parseData(line: string): readonly Statement[] | undefined {
  const [, , sum, base64 = ""] = data.exec(line) ?? [];
  try {
    // Version 0.2 wrote one statement as it is.
    if (sum === undefined) return [{ ...parseStatement(line.slice(start.length + 1, -" -->".length)), predicateType }];
    const packed = Buffer.from(base64, "base64");
    return sumOf(packed) === sum ? unpack(packed) : undefined;
  } catch (thrown) {
    if (thrown instanceof AnchorError && thrown.code === "EVIDENCE_INVALID") return undefined;
    throw thrown;
  }
}

/** Renders the lines of the job `key` as one line of HTML comment, in which nothing can end the comment. */
export function renderNotesData(key: string, lines: readonly Statement[]): string {
  const packed = deflateRawSync(JSON.stringify(pack(lines)), { level: 9 });
  return `${start} v2 ${key} ${sumOf(packed)} ${packed.toString("base64")} -->`;
}

function sumOf(packed: Uint8Array): string {
  return hash("sha256", packed).slice(0, 16);
}

/** Lines of at most so many files keep date and transaction of the lowest block too. */
const maxDetailed = 200;

/**
 * Returns what the notes keep of a line: of each digest its verdict and its lowest block, what a run must know, and
 * witnesses with the list that they are about.
 */
export function toBrief(statement: Statement): Statement {
  const isDetailed = statement.subject.length <= maxDetailed;
  const { tool, mode, finishedOn, run = {}, service, chain, lists, anchors, changed, witnesses } = statement.predicate;
  const { url: _url, attempt: _attempt, ref: _ref, ...place } = run;
  const anchored = new Set(anchors.map(({ digest }) => digest));
  const witnessed = new Set(witnesses?.map(({ of }) => of));
  return statementForm.order({
    _type: statementType,
    subject: statement.subject.map(({ name, digest }) => {
      return { name, digest: witnesses === undefined ? { sha3_256: digest.sha3_256 } : digest };
    }),
    predicateType,
    predicate: {
      tool,
      mode,
      finishedOn,
      ...(Object.keys(place).length > 0 && { run: place }),
      ...(service && { service }),
      ...(chain && { chain }),
      lists: lists.filter(({ name, sha3_256 }) => anchored.has(sha3_256) || witnessed.has(name)),
      anchors: anchors.map((anchor) => toBriefAnchor(anchor, isDetailed)),
      ...(witnesses && { witnesses }),
      ...(changed && { changed }),
    },
  });
}

/** Returns the line without the witnesses that lines `above` have: notes have little room. */
export function withNewWitnesses(
  { predicate: { witnesses = [], ...predicate }, ...line }: Statement,
  above: readonly Statement[],
): Statement {
  const known = new Set(above.flatMap((one) => one.predicate.witnesses ?? []).map(({ token }) => token));
  const fresh = witnesses.filter(({ token }) => !known.has(token));
  return { ...line, predicate: { ...predicate, ...(fresh.length > 0 && { witnesses: fresh }) } };
}

/** Returns the line without its witnesses and what is there for them. */
export function withoutWitnesses({ predicate, ...line }: Statement): Statement {
  const { witnesses: _, ...others } = predicate;
  return toBrief({ ...line, predicate: others });
}

function toBriefAnchor(anchor: Anchor, isDetailed: boolean): Anchor {
  const { covers, digest, verdict, mayBeSpent, chain } = anchor;
  const { block, date, transaction } = oldestRecord(chain?.records ?? []) ?? {};
  const record = withoutUndefined({ block, ...(isDetailed && { date, transaction }) });
  return {
    covers,
    digest,
    verdict,
    ...(mayBeSpent && { mayBeSpent }),
    ...(Object.keys(record).length > 0 && { chain: { records: [record] } }),
  };
}

type Pair = readonly [name: string, digest: Digest, sha256?: string];
type Packed = readonly [pair: number, anchor?: Omit<Anchor, "digest" | "covers">];
interface PackedLine extends Omit<Statement["predicate"], "anchors"> {
  /** The subjects, each with the verdict on its own digest. */
  readonly files: readonly Packed[];
  /** Anchors of digests that are no subject's. */
  readonly others: readonly Anchor[];
}

/**
 * Names and digests are most of the data, and no digest can be compressed: each pair of them is written once, and the
 * lines give its number.
 */
function pack(lines: readonly Statement[]): { readonly pairs: readonly Pair[]; readonly lines: readonly PackedLine[] } {
  const pairs = new Map<string, { readonly pair: Pair; readonly index: number }>();
  const packed = lines.map(({ subject, predicate: { anchors, ...facts } }) => {
    const own = new Map(anchors.filter(({ covers }) => covers === "subject").map((anchor) => [anchor.digest, anchor]));
    const files = subject.map(({ name, digest: { sha3_256: digest, sha256 } }): Packed => {
      const pair: Pair = sha256 === undefined ? [name, digest] : [name, digest, sha256];
      const key = JSON.stringify(pair);
      const known = pairs.get(key) ?? { pair, index: pairs.size };
      pairs.set(key, known);
      const anchor = own.get(digest);
      own.delete(digest);
      if (anchor === undefined) return [known.index];
      const { digest: _digest, covers: _covers, ...rest } = anchor;
      return [known.index, rest];
    });
    const others = anchors.filter((anchor) => anchor.covers === "list" || own.has(anchor.digest));
    return { ...facts, files, others };
  });
  return { pairs: [...pairs.values()].map(({ pair }) => pair), lines: packed };
}

/** Most bytes of the data when it is unpacked: a comment of 120,000 bytes could hold far more. */
const maxUnpacked = 16 * 1024 * 1024;

function unpack(packed: Uint8Array): readonly Statement[] | undefined {
  try {
    const text = decodeUtf8(inflateRawSync(packed, { maxOutputLength: maxUnpacked }));
    const { pairs, lines } = parseJsonText(text) as ReturnType<typeof pack>;
    return lines.map(({ files, others, ...facts }) => {
      const found = files.map(([index, rest]) => ({ pair: pairs[index] ?? ["", "" as Digest], rest }) as const);
      const subject = found.map(({ pair: [name, sha3_256, sha256] }) => {
        return { name, digest: { sha3_256, ...(sha256 !== undefined && { sha256 }) } };
      });
      const own = found.flatMap(({ pair: [, digest], rest }): readonly Anchor[] =>
        rest === undefined ? [] : [{ covers: "subject", digest, ...rest }],
      );
      const anchors = [...others, ...own].toSorted(compareAnchors);
      const statement = { _type: statementType, subject, predicateType, predicate: { ...facts, anchors } };
      return statementForm.order(statementForm({ value: statement, where: "the data" }));
    });
  } catch {
    // Whatever else is wrong with it, data with a right checksum and a wrong form was not written by us.
    return undefined;
  }
}
