import type { DatabaseSync } from "node:sqlite";

import type { Operated } from "../admin/metrics.ts";
import { copyDatabase } from "./copy-database.ts";
import type { LedgerRows } from "./rows.ts";

/** What the embedded ledger offers its operator. */
export function operateLedger(database: DatabaseSync, { rows, addresses, now, problem }: OperateOptions): Operated {
  return {
    about: () => ({ ledger: "embedded", chain: "local", ...addresses, demo: true }),
    health: () => {
      rows.lastBlock();
      const reason = problem();
      return reason === undefined ? { ok: true } : { ok: false, reason };
    },
    metrics: () => toLedgerMetrics(rows, now()),
    backup: async (file) => await copyDatabase(database, file),
  };
}

interface OperateOptions {
  readonly rows: LedgerRows;
  readonly addresses: { readonly address: string; readonly rootAddress: string };
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Why the last write failed, until one succeeds. */
  readonly problem: () => string | undefined;
}

function toLedgerMetrics(rows: LedgerRows, now: number) {
  const { blocks, transactions } = rows.size();
  const { count, oldest = now } = rows.waiting();
  const confirmed = transactions - rows.waitingTransactions().length;
  const gauge = (name: string, help: string, value: number) => ({ name, help, type: "gauge" as const, value });
  return [
    gauge("blocks", "Blocks of the chain.", blocks),
    gauge("queue", "Stamps and proof requests that wait for a block.", count),
    gauge("oldest_waiting_seconds", "Age of the oldest of them.", Math.max(0, now - oldest) / 1000),
    gauge("confirmed", "Stamps and roots in a block.", confirmed),
  ];
}
