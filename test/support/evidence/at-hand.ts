/** Files and witnesses at hand, to be held against evidence. */
import type { FileAtHand, WitnessAnswer } from "#verify/claims.ts";
import { aSubject } from "./statements.ts";

/** A file of which the content is its name, unless something else is given. */
export function aFile(name: string, content = name): FileAtHand {
  const { sha3_256, sha256 = "" } = aSubject(name, content).digest;
  return { name, sha3_256, sha256 };
}

/** What a clock says of a list with these bytes, in which the file with these bytes is. */
export function aWitness(content: string, members: Partial<WitnessAnswer> = {}): WitnessAnswer {
  const { sha3_256, sha256 } = aFile("", content);
  return {
    claim: "yes",
    sentence: "A clock",
    coveredSha256s: new Set([sha256]),
    sha256ByName: new Map(),
    listDigests: { sha3_256, sha256 },
    ...members,
  };
}
