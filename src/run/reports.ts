import { existsSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import { follow, type Web } from "../api/downloads.ts";
import { takeAtMost } from "../core/bytes.ts";
import { AnchorError, messageOf, toAnchorError, type ErrorCode } from "../core/errors.ts";
import { createNamer, reportFileName } from "../core/file-names.ts";
import { evidenceOf, type Outcome } from "../core/outcome.ts";
import type { Subject } from "../core/subject.ts";
import { toLineName } from "../core/text.ts";
import { isLoopback, safeLink } from "../core/url.ts";
import { writeAtomically, type SavedFile } from "../host/atomic-file.ts";

/** Keeps the service's PDF reports, whose links live for an hour (interface §6). */
export interface ReportStore {
  /** Downloads the report that `outcome` links to, where it does; returns what went wrong. */
  readonly keep: (outcome: Outcome, subject: Subject) => Promise<readonly AnchorError[]>;
  /** By the service's address. */
  readonly saved: ReadonlyMap<string, SavedFile>;
}

/** Largest report in bytes (interface §6). */
const maxReportBytes = 20 * 1024 * 1024;
const timeoutMs = 120_000;

/**
 * @param folder absolute, where the reports are written as `<file>.verification.pdf`
 * @param apiUrl the service's address: a report may be on this machine only where the service is too
 */
export function createReportStore(web: Web, folder: string, apiUrl: URL | undefined, stop: AbortSignal): ReportStore {
  const saved = new Map<string, SavedFile>();
  /** What an earlier run left is removed from the place of this run's report (interface §1.6). */
  const earlier = new Set(existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".pdf")) : []);
  const isAllowed = (url: URL): boolean =>
    safeLink(url.href) !== undefined &&
    (url.protocol === "https:" || (isLoopback(url) && apiUrl !== undefined && isLoopback(apiUrl)));
  const { nameFor } = createNamer(reportFileName);
  return {
    saved,
    keep: async (outcome, subject) => {
      const { report, reportLost } = evidenceOf(outcome) ?? {};
      const lost =
        reportLost === undefined ? [] : [notKept(subject.name, `its request was not answered: ${reportLost}`)];
      const address = report?.url;
      // The ordinary case, which is to cost nothing: no report, and nothing in its place.
      if (address === undefined && earlier.size === 0) return lost;
      const name = nameFor(subject);
      const path = join(folder, name);
      try {
        if (earlier.delete(name)) await rm(path, { force: true });
        if (address === undefined || saved.has(address)) return lost;
        const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
        await writeAtomically(path, readReport(web, { address, subject: subject.name }, isAllowed, signal));
        saved.set(address, { name, path });
        return lost;
      } catch (thrown) {
        return [...lost, toAnchorError(thrown)];
      }
    },
  };
}

/** Whether a verified subject has no report and nothing says why: a lost request for one is reported elsewhere. */
export function lacksReport(outcome: Outcome): boolean {
  const { report, reportLost } = evidenceOf(outcome) ?? {};
  return outcome.kind === "verified" && report === undefined && reportLost === undefined;
}

/** The report's bytes; neither key nor token goes to where they come from. */
async function* readReport(
  web: Web,
  { address, subject }: { readonly address: string; readonly subject: string },
  isAllowed: (url: URL) => boolean,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  try {
    if (!URL.canParse(address)) throw new RangeError("its address is not an https one");
    const rules = { isAllowed, headersFor: () => ({ accept: "application/pdf" }) };
    const { status, body } = await follow(web, new URL(address), signal, rules);
    try {
      if (status !== 200) throw new Error(`it was answered with ${status}`);
      yield* checkedPdf(body);
    } finally {
      body.destroy();
    }
  } catch (thrown) {
    const code = thrown instanceof RangeError ? "REPORT_INVALID" : "REPORT_UNAVAILABLE";
    throw notKept(subject, messageOf(thrown), code, thrown);
  }
}

function notKept(subject: string, why: string, code: ErrorCode = "REPORT_UNAVAILABLE", cause?: unknown): AnchorError {
  const reason = why.replace(/\.$/, "");
  return new AnchorError(code, `The report of ${toLineName(subject)} cannot be kept: ${reason}.`, { cause });
}

/** Lets a PDF of at most 20 MiB through (ISO 32000-1 §7.5.2: it begins with `%PDF-`). */
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
