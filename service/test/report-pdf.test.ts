import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from "pdf-lib";
import { expect, test } from "vitest";

import { emptyDigest } from "../../src/core/digest.ts";
import { renderReportPdf, type ReportFacts } from "../http/report-pdf.ts";

const facts: ReportFacts = {
  digest: emptyDigest,
  fileName: "dist/app.tgz",
  fileSize: 123,
  found: [{ height: 7, time: Date.UTC(2026, 0, 2), blockHash: emptyDigest, transactionId: emptyDigest }],
  time: new Date("2026-01-02T03:04:05.678Z"),
  requestId: "request-1",
  baseUrl: "https://anchor.example/core",
};

/** The text drawn on the only page, one drawn string a line, as the bytes of its encoding. */
async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  expect(document.getPageCount()).toBe(1);
  const contents = document.getPage(0).node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray().map((item) => document.context.lookup(item)) : [];
  const operators = streams.map((stream) =>
    stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1") : "",
  );
  const strings = operators.join("\n").matchAll(/<([0-9A-F]*)> Tj/gi);
  return Array.from(strings, ([, hex = ""]) => Buffer.from(hex, "hex").toString("latin1")).join("\n");
}

const found = facts.found;
const about = {
  ledger: "node",
  chain: "main",
  chainName: "X https://explorer.example/b/{block}",
  demo: false,
} as const;

test("the report says first since when the file has existed, and last how to check that without the service", async () => {
  expect(await textOf(await renderReportPdf({ ...facts, about }))).toMatchInlineSnapshot(`
    "Verification report by anchor.example
    This file existed by 2 Jan 2026 00:00 UTC.
    Block 7 of X holds its digest.
    The file
    Name
    dist/app.tgz
    Size
    123 bytes
    SHA3-256
    a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a
    Result
    full match
    Verified at
    2 Jan 2026 03:04 UTC
    Request
    request-1
    The chain's record
    Chain
    X
    Block
    7
    Block's date
    2026-01-02T00:00:00.000Z
    Block's hash
    a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a
    Transaction
    a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a
    What it proves
    Exactly these bytes existed by the date of the block: other bytes have another digest. It does not say who
    made them, nor that what they do is safe.
    How to check it without this service
    1. Compute the digest of your file, and compare it with the one above:
    openssl dgst -sha3-256 FILE
    2. Ask any node of this chain that keeps its past where the digest stands:
    coins state:0xA7FFC6F8BF1ED76651C14756A061D662F580FF4DE43B49FA82D80A4B80F8434A
    Or look the block up, and compare its date with the one above:
    https://explorer.example/b/7"
  `);
});

test("a report without a record says so, promises no date, and leaves out what was not given", async () => {
  const text = await textOf(await renderReportPdf({ ...facts, about, found: [], fileName: "", fileSize: undefined }));
  expect(text).toContain("The chain does not hold this file.\nIts digest is in no block of X.");
  expect(text).toContain("Result\nno match");
  expect(text).not.toMatch(/existed|What it proves|^Name|^Size/m);
});

test("where the past is not kept, the report does not say that the hash is not there", async () => {
  const text = await textOf(await renderReportPdf({ ...facts, about, found: "unknown" }));
  expect(text).toContain("Result\nunknown");
  expect(text).not.toMatch(/no match|no block|does not hold|full match|existed/);
});

test.each([undefined, { ...about, chain: "test", demo: true }, { ...about, ledger: "embedded", demo: false } as const])(
  "the report of a chain that is not public proves nothing: %j",
  async (chain) => {
    const text = await textOf(await renderReportPdf({ ...facts, found, about: chain }));
    expect(text).toMatch(/A demonstration: this proves nothing\.[\s\S]*NOTHING IS ON A PUBLIC CHAIN/);
    expect(text).not.toMatch(/existed|What it proves/);
  },
);

test.each([
  "javascript:/{block}",
  "http://explorer.example/{block}",
  "https://explorer.example/",
  "https://e.example/{transaction}",
])("no link is made of the explorer's address %j", async (explorer) => {
  const [{ transactionId: _, ...record } = { height: 7 }] = found === "unknown" ? [] : found;
  const named = { ...about, chainName: `X ${explorer}` };
  const text = await textOf(await renderReportPdf({ ...facts, found: [record], about: named }));
  expect(text).toMatch(/^Chain\nX$/m);
  expect(text).not.toMatch(/javascript:|https?:|Or look/);
});

test("equal facts give equal bytes, other facts other bytes", async () => {
  const first = await renderReportPdf(facts);
  expect(await renderReportPdf(facts)).toEqual(first);
  expect(await renderReportPdf({ ...facts, fileSize: 124 })).not.toEqual(first);
});

test("a file name of any characters is drawn in one line without control characters", async () => {
  const fileName = "日本/\u0000\u001b[31m\n(a)\\ \u202e\ud83d\ude00\ud800 é–.tgz";
  const text = await textOf(await renderReportPdf({ ...facts, fileName }));
  const expected = Buffer.from("??/??[31m?(a)\\ ??? \xe9\x96.tgz", "latin1").toString("latin1");
  const note = "(? stands for what cannot be printed here: compare the digest)";
  expect(text.split("\n")).toEqual(expect.arrayContaining([expected, note]));
  expect(Array.from(text).filter((drawn) => drawn !== "\n" && (drawn < " " || drawn === "\u007f"))).toEqual([]);
});

test("a long file name keeps its beginning and its end and stays inside the page", async () => {
  const text = await textOf(await renderReportPdf({ ...facts, fileName: `first-${"x".repeat(1000)}-last.tgz` }));
  const line = text.split("\n").find((drawn) => drawn.startsWith("first-"));
  expect(line).toMatch(/^first-x+\.\.\.x+-last\.tgz$/);
  expect(line?.length).toBeLessThanOrEqual(66);
});
