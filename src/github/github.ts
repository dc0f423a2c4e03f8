import { connect, type GitHubOptions } from "./connection.ts";
import { createReads, type GitHubReads } from "./reads.ts";
import { createWrites, type GitHubWrites } from "./writes.ts";

/** The release operations of one repository. */
export type GitHub = GitHubReads & GitHubWrites;

export function createGitHub(options: GitHubOptions): GitHub {
  const connection = connect(options);
  return { ...createReads(connection), ...createWrites(connection) };
}
