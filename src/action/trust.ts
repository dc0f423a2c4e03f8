import { AnchorError } from "../core/errors.ts";
import { memberAt } from "../core/members.ts";
import type { Inputs } from "../host/inputs.ts";
import type { Context } from "./context.ts";

/**
 * Whether the event runs with the repository's secrets while a fork may decide what it works on: `pull_request_target`,
 * a comment on a pull request, and `workflow_run` that a fork, one of these, or another `workflow_run` set off.
 */
function isUntrustedEvent({ eventName, event, origin }: Context): boolean {
  if (eventName === "pull_request_target") return true;
  // A comment on a plain issue has no member of this name.
  if (eventName === "issue_comment") return memberAt(event, "issue", "pull_request") !== undefined;
  if (eventName !== "workflow_run") return false;
  const first = memberAt(event, "workflow_run", "event");
  // Such a run counts as one of this repository, whoever caused it, so its head says nothing.
  if (["pull_request_target", "issue_comment", "workflow_run"].includes(String(first))) return true;
  const head = memberAt(event, "workflow_run", "head_repository", "full_name");
  return typeof head !== "string" || head.toLowerCase() !== origin.repository.toLowerCase();
}

/**
 * Refuses what spends stamps or writes to a release when the event is not to be trusted (interface §1.1
 * `allow-untrusted-event`).
 *
 * @throws AnchorError `UNTRUSTED_EVENT`
 */
export function refuseUntrustedEvent({ mode, releaseAttach, allowUntrustedEvent }: Inputs, context: Context): void {
  const stamps = mode === "stamp";
  if (allowUntrustedEvent || !(stamps || releaseAttach !== "none") || !isUntrustedEvent(context)) return;
  throw new AnchorError(
    "UNTRUSTED_EVENT",
    `${stamps ? "Stamping" : "Writing to a release"} is refused: the event ${context.eventName} has this repository's secrets while a fork may have written the files.`,
  );
}
