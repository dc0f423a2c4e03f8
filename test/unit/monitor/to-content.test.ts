import { expect, test } from "vitest";

import { toContent } from "#monitor/read-evidence.ts";
import { aStatement, aSubject, digestOf } from "../../support/evidence/statements.ts";

test("the first list that is not what was anchored ends the reading: a thousand more are not computed", () => {
  const subjects = Array.from({ length: 5000 }, (_, index) => aSubject(`file-${index}`));
  const digests = Array.from({ length: 1000 }, (_, index) => digestOf(`list ${index}`));
  const anchors = digests.map((digest) => ({ covers: "list", digest, verdict: "anchored" }) as const);
  const { predicate, ...statement } = aStatement(subjects, { anchors });
  const lists = digests.map((sha3_256, index) => ({ name: `list-${index}`, sha3_256 }));
  const reading = { tag: "v1", now: new Date(), blockTime: 0 };
  expect(toContent({ ...statement, predicate: { ...predicate, lists } }, reading)).toEqual({
    broken: "its list is not the one that was anchored",
  });
});

test("of two lists that name a file, the one that is on the chain counts, wherever it stands", () => {
  const subjects = [aSubject("app.tgz"), aSubject("lib.zip")];
  const text = `SHA3-256 (app.tgz) = ${digestOf("app.tgz")}\n`;
  const canonical = aStatement(subjects).predicate.lists[0]?.sha3_256 ?? digestOf("");
  const reading = { tag: "v1", now: new Date(), blockTime: Number.MAX_SAFE_INTEGER };
  for (const [old, latest] of [
    ["accepted", "anchored"],
    ["anchored", "accepted"],
  ] as const) {
    const anchors = [
      { covers: "list", digest: digestOf(text), verdict: old },
      { covers: "list", digest: canonical, verdict: latest },
    ] as const;
    const content = toContent(aStatement(subjects, { anchors, givenList: { name: "SHA3-256SUMS", text } }), reading);
    const claims = "claims" in content ? content.claims : [];
    const settled = old === "anchored" ? digestOf(text) : canonical;
    expect(claims[0]).toMatchObject({ name: "app.tgz", anchor: { digest: settled } });
  }
});
