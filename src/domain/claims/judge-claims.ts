import { sameDigest, type Digest } from "../digest.ts";
import type { Statement } from "../evidence/statement.ts";
import { askedChain } from "./chain-claim.ts";
import type { ChainAnswer, FileClaims, LookUp } from "./claims.ts";
import { isSettled, type FindRoute, type Route } from "./routes.ts";

/** The claims about a digest of the evidence, without regard to bytes at hand. */
export type Judged = Pick<FileClaims, "path" | "chain" | "according" | "verdict" | "lookUp" | "notes">;
export type Judge = (digest: Digest) => Judged;

/** Judges any digest by its route and by what was answered about the chain. */
export function createJudge(statement: Statement, findRoute: FindRoute, answers: readonly ChainAnswer[]): Judge {
  return (digest) => toJudged(statement, findRoute(digest), answers);
}

function toJudged(statement: Statement, route: Route, answers: readonly ChainAnswer[]): Judged {
  const { claim: chain, according, isPublic, notes } = askedChain(route, answers);
  const isDemonstration = statement.predicate.service?.demonstration === true;
  const doubts = isPublic ? [] : doubtsOf(route, isDemonstration, chain === "yes");
  const lookUp = toLookUp(route);
  return {
    path: route.claim,
    chain,
    according,
    verdict: verdictOfPath(route, chain, doubts.length > 0),
    ...(lookUp && { lookUp }),
    notes: [...(route.problem === undefined ? [] : [route.problem]), ...notes, ...doubts],
  };
}

function verdictOfPath({ claim }: Route, chain: Judged["chain"], isDoubtful: boolean): Judged["verdict"] {
  if (claim === "broken" || chain === "no") return "mismatch";
  if (chain === "could not be asked") return "unreachable";
  return isDoubtful ? "incomplete" : "valid";
}

/** Why what the evidence says is not enough, unless a public chain was asked and holds it. */
function doubtsOf(route: Route, isDemonstration: boolean, isOnOtherChain: boolean): readonly string[] {
  if (route.claim === "broken") return [];
  const verdict = route.anchor?.verdict ?? "unknown";
  return [
    ...(isSettled(route) ? [] : [`When the evidence was written, no block was known to hold this (${verdict}).`]),
    ...(isDemonstration || isOnOtherChain ? ["A demonstration: nothing was anchored on a public chain."] : []),
  ];
}

/** A digest that was seen on the chain itself is looked up there, whatever proof there is of it besides. */
function toLookUp({ anchor, hashes, is, receipt }: Route): LookUp | undefined {
  const [hash] = hashes;
  if (hash === undefined) return undefined;
  const { address, port, records = [] } = anchor?.chain ?? {};
  const place = {
    ...(address !== undefined && { address }),
    ...(port !== undefined && { port }),
    records,
    ...(receipt && { receipt }),
  };
  if (is !== "root" || anchor === undefined) return { hash, is, ...place };
  const { digest, covers, proof } = anchor;
  if (records.some(({ matched }) => sameDigest(matched, digest))) {
    return { hash: digest, is: covers === "list" ? "list" : "digest", ...place };
  }
  const rootAddress = proof?.file?.address ?? address;
  return { hash, is, ...place, ...(rootAddress !== undefined && { address: rootAddress }) };
}
