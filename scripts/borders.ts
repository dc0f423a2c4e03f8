/** Who may touch what: one row a folder of `src`, and one for the service. `oxlint.config.ts` makes rules of it. */

export interface Border {
  /** What it may import beside its own files: folders of `src`, or single files of them. */
  readonly imports: readonly string[];
  /** Packages and built-in modules that it may import, with all that is below their names. */
  readonly packages: readonly string[];
  /** Globals that it must not use. */
  readonly without?: readonly string[];
}

const noNode = ["Buffer", "process"];
const noWorld = [...noNode, "setTimeout", "setInterval", "fetch", "performance"];
const noNetwork = ["fetch", "XMLHttpRequest", "WebSocket", "EventSource"];
const disk = ["node:fs", "node:path"];
const below = ["words", "core", "evidence", "verify", "node", "hash", "host", "render", "api"];
const fronts = [...below, "files", "run", "release", "monitor", "github"];

/** The floors, lowest first. */
export const borders: Readonly<Record<string, Border>> = {
  words: { imports: [], packages: [], without: noWorld },
  core: { imports: ["words"], packages: ["@noble/hashes"], without: noWorld },
  evidence: { imports: ["words", "core"], packages: ["@noble/hashes"], without: noWorld },
  verify: { imports: ["words", "core", "evidence"], packages: [], without: noWorld },
  node: { imports: ["words", "core"], packages: ["node:crypto", "node:http", "node:https", "node:timers", "node:tls"] },
  hash: {
    imports: ["core"],
    packages: [...disk, "node:crypto", "node:os", "node:timers", "node:worker_threads"],
  },
  host: {
    imports: ["words", "core", "evidence/run"],
    packages: [...disk, "node:crypto", "node:os", "node:process", "node:timers"],
    without: ["process"],
  },
  render: { imports: ["words", "core", "evidence", "host"], packages: ["node:os", "node:process", "node:util"] },
  api: {
    imports: ["words", "core", "evidence", "host"],
    packages: ["node:crypto", "node:http", "node:stream", "node:zlib", "undici"],
  },
  witness: {
    imports: ["words", "core", "evidence", "verify/claims", "host/host", "api/downloads"],
    packages: ["@noble/hashes"],
    without: noNode,
  },
  files: {
    imports: ["core", "hash", "host"],
    packages: [...disk, "node:os", "node:timers", "@actions/glob", "minimatch"],
    without: ["process"],
  },
  run: { imports: [...below, "files", "witness"], packages: [...disk, "node:timers"], without: ["process"] },
  release: {
    imports: [...below, "files", "run", "witness/witness"],
    packages: ["node:crypto", "node:fs", "node:zlib"],
    without: ["process"],
  },
  monitor: {
    imports: [...below, "files", "run", "release/forge", "release/statements"],
    packages: [...disk, "node:crypto"],
    without: ["process"],
  },
  github: {
    imports: ["core", "evidence", "hash", "host", "api", "release/forge", "monitor/repository"],
    packages: ["@actions/github", "node:http", "node:stream"],
    without: ["process"],
  },
  action: { imports: [...fronts, "witness/parse-witness-lines"], packages: ["@actions/core", ...disk, "node:os"] },
  cli: {
    imports: [...fronts, "witness"],
    packages: [...disk, "node:events", "node:process", "node:stream", "node:tls", "node:url", "node:util"],
  },
  mcp: {
    imports: ["words", "core", "evidence/run", "host", "render", "api", "run/stamp", "run/journal"],
    packages: ["@modelcontextprotocol/server", ...disk, "node:crypto", "node:stream", "zod"],
  },
  page: {
    imports: ["words", "core", "evidence", "verify", "witness/read-witness"],
    packages: ["@noble/hashes", "hash-wasm"],
    without: [...noNode, ...noNetwork],
  },
  service: {
    imports: ["core", "evidence", "api/wire", "node"],
    packages: [
      ...disk,
      ...["buffer", "crypto", "events", "http", "https", "net", "sqlite", "stream", "timers", "tls", "util"].map(
        (name) => `node:${name}`,
      ),
      "jose",
      "prom-client",
      "pdf-lib",
      "pg",
      "zod",
    ],
  },
};
