/** Results as JSON: the result of a tool for assistants, and `results.json`, which says what a run found out. */
import type { Digest } from "../core/digest.ts";
import { lostStampAdvice } from "../words/front.ts";
import { withoutUndefined } from "../core/members.ts";
import { renderNote, requestIdOf, type Judgement, type ReportLink, type AnswerFacts, type Row } from "../core/row.ts";
import { version } from "../core/version.ts";
import { areFromTestChain, findAnchoring, operationOf, type Run, tallyOf, type Mode } from "../evidence/run.ts";
import { demonstrationNote, verdictSentences } from "../words/result-words.ts";
import { verdictFacts } from "../words/verdicts.ts";
import { nonEmpty, plainText, textLimits, sentence } from "../core/text.ts";
import { toSafeLink } from "../core/addresses.ts";

const resultKinds = {
  stamp: "service/stamp_result@v2",
  check: "service/check_hash_result@v2",
  verify: "service/verify_result@v2",
} as const satisfies Record<Mode, string>;

/**
 * Converts a judgement. The service's texts are cut, and have no control or bidi characters. Only a verification has
 * `links`, to addresses that pass {@link toSafeLink}; `error` is set if `status` is `failed`.
 * @param digest the digest that was asked about; without it, the summary names no block
 */
export function toToolResult(mode: Mode, judgement: Judgement, digest?: Digest) {
  const { status } = verdictFacts[judgement.verdict];
  const { error, restsOn } = judgement;
  const sources = judgement.sources?.map(({ url, verdict: said, ...known }) => plainMembers({ url, said, ...known }));
  return {
    kind: resultKinds[mode],
    // A check does not wait for a block, so its result is `unknown` in place of `pending`.
    status: mode === "check" && status === "pending" ? "unknown" : status,
    summary: toSummary(mode, judgement, digest),
    data: {
      ...(mode === "check" ? toCheckData(judgement, digest) : toVerificationData(judgement)),
      ...withoutUndefined({ sources, rests_on: restsOn }),
    },
    ...(mode === "verify" && { links: toLinks(judgement.answer?.report) }),
    ...(error && { error: { code: error.code, message: plainText(error.message), hint: error.hint } }),
  };
}

function toLinks(report: ReportLink | undefined) {
  const href = report && toSafeLink(report.url);
  if (report === undefined || href === undefined) return [];
  const expiry = textInForm(report.expiresIn, /^\d{1,4} (?:second|minute|hour|day)s?$/);
  return [{ rel: "report" as const, href, label: `Verification report (PDF${expiry && `, expires in ${expiry}`})` }];
}

/** Makes a check's data. `found` is absent if the answer is not known: an outage must never read as *not found*. */
function toCheckData(judgement: Judgement, digest: Digest | undefined) {
  const answer = judgement.answer;
  const { answerId, service, date, result, demo } = answer ?? {};
  const message = optionalText(answer?.message);
  const isAnswered = judgement.verdict === "found" || judgement.verdict === "not-found";
  return withoutUndefined({
    found: isAnswered ? judgement.verdict === "found" : undefined,
    message: (isAnswered && message) || plainText(toSentence(judgement, digest)),
    // `_raw` has only members that were parsed, so that no unchecked text reaches an assistant.
    _raw: withoutUndefined({
      ...plainMembers({ requestId: answerId }),
      message,
      ...plainMembers({ service, timestamp: date, hash: answer && digest, data: result, demo }),
    }),
  });
}

function toVerificationData(judgement: Judgement) {
  const note = optionalText(renderNoteWithAdvice(judgement));
  const answer = judgement.answer;
  if (answer === undefined) return withoutUndefined({ note });
  const { result, method, uniqueHashes, records, segments, report, message } = answer;
  const { service, date, address, nftCoinId, nftTxnId, demo } = answer;
  return withoutUndefined({
    ...plainMembers({ result, method, unique_hashes: uniqueHashes }),
    blockchainData: records.map(plainMembers),
    fileSegments: segments.map(plainMembers),
    reportFile:
      report &&
      withoutUndefined({
        ...plainMembers({ fileName: report.fileName }),
        downloadUrl: toSafeLink(report.url),
        ...plainMembers({ fileSize: report.size, expiresIn: report.expiresIn }),
      }),
    message: optionalText(message),
    ...plainMembers({ service, date, address, nftCoinId, nftTxnId, demo }),
    note,
  });
}

/** Returns the members of a flat object, with every text made plain, without members that are undefined. */
function plainMembers(members: object): object {
  const plain: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(members) as [string, unknown][]) {
    if (value !== undefined) plain[name] = typeof value === "string" ? plainText(value, textLimits.word) : value;
  }
  return plain;
}

function optionalText(text: string | undefined): string | undefined {
  return text === undefined ? undefined : plainText(text);
}

/** Renders the verdict, then what the answer adds: the words of a verification, a lost report, a demonstration. */
function toSummary(mode: Mode, judgement: Judgement, digest: Digest | undefined): string {
  const soleNodeText = judgement.restsOn === undefined ? "" : ` This rests on the word of ${judgement.restsOn} alone.`;
  const verdictText = toSentence(judgement, digest) + soleNodeText;
  const answer = judgement.answer;
  if (mode === "check" || answer === undefined) return verdictText;
  const answerText = mode === "verify" ? renderAnswer(answer) : "";
  const { demo, reportLost } = answer;
  const lostReportText =
    reportLost &&
    `The report may have been paid for and is lost: ${sentence(reportLost)} A new report is a new payment.`;
  return nonEmpty([verdictText, answerText, lostReportText, demo && demonstrationNote]).join(" ");
}

function toSentence(judgement: Judgement, digest: Digest | undefined): string {
  const words = verdictSentences[judgement.verdict];
  if (judgement.error !== undefined) {
    const { code, message, hint } = judgement.error;
    return `${words} with ${code}: ${sentence(plainText(message))} ${hint}`;
  }
  if (judgement.verdict === "already-anchored") return `${words}: ${renderFirstSeen(judgement.answer, digest)}.`;
  const note = renderNoteWithAdvice(judgement);
  return note === undefined ? words : `${words}${judgement.verdict === "accepted" ? "" : ":"} ${plainText(note)}`;
}

/** Renders the note and, for a stamp without a clear answer, advice for assistants, which cannot run a job again. */
function renderNoteWithAdvice(judgement: Judgement): string | undefined {
  const note = renderNote(judgement);
  return note === undefined || judgement.unresolved === undefined ? note : `${note} ${lostStampAdvice}`;
}

/** Renders the oldest block. It says *first seen*, not *stamped*, since the stamp may be another user's. */
function renderFirstSeen({ records }: AnswerFacts, digest: Digest | undefined): string {
  const firstRecord = digest && findAnchoring(records, [digest])?.firstRecord;
  if (firstRecord?.blockNumber === undefined) return "the hash is on the chain";
  const date = textInForm(firstRecord.blockDate, dateForm);
  return `first seen in block ${firstRecord.blockNumber}${date && ` (${date})`}`;
}

/** Renders the answer's message, service and date as a quotation of the service; empty if none has a known form. */
function renderAnswer({ message, service, date }: AnswerFacts): string {
  const quotedText = textInForm(message, /^Verification complete(?: - PDF uploaded)?$/);
  const source = [textInForm(service, /^CORE_API$/), textInForm(date, dateForm)].filter((text) => text !== "");
  if (quotedText === "" && source.length === 0) return "";
  const says = quotedText === "" ? "The service answered" : `The service says: “${quotedText}”`;
  return `${says}${source.length > 0 ? ` (${source.join(", ")})` : ""}.`;
}

/** Matches a date in ISO 8601, or as version 1 of the API writes it. */
const dateForm = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})?$/;

/**
 * Returns `text`, which the service sent, if it has the documented form; otherwise returns an empty text. Outside
 * `data`, an assistant takes every text for ours, and might follow what the service wrote.
 */
function textInForm(text: string | undefined, form: RegExp): string {
  return text !== undefined && form.test(text) ? text : "";
}

/** The least characters of a piece: enough for one write to disk, but few compared with a run's memory. */
const chunkLength = 65_536;

/**
 * Renders `results.json`, whose schema is schema/results.schema.json. Times are ISO 8601 in UTC; repository, ref, tag,
 * run and commit are empty where the host does not know them. The text comes in pieces, since a large file is never
 * whole in memory. Each row is one line, which is easy to search.
 */
export function* renderResultsFile(run: Run): Generator<string, void> {
  const { mode, origin, rows } = run;
  const resultsWithoutRows = {
    version: 1,
    tool: { name: "anchor-artifacts", version },
    mode,
    status: tallyOf(rows).status,
    started_at: run.startedAt.toISOString(),
    finished_at: run.finishedAt.toISOString(),
    api_url: run.apiUrl,
    chain: run.chain,
    demo: areFromTestChain(rows),
    repository: origin.repository,
    ref: origin.ref,
    tag: origin.tag,
    run_id: origin.runId,
    run_attempt: origin.runAttempt,
    run_url: origin.runUrl,
    commit: origin.commit,
    results: [],
  };
  const frame = JSON.stringify(resultsWithoutRows, undefined, 2);
  let piece = frame.slice(0, frame.lastIndexOf("]"));
  for (const [index, row] of rows.entries()) {
    piece += `${index === 0 ? "" : ","}\n    ${JSON.stringify(toResultEntry(operationOf(run), row))}`;
    if (piece.length < chunkLength) continue;
    yield piece;
    piece = "";
  }
  yield `${piece}${rows.length === 0 ? "" : "\n  "}]\n}\n`;
}

/** Makes an entry of `results`: subject, verdict, and the members of a tool result. JSON omits undefined members. */
function toResultEntry(mode: Mode, row: Row) {
  const { subject, verdict, coveredBy, formerDigests } = row;
  const { name, digest, sha256, size } = subject;
  const requestId = requestIdOf(row);
  return {
    subject: { name, digest, algorithm: "sha3-256", sha256, size },
    verdict,
    request_id: requestId && plainText(requestId, textLimits.word),
    covered_by: coveredBy,
    former: formerDigests,
    ...toToolResult(mode, row, digest),
  };
}
