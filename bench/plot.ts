/** Draws the curves of a measurement. */
import * as echarts from "echarts";

import { naive, ours } from "./curves.ts";
import type { Figure, Point } from "./figure.ts";
import { gibibyte, kibibyte, mebibyte } from "./files.ts";

interface Axis {
  readonly name: string;
  readonly label: (value: number) => string;
}

const milliseconds = (value: number): string => (value >= 1000 ? `${value / 1000} s` : `${value} ms`);
const count = (value: number): string => value.toLocaleString("en-US");
const microseconds = (value: number): string => (value >= 1000 ? `${value / 1000} ms` : `${value} µs`);

const axes: Readonly<Record<Point["curve"], readonly [x: Axis, y: Axis]>> = {
  files: [
    { name: "files of 1 KiB; the service takes 20 ms, 32 requests in flight", label: count },
    { name: "wall time", label: milliseconds },
  ],
  cpu: [
    { name: "files of 1 KiB; the service takes 20 ms, 32 requests in flight", label: count },
    { name: "CPU time a file", label: microseconds },
  ],
  bytes: [
    { name: "bytes of one file, dry run", label: bytes },
    { name: "wall time", label: milliseconds },
  ],
  latency: [
    { name: "time the service takes; 1,000 files of 1 KiB, 16 requests in flight", label: milliseconds },
    { name: "wall time", label: milliseconds },
  ],
};

function bytes(value: number): string {
  if (value >= gibibyte) return `${value / gibibyte} GiB`;
  if (value >= mebibyte) return `${value / mebibyte} MiB`;
  return `${value / kibibyte} KiB`;
}

/** The same colour for the same series in every plot; all others, OpenSSL among them, share one. */
const colours: Readonly<Record<string, string>> = { [ours]: "#0969da", [naive]: "#bf8700" };
const otherColour = "#6e7781";

/** The picture of one curve as SVG, on white so that it can be read on a dark page too. */
export function renderPlot(curve: Point["curve"], figures: readonly Figure[]): string {
  const points = figures.flatMap(({ point, value }) => (point?.curve === curve ? [{ ...point, value }] : []));
  const names = [...new Set(points.map(({ series }) => series))];
  const [x, y] = axes[curve];
  const chart = echarts.init(null, null, { renderer: "svg", ssr: true, width: 760, height: 420 });
  try {
    chart.setOption({
      animation: false,
      backgroundColor: "#ffffff",
      textStyle: { fontFamily: "sans-serif" },
      grid: { left: 80, right: 30, top: 50, bottom: 60 },
      legend: { top: 10 },
      xAxis: { ...toAxis(x), nameLocation: "middle", nameGap: 32, ...(curve === "bytes" && { logBase: 32 }) },
      yAxis: { ...toAxis(y), nameLocation: "end" },
      series: names.map((name) => ({
        name,
        type: "line",
        symbol: "circle",
        symbolSize: 7,
        color: colours[name] ?? otherColour,
        data: points.filter(({ series }) => series === name).map((point) => [point.x, point.value]),
      })),
    });
    return `${chart.renderToSVGString()}\n`;
  } finally {
    chart.dispose();
  }
}

function toAxis({ name, label }: Axis) {
  return {
    type: "log" as const,
    name,
    axisLabel: { formatter: label },
    splitLine: { lineStyle: { color: "#eaeef2" } },
  };
}
