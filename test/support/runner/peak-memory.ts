/** Loaded into a measured action with `--import`: on exit it writes the largest resident set, in bytes, to a file. */
import { writeFileSync } from "node:fs";

const path = process.env["ANCHOR_TEST_PEAK_FILE"];
delete process.env["ANCHOR_TEST_PEAK_FILE"];
if (path !== undefined) {
  process.on("exit", () => writeFileSync(path, String(process.resourceUsage().maxRSS * 1024)));
}
