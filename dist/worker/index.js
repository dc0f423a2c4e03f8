import "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { createHash, hash } from "node:crypto";
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from "node:fs";
import "node:fs/promises";
const errorCatalogue = {
  INPUT_INVALID: { hint: "Correct it: docs/reference.md says what each input takes." },
  HASH_INVALID: { hint: "Send the file's SHA3-256 digest as 64 lowercase hex digits; openssl dgst -sha3-256 FILE prints it." },
  API_URL_MISSING: { hint: "Set ANCHOR_API_URL to the service's base address in the tool server's configuration, then restart it." },
  API_KEY_MISSING: { hint: "Set ANCHOR_API_KEY in the tool server's configuration and restart it, or give api_key for this one call." },
  STAMP_LIMIT_REACHED: { hint: "Ask the user before going on: restarting the tool server begins a new count, ANCHOR_MAX_STAMPS sets the limit." },
  NO_FILES_FOUND: { hint: "See that the build ran before, and that the patterns fit what it made. Where no file is fine, set if-no-files-found: ignore." },
  TOO_MANY_FILES: { hint: "Narrow the patterns (is node_modules among the files?), or raise max-files; anchor: manifest makes one request of any number of files." },
  OUTPUT_UNWRITABLE: { hint: "Make output-dir a writable folder with free space." },
  UNTRUSTED_EVENT: { hint: "Use mode: check, or verify with report: false, on pull requests, or set allow-untrusted-event after reading SECURITY.md." },
  FILE_UNREADABLE: {
    hint: "Give the runner's user permission to read the file.",
    aboutFile: true
  },
  FILE_VANISHED: {
    hint: "Another step or process removed the file; run this step after everything that writes it.",
    aboutFile: true
  },
  FILE_CHANGED: {
    hint: "Something still writes the file; run this step after everything that writes it.",
    aboutFile: true
  },
  FILE_NOT_REGULAR: {
    hint: "Only regular files can be hashed; leave devices, pipes and sockets out of the patterns.",
    aboutFile: true
  },
  FILE_IS_LINK: {
    hint: "Name the file itself, or set follow-symbolic-links: true.",
    aboutFile: true
  },
  FILE_OUTSIDE_WORKSPACE: {
    hint: "Copy the file into the workspace; a link that leaves it is never followed.",
    aboutFile: true
  },
  FILE_NAME_INVALID: {
    hint: "Rename the file: its name is not valid UTF-8, so no report could name it.",
    aboutFile: true
  },
  CHECKSUMS_INVALID: { hint: "Write lines as SHA3-256 (name) = hex, for example with cksum -a sha3 -l 256." },
  CHECKSUM_MISMATCH: {
    hint: "The file is not the one the checksum list was made for; find out which of the two is wrong.",
    aboutFile: true
  },
  CHECKSUM_MISSING: {
    hint: "Add the file to the checksum list, or take it out of the patterns.",
    aboutFile: true
  },
  PROOF_INVALID: {
    hint: "Use the proof file exactly as the service delivered it, for exactly this file.",
    aboutFile: true
  },
  EVIDENCE_INVALID: { hint: "Take the evidence file again from where it was published; a statement that was changed or cut proves nothing." },
  PROOF_MISSING: {
    hint: "Add the file's proof to the proofs patterns, or leave the file out.",
    aboutFile: true
  },
  API_KEY_REJECTED: {
    hint: "The service does not take this key: is it whole, and the account's present one? Pull requests from forks have no secrets.",
    stopsRun: true
  },
  PLAN_LIMIT_REACHED: {
    hint: "The plan is used up: raise it, or use anchor: manifest (one stamp).",
    stopsRun: true
  },
  RATE_LIMITED: {
    hint: "The service asks for fewer requests: set request-rate, lower concurrency, or use anchor: manifest, then run the job again.",
    outage: true
  },
  ENDPOINT_NOT_FOUND: { hint: "The service has nothing at this address: set api-url to its base address alone, without /core and what follows it." },
  REDIRECT_REFUSED: {
    hint: "Set api-url to the address that the service now has. Redirects are never followed: they would carry the key to another place.",
    stopsRun: true
  },
  REQUEST_REJECTED: { hint: "Report the request id to the service's operator, who can see why it was refused." },
  SERVICE_REFUSED: { hint: "Report the request id to the service's operator; nothing was anchored by this request." },
  SERVICE_UNAVAILABLE: {
    hint: "Run the job again later; this says nothing about your files.",
    outage: true
  },
  SERVICE_UNREACHABLE: {
    hint: "Is api-url spelled right? If so, check DNS, proxy and firewall.",
    outage: true
  },
  TLS_REJECTED: {
    hint: "Check the server's certificate; give a private CA by NODE_EXTRA_CA_CERTS. Verification cannot be switched off.",
    stopsRun: true
  },
  CONNECTION_LOST: {
    hint: "Run the job again later; this says nothing about your files.",
    outage: true
  },
  REQUEST_TIMEOUT: {
    hint: "Raise request-timeout or run the job again later.",
    outage: true
  },
  RESPONSE_INVALID: { hint: "Check api-url: a proxy, a login page or another program may have answered in the service's place." },
  REPLY_MISMATCH: {
    hint: "Trust no result of this run: the service answered about something that was not asked. Tell its operator.",
    stopsRun: true
  },
  NODE_UNREACHABLE: {
    hint: "Check that the chain node runs and is reached under this address; this says nothing about your files.",
    outage: true
  },
  NODE_NOT_AUTHORISED: {
    hint: "Check user and password of the chain node, and that it runs with -rpccrlf.",
    stopsRun: true
  },
  NODE_ANSWER_INVALID: { hint: "Check the address: something other than a chain node may have answered, or a node of another version." },
  CHAIN_UNNAMED: { hint: "Set the input chain to the chain's name and an explorer's address: in a few years nobody else can say where to look." },
  NOT_ATTEMPTED: { hint: "See what stopped the run, mend it and run the job again; nothing was sent for this one." },
  RELEASE_NOT_FOUND: { hint: "Create the release first, or name it with release-tag. A draft is visible only with permissions: contents: write, which tokens of forks never have." },
  RELEASE_AMBIGUOUS: { hint: "Delete the draft that is not wanted, or publish the one that is, and run the job again." },
  RELEASE_NOT_READABLE: { hint: "Give the job permissions: contents: read, or contents: write to see drafts." },
  RELEASE_NOT_WRITABLE: { hint: "Give the job permissions: contents: write. Tokens of pull requests from forks and of Dependabot stay read-only: set release-attach: none there." },
  ISSUE_NOT_WRITABLE: { hint: "Give the job permissions: issues: write, and see that the repository has its issues switched on." },
  RELEASE_IMMUTABLE: { hint: "Attach while the release is a draft: create the draft, upload, run this step, then publish. Its notes stay editable: release-attach: body." },
  RELEASE_BODY_FULL: { hint: "Shorten the release notes: GitHub takes 125,000 characters. Or use release-attach: both, whose log is an asset, or assets." },
  RELEASE_WRITE_LOST: { hint: "Others keep writing to these release notes at the same time: let these jobs wait for each other (needs: or concurrency: in the workflow)." },
  ASSET_DIGEST_MISMATCH: {
    hint: "Do not trust this asset: what is served is not what GitHub recorded at its upload. Delete it and upload it again.",
    aboutFile: true
  },
  ASSET_UNREADABLE: {
    hint: "Run the job again later; this says nothing about the asset.",
    outage: true
  },
  ASSET_NOT_UPLOADED: { hint: "Run the job again; the evidence is in output-dir too." },
  ASSET_LIMIT_REACHED: { hint: "A release takes 1,000 assets: delete some, or use release-attach: body." },
  REPORT_UNAVAILABLE: { hint: "Run the job again within the hour in which the service keeps a report." },
  REPORT_INVALID: { hint: "Tell the service's operator: the report it linked to cannot be kept as evidence." },
  WITNESS_UNAVAILABLE: { hint: "Check the address in the input witness, or run the job again later; all other evidence is as good without it." },
  WITNESS_INVALID: { hint: "Check the address in the input witness: another program may have answered in its place. What came was not kept." },
  WITNESS_CLOCK: { hint: "See whether the clock of this machine is right; if it is, name another witness." },
  GITHUB_TOKEN_REJECTED: { hint: "Check the github-token input; its default is the job's own token." },
  GITHUB_RATE_LIMITED: {
    hint: "Run the job again later; GitHub limits how often a token may ask.",
    outage: true
  },
  GITHUB_UNAVAILABLE: {
    hint: "Run the job again later; this says nothing about your files.",
    outage: true
  },
  GITHUB_REFUSED: { hint: "GitHub says why: correct that, and run the job again. The evidence is in output-dir too." },
  INTERNAL: { hint: "This is a defect of this program, not of your files: please report it at https://github.com/anchor-artifacts/anchor-artifacts/issues with the problem report at the end of the log." }
};
const unseenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
function sentence(text) {
  return /[.!?…][)”"']?$/u.test(text) ? text : `${text}.`;
}
new RegExp(`${/(?<=\p{Extended_Pictographic})\uFE0F/u.source}|(${unseenCharacters.source})`, "gu");
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
    const message = said === void 0 ? account : sentence(`${account.replace(/\.$/, "")}: ${said}`);
    super(message, cause === void 0 ? void 0 : { cause });
    this.code = code;
    this.requestId = requestId;
    this.hint = hint ?? (isOutOfFiles(cause) ? openFilesAdvice : errorCatalogue[code].hint);
    this.account = account;
    this.said = said;
    this.retryAfterMs = retryAfterMs;
    this.httpStatus = httpStatus;
  }
};
const openFilesAdvice = "This process may open no more files: raise the limit of open files (ulimit -n), and run the job again.";
function isOutOfFiles(thrown) {
  return thrown instanceof Error && "code" in thrown && (thrown.code === "EMFILE" || thrown.code === "ENFILE");
}
function toAnchorError(thrown) {
  if (thrown instanceof AnchorError) return thrown;
  if (isOutOfFiles(thrown)) return new AnchorError("FILE_UNREADABLE", "The system lets this process open no more files (ulimit -n).", { cause: thrown });
  return new AnchorError("INTERNAL", messageOf(thrown), { cause: thrown });
}
function messageOf(thrown) {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
const messages = {
  FILE_UNREADABLE: "It cannot be read",
  FILE_VANISHED: "It is not there",
  FILE_CHANGED: "It changed while it was being hashed",
  FILE_NOT_REGULAR: "It is not a regular file",
  FILE_IS_LINK: "It is a symbolic link, or lies behind one",
  FILE_OUTSIDE_WORKSPACE: "It is not in the workspace",
  FILE_NAME_INVALID: "Its name is not valid UTF-8"
};
const codesBySystemCode = {
  ENOENT: "FILE_VANISHED",
  ENOTDIR: "FILE_VANISHED",
  ELOOP: "FILE_IS_LINK",
  EMLINK: "FILE_IS_LINK",
  ENXIO: "FILE_NOT_REGULAR",
  ENODEV: "FILE_NOT_REGULAR",
  EISDIR: "FILE_NOT_REGULAR"
};
const remedies = { EIO: "The disk could not read the file: check the disk, or write the file anew." };
function fileError(code, { detail, ...options } = {}) {
  return new AnchorError(code, `${messages[code]}${detail === void 0 ? "" : ` (${detail})`}.`, options);
}
function toFileError(thrown) {
  const code = systemCode(thrown);
  if (code === void 0) return toAnchorError(thrown);
  return fileError(codesBySystemCode[code] ?? "FILE_UNREADABLE", {
    detail: code,
    cause: thrown,
    hint: remedies[code]
  });
}
function systemCode(thrown) {
  return thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" && "errno" in thrown ? thrown.code : void 0;
}
const lowercaseHex = /^[0-9a-f]{64}$/;
function isDigest(text) {
  return lowercaseHex.test(text);
}
const bufferSize = 262144;
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
function createBuffer() {
  return Buffer.allocUnsafeSlow(bufferSize);
}
function hashFileSync(path, buffer, settings) {
  const file = openSync(path, flags);
  try {
    const before = fstatSync(file);
    if (!before.isFile()) throw fileError("FILE_NOT_REGULAR");
    const isSmall = before.size < buffer.length;
    const digests = (isSmall ? digestSmall : digestLarge)(file, before.size, buffer, settings);
    if (!isSameState(before, isSmall ? fstatSync(file) : lstatSync(path))) throw changed(path);
    return toHashes(digests, before, settings);
  } finally {
    closeSync(file);
  }
}
function changed(path) {
  lstatSync(path);
  return fileError("FILE_CHANGED");
}
function digestSmall(file, size, buffer, settings) {
  let total = 0;
  let read = 0;
  do {
    read = readSync(file, buffer, total, buffer.length - total, null);
    total += read;
  } while (read > 0 && total < size);
  if (total !== size) throw fileError("FILE_CHANGED");
  const bytes = buffer.subarray(0, total);
  const digest = settings.engine.hash(bytes);
  const digests = settings.sha256 ? {
    digest,
    sha256: hash("sha256", bytes, "hex")
  } : { digest };
  settings.onBytes(total);
  return digests;
}
function digestLarge(file, size, buffer, settings) {
  const meter = createMeter(size, settings);
  for (; ; ) {
    const read = readSync(file, buffer, 0, buffer.length, null);
    if (read === 0) return meter.finish();
    meter.add(buffer.subarray(0, read));
  }
}
function createMeter(size, { engine, sha256, onBytes }) {
  const sha3 = engine.create();
  const sha2 = sha256 ? createHash("sha256") : void 0;
  let total = 0;
  return {
    add: (bytes) => {
      total += bytes.length;
      if (total > size) throw fileError("FILE_CHANGED");
      sha3.update(bytes);
      sha2?.update(bytes);
      onBytes(bytes.length);
    },
    finish: () => {
      if (total < size) throw fileError("FILE_CHANGED");
      return {
        digest: sha3.digest(),
        ...sha2 && { sha256: sha2.digest("hex") }
      };
    }
  };
}
function toHashes(digests, stats, { fingerprint }) {
  const { size } = stats;
  return fingerprint ? {
    ...digests,
    size,
    fingerprint: fingerprintOf(stats)
  } : {
    ...digests,
    size
  };
}
function fingerprintOf(stats) {
  return [
    stats.dev,
    stats.ino,
    stats.size,
    stats.mtimeMs,
    stats.ctimeMs
  ].join(":");
}
function isSameState(one, other) {
  return one.ctimeMs === other.ctimeMs && one.mtimeMs === other.mtimeMs && one.size === other.size && one.nlink === other.nlink && one.ino === other.ino && one.dev === other.dev;
}
const openssl = {
  name: "openssl",
  hash: (bytes) => checkedDigest(hash("sha3-256", bytes, "hex")),
  create: () => {
    const state = createHash("sha3-256");
    return {
      update: (bytes) => void state.update(bytes),
      digest: () => checkedDigest(state.digest("hex"))
    };
  }
};
function checkedDigest(hex) {
  if (!isDigest(hex)) throw new RangeError(`The hash engine returned ${hex.length} characters that are no digest.`);
  return hex;
}
const sendEveryMs = 20;
function hashTask({ paths, sha256, fingerprint, next }, send) {
  const buffer = createBuffer();
  let results = [];
  let bytes = 0;
  let sent = Number.NEGATIVE_INFINITY;
  const post = () => {
    send({
      results,
      bytes
    });
    results = [];
    bytes = 0;
    sent = performance.now();
  };
  const postWhenDue = () => {
    if (performance.now() - sent >= sendEveryMs) post();
  };
  const onBytes = (count) => {
    bytes += count;
    postWhenDue();
  };
  const settings = {
    engine: openssl,
    sha256,
    fingerprint,
    onBytes
  };
  for (let job = Atomics.add(next, 0, 1); job < paths.length; job = Atomics.add(next, 0, 1)) {
    const result = attemptHash(job, () => hashFileSync(paths[job] ?? "", buffer, settings));
    results.push(result);
    postWhenDue();
  }
  if (results.length > 0) post();
}
function attemptHash(job, hash2) {
  try {
    return {
      job,
      hashes: hash2()
    };
  } catch (thrown) {
    const { code, message, hint } = toFileError(thrown);
    return {
      job,
      failure: {
        code,
        message,
        hint
      }
    };
  }
}
hashTask(workerData, (batch) => parentPort?.postMessage(batch, []));
export {};
