import type { ChainHex } from "../../chain/rpc/command.ts";
import type { Metric, Operated } from "../operating/operated.ts";
import type { Store } from "./store/store.ts";
import type { Worker } from "./anchoring-worker.ts";

interface Parts {
  readonly store: Store;
  readonly worker: Worker;
  readonly proofFailures: () => number;
  readonly address: ChainHex;
}

/** What a queue before a node offers its operator. */
export function operateNode(parts: Parts): Operated {
  const { store, worker, address } = parts;
  return {
    about() {
      const version = worker.standing().facts?.version ?? store.index.fact("version");
      // Until the node has spoken, nobody may take its chain for the public one.
      const demo = version === undefined || /test/i.test(version);
      const chain = version === undefined ? "unknown" : demo ? "test" : "main";
      return { ledger: "node", chain, address, rootAddress: address, demo, ...(version && { nodeVersion: version }) };
    },
    health() {
      const { facts, problem = store.problem(), coins } = worker.standing();
      if (problem !== undefined) return { ok: false, reason: problem };
      if (facts === undefined) return { ok: false, reason: "The node has not answered yet." };
      const reason = "No coin can be spent just now, those that there are were used in the last blocks.";
      return coins === 0 ? { ok: false, reason } : { ok: true };
    },
    metrics: () => toMetrics(parts),
    backup: async (file) => await store.backup(file),
  };
}

function toMetrics({ store, worker, proofFailures }: Parts): readonly Metric[] {
  const { coins, reorganisations } = worker.standing();
  const { count, oldest } = store.taken.waiting();
  const carriers = store.anchorings.counts().filter(({ kind }) => kind !== "split");
  const inState = (...states: readonly string[]) =>
    carriers.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + row.count, 0);
  const gauge = (name: string, help: string, value: number) => ({ name, help, type: "gauge" as const, value });
  const counter = (name: string, help: string, value: number) => ({ name, help, type: "counter" as const, value });
  return [
    gauge("blocks", "Height of the last block that was read.", store.index.tip()?.number ?? 0),
    gauge("queue", "Stamps and proof requests that wait for a transaction.", count),
    gauge("oldest_waiting_seconds", "Age of the oldest of them.", oldest === null ? 0 : (Date.now() - oldest) / 1000),
    gauge("withheld", "Stamps of a restored copy that the chain may hold already.", store.taken.withheld.count()),
    gauge("posted", "Transactions on their way into a block.", inState("reserved", "built", "posted")),
    gauge("seen", "Transactions in a block that is not settled yet.", inState("seen")),
    gauge("confirmed", "Transactions in a settled block.", inState("confirmed", "sealed")),
    gauge("coins", "Coins that can be spent now.", coins),
    counter("reorganisations_total", "Times that blocks were taken back.", reorganisations),
    counter("proof_failures_total", "Proofs of ours that did not lead to their root; must stay 0.", proofFailures()),
  ];
}
