import { AnchorError } from "../../domain/errors.ts";
import { reasonToSkip, type Inputs } from "../inputs/inputs.ts";
import type { Log } from "../log.ts";

/**
 * Says what a pattern list that matched nothing, or too much, means (interface §1.1 `if-no-files-found`, `max-files`).
 *
 * @throws AnchorError `NO_FILES_FOUND`, `TOO_MANY_FILES`
 */
export function checkCount(count: number, inputs: Inputs, log: Pick<Log, "warning">): void {
  const { ifNoFilesFound, maxFiles, anchor, fromRelease } = inputs;
  // A release that was not read has no count.
  if (fromRelease && reasonToSkip(inputs) !== undefined) return;
  const nothing = fromRelease
    ? "The release has no asset to work on, so there is nothing to do."
    : "The patterns match no file, so there is nothing to do.";
  const release = "Upload the assets before this step runs; the archives of the source are none.";
  if (count === 0 && ifNoFilesFound === "error")
    throw new AnchorError("NO_FILES_FOUND", nothing, { hint: fromRelease ? release : undefined });
  if (count === 0 && ifNoFilesFound === "warn") log.warning(nothing);
  if (count <= maxFiles) return;
  const account = `There are ${count} subjects, and max-files is ${maxFiles}. Nothing was sent.`;
  const hint = anchor === "manifest" ? "Narrow the patterns, or raise max-files." : undefined;
  throw new AnchorError("TOO_MANY_FILES", account, { hint });
}
