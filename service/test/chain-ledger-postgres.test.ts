/** All that chain-ledger.test.ts says, with the queue in PostgreSQL. */
import { vi } from "vitest";

import { whereAvailable } from "../../test/support/availability.ts";
import { whyNoPostgres } from "./support/postgres.ts";

const missing = whyNoPostgres();
if (missing === undefined) {
  // Files share a worker's modules: a suite that was loaded there before would define no test a second time.
  vi.resetModules();
  const { aServerForAll, storesOf, useStores } = await import("./support/stores.ts");
  useStores(storesOf(aServerForAll()));
  await import("./chain-ledger.test.ts");
  // Nor would a suite that follows use files again.
  vi.resetModules();
} else whereAvailable("a queue in PostgreSQL", missing, () => undefined);
