import * as core from "@actions/core";

import { nodeSecrets } from "../../job/inputs/node-addresses.ts";

/** The secrets among the inputs: the keys, and users and passwords of chain nodes. */
export function readSecrets(): readonly string[] {
  const keys = ["api-key", "github-token"].map((name) => core.getInput(name));
  return [...keys, ...nodeSecrets(core.getInput("node-url"))].filter((secret) => secret !== "");
}
