import "./rolldown-runtime.js";
import { readOne, toKeyHash } from "./run.js";
const keptMs = 36e5;
function createStoreShelf(database) {
  const toId = (signature) => toKeyHash(signature).toString("hex");
  return {
    async put(signature, { fileName, pdf, expires }) {
      await database.write(async (session) => {
        await session.run("DELETE FROM reports WHERE expires <= ?", Date.now() - keptMs);
        await session.run("INSERT INTO reports (id, name, pdf, expires) VALUES (?, ?, ?, ?)", toId(signature), fileName, Buffer.from(pdf).toString("base64"), expires);
      });
    },
    async get(signature) {
      const row = await readOne(database, "SELECT name, pdf, expires FROM reports WHERE id = ?", toId(signature));
      return row && {
        fileName: row.name,
        pdf: Buffer.from(row.pdf, "base64"),
        expires: row.expires
      };
    }
  };
}
export { createStoreShelf };
