/** What the chain of a run is called, and the warning where nobody says it. */
import type { ChainName } from "../core/chain-name.ts";
import { AnchorError } from "../core/errors.ts";
import { evidenceOf } from "../core/outcome.ts";
import type { Report, Result, RunFacts } from "../core/report.ts";
import { withoutUndefined } from "../core/members.ts";
import type { Log } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";

/** Returns what the input calls the chain, else what the first answer calls it; `undefined` where nobody says. */
export function chainOf({ chain: given }: Pick<Inputs, "chain">, { results }: Report): ChainName | undefined {
  const nameOf = ({ outcome }: Result) => evidenceOf(outcome)?.chainName;
  const naming = given?.name === undefined ? results.find((result) => nameOf(result) !== undefined) : undefined;
  const said = naming && { name: nameOf(naming) };
  return given === undefined && said === undefined ? undefined : withoutUndefined({ ...said, ...given });
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
