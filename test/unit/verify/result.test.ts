import { expect, test } from "vitest";

import { listText } from "#evidence/to-statement.ts";
import { toResult, worstFirst } from "#verify/result.ts";
import type { EvidenceAtHand } from "#verify/bytes.ts";
import type { WitnessAnswer } from "#verify/claims.ts";
import { verifyEvidence } from "#verify/verify-evidence.ts";
import { anAnchor, aStatement, aSubject, digestOf, recordOf } from "../../support/evidence/statements.ts";

const [app, open] = [aSubject("app"), aSubject("open")];
const anchors = [anAnchor(app), anAnchor(open, { verdict: "accepted" })];
const statement = aStatement([app, open], { anchors });

function verify(
  contents: Readonly<Record<string, string>>,
  from = statement,
  said: Pick<EvidenceAtHand, "chain" | "witnesses"> = {},
) {
  const files = Object.entries(contents).map(([name, content]) => ({
    name,
    sha3_256: digestOf(content),
    sha256: aSubject(name, content).digest.sha256 ?? "",
  }));
  return verifyEvidence({ record: recordOf(from), files, ...said });
}

function witness(claim: WitnessAnswer["claim"], content = "app"): WitnessAnswer {
  const { sha3_256, sha256 = "" } = aSubject("", content).digest;
  return { claim, sentence: "A clock", sha256: new Set([sha256]), list: { sha3_256, sha256 } };
}

const contradictory = aStatement([
  { ...app, digest: { ...app.digest, ...open.digest, sha3_256: app.digest.sha3_256 } },
]);
const demonstration = aStatement([app], { service: { url: "https://example.com", demonstration: true } });
const list = listText({ name: "anchor-SHA256SUMS" }, [app]);
const unsent = aStatement([app], { anchors: [anAnchor(app, { verdict: "skipped" })] });
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
      "No file of this release has these bytes.",
      "If it came from this release, do not open it. If it came from another one, take that release's evidence.",
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
    "evidence that contradicts itself",
    verify({ app: "app" }, contradictory),
    0,
    "mismatch",
    [
      "The evidence of this file contradicts itself: do not rely on it.",
      "Download the evidence again; if it stays so, tell the project.",
    ],
  ],
  [
    "a node that does not answer",
    verify({ app: "app" }, statement, { chain: [] }),
    0,
    "unreachable",
    ["Same bytes, but the chain could not be asked.", "Try again later, or name another node of that chain."],
  ],
  [
    "nodes that contradict each other",
    verify({ app: "app" }, statement, {
      chain: [{ hash: aSubject("app").digest.sha3_256, said: "unknown", according: ["a", "b"] }],
    }),
    0,
    "unknown",
    [
      "Same bytes, but the answers about the chain prove nothing.",
      "Read below what was said. Try again later, or name another node of that chain.",
    ],
  ],
  [
    "a demonstration with a time-stamp",
    verify({ app: "app" }, demonstration, { witnesses: [witness("yes")] }),
    0,
    "incomplete",
    [
      "Same bytes, but the evidence is a demonstration: nothing was anchored on a public chain.",
      "The time-stamp that is shown says by when it existed.",
    ],
  ],
  [
    "a demonstration with a time-stamp of somebody unknown",
    verify({ app: "app" }, demonstration, { witnesses: [witness("not trusted")] }),
    0,
    "incomplete",
    [
      "Same bytes, but the evidence is a demonstration: nothing was anchored on a public chain.",
      "It does not prove when the file existed.",
    ],
  ],
  [
    "a file without a block, with a time-stamp",
    verify({ open: "open" }, statement, { witnesses: [witness("yes", "open")] }),
    0,
    "incomplete",
    [
      "Same bytes, but no block is known to hold them yet.",
      "The time-stamp that is shown says by when it existed. Download the evidence again later. By then, it may name the block.",
    ],
  ],
  [
    "a file that was never sent",
    verify({ app: "app" }, unsent),
    0,
    "incomplete",
    ["Same bytes, but the evidence has no stamp of them on a chain.", "The evidence does not prove when it existed."],
  ],
  [
    "a file that was never sent, with a time-stamp of somebody unknown",
    verify({ app: "app" }, unsent, { witnesses: [witness("not trusted")] }),
    0,
    "incomplete",
    [
      "Same bytes, but the evidence has no stamp of them on a chain.",
      "Another clock says by when it existed: see below whether you trust it.",
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
    verify({ "anchor-SHA256SUMS": list }, aStatement([app])),
    0,
    "incomplete",
    ["Same bytes, but no block holds this list.", "Verify each file itself, with the same evidence."],
  ],
  [
    "a list that no block holds, beside its file",
    verify({ "anchor-SHA256SUMS": list, app: "app" }, aStatement([app])),
    0,
    "valid",
    [
      "This is exactly the file that the release's evidence names.",
      "To check since when it has existed, look on the chain as shown below.",
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
      "app is exactly the one that the release's evidence names.",
    ],
  ],
  [
    "a list that the evidence does not know, beside its file",
    verify({ app: "app", "x/SHA256SUMS": "a list of the project's own" }),
    0,
    "mismatch",
    [
      "x/SHA256SUMS is a checksum list or evidence, but not of this evidence: it was not compared.",
      "Start again, and choose only the files that you downloaded to use.",
      "app is exactly the one that the release's evidence names.",
    ],
  ],
  [
    "a program that has a list's name but for its end",
    verify({ "anchor-SHA256SUMS.exe": "evil" }),
    0,
    "mismatch",
    [
      "No file of this release has these bytes.",
      "If it came from this release, do not open it. If it came from another one, take that release's evidence.",
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
      "No file of this release has the bytes of photo.",
      "2 of these 7 files could not be read, so nothing is known about them.",
      "open has the same bytes, but no block is known to hold them yet.",
      "app is exactly the one that the release's evidence names.",
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

test("earlier bytes of a name, under another name, are told as such", () => {
  const stamped = ["old", "new"].map((content, day) =>
    aStatement([aSubject("dist/app", content)], { finishedOn: `2026-11-2${day}T00:00:00Z` }),
  );
  const { sha3_256, sha256 = "" } = aSubject("", "old").digest;
  const former = verifyEvidence({ record: recordOf(...stamped), files: [{ name: "app-linux", sha3_256, sha256 }] });
  expect(former).toMatchObject({ verdict: "mismatch", files: [{ bytes: "not named" }] });
  expect(toResult(former).headline).toBe(
    "This file has earlier bytes of dist/app: the evidence records other bytes now.",
  );
});
