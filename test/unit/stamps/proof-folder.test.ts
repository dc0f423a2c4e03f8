import { readdir } from "node:fs/promises";

import { expect, test } from "vitest";

import { digestFromWire, type Digest } from "#core/digest.ts";
import { openProofFolder } from "#stamps/proof-folder.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { publishedProofs } from "../../support/proofs.ts";

test("the proof of a run before stays beside one of other bytes that come late under its name", async () => {
  await using workspace = await createWorkspace();
  const [item, late] = Object.values(publishedProofs);
  if (item === undefined || late === undefined) throw new TypeError("two proofs are published");
  const toSubject = ({ data }: typeof item) => ({ name: "app.tgz", digest: digestFromWire(data) as Digest });
  const before = await openProofFolder(workspace.path);
  await before.write(toSubject(item), item);
  const now = await openProofFolder(workspace.path);
  expect(await now.find(toSubject(late))).toBeUndefined();
  const written = await now.write(toSubject(late), late);
  expect(written.file).toBe(`app.tgz.${toSubject(late).digest.slice(0, 8)}.proof.json`);
  expect(await readdir(workspace.path)).toHaveLength(2);
  expect((await now.find(toSubject(item)))?.item.data).toBe(item.data);
});
