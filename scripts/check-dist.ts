/** Proves that the committed dist/ is what src/ builds to: rebuilds it and asks git for any difference. */
import { execFileSync } from "node:child_process";

execFileSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
// `git status`, not `git diff`: a new chunk that nobody committed counts too.
const difference = execFileSync("git", ["status", "--porcelain", "--", "dist"], { encoding: "utf8" });
if (difference === "") {
  console.log("dist/ is what src/ builds to.");
} else {
  console.error(`dist/ is not what src/ builds to; commit the rebuilt files:\n${difference}`);
  process.exitCode = 1;
}
