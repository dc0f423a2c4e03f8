/** Takes the assets that appear in a release while a run works, and tells of those that no run has judged. */
import { AnchorError } from "../core/errors.ts";
import type { Row } from "../core/row.ts";
import { counted, toLineNames } from "../core/text.ts";
import type { Attempts } from "../host/attempts.ts";
import type { Host } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";
import { type Asked, toChecksumLines } from "./ask-each.ts";
import type { AssetCandidate, FindLate } from "./candidates.ts";
import type { ReleaseAccess } from "./release-access.ts";
import type { Subjects } from "./subjects.ts";

/** Most looks for late assets: whoever uploads for longer than that has them named as missing. */
const maxLooks = 5;

/** Returns how late assets are found: none where not all assets are meant, or proofs are bound to those that are. */
export function createLateFinder(
  release: Pick<ReleaseAccess, "readOthers"> | undefined,
  inputs: Inputs,
  { log, signals }: Pick<Host, "log" | "signals">,
): FindLate {
  const isTaking = areAllMeant(inputs) && inputs.proofs.length === 0;
  let looks = 0;
  return async (names) => {
    looks += 1;
    if (!isTaking || looks > maxLooks || signals.cancellation.stop.aborted) return [];
    // What cannot be read now is read once more at the end.
    const late = (await release?.readOthers(names).catch(toNone)) ?? [];
    if (late.length === 0 || names.size + late.length > inputs.maxFiles) return [];
    log.notice(
      `${counted(late.length, "file")} came to the release meanwhile, and this run took ${late.length === 1 ? "it" : "them"} too: ${named(late)}.`,
      {
        title: "late files",
      },
    );
    return late;
  };
}

/** Asks about the assets that have come while others were asked about. Nothing joins a list that was stamped. */
export async function askLate(
  asked: Asked,
  { anchor }: Pick<Inputs, "anchor">,
  findLate: FindLate,
  ask: (subjects: Subjects) => Promise<Asked>,
): Promise<Asked> {
  let all = asked;
  for (;;) {
    const late = anchor === "manifest" ? [] : await findLate(new Set(all.rows.map(({ subject }) => subject.name)));
    if (late.length === 0) return all;
    const more = await ask({ candidates: [...late], proofs: [], count: late.length });
    const rows = [...all.rows, ...more.rows];
    all = { rows, listed: toChecksumLines(rows.map(({ subject }) => subject)) };
  }
}

function toNone(thrown: unknown): readonly AssetCandidate[] {
  if (thrown instanceof AnchorError) return [];
  throw thrown;
}

/**
 * Reads the release a last time, and names what lies there and was not judged: where all was meant, and where bytes were
 * exchanged since they were judged, that is an error.
 */
export async function tellUnjudged(
  results: readonly Row[],
  release: Pick<ReleaseAccess, "readUnjudged"> | undefined,
  inputs: Inputs,
  { log }: Pick<Host, "log">,
  attempt: Attempts["attempt"],
): Promise<void> {
  await attempt(async () => {
    const all = (await release?.readUnjudged(results)) ?? [];
    const isMeant = areAllMeant(inputs);
    for (const isError of [false, true]) {
      const some = all.filter(({ isExchanged }) => (isExchanged || isMeant) === isError);
      if (some.length === 0) continue;
      const what = `${counted(some.length, "file")} of the release ${some.length === 1 ? "was" : "were"} not judged by this run: ${named(some)}.`;
      if (isError) throw new AnchorError("ASSET_NOT_JUDGED", what);
      log.notice(what, { title: "not judged" });
    }
  });
}

function areAllMeant({ fromRelease, files }: Inputs): boolean {
  return fromRelease && files.length === 0;
}

function named(assets: readonly { readonly name: string }[]): string {
  return toLineNames(assets.map(({ name }) => name));
}
