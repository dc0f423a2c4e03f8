/** Draws the curves of a measurement. */
import * as echarts from "echarts";

import { naive, ours, type Figure, type Point } from "./figure.ts";
import { gibibyte, kibibyte, mebibyte } from "../files.ts";

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
  cores: [
    { name: "cores; 1,000 files of 1 MiB, dry run", label: count },
    { name: "wall time", label: milliseconds },
  ],
  latency: [
    { name: "time the service takes; 1,000 files of 1 KiB, 16 requests in flight", label: milliseconds },
    { name: "wall time", label: milliseconds },
  ],
  statements: [
    { name: "statements on the release to which one file's stamp is attached", label: count },
    { name: "wall time", label: milliseconds },
  ],
  releases: [
    { name: "releases of 3 files in a look; each answer takes 20 ms, 16 requests in flight", label: count },
    { name: "wall time", label: milliseconds },
  ],
};

function bytes(value: number): string {
  if (value >= gibibyte) return `${value / gibibyte} GiB`;
  if (value >= mebibyte) return `${value / mebibyte} MiB`;
  return `${value / kibibyte} KiB`;
}

const logBases: Partial<Record<Point["curve"], { readonly logBase: number }>> = {
  bytes: { logBase: 32 },
  cores: { logBase: 2 },
};

/** The same colour for the same series in every plot; all others, OpenSSL among them, share one. */
const colours: Readonly<Record<string, string>> = { [ours]: "#0969da", [naive]: "#bf8700" };
const otherColour = "#6e7781";

/** On dark screens the same colours darker or lighter; presentation attributes give way to a style. */
const darkColours: Readonly<Record<string, string>> = {
  "#ffffff": "#0d1117",
  "#eaeef2": "#30363d",
  "#54555a": "#c9d1d9",
  "#0969da": "#58a6ff",
  "#bf8700": "#e3b341",
  "#6e7781": "#a5adb8",
};

const darkRules = Object.entries(darkColours).map(
  ([light, dark]) => `[fill="${light}"]{fill:${dark}}[stroke="${light}"]{stroke:${dark}}`,
);
const darkStyle = `<style>@media (prefers-color-scheme: dark){${darkRules.join("")}}</style>`;

/** The picture of one curve as SVG, with a background of its own, so that it can be read on any page. */
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
      grid: { left: 80, right: 50, top: 60, bottom: 60 },
      // Without a screen the width of letters is guessed, and guessed too small.
      legend: { top: 10, right: 50, itemGap: 48 },
      xAxis: { ...toAxis(x), nameLocation: "middle", nameGap: 32, ...logBases[curve] },
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
    return `${chart.renderToSVGString().replace(/(?<=^<svg[^>]*>)/, darkStyle)}\n`;
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
