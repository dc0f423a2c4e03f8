/** What a run keeps on disk while it asks about subjects: the journal of stamps, and the service's PDF reports. */
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
import { createErrorCollector } from "../host/queue.ts";
import { removeTemporaryFiles, retryWhileHeld, writeAtomically } from "../host/files.ts";
import type { Host } from "../host/host.ts";
import { reasonToSkip, serviceAddressOf, sourceOf, type Inputs } from "../host/inputs.ts";
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
  const sendsRequests = reasonToSkip(inputs) === undefined;
  const hasJournal = sendsRequests && (mode === "stamp" || existsSync(join(folder, runFiles.journal)));
  // Chain nodes see the stamps of every service, and a run that asks them writes no line.
  const lineFacts = { runId: origin.runId, service: sourceOf(inputs) === "nodes" ? undefined : (apiUrl?.href ?? "") };
  const warn = (error: AnchorError): void =>
    log.warning(`${sentence(error.message)} ${error.hintFor(log.front)}`, { title: error.code });
  const journal = hasJournal ? openJournal(folder, lineFacts, warn) : undefined;
  const reportStore = createReportStore(web, folder, apiUrl, signals.cancellation.stop);
  const { beginAttempt, errors } = createErrorCollector();
  // A report that could not be kept fails the run only if it was to be attached.
  const areReportsAttached = releaseAttach === "assets" || releaseAttach === "both";
  const isReportWanted = mode === "verify" && report && serviceAddressOf(inputs) !== "";
  let hasWarned = false;
  const warnOfMissingReport = (judgement: Judgement, { name }: Subject): void => {
    const { report: reportLink, reportLost } = judgement.answer ?? {};
    // There is no warning of a report that `reportLost` says is lost, since `keep` returns an error for it.
    if (hasWarned || judgement.verdict !== "verified" || reportLink !== undefined || reportLost !== undefined) return;
    hasWarned = true;
    const message = `The service verified ${toLineName(name)}, but sent no report (PDF). This is said only once.`;
    log.warning(message, { title: "REPORT_UNAVAILABLE" });
  };
  return {
    /** Asks about a target, and downloads at once the report that the answer links to: links expire soon. */
    askAndSaveReport: async (target: Subject, ask: () => Promise<Judgement>): Promise<Judgement> => {
      const onReportLost = areReportsAttached ? beginAttempt() : warn;
      const judgement = await ask();
      if (isReportWanted) warnOfMissingReport(judgement, target);
      (await reportStore.keep(judgement, target)).forEach(onReportLost);
      return judgement;
    },
    /** The journal of stamps; absent where the run sends no request, or does not stamp and finds no journal. */
    journal,
    reports: reportStore.savedReportByUrl,
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
  const savedReportByUrl = new Map<string, { readonly name: string; readonly path: string }>();
  // An earlier run's report is renamed where this run needs its name.
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const reportNames = entries.filter((one) => one.isFile() && one.name.endsWith(".pdf")).map(({ name }) => name);
  const earlierNames = new Map(reportNames.map((name) => [caselessName(name), name]));
  const isAllowed = (url: URL): boolean =>
    toSafeLink(url.href) !== undefined &&
    (url.protocol === "https:" || (isLoopback(url) && apiUrl !== undefined && isLoopback(apiUrl)));
  const nameFor = createReportNamer();
  return {
    /** The reports on disk that this run saved, by the address from which each was downloaded. */
    savedReportByUrl,
    /** Downloads the report that `judgement` links to, if it links to one; returns the errors. */
    keep: async (judgement: Judgement, subject: Subject): Promise<readonly AnchorError[]> => {
      const { report, reportLost } = judgement.answer ?? {};
      const reason = `the answer to its request was lost: ${reportLost}`;
      const options = { hint: lostReportHint };
      const lostErrors =
        reportLost === undefined ? [] : [toReportError(subject.name, reason, "REPORT_UNAVAILABLE", options)];
      const address = report?.url;
      // A quick way for the usual case: no report to save, and no earlier one to rename.
      if (address === undefined && earlierNames.size === 0) return lostErrors;
      const name = nameFor(subject);
      const path = join(folder, name);
      try {
        const earlierName = earlierNames.get(caselessName(name));
        if (earlierName !== undefined) {
          earlierNames.delete(caselessName(name));
          // The old report is kept under another name, since it was paid for.
          const oldPath = join(folder, earlierName);
          const keptPath = join(folder, reportFileName(subject.name, hashBytes(await readFile(oldPath)), true));
          await retryWhileHeld(() => rename(oldPath, keptPath));
        }
        if (address === undefined || savedReportByUrl.has(address)) return lostErrors;
        const signal = AbortSignal.any([stop, AbortSignal.timeout(reportTimeoutMs)]);
        await writeAtomically(path, readReport(web, { address, subject: subject.name }, isAllowed, signal));
        savedReportByUrl.set(address, { name, path });
        return lostErrors;
      } catch (thrown) {
        return [...lostErrors, toAnchorError(thrown)];
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
    const requestRules = { isAllowed, headersFor: () => ({ accept: "application/pdf" }) };
    const { status, body } = await getWithRedirects(web, new URL(address), signal, requestRules);
    try {
      if (status !== 200) throw new Error(`its server answered ${status}`);
      yield* checkPdf(body);
    } finally {
      body.destroy();
    }
  } catch (thrown) {
    const code = thrown instanceof RangeError ? "REPORT_INVALID" : "REPORT_UNAVAILABLE";
    throw toReportError(subject, messageOf(thrown), code, { cause: thrown });
  }
}

function toReportError(
  subject: string,
  why: string,
  code: ErrorCode,
  options: { readonly cause?: unknown; readonly hint?: string },
): AnchorError {
  return new AnchorError(code, sentence(`The report of ${toLineName(subject)} could not be saved: ${why}`), options);
}

/** Passes on a PDF of at most 20 MiB (ISO 32000-1 §7.5.2: it begins with `%PDF-`). */
async function* checkPdf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let firstBytes = Buffer.alloc(0);
  const toSizeError = () => new RangeError("it is larger than 20 MiB");
  for await (const chunk of takeAtMost(body, maxReportBytes, toSizeError)) {
    if (firstBytes.length < 5) firstBytes = Buffer.concat([firstBytes, chunk.subarray(0, 5)]).subarray(0, 5);
    if (!"%PDF-".startsWith(firstBytes.toString("latin1"))) throw new RangeError("it is not a PDF");
    yield chunk;
  }
  if (firstBytes.length < 5) throw new RangeError("it is not a PDF");
}
