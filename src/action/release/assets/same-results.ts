/** Whether two results files tell the same; pure. */
import { verdictFacts, type Verdict } from "../../../domain/outcome.ts";
import { memberAt } from "../../../domain/member.ts";

/** What differs from run to run while the evidence is the same: times, ids of requests and runs, links that expire, prose. */
const passing: ReadonlySet<string> = new Set([
  "started_at",
  "finished_at",
  "run_id",
  "run_attempt",
  "run_url",
  "request_id",
  "requestId",
  "timestamp",
  "summary",
  "links",
  "reportFile",
]);

/** Whether `left` and `right` are results files that say the same but for times. */
export function areSameResults(left: Uint8Array, right: Uint8Array): boolean {
  const [one, other] = [parse(left), parse(right)];
  return one !== undefined && JSON.stringify(lasting(one)) === JSON.stringify(lasting(other));
}

/**
 * Whether `later` asked about bytes that `earlier` vouches for and could find out nothing: replacing the one by the
 * other would lose evidence. What the chain is known to hold is not replaced by what was only accepted.
 */
export function wouldLose(earlier: Uint8Array, later: Uint8Array): boolean {
  const before = rowsOf(parse(earlier));
  const rows = rowsOf(parse(later));
  const standsFor = (row: unknown): boolean => isVouching(row) || isAccepted(row);
  return loses(before.filter(isVouching), rows, isVouching) || loses(before.filter(isAccepted), rows, standsFor);
}

/** Whether `rows` left one of `before` open: none that `settles` it, and none that denies its digest. */
function loses(before: readonly unknown[], rows: readonly unknown[], settles: (row: unknown) => boolean): boolean {
  const settled = new Set(rows.flatMap((row) => (settles(row) ? keysOf(row) : isDenying(row) ? [digestOf(row)] : [])));
  const open = new Set(rows.filter((row) => !settles(row) && !isDenying(row)).flatMap(keysOf));
  return before.some((row) => {
    const keys = keysOf(row);
    return keys.some((key) => open.has(key)) && !keys.some((key) => settled.has(key));
  });
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    // Not a results file, whoever put it there: it is nobody's evidence.
    return undefined;
  }
}

/** `value` without what passes; members in the order of their names. */
function lasting(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lasting);
  if (typeof value !== "object" || value === null) return value;
  const members: readonly (readonly [string, unknown])[] = Object.entries(value);
  return members
    .filter(([name]) => !passing.has(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => [name, lasting(member)]);
}

function rowsOf(file: unknown): readonly unknown[] {
  const rows = memberAt(file, "results");
  return Array.isArray(rows) ? rows : [];
}

/** By what a row is found again: its name, and its digest. */
function keysOf(row: unknown): readonly unknown[] {
  return [memberAt(row, "subject", "name"), digestOf(row)].filter((key) => key !== undefined);
}

function digestOf(row: unknown): unknown {
  return memberAt(row, "subject", "digest");
}

function verdictOf(row: unknown): Verdict | undefined {
  const verdict = memberAt(row, "verdict");
  return typeof verdict === "string" && Object.hasOwn(verdictFacts, verdict) ? (verdict as Verdict) : undefined;
}

function isVouching(row: unknown): boolean {
  const verdict = verdictOf(row);
  return verdict !== undefined && verdictFacts[verdict].anchored;
}

function isAccepted(row: unknown): boolean {
  return verdictOf(row) === "accepted";
}

function isDenying(row: unknown): boolean {
  return ["not-found", "no-match"].includes(verdictOf(row) ?? "");
}
