import { expect, test } from "vitest";

import { formatStatement } from "#evidence/to-statement.ts";
import type { Statement } from "#evidence/statement.ts";
import { toContent } from "#monitor/content.ts";
import { readEvidence } from "#monitor/read-evidence.ts";
import { aStatement, aSubject, digestOf } from "../../support/evidence/statements.ts";

const name = "anchor-0123456789ab.jsonl";

async function readLog(statement: Statement) {
  const text = formatStatement(statement);
  const assets = [{ id: 1, name, isUploaded: true, uploaded: "2026-11-22T05:00:00Z" }];
  const reading = { now: new Date(), isDownloading: false, stop: new AbortController().signal };
  const read = () => Promise.resolve(Buffer.from(text));
  return await readEvidence({ read }, { id: 1, tag: "v1", notes: "", assets }, undefined, reading);
}

test("the first list that is not what was anchored ends the reading: a thousand more are not computed", async () => {
  const subjects = Array.from({ length: 2000 }, (_, index) => aSubject(`file-${index}`));
  const digests = Array.from({ length: 1000 }, (_, index) => digestOf(`list ${index}`));
  const anchors = digests.map((digest) => ({ covers: "list", digest, verdict: "anchored" }) as const);
  const { predicate, ...statement } = aStatement(subjects, { anchors });
  const lists = digests.map((sha3_256, index) => ({ name: `list-${index}`, sha3_256 }));
  const { evidence } = await readLog({ ...statement, predicate: { ...predicate, lists } });
  expect(evidence[0]?.broken).toBe("its list is not the one that was anchored");
});

test("of two lists that name a file, the one that is on the chain counts, wherever it stands", () => {
  const subjects = [aSubject("app.tgz"), aSubject("lib.zip")];
  const text = `SHA3-256 (app.tgz) = ${digestOf("app.tgz")}\n`;
  const canonical = aStatement(subjects).predicate.lists[0]?.sha3_256 ?? digestOf("");
  for (const [old, latest] of [
    ["accepted", "anchored"],
    ["anchored", "accepted"],
  ] as const) {
    const anchors = [
      { covers: "list", digest: digestOf(text), verdict: old },
      { covers: "list", digest: canonical, verdict: latest },
    ] as const;
    const statement = aStatement(subjects, { anchors, givenList: { name: "my SHA3-256SUMS", text } });
    const content = toContent([{ name, uploaded: "", lines: [{ statement, line: "" }] }], "v1");
    const settled = old === "anchored" ? digestOf(text) : canonical;
    const list = old === "anchored" ? "my SHA3-256SUMS" : "SHA3-256SUMS";
    expect(content?.claims[0]).toMatchObject({ name: "app.tgz", anchor: { digest: settled, list } });
    // The other file is in the canonical list alone.
    expect(content?.claims[1]).toMatchObject({ name: "lib.zip", anchor: { digest: canonical } });
  }
});
