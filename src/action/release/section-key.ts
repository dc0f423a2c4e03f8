import { createHash } from "node:crypto";

import type { Context } from "../context.ts";

/**
 * Names a step's section of the release notes and its results file (interface §6): the same workflow, job, matrix leg
 * and step have the same key in every run, two that stand beside each other have different ones.
 *
 * @returns 12 hexadecimal digits
 */
export function sectionKey(
  releaseSection: string,
  { workflow, job, action }: Pick<Context, "workflow" | "job" | "action">,
): string {
  const name = releaseSection === "" ? [workflow, job] : [withNull(releaseSection)];
  return createHash("sha256")
    .update(JSON.stringify([...name, action]))
    .digest("hex")
    .slice(0, 12);
}

/** A job without a matrix has `null` for one on GitHub's runner, and an empty object on others, such as act. */
function withNull(releaseSection: string): string {
  return releaseSection.replace(/(?<=\s)\{\}$/, "null");
}

/** The section's name as people read it: without a matrix that is none, and on one line, for its JSON comes in many. */
export function sectionName(releaseSection: string, { workflow, job }: Pick<Context, "workflow" | "job">): string {
  const name = releaseSection === "" ? `${workflow} ${job}` : withNull(releaseSection).replace(/\s+null$/, "");
  return name.replaceAll(/\s+/g, " ").trim();
}
