import { expect, test } from "vitest";

import { startFaultServer } from "../../support/network/fault-server.ts";

test("a script that throws is told of when the server is closed, and the client is not left waiting", async () => {
  const server = await startFaultServer(() => {
    throw new RangeError("a mistake in the test");
  });
  await expect(fetch(server.url)).rejects.toMatchObject({ cause: { code: "ECONNRESET" } });
  await expect(server.close()).rejects.toThrow("script failed");
});
