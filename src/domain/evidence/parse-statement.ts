import { isDigest, type Digest } from "../digest.ts";
import { AnchorError } from "../errors.ts";
import { parseJsonText } from "./json-text.ts";
import { itemsOf, matchOf, memberOf, optionalMembers, textOf, wordOf, type Place } from "./members.ts";
import {
  anchorVerdicts,
  evidenceModes,
  predicateType,
  statementType,
  type Anchor,
  type AnchorChain,
  type AnchorProof,
  type AnchorRecord,
  type AnchorVerdict,
  type ChangedDigest,
  type Predicate,
  type ProofItem,
  type ProofStep,
  type RunPlace,
  type Statement,
  type StatementList,
  type StatementSubject,
} from "./statement.ts";

/** Most items of a list of a statement. */
const most = { subjects: 1_000_000, lists: 1000, records: 10_000, steps: 771 } as const;
const longestName = 4096;

/**
 * Reads `anchor.intoto.json`, which may come from anybody. Members that this version does not know are left out.
 *
 * @param evidence the file's bytes, or its text
 * @throws AnchorError `EVIDENCE_INVALID`, saying what is wrong: not a statement of ours, two subjects of one name, two
 *   anchors of one digest, a member of another form
 */
export function parseStatement(evidence: Uint8Array | string): Statement {
  try {
    const text = typeof evidence === "string" ? evidence : decode(evidence);
    return statementOf({ value: parseJsonText(text), where: "the statement" });
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new AnchorError("EVIDENCE_INVALID", `The evidence cannot be used: ${cause.message}.`, { cause });
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new RangeError("it is not UTF-8", { cause });
  }
}

function statementOf(place: Place): Statement {
  const _type = wordOf(memberOf(place, "_type"), [statementType]);
  const type = wordOf(memberOf(place, "predicateType"), [predicateType]);
  const subject = itemsOf(memberOf(place, "subject"), most.subjects).map(toSubject);
  if (subject.length === 0) throw new RangeError("it names no file");
  refuseTwice(
    subject.map(({ name }) => name),
    "subjects named",
  );
  return { _type, subject, predicateType: type, predicate: toPredicate(memberOf(place, "predicate")) };
}

function refuseTwice(keys: readonly string[], what: string): void {
  const known = new Set<string>();
  for (const key of keys) {
    if (known.has(key)) throw new RangeError(`it has two ${what} ${JSON.stringify(key.slice(0, 80))}`);
    known.add(key);
  }
}

function toSubject(place: Place): StatementSubject {
  return { name: toName(memberOf(place, "name")), digest: toDigests(memberOf(place, "digest")) };
}

function toName(place: Place): string {
  const name = textOf(place, longestName);
  if (name === "" || name.includes("\0")) throw new RangeError(`${place.where} names no file`);
  return name;
}

function toDigests(place: Place): StatementSubject["digest"] {
  return {
    sha3_256: toDigest(memberOf(place, "sha3_256")),
    ...optionalMembers<{ readonly sha256?: string }>(place, { sha256: toDigest }),
  };
}

function toDigest(place: Place): Digest {
  const text = textOf(place);
  if (!isDigest(text)) throw new RangeError(`${place.where} is not 64 lower case hexadecimal digits`);
  return text;
}

function toPredicate(place: Place): Predicate {
  const anchors = itemsOf(memberOf(place, "anchors"), most.subjects).map(toAnchor);
  refuseTwice(
    anchors.map(({ digest }) => digest),
    "anchors of the digest",
  );
  const tool = memberOf(place, "tool");
  return {
    tool: { name: textOf(memberOf(tool, "name")), version: textOf(memberOf(tool, "version")) },
    mode: wordOf(memberOf(place, "mode"), evidenceModes),
    finishedOn: toTime(memberOf(place, "finishedOn")),
    ...optionalMembers<Pick<Predicate, "run" | "service">>(place, { run: toRun, service: toService }),
    lists: itemsOf(memberOf(place, "lists"), most.lists).map(toList),
    anchors,
    ...optionalMembers<Pick<Predicate, "changed">>(place, {
      changed: (member) => itemsOf(member, most.subjects).map(toChanged),
    }),
  };
}

function toTime(place: Place): string {
  return matchOf(place, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/, "a time in UTC");
}

function toRun(place: Place): RunPlace {
  const line = (member: Place): string => textOf(member, 2048);
  const readers = { repository: line, ref: line, tag: line, commit: line, url: line, attempt: line };
  return optionalMembers<RunPlace>(place, readers);
}

function toService(place: Place): NonNullable<Predicate["service"]> {
  const { value, where } = memberOf(place, "demonstration");
  if (typeof value !== "boolean") throw new RangeError(`${where} is neither true nor false`);
  return { url: textOf(memberOf(place, "url"), 2048), demonstration: value };
}

function toList(place: Place): StatementList {
  return {
    name: toName(memberOf(place, "name")),
    ...toDigests(place),
    ...optionalMembers<Pick<StatementList, "text">>(place, {
      text: (member) => textOf(member, Number.POSITIVE_INFINITY),
    }),
  };
}

function toChanged(place: Place): ChangedDigest {
  return {
    name: toName(memberOf(place, "name")),
    digest: toDigest(memberOf(place, "digest")),
    seenOn: toTime(memberOf(place, "seenOn")),
  };
}

function toAnchor(place: Place): Anchor {
  return {
    covers: wordOf(memberOf(place, "covers"), ["subject", "list"]),
    digest: toDigest(memberOf(place, "digest")),
    verdict: wordOf(memberOf(place, "verdict"), Object.keys(anchorVerdicts) as AnchorVerdict[]),
    ...optionalMembers<Pick<Anchor, "chain" | "proof" | "pendingProof">>(place, {
      chain: toChain,
      proof: toProof,
      pendingProof: (member) => ({ uid: textOf(memberOf(member, "uid")) }),
    }),
  };
}

function toChain(place: Place): AnchorChain {
  return {
    ...optionalMembers<Pick<AnchorChain, "address" | "port">>(place, { address: textOf, port: toCount }),
    records: itemsOf(memberOf(place, "records"), most.records).map(toRecord),
  };
}

function toCount({ value, where }: Place): number {
  if (!Number.isSafeInteger(value) || Number(value) < 0) throw new RangeError(`${where} is not a whole number`);
  return Number(value);
}

function toRecord(place: Place): AnchorRecord {
  const line = (member: Place): string => textOf(member);
  const block = (member: Place): number | string =>
    typeof member.value === "string" ? matchOf(member, /^\d{1,20}$/, "a block number") : toCount(member);
  return optionalMembers<AnchorRecord>(place, {
    block,
    date: line,
    txpow: line,
    transaction: line,
    coin: line,
    matched: line,
  });
}

function toProof(place: Place): AnchorProof {
  return {
    steps: itemsOf(memberOf(place, "steps"), most.steps).map(toStep),
    root: toDigest(memberOf(place, "root")),
    ...optionalMembers<Pick<AnchorProof, "file">>(place, { file: toItem }),
  };
}

function toItem(place: Place): ProofItem {
  const member = (name: string): string => matchOf(memberOf(place, name), /^0x[0-9a-f]+$/i, "0x and hex");
  return { address: member("address"), data: member("data"), proof: member("proof"), root: member("root") };
}

function toStep(place: Place): ProofStep {
  const { l, r, op } = { l: memberOf(place, "l"), r: memberOf(place, "r"), op: memberOf(place, "op") };
  if ([l, r, op].filter(({ value }) => value !== undefined).length !== 1) {
    throw new RangeError(`${place.where} is not one of l, r and op`);
  }
  if (op.value !== undefined) return { op: wordOf(op, ["sha3-256"]) };
  return l.value === undefined ? { r: toHex(r) } : { l: toHex(l) };
}

function toHex(place: Place): string {
  return matchOf(place, /^(?:[0-9a-f]{2})+$/, "lower case hex");
}
