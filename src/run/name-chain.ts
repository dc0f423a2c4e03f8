/** What the chain of a run is called, and the warning where nobody says it. */
import { toSaidChain, type ChainName } from "../core/chain-name.ts";
import { AnchorError } from "../core/errors.ts";
import type { Report, RunFacts } from "../core/report.ts";
import type { Log } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";

/**
 * Returns what the input calls the chain, else what the first answer calls it; `undefined` where nobody says. An
 * explorer of the service is about its own chain: it is not taken beside another name.
 */
export function chainOf({ chain: given }: Pick<Inputs, "chain">, { results }: Report): ChainName | undefined {
  if (given?.name !== undefined) return given;
  const said = results.map(({ answer }) => answer?.chainName).find((name) => name !== undefined);
  const chain = { ...(said !== undefined && toSaidChain(said)), ...given };
  return Object.keys(chain).length === 0 ? undefined : chain;
}

/** Warns where a chain is known to hold something and nobody says which one; a demonstration has none to be named. */
export function warnOfUnnamedChain(
  { anchoredCount, demo }: Report,
  { chain }: Pick<RunFacts, "chain">,
  log: Pick<Log, "warning">,
): void {
  if (chain !== undefined || demo || anchoredCount === 0) return;
  const { code, message, hint } = new AnchorError(
    "CHAIN_UNNAMED",
    "The evidence does not name the chain, because neither the service nor the inputs name it.",
  );
  log.warning(`${message} ${hint}`, { title: code });
}
