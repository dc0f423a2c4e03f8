/** Reads and checks proof files. Pure. */
import { decodeUtf8, parseJsonText } from "../core/json.ts";
import { digestFromWire, type Proof } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { merkleRoot, parseMerklePath } from "./merkle.ts";
import type { ProofItem } from "./statement.ts";

/** Largest proof file in bytes. */
export const maxProofBytes = 1_048_576;

/**
 * Reads and checks a proof file: one object of `address`, `data`, `proof`, `root`, alone or as the only item of an
 * array, whose Merkle path leads from `data` to `root`.
 *
 * @throws AnchorError `PROOF_INVALID`, saying what is wrong
 */
export function parseProof(name: string, bytes: Uint8Array): Proof {
  try {
    return { name, bytes, ...checkedRoot(readItem(bytes)) };
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new AnchorError("PROOF_INVALID", `The proof file is not valid: ${cause.message}.`, { cause });
  }
}

/**
 * Reads the members of a proof file without checking them against each other; a hash without `0x` gets it.
 *
 * @throws RangeError when there is not exactly one object with the four members in hex
 */
export function parseProofItem(bytes: Uint8Array): ProofItem {
  const members = readItem(bytes) as Readonly<Record<string, unknown>>;
  const hex = (name: keyof ProofItem): string => {
    const value = Object.hasOwn(members, name) ? members[name] : undefined;
    const text = typeof value === "string" ? value.replace(/^(?:0x)?(?=[0-9a-f]{64}$)/i, "0x") : "";
    if (!/^0x[0-9a-f]+$/i.test(text)) throw new RangeError(`${name} is not 0x-prefixed hex`);
    return text;
  };
  return { address: hex("address"), data: hex("data"), proof: hex("proof"), root: hex("root") };
}

function readItem(bytes: Uint8Array): object {
  if (bytes.length > maxProofBytes) throw new RangeError("it is larger than 1 MiB");
  let json: unknown;
  try {
    json = parseJsonText(decodeUtf8(bytes));
  } catch (cause) {
    throw cause instanceof RangeError ? cause : new RangeError("it is not JSON", { cause });
  }
  const item: unknown = Array.isArray(json) ? json[0] : json;
  if (Array.isArray(json) && json.length !== 1) {
    throw new RangeError(`it holds ${json.length} proofs, and the service answers about one`);
  }
  if (typeof item !== "object" || item === null) throw new RangeError("it holds no proof object");
  return item;
}

function checkedRoot(item: object): Pick<Proof, "digest" | "root"> {
  const { address, data, proof, root } = item as Record<string, unknown>;
  const digest = digestFromWire(data);
  const stated = digestFromWire(root);
  if (typeof address !== "string" || !/^0x[0-9a-f]{1,64}$/i.test(address))
    throw new RangeError("address is not 0x-prefixed hex");
  if (digest === undefined) throw new RangeError("data is not a SHA3-256 digest");
  if (stated === undefined) throw new RangeError("root is not a 32-byte hash");
  if (typeof proof !== "string") throw new RangeError("proof is not text");
  if (merkleRoot(digest, parseMerklePath(proof)) !== stated)
    throw new RangeError("its path does not lead from data to root");
  return { digest, root: stated };
}
