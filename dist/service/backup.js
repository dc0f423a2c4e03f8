import "./rolldown-runtime.js";
import { markCopy } from "./store.js";
import { _usingCtx, copyDatabase, readPragma, toSocketPath } from "./run.js";
import { createWriteStream, existsSync } from "node:fs";
import { once } from "node:events";
import { rename, rm } from "node:fs/promises";
import { request } from "node:http";
import { pipeline } from "node:stream/promises";
import { DatabaseSync } from "node:sqlite";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
async function backUp(data, file) {
  if (!existsSync(data)) throw new Error(`There is no ledger ${data}.`);
  if (resolve(data) === resolve(file)) throw new Error("A backup needs a file of its own.");
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    await copy(data, part);
    finishCopy(part);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}
async function copy(data, part) {
  const incoming = await requestBackup(toSocketPath(data));
  if (incoming === void 0) try {
    var _usingCtx$1 = _usingCtx();
    const database = _usingCtx$1.u(new DatabaseSync(data, { timeout: 500 }));
    return await copyDatabase(database, part);
  } catch (_) {
    _usingCtx$1.e = _;
  } finally {
    _usingCtx$1.d();
  }
  if (incoming.statusCode !== 200) throw new Error(`The service could not make the copy: ${await text(incoming)}.`);
  await pipeline(incoming, createWriteStream(part, { mode: 384 }));
}
async function requestBackup(socketPath) {
  try {
    const outgoing = request({ socketPath }).end();
    const [incoming] = await once(outgoing, "response");
    return incoming;
  } catch (error) {
    const { code = "" } = error;
    if (["ENOENT", "ECONNREFUSED"].includes(code)) return void 0;
    throw error;
  }
}
function finishCopy(part) {
  try {
    var _usingCtx3 = _usingCtx();
    const database = _usingCtx3.u(new DatabaseSync(part));
    const found = String(readPragma(database, "integrity_check"));
    if (found !== "ok") throw new Error(`The copy is damaged: ${found}.`);
    markCopy(database);
  } catch (_) {
    _usingCtx3.e = _;
  } finally {
    _usingCtx3.d();
  }
}
export { backUp };
