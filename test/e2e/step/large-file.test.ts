/** Files beyond what 32 bits count, and beyond what memory holds. */
import crypto from "node:crypto";
import { open } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";

import { expect, test, vi } from "vitest";

import { bufferBytes, createBuffer, hashFileSync } from "#hash/hash-file.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { runAction } from "../../support/runner/runner.ts";
import { isLong } from "../../support/runs.ts";

const mebibyte = 1024 ** 2;
const gibibyte = 1024 ** 3;

/** A sparse file: its zeros take no room on the disk. */
async function writeZeros(workspace: Workspace, size: number): Promise<string> {
  const path = join(workspace.path, "sparse.img");
  const file = await open(path, "w");
  await file.truncate(size);
  await file.close();
  return path;
}

/** SHA3-256 of 4 GiB, and of 208 MiB, and one byte of zeros, by `openssl dgst -sha3-256`. */
const digest = "381f595fd2844a974780a3c250d8c2068e05fd5e3b42cee8756b7b8953dc8a41";
const digestOfLess = "7184aeef4b63f8fbdfff04fa438e52eefff64e91e7b1610adaab5af1e7ba742a";

// To compute the digest of 4 GiB takes ten seconds of a processor: below it is only counted that all of them are read.
test.each(isLong ? [[4 * gibibyte + 1, digest]] : [[208 * mebibyte + 1, digestOfLess]])(
  "a file of %i bytes has the digest that OpenSSL computes, in constant memory",
  async (size, expected) => {
    await using workspace = await createWorkspace();
    await writeZeros(workspace, size);
    const run = await runAction({
      workspace,
      inputs: { mode: "stamp", files: "*.img", "api-url": "https://service.example", "dry-run": "true" },
      measureMemory: true,
    });
    expect(run.results?.results).toMatchObject([{ subject: { digest: expected, size }, verdict: "skipped" }]);
    expect(run.peakBytes).toBeLessThan(200 * mebibyte);
    expect(run.exitCode).toBe(0);
  },
);

/** Counts the bytes in place of hashing them, which takes ten times as long as reading them. */
function countHashed(): { readonly seen: () => object } & Disposable {
  let pieces = 0;
  let bytes = 0;
  const update = (piece: Uint8Array): void => {
    pieces += 1;
    bytes += piece.length;
  };
  const spy = vi
    .spyOn(crypto, "createHash")
    .mockReturnValue({ update, digest: () => digest } as unknown as crypto.Hash);
  syncBuiltinESMExports();
  return {
    seen: () => ({ pieces, bytes }),
    [Symbol.dispose]: () => {
      spy.mockRestore();
      syncBuiltinESMExports();
    },
  };
}

// Where a size, a position or a count of 32 bits would turn over, with a sign and without.
test("every byte of a large file is read once", async () => {
  const size = 4 * gibibyte + 1;
  await using workspace = await createWorkspace();
  using counted = countHashed();
  expect(hashFileSync(await writeZeros(workspace, size), createBuffer(), plain)).toEqual({ digest, size });
  expect(counted.seen()).toEqual({ bytes: size, pieces: Math.ceil(size / bufferBytes) });
});

const plain = { wantsSha256: false, wantsFingerprint: false, onBytes: () => {} };
