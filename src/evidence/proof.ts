/** Proof files that a run obtains itself (interface §5.1). Pure. */
import { decodeUtf8, parseJsonText } from "../core/json.ts";
import { digestFromWire, toPrefixedHash, type Digest, type Proof, type ProofItem } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { merkleRoot, parseMerklePath } from "./merkle.ts";

/** Largest proof file in bytes (interface §5). */
export const maxProofBytes = 1_048_576;

/**
 * Reads and checks a proof file: one object of `address`, `data`, `proof`, `root`, alone or as the only item of an
 * array, whose Merkle path leads from `data` to `root` (interface §5).
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
    const text = typeof value === "string" ? toPrefixedHash(value) : "";
    if (!/^0x[0-9a-f]+$/i.test(text)) throw new RangeError(`${name} is not 0x-prefixed hex`);
    return text;
  };
  return { address: hex("address"), data: hex("data"), proof: hex("proof"), root: hex("root") };
}

/** Reads the one object of a proof file. */
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

/** The service's answer to a request for a proof, which costs a stamp. */
export type ProofRequestAnswer =
  | { readonly kind: "asked"; readonly uid: string }
  /** The answer was lost, is an error, or names no id: the stamp may be spent, and the proof cannot be asked for. */
  | { readonly kind: "open"; readonly account: string; readonly error?: AnchorError; readonly outage?: AnchorError }
  | { readonly kind: "refused"; readonly error: AnchorError };

/** The state of a requested proof, as the service reports it. */
export type ProofStatus =
  | { readonly kind: "waiting"; readonly note: string }
  | { readonly kind: "ready"; readonly item: ProofItem }
  /** The answer cannot be right, but a later one may be: the proof is paid for, so it is asked for again. */
  | { readonly kind: "doubtful"; readonly error: AnchorError }
  | { readonly kind: "lost"; readonly error: AnchorError };

/** The hint for wrong proofs from the service, which the user cannot repair. */
export const lostProofHint =
  "Tell the service's operator. The stamp itself is good; only its proof file was not written.";

/**
 * Renders a proof file in its documented form: an array of one item, two spaces, no line end after it.
 *
 * @throws AnchorError `PROOF_INVALID` when the proof is of another digest, or its path does not lead to its root
 */
export function renderProofFile(item: ProofItem, digest: Digest): string {
  const text = renderItem(item);
  const problem = whyUnusable(text, digest);
  if (problem === undefined) return text;
  throw new AnchorError("PROOF_INVALID", `The service sent a wrong proof: ${problem}.`, {
    hint: lostProofHint,
  });
}

function renderItem({ address, data, proof, root }: ProofItem): string {
  return JSON.stringify([{ address, data, proof, root }], undefined, 2);
}

function whyUnusable(text: string, digest: Digest): string | undefined {
  const bytes = new TextEncoder().encode(text);
  try {
    const item = parseProofItem(bytes);
    if (digestFromWire(item.data) !== digest) return "it is about another digest";
    parseProof("", bytes);
    return renderItem(item) === text ? undefined : "it has a hash without 0x";
  } catch (thrown) {
    if (thrown instanceof RangeError) return thrown.message;
    if (thrown instanceof AnchorError) return thrown.account.replace(/^[^:]*: |\.$/g, "");
    throw thrown;
  }
}
