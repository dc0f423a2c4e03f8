/** Sentences about by when files existed, and who says so. */
import { renderChainName } from "../core/addresses.ts";
import { plainText, renderFew, textLimits, toReadableDay, toReadableMinute, toServiceDate } from "../core/text.ts";
import { oldestRecord } from "../evidence/record.ts";
import type { AnchorRecord } from "../evidence/statement.ts";
import type { FileClaims, Verification } from "./claims.ts";

/** Sentences that say by when files existed; a sentence is absent unless it is true of all the files. */
export interface SinceTexts {
  /** By when the files existed according to blocks. */
  readonly blockText: string | undefined;
  /** By when the files existed according to time stamps. */
  readonly clockText: string | undefined;
  /** What the user has to decide before time stamps count. */
  readonly trustText: string | undefined;
}

/**
 * Returns a file's first block on a public chain: according to whoever was asked, else according to the evidence. A
 * block of a demonstration does not count.
 */
export function blockOf({ seen, lookUp, isUnsettled }: FileClaims): AnchorRecord | undefined {
  return isUnsettled === true ? undefined : (seen ?? (lookUp && oldestRecord(lookUp.records)));
}

/**
 * Returns what a time line from build to block shows. `on` is when the evidence first named the file (ISO 8601), taken
 * as the day of the build. `undefined` where a day or the block is unknown, or the block is older than `on`.
 */
export function spanOf(on: string | undefined, record: AnchorRecord | undefined) {
  const [builtDay, blockDay] = [on, record?.date].map((date) => toReadableDay(date ?? ""));
  if (builtDay === undefined || blockDay === undefined || record?.block === undefined) return undefined;
  const span = { built: builtDay, block: String(record.block), date: toReadableMinute(record.date ?? "") };
  return Date.parse(builtDay) > Date.parse(blockDay) ? undefined : span;
}

/** Makes the sentences about by when files existed. They state the latest date, by which all of the files existed. */
export function toSinceTexts(files: readonly FileClaims[], chainName: Verification["chainName"]): SinceTexts {
  const [It, it] = files.length === 1 ? ["It", "it"] : ["They", "them"];
  const attestations = files.flatMap(({ existed }) => existed ?? []);
  const latest = findLatest(attestations, ({ on = "" }) => Date.parse(on));
  const isDated = latest !== undefined && attestations.length === files.length;
  const isUntrusted = files.some(({ witness }) => witness === "not trusted");
  return {
    blockText: renderSinceBlock(files, chainName, It, it),
    clockText: isDated ? `${It} ${latest.says}.` : undefined,
    trustText: isDated && isUntrusted ? "The signer is not known here: decide whether you trust it." : undefined,
  };
}

function renderSinceBlock(files: readonly FileClaims[], chainName: Verification["chainName"], It: string, it: string) {
  if (files.some(({ isUnsettled }) => isUnsettled === true)) return undefined;
  const sources = new Set(files.flatMap((file) => file.according));
  const isOnChain = files.every(({ chain }) => chain === "yes");
  const sourcesClause =
    isOnChain && `${sources.size === 1 ? "says" : "say"} ${renderFew([...sources], (source) => plainText(source))}`;
  const records = files.flatMap((file) => blockOf(file) ?? []).filter(({ block, date }) => block && date !== undefined);
  const latest = findLatest(records, ({ block }) => Number(block));
  if (latest?.date === undefined || records.length < files.length)
    return sourcesClause === false ? undefined : `The chain holds ${it}, ${sourcesClause}.`;
  const isOneBlock = new Set(records.map(({ block }) => String(block))).size === 1;
  const chain = plainText(renderChainName(chainName ?? {}), textLimits.word) || "a chain that is not named";
  const place = `block ${plainText(String(latest.block), textLimits.word)}${isOneBlock ? "" : " and earlier ones"} of ${chain}`;
  const areAllSeen = files.every(({ seen }) => seen !== undefined);
  const source =
    sourcesClause === false
      ? `look ${isOneBlock ? "it" : "them"} up to be sure`
      : `the chain holds ${it}, ${sourcesClause}`;
  const says = sourcesClause !== false && areAllSeen ? sourcesClause : `as the evidence says; ${source}`;
  return `${It} existed by ${toServiceDate(latest.date)}: ${place}, ${says}.`;
}

function findLatest<Item>(items: readonly Item[], rankOf: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (latest, item) => (latest && rankOf(latest) > rankOf(item) ? latest : item),
    undefined,
  );
}
