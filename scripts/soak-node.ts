/**
 * The service on a real private chain, killed again and again, and what is then on the chain, counted there. Runs itself
 * in a network namespace that has nothing but a loopback. `--stamps 200 --kills 8 --proofs 10000 --pace 400`
 * (milliseconds between stamps of a client), `--fronts 3` for so many processes over a PostgreSQL of its own, asked by 16
 * clients, `--restores` for a store that is put back to an earlier time in place of kills, `--speed` for figures of both ledgers, `--mine` for blocks as soon as they are waited for instead of every 20
 * seconds; needs Java and ANCHOR_NODE_JAR. Prints what it does, and the figures as one line of JSON at the end.
 */
import { execFileSync } from "node:child_process";
import { hash, randomBytes, randomInt } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import type { Digest } from "../src/core/digest.ts";
import { parseNodeAddress } from "../src/core/addresses.ts";
import { askChain } from "../src/node/ask.ts";
import { createNode } from "../src/node/node.ts";
import { findJar, whyNoChain } from "../test/support/private-chain/available.ts";
import { runInNamespace } from "../test/support/private-chain/namespace.ts";
import { createNodeProcess, memoryOf, type ChainNodeProcess } from "../test/support/private-chain/nodes.ts";
import { createServiceProcess, type NodeServiceProcess } from "../test/support/private-chain/service.ts";
import { askShipped } from "../test/support/private-chain/shipped.ts";
import { startPostgres } from "../service/test/support/postgres.ts";
import { createLink } from "../service/test/support/link.ts";

const { values } = parseArgs({
  options: {
    stamps: { type: "string", default: "200" },
    kills: { type: "string", default: "8" },
    proofs: { type: "string", default: "10000" },
    pace: { type: "string", default: "400" },
    fronts: { type: "string", default: "0" },
    restores: { type: "boolean", default: false },
    speed: { type: "boolean", default: false },
    mine: { type: "boolean", default: false },
    inside: { type: "boolean", default: false },
  },
});
const jar = findJar() ?? "";
const stamped = "/core/v2/timestamp/post";
/** With several fronts. */
const clients = 16;

const begun = performance.now();
/** What is still to be ended: a child keeps its parent alive. */
const running: { kill(): Promise<void> }[] = [];
const seconds = (since = begun) => Math.round((performance.now() - since) / 1000);
const say = (text: string) => console.log(`${String(seconds()).padStart(4)} s  ${text}`);

interface Chain {
  readonly main: ChainNodeProcess;
  readonly peer: ChainNodeProcess;
  readonly stranger: ChainNodeProcess;
}

/** Two nodes of a chain, and one of another. A long tree, so that everything can be counted at the end. */
function createChains(folder: string): Chain {
  const flags = ["-testchainlength", "4096"];
  const create = (port: number) => createNodeProcess({ jar, folder, port, flags });
  const [main, peer, stranger] = [create(9001), create(9101), create(9201)];
  running.push(main, peer, stranger);
  return { main, peer, stranger };
}

async function until(what: string, isSo: () => Promise<boolean>, longest = 300, pause = 1000): Promise<number> {
  const since = performance.now();
  for (;;) {
    const asked = performance.now();
    if (await isSo()) return seconds(since);
    if (seconds(since) > longest) throw new Error(`${what}: not within ${longest} s.`);
    // To read a whole chain keeps the node busy for longer than a glance.
    await sleep(Math.max(pause, performance.now() - asked));
  }
}

/** An empty block, and when it is there. */
async function mine(node: ChainNodeProcess): Promise<void> {
  const before = await node.height();
  await node.mine();
  await until("a block", async () => (await node.height()) > before, 300, 200);
}

/**
 * What `work` resolves to, while `node` makes a block each time that the service has seen the one before, with `--mine`:
 * more of them than it looks at make the proofs in its transactions too old.
 */
async function withBlocks<T>(node: ChainNodeProcess, service: NodeServiceProcess, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const mineOn = async () => {
    while (values.mine && !over.signal.aborted) {
      const { text } = await service.get("/metrics");
      const seen = Number(/^anchor_blocks (\d+)/m.exec(text)?.[1] ?? 0);
      if (seen >= (await node.height())) await mine(node);
      else await sleep(200);
    }
  };
  const [result] = await Promise.all([work.finally(() => over.abort()), mineOn()]);
  return result;
}

/** The first node follows the second one, from which it gets what it has lost when it was killed. */
async function follow({ main, peer }: Chain): Promise<void> {
  await main.ready();
  await main.follow(peer);
}

/** Seconds for all stamps, kills and repairs. */
const longestFire = 3600;

/** Something that happens to the processes while they are asked. */
interface Trouble {
  readonly name: string;
  readonly make: () => Promise<unknown>;
}

/** The service and its node are killed in turn; the node catches up while the next stamps are taken. */
function createKills(service: NodeServiceProcess, chain: Chain): readonly Trouble[] {
  const killService = async () => await service.kill().then(() => service.start());
  const killBoth = async () => {
    await Promise.all([service.kill(), chain.main.kill()]);
    chain.main.start();
    await Promise.all([service.start(), follow(chain)]);
  };
  return [
    { name: "the service is killed", make: killService },
    { name: "the service and its node are killed", make: killBoth },
  ];
}

/** Stamps until `count` are acknowledged and all troubles are over; returns what was acknowledged. */
async function stampUnderFire(
  fronts: readonly NodeServiceProcess[],
  troubles: readonly Trouble[],
  { count, kills }: { readonly count: number; readonly kills: number },
) {
  const acknowledged: string[] = [];
  const left = Array.from({ length: kills }, (_, index) => index);
  const since = performance.now();
  const client = async () => {
    while (acknowledged.length < count || left.length > 0) {
      if (seconds(since) > longestFire) throw new Error(`${count} stamps: not within ${longestFire} s.`);
      const digest = randomBytes(32).toString("hex");
      const data = await fronts[randomInt(fronts.length)]?.post(stamped, { hash: digest });
      if (data !== undefined) acknowledged.push(digest);
      await sleep(data === undefined ? 100 : Number(values.pace));
    }
  };
  const makeTroubles = async () => {
    while (left.length > 0) {
      const [index = 0] = left;
      const due = ((index + 1) * count) / (kills + 1);
      await until("stamps", async () => acknowledged.length >= due, longestFire, 100);
      const trouble = troubles[index % troubles.length];
      say(`${trouble?.name} after ${acknowledged.length} stamps`);
      await trouble?.make();
      left.shift();
    }
  };
  await Promise.all([makeTroubles(), ...Array.from({ length: fronts.length === 1 ? 1 : clients }, client)]);
  return { acknowledged, killed: kills };
}

/** How often each state stands on the chain, read from a node's blocks by no code of this project. */
async function countOnChain(node: ChainNodeProcess): Promise<{ counts: Map<string, number>; transactions: number }> {
  const answer = (await node.ask("scanchain depth:5000")) as { response: { blocks: Record<string, unknown>[] } };
  const counts = new Map<string, number>();
  let transactions = 0;
  for (const block of answer.response.blocks) {
    for (const item of block["transactions"] as { transaction?: { state: { data: string }[] } }[]) {
      if (item.transaction !== undefined && item.transaction.state.length > 0) transactions += 1;
      for (const { data } of item.transaction?.state ?? []) counts.set(data, (counts.get(data) ?? 0) + 1);
    }
  }
  return { counts, transactions };
}

const toState = (digest: string) => `0x${digest.toUpperCase()}`;

/** Waits until the peer, which was never killed, has each of them with three blocks on top. */
async function awaitOnPeer({ peer }: Chain, digests: readonly string[]): Promise<number> {
  return await until("all on the chain of the peer", async () => {
    const { counts } = await countOnChain(peer).catch(() => ({ counts: new Map<string, number>() }));
    return digests.every((digest) => counts.has(toState(digest)));
  });
}

async function askNodes(nodes: readonly ChainNodeProcess[], digest: string) {
  return await askChain(
    nodes.map(({ url }) => createNode(parseNodeAddress(url))),
    digest as Digest,
  );
}

/** The uid of a request for a proof, asked for again where the answer was lost. */
async function requestProof(service: NodeServiceProcess, digest: string): Promise<string> {
  let uid: unknown;
  await until("a request for a proof", async () => {
    uid = (await service.post("/core/v1/timestamp/post", { hash: digest }))?.["uid"];
    return uid !== undefined;
  });
  return String(uid);
}

/** Proof requests in one batch, and each proof by the node's own check. */
async function proveMany(service: NodeServiceProcess, { main, peer }: Chain, count: number) {
  const digests = Array.from({ length: count }, (_, index) => hash("sha3-256", `${index} ${begun}`, "hex"));
  const asked = performance.now();
  const uids: string[] = [];
  for (let start = 0; start < count; start += 100) {
    uids.push(...(await Promise.all(digests.slice(start, start + 100).map((digest) => requestProof(service, digest)))));
  }
  const requestsPerSecond = Math.round(count / ((performance.now() - asked) / 1000));
  const items: Record<string, string>[] = [];
  const waited = await until(
    "all proofs",
    async () => {
      const last = await service.post("/core/v1/timestamp/status", { uids: [uids.at(-1)] });
      return (Object.values(last ?? {}) as Record<string, unknown>[])[0]?.["onchain"] === true;
    },
    900,
  );
  for (let start = 0; start < count; start += 50) {
    const data = await service.post("/core/v1/timestamp/status", { uids: uids.slice(start, start + 50) });
    items.push(...(Object.values(data ?? {}) as Record<string, string>[]));
  }
  let valid = 0;
  for (let start = 0; start < items.length; start += 20) {
    const commands = items
      .slice(start, start + 20)
      .map(({ data, proof, root }) => `mmrproof data:${data} proof:${proof} root:${root}`);
    const answers = [await main.ask(commands.join(";"))].flat() as { response?: { valid?: boolean } }[];
    valid += answers.filter(({ response }) => response?.valid === true).length;
  }
  const roots = new Set(items.map(({ root }) => String(root)));
  const { counts } = await countOnChain(peer);
  const transactions = Array.from(roots, (root) => counts.get(root) ?? 0).reduce((sum, one) => sum + one, 0);
  return { count, valid, transactions, roots: roots.size, waited, requestsPerSecond };
}

/** Answers a second with 16 requests in flight: stamps of new digests, then checks of them. */
async function measure(service: NodeServiceProcess, count: number) {
  const digests = Array.from({ length: count }, () => randomBytes(32).toString("hex"));
  const perSecond = async (path: string) => {
    const since = performance.now();
    const left = [...digests];
    const lane = async () => {
      for (let digest = left.pop(); digest !== undefined; digest = left.pop())
        await service.post(path, { hash: digest });
    };
    await Promise.all(Array.from({ length: 16 }, lane));
    return Math.round(count / ((performance.now() - since) / 1000));
  };
  return { stamps: await perSecond(stamped), checks: await perSecond("/core/v2/file/check"), digests };
}

/** Both ledgers side by side, and how long the chain took for what the node's one was given. */
async function measureBoth(folder: string, service: NodeServiceProcess, chain: Chain) {
  const embedded = createServiceProcess(8788, ["--data", join(folder, "embedded.db")], join(folder, "service.log"));
  running.push(embedded);
  const startMs = await embedded.start();
  const { digests: _, ...local } = await measure(embedded, 1000);
  const memory = memoryOf(embedded.pid());
  await embedded.stop();
  const before = (await countOnChain(chain.peer)).transactions;
  const since = performance.now();
  const { digests, ...node } = await measure(service, 1000);
  await awaitOnPeer(chain, digests);
  const onChain = { seconds: seconds(since), transactions: (await countOnChain(chain.peer)).transactions - before };
  return { embedded: { ...local, startMs, memory }, node, onChain };
}

/** Returns the process that anchors. */
async function findWorker(fronts: readonly NodeServiceProcess[]): Promise<NodeServiceProcess> {
  let worker: NodeServiceProcess | undefined;
  await until("a worker", async () => {
    for (const front of fronts) if (/^anchor_coins /m.test((await front.get("/metrics")).text)) worker = front;
    return worker !== undefined;
  });
  return worker as NodeServiceProcess;
}

/** Makes a store in a PostgreSQL of its own, behind a link that can be cut, and what can happen to its processes. */
async function createSharedStore() {
  const server = await startPostgres();
  const link = await createLink(server.port);
  const store = await server.createStore();
  const name = new URL(store).pathname.slice(1);
  /** Stops the worker while it has a transaction open, and returns it. */
  const catchWorker = async (fronts: readonly NodeServiceProcess[]) => {
    const worker = await findWorker(fronts);
    const isInside = async () => {
      const open = "SELECT 1 FROM pg_locks WHERE relation = 'anchor.worker'::regclass AND mode = 'RowExclusiveLock'";
      return (await server.query(open, name)).length > 0;
    };
    await until(
      "a transaction of the worker",
      async () => {
        if (!(await isInside())) return false;
        worker.pause();
        if (await isInside()) return true;
        worker.resume();
        return false;
      },
      300,
      0,
    );
    return worker;
  };
  const replace = async (front: NodeServiceProcess | undefined) => await front?.kill().then(() => front.start());
  return {
    url: store.replace(`:${server.port}/`, `:${link.port}/`),
    server,
    store,
    createTroubles: (fronts: readonly NodeServiceProcess[]): readonly Trouble[] => {
      const killOne = { name: "a front is killed", make: async () => await replace(fronts[randomInt(fronts.length)]) };
      const killWorker = async () => await replace(await catchWorker(fronts));
      const freeze = async () => {
        const worker = await catchWorker(fronts);
        await sleep(15_000);
        worker.resume();
      };
      return [
        killOne,
        { name: "the worker is killed in a transaction", make: killWorker },
        killOne,
        { name: "the worker is frozen in a transaction for 15 s", make: freeze },
        { name: "the database is restarted", make: async () => await server.restart(sleep(500)) },
        killOne,
        { name: "the database is cut off for 20 s", make: async () => await link.cut(20_000) },
      ];
    },
    async [Symbol.asyncDispose]() {
      link.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

/** A way to copy a store, and to put the copy back; `stopped`: no process of the service runs meanwhile. */
interface Way {
  readonly name: string;
  readonly copy: () => unknown;
  readonly putBack: () => unknown;
  readonly stopped?: true;
}

function createDatabaseWays({ server, store }: Awaited<ReturnType<typeof createSharedStore>>): readonly Way[] {
  let file = "";
  const dump = () => void (file = server.dump(store));
  const restore = () => server.restore(file, store, "--clean", "--if-exists");
  const restoreRows = async () => {
    const tables = (await server.query(
      "SELECT string_agg('anchor.' || tablename, ', ') AS all FROM pg_tables WHERE schemaname = 'anchor'",
      new URL(store).pathname.slice(1),
    )) as [{ all: string }];
    await server.query(`TRUNCATE ${tables[0].all} CASCADE`, new URL(store).pathname.slice(1));
    server.restore(file, store, "--data-only");
  };
  const copyFiles = (from: string, to: string) => async () =>
    await server.withFiles((data) => {
      execFileSync("rm", ["-rf", data + to]);
      execFileSync("cp", ["-a", data + from, data + to]);
    });
  return [
    { name: "a dump in place under running processes", copy: dump, putBack: restore },
    { name: "a dump in place, of stopped processes", copy: dump, putBack: restore, stopped: true },
    { name: "the rows of a dump", copy: dump, putBack: restoreRows },
    { name: "the files of the server", copy: copyFiles("", ".copy"), putBack: copyFiles(".copy", "") },
  ];
}

function createFileWays(data: string): readonly Way[] {
  const copyEach = (from: string, to: string, ends: readonly string[]) => () => {
    for (const end of ends) execFileSync("cp", [`${data}${from}${end}`, `${data}${to}${end}`]);
  };
  return [[""], ["", ".term"]].map((ends) => ({
    name: `a snapshot of ${ends.length} files`,
    copy: copyEach("", ".copy", ends),
    putBack: copyEach(".copy", "", ends),
    stopped: true,
  }));
}

/** Stamps while the node is away, copies, has all anchored, puts the copy back, and stamps the same again. */
async function putBack(way: Way, fronts: readonly NodeServiceProcess[], chain: Chain) {
  const [service] = fronts as [NodeServiceProcess];
  const stampAll = async (digests: readonly string[]) => {
    for (const digest of digests)
      await until("a stamp", async () => (await service.post(stamped, { hash: digest })) !== undefined, 120, 200);
  };
  const create = (count: number) => Array.from({ length: count }, () => randomBytes(32).toString("hex"));
  const [waiting, fresh] = [create(30), create(1)];
  await chain.main.stop();
  await stampAll(waiting);
  await way.copy();
  chain.main.start();
  await follow(chain);
  await withBlocks(chain.peer, service, awaitOnPeer(chain, waiting));
  if (way.stopped) for (const front of fronts) await front.kill();
  await way.putBack();
  if (way.stopped) for (const front of fronts) await front.start();
  await stampAll([...waiting, ...fresh]);
  await withBlocks(chain.peer, service, awaitOnPeer(chain, fresh));
  const end = (await chain.peer.height()) + 12;
  const isLater = async () => (await chain.peer.height()) >= end;
  await withBlocks(chain.peer, service, until("more blocks", isLater, 600));
  const { counts } = await countOnChain(chain.peer);
  const times = [...waiting, ...fresh].map((digest) => counts.get(toState(digest)) ?? 0);
  const outcome = { lost: times.filter((one) => one === 0).length, twice: times.filter((one) => one > 1).length };
  say(`${way.name}: ${times.length} stamps, ${outcome.lost} lost, ${outcome.twice} twice`);
}

/** The ids of a report's trace, asked for again while the service waits for a node that was killed. */
async function requestTrace(service: NodeServiceProcess, digest: string): Promise<Record<string, string>> {
  let trace: Record<string, string> = {};
  await until("the trace of a report", async () => {
    const report = await service.post("/core/v2/verify/file", { hash: digest }, { "x-report-required": "true" });
    trace = (report?.["data"] ?? {}) as Record<string, string>;
    return trace["nftCoinId"] !== undefined;
  });
  return trace;
}

/** The trace of a report, and what the peer's chain holds of it: a token that is named after what it carries. */
async function mintToken(service: NodeServiceProcess, { peer }: Chain, digest: string) {
  const { nftCoinId, nftTxnId } = await requestTrace(service, digest);
  await until("the token", async () => {
    const { response } = (await peer.ask(`coins coinid:${nftCoinId}`)) as { response: object[] };
    return response.length > 0;
  });
  const { response } = (await peer.ask(`coins coinid:${nftCoinId}`)) as {
    response: { tokenid: string; token: { name: { hash: string } } | null; state: { data: string }[] }[];
  };
  const [coin] = response;
  const name = coin?.token?.name.hash;
  const { counts } = await countOnChain(peer);
  return {
    isToken: coin?.tokenid.length === 66,
    isNamed: name === coin?.state[0]?.data,
    nftTxnId,
    times: counts.get(name ?? ""),
  };
}

async function run(folder: string): Promise<void> {
  const chain = createChains(folder);
  chain.main.start("-genesis");
  // As long as it takes to ask for all proofs, so that they are one batch.
  const interval = String(5 + Math.ceil(Number(values.proofs) / 40));
  const args = ["--node", chain.main.url, "--mint-trace", "--batch-interval", interval];
  await using shared = values.fronts === "0" ? undefined : await createSharedStore();
  const place = shared === undefined ? ["--data", join(folder, "queue.db")] : ["--store", shared.url, "--api-key=key"];
  const fronts = Array.from({ length: Number(values.fronts) || 1 }, (_, index) =>
    createServiceProcess(8787 + index, [...args, ...place], join(folder, "service.log")),
  );
  const [service] = fronts as [NodeServiceProcess];
  running.push(...fronts);
  await chain.main.ready();
  // The first coin can be spent on top of three blocks.
  for (let blocks = 0; values.mine && blocks < 4; blocks += 1) await mine(chain.main);
  const startMs = await service.start();
  for (const front of fronts.slice(1)) await front.start();
  const isReady = async () => (await service.get("/health")).status === 200;
  const readyAfter = await withBlocks(chain.main, service, until("the service is ready", isReady));
  say(`the service is ready after ${readyAfter} s`);
  const metrics = async () => await Promise.all(fronts.map(async (front) => (await front.get("/metrics")).text));
  const hasCoins = async () => (await metrics()).some((text) => /^anchor_coins ([5-9]|\d\d)/m.test(text));
  await withBlocks(chain.main, service, until("there are coins", hasCoins));
  // A node keeps its chain only when it ends cleanly: that is where each kill throws it back to.
  await chain.main.stop();
  await cp(chain.main.data, chain.peer.data, { recursive: true });
  chain.peer.start();
  chain.main.start();
  await chain.peer.ready();
  await follow(chain);
  say("there are coins, and two nodes of one chain answer");

  if (values.restores) {
    const ways = shared === undefined ? createFileWays(join(folder, "queue.db")) : createDatabaseWays(shared);
    for (const way of ways) await putBack(way, fronts, chain);
    return;
  }
  const since = performance.now();
  const troubles = shared === undefined ? createKills(service, chain) : shared.createTroubles(fronts);
  const size = { count: Number(values.stamps), kills: Number(values.kills) };
  const { acknowledged, killed } = await stampUnderFire(fronts, troubles, size);
  say(`${acknowledged.length} stamps acknowledged, ${killed} kills`);
  chain.stranger.start("-genesis");
  // Later it would make further keys, which nobody needs.
  const stranger = chain.stranger.ready().then(() => chain.stranger.pause());
  // What has been stamped and what is asked for now wait for blocks together.
  const [waited, token, proofs] = await withBlocks(
    chain.peer,
    service,
    Promise.all([
      awaitOnPeer(chain, acknowledged),
      mintToken(await findWorker(fronts), chain, acknowledged[0] ?? ""),
      proveMany(service, chain, Number(values.proofs)),
    ]),
  );
  const { counts, transactions } = await countOnChain(chain.peer);
  const lost = acknowledged.filter((digest) => !counts.has(toState(digest))).length;
  const twice = [...counts.values()].filter((count) => count > 1).length;
  say(`on the chain after another ${waited} s: ${lost} lost, ${twice} twice, in ${transactions} transactions`);
  const stamps = { acknowledged: acknowledged.length, killed, lost, twice, transactions, seconds: seconds(since) };

  say(`the trace of a report: ${JSON.stringify(token)}`);
  say(`${proofs.count} proofs in ${proofs.transactions} transaction, ${proofs.valid} valid by the node`);
  const speed = values.speed ? await measureBoth(folder, service, chain) : {};
  const memory = { service: memoryOf(service.pid()), node: chain.main.memory() };
  for (const front of fronts) await front.stop();

  const [digest = ""] = acknowledged;
  const both = [chain.main, chain.peer];
  const settled = async () => (await askNodes(both, digest)).kind === "found";
  await until("both nodes find it", settled, 120);
  await stranger;
  chain.stranger.resume();
  const strangers = [chain.main, chain.stranger];
  const otherChain = (await askNodes(strangers, digest)).kind;
  const twoChains = await askShipped(strangers, digest, "sources");
  await chain.stranger.kill();
  const absent = randomBytes(32).toString("hex");
  const found = {
    byPeer: (await askNodes([chain.peer], digest)).kind,
    byBoth: (await askNodes(both, digest)).kind,
    otherChain,
    script: execFileSync("python3", ["docs/find-on-chain.py", chain.peer.url, digest], { encoding: "utf8" }).trim(),
    absent: (await askNodes([chain.peer], absent)).kind,
  };
  say(`without the service: ${JSON.stringify(found)}`);
  const shipped = {
    there: await askShipped(both, digest, "dist"),
    absent: await askShipped(both, absent, "sources"),
    twoChains,
  };
  say(`by what ships: ${JSON.stringify(shipped)}`);
  console.log(
    JSON.stringify({ stamps, token, proofs, found, shipped, readyAfter, startMs, memory, speed, seconds: seconds() }),
  );
}

if (!values.inside) {
  const why = whyNoChain();
  if (why !== undefined) throw new Error(`A private chain cannot be had: ${why}.`);
  process.exitCode = await runInNamespace(["scripts/soak-node.ts", "--inside", ...process.argv.slice(2)], console.log);
} else {
  const folder = await mkdtemp(join(tmpdir(), "soak-node-"));
  try {
    await run(folder);
  } catch (error) {
    console.error(error);
    console.error(
      execFileSync("sh", ["-c", `grep -v '"status":200' ${folder}/service.log | tail -20`], { encoding: "utf8" }),
    );
    process.exitCode = 1;
  } finally {
    await Promise.all(running.map((one) => one.kill()));
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}
