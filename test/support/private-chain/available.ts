import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

import { isBare } from "../runs.ts";

/** The jar of the chain node, or `undefined` where there is none. */
export function findJar(): string | undefined {
  const jar = process.env["ANCHOR_NODE_JAR"] || resolve("../shared/node/minima.jar");
  return existsSync(jar) ? jar : undefined;
}

/** Why no private chain can be had here, or `undefined`. */
export function whyNoChain(): string | undefined {
  if (isBare) return "ANCHOR_TEST_BARE leaves it out";
  if (findJar() === undefined) return "there is no jar of the node, ANCHOR_NODE_JAR names none";
  if (spawnSync("java", ["-version"]).status !== 0) return "there is no Java";
  const namespace = spawnSync("unshare", ["--net", "--pid", "--fork", "ip", "link", "set", "lo", "up"]);
  return namespace.status === 0 ? undefined : "no network namespace can be made";
}
