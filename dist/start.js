import "./rolldown-runtime.js";
import * as os from "os";
import * as crypto from "crypto";
import * as fs from "fs";
import "path";
import { constants } from "node:fs";
import { arch, platform } from "node:os";
import { appendFile } from "node:fs/promises";
import { resolve } from "node:path";
import { versions } from "node:process";
function toCommandValue(input) {
  if (input === null || input === void 0) return "";
  else if (typeof input === "string" || input instanceof String) return input;
  return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
  if (!Object.keys(annotationProperties).length) return {};
  return {
    title: annotationProperties.title,
    file: annotationProperties.file,
    line: annotationProperties.startLine,
    endLine: annotationProperties.endLine,
    col: annotationProperties.startColumn,
    endColumn: annotationProperties.endColumn
  };
}
function issueCommand(command, properties, message) {
  const cmd = new Command(command, properties, message);
  process.stdout.write(cmd.toString() + os.EOL);
}
function issue(name, message = "") {
  issueCommand(name, {}, message);
}
const CMD_STRING = "::";
var Command = class {
  constructor(command, properties, message) {
    if (!command) command = "missing.command";
    this.command = command;
    this.properties = properties;
    this.message = message;
  }
  toString() {
    let cmdStr = CMD_STRING + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      cmdStr += " ";
      let first = true;
      for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
        const val = this.properties[key];
        if (val) {
          if (first) first = false;
          else cmdStr += ",";
          cmdStr += `${key}=${escapeProperty(val)}`;
        }
      }
    }
    cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
    return cmdStr;
  }
};
function escapeData(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
function issueFileCommand(command, message) {
  const filePath = process.env[`GITHUB_${command}`];
  if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
  if (!fs.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
  fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
  const delimiter = `ghadelimiter_${crypto.randomUUID()}`;
  const convertedValue = toCommandValue(value);
  if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
  if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
  return `${key}<<${delimiter}${os.EOL}${convertedValue}${os.EOL}${delimiter}`;
}
var __awaiter = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve2) {
      resolve2(value);
    });
  }
  return new (P || (P = Promise))(function(resolve2, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result) {
      result.done ? resolve2(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var ExitCode;
(function(ExitCode2) {
  ExitCode2[ExitCode2["Success"] = 0] = "Success";
  ExitCode2[ExitCode2["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function setSecret(secret) {
  issueCommand("add-mask", {}, secret);
}
function getInput(name, options) {
  const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
  if (options && options.required && !val) throw new Error(`Input required and not supplied: ${name}`);
  if (options && options.trimWhitespace === false) return val;
  return val.trim();
}
function setOutput(name, value) {
  if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
  process.stdout.write(os.EOL);
  issueCommand("set-output", { name }, toCommandValue(value));
}
function debug(message) {
  issueCommand("debug", {}, message);
}
function error(message, properties = {}) {
  issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
  issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
  issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
  process.stdout.write(message + os.EOL);
}
function startGroup(name) {
  issue("group", name);
}
function endGroup() {
  issue("endgroup");
}
function group(name, fn) {
  return __awaiter(this, void 0, void 0, function* () {
    startGroup(name);
    let result;
    try {
      result = yield fn();
    } finally {
      endGroup();
    }
    return result;
  });
}
const maxUrlLength = 2048;
const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
function isLoopback(url) {
  return loopbackHost.test(url.hostname);
}
function safeLink(text) {
  const isUnseen = !/^[!-~]*$/.test(text) && /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text);
  if (text.length > maxUrlLength || isUnseen || !URL.canParse(text)) return void 0;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "" || url.href.length > maxUrlLength) return void 0;
  const isLocal = url.protocol === "http:" && isLoopback(url);
  return url.protocol === "https:" || isLocal ? url.href : void 0;
}
function parseBaseUrl(text) {
  const url = parseConfidentialUrl(text);
  if (url.username !== "" || url.password !== "") throw new RangeError("this contains a user name or a password");
  if (/[?#]/.test(text)) throw new RangeError("this has a query or a fragment");
  url.pathname = url.pathname.replace(/\/+$/, "").replace(/\/core$/, "");
  return url;
}
function parseConfidentialUrl(text) {
  if (!/^[\x21-\x7e]+$/.test(text)) throw new RangeError("this contains a space or a character outside ASCII");
  if (!URL.canParse(text)) throw new RangeError("this is not an address; begin it with https://");
  const url = new URL(text);
  if (url.protocol === "https:" || url.protocol === "http:" && isLoopback(url)) return url;
  throw new RangeError("use https://; http:// works only on this machine");
}
function createAddresses(base) {
  const known = /* @__PURE__ */ new Map();
  return (path) => {
    const url = known.get(path) ?? new URL(base);
    if (!known.has(path)) url.pathname = `${base.pathname.replace(/\/$/, "")}${path}`;
    known.set(path, url);
    return url;
  };
}
function parseNodeAddress(text, password) {
  const url = parseConfidentialUrl(text);
  if (/[?#]/.test(text)) throw new RangeError("this has a query or a fragment");
  if (url.pathname !== "/") throw new RangeError("this has a path; leave the path out");
  const user = decode(url.username);
  const secret = decode(url.password) || (password ?? "");
  const credentials = user === "" && secret === "" ? void 0 : `${user || "minima"}:${secret}`;
  url.username = "";
  url.password = "";
  return {
    url,
    name: url.origin,
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
const unseenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const textLimits = {
  message: 500,
  word: 128
};
const printable = /^[!-~]+(?: [!-~]+)*$/;
function plainText(text, limit = textLimits.message) {
  if (text.length <= limit && printable.test(text)) return text;
  const cut = text.length > limit;
  return text.slice(0, limit).replaceAll(/[\t\n\r\u2028\u2029]+/g, " ").replaceAll(unseenCharacters, "").trim() + (cut ? "\u2026" : "");
}
function sentence(text) {
  return /[.!?…:][)”"']?$/u.test(text) ? text : `${text}.`;
}
const maxLineLength = 4e3;
const namedEscapes = /* @__PURE__ */ new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["	", "\\t"]
]);
const emojiStyle = /(?<=\p{Extended_Pictographic})\uFE0F/u;
const ordinary = /^(?:[⚓⏳✅❌❔⛔]|📡|⏭\uFE0F|[!-9;-Z\\-~])[ -Z\\-~]*$/;
const unseenOrStyle = new RegExp(`${emojiStyle.source}|(${unseenCharacters.source})`, "gu");
function toLine(text, limit = maxLineLength) {
  if (text.length <= limit && ordinary.test(text)) return text;
  const visible = shorten(text, limit).replaceAll(unseenOrStyle, (match, unseen) => unseen === void 0 ? match : namedEscapes.get(match) ?? escapeOf(match));
  return (visible.includes("[") ? visible.replaceAll(/#(?![a-z])/g, escapeOf) : visible).replace(/^([\s\p{M}]*)(:)/u, (_, before, colon) => before + escapeOf(colon));
}
function toLineName(name, limit = 200) {
  return toLine(name, limit).replaceAll(/^ | $| (?= )/g, escapeOf);
}
function renderLength(ms) {
  return ms < 12e4 ? counted(Math.ceil(ms / 1e3), "second") : counted(Math.round(ms / 6e4), "minute");
}
function counted(count, noun) {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`.replace(/ys$/, "ies");
}
function toLineNames(names) {
  return renderFew(names, (name) => toLineName(name));
}
function escapeOf(character) {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
function shorten(text, limit) {
  if (text.length <= limit) return text;
  const points = Array.from(text);
  if (points.length <= limit) return text;
  return `${points.slice(0, Math.ceil(limit / 2)).join("")}\u2026${points.slice(-Math.floor(limit / 2)).join("")}`;
}
const units = [
  "B",
  "KiB",
  "MiB",
  "GiB",
  "TiB"
];
function renderBytes(bytes) {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)));
  const amount = bytes / 1024 ** power;
  return `${power === 0 ? amount : amount.toFixed(1)} ${units[power]}`;
}
function given(parts) {
  return parts.filter((part) => typeof part === "string" && part !== "");
}
function renderFew(items, render) {
  return items.slice(0, maxShown).map(render).join(", ") + (items.length > maxShown ? ` and ${items.length - maxShown} more` : "");
}
const maxShown = 10;
function toMinute(date) {
  const [, minute, zone = ""] = /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d):[\d.]+( ?(?:Z|UTC|[+-]\d\d:?\d\d))?$/.exec(date) ?? [];
  return minute === void 0 ? date : minute + zone;
}
function toUtcMinute(date) {
  const text = date.toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`;
}
const shortestAnywhere = 8;
function createRedactor(secret, shortest = shortestAnywhere) {
  if (secret.length < shortest) return (text) => text;
  const spellings = [...new Set(spellingsOf(secret))];
  spellings.sort((one, other) => other.length - one.length);
  const patterns = spellings.map((spelling) => {
    const literal = spelling.replaceAll(/\W/g, String.raw`\$&`);
    return spelling.length < shortestAnywhere ? `(?<![0-9a-z])${literal}(?![0-9a-z])` : literal;
  });
  const pattern = new RegExp(patterns.join("|"), "gi");
  const redact = (text) => text.replaceAll(pattern, "***");
  return (text) => {
    const redacted = redact(text);
    const visible = redacted.replaceAll(unseenCharacters, "");
    const redactedVisible = redact(visible);
    return redactedVisible === visible ? redacted : redactedVisible;
  };
}
function spellingsOf(secret) {
  const hex = Buffer.from(secret).toString("hex");
  const points = Array.from(secret, (sign) => (sign.codePointAt(0) ?? 0).toString(16));
  const json = JSON.stringify(secret).slice(1, -1);
  return [
    secret,
    json,
    JSON.stringify(json).slice(1, -1),
    encodeURIComponent(secret.toWellFormed()),
    hex,
    hex.replaceAll(/../g, "%$&"),
    points.map((point) => `\\u${point.padStart(4, "0")}`).join(""),
    points.map((point) => `&#x${point};`).join(""),
    points.map((point) => `&#${Number.parseInt(point, 16)};`).join(""),
    secret.replaceAll(/[<>&"']/g, (sign) => entities[sign] ?? sign),
    Array.from(secret).toReversed().join(""),
    ...base64Of(secret)
  ];
}
const entities = {
  "<": "&lt;",
  ">": "&gt;",
  "&": "&amp;",
  '"': "&quot;",
  "'": "&apos;"
};
function base64Of(secret) {
  return [
    0,
    1,
    2
  ].flatMap((shift) => {
    const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(secret)]);
    const core = bytes.toString("base64").slice(Math.ceil(shift * 8 / 6), Math.floor(bytes.length * 8 / 6));
    return [core, core.replaceAll("+", "-").replaceAll("/", "_")];
  });
}
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
function errorFacts(code) {
  return errorCatalogue[code];
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
function retold(error2, account, hint = error2.hint) {
  const { code, cause, requestId, said, retryAfterMs, httpStatus } = error2;
  return new AnchorError(code, account, {
    cause,
    requestId,
    said,
    retryAfterMs,
    httpStatus,
    hint
  });
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
function isOutage({ code, cause }) {
  if (code === "NOT_ATTEMPTED") return cause instanceof AnchorError && isOutage(cause);
  return errorFacts(code).outage === true;
}
function messageOf(thrown) {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
const verdictFacts = {
  accepted: {
    status: "pending",
    class: "open",
    icon: "\u23F3",
    label: "accepted",
    stamped: true
  },
  anchored: {
    status: "finalized",
    class: "anchored",
    icon: "\u2693",
    label: "anchored",
    stamped: true
  },
  "already-anchored": {
    status: "finalized",
    class: "anchored",
    icon: "\u2693",
    label: "already anchored",
    stamped: true
  },
  found: {
    status: "finalized",
    class: "anchored",
    icon: "\u2705",
    label: "found",
    stamped: false
  },
  "not-found": {
    status: "finalized",
    class: "wrong",
    icon: "\u274C",
    label: "not found",
    stamped: false
  },
  verified: {
    status: "finalized",
    class: "anchored",
    icon: "\u2705",
    label: "verified",
    stamped: false
  },
  "no-match": {
    status: "finalized",
    class: "wrong",
    icon: "\u274C",
    label: "no match",
    stamped: false
  },
  changed: {
    status: "finalized",
    class: "wrong",
    icon: "\u274C",
    label: "changed",
    stamped: false
  },
  unclear: {
    status: "pending",
    class: "open",
    icon: "\u2754",
    label: "unclear",
    stamped: false
  },
  unknown: {
    status: "unknown",
    class: "unanswered",
    icon: "\u2754",
    label: "unknown",
    stamped: false
  },
  unreachable: {
    status: "failed",
    class: "unanswered",
    icon: "\u{1F4E1}",
    label: "unreachable",
    stamped: false
  },
  failed: {
    status: "failed",
    class: "failed",
    icon: "\u26D4",
    label: "failed",
    stamped: false
  },
  skipped: {
    status: "unknown",
    class: "skipped",
    icon: "\u23ED\uFE0F",
    label: "skipped",
    stamped: false
  }
};
const verdicts = Object.keys(verdictFacts);
const failWords = [...verdicts, "witness"];
function isAnchored({ kind }) {
  return verdictFacts[kind].class === "anchored";
}
function isFine(outcome) {
  if (outcome.kind === "accepted") return outcome.note === void 0;
  return isAnchored(outcome) || outcome.kind === "skipped";
}
function toFailure(error2) {
  return {
    kind: isOutage(error2) ? "unreachable" : "failed",
    error: error2
  };
}
function errorOf(outcome) {
  return "error" in outcome ? outcome.error : void 0;
}
function refusalOf(outcome) {
  return outcome.refusal ?? errorOf(outcome);
}
function openOf(outcome) {
  return "open" in outcome ? outcome.open : void 0;
}
function mayBeSpent(outcome) {
  if (outcome.kind === "unclear" || openOf(outcome) !== void 0) return true;
  return outcome.kind === "failed" && outcome.mayBeSpent === true;
}
function evidenceOf(outcome) {
  return "evidence" in outcome ? outcome.evidence : void 0;
}
function requestIdOf(outcome) {
  return ("requestId" in outcome ? outcome.requestId : void 0) ?? (evidenceOf(outcome)?.requestId || errorOf(outcome)?.requestId);
}
const maxSaidLength = 100;
function lookUpAddress(explorer, record) {
  if (findMistake(explorer) !== void 0) return void 0;
  const { blockNumber: block, txpowId: txpow, transactionId: transaction } = record;
  const ids = {
    block: block?.toString(),
    txpow,
    transaction
  };
  let isKnown = true;
  const address = explorer.replaceAll(placeholder, (_, name) => {
    const id = ids[name] ?? "";
    isKnown &&= id.isWellFormed() && /[^.]/.test(id);
    return isKnown ? encodeURIComponent(id) : "";
  });
  return isKnown ? safeLink(address) : void 0;
}
function renderChainName({ name, explorer = "" }) {
  return name ?? (findMistake(explorer) === void 0 ? new URL(explorer.replaceAll(placeholder, "0")).host : "");
}
function toSaidName(text) {
  const name = text?.trim() ?? "";
  return name !== "" && name.length <= maxSaidLength && plainText(name) === name ? name : void 0;
}
const maxLength = 200;
const placeholder = /\{(block|txpow|transaction)\}/g;
function parseChainName(text) {
  if (text.trim() === "") return void 0;
  if (text.length > maxLength) throw new RangeError(`this has more than ${maxLength} characters`);
  if (text.search(unseenCharacters) >= 0) throw new RangeError("this has a line break or another invisible character");
  const [, before = "", last = ""] = /^(?:(.*)\s)?(\S+)$/s.exec(text.trim()) ?? [];
  const isAddress = /^[a-z][a-z0-9+.-]*:\/|\{/i.test(last);
  const name = (isAddress ? before : text).trim();
  if (/:\/\/|[{}]/.test(name)) throw new RangeError("the address must stand last, after the name and a space");
  const mistake = isAddress ? findMistake(last) : void 0;
  if (mistake !== void 0) throw new RangeError(mistake);
  return {
    ...name !== "" && { name },
    ...isAddress && { explorer: last }
  };
}
function findMistake(explorer) {
  if (!/^[\x21-\x7e]+$/.test(explorer)) return "its address has a character outside ASCII";
  const filled = explorer.replaceAll(placeholder, "0");
  if (!URL.canParse(filled)) return "its address is no address";
  const { protocol, username, password, origin } = new URL(filled);
  if (protocol !== "https:") return "its address is not https:";
  if (username !== "" || password !== "") return "its address has a user name or password in it";
  if (/[{}]/.test(filled)) return "its address has braces around other words than block, txpow and transaction";
  if (filled === explorer) return "its address lacks {block}, {txpow} or {transaction}";
  return explorer.toLowerCase().startsWith(origin) ? void 0 : "its address must begin with https:// and a host name";
}
const modes = [
  "stamp",
  "check",
  "verify",
  "monitor"
];
const jobs = [
  "stamp",
  "check",
  "verify"
];
const commonInputs = {
  mode: {
    kind: "choice",
    choices: modes,
    required: true
  },
  files: {
    kind: "patterns",
    modes: jobs
  },
  "subject-checksums": {
    kind: "text",
    modes: jobs
  },
  proofs: {
    kind: "patterns",
    modes: ["verify"]
  },
  "from-release": {
    kind: "boolean",
    default: "false",
    modes: jobs
  },
  "release-tag": {
    kind: "text",
    modes: jobs
  },
  "release-attach": {
    kind: "choice",
    choices: [
      "none",
      "body",
      "assets",
      "both"
    ],
    default: "none",
    modes: jobs
  },
  "release-section": {
    kind: "text",
    runnerDefault: "${{ github.workflow }} ${{ github.job }} ${{ toJSON(matrix) }}"
  },
  "api-url": { kind: "address" },
  "api-key": {
    kind: "key",
    secret: true
  },
  "api-key-from": { kind: "text" },
  "if-no-api-key": {
    kind: "choice",
    choices: ["error", "skip"],
    default: "error"
  },
  report: {
    kind: "auto",
    default: "auto",
    modes: jobs
  },
  "wait-for-finality": {
    kind: "boolean",
    default: "false",
    modes: jobs
  },
  "wait-timeout": {
    kind: "seconds",
    least: 0,
    most: 86400,
    default: "300"
  },
  anchor: {
    kind: "choice",
    choices: ["each", "manifest"],
    default: "each",
    modes: jobs
  },
  concurrency: {
    kind: "number",
    least: 1,
    most: 64,
    default: "8"
  },
  "request-timeout": {
    kind: "seconds",
    least: 1,
    most: 600,
    default: "60"
  },
  "max-files": {
    kind: "number",
    least: 1,
    most: 1e7,
    default: "1000"
  },
  "if-no-files-found": {
    kind: "choice",
    choices: [
      "error",
      "warn",
      "ignore"
    ],
    default: "error"
  },
  "fail-on": {
    kind: "verdicts",
    default: "not-found,no-match,changed,unknown,unreachable,failed"
  },
  "block-time": {
    kind: "seconds",
    least: 0,
    most: 3600,
    default: "180"
  },
  names: {
    kind: "choice",
    choices: [
      "auto",
      "path",
      "base"
    ],
    default: "auto"
  },
  chain: { kind: "chain" },
  "node-url": {
    kind: "nodes",
    modes: [
      "check",
      "verify",
      "monitor"
    ]
  },
  witness: {
    kind: "witnesses",
    modes: jobs
  },
  "send-file-names": {
    kind: "boolean",
    default: "false",
    modes: jobs
  },
  "allow-untrusted-event": {
    kind: "boolean",
    default: "false"
  },
  "dry-run": {
    kind: "boolean",
    default: "false"
  },
  "show-summary": {
    kind: "boolean",
    default: "true"
  },
  "output-dir": { kind: "text" },
  "github-token": {
    kind: "text",
    runnerDefault: "${{ github.token }}",
    secret: true
  }
};
const monitorInputs = {
  repositories: {
    kind: "repositories",
    modes: ["monitor"]
  },
  releases: {
    kind: "count",
    least: 1,
    most: 1e6,
    default: "20",
    modes: ["monitor"]
  },
  tags: {
    kind: "tags",
    modes: ["monitor"]
  },
  bytes: {
    kind: "choice",
    choices: ["stated", "download"],
    default: "stated",
    modes: ["monitor"]
  },
  baseline: {
    kind: "text",
    modes: ["monitor"]
  },
  accept: {
    kind: "replacements",
    modes: ["monitor"]
  },
  issue: {
    kind: "boolean",
    default: "false",
    modes: ["monitor"]
  }
};
const inputTable = {
  ...commonInputs,
  ...monitorInputs
};
const inputNames = Object.keys(inputTable);
function createReader(read, problems) {
  return {
    text: (name) => read(name) || (inputTable[name].default ?? ""),
    complain: (name, value, why) => {
      const state = value === "" ? "missing" : `"${toLine(value)}"`;
      const reason = why === void 0 ? "" : ` (${why})`;
      problems.push(`${name} is ${state}; it must be ${formOf(inputTable[name])}${reason}`);
    },
    say: (problem) => void problems.push(problem)
  };
}
function formOf(row) {
  if (row.kind === "choice") return `${row.choices.slice(0, -1).join(", ")} or ${row.choices.at(-1)}`;
  return "least" in row ? `a whole number from ${row.least} to ${row.most}` : forms[row.kind];
}
const forms = {
  text: "a text",
  key: "a text of printable ASCII characters",
  boolean: "true or false",
  auto: "auto, true or false",
  address: "the service's base address, like https://example.org",
  patterns: "a list of glob patterns, like dist/**",
  nodes: "a chain node's address, like https://node.example:9005",
  verdicts: `none alone, or a list of ${failWords.join(", ")}`,
  chain: "a name and, after the last space, an https: address with {block}, {txpow} or {transaction} in it",
  witnesses: "lines rfc3161 URL or opentimestamps URL",
  tags: "lines of globs of tags, like v* or !nightly-*",
  repositories: "lines OWNER/NAME",
  replacements: "lines TAG/NAME sha3-256:hex, with 64 digits"
};
function linesOf(text) {
  return text.split(/\r\n|\r|\n/).map((line) => line.trim()).filter((line) => line !== "");
}
const userInfo = /^([a-z][a-z0-9+.-]*:\/\/|)(.*)@/is;
function hideUserInfo(address) {
  return address.replace(userInfo, "$1***@");
}
function parseServiceAddress(reader, name) {
  const value = reader.text(name);
  const areNodesAsked2 = reader.text("node-url") !== "" && reader.text("mode") !== "stamp";
  const areOthersAsked = reader.text("witness") !== "" || reader.text("mode") === "monitor";
  const isSkipped = reader.text("api-key") === "" && reader.text("if-no-api-key") === "skip";
  if (value === "" && (areNodesAsked2 || areOthersAsked && isSkipped)) return void 0;
  return tryParsing(parseBaseUrl, value, reader, name);
}
function tryParsing(parse, text, { complain }, name) {
  try {
    return parse(text);
  } catch (error2) {
    if (!(error2 instanceof RangeError)) throw error2;
    complain(name, hideUserInfo(text), text === "" ? void 0 : error2.message);
    return;
  }
}
function parseNodes(reader, name) {
  const known = /* @__PURE__ */ new Set();
  return linesOf(reader.text(name)).map((line) => {
    const unusable = {
      url: new URL("https://invalid"),
      name: hideUserInfo(line)
    };
    const address = tryParsing(parseNodeAddress, line, reader, name) ?? unusable;
    if (known.has(address.name)) reader.say(`${name} names ${address.name} twice; name each node once`);
    known.add(address.name);
    return address;
  });
}
function nodeSecrets(text) {
  const parts = linesOf(text).flatMap((line) => userInfo.exec(line)?.[2]?.split(/:(.*)/s) ?? []);
  return [...new Set(parts.flatMap((part) => [part, decoded(part)]))].filter((part) => part !== "");
}
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch (error2) {
    if (!(error2 instanceof URIError)) throw error2;
    return part;
  }
}
const parsers = {
  text: (reader, name) => reader.text(name),
  key: parseKey,
  patterns: readLines,
  boolean: (reader, name) => parseFlag(reader, name) ?? false,
  auto: (reader, name) => reader.text(name) === "auto" ? "auto" : parseFlag(reader, name) ?? "auto",
  choice: parseChoice,
  number: parseWholeNumber,
  seconds: (reader, name, row) => parseWholeNumber(reader, name, row) * 1e3,
  count: (reader, name, row) => reader.text(name) === "all" ? "all" : parseWholeNumber(reader, name, row),
  verdicts: parseVerdicts,
  address: parseServiceAddress,
  nodes: parseNodes,
  chain: (reader, name) => tryParsing(parseChainName, reader.text(name), reader, name),
  witnesses: readLines,
  replacements: (reader, name) => checkLines(linesOf(reader.text(name)), acceptForm, reader, name),
  tags: readCommentedLines,
  repositories: (reader, name) => checkLines(readCommentedLines(reader, name), repositoryForm, reader, name)
};
function readRows(reader, rows) {
  const values = Object.entries(rows).map(([name, row]) => {
    const parse = parsers[row.kind];
    return [name.replaceAll(/-./g, (sign) => sign.slice(1).toUpperCase()), parse(reader, name, row)];
  });
  return Object.fromEntries(values);
}
function parseBoolean(text) {
  return /^(?:true|True|TRUE|false|False|FALSE)$/.test(text) ? text.toLowerCase() === "true" : void 0;
}
function readLines(reader, name) {
  return linesOf(reader.text(name));
}
function readCommentedLines(reader, name) {
  return linesOf(reader.text(name).replaceAll(/(?<=^|\s)#.*/gm, ""));
}
const repositoryForm = /^(?!\.+\/)[\w.-]+\/(?!\.+$)[\w.-]+$/;
function checkLines(lines, form, { complain }, name) {
  for (const line of lines.filter((text) => !form.test(text))) complain(name, line);
  return lines;
}
function parseFlag(reader, name) {
  const value = parseBoolean(reader.text(name));
  if (value === void 0) reader.complain(name, reader.text(name));
  return value;
}
function parseChoice(reader, name, { choices }) {
  const value = reader.text(name);
  if (choices.includes(value)) return value;
  reader.complain(name, value);
  return choices[0];
}
function parseWholeNumber(reader, name, { least, most }) {
  const value = reader.text(name);
  const number = /^[0-9]{1,9}$/.test(value) ? Number(value) : NaN;
  if (!(number >= least && number <= most)) reader.complain(name, value);
  return number;
}
function parseVerdicts(reader, name) {
  const value = reader.text(name);
  const words = value.split(/[\s,]+/).filter((word) => word !== "");
  const known = failWords.filter((verdict) => words.includes(verdict));
  const isNone = words.length === 1 && words[0] === "none";
  const isList = words.length > 0 && words.every((word) => known.some((verdict) => verdict === word));
  if (!isNone && !isList) reader.complain(name, value);
  return new Set(known);
}
function parseKey(reader, name) {
  const value = reader.text(name);
  if (!/^[\x21-\x7e]*$/.test(value)) reader.say(`${name} contains a space, a line break or a character outside ASCII`);
  return value;
}
const acceptForm = /^(.+)\/([^/]+?)[ \t]+sha3-256:([0-9a-f]{64})$/i;
function parseInputs(read, found = []) {
  const problems = [...found];
  const reader = createReader(read, problems);
  refuseOtherModes(reader);
  const { mode, report, nodeUrl: nodes, ...rest } = readRows(reader, commonInputs);
  const common = {
    ...rest,
    nodes,
    report: report === "auto" ? rest.releaseAttach !== "none" : report
  };
  const inputs = mode === "monitor" ? {
    ...common,
    mode,
    ...readRows(reader, monitorInputs)
  } : {
    ...common,
    mode
  };
  problems.push(...contradictions(inputs));
  if (problems.length === 0) return inputs;
  throw new AnchorError("INPUT_INVALID", `${problems.length === 1 ? "An input is" : `${problems.length} inputs are`} not usable.
${problems.join("\n")}`);
}
function refuseOtherModes({ text, say }) {
  const mode = modes.find((known) => known === text("mode"));
  if (mode === void 0) return;
  for (const name of inputNames) {
    const { default: fixed = "", modes: takers = modes } = inputTable[name];
    if (!![fixed, "false"].includes(text(name).toLowerCase()) || takers.includes(mode)) continue;
    const only = `is for mode: ${takers.join(", ")} only`;
    say(`${name} ${mode === "monitor" ? "has no effect on mode: monitor, which looks at releases" : only}; leave it out`);
  }
}
function contradictions(inputs) {
  const { mode, files, proofs, anchor, subjectChecksums, fromRelease, apiKey, ifNoApiKey, dryRun } = inputs;
  const { releaseAttach, githubToken, apiKeyFrom, apiUrl } = inputs;
  const ofService = given([
    apiUrl && "api-url",
    apiKey && "api-key",
    apiKeyFrom && "api-key-from"
  ]);
  return [
    [!(files.length > 0 || proofs.length > 0 || subjectChecksums !== "" || fromRelease) && mode !== "monitor", `files is missing; give files, subject-checksums${mode === "verify" ? ", proofs" : ""} or from-release: true`],
    [proofs.length > 0 && anchor === "manifest", "proofs and anchor: manifest exclude each other"],
    [!["", "github"].includes(apiKeyFrom), `api-key-from is "${toLine(apiKeyFrom)}"; it must be github, or left out`],
    [apiKey === "" && apiKeyFrom === "" && ifNoApiKey === "error" && !dryRun && !areNodesAsked(inputs), "api-key is empty. Check that the secret exists, that the workflow spells its name in the same way, and that this workflow may use it. Pull requests from forks have no secrets: set if-no-api-key: skip for them"],
    [apiUrl?.hostname === "service.example" && !dryRun && (apiKey !== "" || apiKeyFrom !== ""), "api-url is still https://service.example, the example of the documents. Put the address of your service there"],
    [areNodesAsked(inputs) && ofService.length > 0, `node-url and ${ofService.join(", ")} exclude each other: nodes are asked instead of the service`],
    [githubToken === "" && (mode === "monitor" || fromRelease || releaseAttach !== "none") && !dryRun, "github-token is missing; from-release, release-attach and mode: monitor need it (on a command line: GH_TOKEN or GITHUB_TOKEN)"]
  ].filter(([broken]) => broken).map(([, problem]) => problem);
}
function areNodesAsked({ mode, nodes }) {
  return nodes.length > 0 && mode !== "stamp";
}
function serviceAddress({ apiUrl }) {
  return apiUrl === void 0 ? "" : apiUrl.href.replace(/\/$/, "");
}
function reasonToSkip({ mode, dryRun, apiKey, nodes }) {
  if (dryRun) return "This was a dry run, so nothing was sent.";
  if (apiKey !== "" || areNodesAsked({
    mode,
    nodes
  })) return void 0;
  return mode === "monitor" ? "There is no api-key, and if-no-api-key is skip, so the chain was not asked." : "There is no api-key, and if-no-api-key is skip, so nothing was sent.";
}
const breakInCode = "<wbr>";
const breakInText = "&#8203;";
const special = /[&<>"'`*[\]()\\|~$^{}!]|_(?:(?<![A-Za-z0-9]_)|(?![A-Za-z0-9]))/g;
function toMarkdownCode(name, limit = 200) {
  return `<code>${toCodeText(toLineName(name, limit))}</code>`;
}
function toCodeText(shown) {
  return encode(shown).replaceAll("@", `&#64;${breakInCode}`).replaceAll(/:(?=\/\/)/g, `&#58;${breakInCode}`).replaceAll(/www(?=\.)/gi, `$&${breakInCode}`);
}
function toMarkdownText(prose, limit = textLimits.message) {
  return encode(toLine(prose.trim(), limit)).replaceAll(/(?<!&)#(?=\S)/g, `&#35;${breakInText}`).replaceAll(/@(?=\S)/g, `&#64;${breakInText}`).replaceAll(/:(?=\S)/g, `&#58;${breakInText}`).replaceAll(/www(?=\.)|GH-(?=\d)/gi, `$&${breakInText}`).replace(/^(\d*)([-+=.#])/, (_, digits, sign) => digits + entity(sign));
}
function encode(shown) {
  return shown.replaceAll(special, entity);
}
function entity(character) {
  return `&#${character.charCodeAt(0)};`;
}
const unbroken = /([^/\s-]{13,})/u;
function breakable(name) {
  const shown = toLineName(name, 200);
  if (!unbroken.test(shown)) return `<code>${toCodeText(shown)}</code>`;
  return `<code>${shown.split(unbroken).filter((part) => part !== "").flatMap((part) => unbroken.test(part) ? part.match(/[^._]{1,12}[._]*|[._]+/gu) ?? [] : [part]).map(toCodeText).join(breakInCode)}</code>`;
}
function link(label, url) {
  const href = safeLink(url);
  if (href === void 0) return toMarkdownCode(url);
  const encoded = href.replaceAll(/[^\w\-.~:/?#@!&+,;=%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll("&", "&amp;");
  return `[${toMarkdownText(label)}](${encoded})`;
}
function shortDigest(digest) {
  return toMarkdownCode(`${digest.slice(0, 12)}\u2026`);
}
function renderWitnesses({ witnessed = [] }) {
  const kept = (url) => ` (${link("what its calendar keeps", url)})`;
  return witnessed.map(({ sentence: sentence2, url }) => toMarkdownText(sentence2) + (url === void 0 ? "" : kept(url))).map((line) => `\u{1F570}\uFE0F ${line}.`).join("<br>");
}
function fold(head, body) {
  return `<details><summary>${head}</summary>

${body}

</details>`;
}
function renderWithinBudget(items, budget, render) {
  const rows = [];
  let spent = 0;
  for (const item of items) {
    const row = render(item);
    spent += Buffer.byteLength(row) + 1;
    if (spent > budget) break;
    rows.push(row);
  }
  return {
    rows,
    left: items.length - rows.length
  };
}
const version = "0.2.0";
function documentAt(name) {
  return `https://github.com/anchor-artifacts/anchor-artifacts/blob/v${version}/docs/${name}`;
}
function explainedAt(title) {
  return documentAt(`errors.md#${title.replace(/ \(demonstration\)$/, "").toLowerCase().replaceAll(/[^\w-]+/g, "-")}`);
}
const maxProblems = 20;
const problemReportTitle = "Problem report, to copy whole: it holds no secrets and no file names";
function renderProblemReport(mode, failing, errors) {
  const toProblem = (what, requestId) => requestId === void 0 ? what : `${what}, request ${requestId}`;
  const counts = /* @__PURE__ */ new Map();
  for (const line of [...failing.map(({ outcome }) => toProblem(errorOf(outcome)?.code ?? outcome.kind, requestIdOf(outcome))), ...errors.map(({ code, requestId }) => toProblem(code, requestId))]) counts.set(line, (counts.get(line) ?? 0) + 1);
  const problems = [...counts].map(([line, count]) => count === 1 ? line : `${line}, ${count} times`);
  const left = problems.length - maxProblems;
  return given([
    `anchor-artifacts ${version}, node ${versions.node}, ${platform()} ${arch()}${mode === void 0 ? "" : `, mode ${mode}`}`,
    ...problems.slice(0, maxProblems),
    left > 0 && `and ${left} more`
  ]);
}
const graceMs = 4e3;
const endingMs = 1e3;
function watchSignals(source, { onSignal, onDefect }) {
  const stop = new AbortController();
  const abort = new AbortController();
  const overdue = Promise.withResolvers();
  const timers = [];
  let code;
  const end = (exitCode, grace) => {
    code ??= exitCode;
    stop.abort();
    if (grace === 0) abort.abort();
    else timers.push(setTimeout(() => abort.abort(), grace));
    timers.push(setTimeout(overdue.resolve, grace + endingMs));
  };
  const endAt = (name, exitCode, grace) => () => {
    onSignal(name);
    end(exitCode, grace);
  };
  const fail = (thrown) => {
    end(1, 0);
    onDefect(thrown);
  };
  const listeners = {
    SIGINT: endAt("SIGINT", 130, graceMs),
    SIGTERM: endAt("SIGTERM", 143, 0),
    SIGHUP: endAt("SIGHUP", 129, 0),
    uncaughtException: fail,
    unhandledRejection: fail
  };
  for (const [event, listener] of Object.entries(listeners)) source.on(event, listener);
  return {
    cancellation: {
      stop: stop.signal,
      abort: abort.signal
    },
    overdue: overdue.promise,
    exitCode: () => code,
    fail,
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) source.off(event, listener);
    }
  };
}
async function untilOverdue(work, { fail, overdue }) {
  const done = work.catch((thrown) => {
    fail(thrown);
  });
  return await Promise.race([done, overdue.then(() => void 0)]);
}
const emptyOutputs = {
  results: "[]",
  "results-path": "",
  "checksums-path": "",
  "statement-path": "",
  "log-path": "",
  status: "failed",
  count: "0",
  "accepted-count": "0",
  "anchored-count": "0",
  "all-anchored": "false",
  "report-urls": "[]",
  "release-url": "",
  findings: "[]",
  "findings-count": "0",
  "issue-url": "",
  "monitor-path": ""
};
const outputNames = Object.keys(emptyOutputs);
const product = "anchor-artifacts";
const print = {
  error,
  warning,
  notice
};
function createLog() {
  const levels = {
    error: countAnnotations("error"),
    warning: countAnnotations("warning"),
    notice: countAnnotations("notice")
  };
  return {
    info: (message) => {
      gather(process.stdout);
      info(toLine(message));
    },
    debug: (message) => {
      gather(process.stdout);
      debug(toLine(message));
    },
    error: levels.error.annotate,
    warning: levels.warning.annotate,
    notice: levels.notice.annotate,
    group: (title, work) => group(toLine(title), work),
    leaveOut: (level, rest) => levels[level].leaveOut(rest),
    closeAnnotations: () => Object.values(levels).forEach(({ close }) => close())
  };
}
function countAnnotations(level) {
  let issued = 0;
  let last;
  const left = /* @__PURE__ */ new Map();
  const count = (kind, more) => void left.set(kind, (left.get(kind) ?? 0) + more);
  const issue2 = (message, { title, file }) => {
    const more = explainedAt(title ?? "Messages without a code");
    const isInside = file !== void 0 && !/^\.\.\/|^\/|^[A-Za-z]:\//.test(file);
    print[level](toLine(`${message} More: ${more}`), {
      title: toLine(title ?? product),
      ...isInside && { file: toLine(file) }
    });
  };
  const leave = (message, { title = level, count: more = 1 }) => {
    count(title, more);
    info(toLine(`${level}: ${message}`));
  };
  const annotate = (message, target = {}) => {
    issued += 1;
    if (issued < 9) issue2(message, target);
    else if (issued === 9) last = {
      message,
      target
    };
    else leave(message, target);
  };
  const close = () => {
    if (last === void 0) return;
    if (left.size === 0) return issue2(last.message, last.target);
    const { message, target } = last;
    const rest = /* @__PURE__ */ new Map([[target.title ?? level, target.count ?? 1]]);
    for (const [kind, more] of left) rest.set(kind, (rest.get(kind) ?? 0) + more);
    info(toLine(`${level}: ${message}`));
    const total = [...rest.values()].reduce((sum, more) => sum + more, 0);
    const kinds = [...rest].map(([kind, more]) => `${more} ${kind}`).join(", ");
    issue2(`${total} more: ${kinds}. See the log and the summary.`, {});
  };
  const leaveOut = (rest) => rest.forEach((more, kind) => count(kind, more));
  return {
    annotate,
    leaveOut,
    close
  };
}
function gather(stream) {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}
async function setOutputs(outputs = emptyOutputs) {
  await writingForRunner("GITHUB_OUTPUT", "outputs", async () => {
    for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
  });
}
async function writingForRunner(variable, what, write) {
  try {
    await write();
  } catch (cause) {
    throw new AnchorError("OUTPUT_UNWRITABLE", `The ${what} of this step could not be written to the file of ${variable}: ${messageOf(cause).replace(/\.$/, "")}.`, {
      cause,
      hint: `Check that the runner's disk has free space, and that no earlier step changes ${variable} or removes its file. The evidence is in output-dir.`
    });
  }
}
async function writeFailure(error2, log) {
  const { code, message, hint } = error2;
  const [first = "", ...others] = message.split("\n").map((line) => toMarkdownText(line, 2e3));
  const said = [`**${first}**`, ...others.length > 0 ? [others.map((line) => `- ${line}`).join("\n")] : []];
  const what = `**What to do:** ${toMarkdownText(hint)} [More](${explainedAt(code)})`;
  await writeSummary(`${[
    `## \u26D4 ${toMarkdownCode(code)}`,
    ...said,
    what
  ].join("\n\n")}
`, log);
}
async function writeSummary(markdown, log) {
  const file = process.env["GITHUB_STEP_SUMMARY"] ?? "";
  if (file === "") {
    log.debug("There is no GITHUB_STEP_SUMMARY: this runner shows no summaries.");
    return;
  }
  const flag = constants.O_WRONLY | constants.O_APPEND;
  await writingForRunner("GITHUB_STEP_SUMMARY", "summary", () => appendFile(file, markdown, { flag }));
}
const unsafeEnvironment = "NODE_TLS_REJECT_UNAUTHORIZED is 0 in the environment; remove it: without certificates anybody could answer";
async function readInputs() {
  for (const secret of readSecrets()) setSecret(secret);
  return parseInputs((name) => getInput(name), [
    ...process.env["NODE_TLS_REJECT_UNAUTHORIZED"] === "0" ? [unsafeEnvironment] : [],
    ...await patternProblems(),
    ...await witnessProblems()
  ]);
}
function readSecrets() {
  return inputNames.flatMap((name) => {
    const { secret, kind } = inputTable[name];
    if (kind === "nodes") return nodeSecrets(getInput(name));
    return secret === true ? [getInput(name)] : [];
  }).filter((secret) => secret !== "");
}
async function patternProblems() {
  const given2 = inputNames.filter((name) => inputTable[name].kind === "patterns" && getInput(name) !== "");
  if (given2.length === 0) return [];
  const { readPatternProblems } = await import("./patterns.js");
  return (await Promise.all(given2.map((name) => readPatternProblems(name, getInput(name))))).flat();
}
async function witnessProblems() {
  const lines = linesOf(getInput("witness"));
  return lines.length === 0 ? [] : (await import("./parse-witness-lines.js")).witnessProblems(lines);
}
async function startAction(toGitHubWeb = (web) => web) {
  process.stdout.on("error", () => {
  });
  const log = createLog();
  const signals = watchSignals(process, {
    onSignal: (name) => log.info(`${name}: cancelling; results so far are being written.`),
    onDefect: (thrown) => logFailure(withoutSecrets(thrown), log)
  });
  try {
    const passed = await runInputs({
      log,
      signals,
      toGitHubWeb
    });
    process.exitCode = signals.exitCode() ?? (passed ? 0 : 1);
  } catch (thrown) {
    process.exitCode = signals.exitCode() ?? 1;
    await reportFailure(withoutSecrets(thrown), log);
  } finally {
    log.closeAnnotations();
    signals.close();
  }
}
async function runInputs(tools) {
  const inputs = await readInputs();
  if (inputs.mode === "monitor") {
    const { runMonitorStep } = await import("./monitor-step.js");
    return runMonitorStep(inputs, tools);
  }
  const { runStep } = await import("./step2.js");
  return runStep(inputs, tools);
}
const shortestSecret = 4;
function withoutSecrets(thrown) {
  const { code, account, said, requestId, hint } = toAnchorError(thrown);
  const redactors = readSecrets().map((secret) => createRedactor(secret, shortestSecret));
  const redact = (text) => redactors.reduce((rest, redactOne) => redactOne(rest), text);
  return new AnchorError(code, redact(account), {
    cause: thrown,
    said: said && redact(said),
    requestId,
    hint
  });
}
function logError({ message, code, hint }, log) {
  const [first = "", ...others] = message.split("\n");
  if (others.length > 0) log.info(first);
  for (const line of others.length > 0 ? others : [first]) log.error(`${sentence(line)} ${hint}`, { title: code });
}
function logFailure(failure, log) {
  logError(failure, log);
  for (const line of [problemReportTitle, ...renderProblemReport(void 0, [], [failure])]) log.info(line);
}
async function reportFailure(failure, log) {
  logFailure(failure, log);
  const attempts = await Promise.allSettled([
    setOutputs(),
    parseBoolean(getInput("show-summary")) === false ? void 0 : writeFailure(failure, log),
    ["INPUT_INVALID", "UNTRUSTED_EVENT"].includes(failure.code) ? removeVerdicts() : void 0
  ]);
  for (const attempt of attempts) if (attempt.status === "rejected") logError(withoutSecrets(attempt.reason), log);
}
async function removeVerdicts() {
  const given2 = getInput("output-dir");
  if (given2 === "") return;
  const { removeEarlierVerdicts } = await import("./evidence-folder.js");
  await removeEarlierVerdicts(resolve(process.env["GITHUB_WORKSPACE"] || ".", given2));
}
export { AnchorError, acceptForm, breakable, counted, createAddresses, createRedactor, debug, documentAt, emptyOutputs, errorCatalogue, errorFacts, errorOf, evidenceOf, explainedAt, fold, given, isAnchored, isFine, isLoopback, isOutage, link, lookUpAddress, mayBeSpent, messageOf, openOf, outputNames, plainText, problemReportTitle, readSecrets, reasonToSkip, refusalOf, renderBytes, renderChainName, renderFew, renderLength, renderProblemReport, renderWithinBudget, renderWitnesses, requestIdOf, retold, safeLink, sentence, serviceAddress, setOutputs, setSecret, shortDigest, startAction, textLimits, toAnchorError, toFailure, toLine, toLineName, toLineNames, toMarkdownCode, toMarkdownText, toMinute, toSaidName, toUtcMinute, untilOverdue, verdictFacts, verdicts, version, withSaid, writeSummary };
