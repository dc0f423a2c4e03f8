/** Choosing a behaviour by request: by operation, by count, or by anything a function can see. */
import type { ApiRoute } from "#api/wire.ts";
import type { Behaviour } from "../network/behaviours.ts";
import type { ReceivedRequest } from "../network/received-request.ts";

/** A behaviour, or the choice of one. */
export type Rule = Behaviour | ((request: ReceivedRequest) => Behaviour | Promise<Behaviour>);

/** The rules one after the other, by how many requests a path has had; the last one stays. */
export function inOrder(...rules: readonly [Rule, ...Rule[]]): Rule {
  return (request) => decide(rules[Math.min(request.nth, rules.length) - 1] ?? rules[0], request);
}

/** A rule for each operation of the service, and one for all the rest. */
export function byRoute(rules: Readonly<Partial<Record<ApiRoute, Rule>>>, otherwise: Rule): Rule {
  return (request) => decide((request.route && rules[request.route]) ?? otherwise, request);
}

/** What `rule` says about `request`. */
export async function decide(rule: Rule, request: ReceivedRequest): Promise<Behaviour> {
  return typeof rule === "function" ? rule(request) : rule;
}
