/** Every client of a server, to be asked about anything that a server may do: one request, or what belongs to it. */
import { createHash } from "node:crypto";

import { withExchangedKey } from "#action/github-key.ts";
import { createLog } from "#action/runner.ts";
import { createWebClient } from "#api/downloads.ts";
import { readServedRelease } from "#cli/read-served.ts";
import { AnchorError } from "#core/errors.ts";
import { parseNodeAddress } from "#core/addresses.ts";
import { connect } from "#github/connection.ts";
import { createGitHubForge, readReleaseWithAssets } from "#github/releases.ts";
import { systemClock } from "#host/host.ts";
import { createRpc, toCommand } from "#node/rpc.ts";
import type { Asset } from "#release/forge.ts";
import { createReportStore } from "#run/journal-and-reports.ts";
import { obtainWitnesses } from "#witness/witness.ts";
import { createTrust, UntrustedToken } from "../../../service/http/oidc.ts";
import { success } from "../chain/node-server.ts";
import { createFakeClock } from "../clock.ts";
import { toInputs } from "../inputs.ts";
import { openAssistant } from "../mcp/mcp.ts";
import { aDigest, aFullEvidence } from "../results.ts";
import * as bench from "../service/client.ts";
import { append, hash, pending } from "../witness/proofs.ts";
import { json, jsonAnswer, type Answer } from "./behaviours.ts";
import { startFaultServer, type Script } from "./fault-server.ts";

const never = new AbortController().signal;
/** What each is given to prove who asks. */
export const secret = "key-of-the-bench";
/** How a client asks a server at `url`, and what comes of it: `right`, a verdict or a code. */
export interface Asker {
  readonly right: Answer;
  readonly ask: (url: string, timeoutMs: number, folder: string) => Promise<string>;
  /** The requests it says it made; without it, those that came. */
  readonly count?: () => number;
  readonly around?: (script: Script) => Script;
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "right",
    (error: unknown) => {
      if (error instanceof AnchorError) return error.code;
      throw error;
    },
  );

/** @param chain how the looks are answered that follow a stamp, all of which count */
function service(operation: bench.Operation, chain = bench.notFound): Asker {
  let requests = 0;
  return {
    right: jsonAnswer(bench.rightAnswer(operation)),
    around: (script) => (operation === "stamp" ? bench.onlyFor("stamp", script, chain) : script),
    count: () => requests,
    ask: async (url, timeoutMs) => {
      // A report has twice the time of others, and the looks after a stamp have to be answered in theirs.
      const share = { stamp: 6, check: 1, verify: 1, "verify with report": 0.5, verifyProof: 0.5 }[operation];
      const client = bench.createClientOf(
        { url },
        {
          timeoutMs: timeoutMs * share,
          onRequest: () => void (requests += 1),
        },
      );
      const said = bench.verdictOf(await bench.operations[operation].ask(client));
      await client.close();
      return said === bench.rightVerdicts[operation] ? "right" : said;
    },
  };
}

const content = "the bytes of an asset, which are enough to be cut";
const sha256 = createHash("sha256").update(content).digest("hex");
const asset = { name: "app.tgz", id: 1, size: content.length, sha256 } as Asset;

function gitHub(apiUrl: string, silenceMs: number) {
  const web = createWebClient(silenceMs);
  const options = { token: secret, repository: "o/r", apiUrl, web, clock: systemClock, stop: never, onDebug: () => {} };
  return { options, github: createGitHubForge(options), [Symbol.asyncDispose]: web.close };
}

/** Reads a release as a command line does, whose list and files are at these servers. */
async function onCommandLine(apiUrl: string, server: string, silenceMs: number, name?: string): Promise<string> {
  await using opened = gitHub(apiUrl, silenceMs);
  const options = { ...opened.options, token: "" };
  const read = async () => {
    if (name === undefined) await readReleaseWithAssets(connect(options), "v1");
    else await (await readServedRelease({ ...options, tag: "v1", server })).hash(name, () => {});
  };
  return await codeOf(read());
}

const listed = {
  ...asset,
  name: "app.tgz",
  digest: `sha256:${sha256}`,
  state: "uploaded",
  browser_download_url: "",
  created_at: "2026-01-01T00:00:00Z",
};
const aRelease = { id: 1, tag_name: "v1", upload_url: "", html_url: "", body: "", assets: [] };

/** Each makes a client anew; the exchange needs a runner in the environment, and waits by the system's clock. */
export const clients = {
  check: () => service("check"),
  stamp: () => service("stamp"),
  "stamp that the chain has": () => service("stamp", bench.found),
  "report of a verification": () => service("verify with report"),
  proof: () => service("verifyProof"),
  tool: () => ({
    right: jsonAnswer(bench.rightAnswer("check")),
    ask: async (url) => {
      await using assistant = await openAssistant({ ANCHOR_API_URL: url, ANCHOR_API_KEY: secret });
      const { structuredContent } = await assistant.call("check_hash", { file_hash: bench.digest });
      const { status, error } = structuredContent as { readonly status: string; readonly error?: AnchorError };
      return error?.code ?? (status === "finalized" ? "right" : status);
    },
  }),
  "exchange of a token": () => ({
    right: jsonAnswer({ api_key: "a-key-for-a-while", expires_at: "2999-01-01T00:00:00Z" }),
    ask: async (url) => {
      const given = toInputs({ "api-url": url, "api-key": "", "api-key-from": "github" });
      const ending = new AbortController();
      const { keyError } = await withExchangedKey(given, createLog(), ending.signal);
      // A key is renewed until the run ends.
      ending.abort();
      return keyError?.code ?? "right";
    },
  }),
  node: () => ({
    right: jsonAnswer(success("block", { block: "1" })),
    ask: (url, timeoutMs) => codeOf(createRpc(parseNodeAddress(url, secret), { timeoutMs }).run([toCommand("block")])),
  }),
  release: () => ({
    right: jsonAnswer(aRelease),
    ask: async (url, timeoutMs) => {
      await using opened = gitHub(url, timeoutMs);
      return await codeOf(opened.github.readRelease(1));
    },
  }),
  asset: () => ({
    right: { headers: { "content-type": "application/octet-stream" }, body: content },
    ask: async (url, timeoutMs) => {
      await using opened = gitHub(url, timeoutMs);
      return await codeOf(opened.github.read(asset, 100));
    },
  }),
  "release on a command line": () => ({
    right: jsonAnswer(aRelease),
    ask: (url, timeoutMs) => onCommandLine(url, url, timeoutMs),
  }),
  "asset on a command line": () => ({
    right: { headers: { "content-type": "application/octet-stream" }, body: content },
    ask: async (url, timeoutMs) => {
      await using api = await startFaultServer(json({ ...aRelease, assets: [listed] }));
      return await onCommandLine(api.url, url, timeoutMs, listed.name);
    },
  }),
  "keys of an issuer": () => ({
    right: jsonAnswer({ keys: [], issuer: "which has none" }),
    ask: async (url) => {
      await using issuer = await startFaultServer(({ headers }) =>
        json({ issuer: `http://${headers["host"]}`, jwks_uri: url }),
      );
      const trust = await createTrust({ issuer: issuer.url, audience: "" });
      const token = [{ alg: "RS256" }, {}, ""].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"));
      const trusted = trust(token.join(".")).catch((error: unknown) => {
        if (!(error instanceof UntrustedToken)) throw error;
      });
      return await codeOf(trusted);
    },
  }),
  "download of a report": () => ({
    right: { headers: { "content-type": "application/pdf" }, body: "%PDF-1.7 with whatever the service says" },
    ask: async (url, _, folder) => {
      const web = createWebClient();
      const store = createReportStore(web, folder, new URL("http://127.0.0.1:8787"), never);
      const outcome = { verdict: "verified", answer: aFullEvidence(aDigest(1), { report: { url } }) } as const;
      const [failure] = await store.keep(outcome, { name: url.replaceAll(/\W/g, "-"), digest: aDigest(1) });
      await web.close();
      return failure?.code ?? "right";
    },
  }),
  calendar: () => ({
    right: { body: Buffer.concat([append(Buffer.from([1, 2])), hash, pending("https://calendar.example")]) },
    ask: async (url, timeoutMs) => {
      const web = createWebClient();
      const asking = { web, clock: createFakeClock(), signal: never, timeoutMs };
      const { warnings } = await obtainWitnesses([{ kind: "opentimestamps", url }], sha256, [], asking);
      await web.close();
      return warnings[0]?.code ?? "right";
    },
  }),
} as const satisfies Record<string, () => Asker>;

/** Starts a runner that gives a job its token, in the environment until it ends. */
export async function startRunner(): Promise<AsyncDisposable> {
  const runner = await startFaultServer(json({ value: secret }));
  process.env["ACTIONS_ID_TOKEN_REQUEST_URL"] = runner.url;
  process.env["ACTIONS_ID_TOKEN_REQUEST_TOKEN"] = "bearer";
  const end = async (): Promise<void> => {
    delete process.env["ACTIONS_ID_TOKEN_REQUEST_URL"];
    delete process.env["ACTIONS_ID_TOKEN_REQUEST_TOKEN"];
    await runner.close();
  };
  return { [Symbol.asyncDispose]: end };
}
