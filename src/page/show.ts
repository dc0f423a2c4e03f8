/** Fills the parts of the page: result, evidence, claims about files, and progress. */
import { renderChainName } from "../core/chain-name.ts";
import { renderBytes, toReadableMinute } from "../core/text.ts";
import { type FileClaims, type Verification } from "../verify/claims.ts";
import { bytesWords, chainWords, type Meaning, pathWords, witnessWords } from "../words/claims.ts";
import { notesOf, renderPlace, shownClaims, toLookUpRows } from "../verify/render.ts";
import { findById, toRows, makeFoldedRows, makeCopyable, make, makeReadable, type DescriptionRow } from "./dom.ts";
import { renderLookUp, renderSpan } from "./look-up.ts";
import type { EvidenceFacts, HashingProgress, ShownVerification } from "./messages.ts";
import type { PlainResult } from "../verify/result.ts";

/** Shows result and next step at the top of the page, and the result as the page's title. */
export function showResult({ verdict, headline, next, rest }: PlainResult): void {
  findById("result").dataset["verdict"] = verdict ?? "none";
  findById("headline").textContent = headline;
  findById("next").textContent = next;
  findById("rest").replaceChildren(...rest.map((says) => make("li", {}, says)));
  document.title = headline;
}

export function showVerification({ verification, fileCount, missingCount, text, sizes }: ShownVerification): void {
  const { files, missing, chainName } = verification;
  findById("findings").hidden = false;
  findById("drop").classList.add("small");
  const isFolded = files.length > maxUnfolded;
  findById("files").replaceChildren(...files.map((claims) => toFileRow(claims, sizes, chainName, isFolded)));
  const more = `and ${renderCount(fileCount - files.length, "other file")}, in the text below`;
  if (files.length < fileCount) findById("files").append(make("li", { class: "card quiet" }, more));
  const names = missing.map((name) => make("li", {}, makeReadable(name)));
  showRows("missing", `${renderCount(missingCount, "named file")} not chosen`, names, missingCount);
  findById("source-note").replaceChildren(makeReadable(notesOf(verification).join(" ")));
  findById("as-text").hidden = false;
  findById("report").textContent = text;
}

/** Up to this many files are shown with all their claims; if there are more, each is folded to a short summary. */
const maxUnfolded = 3;

function toFileRow(
  claims: FileClaims,
  sizes: ShownVerification["sizes"],
  chainName: Verification["chainName"],
  isFolded: boolean,
): HTMLElement {
  const { file, bytes, digest, notes, witness, witnesses, existed } = claims;
  const { path, chain, lookUp } = shownClaims(claims);
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
  const details = [
    ...renderSpan(claims),
    make(
      "dl",
      { class: "claims" },
      renderClaimRow("Bytes", bytes, bytesWords[bytes]),
      renderClaimRow("Path", path, pathWords[path]),
      renderClaimRow("Chain", chain, chainWords[chain]),
      ...(witness === "none" ? [] : [renderClaimRow("Witness", witness, witnessWords[witness])]),
    ),
    ...[...witnesses, ...notes].map((said) => make("p", { class: "note" }, makeReadable(said))),
    ...(lookUp === undefined ? [] : [renderLookUp(lookUp, chainName)]),
    makeFoldedRows("Details", [["SHA3-256 of this file", makeCopyable(digest)], ...rows, ...signers]),
  ];
  const summary = `bytes ${bytes} · path ${path} · chain ${chain}${witness === "none" ? "" : ` · witness ${witness}`}`;
  const row = isFolded
    ? [make("details", {}, make("summary", {}, title, make("p", { class: "brief" }, summary)), ...details)]
    : [title, ...details];
  return make("li", { class: "card", "data-verdict": claims.verdict }, ...row);
}

function renderClaimRow(name: string, word: string, [tone, meaning]: Meaning): HTMLElement {
  const words = [make("dt", {}, name), make("dd", {}, word), make("dd", {}, meaning)];
  return make("div", { class: "claim", "data-tone": tone }, ...words);
}

/** Shows where the evidence comes from, and which files it names. */
export function showEvidence({
  files,
  statementCount,
  run,
  release,
  tool,
  finishedOn,
  service,
  chain,
  ...named
}: EvidenceFacts): void {
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
  const { subjects, subjectCount } = named;
  const rows = subjects.map(({ name, digest }) =>
    make("li", {}, makeReadable(name), make("div", { class: "hash quiet" }, digest)),
  );
  showRows("named", `${renderCount(subjectCount, "file")} named`, rows, subjectCount);
  const place = renderPlace({ ...(release && { release }), ...(run && { run }) });
  const date = toReadableMinute(finishedOn.slice(0, 10));
  const on = isDemonstration ? ", a demonstration" : chain && `, on ${renderChainName(chain)}`;
  findById("origin").replaceChildren(
    makeReadable(`${place === "" ? "" : `${place} · `}evidence of ${date}${on ?? ""}`),
  );
  askForDownload();
}

/** Asks only for the downloaded file, and no longer for evidence, since the page has some. */
export function askForDownload(): void {
  findById("lead").textContent =
    "Choose the file that you downloaded. It stays on this computer: this page never goes online.";
}

/** Shows a folded list of `rows`, and how many of all `count` rows are not among them. */
function showRows(id: string, title: string, rows: readonly HTMLElement[], count: number): void {
  const details = findById(id);
  details.hidden = count === 0;
  details.querySelector("summary")?.replaceChildren(title);
  const list = details.querySelector("ul");
  list?.replaceChildren(...rows);
  const more = `and ${renderCount(count - rows.length, "other")}`;
  if (rows.length < count) list?.append(make("li", { class: "quiet" }, more));
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
