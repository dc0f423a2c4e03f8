/** The service on a real private chain, where Java and the node's jar are there; counted on the chain. */
import { expect, test } from "vitest";

import { leaveOut } from "../../test/support/availability.ts";
import { whyNoChain } from "../../test/support/private-chain/available.ts";
import { runInNamespace } from "../../test/support/private-chain/namespace.ts";

const why = whyNoChain();
if (why !== undefined) leaveOut("the service on a real chain", why);

test.runIf(why === undefined)(
  "what is acknowledged is on a real chain once, whatever is killed, and is found there without the service",
  async () => {
    const lines: string[] = [];
    const size = ["--stamps", "40", "--kills", "4", "--pace", "250", "--proofs", "300", "--mine"];
    const code = await runInNamespace(["scripts/soak-node.ts", "--inside", ...size], (line) => lines.push(line));
    if (code !== 0) throw new Error(lines.join("\n"));
    const told = JSON.parse(lines.at(-1) ?? "") as Record<string, Record<string, unknown>>;
    const { stamps, token, proofs, found, shipped } = told;
    expect(stamps).toMatchObject({ killed: 4, lost: 0, twice: 0 });
    // It stamps on until the last process was killed.
    expect(stamps?.["acknowledged"]).toBeGreaterThanOrEqual(40);
    expect(token).toMatchObject({ isToken: true, isNamed: true, times: 1 });
    expect(proofs).toMatchObject({ count: 300, valid: 300, transactions: 1, roots: 1 });
    expect(found).toMatchObject({ byPeer: "found", byBoth: "found", otherChain: "unknown", absent: "not-found" });
    expect(shipped).toEqual({
      there: { verify: ["verified", 0], check: ["found", 0], command: ["verified", 0] },
      absent: { verify: ["no-match", 1], check: ["not-found", 1], command: ["no-match", 1] },
      twoChains: { verify: ["unknown", 1], check: ["unknown", 1], command: ["unknown", 2] },
    });
    expect(found?.["script"]).toMatch(/^found in block \d+ of /);
  },
  600_000,
);
