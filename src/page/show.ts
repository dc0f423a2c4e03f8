/** Fills the parts of the page: result, evidence, claims about files, and progress. */
import { renderChainName } from "../core/addresses.ts";
import { invisibleCharacters, renderBytes, toReadableMinute } from "../core/text.ts";
import { oldestRecord } from "../evidence/record.ts";
import { explorerAddress } from "../evidence/to-statement.ts";
import type { FileClaims, LookUpPlace, Verification } from "../verify/claims.ts";
import {
  claimWords,
  lookUpNames,
  type Meaning,
  notesOf,
  renderPlace,
  selectShownClaims,
  toLookUpRows,
} from "../verify/render.ts";
import type { PlainResult } from "../verify/result.ts";
import { blockOf, spanOf } from "../verify/since.ts";
import type { EvidenceFacts, HashingProgress, ShownVerification } from "./messages.ts";

/** Shows result and next step at the top of the page, and the result as the page's title. */
export function showResult({ verdict, headline, nextStep, otherFindings }: PlainResult): void {
  findById("result").dataset["verdict"] = verdict ?? "none";
  findById("headline").textContent = headline;
  findById("next").textContent = nextStep;
  findById("rest").replaceChildren(...otherFindings.map((says) => make("li", {}, says)));
  document.title = headline;
}

export function showVerification({ verification, fileCount, missingCount, text, sizes }: ShownVerification): void {
  const { files, missing, chainName } = verification;
  findById("findings").hidden = false;
  findById("drop").classList.add("small");
  const isFolded = files.length > maxUnfoldedFiles;
  findById("files").replaceChildren(...files.map((claims) => toFileRow(claims, sizes, chainName, isFolded)));
  const moreText = `and ${renderCount(fileCount - files.length, "other file")}, in the text below`;
  if (files.length < fileCount) findById("files").append(make("li", { class: "card quiet" }, moreText));
  const nameRows = missing.map((name) => make("li", {}, makeReadable(name)));
  showRows("missing", `${renderCount(missingCount, "named file")} not chosen`, nameRows, missingCount);
  findById("source-note").replaceChildren(makeReadable(notesOf(verification).join(" ")));
  findById("as-text").hidden = false;
  findById("report").textContent = text;
}

/** Up to this many files are shown with all their claims; if there are more, each is folded to a short summary. */
const maxUnfoldedFiles = 3;

function toFileRow(
  claims: FileClaims,
  sizes: ShownVerification["sizes"],
  chainName: Verification["chainName"],
  isFolded: boolean,
): HTMLElement {
  const { file, bytes, digest, notes, witness, witnesses, existed } = claims;
  const { path, chain, lookUp } = selectShownClaims(claims);
  const size = Object.hasOwn(sizes, file) ? sizes[file] : undefined;
  const shownSize = make("span", { class: "quiet" }, size === undefined ? "" : renderBytes(size));
  const rows = (lookUp === undefined ? [] : toLookUpRows(lookUp, chainName)).map(
    ([name, value]) => [name, makeCopyable(value)] as const,
  );
  const title = make("div", { class: "file-line" }, make("h3", {}, makeReadable(file)), shownSize);
  const signers = (existed?.parties ?? []).flatMap(({ is, name, fingerprint }): readonly DescriptionRow[] => [
    [`${is === "signer" ? "Signer" : "Root"} of the time stamp`, name],
    ["SHA-256 of its certificate", makeCopyable(fingerprint)],
  ]);
  const facts: readonly DescriptionRow[] = [["SHA3-256 of this file", makeCopyable(digest)], ...rows, ...signers];
  const details = [
    ...renderSpan(claims),
    make(
      "dl",
      { class: "claims" },
      renderClaimRow("Bytes", bytes, claimWords.bytes[bytes]),
      renderClaimRow("Path", path, claimWords.path[path]),
      renderClaimRow("Chain", chain, claimWords.chain[chain]),
      ...(witness === "none" ? [] : [renderClaimRow("Witness", witness, claimWords.witness[witness])]),
    ),
    ...[...witnesses, ...notes].map((said) => make("p", { class: "note" }, makeReadable(said))),
    ...(lookUp === undefined ? [] : [renderLookUp(lookUp, chainName)]),
    make("details", {}, make("summary", {}, "Details"), make("dl", { class: "facts" }, ...toRows(facts))),
  ];
  const summary = `bytes ${bytes} · path ${path} · chain ${chain}${witness === "none" ? "" : ` · witness ${witness}`}`;
  const content = isFolded
    ? [make("details", {}, make("summary", {}, title, make("p", { class: "brief" }, summary)), ...details)]
    : [title, ...details];
  return make("li", { class: "card", "data-verdict": claims.verdict }, ...content);
}

function renderClaimRow(name: string, word: string, [tone, meaning]: Meaning): HTMLElement {
  const cells = [make("dt", {}, name), make("dd", {}, word), make("dd", {}, meaning)];
  return make("div", { class: "claim", "data-tone": tone }, ...cells);
}

/** Renders a link to the block in the chain's explorer or, where no explorer is known, the id to search for. */
function renderLookUp({ hash: lookedUp, is, records }: LookUpPlace, chainName: Verification["chainName"]): HTMLElement {
  const record = oldestRecord(records);
  const chain = chainName === undefined ? "the chain, which the evidence does not name" : renderChainName(chainName);
  const address = record && explorerAddress(chainName, record);
  const { transaction, txpow } = record ?? {};
  const [idName, id] = transaction
    ? ["transaction", transaction]
    : txpow
      ? ["TxPoW", txpow]
      : [lookUpNames[is], lookedUp];
  const what = record?.block === undefined ? lookUpNames[is] : `block ${record.block}`;
  const where = make("strong", {}, what, " on ", makeReadable(chain));
  const lookedUpText = make("span", { class: "hash copied" }, makeReadable(address ?? id));
  // The explorer learns who opens its page, so only a click of the user opens it.
  const link = address && make("a", { href: address, rel: "noreferrer", target: "_blank" }, lookedUpText);
  return make(
    "div",
    { class: "look-up" },
    make("p", {}, "To be sure, look up ", where, address ? "" : `. Search for: ${idName}`),
    make("p", {}, link ?? lookedUpText),
    make("button", { class: "button plain copy", type: "button" }, address === undefined ? "Copy" : "Copy link"),
    ...(address === undefined && id === lookedUp
      ? []
      : [make("p", { class: "quiet" }, `It must hold ${lookUpNames[is]} `, makeCopyable(lookedUp) ?? "")]),
  );
}

/** Renders a time line of build, block and today, where the file is valid and both dates are known; else nothing. */
function renderSpan(claims: FileClaims): readonly HTMLElement[] {
  const span = claims.verdict === "valid" ? spanOf(claims.on, blockOf(claims)) : undefined;
  if (span === undefined) return [];
  const steps = [
    ["built by", span.built],
    [`block ${span.block}`, span.date],
    ["today", toReadableMinute(new Date().toISOString().slice(0, 10))],
  ] as const;
  const items = steps.map(([what, date]) => make("li", {}, make("b", {}, what), " ", makeReadable(date)));
  return [make("ol", { class: "span", "aria-label": "From build to today" }, ...items)];
}

/** Shows where the evidence comes from, and which files it names. */
export function showEvidence(evidence: EvidenceFacts): void {
  const { files, statementCount, run, release, tool, finishedOn, service, chain } = evidence;
  const { subjects, subjectCount } = evidence;
  findById("evidence").hidden = false;
  const isDemonstration = service?.demonstration === true;
  findById("facts").replaceChildren(
    ...toRows([
      ["File", files.length === 0 ? undefined : files.join(", ")],
      ["Repository", release?.repository ?? run?.repository],
      ["Release", release?.tag ?? run?.ref],
      ["Commit", makeCopyable(run?.commit)],
      ["Run", run?.url],
      ["Written", `${toReadableMinute(finishedOn)} by ${tool.name} ${tool.version}`],
      ["Statements", statementCount === 1 ? undefined : statementCount.toLocaleString("en")],
      ["Service", isDemonstration ? "a demonstration: nothing was anchored on a public chain" : service?.url],
      ["Chain", chain && renderChainName(chain)],
    ]),
  );
  const rows = subjects.map(({ name, digest, former }) => {
    const digests = [digest, ...former.map((one) => `earlier bytes: ${one}`)];
    return make("li", {}, makeReadable(name), ...digests.map((text) => make("div", { class: "hash quiet" }, text)));
  });
  showRows("named", `${renderCount(subjectCount, "file")} named`, rows, subjectCount);
  const place = renderPlace({ ...(release && { release }), ...(run && { run }) });
  const date = toReadableMinute(finishedOn.slice(0, 10));
  const chainText = isDemonstration ? ", a demonstration" : chain && `, on ${renderChainName(chain)}`;
  findById("origin").replaceChildren(
    makeReadable(`${place === "" ? "" : `${place} · `}evidence of ${date}${chainText ?? ""}`),
  );
  askForDownload();
}

/** Asks only for the downloaded file, and no longer for evidence, since the page has evidence now. */
export function askForDownload(): void {
  findById("lead").textContent =
    "Choose the file that you downloaded. It stays on this computer: this page never goes online.";
}

/** Shows a folded list of `rows`. If the number of all rows, `count`, is higher, the list says how many are missing. */
function showRows(id: string, title: string, rows: readonly HTMLElement[], count: number): void {
  const detailsElement = findById(id);
  detailsElement.hidden = count === 0;
  detailsElement.querySelector("summary")?.replaceChildren(title);
  const list = detailsElement.querySelector("ul");
  list?.replaceChildren(...rows);
  const moreText = `and ${renderCount(count - rows.length, "other")}`;
  if (rows.length < count) list?.append(make("li", { class: "quiet" }, moreText));
}

export function showProgress({ name, done, size, totalDone, totalSize }: HashingProgress): void {
  findById("work").hidden = false;
  findById("work-name").replaceChildren("Hashing ", makeReadable(name));
  findById("work-size").textContent = `${renderBytes(done)} of ${renderBytes(size)}`;
  findById("bar").setAttribute("value", String(totalSize === 0 ? 1 : totalDone / totalSize));
}

export function renderCount(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}

// The functions below make text nodes of all texts, so a file's name is never taken for markup.

export function findById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new ReferenceError(`The page has no element ${id}.`);
  return element;
}

export function make(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Puts `text` into an element with its own writing direction, and escapes its invisible characters. */
export function makeReadable(text: string): HTMLElement {
  const visibleText = text.replaceAll(invisibleCharacters, (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`);
  return make("bdi", {}, visibleText);
}

/** A row of a description list (`dl`); a row without a value is left out. */
type DescriptionRow = readonly [name: string, value: Node | string | undefined];

function toRows(rows: readonly DescriptionRow[]): readonly HTMLElement[] {
  return rows.flatMap(([name, value]) => {
    if (value === undefined) return [];
    return [make("dt", {}, name), make("dd", {}, typeof value === "string" ? makeReadable(value) : value)];
  });
}

/** Makes an element for a text that a reader may copy, such as a digest; `undefined` where there is no text. */
function makeCopyable(text: string | number | undefined): HTMLElement | undefined {
  return text === undefined ? undefined : make("span", { class: "hash" }, makeReadable(String(text)));
}
