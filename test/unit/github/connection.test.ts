import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";

import { withMaxAnswerBytes } from "#github/connection.ts";

const address = "https://api.github.com/repos/octo-org/octo-repo/releases";
const server = setupServer(http.get(address, () => HttpResponse.json([])));
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());

async function readLimited(most: number): Promise<string> {
  const answer = await withMaxAnswerBytes(globalThis.fetch as never, most)(address);
  expect([answer.status, answer.url]).toEqual([200, address]);
  return await answer.text();
}

test("an answer of GitHub that is as long as it may be is read", async () => {
  expect(await readLimited("[]".length)).toBe("[]");
});

test("an answer of GitHub that is longer than it may be breaks off", async () => {
  await expect(readLimited("[]".length - 1)).rejects.toThrow("the answer has more than 1 bytes");
});
