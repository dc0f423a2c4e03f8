/** What monitoring reads: numbers of the process, of requests and of the ledger, in Prometheus' text form. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

import { version } from "../../src/core/version.ts";
import type { Ledger } from "../ledger/ledger.ts";

/** Memory, descriptors and event loop of the process, in one registry however many services run in it. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(ledger: Ledger) {
  const registers = [new Registry()];
  const answered = new Counter({
    name: "anchor_requests_total",
    help: "Answered requests.",
    labelNames: ["operation", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "anchor_request_seconds",
    help: "How long requests took.",
    labelNames: ["operation"],
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers,
  });
  return {
    add(operation: string, status: number, seconds: number): void {
      answered.labels(operation, String(status)).inc();
      durations.labels(operation).observe(seconds);
    },
    async render(): Promise<string> {
      const ofLedger = await readLedger(ledger);
      return await Registry.merge([ofProcess, ...registers, ofLedger]).metrics();
    },
  };
}

async function readLedger(ledger: Ledger): Promise<Registry> {
  const registry = new Registry();
  const registers = [registry];
  const { metrics, spent } = await ledger.metrics();
  for (const [ending, help, value] of metrics) {
    const name = `anchor_${ending}`;
    if (value === undefined) continue;
    if (name.endsWith("_total")) new Counter({ name, help, registers }).inc(value);
    else new Gauge({ name, help, registers }).set(value);
  }
  const help = "Stamps spent, by the name of the key.";
  const stamps = new Counter({ name: "anchor_key_stamps_total", help, labelNames: ["key"], registers });
  for (const [key, count] of spent) stamps.labels(key).inc(count);
  const facts = { version, node: process.version, ledger: ledger.about().ledger };
  const labelNames = Object.keys(facts) as (keyof typeof facts)[];
  new Gauge({ name: "anchor_build_info", help: "What runs.", labelNames, registers }).set(facts, 1);
  return registry;
}

export const metricsType = ofProcess.contentType;
