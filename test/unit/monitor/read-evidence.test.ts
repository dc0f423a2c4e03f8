import { expect, test } from "vitest";

import { readEvidence } from "#monitor/read-evidence.ts";
import type { ListedRelease, Repository } from "#monitor/repository.ts";

const name = "anchor-0123456789ab.intoto.json";

/** What a monitor reads of a release whose only statement is `text`. */
async function read(text: string) {
  const asset = { id: 1, name, size: text.length, isUploaded: true };
  const release: ListedRelease = { id: 1, tag: "v1", sections: [], assets: [asset] };
  const repository = { read: () => Promise.resolve(Buffer.from(text)) } as unknown as Repository;
  const reading = { tag: "v1", now: new Date(), blockTime: 0 };
  return await readEvidence(repository, release, undefined, reading, new AbortController().signal);
}

const other = (levels: number): string =>
  `{"predicateType":"https://slsa.dev/provenance/v1","predicate":${"[".repeat(levels)}${"]".repeat(levels)}}`;

test("a statement of another tool's kind is no evidence of ours", async () => {
  expect(await read(other(3))).toEqual({ evidence: [], faults: new Map() });
});

test.each([
  ["nests so deep that it would hold up its readers", other(100)],
  ["is no JSON", "{"],
  ["is of our kind and says nothing", '{"predicateType":"https://anchor-artifacts.github.io/anchor/v1"}'],
])("a statement that %s is broken evidence", async (_, text) => {
  const { evidence } = await read(text);
  expect(evidence).toMatchObject([
    { name, content: { broken: expect.stringMatching(/^The evidence cannot be used/) } },
  ]);
});
