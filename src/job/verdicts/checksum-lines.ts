import { compareNames } from "../../domain/name-order.ts";
import type { ListedSubject, Named, Subject } from "../../domain/target.ts";

/**
 * The lines of `SHA3-256SUMS` (interface §1.4): every digest that was computed or given, once a name; a subject whose
 * bytes could not be read has no line.
 */
export function toChecksumLines(subjects: readonly (Named | Subject)[]): readonly ListedSubject[] {
  const sorted = subjects.filter((subject) => "digest" in subject).sort((a, b) => compareNames(a.name, b.name));
  return sorted.filter(({ name }, index) => sorted[index + 1]?.name !== name);
}
