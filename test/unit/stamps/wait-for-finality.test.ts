import { expect, test } from "vitest";

import type { Digest } from "#core/digest.ts";
import type { Outcome } from "#core/outcome.ts";
import { waitForFinality } from "#stamps/finality.ts";
import { neverCancelled } from "../../support/plain-job.ts";

test("more stamps are waited for than a call takes arguments", async () => {
  const evidence = { requestId: "r", records: [], segments: [] };
  const digestOf = (index: number): Digest => index.toString(16).padStart(64, "0") as Digest;
  const stamped = Array.from({ length: 150_000 }, (_, index) => ({
    subject: { name: `file-${index}`, digest: digestOf(index) },
    outcome: { kind: "accepted", evidence } as const,
  }));
  const find = async (): Promise<Outcome> => ({ kind: "found", evidence });
  const times = { waitTimeoutMs: 300_000, blockTimeMs: 0, concurrency: 8 };
  const told = { waitFor: () => {}, log: { info: () => {}, warning: () => {} }, signals: neverCancelled() };
  const results = await waitForFinality(stamped, { find, resend: find, ...times, ...told });
  expect(new Set(results.map(({ outcome }) => outcome.kind))).toEqual(new Set(["anchored"]));
});
