/** Witnesses that runs can ask: an authority, and a calendar whose promises get into a block when a test says so. */
import { createHash } from "node:crypto";

import { startFaultServer, type FaultServer } from "../network/fault-server.ts";
import type { Behaviour } from "../network/behaviours.ts";
import type { Rule } from "../runner/rules.ts";
import { makeChain, makeToken, type TokenParts } from "./make-token.ts";
import { append, bitcoin, hash, headerOf, pending } from "./proofs.ts";

const answer = (body: Uint8Array | string, status = 200): Behaviour => ({ kind: "answer", answer: { status, body } });

/** Answers queries of the action; the places of digest and nonce in them are fixed. */
export const authority =
  (chain = makeChain(), flaws: Partial<TokenParts> = {}): Rule =>
  ({ body }) =>
    answer(
      makeToken("", chain, { imprint: body.subarray(24, 56), nonce: body.subarray(58, 67).toString("hex"), ...flaws }),
    );

export interface Calendar extends FaultServer {
  /** The block in which all promises are from now on; a calendar without one answers that they are pending. */
  block: { readonly height: number; readonly time: Date } | undefined;
  /** The header of that block, in hex: it holds the last promise. */
  readonly header: () => string;
}

/** Starts a calendar, whose promises name `address`; by default its own. */
export async function startCalendar(address?: string): Promise<Calendar> {
  const salt = Buffer.from([9]);
  let root: Buffer = Buffer.alloc(32);
  const sha256 = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();
  const server = await startFaultServer(({ method, body, target }) => {
    if (method === "POST" && target === "/digest") {
      root = sha256(sha256(Buffer.concat([body, salt])));
      return answer(Buffer.concat([append(salt), hash, pending(address ?? server.url)]));
    }
    const { block } = calendar;
    return block === undefined ? answer("Pending", 404) : answer(Buffer.concat([hash, bitcoin(block.height)]));
  });
  const calendar: Calendar = Object.assign(server, {
    block: undefined,
    header: () => headerOf(root, calendar.block?.time ?? new Date(0)),
  });
  return calendar;
}
