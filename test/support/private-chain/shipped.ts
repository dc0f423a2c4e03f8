/** What ships, asking nodes alone about a digest: the step and the command line. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Digest } from "../../../src/domain/digest.ts";
import { parseStatement } from "../../../src/domain/evidence/parse-statement.ts";
import { judgeReceipts } from "../../../src/domain/receipt/judge-receipts.ts";
import { runCommand } from "../cli.ts";
import { runAction } from "../runner/runner.ts";
import { createWorkspace } from "../files/workspace.ts";

/** The verdicts of `dist` on the one digest, by the nodes at `urls`. */
export interface ShippedWords {
  /** Of the step, and its exit code. */
  readonly verify: readonly [verdict: string, exitCode: number | null];
  readonly check: readonly [verdict: string, exitCode: number | null];
  /** Of the command line. */
  readonly command: readonly [verdict: string, exitCode: number | null];
  /** Whether the evidence of the command line leads by its bytes to the block where it says the digest is. */
  readonly receipt: boolean;
}

export async function askShipped(urls: readonly string[], digest: string): Promise<ShippedWords> {
  await using workspace = await createWorkspace({ "stamped.txt": `SHA3-256 (stamped) = ${digest}\n` });
  const step = async (mode: string) => {
    const inputs = { mode, "subject-checksums": "stamped.txt", "node-url": urls.join("\n") };
    const { outputs, exitCode } = await runAction({ workspace, inputs });
    return [readVerdict(outputs["results"] ?? "[]"), exitCode] as const;
  };
  const nodes = urls.flatMap((url) => ["--node", url]);
  const args = ["verify", "--subject-checksums", "stamped.txt", "--json", ...nodes];
  const { stdout, exitCode } = await runCommand(args, { cwd: workspace.path });
  const { results } = JSON.parse(stdout) as { results: object };
  const evidence = await readFile(join(workspace.path, "anchor-artifacts", "anchor.intoto.json"), "utf8");
  const { predicate } = parseStatement(evidence);
  const { byAnchor, problem } = judgeReceipts(predicate);
  const receipt = byAnchor.get(digest as Digest);
  const block = predicate.anchors[0]?.chain?.records[0]?.block;
  return {
    verify: await step("verify"),
    check: await step("check"),
    command: [readVerdict(JSON.stringify(results)), exitCode],
    receipt: problem === undefined && typeof receipt === "object" && receipt.number === block,
  };
}

function readVerdict(results: string): string {
  const [first] = JSON.parse(results) as { verdict: string }[];
  return first?.verdict ?? "none";
}
