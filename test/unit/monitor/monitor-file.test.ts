import * as fc from "fast-check";
import { expect, test } from "vitest";

import { parseBaseline, renderMonitorFile } from "#monitor/monitor-file.ts";
import type { Baseline, MonitorFile } from "#monitor/monitor-file.ts";
import { hostileText } from "../../support/files/hostile-text.ts";
import { aMonitorFile } from "../../support/monitor/file.ts";

const text = renderMonitorFile(aMonitorFile());
const releasesOf = ({ repositories }: Baseline) => repositories.flatMap(({ releases }) => releases);
const edit = (change: (file: Record<string, never>) => void): string => {
  const file = JSON.parse(text) as Record<string, never>;
  change(file);
  return JSON.stringify(file);
};

test("a file that was written is read as it was", () => {
  const { finishedAt: _1, findings: _2, ...baseline } = aMonitorFile();
  expect(parseBaseline(text)).toEqual(baseline);
  expect(parseBaseline(`\uFEFF${text.replaceAll("\n", "\r\n")}`)).toEqual(baseline);
});

test("whatever an asset, a tag or an uploader is called, the file is read as it was written", () => {
  fc.assert(
    fc.property(hostileText(), hostileText(), hostileText(), (tag, name, uploader) => {
      fc.pre([tag, name, uploader].every((word) => word !== ""));
      const [release] = releasesOf(aMonitorFile());
      const assets = [{ ...release?.assets[0], name, uploader }];
      const repositories = [{ repository: "o/r", releases: [{ ...release, tag, assets }] }];
      const file = { ...aMonitorFile(), repositories } as MonitorFile;
      expect(parseBaseline(renderMonitorFile(file)).repositories).toEqual(repositories);
    }),
  );
});

test("each asset stands on a line of its own, and any of these lines may be deleted", () => {
  const lines = text.split("\n");
  const own = lines.filter((line) => line.includes('"uploader"') && !line.includes('"kind"'));
  const count = releasesOf(aMonitorFile()).flatMap(({ assets }) => assets).length;
  expect(own).toHaveLength(count);
  for (const line of own) {
    const rest = parseBaseline(lines.filter((other) => other !== line).join("\n"));
    expect(releasesOf(rest).flatMap(({ assets }) => assets)).toHaveLength(count - 1);
  }
});

test("members that nobody knows are passed over", () => {
  expect(parseBaseline(edit((file) => Object.assign(file, { later: [1] })))).toEqual(parseBaseline(text));
});

test.each<[string, string]>([
  ["nothing", ""],
  ["half a file", text.slice(0, text.length / 2)],
  ["a web page", "<!doctype html>"],
  // An effort that grows with its square takes minutes.
  ["a comma before 200,000 empty lines", `[1,${"\n".repeat(200_000)}2]`],
  ["a list", "[]"],
  ["another version", edit((file) => Object.assign(file, { version: 2 }))],
  ["no version", edit((file) => delete file["version"])],
  ["no repositories", edit((file) => delete file["repositories"])],
  ["no releases", edit((file) => delete file["repositories"]?.[0]?.["releases"])],
  ["no assets", edit((file) => delete file["repositories"]?.[0]?.["releases"]?.[0]?.["assets"])],
  ["two lists of repositories", text.replace('"repositories":', '"repositories": [], "repositories":')],
  ["a repository without its name", edit((file) => delete file["repositories"]?.[0]?.["repository"])],
  ["a repository twice", text.replace('"octo-org/bare"', '"Octo-Org/octo-repo"')],
  ["a number in words", text.replace(/"number": ?4001/, '"number":"4001"')],
  ["releases that are no list", edit((file) => Object.assign(file["repositories"]?.[0] ?? {}, { releases: {} }))],
  ["a release without its tag", edit((file) => delete file["repositories"]?.[0]?.["releases"]?.[0]?.["tag"])],
  ["a release without its date", edit((file) => delete file["repositories"]?.[0]?.["releases"]?.[0]?.["looked_at"])],
  ["a tag twice", text.replaceAll('"tag": "v0.9.0"', '"tag": "v1.0.0"')],
  ["a name twice", text.replaceAll('"name":"app.zip"', '"name":"app.tgz"')],
  ["a digest cut short", text.replaceAll(/"sha256": ?"[0-9a-f]{64}"/g, `"sha256":"${"0".repeat(63)}"`)],
  ["a digest in capitals", text.replace(/"sha3_256": ?"[0-9a-f]{64}"/, `"sha3_256":"${"A".repeat(64)}"`)],
  ["an id that is a text", text.replaceAll(/"id": ?\d+/g, '"id":"1"')],
  ["a local time", text.replace(/"uploaded_at": ?"[^"]+"/, '"uploaded_at":"2026-01-01T00:00:00+01:00"')],
  ["a day that is none", text.replace(/"uploaded_at": ?"[^"]+"/, '"uploaded_at":"2026-13-01T00:00:00Z"')],
  ["an anchor without its digest", text.replace(/"anchor": ?\{"digest": ?"[0-9a-f]{64}"/, '"anchor":{"x":1')],
  ["a commit that is a name", text.replaceAll(/"commit": ?"[0-9a-f]{40}"/g, '"commit":"main"')],
])("%s is no baseline", (_, broken) => {
  expect(broken).not.toBe(text);
  expect(() => parseBaseline(broken)).toThrow(
    expect.objectContaining({ code: "INPUT_INVALID", message: expect.stringContaining("baseline is not usable: ") }),
  );
});

test("no text at all makes the reader do anything but read or refuse", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (any) => {
      expect(() => parseBaseline(any)).toThrow(expect.objectContaining({ code: "INPUT_INVALID" }));
    }),
  );
});
