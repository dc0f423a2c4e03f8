/**
 * The entry of this folder: all code that touches a release is loaded through it, and only when a run needs a release.
 */
import { AnchorError } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import { createAttempts } from "../host/files.ts";
import type { Inputs } from "../host/inputs.ts";
import type { Log } from "../host/host.ts";
import type { ReleaseAccess } from "../run/release-access.ts";
import { attachEvidence, type Comparison, type Target } from "./attach.ts";
import { compareResults } from "./compare.ts";
import { findRelease, selectAssets, toCandidate, type ReleaseClues } from "./find-assets.ts";
import type { Forge } from "./forge.ts";
import { evidenceAmong, isSha256Foreign, readRecorded, type Damaged } from "./read-recorded.ts";
import { createRoom, type EvidenceInputs } from "./room.ts";
import { sectionKey, sectionName, type StepNames } from "./section.ts";

type ReleaseInputs = EvidenceInputs &
  Pick<Inputs, "files" | "ifNoFilesFound" | "fromRelease" | "releaseTag" | "releaseAttach" | "releaseSection">;

/** The step whose run reads from or writes to a release. */
interface ReleaseStep extends StepNames, Pick<ReleaseClues, "event"> {
  readonly workspace: string;
  readonly origin: Omit<ReleaseClues, "event">;
}

/**
 * Finds the release that a run reads from or writes to, reads the facts that the run needs, and checks that the release
 * can be written.
 *
 * @param stop ends all waiting
 * @throws AnchorError `RELEASE_NOT_FOUND`, `RELEASE_AMBIGUOUS`, `RELEASE_NOT_WRITABLE`, `RELEASE_IMMUTABLE`, or what
 * GitHub's answer means
 */
export async function openRelease(
  forge: Forge,
  inputs: ReleaseInputs,
  step: ReleaseStep,
  { log, clock, stop }: Pick<Target, "clock" | "stop"> & { readonly log: Log },
): Promise<ReleaseAccess> {
  const { mode, files, fromRelease, releaseAttach: attach, releaseSection } = inputs;
  const release = await findRelease(forge, inputs.releaseTag, { ...step.origin, event: step.event });
  log.info(`The release ${release.tag}${release.isDraft ? ", a draft" : ""}: ${release.url}`);
  const [key, name] = [sectionKey(releaseSection, step), sectionName(releaseSection, step)];
  const assets = await forge.readAssets(release);
  const found = { forge, release, assets, attach, key, name, clock, stop, warn: log.warning };
  const target: Target = { ...found, recorded: await readRecorded(found) };
  const { record } = target.recorded;
  ensureReadable(target, mode);
  if (attach !== "none") await ensureWritable(target);
  const isEvidence = evidenceAmong(assets, record);
  const isForeign = isSha256Foreign(assets, record);
  if (isForeign && attach !== "none")
    log.notice(
      `${runFiles.sha256} in the release was not written by this action, so it was not changed. This run attaches none.`,
    );
  const warn = (text: string): void => log.warning(text, { title: "unmatched pattern" });
  const unmatched = inputs.ifNoFilesFound === "ignore" ? log.info : warn;
  const notice = (text: string): void => log.notice(text, { title: "left out" });
  const selecting = { notice, warning: log.warning, unmatched, isEvidence };
  const selected = fromRelease ? await selectAssets(assets, files, step.workspace, selecting) : [];
  return {
    candidates: selected.map((asset) => toCandidate(forge, asset)),
    lines: record.lines,
    isSha256Foreign: isForeign,
    ...createRoom(target, inputs),
    ...compareAndAttach(target, inputs, log),
  };
}

/**
 * Checks that what earlier runs recorded can be read, where a stamp depends on it, or a line would come after it.
 *
 * @throws AnchorError `EVIDENCE_INVALID`
 */
function ensureReadable({ recorded: { damaged }, attach, key }: Target, mode: Inputs["mode"]): void {
  const isBelow = (one: Damaged): boolean => one.place === "asset" && one.key === key && /assets|both/.test(attach);
  const fatal = damaged.find((one) => mode === "stamp" || isBelow(one));
  if (fatal === undefined) return;
  const { what, place, advice: hint } = fatal;
  const account = `${what} cannot be ${place === "notes" ? "read" : "used"}. Nothing was sent.`;
  throw new AnchorError("EVIDENCE_INVALID", account, { hint });
}

/** Makes the functions that compare with the release's present state, and attach by the last comparison. */
function compareAndAttach(
  opened: Target,
  { mode, fromRelease }: Pick<Inputs, "mode" | "fromRelease">,
  log: Log,
): Pick<ReleaseAccess, "section" | "compare" | "attach"> {
  const { attach, key: section, stop, forge, release } = opened;
  let last: Comparison | undefined;
  const compare: ReleaseAccess["compare"] = async (results) => {
    const attempts = createAttempts();
    const isAttaching = attach !== "none" && results.length > 0;
    const assets = isAttaching && !stop.aborted ? await attempts.attempt(() => forge.readAssets(release)) : undefined;
    const target = { ...opened, ...(assets && { assets }) };
    const { served, results: compared } = compareResults(results, { ...target, mode, fromRelease, log });
    last = isAttaching ? { target, served, errors: attempts.errors } : undefined;
    return compared;
  };
  if (attach === "none") return { compare };
  return {
    section,
    compare,
    attach: async (finished) => (last === undefined ? { errors: [] } : attachEvidence(last, finished)),
  };
}

/** Checks that the release can be written where something is to be attached. */
async function ensureWritable({ forge, release, attach }: Target): Promise<void> {
  const { tag, isImmutable, isDraft } = release;
  if (attach !== "body" && isImmutable && !isDraft) {
    throw new AnchorError(
      "RELEASE_IMMUTABLE",
      `The release ${tag} is locked (published and immutable), so no file can be added.`,
    );
  }
  await forge.ensureWritable(release);
}
