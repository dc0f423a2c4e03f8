/** Shows the dates of build and block, and what a reader may look up on the chain. */
import { renderChainName } from "../core/chain-name.ts";
import { toReadableMinute } from "../core/text.ts";
import { oldestRecord } from "../evidence/record.ts";
import { explorerAddress } from "../evidence/to-statement.ts";
import type { FileClaims, LookUp, Verification } from "../verify/claims.ts";
import { lookUpNames } from "../verify/render.ts";
import { blockOf, spanOf } from "../verify/since.ts";
import { makeCopyable, make, makeReadable } from "./dom.ts";

/** Renders a link to the block in the chain's explorer or, where no explorer is known, the id to search for. */
export function renderLookUp(
  { hash: lookedUp, is, records }: LookUp,
  chainName: Verification["chainName"],
): HTMLElement {
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
  const found = make("span", { class: "hash copied" }, makeReadable(address ?? id));
  return make(
    "div",
    { class: "look-up" },
    make(
      "p",
      {},
      "To be sure, look up ",
      make("strong", {}, what, " on ", makeReadable(chain)),
      address ? "" : `. Search for: ${idName}`,
    ),
    // The explorer learns who opens its page, so only a click of the user opens it.
    make(
      "p",
      {},
      address === undefined ? found : make("a", { href: address, rel: "noreferrer", target: "_blank" }, found),
    ),
    make("button", { class: "button plain copy", type: "button" }, address === undefined ? "Copy" : "Copy link"),
    ...(address === undefined && id === lookedUp
      ? []
      : [make("p", { class: "quiet" }, `It must hold ${lookUpNames[is]} `, makeCopyable(lookedUp) ?? "")]),
  );
}

/** Renders a time line of build, block and today, where the file is valid and both dates are known; else nothing. */
export function renderSpan(claims: FileClaims): readonly HTMLElement[] {
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
