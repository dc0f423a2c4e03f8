/** Loaded into a measured action with `--import`: on exit it writes the largest resident set, in bytes, to a file. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/**
 * @returns the largest resident set of this process so far, in bytes. On Linux `maxRSS` begins with the memory of
 *   whoever started the process.
 */
export function readPeakBytes(): number {
  const status = "/proc/self/status";
  if (!existsSync(status)) return process.resourceUsage().maxRSS * 1024;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, "utf8"))?.[1]) * 1024;
}

const path = process.env["ANCHOR_TEST_PEAK_FILE"];
delete process.env["ANCHOR_TEST_PEAK_FILE"];
if (path !== undefined) {
  process.on("exit", () => writeFileSync(path, String(readPeakBytes())));
}
