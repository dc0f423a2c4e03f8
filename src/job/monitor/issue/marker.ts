/** The mark by which an issue of ours is found again, with the findings that it is about. */
import { createHash } from "node:crypto";

import type { Finding } from "../compare/finding.ts";

/** Enough of a hash to tell the findings of one repository apart. */
const keyLength = 12;
const mark = /^<!-- anchor-artifacts:monitor ((?:[0-9a-f]{12}(?:,[0-9a-f]{12})*)?) -->(?=\r?\n|$)/;

/** The same for the same finding, whenever it is found. */
export function findingKey({ kind, release, asset, seen }: Finding): string {
  const facts = [kind, release, asset, seen?.sha256, seen?.sha3_256, seen?.commit, seen?.block];
  return createHash("sha256")
    .update(JSON.stringify(facts.map((fact) => fact ?? null)))
    .digest("hex")
    .slice(0, keyLength);
}

/** More would leave no room for the findings themselves. */
const mostKeys = 1000;

/** The keys of `findings`; of very many, as many as fit and one that stands for all. */
export function toKeys(findings: Iterable<string>): ReadonlySet<string> {
  const keys = [...new Set(findings)].toSorted();
  if (keys.length <= mostKeys) return new Set(keys);
  const all = createHash("sha256").update(keys.join()).digest("hex").slice(0, keyLength);
  return new Set([all, ...keys.slice(0, mostKeys - 1)]);
}

/** The first line of an issue about findings of these keys. */
export function renderMark(keys: ReadonlySet<string>): string {
  return `<!-- anchor-artifacts:monitor ${[...keys].toSorted().join(",")} -->`;
}

/** The keys in the mark of an issue; `undefined` when its body does not begin with one. */
export function readMark(body: string): ReadonlySet<string> | undefined {
  const [, keys] = mark.exec(body) ?? [];
  return keys === undefined ? undefined : new Set(keys.split(",").filter((key) => key !== ""));
}
