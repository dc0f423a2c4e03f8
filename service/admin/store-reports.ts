/** Reports in a store that several processes share: a link is asked for at any of them. */
import type { ReportShelf } from "../http/reports.ts";
import { readOne, type Database } from "../store/sql.ts";
import { toKeyHash } from "./keys.ts";

/** How long a report is kept after its end, in milliseconds, so that its link is told to have expired. */
const keptMs = 3_600_000;

/** Creates the shelf of the reports in `database`, which knows of each link only its hash. */
export function createStoreShelf(database: Database): ReportShelf {
  const toId = (signature: string) => toKeyHash(signature).toString("hex");
  return {
    async put(signature, { fileName, pdf, expires }) {
      await database.write(async (session) => {
        await session.run("DELETE FROM reports WHERE expires <= ?", Date.now() - keptMs);
        const insert = "INSERT INTO reports (id, name, pdf, expires) VALUES (?, ?, ?, ?)";
        await session.run(insert, toId(signature), fileName, Buffer.from(pdf).toString("base64"), expires);
      });
    },
    async get(signature) {
      const select = "SELECT name, pdf, expires FROM reports WHERE id = ?";
      const row = await readOne<{ name: string; pdf: string; expires: number }>(database, select, toId(signature));
      return row && { fileName: row.name, pdf: Buffer.from(row.pdf, "base64"), expires: row.expires };
    },
  };
}
