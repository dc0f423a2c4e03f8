import { expect, test } from "vitest";

import type { Digest } from "#core/digest.ts";
import { AnchorError, type ErrorCode } from "#core/errors.ts";
import { toFailure, type ChainRecord, type AnswerFacts, type Outcome, type SourceAnswer } from "#core/outcome.ts";
import { reconcile } from "#run/ask-nodes.ts";

const digest = "ab".repeat(32) as Digest;
const evidence = (blocks: readonly number[]): AnswerFacts => ({
  requestId: "",
  records: blocks.map((blockNumber): ChainRecord => ({ blockNumber, matchedHash: `0x${digest.toUpperCase()}` })),
  segments: [],
});
const verified = (...blocks: readonly number[]): Outcome => ({ kind: "verified", evidence: evidence(blocks) });
const found = (...blocks: readonly number[]): Outcome => ({ kind: "found", evidence: evidence(blocks) });
const noMatch: Outcome = { kind: "no-match", evidence: evidence([]) };
const notFound: Outcome = { kind: "not-found", evidence: evidence([]) };
const unknown: Outcome = { kind: "unknown", note: "It proves nothing." };
const failure = (code: ErrorCode): Outcome => toFailure(new AnchorError(code, `This is ${code}.`));

const node = (said: SourceAnswer["said"], block?: number): SourceAnswer => ({
  kind: "node",
  url: "https://node.example:9005",
  said,
  ...(block !== undefined && { block, confirmations: 5 }),
});
/** What nodes say together, as whom. */
const nodes = (outcome: Outcome, ...sources: readonly SourceAnswer[]): Outcome => ({ ...outcome, sources });

const seen = nodes(verified(12), node("found", 12));
const missed = nodes(noMatch, node("not-found"));
const forgotten = nodes(unknown, node("not-kept"));
const recent = nodes(unknown, node("too-recent", 99));
const silent = nodes(failure("NODE_UNREACHABLE"), node("unreachable"));
const refused = nodes(failure("NODE_NOT_AUTHORISED"), node("failed"));
const split = nodes(unknown, node("found", 12), node("not-found"));

const url = "https://service.example";
const ask = (outcome: Outcome, heard: Outcome) => reconcile({ url, outcome }, heard, digest);

test.each([
  ["both have it in one block", verified(12), seen, "verified"],
  ["one of the service's records is the nodes'", verified(3, 12), seen, "verified"],
  ["the service names no block", found(), nodes(found(12), node("found", 12)), "found"],
  ["neither has it", noMatch, missed, "no-match"],
])("service and nodes agree: %s", (_, outcome, heard, kind) => {
  expect(ask(outcome, heard).kind).toBe(kind);
});

test.each([
  ["the service finds it and a whole node does not", verified(12), missed, "unknown"],
  ["the service finds it by a check and a whole node does not", found(), nodes(notFound, node("not-found")), "unknown"],
  ["the service does not find it and a node does", noMatch, seen, "unknown"],
  ["the service does not find it by a check and a node does", notFound, nodes(found(12), node("found", 12)), "unknown"],
  ["they find it in different blocks, as on two chains", verified(1), seen, "unknown"],
  ["the service does not find it and the nodes contradict each other", noMatch, split, "unknown"],
  ["the service finds it and the nodes contradict each other", verified(12), split, "unknown"],
  ["the node has forgotten the past", verified(12), forgotten, "unknown"],
  ["the block is too young for the node", verified(99), recent, "unknown"],
  ["the service's answer proves nothing", unknown, seen, "unknown"],
  ["the node cannot be reached", verified(12), silent, "unreachable"],
  ["the node cannot be reached, and the service does not find it", noMatch, silent, "unreachable"],
  ["the service cannot be reached", failure("SERVICE_UNREACHABLE"), seen, "unreachable"],
  [
    "the service cannot be reached, and the node has forgotten",
    failure("SERVICE_UNREACHABLE"),
    forgotten,
    "unreachable",
  ],
  ["the node refuses the password", verified(12), refused, "failed"],
  ["the service refuses the key", failure("API_KEY_REJECTED"), seen, "failed"],
  ["the service answers about something else", failure("REPLY_MISMATCH"), missed, "failed"],
])("service and nodes give no verdict together when %s", (_, outcome, heard, kind) => {
  const weighed = ask(outcome, heard);
  expect(weighed.kind).toBe(kind);
  expect(weighed.sources?.[0]).toMatchObject({ kind: "service", url, said: outcome.kind });
  expect(weighed.sources?.slice(1)).toEqual(heard.sources);
});

test("a contradiction says who said what", () => {
  const outcome = ask(noMatch, seen);
  expect(outcome.kind === "unknown" && outcome.note).toBe(
    "The service https://service.example and the chain nodes contradict each other: the service does not find the digest, https://node.example:9005 finds it in block 12.",
  );
});

test("the service's failure keeps its code, which may stop the run", () => {
  expect(ask(failure("API_KEY_REJECTED"), seen)).toMatchObject({ error: { code: "API_KEY_REJECTED" } });
  expect(ask(verified(12), refused)).toMatchObject({ error: { code: "NODE_NOT_AUTHORISED" } });
});

test("with the service beside it, no node's word stands alone", () => {
  expect(ask(verified(12), { ...seen, restsOn: "https://node.example:9005" })).not.toHaveProperty("restsOn");
});

test("where a check of the service tells no block, the nodes' stands in its place", () => {
  const outcome = ask(found(), nodes(found(12), node("found", 12)));
  expect(outcome).toMatchObject({ kind: "found", evidence: { records: [{ blockNumber: 12 }] } });
});
