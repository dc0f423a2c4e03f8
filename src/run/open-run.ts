/** What is true of a run before anything is looked for, and what its chain is called. */
import { toSaidChain, type ChainName } from "../core/chain-name.ts";
import { AnchorError } from "../core/errors.ts";
import type { RunOrigin } from "../core/origin.ts";
import { areOfTestChain, tallyOf } from "../core/rows.ts";
import type { Run } from "../evidence/run.ts";
import type { Log } from "../host/host.ts";
import { reasonToSkip, serviceAddress, type Inputs, type MonitorInputs } from "../host/inputs.ts";

/** Makes the run of these inputs, to be filled. */
export function openRun(inputs: Inputs | MonitorInputs, origin: RunOrigin): Run {
  const { mode, dryRun, failOn, nodes } = inputs;
  return {
    mode,
    origin,
    startedAt: new Date(),
    finishedAt: new Date(),
    apiUrl: serviceAddress(inputs),
    nodeNames: nodes.map(({ name }) => name),
    dryRun,
    isSkipped: reasonToSkip(inputs) !== undefined,
    failOn,
    rows: [],
    listed: [],
    hasSent: false,
    isDemonstration: false,
    files: {},
    reports: new Map(),
    problems: [],
  };
}

/**
 * Returns what the input calls the chain, else what the first answer calls it; `undefined` where nobody says. An
 * explorer of the service is about its own chain: it is not taken beside another name.
 */
export function chainOf({ chain: given }: Pick<Inputs, "chain">, { rows }: Pick<Run, "rows">): ChainName | undefined {
  if (given?.name !== undefined) return given;
  const said = rows.map(({ answer }) => answer?.chainName).find((name) => name !== undefined);
  const chain = { ...(said !== undefined && toSaidChain(said)), ...given };
  return Object.keys(chain).length === 0 ? undefined : chain;
}

/** Warns where a chain is known to hold something and nobody says which one; a demonstration has none to be named. */
export function warnOfUnnamedChain({ rows, chain }: Pick<Run, "rows" | "chain">, log: Pick<Log, "warning">): void {
  if (chain !== undefined || areOfTestChain(rows) || tallyOf(rows).anchored === 0) return;
  const { code, message, hint } = new AnchorError(
    "CHAIN_UNNAMED",
    "The evidence does not name the chain, because neither the service nor the inputs name it.",
  );
  log.warning(`${message} ${hint}`, { title: code });
}
