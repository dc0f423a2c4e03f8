/** What monitoring reads: numbers in Prometheus' text form, and what is wrong, since when. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

import { messageOf } from "../../src/core/errors.ts";
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

export interface Reason {
  readonly reason: string;
  readonly seconds: number;
}

/** How long the result of a look is used: anybody may ask, and a look costs more than an answer. */
const freshMs = 500;

/** Creates a function that says what `look` finds wrong; one look serves all who ask soon. `now` returns milliseconds. */
export function createHealthWatch(look: () => Promise<readonly string[]>, now = () => performance.now()) {
  const since = new Map<string, number>();
  let last: Promise<readonly string[]> | undefined;
  let goodUntil = Infinity;
  const lookAgain = async () => {
    goodUntil = Infinity;
    const found = await look().catch((error: unknown) => [messageOf(error)]);
    for (const known of since.keys()) if (!found.includes(known)) since.delete(known);
    for (const reason of found) if (!since.has(reason)) since.set(reason, now());
    goodUntil = now() + freshMs;
    return found;
  };
  return async (): Promise<readonly Reason[]> => {
    if (last === undefined || now() >= goodUntil) last = lookAgain();
    const found = await last;
    return found.map((reason) => ({ reason, seconds: Math.floor((now() - (since.get(reason) ?? now())) / 1000) }));
  };
}
