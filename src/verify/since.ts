/** By when files existed, and who says so: people ask this first. */
import { renderChainName } from "../core/addresses.ts";
import { plainText, renderFew, textLimits, toReadableDay, toReadableMinute, toServiceDate } from "../core/text.ts";
import { oldestRecord } from "../evidence/record.ts";
import type { AnchorRecord } from "../evidence/statement.ts";
import type { FileClaims, Verification } from "./claims.ts";

/** Sentences that say by when files existed; a sentence is absent unless it is true of all the files. */
export interface Since {
  /** By when the files existed according to blocks. */
  readonly block: string | undefined;
  /** By when the files existed according to time stamps. */
  readonly clock: string | undefined;
  /** What the user has to decide before time stamps count. */
  readonly trust: string | undefined;
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
  const [built, blockDay] = [on, record?.date].map((date) => toReadableDay(date ?? ""));
  if (built === undefined || blockDay === undefined || record?.block === undefined) return undefined;
  const span = { built, block: String(record.block), date: toReadableMinute(record.date ?? "") };
  return Date.parse(built) > Date.parse(blockDay) ? undefined : span;
}

/** Makes the sentences about by when files existed; the latest date counts, since it holds for all. */
export function toSince(files: readonly FileClaims[], chainName: Verification["chainName"]): Since {
  const [It, it] = files.length === 1 ? ["It", "it"] : ["They", "them"];
  const attestations = files.flatMap(({ existed }) => existed ?? []);
  const last = findLatest(attestations, ({ on = "" }) => Date.parse(on));
  const isDated = last !== undefined && attestations.length === files.length;
  const isUntrusted = files.some(({ witness }) => witness === "not trusted");
  return {
    block: renderSinceBlock(files, chainName, It, it),
    clock: isDated ? `${It} ${last.says}.` : undefined,
    trust: isDated && isUntrusted ? "The signer is not known here: decide whether you trust it." : undefined,
  };
}

function renderSinceBlock(files: readonly FileClaims[], chainName: Verification["chainName"], It: string, it: string) {
  if (files.some(({ isUnsettled }) => isUnsettled === true)) return undefined;
  const sources = new Set(files.flatMap((file) => file.according));
  const isOnChain = files.every(({ chain }) => chain === "yes");
  const said =
    isOnChain && `${sources.size === 1 ? "says" : "say"} ${renderFew([...sources], (source) => plainText(source))}`;
  const records = files.flatMap((file) => blockOf(file) ?? []).filter(({ block, date }) => block && date !== undefined);
  const last = findLatest(records, ({ block }) => Number(block));
  if (last?.date === undefined || records.length < files.length)
    return said === false ? undefined : `The chain holds ${it}, ${said}.`;
  const isShared = new Set(records.map(({ block }) => String(block))).size === 1;
  const chain = plainText(renderChainName(chainName ?? {}), textLimits.word) || "a chain that is not named";
  const place = `block ${plainText(String(last.block), textLimits.word)}${isShared ? "" : " and earlier ones"} of ${chain}`;
  const isSeen = files.every(({ seen }) => seen !== undefined);
  const source = said === false ? `look ${isShared ? "it" : "them"} up to be sure` : `the chain holds ${it}, ${said}`;
  const says = said !== false && isSeen ? said : `as the evidence says; ${source}`;
  return `${It} existed by ${toServiceDate(last.date)}: ${place}, ${says}.`;
}

function findLatest<Item>(items: readonly Item[], at: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>((last, item) => (last && at(last) > at(item) ? last : item), undefined);
}
