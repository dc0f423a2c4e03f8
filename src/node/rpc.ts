import { request as requestPlain, type IncomingMessage, type RequestOptions } from "node:http";
import { request as requestSecure } from "node:https";
import { X509Certificate } from "node:crypto";
import { checkServerIdentity, type PeerCertificate } from "node:tls";

import { readAtMost } from "../core/json.ts";
import type { NodeAddress } from "../core/url.ts";
import { invalid, readReplies, unauthorised, toNodeError, unreachable, type Command, type NodeReply } from "./reply.ts";

export interface RpcOptions {
  /** A certificate in PEM: the node's own, which it signed itself, or that of its authority. */
  readonly ca?: string | undefined;
  /** The limit of one request, from connecting to the last byte; 20,000 ms by default. */
  readonly timeoutMs?: number;
  /** The most bytes of one answer; 16 MiB by default. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal | undefined;
}

/** A node's RPC. When an answer is lost, the command may have run (docs/chain-node.md#its-command-port). */
export interface Rpc {
  readonly name: string;
  /**
   * Runs commands in order in one request. The node stops at the first that fails, so there may be fewer replies, the
   * last of them a failure.
   * @throws AnchorError `NODE_UNREACHABLE`, `NODE_NOT_AUTHORISED`, `NODE_ANSWER_INVALID` or `TLS_REJECTED`
   */
  run(commands: readonly [Command, ...Command[]], timeoutMs?: number): Promise<readonly NodeReply[]>;
}

export function createRpc(address: NodeAddress, options: RpcOptions = {}): Rpc {
  const { ca, timeoutMs: defaultTimeoutMs = 20_000, maxBytes = 16 * 1024 * 1024, signal } = options;
  const { name, url, credentials } = address;
  const fixedOptions: RequestOptions = {
    method: "GET",
    // The node closes every connection after one answer, unannounced: a connection that is kept would only break.
    agent: false,
    headers: {
      // The node reads this header only in this spelling.
      ...(credentials !== undefined && { Authorization: `Basic ${Buffer.from(credentials).toString("base64")}` }),
      Connection: "close",
    },
    ...(url.protocol === "https:" && tlsOptions(ca)),
  };
  return {
    name,
    async run(commands, timeoutMs = defaultTimeoutMs) {
      const deadline = AbortSignal.timeout(timeoutMs);
      const abort = signal === undefined ? deadline : AbortSignal.any([deadline, signal]);
      // The node reads a POST only with one client and one spelling of `Content-Length`. A GET may have 200 kB.
      const target = new URL(`/${encodeURIComponent(commands.join(";"))}`, url);
      try {
        const answer = await open(target, { ...fixedOptions, signal: abort });
        const sentAt = Date.parse(answer.headers.date ?? "");
        const replies = readReplies(await readText(answer, maxBytes, name), commands, name);
        return Number.isNaN(sentAt) ? replies : replies.map((reply) => ({ ...reply, sentAt }));
      } catch (error) {
        throw deadline.aborted
          ? unreachable(name, `no whole answer within ${timeoutMs / 1000} s`, deadline.reason)
          : toNodeError(name, error);
      }
    },
  };
}

/** Verification is set explicitly, since NODE_TLS_REJECT_UNAUTHORIZED changes only the default. */
function tlsOptions(ca: string | undefined) {
  if (ca === undefined) return { rejectUnauthorized: true };
  const pinned = new X509Certificate(ca);
  return {
    rejectUnauthorized: true,
    ca,
    // A certificate that a node signed itself names only localhost, so where the node shows the one in `ca`, its name
    // is not checked.
    checkServerIdentity: (host: string, peer: PeerCertificate) =>
      peer.fingerprint256 === pinned.fingerprint256 ? undefined : checkServerIdentity(host, peer),
  };
}

async function readText(answer: IncomingMessage, maxBytes: number, node: string): Promise<string> {
  const { statusCode = 0 } = answer;
  if (statusCode !== 200) {
    answer.destroy();
    throw statusCode === 401 || statusCode === 403 ? unauthorised(node) : invalid(node, `it answered ${statusCode}`);
  }
  const tooLarge = () => invalid(node, `its answer is larger than ${maxBytes / 1_048_576} MiB`);
  return new TextDecoder().decode(await readAtMost(answer, maxBytes, tooLarge));
}

function open(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (url.protocol === "https:" ? requestSecure : requestPlain)(url, options, resolve);
  request.on("error", reject);
  request.end();
  return promise;
}
