import type * as z from "zod/mini";

import { decodeUtf8 } from "../../src/core/json.ts";
import { digestFromWire, type Digest } from "../../src/core/digest.ts";
import type { Backend } from "../ledger/backend.ts";
import type { Payer } from "../store/taking.ts";
import type { Reports } from "./reports.ts";
import type { ServiceAnswer } from "./requests.ts";

/** An authenticated request. */
export interface RouteCall {
  readonly requestId: string;
  /** A reading of `performance.now()`. */
  readonly startedAt: number;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** The key for which stamps are counted; where any key is taken, they are not. */
  readonly payer: Payer | undefined;
  /** Whether the header `x-report-required` is `true`. */
  readonly reportWanted: boolean;
  /** The address at which clients reach the service, for a link. */
  readonly baseUrl: string;
}

/** The parts of the service that an operation uses. */
export interface Tools {
  readonly ledger: Backend;
  readonly reports: Reports;
  readonly now: () => Date;
}

/** Answers a call; a body that breaks the contract gets a 400. */
export type RouteOperation = (call: RouteCall, tools: Tools) => Promise<ServiceAnswer>;

/** A parsed body that names a hash: `bare` is the hash as sent without a `0x`, `digest` the digest that it spells. */
interface HashBody<Body> {
  readonly body: Body;
  readonly bare: string;
  readonly digest: Digest;
}

/** For members other than the hash: what their values must be, in words. */
const memberRules: Partial<Record<PropertyKey, string>> = {
  filename: "The member filename must be a text of at most 1024 characters, or absent.",
  filesize: "The member filesize must be a whole number of bytes, from 0, or absent.",
};

/** Creates the operation that reads its body by `schema` and hands it to `operate`. */
export function withHash<Body extends { hash: string }>(
  schema: z.ZodMiniType<Body>,
  operate: (request: HashBody<Body>, call: RouteCall, tools: Tools) => Promise<ServiceAnswer>,
): RouteOperation {
  return async (call, tools) => {
    const parsed = schema.safeParse(parseBody(call.body));
    const digest = digestFromWire(parsed.data?.hash);
    if (!parsed.success || digest === undefined) {
      const wrong = parsed.error?.issues[0]?.path[0] ?? "hash";
      return badRequest(memberRules[wrong] ?? 'The body must be JSON such as {"hash":"<64 hexadecimal digits>"}.');
    }
    return await operate({ body: parsed.data, bare: parsed.data.hash.replace(/^0x/i, ""), digest }, call, tools);
  };
}

/** Creates an answer with `data` and status 200. */
export function success(message: string, data: object): ServiceAnswer {
  return { statusCode: 200, message, data };
}

/** Creates the refusal of a body that breaks the contract. */
export function badRequest(message: string): ServiceAnswer {
  return { statusCode: 400, message };
}

/** Parses the JSON in `bytes`; returns `undefined`, which no JSON text means, when that fails. */
export function parseBody(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeUtf8(bytes));
  } catch {
    return undefined;
  }
}
