/** All that chain-ledger.test.ts says, with the queue in PostgreSQL. */
import { whereAvailable } from "../../support/availability.ts";
import { whyNoPostgres } from "../../support/service/postgres.ts";
import { aServerForAll, storesOf, useStores } from "../../support/service/stores.ts";

const missing = whyNoPostgres();
if (missing === undefined) {
  useStores(storesOf(aServerForAll()));
  await import("./chain-ledger.test.ts");
} else whereAvailable("a queue in PostgreSQL", missing, () => undefined);
