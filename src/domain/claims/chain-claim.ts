/** What those who know the chain said about a route. */
import { digestFromWire } from "../digest.ts";
import type { AnchorRecord } from "../evidence/statement.ts";
import type { ChainAnswer, ChainClaim } from "./claims.ts";
import type { Route } from "./routes.ts";

export interface AskedChain {
  readonly claim: ChainClaim;
  readonly according: readonly string[];
  /** The chain is known to hold it, and it is a public one. */
  readonly isPublic: boolean;
  readonly notes: readonly string[];
}

/** Of one who was asked about several hashes, any of which will do. */
function saidBy(answers: readonly ChainAnswer[], route: Route): ChainClaim {
  const yes = answers.filter(({ said }) => said === "yes");
  if (yes.some((answer) => isSameBlock(answer, route))) return "yes";
  if (yes.length > 0) return "no";
  return answers.some(({ said }) => said === "could not be asked") ? "could not be asked" : "no";
}

/** Whether an answer names a block that the evidence names too, where both name any; of a receipt's, its id too. */
function isSameBlock({ records = [] }: ChainAnswer, { anchor, receipt }: Route): boolean {
  const known = receipt === undefined ? [] : [{ block: receipt.number }];
  const [stated, seen] = [blocksOf([...(anchor?.chain?.records ?? []), ...known]), blocksOf(records)];
  const isOther = records.some(
    ({ block, txpow = receipt?.block }) =>
      Number(block) === receipt?.number && digestFromWire(txpow) !== digestFromWire(receipt?.block),
  );
  return !isOther && (stated.size === 0 || seen.size === 0 || [...stated].some((block) => seen.has(block)));
}

function blocksOf(records: readonly AnchorRecord[]): ReadonlySet<string> {
  return new Set(records.flatMap(({ block }) => (block === undefined ? [] : [String(block)])));
}

/**
 * The claim on `route`: `no` as soon as one says so, or says that another block holds it; `yes` when all say so who
 * were asked.
 */
export function askedChain(route: Route, answers: readonly ChainAnswer[]): AskedChain {
  const own = answers.filter(({ hash }) => route.hashes.includes(hash));
  const bySource = Map.groupBy(own, ({ according }) => according);
  const said = new Map([...bySource].map(([source, theirs]) => [source, saidBy(theirs, route)]));
  const claims = new Set(said.values());
  const order: readonly ChainClaim[] = ["no", "could not be asked", "yes"];
  const claim = order.find((word) => claims.has(word)) ?? "not asked";
  return {
    claim,
    according: [...said.keys()],
    isPublic: claim === "yes" && own.every(({ demonstration }) => demonstration !== true),
    notes:
      claims.size > 1
        ? [[...said].map(([source, word]) => `${source}: ${word}`).join("; ") + "."]
        : elsewhere(own, claim, route),
  };
}

function elsewhere(answers: readonly ChainAnswer[], claim: ChainClaim, { receipt }: Route): readonly string[] {
  const records = answers.flatMap((answer) => answer.records ?? []);
  const isNamed = records.some(({ block }) => Number(block) === receipt?.number);
  const blocks = isNamed ? records.map(({ block, txpow = "?" }) => `${block} (${txpow})`) : [...blocksOf(records)];
  return claim === "no" && answers.some(({ said }) => said === "yes")
    ? [`The chain holds it in block ${blocks.join(", ")}, which is not the block of the evidence.`]
    : [];
}
