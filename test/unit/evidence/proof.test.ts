import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { followProof, maxProofBytes, parseProof, parseProofItem } from "#evidence/proof.ts";
import { publishedProofs, type ProofItem } from "../../support/proofs.ts";

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

test("every reason why a proof file is not valid, as a user reads it", () => {
  const { address: _, ...withoutAddress } = item;
  const files = {
    "an empty file": new Uint8Array(),
    "no JSON": Buffer.from("<html>"),
    "invalid UTF-8": Buffer.from('[{"address":"0x\u00e9"}]', "latin1"),
    "no proof": bytesOf([]),
    "two proofs": bytesOf([item, item]),
    "a member twice": Buffer.from(JSON.stringify([item]).replace('"data":', '"data":"0x00","data":')),
    "a list in a list": bytesOf([[item]]),
    "a text": bytesOf("proof"),
    null: bytesOf(null),
    "a list of null": bytesOf([null]),
    "no address": bytesOf([withoutAddress]),
    "an address without prefix": bytesOf([{ ...item, address: "FFEEDD" }]),
    "an address of no digits": bytesOf([{ ...item, address: "0x" }]),
    "an address of 65 digits": bytesOf([{ ...item, address: `0x${"f".repeat(65)}` }]),
    "an address with text before it": bytesOf([{ ...item, address: " 0xFFEEDD" }]),
    "an address with text after it": bytesOf([{ ...item, address: "0xFFEEDD\n" }]),
    "an address in a list": bytesOf([{ ...item, address: ["0xFFEEDD"] }]),
    "no data": bytesOf([{ ...item, data: undefined }]),
    "a digit of data missing": bytesOf([{ ...item, data: item.data.slice(0, -1) }]),
    "no root": bytesOf([{ ...item, root: undefined }]),
    "a digit of the root missing": bytesOf([{ ...item, root: item.root.slice(0, -1) }]),
    "no path": bytesOf([{ ...item, proof: undefined }]),
    "a path that is no text": bytesOf([{ ...item, proof: 256 }]),
    "a path in a list": bytesOf([{ ...item, proof: [item.proof] }]),
    "an anchoring that went wrong": bytesOf([{ ...item, proof: "[ERROR]" }]),
    "a path that ends too early": bytesOf([{ ...item, proof: item.proof.slice(0, -2) }]),
    "another file's data": bytesOf([{ ...item, data: publishedProofs["a batch of one"].data }]),
    "another batch's root": bytesOf([{ ...item, root: publishedProofs["a batch of one"].root }]),
    "another place's path": bytesOf([{ ...item, proof: publishedProofs["a sibling on the left"].proof }]),
  };
  const problems = Object.entries(files).map(([name, bytes]) => [name, problemWith(bytes)]);
  expect(Object.fromEntries(problems)).toMatchInlineSnapshot(`
    {
      "a digit of data missing": "The proof file is not valid: data is not a SHA3-256 digest.",
      "a digit of the root missing": "The proof file is not valid: root is not a 32-byte hash.",
      "a list in a list": "The proof file is not valid: address is not 0x-prefixed hex.",
      "a list of null": "The proof file is not valid: it holds no proof object.",
      "a member twice": "The proof file is not valid: an object of it has two members named "data".",
      "a path in a list": "The proof file is not valid: proof is not 0x-prefixed hex.",
      "a path that ends too early": "The proof file is not valid: proof ends too early.",
      "a path that is no text": "The proof file is not valid: proof is not 0x-prefixed hex.",
      "a text": "The proof file is not valid: it holds no proof object.",
      "an address in a list": "The proof file is not valid: address is not 0x-prefixed hex.",
      "an address of 65 digits": "The proof file is not valid: address is longer than 64 digits.",
      "an address of no digits": "The proof file is not valid: address is not 0x-prefixed hex.",
      "an address with text after it": "The proof file is not valid: address is not 0x-prefixed hex.",
      "an address with text before it": "The proof file is not valid: address is not 0x-prefixed hex.",
      "an address without prefix": "The proof file is not valid: address is not 0x-prefixed hex.",
      "an anchoring that went wrong": "The proof file is not valid: proof is not 0x-prefixed hex.",
      "an empty file": "The proof file is not valid: it is not JSON.",
      "another batch's root": "The proof file is not valid: its path does not lead from data to root.",
      "another file's data": "The proof file is not valid: its path does not lead from data to root.",
      "another place's path": "The proof file is not valid: its path does not lead from data to root.",
      "invalid UTF-8": "The proof file is not valid: it is not JSON.",
      "no JSON": "The proof file is not valid: it is not JSON.",
      "no address": "The proof file is not valid: address is not 0x-prefixed hex.",
      "no data": "The proof file is not valid: data is not 0x-prefixed hex.",
      "no path": "The proof file is not valid: proof is not 0x-prefixed hex.",
      "no proof": "The proof file is not valid: it holds 0 proofs, and the service answers about one.",
      "no root": "The proof file is not valid: root is not 0x-prefixed hex.",
      "null": "The proof file is not valid: it holds no proof object.",
      "two proofs": "The proof file is not valid: it holds 2 proofs, and the service answers about one.",
    }
  `);
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
const wrong = [undefined, 12, "", "0x", "ab", "x0x1", "0x1 ", "0xg1", "0x1g", null, "f".repeat(66)];
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
