import "./rolldown-runtime.js";
import { AnchorError, createGroupCommit, createKey, memberAt, minuteMs, readOne, readRow, toKeyHash, withoutUndefined } from "./run.js";
const knownMs = 5e3;
const maxKnown = 1e4;
function createStoreKeys(database) {
  const known = /* @__PURE__ */ new Map();
  const takers = /* @__PURE__ */ new Map();
  return {
    async find(sent) {
      const hash = toKeyHash(sent);
      const id = hash.toString("hex");
      const kept = known.get(id);
      if (kept !== void 0 && kept.until > performance.now()) return kept.entry;
      known.delete(id);
      const row = await readOne(database, "SELECT name, rate, count, expires FROM keys WHERE hash = ? AND (expires IS NULL OR expires > ?)", id, Date.now());
      if (row === void 0) return void 0;
      const { name, rate, count, expires } = row;
      const entry = {
        name,
        hash,
        limits: withoutUndefined({
          rate: rate ?? void 0,
          count: count ?? void 0
        })
      };
      if (known.size >= maxKnown) known.clear();
      const leftMs = Math.min(knownMs, (expires ?? Infinity) - Date.now());
      known.set(id, {
        entry,
        until: performance.now() + leftMs
      });
      return entry;
    },
    async take(name, rate) {
      const id = `${name} ${rate}`;
      const take = takers.get(id) ?? createGroupCommit(async (rates) => await takeRequests(database, name, rates));
      takers.set(id, take);
      return await take(rate);
    },
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
const spanMs = 1e3;
async function takeRequests(database, name, rates) {
  return await database.write(async (session) => {
    const { slots, now } = await readRow(session, `INSERT INTO rates (name, slots) VALUES (?, '[]') ON CONFLICT (name) DO UPDATE SET slots = rates.slots
      RETURNING slots, CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now`, name);
    const recent = JSON.parse(slots).filter(([time]) => Math.abs(now - time) < minuteMs);
    const used = recent.reduce((sum, [, count]) => sum + count, 0);
    const granted = Math.max(0, Math.min(rates.length, (rates.at(-1) ?? 0) - used));
    const isInLast = ([time]) => Math.floor(time / spanMs) === Math.floor(now / spanMs);
    const [earlier, last] = [recent.filter((one) => !isInLast(one)), recent.find(isInLast)];
    if (granted > 0) {
      const added = JSON.stringify([...earlier, [now, (last?.[1] ?? 0) + granted]]);
      await session.run("UPDATE rates SET slots = ? WHERE name = ?", added, name);
    }
    const waitSeconds = Math.max(1, Math.ceil(((recent[0]?.[0] ?? now) + minuteMs - now) / 1e3));
    return rates.map((_, index) => ({ result: index < granted ? 0 : waitSeconds }));
  });
}
export { createStoreKeys, insertKey };
