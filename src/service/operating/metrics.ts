import type { Metric } from "./operated.ts";
import type { RequestCounts } from "./request-counts.ts";

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
