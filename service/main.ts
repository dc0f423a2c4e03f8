import { messageOf } from "../src/core/errors.ts";
import { runService } from "./run.ts";

// The service goes on when whoever reads its log has gone.
process.stderr.on("error", () => {});
try {
  await runService(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 4;
}
