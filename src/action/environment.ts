/**
 * What in the environment would let anybody answer in the service's place; an earlier step may have put it there. Our
 * own connections do not heed it, but whoever set it should know.
 *
 * @returns a line a problem, for the list of problems with the inputs
 */
export function environmentProblems(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  return env["NODE_TLS_REJECT_UNAUTHORIZED"] === "0"
    ? ["NODE_TLS_REJECT_UNAUTHORIZED is 0 in the environment; remove it: without certificates anybody could answer"]
    : [];
}
