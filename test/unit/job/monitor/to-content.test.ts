import { expect, test } from "vitest";

import { toContent } from "../../../../src/job/monitor/look/to-content.ts";
import { aStatement, aSubject, digestOf } from "../../../support/evidence/statements.ts";

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
