import { connect, type GitHubOptions } from "./connection.ts";
import { createDownloads, type Downloads } from "./asset-downloads.ts";
import { createReads, type GitHubReads } from "./reads.ts";
import { createWrites, type GitHubWrites } from "./writes.ts";

/** The release operations of one repository. */
export type GitHub = GitHubReads & GitHubWrites & Pick<Downloads, "read">;

/** @throws AnchorError `RELEASE_NOT_FOUND` when `options` name no repository */
export function createGitHub(options: GitHubOptions): GitHub {
  const connection = connect(options);
  const { read } = createDownloads(connection);
  return { ...createReads(connection), ...createWrites(connection), read };
}
