import "./rolldown-runtime.js";
import { AnchorError, messageOf } from "./start.js";
import { evidenceKind, isKnownTo, isStatedList, joinLogs, keyOfLogAsset, keyOfStatementAsset, openRecord, parseEvidence, parseLog, parseStatement, runFiles, toAssetName, withLine, witnessFiles } from "./verify.js";
import { damagedFileAdvice } from "./run.js";
import { parseNotes } from "./notes-data.js";
const damagedNotesAdvice = "The comment is the record of earlier runs: which files they stamped, and which blocks hold them. This run did not change it. Put it back from a copy of the notes; GitHub keeps no older version. If there is no copy, delete the comment: the next run then begins a new record, and may pay again for stamps that the old one knew.";
const noLines = {
  first: [],
  log: [],
  notes: []
};
function linesOf({ first, log, notes }) {
  return [
    ...first,
    ...log.map(({ statement }) => statement),
    ...notes
  ];
}
async function readRecorded(reading) {
  const { jobs, logs, damaged } = await readAttached(reading);
  const jobOf = (key) => jobs.get(key) ?? noLines;
  for (const [key, lines] of await readLostLines(reading)) {
    const { first, log, notes } = jobOf(key);
    const lost = lines.filter((line) => !isKnownTo({ lines: first }, [line]));
    if (log.length === 0 && lost.length > 0) jobs.set(key, {
      first,
      log: lost.reduce(withLine, []),
      notes
    });
  }
  for (const { key, lines } of parseNotes(reading.release.body)) {
    const what = `The hidden comment in the release notes (section ${key})`;
    if (lines === void 0) damaged.push({
      place: "notes",
      key,
      what,
      advice: damagedNotesAdvice
    });
    else jobs.set(key, {
      ...jobOf(key),
      notes: lines
    });
  }
  const own = jobOf(reading.key);
  const now = Date.now();
  const ownRecord = openRecord(linesOf(own), now);
  const records = [...jobs.values()].map((job) => openRecord(linesOf(job), now));
  return {
    own,
    ownRecord,
    record: openRecord(records.flatMap(({ lines }) => lines), now),
    jobs: records,
    logs,
    damaged
  };
}
async function readAttached(reading) {
  const jobs = /* @__PURE__ */ new Map();
  const logs = /* @__PURE__ */ new Map();
  const damaged = [];
  for (const keyOf of [keyOfStatementAsset, keyOfLogAsset]) {
    const uploaded = reading.assets.filter(({ isUploaded, name }) => isUploaded && keyOf(name) !== void 0);
    for (const [key, assets] of Map.groupBy(uploaded, ({ name }) => keyOf(name) ?? "")) for (const { asset, bytes } of await readLatest(reading, assets, ({ name }) => keyOf(name) === key)) {
      const known = jobs.get(key) ?? noLines;
      try {
        if (keyOf === keyOfLogAsset) {
          logs.set(asset.id, parseLog(bytes));
          jobs.set(key, {
            ...known,
            log: joinLogs(known.log, logs.get(asset.id) ?? [])
          });
        } else jobs.set(key, {
          ...known,
          first: [...known.first, parseStatement(bytes)]
        });
      } catch (thrown) {
        if (!(thrown instanceof AnchorError) || thrown.code !== "EVIDENCE_INVALID") throw thrown;
        const what = `${asset.name} in the release (${messageOf(thrown.cause)})`;
        damaged.push({
          place: "asset",
          key,
          what,
          advice: damagedFileAdvice
        });
      }
    }
  }
  return {
    jobs,
    logs,
    damaged
  };
}
async function readLostLines(reading) {
  const isPage = ({ name, isUploaded }) => name === runFiles.page && isUploaded;
  const pages = reading.assets.filter(isPage);
  if (pages.length === 0 || reading.assets.some(({ name }) => keyOfLogAsset(name) === reading.key)) return /* @__PURE__ */ new Map();
  try {
    const [page] = await readLatest(reading, pages, isPage);
    const lines = page === void 0 ? [] : parseEvidence(page.bytes);
    return Map.groupBy(lines, ({ predicate }) => predicate.run?.section ?? "");
  } catch (thrown) {
    if (thrown instanceof AnchorError && thrown.code === "EVIDENCE_INVALID") return /* @__PURE__ */ new Map();
    throw thrown;
  }
}
const replacingMs = 5e3;
const maxReads = 8;
async function readLatest({ forge, release, clock, stop }, copies, isOfFile) {
  const known = /* @__PURE__ */ new Map();
  for (let attempt = 1, present = copies; ; attempt += 1) {
    let gone;
    for (const asset of present) try {
      known.set(asset.id, known.get(asset.id) ?? await forge.read(asset, 268435456));
    } catch (thrown) {
      if (!(thrown instanceof AnchorError) || thrown.code !== "ASSET_UNREADABLE") throw thrown;
      gone = thrown;
    }
    if (gone === void 0) return present.map((asset) => ({
      asset,
      bytes: known.get(asset.id) ?? new Uint8Array()
    }));
    if (attempt === maxReads) throw gone;
    await clock.wait(replacingMs, stop);
    present = (await forge.readAssets(release)).filter((asset) => asset.isUploaded && isOfFile(asset));
    if (present.length === 0) throw gone;
  }
}
function evidenceAmong(assets, record) {
  const named = [...record.names.keys(), ...record.lists.map(({ name }) => name)];
  const files = /* @__PURE__ */ new Set([...assets.map(({ name }) => name), ...named.map(toAssetName)]);
  const isForeign = isSha256Foreign(assets, record);
  const foreign = new Set(isForeign ? [runFiles.sha256, ...witnessFiles] : []);
  const isRecorded = recordedAmong(record);
  return (asset) => !isRecorded(asset) && !foreign.has(asset.name) && evidenceKind(asset.name, files) !== void 0;
}
function recordedAmong(record) {
  const files = new Set([...record.names.keys()].map(toAssetName));
  return (asset) => record.names.has(asset.name) || files.has(asset.name) && !isStatedList(record, asset);
}
function isSha256Foreign(assets, record) {
  const [list, pair] = [runFiles.sha256, runFiles.checksums].map((name) => assets.find((asset) => asset.name === name));
  const isPairUnstated = pair !== void 0 && !isStatedList(record, pair);
  if (list === void 0 || recordedAmong(record)(list)) return list !== void 0;
  return !isStatedList(record, list) && !isPairUnstated;
}
export { damagedNotesAdvice, evidenceAmong, isSha256Foreign, linesOf, readRecorded };
