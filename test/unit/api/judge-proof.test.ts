/** What the service's answers about proof files are worth (service-facts §4): most of these have to fail. */
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { judgeStatuses, judgeProofRequest } from "#api/judge-reply.ts";
import { digestFromWire, type Digest } from "#core/digest.ts";
import { AnchorError } from "#core/errors.ts";
import { formatMerklePath } from "#evidence/merkle.ts";
import { renderProofFile } from "#evidence/proof.ts";
import { toMerkleTree } from "#service/ledger/merkle-tree.ts";
import { replyWith } from "../../support/network/replies.ts";
import { publishedProofs } from "../../support/proofs.ts";
import { aDigest } from "../../support/results.ts";
import { runs } from "../../support/runs.ts";

const uid = "0x2F4A6B8C0D1E2F3A4B5C";
const item = publishedProofs["siblings on the left and the right"];
const digest = digestFromWire(item.data) as Digest;

/** What is said of one item of a proof status. */
function outcomeOf(said: unknown): string {
  const news = judgeStatuses(replyWith(said), new Map([[uid, digest]])).get(uid);
  return news !== undefined && "error" in news ? `${news.kind} ${news.error.code}` : String(news?.kind);
}

const right = { status: true, data: `0x${digest.toUpperCase()}`, uid };
const of = (data: unknown): string => {
  const ticket = judgeProofRequest(replyWith(data), digest);
  return "error" in ticket ? `${ticket.kind} ${ticket.error.code}` : ticket.kind;
};

test.each([
  ["as documented", right],
  ["in lower case without 0x", { ...right, data: digest }],
  ["without the digest", { status: true, uid }],
])("the answer to a request for a proof brings the id with %s", (_, data) => {
  expect(judgeProofRequest(replyWith(data), digest)).toEqual({ kind: "asked", uid });
});

test.each([
  ["refused", { ...right, status: false }, "refused SERVICE_REFUSED"],
  ["refused with a word", { status: false, error: "Hash data wrong length" }, "refused SERVICE_REFUSED"],
  ["about another digest", { ...right, data: aDigest(7) }, "open REPLY_MISMATCH"],
  ["without an id", { status: true, data: right.data }, "open"],
  ["with an id that is no hex", { ...right, uid: "17" }, "open"],
  ["with an id that is an address", { ...right, uid: "https://evil.example/0x12" }, "open"],
  ["with an id of many digits", { ...right, uid: `0x${"1".repeat(65)}` }, "open"],
  ["with a number for an id", { ...right, uid: 12 }, "open"],
  ["with a list", [right], "open"],
  ["with nothing", undefined, "open"],
  ["with null", null, "open"],
  ["with a text", "0x1234", "open"],
])("the answer to a request for a proof that is %s is %s", (_, data, expected) => {
  expect(of(data)).toBe(expected);
});

const done = { status: true, uid, number: 7, datecreated: "2026-01-29 13:54:50", ...item, onchain: true };

test.each([
  ["as documented", done],
  ["with onchain as a text", { ...done, onchain: "true" }],
  ["with onchain as a number", { ...done, onchain: 1 }],
  ["with an id in other case", { ...done, uid: uid.toLowerCase() }],
  ["with a digest in lower case", { ...done, data: `0x${digest}` }],
])("a proof is written where its answer is %s", (_, said) => {
  expect(outcomeOf([said])).toBe("ready");
});

test.each([
  ["not on the chain yet", [{ ...done, onchain: false }]],
  ["pending as documented", [{ status: true, uid, data: item.data, number: 7, onchain: false }]],
  ["with onchain null", [{ ...done, onchain: null }]],
  ["on the chain, its proof not made yet", [{ ...done, proof: null, root: null }]],
  ["about another id", [{ ...done, uid: "0x11" }]],
  ["without an id", [{ ...done, uid: undefined }]],
  ["with an id that is a number", [{ ...done, uid: 5 }]],
  ["as a text", ["ready"]],
  ["with two spellings that differ", [{ ...done, ROOT: `0x${"0".repeat(64)}` }]],
  ["twice, once as an error", [done, { ...done, proof: "[ERROR]" }]],
  ["none", []],
  ["an object", { [uid]: done }],
  ["null", null],
  // The largest answer that is read; an effort that grows with its square takes minutes.
  ["80,000 times", Array.from({ length: 80_000 }, () => ({ uid }))],
])("a proof is waited for where its answer is %s", (_, said) => {
  expect(outcomeOf(said)).toBe("waiting");
});

const another = publishedProofs["a batch of one"];
const flip = (text: string, at: number): string => {
  const digit = text.at(at) === "0" ? "1" : "0";
  return text.slice(0, at) + digit + text.slice(at + 1);
};
test.each([
  ["[ERROR]", { ...done, proof: "[ERROR]" }],
  ["[ERROR] and onchain false", { ...done, proof: "[ERROR]", onchain: false }],
])("a proof is lost where the service's own answer is %s", (_, said) => {
  expect(outcomeOf([said])).toBe("lost SERVICE_REFUSED");
});

test.each([
  ["an unknown id", { status: false, uid, error: "UID not found" }, "SERVICE_REFUSED"],
  ["status false with a proof", { ...done, status: false }, "SERVICE_REFUSED"],
  ["another digest's proof", { ...done, ...another }, "PROOF_INVALID"],
  ["another digest, not ready", { status: true, uid, data: another.data, onchain: false }, "PROOF_INVALID"],
  ["a digest that is none", { ...done, data: "0x12" }, "PROOF_INVALID"],
  ["no digest", { ...done, data: null }, "PROOF_INVALID"],
  ["no address", { ...done, address: null }, "PROOF_INVALID"],
  ["an address without 0x", { ...done, address: "FFEEDD" }, "PROOF_INVALID"],
  ["a digest without 0x", { ...done, data: digest }, "PROOF_INVALID"],
  ["no root", { ...done, root: "" }, "PROOF_INVALID"],
  ["no path", { ...done, proof: "" }, "PROOF_INVALID"],
  ["another root", { ...done, root: flip(item.root, 10) }, "PROOF_INVALID"],
  ["another sibling", { ...done, proof: flip(item.proof, 40) }, "PROOF_INVALID"],
  ["a step on the other side", { ...done, proof: flip(item.proof, 15) }, "PROOF_INVALID"],
  ["a path that is cut", { ...done, proof: item.proof.slice(0, -2) }, "PROOF_INVALID"],
  ["a path that goes on", { ...done, proof: `${item.proof}00` }, "PROOF_INVALID"],
  ["a path without its last step", { ...done, proof: another.proof }, "PROOF_INVALID"],
  ["a path that is no hex", { ...done, proof: "0xZZ" }, "PROOF_INVALID"],
  ["a path that is a number", { ...done, proof: 256 }, "PROOF_INVALID"],
  ["a path that is an object", { ...done, proof: { toString: "0x" } }, "PROOF_INVALID"],
])("a proof is in doubt, and nothing is written, where its answer is %s", (_, said, code) => {
  expect(outcomeOf([said])).toBe(`doubtful ${code}`);
});

test("each of many ids gets its own item of the answer about proofs, in whatever order they come", () => {
  const digests = Array.from({ length: 50 }, (_, index) => aDigest(index + 1));
  const { root, paths } = toMerkleTree(digests);
  const items = digests.map((each, index) => ({
    uid: `0x${index + 1}`,
    status: true,
    onchain: true,
    address: "0xFFEEDD",
    data: `0x${each}`,
    root: `0x${root}`,
    proof: formatMerklePath(paths[index] ?? { blockTime: 0n, steps: [] }),
  }));
  const asked = new Map(digests.map((each, index) => [`0x${index + 1}`, each]));
  const news = judgeStatuses(replyWith(items.toReversed()), asked);
  for (const [id, each] of asked) {
    const said = news.get(id);
    expect(said?.kind === "ready" && renderProofFile(said.item, each).includes(each)).toBe(true);
  }
});

test("the check of a proof before it is written lets the proofs of any tree through, and none of them for another digest of it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), fc.nat(), fc.nat(), (size, one, other) => {
      const digests = Array.from({ length: size }, (_, index) => aDigest(index + 1));
      const { root, paths } = toMerkleTree(digests);
      const [own, foreign] = [digests[one % size], digests[other % size]] as [Digest, Digest];
      const proof = formatMerklePath(paths[one % size] ?? { blockTime: 0n, steps: [] });
      const made = { address: "0xFFEEDD", data: `0x${own}`, proof, root: `0x${root}` };
      expect(renderProofFile(made, own)).toBe(JSON.stringify([made], undefined, 2));
      if (own !== foreign) {
        expect(() => renderProofFile(made, foreign)).toThrow(/another digest/);
        expect(() => renderProofFile({ ...made, data: `0x${foreign}` }, foreign)).toThrow(/sent a wrong proof/);
      }
    }),
    { numRuns: 60 },
  );
});

test("the check of a proof before it is written refuses a proof of which one digit is another one", () => {
  const members = ["data", "proof", "root"] as const;
  fc.assert(
    fc.property(fc.constantFrom(...members), fc.nat(), fc.integer({ min: 1, max: 15 }), (member, place, by) => {
      const text = item[member];
      // The block time is in no hash: it is the first number of a path.
      const start = member === "proof" ? 8 : 2;
      const at = start + (place % (text.length - start));
      const digit = ((Number.parseInt(text[at] ?? "0", 16) + by) % 16).toString(16).toUpperCase();
      const made = { ...item, [member]: text.slice(0, at) + digit + text.slice(at + 1) };
      expect(() => renderProofFile(made, digest)).toThrow(AnchorError);
    }),
    { numRuns: runs(600) },
  );
});
