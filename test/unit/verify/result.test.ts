import { expect, test } from "vitest";

import { sha256ListText } from "#evidence/lists.ts";
import { openRecord } from "#evidence/record.ts";
import { toResult, worstFirst } from "#verify/result.ts";
import { verifyEvidence } from "#verify/verify-evidence.ts";
import { anAnchor, aStatement, aSubject, digestOf } from "../../support/evidence/statements.ts";

const [app, open] = [aSubject("app"), aSubject("open")];
const anchors = [anAnchor(app), anAnchor(open, { verdict: "accepted" })];
const statement = aStatement([app, open], { anchors });

function verify(contents: Readonly<Record<string, string>>, from = statement) {
  const files = Object.entries(contents).map(([name, content]) => ({
    name,
    sha3_256: digestOf(content),
    sha256: aSubject(name, content).digest.sha256 ?? "",
  }));
  return verifyEvidence({ record: openRecord([from]), files });
}

const demonstration = aStatement([app], { service: { url: "https://example.com", demonstration: true } });
const list = sha256ListText([app]);
const broken = aStatement([app], {
  anchors: [anAnchor(app, { proof: { steps: [{ op: "sha3-256" }], root: digestOf("another") } })],
});

test.each([
  [
    "the named file",
    verify({ app: "app" }),
    0,
    "valid",
    [
      "This is exactly the file that the release's evidence names.",
      "To check since when it has existed, look on the chain as shown below.",
    ],
  ],
  [
    "another file",
    verify({ app: "evil" }),
    0,
    "mismatch",
    [
      "Do not open this file: it is not the one that the evidence names.",
      "Download it again; if it stays so, tell the project.",
    ],
  ],
  [
    "a file without a block",
    verify({ open: "open" }),
    0,
    "incomplete",
    [
      "Same bytes, but no block is known to hold them yet.",
      "Download the evidence again later. By then, it may name the block.",
    ],
  ],
  [
    "a file that is not named",
    verify({ photo: "photo" }),
    0,
    "mismatch",
    [
      "The evidence does not name this file.",
      "So nothing is known about it. Take the file and the evidence from the same release.",
    ],
  ],
  [
    "broken evidence",
    verify({ app: "app" }, broken),
    0,
    "mismatch",
    [
      "The evidence of this file is broken: do not rely on it.",
      "Download the evidence again; if it stays so, tell the project.",
    ],
  ],
  [
    "a demonstration",
    verify({ app: "app" }, demonstration),
    0,
    "incomplete",
    [
      "Same bytes, but the evidence is a demonstration: nothing was anchored on a public chain.",
      "It does not prove when the file existed.",
    ],
  ],
  [
    "a list that no block holds",
    verify({ SHA256SUMS: list }, aStatement([app])),
    0,
    "incomplete",
    ["Same bytes, but no block holds this list.", "Verify each file itself, with the same evidence."],
  ],
  [
    "a list that no block holds, beside its file",
    verify({ SHA256SUMS: list, app: "app" }, aStatement([app])),
    0,
    "incomplete",
    [
      "1 of these 2 files has the same bytes, but no block holds this list.",
      "Verify each file itself, with the same evidence.",
      "1 of these 2 files is exactly the one that the release's evidence names.",
    ],
  ],
  [
    "a file that cannot be read",
    verify({}),
    1,
    "incomplete",
    ["This file could not be read, so nothing is known about it.", "Choose it again."],
  ],
  [
    "evidence alone",
    verify({}),
    0,
    "incomplete",
    ["Nothing is compared yet.", "Choose the file that you downloaded too."],
  ],
  [
    "a good file beside one that cannot be read",
    verify({ app: "app" }),
    1,
    "incomplete",
    [
      "1 of these 2 files could not be read, so nothing is known about it.",
      "Choose it again.",
      "1 of these 2 files is exactly the one that the release's evidence names.",
    ],
  ],
  [
    "files of every kind",
    verify({ app: "app", "x/app": "evil", "y/app": "evil", photo: "photo", open: "open" }),
    2,
    "mismatch",
    [
      "Do not open 2 of these 7 files: they are not the ones that the evidence names.",
      "Download them again; if they stay so, tell the project.",
      "The evidence does not name 1 of these 7 files.",
      "2 of these 7 files could not be read, so nothing is known about them.",
      "1 of these 7 files has the same bytes, but no block is known to hold them yet.",
      "1 of these 7 files is exactly the one that the release's evidence names.",
    ],
  ],
] as const)("the page says in plain sentences what holds of %s", (_, verification, unreadable, verdict, said) => {
  const result = toResult(verification, unreadable);
  expect([result.headline, result.next, ...result.rest]).toEqual(said);
  expect(result.verdict).toBe(verdict);
});

test("the page shows files to be warned of before all others", () => {
  const seen = verify({ app: "app", open: "open", photo: "photo", "x/app": "evil" });
  expect(worstFirst(seen).map(({ file }) => file)).toEqual(["x/app", "photo", "open", "app"]);
});
