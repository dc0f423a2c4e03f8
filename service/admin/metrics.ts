import type { RequestCounts } from "./counts.ts";

/** The media type of Prometheus' text form, version 0.0.4. */
export const metricsType = "text/plain; version=0.0.4; charset=utf-8";

/** Every name begins so. */
const prefix = "anchor_";

interface Numbers {
  readonly ledger: readonly Metric[];
  readonly requests: RequestCounts;
  readonly stampCounts: ReadonlyMap<string, number>;
}

/** The numbers in Prometheus' text form. */
export function renderMetrics({ ledger, requests, stampCounts }: Numbers): string {
  const families = [
    ...ledger.map(({ name, value, ...facts }) => renderFamily({ name, ...facts }, [["", {}, value]])),
    ...renderRequests(requests),
    renderFamily(
      { name: "key_stamps_total", help: "Stamps spent, by the name of the key.", type: "counter" },
      [...stampCounts].map(([key, value]) => ["", { key }, value]),
    ),
  ];
  return families.join("");
}

function renderRequests(requests: RequestCounts): readonly string[] {
  const all = [...requests.all()];
  const byStatus = all.flatMap(([operation, counts]) =>
    [...counts.byStatus].map(([status, count]): Sample => ["", { operation, status: String(status) }, count]),
  );
  const seconds = all.flatMap(([operation, { within, total, seconds: sum }]): readonly Sample[] => [
    ...within.map((bound): Sample => ["_bucket", { operation, le: String(bound.seconds) }, bound.count]),
    ["_bucket", { operation, le: "+Inf" }, total],
    ["_sum", { operation }, sum],
    ["_count", { operation }, total],
  ]);
  return [
    renderFamily({ name: "requests_total", help: "Answered requests.", type: "counter" }, byStatus),
    renderFamily({ name: "request_seconds", help: "How long requests took.", type: "histogram" }, seconds),
  ];
}

/** The end of its name after the family's, its labels, its value. */
type Sample = readonly [suffix: string, labels: Readonly<Record<string, string>>, value: number];

function renderFamily(
  { name, help, type }: Omit<Metric, "type" | "value"> & { readonly type: string },
  samples: readonly Sample[],
): string {
  const lines = samples.map(([suffix, labels, value]) => `${prefix}${name}${suffix}${renderLabels(labels)} ${value}\n`);
  return `# HELP ${prefix}${name} ${help}\n# TYPE ${prefix}${name} ${type}\n${lines.join("")}`;
}

/** Values need no escaping: operations are ours, and the pattern of key names has no quote, backslash or line break. */
function renderLabels(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

/** What `GET /about` tells: on what the service stands. */
export interface About {
  readonly ledger: "embedded" | "node";
  /** Which chain, such as `local`, `main` or `test`. */
  readonly chain: string;
  /** Where stamps go, and where the roots of proof batches go; `0x` and hex. */
  readonly address: string;
  readonly rootAddress: string;
  /** Nothing reaches a public chain: every answer then carries `x-demo-service`. */
  readonly demo: boolean;
  readonly nodeVersion?: string;
}

/** What `GET /health` tells; `reason` is a sentence for the operator, and names what to do where that is known. */
export type Health = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** A number for `GET /metrics`. `name` has neither prefix nor unit of its own; a counter's ends in `_total`. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: "gauge" | "counter";
  readonly value: number;
}

/** What every ledger offers its operator. */
export interface Operated {
  about(): About;
  health(): Health | Promise<Health>;
  metrics(): readonly Metric[] | Promise<readonly Metric[]>;
  /** Writes a sound copy of all that is kept into the new file `file`, while the ledger is in use. */
  backup(file: string): Promise<void>;
}
