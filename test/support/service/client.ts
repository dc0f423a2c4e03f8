/** The real client against a server that does as it is told, in a time of its own: waits pass at once. */
import { createClient, type Client, type ClientOptions } from "#api/client.ts";
import { routes, type ApiRoute } from "#api/wire.ts";
import type { Digest, Proof } from "#core/digest.ts";
import type { Judgement } from "#core/row.ts";
import { parseBaseUrl } from "#core/addresses.ts";
import { stampOne } from "#run/stamp.ts";
import { createFakeClock, type FakeClock } from "../clock.ts";
import { answers, rightService } from "../network/answers.ts";
import { json } from "../network/behaviours.ts";
import { startFaultServer, type FaultServer, type Script } from "../network/fault-server.ts";
import type { ReceivedRequest } from "../network/received-request.ts";
import { publishedProofs } from "../proofs.ts";
import { byRoute, type Rule } from "../runner/rules.ts";

const proofItem = publishedProofs["a batch of one"];

const bare = (text: string): Digest => text.slice(2).toLowerCase() as Digest;

/** What every operation is asked about. */
export const digest = bare(proofItem.data);

export const proof: Proof = {
  name: "proof.json",
  digest,
  root: bare(proofItem.root),
  bytes: Buffer.from(JSON.stringify([proofItem])),
};

/** The operations of the client, the verification by hash with and without a report. */
export const operations = {
  check: { route: "check", ask: (client: Client) => client.check(digest) },
  stamp: { route: "stamp", ask: (client: Client) => client.stamp(digest) },
  verify: { route: "verify", ask: (client: Client) => client.verify(digest, { report: false }) },
  "verify with report": { route: "verify", ask: (client: Client) => client.verify(digest, { report: true }) },
  verifyProof: { route: "verifyProof", ask: (client: Client) => client.verifyProof(proof) },
} as const satisfies Record<string, { readonly route: ApiRoute; readonly ask: (client: Client) => Promise<Judgement> }>;

export type Operation = keyof typeof operations;
export const operationNames = Object.keys(operations) as readonly Operation[];

/** The object that is the right answer of `operation` about {@link digest}. */
export function rightAnswer(operation: Operation): object {
  if (operation === "stamp") return answers.stamp(digest, "request-1");
  if (operation === "check") return answers.found(digest, "request-1");
  if (operation === "verifyProof") return answers.proofVerified(digest, "request-1");
  return answers.verified(digest, "request-1");
}

/** What a right answer is judged to be. */
export const rightVerdicts = {
  check: "found",
  stamp: "accepted",
  verify: "verified",
  "verify with report": "verified",
  verifyProof: "verified",
} as const satisfies Record<Operation, Judgement["verdict"]>;

/** The verdict, or the code of a failure. */
export const verdictOf = (outcome: Judgement): string => outcome.error?.code ?? outcome.verdict;

/** A check that does not find anything, whatever it is asked about. */
export const notFound: Rule = ({ hash, id }) => json(answers.notFound(hash, id));
export const found: Rule = ({ hash, id }) => json(answers.found(hash, id));
/** The right answer of each operation, with the id and the hash of the request. */
export const rightReply: Rule = rightService;

/** `script` for one operation's requests, `otherwise` for all others. */
export function onlyFor(route: ApiRoute, script: Script, otherwise: Rule): Script {
  const { onHead, onRequest } = script;
  return {
    ...script,
    ...(onHead && { onHead: (head) => (head.target.endsWith(routes[route]) ? onHead(head) : undefined) }),
    onRequest: byRoute({ [route]: onRequest }, otherwise),
  };
}

/**
 * A client of `server` for which all waits pass at once, unless `options` say otherwise. As in a run, what became of a
 * stamp whose answer is open is checked a few times.
 */
export function createClientOf(
  { url }: Pick<FaultServer, "url">,
  options: Partial<Omit<ClientOptions, "base">>,
): Client {
  const { clock = createFakeClock() } = options;
  const client = createClient({
    base: parseBaseUrl(url),
    apiKey: "key-of-the-bench",
    timeoutMs: 5000,
    ...options,
    clock,
  });
  const { signal: stop } = new AbortController();
  const { stamp: send, check } = client;
  const how = { send, check, blockTimeMs: 180_000, isWaitedFor: false, clock, stop, warn: () => {} };
  return { ...client, stamp: (hash) => stampOne({ name: hash, digest: hash }, how) };
}

export interface Bench extends AsyncDisposable {
  readonly server: FaultServer;
  readonly client: Client;
  readonly clock: FakeClock;
  /** How many requests each operation of the service has had; none is left out. */
  readonly counts: () => Readonly<Partial<Record<ApiRoute, number>>>;
}

/** A server with `script` and a client of it; both end with the block that uses them. */
export async function createBench(
  script: Script | Rule,
  options: Partial<Omit<ClientOptions, "base" | "clock">> = {},
): Promise<Bench> {
  const server = await startFaultServer(script);
  const clock = createFakeClock();
  const client = createClientOf(server, { ...options, clock });
  const dispose = async () => {
    await server.close();
    await client.close();
  };
  return { server, client, clock, counts: () => countByRoute(server.requests), [Symbol.asyncDispose]: dispose };
}

function countByRoute(requests: readonly ReceivedRequest[]): Partial<Record<ApiRoute, number>> {
  const counts: Partial<Record<ApiRoute, number>> = {};
  for (const { route } of requests) {
    if (route !== undefined) counts[route] = (counts[route] ?? 0) + 1;
  }
  return counts;
}
