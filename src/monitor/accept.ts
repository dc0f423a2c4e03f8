import { digestFromWire, type Digest } from "../core/digest.ts";
import { acceptForm } from "../host/input-values.ts";
import type { Finding } from "./finding.ts";

/** A replacement that the owner meant: these bytes under this name are right. */
export interface Acceptance {
  readonly tag: string;
  readonly name: string;
  readonly sha3_256: Digest;
}

/** @returns `undefined` when `line` is not of {@link acceptForm} */
export function parseAcceptance(line: string): Acceptance | undefined {
  const [, tag, name, hex] = acceptForm.exec(line.trim()) ?? [];
  const digest = digestFromWire(hex);
  return tag === undefined || name === undefined || digest === undefined ? undefined : { tag, name, sha3_256: digest };
}

/** Whether `accepted` has a line about this asset, whatever its digest. */
export function isNamed(accepted: readonly Acceptance[], tag: string, name: string): boolean {
  return accepted.some((line) => line.tag === tag && line.name === name);
}

/** The findings that stand, and the replacements that were accepted. */
export function sortOutAccepted(
  findings: readonly Finding[],
  accepted: readonly Acceptance[],
): { readonly findings: readonly Finding[]; readonly accepted: readonly Finding[] } {
  const isAccepted = ({ kind, release, asset, seen }: Finding): boolean =>
    kind === "replaced" &&
    accepted.some(({ tag, name, sha3_256 }) => tag === release && name === asset && sha3_256 === seen?.sha3_256);
  return {
    findings: findings.filter((finding) => !isAccepted(finding)),
    accepted: findings.filter(isAccepted),
  };
}
