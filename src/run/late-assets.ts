/** Takes the assets that appear in a release while a run works, and tells of those that no run has judged. */
import { AnchorError } from "../core/errors.ts";
import type { Result } from "../core/report.ts";
import { counted, toLineNames } from "../core/text.ts";
import type { Attempts } from "../host/files.ts";
import type { Host } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";
import { type AskedResults, toChecksumLines } from "./ask-each.ts";
import type { AssetCandidate } from "./candidates.ts";
import type { ReleaseAccess } from "./release-access.ts";
import type { Subjects } from "./subjects.ts";

/** Most looks for late assets: whoever uploads for longer than that has them named as missing. */
const maxLooks = 5;

/**
 * Asks about the assets that have appeared since the release was read, where all of its assets are meant. A list that was
 * stamped of all files, and proofs bound to them, are not made again: what they lack is told at the end.
 */
export async function askLate(
  asked: AskedResults,
  release: Pick<ReleaseAccess, "readOthers"> | undefined,
  inputs: Inputs,
  { log, signals }: Host,
  ask: (subjects: Subjects) => Promise<AskedResults>,
): Promise<AskedResults> {
  const isTaken = areAllMeant(inputs) && inputs.anchor === "each" && inputs.proofs.length === 0;
  if (!isTaken) return asked;
  let all = asked;
  for (let look = 1; look <= maxLooks && !signals.cancellation.stop.aborted; look += 1) {
    // What cannot be read now is read once more at the end.
    const late = (await release?.readOthers(namesOf(all.results)).catch(toNone)) ?? [];
    if (late.length === 0 || all.results.length + late.length > inputs.maxFiles) return all;
    log.notice(`${counted(late.length, "file")} came to the release meanwhile, and had a turn: ${named(late)}.`, {
      title: "late files",
    });
    const more = await ask({ candidates: [...late], proofs: [], count: late.length });
    const results = [...all.results, ...more.results];
    all = { results, checksums: toChecksumLines(results.map(({ subject }) => subject)) };
  }
  return all;
}

function toNone(thrown: unknown): readonly AssetCandidate[] {
  if (thrown instanceof AnchorError) return [];
  throw thrown;
}

/** Reads the release a last time, and names what lies there and was not judged: where all was meant, that is an error. */
export async function tellUnjudged(
  results: readonly Result[],
  release: Pick<ReleaseAccess, "readOthers"> | undefined,
  inputs: Inputs,
  { log }: Pick<Host, "log">,
  attempt: Attempts["attempt"],
): Promise<void> {
  await attempt(async () => {
    const others = (await release?.readOthers(namesOf(results))) ?? [];
    if (others.length === 0) return;
    const what = `${counted(others.length, "file")} of the release ${others.length === 1 ? "was" : "were"} not judged by this run: ${named(others)}.`;
    if (areAllMeant(inputs)) throw new AnchorError("ASSET_NOT_JUDGED", what);
    log.notice(what, { title: "not judged" });
  });
}

function areAllMeant({ fromRelease, files }: Inputs): boolean {
  return fromRelease && files.length === 0;
}

function namesOf(results: readonly Result[]): ReadonlySet<string> {
  return new Set(results.map(({ subject }) => subject.name));
}

function named(assets: readonly AssetCandidate[]): string {
  return toLineNames(assets.map(({ name }) => name));
}
