import { messageOf } from "../src/core/errors.ts";
import { runService } from "./run.ts";

// Whoever reads the log may leave: the service goes on.
process.stderr.on("error", () => {});
try {
  await runService(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 4;
}
