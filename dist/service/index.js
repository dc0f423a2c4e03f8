import "./rolldown-runtime.js";
import { messageOf, runService } from "./run.js";
try {
  await runService(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${messageOf(error)}
`);
  process.exitCode = 4;
}
export {};
