/** Proofs of OpenTimestamps: operations that lead from a digest to a calendar's promise, or to a Bitcoin block. */
import { ripemd160, sha1 } from "@noble/hashes/legacy.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";

import { type Bytes, decodeLatin1, sameBytes } from "./der.ts";

/** The end of a path: the address of a calendar that promised a block, or the height of a block. */
export type PathEnd =
  | { readonly kind: "pending"; readonly uri: string }
  | { readonly kind: "bitcoin"; readonly height: number };

/** A message, its attestations, and the operations that lead from it to other messages. */
export interface Timestamp {
  readonly message: Bytes;
  readonly attestations: readonly PathEnd[];
  readonly steps: readonly Step[];
}

interface Step {
  readonly tag: number;
  /** What the operation puts before or behind the message. */
  readonly argument?: Bytes;
  /** The message that the operation leads to, with what follows from that message. */
  readonly to: Timestamp;
}

const fileHeader = hexToBytes("004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e89294");
const operationTags = { attestation: 0x00, sha256: 0x08, append: 0xf0, prepend: 0xf1, more: 0xff } as const;

const applyByTag: ReadonlyMap<number, (message: Uint8Array, argument: Uint8Array) => Uint8Array> = new Map([
  [0x02, (message) => sha1(message)],
  [0x03, (message) => ripemd160(message)],
  [operationTags.sha256, (message) => sha256(message)],
  [0x67, (message) => keccak_256(message)],
  [operationTags.append, (message, argument) => concatBytes(message, argument)],
  [operationTags.prepend, (message, argument) => concatBytes(argument, message)],
  [0xf2, (message) => message.toReversed()],
  [0xf3, (message) => new TextEncoder().encode(bytesToHex(message))],
]);

const pendingTag = "83dfe30d2ef90c8e";
const bitcoinTag = "0588960d73d71901";

/** Limits in bytes; `depth` is in levels. `messages` limits all messages together: a byte of a proof can add 4 KiB. */
const limits = { message: 4096, payload: 8192, uri: 1000, depth: 256, messages: 1_048_576 } as const;
/** Largest proof file that is read, in bytes. */
export const maxOtsBytes = 65_536;
const uriPattern = /^[A-Za-z0-9._/:-]+$/;

type ProofReader = ReturnType<typeof createProofReader>;

function createProofReader(bytes: Bytes) {
  let offset = 0;
  let totalBytes = 0;
  const take = (count: number): Bytes => {
    if (offset + count > bytes.length) throw new RangeError("it is cut off");
    offset += count;
    return bytes.subarray(offset - count, offset);
  };
  const readByte = (): number => take(1)[0] ?? 0;
  /** Reads a whole number, seven bits a byte, the lowest first. */
  const readNumber = (): number => {
    let value = 0;
    for (let place = 1; place < 2 ** 35; place *= 128) {
      const nextByte = readByte();
      value += (nextByte & 0x7f) * place;
      if (nextByte === 0 && place > 1) break;
      if (nextByte < 0x80) return value;
    }
    throw new RangeError("it has a number that is out of range");
  };
  const readSized = (maxLength: number): Bytes => {
    const size = readNumber();
    if (size > maxLength) throw new RangeError("a part of it is too long");
    return take(size);
  };
  const countMessage = (message: Uint8Array): void => {
    totalBytes += message.length;
    if (message.length > limits.message || totalBytes > limits.messages)
      throw new RangeError("a message of it is too long");
  };
  const expectEnd = (): void => {
    if (offset < bytes.length) throw new RangeError("there are bytes behind its end");
  };
  return { take, readByte, readNumber, readSized, countMessage, expectEnd };
}

/** Whether the answer of a calendar can begin as these bytes do. */
export function mayBeTimestamp([first = -1]: Bytes): boolean {
  return applyByTag.has(first) || first === operationTags.attestation || first === operationTags.more;
}

/** Parses a calendar's answer, which says where `message` leads; throws RangeError. */
export function parseTimestamp(bytes: Bytes, message: Bytes): Timestamp {
  const reader = createProofReader(bytes);
  const timestamp = readTimestamp(reader, message, 0);
  reader.expectEnd();
  return timestamp;
}

/** Parses the proof file of a SHA-256 digest; the digest is the result's `message`. Throws RangeError. */
export function parseProofFile(bytes: Bytes): Timestamp {
  if (bytes.length > maxOtsBytes) throw new RangeError("it is larger than 64 KiB");
  const reader = createProofReader(bytes);
  if (!sameBytes(reader.take(fileHeader.length), fileHeader)) throw new RangeError("it is no proof of OpenTimestamps");
  if (reader.readNumber() !== 1) throw new RangeError("it is a proof of another version");
  if (reader.readByte() !== operationTags.sha256) throw new RangeError("it is over another kind of digest");
  const timestamp = readTimestamp(reader, reader.take(32), 0);
  reader.expectEnd();
  return timestamp;
}

function readTimestamp(reader: ProofReader, message: Bytes, depth: number): Timestamp {
  if (depth === limits.depth) throw new RangeError("it nests too deep");
  const attestations: PathEnd[] = [];
  const steps: Step[] = [];
  let isLast = false;
  while (!isLast) {
    const firstTag = reader.readByte();
    isLast = firstTag !== operationTags.more;
    const tag = isLast ? firstTag : reader.readByte();
    if (tag === operationTags.attestation) attestations.push(...readAttestation(reader, message));
    else steps.push(readStep(reader, tag, message, depth));
  }
  return { message, attestations, steps };
}

function readStep(reader: ProofReader, tag: number, message: Bytes, depth: number): Step {
  const apply = applyByTag.get(tag);
  if (apply === undefined) throw new RangeError("it has an operation that is not known");
  const argument =
    tag === operationTags.append || tag === operationTags.prepend ? reader.readSized(limits.message) : undefined;
  if (argument?.length === 0) throw new RangeError("an operation of it adds nothing");
  const result = new Uint8Array(apply(message, argument ?? message));
  reader.countMessage(result);
  return { tag, ...(argument && { argument }), to: readTimestamp(reader, result, depth + 1) };
}

/** Reads an attestation. Returns an empty array for an unknown kind, such as one of another chain. */
function readAttestation(reader: ProofReader, message: Bytes): readonly PathEnd[] {
  const tag = bytesToHex(reader.take(8));
  const payload = createProofReader(reader.readSized(limits.payload));
  if (tag === pendingTag) {
    const uri = decodeLatin1(payload.readSized(limits.uri));
    payload.expectEnd();
    if (!uriPattern.test(uri)) throw new RangeError("it promises an address that cannot be used");
    return [{ kind: "pending", uri }];
  }
  if (tag !== bitcoinTag) return [];
  const height = payload.readNumber();
  payload.expectEnd();
  if (message.length !== 32) throw new RangeError("it leads to a block by something that is no root of one");
  return [{ kind: "bitcoin", height }];
}

/** An attestation, and the timestamp that it belongs to. */
export interface Leaf {
  readonly timestamp: Timestamp;
  readonly attestation: PathEnd;
}

export function leavesOf(timestamp: Timestamp): readonly Leaf[] {
  const ownLeaves = timestamp.attestations.map((attestation) => ({ timestamp, attestation }));
  return [...ownLeaves, ...timestamp.steps.flatMap(({ to }) => leavesOf(to))];
}

/**
 * Salts and hashes `digest`, as the OpenTimestamps client does, since a calendar publishes what it is sent.
 * @returns the digest to send, and a function that turns the timestamp of that digest into one of `digest`
 */
export function hideDigest(digest: Bytes, nonce: Bytes) {
  const salted = concatBytes(digest, nonce);
  const toFullTimestamp = (hash: Timestamp): Timestamp => {
    const salting = { message: salted, attestations: [], steps: [{ tag: operationTags.sha256, to: hash }] };
    return { message: digest, attestations: [], steps: [{ tag: operationTags.append, argument: nonce, to: salting }] };
  };
  return { hidden: new Uint8Array(sha256(salted)), unhide: toFullTimestamp };
}

/**
 * Replaces each promise in `paths` by the path that its calendar has sent. The promise is not kept: nothing checks it
 * once there is a path to a block, so a change of its bytes would not be noticed.
 */
export function replacePromises(timestamp: Timestamp, paths: ReadonlyMap<Timestamp, Timestamp>): Timestamp {
  const upgradedPath = paths.get(timestamp);
  const { message, attestations, steps } = timestamp;
  return {
    message,
    attestations: upgradedPath?.attestations ?? attestations,
    steps: [...steps.map((step) => ({ ...step, to: replacePromises(step.to, paths) })), ...(upgradedPath?.steps ?? [])],
  };
}

/** Writes a proof file, without the paths that lead to no known attestation. */
export function toProofFile(timestamp: Timestamp): Bytes {
  return concatBytes(fileHeader, Uint8Array.of(1, operationTags.sha256), timestamp.message, toPathBytes(timestamp));
}

function toPathBytes({ attestations, steps }: Timestamp): Bytes {
  const leadingSteps = steps.filter(({ to }) => leavesOf(to).length > 0);
  const parts = [
    ...attestations.map((one) => concatBytes(Uint8Array.of(operationTags.attestation), toEndBytes(one))),
    ...leadingSteps.map(({ tag, argument, to }) =>
      concatBytes(Uint8Array.of(tag), ...(argument === undefined ? [] : [withSize(argument)]), toPathBytes(to)),
    ),
  ];
  // A byte that announces more branches precedes each branch but the last.
  return concatBytes(
    ...parts.flatMap((part, index) => (index < parts.length - 1 ? [Uint8Array.of(operationTags.more), part] : [part])),
  );
}

function toEndBytes(attestation: PathEnd): Bytes {
  const isPending = attestation.kind === "pending";
  const payload = isPending ? withSize(new TextEncoder().encode(attestation.uri)) : toNumberBytes(attestation.height);
  return concatBytes(hexToBytes(isPending ? pendingTag : bitcoinTag), withSize(payload));
}

function withSize(bytes: Uint8Array): Bytes {
  return concatBytes(toNumberBytes(bytes.length), bytes);
}

function toNumberBytes(value: number): Bytes {
  const bytes: number[] = [];
  for (let remaining = value; bytes.length === 0 || remaining > 0; remaining = Math.floor(remaining / 128)) {
    bytes.push((remaining % 128) + (remaining >= 128 ? 0x80 : 0));
  }
  return Uint8Array.from(bytes);
}
