/** Loaded into an action with `--import`: writes the address of each module that is loaded to a file, a line each. */
import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";

const path = process.env["ANCHOR_TEST_MODULES_FILE"];
delete process.env["ANCHOR_TEST_MODULES_FILE"];
if (path !== undefined) {
  registerHooks({
    load: (url, context, next) => {
      appendFileSync(path, `${url}\n`);
      return next(url, context);
    },
  });
}
