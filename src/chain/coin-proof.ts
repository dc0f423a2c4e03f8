import type { Digest } from "../domain/digest.ts";
import { toAnchorError } from "../domain/errors.ts";
import { portOf, readCoin } from "./coin.ts";
import { toCommand, type ChainHex } from "./rpc/command.ts";
import type { ChainNode } from "./node.ts";
import { responseOf } from "./node.ts";
import { fieldOf, stringOf } from "./rpc/reply.ts";

/** `missing`: the node that found the coin cannot prove it, or the other one cannot be asked. */
export type ProofVerdict = "accepted" | "rejected" | "missing";

/**
 * Has `finder` prove the coin `coinId`, and `judge` check the proof against its own blocks: a proof of the coin, of its
 * state and of its place in the tree of coins (node-facts §11).
 */
export async function proofVerdict(
  finder: ChainNode,
  judge: ChainNode,
  { digest, coinId }: { readonly digest: Digest; readonly coinId: ChainHex },
): Promise<ProofVerdict> {
  try {
    const [exported] = await finder.rpc.run([toCommand("coinexport", { coinid: coinId })]);
    const data = stringOf(fieldOf(responseOf(exported), "data"));
    if (exported?.ok !== true || data === undefined || !/^0x(?:[0-9A-F]{2}){1,65536}$/.test(data)) return "missing";
    const [checked] = await judge.rpc.run([toCommand("coincheck", { data })]);
    const coin = readCoin(fieldOf(responseOf(checked), "coin"));
    const valid = checked?.ok === true && fieldOf(responseOf(checked), "valid") === true;
    const same = coin?.coinId === coinId && portOf(coin.state, digest) !== undefined;
    return valid && same ? "accepted" : "rejected";
  } catch (thrown) {
    if (toAnchorError(thrown).code === "INTERNAL") throw thrown;
    return "missing";
  }
}
