import "./rolldown-runtime.js";
import { AnchorError, createKey, createTickets, memberAt, readOne, readRow, toKeyHash, withoutUndefined } from "./run.js";
const knownMs = 5e3;
const maxKnown = 1e4;
function createStoreKeys(database) {
  const known = /* @__PURE__ */ new Map();
  return {
    async find(sent) {
      const hash = toKeyHash(sent);
      const id = hash.toString("hex");
      const kept = known.get(id);
      if (kept !== void 0 && kept.until > performance.now()) return kept.entry;
      known.delete(id);
      const row = await readOne(database, "SELECT name, rate, count FROM keys WHERE hash = ? AND (expires IS NULL OR expires > ?)", id, Date.now());
      if (row === void 0) return void 0;
      const { name, rate, count } = row;
      const entry = {
        name,
        hash,
        limits: withoutUndefined({
          rate: rate ?? void 0,
          count: count ?? void 0
        })
      };
      if (known.size >= maxKnown) known.clear();
      known.set(id, {
        entry,
        until: performance.now() + knownMs
      });
      return entry;
    },
    take: createTickets(async (name, rate, wanted) => await reserve(database, {
      name,
      rate,
      wanted
    })),
    issue: async (name, limits, expires) => await insertKey(database, {
      name,
      limits,
      expires
    })
  };
}
async function insertKey(database, { name, limits, expires }) {
  const key = createKey();
  const values = [
    toKeyHash(key).toString("hex"),
    name,
    limits.rate ?? null,
    limits.count ?? null,
    expires
  ];
  try {
    await database.write(async (session) => {
      await session.run("DELETE FROM keys WHERE expires <= ?", Date.now());
      await session.run("INSERT INTO keys (hash, name, rate, count, expires) VALUES (?, ?, ?, ?, ?)", ...values);
    });
  } catch (cause) {
    if (memberAt(cause, "code") !== "23505") throw cause;
    throw new AnchorError("INPUT_INVALID", `The store has a key named ${name} already.`, { cause });
  }
  return key;
}
const minuteMs = 6e4;
const slotMs = 1e3;
async function reserve(database, { name, rate, wanted }) {
  return await database.write(async (session) => {
    const { slots, now } = await readRow(session, `INSERT INTO rates (name, slots) VALUES (?, '[]') ON CONFLICT (name) DO UPDATE SET slots = rates.slots
      RETURNING slots, CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now`, name);
    const recent = JSON.parse(slots).filter(([start]) => start > now - minuteMs);
    const free = rate - recent.reduce((sum, [, count]) => sum + count, 0);
    const granted = Math.max(0, Math.min(wanted, free));
    if (granted === 0) {
      const [oldest = now] = recent[0] ?? [];
      return {
        granted,
        waitSeconds: Math.max(1, Math.ceil((oldest + minuteMs - now) / 1e3))
      };
    }
    const last = recent.at(-1);
    const added = last !== void 0 && now - last[0] < slotMs ? [...recent.slice(0, -1), [last[0], last[1] + granted]] : [...recent, [now, granted]];
    await session.run("UPDATE rates SET slots = ? WHERE name = ?", JSON.stringify(added), name);
    return {
      granted,
      waitSeconds: 0
    };
  });
}
export { createStoreKeys, insertKey };
