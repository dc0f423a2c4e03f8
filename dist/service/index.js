import "./rolldown-runtime.js";
import { AnchorError, messageOf, runService } from "./run.js";
try {
  await runService(process.argv.slice(2));
} catch (error) {
  const message = messageOf(error);
  process.stderr.write(`${message}
`);
  process.exitCode = error instanceof AnchorError && error.code === "INPUT_INVALID" ? 2 : 1;
}
export {};
