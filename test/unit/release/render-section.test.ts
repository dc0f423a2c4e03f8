/** The section of the release notes, as those who download read it. */
import * as fc from "fast-check";
import { unknownOrigin } from "#evidence/run.ts";
import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { toFailure, type Row } from "#core/row.ts";

import { openRecord } from "#evidence/record.ts";
import { toStatementFile, type StatementFile } from "#evidence/statement-file.ts";
import type { Anchor, AnchorRecord, StatementSubject } from "#evidence/statement.ts";
import { listText, type StatementInput } from "#evidence/to-statement.ts";
import { renderSection } from "#release/render-section.ts";
import type { WitnessAnswer } from "#verify/claims.ts";
import type { SectionFacts } from "#release/section-rows.ts";
import { renderComment } from "#release/statements.ts";
import { itemsOf, nodesOf, parseMarkdown, tableOf, textOf, textOutsideCode } from "../../support/documents/markdown.ts";
import { aStatement, aSubject, anAnchor, digestOf } from "../../support/evidence/statements.ts";
import { hostileText } from "../../support/files/hostile-text.ts";
import { aResult, outcomes } from "../../support/results.ts";
import { runs } from "../../support/runs.ts";

const downloads = "https://github.com/o/r/releases/download/v1";
const runUrl = "https://github.com/o/r/actions/runs/1";
const minima = { name: "Minima", explorer: "https://explorer.example/{block}" };
const [app, lib, old] = ["app.tgz", "lib.zip", "old.txt"].map((name) => aSubject(name)) as [
  StatementSubject,
  StatementSubject,
  StatementSubject,
];

const assets = (...names: readonly string[]) => new Map(names.map((name) => [name, `${downloads}/${name}`]));
const ourFiles = assets("anchor-evidence.html", "anchor-SHA3-256SUMS", "anchor-SHA256SUMS");

/** A run's statement: what it says of each subject. */
function ran(
  said: readonly (readonly [StatementSubject, Partial<Anchor>])[],
  members: Partial<StatementInput> = {},
): StatementFile {
  const anchors = said.map(([subject, anchor]) => anAnchor(subject, anchor));
  return toStatementFile(
    aStatement(
      said.map(([subject]) => subject),
      { anchors, chain: minima, ...members },
    ),
  );
}

const inBlock = (block: number, date: string, more: AnchorRecord = {}): Partial<Anchor> => ({
  chain: { records: [{ block, date, transaction: `0x${block.toString(16)}A`, ...more }] },
});
const november = (block: number, day = 21) => inBlock(block, `2026-11-${day}T07:3${block % 10}:17.772Z`);
/** The statement of a run that asked clocks, and no service. */
function ranByClocks(said: Parameters<typeof ran>[0]): StatementFile {
  const { statement } = ran(said);
  const { service: _, ...predicate } = statement.predicate;
  return toStatementFile({ ...statement, predicate });
}

const bothAnchored = ran([
  [app, november(1902801)],
  [lib, november(1902802)],
]);

/** What this run found of a file that is recorded. */
function found(kind: keyof ReturnType<typeof outcomes>, { name, digest }: StatementSubject): Row {
  return aResult(outcomes(digest.sha3_256)[kind], { name }, digest.sha3_256);
}

function factsOf(statements: readonly StatementFile[], more: Partial<SectionFacts> = {}): SectionFacts {
  return {
    record: openRecord(statements),
    rows: [],
    run: { origin: { ...unknownOrigin, runUrl }, finishedAt: new Date("2026-11-21T07:29:17Z") },
    assetUrls: ourFiles,
    clockAnswers: [],
    linksReportsAtService: false,
    comments: [],
    ...more,
  };
}

/** The whole section; the addresses of our files and documents are left out. */
function section(statements: readonly StatementFile[], more: Partial<SectionFacts> = {}): string {
  const [text = ""] = renderSection(factsOf(statements, more), 100_000);
  return text
    .replaceAll(`${downloads}/`, "RELEASE/")
    .replaceAll(/https:\/\/github\.com\/anchor-artifacts\/anchor-artifacts\/blob\/v[^/]+\//g, "");
}

/** What a section says first of all, and its table: neither how to check a download, nor what is folded. */
const topOf = (...given: Parameters<typeof section>): string =>
  section(...given)
    .replace(/\*\*Check a download:.*\n\n/, "")
    .split("\n\n<details><summary>Digests")[0] ?? "";

test("a section says since when the chain holds the files, and where to look it up", () => {
  expect(section([bothAnchored])).toMatchInlineSnapshot(`
    "### ⚓ 2 files anchored on Minima, 21 Nov 2026

    **Check a download:** save [anchor-evidence.html](RELEASE/anchor-evidence.html) and your file, open the page, choose the file. No account, no network. [Other ways](docs/verify-a-download.md)

    | File | On the chain since | |
    | --- | --- | --- |
    | <code>app.tgz</code> | [21 Nov 2026 07:31 UTC](https://explorer.example/1902801) | ⚓ anchored |
    | <code>lib.zip</code> | [21 Nov 2026 07:32 UTC](https://explorer.example/1902802) | ⚓ anchored |

    <details><summary>Digests, blocks, transactions</summary>

    - <code>app.tgz</code><br>[block 1902801](https://explorer.example/1902801) · <code>2026-11-21T07:31:17.772Z</code><br><sub>SHA3-256 <code>2de5b5b2c314e18b7d3d50fcb61ca70866e9ddcbb8ace136f361c15e7474a57c</code></sub><br><sub>transaction <code>0x1d08d1A</code></sub>
    - <code>lib.zip</code><br>[block 1902802](https://explorer.example/1902802) · <code>2026-11-21T07:32:17.772Z</code><br><sub>SHA3-256 <code>0e742eca6273acb7c97f4b727ad6b999fb54f9341a6f4b6a4bdc066f7a02bc2d</code></sub><br><sub>transaction <code>0x1d08d2A</code></sub>

    </details>

    <sub>A block of Minima proves that exactly these bytes existed by its date; not who made them, nor that the build was clean.<br>Evidence: [anchor-evidence.html](RELEASE/anchor-evidence.html) · [anchor-SHA3-256SUMS](RELEASE/anchor-SHA3-256SUMS) · [anchor-SHA256SUMS](RELEASE/anchor-SHA256SUMS)</sub>"
  `);
});

test("a section of files of several days leaves the day to the rows", () => {
  const several = ran([
    [app, november(1902801)],
    [lib, november(1902922, 23)],
  ]);
  expect(topOf([several]).split("\n")[0]).toBe("### ⚓ 2 files anchored on Minima");
});

test("a section says accepted of no stamp whose answer is unclear or behind an error", () => {
  const unclear = ran([
    [app, { verdict: "unclear" }],
    [lib, { verdict: "failed", mayBeSpent: true }],
  ]);
  const [title, , why, ...rest] = section([unclear]).split("\n");
  expect([title, why]).toEqual(["### Not anchored yet", expect.stringMatching(/2 files is not known. \[The run\]/)]);
  const beside = (...others: readonly Partial<Anchor>[]) =>
    topOf([ran([[app, { verdict: "unclear" }], ...others.map((one, at) => [[lib, old][at] ?? old, one] as const)])]);
  expect(beside({ verdict: "accepted" })).toMatch(/^### ⏳ 1 of 2 files accepted, waiting for a block, 1 unclear\n/);
  expect(beside(november(1902801), { verdict: "accepted" })).toMatch(
    /^### ⚓ 1 of 3 files anchored on Minima, 21 Nov 2026, 1 waiting for a block, 1 unclear\n/,
  );
  expect(rest.filter((line) => line.startsWith("| <code>"))).toEqual([
    "| <code>app.tgz</code> | not yet | ❔ unclear |",
    "| <code>lib.zip</code> | not yet | ❔ unclear |",
  ]);
});

test.each([
  ["an outage", "unreachable", new AnchorError("SERVICE_UNAVAILABLE", "POST /x answered 503.")],
  ["a wrong key", "failed", new AnchorError("API_KEY_REJECTED", "POST /x answered 401.")],
] as const)("a section about nothing but %s has no red headline, and the run's link", (_, verdict, error) => {
  const none = ran([
    [app, { verdict }],
    [lib, { verdict }],
  ]);
  const rows = [app, lib].map(({ name }) => aResult(toFailure(error), { name }));
  expect(section([none], { rows })).toMatchInlineSnapshot(`
    "### Not anchored yet

    2 files are not anchored yet. [The run](https://github.com/o/r/actions/runs/1) says why.

    <sub>Evidence: [anchor-evidence.html](RELEASE/anchor-evidence.html) · [anchor-SHA3-256SUMS](RELEASE/anchor-SHA3-256SUMS) · [anchor-SHA256SUMS](RELEASE/anchor-SHA256SUMS)</sub>"
  `);
  expect(section([none], { rows, run: { origin: unknownOrigin, finishedAt: new Date(0) } })).toContain(
    "The run's log says why.",
  );
});

test("a section of clocks of which none answered says that nothing is time-stamped yet", () => {
  const none = ranByClocks([[app, { verdict: "unreachable" }]]);
  expect(section([none], { assetUrls: new Map() })).toBe(
    `### Not time-stamped yet\n\n1 file is not time-stamped yet. [The run](${runUrl}) says why.`,
  );
});

test("a section of a run that could read no file names none", () => {
  expect(section([], { assetUrls: new Map() })).toBe(
    `### Not anchored yet\n\nNo file is anchored yet. [The run](${runUrl}) says why.`,
  );
});

test.each([
  ["of one day", [november(1902801), november(1902802)], "2026-11-21T07:29:17Z", "21 Nov 2026 07:32 UTC"],
  ["of two days", [november(1902801, 23), november(1902802, 22)], "2026-11-22T07:29:17Z", "22 Nov 2026 07:32 UTC"],
  ["of a build after the block", [november(1902801), november(1902802)], "2026-11-22T00:00:00Z", undefined],
  [
    "of a block without a date",
    [november(1902801), { chain: { records: [{ block: 1902802 }] } }],
    "2026-11-21T07:29:17Z",
    undefined,
  ],
  ["of a file without a block", [november(1902801), { verdict: "accepted" }], "2026-11-21T07:29:17Z", undefined],
] as const)("a line leads from the build over the last block to today: %s", (_, [first, second], finishedOn, date) => {
  const lines = section([
    ran(
      [
        [app, first],
        [lib, second],
      ],
      { finishedOn },
    ),
  ]).split("\n");
  const day = finishedOn.slice(8, 10);
  expect(lines.filter((line) => line.startsWith("Built"))).toEqual(
    date === undefined
      ? []
      : [`Built by ${day} Nov 2026 → [block 1902802](https://explorer.example/1902802), ${date} → today`],
  );
});

test("a section counts several files that are not what was anchored, and names them", () => {
  const text = section([bothAnchored], { rows: [found("changed", lib), found("changed", app)] });
  expect(text.split("\n\n").slice(0, 2)).toEqual([
    "### ❌ 2 files are not what was anchored. Do not use them before the project says why.",
    "**Do not use** <code>app.tgz</code>, <code>lib.zip</code> before the project says why.",
  ]);
});

test.each(["not-found", "no-match"] as const)(
  "a section shows no block of a file that this run was told is %s",
  (kind) => {
    const text = section([bothAnchored], { rows: [found("found", app), found(kind, lib)] });
    expect(text).toContain("### ❌ 1 of 2 files is not on the chain\n\n**Do not use** <code>lib.zip</code> before the");
    expect(tableOf(text)[2]?.slice(0, 2)).toEqual(["lib.zip", "–"]);
  },
);

test("a section has no red headline for a file that was stamped a moment before the check", () => {
  const stamped = ran([[app, { verdict: "accepted" }]]);
  const checked = ran([[app, { verdict: "not-found" }]], { mode: "check", after: [stamped.id] });
  const result = { ...found("not-found", app), recentStamp: { ageMs: 1000, blockTimeMs: 180_000 } };
  expect(topOf([stamped, checked], { rows: [result] })).toMatchInlineSnapshot(`
    "### ⏳ 1 file accepted, waiting for a block

    ⏳ A short time before the check, <code>app.tgz</code> got a stamp: a block may hold it by now.

    | File | On the chain since | |
    | --- | --- | --- |
    | <code>app.tgz</code> | not yet | ⏳ waiting for a block |"
  `);
});

test("a section of files of every kind says the worst first", () => {
  const mixed = ran([
    [app, november(1902801)],
    [lib, { verdict: "not-found" }],
    [old, { verdict: "accepted" }],
    [aSubject("new.txt"), { verdict: "unreachable" }],
    [aSubject("other.txt"), november(1902805)],
  ]);
  const rows = [found("not-found", lib), found("changed", aSubject("other.txt"))];
  expect(section([mixed], { rows })).toMatchInlineSnapshot(`
    "### ❌ <code>other.txt</code> is not the file that was anchored. Do not use it before the project says why.

    **Do not use** <code>lib.zip</code> before the project says why: the chain does not hold it.

    **Check a download:** save [anchor-evidence.html](RELEASE/anchor-evidence.html) and your file, open the page, choose the file. No account, no network. [Other ways](docs/verify-a-download.md)

    | File | On the chain since | |
    | --- | --- | --- |
    | <code>app.tgz</code> | [21 Nov 2026 07:31 UTC](https://explorer.example/1902801) | ⚓ anchored |
    | <code>lib.zip</code> | – | ❌ not found |
    | <code>new.txt</code> | not yet | ⏳ not anchored yet |
    | <code>old.txt</code> | not yet | ⏳ accepted |
    | <code>other.txt</code> | – | ❌ changed |

    <details><summary>Digests, blocks, transactions</summary>

    - <code>app.tgz</code><br>[block 1902801](https://explorer.example/1902801) · <code>2026-11-21T07:31:17.772Z</code><br><sub>SHA3-256 <code>2de5b5b2c314e18b7d3d50fcb61ca70866e9ddcbb8ace136f361c15e7474a57c</code></sub><br><sub>transaction <code>0x1d08d1A</code></sub>
    - <code>lib.zip</code><br><sub>SHA3-256 <code>0e742eca6273acb7c97f4b727ad6b999fb54f9341a6f4b6a4bdc066f7a02bc2d</code></sub>
    - <code>new.txt</code><br><sub>SHA3-256 <code>ded7f943630998134e1df83213dc77df77c0fc74a79c06d4b4f2a95df62c2d89</code></sub>
    - <code>old.txt</code><br><sub>SHA3-256 <code>f63318064a446ec5423ae35b4a7b6d44dbdeed8ee85206fe4edd52fd81ecbf0d</code></sub>
    - <code>other.txt</code><br>[block 1902805](https://explorer.example/1902805) · <code>2026-11-21T07:35:17.772Z</code><br><sub>SHA3-256 <code>a95153cb5162a4a85bba59ddb325d8ed5864fc064d48b1dfd7f6be7016ec399d</code></sub><br><sub>transaction <code>0x1d08d5A</code></sub>

    </details>

    <sub>A block of Minima proves that exactly these bytes existed by its date; not who made them, nor that the build was clean.<br>Evidence: [anchor-evidence.html](RELEASE/anchor-evidence.html) · [anchor-SHA3-256SUMS](RELEASE/anchor-SHA3-256SUMS) · [anchor-SHA256SUMS](RELEASE/anchor-SHA256SUMS)</sub>"
  `);
});

test("a section of files that are anchored beside some that are not counts both", () => {
  const mixed = ran([
    [app, november(1902801)],
    [lib, { verdict: "accepted" }],
    [old, { verdict: "unreachable" }],
  ]);
  expect(section([mixed]).split("\n")[0]).toBe(
    "### ⚓ 1 of 3 files anchored on Minima, 21 Nov 2026, 1 waiting for a block",
  );
});

test("a section of a manifest tells the list once, behind the fold, and counts files as files", () => {
  const subjects = [app, lib];
  const digest = digestOf(listText({ name: "anchor-SHA3-256SUMS" }, subjects));
  const anchors: readonly Anchor[] = [{ covers: "list", digest, verdict: "anchored", ...november(1902801) }];
  const manifest = toStatementFile(aStatement(subjects, { anchors, chain: minima }));
  expect(section([manifest])).toMatchInlineSnapshot(`
    "### ⚓ 2 files anchored on Minima, 21 Nov 2026

    **Check a download:** save [anchor-evidence.html](RELEASE/anchor-evidence.html) and your file, open the page, choose the file. No account, no network. [Other ways](docs/verify-a-download.md)

    | File | On the chain since | |
    | --- | --- | --- |
    | <code>app.tgz</code> | [21 Nov 2026 07:31 UTC](https://explorer.example/1902801) | ⚓ anchored |
    | <code>lib.zip</code> | [21 Nov 2026 07:31 UTC](https://explorer.example/1902801) | ⚓ anchored |

    <details><summary>Digests, blocks, transactions</summary>

    - <code>anchor-SHA3-256SUMS</code><br>[block 1902801](https://explorer.example/1902801) · <code>2026-11-21T07:31:17.772Z</code><br><sub>SHA3-256 <code>65206c158cef4bb472fba586755f87c9d892070b8fd29a39635763c0e1ef480e</code></sub><br><sub>transaction <code>0x1d08d1A</code></sub>
    - <code>app.tgz</code><br>through the list <code>65206c15</code>…<br><sub>SHA3-256 <code>2de5b5b2c314e18b7d3d50fcb61ca70866e9ddcbb8ace136f361c15e7474a57c</code></sub>
    - <code>lib.zip</code><br>through the list <code>65206c15</code>…<br><sub>SHA3-256 <code>0e742eca6273acb7c97f4b727ad6b999fb54f9341a6f4b6a4bdc066f7a02bc2d</code></sub>

    </details>

    <sub>A block of Minima proves that exactly these bytes existed by its date; not who made them, nor that the build was clean.<br>Evidence: [anchor-evidence.html](RELEASE/anchor-evidence.html) · [anchor-SHA3-256SUMS](RELEASE/anchor-SHA3-256SUMS) · [anchor-SHA256SUMS](RELEASE/anchor-SHA256SUMS)</sub>"
  `);
});

test("a section keeps, behind the fold, what was stamped under a name before", () => {
  const before = ran([[aSubject("app.tgz", "first build"), november(1902700)]]);
  const rebuilt = ran([[app, november(1902801)]], { after: [before.id] });
  const text = section([before, rebuilt]);
  expect(text).toContain(
    `<br>earlier bytes: <sub>SHA3-256 <code>${digestOf("first build")}</code></sub> · [block 1902700](https://explorer.example/1902700) · <code>2026-11-21T07:30:17.772Z</code>\n\n</details>`,
  );
  expect(text).toContain(" *Earlier bytes*: an earlier run stamped this digest under the same name.<br>Evidence: ");
});

const many = (count: number): readonly StatementSubject[] =>
  Array.from({ length: count }, (_, index) => aSubject(`file-${`${index}`.padStart(3, "0")}`));

test("a section folds more rows than a screen takes", () => {
  const of = (count: number) => [ran(many(count).map((subject) => [subject, november(7)]))];
  const folds = (count: number) => section(of(count)).match(/<summary>.*<\/summary>/g);
  expect(folds(20)).toEqual(["<summary>Digests, blocks, transactions</summary>"]);
  expect(folds(21)).toEqual(["<summary>21 files</summary>", "<summary>Digests, blocks, transactions</summary>"]);
  const [title, fold, table, ...rest] = topOf(of(21)).split("\n\n");
  expect([title, fold, table?.split("\n").length, ...rest]).toEqual([
    "### ⚓ 21 files anchored on Minima, 21 Nov 2026",
    "<details><summary>21 files</summary>",
    23,
    "</details>",
  ]);
});

test("a section with too little room leaves out whole rows, counts them, and keeps every comment", () => {
  const subjects = many(300);
  const digest = digestOf(listText({ name: "anchor-SHA3-256SUMS" }, subjects));
  const list: Anchor = { covers: "list", digest, verdict: "anchored", ...november(1902801) };
  const anchors = subjects.map((subject) => anAnchor(subject, november(7)));
  const statement = toStatementFile(aStatement(subjects, { anchors: [...anchors, list], chain: minima }));
  const comments = [renderComment(statement)];
  const most = Buffer.byteLength(comments.join()) + 20_000;
  for (const room of [most, most - 5000]) {
    const [text = "", shorter = "", shortest] = renderSection(factsOf([statement], { comments }), room);
    expect(Buffer.byteLength(text.replaceAll("\n", "\r\n"))).toBeLessThanOrEqual(room);
    const shown = itemsOf(text).length - 1;
    expect(shown).toBeGreaterThan(20);
    expect(tableOf(text)).toHaveLength(shown + 1);
    expect(text).toContain(`<summary>${shown} of 300 files</summary>`);
    expect(text).toContain(`✂️ **${300 - shown} of 300 files are left out**: the notes take no more.`);
    for (const form of [text, shorter, shortest]) expect(form?.endsWith(`\n\n${comments.join()}`)).toBe(true);
    expect([shorter, shortest].map((form) => form?.replace(comments.join(), "COMMENT"))).toEqual([
      "### ⚓ 300 files anchored on Minima, 21 Nov 2026\n\n✂️ **The files are left out**: the notes take no more.\n\nCOMMENT",
      "### ⚓ 300 files anchored on Minima, 21 Nov 2026\n\nCOMMENT",
    ]);
  }
});

test("a section in the notes alone links reports at the service, says when the links end, and how to check by hand", () => {
  const rows = [found("verified", app)];
  const verified = ran([[app, { verdict: "verified", ...november(1902801) }]], { mode: "verify" });
  const more = { rows, assetUrls: new Map(), linksReportsAtService: true, comments: ["<!-- a statement -->"] };
  expect(section([verified], more)).toMatchInlineSnapshot(`
    "### ⚓ 1 file anchored on Minima, 21 Nov 2026

    **Check a download:** \`openssl dgst -sha3-256 FILE\` must print the digest that stands below. [More](docs/verify-a-download.md)

    | File | On the chain since | |
    | --- | --- | --- |
    | <code>app.tgz</code> | [21 Nov 2026 07:31 UTC](https://explorer.example/1902801) | ✅ verified · [PDF](https://storage.example/report.pdf?X-Amz-Expires=3600&amp;sig=a) (link expires within an hour, by 21 Nov 2026 08:29 UTC) |

    <details><summary>Digests, blocks, transactions</summary>

    - <code>app.tgz</code><br>[block 1902801](https://explorer.example/1902801) · <code>2026-11-21T07:31:17.772Z</code><br><sub>SHA3-256 <code>2de5b5b2c314e18b7d3d50fcb61ca70866e9ddcbb8ace136f361c15e7474a57c</code></sub><br><sub>transaction <code>0x1d08d1A</code></sub>

    </details>

    <sub>A block of Minima proves that exactly these bytes existed by its date; not who made them, nor that the build was clean.</sub>

    <!-- a statement -->"
  `);
  expect(section([verified], { ...more, linksReportsAtService: false })).not.toContain("storage.example");
});

test("a section links the reports that are attached", () => {
  const assetUrls = new Map([...ourFiles, ...assets("anchor-app.tgz.verification.pdf")]);
  const verified = ran([[app, { verdict: "verified", ...november(1902801) }]], { mode: "verify" });
  const text = section([verified], { rows: [found("verified", app)], assetUrls, linksReportsAtService: true });
  expect(text).toContain("✅ verified · [PDF](RELEASE/anchor-app.tgz.verification.pdf) |");
  const exchanged = section([verified], { rows: [found("changed", app)], assetUrls });
  expect(exchanged).toContain("| <code>app.tgz</code> | – | ❌ changed |");
});

test("a section of a demonstration says that nothing is on a public chain", () => {
  const service = { url: "http://127.0.0.1:8787", demonstration: true };
  expect(topOf([ran([[app, november(12)]], { service })])).toMatchInlineSnapshot(`
    "### ⚓ 1 file anchored on Minima, 21 Nov 2026 (demonstration only)

    > [!WARNING]
    > **A demonstration on a private test chain: nothing was anchored on a public chain.**

    | File | On the chain since | |
    | --- | --- | --- |
    | <code>app.tgz</code> | [21 Nov 2026 07:32 UTC](https://explorer.example/12) | ⚓ anchored |"
  `);
});

test("a section says of dates without a time zone that they are the service's", () => {
  const text = section([ran([[app, inBlock(7, "2026-01-21 16:32:05")]])]);
  expect(text).toContain("| [21 Jan 2026 16:32](https://explorer.example/7) | ⚓ anchored |");
  expect(text).toContain("[block 7](https://explorer.example/7) · <code>2026-01-21 16:32:05</code><br>");
  expect(text).toContain(" Dates are as the service writes them, which names no time zone.<br>Evidence: ");
});

test("a section shows a block without a date, and a date in other words, as they are", () => {
  const { chain } = inBlock(8, "Wed 21 Jan", {});
  const said = ran([
    [app, { chain: { records: [{ block: 7 }] } }],
    [lib, { ...(chain && { chain }) }],
    [old, {}],
  ]);
  expect(tableOf(section([said])).map(([, since]) => since)).toEqual([
    "On the chain since",
    "block 7",
    "Wed 21 Jan",
    "not yet",
  ]);
});

test("a section names a block by its number where no explorer is known", () => {
  const said = ran([[app, november(7)]], { chain: { name: "Minima" } });
  expect(section([said])).toContain("| <code>app.tgz</code> | <code>21 Nov 2026 07:37 UTC</code> | ⚓ anchored |");
  expect(section([said], { run: { ...factsOf([]).run, chain: { name: "Main chain" } } })).toMatch(
    /^### ⚓ 1 file anchored on Main chain, 21 Nov 2026\n/,
  );
});

const isName = (name: string): boolean => name !== "" && !name.includes("\0") && name.isWellFormed();

/** Of what others chose, a section makes neither heading nor image, comment, mention or reference. */
function expectPlain(markdown: string) {
  const tree = parseMarkdown(markdown);
  expect(nodesOf(tree, "heading")).toHaveLength(1);
  expect(nodesOf(tree, "image")).toEqual([]);
  expect(markdown).not.toMatch(/<!--|-->/);
  expect(textOutsideCode(tree).join(" ")).not.toMatch(/@\w|#\d/);
  return nodesOf(tree, "link");
}

test("a section makes nothing of hostile names, dates and ids but items of its list", () => {
  fc.assert(
    fc.property(hostileText().filter(isName), hostileText(), hostileText(), (name, date, id) => {
      const said = ran([[aSubject(name), inBlock(7, date, { transaction: id })]], { chain: { name: "Minima" } });
      const markdown = section([said]);
      expect(expectPlain(markdown).map(textOf)).toEqual(["anchor-evidence.html", "Other ways", ...ourFiles.keys()]);
      expect(tableOf(markdown)).toEqual([
        ["File", "On the chain since", ""],
        [expect.any(String), expect.any(String), "⚓ anchored"],
      ]);
      expect(itemsOf(markdown)).toHaveLength(1);
    }),
    { numRuns: runs(300) },
  );
});

test("a section makes nothing of a hostile chain's name and explorer, and of the run's address", () => {
  fc.assert(
    fc.property(hostileText(), hostileText(), hostileText(), (name, path, address) => {
      const chain = { name, explorer: `https://explorer.example/${path}{block}` };
      const run = { ...factsOf([]).run, chain, origin: { ...unknownOrigin, runUrl: address } };
      const none = section([ran([[app, { verdict: "unreachable" }]])], { run });
      const isOurs = /^(?:RELEASE|docs)\/|^https:\/\/(?:explorer\.example|evil\.example)\//;
      for (const markdown of [section([bothAnchored], { run }), none])
        for (const { url } of expectPlain(markdown)) expect(url).toMatch(isOurs);
      expect(itemsOf(section([bothAnchored], { run }))).toHaveLength(2);
    }),
    { numRuns: runs(300) },
  );
});

test("equal records and results give equal sections, whatever the order", () => {
  const [one, two] = [ran([[app, november(1)]]), ran([[lib, november(2)]])];
  expect(section([one, two])).toBe(section([two, one]));
});

test("a section without a service says since when, by the clocks that have signed the list", () => {
  const answer = (claim: WitnessAnswer["claim"], on?: string): WitnessAnswer => ({
    claim,
    sentence: "A clock",
    ...(on && { attested: { on, says: "", parties: [{ is: "signer", name: "Clock" }] } }),
    listDigests: { sha3_256: app.digest.sha3_256, sha256: "" },
    coveredSha256s: new Set([app, lib].flatMap(({ digest }) => digest.sha256 ?? [])),
    sha256ByName: new Map([app, lib].map(({ name, digest }) => [name, digest.sha256])),
  });
  const said = [app, lib].map((one) => [one, { verdict: "unreachable" }] as const);
  const unasked = ranByClocks(said);
  const signed = answer("not trusted", "2026-11-27T23:12:00.000Z");
  expect(topOf([unasked], { clockAnswers: [signed, answer("pending")] })).toMatchInlineSnapshot(`
    "### 🕒 2 files time-stamped by Clock, 27 Nov 2026

    | File | Existed by | |
    | --- | --- | --- |
    | <code>app.tgz</code> | 27 Nov 2026 23:12 UTC | 🕒 time-stamped |
    | <code>lib.zip</code> | 27 Nov 2026 23:12 UTC | 🕒 time-stamped |"
  `);
  expect(section([unasked], { clockAnswers: [signed] })).toContain("<summary>Digests</summary>");
  const statement = `anchor-${unasked.id}.intoto.json`;
  const assetUrls = new Map([[statement, `${downloads}/${statement}`]]);
  expect(section([unasked], { assetUrls })).toContain(`Evidence: [${statement}](RELEASE/${statement})</sub>`);
  const titleOf = (...clocks: readonly WitnessAnswer[]) => topOf([unasked], { clockAnswers: clocks }).split("\n")[0];
  expect(titleOf(answer("pending"))).toBe("### ⏳ 2 files accepted, waiting for a block");
  expect(titleOf(signed, answer("not fitting"))).toBe("### Not time-stamped yet");
  // With a service, what it did not stamp is said beside what clocks have signed.
  const unreached = ran(said);
  expect(titleOf(signed)).not.toContain("reached");
  expect(
    topOf([unreached], { clockAnswers: [signed] })
      .split("\n\n")
      .slice(0, 2),
  ).toEqual([
    "### 🕒 2 files time-stamped by Clock, 27 Nov 2026",
    `No block is known to hold 2 files: the service was not reached. [The run](${runUrl}) says why.`,
  ]);
  const swapped = { ...signed, sha256ByName: new Map([[app.name, "another"]]) };
  expect(titleOf(swapped)).toMatch(/^### 🕒 1 of 2 files time-stamped by Clock, /);
  // That a statement calls a digest time-stamped is no signature.
  const claimed = ranByClocks([app, lib].map((subject) => [subject, { verdict: "timestamped" }]));
  expect(topOf([claimed]).split("\n")[0]).toBe("### Not time-stamped yet");
});
