/** The PDF report of a verification: one page, which says first since when the file has existed. */
import { PDFDocument, StandardFonts, breakTextIntoLines, rgb, type PDFFont, type PDFPage } from "pdf-lib";

import { explorerPageOf, renderChainName, toServiceChain } from "../../src/core/addresses.ts";
import { toReadableMinute } from "../../src/core/text.ts";
import type { About, ChainLocation, FoundLocations } from "../ledger/chain.ts";
import { toChainData, verifyResultOf } from "./reply-data.ts";

/** The facts of one verification by hash; `fileSize` in bytes when it was given. */
export interface ReportFacts {
  readonly digest: string;
  readonly fileName?: string | undefined;
  readonly fileSize?: number | undefined;
  readonly found: FoundLocations;
  readonly time: Date;
  readonly requestId: string;
  /** The address at which the client reached the service that makes the report. */
  readonly baseUrl: string;
  /** The chain on which the digest was verified; the local chain when absent. */
  readonly about?: Pick<About, "ledger" | "chain" | "chainName" | "demo"> | undefined;
}

/** A row without a value is left out. */
type ReportRow = readonly [label: string, value: string | undefined];
/** The page, which knows how far down it is written, and its fonts. */
type Sheet = Readonly<{ page: PDFPage } & Record<"plain" | "bold" | "mono", PDFFont>>;

const margin = 56;
const black = rgb(0.1, 0.1, 0.12);
const grey = rgb(0.42, 0.42, 0.46);
const red = rgb(0.72, 0.11, 0.11);
const green = rgb(0.1, 0.5, 0.25);
const amber = rgb(0.75, 0.45, 0);

/** Characters of the monospaced font that fit between the value column and the right margin. */
const valueLength = 66;

/** Renders a one-page PDF that states `facts` and their source; equal facts give equal bytes. */
export async function renderReportPdf(facts: ReportFacts): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const isLocal = facts.about?.ledger !== "node";
  document.setTitle(isLocal ? "Verification report of a local demonstration service" : "Verification report");
  const maker = isLocal ? "anchor-artifacts local service" : "anchor-artifacts service";
  document.setCreator(maker);
  document.setProducer(maker);
  document.setCreationDate(facts.time);
  document.setModificationDate(facts.time);
  const page = document.addPage([595, 842]);
  page.moveTo(margin, 792);
  const sheet = {
    page,
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    mono: await document.embedFont(StandardFonts.Courier),
  };
  drawReport(sheet, facts);
  return Uint8Array.from(await document.save());
}

/** Writes `text`, wrapped between words and behind slashes. */
function write(
  { page, plain }: Sheet,
  text: string,
  { size = 10, font = plain, color = black, indent = 0, gap = 6 } = {},
): void {
  const maxWidth = page.getWidth() - 2 * margin - indent;
  const widthOf = (row: string): number => font.widthOfTextAtSize(row, size);
  for (const row of breakTextIntoLines(toPrintable(text, font), [" ", "/"], maxWidth, widthOf)) {
    page.moveDown(size * 1.4);
    page.drawText(row.trimEnd(), { x: margin + indent, size, font, color });
  }
  page.moveDown(gap);
}

function writeTitle(sheet: Sheet, text: string): void {
  sheet.page.moveDown(8);
  write(sheet, text, { size: 12, font: sheet.bold, gap: 2 });
}

function writeRows({ page, plain, mono }: Sheet, rows: readonly ReportRow[]): void {
  for (const [label, value] of rows) {
    if (value === undefined) continue;
    page.moveDown(16);
    page.drawText(label, { size: 9.5, font: plain, color: grey });
    page.drawText(toPrintable(shortenValue(value), mono), { x: margin + 92, size: 9.5, font: mono, color: black });
  }
  page.moveDown(8);
}

/** White lines in SVG, in a square of 52 points, on a disc of a colour. */
const marks = {
  yes: { path: "M14 26 L23 35 L38 17", color: green },
  no: { path: "M16 16 L36 36 M16 36 L36 16", color: red },
  unknown: { path: "M15 26 L37 26", color: amber },
} as const;

/** What a report says first; `oldest` is the first record, where there is one. */
function describeVerdict({ found, about }: ReportFacts, oldest: ChainLocation | undefined, chain: string) {
  if (found === "unknown") {
    const detail = "Its digest is not in the part of the chain that can be seen from here.";
    return { mark: marks.unknown, headline: "Not known: the chain may hold this file.", detail };
  }
  if (oldest === undefined) {
    const detail = `Its digest is in no block of ${chain}.`;
    return { mark: marks.no, headline: "The chain does not hold this file.", detail };
  }
  const { time, height } = oldest;
  const detail = `Block ${height} of ${chain} holds its digest.`;
  if (isDemonstration(about)) return { mark: marks.unknown, headline: "A demonstration: this proves nothing.", detail };
  const date = time === undefined ? `the time of block ${height}` : toReadableMinute(new Date(time));
  return { mark: marks.yes, headline: `This file existed by ${date}.`, detail };
}

function isDemonstration(about: ReportFacts["about"]): boolean {
  return about?.ledger !== "node" || about.demo;
}

const warning =
  "NOTHING IS ON A PUBLIC CHAIN. The chain named here is a private one for tests: its owner can make any block of any date.";
const proved =
  "Exactly these bytes existed by the date of the block: other bytes have another digest. It does not say who made them, nor that what they do is safe.";

function drawReport(sheet: Sheet, facts: ReportFacts): void {
  const { about, digest, found } = facts;
  const said = toServiceChain(about?.chainName ?? "");
  const chain = renderChainName(said) || (about?.ledger === "node" ? `the ${about.chain} chain` : "the local chain");
  const oldest = found === "unknown" ? undefined : found[0];
  const { mark, headline, detail } = describeVerdict(facts, oldest, chain);
  write(sheet, `Verification report by ${new URL(facts.baseUrl).host}`, { size: 11, color: grey, gap: 14 });
  const { page, bold, mono } = sheet;
  page.drawCircle({ x: margin + 26, y: page.getY() - 26, size: 26, color: mark.color });
  page.drawSvgPath(mark.path, { borderColor: rgb(1, 1, 1), borderWidth: 5 });
  write(sheet, headline, { size: 19, font: bold, color: mark.color, indent: 68, gap: 3 });
  write(sheet, detail, { size: 11, indent: 68, gap: 16 });
  if (isDemonstration(about)) write(sheet, warning, { size: 11, font: bold, color: red, gap: 10 });
  writeTitle(sheet, "The file");
  writeRows(sheet, fileRows(facts, toPrintable(facts.fileName ?? "", mono) === (facts.fileName ?? "")));
  writeTitle(sheet, "The chain's record");
  writeRows(sheet, oldest === undefined ? [["Chain", chain]] : recordRows(oldest, chain));
  if (mark === marks.yes) {
    writeTitle(sheet, "What it proves");
    write(sheet, proved);
  }
  // The embedded ledger has no nodes to ask.
  if (about?.ledger === "node")
    drawCheck(sheet, digest, oldest && said.explorer && explorerPageOf(said.explorer, toChainData(digest, oldest)));
}

function drawCheck(sheet: Sheet, digest: string, address: string | undefined): void {
  writeTitle(sheet, "How to check it without this service");
  write(sheet, "1. Compute the digest of your file, and compare it with the one above:", { gap: 0 });
  write(sheet, "openssl dgst -sha3-256 FILE", { size: 9.5, font: sheet.mono, indent: 14 });
  write(sheet, "2. Ask any node of this chain that keeps its past where the digest stands:", { gap: 0 });
  write(sheet, `coins state:0x${digest.toUpperCase()}`, { size: 9.5, font: sheet.mono, indent: 14 });
  if (address === undefined) return;
  write(sheet, "Or look the block up, and compare its date with the one above:", { gap: 0 });
  write(sheet, address, { size: 9.5, font: sheet.mono, indent: 14 });
}

function fileRows(
  { digest, fileName, fileSize, found, time, requestId }: ReportFacts,
  isWhole: boolean,
): readonly ReportRow[] {
  return [
    ["Name", fileName || undefined],
    // Names in other alphabets would all look alike: rows of question marks.
    ["", isWhole ? undefined : "(? stands for what cannot be printed here: compare the digest)"],
    ["Size", fileSize === undefined ? undefined : `${fileSize.toLocaleString("en")} bytes`],
    ["SHA3-256", digest],
    ["Result", verifyResultOf(found)],
    ["Verified at", toReadableMinute(time)],
    ["Request", requestId],
  ];
}

function recordRows(record: ChainLocation, chain: string): readonly ReportRow[] {
  const { height, time, blockHash, transactionId, coinId, address } = record;
  return [
    ["Chain", chain],
    ["Block", String(height)],
    ["Block's date", time === undefined ? undefined : new Date(time).toISOString()],
    ["Block's hash", blockHash],
    ["Transaction", transactionId],
    ["Coin", coinId],
    ["Address", address],
  ];
}

/** Shortens `text` in its middle where it would pass the right margin. */
function shortenValue(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= valueLength) return text;
  const half = Math.floor((valueLength - 3) / 2);
  return `${characters.slice(0, half).join("")}...${characters.slice(-half).join("")}`;
}

/** Replaces by `?` every character that `font` lacks: the standard fonts know Western Europe and no control codes. */
function toPrintable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  return Array.from(text, (character) => (known.has(character.codePointAt(0) ?? 0) ? character : "?")).join("");
}
