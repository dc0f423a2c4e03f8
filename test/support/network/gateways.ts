/** Gateways as they come: their default configuration before one backend, with a patience of two seconds. */
import { accessSync, constants } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { freePort } from "./free-port.ts";
import { startProcess } from "../runner/action-process.ts";
import { isBare } from "../runs.ts";

interface Place {
  /** A folder of its own. */
  readonly folder: string;
  readonly port: number;
  readonly backendPort: number;
}

interface Gateway {
  /** Programs that have to be there. */
  readonly needs: readonly string[];
  readonly config: (place: Place) => string;
  /** Program and arguments; `file` holds the configuration. */
  readonly command: (place: Place, file: string) => readonly [string, ...string[]];
}

const gateways = {
  nginx: {
    needs: ["nginx"],
    config: ({ folder, port, backendPort }) => `
      daemon off; master_process off; pid ${folder}/pid;
      events {}
      http {
        access_log off;
        client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
        uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
        server {
          listen 127.0.0.1:${port};
          location / { proxy_pass http://127.0.0.1:${backendPort}; proxy_read_timeout 2s; }
        }
      }`,
    command: ({ folder }, file) => ["nginx", "-p", folder, "-c", file, "-e", "stderr"],
  },
  varnish: {
    // It compiles its configuration.
    needs: ["varnishd", "cc"],
    config: ({ backendPort }) => `
vcl 4.1;
backend default { .host = "127.0.0.1"; .port = "${backendPort}"; .first_byte_timeout = 2s; }
`,
    command: ({ folder, port }, file) => [
      "varnishd",
      "-F",
      "-jnone",
      `-n${join(folder, "state")}`,
      "-smalloc,16m",
      `-a127.0.0.1:${port}`,
      `-f${file}`,
    ],
  },
} as const satisfies Record<string, Gateway>;

export type GatewayName = keyof typeof gateways;
export const gatewayNames = Object.keys(gateways) as readonly GatewayName[];

/** Why a gateway cannot be started here; `undefined` when it can. */
export function missingOf(name: GatewayName): string | undefined {
  const missing = gateways[name].needs.filter((program) => !isInstalled(program));
  return missing.length === 0 ? undefined : `no ${missing.join(", no ")}`;
}

// Where system administrators' programs are, which not everybody's PATH names.
const path = [process.env["PATH"] ?? "", "/usr/sbin", "/usr/local/sbin"].join(delimiter);

function isInstalled(program: string): boolean {
  if (isBare) return false;
  return path.split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

export interface RunningGateway extends AsyncDisposable {
  readonly url: string;
}

/**
 * Starts a gateway before the backend at a loopback port; it answers when this resolves.
 *
 * @param more is put behind the gateway's configuration
 */
export async function startGateway(name: GatewayName, backendPort: number, more = ""): Promise<RunningGateway> {
  const folder = await mkdtemp(join(tmpdir(), `anchor-${name}-`));
  const place = { folder, port: await freePort(), backendPort };
  const { config, command }: Gateway = gateways[name];
  const file = join(folder, "config");
  await mkdir(join(folder, "state"));
  await writeFile(file, config(place) + more);
  const [program, ...args] = command(place, file);
  const running = startProcess({ command: program, args, cwd: folder, env: { PATH: path }, timeoutMs: 1_800_000 });
  const stop = async (): Promise<void> => {
    running.kill("SIGTERM");
    const late = setTimeout(() => running.kill("SIGKILL"), 5000);
    await running.ended.catch(() => undefined);
    clearTimeout(late);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  const url = `http://127.0.0.1:${place.port}`;
  try {
    const ended = running.ended.then(({ stderr }) => {
      throw new Error(`${name} ended: ${stderr}`);
    });
    await Promise.race([untilItAnswers(url), ended]);
    ended.catch(() => undefined);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, [Symbol.asyncDispose]: stop };
}

async function untilItAnswers(url: string): Promise<void> {
  const end = performance.now() + 60_000;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer !== undefined) return;
    if (performance.now() > end) throw new Error(`${url} does not answer.`);
    await sleep(50);
  }
}
