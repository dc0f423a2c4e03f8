import { createReadStream, createWriteStream, existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { createSecureContext } from "node:tls";
import { hash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { appendFile, rename, rm } from "node:fs/promises";
const { STATUS_CODES, createServer, request } = process.getBuiltinModule("node:http");
import { resolve } from "node:path";
import { DatabaseSync, backup } from "node:sqlite";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createServer as createServer$1 } from "node:https";
import { Server, isIP } from "node:net";
import { setImmediate as setImmediate$1, setTimeout as setTimeout$1 } from "node:timers/promises";
import { isDeepStrictEqual, parseArgs } from "node:util";
const noAnswer = "Your files are not judged. Wait a few minutes, and after a stamp for block-time, since it may have been paid for. Then run the job again: what the chain holds by then is not paid again.";
const errorCatalogue = {
  INPUT_INVALID: { hint: "Correct the input. docs/reference.md says what each input takes." },
  HASH_INVALID: { hint: "Send the file's SHA3-256 digest as 64 lowercase hex digits. openssl dgst -sha3-256 FILE prints it." },
  API_URL_MISSING: { hint: "Set ANCHOR_API_URL to the service's base address in the tool server's configuration. Then restart the server." },
  API_KEY_MISSING: { hint: "Set ANCHOR_API_KEY in the tool server's configuration and restart the server. Or give api_key for this one call." },
  STAMP_LIMIT_REACHED: { hint: "Ask the user whether more stamps are wanted. The user sets the limit with ANCHOR_MAX_STAMPS." },
  NO_FILES_FOUND: { hint: "Check that the build ran before this step, and that the patterns fit its files. If a run without files is all right, set if-no-files-found: ignore." },
  TOO_MANY_FILES: { hint: "Make the patterns narrower (do they match node_modules?), or raise max-files. With anchor: manifest, all files together need only one request." },
  OUTPUT_UNWRITABLE: { hint: "Set output-dir to a folder that can be written and has free space." },
  UNTRUSTED_EVENT: { hint: "For pull requests, use mode: check with release-attach: none. To verify, set report: false too. In a monitor, set issue: false. Read SECURITY.md before you set allow-untrusted-event: true." },
  FILE_UNREADABLE: {
    hint: "Give the runner's user permission to read the file.",
    aboutFile: true
  },
  FILE_VANISHED: {
    hint: "Another step or program removed the file. Run this step after everything that writes or removes it.",
    aboutFile: true
  },
  FILE_CHANGED: {
    hint: "Another step or program still writes the file. Run this step after everything that writes it.",
    aboutFile: true
  },
  FILE_NOT_REGULAR: {
    hint: "Only regular files can be hashed. Leave folders, devices, pipes and sockets out.",
    aboutFile: true
  },
  FILE_OUTSIDE_WORKSPACE: {
    hint: "Copy the file into the workspace, or put a link to it there and name that link in files.",
    aboutFile: true
  },
  FILE_NAME_INVALID: {
    hint: "Rename the file, so that every report can show its name.",
    aboutFile: true
  },
  CHECKSUMS_INVALID: { hint: "Write each line as SHA3-256 (name) = hex. cksum -a sha3 -l 256 FILE prints such a line." },
  CHECKSUM_MISMATCH: {
    hint: "This is not the file that the list was made for. Find out which of the two is wrong.",
    aboutFile: true
  },
  CHECKSUM_MISSING: {
    hint: "Add the file to the checksum list, or take it out of the patterns.",
    aboutFile: true
  },
  PROOF_INVALID: {
    hint: "Use the proof file that the service sent for exactly this file, and do not change it.",
    aboutFile: true
  },
  EVIDENCE_INVALID: { hint: "Download the evidence again from the place where it was published. Evidence that was changed or cut proves nothing." },
  PROOF_MISSING: {
    hint: "Add the file's proof to the proofs patterns, or leave the file out.",
    aboutFile: true
  },
  API_KEY_REJECTED: {
    hint: "The service refused the key. Copy the newest key of your account into the secret again, all of it. Pull requests from forks have no secrets.",
    stopsRun: true
  },
  PLAN_LIMIT_REACHED: {
    hint: "The account's plan is used up. Ask the service's operator for more. With anchor: manifest, all files together need one stamp.",
    stopsRun: true
  },
  RATE_LIMITED: {
    hint: "The service asks for fewer requests. Lower concurrency, or use anchor: manifest. Then run the job again.",
    outage: true
  },
  ENDPOINT_NOT_FOUND: { hint: "The service has nothing at this address. Set api-url to its base address alone, without /core and what follows it." },
  REDIRECT_REFUSED: {
    hint: "The redirect was not followed: it could give your key to somebody else. Ask the service's operator for the right api-url.",
    stopsRun: true
  },
  REQUEST_REJECTED: { hint: "Give the request id to the service's operator, who can see why the request was refused." },
  SERVICE_REFUSED: { hint: "Give the request id to the service's operator. This request anchored nothing." },
  SERVICE_UNAVAILABLE: {
    hint: noAnswer,
    outage: true
  },
  SERVICE_UNREACHABLE: {
    hint: "The service cannot be reached from this machine. Check the network, the proxy and the firewall.",
    outage: true
  },
  TLS_REJECTED: {
    hint: "Check the server's certificate. If your company has its own CA, put the path of its file in NODE_EXTRA_CA_CERTS. The check cannot be switched off.",
    stopsRun: true
  },
  CONNECTION_LOST: {
    hint: noAnswer,
    outage: true
  },
  REQUEST_TIMEOUT: {
    hint: `${noAnswer} If it happens again, raise request-timeout.`,
    outage: true
  },
  RESPONSE_INVALID: { hint: "Check api-url. A proxy, a login page or another program may have answered in place of the service." },
  REPLY_MISMATCH: {
    hint: "Do not trust any result of this run. Tell the service's operator.",
    stopsRun: true
  },
  NODE_UNREACHABLE: {
    hint: "Your files are not judged. Check the node's address, and that the node runs.",
    outage: true
  },
  NODE_NOT_AUTHORISED: {
    hint: "Check the user and the password in the node's address. The node must run with -rpccrlf.",
    stopsRun: true
  },
  NODE_ANSWER_INVALID: { hint: "Check the node's address. Another program may have answered, or a node of another version." },
  CHAIN_UNNAMED: { hint: "Set the input chain to the chain's name and an explorer's address. Then the evidence still says in some years where to look." },
  NOT_ATTEMPTED: { hint: "If somebody cancelled the run, run the job again. Otherwise first correct what stopped it: another message says what." },
  RELEASE_NOT_FOUND: { hint: "Create the release first, or name it with release-tag. To see a draft, the job needs permissions: contents: write. A fork's token never has that permission." },
  RELEASE_AMBIGUOUS: { hint: "Delete the draft that you do not want, or publish the one that you want. Then run the job again." },
  RELEASE_NOT_READABLE: { hint: "Give the job permissions: contents: read. To see drafts, it needs contents: write." },
  RELEASE_NOT_WRITABLE: { hint: "Give the job permissions: contents: write. Tokens of forks and of Dependabot can only read: set release-attach: none there." },
  ISSUE_NOT_WRITABLE: { hint: "Give the job permissions: issues: write. Check that issues are switched on in the repository." },
  RELEASE_IMMUTABLE: { hint: "Set release-attach: body; the notes can still be changed. Next time, run this step before the release is published." },
  RELEASE_BODY_FULL: { hint: "Shorten the release notes: GitHub allows 125,000 characters. Or set release-attach: assets or both, which keep the records in a file of the release." },
  RELEASE_WRITE_LOST: { hint: "Several jobs write to these release notes at the same time. Let one job wait for the other, by needs: or concurrency: in the workflow." },
  ASSET_DIGEST_MISMATCH: {
    hint: "Do not use this file. Save a copy of the download, remove the file from the release, and tell the release's owner. Upload a new file only after that.",
    aboutFile: true
  },
  ASSET_UNREADABLE: {
    hint: "The file is not judged. Run the job again later.",
    outage: true
  },
  ASSET_NOT_UPLOADED: { hint: "Run the job again. The evidence is also in output-dir." },
  ASSET_LIMIT_REACHED: { hint: "A release can have 1,000 files. Delete some, or set release-attach: body." },
  REPORT_UNAVAILABLE: { hint: "The report is the service's PDF about a verification. The verdict on your files stands without it. If you want it, open its link in results.json within one hour, before the service deletes it. A new report is a new payment." },
  REPORT_INVALID: { hint: "The report is the service's PDF about a verification. The verdict on your files stands without it. Tell the service's operator that the link does not lead to a usable report." },
  WITNESS_UNAVAILABLE: { hint: "Check the address in the input witness, or run the job again later. All other evidence is complete." },
  WITNESS_INVALID: { hint: "Check the address in the input witness: another program may answer there. If it is right, use another witness." },
  WITNESS_CLOCK: { hint: "The time-stamp was kept. Check the clock of this machine. If it is right, use another witness." },
  GITHUB_TOKEN_REJECTED: { hint: "Check the input github-token. Its default is the job's own token." },
  GITHUB_RATE_LIMITED: {
    hint: "Run the job again later. GitHub limits how often a token may ask.",
    outage: true
  },
  GITHUB_UNAVAILABLE: {
    hint: "Your files are not judged. Run the job again later.",
    outage: true
  },
  GITHUB_REFUSED: { hint: "GitHub's answer says why. Correct that, and run the job again. The evidence is also in output-dir." },
  INTERNAL: { hint: "This is a defect of this program. It says nothing about your files. If this run was to stamp, run a check before you stamp again: stamps may have been paid for. Please report the defect at https://github.com/anchor-artifacts/anchor-artifacts/issues, with the problem report at the end of the log." }
};
const unseenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const textLimits = {
  message: 500,
  word: 128
};
const printable = /^[!-~]+(?: [!-~]+)*$/;
function plainText(text2, limit2 = textLimits.message) {
  if (text2.length <= limit2 && printable.test(text2)) return text2;
  const cut = text2.length > limit2;
  return text2.slice(0, limit2).replaceAll(/[\t\n\r\u2028\u2029]+/g, " ").replaceAll(unseenCharacters, "").trim() + (cut ? "\u2026" : "");
}
function sentence(text2) {
  return /[.!?…:][)”"']?$/u.test(text2) ? text2 : `${text2}.`;
}
new RegExp(`${/(?<=\p{Extended_Pictographic})\uFE0F/u.source}|(${unseenCharacters.source})`, "gu");
function given(parts) {
  return parts.filter((part) => typeof part === "string" && part !== "");
}
var AnchorError = class extends Error {
  name = "AnchorError";
  code;
  requestId;
  hint;
  account;
  said;
  retryAfterMs;
  httpStatus;
  constructor(code, account, options = {}) {
    const { cause, requestId, said, hint, retryAfterMs, httpStatus } = options;
    super(withSaid({
      account,
      said
    }), cause === void 0 ? void 0 : { cause });
    this.code = code;
    this.requestId = requestId;
    this.hint = hint ?? (isOutOfFiles(cause) ? openFilesAdvice : errorCatalogue[code].hint);
    this.account = account;
    this.said = said;
    this.retryAfterMs = retryAfterMs;
    this.httpStatus = httpStatus;
  }
};
function withSaid({ account, said }) {
  return said === void 0 ? account : sentence(`${account.replace(/\.$/, "")}: ${said}`);
}
const openFilesAdvice = "Raise the limit of open files (ulimit -n), or lower concurrency. Then run it again.";
function isOutOfFiles(thrown) {
  return thrown instanceof Error && "code" in thrown && (thrown.code === "EMFILE" || thrown.code === "ENFILE");
}
function toAnchorError(thrown) {
  if (thrown instanceof AnchorError) return thrown;
  if (isOutOfFiles(thrown)) return new AnchorError("FILE_UNREADABLE", "Too many files are open at once: the system refused to open one more.", { cause: thrown });
  return new AnchorError("INTERNAL", messageOf(thrown), { cause: thrown });
}
function messageOf(thrown) {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
function isObject$1(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function memberAt(value, ...path) {
  return path.reduce((current, name) => typeof current === "object" && current !== null && Object.hasOwn(current, name) ? current[name] : void 0, value);
}
function withoutUndefined(members2) {
  const kept = {};
  for (const [name, value] of Object.entries(members2)) if (value !== void 0) kept[name] = value;
  return kept;
}
async function readOne(session, sql, ...values) {
  return (await session.all(sql, ...values))[0];
}
async function readRow(...query) {
  const row = await readOne(...query);
  if (row === void 0) throw new Error("The database has left out a row.");
  return row;
}
const maxRows = 1e3;
async function inGroups(rows2, run) {
  for (let start = 0; start < rows2.length; start += maxRows) {
    const group = rows2.slice(start, start + maxRows);
    await run(group.map((row) => `(${row.map(() => "?").join(", ")})`).join(", "), group.flat());
  }
}
const countsSchema = "CREATE TABLE IF NOT EXISTS counts (name TEXT PRIMARY KEY, used INTEGER NOT NULL) STRICT;";
function createTakingRows(session, requests) {
  return {
    async addRequests(added, time) {
      await inGroups(added.map(({ uid: uid2, digest }) => [
        uid2,
        digest,
        time
      ]), async (list, values) => {
        await session.run(`INSERT INTO ${requests} (uid, digest, time) VALUES ${list}`, ...values);
      });
    },
    dropRequest: async (uid2) => await session.run(`DELETE FROM ${requests} WHERE uid = ?`, uid2),
    async spend({ name, count }, stamps) {
      const { used } = await readRow(session, `INSERT INTO counts (name, used) VALUES (?, ?)
        ON CONFLICT (name) DO UPDATE SET used = counts.used + excluded.used RETURNING used`, name, stamps);
      const beyond = count === void 0 ? 0 : Math.min(stamps, Math.max(0, used - count));
      if (beyond > 0) await session.run("UPDATE counts SET used = used - ? WHERE name = ?", beyond, name);
      return beyond;
    },
    spent: async () => {
      const rows2 = await session.all("SELECT name, used FROM counts ORDER BY name");
      return new Map(rows2.map(({ name, used }) => [name, used]));
    }
  };
}
async function takeAll(rows2, additions, time) {
  const refused = /* @__PURE__ */ new Set();
  let left = additions;
  while (left.length > 0) {
    const round = new Map(left.toReversed().map((addition) => [addition.uid ?? addition.digest, addition]));
    const requests = [...round.values()].filter(isRequest);
    const stamps = [...round.values()].filter((addition) => !isRequest(addition));
    const added = await rows2.addStamps(stamps.map(({ digest }) => digest), time);
    await rows2.addRequests(requests, time);
    if (round.size < left.length) await lockCounts(rows2, left);
    for (const unpaid of await spendAll(rows2, [...requests, ...stamps.filter(({ digest }) => added.has(digest))])) {
      refused.add(unpaid);
      await (isRequest(unpaid) ? rows2.dropRequest(unpaid.uid) : rows2.dropStamp(unpaid.digest));
    }
    left = left.filter((addition) => round.get(addition.uid ?? addition.digest) !== addition);
  }
  const refuse = () => ({ refusal: new AnchorError("PLAN_LIMIT_REACHED", "The key's stamps are used up.") });
  return additions.map((addition) => refused.has(addition) ? refuse() : { result: true });
}
function isRequest(addition) {
  return addition.uid !== void 0;
}
async function lockCounts(rows2, additions) {
  const payers = new Set(additions.flatMap(({ payer }) => payer?.name ?? []));
  for (const name of [...payers].toSorted()) await rows2.spend({ name }, 0);
}
async function spendAll(rows2, additions) {
  const byPayer = Map.groupBy(additions, ({ payer }) => payer === void 0 ? "" : `${payer.name} ${payer.count}`);
  const unpaid = [];
  for (const id of [...byPayer.keys()].toSorted()) {
    const own2 = byPayer.get(id) ?? [];
    const payer = own2[0]?.payer;
    const beyond = payer === void 0 ? 0 : await rows2.spend(payer, own2.length);
    unpaid.push(...own2.slice(own2.length - beyond));
  }
  return unpaid;
}
function openDatabase(file, format) {
  const sqlite = openDataFile(file, format);
  let lastProblem;
  const session = toSession(sqlite);
  const write = async (change) => {
    try {
      const result2 = await transact(sqlite, async () => await change(session));
      lastProblem = void 0;
      return result2;
    } catch (cause) {
      lastProblem = `The ledger cannot be written: ${messageOf(cause)}.`;
      throw diskErrors.has(Number(memberAt(cause, "errcode")) % 256) ? new AnchorError("SERVICE_UNAVAILABLE", lastProblem, { cause }) : cause;
    }
  };
  let last = Promise.resolve();
  return {
    run: async (sql, ...values) => await last.then(async () => await session.run(sql, ...values)),
    all: async (sql, ...values) => await last.then(async () => await session.all(sql, ...values)),
    async write(change) {
      const written = last.then(async () => await write(change));
      last = written.catch(() => void 0);
      return await written;
    },
    problem: () => lastProblem,
    backup: async (copy2) => await copyDatabase(sqlite, copy2),
    async close() {
      await last;
      sqlite.close();
    }
  };
}
function openDataFile(file, format) {
  let database;
  try {
    database = new DatabaseSync(file, { timeout: 500 });
    prepare(database, format);
    if (readPragma(database, "integrity_check") !== "ok") throw new Error("the database is damaged");
    format.check?.(database);
    return database;
  } catch (cause) {
    database?.close();
    const isInUse = memberAt(cause, "errcode") === sqliteCodes.busy;
    throw new Error(`The data file ${file} cannot be used: ${isInUse ? "another service has it open; stop that service, or name another file by --data" : messageOf(cause)}.`, { cause });
  }
}
function prepare(database, { applicationId, version: version2, schema, refusal }) {
  const isNew = readPragma(database, "page_count") === 0;
  if (!isNew && readPragma(database, "application_id") !== applicationId) throw new Error(refusal);
  if (!isNew && readPragma(database, "user_version") !== version2) throw new Error("it is of another version");
  database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = EXTRA; BEGIN EXCLUSIVE");
  if (isNew) database.exec(`${schema} PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${version2}`);
  database.exec(`${countsSchema} COMMIT`);
}
function readPragma(database, name) {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}
const sqliteCodes = {
  busy: 5,
  locked: 6
};
const diskErrors = /* @__PURE__ */ new Set([
  8,
  10,
  13,
  14
]);
const maxPrepared = 200;
function toSession(sqlite) {
  const statements = /* @__PURE__ */ new Map();
  const prepareOnce = (sql) => {
    const statement = statements.get(sql) ?? sqlite.prepare(sql);
    if (statements.size < maxPrepared) statements.set(sql, statement);
    return statement;
  };
  return {
    run: async (sql, ...values) => Number(prepareOnce(sql).run(...values).changes),
    all: async (sql, ...values) => prepareOnce(sql).all(...values)
  };
}
async function transact(sqlite, change) {
  sqlite.exec("BEGIN IMMEDIATE");
  try {
    const result2 = await change();
    sqlite.exec("COMMIT");
    return result2;
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec("ROLLBACK");
    throw error;
  }
}
const pagesAtOnce = 500;
const maxCopyMs = 1e4;
async function copyDatabase(database, file) {
  const giveUpAt = performance.now() + maxCopyMs;
  for (; ; ) try {
    await backup(database, file, { rate: pagesAtOnce });
    return;
  } catch (cause) {
    if (![
      sqliteCodes.busy,
      sqliteCodes.locked,
      0
    ].includes(memberAt(cause, "errcode"))) throw cause;
    if (performance.now() > giveUpAt) throw new Error("the database is in use by a write", { cause });
  }
}
function _usingCtx() {
  var r = "function" == typeof SuppressedError ? SuppressedError : function(r2, e2) {
    var n2 = Error();
    return n2.name = "SuppressedError", n2.error = r2, n2.suppressed = e2, n2;
  }, e = {}, n = [];
  function using(r2, e2) {
    if (null != e2) {
      if (Object(e2) !== e2) throw new TypeError("using declarations can only be used with objects, functions, null, or undefined.");
      if (r2) var o = e2[Symbol.asyncDispose || Symbol["for"]("Symbol.asyncDispose")];
      if (void 0 === o && (o = e2[Symbol.dispose || Symbol["for"]("Symbol.dispose")], r2)) var t = o;
      if ("function" != typeof o) throw new TypeError("Object is not disposable.");
      t && (o = function o2() {
        try {
          t.call(e2);
        } catch (r3) {
          return Promise.reject(r3);
        }
      }), n.push({
        v: e2,
        d: o,
        a: r2
      });
    } else r2 && n.push({
      d: e2,
      a: r2
    });
    return e2;
  }
  return {
    e,
    u: using.bind(null, false),
    a: using.bind(null, true),
    d: function d() {
      var o, t = this.e, s = 0;
      function next() {
        for (; o = n.pop(); ) try {
          if (!o.a && 1 === s) return s = 0, n.push(o), Promise.resolve().then(next);
          if (o.d) {
            var r2 = o.d.call(o.v);
            if (o.a) return s |= 2, Promise.resolve(r2).then(next, err);
          } else s |= 1;
        } catch (r3) {
          return err(r3);
        }
        if (1 === s) return t !== e ? Promise.reject(t) : Promise.resolve();
        if (t !== e) throw t;
      }
      function err(n2) {
        return t = t !== e ? new r(n2, t) : n2, next();
      }
      return next();
    }
  };
}
const maxSocketPath = 103;
const toSocketPath = (data) => `${data}.socket`;
async function openBackupSocket(data, ledger) {
  const path = toSocketPath(data);
  if (Buffer.byteLength(path) > maxSocketPath) throw new Error(`--data ${data} is too long a path; name it from nearer by`);
  rmSync(path, { force: true });
  const server = createServer((_request, response) => void sendBackup(data, ledger, response));
  const mask = process.umask(127);
  try {
    server.listen(path);
  } finally {
    process.umask(mask);
  }
  await once(server, "listening");
  return { async close() {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  } };
}
async function sendBackup(data, ledger, response) {
  const made = `${data}.${randomUUID()}.copy`;
  try {
    await ledger.backup(made);
    response.writeHead(200, {
      "content-type": "application/vnd.sqlite3",
      "content-length": statSync(made).size
    });
    await pipeline(createReadStream(made), response);
  } catch (error) {
    console.error(error);
    if (!response.headersSent) response.writeHead(500).end(messageOf(error));
  } finally {
    await rm(made, { force: true });
  }
}
async function backUp(data, file) {
  if (!existsSync(data)) throw new Error(`There is no ledger ${data}.`);
  if (resolve(data) === resolve(file)) throw new Error("A backup needs a file of its own.");
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    await copy(data, part);
    const { markCopy } = await import("./store2.js");
    markCopy(part);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}
async function copy(data, part) {
  const incoming = await requestBackup(toSocketPath(data));
  if (incoming === void 0) try {
    var _usingCtx$2 = _usingCtx();
    return await copyDatabase(_usingCtx$2.u(new DatabaseSync(data, { timeout: 500 })), part);
  } catch (_) {
    _usingCtx$2.e = _;
  } finally {
    _usingCtx$2.d();
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
const openKeyring = {
  find: (sent) => sent === null || sent === "" ? void 0 : {
    name: "any",
    hash: Buffer.alloc(0),
    limits: {}
  },
  takeRequest: () => 0
};
function createKeyring(entries, source = createMemoryKeys()) {
  return {
    find(sent) {
      if (sent === null || sent === "") return void 0;
      return findEntry(entries(), toKeyHash(sent)) ?? (madeKey.test(sent) ? source.find(sent) : void 0);
    },
    takeRequest: ({ name, limits: { rate } }) => rate === void 0 ? 0 : source.take(name, rate)
  };
}
function createMemoryKeys() {
  const issued = /* @__PURE__ */ new Map();
  return {
    find(sent) {
      const found = issued.get(toKeyHash(sent).toString("hex"));
      return found !== void 0 && found.expires > Date.now() ? found.entry : void 0;
    },
    take: createRateCounter(() => performance.now()),
    issue(name, limits, expires) {
      for (const [id, { expires: end }] of issued) if (end <= Date.now()) issued.delete(id);
      const key = createKey();
      issued.set(toKeyHash(key).toString("hex"), {
        entry: {
          name,
          hash: toKeyHash(key),
          limits
        },
        expires
      });
      return key;
    }
  };
}
const minuteMs = 6e4;
function createRateCounter(now) {
  const timesByName = /* @__PURE__ */ new Map();
  return (name, rate) => {
    const times = timesByName.get(name) ?? [];
    timesByName.set(name, times);
    const time = now();
    const waitMs = (times.at(-rate) ?? -Infinity) + minuteMs - time;
    if (waitMs > 0) return Math.ceil(waitMs / 1e3);
    times.push(time);
    const half = Math.floor(times.length / 2);
    if ((times[half] ?? time) <= time - 6e4) times.splice(0, half);
    return 0;
  };
}
function findEntry(entries, sent) {
  let found;
  for (const entry of entries) if (timingSafeEqual(entry.hash, sent)) found = entry;
  return found;
}
const keyFileHead = "# One key a line: its name, the hash of the key, and what it may. Never the key itself.\n";
const line = /^(?<name>[\w.@-]{1,64}) sha3-256:(?<hash>[0-9a-f]{64})(?: rate=(?<rate>[1-9][0-9]{0,5}))?(?: count=(?<count>[1-9][0-9]{0,8}))?$/;
const madeKey = /^anchor_[\w-]{43}$/;
function createKey() {
  return `anchor_${randomBytes(32).toString("base64url")}`;
}
function toKeyHash(key) {
  return hash("sha3-256", key, "buffer");
}
function formatKeyEntry({ name, hash: keyHash, limits: { rate, count } }) {
  return [
    name,
    `sha3-256:${keyHash.toString("hex")}`,
    rate && `rate=${rate}`,
    count && `count=${count}`
  ].filter((part) => part !== void 0).join(" ");
}
function parseKeyFile(text2) {
  const entries = /* @__PURE__ */ new Map();
  for (const [index, content] of text2.split(/\r?\n/).entries()) {
    const trimmed = content.trim().replaceAll(/[ \t]+/g, " ");
    if (trimmed === "" || trimmed.startsWith("#")) continue;
    const { name, hash: hex, rate, count } = line.exec(trimmed)?.groups ?? {};
    if (name === void 0 || hex === void 0) throw new Error(`line ${index + 1} is not NAME sha3-256:HEX [rate=NUMBER] [count=NUMBER]`);
    if (entries.has(name)) throw new Error(`the name ${name} stands twice`);
    const limits = {
      ...rate && { rate: Number(rate) },
      ...count && { count: Number(count) }
    };
    entries.set(name, {
      name,
      hash: Buffer.from(hex, "hex"),
      limits
    });
  }
  return [...entries.values()];
}
function readKeyFile(file) {
  try {
    return parseKeyFile(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`The key file ${file} cannot be used: ${messageOf(cause)}.`, { cause });
  }
}
async function addKey(file, name, limits) {
  const isNew = !existsSync(file);
  if (!isNew && readKeyFile(file).some((entry) => entry.name === name)) throw new Error(`The key file ${file} has a key named ${name} already.`);
  const key = createKey();
  const before = isNew ? keyFileHead : /[^\n]$/.test(readFileSync(file, "utf8")) ? "\n" : "";
  await appendFile(file, `${before}${formatKeyEntry({
    name,
    hash: toKeyHash(key),
    limits
  })}
`, { mode: 384 });
  return key;
}
function getEnumValues(entries) {
  const numericValues = Object.values(entries).filter((v) => typeof v === "number");
  return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function jsonStringifyReplacer(_, value) {
  if (typeof value === "bigint") return value.toString();
  return value;
}
var Cached = class {
  constructor(getter) {
    this._getter = getter;
    this._value = void 0;
  }
  get value() {
    const getter = this._getter;
    if (getter !== void 0) {
      this._value = getter();
      this._getter = void 0;
    }
    return this._value;
  }
};
function cached(getter) {
  return new Cached(getter);
}
function nullish(input) {
  return input === null || input === void 0;
}
function cleanRegex(source) {
  const start = source.startsWith("^") ? 1 : 0;
  const end = source.endsWith("$") ? source.length - 1 : source.length;
  return source.slice(start, end);
}
function assignProp(target, prop, value) {
  Object.defineProperty(target, prop, {
    value,
    writable: true,
    enumerable: true,
    configurable: true
  });
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {
};
function isObject(data) {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
  if (isObject(o) === false) return false;
  const ctor = o.constructor;
  if (ctor === void 0) return true;
  if (typeof ctor !== "function") return true;
  const prot = ctor.prototype;
  if (isObject(prot) === false) return false;
  if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
  return true;
}
function shallowClone(o) {
  if (isPlainObject(o)) return { ...o };
  if (Array.isArray(o)) return [...o];
  if (o instanceof Map) return new Map(o);
  if (o instanceof Set) return new Set(o);
  return o;
}
const propertyKeyTypes = /* @__PURE__ */ new Set([
  "string",
  "number",
  "symbol"
]);
function escapeRegex(str) {
  return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
  const cl = new inst._zod.constr(def ?? inst._zod.def);
  if (!def || params?.parent) cl._zod.parent = inst;
  return cl;
}
function normalizeParams(_params) {
  const params = _params;
  if (!params) return {};
  if (typeof params === "string") return { error: () => params };
  if (params?.message !== void 0) {
    if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
    params.error = params.message;
  }
  delete params.message;
  if (typeof params.error === "string") return {
    ...params,
    error: () => params.error
  };
  return params;
}
function optionalKeys(shape) {
  return Object.keys(shape).filter((k) => {
    return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
  });
}
const NUMBER_FORMAT_RANGES = (() => ({
  safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  int32: [-2147483648, 2147483647],
  uint32: [0, 4294967295],
  float32: [-34028234663852886e22, 34028234663852886e22],
  float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
const BIGINT_FORMAT_RANGES = {
  int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
  uint64: [BigInt(0), BigInt("18446744073709551615")]
};
function aborted(x, startIndex = 0) {
  if (x.aborted === true) return true;
  for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
  return false;
}
function explicitlyAborted(x, startIndex = 0) {
  if (x.aborted === true) return true;
  for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
  return false;
}
function prefixIssues(path, issues) {
  return issues.map((iss) => {
    var _a2;
    (_a2 = iss).path ?? (_a2.path = []);
    iss.path.unshift(path);
    return iss;
  });
}
function unwrapMessage(message) {
  return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
  const caps = [];
  for (const ch of defChecks ?? []) {
    const d = ch._zod.def;
    if (!/_(length|size)$|_equals$/.test(d.check)) break;
    const max = d.maximum ?? d.length ?? d.size;
    if (max >= 0) caps.push([max, ch]);
  }
  return caps;
}
function attachSchema(issues, start, inst) {
  var _a2;
  for (let i = start; i < issues.length; i++) (_a2 = issues[i]).schema ?? (_a2.schema = inst);
}
function finalizeIssue(iss, ctx, config2) {
  var _a2;
  const traits = iss.inst?._zod?.traits;
  if (traits?.has("$ZodType")) {
    if (traits.has("$ZodCheck")) (_a2 = iss).schema ?? (_a2.schema = iss.inst);
    else iss.schema = iss.inst;
  }
  const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
  const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config2.customError?.(iss)) ?? unwrapMessage(config2.localeError?.(iss)) ?? "Invalid input";
  const full = {};
  for (const k of Object.keys(iss)) {
    if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
    full[k] = iss[k];
  }
  full.path ?? (full.path = []);
  full.message = message;
  if (ctx?.reportInput) full.input = iss.input;
  return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
  const units = str.length;
  if (!highSurrogate.test(str)) return units;
  let count = units;
  for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
    count--;
    i++;
  }
  return count;
}
function getLengthableOrigin(input) {
  if (Array.isArray(input)) return "array";
  if (typeof input === "string") return "string";
  return "unknown";
}
function issue(...args) {
  const [iss, input, inst] = args;
  if (typeof iss === "string") return {
    message: iss,
    code: "custom",
    input,
    inst
  };
  return { ...iss };
}
function members(proto, table) {
  for (const key in table) {
    const desc = Object.getOwnPropertyDescriptor(table, key);
    if (desc.get) Object.defineProperty(proto, key, {
      ...desc,
      enumerable: false
    });
    else defineBound(proto, key, desc.value);
  }
}
function own(inst, key, value, enumerable = true) {
  Object.defineProperty(inst, key, {
    configurable: true,
    writable: true,
    enumerable,
    value
  });
  return value;
}
function hide(inst, key, value) {
  return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      return this == null ? fn : own(this, key, fn.bind(this));
    },
    set(value) {
      own(this, key, value);
    }
  });
}
function claim(inst, sentinel) {
  const proto = Object.getPrototypeOf(inst);
  return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
  configurable: true,
  get() {
    broke = true;
  }
};
function defineLazyInternal(inst, key, compute) {
  const proto = Object.getPrototypeOf(inst._zod);
  if (key in proto && installing !== inst._zod) {
    installing = void 0;
    return;
  }
  installing = inst._zod;
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      Object.defineProperty(this, key, breaker);
      const outer = broke;
      broke = false;
      try {
        const value = compute(this);
        if (broke) delete this[key];
        else Object.defineProperty(this, key, {
          configurable: true,
          writable: true,
          value
        });
        broke = broke || outer;
        return value;
      } catch (err) {
        delete this[key];
        broke = broke || outer;
        throw err;
      }
    },
    set(value) {
      Object.defineProperty(this, key, {
        configurable: true,
        writable: true,
        value
      });
    }
  });
}
function installLazyProp(inst, key, make, enumerable) {
  const proto = claim(inst, key);
  if (!proto) return;
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      const desc = {
        configurable: true,
        writable: true,
        enumerable,
        value: void 0
      };
      Object.defineProperty(this, key, desc);
      desc.value = make(this);
      Object.defineProperty(this, key, desc);
      return desc.value;
    },
    set(value) {
      Object.defineProperty(this, key, {
        configurable: true,
        writable: true,
        enumerable,
        value
      });
    }
  });
}
var _a$1;
const _zodDesc = {
  value: void 0,
  enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
  const E = _E;
  if (E) {
    const saved = E.stackTraceLimit;
    if (typeof saved === "number") {
      try {
        E.stackTraceLimit = 0;
      } catch {
        _E = null;
        return new Definition();
      }
      try {
        return new Definition();
      } finally {
        E.stackTraceLimit = saved;
      }
    }
  }
  return new Definition();
}
function $constructor(name, initializer2, proto, params) {
  const zodProto = {};
  function Internals(def) {
    this.def = def;
    this.constr = _;
    this.traits = /* @__PURE__ */ new Set();
  }
  Internals.prototype = zodProto;
  const protoMembers = proto;
  const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
  function init(inst, def) {
    if (!inst._zod) {
      _zodDesc.value = new Internals(def);
      try {
        Object.defineProperty(inst, "_zod", _zodDesc);
      } finally {
        _zodDesc.value = void 0;
      }
    } else if (inst._zod.traits.has(name)) return;
    inst._zod.traits.add(name);
    initializer2(inst, def);
    if (initialized) {
      const own2 = Object.getPrototypeOf(inst);
      const ctorProto = inst._zod.constr.prototype;
      let up = own2;
      while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
      const target = up ?? own2;
      if (!initialized.has(target)) {
        initialized.add(target);
        members(target, protoMembers);
      }
    }
    const proto2 = _.prototype;
    for (const k in proto2) {
      if (!Object.prototype.hasOwnProperty.call(proto2, k)) continue;
      if (!(k in inst)) inst[k] = proto2[k].bind(inst);
    }
  }
  const Parent = params?.Parent ?? Object;
  class Definition extends Parent {
  }
  Object.defineProperty(Definition, "name", { value: name });
  function _(def) {
    const inst = params?.Parent ? newError(Definition) : this;
    init(inst, def);
    const deferred = inst._zod.deferred;
    if (deferred) {
      for (const fn of deferred) fn();
      inst._zod.deferred = void 0;
    }
    const pp = globalThis.__zod_globalConfig?.postProcessor;
    if (pp) pp(inst);
    return inst;
  }
  Object.defineProperty(_, "init", { value: init });
  Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
    if (params?.Parent && inst instanceof params.Parent) return true;
    return inst?._zod?.traits?.has(name);
  } });
  Object.defineProperty(_, "name", { value: name });
  return _;
}
var $ZodAsyncError = class extends Error {
  constructor() {
    super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
  }
};
var $ZodEncodeError = class extends Error {
  constructor(name) {
    super(`Encountered unidirectional transform during encode: ${name}`);
    this.name = "ZodEncodeError";
  }
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
  if (newConfig) Object.assign(globalConfig, newConfig);
  return globalConfig;
}
function _getMessage() {
  const internals = this._zod;
  internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
  return internals.message;
}
function _setMessage(value) {
  this._zod.message = value;
}
const _messageDesc = {
  get: _getMessage,
  set: _setMessage,
  enumerable: true,
  configurable: true
};
const _issuesDesc = {
  value: void 0,
  enumerable: false
};
const _installedToString = new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
  inst.name = "$ZodError";
  _issuesDesc.value = def;
  Object.defineProperty(inst, "issues", _issuesDesc);
  _issuesDesc.value = void 0;
  Object.defineProperty(inst, "message", _messageDesc);
  const proto = Object.getPrototypeOf(inst);
  if (!_installedToString.has(proto)) {
    _installedToString.add(proto);
    Object.defineProperty(proto, "toString", {
      configurable: true,
      enumerable: false,
      get() {
        const value = () => this.message;
        Object.defineProperty(this, "toString", {
          value,
          configurable: true,
          writable: true
        });
        return value;
      },
      set(value) {
        Object.defineProperty(this, "toString", {
          value,
          configurable: true,
          writable: true
        });
      }
    });
  }
};
const $ZodError = $constructor("$ZodError", initializer);
const $ZodRealError = $constructor("$ZodError", initializer, void 0, { Parent: Error });
const _parse = (_Err) => {
  const fn = (schema, value, _ctx, _params) => {
    const ctx = _ctx ? {
      ..._ctx,
      async: false
    } : { async: false };
    const result2 = schema._zod.run({
      value,
      issues: []
    }, ctx);
    if (result2 instanceof Promise) throw new $ZodAsyncError();
    if (result2.issues.length) {
      const e = new (_params?.Err ?? _Err)(result2.issues.map((iss) => finalizeIssue(iss, ctx, config())));
      captureStackTrace(e, _params?.callee ?? fn);
      throw e;
    }
    return result2.value;
  };
  return fn;
};
const parse = _parse($ZodRealError);
const _parseAsync = (_Err) => {
  const fn = async (schema, value, _ctx, params) => {
    const ctx = _ctx ? {
      ..._ctx,
      async: true
    } : { async: true };
    let result2 = schema._zod.run({
      value,
      issues: []
    }, ctx);
    if (result2 instanceof Promise) result2 = await result2;
    if (result2.issues.length) {
      const e = new (params?.Err ?? _Err)(result2.issues.map((iss) => finalizeIssue(iss, ctx, config())));
      captureStackTrace(e, params?.callee ?? fn);
      throw e;
    }
    return result2.value;
  };
  return fn;
};
const parseAsync = _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
  const ctx = _ctx ? {
    ..._ctx,
    async: false
  } : { async: false };
  const result2 = schema._zod.run({
    value,
    issues: []
  }, ctx);
  if (result2 instanceof Promise) throw new $ZodAsyncError();
  return result2.issues.length ? failure$1(_Err, result2.issues, ctx) : {
    success: true,
    data: result2.value
  };
};
const safeParse = _safeParse($ZodRealError);
function failure$1(Err, issues, ctx) {
  let error;
  return {
    success: false,
    get error() {
      if (!error) {
        error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
        issues = void 0;
        ctx = void 0;
      }
      return error;
    },
    set error(e) {
      error = e;
      issues = void 0;
      ctx = void 0;
    }
  };
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
  const ctx = _ctx ? {
    ..._ctx,
    async: true
  } : { async: true };
  let result2 = schema._zod.run({
    value,
    issues: []
  }, ctx);
  if (result2 instanceof Promise) result2 = await result2;
  return result2.issues.length ? failure$1(_Err, result2.issues, ctx) : {
    success: true,
    data: result2.value
  };
};
const safeParseAsync = _safeParseAsync($ZodRealError);
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const httpProtocol = /^https?$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function timeSource(args) {
  const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
  return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function datetime$1(args) {
  const opts = ["Z"];
  if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
  const qualified = `${timeSource({
    precision: args.precision,
    seconds: true
  })}(?:${opts.join("|")})`;
  const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
  return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const integer = /^-?\d+$/;
const number$1 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
const $ZodCheck = $constructor("$ZodCheck", (inst, def) => {
  var _a2;
  inst._zod ?? (inst._zod = {});
  inst._zod.def = def;
  (_a2 = inst._zod).onattach ?? (_a2.onattach = []);
});
const _whenHasLength = (payload) => {
  const val = payload.value;
  return !nullish(val) && val.length !== void 0;
};
const numericOriginMap = {
  number: "number",
  bigint: "bigint",
  object: "date"
};
const $ZodCheckLessThan = $constructor("$ZodCheckLessThan", (inst, def) => {
  $ZodCheck.init(inst, def);
  const origin = numericOriginMap[typeof def.value];
  inst._zod.check = (payload) => {
    if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
    payload.issues.push({
      origin: numericOriginMap[typeof payload.value] ?? origin,
      code: "too_big",
      maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
      input: payload.value,
      inclusive: def.inclusive,
      inst,
      continue: !def.abort
    });
  };
});
const $ZodCheckGreaterThan = $constructor("$ZodCheckGreaterThan", (inst, def) => {
  $ZodCheck.init(inst, def);
  const origin = numericOriginMap[typeof def.value];
  inst._zod.check = (payload) => {
    if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
    payload.issues.push({
      origin: numericOriginMap[typeof payload.value] ?? origin,
      code: "too_small",
      minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
      input: payload.value,
      inclusive: def.inclusive,
      inst,
      continue: !def.abort
    });
  };
});
const $ZodCheckNumberFormat = $constructor("$ZodCheckNumberFormat", (inst, def) => {
  $ZodCheck.init(inst, def);
  def.format = def.format || "float64";
  const isInt = def.format?.includes("int");
  const origin = isInt ? "int" : "number";
  const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
  inst._zod.check = (payload) => {
    const input = payload.value;
    if (isInt) {
      if (!Number.isInteger(input)) {
        payload.issues.push({
          expected: origin,
          format: def.format,
          code: "invalid_type",
          continue: false,
          input,
          inst
        });
        return;
      }
      if (!Number.isSafeInteger(input)) {
        if (input > 0) payload.issues.push({
          input,
          code: "too_big",
          maximum: Number.MAX_SAFE_INTEGER,
          note: "Integers must be within the safe integer range.",
          inst,
          origin,
          inclusive: true,
          continue: !def.abort
        });
        else payload.issues.push({
          input,
          code: "too_small",
          minimum: Number.MIN_SAFE_INTEGER,
          note: "Integers must be within the safe integer range.",
          inst,
          origin,
          inclusive: true,
          continue: !def.abort
        });
        return;
      }
    }
    if (input < minimum) payload.issues.push({
      origin: "number",
      input,
      code: "too_small",
      minimum,
      inclusive: true,
      inst,
      continue: !def.abort
    });
    if (input > maximum) payload.issues.push({
      origin: "number",
      input,
      code: "too_big",
      maximum,
      inclusive: true,
      inst,
      continue: !def.abort
    });
  };
});
const $ZodCheckMaxLength = $constructor("$ZodCheckMaxLength", (inst, def) => {
  var _a2;
  $ZodCheck.init(inst, def);
  (_a2 = inst._zod.def).when ?? (_a2.when = _whenHasLength);
  inst._zod.check = (payload) => {
    const input = payload.value;
    const units = input.length;
    if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
    const origin = getLengthableOrigin(input);
    payload.issues.push({
      origin,
      code: "too_big",
      maximum: def.maximum,
      inclusive: true,
      input,
      inst,
      continue: !def.abort
    });
  };
});
const $ZodCheckMinLength = $constructor("$ZodCheckMinLength", (inst, def) => {
  var _a2;
  $ZodCheck.init(inst, def);
  (_a2 = inst._zod.def).when ?? (_a2.when = _whenHasLength);
  inst._zod.check = (payload) => {
    const input = payload.value;
    const units = input.length;
    if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
    const origin = getLengthableOrigin(input);
    payload.issues.push({
      origin,
      code: "too_small",
      minimum: def.minimum,
      inclusive: true,
      input,
      inst,
      continue: !def.abort
    });
  };
});
const $ZodCheckStringFormat = $constructor("$ZodCheckStringFormat", (inst, def) => {
  var _a2, _b;
  $ZodCheck.init(inst, def);
  if (def.pattern) (_a2 = inst._zod).check ?? (_a2.check = (payload) => {
    def.pattern.lastIndex = 0;
    if (def.pattern.test(payload.value)) return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: def.format,
      input: payload.value,
      ...def.pattern ? { pattern: def.pattern.toString() } : {},
      inst,
      continue: !def.abort
    });
  });
  else (_b = inst._zod).check ?? (_b.check = () => {
  });
});
const $ZodCheckRegex = $constructor("$ZodCheckRegex", (inst, def) => {
  $ZodCheckStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    def.pattern.lastIndex = 0;
    if (def.pattern.test(payload.value)) return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "regex",
      input: payload.value,
      pattern: def.pattern.toString(),
      inst,
      continue: !def.abort
    });
  };
});
const version$1 = {
  major: 4,
  minor: 6,
  patch: 7
};
const $ZodType = $constructor("$ZodType", (inst, def) => {
  var _a2;
  inst ?? (inst = {});
  inst._zod.def = def;
  inst._zod.bag = inst._zod.bag || {};
  inst._zod.version = version$1;
  const defChecks = inst._zod.def.checks;
  const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
  for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
  if (checks.length === 0) {
    (_a2 = inst._zod).deferred ?? (_a2.deferred = []);
    inst._zod.deferred?.push(() => {
      inst._zod.run = inst._zod.parse;
    });
  } else {
    const runChecks = (payload, checks2, ctx) => {
      if (payload.memo) return payload;
      let isAborted = aborted(payload);
      let asyncResult;
      for (const ch of checks2) {
        if (ch._zod.def.when) {
          if (explicitlyAborted(payload)) continue;
          if (!ch._zod.def.when(payload)) continue;
        } else if (isAborted) continue;
        const currLen = payload.issues.length;
        const _ = ch._zod.check(payload);
        if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
        if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
          await _;
          if (payload.issues.length === currLen) return;
          attachSchema(payload.issues, currLen, inst);
          if (!isAborted) isAborted = aborted(payload, currLen);
        });
        else {
          if (payload.issues.length === currLen) continue;
          attachSchema(payload.issues, currLen, inst);
          if (!isAborted) isAborted = aborted(payload, currLen);
        }
      }
      if (asyncResult) return asyncResult.then(() => {
        return payload;
      });
      return payload;
    };
    const handleCanaryResult = (canary, payload, ctx) => {
      if (aborted(canary)) {
        canary.aborted = true;
        return canary;
      }
      const checkResult = runChecks(payload, checks, ctx);
      if (checkResult instanceof Promise) {
        if (ctx.async === false) throw new $ZodAsyncError();
        return checkResult.then((checkResult2) => inst._zod.parse(checkResult2, ctx));
      }
      return inst._zod.parse(checkResult, ctx);
    };
    inst._zod.run = (payload, ctx) => {
      if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
      if (ctx.direction === "backward") {
        const canary = inst._zod.parse({
          value: payload.value,
          issues: []
        }, {
          ...ctx,
          skipChecks: true
        });
        if (canary instanceof Promise) return canary.then((canary2) => {
          return handleCanaryResult(canary2, payload, ctx);
        });
        return handleCanaryResult(canary, payload, ctx);
      }
      const result2 = inst._zod.parse(payload, ctx);
      if (result2 instanceof Promise) {
        if (ctx.async === false) throw new $ZodAsyncError();
        return result2.then((result3) => runChecks(result3, checks, ctx));
      }
      return runChecks(result2, checks, ctx);
    };
  }
}, {
  get "~standard"() {
    return hide(this, "~standard", standardProps(this));
  },
  set "~standard"(value) {
    own(this, "~standard", value);
  }
});
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
  const ctx = { async: true };
  return toStandardResult(await inst._zod.run({
    value,
    issues: []
  }, ctx), ctx);
}
function standardProps(inst) {
  return {
    validate: (value) => {
      const ctx = { async: false };
      try {
        const r = inst._zod.run({
          value,
          issues: []
        }, ctx);
        if (!(r instanceof Promise)) return toStandardResult(r, ctx);
      } catch (_) {
      }
      return validateAsync(inst, value);
    },
    vendor: "zod",
    version: 1
  };
}
const $ZodString = $constructor("$ZodString", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = def.pattern ?? anyString;
  inst._zod.parse = (payload, _) => {
    if (def.coerce) try {
      payload.value = String(payload.value);
    } catch (_2) {
    }
    if (typeof payload.value === "string") return payload;
    payload.issues.push({
      expected: "string",
      code: "invalid_type",
      input: payload.value,
      inst
    });
    return payload;
  };
});
const $ZodStringFormat = $constructor("$ZodStringFormat", (inst, def) => {
  $ZodCheckStringFormat.init(inst, def);
  $ZodString.init(inst, def);
});
function canParseURL(input) {
  try {
    if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
    new URL(input);
    return true;
  } catch {
    return false;
  }
}
function validateURL(trimmed, def) {
  if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
  return parseURLObject(trimmed, def);
}
function parseURLObject(trimmed, def) {
  if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
  try {
    if (typeof URL !== "undefined") {
      const URLStatic = URL;
      if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
    }
    return new URL(trimmed);
  } catch {
    return 2;
  }
}
const asciiTabOrNewline = /[\t\n\r]/g;
function stripTabAndNewline(value) {
  return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url2, hostname) {
  hostname.lastIndex = 0;
  return hostname.test(url2.hostname);
}
function urlProtocolOk(url2, protocol) {
  protocol.lastIndex = 0;
  return protocol.test(url2.protocol.endsWith(":") ? url2.protocol.slice(0, -1) : url2.protocol);
}
const $ZodURL = $constructor("$ZodURL", (inst, def) => {
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    try {
      const trimmed = payload.value.trim();
      const url2 = validateURL(trimmed, def);
      if (url2 === 1) {
        payload.issues.push({
          code: "invalid_format",
          format: "url",
          note: "Invalid URL format",
          input: payload.value,
          inst,
          continue: !def.abort
        });
        return;
      }
      if (url2 === 2) {
        payload.issues.push({
          code: "invalid_format",
          format: "url",
          input: payload.value,
          inst,
          continue: !def.abort
        });
        return;
      }
      if (url2 === true) {
        payload.value = stripTabAndNewline(trimmed);
        return;
      }
      if (def.hostname && !urlHostnameOk(url2, def.hostname)) payload.issues.push({
        code: "invalid_format",
        format: "url",
        note: "Invalid hostname",
        pattern: def.hostname.source,
        input: payload.value,
        inst,
        continue: !def.abort
      });
      if (def.protocol && !urlProtocolOk(url2, def.protocol)) payload.issues.push({
        code: "invalid_format",
        format: "url",
        note: "Invalid protocol",
        pattern: def.protocol.source,
        input: payload.value,
        inst,
        continue: !def.abort
      });
      payload.value = def.normalize ? url2.href : stripTabAndNewline(trimmed);
      return;
    } catch (_) {
      payload.issues.push({
        code: "invalid_format",
        format: "url",
        input: payload.value,
        inst,
        continue: !def.abort
      });
    }
  };
});
const $ZodISODateTime = $constructor("$ZodISODateTime", (inst, def) => {
  def.pattern ?? (def.pattern = datetime$1(def));
  $ZodStringFormat.init(inst, def);
});
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
const $ZodNumber = $constructor("$ZodNumber", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = number$1;
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce) try {
      payload.value = Number(payload.value);
    } catch (_) {
    }
    const input = payload.value;
    if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
    const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
    payload.issues.push({
      expected: "number",
      code: "invalid_type",
      input,
      inst,
      ...received ? { received } : {}
    });
    return payload;
  };
});
const $ZodNumberFormat = $constructor("$ZodNumberFormat", (inst, def) => {
  $ZodCheckNumberFormat.init(inst, def);
  $ZodNumber.init(inst, def);
});
const $ZodBoolean = $constructor("$ZodBoolean", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = boolean$1;
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce) try {
      payload.value = Boolean(payload.value);
    } catch (_) {
    }
    const input = payload.value;
    if (typeof input === "boolean") return payload;
    payload.issues.push({
      expected: "boolean",
      code: "invalid_type",
      input,
      inst
    });
    return payload;
  };
});
const $ZodNever = $constructor("$ZodNever", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _ctx) => {
    payload.issues.push({
      expected: "never",
      code: "invalid_type",
      input: payload.value,
      inst
    });
    return payload;
  };
});
function capSize(inst, size) {
  const caps = sizeCaps(inst._zod.def.checks);
  if (!caps.length) return;
  const cap = Math.min(...caps.map((c) => c[0]));
  const parse2 = inst._zod.parse;
  inst._zod.parse = (payload, ctx) => {
    const n = size(payload.value);
    if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
      for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
        const start = payload.issues.length;
        ch._zod.check(payload);
        payload.issues[start].continue = false;
        attachSchema(payload.issues, start, inst);
        return payload;
      }
    }
    return parse2(payload, ctx);
  };
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result2, final, index) {
  if (result2.issues.length) final.issues.push(...prefixIssues(index, result2.issues));
  final.value[index] = result2.value;
}
const $ZodArray = $constructor("$ZodArray", (inst, def) => {
  $ZodType.init(inst, def);
  const memo = globalConfig.memoizer;
  memo?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input)) {
      payload.issues.push({
        expected: "array",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
    const proms = [];
    const abortEarly = ctx?.abortEarly;
    for (let i = 0; i < input.length; i++) {
      const item = input[i];
      const result2 = def.element._zod.run({
        value: item,
        issues: []
      }, ctx);
      if (result2 instanceof Promise) proms.push(result2.then((result3) => handleArrayResult(result3, payload, i)));
      else {
        handleArrayResult(result2, payload, i);
        if (abortEarly && result2.issues.length !== 0 && aborted(result2)) break;
      }
    }
    if (proms.length) return Promise.all(proms).then(() => payload);
    return payload;
  };
  capSize(inst, arraySize);
});
function handlePropertyResult(result2, final, key, input, optin, optout) {
  const isPresent = key in input;
  const isOptionalOut = optout === "optional";
  if (!isPresent && isOptionalOut && optin === "optional") return;
  if (result2.issues.length) {
    if (optin !== void 0 && isOptionalOut && !isPresent) return;
    final.issues.push(...prefixIssues(key, result2.issues));
  }
  if (!isPresent && optin === void 0) {
    if (!result2.issues.length) final.issues.push({
      code: "invalid_type",
      expected: "nonoptional",
      input: void 0,
      path: [key]
    });
    return;
  }
  if (result2.value === void 0) {
    if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
  } else final.value[key] = result2.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
  const keys = Object.keys(def.shape);
  const ownSymbols = Object.getOwnPropertySymbols(def.shape);
  const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
  const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
  for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
  const okeys = optionalKeys(def.shape);
  return {
    ...def,
    allKeys,
    symbolKeys,
    keySet: new Set(keys),
    numKeys: keys.length,
    optionalKeys: new Set(okeys)
  };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
  const unrecognized = [];
  const keySet = def.keySet;
  const _catchall = def.catchall._zod;
  const t = _catchall.def.type;
  const optin = _catchall.optin;
  const optout = _catchall.optout;
  let seen = 0;
  for (const key in input) {
    if (abortEarly && payload.issues.length !== seen) {
      if (aborted(payload, seen)) break;
      seen = payload.issues.length;
    }
    if (keySet.has(key)) continue;
    if (key === "__proto__") {
      if (t === "never") unrecognized.push(key);
      continue;
    }
    if (t === "never") {
      unrecognized.push(key);
      continue;
    }
    const r = _catchall.run({
      value: input[key],
      issues: []
    }, ctx);
    if (r instanceof Promise) proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
    else handlePropertyResult(r, payload, key, input, optin, optout);
  }
  if (unrecognized.length) payload.issues.push({
    code: "unrecognized_keys",
    keys: unrecognized,
    input,
    inst,
    continue: true
  });
  if (!proms.length) return payload;
  return Promise.all(proms).then(() => {
    return payload;
  });
}
const $ZodObject = $constructor("$ZodObject", (inst, def) => {
  $ZodType.init(inst, def);
  const desc = Object.getOwnPropertyDescriptor(def, "shape");
  const sh = desc?.get ? desc.get.raw : def.shape ?? {};
  if (sh) {
    const get = () => {
      const newSh = { ...sh };
      Object.defineProperty(def, "shape", { value: newSh });
      get.raw = newSh;
      return newSh;
    };
    get.raw = sh;
    Object.defineProperty(def, "shape", { get });
  }
  const _normalized = cached(() => normalizeDef(def));
  defineLazyInternal(inst, "propValues", (zod) => {
    const shape = zod.def.shape;
    const propValues = {};
    for (const key in shape) {
      const field = shape[key]._zod;
      if (field.values) {
        if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
        for (const v of field.values) propValues[key].add(v);
        if (field.optin !== void 0) propValues[key].add(void 0);
      }
    }
    return propValues;
  });
  const isObject$2 = isObject;
  const catchall = def.catchall;
  let value;
  const memo = globalConfig.memoizer;
  memo?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    if (!isObject$2(input)) {
      payload.issues.push({
        expected: "object",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
    const proms = [];
    const shape = value.shape;
    const abortEarly = ctx?.abortEarly;
    let seen = payload.issues.length;
    for (const key of value.allKeys) {
      if (abortEarly && payload.issues.length !== seen) {
        if (aborted(payload, seen)) break;
        seen = payload.issues.length;
      }
      if (key === "__proto__") continue;
      const el = shape[key];
      const optin = el._zod.optin;
      const optout = el._zod.optout;
      const r = el._zod.run({
        value: input[key],
        issues: []
      }, ctx);
      if (r instanceof Promise) proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
      else handlePropertyResult(r, payload, key, input, optin, optout);
    }
    if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
    return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
  };
});
function handleUnionResults(results, final, inst, ctx) {
  for (const result2 of results) if (result2.issues.length === 0) {
    final.value = result2.value;
    return final;
  }
  const nonaborted = results.filter((r) => !aborted(r));
  if (nonaborted.length === 1) {
    final.value = nonaborted[0].value;
    return nonaborted[0];
  }
  final.issues.push({
    code: "invalid_union",
    input: final.value,
    inst,
    errors: results.map((result2) => result2.issues.map((iss) => finalizeIssue(iss, ctx, config())))
  });
  return final;
}
const $ZodUnion = $constructor("$ZodUnion", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
  defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
  defineLazyInternal(inst, "values", (zod) => {
    if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
  });
  defineLazyInternal(inst, "pattern", (zod) => {
    if (zod.def.options.every((o) => o._zod.pattern)) {
      const patterns = zod.def.options.map((o) => o._zod.pattern);
      return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
    }
  });
  const first = def.options.length === 1 ? def.options[0]._zod.run : null;
  inst._zod.parse = (payload, ctx) => {
    if (first) return first(payload, ctx);
    let async = false;
    const results = [];
    for (const option of def.options) {
      const result2 = option._zod.run({
        value: payload.value,
        issues: []
      }, ctx);
      if (result2 instanceof Promise) {
        results.push(result2);
        async = true;
      } else {
        if (result2.issues.length === 0) return result2;
        results.push(result2);
      }
    }
    if (!async) return handleUnionResults(results, payload, inst, ctx);
    return Promise.all(results).then((results2) => {
      return handleUnionResults(results2, payload, inst, ctx);
    });
  };
});
const $ZodTuple = $constructor("$ZodTuple", (inst, def) => {
  $ZodType.init(inst, def);
  const items = def.items;
  const memo = globalConfig.memoizer;
  memo?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input)) {
      payload.issues.push({
        input,
        inst,
        expected: "tuple",
        code: "invalid_type"
      });
      return payload;
    }
    payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
    const proms = [];
    const optinStart = getTupleOptStart(items, "optin");
    const optoutStart = getTupleOptStart(items, "optout");
    if (!def.rest) {
      if (input.length < optinStart) {
        payload.issues.push({
          code: "too_small",
          minimum: optinStart,
          inclusive: true,
          input,
          inst,
          origin: "array"
        });
        return payload;
      }
      if (input.length > items.length) payload.issues.push({
        code: "too_big",
        maximum: items.length,
        inclusive: true,
        input,
        inst,
        origin: "array"
      });
    }
    const itemResults = new Array(items.length);
    const abortEarly = def.rest ? ctx?.abortEarly : void 0;
    let itemAborted = false;
    for (let i = 0; i < items.length; i++) {
      const r = items[i]._zod.run({
        value: input[i],
        issues: []
      }, ctx);
      if (r instanceof Promise) proms.push(r.then((rr) => {
        itemResults[i] = rr;
      }));
      else {
        itemResults[i] = r;
        if (abortEarly && !itemAborted && r.issues.length) itemAborted = aborted(r);
      }
    }
    if (def.rest && !itemAborted) {
      let i = items.length - 1;
      const rest = input.slice(items.length);
      let seen = payload.issues.length;
      for (const el of rest) {
        if (abortEarly && payload.issues.length !== seen) {
          if (aborted(payload, seen)) break;
          seen = payload.issues.length;
        }
        i++;
        const result2 = def.rest._zod.run({
          value: el,
          issues: []
        }, ctx);
        if (result2 instanceof Promise) proms.push(result2.then((r) => handleTupleResult(r, payload, i)));
        else handleTupleResult(result2, payload, i);
      }
    }
    if (proms.length) return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
    return handleTupleResults(itemResults, payload, items, input, optoutStart);
  };
});
function getTupleOptStart(items, key) {
  for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
  return 0;
}
function handleTupleResult(result2, final, index) {
  if (result2.issues.length) final.issues.push(...prefixIssues(index, result2.issues));
  final.value[index] = result2.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
  for (let i = 0; i < items.length; i++) {
    const r = itemResults[i];
    const isPresent = i < input.length;
    if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
      final.value.length = i;
      break;
    }
    if (r.issues.length) {
      if (!isPresent && i >= optoutStart) {
        final.value.length = i;
        break;
      }
      final.issues.push(...prefixIssues(i, r.issues));
    }
    final.value[i] = r.value;
  }
  for (let i = final.value.length - 1; i >= input.length; i--) if (items[i]._zod.optout === "optional" && final.value[i] === void 0) final.value.length = i;
  else break;
  return final;
}
const $ZodEnum = $constructor("$ZodEnum", (inst, def) => {
  $ZodType.init(inst, def);
  const values = getEnumValues(def.entries);
  const valuesSet = new Set(values);
  inst._zod.values = valuesSet;
  defineLazyInternal(inst, "pattern", (zod) => {
    const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
    return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
  });
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (valuesSet.has(input)) return payload;
    payload.issues.push({
      code: "invalid_value",
      values,
      input,
      inst
    });
    return payload;
  };
});
const $ZodLiteral = $constructor("$ZodLiteral", (inst, def) => {
  $ZodType.init(inst, def);
  const values = new Set(def.values);
  inst._zod.values = values;
  defineLazyInternal(inst, "pattern", (zod) => {
    const vals = zod.def.values;
    return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
  });
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (values.has(input)) return payload;
    payload.issues.push({
      code: "invalid_value",
      values: def.values,
      input,
      inst
    });
    return payload;
  };
});
const $ZodTransform = $constructor("$ZodTransform", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.optin = "optional";
  globalConfig.memoizer?.guard(inst);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
    const _out = def.transform(payload.value, payload);
    if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
      payload.value = output;
      return payload;
    });
    if (_out instanceof Promise) throw new $ZodAsyncError();
    payload.value = _out;
    return payload;
  };
});
function handleOptionalResult(payload, result2) {
  payload.value = result2.issues.length ? void 0 : result2.value;
  return payload;
}
const $ZodOptional = $constructor("$ZodOptional", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
  inst._zod.optout = "optional";
  defineLazyInternal(inst, "values", (zod) => {
    const values = zod.def.innerType._zod.values;
    return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
  });
  defineLazyInternal(inst, "pattern", (zod) => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    if (payload.value === void 0) {
      if (def.innerType._zod.optin !== "defaulted") return payload;
      const result2 = def.innerType._zod.run({
        value: payload.value,
        issues: []
      }, ctx);
      if (result2 instanceof Promise) return result2.then((result3) => handleOptionalResult(payload, result3));
      return handleOptionalResult(payload, result2);
    }
    return def.innerType._zod.run(payload, ctx);
  };
});
const $ZodNullable = $constructor("$ZodNullable", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
  defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
  defineLazyInternal(inst, "pattern", (zod) => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
  });
  defineLazyInternal(inst, "values", (zod) => {
    return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    if (payload.value === null) return payload;
    return def.innerType._zod.run(payload, ctx);
  };
});
const $ZodDefault = $constructor("$ZodDefault", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.optin = "defaulted";
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
    if (payload.value === void 0) {
      payload.value = def.defaultValue;
      return payload;
    }
    const result2 = def.innerType._zod.run(payload, ctx);
    if (result2 instanceof Promise) return result2.then((result3) => handleDefaultResult(result3, def));
    return handleDefaultResult(result2, def);
  };
});
function handleDefaultResult(payload, def) {
  if (payload.value === void 0) payload.value = def.defaultValue;
  return payload;
}
const $ZodPipe = $constructor("$ZodPipe", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
  defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
  defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
  defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      const right = def.out._zod.run(payload, ctx);
      if (right instanceof Promise) return right.then((right2) => handlePipeResult(right2, def.in, ctx));
      return handlePipeResult(right, def.in, ctx);
    }
    const left = def.in._zod.run(payload, ctx);
    if (left instanceof Promise) return left.then((left2) => handlePipeResult(left2, def.out, ctx));
    return handlePipeResult(left, def.out, ctx);
  };
});
function handlePipeResult(left, next, ctx) {
  if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
    left.aborted = true;
    return left;
  }
  return next._zod.run({
    value: left.value,
    issues: left.issues
  }, ctx);
}
const $ZodCustom = $constructor("$ZodCustom", (inst, def) => {
  $ZodCheck.init(inst, def);
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _) => {
    return payload;
  };
  inst._zod.check = (payload) => {
    const input = payload.value;
    const r = def.fn(input);
    if (r instanceof Promise) return r.then((r2) => handleRefineResult(r2, payload, input, inst));
    handleRefineResult(r, payload, input, inst);
  };
});
function handleRefineResult(result2, payload, input, inst) {
  if (!result2) {
    const _iss = {
      code: "custom",
      input,
      inst,
      path: [...inst._zod.def.path ?? []],
      continue: !inst._zod.def.abort
    };
    if (inst._zod.def.params) _iss.params = inst._zod.def.params;
    payload.issues.push(issue(_iss));
  }
}
var _a;
var $ZodRegistry = class {
  constructor() {
    this._map = /* @__PURE__ */ new WeakMap();
    this._idmap = /* @__PURE__ */ new Map();
  }
  add(schema, ..._meta) {
    const meta = _meta[0];
    this._map.set(schema, meta);
    if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
    return this;
  }
  clear() {
    this._map = /* @__PURE__ */ new WeakMap();
    this._idmap = /* @__PURE__ */ new Map();
    return this;
  }
  remove(schema) {
    const meta = this._map.get(schema);
    if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
    this._map.delete(schema);
    return this;
  }
  get(schema) {
    const p = schema._zod.parent;
    if (p) {
      const pm = { ...this.get(p) ?? {} };
      delete pm.id;
      const f = {
        ...pm,
        ...this._map.get(schema)
      };
      return Object.keys(f).length ? f : void 0;
    }
    return this._map.get(schema);
  }
  has(schema) {
    return this._map.has(schema);
  }
};
function registry() {
  return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;
function snapshotChecks(def) {
  if (def.checks) def.checks = [...def.checks];
  return def;
}
function _string(Class, params) {
  return new Class(snapshotChecks({
    type: "string",
    ...normalizeParams(params)
  }));
}
function _url(Class, params) {
  return new Class({
    type: "string",
    format: "url",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
function _isoDateTime(Class, params) {
  return new Class({
    type: "string",
    format: "datetime",
    check: "string_format",
    offset: false,
    local: false,
    precision: null,
    ...normalizeParams(params)
  });
}
function _number(Class, params) {
  return new Class(snapshotChecks({
    type: "number",
    checks: [],
    ...normalizeParams(params)
  }));
}
function _int(Class, params) {
  return new Class({
    type: "number",
    check: "number_format",
    abort: false,
    format: "safeint",
    ...normalizeParams(params)
  });
}
function _boolean(Class, params) {
  return new Class({
    type: "boolean",
    ...normalizeParams(params)
  });
}
function _never(Class, params) {
  return new Class({
    type: "never",
    ...normalizeParams(params)
  });
}
function _lte(value, params) {
  return new $ZodCheckLessThan({
    check: "less_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
}
function _gte(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
}
function _nonnegative(params) {
  return _gte(0, params);
}
function _maxLength(maximum, params) {
  return new $ZodCheckMaxLength({
    check: "max_length",
    ...normalizeParams(params),
    maximum
  });
}
function _minLength(minimum, params) {
  return new $ZodCheckMinLength({
    check: "min_length",
    ...normalizeParams(params),
    minimum
  });
}
function _regex(pattern, params) {
  return new $ZodCheckRegex({
    check: "string_format",
    format: "regex",
    ...normalizeParams(params),
    pattern
  });
}
function _refine(Class, fn, _params) {
  return new Class({
    type: "custom",
    check: "custom",
    fn,
    ...normalizeParams(_params)
  });
}
function assignProps(target, ...sources) {
  for (const source of sources) for (const key of Reflect.ownKeys(source)) if (Object.prototype.propertyIsEnumerable.call(source, key)) assignProp(target, key, source[key]);
  return target;
}
function initializeContext(params) {
  let target = params?.target ?? "draft-2020-12";
  if (target === "draft-4") target = "draft-04";
  if (target === "draft-7") target = "draft-07";
  return {
    processors: params.processors ?? {},
    metadataRegistry: params?.metadata ?? globalRegistry,
    target,
    unrepresentable: params?.unrepresentable ?? "throw",
    override: params?.override ?? (() => {
    }),
    io: params?.io ?? "output",
    counter: 0,
    seen: /* @__PURE__ */ new Map(),
    sharedDefsExtractedFor: void 0,
    sharedEmitDoneFor: void 0,
    cycles: params?.cycles ?? "ref",
    reused: params?.reused ?? "inline",
    intersections: [],
    deferred: [],
    external: params?.external ?? void 0
  };
}
function handleUnrepresentable(schema, ctx, json2, params, message) {
  const result2 = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({
    zodSchema: schema,
    path: params.path,
    message
  }) : ctx.unrepresentable;
  if (result2 === "any") return false;
  if (result2 === void 0 || result2 === "throw") throw new Error(message);
  Object.assign(json2, result2);
  return true;
}
function processSchema(schema, ctx, _params = {
  path: [],
  schemaPath: []
}) {
  var _a2;
  const def = schema._zod.def;
  const seen = ctx.seen.get(schema);
  if (seen) {
    seen.count++;
    if (_params.schemaPath.includes(schema)) seen.cycle = _params.path;
    return seen.schema;
  }
  const result2 = {
    schema: {},
    count: 1,
    cycle: void 0,
    path: _params.path
  };
  ctx.seen.set(schema, result2);
  ctx.sharedDefsExtractedFor = void 0;
  ctx.sharedEmitDoneFor = void 0;
  const overrideSchema = schema._zod.toJSONSchema?.();
  if (overrideSchema) result2.schema = overrideSchema;
  else {
    const params = {
      ..._params,
      schemaPath: [..._params.schemaPath, schema],
      path: _params.path
    };
    if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result2.schema, params);
    else {
      const _json = result2.schema;
      const processor = ctx.processors[def.type];
      if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
      processor(schema, ctx, _json, params);
    }
    const parent = schema._zod.parent;
    if (parent) {
      if (!result2.ref) result2.ref = parent;
      processSchema(parent, ctx, params);
      ctx.seen.get(parent).isParent = true;
    }
  }
  const meta = ctx.metadataRegistry.get(schema);
  if (meta) assignProps(result2.schema, meta);
  if (ctx.io === "input" && isTransforming(schema)) {
    delete result2.schema.examples;
    delete result2.schema.default;
  }
  if (ctx.io === "input" && "_prefault" in result2.schema) (_a2 = result2.schema).default ?? (_a2.default = result2.schema._prefault);
  delete result2.schema._prefault;
  return ctx.seen.get(schema).schema;
}
function encodeJSONPointerSegment(segment) {
  return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
  const root = ctx.seen.get(schema);
  if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
  if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
  const idToSchema = /* @__PURE__ */ new Map();
  for (const entry of ctx.seen.entries()) {
    const id = ctx.metadataRegistry.get(entry[0])?.id;
    if (id) {
      const existing = idToSchema.get(id);
      if (existing && existing !== entry[0]) throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
      idToSchema.set(id, entry[0]);
    }
  }
  const makeURI = (entry) => {
    const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
    if (ctx.external) {
      const externalId = ctx.external.registry.get(entry[0])?.id;
      const uriGenerator = ctx.external.uri ?? ((id2) => id2);
      if (externalId) return { ref: uriGenerator(externalId) };
      const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
      entry[1].defId = id;
      return {
        defId: id,
        ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
      };
    }
    const uriPrefix = `#`;
    const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
    if (entry[1] === root && !entry[1].schema.id) return { ref: uriPrefix };
    const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
    return {
      defId,
      ref: defUriPrefix + encodeJSONPointerSegment(defId)
    };
  };
  const extractToDef = (entry) => {
    if (entry[1].schema.$ref) return;
    const seen = entry[1];
    const { ref, defId } = makeURI(entry);
    seen.def = { ...seen.schema };
    if (defId) seen.defId = defId;
    const schema2 = seen.schema;
    for (const key in schema2) delete schema2[key];
    schema2.$ref = ref;
  };
  if (ctx.cycles === "throw") for (const entry of ctx.seen.entries()) {
    const seen = entry[1];
    if (seen.cycle) throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
  }
  for (const entry of ctx.seen.entries()) {
    const seen = entry[1];
    if (schema === entry[0]) {
      extractToDef(entry);
      continue;
    }
    if (ctx.external) {
      const ext = ctx.external.registry.get(entry[0])?.id;
      if (schema !== entry[0] && ext) {
        extractToDef(entry);
        continue;
      }
    }
    if (ctx.metadataRegistry.get(entry[0])?.id) {
      extractToDef(entry);
      continue;
    }
    if (seen.cycle) {
      extractToDef(entry);
      continue;
    }
    if (seen.count > 1) {
      if (ctx.reused === "ref") extractToDef(entry);
    }
  }
  if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
}
function compactTypeUnion(schema) {
  const options = schema.anyOf;
  if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
  const types = [];
  for (const option of options) {
    if (!option || typeof option !== "object") return;
    compactTypeUnion(option);
    const keys = Object.keys(option);
    if (keys.length !== 1 || keys[0] !== "type") return;
    const type = option.type;
    for (const member of Array.isArray(type) ? type : [type]) {
      if (typeof member !== "string") return;
      if (!types.includes(member)) types.push(member);
    }
  }
  delete schema.anyOf;
  schema.type = types.length === 1 ? types[0] : types;
}
const FOLDABLE_KEYS = /* @__PURE__ */ new Set([
  "type",
  "properties",
  "required",
  "additionalProperties"
]);
const UNION_KEYS = ["oneOf", "anyOf"];
function undeclaredConstraint(member) {
  const extra = member.additionalProperties;
  if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null) return null;
  return Object.keys(extra).length ? extra : null;
}
function foldObjects(members2) {
  const objects = [];
  for (const member of members2) {
    if (typeof member !== "object" || member.type !== "object") return null;
    for (const key in member) if (!FOLDABLE_KEYS.has(key)) return null;
    objects.push(member);
  }
  const properties = {};
  const required = /* @__PURE__ */ new Set();
  for (const object2 of objects) {
    for (const key in object2.properties) {
      if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
      const parts = [];
      for (const other of objects) {
        const part = other.properties?.[key] ?? undeclaredConstraint(other);
        if (part === null || part === void 0) continue;
        if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
      }
      assignProp(properties, key, parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts });
    }
    for (const key of object2.required ?? []) required.add(key);
  }
  const folded = {
    type: "object",
    properties
  };
  if (required.size) folded.required = [...required];
  if (objects.every((object2) => object2.additionalProperties === false)) folded.additionalProperties = false;
  else {
    const constraints = [];
    for (const object2 of objects) {
      const constraint = undeclaredConstraint(object2);
      if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
    }
    if (constraints.length === 1) folded.additionalProperties = constraints[0];
    else if (constraints.length > 1) folded.additionalProperties = { allOf: constraints };
  }
  return folded;
}
function foldIntersection(json2) {
  const allOf = json2.allOf;
  if (!Array.isArray(allOf) || allOf.length < 2) return;
  for (const key of FOLDABLE_KEYS) if (key in json2) return;
  const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
  let folded = null;
  if (!unions.length) folded = foldObjects(allOf);
  else {
    const union2 = unions[0];
    const keyword = UNION_KEYS.find((k) => Array.isArray(union2[k]));
    if (Object.keys(union2).length !== 1) return;
    const rest = allOf.filter((m) => m !== union2);
    const branches = union2[keyword].map((branch) => foldObjects([...rest, branch]));
    if (branches.some((b) => !b)) return;
    folded = { [keyword]: branches };
  }
  if (!folded) return;
  delete json2.allOf;
  assignProps(json2, folded);
}
function finalize(ctx, schema) {
  const root = ctx.seen.get(schema);
  if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
  const flattenRef = (zodSchema) => {
    const seen = ctx.seen.get(zodSchema);
    if (seen.ref === null) return;
    const schema2 = seen.def ?? seen.schema;
    const _cached = { ...schema2 };
    const ref = seen.ref;
    seen.ref = null;
    if (ref) {
      flattenRef(ref);
      const refSeen = ctx.seen.get(ref);
      const refSchema = refSeen.schema;
      if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
        schema2.allOf = schema2.allOf ?? [];
        schema2.allOf.push(refSchema);
      } else assignProps(schema2, refSchema);
      assignProps(schema2, _cached);
      if (zodSchema._zod.parent === ref) for (const key in schema2) {
        if (key === "$ref" || key === "allOf") continue;
        if (!(key in _cached)) delete schema2[key];
      }
      if (refSchema.$ref && refSeen.def) for (const key in schema2) {
        if (key === "$ref" || key === "allOf") continue;
        if (key in refSeen.def && JSON.stringify(schema2[key]) === JSON.stringify(refSeen.def[key])) delete schema2[key];
      }
    }
    const parent = zodSchema._zod.parent;
    if (parent && parent !== ref) {
      flattenRef(parent);
      const parentSeen = ctx.seen.get(parent);
      if (parentSeen?.schema.$ref) {
        schema2.$ref = parentSeen.schema.$ref;
        if (parentSeen.def) for (const key in schema2) {
          if (key === "$ref" || key === "allOf") continue;
          if (key in parentSeen.def && JSON.stringify(schema2[key]) === JSON.stringify(parentSeen.def[key])) delete schema2[key];
        }
      }
    }
    ctx.override({
      zodSchema,
      jsonSchema: schema2,
      path: seen.path ?? []
    });
  };
  if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
    for (const entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
    if (ctx.target !== "openapi-3.0") for (const entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
    for (const rewrite of ctx.deferred) rewrite();
    if (ctx.intersections.length) {
      const carriers = /* @__PURE__ */ new Map();
      for (const seen of ctx.seen.values()) for (const json2 of [seen.schema, seen.def]) {
        const allOf = json2?.allOf;
        if (!Array.isArray(allOf)) continue;
        const existing = carriers.get(allOf);
        if (existing) existing.push(json2);
        else carriers.set(allOf, [json2]);
      }
      for (const allOf of ctx.intersections) for (const json2 of carriers.get(allOf) ?? []) foldIntersection(json2);
    }
  }
  const result2 = {};
  if (ctx.target === "draft-2020-12") result2.$schema = "https://json-schema.org/draft/2020-12/schema";
  else if (ctx.target === "draft-07") result2.$schema = "http://json-schema.org/draft-07/schema#";
  else if (ctx.target === "draft-04") result2.$schema = "http://json-schema.org/draft-04/schema#";
  else if (ctx.target === "openapi-3.0") {
  }
  if (ctx.external?.uri) {
    const id = ctx.external.registry.get(schema)?.id;
    if (!id) throw new Error("Schema is missing an `id` property");
    result2.$id = ctx.external.uri(id);
  }
  assignProps(result2, root.defId ? root.schema : root.def ?? root.schema);
  const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
  if (rootMetaId !== void 0 && result2.id === rootMetaId) delete result2.id;
  const defs = ctx.external?.defs ?? {};
  if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry of ctx.seen.entries()) {
    const seen = entry[1];
    if (seen.def && seen.defId) {
      if (seen.def.id === seen.defId) delete seen.def.id;
      assignProp(defs, seen.defId, seen.def);
    }
  }
  if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
  if (ctx.external) {
  } else if (Object.keys(defs).length > 0) {
    if (ctx.target === "draft-2020-12") result2.$defs = defs;
    else result2.definitions = defs;
  }
  try {
    const finalized = JSON.parse(JSON.stringify(result2));
    Object.defineProperty(finalized, "~standard", {
      value: {
        ...schema["~standard"],
        jsonSchema: {
          input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
          output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
        }
      },
      enumerable: false,
      writable: false
    });
    return finalized;
  } catch (_err) {
    throw new Error("Error converting schema to JSON.");
  }
}
function isTransforming(_schema, _ctx) {
  const ctx = _ctx ?? { seen: /* @__PURE__ */ new Set() };
  if (ctx.seen.has(_schema)) return false;
  ctx.seen.add(_schema);
  const def = _schema._zod.def;
  if (def.type === "transform") return true;
  if (def.type === "array") return isTransforming(def.element, ctx);
  if (def.type === "set") return isTransforming(def.valueType, ctx);
  if (def.type === "lazy") return isTransforming(def.getter(), ctx);
  if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
  if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
  if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
  if (def.type === "pipe") {
    if (_schema._zod.traits.has("$ZodCodec")) return true;
    return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
  }
  if (def.type === "object") {
    for (const key in def.shape) if (isTransforming(def.shape[key], ctx)) return true;
    return false;
  }
  if (def.type === "union") {
    for (const option of def.options) if (isTransforming(option, ctx)) return true;
    return false;
  }
  if (def.type === "tuple") {
    for (const item of def.items) if (isTransforming(item, ctx)) return true;
    if (def.rest && isTransforming(def.rest, ctx)) return true;
    return false;
  }
  return false;
}
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
  const { libraryOptions, target } = params ?? {};
  const ctx = initializeContext({
    ...libraryOptions ?? {},
    target,
    io,
    processors
  });
  processSchema(schema, ctx);
  extractDefs(ctx, schema);
  return finalize(ctx, schema);
};
const narrowMin = (agg, key, value) => {
  if (agg[key] === void 0 || value > agg[key]) agg[key] = value;
};
const narrowMax = (agg, key, value) => {
  if (agg[key] === void 0 || value < agg[key]) agg[key] = value;
};
const narrowBoth = (agg, value) => {
  narrowMin(agg, "minimum", value);
  narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
  agg.multipleOf ?? (agg.multipleOf = []);
  if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
  agg.patterns ?? (agg.patterns = /* @__PURE__ */ new Set());
  agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
  agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
const setFormat = (agg, format) => {
  agg.format = format;
  if (format.includes("int")) agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
  setFormat(agg, def.format);
  const [minimum, maximum] = ranges[def.format];
  narrowMin(agg, "minimum", minimum);
  narrowMax(agg, "maximum", maximum);
};
const contributors = {
  greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
  less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
  multiple_of: (agg, def) => addDivisor(agg, def.value),
  number_format: formatContributor(NUMBER_FORMAT_RANGES),
  bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
  min_length: minContributor,
  max_length: maxContributor,
  length_equals: (agg, def) => narrowBoth(agg, def.length),
  min_size: minContributor,
  max_size: maxContributor,
  size_equals: (agg, def) => narrowBoth(agg, def.size),
  string_format: (agg, def) => {
    setFormat(agg, def.format);
    if (def.pattern) addPattern(agg, def.pattern);
    if (def.format === "base64" || def.format === "base64url") agg.contentEncoding = def.format;
    if (def.local || def.precision === -1) agg.laxFormat = true;
  },
  mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
  const agg = {};
  const def = schema._zod.def;
  const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
  for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
  const bag = schema._zod.bag;
  if (bag.minimum !== void 0) narrowMin(agg, "minimum", bag.minimum);
  if (bag.exclusiveMinimum !== void 0) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
  if (bag.maximum !== void 0) narrowMax(agg, "maximum", bag.maximum);
  if (bag.exclusiveMaximum !== void 0) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
  if (bag.multipleOf !== void 0) addDivisor(agg, bag.multipleOf);
  if (bag.format !== void 0) {
    agg.format ?? (agg.format = bag.format);
    if (bag.format.includes("int")) agg.isInt = true;
  }
  if (bag.mime) intersectMime(agg, bag.mime);
  for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
  return agg;
}
const formatMap = {
  guid: "uuid",
  url: "uri",
  datetime: "date-time",
  json_string: "json-string",
  regex: ""
};
const exactPatterns = /* @__PURE__ */ new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
  const json2 = _json;
  json2.type = "string";
  const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
  if (typeof minimum === "number") json2.minLength = minimum;
  if (typeof maximum === "number") json2.maxLength = maximum;
  if (format) {
    json2.format = formatMap[format] ?? format;
    if (json2.format === "") delete json2.format;
    if (format === "time" || laxFormat) delete json2.format;
  }
  if (contentEncoding) json2.contentEncoding = contentEncoding;
  if (patterns && patterns.size > 0) {
    const patternList = [...patterns].map(exactPattern);
    if (patternList.length === 1) json2.pattern = patternList[0].source;
    else if (patternList.length > 1) json2.allOf = [...patternList.map((regex) => ({
      ...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
      pattern: regex.source
    }))];
  }
};
const numberProcessor = (schema, ctx, _json, params) => {
  const json2 = _json;
  const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
  json2.type = isInt ? "integer" : "number";
  const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
  const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
  const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
  if (exMin) {
    if (legacy) {
      json2.minimum = exclusiveMinimum;
      json2.exclusiveMinimum = true;
    } else json2.exclusiveMinimum = exclusiveMinimum;
  } else if (typeof minimum === "number") json2.minimum = minimum;
  if (exMax) {
    if (legacy) {
      json2.maximum = exclusiveMaximum;
      json2.exclusiveMaximum = true;
    } else json2.exclusiveMaximum = exclusiveMaximum;
  } else if (typeof maximum === "number") json2.maximum = maximum;
  if (multipleOf) {
    const divisors = /* @__PURE__ */ new Set();
    for (const divisor of multipleOf) if (Number.isFinite(divisor) && divisor !== 0) divisors.add(Math.abs(divisor));
    else handleUnrepresentable(schema, ctx, json2, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
    const [first, ...rest] = divisors;
    if (first !== void 0) json2.multipleOf = first;
    if (rest.length) json2.allOf = [...json2.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
  }
};
const booleanProcessor = (_schema, _ctx, json2, _params) => {
  json2.type = "boolean";
};
const bigintProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json2, _params) => {
  if (ctx.target === "openapi-3.0") {
    json2.type = "string";
    json2.nullable = true;
    json2.enum = [null];
  } else json2.type = "null";
};
const undefinedProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json2, _params) => {
  json2.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {
};
const unknownProcessor = (_schema, _ctx, _json, _params) => {
};
const dateProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json2, _params) => {
  const def = schema._zod.def;
  const values = getEnumValues(def.entries);
  if (values.length === 0) {
    json2.not = {};
    return;
  }
  if (values.every((v) => typeof v === "number")) json2.type = "number";
  if (values.every((v) => typeof v === "string")) json2.type = "string";
  json2.enum = values;
};
const literalProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  if (def.values.length === 0) {
    json2.not = {};
    return;
  }
  const vals = [];
  for (const val of def.values) if (val === void 0) {
    if (handleUnrepresentable(schema, ctx, json2, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
  } else if (typeof val === "bigint") {
    if (handleUnrepresentable(schema, ctx, json2, params, "BigInt literals cannot be represented in JSON Schema")) return;
    vals.push(Number(val));
  } else vals.push(val);
  if (vals.length === 0) {
  } else if (vals.length === 1) {
    const val = vals[0];
    json2.type = val === null ? "null" : typeof val;
    if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") json2.enum = [val];
    else json2.const = val;
  } else {
    if (vals.every((v) => typeof v === "number")) json2.type = "number";
    if (vals.every((v) => typeof v === "string")) json2.type = "string";
    if (vals.every((v) => typeof v === "boolean")) json2.type = "boolean";
    if (vals.every((v) => v === null)) json2.type = "null";
    json2.enum = vals;
  }
};
const nanProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json2, _params) => {
  const _json = json2;
  const pattern = schema._zod.pattern;
  if (!pattern) throw new Error("Pattern not found in template literal");
  _json.type = "string";
  _json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json2, _params) => {
  const _json = json2;
  _json.type = "string";
  _json.format = "binary";
  _json.contentEncoding = "binary";
  const { minimum, maximum, mime } = aggregateChecks(schema);
  if (minimum !== void 0) _json.minLength = minimum;
  if (maximum !== void 0) _json.maxLength = maximum;
  if (!mime) return;
  if (mime.length === 0) _json.not = {};
  else if (mime.length === 1) _json.contentMediaType = mime[0];
  else _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json2, _params) => {
  json2.type = "boolean";
};
const customProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "Set cannot be represented in JSON Schema");
};
const arrayProcessor = (schema, ctx, _json, params) => {
  const json2 = _json;
  const def = schema._zod.def;
  const { minimum, maximum } = aggregateChecks(schema);
  if (typeof minimum === "number") json2.minItems = minimum;
  if (typeof maximum === "number") json2.maxItems = maximum;
  json2.type = "array";
  json2.items = processSchema(def.element, ctx, {
    ...params,
    path: [...params.path, "items"]
  });
};
function inputOptin(schema) {
  const def = schema._zod.def;
  if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
  if (def.type === "catch") return inputOptin(def.innerType);
  return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
  const json2 = _json;
  const def = schema._zod.def;
  const shape = def.shape;
  if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json2, params, "Symbol keys cannot be represented in JSON Schema")) return;
  json2.type = "object";
  json2.properties = {};
  for (const key in shape) assignProp(json2.properties, key, processSchema(shape[key], ctx, {
    ...params,
    path: [
      ...params.path,
      "properties",
      key
    ]
  }));
  const requiredKeys = [];
  for (const key of Object.keys(shape)) {
    const field = def.shape[key];
    if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) requiredKeys.push(key);
  }
  if (requiredKeys.length > 0) json2.required = requiredKeys;
  if (def.catchall?._zod.def.type === "never") json2.additionalProperties = false;
  else if (!def.catchall) {
    if (ctx.io === "output") json2.additionalProperties = false;
  } else if (def.catchall) json2.additionalProperties = processSchema(def.catchall, ctx, {
    ...params,
    path: [...params.path, "additionalProperties"]
  });
};
const unionProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  const isExclusive = def.inclusive === false;
  const options = def.options.map((x, i) => processSchema(x, ctx, {
    ...params,
    path: [
      ...params.path,
      isExclusive ? "oneOf" : "anyOf",
      i
    ]
  }));
  if (isExclusive) json2.oneOf = options;
  else json2.anyOf = options;
};
const intersectionProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  const a = processSchema(def.left, ctx, {
    ...params,
    path: [
      ...params.path,
      "allOf",
      0
    ]
  });
  const b = processSchema(def.right, ctx, {
    ...params,
    path: [
      ...params.path,
      "allOf",
      1
    ]
  });
  const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
  const allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
  json2.allOf = allOf;
  ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
  const json2 = _json;
  const def = schema._zod.def;
  json2.type = "array";
  const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
  const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
  const prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
    ...params,
    path: [
      ...params.path,
      prefixPath,
      i
    ]
  }));
  const rest = def.rest ? processSchema(def.rest, ctx, {
    ...params,
    path: [
      ...params.path,
      restPath,
      ...ctx.target === "openapi-3.0" ? [def.items.length] : []
    ]
  }) : null;
  let minItems = def.items.length;
  while (minItems > 0) {
    const item = def.items[minItems - 1];
    if (!(ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional")) break;
    minItems--;
  }
  const maxItems = def.items.length;
  const isClosed = !def.rest;
  if (ctx.target === "draft-2020-12") {
    json2.prefixItems = prefixItems;
    if (isClosed) json2.items = false;
    else if (rest) json2.items = rest;
    if (minItems > 0) json2.minItems = minItems;
    if (isClosed) json2.maxItems = maxItems;
  } else if (ctx.target === "openapi-3.0") {
    json2.items = { anyOf: prefixItems };
    if (rest) json2.items.anyOf.push(rest);
    if (minItems > 0) json2.minItems = minItems;
    if (isClosed) json2.maxItems = maxItems;
  } else {
    json2.items = prefixItems;
    if (isClosed) json2.additionalItems = false;
    else if (rest) json2.additionalItems = rest;
    if (minItems > 0) json2.minItems = minItems;
    if (isClosed) json2.maxItems = maxItems;
  }
  const { minimum, maximum } = aggregateChecks(schema);
  if (typeof minimum === "number") json2.minItems = minimum;
  if (typeof maximum === "number") json2.maxItems = maximum;
};
function stringifyKeyNames(bySchema, json2, visited) {
  if (json2.$ref) {
    if (visited.has(json2)) return json2;
    visited.add(json2);
    const def = bySchema.get(json2)?.def;
    if (!def) return json2;
    const inlined = stringifyKeyNames(bySchema, def, visited);
    return inlined === def ? json2 : inlined;
  }
  for (const keyword of ["anyOf", "oneOf"]) {
    const branches = json2[keyword];
    if (!Array.isArray(branches)) continue;
    const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
    if (mapped.some((branch, i) => branch !== branches[i])) json2 = {
      ...json2,
      [keyword]: mapped
    };
  }
  const types = Array.isArray(json2.type) ? json2.type : [json2.type];
  const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
  const values = json2.enum ?? (json2.const !== void 0 ? [json2.const] : void 0);
  if (!numericType && !values?.some((v) => typeof v === "number")) return json2;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json2;
  if (rest.enum) rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
  else if (typeof rest.const === "number") rest.const = String(rest.const);
  if (!numericType) return rest;
  rest.type = "string";
  if (!values) rest.pattern = (types.includes("number") ? number$1 : integer).source;
  return rest;
}
const pendingRecords = /* @__PURE__ */ new WeakMap();
function rewriteKeyNames(ctx) {
  const bySchema = /* @__PURE__ */ new Map();
  for (const entry of ctx.seen.values()) if (entry.def && !bySchema.has(entry.schema)) bySchema.set(entry.schema, entry);
  const rewrites = /* @__PURE__ */ new Map();
  for (const record of pendingRecords.get(ctx) ?? []) {
    const seen = ctx.seen.get(record);
    const names = (seen?.def ?? seen?.schema)?.propertyNames;
    if (!names || names === true || rewrites.has(names)) continue;
    const rewritten = stringifyKeyNames(bySchema, names, /* @__PURE__ */ new Set());
    if (rewritten !== names) rewrites.set(names, rewritten);
  }
  if (!rewrites.size) return;
  for (const entry of ctx.seen.values()) for (const carrier of [entry.schema, entry.def]) {
    const rewritten = carrier && rewrites.get(carrier.propertyNames);
    if (rewritten) carrier.propertyNames = rewritten;
  }
}
const recordProcessor = (schema, ctx, _json, params) => {
  const json2 = _json;
  const def = schema._zod.def;
  json2.type = "object";
  const keyType = def.keyType;
  const patterns = aggregateChecks(keyType).patterns;
  if (def.mode === "loose" && patterns && patterns.size > 0) {
    const valueSchema = processSchema(def.valueType, ctx, {
      ...params,
      path: [
        ...params.path,
        "patternProperties",
        "*"
      ]
    });
    json2.patternProperties = {};
    for (const pattern of patterns) assignProp(json2.patternProperties, exactPattern(pattern).source, valueSchema);
  } else {
    if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
      json2.propertyNames = processSchema(def.keyType, ctx, {
        ...params,
        path: [...params.path, "propertyNames"]
      });
      let pending = pendingRecords.get(ctx);
      if (!pending) {
        pending = [];
        pendingRecords.set(ctx, pending);
        ctx.deferred.push(() => rewriteKeyNames(ctx));
      }
      pending.push(schema);
    }
    json2.additionalProperties = processSchema(def.valueType, ctx, {
      ...params,
      path: [...params.path, "additionalProperties"]
    });
  }
  const keyValues = keyType._zod.values;
  const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
  if (keyValues && !def.partial && !omittableOnInput) {
    const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
    if (validKeyValues.length > 0) json2.required = validKeyValues.map(String);
  }
};
const nullableProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  const inner = processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  if (ctx.target === "openapi-3.0") {
    seen.ref = def.innerType;
    json2.nullable = true;
  } else json2.anyOf = [inner, { type: "null" }];
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
};
const UNREPRESENTABLE_DEFAULT = /* @__PURE__ */ Symbol();
function serializeDefaultValue(value, schema, ctx, json2, params) {
  let unrepresentable = false;
  const serialized = JSON.stringify(value, (_, val) => {
    if (typeof val !== "bigint") return val;
    unrepresentable = true;
    return null;
  });
  if (!unrepresentable) return JSON.parse(serialized);
  handleUnrepresentable(schema, ctx, json2, params, "BigInt defaults cannot be represented in JSON Schema");
  return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
  const value = serializeDefaultValue(def.defaultValue, schema, ctx, json2, params);
  if (value !== UNREPRESENTABLE_DEFAULT) json2.default = value;
};
const prefaultProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
  if (ctx.io !== "input") return;
  const value = serializeDefaultValue(def.defaultValue, schema, ctx, json2, params);
  if (value !== UNREPRESENTABLE_DEFAULT) json2._prefault = value;
};
const catchProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
  let catchValue;
  try {
    catchValue = def.catchValue(void 0);
  } catch {
    handleUnrepresentable(schema, ctx, json2, params, "Dynamic catch values are not supported in JSON Schema");
    return;
  }
  json2.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
  const def = schema._zod.def;
  const inIsTransform = def.in._zod.traits.has("$ZodTransform");
  const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
  processSchema(innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
  json2.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
  const innerType = schema._zod.innerType;
  processSchema(innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = innerType;
};
const allProcessors = {
  string: stringProcessor,
  number: numberProcessor,
  boolean: booleanProcessor,
  bigint: bigintProcessor,
  symbol: symbolProcessor,
  null: nullProcessor,
  undefined: undefinedProcessor,
  void: voidProcessor,
  never: neverProcessor,
  any: anyProcessor,
  unknown: unknownProcessor,
  date: dateProcessor,
  enum: enumProcessor,
  literal: literalProcessor,
  nan: nanProcessor,
  template_literal: templateLiteralProcessor,
  file: fileProcessor,
  success: successProcessor,
  custom: customProcessor,
  function: functionProcessor,
  transform: transformProcessor,
  map: mapProcessor,
  set: setProcessor,
  array: arrayProcessor,
  object: objectProcessor,
  union: unionProcessor,
  intersection: intersectionProcessor,
  tuple: tupleProcessor,
  record: recordProcessor,
  nullable: nullableProcessor,
  nonoptional: nonoptionalProcessor,
  default: defaultProcessor,
  prefault: prefaultProcessor,
  catch: catchProcessor,
  pipe: pipeProcessor,
  readonly: readonlyProcessor,
  promise: promiseProcessor,
  optional: optionalProcessor,
  lazy: lazyProcessor
};
function toJSONSchema(input, params) {
  if ("_idmap" in input) {
    const registry2 = input;
    const ctx2 = initializeContext({
      ...params,
      processors: allProcessors
    });
    const defs = {};
    for (const entry of registry2._idmap.entries()) {
      const [_, schema] = entry;
      processSchema(schema, ctx2);
    }
    const schemas = {};
    ctx2.external = {
      registry: registry2,
      uri: params?.uri,
      defs
    };
    for (const entry of registry2._idmap.entries()) {
      const [key, schema] = entry;
      extractDefs(ctx2, schema);
      assignProp(schemas, key, finalize(ctx2, schema));
    }
    if (Object.keys(defs).length > 0) schemas.__shared = { [ctx2.target === "draft-2020-12" ? "$defs" : "definitions"]: defs };
    return { schemas };
  }
  const ctx = initializeContext({
    ...params,
    processors: allProcessors
  });
  processSchema(input, ctx);
  extractDefs(ctx, input);
  return finalize(ctx, input);
}
const ZodMiniType = $constructor("ZodMiniType", (inst, def) => {
  if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
  $ZodType.init(inst, def);
  inst.def = def;
  inst.type = def.type;
}, {
  get with() {
    return this.check;
  },
  set with(value) {
    own(this, "with", value);
  },
  parse(data, params) {
    return parse(this, data, params, { callee: this.parse });
  },
  parseAsync(data, params) {
    return parseAsync(this, data, params, { callee: this.parseAsync });
  },
  safeParse(data, params) {
    return safeParse(this, data, params);
  },
  safeParseAsync(data, params) {
    return safeParseAsync(this, data, params);
  },
  check(...checks) {
    const def = this.def;
    return this.clone({
      ...def,
      checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
        check: ch,
        def: { check: "custom" },
        onattach: []
      } } : ch)]
    }, { parent: true });
  },
  clone(_def, params) {
    return clone(this, _def, params);
  },
  brand() {
    return this;
  },
  register(reg, meta) {
    reg.add(this, meta);
    return this;
  },
  apply(fn, ...args) {
    return args.length === 0 ? fn(this) : fn(this, ...args);
  }
});
const ZodMiniString = $constructor("ZodMiniString", (inst, def) => {
  $ZodString.init(inst, def);
  ZodMiniType.init(inst, def);
});
function string(params) {
  return _string(ZodMiniString, params);
}
const ZodMiniStringFormat = $constructor("ZodMiniStringFormat", (inst, def) => {
  $ZodStringFormat.init(inst, def);
  ZodMiniString.init(inst, def);
});
const ZodMiniURL = $constructor("ZodMiniURL", (inst, def) => {
  $ZodURL.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
function url(params) {
  return _url(ZodMiniURL, params);
}
const ZodMiniNumber = $constructor("ZodMiniNumber", (inst, def) => {
  $ZodNumber.init(inst, def);
  ZodMiniType.init(inst, def);
});
function number(params) {
  return _number(ZodMiniNumber, params);
}
const ZodMiniNumberFormat = $constructor("ZodMiniNumberFormat", (inst, def) => {
  $ZodNumberFormat.init(inst, def);
  ZodMiniNumber.init(inst, def);
});
function int(params) {
  return _int(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean = $constructor("ZodMiniBoolean", (inst, def) => {
  $ZodBoolean.init(inst, def);
  ZodMiniType.init(inst, def);
});
function boolean(params) {
  return _boolean(ZodMiniBoolean, params);
}
const ZodMiniNever = $constructor("ZodMiniNever", (inst, def) => {
  $ZodNever.init(inst, def);
  ZodMiniType.init(inst, def);
});
function never(params) {
  return _never(ZodMiniNever, params);
}
const ZodMiniArray = $constructor("ZodMiniArray", (inst, def) => {
  $ZodArray.init(inst, def);
  ZodMiniType.init(inst, def);
});
function array(element, params) {
  return new ZodMiniArray({
    type: "array",
    element,
    ...normalizeParams(params)
  });
}
const ZodMiniObject = $constructor("ZodMiniObject", (inst, def) => {
  $ZodObject.init(inst, def);
  ZodMiniType.init(inst, def);
  installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
function object(shape, params) {
  const def = {
    type: "object",
    shape: shape ?? {},
    ...normalizeParams(params)
  };
  return new ZodMiniObject(def);
}
function strictObject(shape, params) {
  return new ZodMiniObject({
    type: "object",
    shape,
    catchall: never(),
    ...normalizeParams(params)
  });
}
const ZodMiniUnion = $constructor("ZodMiniUnion", (inst, def) => {
  $ZodUnion.init(inst, def);
  ZodMiniType.init(inst, def);
});
function union(options, params) {
  return new ZodMiniUnion({
    type: "union",
    options,
    ...normalizeParams(params)
  });
}
const ZodMiniTuple = $constructor("ZodMiniTuple", (inst, def) => {
  $ZodTuple.init(inst, def);
  ZodMiniType.init(inst, def);
});
function tuple(items, _paramsOrRest, _params) {
  const hasRest = _paramsOrRest instanceof $ZodType;
  return new ZodMiniTuple({
    type: "tuple",
    items,
    rest: hasRest ? _paramsOrRest : null,
    ...normalizeParams(hasRest ? _params : _paramsOrRest)
  });
}
const ZodMiniEnum = $constructor("ZodMiniEnum", (inst, def) => {
  $ZodEnum.init(inst, def);
  ZodMiniType.init(inst, def);
  inst.options = [...inst._zod.values];
});
function _enum(values, params) {
  const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
  return new ZodMiniEnum({
    type: "enum",
    entries,
    ...normalizeParams(params)
  });
}
const ZodMiniLiteral = $constructor("ZodMiniLiteral", (inst, def) => {
  $ZodLiteral.init(inst, def);
  ZodMiniType.init(inst, def);
});
function literal(value, params) {
  return new ZodMiniLiteral({
    type: "literal",
    values: Array.isArray(value) ? value : [value],
    ...normalizeParams(params)
  });
}
const ZodMiniTransform = $constructor("ZodMiniTransform", (inst, def) => {
  $ZodTransform.init(inst, def);
  ZodMiniType.init(inst, def);
});
function transform(fn) {
  return new ZodMiniTransform({
    type: "transform",
    transform: fn
  });
}
const ZodMiniOptional = $constructor("ZodMiniOptional", (inst, def) => {
  $ZodOptional.init(inst, def);
  ZodMiniType.init(inst, def);
});
function optional(innerType) {
  return new ZodMiniOptional({
    type: "optional",
    innerType
  });
}
const ZodMiniNullable = $constructor("ZodMiniNullable", (inst, def) => {
  $ZodNullable.init(inst, def);
  ZodMiniType.init(inst, def);
});
function nullable(innerType) {
  return new ZodMiniNullable({
    type: "nullable",
    innerType
  });
}
const ZodMiniDefault = $constructor("ZodMiniDefault", (inst, def) => {
  $ZodDefault.init(inst, def);
  ZodMiniType.init(inst, def);
});
function _default(innerType, defaultValue) {
  return new ZodMiniDefault({
    type: "default",
    innerType,
    get defaultValue() {
      return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
    }
  });
}
const ZodMiniPipe = $constructor("ZodMiniPipe", (inst, def) => {
  $ZodPipe.init(inst, def);
  ZodMiniType.init(inst, def);
});
function pipe(in_, out) {
  return new ZodMiniPipe({
    type: "pipe",
    in: in_,
    out
  });
}
const ZodMiniCustom = $constructor("ZodMiniCustom", (inst, def) => {
  $ZodCustom.init(inst, def);
  ZodMiniType.init(inst, def);
});
function refine(fn, _params = {}) {
  return _refine(ZodMiniCustom, fn, _params);
}
const ZodMiniISODateTime = $constructor("ZodMiniISODateTime", (inst, def) => {
  $ZodISODateTime.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
function datetime(params) {
  return _isoDateTime(ZodMiniISODateTime, params);
}
config({ jitless: true });
const routes = {
  stamp: "/core/v2/timestamp/post",
  check: "/core/v2/file/check",
  verify: "/core/v2/verify/file",
  verifyProof: "/core/v1/verify/post-lite",
  requestProof: "/core/v1/timestamp/post",
  proofStatus: "/core/v1/timestamp/status"
};
const headers = {
  apiKey: "x-api-key",
  requestId: "x-request-id",
  report: "x-report-required",
  demo: "x-demo-service",
  chainName: "x-chain-name"
};
const proofPart = "jsonproof";
const checkTexts = {
  found: "Hash found.",
  notFound: "Hash not found."
};
const verifyResults = {
  match: "full match",
  noMatch: "no match"
};
const ofLength = (max, min = 0) => refine(({ length }) => length >= min && length <= max);
const wireHash = string().check(_regex(/^(?:0[xX])?[0-9a-fA-F]{64}$/));
const hashRequest = object({ hash: wireHash });
const verifyRequest = object({
  hash: wireHash,
  filename: optional(string().check(ofLength(1024))),
  filesize: optional(int().check(_nonnegative()))
});
const proofStatusRequest = object({ uids: array(string().check(_regex(/^0[xX][0-9a-fA-F]{1,64}$/))).check(ofLength(50, 1)) });
const proofItem = object({
  address: string().check(_regex(/^0[xX][0-9a-fA-F]{1,64}$/)),
  data: wireHash,
  proof: string(),
  root: wireHash
});
const proofFile = union([proofItem, tuple([proofItem])]);
function anySpelling(schema) {
  return pipe(transform((value, context) => {
    if (!isObject$1(value)) return value;
    const folded = /* @__PURE__ */ new Map();
    for (const [name, member] of Object.entries(value)) {
      const key = name.replaceAll("_", "").toLowerCase();
      if (folded.has(key) && folded.get(key) !== member) context.issues.push({
        code: "custom",
        message: `${name} is given twice`,
        input: value
      });
      folded.set(key, member);
    }
    return Object.fromEntries(folded);
  }), schema);
}
const optionalBoundedText = optional(nullable(string().check(ofLength(2048))));
const countText = pipe(string().check(_regex(/^[0-9]{1,15}$/)), transform(Number));
const optionalCount = optional(nullable(union([number(), countText])));
const chainRecord$1 = anySpelling(object({
  blocknumber: optional(nullable(union([int().check(_nonnegative()), string().check(_regex(/^[0-9]{1,20}$/))]))),
  blockdate: optionalBoundedText,
  txpowid: optionalBoundedText,
  transactionid: optionalBoundedText,
  coinid: optionalBoundedText,
  matchedhash: optionalBoundedText
}));
const fileSegment = anySpelling(object({
  matchedhash: optionalBoundedText,
  offset: optionalCount,
  packetsize: optionalCount
}));
const maximumRecords = 1e3;
string().check(ofLength(200)), array(chainRecord$1).check(ofLength(maximumRecords)), array(fileSegment).check(ofLength(maximumRecords));
function toHeaders(headers2) {
  return {
    get: (name) => headers2[name] === void 0 ? null : String(headers2[name]),
    entries: () => Object.entries(headers2).map(([name, value]) => [name, String(value)])
  };
}
async function readBody(request2, maxBytes) {
  const chunks = [];
  let size = 0;
  try {
    for await (const chunk of request2.body ?? []) {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
    }
  } catch {
    return "broken";
  }
  return size <= maxBytes ? Buffer.concat(chunks) : "too-large";
}
const malformed = {
  HPE_HEADER_OVERFLOW: {
    statusCode: 431,
    message: "The request's headers are too large."
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    statusCode: 408,
    message: "The request took too long."
  }
};
function refuseMalformed(error, socket, demo) {
  if (!socket.writable) return;
  const { status, headers: headers2, body } = markDemo(toReply(malformed[error.code ?? ""] ?? {
    statusCode: 400,
    message: "The request is not HTTP."
  }, {
    requestId: acceptedRequestId(void 0),
    path: "/",
    time: /* @__PURE__ */ new Date()
  }), demo);
  const fields = {
    ...headers2,
    "content-length": Buffer.byteLength(body),
    connection: "close"
  };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r
`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r
${head.join("")}\r
${String(body)}`);
}
const maxEscapes = 8;
function redactKeys(entry, ...keys) {
  const redact = (text2) => {
    let read = text2;
    for (let before = "", times = 0; read !== before; times += 1) {
      if (times > maxEscapes) return "***";
      before = read;
      read = before.replaceAll(/%([2-7][0-9a-f])/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)));
    }
    let redacted = read.replaceAll(/anchor_[\w-]+|eyJ[\w-]+\.[\w.-]+/g, "***");
    for (const key of keys) if (key) redacted = redacted.replaceAll(key, "***");
    return redacted === read ? text2 : redacted;
  };
  return {
    ...entry,
    requestId: redact(entry.requestId),
    path: redact(entry.path)
  };
}
const maxLoggedPath = 200;
const logToStderr = ({ path, milliseconds, ...entry }) => {
  const shortened = {
    path: path.slice(0, maxLoggedPath),
    milliseconds: Math.round(milliseconds * 100) / 100
  };
  const line2 = {
    time: (/* @__PURE__ */ new Date()).toISOString(),
    ...entry,
    ...shortened
  };
  process.stderr.write(`${JSON.stringify(line2)}
`);
};
const commonHeaders = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff"
};
function acceptedRequestId(sent) {
  return typeof sent === "string" && /^[\x20-\x7e]{1,128}$/.test(sent) ? sent : randomUUID();
}
function markDemo(reply, demo) {
  return demo ? {
    ...reply,
    headers: {
      ...reply.headers,
      [headers.demo]: "1"
    }
  } : reply;
}
function toJson(value, status = 200, headers2 = {}) {
  const type = { "content-type": "application/json" };
  return {
    status,
    headers: {
      ...commonHeaders,
      ...type,
      ...headers2
    },
    body: JSON.stringify(value)
  };
}
function toReply(answer, request2) {
  const { statusCode, message, data } = answer;
  return toJson({
    service: "CORE_API",
    apiVersion: request2.path.startsWith("/core/v1/") ? 1 : 2,
    requestId: request2.requestId,
    status: statusCode < 400 ? "success" : "error",
    statusCode,
    message,
    timestamp: request2.time.toISOString(),
    ...data !== void 0 && { data }
  }, statusCode, answer.headers);
}
const timeLimits = {
  headersTimeout: 1e4,
  requestTimeout: 3e4,
  connectionsCheckingInterval: 1e3
};
const stopLimitsMs = {
  coming: 250,
  requests: 1e4,
  connections: 1e3
};
async function listen(createHandler, port, { address: address2 = "127.0.0.1", certificate, publicUrl, demo = () => true } = {}) {
  const options = {
    ...timeLimits,
    requireHostHeader: false
  };
  const tlsServer = certificate && createServer$1({
    ...options,
    ...certificate
  });
  const server = tlsServer ?? createServer(options);
  server.listen(port, address2);
  await once(server, "listening").catch((cause) => {
    throw new Error(`Port ${port} of ${address2} cannot be listened on: ${messageOf(cause)}.`, { cause });
  });
  const { address: host, family, port: taken } = server.address();
  const url2 = `${certificate ? "https" : "http"}://${family === "IPv6" ? `[${host}]` : host}:${taken}`;
  const handle = createHandler(publicUrl ?? url2);
  const origins = {
    url: url2,
    publicUrl,
    isTls: certificate !== void 0
  };
  const running = /* @__PURE__ */ new Set();
  const respond = async (incoming, outgoing) => {
    running.add(outgoing);
    outgoing.once("close", () => running.delete(outgoing));
    const { status, headers: headers2, body } = await handle(toRequest(incoming, origins));
    outgoing.writeHead(status, {
      ...headers2,
      "content-length": Buffer.byteLength(body)
    });
    outgoing.end(body);
  };
  server.on("request", (incoming, outgoing) => void respond(incoming, outgoing));
  server.on("checkExpectation", (incoming, outgoing) => void respond(incoming, outgoing));
  server.on("clientError", (error, socket) => refuseMalformed(error, socket, demo()));
  return {
    url: url2,
    renew: (next) => tlsServer?.setSecureContext({ ...next }),
    close: async () => await closeGently(server, running)
  };
}
const foreignMethods = /* @__PURE__ */ new Set([
  "CONNECT",
  "TRACE",
  "TRACK"
]);
function toRequest(incoming, { url: url2, publicUrl, isTls }) {
  const { method = "GET", url: target = "/", headers: headers2 } = incoming;
  const address2 = ((isTls ? toSentOrigin(headers2.host) : void 0) ?? url2) + (target.startsWith("/") ? target : `/${target}`);
  const isReadable = URL.canParse(address2);
  const host = headers2.host?.toLowerCase() ?? "";
  const isPublic = publicUrl !== void 0 && host === new URL(publicUrl).host;
  const loopbackNames = [
    "127.0.0.1",
    "localhost",
    "[::1]",
    new URL(url2).hostname
  ];
  const isKnown = isTls || isPublic || loopbackNames.includes(host.replace(/:[0-9]{1,5}$/, ""));
  const isForwarded = Object.keys(headers2).some((name) => /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/.test(name));
  const misdirected = {
    statusCode: 421,
    message: `Use ${publicUrl ?? url2}: this service answers to no other name.`
  };
  return {
    method,
    url: isReadable ? address2 : url2,
    headers: toHeaders(headers2),
    body: incoming,
    isRemote: isPublic || isForwarded || !isLoopbackAddress(incoming.socket.remoteAddress ?? ""),
    refusal: !isKnown ? misdirected : foreignMethods.has(method) || !isReadable ? {
      statusCode: 400,
      message: "The request cannot be understood."
    } : void 0
  };
}
function toSentOrigin(host = "") {
  const origin = `https://${host.toLowerCase()}`;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase() ? origin : void 0;
}
async function closeGently(server, running) {
  const closed = once(server, "close");
  server.prependListener("request", (_incoming, outgoing) => outgoing.setHeader("connection", "close"));
  await setImmediate$1();
  Server.prototype.close.call(server);
  await setTimeout$1(stopLimitsMs.coming);
  server.close();
  const deadline = setTimeout(() => server.closeAllConnections(), stopLimitsMs.requests);
  await Promise.all([...running].map((response) => once(response, "close")));
  const silent = setTimeout(() => server.closeAllConnections(), stopLimitsMs.connections);
  await closed;
  clearTimeout(deadline);
  clearTimeout(silent);
}
function isLoopbackAddress(address2) {
  return /^(?:::ffff:)?127\.[0-9.]+$|^::1$/i.test(address2);
}
function isBytes(a) {
  return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
const atitle = (title) => title ? `"${title}" ` : "";
function anumber(n, title = "") {
  if (typeof n !== "number") throw new TypeError(atitle(title) + "expected number, got " + typeof n);
  if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
  return n;
}
function abool(value, title = "") {
  if (typeof value !== "boolean") throw new TypeError(atitle(title) + "expected boolean, got type=" + typeof value);
  return value;
}
function abytes(value, length, title = "") {
  if (isBytes(value) && (length === void 0 || value.length === length)) return value;
  if (length !== void 0) anumber(length, "length");
  const bytes = isBytes(value);
  const ofLen = length !== void 0 ? ` of length ${length}` : "";
  const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
  const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
  if (!bytes) throw new TypeError(message);
  throw new RangeError(message);
}
const aobject = (value, label) => {
  if (value === null || typeof value !== "object" || Array.isArray(value)) throw new TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
};
const aopts = (value, label) => {
  aobject(value, label);
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) throw new TypeError(`"${label}" expected plain object`);
  if (Object.hasOwn(value, "__proto__")) throw new TypeError(`"${label}.__proto__" is not allowed`);
};
function aexists(instance, checkFinished = true) {
  if (instance.destroyed) throw new Error("hash was destroyed");
  if (checkFinished && instance.finished) throw new Error("digest() was already called");
}
function aoutput(out, instance) {
  abytes(out, void 0, "output");
  const min = instance.outputLen;
  if (!(out.length >= min)) throw new RangeError('"output" expected length >= ' + min);
}
function u32(arr) {
  return new Uint32Array(arr.buffer, arr.byteOffset, Math.floor(arr.byteLength / 4));
}
function clean(...arrays) {
  for (let i = 0; i < arrays.length; i++) arrays[i].fill(0);
}
const isLE = (() => new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68)();
function byteSwap(word) {
  return word << 24 & 4278190080 | word << 8 & 16711680 | word >>> 8 & 65280 | word >>> 24 & 255;
}
function byteSwap32(arr) {
  for (let i = 0; i < arr.length; i++) arr[i] = byteSwap(arr[i]);
  return arr;
}
const swap32IfBE = isLE ? (u) => u : byteSwap32;
const hasHexBuiltin = (() => typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function")();
const hexes = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
function bytesToHex(bytes) {
  abytes(bytes);
  if (hasHexBuiltin) return bytes.toHex();
  let hex = "";
  for (let i = 0; i < bytes.length; i++) hex += hexes[bytes[i]];
  return hex;
}
function asciiToBase16(ch) {
  return ch >= 48 && ch <= 57 ? ch - 48 : ch >= 65 && ch <= 70 ? ch - 55 : ch >= 97 && ch <= 102 ? ch - 87 : void 0;
}
function hexToBytes(hex) {
  if (typeof hex !== "string") throw new TypeError("hex string expected, got " + typeof hex);
  if (hasHexBuiltin) try {
    return Uint8Array.fromHex(hex);
  } catch (error) {
    if (error instanceof SyntaxError) throw new RangeError(error.message);
    throw error;
  }
  const hl = hex.length;
  const al = hl / 2;
  if (hl % 2) throw new RangeError("hex string expected, got unpadded hex of length " + hl);
  const array2 = new Uint8Array(al);
  for (let ai = 0, hi = 0; ai < al; ai++, hi += 2) {
    const n1 = asciiToBase16(hex.charCodeAt(hi));
    const n2 = asciiToBase16(hex.charCodeAt(hi + 1));
    if (n1 === void 0 || n2 === void 0) {
      const char = hex[hi] + hex[hi + 1];
      throw new RangeError('hex string expected, got non-hex character "' + char + '" at index ' + hi);
    }
    array2[ai] = n1 * 16 + n2;
  }
  return array2;
}
function concatBytes(...arrays) {
  let sum = 0;
  for (let i = 0; i < arrays.length; i++) {
    const a = arrays[i];
    abytes(a);
    sum += a.length;
  }
  const res = new Uint8Array(sum);
  for (let i = 0, pad = 0; i < arrays.length; i++) {
    const a = arrays[i];
    res.set(a, pad);
    pad += a.length;
  }
  return res;
}
function checkOpts(defaults, opts, title = "opts") {
  aopts(defaults, "defaults");
  if (opts !== void 0) aopts(opts, title);
  return Object.assign(/* @__PURE__ */ Object.create(null), defaults, opts);
}
function createHasher(hashCons, info = {}) {
  if (typeof hashCons !== "function") throw new TypeError('"hashCons" expected function, got type=' + typeof hashCons);
  info = checkOpts({}, info, "info");
  const hashC = (msg, opts) => hashCons(opts).update(msg).digest();
  const tmp = hashCons(void 0);
  hashC.outputLen = tmp.outputLen;
  hashC.blockLen = tmp.blockLen;
  hashC.canXOF = tmp.canXOF;
  hashC.create = (opts) => hashCons(opts);
  Object.assign(hashC, info);
  return Object.freeze(hashC);
}
const oidNist = (suffix) => ({ oid: Uint8Array.from([
  6,
  9,
  96,
  134,
  72,
  1,
  101,
  3,
  4,
  2,
  suffix
]) });
const maxJsonLength = 67108864;
const maxJsonDepth = 32;
function parseJsonText(text2, revive, most = maxJsonLength) {
  if (text2.length > most) throw new RangeError(`it is larger than ${most / 2 ** 20} MiB`);
  const repeated = scan(text2);
  const value = parseAsJson(text2, revive);
  if (repeated === void 0) return value;
  throw new RangeError(`an object of it has two members named ${JSON.stringify(repeated.slice(0, 80))}`);
}
function parseAsJson(text2, revive) {
  try {
    return JSON.parse(text2, revive);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new RangeError("it is not JSON", { cause });
  }
}
function scan(text2) {
  const open = [];
  const colon = /\s*:/y;
  let repeated;
  for (let at = 0; at < text2.length; at += 1) {
    const sign = text2[at];
    if (sign === '"') {
      const end = endOfString(text2, at);
      colon.lastIndex = end;
      const names = colon.test(text2) ? open.at(-1) : void 0;
      const name = names === void 0 ? "" : nameOf(text2.slice(at, end));
      if (names?.has(name)) repeated ??= name;
      names?.add(name);
      at = end - 1;
    } else if (sign === "}" || sign === "]") open.pop();
    else if ((sign === "{" || sign === "[") && open.push(sign === "{" ? /* @__PURE__ */ new Set() : void 0) > maxJsonDepth) throw new RangeError(`it nests deeper than ${maxJsonDepth} levels`);
  }
  return repeated;
}
function endOfString(text2, start) {
  for (let at = text2.indexOf('"', start + 1); at !== -1; at = text2.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text2[at - escapes - 1] === "\\") escapes += 1;
    if (escapes % 2 === 0) return at + 1;
  }
  return text2.length;
}
function nameOf(string2) {
  return string2.includes("\\") ? String(parseAsJson(string2, void 0)) : string2.slice(1, -1);
}
const strict = new TextDecoder("utf-8", { fatal: true });
function decodeUtf8(bytes) {
  return strict.decode(bytes);
}
async function* takeAtMost(bytes, most, tooMany) {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > most) throw tooMany();
    yield chunk;
  }
}
async function readAtMost(...stream) {
  const chunks = [];
  for await (const chunk of takeAtMost(...stream)) chunks.push(chunk);
  return concatBytes(...chunks);
}
const maxUrlLength = 2048;
const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
function isLoopback(url2) {
  return loopbackHost.test(url2.hostname);
}
function safeLink(text2) {
  const isUnseen = !/^[!-~]*$/.test(text2) && /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text2);
  if (text2.length > maxUrlLength || isUnseen || !URL.canParse(text2)) return void 0;
  const url2 = new URL(text2);
  if (url2.username !== "" || url2.password !== "" || url2.href.length > maxUrlLength) return void 0;
  const isLocal = url2.protocol === "http:" && isLoopback(url2);
  return url2.protocol === "https:" || isLocal ? url2.href : void 0;
}
function parseConfidentialUrl(text2) {
  if (!/^[\x21-\x7e]+$/.test(text2)) throw new RangeError("this contains a space or a character outside ASCII");
  if (!URL.canParse(text2)) throw new RangeError("this is not an address; begin it with https://");
  const url2 = new URL(text2);
  if (url2.protocol === "https:" || url2.protocol === "http:" && isLoopback(url2)) return url2;
  throw new RangeError("use https://; http:// works only on this machine");
}
function parseNodeAddress(text2, password) {
  const url2 = parseConfidentialUrl(text2);
  if (/[?#]/.test(text2)) throw new RangeError("this has a query or a fragment");
  if (url2.pathname !== "/") throw new RangeError("this has a path; leave the path out");
  const user = decode(url2.username);
  const secret = decode(url2.password) || (password ?? "");
  const credentials = user === "" && secret === "" ? void 0 : `${user || "minima"}:${secret}`;
  url2.username = "";
  url2.password = "";
  return {
    url: url2,
    name: url2.origin,
    ...credentials !== void 0 && { credentials }
  };
}
function decode(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new RangeError("this has a user or password that is not percent-encoded");
  }
}
const claimNames = [
  "repository",
  "repository_owner",
  "ref",
  "environment",
  "workflow_ref",
  "job_workflow_ref",
  "event_name"
];
const limit = (least, most) => optional(int().check(_gte(least), _lte(most)));
const condition = optional(string().check(_minLength(1), _maxLength(1e3)));
const ruleFile = strictObject({
  issuer: _default(string(), "https://token.actions.githubusercontent.com"),
  audience: string().check(_minLength(1)),
  rules: array(strictObject({
    name: string().check(_regex(/^[\w.@-]{1,64}$/)),
    if: strictObject(Object.fromEntries(claimNames.map((name) => [name, condition]))).check(refine((conditions) => Object.keys(conditions).length > 0, "it names no claim")),
    rate: limit(1, 999999),
    count: limit(0, 999999999)
  }))
});
function readRuleFile(file) {
  try {
    const rules = ruleFile.parse(parseJsonText(readFileSync(file, "utf8")));
    if (safeLink(rules.issuer) === void 0) throw new Error("its issuer is no https: address");
    const ruleNames = rules.rules.map(({ name }) => name);
    const twice = ruleNames.find((name, index) => ruleNames.indexOf(name) < index);
    if (twice !== void 0) throw new Error(`the name ${twice} stands twice`);
    return rules;
  } catch (cause) {
    const [issue2] = cause instanceof $ZodError ? cause.issues : [];
    const account = issue2 === void 0 ? messageOf(cause) : toAccount(issue2);
    throw new Error(`The file of rules ${file} cannot be used: ${account.replace(/\.$/, "")}.`, { cause });
  }
}
function toAccount(issue2) {
  const place = issue2.path.length === 0 ? "it" : issue2.path.join(".");
  if (issue2.code === "unrecognized_keys") return `${place} has the unknown member ${issue2.keys.join(", ")}`;
  return issue2.code === "custom" ? `${place}: ${issue2.message}` : `${place} is missing or wrong`;
}
function findRule({ rules }, claims) {
  const fits = (glob, value) => value !== void 0 && fitsGlob(glob, value);
  const found = rules.find((rule) => claimNames.every((name) => rule.if[name] === void 0 || fits(rule.if[name], claims[name])));
  return found && {
    name: found.name,
    limits: withoutUndefined({
      rate: found.rate,
      count: found.count
    })
  };
}
function fitsGlob(glob, text2) {
  let ends = /* @__PURE__ */ new Set([0]);
  for (const part of glob.split(/(\*\*|\*)/)) {
    const next = /* @__PURE__ */ new Set();
    for (const start of ends) {
      if (part !== "*" && part !== "**") {
        if (text2.startsWith(part, start)) next.add(start + part.length);
        continue;
      }
      for (let end = start; !next.has(end) && end <= text2.length; end += 1) {
        next.add(end);
        if (part === "*" && text2[end] === "/") break;
      }
    }
    ends = next;
  }
  return ends.has(text2.length);
}
var UntrustedToken = class extends Error {
};
const leeway = 30;
const signatureAlgorithms = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA"
];
async function createTrust({ issuer, audience }, now = () => performance.now()) {
  const jose = await import("./webapi.js");
  const findKey = createKeyFinder(async () => jose.createLocalJWKSet(await readKeySet(issuer)), now);
  return async (token) => {
    checkMembers(token);
    try {
      const { payload } = await jose.jwtVerify(token, findKey, {
        issuer,
        audience,
        algorithms: signatureAlgorithms,
        requiredClaims: ["exp"],
        clockTolerance: leeway
      });
      const claims = claimNames.map((name) => [name, payload[name]]);
      return Object.fromEntries(claims.filter(([, value]) => typeof value === "string"));
    } catch (error) {
      const why = reasons[String(memberAt(error, "code"))];
      if (why !== void 0) throw new UntrustedToken(why, { cause: error });
      throw new AnchorError("SERVICE_UNAVAILABLE", `The issuer ${issuer} cannot be asked just now.`, { cause: error });
    }
  };
}
const maxKeyAgeMs = 6e5;
const maxRequestMs = 5e3;
const minPauseMs = {
  known: 6e4,
  unknown: 2e3
};
function createKeyFinder(lookUp, now) {
  let known;
  let last;
  let nextAt = -Infinity;
  const look = async () => {
    nextAt = Infinity;
    try {
      const find = await lookUp();
      known = {
        find,
        until: now() + maxKeyAgeMs
      };
      return find;
    } finally {
      nextAt = now() + (known === void 0 ? minPauseMs.unknown : minPauseMs.known);
    }
  };
  const lookAgain = async () => await (last === void 0 || now() >= nextAt ? last = look() : last);
  return async (...asked) => {
    if (known !== void 0 && now() >= known.until) known = void 0;
    try {
      return await (known?.find ?? await lookAgain())(...asked);
    } catch (error) {
      if (memberAt(error, "code") !== "ERR_JWKS_NO_MATCHING_KEY") throw error;
      return await (await lookAgain())(...asked);
    }
  };
}
async function readKeySet(issuer) {
  const read = async (url3) => {
    const response = await fetch(url3, {
      redirect: "error",
      signal: AbortSignal.timeout(maxRequestMs)
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return parseJsonText(await response.text());
  };
  const found = await read(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`);
  const url2 = memberAt(found, "jwks_uri");
  if (memberAt(found, "issuer") !== issuer || typeof url2 !== "string") throw new Error("it describes another issuer");
  return await read(url2);
}
const reasons = {
  ERR_JWT_EXPIRED: "it has expired",
  ERR_JWT_CLAIM_VALIDATION_FAILED: "its issuer, its audience or its times are wrong",
  ERR_JWT_INVALID: "it cannot be read",
  ERR_JWS_INVALID: "it cannot be read",
  ERR_JOSE_NOT_SUPPORTED: "it is signed in a way that is not taken",
  ERR_JOSE_ALG_NOT_ALLOWED: "it is signed in a way that is not taken",
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: "its signature is wrong",
  ERR_JWKS_NO_MATCHING_KEY: "none of the issuer's keys signed it",
  ERR_JWKS_MULTIPLE_MATCHING_KEYS: "it does not name the key that signed it"
};
function checkMembers(token) {
  const [head = "", payload = "", ...rest] = token.split(".");
  try {
    if (rest.length !== 1) throw new RangeError("it has not three parts");
    for (const part of [head, payload]) parseJsonText(decodeUtf8(Buffer.from(part, "base64url")));
  } catch (cause) {
    throw new UntrustedToken("it cannot be read", { cause });
  }
}
const tokenPath = "/token";
const lifetimeMs = 9e5;
async function createExchange(file, keys) {
  const first = readRuleFile(file);
  let current = {
    rules: first,
    trust: await createTrust(first)
  };
  return {
    async renew() {
      const { rules, trust } = current;
      const next = readRuleFile(file);
      current = {
        rules: next,
        trust: next.issuer === rules.issuer && next.audience === rules.audience ? trust : await createTrust(next)
      };
    },
    async answer({ headers: headers2 }) {
      const token = /^Bearer +(?<token>\S+)$/i.exec(headers2.get("authorization") ?? "")?.groups?.["token"];
      if (token === void 0) return {
        statusCode: 401,
        message: "Send the runner's token as a bearer token."
      };
      const { rules, trust } = current;
      try {
        const claims = await trust(token);
        const rule = findRule(rules, claims);
        if (rule === void 0) return {
          statusCode: 403,
          message: `No rule fits the token's claims: ${JSON.stringify(claims)}.`
        };
        const expires = Date.now() + lifetimeMs;
        return toJson({
          api_key: await keys.issue(rule.name, rule.limits, expires),
          expires_at: new Date(expires).toISOString()
        });
      } catch (error) {
        if (!(error instanceof UntrustedToken)) throw error;
        return {
          statusCode: 401,
          message: `The token is not trusted: ${error.message}.`
        };
      }
    }
  };
}
const U32_MASK64 = (() => BigInt(2 ** 32 - 1))();
const _32n = BigInt(32);
function fromBig(n, le = false) {
  if (le) return {
    h: Number(n & U32_MASK64),
    l: Number(n >> _32n & U32_MASK64)
  };
  return {
    h: Number(n >> _32n & U32_MASK64) | 0,
    l: Number(n & U32_MASK64) | 0
  };
}
function split(lst, le = false) {
  const len = lst.length;
  let Ah = new Uint32Array(len);
  let Al = new Uint32Array(len);
  for (let i = 0; i < len; i++) {
    const { h, l } = fromBig(lst[i], le);
    [Ah[i], Al[i]] = [h, l];
  }
  return [Ah, Al];
}
const _0n = BigInt(0);
const _1n = BigInt(1);
const _2n = BigInt(2);
const _7n = BigInt(7);
const _256n = BigInt(256);
const _0x71n = BigInt(113);
const SHA3_PI = [];
const SHA3_ROTL = [];
const _SHA3_IOTA = [];
for (let round = 0, R = _1n, x = 1, y = 0; round < 24; round++) {
  [x, y] = [y, (2 * x + 3 * y) % 5];
  SHA3_PI.push(2 * (5 * y + x));
  SHA3_ROTL.push((round + 1) * (round + 2) / 2 % 64);
  let t = _0n;
  for (let j = 0; j < 7; j++) {
    R = (R << _1n ^ (R >> _7n) * _0x71n) % _256n;
    if (R & _2n) t ^= _1n << (_1n << BigInt(j)) - _1n;
  }
  _SHA3_IOTA.push(t);
}
const IOTAS = split(_SHA3_IOTA, true);
const SHA3_IOTA_H = IOTAS[0];
const SHA3_IOTA_L = IOTAS[1];
const rotlSH = (h, l, s) => h << s | l >>> 32 - s;
const rotlSL = (h, l, s) => l << s | h >>> 32 - s;
const rotlBH = (h, l, s) => l << s - 32 | h >>> 64 - s;
const rotlBL = (h, l, s) => h << s - 32 | l >>> 64 - s;
const rotlH = (h, l, s) => s > 32 ? rotlBH(h, l, s) : rotlSH(h, l, s);
const rotlL = (h, l, s) => s > 32 ? rotlBL(h, l, s) : rotlSL(h, l, s);
const B = new Uint32Array(10);
function keccakP(s, rounds = 24) {
  if (!(s instanceof Uint32Array)) throw new TypeError('"s" expected Uint32Array(50), got type=' + typeof s);
  if (s.length !== 50) throw new RangeError('"s" expected Uint32Array(50), got length=' + s.length);
  anumber(rounds, "rounds");
  if (rounds < 1 || rounds > 24) throw new Error('"rounds" expected integer 1..24');
  for (let round = 24 - rounds; round < 24; round++) {
    for (let x = 0; x < 10; x++) B[x] = s[x] ^ s[x + 10] ^ s[x + 20] ^ s[x + 30] ^ s[x + 40];
    for (let x = 0; x < 10; x += 2) {
      const idx1 = (x + 8) % 10;
      const idx0 = (x + 2) % 10;
      const B0 = B[idx0];
      const B1 = B[idx0 + 1];
      const Th = rotlH(B0, B1, 1) ^ B[idx1];
      const Tl = rotlL(B0, B1, 1) ^ B[idx1 + 1];
      for (let y = 0; y < 50; y += 10) {
        s[x + y] ^= Th;
        s[x + y + 1] ^= Tl;
      }
    }
    let curH = s[2];
    let curL = s[3];
    for (let t = 0; t < 24; t++) {
      const shift = SHA3_ROTL[t];
      const Th = rotlH(curH, curL, shift);
      const Tl = rotlL(curH, curL, shift);
      const PI = SHA3_PI[t];
      curH = s[PI];
      curL = s[PI + 1];
      s[PI] = Th;
      s[PI + 1] = Tl;
    }
    for (let y = 0; y < 50; y += 10) {
      const b0 = s[y], b1 = s[y + 1], b2 = s[y + 2], b3 = s[y + 3];
      s[y] ^= ~s[y + 2] & s[y + 4];
      s[y + 1] ^= ~s[y + 3] & s[y + 5];
      s[y + 2] ^= ~s[y + 4] & s[y + 6];
      s[y + 3] ^= ~s[y + 5] & s[y + 7];
      s[y + 4] ^= ~s[y + 6] & s[y + 8];
      s[y + 5] ^= ~s[y + 7] & s[y + 9];
      s[y + 6] ^= ~s[y + 8] & b0;
      s[y + 7] ^= ~s[y + 9] & b1;
      s[y + 8] ^= ~b0 & b2;
      s[y + 9] ^= ~b1 & b3;
    }
    s[0] ^= SHA3_IOTA_H[round];
    s[1] ^= SHA3_IOTA_L[round];
  }
  clean(B);
}
var Keccak = class Keccak2 {
  state;
  pos = 0;
  posOut = 0;
  finished = false;
  state32;
  destroyed = false;
  blockLen;
  suffix;
  outputLen;
  canXOF;
  enableXOF = false;
  rounds;
  constructor(blockLen, suffix, outputLen, enableXOF = false, rounds = 24) {
    anumber(blockLen, "blockLen");
    anumber(suffix, "suffix");
    anumber(rounds, "rounds");
    abool(enableXOF, "enableXOF");
    this.blockLen = blockLen;
    this.suffix = suffix;
    this.outputLen = outputLen;
    this.enableXOF = enableXOF;
    this.canXOF = enableXOF;
    this.rounds = rounds;
    anumber(outputLen, "outputLen");
    if (!(0 < blockLen && blockLen < 200)) throw new Error('"blockLen" must be 1..199');
    this.state = new Uint8Array(200);
    this.state32 = u32(this.state);
  }
  clone() {
    return this._cloneInto();
  }
  keccak() {
    swap32IfBE(this.state32);
    keccakP(this.state32, this.rounds);
    swap32IfBE(this.state32);
    this.posOut = 0;
    this.pos = 0;
  }
  update(data) {
    aexists(this);
    abytes(data);
    const { blockLen, state, state32 } = this;
    const len = data.length;
    const canUseU32 = blockLen % 4 === 0 && data.byteOffset % 4 === 0;
    const blockLen32 = blockLen / 4;
    const data32 = canUseU32 && len >= blockLen ? u32(data) : void 0;
    for (let pos = 0; pos < len; ) {
      if (data32 !== void 0 && this.pos === 0 && pos % 4 === 0 && len - pos >= blockLen) {
        for (let i = 0, o = pos / 4; i < blockLen32; i++) state32[i] ^= data32[o + i];
        pos += blockLen;
        this.pos = blockLen;
        this.keccak();
        continue;
      }
      const take = Math.min(blockLen - this.pos, len - pos);
      for (let i = 0; i < take; i++) state[this.pos++] ^= data[pos++];
      if (this.pos === blockLen) this.keccak();
    }
    return this;
  }
  finish() {
    if (this.finished) return;
    this.finished = true;
    const { state, suffix, pos, blockLen } = this;
    state[pos] ^= suffix;
    if ((suffix & 128) !== 0 && pos === blockLen - 1) this.keccak();
    state[blockLen - 1] ^= 128;
    this.keccak();
  }
  writeInto(out) {
    aexists(this, false);
    abytes(out);
    this.finish();
    const bufferOut = this.state;
    const { blockLen } = this;
    for (let pos = 0, len = out.length; pos < len; ) {
      if (this.posOut >= blockLen) this.keccak();
      const take = Math.min(blockLen - this.posOut, len - pos);
      out.set(bufferOut.subarray(this.posOut, this.posOut + take), pos);
      this.posOut += take;
      pos += take;
    }
    return out;
  }
  xofInto(out) {
    if (!this.enableXOF) throw new Error("XOF is not enabled");
    return this.writeInto(out);
  }
  xof(bytes) {
    anumber(bytes);
    return this.xofInto(new Uint8Array(bytes));
  }
  digestInto(out) {
    aoutput(out, this);
    if (this.finished) throw new Error("digest() was already called");
    this.writeInto(out.length === this.outputLen ? out : out.subarray(0, this.outputLen));
    this.destroy();
  }
  digest() {
    const out = new Uint8Array(this.outputLen);
    this.digestInto(out);
    return out;
  }
  destroy() {
    this.destroyed = true;
    clean(this.state);
  }
  _cloneInto(to) {
    const { blockLen, suffix, outputLen, rounds, enableXOF } = this;
    to ||= new Keccak2(blockLen, suffix, outputLen, enableXOF, rounds);
    to.blockLen = blockLen;
    to.state32.set(this.state32);
    to.pos = this.pos;
    to.posOut = this.posOut;
    to.finished = this.finished;
    to.rounds = rounds;
    to.suffix = suffix;
    to.outputLen = outputLen;
    to.enableXOF = enableXOF;
    to.canXOF = this.canXOF;
    to.destroyed = this.destroyed;
    return to;
  }
};
const genKeccak = (suffix, blockLen, outputLen, info = {}) => createHasher(() => new Keccak(blockLen, suffix, outputLen), info);
const sha3_256 = genKeccak(6, 136, 32, oidNist(8));
const lowercaseHex = /^[0-9a-f]{64}$/;
function isDigest(text2) {
  return lowercaseHex.test(text2);
}
function digestFromWire(text2) {
  if (typeof text2 !== "string") return void 0;
  const bare = text2.replace(/^0x/i, "").toLowerCase();
  return isDigest(bare) ? bare : void 0;
}
function digestFromBytes(bytes) {
  const hex = bytesToHex(bytes);
  if (!isDigest(hex)) throw new RangeError(`A SHA3-256 digest has 32 bytes, not ${bytes.length}.`);
  return hex;
}
const numberZero = "000100";
const numberOne = "000101";
const hashHead = "00000020";
const maxMerkleSteps = 256;
function merkleRoot(data, path) {
  return rootOfSteps(data, toProofSteps(path));
}
function parseMerklePath(text2) {
  if (!/^0x(?:[0-9a-f]{2})+$/i.test(text2)) throw new RangeError("proof is not 0x-prefixed hex");
  const reader = readerOf(hexToBytes(text2.slice(2)));
  const blockTime2 = reader.number();
  const count = reader.number();
  if (count > BigInt(maxMerkleSteps)) throw new RangeError(`proof has more than ${maxMerkleSteps} steps`);
  const steps = Array.from({ length: Number(count) }, () => reader.step());
  reader.end();
  return {
    blockTime: blockTime2,
    steps
  };
}
function formatMerklePath({ blockTime: blockTime2, steps }) {
  const parts = steps.map(({ left, hash: hash2 }) => hexToBytes(`${left ? "01" : "00"}${hashHead}${hash2}${numberZero}`));
  return `0x${bytesToHex(concatBytes(numberBytes(blockTime2), numberBytes(BigInt(steps.length)), ...parts)).toUpperCase()}`;
}
function numberBytes(value) {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  const signed = Number.parseInt(even.slice(0, 2), 16) > 127 ? `00${even}` : even;
  return concatBytes(Uint8Array.of(0, signed.length / 2), hexToBytes(signed));
}
function readerOf(bytes) {
  let offset = 0;
  const take = (length) => {
    const taken = bytes.subarray(offset, offset + length);
    if (taken.length !== length) throw new RangeError("proof ends too early");
    offset += length;
    return taken;
  };
  const number2 = () => {
    const [scale = 1, length = 0] = take(2);
    if (scale !== 0 || length < 1 || length > 32) throw new RangeError("proof holds a number of a foreign form");
    const value = take(length);
    if ((value[0] ?? 0) > 127) throw new RangeError("proof holds a negative number");
    return BigInt(`0x${bytesToHex(value)}`);
  };
  const step = () => {
    const [side = 2] = take(1);
    if (side > 1) throw new RangeError("proof has a step that is neither left nor right");
    if (bytesToHex(take(4)) !== "00000020") throw new RangeError("proof holds a hash that is not 32 bytes");
    const hash2 = digestFromBytes(take(32));
    if (number2() !== 0n) throw new RangeError("proof holds a value other than 0");
    return {
      left: side === 1,
      hash: hash2
    };
  };
  const end = () => {
    if (offset !== bytes.length) throw new RangeError("proof goes on after its last step");
  };
  return {
    number: number2,
    step,
    end
  };
}
const hashStep = { op: "sha3-256" };
const maxSteps = 771;
const maxStepBytes = 4096;
function toProofSteps({ steps }) {
  const leaf = [
    { l: `${numberZero}${hashHead}` },
    { r: numberZero },
    hashStep
  ];
  const nodes = steps.flatMap(({ left, hash: sibling }) => left ? [
    { l: `${numberOne}${hashHead}${sibling}${hashHead}` },
    { r: numberZero },
    hashStep
  ] : [
    { l: `${numberOne}${hashHead}` },
    { r: `${hashHead}${sibling}${numberZero}` },
    hashStep
  ]);
  return [...leaf, ...nodes];
}
function rootOfSteps(digest, steps) {
  if (steps.length > maxSteps) throw new RangeError(`it has more than ${maxSteps} steps`);
  const end = bytesToHex(steps.reduce(followStep, hexToBytes(digest)));
  if (steps.length === 0 || !isDigest(end)) throw new RangeError("its steps do not end in a hash");
  return end;
}
function followStep(bytes, step) {
  if ("op" in step) return sha3_256(bytes);
  const next = "l" in step ? concatBytes(hexToBytes(step.l), bytes) : concatBytes(bytes, hexToBytes(step.r));
  if (next.length > maxStepBytes) throw new RangeError(`its steps gather more than ${maxStepBytes} bytes`);
  return next;
}
const maxGatheringMs = 20;
function createGroupCommit(commit) {
  let waiting = [];
  let last = {
    count: 0,
    until: 0
  };
  let isBusy = false;
  let timer;
  const run = async () => {
    const group = waiting;
    waiting = [];
    const startedAt = performance.now();
    try {
      const outcomes = await commit(group.map(({ item }) => item));
      for (const [index, { asked }] of group.entries()) settleItem(asked, outcomes[index]);
    } catch (error) {
      for (const { asked } of group) asked.reject(error);
    }
    const endedAt = performance.now();
    last = {
      count: group.length,
      until: endedAt + Math.min((endedAt - startedAt) / 2, maxGatheringMs)
    };
    isBusy = false;
    if (waiting.length > 0) gather();
  };
  const start = () => {
    clearTimeout(timer);
    timer = void 0;
    isBusy = true;
    setImmediate(() => void run());
  };
  const gather = () => {
    const leftMs = last.until - performance.now();
    if (waiting.length >= last.count || leftMs < 1) start();
    else timer ??= setTimeout(start, leftMs);
  };
  return async (item) => {
    const asked = Promise.withResolvers();
    waiting.push({
      item,
      asked
    });
    if (!isBusy) gather();
    return await asked.promise;
  };
}
function settleItem({ resolve: resolve2, reject }, outcome) {
  if (outcome !== void 0 && "result" in outcome) resolve2(outcome.result);
  else reject(outcome?.refusal ?? new Error("A commit has told nothing of one of its items."));
}
function createUid() {
  return `0x${randomBytes(10).toString("hex").toUpperCase()}`;
}
function normaliseUid(uid2) {
  return `0x${uid2.slice(2).toUpperCase()}`;
}
const blockTime = 0n;
function treeHashOf(hex) {
  return hash("sha3-256", Buffer.from(hex, "hex"), "hex");
}
function toMerkleTree(data) {
  const steps = data.map(() => []);
  let level = data.map((leaf, index) => ({
    hash: treeHashOf(`${numberZero}${hashHead}${leaf}${numberZero}`),
    leaves: [index]
  }));
  while (level.length > 1) level = nextLevel(level, steps);
  const [top] = level;
  if (top === void 0) throw new RangeError("A Merkle tree needs at least one leaf.");
  return {
    root: top.hash,
    paths: steps.map((path) => ({
      blockTime,
      steps: path
    }))
  };
}
function nextLevel(level, steps) {
  return level.flatMap((left, index) => {
    if (index % 2 === 1) return [];
    const right = level[index + 1];
    if (right === void 0) return [left];
    for (const leaf of left.leaves) steps[leaf]?.push({
      left: false,
      hash: right.hash
    });
    for (const leaf of right.leaves) steps[leaf]?.push({
      left: true,
      hash: left.hash
    });
    return [{
      hash: treeHashOf(`${numberOne}${hashHead}${left.hash}${hashHead}${right.hash}${numberZero}`),
      leaves: [...left.leaves, ...right.leaves]
    }];
  });
}
const stampAddress = "0x4C4F43414C2044454D4F";
const rootAddress = "0xFFEEDD";
function createLedgerRows(session) {
  return {
    ...createTakingRows(session, "proof_requests"),
    ...takingRows(session),
    ...chainRows(session),
    ...requestRows(session)
  };
}
function takingRows(session) {
  const addTransactions = async (transactions) => {
    const added = /* @__PURE__ */ new Set();
    await inGroups(transactions.map(({ id, address: address2, state, time }) => [
      id,
      address2,
      state,
      time
    ]), async (list, values) => {
      const insert = `INSERT INTO transactions (id, address, state, time) VALUES ${list}
        ON CONFLICT (address, state) DO NOTHING RETURNING state`;
      for (const { state } of await session.all(insert, ...values)) added.add(state);
    });
    return added;
  };
  return {
    addTransactions,
    addStamps: async (digests, time) => await addTransactions(digests.map((digest) => toTransaction(stampAddress, digest, time))),
    dropStamp: async (digest) => await session.run("DELETE FROM transactions WHERE address = ? AND state = ?", stampAddress, digest)
  };
}
function chainRows(session) {
  return {
    async waitingTransactions() {
      return await session.all("SELECT id, address, state, time FROM transactions WHERE height IS NULL ORDER BY number");
    },
    async lastBlock() {
      return await readOne(session, "SELECT height, time, previous, root, hash FROM blocks ORDER BY height DESC LIMIT 1");
    },
    async addBlock({ height, time, previous, root, hash: own2 }) {
      await session.run("INSERT INTO blocks (height, time, previous, root, hash) VALUES (?, ?, ?, ?, ?)", height, time, previous, root, own2);
      await session.run("UPDATE transactions SET height = ? WHERE height IS NULL", height);
    },
    find: async (address2, state) => {
      return await session.all(`SELECT blocks.height, blocks.time, blocks.hash AS blockHash, transactions.id AS transactionId
        FROM transactions JOIN blocks USING (height) WHERE address = ? AND state = ?`, address2, state);
    },
    size: async () => await readRow(session, `SELECT count(*) AS waiting, min(time) AS oldest, (SELECT count(*) FROM blocks) AS blocks,
          (SELECT count(*) FROM transactions) AS transactions, (SELECT count(height) FROM transactions) AS confirmed
          FROM (SELECT time FROM transactions WHERE height IS NULL
            UNION ALL SELECT time FROM proof_requests WHERE root IS NULL)`)
  };
}
function requestRows(session) {
  return {
    waitingRequests: async () => await session.all("SELECT number, digest FROM proof_requests WHERE root IS NULL ORDER BY number"),
    async anchorRequest(number2, root, proof) {
      await session.run("UPDATE proof_requests SET address = ?, root = ?, proof = ? WHERE number = ?", rootAddress, root, proof, number2);
    },
    async request(uid2) {
      const found = await readOne(session, "SELECT number, digest, time FROM proof_requests WHERE uid = ?", uid2);
      const anchored = await readOne(session, `SELECT proof_requests.address, proof_requests.root, proof, blocks.time FROM proof_requests
        JOIN transactions ON transactions.address = proof_requests.address AND transactions.state = proof_requests.root
        JOIN blocks USING (height) WHERE uid = ?`, uid2);
      return found && {
        ...found,
        ...anchored && { anchored }
      };
    }
  };
}
const noBlock = {
  height: 0,
  hash: "0".repeat(64)
};
function toTransaction(address2, state, time) {
  return {
    id: hashLines("transaction", address2, state, time),
    address: address2,
    state,
    time
  };
}
function toBlock(before, transactions, time) {
  const { height: heightBefore, hash: previous } = before ?? noBlock;
  const height = heightBefore + 1;
  const { root } = toMerkleTree(transactions.map(({ id }) => id));
  return {
    height,
    time,
    previous,
    root,
    hash: hashLines("block", height, time, previous, root)
  };
}
function hashLines(...parts) {
  return digestFromBytes(hash("sha3-256", parts.join("\n"), "buffer"));
}
const ledgerFormat = {
  applicationId: 1095648072,
  version: 1,
  refusal: "it is not a ledger",
  schema: `
  CREATE TABLE blocks (
    height INTEGER PRIMARY KEY, time INTEGER NOT NULL, previous TEXT NOT NULL, root TEXT NOT NULL, hash TEXT NOT NULL
  ) STRICT;
  CREATE TABLE transactions (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL, address TEXT NOT NULL, state TEXT NOT NULL, time INTEGER NOT NULL,
    height INTEGER REFERENCES blocks, UNIQUE (address, state)
  ) STRICT;
  CREATE INDEX transactions_by_height ON transactions (height);
  CREATE TABLE proof_requests (
    number INTEGER PRIMARY KEY, uid TEXT NOT NULL UNIQUE, digest TEXT NOT NULL, time INTEGER NOT NULL,
    address TEXT, root TEXT, proof TEXT, FOREIGN KEY (address, root) REFERENCES transactions (address, state)
  ) STRICT;
  CREATE INDEX proof_requests_by_root ON proof_requests (root);
`,
  check(database) {
    if (readPragma(database, "foreign_key_check") !== void 0) throw new Error("its chain is broken: records are missing");
    checkTransactions(database);
    checkBlocks(database);
    checkProofs(database);
  }
};
function checkTransactions(database) {
  for (const row of database.prepare("SELECT id, address, state, time FROM transactions").iterate()) {
    const { id, address: address2, state, time } = row;
    if (toTransaction(address2, state, time).id !== id) throw new Error(`its transaction ${id} was changed`);
  }
}
function checkBlocks(database) {
  const transactionsOf = database.prepare("SELECT id FROM transactions WHERE height = ? ORDER BY number");
  let before;
  for (const row of database.prepare("SELECT height, time, previous, root, hash FROM blocks ORDER BY height").all()) {
    const block = { ...row };
    const transactions = transactionsOf.all(block.height);
    if (transactions.length === 0 || !isDeepStrictEqual(toBlock(before, transactions, block.time), block)) throw new Error(`its chain is broken at block ${block.height}`);
    before = block;
  }
}
function checkProofs(database) {
  for (const row of database.prepare("SELECT digest, root, proof FROM proof_requests WHERE root NOT NULL").iterate()) {
    const { digest, root, proof } = row;
    if (merkleRoot(digest, parseMerklePath(proof)) !== root) throw new Error(`its proof of ${digest} was changed`);
  }
}
function openLedger({ data, blockTimeMs, now = () => /* @__PURE__ */ new Date() }) {
  const database = openDatabase(data, ledgerFormat);
  const rows2 = createLedgerRows(database);
  const clock = () => now().getTime();
  const write = async (change) => await database.write(async (session) => await change(createLedgerRows(session)));
  const makeBlock = async () => await write(async (own2) => await writeBlock(own2, clock()));
  const makeBlockOrLog = () => void makeBlock().catch(console.error);
  if (blockTimeMs === 0) makeBlockOrLog();
  const timer = blockTimeMs === 0 ? void 0 : setInterval(makeBlockOrLog, blockTimeMs).unref();
  const take = createGroupCommit(async (additions) => await write(async (own2) => {
    const outcomes = await takeAll(own2, additions, clock());
    if (blockTimeMs === 0) await writeBlock(own2, clock());
    return outcomes;
  }));
  return {
    address: stampAddress,
    async stamp(digest, payer) {
      const found = await rows2.find(stampAddress, digest);
      if (found.length === 0) await take({
        digest,
        payer
      });
      return found;
    },
    async requestProof(digest, payer) {
      const uid2 = createUid();
      await take({
        digest,
        uid: uid2,
        payer
      });
      return uid2;
    },
    makeBlock,
    ...readings(database, rows2, clock),
    async close() {
      clearInterval(timer);
      await database.close();
    }
  };
}
async function writeBlock(rows2, time) {
  await anchorRequests(rows2, time);
  const transactions = await rows2.waitingTransactions();
  if (transactions.length > 0) await rows2.addBlock(toBlock(await rows2.lastBlock(), transactions, time));
}
async function anchorRequests(rows2, time) {
  const requests = await rows2.waitingRequests();
  if (requests.length === 0) return;
  const { root, paths } = toMerkleTree(requests.map(({ digest }) => digest));
  await rows2.addTransactions([toTransaction(rootAddress, root, time)]);
  for (const [index, path] of paths.entries()) {
    const request2 = requests[index];
    if (request2 !== void 0) await rows2.anchorRequest(request2.number, root, formatMerklePath(path));
  }
}
const embedded = {
  ledger: "embedded",
  chain: "local",
  chainName: "a demonstration ledger",
  demo: true
};
function readings({ problem, backup: backup2 }, rows2, clock) {
  return {
    find: rows2.find,
    proofRequest: async (uid2) => await rows2.request(normaliseUid(uid2)),
    size: rows2.size,
    about: () => ({
      ...embedded,
      address: stampAddress,
      rootAddress
    }),
    async describe() {
      const { blocks, transactions } = await rows2.size();
      return `local, for trying things out, ${blocks} blocks, ${transactions} transactions; nothing reaches a public chain`;
    },
    async health() {
      await rows2.lastBlock();
      return problem();
    },
    metrics: async () => await toMetrics(rows2, clock()),
    spent: rows2.spent,
    backup: backup2
  };
}
async function toMetrics({ size }, now) {
  const { blocks, confirmed, waiting, oldest } = await size();
  return [
    [
      "blocks",
      "Blocks of the chain.",
      blocks
    ],
    [
      "queue",
      "Stamps and proof requests that wait for a block.",
      waiting
    ],
    [
      "oldest_waiting_seconds",
      "Age of the oldest of them.",
      Math.max(0, now - (oldest ?? now)) / 1e3
    ],
    [
      "confirmed",
      "Stamps and roots in a block.",
      confirmed
    ]
  ];
}
const rows = Object.entries({
  port: ["PORT", "where to listen; 0 takes a free port (default 8787)"],
  data: ["FILE", "keep the ledger in this file (default: in memory, gone when this stops)"],
  store: [
    "URL",
    "keep all in this PostgreSQL, for any number of processes; or ANCHOR_STORE in the environment",
    "--node"
  ],
  "no-worker": [
    "",
    "only answer, and leave the anchoring to other processes",
    "--store"
  ],
  "api-key": ["KEY", "accept this key alone, on loopback only (default: any that is not empty)"],
  "block-time": ["SECONDS", "seconds until a stamp is in a block (default 0: at once)"],
  listen: ["ADDRESS", "the IP address to listen on (default 127.0.0.1); others need keys and TLS"],
  "api-keys": ["FILE", "accept the keys whose hashes this file holds; read again on SIGHUP"],
  oidc: ["FILE", "give a key for a token of GitHub's that fits a rule of this file; read again on SIGHUP"],
  "tls-cert": ["FILE", "the certificate with its chain, PEM; read again on SIGHUP"],
  "tls-key": ["FILE", "the certificate's private key, PEM"],
  "public-url": ["URL", "where clients reach this, such as https://anchor.example behind a proxy"],
  "chain-name": ["TEXT", "what answers call the chain, such as its name in the operator's papers"],
  node: ["URL", "anchor on the chain of this node's RPC, https: or on this machine"],
  "node-password-file": [
    "FILE",
    "the node's password; or ANCHOR_NODE_PASSWORD in the environment",
    "--node"
  ],
  "node-ca": [
    "FILE",
    "the node's own certificate, or that of its authority, PEM",
    "--node"
  ],
  anchor: [
    "digest|root",
    "each digest in a state of its own, or the root of many (default digest)",
    "--node"
  ],
  "batch-interval": [
    "SECONDS",
    "how long a batch gathers before its root goes (default 60)",
    "--node"
  ],
  confirmations: [
    "NUMBER",
    "blocks on top until a hash counts as found (default 3)",
    "--node"
  ],
  queue: [
    "NUMBER",
    "most stamps and proof requests that may wait (default 100000)",
    "--node"
  ],
  address: [
    "ADDRESS",
    "where stamps go (default: where nobody can spend)",
    "--node"
  ],
  "mint-trace": [
    "",
    "the trace of a report is a token, which stays in the wallet for ever",
    "--node"
  ],
  rate: [
    "NUMBER",
    "most requests a minute (default: no limit)",
    "add-key"
  ],
  count: [
    "NUMBER",
    "most stamps in all (default: no limit)",
    "add-key"
  ]
});
function describeOption([name, [value, about2, needs]]) {
  const purpose = needs === void 0 ? about2 : `${needs.replace("--", "with --")}: ${about2}`;
  return `  --${name} ${value}`.trimEnd() + `
${purpose.replaceAll(/(.{1,72})(?: +|$)/g, "      $1\n").trimEnd()}`;
}
const help = `Usage: anchor-artifacts service [OPTION\u2026]

${rows.map(describeOption).join("\n")}

Commands beside a service:

  backup FILE --data FILE
      writes a sound copy of the ledger, also while a service uses it
  add-key NAME --api-keys FILE [--rate NUMBER] [--count NUMBER]
      prints a new key once and adds its hash to the file
  add-key NAME --store URL
      the same for a key in the store
  migrate --store URL
      makes the tables of the store, or brings them to this version
  move --data FILE --store URL
      copies a queue made with --node into an empty store

Examples

  anchor-artifacts service --port 8787 --data chain.ledger
  anchor-artifacts service add-key releases --api-keys keys.json --rate 600

Exit codes

  0    it was asked to end, or the command is done
  4    it could not start or go on

Signals: SIGTERM and SIGINT finish the requests under way and stop; SIGHUP
reads keys and certificate again.`;
function parseServiceOptions(args) {
  const types = Object.fromEntries(rows.map(([name, [value]]) => [name, { type: value === "" ? "boolean" : "string" }]));
  try {
    const parsed = parseArgs({
      args: joinNegatives(args),
      options: types,
      allowPositionals: true
    });
    const values = Object.entries(parsed.values).map(([name, value]) => [name, String(value)]);
    return {
      values: Object.fromEntries(values),
      positionals: parsed.positionals
    };
  } catch (cause) {
    const [problem = ""] = messageOf(cause).split(/\. To specify|\.?(?:\n|$)/);
    const [, name] = /^Option '(--[\w-]+)' argument is ambiguous$/.exec(problem) ?? [];
    throw optionError(name ? `${name} lacks its value; one that begins with - is written ${name}=VALUE` : problem, cause);
  }
}
function checkNeeds(values) {
  const given2 = values;
  for (const [name, [, , needs]] of rows) if (needs !== void 0 && given2[needs.replace("--", "")] === void 0 && given2[name] !== void 0) throw optionError(`--${name} goes with ${needs}`);
}
function parseNumber(values, name, [least, most]) {
  const text2 = values[name];
  if (text2 === void 0) return void 0;
  const number2 = /^[0-9]{1,9}$/.test(text2) ? Number(text2) : NaN;
  if (number2 >= least && number2 <= most) return number2;
  throw optionError(`--${name} ${text2} is not a number from ${least} to ${most}`);
}
function joinNegatives(args) {
  const joined = [];
  for (const arg of args) {
    const before = joined.at(-1) ?? "";
    if (/^-[0-9]/.test(arg) && /^--[a-z-]+$/.test(before)) joined.splice(-1, 1, `${before}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}
function optionError(problem, cause) {
  return new AnchorError("INPUT_INVALID", `${problem}. Help: anchor-artifacts service --help`, { cause });
}
const version = "0.2.0";
const bounds = [
  5e-3,
  0.025,
  0.1,
  0.5,
  2.5,
  10,
  Infinity
];
function createRequestCounts() {
  const operations2 = /* @__PURE__ */ new Map();
  return {
    add(operation, status, seconds) {
      const within = new Map(bounds.map((bound) => [bound, 0]));
      const counts = operations2.get(operation) ?? {
        byStatus: /* @__PURE__ */ new Map(),
        within,
        seconds: 0
      };
      operations2.set(operation, counts);
      counts.byStatus.set(status, (counts.byStatus.get(status) ?? 0) + 1);
      counts.seconds += seconds;
      for (const bound of bounds) if (seconds <= bound) counts.within.set(bound, (counts.within.get(bound) ?? 0) + 1);
    },
    operations: operations2
  };
}
const metricsType = "text/plain; version=0.0.4; charset=utf-8";
const prefix = "anchor_";
function renderMetrics(ledger, requests, stampCounts) {
  return [
    ...ledger.map(([name, help2, value]) => renderFamily(name, help2, [[
      "",
      {},
      value
    ]])),
    ...renderRequests(requests),
    renderFamily("key_stamps_total", "Stamps spent, by the name of the key.", [...stampCounts].map(([key, value]) => [
      "",
      { key },
      value
    ]))
  ].join("");
}
function renderRequests({ operations: operations2 }) {
  const all = [...operations2];
  const byStatus = all.flatMap(([operation, counts]) => [...counts.byStatus].map(([status, count]) => [
    "",
    {
      operation,
      status: String(status)
    },
    count
  ]));
  const seconds = all.flatMap(([operation, { within, seconds: sum }]) => [
    ...[...within].map(([bound, count]) => [
      "_bucket",
      {
        operation,
        le: renderBound(bound)
      },
      count
    ]),
    [
      "_sum",
      { operation },
      sum
    ],
    [
      "_count",
      { operation },
      within.get(Infinity) ?? 0
    ]
  ]);
  return [renderFamily("requests_total", "Answered requests.", byStatus), renderFamily("request_seconds", "How long requests took.", seconds, "histogram")];
}
const renderBound = (bound) => String(bound).replace("Infinity", "+Inf");
function renderFamily(name, help2, samples, type = name.endsWith("_total") ? "counter" : "gauge") {
  const lines = samples.map(([suffix, labels, value]) => `${prefix}${name}${suffix}${renderLabels(labels)} ${value}
`);
  return `# HELP ${prefix}${name} ${help2}
# TYPE ${prefix}${name} ${type}
${lines.join("")}`;
}
function renderLabels(labels) {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}
const chainHex = string().check(_regex(/^0x[0-9A-F]{64}$/));
const sentHash = string().check(_regex(/^(?:0x)?[0-9A-Fa-f]{64}$/));
const prefixedHash = string().check(_regex(/^0x[0-9A-Fa-f]{64}$/));
const address = string().check(_regex(/^0x[0-9A-F]+$/));
const duration = string().check(_regex(/^[0-9]+\.[0-9]{2} ms$/));
const plainDate = string().check(_regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$/));
const isoDate = datetime({ precision: 3 });
const result = _enum([verifyResults.match, verifyResults.noMatch]);
const nonNegative = int().check(_nonnegative());
const stamped = strictObject({
  service: literal("CHAIN_NODE"),
  command: literal("send"),
  params: strictObject({
    amount: string(),
    address,
    state: strictObject({ "99": prefixedHash })
  }),
  status: literal(true)
});
const searchHead = {
  service: literal("SEARCH_API"),
  apiVersion: literal(2),
  requestId: string(),
  responseTime: duration
};
const checked = strictObject({
  ...searchHead,
  hash: sentHash,
  data: _enum([checkTexts.found, checkTexts.notFound])
});
const reportLink = strictObject({
  fileName: string(),
  downloadUrl: url(),
  fileSize: nonNegative,
  expiresIn: string(),
  bucket: string()
});
const chainRecord = strictObject({
  blockNumber: nonNegative,
  blockDate: optional(isoDate),
  txpowId: optional(chainHex),
  transactionId: optional(chainHex),
  coinId: optional(chainHex),
  matchedHash: sentHash
});
const verifiedData = strictObject({
  ...searchHead,
  data: strictObject({
    fileHash: sentHash,
    fileName: string(),
    fileSize: nonNegative,
    result,
    nftCoinId: optional(chainHex),
    nftTxnId: optional(chainHex),
    method: string(),
    uniqueHashes: nonNegative,
    blockchainData: array(chainRecord),
    fileSegments: array(strictObject({
      matchedHash: sentHash,
      offset: nonNegative,
      packetSize: nonNegative
    }))
  }),
  file: optional(reportLink)
});
const traceId = string().check(_regex(/^0x(?:00|[0-9A-F]{64})$/));
const proofVerified = strictObject({
  service: literal("SEARCH_API"),
  api_version: literal(1),
  requestId: string(),
  response_time: duration,
  response: strictObject({
    fileHash: chainHex,
    nftcoinid: traceId,
    nfttxnid: traceId,
    data: strictObject({
      result,
      validationMethod: literal("timestamplite"),
      blockchain_data: array(strictObject({
        block_number: nonNegative,
        block_date: optional(plainDate),
        txpow_id: optional(chainHex),
        transactionid: optional(chainHex),
        coin_id: optional(chainHex),
        matched_hash: chainHex
      }))
    })
  })
});
const uid = string().check(_regex(/^0x[0-9A-Fa-f]{1,64}$/));
const proofRequested = strictObject({
  status: literal(true),
  data: prefixedHash,
  uid
});
const knownProof = {
  status: literal(true),
  uid,
  data: chainHex,
  number: nonNegative,
  datecreated: plainDate
};
const proofStatuses = array(union([
  strictObject({
    status: literal(false),
    uid,
    error: string()
  }),
  strictObject({
    ...knownProof,
    onchain: literal(false)
  }),
  strictObject({
    ...knownProof,
    onchain: literal(true),
    datestamped: plainDate,
    root: chainHex,
    proof: string().check(_regex(/^0x(?:[0-9A-F]{2})+$/)),
    address
  })
]));
const successEnvelope = {
  service: literal("CORE_API"),
  apiVersion: union([literal(1), literal(2)]),
  requestId: string(),
  message: string(),
  timestamp: isoDate
};
const failure = strictObject({
  ...successEnvelope,
  status: literal("error"),
  statusCode: int().check(_gte(400), _lte(599))
});
function toSuccess(data) {
  return strictObject({
    ...successEnvelope,
    status: literal("success"),
    statusCode: literal(200),
    data
  });
}
const about = strictObject({
  service: literal("anchor-artifacts"),
  version: string(),
  ledger: _enum(["embedded", "node"]),
  chain: string(),
  chainName: optional(string()),
  address,
  rootAddress: address,
  demo: boolean(),
  nodeVersion: optional(string())
});
const healthy = strictObject({ status: literal("ok") });
const unhealthy = strictObject({
  status: literal("unavailable"),
  reason: string()
});
const keyGiven = strictObject({
  api_key: string(),
  expires_at: datetime()
});
const remarks = registry();
proofStatusRequest.shape.uids.register(remarks, {
  minItems: 1,
  maxItems: 50
});
const toSchema = (schema) => {
  const { $schema: _dialect, ...rest } = toJSONSchema(schema, {
    io: "input",
    metadata: remarks,
    unrepresentable: "any"
  });
  return rest;
};
const jsonContent = (schema) => ({ "application/json": { schema: toSchema(schema) } });
const refusals = {
  400: "The body breaks the contract.",
  401: "The key is missing or not valid.",
  402: "The key's stamps are used up.",
  405: "The method is wrong.",
  408: "The request took too long.",
  413: "The body is larger than 1 MiB.",
  415: "The Content-Type is wrong.",
  421: "The host name is not this service's.",
  429: "The key's rate is used up; Retry-After says for how long.",
  431: "The headers are too large.",
  500: "The service failed.",
  503: "The ledger takes nothing at present; Retry-After says for how long. Nothing was kept."
};
const otherRefusals = {
  403: "No rule fits the token's claims.",
  404: "There is nothing at this path.",
  410: "The link has expired."
};
const refer = (...statuses) => Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));
const failureResponses = refer(...Object.keys(refusals));
const descriptions = {
  stamp: {
    summary: "Stamp a hash; one that the chain holds already is verified instead.",
    body: hashRequest,
    data: union([stamped, verifiedData])
  },
  check: {
    summary: "Tell whether the chain holds a hash.",
    body: hashRequest,
    data: checked
  },
  verify: {
    summary: "Verify a hash, with a PDF report where one is wanted.",
    body: verifyRequest,
    data: verifiedData
  },
  verifyProof: {
    summary: "Verify a proof file.",
    body: "proof",
    data: proofVerified
  },
  requestProof: {
    summary: "Ask for a proof of a hash.",
    body: hashRequest,
    data: proofRequested
  },
  proofStatus: {
    summary: "Tell what became of requests for proofs.",
    body: proofStatusRequest,
    data: proofStatuses
  }
};
const proofUpload = {
  type: "object",
  properties: { [proofPart]: {
    type: "string",
    format: "binary",
    description: "One JSON proof file, at most 1 MiB."
  } },
  required: [proofPart]
};
const header = (name, description) => ({
  name,
  in: "header",
  description,
  schema: { type: "string" }
});
function toOperation(route) {
  const { summary, body, data } = descriptions[route];
  const content = body === "proof" ? { "multipart/form-data": { schema: proofUpload } } : jsonContent(body);
  return {
    operationId: route,
    summary,
    security: [{ key: [] }],
    parameters: [header(headers.requestId, "A name of the caller's for this request, repeated in the answer."), ...body === "proof" || route === "verify" ? [header(headers.report, "true asks for a trace and a report.")] : []],
    requestBody: {
      required: true,
      content
    },
    responses: {
      200: {
        description: "Done.",
        content: jsonContent(toSuccess(data))
      },
      ...failureResponses
    }
  };
}
function describePage(summary, responses, more = {}) {
  return { get: {
    summary,
    security: [],
    ...more,
    responses
  } };
}
const pagePaths = {
  "/about": describePage("On what the service stands.", { 200: {
    description: "Facts.",
    content: jsonContent(about)
  } }),
  "/health": describePage("Whether it can do its work.", {
    200: {
      description: "It can.",
      content: jsonContent(healthy)
    },
    503: {
      description: "It cannot.",
      content: jsonContent(unhealthy)
    }
  }),
  "/metrics": describePage("Numbers in Prometheus' text form; from elsewhere than this computer with a key.", {
    200: {
      description: "Numbers.",
      content: { "text/plain": { schema: { type: "string" } } }
    },
    ...refer(401)
  }),
  "/reports/{name}": describePage("A report behind the link that a verification gave; the link is a secret and lives for an hour.", {
    200: {
      description: "The report.",
      content: { "application/pdf": {} }
    },
    ...refer(404, 410)
  }, { parameters: [{
    name: "name",
    in: "path",
    required: true,
    schema: { type: "string" }
  }, {
    name: "signature",
    in: "query",
    required: true,
    schema: { type: "string" }
  }] }),
  "/openapi.json": describePage("This description.", { 200: {
    description: "OpenAPI 3.1.",
    content: { "application/json": { schema: { type: "object" } } }
  } })
};
const tokenPaths = { [tokenPath]: { post: {
  operationId: "exchangeToken",
  summary: "Exchange the token of a workflow's run for a key of 15 minutes.",
  security: [{ token: [] }],
  responses: {
    200: {
      description: "A key.",
      content: jsonContent(keyGiven)
    },
    ...refer(403),
    ...failureResponses
  }
} } };
function toOpenApi(exchangesTokens) {
  const paths = Object.entries(routes).map(([route, path]) => [path, { post: toOperation(route) }]);
  const failure$2 = { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } };
  const responses = Object.entries({
    ...refusals,
    ...otherRefusals
  }).map(([status, description]) => [status, {
    description,
    content: failure$2
  }]);
  return {
    openapi: "3.1.0",
    info: {
      title: "Hash anchoring and verification",
      version,
      license: {
        name: "MIT",
        identifier: "MIT"
      }
    },
    paths: {
      ...Object.fromEntries(paths),
      ...pagePaths,
      ...exchangesTokens && tokenPaths
    },
    components: {
      schemas: { Failure: toSchema(failure) },
      responses: Object.fromEntries(responses),
      securitySchemes: {
        key: {
          type: "apiKey",
          in: "header",
          name: headers.apiKey
        },
        ...exchangesTokens && { token: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT"
        } }
      }
    }
  };
}
function createLocalTrace() {
  const id = () => wireHex(randomBytes(32).toString("hex"));
  return {
    coinId: id(),
    transactionId: id()
  };
}
const noTrace = {
  coinId: "0x00",
  transactionId: "0x00"
};
function toStampData(hash2, address2) {
  return {
    service: "CHAIN_NODE",
    command: "send",
    params: {
      amount: "1e-22",
      address: address2,
      state: { "99": `0x${hash2}` }
    },
    status: true
  };
}
function toCheckedData(hash2, text2, search) {
  return {
    ...toSearchHead(search),
    hash: hash2,
    data: text2
  };
}
function toVerifyData({ hash: hash2, fileName = "", fileSize = 0 }, found, search, trace) {
  const records = found === "unknown" ? [] : found;
  const data = {
    fileHash: hash2,
    fileName,
    fileSize,
    result: verifyResultOf(found),
    ...trace && {
      nftCoinId: trace.coinId,
      nftTxnId: trace.transactionId
    },
    method: "file",
    uniqueHashes: records.length > 0 ? 1 : 0,
    blockchainData: records.map((record) => toChainData(hash2, record)),
    fileSegments: records.length > 0 ? [{
      matchedHash: hash2,
      offset: 0,
      packetSize: fileSize
    }] : []
  };
  return {
    ...toSearchHead(search),
    data
  };
}
function toChainData(matchedHash, { height, time, blockHash, transactionId, coinId }) {
  return {
    blockNumber: height,
    ...time !== void 0 && { blockDate: new Date(time).toISOString() },
    ...blockHash && { txpowId: wireHex(blockHash) },
    ...transactionId && { transactionId: wireHex(transactionId) },
    ...coinId && { coinId: wireHex(coinId) },
    matchedHash
  };
}
function toProofData(digest, found, search, trace) {
  const records = found === "unknown" ? [] : found;
  const { requestId, responseTime } = toSearchHead(search);
  return {
    service: "SEARCH_API",
    api_version: 1,
    requestId,
    response_time: responseTime,
    response: {
      fileHash: wireHex(digest),
      nftcoinid: trace.coinId,
      nfttxnid: trace.transactionId,
      data: {
        result: verifyResultOf(found),
        validationMethod: "timestamplite",
        blockchain_data: records.map((record) => toProofRecord(digest, record))
      }
    }
  };
}
function toProofRecord(digest, { height, time, blockHash, transactionId, coinId }) {
  const coin = coinId ?? transactionId;
  return {
    block_number: height,
    ...time !== void 0 && { block_date: renderPlainDate(time) },
    ...blockHash && { txpow_id: wireHex(blockHash) },
    ...transactionId && { transactionid: wireHex(transactionId) },
    ...coin && { coin_id: wireHex(coin) },
    matched_hash: wireHex(digest)
  };
}
function toStatusItem(uid2, request2) {
  if (request2 === void 0) return {
    status: false,
    uid: uid2,
    error: "UID not found"
  };
  const { number: number2, digest, time, anchored } = request2;
  const item = {
    status: true,
    uid: uid2,
    data: wireHex(digest),
    number: number2,
    datecreated: renderPlainDate(time)
  };
  if (anchored === void 0) return {
    ...item,
    onchain: false
  };
  return {
    ...item,
    datestamped: renderPlainDate(anchored.time),
    root: wireHex(anchored.root),
    proof: anchored.proof,
    address: anchored.address,
    onchain: true
  };
}
function toSearchHead({ requestId, startedAt }) {
  return {
    service: "SEARCH_API",
    apiVersion: 2,
    requestId,
    responseTime: `${(performance.now() - startedAt).toFixed(2)} ms`
  };
}
function verifyResultOf(found) {
  if (found === "unknown") return found;
  return found.length > 0 ? verifyResults.match : verifyResults.noMatch;
}
function wireHex(hex) {
  return `0x${hex.toUpperCase()}`;
}
function renderPlainDate(time) {
  return new Date(time).toISOString().slice(0, 19).replace("T", " ");
}
const memberRules = {
  filename: "The member filename must be a text of at most 1024 characters, or absent.",
  filesize: "The member filesize must be a whole number of bytes, from 0, or absent."
};
function withHash(schema, operate) {
  return async (call, tools) => {
    const parsed = schema.safeParse(parseBody(call.body));
    const digest = digestFromWire(parsed.data?.hash);
    if (!parsed.success || digest === void 0) {
      const wrong = parsed.error?.issues[0]?.path[0] ?? "hash";
      return badRequest(memberRules[wrong] ?? 'The body must be JSON such as {"hash":"<64 hexadecimal digits>"}.');
    }
    return await operate({
      ...parsed.data,
      bare: parsed.data.hash.replace(/^0x/i, ""),
      digest
    }, call, tools);
  };
}
const verifiedMessage = "Verification complete";
const unknownText = "Hash not found in the part of the chain that can be seen from here.";
const operations = {
  stamp: withHash(hashRequest, async ({ bare, digest }, call, { ledger }) => {
    const found = await ledger.stamp(digest, call.payer);
    if (found.length > 0) return success(verifiedMessage, toVerifyData({ hash: bare }, found, call));
    return success("Hash anchored successfully.", toStampData(bare, ledger.address));
  }),
  check: withHash(hashRequest, async ({ hash: sent, digest }, call, { ledger }) => {
    const found = await ledger.find(ledger.address, digest);
    return success("Hash checked", toCheckedData(sent, found === "unknown" ? unknownText : found.length === 0 ? checkTexts.notFound : checkTexts.found, call));
  }),
  verify: withHash(verifyRequest, async ({ bare, digest, filename, filesize }, call, { ledger, reports, now }) => {
    const found = await ledger.find(ledger.address, digest);
    const file = {
      hash: bare,
      fileName: filename,
      fileSize: filesize
    };
    if (!isReportWanted(call)) return success(verifiedMessage, toVerifyData(file, found, call));
    const time = now();
    const { requestId } = call;
    const { renderReportPdf } = await import("./report-pdf.js");
    const pdf = await renderReportPdf({
      ...file,
      digest,
      found,
      time,
      requestId,
      about: ledger.about()
    });
    const reportDigest = digestFromBytes(hash("sha3-256", pdf, "buffer"));
    const data = {
      ...toVerifyData(file, found, call, ledger.trace === void 0 ? createLocalTrace() : await ledger.trace(reportDigest, call.payer)),
      file: await reports.add(pdf, time, call.baseUrl)
    };
    return success(`${verifiedMessage} - PDF uploaded`, data);
  }),
  requestProof: withHash(hashRequest, async ({ bare, digest }, { payer }, { ledger }) => {
    return success("Hash forwarded successfully", {
      status: true,
      data: `0x${bare}`,
      uid: await ledger.requestProof(digest, payer)
    });
  }),
  proofStatus: async ({ body }, { ledger }) => {
    const parsed = proofStatusRequest.safeParse(parseBody(body));
    if (!parsed.success) return badRequest('The body must be JSON such as {"uids":["0x<hex>"]} with 1 to 50 uids.');
    const items = parsed.data.uids.map(async (uid2) => toStatusItem(uid2, await ledger.proofRequest(uid2)));
    return success("UID statuses fetched", await Promise.all(items));
  },
  verifyProof: async (call, { ledger }) => {
    if (!isReportWanted(call)) return badRequest("The header x-report-required must be true.");
    const part = await readProofPart(call);
    if (part === void 0) return badRequest(`The body must be a form with one file part named ${proofPart}.`);
    const proof = parseSentProof(part);
    if (proof === void 0) return badRequest("A proof file is one JSON item of address, data, proof (a path) and root.");
    const { address: address2, digest, root, computedRoot } = proof;
    const found = computedRoot === root ? await ledger.find(address2, root) : [];
    const trace = ledger.trace === void 0 ? createLocalTrace() : noTrace;
    return success(verifiedMessage, toProofData(digest, found, call, trace));
  }
};
async function readProofPart(call) {
  try {
    const type = call.headers.get("content-type") ?? "";
    const [part, ...others] = (await new Response(call.body, { headers: { "content-type": type } }).formData()).getAll(proofPart);
    return part instanceof File && others.length === 0 ? await part.bytes() : void 0;
  } catch {
    return;
  }
}
function parseSentProof(bytes) {
  const parsed = proofFile.safeParse(parseBody(bytes));
  const [item] = parsed.success ? [parsed.data].flat() : [];
  const digest = digestFromWire(item?.data);
  const root = digestFromWire(item?.root);
  if (item === void 0 || digest === void 0 || root === void 0) return void 0;
  const address2 = `0x${item.address.slice(2).toUpperCase()}`;
  try {
    return {
      address: address2,
      digest,
      root,
      computedRoot: merkleRoot(digest, parseMerklePath(item.proof))
    };
  } catch (error) {
    if (error instanceof RangeError) return void 0;
    throw error;
  }
}
function success(message, data) {
  return {
    statusCode: 200,
    message,
    data
  };
}
function badRequest(message) {
  return {
    statusCode: 400,
    message
  };
}
function parseBody(bytes) {
  try {
    return JSON.parse(decodeUtf8(bytes));
  } catch {
    return;
  }
}
function isReportWanted(call) {
  return call.headers.get(headers.report) === "true";
}
const reportPath = "/reports/";
const lifetime = {
  milliseconds: 36e5,
  text: "1 hour"
};
const maxReports = 1e4;
function createMemoryShelf() {
  const stored = /* @__PURE__ */ new Map();
  return {
    put(signature, report) {
      stored.set(signature, report);
      const [oldest] = stored.keys();
      if (stored.size > maxReports && oldest !== void 0) stored.delete(oldest);
    },
    get: (signature) => stored.get(signature)
  };
}
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
function createReports(now, shelf = createMemoryShelf()) {
  return {
    async add(pdf, time, baseUrl) {
      const fileName = `verification-report-${time.toISOString().replaceAll(/[:.]/g, "-")}.pdf`;
      const signature = randomBytes(32).toString("base64url");
      await shelf.put(signature, {
        fileName,
        pdf,
        expires: time.getTime() + lifetime.milliseconds
      });
      return {
        fileName,
        downloadUrl: `${baseUrl}${reportPath}${fileName}?signature=${signature}`,
        fileSize: pdf.length,
        expiresIn: lifetime.text,
        bucket: "reports"
      };
    },
    async answer(url2) {
      const report = await shelf.get(url2.searchParams.get("signature") ?? "");
      if (report === void 0 || url2.pathname !== "/reports/" + report.fileName) return {
        statusCode: 404,
        message: "There is no such report."
      };
      if (now().getTime() >= report.expires) return {
        statusCode: 410,
        message: "The link to this report has expired."
      };
      return {
        status: 200,
        headers: {
          ...commonHeaders,
          "content-type": "application/pdf",
          "content-disposition": `attachment; filename="${report.fileName}"`
        },
        body: report.pdf
      };
    }
  };
}
function createService(options) {
  const { ledger, keyring = openKeyring, now = () => /* @__PURE__ */ new Date(), log, shelf } = options;
  const service = {
    ...options,
    keyring,
    now,
    reports: createReports(now, shelf),
    requests: createRequestCounts()
  };
  return async (request2) => {
    const startedAt = performance.now();
    const { pathname: path } = new URL(request2.url);
    const requestId = acceptedRequestId(request2.headers.get(headers.requestId));
    const asked = {
      request: request2,
      path,
      startedAt,
      requestId
    };
    const endpoint = request2.refusal === void 0 ? findEndpoint(service, asked) : void 0;
    const answer = request2.refusal ?? await answerOrFail(endpoint, request2.method);
    const reply = "body" in answer ? answer : toReply(answer, {
      ...asked,
      time: now()
    });
    const milliseconds = performance.now() - startedAt;
    const { method } = request2;
    service.requests.add(endpoint?.operation ?? "none", reply.status, milliseconds / 1e3);
    const entry = {
      requestId,
      method,
      path,
      status: reply.status,
      milliseconds,
      key: asked.key?.name
    };
    log?.(redactKeys(entry, request2.headers.get(headers.apiKey)));
    const { chainName, demo } = ledger.about();
    const named = chainName === void 0 ? reply.headers : {
      ...reply.headers,
      [headers.chainName]: chainName
    };
    return markDemo({
      ...reply,
      headers: named
    }, demo);
  };
}
const routeNames = new Map(Object.entries(routes).map(([route, path]) => [path, route]));
function findEndpoint(service, asked) {
  const { path, request: request2 } = asked;
  const { reports, exchange } = service;
  if (path.startsWith("/reports/")) return {
    operation: "report",
    methods: ["GET"],
    answer: async () => await reports.answer(new URL(request2.url))
  };
  const page = pages.get(path);
  if (page !== void 0) return {
    operation: path.slice(1),
    methods: ["GET", "HEAD"],
    answer: () => page(service, asked)
  };
  if (path === "/token" && exchange !== void 0) return {
    operation: "token",
    methods: ["POST"],
    answer: async () => await exchange.answer(request2)
  };
  const route = routeNames.get(path);
  if (route === void 0) return void 0;
  return {
    operation: route,
    methods: ["POST"],
    answer: async () => await answerOperation(route, service, asked)
  };
}
async function answerOrFail(endpoint, method) {
  if (endpoint === void 0) return {
    statusCode: 404,
    message: "There is no such path."
  };
  const { methods, answer } = endpoint;
  if (!methods.includes(method)) return {
    statusCode: 405,
    message: `Use ${methods[0]}.`,
    headers: { allow: methods.join(", ") }
  };
  try {
    return await answer();
  } catch (error) {
    const { code, account } = error instanceof AnchorError ? error : {
      code: void 0,
      account: ""
    };
    if (code === "PLAN_LIMIT_REACHED") return {
      statusCode: 402,
      message: account
    };
    if (code === "SERVICE_UNAVAILABLE") return {
      statusCode: 503,
      message: account,
      headers: { "retry-after": "60" }
    };
    console.error(error);
    return {
      statusCode: 500,
      message: "The service failed; its log says why."
    };
  }
}
const json = {
  mediaType: "application/json",
  maxBytes: 1048576
};
const form = {
  mediaType: "multipart/form-data",
  maxBytes: 1052672
};
async function answerOperation(route, service, asked) {
  const { request: request2, requestId, startedAt } = asked;
  const key = await service.keyring.find(request2.headers.get(headers.apiKey));
  if (key === void 0) return {
    statusCode: 401,
    message: `The header ${headers.apiKey} holds no valid key.`
  };
  asked.key = key;
  const wait = await service.keyring.takeRequest(key);
  if (wait > 0) return {
    statusCode: 429,
    message: "The key's rate is used up.",
    headers: { "retry-after": `${wait}` }
  };
  const { mediaType, maxBytes } = route === "verifyProof" ? form : json;
  const [sentType = ""] = (request2.headers.get("content-type") ?? "").split(";");
  if (sentType.trim().toLowerCase() !== mediaType) return {
    statusCode: 415,
    message: `Content-Type must be ${mediaType}.`
  };
  const body = await readBody(request2, maxBytes);
  if (body === "too-large") return {
    statusCode: 413,
    message: "The body is larger than 1 MiB."
  };
  if (body === "broken") return {
    statusCode: 400,
    message: "The body ended early."
  };
  const payer = service.keyring === openKeyring ? void 0 : {
    name: key.name,
    count: key.limits.count
  };
  const call = {
    requestId,
    startedAt,
    headers: request2.headers,
    body,
    payer,
    baseUrl: service.baseUrl(request2)
  };
  return await operations[route](call, service);
}
const pages = /* @__PURE__ */ new Map([
  ["/about", ({ ledger }) => toJson({
    service: "anchor-artifacts",
    version,
    ...ledger.about()
  })],
  ["/health", readHealth],
  ["/metrics", readMetrics],
  ["/openapi.json", ({ exchange }) => toJson(toOpenApi(exchange !== void 0))]
]);
async function readHealth({ ledger }) {
  const reason = await ledger.health();
  return reason === void 0 ? toJson({ status: "ok" }) : toJson({
    status: "unavailable",
    reason
  }, 503);
}
async function readMetrics({ ledger, keyring, requests }, { request: request2 }) {
  const bearer = /^Bearer +(?<key>\S+)$/i.exec(request2.headers.get("authorization") ?? "")?.groups?.["key"];
  const key = request2.headers.get(headers.apiKey) ?? bearer ?? null;
  if (request2.isRemote === true && await keyring.find(key) === void 0) return {
    statusCode: 401,
    message: `From elsewhere, send a key as ${headers.apiKey} or as a bearer token.`
  };
  const body = renderMetrics(await ledger.metrics(), requests, await ledger.spent());
  return {
    status: 200,
    headers: {
      ...commonHeaders,
      "content-type": metricsType
    },
    body
  };
}
const maxBlockTime = 86400;
async function parseCommand(args, environment = process.env) {
  const { values: given2, positionals } = parseServiceOptions(args);
  const store = toStore(given2.store ?? (environment["ANCHOR_STORE"] || void 0));
  const { store: _given, ...others } = given2;
  const values = {
    ...others,
    ...withoutUndefined({ store })
  };
  const [name, target, ...rest] = positionals;
  if (name === void 0) return {
    name: "serve",
    settings: await toSettings(values)
  };
  if (name === "migrate" || name === "move") {
    if (target !== void 0) throw optionError(`${name} takes no further words`);
    if (store === void 0) throw optionError(`${name} needs --store URL`);
    if (name === "migrate") return {
      name,
      store
    };
    if (!values.data) throw optionError("move needs --data FILE, the queue to copy");
    return {
      name,
      data: values.data,
      store
    };
  }
  if (name !== "backup" && name !== "add-key") throw optionError(`Unknown command ${name}`);
  if (target === void 0 || rest.length > 0) throw optionError(`${name} takes one ${name === "backup" ? "file" : "name"}`);
  if (name === "add-key") return parseAddKeyCommand(target, values);
  if (!values.data || values.data === ":memory:") throw optionError("backup needs --data FILE, the ledger to copy");
  if (target === "") throw optionError("backup names no file");
  return {
    name,
    file: target,
    data: values.data
  };
}
function toStore(url2) {
  if (url2 === void 0) return void 0;
  if (!/^postgres(?:ql)?:\/\/./.test(url2) || !URL.canParse(url2)) throw optionError("--store must be such as postgres://anchor@db.example/anchor");
  return url2;
}
async function toSettings(values) {
  checkNeeds(values);
  const { data = ":memory:", "api-key": apiKey, "block-time": blockTime2 = "0", store } = values;
  const chainName = values["chain-name"];
  if (data === "") throw optionError("--data names no file");
  if (store !== void 0 && values.data !== void 0) throw optionError("--data and --store exclude each other");
  if (apiKey !== void 0 && !/^[\x21-\x7e]+$/.test(apiKey)) throw optionError("--api-key must be printable ASCII without spaces");
  if (chainName !== void 0 && !/^[\x21-\x7e](?:[\x20-\x7e]{0,98}[\x21-\x7e])?$/.test(chainName)) throw optionError("--chain-name must be 1 to 100 characters of printable ASCII without spaces at its ends");
  if (!/^[0-9]+(?:\.[0-9]+)?$/.test(blockTime2) || Number(blockTime2) > maxBlockTime) throw optionError(`--block-time ${blockTime2} is not a number of seconds from 0 to ${maxBlockTime}`);
  return {
    port: parseNumber(values, "port", [0, 65535]) ?? 8787,
    data,
    blockTimeMs: Math.ceil(Number(blockTime2) * 1e3),
    ...values["no-worker"] !== void 0 && { works: false },
    ...toReach(values),
    ...withoutUndefined({
      apiKey,
      chainName,
      store,
      node: await toNode(values)
    })
  };
}
function toReach(values) {
  const { listen: listen2, "api-keys": apiKeys, "public-url": publicUrl, oidc, store } = values;
  const tls = toTls(values);
  if (listen2 !== void 0 && isIP(listen2) === 0) throw optionError(`--listen ${listen2} is not an IP address`);
  if (apiKeys === "" || oidc === "") throw optionError("--api-keys and --oidc name one file each");
  if (apiKeys !== void 0 && values["api-key"] !== void 0) throw optionError("--api-key and --api-keys cannot be used together");
  if (listen2 !== void 0 && !isLoopbackAddress(listen2)) {
    if (values["api-key"] !== void 0) throw optionError(`--api-key is for loopback only, so --listen ${listen2} needs --api-keys FILE in its place`);
    if ((apiKeys ?? oidc ?? store) === void 0) throw optionError(`--listen ${listen2} can be reached from other machines, so it needs --api-keys FILE, --oidc FILE or --store URL`);
    if (tls === void 0) throw optionError(`--listen ${listen2} can be reached from other machines, so it needs --tls-cert and --tls-key`);
  }
  return withoutUndefined({
    listen: listen2,
    publicUrl: publicUrl === void 0 ? void 0 : toOrigin(publicUrl),
    tls,
    apiKeys,
    oidc
  });
}
async function toNode(values) {
  if (values.node === void 0) return void 0;
  const { parseNodeSettings } = await import("./chain-node.js");
  return parseNodeSettings(values.node, values);
}
function toTls({ "tls-cert": cert, "tls-key": key }) {
  if (cert === void 0 && key === void 0) return void 0;
  if (!cert || !key) throw optionError("--tls-cert and --tls-key name one file each, and go together");
  return {
    cert,
    key
  };
}
function toOrigin(text2) {
  const link = safeLink(text2);
  const origin = link && new URL(link).origin;
  if (origin && link === `${origin}/`) return origin;
  throw optionError("--public-url must be such as https://anchor.example");
}
function parseAddKeyCommand(key, values) {
  const { "api-keys": apiKeys, store } = values;
  if (!apiKeys && store === void 0) throw optionError("add-key needs --api-keys FILE or --store URL");
  if (!/^[\w.@-]{1,64}$/.test(key)) throw optionError("a key's name is 1 to 64 letters, digits and . _ - @");
  const limits = withoutUndefined({
    rate: parseNumber(values, "rate", [1, 999999]),
    count: parseNumber(values, "count", [1, 999999999])
  });
  return {
    name: "add-key",
    key,
    ...apiKeys ? { apiKeys } : { store: store ?? "" },
    limits
  };
}
async function runService(args) {
  if (args.includes("--help") || args.includes("-h")) return print(help);
  const command = await parseCommand(args);
  if (command.name === "serve") return await serveUntilStopped(command.settings);
  if (command.name === "backup") {
    await backUp(command.data, command.file);
    return print(`${command.data} is copied to ${command.file}`);
  }
  if ("apiKeys" in command) return print(await addKey(command.apiKeys, command.key, command.limits));
  const { runOnStore } = await import("./move.js");
  return print(await runOnStore(command));
}
async function print(text2) {
  const failure2 = await new Promise((resolve2) => {
    process.stdout.once("error", resolve2).write(`${text2}
`, resolve2);
  });
  if (failure2 && failure2.code !== "EPIPE") throw new Error(`Standard output could not be written: ${failure2.message}`);
}
async function serveUntilStopped(settings) {
  await serve(settings, logToStderr, async ({ url: url2, ledger, renew }) => {
    process.on("SIGHUP", () => void renew());
    const stopped = stopSignal();
    console.log(renderGreeting(url2, settings, await ledger.describe()));
    await stopped;
  });
}
async function serve(settings, write, use) {
  try {
    var _usingCtx$1 = _usingCtx();
    const { chainName, data, listen: address2, port, publicUrl } = settings;
    const certificate = readCertificate(settings.tls);
    const entries = openEntries(settings);
    const { ledger: opened, keys, shelf } = await openBackend(settings);
    _usingCtx$1.a(toDisposable(() => opened.close()));
    const ledger = {
      ...opened,
      about: () => ({
        ...opened.about(),
        ...withoutUndefined({ chainName })
      })
    };
    const source = keys ?? createMemoryKeys();
    const exchange = settings.oidc === void 0 ? void 0 : await createExchange(settings.oidc, source);
    const keyring = entries === void 0 && keys === void 0 && exchange === void 0 ? openKeyring : createKeyring(() => entries?.() ?? [], source);
    const socket = data === ":memory:" ? void 0 : await openBackupSocket(data, ledger);
    _usingCtx$1.a(toDisposable(() => socket?.close()));
    const log = (entry) => write(redactKeys(entry, settings.apiKey));
    const baseUrl = ({ url: url2 }) => publicUrl ?? new URL(url2).origin;
    const handle = createService({
      ledger,
      keyring,
      baseUrl,
      exchange,
      shelf,
      log
    });
    const demo = () => ledger.about().demo;
    const listener = await listen(() => handle, port, {
      address: address2,
      certificate,
      publicUrl,
      demo
    });
    _usingCtx$1.a(toDisposable(listener.close));
    const renewCertificate = () => {
      const renewed = readCertificate(settings.tls);
      if (renewed) listener.renew(renewed);
    };
    await use({
      url: listener.url,
      ledger,
      renew: async () => void await Promise.all([
        () => entries?.renew(),
        renewCertificate,
        () => exchange?.renew()
      ].map(tryOrLog))
    });
  } catch (_) {
    _usingCtx$1.e = _;
  } finally {
    await _usingCtx$1.d();
  }
}
function toDisposable(close) {
  return { [Symbol.asyncDispose]: async () => void await close() };
}
async function tryOrLog(step) {
  try {
    await step();
  } catch (error) {
    console.error(messageOf(error));
  }
}
async function openBackend(settings) {
  if (settings.node === void 0) return { ledger: openLedger(settings) };
  const { openNode } = await import("./chain-node.js");
  return await openNode(settings.node, settings);
}
function openEntries({ apiKey, apiKeys }) {
  if (apiKey === void 0 && apiKeys === void 0) return void 0;
  const read = () => apiKeys === void 0 ? [{
    name: "api-key",
    hash: toKeyHash(apiKey ?? ""),
    limits: {}
  }] : readKeyFile(apiKeys);
  let entries = read();
  return Object.assign(() => entries, { renew: () => void (entries = read()) });
}
function readCertificate(files) {
  if (files === void 0) return void 0;
  try {
    const certificate = {
      cert: readFileSync(files.cert),
      key: readFileSync(files.key)
    };
    createSecureContext(certificate);
    return certificate;
  } catch (cause) {
    const names = `${files.cert} with the key ${files.key}`;
    throw new Error(`The certificate ${names} cannot be used: ${messageOf(cause)}.`, { cause });
  }
}
function renderGreeting(url2, settings, chain) {
  const { apiKey, apiKeys, blockTimeMs, data, node, oidc, store } = settings;
  const keys = given([
    apiKey !== void 0 && "the one given by --api-key",
    apiKeys !== void 0 && `those of ${apiKeys}`,
    store !== void 0 && "those of the store",
    oidc !== void 0 && `those given by the rules of ${oidc}`
  ]);
  const blockTime2 = blockTimeMs === 0 ? "none, a stamp is in a block at once" : `${blockTimeMs / 1e3} s`;
  const place = data === ":memory:" ? "in memory, gone when this stops" : data;
  return [
    `Listening on ${url2}`,
    `API key: ${keys.join(", ") || "any that is not empty"}`,
    ...node === void 0 ? [`Block time: ${blockTime2}`] : [],
    `Ledger: ${store === void 0 ? place : `the store ${new URL(store).host}${new URL(store).pathname}`}`,
    `Chain: ${chain}`
  ].join("\n");
}
async function stopSignal() {
  const { promise, resolve: resolve2 } = Promise.withResolvers();
  process.on("SIGINT", resolve2);
  process.on("SIGTERM", resolve2);
  await promise;
}
export { AnchorError, _usingCtx, countsSchema, createGroupCommit, createKey, createStoreShelf, createTakingRows, createUid, digestFromWire, formatMerklePath, inGroups, isObject$1 as isObject, memberAt, merkleRoot, messageOf, minuteMs, normaliseUid, openDatabase, optionError, parseMerklePath, parseNodeAddress, parseNumber, plainText, readAtMost, readOne, readPragma, readRow, runService, takeAll, toAnchorError, toKeyHash, toMerkleTree, verifyResultOf, withoutUndefined };
