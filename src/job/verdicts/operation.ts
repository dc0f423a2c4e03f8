import { resolve } from "node:path";

import type { Client } from "../../client/client.ts";
import { AnchorError } from "../../domain/errors.ts";
import type { Outcome } from "../../domain/outcome.ts";
import type { Proof, Subject } from "../../domain/target.ts";
import { isUnchanged } from "../../operations/hashing/hash-files.ts";
import type { Inputs } from "../inputs/inputs.ts";
import type { Journal } from "../evidence/journal.ts";

export type Operate = (target: Subject | Proof) => Promise<Outcome>;

/** Why a run asks nobody, or `undefined` when it does (interface §1.1 `dry-run`, `if-no-api-key`). */
export function reasonToSkip({ dryRun, apiKey }: Inputs): string | undefined {
  if (dryRun) return "This was a dry run: nothing was sent.";
  return apiKey === "" ? "There is no api-key, and if-no-api-key is skip: nothing was sent." : undefined;
}

/** The verdict of every subject of a run that asks nobody. */
export function skipAll(note: string): Operate {
  return () => Promise.resolve({ kind: "skipped", note });
}

/** The operation of `mode` on one target; a proof is verified as a proof. */
export function operationOf(inputs: Inputs, client: Client, workspace: string): Operate {
  const { mode, report, sendFileNames } = inputs;
  if (mode === "stamp") return ({ digest }) => client.stamp(digest);
  if (mode === "check") return ({ digest }) => client.check(digest);
  return async (target) => {
    const { digest, name, size } = target;
    const details = sendFileNames ? { fileName: name, ...(size !== undefined && { fileSize: size }) } : {};
    const outcome = await ("root" in target
      ? client.verifyProof(target)
      : client.verify(digest, { report, ...details }));
    return confirmVerified(outcome, target, workspace);
  };
}

/** Writes each stamp into the journal, before it is sent and when it is known what became of it. */
export function keepingJournal(operate: Operate, { intend, conclude }: Journal): Operate {
  return async (target) => {
    intend(target);
    const outcome = await operate(target);
    conclude(target, outcome);
    return outcome;
  };
}

/** Lets `keep` fetch what an outcome links to within the same turn: such links do not live long. */
export function keepingReports(operate: Operate, keep: (outcome: Outcome, target: Subject) => Promise<void>): Operate {
  return async (target) => {
    const outcome = await operate(target);
    await keep(outcome, target);
    return outcome;
  };
}

/** `verified` is said of the file as it is, not as it was when it was hashed (interface §4). */
export function confirmVerified(outcome: Outcome, subject: Subject, workspace: string): Outcome {
  const { path, fingerprint } = subject;
  if (outcome.kind !== "verified" || path === undefined || fingerprint === undefined) return outcome;
  return isUnchanged(resolve(workspace, path), fingerprint) ? outcome : changed();
}

function changed(): Outcome {
  const message = "The bytes that were hashed are verified, but the file has been changed since.";
  return { kind: "failed", error: new AnchorError("FILE_CHANGED", message) };
}
