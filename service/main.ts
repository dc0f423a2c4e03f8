import { AnchorError, messageOf } from "../src/core/errors.ts";
import { runService } from "./run.ts";

try {
  await runService(process.argv.slice(2));
} catch (error) {
  const message = messageOf(error);
  process.stderr.write(`${message}\n`);
  process.exitCode = error instanceof AnchorError && error.code === "INPUT_INVALID" ? 2 : 1;
}
