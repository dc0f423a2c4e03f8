/** WebKit by its own driver, as far as Debian has both it and a display for it. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { freePort } from "../network/free-port.ts";
import { end, hasDisplay, startDisplay } from "./display.ts";
import { isBare } from "../runs.ts";

const driverPath = "/usr/bin/WebKitWebDriver";
const browserPath = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

export const hasWebKit = !isBare && hasDisplay && [driverPath, browserPath].every((path) => existsSync(path));

export interface WebKit extends AsyncDisposable {
  readonly open: (url: string) => Promise<void>;
  /** What an expression resolves with. */
  readonly evaluate: (expression: string) => Promise<unknown>;
}

/** Starts the driver and the browser, on a display of their own unless one is given; all end with it. */
export async function startWebKit(given?: string): Promise<WebKit> {
  await using stack = new AsyncDisposableStack();
  const home = await mkdtemp(join(tmpdir(), "anchor-webkit-"));
  stack.defer(async () => await rm(home, { recursive: true, force: true, maxRetries: 5 }));
  const display = given ?? (await startDisplay(stack));
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    GDK_BACKEND: "x11",
  };
  const driver = spawn(driverPath, [`--port=${port}`, "--host=127.0.0.1"], { env, stdio: "ignore" });
  stack.defer(async () => await end(driver));
  const call = createCaller(`http://127.0.0.1:${port}`);
  const session = await createSession(call);
  stack.defer(async () => void (await call("DELETE", session, undefined)));
  const owned = stack.move();
  return {
    open: async (url) => void (await call("POST", `${session}/url`, { url })),
    evaluate: async (expression) => {
      const script = `const done = arguments[0]; Promise.resolve(${expression}).then(done, (error) => done(String(error)));`;
      return await call("POST", `${session}/execute/async`, { script, args: [] });
    },
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  };
}

type Call = (method: string, path: string, body: unknown) => Promise<unknown>;

function createCaller(base: string): Call {
  return async (method, path, body) => {
    const response = await fetch(`${base}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** Asks until the driver listens. */
async function createSession(call: Call): Promise<string> {
  const options = { binary: browserPath, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options, timeouts: { script: 120_000 } } };
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { sessionId } = (await call("POST", "/session", { capabilities })) as { sessionId: string };
      return `/session/${sessionId}`;
    } catch (error) {
      if (attempt === 100 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
