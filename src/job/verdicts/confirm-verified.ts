import { resolve } from "node:path";

import { AnchorError } from "../../domain/errors.ts";
import type { Outcome } from "../../domain/outcome.ts";
import type { Subject } from "../../domain/target.ts";
import { isUnchanged } from "../../operations/hashing/hash-files.ts";

/**
 * Fails a verified file that was changed after it was hashed: the verdict is about the file as it is now (interface
 * §4).
 */
export function confirmVerified(outcome: Outcome, subject: Subject, workspace: string): Outcome {
  const { path, fingerprint } = subject;
  if (outcome.kind !== "verified" || path === undefined || fingerprint === undefined) return outcome;
  if (isUnchanged(resolve(workspace, path), fingerprint)) return outcome;
  const message = "The bytes that were hashed are verified, but the file has been changed since.";
  return { kind: "failed", error: new AnchorError("FILE_CHANGED", message) };
}
