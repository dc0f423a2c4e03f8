/** The RPC of a chain node: its commands, and its replies. */
import { X509Certificate } from "node:crypto";
import { request as requestPlain, type IncomingMessage, type RequestOptions } from "node:http";
import { request as requestSecure } from "node:https";
import { checkServerIdentity, type PeerCertificate } from "node:tls";

import type { ChainHex } from "../core/digest.ts";
import { AnchorError, toAnchorError } from "../core/errors.ts";
import { readAtMost } from "../core/json.ts";
import { isObject, type Members } from "../core/members.ts";
import { plainText } from "../core/text.ts";
import type { NodeAddress } from "../core/addresses.ts";
import { networkErrorWords } from "../words/result-words.ts";

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
   * Runs commands in order in one request. The node stops at the first command that fails, so there may be fewer
   * replies than commands; then the last reply is the failure.
   * @throws AnchorError `NODE_UNREACHABLE`, `NODE_NOT_AUTHORISED`, `NODE_ANSWER_INVALID` or `TLS_REJECTED`
   */
  run(commands: readonly [Command, ...Command[]], timeoutMs?: number): Promise<readonly NodeReply[]>;
}

export function createRpc(address: NodeAddress, options: RpcOptions = {}): Rpc {
  const { ca, timeoutMs: defaultTimeoutMs = 20_000, maxBytes = 16 * 1024 * 1024, signal } = options;
  const { name, url, credentials } = address;
  const fixedOptions: RequestOptions = {
    method: "GET",
    // The node closes every connection after one answer without saying so: a connection that is kept would only break.
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
      // This is a GET, which may have 200 kB: the node reads a POST only with one spelling of `Content-Length`.
      const target = new URL(`/${encodeURIComponent(commands.join(";"))}`, url);
      let isLate = false;
      const { request, answered } = sendRequest(target, { ...fixedOptions, signal });
      // A signal of each request would cost more than the rest of it, and stay until its time has come.
      const deadline = setTimeout(() => {
        isLate = true;
        request.destroy();
      }, timeoutMs);
      try {
        const answer = await answered;
        const sentAt = Date.parse(answer.headers.date ?? "");
        const replies = readReplies(await readText(answer, maxBytes, name), commands, name);
        return Number.isNaN(sentAt) ? replies : replies.map((reply) => ({ ...reply, sentAt }));
      } catch (error) {
        if (!isLate) throw toNodeError(name, error);
        const cause = new DOMException("Time is up.", "TimeoutError");
        throw unreachableError(name, `no whole answer within ${timeoutMs / 1000} s`, cause);
      } finally {
        clearTimeout(deadline);
      }
    },
  };
}

/** Makes the options of TLS. They require verification: NODE_TLS_REJECT_UNAUTHORIZED changes only the default. */
function tlsOptions(ca: string | undefined) {
  if (ca === undefined) return { rejectUnauthorized: true };
  const pinnedCertificate = new X509Certificate(ca);
  return {
    rejectUnauthorized: true,
    ca,
    // A certificate that a node signed itself names only localhost, so if the node shows the certificate in `ca`, the
    // host's name is not checked.
    checkServerIdentity: (host: string, peer: PeerCertificate) =>
      peer.fingerprint256 === pinnedCertificate.fingerprint256 ? undefined : checkServerIdentity(host, peer),
  };
}

async function readText(answer: IncomingMessage, maxBytes: number, node: string): Promise<string> {
  const { statusCode = 0 } = answer;
  if (statusCode !== 200) {
    answer.destroy();
    const isUnauthorised = statusCode === 401 || statusCode === 403;
    throw isUnauthorised ? unauthorisedError(node) : answerError(node, `it answered ${statusCode}`);
  }
  const toTooLargeError = () => answerError(node, `its answer is larger than ${maxBytes / 1_048_576} MiB`);
  return new TextDecoder().decode(await readAtMost(answer, maxBytes, toTooLargeError));
}

function sendRequest(url: URL, options: RequestOptions) {
  const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (url.protocol === "https:" ? requestSecure : requestPlain)(url, options, resolve);
  request.on("error", reject);
  request.end();
  return { request, answered };
}

/** A node's reply to one command; `fields` is the whole object. */
export interface NodeReply {
  readonly ok: boolean;
  readonly fields: Members;
  /** Why the command failed, in untrusted words of the node, or in words of this file; absent when `ok`. */
  readonly error?: string;
  /** When the reply was sent, by the clock of the node's machine or of a proxy, in milliseconds since 1970. */
  readonly sentAt?: number | undefined;
}

/**
 * Parses the answer to `commands`: one object for one reply, else an array, which may end at the first failure.
 * @throws AnchorError `NODE_UNREACHABLE` for `[]`, the node's answer when it did not read the command
 *   (docs/chain-node.md#its-command-port); `NODE_ANSWER_INVALID` for anything but replies to these commands in this
 *   order
 */
function readReplies(text: string, commands: readonly Command[], node: string): readonly NodeReply[] {
  const value = parseReplyJson(text, node);
  if (Array.isArray(value) && value.length === 0) throw unreachableError(node, "it did not read the command");
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (items.length > commands.length) throw answerError(node, "it answered more commands than it was given");
  const replies = items.map((item, index) => readCommandReply(item, commands[index] ?? "", node));
  if (replies.length < commands.length && replies.at(-1)?.ok !== false) {
    throw answerError(node, "it answered fewer commands than it was given");
  }
  return replies;
}

function parseReplyJson(text: string, node: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw answerError(node, "its answer is not JSON");
  }
}

function readCommandReply(item: unknown, command: string, node: string): NodeReply {
  if (!isObject(item) || typeof item["status"] !== "boolean") throw answerError(node, "its answer has no status");
  if (item["pending"] === true) return { ok: false, fields: item, error: "the user may only read" };
  if (!item["status"]) {
    const error = stringOf(item["error"] ?? item["message"]) ?? "it does not say why";
    return { ok: false, fields: item, error: plainText(error) };
  }
  if (item["command"] !== command.split(" ")[0]) throw answerError(node, "it answered another command");
  return { ok: true, fields: item };
}

/** Returns `value` if it is an array, else an empty one. */
export function itemsIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function stringOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Parses a count or a height, which the node writes as a number or as text. */
export function numberOf(value: unknown): number | undefined {
  const number =
    typeof value === "number" ? value : Number(/^[0-9]{1,15}$/.exec(stringOf(value) ?? "")?.[0] ?? Number.NaN);
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/** The latest time of a JavaScript date, in milliseconds since 1970 (ECMA-262 §21.4.1.1). */
const maxTimeMs = 8.64e15;

/** Parses a time in milliseconds since 1970; `undefined` for what no date can be. */
export function momentOf(value: unknown): number | undefined {
  const number = numberOf(value);
  return number === undefined || number > maxTimeMs ? undefined : number;
}

/** Parses 32 bytes in hex as the chain writes them. */
export function hex32Of(value: unknown): ChainHex | undefined {
  return typeof value === "string" && /^0x[0-9A-F]{64}$/.test(value) ? (value as ChainHex) : undefined;
}

/** Parses 1 to 65,536 bytes of a transaction or proof in hex as the chain writes them. */
export function hexBytesOf(value: unknown): ChainHex | undefined {
  return typeof value === "string" && /^0x(?:[0-9A-F]{2}){1,65536}$/.test(value) ? (value as ChainHex) : undefined;
}

/** A command, made only by {@link toCommand}, which checks every part. */
export type Command = string & { readonly brand: "node-command" };

/**
 * Values allowed in a command: hex, a decimal number or a word. A space, `;` or quote is refused, since it would begin
 * another parameter or command (docs/chain-node.md#its-command-port).
 */
const safeValuePattern = /^(?:0x[0-9A-F]{1,131072}|[0-9]{1,30}(?:\.[0-9]{1,44})?|[a-z][a-z0-9]{0,63})$/;
const safeNamePattern = /^[a-z]{1,32}$/;

/** Makes a command; throws RangeError for a name that is no word, or a value that is none of hex, number or word. */
export function toCommand(name: string, parameters: Readonly<Record<string, string | number>> = {}): Command {
  const parts = Object.entries(parameters).map(([key, value]) => {
    if (!safeNamePattern.test(key) || !safeValuePattern.test(String(value))) {
      throw new RangeError(`The parameter ${key} of a node's command is neither hex, nor a number, nor a word.`);
    }
    return `${key}:${value}`;
  });
  if (!safeNamePattern.test(name)) throw new RangeError("A node's command is one word.");
  return [name, ...parts].join(" ") as Command;
}

/** Makes the error of a node that could not be asked, or whose answer was lost: its commands may have run. */
export function unreachableError(name: string, reason: string, cause?: unknown): AnchorError {
  return new AnchorError("NODE_UNREACHABLE", `The node ${name} did not answer: ${reason}.`, { cause });
}

/** Whether the connection failed or broke, or brought no result, so that asking again helps. False after a timeout. */
export function isConnectionLost({ code, cause }: AnchorError): boolean {
  if (code !== "NODE_UNREACHABLE") return false;
  return cause === undefined || (cause instanceof Error && "code" in cause && /^E[A-Z]+$/.test(String(cause.code)));
}

export function answerError(name: string, reason: string): AnchorError {
  return new AnchorError("NODE_ANSWER_INVALID", `The answer of the node ${name} cannot be used: ${reason}.`);
}

/** Converts what a request threw to an AnchorError that contains no password. */
function toNodeError(name: string, thrown: unknown): AnchorError {
  if (thrown instanceof AnchorError) return thrown;
  const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : undefined;
  if (code === undefined) return toAnchorError(thrown);
  // A node that refuses the credentials ends its status line in a bare LF, which HTTP parsers reject.
  if (code === "HPE_CR_EXPECTED") return unauthorisedError(name);
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)|EPROTO/.test(code)) {
    const message = `The node ${name} was not asked: the TLS connection failed (${code}).`;
    const hint =
      "Put the node's certificate, or that of its CA, in NODE_EXTRA_CA_CERTS. The check cannot be switched off.";
    return new AnchorError("TLS_REJECTED", message, { cause: thrown, hint });
  }
  return unreachableError(name, networkErrorWords[code] ?? plainText(code), thrown);
}

/** Makes the error of a node that rejects the credentials, or a request without them. */
function unauthorisedError(name: string): AnchorError {
  return new AnchorError("NODE_NOT_AUTHORISED", `The node ${name} refused the user or the password.`);
}
