import { expect, test } from "vitest";

import { createWeb } from "#api/downloads.ts";
import { withMaxAnswerBytes } from "#github/connection.ts";
import { startGitHub } from "../../support/github/stand-in.ts";

async function readLimited(most: number): Promise<string> {
  await using github = await startGitHub();
  const web = createWeb();
  try {
    const address = `${github.places.api}/repos/${github.places.repository}/releases`;
    const answer = await withMaxAnswerBytes(web.fetch, most)(address, {
      headers: { authorization: `token ${github.token}` },
    });
    expect([answer.status, answer.url]).toEqual([200, address]);
    return await answer.text();
  } finally {
    await web.close();
  }
}

test("an answer of GitHub that is as long as it may be is read", async () => {
  expect(await readLimited("[]".length)).toBe("[]");
});

test("an answer of GitHub that is longer than it may be breaks off", async () => {
  await expect(readLimited("[]".length - 1)).rejects.toThrow("the answer has more than 1 bytes");
});
