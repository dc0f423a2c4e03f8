/** What is kept while subjects are asked about: the journal of stamps, and the service's PDF reports. */
import { existsSync, readdirSync } from "node:fs";
import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";

import { type WebClient, getWithRedirects } from "../api/downloads.ts";
import type { Subject } from "../core/digest.ts";
import { AnchorError, messageOf, toAnchorError, type ErrorCode } from "../core/errors.ts";
import { caselessName, runFiles, createReportNamer, reportFileName } from "../core/file-names.ts";
import { takeAtMost } from "../core/json.ts";
import { type Judgement } from "../core/row.ts";
import { sentence, toLineName } from "../core/text.ts";
import { isLoopback, toSafeLink } from "../core/addresses.ts";
import { hashBytes } from "../hash/hash-file.ts";
import { createAttempts } from "../host/queue.ts";
import { removeTemporaryFiles, retryWhileHeld, writeAtomically } from "../host/files.ts";
import type { Host } from "../host/host.ts";
import { reasonToSkip, serviceAddress, type Inputs } from "../host/inputs.ts";
import { openJournal } from "./journal.ts";

export type JournalAndReports = Readonly<ReturnType<typeof openJournalAndReports>>;

/** Opens the journal and the reports of `folder`, an absolute path. @throws AnchorError `OUTPUT_UNWRITABLE` */
export function openJournalAndReports(
  inputs: Inputs,
  { log, signals, origin }: Pick<Host, "log" | "signals" | "origin">,
  folder: string,
  web: WebClient,
) {
  const { mode, apiUrl, report, releaseAttach } = inputs;
  removeTemporaryFiles(folder, log.warning);
  // Only stamps are written into the journal, but a check reads from it how young an earlier run's stamp is.
  const isAsking = reasonToSkip(inputs) === undefined;
  const hasJournal = isAsking && (mode === "stamp" || existsSync(join(folder, runFiles.journal)));
  const marks = { runId: origin.runId, service: apiUrl?.href ?? "" };
  const journal = hasJournal ? openJournal(folder, marks, log.warning) : undefined;
  const store = createReportStore(web, folder, apiUrl, signals.cancellation.stop);
  const { begin, errors } = createAttempts();
  // A report that could not be kept fails the run only if it was to be attached.
  const isAttached = releaseAttach === "assets" || releaseAttach === "both";
  const warn = (error: AnchorError): void =>
    log.warning(`${sentence(error.message)} ${error.hintFor(log.front)}`, { title: error.code });
  const isWanted = mode === "verify" && report && serviceAddress(inputs) !== "";
  let isWarned = false;
  const warnOfMissing = (judgement: Judgement, { name }: Subject): void => {
    const { report: link, reportLost } = judgement.answer ?? {};
    // Of a report that `reportLost` says is lost, `keep` returns an error, so nothing is said of it here.
    if (isWarned || judgement.verdict !== "verified" || link !== undefined || reportLost !== undefined) return;
    isWarned = true;
    const message = `The service verified ${toLineName(name)}, but sent no report (PDF). This is said only once.`;
    log.warning(message, { title: "REPORT_UNAVAILABLE" });
  };
  return {
    /** Asks about a target, and downloads at once the report that the answer links to: links expire soon. */
    askAndSaveReport: async (target: Subject, ask: () => Promise<Judgement>): Promise<Judgement> => {
      const onLost = isAttached ? begin() : warn;
      const judgement = await ask();
      if (isWanted) warnOfMissing(judgement, target);
      (await store.keep(judgement, target)).forEach(onLost);
      return judgement;
    },
    /** The journal of stamps; absent where the run sends no request, or does not stamp and finds no journal. */
    journal,
    reports: store.saved,
    /** The errors of reports that were to be attached and could not be kept; they fail the run. */
    errors,
    [Symbol.dispose]: () => journal?.close(),
  };
}

const lostReportHint =
  "The report is the service's PDF about a verification, and may have been paid for. The verdict on your files stands without it. Verify again only if you want the report: that is a new payment.";

const maxReportBytes = 20 * 1024 * 1024;
const reportTimeoutMs = 120_000;

/** Keeps the service's PDF reports, whose links live for an hour; `folder` is absolute. */
export function createReportStore(web: WebClient, folder: string, apiUrl: URL | undefined, stop: AbortSignal) {
  const saved = new Map<string, { readonly name: string; readonly path: string }>();
  // An earlier run's report is renamed where this run needs its name.
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const reports = entries.filter((one) => one.isFile() && one.name.endsWith(".pdf")).map(({ name }) => name);
  const earlier = new Map(reports.map((name) => [caselessName(name), name]));
  const isAllowed = (url: URL): boolean =>
    toSafeLink(url.href) !== undefined &&
    (url.protocol === "https:" || (isLoopback(url) && apiUrl !== undefined && isLoopback(apiUrl)));
  const nameFor = createReportNamer();
  return {
    /** Reports on disk, by the address from which each was downloaded. */
    saved,
    /** Downloads the report that `judgement` links to, if it links to one; returns the errors. */
    keep: async (judgement: Judgement, subject: Subject): Promise<readonly AnchorError[]> => {
      const { report, reportLost } = judgement.answer ?? {};
      const why = `the answer to its request was lost: ${reportLost}`;
      const advice = { hint: lostReportHint };
      const lost = reportLost === undefined ? [] : [notKept(subject.name, why, "REPORT_UNAVAILABLE", advice)];
      const address = report?.url;
      // A quick way for the usual case: no report to save, and no earlier one to rename.
      if (address === undefined && earlier.size === 0) return lost;
      const name = nameFor(subject);
      const path = join(folder, name);
      try {
        const replaced = earlier.get(caselessName(name));
        if (replaced !== undefined) {
          earlier.delete(caselessName(name));
          // The old report is kept under another name, since it was paid for.
          const old = join(folder, replaced);
          const kept = join(folder, reportFileName(subject.name, hashBytes(await readFile(old)), true));
          await retryWhileHeld(() => rename(old, kept));
        }
        if (address === undefined || saved.has(address)) return lost;
        const signal = AbortSignal.any([stop, AbortSignal.timeout(reportTimeoutMs)]);
        await writeAtomically(path, readReport(web, { address, subject: subject.name }, isAllowed, signal));
        saved.set(address, { name, path });
        return lost;
      } catch (thrown) {
        return [...lost, toAnchorError(thrown)];
      }
    },
  };
}

/** Yields the report's bytes; neither key nor token is sent to the report's host. */
async function* readReport(
  web: WebClient,
  { address, subject }: { readonly address: string; readonly subject: string },
  isAllowed: (url: URL) => boolean,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  try {
    if (!URL.canParse(address)) throw new RangeError("its address does not begin with https://");
    const rules = { isAllowed, headersFor: () => ({ accept: "application/pdf" }) };
    const { status, body } = await getWithRedirects(web, new URL(address), signal, rules);
    try {
      if (status !== 200) throw new Error(`its server answered ${status}`);
      yield* checkedPdf(body);
    } finally {
      body.destroy();
    }
  } catch (thrown) {
    const code = thrown instanceof RangeError ? "REPORT_INVALID" : "REPORT_UNAVAILABLE";
    throw notKept(subject, messageOf(thrown), code, { cause: thrown });
  }
}

function notKept(
  subject: string,
  why: string,
  code: ErrorCode,
  options: { readonly cause?: unknown; readonly hint?: string },
): AnchorError {
  return new AnchorError(code, sentence(`The report of ${toLineName(subject)} could not be saved: ${why}`), options);
}

/** Passes on a PDF of at most 20 MiB (ISO 32000-1 §7.5.2: it begins with `%PDF-`). */
async function* checkedPdf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0);
  const tooLarge = () => new RangeError("it is larger than 20 MiB");
  for await (const chunk of takeAtMost(body, maxReportBytes, tooLarge)) {
    if (head.length < 5) head = Buffer.concat([head, chunk.subarray(0, 5)]).subarray(0, 5);
    if (!"%PDF-".startsWith(head.toString("latin1"))) throw new RangeError("it is not a PDF");
    yield chunk;
  }
  if (head.length < 5) throw new RangeError("it is not a PDF");
}
