import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};
;
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;
const digestPattern = /^[0-9a-f]{64}$/;
function isDigest(text) {
  return digestPattern.test(text);
}
function digestFromWire(text) {
  if (typeof text !== "string")
    return void 0;
  const bareHex = text.replace(/^0x/i, "").toLowerCase();
  return isDigest(bareHex) ? bareHex : void 0;
}
function toChainHex(text) {
  const bareHex = text.replace(/^0x/i, "").toUpperCase();
  if (!/^(?:[0-9A-F]{2}){1,64}$/.test(bareHex))
    throw new RangeError("This is no hex of whole bytes.");
  return `0x${bareHex}`;
}
function digestFromBytes(bytes) {
  const hex = bytesToHex(bytes);
  if (!isDigest(hex))
    throw new RangeError(`A SHA3-256 digest has 32 bytes, not ${bytes.length}.`);
  return hex;
}
const emptyDigest = "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a";
function isSameDigest(text, digest) {
  return digestFromWire(text) === digest;
}
;
const stepNoAnswerHint = "Your files are not judged. Wait a few minutes, then run the job again. After a stamp, wait for block-time first: it may have been paid for. What the chain holds by then is not paid again.";
const stepAfterStamp = "After a stamp, wait for block-time first: what the chain holds by then is not paid again.";
const front_errorCatalogue = {
  INPUT_INVALID: { hint: "Correct the input. docs/reference.md says what each input takes." },
  HASH_INVALID: {
    hint: "Send the file's SHA3-256 digest as 64 lowercase hex digits. openssl dgst -sha3-256 FILE prints it."
  },
  API_URL_MISSING: {
    hint: "Set ANCHOR_API_URL to the service's base address in the tool server's configuration. Then restart the server."
  },
  API_KEY_MISSING: {
    hint: "Set ANCHOR_API_KEY in the tool server's configuration and restart the server. Or give api_key for this one call."
  },
  STAMP_LIMIT_REACHED: {
    hint: "Ask the user whether more stamps are wanted. The user sets the limit with ANCHOR_MAX_STAMPS."
  },
  NO_FILES_FOUND: {
    hint: "Check that the build ran before this step, and that the patterns fit its files. If a run without files is all right, set if-no-files-found: ignore."
  },
  TOO_MANY_FILES: {
    hint: "Make the patterns narrower (do they match node_modules?), or raise max-files. With anchor: manifest, all files together need only one request."
  },
  OUTPUT_UNWRITABLE: { hint: "Set output-dir to a folder that can be written and has free space." },
  UNTRUSTED_EVENT: {
    hint: "For pull requests, use mode: check with release-attach: none. To verify, set report: false too. In a monitor, set issue: false. Read SECURITY.md before you set allow-untrusted-event: true."
  },
  FILE_UNREADABLE: { hint: "Give the runner's user permission to read the file.", aboutFile: true },
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
  CHECKSUMS_INVALID: {
    hint: "Write each line as SHA3-256 (name) = hex. cksum -a sha3 -l 256 FILE prints such a line."
  },
  CHECKSUM_MISMATCH: {
    hint: "This is not the file that the list was made for. Find out which of the two is wrong.",
    aboutFile: true
  },
  CHECKSUM_MISSING: { hint: "Add the file to the checksum list, or take it out of the patterns.", aboutFile: true },
  PROOF_INVALID: {
    hint: "Use the proof file that the service sent for exactly this file, and do not change it.",
    aboutFile: true
  },
  EVIDENCE_INVALID: {
    hint: "Download the evidence again from the place where it was published. Evidence that was changed or cut proves nothing."
  },
  PROOF_MISSING: { hint: "Add the file's proof to the proofs patterns, or leave the file out.", aboutFile: true },
  API_KEY_REJECTED: {
    hint: "The service refused the key. Copy the newest key of your account into the secret again, all of it. Pull requests from forks have no secrets.",
    stopsRun: true
  },
  PLAN_LIMIT_REACHED: {
    hint: "The account's plan is used up. Ask the service's operator for more. With anchor: manifest, all files together need one stamp.",
    stopsRun: true
  },
  RATE_LIMITED: {
    hint: `The service asks for fewer requests. ${stepAfterStamp} Lower concurrency, or use anchor: manifest. Then run the job again.`,
    outage: true
  },
  ENDPOINT_NOT_FOUND: {
    hint: "The service has nothing at this address. Set api-url to its base address alone, without /core and what follows it."
  },
  REDIRECT_REFUSED: {
    hint: "The redirect was not followed: it could give your key to somebody else. Ask the service's operator for the right api-url.",
    stopsRun: true
  },
  REQUEST_REJECTED: { hint: "Give the request id to the service's operator, who can see why the request was refused." },
  SERVICE_REFUSED: { hint: "Give the request id to the service's operator. This request anchored nothing." },
  SERVICE_UNAVAILABLE: { hint: stepNoAnswerHint, outage: true },
  SERVICE_UNREACHABLE: {
    hint: "The service cannot be reached from this machine. Check the network, the proxy and the firewall.",
    outage: true
  },
  TLS_REJECTED: {
    hint: "Check the server's certificate. If your company has its own CA, put the path of its file in NODE_EXTRA_CA_CERTS. The check cannot be switched off.",
    stopsRun: true
  },
  CONNECTION_LOST: { hint: stepNoAnswerHint, outage: true },
  REQUEST_TIMEOUT: { hint: `${stepNoAnswerHint} If it happens again, raise request-timeout.`, outage: true },
  RESPONSE_INVALID: {
    hint: "Check api-url. A proxy, a login page or another program may have answered in place of the service."
  },
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
  NODE_ANSWER_INVALID: {
    hint: "Check the node's address. Another program may have answered, or a node of another version."
  },
  CHAIN_UNNAMED: {
    hint: "Set the input chain to the chain's name and an explorer's address. Then the evidence still says in some years where to look."
  },
  NOT_ATTEMPTED: {
    hint: `${stepAfterStamp} If somebody cancelled the run, run the job again. Otherwise first correct what stopped it: another message says what.`
  },
  RELEASE_NOT_FOUND: {
    hint: "Create the release first, or name it with release-tag. To see a draft, the job needs permissions: contents: write. A fork's token never has that permission."
  },
  RELEASE_AMBIGUOUS: {
    hint: "Delete the draft that you do not want, or publish the one that you want. Then run the job again."
  },
  RELEASE_NOT_READABLE: { hint: "Give the job permissions: contents: read. To see drafts, it needs contents: write." },
  RELEASE_NOT_WRITABLE: {
    hint: "Give the job permissions: contents: write. Tokens of forks and of Dependabot can only read: set release-attach: none there."
  },
  ISSUE_NOT_WRITABLE: {
    hint: "Give the job permissions: issues: write. Check that issues are switched on in the repository."
  },
  RELEASE_IMMUTABLE: {
    hint: "Set release-attach: body; the notes can still be changed. Next time, run this step before the release is published."
  },
  RELEASE_BODY_FULL: {
    hint: "Shorten the release notes: GitHub allows 125,000 characters. Or set release-attach: assets or both, which keep the records in a file of the release."
  },
  RELEASE_WRITE_LOST: {
    hint: "Several jobs write to these release notes at the same time. Let one job wait for the other, by needs: or concurrency: in the workflow."
  },
  ASSET_DIGEST_MISMATCH: {
    hint: "Do not use this file. Save a copy of the download, remove the file from the release, and tell the release's owner. Upload a new file only after that.",
    aboutFile: true
  },
  ASSET_UNREADABLE: { hint: "The file is not judged. Run the job again later.", outage: true },
  ASSET_NOT_JUDGED: {
    hint: "The release has changed since this run read it. Run the job again, after the last upload."
  },
  ASSET_NOT_UPLOADED: { hint: "Run the job again. The evidence is also in output-dir." },
  ASSET_LIMIT_REACHED: { hint: "A release can have 1,000 files. Delete some, or set release-attach: body." },
  REPORT_UNAVAILABLE: {
    hint: "The report is the service's PDF about a verification. The verdict on your files stands without it. If you want it, open its link in results.json within one hour, before the service deletes it. A new report is a new payment."
  },
  REPORT_INVALID: {
    hint: "The report is the service's PDF about a verification. The verdict on your files stands without it. Tell the service's operator that the link does not lead to a usable report."
  },
  WITNESS_UNAVAILABLE: {
    hint: "Run the job again later: an outage of others ends. If it stays, check the address in the input witness, or name another clock.",
    outage: true
  },
  WITNESS_INVALID: {
    hint: "Check the address in the input witness: another program may answer there. If it is right, use another witness."
  },
  WITNESS_CLOCK: {
    hint: "The time-stamp was kept. Check the clock of this machine. If it is right, use another witness."
  },
  GITHUB_TOKEN_REJECTED: { hint: "Check the input github-token. Its default is the job's own token." },
  GITHUB_RATE_LIMITED: { hint: "Run the job again later. GitHub limits how often a token may ask.", outage: true },
  GITHUB_UNAVAILABLE: { hint: "Your files are not judged. Run the job again later.", outage: true },
  GITHUB_REFUSED: {
    hint: "GitHub's answer says why. Correct that, and run the job again. The evidence is also in output-dir."
  },
  INTERNAL: {
    hint: "This is a defect of this program. It says nothing about your files. If this run was to stamp, run a check before you stamp again: stamps may have been paid for. Please report the defect at https://github.com/anchor-artifacts/anchor-artifacts/issues, with the problem report at the end of the log."
  }
};
function renderFor(text, front) {
  return typeof text === "function" ? text(front) : text;
}
const lostStampAdvice = "Check this digest in a few minutes. Stamp it again only if the check does not find it.";
const stepFront = {
  hintOf: (code) => front_errorCatalogue[code].hint,
  input: (name) => name,
  setting: (name, value) => `${name}: ${value}`,
  missing: (name, mode) => name === "api-url" ? `api-url is missing; it must be the service's base address, like https://example.org${mode === "stamp" ? ". Without an account, name independent clocks in witness" : ""}` : "api-key is empty. Check that the secret exists, that the workflow spells its name in the same way, and that this workflow may use it. Pull requests from forks have no secrets: set if-no-api-key: skip for them",
  unusableInputs: (count) => count === 1 ? "An input is not usable." : `${count} inputs are not usable.`,
  again: "run the job again",
  againAtStart: "Run the job again",
  afterStamp: lostStampAdvice
};
;
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const textLimits = { message: 500, word: 128 };
const plainAscii = /^[!-~]+(?: [!-~]+)*$/;
function plainText(text, limit = textLimits.message) {
  if (text.length <= limit && plainAscii.test(text))
    return text;
  const isCut = text.length > limit;
  const oneLine = text.slice(0, limit).replaceAll(/[\t\n\r\u2028\u2029]+/g, " ");
  return oneLine.replaceAll(invisibleCharacters, "").trim() + (isCut ? "\u2026" : "");
}
function text_sentence(text) {
  return /[.!?…:][)”"']?$/u.test(text) ? text : `${text}.`;
}
const maxShownNameLength = 200;
const maxLineLength = 4e3;
const namedEscapes = /* @__PURE__ */ new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["	", "\\t"]
]);
const emojiStyle = /(?<=\p{Extended_Pictographic})\uFE0F/u;
const safeLine = /^(?:[⚓⏳✅❌❔⛔]|📡|⏭\uFE0F|[!-9;-Z\\-~])[ -Z\\-~]*$/;
const invisibleOrStyle = new RegExp(`${emojiStyle.source}|(${invisibleCharacters.source})`, "gu");
function toLine(text, limit = maxLineLength) {
  if (text.length <= limit && safeLine.test(text))
    return text;
  const visibleText = shorten(text, limit).replaceAll(invisibleOrStyle, (match, invisible) => invisible === void 0 ? match : namedEscapes.get(match) ?? escapeOf(match));
  const withoutCommands = visibleText.includes("[") ? visibleText.replaceAll(/#(?![a-z])/g, escapeOf) : visibleText;
  return withoutCommands.replace(/^([\s\p{M}]*)(:)/u, (_, before, colon) => before + escapeOf(colon));
}
function toLineName(name, limit = maxShownNameLength) {
  return toLine(name, limit).replaceAll(/^ | $| (?= )/g, escapeOf);
}
function renderDuration(ms) {
  return ms < 12e4 ? counted(Math.ceil(ms / 1e3), "second") : counted(Math.round(ms / 6e4), "minute");
}
function counted(count, noun, nouns = `${noun}s`) {
  return count === 1 ? `1 ${noun}` : `${count} ${nouns}`;
}
function toLineNames(names) {
  return renderFew(names, (name) => toLineName(name));
}
function wrapLine(line, columns, indent = 0) {
  if (line.length < columns)
    return line;
  const widthOf = (text) => text.replaceAll(/\p{Cc}\[\d+m/gu, "").length;
  const lines = [];
  let lastLine = "";
  for (const [part, word = ""] of line.matchAll(/\s*(\S+)/g)) {
    if (lastLine === "" || widthOf(lastLine + part) < columns)
      lastLine += part;
    else {
      lines.push(lastLine);
      lastLine = " ".repeat(Math.max(0, Math.min(indent, columns - 1 - widthOf(word)))) + word;
    }
  }
  return [...lines, lastLine].join("\n");
}
function escapeOf(character) {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
function shorten(text, limit) {
  if (text.length <= limit)
    return text;
  const codePoints = Array.from(text);
  if (codePoints.length <= limit)
    return text;
  const head = codePoints.slice(0, Math.ceil(limit / 2)).join("");
  return `${head}\u2026${codePoints.slice(-Math.floor(limit / 2)).join("")}`;
}
const sizeUnits = (
  /* unused pure expression or super */
  null
);
function renderBytes(bytes) {
  const power = Math.min(sizeUnits.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)));
  const amount = bytes / 1024 ** power;
  return `${power === 0 ? amount : amount.toFixed(1)} ${sizeUnits[power]}`;
}
function nonEmpty(parts) {
  return parts.filter((part) => typeof part === "string" && part !== "");
}
function renderFew(items, render) {
  const shownText = items.slice(0, maxItems).map(render).join(", ");
  return shownText + (items.length > maxItems ? ` and ${items.length - maxItems} more` : "");
}
const maxItems = 10;
const isoDate = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::[\d.]+)? ?(Z|UTC|[+-]\d\d:?\d\d)?)?$/;
function toReadableMinute(date) {
  const text = typeof date === "string" ? date : date.toISOString();
  const [, day = "", time, zone] = isoDate.exec(text) ?? [];
  const offset = zone?.replace("UTC", "Z").replace(/(\d\d):?(\d\d)$/, "$1:$2") ?? "Z";
  const moment = /* @__PURE__ */ new Date(`${day}T${time ?? "00:00"}${offset}`);
  const [, readableDay, minute] = /, 0?(\d+ \w+ \d+) (\d\d:\d\d)/.exec(moment.toUTCString()) ?? [];
  return readableDay === void 0 ? text : nonEmpty([readableDay, time && minute, zone && "UTC"]).join(" ");
}
function toReadableDay(date) {
  return /^\d{1,2} [A-Z][a-z]{2} \d{4}(?= |$)/.exec(toReadableMinute(date))?.[0];
}
function toServiceDate(date) {
  const readable = plainText(toReadableMinute(date), textLimits.word);
  return readable.endsWith(" UTC") ? readable : `${readable}, as the service writes it`;
}
function findKeyMistake(key) {
  if (/^(?:\$\{.*\}|\{\{.*\}\}|<.*>|".*"|'.*')$/s.test(key))
    return "is a placeholder, or is in quotes, and not the key itself";
  return /^[!-~]*$/.test(key) ? void 0 : "contains a space, a line break or a character outside ASCII";
}
;
function errorFacts(code) {
  return errorCatalogue[code];
}
class errors_AnchorError extends Error {
  name = "AnchorError";
  code;
  requestId;
  /** What to do, in place of the catalogue's hint; absent where the catalogue's hint fits. */
  ownHint;
  paid;
  saysUnsent;
  /** The part of `message` before the service's words; it ends without a full stop where `quotation` is given. */
  ownMessage;
  /** The lines of `message`: where several mistakes are listed, the first line introduces the others. */
  lines;
  quotation;
  retryAfterMs;
  httpStatus;
  constructor(code, text, options = {}) {
    const { cause, requestId, quotation, hint, paid, saysUnsent = false, retryAfterMs, httpStatus } = options;
    const messageLines = typeof text === "string" ? [text] : text;
    const ownLines = quotation === void 0 ? messageLines.map(text_sentence) : messageLines;
    const ownMessage = ownLines.join("\n");
    super(withQuote({ ownMessage, quotation }), cause === void 0 ? void 0 : { cause });
    this.code = code;
    this.requestId = requestId;
    this.ownHint = hint ?? (hasTooManyOpenFiles(cause) ? openFilesAdvice : void 0);
    this.paid = paid;
    this.saysUnsent = saysUnsent;
    this.ownMessage = ownMessage;
    this.lines = quotation === void 0 ? ownLines : [this.message];
    this.quotation = quotation;
    this.retryAfterMs = retryAfterMs;
    this.httpStatus = httpStatus;
  }
  get hint() {
    return this.hintFor();
  }
  /** Says what to do, in the words of `front`, and at the end what to do about a stamp that may have been made. */
  hintFor(front = stepFront) {
    const { code, ownHint, paid } = this;
    return nonEmpty([renderFor(ownHint ?? front.hintOf(code), front), paid === "stamp" && front.afterStamp]).join(" ");
  }
}
function withQuote({ ownMessage, quotation }) {
  return quotation === void 0 ? ownMessage : text_sentence(`${ownMessage}: ${quotation}`);
}
function withoutQuote({ ownMessage }) {
  return sentence(ownMessage);
}
function withMessage(error, message, hint = error.ownHint, paid = error.paid) {
  const { code, cause, requestId, quotation, retryAfterMs, httpStatus } = error;
  return new errors_AnchorError(code, message, { cause, requestId, quotation, retryAfterMs, httpStatus, hint, paid });
}
const openFilesAdvice = "Raise the limit of open files (ulimit -n), or lower concurrency. Then run it again.";
function hasTooManyOpenFiles(thrown) {
  return /^E[MN]FILE$/.test(errors_systemCode(thrown) ?? "");
}
function toAnchorError(thrown) {
  if (thrown instanceof errors_AnchorError)
    return thrown;
  if (hasTooManyOpenFiles(thrown)) {
    const message = "Too many files are open at once: the system refused to open one more.";
    return new errors_AnchorError("FILE_UNREADABLE", message, { cause: thrown });
  }
  return new errors_AnchorError("INTERNAL", messageOf(thrown), { cause: thrown });
}
function isOutage({ code, cause }) {
  if (code === "NOT_ATTEMPTED")
    return cause instanceof errors_AnchorError && isOutage(cause);
  return errorFacts(code).outage === true;
}
function messageOf(thrown) {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
function errors_systemCode(thrown) {
  return thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" && "errno" in thrown ? thrown.code : void 0;
}
;
const bufferBytes = 256 * 1024;
const openFlags = external_node_fs_namespaceObject.constants.O_RDONLY | (external_node_fs_namespaceObject.constants.O_NOFOLLOW ?? 0) | (external_node_fs_namespaceObject.constants.O_NONBLOCK ?? 0);
function createBuffer() {
  return Buffer.allocUnsafeSlow(bufferBytes);
}
function hashFileSync(path, buffer, settings) {
  const hashing = startHash(path, buffer, settings);
  let hashes = hashNextPiece(hashing);
  while (hashes === void 0)
    hashes = hashNextPiece(hashing);
  return hashes;
}
function startHash(path, buffer, settings) {
  const descriptor = (0, external_node_fs_namespaceObject.openSync)(path, openFlags);
  let isLarge = false;
  try {
    const before = (0, external_node_fs_namespaceObject.fstatSync)(descriptor);
    if (!before.isFile())
      throw fileError("FILE_NOT_REGULAR");
    isLarge = before.size >= buffer.length;
    if (isLarge)
      return hashLarge(descriptor, path, before, buffer, settings);
    const digests = digestSmall(descriptor, before.size, buffer, settings);
    return toHashes(digests, path, before, (0, external_node_fs_namespaceObject.fstatSync)(descriptor), settings);
  } finally {
    if (!isLarge)
      (0, external_node_fs_namespaceObject.closeSync)(descriptor);
  }
}
function hashNextPiece(hashing) {
  if (!("next" in hashing))
    return hashing;
  const { done, value } = hashing.next();
  return done === true ? value : void 0;
}
function* hashLarge(descriptor, path, before, buffer, settings) {
  try {
    const digests = yield* digestLarge(descriptor, before.size, buffer, settings);
    return toHashes(digests, path, before, (0, external_node_fs_namespaceObject.lstatSync)(path), settings);
  } finally {
    (0, external_node_fs_namespaceObject.closeSync)(descriptor);
  }
}
function toHashes(digests, path, before, after, settings) {
  if (!isSameState(before, after)) {
    (0, external_node_fs_namespaceObject.lstatSync)(path);
    throw fileError("FILE_CHANGED");
  }
  const { size } = before;
  return settings.wantsFingerprint ? { ...digests, size, fingerprint: fingerprintOf(before) } : { ...digests, size };
}
function digestSmall(descriptor, size, buffer, settings) {
  let totalBytes = 0;
  let readBytes = 0;
  do {
    readBytes = (0, external_node_fs_namespaceObject.readSync)(descriptor, buffer, totalBytes, buffer.length - totalBytes, null);
    totalBytes += readBytes;
  } while (readBytes > 0 && totalBytes < size);
  if (totalBytes !== size)
    throw fileError("FILE_CHANGED");
  const bytes = buffer.subarray(0, totalBytes);
  const digests = toDigests(bytes, settings);
  settings.onBytes(totalBytes);
  return digests;
}
function* digestLarge(descriptor, size, buffer, { wantsSha256, onBytes }) {
  const sha3 = createSha3();
  const sha2 = wantsSha256 ? (0, external_node_crypto_namespaceObject.createHash)("sha256") : void 0;
  for (let totalBytes = 0; ; yield) {
    const readBytes = (0, external_node_fs_namespaceObject.readSync)(descriptor, buffer, 0, buffer.length, null);
    totalBytes += readBytes;
    if (readBytes === 0 ? totalBytes < size : totalBytes > size)
      throw fileError("FILE_CHANGED");
    if (readBytes === 0)
      return { digest: sha3.digest(), ...sha2 && { sha256: sha2.digest("hex") } };
    const bytes = buffer.subarray(0, readBytes);
    sha3.update(bytes);
    sha2?.update(bytes);
    onBytes(readBytes);
  }
}
function fingerprintOf(stats) {
  return [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(":");
}
function isSameState(one, other) {
  return one.ctimeMs === other.ctimeMs && one.mtimeMs === other.mtimeMs && one.size === other.size && one.nlink === other.nlink && one.ino === other.ino && one.dev === other.dev;
}
function hashBytes(bytes) {
  return toDigest((0, external_node_crypto_namespaceObject.hash)("sha3-256", bytes, "hex"));
}
function toDigests(bytes, { wantsSha256 }) {
  const digest = hashBytes(bytes);
  return wantsSha256 ? { digest, sha256: (0, external_node_crypto_namespaceObject.hash)("sha256", bytes, "hex") } : { digest };
}
function createSha3() {
  const sha3 = (0, external_node_crypto_namespaceObject.createHash)("sha3-256");
  return {
    update: (bytes) => void sha3.update(bytes),
    digest: () => toDigest(sha3.digest("hex"))
  };
}
function toDigest(hex) {
  if (!isDigest(hex))
    throw new RangeError(`The hash engine returned ${hex.length} characters that are no digest.`);
  return hex;
}
const fileErrorMessages = {
  FILE_UNREADABLE: "The file cannot be read",
  FILE_VANISHED: "The file is not there",
  FILE_CHANGED: "The file changed while it was being hashed",
  FILE_NOT_REGULAR: "This is not a regular file",
  FILE_OUTSIDE_WORKSPACE: "The file is not in the workspace",
  FILE_NAME_INVALID: "The file's name is not valid UTF-8"
};
const codesBySystemCode = {
  ENOENT: "FILE_VANISHED",
  ENOTDIR: "FILE_VANISHED",
  // The system gives these two codes when a link has replaced a part of the path since the file was found.
  ELOOP: "FILE_CHANGED",
  EMLINK: "FILE_CHANGED",
  // The system gives these two codes for a socket, or for a device without a driver.
  ENXIO: "FILE_NOT_REGULAR",
  ENODEV: "FILE_NOT_REGULAR"
};
const hintsBySystemCode = {
  EIO: "The disk could not read the file. Check the disk, or write the file again."
};
function fileError(code, { detail, ...options } = {}) {
  return new errors_AnchorError(code, `${fileErrorMessages[code]}${detail === void 0 ? "" : ` (${detail})`}.`, options);
}
function toFileError(thrown) {
  const code = errors_systemCode(thrown);
  if (code === void 0 || code === "EMFILE" || code === "ENFILE")
    return toAnchorError(thrown);
  if (code === "EISDIR")
    return folderError(thrown);
  return fileError(codesBySystemCode[code] ?? "FILE_UNREADABLE", {
    detail: code,
    cause: thrown,
    hint: hintsBySystemCode[code]
  });
}
function leadsNowhere(thrown) {
  return ["ENOENT", "ENOTDIR", "ELOOP"].includes(systemCode(thrown) ?? "");
}
function folderError(cause) {
  const hint = "Name a file, or a pattern such as dist/**.";
  return new errors_AnchorError("FILE_NOT_REGULAR", "This is a folder, not a file.", { cause, hint });
}
function brokenLinkError() {
  const hint = "Correct the link, name the file itself, or leave the link out.";
  return new AnchorError("FILE_VANISHED", "The file is a symbolic link, and its target does not exist.", { hint });
}
;
const minSendIntervalMs = 20;
function hashTask({ paths, wantsSha256, wantsFingerprint, nextIndex }, send) {
  const buffer = createBuffer();
  let results = [];
  let bytes = 0;
  let sentAt = Number.NEGATIVE_INFINITY;
  const sendResults = () => {
    send({ results, bytes });
    results = [];
    bytes = 0;
    sentAt = performance.now();
  };
  const sendWhenDue = () => {
    if (performance.now() - sentAt >= minSendIntervalMs)
      sendResults();
  };
  const onBytes = (count) => {
    bytes += count;
    sendWhenDue();
  };
  const settings = { wantsSha256, wantsFingerprint, onBytes };
  const takeIndex = () => Atomics.add(nextIndex, 0, 1);
  for (let fileIndex = takeIndex(); fileIndex < paths.length; fileIndex = takeIndex()) {
    const result = attemptHash(fileIndex, () => hashFileSync(paths[fileIndex] ?? "", buffer, settings));
    results.push(result);
    sendWhenDue();
  }
  if (results.length > 0)
    sendResults();
}
function attemptHash(fileIndex, hashFile) {
  try {
    return { fileIndex, hashes: hashFile() };
  } catch (thrown) {
    const { code, message, hint } = toFileError(thrown);
    return { fileIndex, failure: { code, message, hint } };
  }
}
hashTask(external_node_worker_threads_namespaceObject.workerData, (batch) => external_node_worker_threads_namespaceObject.parentPort?.postMessage(batch, []));
