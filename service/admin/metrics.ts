import type { Metric } from "../ledger/backend.ts";

/** Upper bounds, in seconds, of the classes into which requests are sorted by their duration. */
const bounds = [0.005, 0.025, 0.1, 0.5, 2.5, 10, Infinity] as const;

/** The counts of the requests of one operation. */
interface OperationCounts {
  readonly byStatus: Map<number, number>;
  /** For each of the bounds: how many requests took at most so many seconds. */
  readonly within: Map<number, number>;
  seconds: number;
}

export type RequestCounts = ReturnType<typeof createRequestCounts>;

/** Counts answered requests by operation. */
export function createRequestCounts() {
  const operations = new Map<string, OperationCounts>();
  return {
    add(operation: string, status: number, seconds: number): void {
      const within = new Map(bounds.map((bound) => [bound, 0]));
      const counts = operations.get(operation) ?? { byStatus: new Map<number, number>(), within, seconds: 0 };
      operations.set(operation, counts);
      counts.byStatus.set(status, (counts.byStatus.get(status) ?? 0) + 1);
      counts.seconds += seconds;
      for (const bound of bounds) if (seconds <= bound) counts.within.set(bound, (counts.within.get(bound) ?? 0) + 1);
    },
    operations: operations as ReadonlyMap<string, Readonly<OperationCounts>>,
  };
}

/** The media type of Prometheus' text form, version 0.0.4. */
export const metricsType = "text/plain; version=0.0.4; charset=utf-8";

/** The prefix of every metric's name. */
const prefix = "anchor_";

/** Renders the ledger's metrics, and the counts of requests and stamps, in Prometheus' text form. */
export function renderMetrics(
  ledger: readonly Metric[],
  requests: RequestCounts,
  stampCounts: ReadonlyMap<string, number>,
): string {
  const families = [
    ...ledger.map(([name, help, value]) => renderFamily(name, help, [["", {}, value]])),
    ...renderRequests(requests),
    renderFamily(
      "key_stamps_total",
      "Stamps spent, by the name of the key.",
      [...stampCounts].map(([key, value]) => ["", { key }, value]),
    ),
  ];
  return families.join("");
}

function renderRequests({ operations }: RequestCounts): readonly string[] {
  const all = [...operations];
  const byStatus = all.flatMap(([operation, counts]) =>
    [...counts.byStatus].map(([status, count]): Sample => ["", { operation, status: String(status) }, count]),
  );
  const seconds = all.flatMap(([operation, { within, seconds: sum }]): readonly Sample[] => [
    ...[...within].map(([bound, count]): Sample => ["_bucket", { operation, le: renderBound(bound) }, count]),
    ["_sum", { operation }, sum],
    ["_count", { operation }, within.get(Infinity) ?? 0],
  ]);
  return [
    renderFamily("requests_total", "Answered requests.", byStatus),
    renderFamily("request_seconds", "How long requests took.", seconds, "histogram"),
  ];
}

const renderBound = (bound: number) => String(bound).replace("Infinity", "+Inf");

/** One line of a metric: the end of its name after the family's, its labels, its value. */
type Sample = readonly [suffix: string, labels: Readonly<Record<string, string>>, value: number];

function renderFamily(
  name: string,
  help: string,
  samples: readonly Sample[],
  type = name.endsWith("_total") ? "counter" : "gauge",
): string {
  const lines = samples.map(([suffix, labels, value]) => `${prefix}${name}${suffix}${renderLabels(labels)} ${value}\n`);
  return `# HELP ${prefix}${name} ${help}\n# TYPE ${prefix}${name} ${type}\n${lines.join("")}`;
}

/** Renders labels, unescaped: operations are ours, and key names cannot hold a quote, backslash or line break. */
function renderLabels(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}
