/** A PostgreSQL server of a test's own, from the programs that a machine has installed. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, globSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { Client } from "pg";

import { freePort } from "../../../test/support/network/free-port.ts";
import type { TestCertificate } from "../../../test/support/network/tls/certificate.ts";

const caches = join(import.meta.dirname, "../../../node_modules/.cache");

/** The folder of the newest server's programs. */
function findPrograms(): string | undefined {
  const folders = globSync("/usr/lib/postgresql/*/bin").toSorted((one, other) =>
    one.localeCompare(other, "en", { numeric: true }),
  );
  return folders.findLast((folder) => existsSync(join(folder, "initdb")));
}

/** The server refuses to run as root: then it runs as the user that its package makes. */
function findUser(): { readonly uid: number; readonly gid: number } | undefined {
  const id = (option: string) => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8", stdio: "pipe" }));
  return process.getuid?.() === 0 ? { uid: id("-u"), gid: id("-g") } : undefined;
}

/** Why there is no PostgreSQL on this machine; `undefined` when there is one. */
export function whyNoPostgres(): string | undefined {
  if (findPrograms() === undefined) return "no PostgreSQL below /usr/lib/postgresql";
  try {
    findUser();
    return undefined;
  } catch {
    return "no user postgres";
  }
}

export interface TestServer extends AsyncDisposable {
  readonly port: number;
  /** Makes an empty database of a role that owns it and has no other right; returns its address. */
  readonly createStore: () => Promise<string>;
  /** From now on speaks TLS to those who ask for it, with `certificate`; without one to nobody. */
  useCertificate(certificate: TestCertificate | undefined): Promise<void>;
  /** Runs statements as the server's own user. */
  query(sql: string, database?: string): Promise<readonly Record<string, unknown>[]>;
  /** Ends the server as `pg_ctl stop -m immediate` does, and starts it again once `pause` is over. */
  restart(pause: Promise<unknown>): Promise<void>;
  /** Writes all of `store` into a file, by the server's own program; returns the file. */
  dump(store: string): string;
  /** Restores a dump into `store`, with options of the server's own program. */
  restore(file: string, store: string, ...options: readonly string[]): void;
  /** Ends the server, does `work` with the folder of its files, and starts it again. */
  withFiles(work: (data: string) => void): Promise<void>;
}

/** With `isDurable` the server waits for its disk, as one that is in use does. */
export async function startPostgres({ isDurable = false } = {}): Promise<TestServer> {
  const programs = findPrograms() ?? "";
  const user = findUser();
  const folder = mkdtempSync(join(tmpdir(), "anchor-postgres-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = { ...user, cwd: folder, stdio: "ignore" } as const;
  // What initdb makes is kept beside what Node has compiled: it computes eight times as much as a copy.
  const kept = join(caches, `postgres${programs.replaceAll("/", "-")}-${user?.uid ?? "own"}`);
  if (existsSync(kept)) execFileSync("cp", ["-a", kept, data]);
  else {
    const same = ["-A", "trust", "-U", "postgres", "--locale=C", "--encoding=UTF8"];
    execFileSync(join(programs, "initdb"), ["-D", data, ...same, "--no-sync", "--wal-segsize=1"], options);
    mkdirSync(caches, { recursive: true });
    execFileSync("cp", ["-a", data, `${kept}-${process.pid}`]);
    // Another worker may have been first.
    await rename(`${kept}-${process.pid}`, kept).catch(() => rm(`${kept}-${process.pid}`, { recursive: true }));
  }
  const port = await freePort();
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    "max_connections=200",
    // No test takes the machine's power away, and what was written outlives a server that is killed.
    ...(isDurable ? [] : ["fsync=off", "full_page_writes=off", "autovacuum=off", "jit=off", "shared_buffers=16MB"]),
  ];
  let child: ChildProcess;
  const query: TestServer["query"] = async (sql, database = "postgres") => {
    const client = new Client({ host: "127.0.0.1", port, user: "postgres", database });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  const start = async () => {
    child = spawn(join(programs, "postgres"), ["-D", data, ...settings.flatMap((one) => ["-c", one])], options);
    for (let tries = 0; tries < 300; tries += 1) {
      const isUp = await query("SELECT 1").then(
        () => true,
        () => false,
      );
      if (isUp) return;
      await sleep(100);
    }
    throw new Error("PostgreSQL did not start.");
  };
  const stop = async () => {
    const ended = once(child, "close");
    child.kill("SIGQUIT");
    await ended;
  };
  await start();
  await query("CREATE ROLE anchor LOGIN");
  let count = 0;
  // What is copied as files, without a log, takes a third of the time; version 14 knows no other way.
  const strategy = programs.includes("/14/") ? "" : "STRATEGY file_copy";
  return {
    port,
    query,
    async createStore() {
      const name = `store${(count += 1)}`;
      await query(`CREATE DATABASE ${name} OWNER anchor ${strategy}`);
      return `postgres://anchor@127.0.0.1:${port}/${name}`;
    },
    async useCertificate(certificate) {
      const name = `tls${(count += 1)}`;
      for (const [end, text] of certificate ? Object.entries<string>({ ...certificate }) : []) {
        writeFileSync(join(data, `${name}.${end}`), text, { mode: 0o600 });
        if (user) chownSync(join(data, `${name}.${end}`), user.uid, user.gid);
      }
      await query(`ALTER SYSTEM SET ssl = ${certificate ? "on" : "off"}`);
      await query(`ALTER SYSTEM SET ssl_key_file = '${name}.key'`);
      await query(`ALTER SYSTEM SET ssl_cert_file = '${name}.cert'`);
      await query("SELECT pg_reload_conf()");
      const isUsed = async () => (await query("SHOW ssl_cert_file"))[0]?.["ssl_cert_file"] === `${name}.cert`;
      while (!(await isUsed())) await sleep(20);
    },
    dump(store) {
      const file = join(folder, `${(count += 1)}.dump`);
      execFileSync(join(programs, "pg_dump"), ["-Fc", "-f", file, store], options);
      return file;
    },
    restore(file, store, ...more) {
      execFileSync(join(programs, "pg_restore"), ["--single-transaction", ...more, "-d", store, file], options);
    },
    async withFiles(work) {
      await stop();
      work(data);
      await start();
    },
    async restart(pause) {
      await stop();
      await pause;
      await start();
    },
    async [Symbol.asyncDispose]() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
