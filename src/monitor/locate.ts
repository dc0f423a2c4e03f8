/** Finds the repositories that are looked at, also those that were renamed or moved since the baseline was made. */
import { AnchorError } from "../core/errors.ts";
import type { Baseline, BaselineRepository } from "./monitor-file.ts";
import type { Repositories } from "./repository.ts";

export interface LocatedRepository {
  /** `owner/name` as GitHub calls it now; of one that is gone, as the baseline does. */
  readonly name: string;
  /** GitHub's number of it, which stays when it is renamed or moved; absent where GitHub did not say it. */
  readonly number?: number;
  /** What the baseline knows of it; absent where it begins now. */
  readonly known?: BaselineRepository;
  /** GitHub has neither this repository nor its releases any more. */
  readonly isGone: boolean;
  /** What somebody who watches it has to know, in a sentence. */
  readonly told?: string;
}

/**
 * Finds the repository that is watched as `watched`. One that the baseline knows is followed by its number: another
 * repository that has its name now is not the one that was recorded.
 *
 * @throws AnchorError `RELEASE_NOT_READABLE` when neither GitHub nor the baseline knows it, or what GitHub's answer means
 */
export async function locate(
  watched: string,
  { find }: Pick<Repositories, "find">,
  repositories: Baseline["repositories"],
): Promise<LocatedRepository> {
  const named = await find(watched);
  const known =
    repositories.find(({ repository }) => isSameName(repository, watched)) ??
    repositories.find(({ number }) => number !== undefined && number === named?.number);
  if (known?.number !== undefined && named?.number !== undefined && named.number !== known.number) {
    const moved = await find(known.number);
    const news = `${watched} is the name of another repository now, which is not looked at`;
    if (moved === undefined) return { ...toGone(known), told: `${news}. The recorded repository is gone.` };
    return { ...moved, known, isGone: false, told: `${news}. The recorded repository is now ${moved.name}.` };
  }
  const found = named ?? (known?.number === undefined ? undefined : await find(known.number));
  if (found === undefined) {
    if (known !== undefined) return toGone(known);
    throw new AnchorError("RELEASE_NOT_READABLE", `Looking for ${watched} failed: GitHub answered 404.`);
  }
  const before = [watched, known?.repository ?? watched].find((name) => !isSameName(name, found.name));
  const told = before !== undefined && `${before} is now called ${found.name}. Its releases are the same.`;
  return { ...found, ...(known && { known }), isGone: false, ...(told && { told }) };
}

function toGone(known: BaselineRepository): LocatedRepository {
  return { name: known.repository, known, isGone: true };
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
