import { expect, test } from "vitest";

import { listText } from "#evidence/to-statement.ts";
import { toPlainResult, sortWorstFirst } from "#verify/result.ts";
import type { EvidenceAtHand } from "#verify/bytes.ts";
import type { Verification, WitnessAnswer } from "#verify/claims.ts";
import { blockOf } from "#verify/since.ts";
import { verifyEvidence } from "#verify/verify-evidence.ts";
import { aFile, aWitness } from "../../support/evidence/at-hand.ts";
import { anAnchor, aStatement, aSubject, digestOf, recordOf } from "../../support/evidence/statements.ts";

const [app, open] = [aSubject("app"), aSubject("open")];
const anchors = [anAnchor(app), anAnchor(open, { verdict: "accepted" })];
const statement = aStatement([app, open], { anchors });

function verify(
  contents: Readonly<Record<string, string>>,
  from = statement,
  said: Pick<EvidenceAtHand, "chain" | "witnesses"> = {},
) {
  const files = Object.entries(contents).map(([name, content]) => aFile(name, content));
  return verifyEvidence({ record: recordOf(from), files, ...said });
}

function witness(claim: WitnessAnswer["claim"], content = "app", minute = 12): WitnessAnswer {
  const on = new Date(Date.UTC(2026, 10, 27, 23, minute)).toISOString();
  const says = `existed by 27 Nov 2026 23:${minute} UTC, says the time stamp of Clock`;
  return aWitness(content, { claim, attested: { on, says, parties: [] } });
}

const contradictory = aStatement([
  { ...app, digest: { ...app.digest, ...open.digest, sha3_256: app.digest.sha3_256 } },
]);
const demonstration = aStatement([app], { service: { url: "https://example.com", demonstration: true } });
const chain = { records: [{ block: 7, date: "2026-01-01T00:00:00Z" }] };
const played = aStatement([app], {
  anchors: [anAnchor(app, { chain })],
  service: { url: "https://example.com", demonstration: true },
});
const list = listText({ name: "anchor-SHA256SUMS" }, [app]);
const unsent = aStatement([app], { anchors: [anAnchor(app, { verdict: "skipped" })] });
const broken = aStatement([app], {
  anchors: [anAnchor(app, { proof: { steps: [{ op: "sha3-256" }], root: digestOf("another") } })],
});

const same = "This is exactly the file that the release's evidence names.";
const lookUp = "To check since when it has existed, look on the chain as shown below.";
const renew = "Download the evidence again; if it stays so, tell the project (https://example.com/o/r).";
const isBroken = ["The evidence of this file is broken: do not rely on it.", renew];
const isNone = [
  "No file of this release has these bytes.",
  "If it came from this release, do not open it. If it came from another one, take that release's evidence.",
];

test.each<[string, Verification, Verification["verdict"], readonly string[], number?]>([
  ["the named file", verify({ app: "app" }), "valid", [same, lookUp]],
  [
    "another file",
    verify({ app: "evil" }),
    "mismatch",
    [
      "Do not open this file: it is not the one that the evidence names.",
      "Download it again; if it stays so, tell the project (https://example.com/o/r).",
    ],
  ],
  [
    "a file without a block",
    verify({ open: "open" }),
    "incomplete",
    [
      "Same bytes, but no block is known to hold them yet.",
      "Download the evidence again later. By then, it may name the block.",
    ],
  ],
  ["a file that is not named", verify({ photo: "photo" }), "mismatch", isNone],
  ["broken evidence", verify({ app: "app" }, broken), "mismatch", isBroken],
  [
    "evidence that contradicts itself",
    verify({ app: "app" }, contradictory),
    "mismatch",
    ["The evidence of this file contradicts itself: do not rely on it.", renew],
  ],
  [
    "a node that does not answer",
    verify({ app: "app" }, statement, { chain: [] }),
    "unreachable",
    ["Same bytes, but the chain could not be asked.", "Try again later, or name another node of that chain."],
  ],
  [
    "nodes that contradict each other",
    verify({ app: "app" }, statement, {
      chain: [{ hash: aSubject("app").digest.sha3_256, claim: "unknown", according: ["a", "b"] }],
    }),
    "unknown",
    [
      "Same bytes, but the answers about the chain prove nothing.",
      "Read below what was said. Try again later, or name another node of that chain.",
    ],
  ],
  [
    "a demonstration with a block and a time-stamp",
    verify({ app: "app" }, played, { witnesses: [witness("yes")] }),
    "valid",
    [
      "This is exactly the file that the release's evidence names. It existed by 27 Nov 2026 23:12 UTC, says the time stamp of Clock.",
      "You must trust the signer of a time stamp. A block does not depend on one signer.",
    ],
  ],
  [
    "a demonstration with a time-stamp of somebody unknown",
    verify({ app: "app" }, demonstration, { witnesses: [witness("not trusted")] }),
    "valid",
    [
      "This is exactly the file that the release's evidence names. It existed by 27 Nov 2026 23:12 UTC, says the time stamp of Clock.",
      "The signer is not known here: decide whether you trust it. A block does not depend on one signer.",
    ],
  ],
  [
    "a file without a block, with a time-stamp, which the chain that was asked does not hold",
    verify({ open: "open" }, statement, {
      witnesses: [witness("yes", "open")],
      chain: [{ hash: open.digest.sha3_256, claim: "no", according: ["https://node.example"] }],
    }),
    "mismatch",
    [
      "Same bytes, but the chain does not hold them.",
      "It existed by 27 Nov 2026 23:12 UTC, says the time stamp of Clock.",
    ],
  ],
  [
    "a file without a block, which the chain that was asked does not hold",
    verify({ open: "open" }, statement, {
      chain: [{ hash: open.digest.sha3_256, claim: "no", according: ["https://node.example"] }],
    }),
    "mismatch",
    [
      "Same bytes, but the chain does not hold them.",
      "A stamp needs some minutes until it is in a block. If it stays so, tell the project (https://example.com/o/r).",
    ],
  ],
  [
    "a file that was never sent",
    verify({ app: "app" }, unsent),
    "incomplete",
    ["Same bytes, but the evidence has no stamp of them on a chain.", "The evidence does not prove when it existed."],
  ],
  [
    "a demonstration",
    verify({ app: "app" }, demonstration),
    "incomplete",
    [
      "Same bytes, but the evidence is a demonstration: nothing was anchored on a public chain.",
      "It does not prove when the file existed.",
    ],
  ],
  [
    "a list that no block holds",
    verify({ "anchor-SHA256SUMS": list }, aStatement([app])),
    "incomplete",
    ["Same bytes, but no block holds this list.", "Verify each file itself, with the same evidence."],
  ],
  [
    "a list that no block holds, beside its file",
    verify({ "anchor-SHA256SUMS": list, app: "app" }, aStatement([app])),
    "valid",
    [same, lookUp],
  ],
  [
    "a file that cannot be read",
    verify({}),
    "incomplete",
    ["This file could not be read, so nothing is known about it.", "Choose it again."],
    1,
  ],
  [
    "evidence alone",
    verify({}),
    "incomplete",
    ["Nothing is compared yet.", "Choose the file that you downloaded too."],
  ],
  [
    "a good file beside one that cannot be read",
    verify({ app: "app" }),
    "incomplete",
    [
      "1 of these 2 files could not be read, so nothing is known about it.",
      "Choose it again.",
      "app is exactly the one that the release's evidence names.",
    ],
    1,
  ],
  [
    "a list that the evidence does not know, beside its file",
    verify({ app: "app", "x/SHA256SUMS": "a list of the project's own" }),
    "mismatch",
    [
      "x/SHA256SUMS is a checksum list or evidence, but not of this evidence: it was not compared.",
      "Start again, and choose only the files that you downloaded to use.",
      "app is exactly the one that the release's evidence names.",
    ],
  ],
  ["a program that has a list's name but for its end", verify({ "anchor-SHA256SUMS.exe": "evil" }), "mismatch", isNone],
  [
    "files of every kind",
    verify({ app: "app", "x/app": "evil", "y/app": "evil", photo: "photo", open: "open" }),
    "mismatch",
    [
      "Do not open 2 of these 7 files: they are not the ones that the evidence names.",
      "Download them again; if they stay so, tell the project (https://example.com/o/r).",
      "No file of this release has the bytes of photo.",
      "2 of these 7 files could not be read, so nothing is known about them.",
      "open has the same bytes, but no block is known to hold them yet.",
      "app is exactly the one that the release's evidence names.",
    ],
    2,
  ],
])("the page says in plain sentences what holds of %s", (_, verification, verdict, said, unreadable = 0) => {
  const result = toPlainResult(verification, unreadable);
  expect([result.headline, result.nextStep, ...result.otherFindings]).toEqual(said);
  expect(result.verdict).toBe(verdict);
});

const chainName = { name: "Minima" };
/** Evidence of two files, each in a block of its own. */
function inBlocks(...dates: readonly (string | undefined)[]) {
  const blocks = dates.map((date, index) => ({ block: index + 7, ...(date !== undefined && { date }) }));
  const own = blocks.map((record, index) => anAnchor(index === 0 ? app : open, { chain: { records: [record] } }));
  return aStatement([app, open], { chain: chainName, anchors: own });
}
const [zoned, later] = ["2026-01-21T16:32:59.123Z", "2026-02-02T01:02:03+01:00"];
const node = "https://node.example";
const answer = { hash: app.digest.sha3_256, claim: "yes", according: [node] } as const;

test.each([
  [
    "a block",
    verify({ app: "app" }, inBlocks(zoned)),
    [
      `${same} It existed by 21 Jan 2026 16:32 UTC: block 7 of Minima, as the evidence says; look it up to be sure.`,
      "",
    ],
  ],
  [
    "a block whose date names no zone",
    verify({ app: "app" }, inBlocks("2026-01-21 16:32:59")),
    [
      `${same} It existed by 21 Jan 2026 16:32, as the service writes it: block 7 of Minima, as the evidence says; look it up to be sure.`,
      "",
    ],
  ],
  ["a block without a date", verify({ app: "app" }, inBlocks(undefined)), [same, lookUp]],
  [
    "a time stamp beside a block without a date, the earliest of two",
    verify({ app: "app" }, inBlocks(undefined), { witnesses: [witness("yes", "app", 40), witness("yes")] }),
    [
      `${same} It existed by 27 Nov 2026 23:12 UTC, says the time stamp of Clock.`,
      "You must trust the signer of a time stamp. A block does not depend on one signer.",
    ],
  ],
  [
    "a time stamp that does not fit, beside a block",
    verify({ app: "app" }, inBlocks(zoned), { witnesses: [witness("not fitting"), witness("yes")] }),
    isBroken,
  ],
  [
    "two blocks, the later one",
    verify({ app: "app", open: "open" }, inBlocks(zoned, later)),
    [
      "These 2 files are exactly the ones that the release's evidence names. They existed by 2 Feb 2026 00:02 UTC: block 8 and earlier ones of Minima, as the evidence says; look them up to be sure.",
      "",
    ],
  ],
  [
    "two blocks of which one has no date",
    verify({ app: "app", open: "open" }, inBlocks(zoned, undefined)),
    [
      "These 2 files are exactly the ones that the release's evidence names.",
      "To check since when they have existed, look on the chain as shown below.",
    ],
  ],
  [
    "a node that gives the date",
    verify({ app: "app" }, inBlocks(later), { chain: [{ ...answer, records: [{ block: 7, date: zoned }] }] }),
    [`${same} It existed by 21 Jan 2026 16:32 UTC: block 7 of Minima, says ${node}.`, ""],
  ],
  [
    "a node that gives no date",
    verify({ app: "app" }, inBlocks(zoned), { chain: [{ ...answer, records: [{ block: 7 }] }] }),
    [
      `${same} It existed by 21 Jan 2026 16:32 UTC: block 7 of Minima, as the evidence says; the chain holds it, says ${node}.`,
      "",
    ],
  ],
  [
    "a node that names another block",
    verify({ app: "app" }, inBlocks(zoned), { chain: [{ ...answer, records: [{ block: 8, date: later }] }] }),
    isBroken,
  ],
] as const)("the first sentence says since when, and who says so: %s", (_, verification, said) => {
  const { headline, nextStep } = toPlainResult(verification);
  expect([headline, nextStep]).toEqual(said);
});

test("the page shows files to be warned of before all others", () => {
  const seen = verify({ app: "app", open: "open", photo: "photo", "x/app": "evil" });
  expect(sortWorstFirst(seen).map(({ file }) => file)).toEqual(["x/app", "photo", "open", "app"]);
});

test.each([
  ["app-linux", "not named"],
  ["app", "other bytes"],
])("earlier bytes of a name are told as such, under another name or the same: %s", (name, bytes) => {
  const stamped = ["old", "new"].map((content, day) =>
    aStatement([aSubject("dist/app", content)], { finishedOn: `2026-11-2${day}T00:00:00Z` }),
  );
  const former = verifyEvidence({ record: recordOf(...stamped), files: [aFile(name, "old")] });
  expect(former).toMatchObject({ verdict: "mismatch", files: [{ bytes }] });
  expect(toPlainResult(former).headline).toBe(
    "Do not open this file: it is an earlier dist/app, and the evidence names other bytes now.",
  );
});

test("the line from build to block shows no block of a demonstration", () => {
  const [claims] = verify({ app: "app" }, played, { witnesses: [witness("yes")] }).files;
  expect(claims && blockOf(claims)).toBeUndefined();
  const [real] = verify({ app: "app" }, aStatement([app], { anchors: [anAnchor(app, { chain })] })).files;
  expect(real && blockOf(real)).toEqual(chain.records[0]);
});
