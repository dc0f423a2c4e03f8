import { sha3_256 } from "@noble/hashes/sha3.js";

import { digestFromBytes } from "../core/digest.ts";
import type { Engine } from "./hash-file.ts";

/** SHA3-256 in JavaScript, for a runtime whose crypto lacks it. A file of its own: hashing threads need not load it. */
export const noble: Engine = {
  name: "noble",
  hash: (bytes) => digestFromBytes(sha3_256(bytes)),
  create: () => {
    const state = sha3_256.create();
    return { update: (bytes) => void state.update(bytes), digest: () => digestFromBytes(state.digest()) };
  },
};
