/** What ships, asking nodes alone about a digest: the step and the command line. */
import { runCommand, runCommandHere } from "../cli.ts";
import { createWorkspace } from "../files/workspace.ts";
import { runAction, runActionHere } from "../runner/runner.ts";

/** Verdicts on the one digest. */
export interface ShippedWords {
  /** Of the step, and its exit code. */
  readonly verify: readonly [verdict: string, exitCode: number | null];
  readonly check: readonly [verdict: string, exitCode: number | null];
  /** Of the command line. */
  readonly command: readonly [verdict: string, exitCode: number | null];
}

/** Asks `nodes` by `dist`, or by the same entries in this process, which loads them once. */
export async function askShipped(
  nodes: readonly { readonly url: string }[],
  digest: string,
  by: "dist" | "sources",
): Promise<ShippedWords> {
  const [action, command] = by === "dist" ? [runAction, runCommand] : [runActionHere, runCommandHere];
  const urls = nodes.map(({ url }) => url);
  await using workspace = await createWorkspace({ "stamped.txt": `SHA3-256 (stamped) = ${digest}\n` });
  const step = async (mode: string) => {
    const inputs = { mode, "subject-checksums": "stamped.txt", "node-url": urls.join("\n") };
    const { outputs, exitCode } = await action({ workspace, inputs });
    return [readVerdict(outputs["results"] ?? "[]"), exitCode] as const;
  };
  const options = urls.flatMap((url) => ["--node", url]);
  const args = ["verify", "--subject-checksums", "stamped.txt", "--json", ...options];
  const { stdout, exitCode } = await command(args, { cwd: workspace.path });
  const { results } = JSON.parse(stdout) as { results: object };
  return {
    verify: await step("verify"),
    check: await step("check"),
    command: [readVerdict(JSON.stringify(results)), exitCode],
  };
}

function readVerdict(results: string): string {
  const [first] = JSON.parse(results) as { verdict: string }[];
  return first?.verdict ?? "none";
}
