import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs a program of Node in a namespace with nothing but a loopback, where nothing is reached from and nothing reaches
 * out; all that it has started ends with it. What it prints goes to `onLine`, line by line, and to nobody else.
 */
export async function runInNamespace(args: readonly string[], onLine: (line: string) => void): Promise<number> {
  const flags = ["--net", "--pid", "--fork", "--kill-child", "--mount-proc"];
  const inside = ["sh", "-c", 'ip link set lo up && exec "$@"', "sh", process.execPath, ...args];
  const child = spawn("unshare", [...flags, ...inside], { stdio: ["ignore", "pipe", "inherit"] });
  const stop = () => void child.kill("SIGKILL");
  process.once("exit", stop);
  let rest = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onLine(line);
  });
  const [code] = (await once(child, "close")) as [number | null];
  process.off("exit", stop);
  return code ?? 1;
}
