/**
 * `gh release view`, `create`, `upload` and `edit`, as a stand-in by GITHUB_API_URL, and `gh run download` of what the run
 * uploaded. Like gh it wants a token in GH_TOKEN, and to be told the repository where there is no checkout.
 */
import { once } from "node:events";
import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile } from "node:fs/promises";
import { request, type IncomingMessage } from "node:http";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";

interface Release {
  readonly id: number;
  readonly tag_name: string;
  readonly upload_url: string;
}

let port: Promise<number> | undefined;

/** Returns where this process takes commands; it listens no longer than it has other work. */
export function ghPort(): Promise<number> {
  port ??= listen();
  return port;
}

async function listen(): Promise<number> {
  const server = createServer((socket) => void serveGh(socket)).listen(0, "127.0.0.1");
  await once(server, "listening");
  server.unref();
  return (server.address() as AddressInfo).port;
}

/** Reads the number of the fields that follow, the folder, the number of the arguments, these, and the environment. */
async function serveGh(socket: Socket): Promise<void> {
  let text = "";
  for await (const chunk of socket.setEncoding("utf8")) {
    text += String(chunk);
    const [count, cwd = "", length, ...rest] = text.split("\0").slice(0, -1);
    if (rest.length + 2 < Number(count)) continue;
    const env = rest.slice(Number(length)).map((given) => {
      const at = given.indexOf("=");
      return [given.slice(0, at), given.slice(at + 1)] as const;
    });
    const told = await runGh(rest.slice(0, Number(length)), Object.fromEntries(env), cwd).then(
      () => "0\n",
      (thrown: unknown) => `1\n${String(thrown)}\n`,
    );
    socket.end(told);
    return;
  }
}

/** Runs one command, as gh would in the folder `cwd`. */
async function runGh(args: readonly string[], env: NodeJS.ProcessEnv, cwd: string): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      repo: { type: "string" },
      draft: { type: "boolean" },
      "verify-tag": { type: "boolean" },
      "generate-notes": { type: "boolean" },
      notes: { type: "string" },
      name: { type: "string" },
      dir: { type: "string", default: "." },
    },
    // gh's flags take `--draft=false`.
    args: args.map((argument) => (argument === "--draft=false" ? "--no-draft" : argument)),
    allowNegative: true,
  });
  const [group, verb, tag = "", ...files] = positionals;
  const { GH_TOKEN: token, GITHUB_API_URL: api, GITHUB_REPOSITORY: current } = env;
  if (token === undefined) throw new RangeError("To use GitHub CLI in a GitHub Actions workflow, set GH_TOKEN");
  const repository = values.repo ?? env["GH_REPO"] ?? (existsSync(join(cwd, ".git")) ? current : undefined);
  if (repository === undefined) throw new RangeError("fatal: not a git repository");
  const releases = `${api}/repos/${repository}/releases`;

  async function ask(method: string, url: string, body?: string | Uint8Array): Promise<unknown> {
    const type = typeof body === "string" ? "application/json" : "application/octet-stream";
    const headers = { authorization: `token ${token}`, "user-agent": "gh", ...(body && { "content-type": type }) };
    const [response] = (await once(request(url, { method, headers }).end(body), "response")) as [IncomingMessage];
    const answer = Buffer.concat((await response.toArray()) as Buffer[]).toString();
    if ((response.statusCode ?? 0) >= 300) throw new RangeError(`HTTP ${response.statusCode}: ${answer} (${url})`);
    return JSON.parse(answer);
  }

  async function find(): Promise<Release> {
    const release = ((await ask("GET", releases)) as readonly Release[]).find(({ tag_name: name }) => name === tag);
    if (release === undefined) throw new RangeError("release not found");
    return release;
  }

  async function upload({ upload_url: url }: Release): Promise<void> {
    for (const file of files) {
      await ask("POST", `${url.replace(/\{.*/, "")}?name=${basename(file)}`, await readFile(resolve(cwd, file)));
    }
  }

  /** Like gh it writes over no file that is there. */
  async function download(): Promise<void> {
    const { RUNNER_TEMP: temp = "", GITHUB_RUN_ID: run } = env;
    const artifact = join(temp, "artifacts", values.name ?? "");
    if (tag !== run || !existsSync(artifact)) throw new RangeError("no artifact matches any of the names provided");
    const folder = resolve(cwd, values.dir);
    await mkdir(folder, { recursive: true });
    for (const file of await readdir(artifact)) {
      await copyFile(join(artifact, file), join(folder, file), constants.COPYFILE_EXCL);
    }
  }

  const verbs: Readonly<Record<string, () => Promise<unknown>>> = {
    "run download": download,
    "release view": find,
    "release create": async () => {
      const { draft = false, notes: body, "generate-notes": generated = false } = values;
      const release = { tag_name: tag, draft, ...(body !== undefined && { body }), generate_release_notes: generated };
      await upload((await ask("POST", releases, JSON.stringify(release))) as Release);
    },
    "release upload": async () => upload(await find()),
    "release edit": async () =>
      ask("PATCH", `${releases}/${(await find()).id}`, JSON.stringify({ draft: values.draft })),
  };
  const perform = verbs[`${group} ${verb}`];
  if (perform === undefined) throw new RangeError(`unknown command ${group} ${verb}`);
  await perform();
}
