import { createHash } from "node:crypto";

import * as fc from "fast-check";
import { expect, test, describe } from "vitest";

import { AnchorError } from "#core/errors.ts";
import {
  followProof,
  maxProofBytes,
  parseProof,
  parseProofItem,
  formatMerklePath,
  merkleRoot,
  parseMerklePath,
  type MerklePath,
  rootOfSteps,
  toAnchorProof,
  toProofSteps,
} from "#evidence/proof.ts";
import { digestFromBytes, digestFromWire, emptyDigest, type Digest } from "#core/digest.ts";
import { maxProofSteps, type ProofStep } from "#evidence/statement.ts";
import { publishedProofs, type ProofItem } from "../../support/proofs.ts";
import { asDigest } from "../../support/evidence/statements.ts";

const item: ProofItem = publishedProofs["a sibling on the right"];
const bytesOf = (json: unknown): Uint8Array => Buffer.from(JSON.stringify(json));

/** What is wrong with `bytes`, as a user reads it. */
function problemWith(bytes: Uint8Array): string {
  try {
    parseProof("proof.json", bytes);
    return "nothing";
  } catch (error) {
    if (!(error instanceof AnchorError)) throw error;
    expect(error).toMatchObject({ code: "PROOF_INVALID", cause: expect.any(RangeError) });
    return error.message;
  }
}

test.each([
  ["a list of one", [item]],
  ["an object alone", item],
  ["other members beside", [{ ...item, uid: "0x01", onchain: true }]],
  ["lower case", [{ ...item, data: item.data.toLowerCase(), root: item.root.toLowerCase() }]],
  ["no prefix on its hashes", [{ ...item, data: item.data.slice(2), root: item.root.slice(2) }]],
  ["the shortest address", [{ ...item, address: "0x0" }]],
  ["the longest address", [{ ...item, address: `0x${"f".repeat(64)}` }]],
])("a proof file may have %s, and is kept as it was checked", (_, json) => {
  const bytes = bytesOf(json);
  const proof = parseProof("dist/proof.json", bytes);
  expect(proof).toEqual({
    name: "dist/proof.json",
    bytes,
    digest: item.data.slice(2).toLowerCase(),
    root: item.root.slice(2).toLowerCase(),
  });
  expect(proof.bytes).toBe(bytes);
});

test.each(Object.entries(publishedProofs))("a proof file of the published form is accepted: %s", (_, published) => {
  const pretty = Buffer.from(JSON.stringify([published], undefined, 2));
  expect(parseProof("proof.json", pretty).digest).toBe(published.data.slice(2).toLowerCase());
});

test("a proof file may begin with a byte order mark", () => {
  expect(problemWith(Buffer.from(`\ufeff${JSON.stringify([item])}`))).toBe("nothing");
});

test("a proof file may have 1 MiB and no byte more", () => {
  const filled = (size: number): Uint8Array => Buffer.from(JSON.stringify([item]).padEnd(size));
  expect(maxProofBytes).toBe(1_048_576);
  expect(problemWith(filled(1_048_576))).toBe("nothing");
  expect(problemWith(filled(1_048_577))).toBe("The proof file is not valid: it is larger than 1 MiB.");
});

const alone = publishedProofs["a batch of one"];
const astray = "its path does not lead from data to root";
test.each<[string, Uint8Array, string]>([
  ["an empty file", new Uint8Array(), "it is not JSON"],
  ["no JSON", Buffer.from("<html>"), "it is not JSON"],
  ["invalid UTF-8", Buffer.from('[{"address":"0x\u00e9"}]', "latin1"), "it is not JSON"],
  ["no proof", bytesOf([]), "it holds 0 proofs, and the service answers about one"],
  ["two proofs", bytesOf([item, item]), "it holds 2 proofs, and the service answers about one"],
  [
    "a member twice",
    Buffer.from(JSON.stringify([item]).replace('"data":', '"data":"0x00","data":')),
    'an object of it has two members named "data"',
  ],
  ["a list in a list", bytesOf([[item]]), "address is not 0x-prefixed hex"],
  ["a text", bytesOf("proof"), "it holds no proof object"],
  ["null", bytesOf(null), "it holds no proof object"],
  ["a list of null", bytesOf([null]), "it holds no proof object"],
  ["no address", bytesOf([{ ...item, address: undefined }]), "address is not 0x-prefixed hex"],
  [
    "an address of 65 digits",
    bytesOf([{ ...item, address: `0x${"f".repeat(65)}` }]),
    "address is longer than 64 digits",
  ],
  ["an address in a list", bytesOf([{ ...item, address: ["0xFFEEDD"] }]), "address is not 0x-prefixed hex"],
  ["a digit of data missing", bytesOf([{ ...item, data: item.data.slice(0, -1) }]), "data is not a SHA3-256 digest"],
  ["a digit of the root missing", bytesOf([{ ...item, root: item.root.slice(0, -1) }]), "root is not a 32-byte hash"],
  ["a path in a list", bytesOf([{ ...item, proof: [item.proof] }]), "proof is not 0x-prefixed hex"],
  ["a path that ends too early", bytesOf([{ ...item, proof: item.proof.slice(0, -2) }]), "proof ends too early"],
  ["another file's data", bytesOf([{ ...item, data: alone.data }]), astray],
  ["another batch's root", bytesOf([{ ...item, root: alone.root }]), astray],
  ["another place's path", bytesOf([{ ...item, proof: publishedProofs["a sibling on the left"].proof }]), astray],
])("a proof file with %s is not valid, and a user reads why", (_, bytes, reason) => {
  expect(problemWith(bytes)).toBe(`The proof file is not valid: ${reason}.`);
});

test("what is no JSON keeps what the parser says of it, for whoever looks further", () => {
  expect(() => parseProof("proof.json", Buffer.from("<html>"))).toThrow(
    expect.objectContaining({ cause: expect.objectContaining({ cause: expect.any(SyntaxError) }) }),
  );
});

test("a defect of ours is not blamed on the file", () => {
  const defect = new TypeError("a defect");
  const bytes = new Proxy(new Uint8Array(), {
    get: () => {
      throw defect;
    },
  });
  expect(() => parseProof("proof.json", bytes)).toThrow(defect);
});

test("the members of a proof file are given as they stand there, alone or in a list, whether or not they fit together", () => {
  const other = { address: "0xAb", data: "0x1", proof: "0xF0", root: "0x2" };
  expect(parseProofItem(bytesOf(item))).toEqual(item);
  expect(parseProofItem(bytesOf([{ ...other, uid: "0x01" }]))).toEqual(other);
  expect(followProof(bytesOf({ ...item, address: "0xAb" })).address).toBe("0xAB");
});

test("the members of a proof file get the 0x that a hash lacks, as a statement quotes them", () => {
  const bare = { data: item.data.slice(2).toLowerCase(), root: item.root.replace("0x", "0X") };
  expect(parseProofItem(bytesOf([{ ...item, ...bare }]))).toEqual({ ...item, data: `0x${bare.data}` });
});

const members = ["address", "data", "proof", "root"] as const;
const wrong = [undefined, 12, "", "0x", "ab", "x0x1", " 0x1", "0x1\n", "0xg1", "0x1g", null, "[ERROR]", "f".repeat(66)];
test.each(members.flatMap((name) => wrong.map((value) => [name, value] as const)))(
  "a proof file is refused where %s is %j",
  (name, value) => {
    expect(() => parseProofItem(bytesOf({ ...item, [name]: value }))).toThrow(
      new RangeError(`${name} is not 0x-prefixed hex`),
    );
  },
);

test("the members of a proof file are refused where they are inherited", () => {
  expect(() => parseProofItem(Buffer.from('{"__proto__":{"address":"0x1"}}'))).toThrow(RangeError);
});

/** SHA3-256 of hex, by Node's own implementation: the sources use another one. */
const hashOf = (...hex: readonly string[]): string =>
  createHash("sha3-256")
    .update(Buffer.from(hex.join(""), "hex"))
    .digest("hex");
/** The chain's encodings, written out (docs/service-api.md#the-merkle-path). */
const leafOf = (data: string): string => hashOf("000100", "00000020", data, "000100");
const nodeOf = (left: string, right: string): string => hashOf("000101", "00000020", left, "00000020", right, "000100");

const digests = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(digestFromBytes);
const paths: fc.Arbitrary<MerklePath> = fc.record({
  blockTime: fc.bigInt({ min: 0n, max: 2n ** 255n - 1n }),
  steps: fc.array(fc.record({ isLeft: fc.boolean(), hash: digests }), { maxLength: 12 }),
});

const bare = (hex: string): string => hex.slice(2).toLowerCase();

describe.each(Object.entries(publishedProofs))("the published proof with %s", (_, file) => {
  const { data, proof, root } = file;
  const digest = asDigest(data);
  const { root: anchored, steps } = toAnchorProof(file);

  test("a published proof leads from its data to its root, and so do its steps, by whoever follows them", () => {
    expect([merkleRoot(digest, parseMerklePath(proof)), anchored]).toEqual([bare(root), bare(root)]);
    expect([rootOfSteps(digest, steps), follow(digest, steps)]).toEqual([bare(root), bare(root)]);
  });

  test("a published proof is written as it was read", () => {
    expect(formatMerklePath(parseMerklePath(proof))).toBe(proof);
    expect(parseMerklePath(proof.replace("0x", "0X").toLowerCase())).toEqual(parseMerklePath(proof));
  });

  test("a published proof leads nowhere else when one digit of it is changed, the block time aside, which nothing hashes", () => {
    for (const index of Array.from(proof).keys()) {
      if (index < 2 || index === 6 || index === 7) continue;
      for (const bit of [1, 2, 4, 8]) expect(rootOf(data, flipped(proof, index, bit))).not.toBe(bare(root));
    }
  });

  test("a published proof leads nowhere else when one digit of its data is changed", () => {
    for (const index of Array.from(data).keys()) {
      if (index < 2) continue;
      for (const bit of [1, 2, 4, 8]) expect(rootOf(flipped(data, index, bit), proof)).not.toBe(bare(root));
    }
  });

  test("a published proof leads nowhere when a step is left out or two are swapped", () => {
    const rootBy = (changed: readonly ProofStep[]) => orReason(() => rootOfSteps(digest, changed));
    for (const index of steps.keys()) {
      expect(rootBy(steps.toSpliced(index, 1))).not.toBe(anchored);
      const [one, two] = steps.slice(index, index + 2);
      // What stands on the left and on the right of the same bytes may be put there in either order.
      if (one === undefined || two === undefined || ("l" in one && "r" in two)) continue;
      expect(rootBy(steps.toSpliced(index, 2, two, one))).not.toBe(anchored);
    }
  });
});

/** `hex` with one bit of the digit at `index` changed. */
function flipped(hex: string, index: number, bit: number): string {
  const digit = Number.parseInt(hex.charAt(index), 16) ^ bit;
  return `${hex.slice(0, index)}${digit.toString(16)}${hex.slice(index + 1)}`;
}

/** Where `proof` leads to, or what is wrong with it. */
function rootOf(data: string, proof: string): string {
  return orReason(() => merkleRoot(digestFromWire(data) ?? emptyDigest, parseMerklePath(proof)));
}

function orReason(lead: () => string): string {
  try {
    return lead();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return error.message;
  }
}

/** Where the steps lead as a stranger follows them. */
function follow(digest: string, steps: readonly ProofStep[]): string {
  let bytes = Buffer.from(digest, "hex");
  for (const step of steps) {
    if ("l" in step) bytes = Buffer.concat([Buffer.from(step.l, "hex"), bytes]);
    else if ("r" in step) bytes = Buffer.concat([bytes, Buffer.from(step.r, "hex")]);
    else bytes = createHash(step.op).update(bytes).digest();
  }
  return bytes.toString("hex");
}

test("the sides of a published proof are those of its tree", () => {
  const { proof } = publishedProofs["siblings on the left and the right"];
  expect(parseMerklePath(proof)).toEqual({
    blockTime: 0n,
    steps: [
      { isLeft: true, hash: bare(publishedProofs["a batch of one"].root) },
      { isLeft: false, hash: "17c59ba16c9c32b3572241a04e07640afdfd837fe19027c812d3b653e80a799b" },
    ],
  });
});

test("any path leads where another implementation of SHA3-256 says", () => {
  fc.assert(
    fc.property(digests, paths, (data, path) => {
      const expected = path.steps.reduce(
        (current, { isLeft, hash }) => (isLeft ? nodeOf(hash, current) : nodeOf(current, hash)),
        leafOf(data),
      );
      expect(merkleRoot(data, path)).toBe(expected);
    }),
  );
});

test("any path that is written is read back", () => {
  fc.assert(
    fc.property(paths, (path) => {
      const text = formatMerklePath(path);
      expect(text).toMatch(/^0x[0-9A-F]+$/);
      expect(parseMerklePath(text)).toEqual(path);
    }),
  );
});

test.each([
  [0n, "000100"],
  [1n, "000101"],
  [127n, "00017F"],
  [128n, "00020080"],
  [255n, "000200FF"],
  [256n, "00020100"],
  [32_768n, "0003008000"],
  [2n ** 255n - 1n, `00207F${"FF".repeat(31)}`],
])("the block time %s is written and read as %s", (blockTime, bytes) => {
  expect(formatMerklePath({ blockTime, steps: [] })).toBe(`0x${bytes}000100`);
  expect(parseMerklePath(`0x${bytes}000100`)).toEqual({ blockTime, steps: [] });
});

test("256 steps are the most that are read", () => {
  const path = (length: number): MerklePath => ({
    blockTime: 0n,
    steps: Array.from({ length }, () => ({ isLeft: false, hash: emptyDigest })),
  });
  expect(parseMerklePath(formatMerklePath(path(256))).steps).toHaveLength(256);
  expect(() => parseMerklePath(formatMerklePath(path(257)))).toThrow("proof has more than 256 steps");
});

const [sibling, shortHash] = [`00000020${emptyDigest}`, emptyDigest.slice(2)];
test.each([
  ["an empty text", "", "proof is not 0x-prefixed hex"],
  ["a prefix alone", "0x", "proof is not 0x-prefixed hex"],
  ["no prefix", "000100000100", "proof is not 0x-prefixed hex"],
  ["text before the prefix", " 0x000100000100", "proof is not 0x-prefixed hex"],
  ["text after the last digit", "0x000100000100\n", "proof is not 0x-prefixed hex"],
  ["half a byte", "0x0001000001000", "proof is not 0x-prefixed hex"],
  ["a letter that is no digit", "0x00010000010g", "proof is not 0x-prefixed hex"],
  ["half a number", "0x00", "proof ends too early"],
  ["a number without its value", "0x0001", "proof ends too early"],
  ["a block time alone", "0x000100", "proof ends too early"],
  ["a scale", "0x010100000100", "proof holds a number of a foreign form"],
  ["a number of no bytes", "0x0000000100", "proof holds a number of a foreign form"],
  ["a number of 33 bytes", `0x0021${"00".repeat(33)}000100`, "proof holds a number of a foreign form"],
  ["a negative block time", "0x000180000100", "proof holds a negative number"],
  ["a negative count", "0x0001000001ff", "proof holds a negative number"],
  ["a count of 257", "0x00010000020101", "proof has more than 256 steps"],
  ["a count beyond all memory", "0x000100000a7fffffffffffffffffff", "proof has more than 256 steps"],
  ["a step that is missing", "0x000100000101", "proof ends too early"],
  ["half a hash", `0x000100000101${`00${sibling}`.slice(0, 40)}`, "proof ends too early"],
  ["a hash of 31 bytes", `0x0001000001010000001f${shortHash}000100`, "proof holds a hash that is not 32 bytes"],
  ["a side that is none", `0x00010000010102${sibling}000100`, "proof has a step that is neither left nor right"],
  ["a step without a value", `0x00010000010100${sibling}`, "proof ends too early"],
  ["a value of 1", `0x00010000010100${sibling}000101`, "proof holds a value other than 0"],
  ["a byte too many", "0x00010000010000", "proof goes on after its last step"],
  ["a step too many", `0x00010000010100${sibling}00010000${sibling}000100`, "proof goes on after its last step"],
])("%s is no path, and it is said why", (_, text, reason) => {
  expect(rootOf(emptyDigest, text)).toBe(reason);
});

test("steps lead where their path leads", () => {
  fc.assert(
    fc.property(digests, paths, (digest, path) => {
      const steps = toProofSteps(path);
      expect(rootOfSteps(digest, steps)).toBe(merkleRoot(digest, path));
    }),
    { numRuns: 50 },
  );
});

const hashing: ProofStep = { op: "sha3-256" };
const pad = (count: number): ProofStep => ({ r: "00".repeat(count) });

test.each<[string, readonly ProofStep[], boolean]>([
  ["no steps", [], false],
  ["no hash at all", [{ l: "00" }], false],
  ["as many steps as there may be", Array.from({ length: maxProofSteps }, () => hashing), true],
  ["one step more", Array.from({ length: maxProofSteps + 1 }, () => hashing), false],
  ["as many bytes as a step may gather", [pad(4064), hashing], true],
  ["one byte more", [pad(4065), hashing], false],
  ["an end that is no hash", [hashing, pad(1)], false],
])("steps lead to a root: %s", (_, steps, isRoot) => {
  const lead = () => rootOfSteps("0".repeat(64) as Digest, steps);
  if (isRoot) expect(lead()).toMatch(/^[0-9a-f]{64}$/);
  else expect(lead).toThrow(RangeError);
});
