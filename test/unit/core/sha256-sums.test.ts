import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { renderSha256Sums } from "#core/checksums.ts";
import { isPosix } from "../../support/availability.ts";
import { createWorkspace } from "../../support/files/workspace.ts";

const lines = ["b", "a\\b", "a b", "\u{1F600}", "\uFFFD"].map((name) => ({
  name,
  sha256: createHash("sha256").update(name).digest("hex"),
}));

test("SHA256SUMS has a line for every known digest, in the order of SHA3-256SUMS", () => {
  const text = [...renderSha256Sums([...lines, { name: "unknown" }])].join("");
  expect(text.split("\n").map((line) => line.replace(/^(\\?)[0-9a-f]{64}/, "$1…"))).toEqual([
    "…  a b",
    "\\…  a\\\\b",
    "…  b",
    "…  \uFFFD",
    "…  \u{1F600}",
    "",
  ]);
});

test.runIf(isPosix)("sha256sum checks every line of it", async () => {
  await using workspace = await createWorkspace();
  for (const { name } of lines) await workspace.write(name, name);
  await workspace.write("SHA256SUMS", [...renderSha256Sums(lines)].join(""));
  const output = execFileSync("sha256sum", ["--check", "SHA256SUMS"], { cwd: workspace.path, encoding: "utf8" });
  expect(output.match(/: OK$/gm)).toHaveLength(lines.length);
});
