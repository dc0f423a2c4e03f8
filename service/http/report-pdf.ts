/** The PDF report of a verification. */
import { PDFDocument, StandardFonts, rgb, type PDFFont, type PDFPage } from "pdf-lib";

import type { About, FoundLocations } from "../ledger/backend.ts";
import { verifyResultOf } from "./reply-data.ts";

/** The facts of one verification by hash; `fileSize` in bytes when it was given. */
export interface ReportFacts {
  readonly digest: string;
  readonly fileName?: string | undefined;
  readonly fileSize?: number | undefined;
  readonly found: FoundLocations;
  readonly time: Date;
  readonly requestId: string;
  /** The chain on which the digest was verified; the local chain when absent. */
  readonly about?: Pick<About, "ledger" | "chain" | "address" | "demo"> | undefined;
}

/** A row without a value is left out. */
type ReportRow = readonly [label: string, value: string | undefined];

const page = { width: 595, height: 842, margin: 56 };
const black = rgb(0.1, 0.1, 0.12);
const grey = rgb(0.42, 0.42, 0.46);
const red = rgb(0.72, 0.11, 0.11);

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
  const canvas = document.addPage([page.width, page.height]);
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    mono: await document.embedFont(StandardFonts.Courier),
  };
  drawHead(canvas, fonts, describeLedger(facts.about));
  const below = drawSection(canvas, fonts, { title: "Verification", rows: verificationRows(facts), y: 640 });
  drawSection(canvas, fonts, { title: "Chain record", rows: recordRows(facts), y: below - 22 });
  return Uint8Array.from(await document.save());
}

/** Describes the chain: what a reader of the report must know before anything else. */
function describeLedger(about: ReportFacts["about"]) {
  if (about?.ledger !== "node") {
    const lines =
      "Nothing was anchored on a public chain. The chain named below lives on one computer,\nand this report proves nothing to anybody else.";
    return { title: "LOCAL DEMONSTRATION SERVICE", lines };
  }
  const lines =
    "Any node of this chain that keeps its past tells the same without this service: ask\nit for coins whose state is 0x and the hash in upper case.";
  return { title: about.demo ? "PRIVATE TEST CHAIN: NOTHING IS ON A PUBLIC CHAIN" : "THE MAIN CHAIN", lines };
}

type Fonts = Readonly<Record<"plain" | "bold" | "mono", PDFFont>>;

function drawHead(canvas: PDFPage, { plain, bold }: Fonts, { title, lines }: ReturnType<typeof describeLedger>): void {
  const x = page.margin;
  canvas.drawText("Verification report", { x, y: 762, size: 24, font: bold, color: black });
  const box = { x, y: 674, width: page.width - 2 * x, height: 66 };
  canvas.drawRectangle({ ...box, borderColor: red, borderWidth: 1.5, color: rgb(1, 0.95, 0.95) });
  canvas.drawText(title, { x: x + 14, y: 716, size: 13, font: bold, color: red });
  canvas.drawText(lines, { x: x + 14, y: 699, size: 10, lineHeight: 14, font: plain, color: black });
}

/** Draws a heading and its rows from `y` downwards; returns where the next section may begin. */
function drawSection(
  canvas: PDFPage,
  { plain, bold, mono }: Fonts,
  { title, rows, y }: { readonly title: string; readonly rows: readonly ReportRow[]; readonly y: number },
): number {
  const x = page.margin;
  canvas.drawText(title, { x, y: y - 6, size: 13, font: bold, color: black });
  let line = y - 30;
  for (const [label, value] of rows) {
    if (value === undefined) continue;
    canvas.drawText(label, { x, y: line, size: 9.5, font: plain, color: grey });
    canvas.drawText(toPrintable(value, mono), { x: x + 92, y: line, size: 9.5, font: mono, color: black });
    line -= 18;
  }
  return line;
}

function verificationRows(facts: ReportFacts): readonly ReportRow[] {
  const { digest, fileName, fileSize, found, time, requestId } = facts;
  return [
    ["Result", verifyResultOf(found)],
    ["SHA3-256", digest],
    ["File name", fileName ? shortenValue(fileName) : undefined],
    ["File size", fileSize === undefined ? undefined : `${fileSize} bytes`],
    ["Verified at", time.toISOString()],
    ["Request", shortenValue(requestId)],
  ];
}

function recordRows({ found, about }: ReportFacts): readonly ReportRow[] {
  if (found === "unknown") return [["Unknown", "Not in the part of the chain that can be seen from here."]];
  const [oldest] = found;
  if (oldest === undefined) return [["None", "This hash is in no block."]];
  const { height, time, blockHash, transactionId, coinId, address } = oldest;
  return [
    ["Chain", about?.ledger === "node" ? about.chain : undefined],
    ["Block", String(height)],
    ["Block time", time === undefined ? undefined : new Date(time).toISOString()],
    ["Block hash", blockHash],
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
