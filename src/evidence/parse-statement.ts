import { decodeUtf8 } from "../core/bytes.ts";
import { isDigest, type Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { parseJsonText } from "../core/json.ts";
import {
  countOf,
  flagOf,
  itemsOf,
  matchOf,
  memberOf,
  optionalMembers,
  refuseTwice,
  textOf,
  timeOf,
  wordOf,
  type JsonMember,
} from "../core/members.ts";
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
  type ProofStep,
  type StatementRun,
  type Statement,
  type StatementList,
  type StatementSubject,
} from "./statement.ts";
import type { ProofItem } from "../core/subject.ts";

/** Most items of a list of a statement. */
const statementLimits = { subjects: 1_000_000, lists: 1000, records: 10_000, steps: 771 } as const;
const maxNameLength = 4096;

/**
 * Reads `anchor.intoto.json`, which may come from anybody. Members that this version does not know are left out.
 *
 * @param evidence the file's bytes, or its text
 * @throws AnchorError `EVIDENCE_INVALID`, saying what is wrong: not a statement of ours, two subjects of one name, two
 *   anchors or two lists of one digest, a member of another form
 */
export function parseStatement(evidence: Uint8Array | string): Statement {
  try {
    const text = typeof evidence === "string" ? evidence : decodeEvidence(evidence);
    return statementOf({ value: parseJsonText(text), where: "the statement" });
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new AnchorError("EVIDENCE_INVALID", `The evidence cannot be used: ${cause.message}.`, { cause });
  }
}

function decodeEvidence(bytes: Uint8Array): string {
  try {
    return decodeUtf8(bytes);
  } catch (cause) {
    throw new RangeError("it is not UTF-8", { cause });
  }
}

function statementOf(place: JsonMember): Statement {
  const _type = wordOf(memberOf(place, "_type"), [statementType]);
  const type = wordOf(memberOf(place, "predicateType"), [predicateType]);
  const subject = itemsOf(memberOf(place, "subject"), statementLimits.subjects).map(toSubject);
  if (subject.length === 0) throw new RangeError("it names no file");
  refuseTwice(
    subject.map(({ name }) => name),
    "subjects named",
  );
  return { _type, subject, predicateType: type, predicate: toPredicate(memberOf(place, "predicate")) };
}

function toSubject(place: JsonMember): StatementSubject {
  return { name: readSubjectName(memberOf(place, "name")), digest: toDigests(memberOf(place, "digest")) };
}

function readSubjectName(place: JsonMember): string {
  const name = textOf(place, maxNameLength);
  if (name === "" || name.includes("\0")) throw new RangeError(`${place.where} names no file`);
  return name;
}

function toDigests(place: JsonMember): StatementSubject["digest"] {
  return {
    sha3_256: readDigest(memberOf(place, "sha3_256")),
    ...optionalMembers<{ readonly sha256?: string }>(place, { sha256: readDigest }),
  };
}

function readDigest(place: JsonMember): Digest {
  const text = textOf(place);
  if (!isDigest(text)) throw new RangeError(`${place.where} is not 64 lower case hexadecimal digits`);
  return text;
}

function toPredicate(place: JsonMember): Predicate {
  const anchors = itemsOf(memberOf(place, "anchors"), statementLimits.subjects).map(readAnchor);
  refuseTwice(
    anchors.map(({ digest }) => digest),
    "anchors of the digest",
  );
  const lists = itemsOf(memberOf(place, "lists"), statementLimits.lists).map(readStatementList);
  // One list is computed from all subjects: a thousand times the same would take a reader hours.
  refuseTwice(
    lists.map((list) => list.sha3_256),
    "lists of the digest",
  );
  const tool = memberOf(place, "tool");
  return {
    tool: { name: textOf(memberOf(tool, "name")), version: textOf(memberOf(tool, "version")) },
    mode: wordOf(memberOf(place, "mode"), evidenceModes),
    finishedOn: timeOf(memberOf(place, "finishedOn")),
    ...optionalMembers<Pick<Predicate, "run" | "service">>(place, { run: toRun, service: toService }),
    lists,
    anchors,
    ...optionalMembers<Pick<Predicate, "changed">>(place, {
      changed: (member) => itemsOf(member, statementLimits.subjects).map(readChangedDigest),
    }),
  };
}

function toRun(place: JsonMember): StatementRun {
  const line = (member: JsonMember): string => textOf(member, 2048);
  const readers = { repository: line, ref: line, tag: line, commit: line, url: line, attempt: line, section: line };
  return optionalMembers<StatementRun>(place, readers);
}

function toService(place: JsonMember): NonNullable<Predicate["service"]> {
  return { url: textOf(memberOf(place, "url"), 2048), demonstration: flagOf(memberOf(place, "demonstration")) };
}

function readStatementList(place: JsonMember): StatementList {
  return {
    name: readSubjectName(memberOf(place, "name")),
    ...toDigests(place),
    ...optionalMembers<Pick<StatementList, "text">>(place, {
      text: (member) => textOf(member, Number.POSITIVE_INFINITY),
    }),
  };
}

function readChangedDigest(place: JsonMember): ChangedDigest {
  return {
    name: readSubjectName(memberOf(place, "name")),
    digest: readDigest(memberOf(place, "digest")),
    seenOn: timeOf(memberOf(place, "seenOn")),
  };
}

function readAnchor(place: JsonMember): Anchor {
  return {
    covers: wordOf(memberOf(place, "covers"), ["subject", "list"]),
    digest: readDigest(memberOf(place, "digest")),
    verdict: wordOf(memberOf(place, "verdict"), Object.keys(anchorVerdicts) as AnchorVerdict[]),
    ...optionalMembers<Pick<Anchor, "chain" | "proof" | "pendingProof" | "writtenProof">>(place, {
      chain: readAnchorChain,
      proof: readAnchorProof,
      pendingProof: readProofId,
      writtenProof: readProofId,
    }),
  };
}

function readProofId(place: JsonMember): { readonly uid: string } {
  return { uid: textOf(memberOf(place, "uid")) };
}

function readAnchorChain(place: JsonMember): AnchorChain {
  return {
    ...optionalMembers<Pick<AnchorChain, "address" | "port">>(place, { address: textOf, port: countOf }),
    records: itemsOf(memberOf(place, "records"), statementLimits.records).map(readAnchorRecord),
  };
}

function readAnchorRecord(place: JsonMember): AnchorRecord {
  const line = (member: JsonMember): string => textOf(member);
  const block = (member: JsonMember): number | string =>
    typeof member.value === "string" ? matchOf(member, /^\d{1,20}$/, "a block number") : countOf(member);
  return optionalMembers<AnchorRecord>(place, {
    block,
    date: line,
    txpow: line,
    transaction: line,
    coin: line,
    matched: line,
  });
}

function readAnchorProof(place: JsonMember): AnchorProof {
  return {
    steps: itemsOf(memberOf(place, "steps"), statementLimits.steps).map(toStep),
    root: readDigest(memberOf(place, "root")),
    ...optionalMembers<Pick<AnchorProof, "file">>(place, { file: toItem }),
  };
}

function toItem(place: JsonMember): ProofItem {
  const member = (name: string): string => matchOf(memberOf(place, name), /^0x[0-9a-f]+$/i, "0x and hex");
  return { address: member("address"), data: member("data"), proof: member("proof"), root: member("root") };
}

function toStep(place: JsonMember): ProofStep {
  const { l, r, op } = { l: memberOf(place, "l"), r: memberOf(place, "r"), op: memberOf(place, "op") };
  if ([l, r, op].filter(({ value }) => value !== undefined).length !== 1) {
    throw new RangeError(`${place.where} is not one of l, r and op`);
  }
  if (op.value !== undefined) return { op: wordOf(op, ["sha3-256"]) };
  return l.value === undefined ? { r: toHex(r) } : { l: toHex(l) };
}

function toHex(place: JsonMember): string {
  return matchOf(place, /^(?:[0-9a-f]{2})+$/, "lower case hex");
}

/** @returns `undefined` for what is no evidence of ours */
export function parseIfValid(evidence: Uint8Array | string): Statement | undefined {
  try {
    return parseStatement(evidence);
  } catch (thrown) {
    if (thrown instanceof AnchorError && thrown.code === "EVIDENCE_INVALID") return undefined;
    throw thrown;
  }
}
