/**
 * A program: an action as its neighbours are written, to compare with. It takes the same inputs: `@actions/glob` finds
 * the files, each is piped through a hash, and only then is the service asked, in batches.
 */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { relative } from "node:path";
import { pipeline } from "node:stream/promises";

import * as core from "@actions/core";
import * as glob from "@actions/glob";

const readFiles = async (): Promise<readonly string[]> => {
  const globber = await glob.create(core.getInput("files"));
  const files: string[] = [];
  for (const path of await globber.glob()) if ((await stat(path)).isFile()) files.push(path);
  return files;
};

const readDigest = async (path: string): Promise<string> => {
  const hash = createHash("sha3-256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
};

const stamp = async (hash: string): Promise<unknown> => {
  const response = await fetch(`${core.getInput("api-url")}/core/v2/timestamp/post`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": core.getInput("api-key") },
    body: JSON.stringify({ hash }),
  });
  if (!response.ok) throw new Error(`The service answered ${response.status}`);
  return response.json();
};

const digests: { readonly name: string; readonly digest: string }[] = [];
for (const path of await readFiles()) {
  digests.push({ name: relative(process.cwd(), path), digest: await readDigest(path) });
}
const concurrency = Number(core.getInput("concurrency"));
const results: unknown[] = [];
for (let start = 0; start < digests.length && core.getInput("dry-run") !== "true"; start += concurrency) {
  const batch = digests.slice(start, start + concurrency);
  results.push(...(await Promise.all(batch.map(({ digest }) => stamp(digest)))));
}
for (const { name, digest } of digests) core.info(`${name} ${digest}`);
core.setOutput("results", JSON.stringify(digests));
core.setOutput("count", results.length);
