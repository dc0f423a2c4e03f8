/** What the issue says: data, with every text encoded for Markdown. */
import { createHash } from "node:crypto";

import { renderWithinBudget, link, toMarkdownText } from "../render/markdown.ts";
import { isAlarm, type Finding } from "./finding.ts";
import { renderFinding, advice } from "./wording.ts";

export interface IssueFacts {
  readonly findings: readonly Finding[];
  /** When the look ended. */
  readonly finished: Date;
  /** The run's page; empty where there is none. */
  readonly runUrl: string;
}

export const issueTitle = "Releases are not as recorded";

/** GitHub takes 65,536 characters; what is between is for the lines around the findings. */
const maxCharacters = { alarms: 40_000, told: 8_000 } as const;

/** @param keys of all findings that the issue is about: more than `findings` when some could not be asked about */
export function renderBody(facts: IssueFacts, keys: ReadonlySet<string>): string {
  const alarms = facts.findings.filter(isAlarm);
  const told = facts.findings.filter((finding) => !isAlarm(finding));
  const unasked = keys.size - toKeys(alarms.map(findingKey)).size;
  return [
    renderMark(keys),
    "What these releases serve, or what the chain says of them, is not what was recorded:",
    renderListed(alarms, maxCharacters.alarms),
    ...(unasked > 0 ? [`${unasked} found before could not be asked about this time.`] : []),
    `**If you did not do this yourself**, ${advice.stranger}`,
    advice.owner,
    ...(told.length > 0 ? ["Only told, not a finding against a release:", renderListed(told, maxCharacters.told)] : []),
    renderScanFoot(facts),
  ].join("\n\n");
}

function renderListed(findings: readonly Finding[], budget: number): string {
  const { rows, left } = renderWithinBudget(findings, budget, (finding) => `- ${renderFinding(finding)}`);
  return [rows.join("\n"), ...(left > 0 ? [`${left} more are in \`monitor.json\`.`] : [])].join("\n\n");
}

/** @param unasked findings of before that could not be asked about */
export function renderComment(event: "closed" | "changed" | "reopened", facts: IssueFacts, unasked: number): string {
  const alarms = facts.findings.filter(isAlarm);
  const count = `${alarms.length} ${alarms.length === 1 ? "finding" : "findings"}`;
  const news = {
    closed: "Everything was asked, and every release is as recorded again.",
    changed: `The findings are others now: ${count}${unasked > 0 ? `, and ${unasked} that could not be asked about` : ""}. They are in the text above.`,
    reopened: `Found again: ${count}. They are in the text above.`,
  } as const;
  return `${news[event]}\n\n${renderScanFoot(facts)}`;
}

function renderScanFoot({ finished, runUrl }: IssueFacts): string {
  const when = toMarkdownText(`${finished.toISOString().slice(0, 16).replace("T", " ")} UTC`);
  return `<sub>Looked at on ${when}${runUrl === "" ? "" : `, ${link("this run", runUrl)}`}.</sub>`;
}

/** Enough of a hash to tell the findings of one repository apart. */
const keyLength = 12;
const mark = /^<!-- anchor-artifacts:monitor ((?:[0-9a-f]{12}(?:,[0-9a-f]{12})*)?) -->(?=\r?\n|$)/;

/** The same for the same finding, whenever it is found. */
export function findingKey({ kind, release, asset, seen }: Finding): string {
  const facts = [kind, release, asset, seen?.sha256, seen?.sha3_256, seen?.commit, seen?.block];
  return createHash("sha256")
    .update(JSON.stringify(facts.map((fact) => fact ?? null)))
    .digest("hex")
    .slice(0, keyLength);
}

/** More would leave no room for the findings themselves. */
const maxKeyCount = 1000;

/** The keys of `findings`; of very many, as many as fit and one that stands for all. */
export function toKeys(findings: Iterable<string>): ReadonlySet<string> {
  const keys = [...new Set(findings)].toSorted();
  if (keys.length <= maxKeyCount) return new Set(keys);
  const all = createHash("sha256").update(keys.join()).digest("hex").slice(0, keyLength);
  return new Set([all, ...keys.slice(0, maxKeyCount - 1)]);
}

/** The first line of an issue about findings of these keys. */
function renderMark(keys: ReadonlySet<string>): string {
  return `<!-- anchor-artifacts:monitor ${[...keys].toSorted().join(",")} -->`;
}

/** The keys in the mark of an issue; `undefined` when its body does not begin with one. */
export function readMark(body: string): ReadonlySet<string> | undefined {
  const [, keys] = mark.exec(body) ?? [];
  return keys === undefined ? undefined : new Set(keys.split(",").filter((key) => key !== ""));
}
