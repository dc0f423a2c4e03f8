/** The chain of a node, for the queue that is anchored on it. */
import { type Digest, toChainHex, type ChainHex } from "../../src/core/digest.ts";
import { toStaleError, findDigest, digestAddresses, latestTime, type NodeSearch } from "../../src/node/find.ts";
import { responseMemberOf, runAll, type ChainNode, type NodeFacts } from "../../src/node/node.ts";
import { itemsIn, toCommand } from "../../src/node/rpc.ts";
import type { About, Chain, RoundResult } from "../ledger/chain.ts";
import { openLedger, type Ledger } from "../ledger/ledger.ts";
import { log } from "../log.ts";
import type { Store } from "../store/store.ts";
import type { CarryRules } from "./anchorings.ts";
import { carryNext, carrySplit, coinAge, moveOn, noteStates, readFreeCoins, readOwnAddress } from "./anchorings.ts";
import { createLagTeller, updateIndex } from "./indexer.ts";
import { createRelease } from "./on-hold.ts";

export interface NodeLedgerOptions extends CarryRules {
  readonly node: ChainNode;
  readonly store: Store;
  readonly queue: number;
  readonly confirmations: number;
  /** A report's trace is a token of its digest, not only a stamp. */
  readonly mintTrace: boolean;
  /** The age of the last block from which the chain counts as standing still. */
  readonly staleAfterMs: number;
  /** For tests. By default 1 s while there is something to do, else 10 s. */
  readonly pauses?: Chain["pauses"];
}

export function openNodeLedger(options: NodeLedgerOptions): Ledger {
  const { store, queue } = options;
  return openLedger({ store, queue, chain: createNodeChain(options), now: () => new Date() });
}

function createNodeChain(options: NodeLedgerOptions): Chain {
  const { node, store, mintTrace, confirmations, staleAfterMs, pauses = { busy: 1000, idle: 10_000 } } = options;
  const tokens = new Set<Digest>();
  let version: string | undefined;
  // Where the store cannot be read, the version comes with the node's first answer.
  void store.index.fact("version").then(
    (kept) => void (version ??= kept),
    () => undefined,
  );
  return {
    name: node.name,
    confirmations,
    pauses,
    staleAfterMs,
    about: () => toAbout(store.address, version),
    round: createRound(options, tokens, (learnt) => void (version = learnt)),
    holding: createNodeSearch(node),
    find: async (digest, addresses) => await findOnChain(node, digest, addresses),
    wantTrace(digest) {
      if (mintTrace) tokens.add(digest);
      return () => void tokens.delete(digest);
    },
  };
}

/** Creates a round: a look at the node, and the work of a term while this process is the worker. */
function createRound(options: NodeLedgerOptions, tokens: ReadonlySet<Digest>, learn: (version: string) => void) {
  const { node, store } = options;
  const tellLag = createLagTeller();
  let term: { readonly store: Store; readonly work: ReturnType<typeof createWork> } | undefined;
  return async (stopping: AbortSignal, onAnswer: () => void): Promise<RoundResult> => {
    // In this order: what a worker before this one has written by the begin of the term is then known.
    const own = store.asWorker();
    const known = await store.index.tip();
    const kept = await store.index.fact("version");
    const facts = await node.readFacts();
    if (kept !== undefined && isOfTest(kept) !== isOfTest(facts.version)) return foreign;
    learn(facts.version);
    onAnswer();
    const problem = tellLag(facts, known?.number ?? 0);
    if (problem !== undefined) return { isBusy: true, problem };
    if (own === undefined) return { isBusy: false, isForeign: false, coins: undefined };
    if (term?.store !== own) term = { store: own, work: createWork({ ...options, store: own, tokens }) };
    return await term.work(facts, stopping);
  };
}

const isOfTest = (version: string) => /test/i.test(version);

const foreign: RoundResult = {
  isBusy: false,
  isForeign: true,
  problem: "The queue is of another chain than the node's: begin a new queue, or give the node its chain back.",
};

function toAbout(address: string, version: string | undefined): About {
  // Until the node has answered, its chain must not be taken for the public one.
  const demo = version === undefined || isOfTest(version);
  const chain = version === undefined ? "unknown" : demo ? "test" : "main";
  return { ledger: "node", chain, address, demo, ...(version && { nodeVersion: version }) };
}

async function findOnChain(node: ChainNode, digest: Digest, addresses?: readonly string[]): Promise<NodeSearch> {
  const where = addresses && [...new Set([...addresses.map(toChainHex), ...digestAddresses])];
  const search = await findDigest(node, digest, { addresses: where ?? [] });
  const stale = toStaleError(node.name, search, latestTime([search]));
  if (stale !== undefined) throw stale;
  return search;
}

/** The most digests in one question: each takes some 110 of the 200,000 characters that the node reads. */
const maxAsked = 500;

/** How long stamps wait for such an answer, and for how long a node that gave none is not asked, in milliseconds. */
const [maxAskMs, restMs] = [2000, 10_000];

/** Creates the search for digests that a coin known to the node may hold; it finds none where the node gives no answer. */
function createNodeSearch(node: ChainNode): Chain["holding"] {
  let restUntil = 0;
  const ask = async (digests: readonly Digest[]): Promise<readonly Digest[]> => {
    const [first, ...more] = digests
      .slice(0, maxAsked)
      .map((digest) => toCommand("coins", { state: toChainHex(digest), simplestate: "true", megammr: "true" }));
    if (first === undefined || performance.now() < restUntil) return [];
    const replies = await runAll(node.rpc, [first, ...more], maxAskMs).catch(() => {
      restUntil = performance.now() + restMs;
      return [];
    });
    const held = digests.filter((_, index) => itemsIn(responseMemberOf(replies[index])).length > 0);
    return [...held, ...(await ask(digests.slice(maxAsked)))];
  };
  return ask;
}

interface WorkOptions extends NodeLedgerOptions {
  /** Digests that each get a transaction of their own, which makes a token, as long as a caller waits for it. */
  readonly tokens: ReadonlySet<Digest>;
}

/** Creates the work of a term: read the chain, note what was seen, begin what waits, move on what is begun. */
function createWork(options: WorkOptions) {
  const { node, store, confirmations } = options;
  const release = createRelease(node, store);
  // Kept, since the node names another of its addresses each time, and the text of a problem must stay the same.
  let own: ChainHex | undefined;
  return async ({ version, sealed, ...facts }: NodeFacts, stopping: AbortSignal): Promise<RoundResult> => {
    const read = await updateIndex(node, store, facts.tip);
    if (read === undefined) return foreign;
    const { tip, reorganised } = read;
    await noteStates(store, tip, sealed, confirmations);
    if ((await store.index.fact("version")) !== version)
      await store.write(async ({ index }) => await index.setFact("version", version));
    if (reorganised) log("reorganised", { tip });
    const isPaused = await release(tip);
    const coins = await beginWaiting(options, tip, isPaused);
    await moveOn(node, store, tip, stopping);
    const isOpen = (await store.anchorings.open()).length > 0;
    const isBusy = isOpen || (await store.taken.waiting()).count > (await store.taken.onHold.count());
    const done = { isBusy, isForeign: false, coins, reorganised };
    if (coins > 0 || isOpen) return done;
    own ??= await readOwnAddress(node.rpc);
    const problem = `The node ${node.name} has no coin that can be spent. New ones can be after four blocks; where there are none, send some to ${own}.`;
    return { ...done, problem };
  };
}

/** With fewer coins than this the largest is split: after its use a coin is unavailable for four blocks. */
const minCoins = 20;
/** The most transactions begun in a round, so that the chain is read between them. */
const maxBegun = 4;

/**
 * Begins transactions for what waits while there are coins, but none if `isPaused`; returns how many coins there are.
 */
async function beginWaiting(options: WorkOptions, tip: number, isPaused: boolean): Promise<number> {
  const { node, store, tokens } = options;
  const coins = await readFreeCoins(node.rpc, store);
  const open = await store.anchorings.open();
  const isShort = !isPaused && coins.length + open.length < minCoins && !open.some(({ kind }) => kind === "split");
  const largest = isShort && tip > coinAge ? coins.at(-1) : undefined;
  if (largest !== undefined) await carrySplit(store, largest);
  const free = coins.filter((coin) => coin !== largest);
  for (const [begun, coin] of free.slice(0, isPaused ? 0 : maxBegun).entries()) {
    // At most one token in a round, and never on the last coin: stamps must not wait for reports.
    const mayMint = begun === 0 && free.length > 1;
    if (!(await carryNext(store, coin, options, tokens, mayMint))) break;
  }
  return coins.length;
}
