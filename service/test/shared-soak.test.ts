/** Three processes over one PostgreSQL while everything dies in turn: what was accepted is on the chain once. */
import { setTimeout as sleep } from "node:timers/promises";

import { expect, onTestFinished, test } from "vitest";

import { whereAvailable } from "../../test/support/availability.ts";
import { send } from "./support/calls.ts";
import { aDigest } from "./support/ledgers.ts";
import { startWalletChain } from "./support/wallet-chain.ts";
import { startPostgres, whyNoPostgres } from "./support/postgres.ts";
import { startServiceProcess, type ServiceProcess } from "../../test/support/service/service-process.ts";
import { createLink } from "./support/link.ts";

/** Stamps to be accepted before the end: SOAK_STAMPS=10000 is a run of some minutes. */
const wanted = Number(process.env["SOAK_STAMPS"] ?? 20);
const [clients, pauseMs] = wanted > 1000 ? [64, 300] : [4, 600];

whereAvailable("three processes over PostgreSQL", whyNoPostgres(), () => {
  test("what was accepted is on the chain once, whatever was killed, frozen or cut off meanwhile", async () => {
    await using server = await startPostgres();
    await using chain = await startWalletChain();
    const link = await createLink(server.port);
    onTestFinished(() => link.close());
    const store = (await server.createStore()).replace(`:${server.port}/`, `:${link.port}/`);
    const start = async () => await startServiceProcess("--node", chain.url, "--store", store, "--api-key", "key");
    const fronts: ServiceProcess[] = [];
    for (let count = 0; count < 3; count += 1) fronts.push(await start());
    const mining = setInterval(() => chain.mine(), 250);
    onTestFinished(() => clearInterval(mining));

    const accepted: string[] = [];
    let asked = 0;
    const over = new AbortController();
    const client = async () => {
      while (!over.signal.aborted) {
        const hash = aDigest();
        const url = fronts[(asked += 1) % 3]?.url ?? "";
        const status = await send(url, "stamp", { hash }, "key", { signal: AbortSignal.timeout(20_000) }).then(
          (response) => response.status,
          () => 0,
        );
        if (status === 200) accepted.push(hash);
        await sleep(status === 200 ? pauseMs : 500);
      }
    };
    const isWorker = async ({ url }: ServiceProcess) =>
      await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(10_000) })
        .then(async (response) => (await response.text()).includes("\nanchor_worker 1\n"))
        .catch(() => false);
    const replace = async (index: number) => {
      fronts[index]?.child.kill("SIGKILL");
      fronts[index] = await start();
    };
    const workerIndex = async () => (await Promise.all(fronts.map(isWorker))).indexOf(true);
    const theWorker = async () => {
      let index = -1;
      await expect.poll(async () => (index = await workerIndex()), { interval: 700 }).toBeGreaterThanOrEqual(0);
      return index;
    };
    const untilAccepted = async (more: number) => {
      const before = accepted.length;
      await expect.poll(() => accepted.length - before).toBeGreaterThanOrEqual(more);
    };
    const trouble = async () => {
      await replace(1);
      await untilAccepted(5);
      await replace(await theWorker());
      const frozen = fronts[await theWorker()];
      frozen?.child.kill("SIGSTOP");
      // It does not answer, so that the next worker is another one.
      await theWorker();
      frozen?.child.kill("SIGCONT");
      await server.restart(sleep(500));
      await untilAccepted(5);
      await link.cut(6000);
      await untilAccepted(5);
      await replace(2);
      await untilAccepted(5);
      // Blocks are taken back with what is in them, and the node forgets what it was handed.
      const height = chain.tip();
      chain.rollBack(4);
      chain.forget();
      chain.mine(height - chain.tip() + 1);
      await untilAccepted(5);
      chain.forget();
      await untilAccepted(5);
    };
    const troubles = async () => {
      do await trouble();
      while (accepted.length <= wanted);
    };
    await Promise.all([troubles().finally(() => over.abort()), ...Array.from({ length: clients }, client)]);
    expect(accepted.length).toBeGreaterThan(wanted);
    const counts = () => {
      // Counted once: the chain and the link to the database stand in this process too, and must go on meanwhile.
      const onChain = chain.counts();
      return new Set(accepted.map((hash) => onChain.get(`0x${hash.toUpperCase()}`) ?? 0));
    };
    await expect.poll(counts, { interval: 500 }).toEqual(new Set([1]));
    await sleep(3000);
    expect([...chain.counts().values()].filter((count) => count > 1)).toEqual([]);
    if (wanted > 1000) console.log(`${accepted.length} accepted, in ${chain.tip()} blocks: 0 lost, 0 twice`);
  });
});
