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

test("the report states the verification, its chain record and that the service is a demonstration", async () => {
  expect(await textOf(await renderReportPdf(facts))).toMatchInlineSnapshot(`
    "Verification report
    LOCAL DEMONSTRATION SERVICE
    Nothing was anchored on a public chain. The chain named below lives on one computer,
    and this report proves nothing to anybody else.
    Verification
    Result
    full match
    SHA3-256
    a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a
    File name
    dist/app.tgz
    File size
    123 bytes
    Verified at
    2026-01-02T03:04:05.678Z
    Request
    request-1
    Chain record
    Block
    7
    Block time
    2026-01-02T00:00:00.000Z
    Block hash
    a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a
    Transaction
    a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a"
  `);
});

test("without a record the report says no match, and leaves out what was not given", async () => {
  const text = await textOf(await renderReportPdf({ ...facts, found: [], fileName: "", fileSize: undefined }));
  expect(text).toContain("no match");
  expect(text).toContain("This hash is in no block.");
  expect(text).not.toContain("File");
});

test("where the past is not kept, the report does not say that the hash is not there", async () => {
  const text = await textOf(await renderReportPdf({ ...facts, found: "unknown" }));
  expect(text).toContain("Result\nunknown");
  expect(text).not.toMatch(/no match|in no block|full match/);
});

test.each([
  [true, "PRIVATE TEST CHAIN: NOTHING IS ON A PUBLIC CHAIN"],
  [false, "THE MAIN CHAIN"],
])("the report of a node's stamp names its chain (a test chain: %s), and what is not anchored", async (demo, title) => {
  const about = { ledger: "node", chain: demo ? "test" : "main", address: "0xABA0", demo } as const;
  const text = await textOf(await renderReportPdf({ ...facts, found: [], about }));
  expect(text.split("\n")).toContain(title);
  expect(text).not.toMatch(/anchored/i);
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
  expect(text.split("\n")).toContain(expected);
  expect(Array.from(text).filter((drawn) => drawn !== "\n" && (drawn < " " || drawn === "\u007f"))).toEqual([]);
});

test("a long file name keeps its beginning and its end and stays inside the page", async () => {
  const text = await textOf(await renderReportPdf({ ...facts, fileName: `first-${"x".repeat(1000)}-last.tgz` }));
  const line = text.split("\n").find((drawn) => drawn.startsWith("first-"));
  expect(line).toMatch(/^first-x+\.\.\.x+-last\.tgz$/);
  expect(line?.length).toBeLessThanOrEqual(66);
});
