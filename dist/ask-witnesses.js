import "./rolldown-runtime.js";
import { Chi, HashMD, Maj, bytesToHex, clean, concatBytes, createHasher, hashText, hexToBytes, keccak_256, readAtMost, renderSha256Sums, rotl, runFiles, sha256, systemClock } from "./step.js";
import { parseWitnessLines } from "./parse-witness-lines2.js";
import { AnchorError, plainText, renderFew, textLimits, toAnchorError, toUtcMinute } from "./start.js";
import { backoff, reasonOf } from "./ask.js";
function sameBytes(one, other) {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
function latin1(bytes) {
  return Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");
}
function fromBase64(text) {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw new RangeError("it is not base64");
  return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
}
function toBase64(bytes) {
  return btoa(latin1(bytes));
}
const tags$1 = {
  boolean: 1,
  integer: 2,
  bitString: 3,
  octetString: 4,
  nothing: 5,
  oid: 6,
  text: 12,
  utcTime: 23,
  generalizedTime: 24,
  sequence: 48,
  set: 49
};
const contextTag = (number) => 160 | number;
function readElement(bytes, tag) {
  return readFields(bytes, (fields) => fields.next(tag));
}
function readFields(content, read) {
  let at = 0;
  const isNext = (tag) => content[at] === tag;
  const next = (tag) => {
    const element = elementAt(content, at);
    if (tag !== void 0 && element.tag !== tag) throw new RangeError("it has another form than it should");
    at += element.whole.length;
    return element;
  };
  const value = read({
    next,
    optional: (tag) => isNext(tag) ? next() : void 0,
    rest: () => {
      const elements = [];
      while (at < content.length) elements.push(next());
      return elements;
    }
  });
  if (at !== content.length) throw new RangeError("there are bytes behind its end");
  return value;
}
function elementsOf(content) {
  return readFields(content, ({ rest }) => rest());
}
function readSequence({ tag, content }, read) {
  if (tag !== tags$1.sequence) throw new RangeError("it has another form than it should");
  return readFields(content, read);
}
function elementAt(bytes, start) {
  const [tag, first] = [bytes[start], bytes[start + 1]];
  if (tag === void 0 || first === void 0) throw new RangeError("it is cut off");
  if ((tag & 31) === 31) throw new RangeError("it has another form than it should");
  const count = first < 128 ? 0 : first & 127;
  const begin = start + 2 + count;
  let length = first;
  if (count > 0) length = bytes.subarray(start + 2, begin).reduce((sum, byte) => sum * 256 + byte, 0);
  const isShortest = count === 0 ? first < 128 : length >= (count === 1 ? 128 : 256 ** (count - 1));
  if (count > 4 || !isShortest) throw new RangeError("it is not DER");
  if (begin + length > bytes.length) throw new RangeError("it is cut off");
  return {
    tag,
    content: bytes.subarray(begin, begin + length),
    whole: bytes.subarray(start, begin + length)
  };
}
function toOid({ tag, content }) {
  if (tag !== tags$1.oid || content.length === 0 || content.length > 32 || (content.at(-1) ?? 128) >= 128) throw new RangeError("it has no usable object identifier");
  const arcs = [];
  let arc = 0;
  for (const byte of content) {
    if (arc === 0 && byte === 128) throw new RangeError("it is not DER");
    arc = arc * 128 + (byte & 127);
    if (byte >= 128) continue;
    arcs.push(arc);
    arc = 0;
  }
  const [head = 0, ...others] = arcs;
  const top = Math.min(2, Math.floor(head / 40));
  return [
    top,
    head - top * 40,
    ...others
  ].join(".");
}
function toNumber({ tag, content }) {
  const [first = 128, second = 0] = content;
  const isShortest = content.length === 1 || first !== 0 || second >= 128;
  if (tag !== tags$1.integer || first >= 128 || content.length > 4 || !isShortest) throw new RangeError("it has a number that is out of range");
  return content.reduce((sum, byte) => sum * 256 + byte, 0);
}
function toBits({ content }) {
  if (content[0] !== 0) throw new RangeError("it has a string of bits that are no bytes");
  return content.subarray(1);
}
const timeForm = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(?:\.(\d*[1-9]))?Z$/;
function toTime({ tag, content }) {
  const text = latin1(content);
  const century = tag === tags$1.utcTime ? Number(text.slice(0, 2)) < 50 ? "20" : "19" : "";
  const [, year, month, day, hour, minute, second, fraction = ""] = timeForm.exec(century + text) ?? [];
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.padEnd(3, "0").slice(0, 3)}Z`;
  const time = new Date(iso);
  if (!(tag === tags$1.utcTime || tag === tags$1.generalizedTime) || Number.isNaN(time.getTime()) || time.toISOString() !== iso) throw new RangeError("it has no usable time");
  return time;
}
function toDer(tag, ...parts) {
  const content = concatBytes(...parts);
  return concatBytes(Uint8Array.of(tag, content.length), content);
}
function parseAlgorithm(element) {
  return readSequence(element, ({ next, rest }) => {
    const oid = toOid(next(tags$1.oid));
    const [parameters, more] = rest();
    if (more !== void 0) throw new RangeError("it has an algorithm that cannot be read");
    return parameters === void 0 ? { oid } : {
      oid,
      parameters
    };
  });
}
const digestNames = {
  "2.16.840.1.101.3.4.2.1": "SHA-256",
  "2.16.840.1.101.3.4.2.2": "SHA-384",
  "2.16.840.1.101.3.4.2.3": "SHA-512"
};
const algorithms = {
  "1.2.840.113549.1.1.1": ["RSASSA-PKCS1-v1_5"],
  "1.2.840.113549.1.1.11": ["RSASSA-PKCS1-v1_5", "SHA-256"],
  "1.2.840.113549.1.1.12": ["RSASSA-PKCS1-v1_5", "SHA-384"],
  "1.2.840.113549.1.1.13": ["RSASSA-PKCS1-v1_5", "SHA-512"],
  "1.2.840.10045.4.3.2": ["ECDSA", "SHA-256"],
  "1.2.840.10045.4.3.3": ["ECDSA", "SHA-384"],
  "1.2.840.10045.4.3.4": ["ECDSA", "SHA-512"],
  "1.3.101.112": ["Ed25519"]
};
const curves = {
  "1.2.840.10045.3.1.7": ["P-256", 32],
  "1.3.132.0.34": ["P-384", 48],
  "1.3.132.0.35": ["P-521", 66]
};
function hashName({ oid, parameters }) {
  refuseParameters(parameters);
  return digestNames[oid];
}
async function digestOf(hash, bytes) {
  return new Uint8Array(await crypto.subtle.digest(hash, bytes));
}
function refuseParameters(parameters) {
  if (parameters !== void 0 && (parameters.tag !== tags$1.nothing || parameters.content.length > 0)) throw new RangeError("it has an algorithm with parameters that cannot be used");
}
async function checkSignature({ signed, signature, algorithm }, key, hash) {
  const method = toMethod(algorithm, signature, key, hash);
  if (method === void 0) return "unknown";
  try {
    const imported = await crypto.subtle.importKey("spki", key, method.name, false, ["verify"]);
    return await crypto.subtle.verify(method.name, imported, method.signature, signed) ? "right" : "wrong";
  } catch (thrown) {
    if (!(thrown instanceof DOMException)) throw thrown;
    return thrown.name === "NotSupportedError" ? "unknown" : "wrong";
  }
}
function toMethod(algorithm, signature, key, beside) {
  const { oid, parameters } = algorithm;
  const [name, hash = beside] = algorithms[oid] ?? [];
  if (name === void 0 || hash === void 0 && name !== "Ed25519") return void 0;
  refuseParameters(parameters);
  const named = {
    name,
    ...hash && { hash }
  };
  if (name !== "ECDSA") return {
    name: named,
    signature
  };
  const [namedCurve, size] = curveOf(key) ?? [];
  if (namedCurve === void 0 || size === void 0) return void 0;
  return {
    name: {
      ...named,
      namedCurve
    },
    signature: toFlatSignature(signature, size)
  };
}
function curveOf(key) {
  const { parameters } = readSequence(readElement(key, tags$1.sequence), ({ next }) => {
    const algorithm = parseAlgorithm(next());
    next(tags$1.bitString);
    return algorithm;
  });
  return parameters?.tag === tags$1.oid ? curves[toOid(parameters)] : void 0;
}
function toFlatSignature(signature, size) {
  const numbers = readSequence(readElement(signature, tags$1.sequence), ({ next }) => [next(tags$1.integer), next(tags$1.integer)]);
  return concatBytes(...numbers.map(({ content }) => {
    const [first = 128, second = 0] = content;
    const isShortest = first !== 0 || second >= 128;
    const digits = first === 0 ? content.subarray(1) : content;
    if (first >= 128 || !isShortest || digits.length > size) throw new RangeError("its signature cannot be read");
    return concatBytes(new Uint8Array(size - digits.length), digits);
  }));
}
function parseCertificate(whole) {
  const [body, algorithm, signature] = readSequence(readElement(whole, tags$1.sequence), ({ next }) => [
    next(tags$1.sequence),
    next(tags$1.sequence),
    toBits(next(tags$1.bitString))
  ]);
  return readSequence(body, ({ next, optional, rest }) => {
    const version = optional(contextTag(0));
    const serial = bytesToHex(next(tags$1.integer).content);
    if (!sameBytes(next().whole, algorithm.whole)) throw new RangeError("a certificate names two algorithms");
    const issuer = next(tags$1.sequence);
    const [notBefore, notAfter] = readSequence(next(), (dates) => [toTime(dates.next()), toTime(dates.next())]);
    const subject = next(tags$1.sequence);
    const key = next(tags$1.sequence).whole;
    const extensions = rest().find(({ tag }) => tag === contextTag(3));
    const proof = {
      signed: body.whole,
      signature,
      algorithm: parseAlgorithm(algorithm)
    };
    return {
      whole,
      serial,
      issuer: bytesToHex(issuer.whole),
      subject: bytesToHex(subject.whole),
      issuerName: toName(issuer),
      subjectName: toName(subject),
      notBefore,
      notAfter,
      key,
      extensions: version === void 0 || extensions === void 0 ? /* @__PURE__ */ new Map() : parseExtensions(readElement(extensions.content, tags$1.sequence).content),
      proof
    };
  });
}
function parseExtensions(content) {
  const found = elementsOf(content).map((element) => readSequence(element, parseExtension));
  if (new Set(found.map(([oid]) => oid)).size < found.length) throw new RangeError("an extension stands there twice");
  return new Map(found);
}
function parseExtension({ next, optional }) {
  return [toOid(next(tags$1.oid)), {
    isCritical: optional(tags$1.boolean)?.content[0] === 255,
    value: next(tags$1.octetString).content
  }];
}
function toName(name) {
  const named = elementsOf(name.content).flatMap((set) => elementsOf(set.content)).map((part) => readSequence(part, ({ next }) => [toOid(next(tags$1.oid)), toText(next())]));
  const last = (wanted) => named.findLast(([oid]) => oid === wanted)?.[1];
  return last("2.5.4.3") ?? last("2.5.4.10") ?? named.map(([, text]) => text).join(", ");
}
function toText({ tag, content }) {
  if (tag === tags$1.text) return new TextDecoder().decode(content);
  return tag === 30 ? new TextDecoder("utf-16be").decode(content) : latin1(content);
}
function isValidAt({ notBefore, notAfter }, time) {
  return notBefore <= time && time <= notAfter;
}
const ids$1 = {
  subjectKeyId: "2.5.29.14",
  keyUsage: "2.5.29.15",
  basicConstraints: "2.5.29.19",
  policies: "2.5.29.32",
  extendedKeyUsage: "2.5.29.37"
};
const timeStamping = "1.3.6.1.5.5.7.3.8";
const anyPurpose = "2.5.29.37.0";
const known = new Set(Object.values(ids$1));
function hasUnknownRule({ extensions }) {
  return [...extensions].some(([oid, { isCritical }]) => isCritical && !known.has(oid));
}
function keyUsage({ extensions }) {
  const usage = extensions.get(ids$1.keyUsage);
  if (usage === void 0) return void 0;
  const [, high = 0, low = 0] = readElement(usage.value, tags$1.bitString).content;
  return high * 256 + low;
}
function purposes({ extensions }) {
  const extended = extensions.get(ids$1.extendedKeyUsage);
  return extended && readSequence(readElement(extended.value, tags$1.sequence), ({ rest }) => rest().map(toOid));
}
function subjectKeyId({ extensions }) {
  const id = extensions.get(ids$1.subjectKeyId);
  return id && bytesToHex(readElement(id.value, tags$1.octetString).content);
}
function isForTimeStamps(certificate) {
  const [purpose, another] = purposes(certificate) ?? [];
  const isAlone = purpose === timeStamping && another === void 0;
  const usage = keyUsage(certificate);
  const isSigner = usage === void 0 || (usage & 49152) === usage;
  return isAlone && isSigner && usage !== 0 && certificate.extensions.get(ids$1.extendedKeyUsage)?.isCritical === true;
}
function mayIssue(certificate, below) {
  const constraints = certificate.extensions.get(ids$1.basicConstraints);
  if (constraints === void 0 || hasUnknownRule(certificate)) return false;
  const [isAuthority, limit] = readSequence(readElement(constraints.value, tags$1.sequence), ({ optional }) => [optional(tags$1.boolean)?.content[0] === 255, optional(tags$1.integer)]);
  const isForSigning = ((keyUsage(certificate) ?? 1024) & 1024) !== 0;
  const allowed = purposes(certificate) ?? [anyPurpose];
  const isAllowed = allowed.includes(timeStamping) || allowed.includes(anyPurpose);
  return isAuthority && isForSigning && isAllowed && (limit === void 0 || below <= toNumber(limit));
}
const maxCertificates = 16;
const ids = {
  signedData: "1.2.840.113549.1.7.2",
  timeStampInfo: "1.2.840.113549.1.9.16.1.4",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificate: "1.2.840.113549.1.9.16.2.12",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47"
};
function parseResponse(response) {
  const [content, ...more] = readSequence(readElement(response, tags$1.sequence), ({ next, rest }) => {
    readSequence(next(), ({ next: nextFact, optional }) => {
      const status = toNumber(nextFact());
      if (status !== 0) throw new RangeError(`the authority did not grant it (status ${status})`);
      if (elementsOf(optional(tags$1.sequence)?.content ?? new Uint8Array()).some(({ tag }) => tag !== tags$1.text)) throw new RangeError("it has another form than it should");
    });
    return rest();
  });
  if (content === void 0 || more.length > 0) throw new RangeError("it holds no token");
  return readSequence(readSequence(content, ({ next }) => {
    if (toOid(next(tags$1.oid)) !== ids.signedData) throw new RangeError("it holds no signed token");
    return readElement(next(contextTag(0)).content, tags$1.sequence);
  }), ({ next, optional }) => {
    if (toNumber(next()) !== 3) throw new RangeError("its token is of another version");
    const digests = elementsOf(next(tags$1.set).content).map(parseAlgorithm);
    const info = readSequence(next(), (fields) => {
      if (toOid(fields.next()) !== ids.timeStampInfo) throw new RangeError("it holds no time-stamp");
      return readElement(fields.next(contextTag(0)).content, tags$1.octetString).content;
    });
    const all = elementsOf(optional(contextTag(0))?.content ?? new Uint8Array());
    if (all.length > maxCertificates) throw new RangeError("it has too many certificates");
    const certificates = all.map(({ whole }) => parseCertificate(whole));
    optional(contextTag(1));
    return {
      info,
      ...parseSigner(readElement(next(tags$1.set).content, tags$1.sequence), certificates, digests)
    };
  });
}
function parseSigner(element, certificates, digests) {
  return readSequence(element, ({ next, optional }) => {
    const version = toNumber(next());
    const name = next();
    const signer = certificates.find((one) => isOf(one, name, version));
    if (signer === void 0) throw new RangeError("its signer's certificate is not in it");
    const digestAlgorithm = parseAlgorithm(next());
    if (!(digests.length === 1 && digests.every((one) => sameAlgorithm(one, digestAlgorithm)))) throw new RangeError("it names another hash beside its signature");
    const attributes = next(contextTag(0));
    const algorithm = parseAlgorithm(next());
    const signature = next(tags$1.octetString).content;
    optional(contextTag(1));
    return {
      certificates,
      signer,
      digestAlgorithm,
      attributes,
      signature: {
        algorithm,
        signature
      }
    };
  });
}
function sameAlgorithm(one, other) {
  return one.oid === other.oid && hashName(one) === hashName(other);
}
function isOf(certificate, name, version) {
  if (version === 3 && name.tag === 128) return bytesToHex(name.content) === subjectKeyId(certificate);
  if (version !== 1) throw new RangeError("its signer is of another version");
  return readSequence(name, ({ next }) => {
    const [issuer, serial] = [next(tags$1.sequence).whole, next(tags$1.integer).content];
    return bytesToHex(issuer) === certificate.issuer && bytesToHex(serial) === certificate.serial;
  });
}
function parseAttributes(attributes) {
  const found = elementsOf(attributes.content).map((one) => readSequence(one, ({ next }) => [toOid(next()), next(tags$1.set).content]));
  if (new Set(found.map(([oid]) => oid)).size < found.length) throw new RangeError("it signs an attribute twice");
  return new Map(found);
}
const imprintHashes = {
  "2.16.840.1.101.3.4.2.1": "sha256",
  "2.16.840.1.101.3.4.2.8": "sha3_256"
};
function parseInfo(info) {
  return readSequence(readElement(info, tags$1.sequence), ({ next, optional }) => {
    if (toNumber(next()) !== 1) throw new RangeError("its time-stamp is of another version");
    next(tags$1.oid);
    const [algorithm, digest] = readSequence(next(), (imprint) => [parseAlgorithm(imprint.next()), bytesToHex(imprint.next(tags$1.octetString).content)]);
    const hash = imprintHashes[algorithm.oid];
    if (hash === void 0) throw new RangeError("it is over another kind of digest");
    next(tags$1.integer);
    const time = toTime(next(tags$1.generalizedTime));
    optional(tags$1.sequence);
    optional(tags$1.boolean);
    const nonce = optional(tags$1.integer);
    optional(contextTag(0));
    const extensions = optional(contextTag(1));
    if ((extensions === void 0 ? [] : [...parseExtensions(extensions.content).values()]).some(({ isCritical }) => isCritical)) throw new RangeError("it has a condition that is not known here");
    return {
      imprint: {
        hash,
        digest
      },
      time,
      nonce: nonce && bytesToHex(nonce.content)
    };
  });
}
const maxTokenBytes = 65536;
async function checkToken(response, list, roots = []) {
  try {
    if (response.length > 65536) throw new RangeError("it is larger than 64 KiB");
    return await check(parseResponse(response), list, roots);
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    return {
      is: "wrong",
      problem: thrown.message
    };
  }
}
async function check(token, list, roots) {
  const { info, signer, certificates, digestAlgorithm } = token;
  const { imprint, time, nonce } = parseInfo(info);
  if (list[imprint.hash] !== imprint.digest) throw new RangeError("it is over other bytes");
  if (!("subtle" in crypto)) return {
    is: "unknown",
    problem: "this page was opened neither by https: nor from a file"
  };
  const hash = hashName(digestAlgorithm);
  if (hash === void 0) return {
    is: "unknown",
    problem: "its hash is not one that is used here"
  };
  const attributes = parseAttributes(token.attributes);
  const digest = readElement(attributes.get(ids.messageDigest) ?? nothing, tags$1.octetString).content;
  if (!sameBytes(digest, await digestOf(hash, info))) throw new RangeError("its time is not what was signed");
  if (toOid(readElement(attributes.get(ids.contentType) ?? nothing, tags$1.oid)) !== ids.timeStampInfo) throw new RangeError("its signature is not for a time-stamp");
  if (!await isNamed(signer, attributes)) throw new RangeError("its signature names another certificate");
  const checked = await checkSignature({
    signed: concatBytes(Uint8Array.of(tags$1.set), token.attributes.whole.subarray(1)),
    ...token.signature
  }, signer.key, hash);
  if (checked === "wrong") throw new RangeError("its signature is wrong");
  if (checked === "unknown") return {
    is: "unknown",
    problem: "its kind of signature is not one that is used here"
  };
  if (!isForTimeStamps(signer)) throw new RangeError("its signer's certificate is not for time-stamps alone");
  if (!isValidAt(signer, time)) throw new RangeError("its signer's certificate was not valid at that time");
  const { root, rootName, isTrusted } = await followChain(signer, certificates.filter((one) => one !== signer), roots, time);
  return {
    is: "right",
    time,
    signer: await toParty(signer),
    root: root === void 0 ? { name: rootName } : await toParty(root),
    isTrusted,
    nonce
  };
}
const nothing = new Uint8Array();
async function isNamed({ whole }, attributes) {
  const [first, second] = [attributes.get(ids.signingCertificate), attributes.get(ids.signingCertificateV2)];
  const named = [...first === void 0 ? [] : [parseCertificateId(first, "SHA-1")], ...second === void 0 ? [] : [parseCertificateId(second, "SHA-256")]];
  const checks = named.map(async ({ hash, digest }) => hash && sameBytes(digest, await digestOf(hash, whole)));
  return named.length > 0 && (await Promise.all(checks)).every((isSame) => isSame === true);
}
function parseCertificateId(attribute, usual) {
  const [first] = elementsOf(readSequence(readElement(attribute, tags$1.sequence), ({ next, rest }) => [next(tags$1.sequence), ...rest()])[0]?.content ?? nothing);
  if (first === void 0) throw new RangeError("its signature names no certificate");
  return readSequence(first, ({ next, optional, rest }) => {
    const algorithm = optional(tags$1.sequence);
    const digest = next(tags$1.octetString).content;
    rest();
    return {
      hash: algorithm === void 0 ? usual : hashName(parseAlgorithm(algorithm)),
      digest
    };
  });
}
async function toParty({ subjectName, whole }) {
  return {
    name: subjectName,
    fingerprint: bytesToHex(await digestOf("SHA-256", whole))
  };
}
async function followChain(signer, others, roots, time) {
  const pool = [...others, ...roots];
  const reached = /* @__PURE__ */ new Map([[signer, -1]]);
  const trusted = new Set(isValidAt(signer, time) && !hasUnknownRule(signer) ? [signer] : []);
  for (const [current, depth] of reached) {
    const named = pool.filter(({ subject }) => subject === current.issuer);
    const checks = await Promise.all(named.map((issuer) => checkSignature(current.proof, issuer.key)));
    if (named.some((issuer, index) => checks[index] === "wrong" && others.includes(issuer)) && !checks.includes("right")) throw strangerError();
    for (const [index, issuer] of named.entries()) {
      if (checks[index] === "wrong") continue;
      const isLink = trusted.has(current) && checks[index] === "right" && isValidAt(issuer, time);
      const isRoot = isAmong(issuer, roots);
      if (isLink && (isRoot || mayIssue(issuer, depth + 1))) trusted.add(issuer);
      if (!reached.has(issuer)) reached.set(issuer, depth + 1);
    }
  }
  if (others.some((one) => !reached.has(one) || isChangedRoot(one, roots))) throw strangerError();
  const root = [...trusted].find((one) => isAmong(one, roots));
  const top = [...reached.keys()].at(-1) ?? signer;
  const isSelfMade = top.issuer === top.subject;
  return {
    isTrusted: root !== void 0,
    root: root ?? (isSelfMade ? top : void 0),
    rootName: root?.subjectName ?? top.issuerName
  };
}
function isAmong({ whole }, roots) {
  return roots.some((root) => sameBytes(root.whole, whole));
}
function isChangedRoot({ whole, proof }, roots) {
  return roots.some((root) => sameBytes(root.proof.signature, proof.signature) && !sameBytes(root.whole, whole));
}
function strangerError() {
  return new RangeError("one of its certificates is not of the signer's chain");
}
const SHA1_IV = Uint32Array.from([
  1732584193,
  4023233417,
  2562383102,
  271733878,
  3285377520
]);
const SHA1_W = new Uint32Array(80);
var _SHA1 = class extends HashMD {
  A = SHA1_IV[0] | 0;
  B = SHA1_IV[1] | 0;
  C = SHA1_IV[2] | 0;
  D = SHA1_IV[3] | 0;
  E = SHA1_IV[4] | 0;
  constructor() {
    super(64, 20, 8, false);
  }
  get() {
    const { A, B, C, D, E } = this;
    return [
      A,
      B,
      C,
      D,
      E
    ];
  }
  set(A, B, C, D, E) {
    this.A = A | 0;
    this.B = B | 0;
    this.C = C | 0;
    this.D = D | 0;
    this.E = E | 0;
  }
  _cloneInto(to) {
    (to ||= new this.constructor()).set(...this.get());
    return this._cloneIntoMeta(to);
  }
  process(view, offset) {
    for (let i = 0; i < 16; i++, offset += 4) SHA1_W[i] = view.getUint32(offset, false);
    for (let i = 16; i < 80; i++) SHA1_W[i] = rotl(SHA1_W[i - 3] ^ SHA1_W[i - 8] ^ SHA1_W[i - 14] ^ SHA1_W[i - 16], 1);
    let { A, B, C, D, E } = this;
    for (let i = 0; i < 80; i++) {
      let F, K;
      if (i < 20) {
        F = Chi(B, C, D);
        K = 1518500249;
      } else if (i < 40) {
        F = B ^ C ^ D;
        K = 1859775393;
      } else if (i < 60) {
        F = Maj(B, C, D);
        K = 2400959708;
      } else {
        F = B ^ C ^ D;
        K = 3395469782;
      }
      const T = rotl(A, 5) + F + E + K + SHA1_W[i] | 0;
      E = D;
      D = C;
      C = rotl(B, 30);
      B = A;
      A = T;
    }
    A = A + this.A | 0;
    B = B + this.B | 0;
    C = C + this.C | 0;
    D = D + this.D | 0;
    E = E + this.E | 0;
    this.set(A, B, C, D, E);
  }
  roundClean() {
    clean(SHA1_W);
  }
  destroy() {
    this.destroyed = true;
    this.set(0, 0, 0, 0, 0);
    clean(this.buffer);
  }
};
const sha1 = createHasher(() => new _SHA1());
const Rho160 = Uint8Array.from([
  7,
  4,
  13,
  1,
  10,
  6,
  15,
  3,
  12,
  0,
  9,
  5,
  2,
  14,
  11,
  8
]);
const Id160 = (() => Uint8Array.from(new Array(16).fill(0).map((_, i) => i)))();
const Pi160 = (() => Id160.map((i) => (9 * i + 5) % 16))();
const idxLR = (() => {
  const res = [[Id160], [Pi160]];
  for (let i = 0; i < 4; i++) for (let j of res) j.push(j[i].map((k) => Rho160[k]));
  return res;
})();
const idxL = (() => idxLR[0])();
const idxR = (() => idxLR[1])();
const shifts160 = [
  [
    11,
    14,
    15,
    12,
    5,
    8,
    7,
    9,
    11,
    13,
    14,
    15,
    6,
    7,
    9,
    8
  ],
  [
    12,
    13,
    11,
    15,
    6,
    9,
    9,
    7,
    12,
    15,
    11,
    13,
    7,
    8,
    7,
    7
  ],
  [
    13,
    15,
    14,
    11,
    7,
    7,
    6,
    8,
    13,
    14,
    13,
    12,
    5,
    5,
    6,
    9
  ],
  [
    14,
    11,
    12,
    14,
    8,
    6,
    5,
    5,
    15,
    12,
    15,
    14,
    9,
    9,
    8,
    6
  ],
  [
    15,
    12,
    13,
    13,
    9,
    5,
    8,
    6,
    14,
    11,
    12,
    11,
    8,
    6,
    5,
    5
  ]
].map((i) => Uint8Array.from(i));
const shiftsL160 = idxL.map((idx, i) => idx.map((j) => shifts160[i][j]));
const shiftsR160 = idxR.map((idx, i) => idx.map((j) => shifts160[i][j]));
const Kl160 = Uint32Array.from([
  0,
  1518500249,
  1859775393,
  2400959708,
  2840853838
]);
const Kr160 = Uint32Array.from([
  1352829926,
  1548603684,
  1836072691,
  2053994217,
  0
]);
function ripemd_f(group, x, y, z) {
  if (group === 0) return x ^ y ^ z;
  if (group === 1) return x & y | ~x & z;
  if (group === 2) return (x | ~y) ^ z;
  if (group === 3) return x & z | y & ~z;
  return x ^ (y | ~z);
}
const BUF_160 = new Uint32Array(16);
var _RIPEMD160 = class extends HashMD {
  h0 = 1732584193;
  h1 = -271733879;
  h2 = -1732584194;
  h3 = 271733878;
  h4 = -1009589776;
  constructor() {
    super(64, 20, 8, true);
  }
  get() {
    const { h0, h1, h2, h3, h4 } = this;
    return [
      h0,
      h1,
      h2,
      h3,
      h4
    ];
  }
  set(h0, h1, h2, h3, h4) {
    this.h0 = h0 | 0;
    this.h1 = h1 | 0;
    this.h2 = h2 | 0;
    this.h3 = h3 | 0;
    this.h4 = h4 | 0;
  }
  _cloneInto(to) {
    (to ||= new this.constructor()).set(...this.get());
    return this._cloneIntoMeta(to);
  }
  process(view, offset) {
    for (let i = 0; i < 16; i++, offset += 4) BUF_160[i] = view.getUint32(offset, true);
    let al = this.h0 | 0, ar = al, bl = this.h1 | 0, br = bl, cl = this.h2 | 0, cr = cl, dl = this.h3 | 0, dr = dl, el = this.h4 | 0, er = el;
    for (let group = 0; group < 5; group++) {
      const rGroup = 4 - group;
      const hbl = Kl160[group], hbr = Kr160[group];
      const rl = idxL[group], rr = idxR[group];
      const sl = shiftsL160[group], sr = shiftsR160[group];
      for (let i = 0; i < 16; i++) {
        const tl = rotl(al + ripemd_f(group, bl, cl, dl) + BUF_160[rl[i]] + hbl, sl[i]) + el | 0;
        al = el, el = dl, dl = rotl(cl, 10) | 0, cl = bl, bl = tl;
      }
      for (let i = 0; i < 16; i++) {
        const tr = rotl(ar + ripemd_f(rGroup, br, cr, dr) + BUF_160[rr[i]] + hbr, sr[i]) + er | 0;
        ar = er, er = dr, dr = rotl(cr, 10) | 0, cr = br, br = tr;
      }
    }
    this.set(this.h1 + cl + dr | 0, this.h2 + dl + er | 0, this.h3 + el + ar | 0, this.h4 + al + br | 0, this.h0 + bl + cr | 0);
  }
  roundClean() {
    clean(BUF_160);
  }
  destroy() {
    this.destroyed = true;
    clean(this.buffer);
    this.set(0, 0, 0, 0, 0);
  }
};
const ripemd160 = createHasher(() => new _RIPEMD160());
const magic = hexToBytes("004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e89294");
const tags = {
  attestation: 0,
  sha256: 8,
  append: 240,
  prepend: 241,
  more: 255
};
const operations = /* @__PURE__ */ new Map([
  [2, (message) => sha1(message)],
  [3, (message) => ripemd160(message)],
  [tags.sha256, (message) => sha256(message)],
  [103, (message) => keccak_256(message)],
  [tags.append, (message, argument) => concatBytes(message, argument)],
  [tags.prepend, (message, argument) => concatBytes(argument, message)],
  [242, (message) => message.toReversed()],
  [243, (message) => new TextEncoder().encode(bytesToHex(message))]
]);
const pendingTag = "83dfe30d2ef90c8e";
const bitcoinTag = "0588960d73d71901";
const limits = {
  message: 4096,
  payload: 8192,
  uri: 1e3,
  depth: 256,
  messages: 1048576
};
const uriForm = /^[A-Za-z0-9._/:-]+$/;
function createReader(bytes) {
  let at = 0;
  let counted = 0;
  const take = (count2) => {
    if (at + count2 > bytes.length) throw new RangeError("it is cut off");
    at += count2;
    return bytes.subarray(at - count2, at);
  };
  const byte = () => take(1)[0] ?? 0;
  const number = () => {
    let value = 0;
    for (let place = 1; place < 2 ** 35; place *= 128) {
      const next = byte();
      value += (next & 127) * place;
      if (next === 0 && place > 1) break;
      if (next < 128) return value;
    }
    throw new RangeError("it has a number that is out of range");
  };
  const sized = (most2) => {
    const size = number();
    if (size > most2) throw new RangeError("a part of it is too long");
    return take(size);
  };
  const count = (message) => {
    counted += message.length;
    if (message.length > limits.message || counted > limits.messages) throw new RangeError("a message of it is too long");
  };
  const end = () => {
    if (at < bytes.length) throw new RangeError("there are bytes behind its end");
  };
  return {
    take,
    byte,
    number,
    sized,
    count,
    end
  };
}
function parseTimestamp(bytes, message) {
  const reader = createReader(bytes);
  const timestamp = readTimestamp(reader, message, 0);
  reader.end();
  return timestamp;
}
function parseProofFile(bytes) {
  if (bytes.length > 65536) throw new RangeError("it is larger than 64 KiB");
  const reader = createReader(bytes);
  if (!sameBytes(reader.take(magic.length), magic)) throw new RangeError("it is no proof of OpenTimestamps");
  if (reader.number() !== 1) throw new RangeError("it is a proof of another version");
  if (reader.byte() !== tags.sha256) throw new RangeError("it is over another kind of digest");
  const timestamp = readTimestamp(reader, reader.take(32), 0);
  reader.end();
  return timestamp;
}
function readTimestamp(reader, message, depth) {
  if (depth === limits.depth) throw new RangeError("it nests too deep");
  const attestations = [];
  const steps = [];
  let isLast = false;
  while (!isLast) {
    const first = reader.byte();
    isLast = first !== tags.more;
    const tag = isLast ? first : reader.byte();
    if (tag === tags.attestation) attestations.push(...readAttestation(reader, message));
    else steps.push(readStep(reader, tag, message, depth));
  }
  return {
    message,
    attestations,
    steps
  };
}
function readStep(reader, tag, message, depth) {
  const apply = operations.get(tag);
  if (apply === void 0) throw new RangeError("it has an operation that is not known");
  const argument = tag === tags.append || tag === tags.prepend ? reader.sized(limits.message) : void 0;
  if (argument?.length === 0) throw new RangeError("an operation of it adds nothing");
  const result = new Uint8Array(apply(message, argument ?? message));
  reader.count(result);
  return {
    tag,
    ...argument && { argument },
    to: readTimestamp(reader, result, depth + 1)
  };
}
function readAttestation(reader, message) {
  const tag = bytesToHex(reader.take(8));
  const payload = createReader(reader.sized(limits.payload));
  if (tag === pendingTag) {
    const uri = latin1(payload.sized(limits.uri));
    payload.end();
    if (!uriForm.test(uri)) throw new RangeError("it has a promise at an address that cannot be used");
    return [{
      kind: "pending",
      uri
    }];
  }
  if (tag !== bitcoinTag) return [];
  const height = payload.number();
  payload.end();
  if (message.length !== 32) throw new RangeError("it leads to a block by something that is no root of one");
  return [{
    kind: "bitcoin",
    height
  }];
}
function leavesOf(timestamp) {
  return [...timestamp.attestations.map((attestation) => ({
    of: timestamp,
    attestation
  })), ...timestamp.steps.flatMap(({ to }) => leavesOf(to))];
}
function hideDigest(digest, nonce) {
  const salted = concatBytes(digest, nonce);
  const lead = (sent) => {
    const inner = {
      message: salted,
      attestations: [],
      steps: [{
        tag: tags.sha256,
        to: sent
      }]
    };
    return {
      message: digest,
      attestations: [],
      steps: [{
        tag: tags.append,
        argument: nonce,
        to: inner
      }]
    };
  };
  return {
    hidden: new Uint8Array(sha256(salted)),
    lead
  };
}
function replacePromises(timestamp, found) {
  const upgraded = found.get(timestamp);
  const { message, attestations, steps } = timestamp;
  return {
    message,
    attestations: upgraded?.attestations ?? attestations,
    steps: [...steps.map((step) => ({
      ...step,
      to: replacePromises(step.to, found)
    })), ...upgraded?.steps ?? []]
  };
}
function toProofFile(timestamp) {
  return concatBytes(magic, Uint8Array.of(1, tags.sha256), timestamp.message, toBytes(timestamp));
}
function toBytes({ attestations, steps }) {
  const leading = steps.filter(({ to }) => leavesOf(to).length > 0);
  const parts = [...attestations.map((one) => concatBytes(Uint8Array.of(tags.attestation), attestationBytes(one))), ...leading.map(({ tag, argument, to }) => concatBytes(Uint8Array.of(tag), ...argument === void 0 ? [] : [toSized(argument)], toBytes(to)))];
  return concatBytes(...parts.flatMap((part, index) => index < parts.length - 1 ? [Uint8Array.of(tags.more), part] : [part]));
}
function attestationBytes(attestation) {
  const isPending = attestation.kind === "pending";
  const payload = isPending ? toSized(new TextEncoder().encode(attestation.uri)) : toNumberBytes(attestation.height);
  return concatBytes(hexToBytes(isPending ? pendingTag : bitcoinTag), toSized(payload));
}
function toSized(bytes) {
  return concatBytes(toNumberBytes(bytes.length), bytes);
}
function toNumberBytes(value) {
  const bytes = [];
  for (let rest = value; bytes.length === 0 || rest > 0; rest = Math.floor(rest / 128)) bytes.push(rest % 128 + (rest >= 128 ? 128 : 0));
  return Uint8Array.from(bytes);
}
function toBitcoinHex(bytes) {
  return bytesToHex(bytes.toReversed());
}
async function readWitness(witness, list, trust = {}) {
  const { kind } = witness;
  try {
    const token = fromBase64(witness.token);
    if (kind === "opentimestamps") return readProof(parseProofFile(token), list, trust.bitcoinHeader);
    const checked = await checkToken(token, list, trust.roots);
    if (checked.is !== "right") return {
      claim: checked.is === "wrong" ? "not fitting" : "not trusted",
      kind,
      problem: checked.problem
    };
    const { isTrusted, time, signer, root } = checked;
    return {
      claim: isTrusted ? "yes" : "not trusted",
      kind,
      time,
      signer,
      root
    };
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    return {
      claim: "not fitting",
      kind,
      problem: thrown.message
    };
  }
}
function readProof(proof, list, header) {
  const kind = "opentimestamps";
  if (bytesToHex(proof.message) !== list.sha256) throw new RangeError("it is over other bytes");
  const leaves = leavesOf(proof);
  const blocks = leaves.flatMap(({ of, attestation }) => attestation.kind === "bitcoin" ? [{
    root: of.message,
    block: attestation.height
  }] : []);
  const [earliest] = blocks.toSorted((one, other) => one.block - other.block);
  if (earliest === void 0) {
    const calendars = leaves.flatMap(({ attestation }) => attestation.kind === "pending" ? [attestation.uri] : []);
    if (calendars.length === 0) throw new RangeError("it leads to nothing that is known here");
    return {
      claim: "pending",
      kind,
      calendars
    };
  }
  if (header === void 0) return {
    claim: "not trusted",
    kind,
    lookUp: {
      block: earliest.block,
      merkleRoot: toBitcoinHex(earliest.root)
    }
  };
  if (!blocks.some(({ root }) => sameBytes(root, header.merkleRoot))) throw new RangeError("the header that was given is of a block with another Merkle root");
  return {
    claim: "yes",
    kind,
    time: header.time,
    block: header.hash
  };
}
function renderWitness(reading) {
  if ("problem" in reading) return reading.claim === "not fitting" ? `The ${names[reading.kind]} does not fit: ${reading.problem}` : `The ${names[reading.kind]} cannot be checked here: ${reading.problem}`;
  if ("signer" in reading) {
    const [signer, root] = [renderName(reading.signer), renderName(reading.root)];
    return `SHA256SUMS existed by ${renderMinute(reading.time)}, according to ${signer} (root ${root})`;
  }
  if ("calendars" in reading) return `SHA256SUMS is promised to Bitcoin by calendar ${renderFew([...new Set(reading.calendars)], toHost)}, not in a block yet`;
  if ("lookUp" in reading) return `By its proof, SHA256SUMS is in Bitcoin block ${reading.lookUp.block.toLocaleString("en-US")}`;
  return `SHA256SUMS existed by ${renderMinute(reading.time)}, the time in the header of Bitcoin block ${reading.block}`;
}
const names = {
  rfc3161: "time-stamp",
  opentimestamps: "proof of OpenTimestamps"
};
function renderMinute(time) {
  return toUtcMinute(new Date(Math.ceil(time.getTime() / 6e4) * 6e4));
}
function renderName({ name }) {
  return plainText(name, textLimits.word);
}
function toHost(uri) {
  return plainText(URL.canParse(uri) ? new URL(uri).host : uri, textLimits.word);
}
const passingStatuses = /* @__PURE__ */ new Set([
  408,
  425,
  429,
  500,
  502,
  503,
  504
]);
async function askWitness(asking, question) {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await askOnce(asking, question);
    if (answer instanceof Uint8Array) return answer;
    if (answer.status === 404 && question.body === void 0) return void 0;
    if (!answer.isPassing || attempt >= question.attempts) throw unavailableError(question.url, answer.why, answer.cause);
    await asking.clock.wait(backoff(attempt, asking.clock.random(), 0), asking.signal);
  }
}
async function askOnce({ web, signal, timeoutMs }, question) {
  const limit = AbortSignal.timeout(timeoutMs);
  const stop = AbortSignal.any([signal, limit]);
  const { url, headers: headers2, body } = question;
  try {
    const address = new URL(url);
    const answer = await (body === void 0 ? web.get(address, headers2, stop) : web.post(address, headers2, body, stop));
    const { status } = answer;
    try {
      if (status === 200 || status === 201 && body !== void 0) {
        const { most: most2 } = question;
        return await readAtMost(answer.body, most2, () => invalidError(url, `it is larger than ${most2} bytes`));
      }
    } finally {
      answer.body.destroy();
    }
    return {
      status,
      isPassing: passingStatuses.has(status),
      why: `it answered ${status}${status >= 300 && status < 400 ? ", a redirect" : ""}`
    };
  } catch (cause) {
    if (cause instanceof AnchorError) throw cause;
    if (signal.aborted) return {
      why: "the run was cancelled",
      isPassing: false,
      cause
    };
    if (limit.aborted) return {
      why: `no complete answer came within ${timeoutMs / 1e3} s`,
      isPassing: false,
      cause
    };
    return {
      why: reasonOf(cause),
      isPassing: true,
      cause
    };
  }
}
function unavailableError(url, why, cause) {
  return new AnchorError("WITNESS_UNAVAILABLE", `The witness ${url} gave no usable answer: ${why}.`, { cause });
}
function invalidError(url, why) {
  return new AnchorError("WITNESS_INVALID", `The answer of the witness ${url} was not saved: ${why}.`);
}
async function readAnswer(url, read) {
  try {
    return await read();
  } catch (thrown) {
    throw thrown instanceof RangeError ? invalidError(url, thrown.message) : toAnchorError(thrown);
  }
}
const publicCalendars = [
  "https://alice.btc.calendar.opentimestamps.org",
  "https://bob.btc.calendar.opentimestamps.org",
  "https://finney.calendar.eternitywall.com",
  "https://btc.calendar.catallaxy.com"
];
const headers = { accept: "application/vnd.opentimestamps.v1" };
const most = 1e4;
const maxPromises = 4;
async function askCalendar(url, digest, asking) {
  const { hidden, lead } = hideDigest(digest, crypto.getRandomValues(new Uint8Array(16)));
  const type = {
    ...headers,
    "content-type": "application/x-www-form-urlencoded"
  };
  const answer = await askWitness(asking, {
    url: toAddress(url, "digest"),
    headers: type,
    body: hidden,
    most,
    attempts: 3
  }) ?? new Uint8Array();
  return readAnswer(url, () => {
    const timestamp = parseTimestamp(answer, hidden);
    if (leavesOf(timestamp).length === 0) throw new RangeError("it promises nothing that is known here");
    return lead(timestamp);
  });
}
async function upgradeProof(file, own, asking) {
  const proof = parseProofFile(file);
  const leaves = leavesOf(proof);
  if (leaves.some(isInBlock)) return {
    proof: void 0,
    warnings: []
  };
  const promises = promisesOf(leaves, own);
  const found = /* @__PURE__ */ new Map();
  const warnings = [];
  await Promise.all(promises.slice(0, maxPromises).map(async ({ of, url }) => {
    try {
      const upgraded = await askForBlock(url, of.message, asking);
      if (upgraded !== void 0) found.set(of, upgraded);
    } catch (thrown) {
      warnings.push(toAnchorError(thrown));
    }
  }));
  return {
    proof: found.size === 0 ? void 0 : replacePromises(proof, found),
    warnings
  };
}
function promisesOf(leaves, own) {
  const allowed = new Set([...own, ...publicCalendars].map((url) => toAddress(url, "")));
  return leaves.flatMap(({ of, attestation }) => attestation.kind === "pending" && allowed.has(toAddress(attestation.uri, "")) ? [{
    of,
    url: toAddress(attestation.uri, `timestamp/${bytesToHex(of.message)}`)
  }] : []);
}
function promiseAddresses(file, own) {
  return promisesOf(leavesOf(parseProofFile(file)), own).map(({ url }) => url);
}
function isInBlock({ attestation }) {
  return attestation.kind === "bitcoin";
}
async function askForBlock(url, message, asking) {
  const answer = await askWitness(asking, {
    url,
    headers,
    most,
    attempts: 1
  });
  if (answer === void 0) return void 0;
  const timestamp = await readAnswer(url, () => parseTimestamp(answer, message));
  return leavesOf(timestamp).some(isInBlock) ? timestamp : void 0;
}
function toAddress(base, path) {
  return `${base.replace(/\/+$/, "")}/${path}`;
}
const maxClockDifferenceMs = 3e5;
async function askAuthority(url, digest, asking) {
  const nonce = createNonce();
  const response = await askWitness(asking, {
    url,
    headers: {
      "content-type": "application/timestamp-query",
      accept: "application/timestamp-reply"
    },
    body: toQuery(digest, nonce),
    most: maxTokenBytes,
    attempts: 3
  }) ?? new Uint8Array();
  return {
    response,
    warnings: compareClocks(url, await readAnswer(url, async () => {
      const checked = await checkToken(response, { sha256: bytesToHex(digest) });
      if (checked.is !== "right") throw new RangeError(checked.problem);
      if (checked.nonce !== bytesToHex(nonce)) throw new RangeError("it answers another query");
      return checked.time;
    }), asking.clock.today())
  };
}
function createNonce() {
  const nonce = crypto.getRandomValues(new Uint8Array(9));
  nonce[0] = 0;
  nonce[1] = (nonce[1] ?? 0) | 128;
  return nonce;
}
const sha256Oid = Uint8Array.of(96, 134, 72, 1, 101, 3, 4, 2, 1);
function toQuery(digest, nonce) {
  const algorithm = toDer(tags$1.sequence, toDer(tags$1.oid, sha256Oid), toDer(tags$1.nothing));
  const imprint = toDer(tags$1.sequence, algorithm, toDer(tags$1.octetString, digest));
  const version = toDer(tags$1.integer, Uint8Array.of(1));
  const certificate = toDer(tags$1.boolean, Uint8Array.of(255));
  return toDer(tags$1.sequence, version, imprint, toDer(tags$1.integer, nonce), certificate);
}
function compareClocks(url, time, now) {
  if (Math.abs(time.getTime() - now.getTime()) <= maxClockDifferenceMs) return [];
  const account = `The witness ${url} says that it is ${time.toISOString()}, and this machine's clock says ${now.toISOString()}.`;
  return [new AnchorError("WITNESS_CLOCK", account)];
}
async function obtainWitnesses(lines, sha2562, known2, asking) {
  const readings = await Promise.all(known2.map(async (one) => ({
    one,
    ...await readWitness(one, { sha256: sha2562 })
  })));
  const kept = Object.groupBy(readings, ({ claim }) => claim);
  const recorded = [
    ...kept.yes ?? [],
    ...kept["not trusted"] ?? [],
    ...kept.pending ?? []
  ].map(({ one }) => one);
  const assigned = assign(lines, recorded);
  const results = await Promise.all(lines.map(async (line) => {
    const before = assigned.get(line);
    try {
      return before === void 0 ? await ask(line, sha2562, asking) : await renew(before, lines, asking);
    } catch (thrown) {
      return {
        witness: before,
        warnings: [toAnchorError(thrown)]
      };
    }
  }));
  const witnesses = lines.length > 0 ? results.flatMap(({ witness }) => witness === void 0 ? [] : [witness]) : [...new Set(known2.flatMap((one) => recorded.find((other) => sameAddress(other, one)) ?? []))];
  return {
    witnesses,
    files: toFiles(witnesses),
    warnings: results.flatMap(({ warnings }) => warnings)
  };
}
function assign(lines, known2) {
  const left = new Set(known2);
  const assigned = /* @__PURE__ */ new Map();
  for (const isFor of [sameAddress, sameKind]) for (const line of lines) {
    const found = assigned.has(line) ? void 0 : [...left].find((one) => isFor(line, one));
    if (found !== void 0 && left.delete(found)) assigned.set(line, found);
  }
  return assigned;
}
function sameKind(line, { kind }) {
  return line.kind === kind;
}
function sameAddress(line, other) {
  return sameKind(line, other) && line.url === other.url;
}
async function ask({ kind, url }, sha2562, asking) {
  const digest = new Uint8Array(hexToBytes(sha2562));
  const { response, warnings } = kind === "rfc3161" ? await askAuthority(url, digest, asking) : {
    response: toProofFile(await askCalendar(url, digest, asking)),
    warnings: []
  };
  return {
    witness: {
      kind,
      of: "SHA256SUMS",
      url,
      token: toBase64(response)
    },
    warnings
  };
}
async function renew(witness, lines, asking) {
  if (witness.kind === "rfc3161") return {
    witness,
    warnings: []
  };
  const own = lines.filter((line) => line.kind === "opentimestamps").map(({ url }) => url);
  const { proof, warnings } = await upgradeProof(fromBase64(witness.token), own, asking);
  return {
    witness: proof === void 0 ? witness : {
      ...witness,
      token: toBase64(toProofFile(proof))
    },
    warnings
  };
}
function findAddress(witness, known2) {
  return known2.filter((one) => sameAddress(one, witness)).flatMap(({ token, url }) => promiseAddresses(fromBase64(token), [url]))[0];
}
const suffixes = {
  rfc3161: "tsr",
  opentimestamps: "ots"
};
function toFiles(witnesses) {
  const counts = /* @__PURE__ */ new Map();
  return witnesses.map(({ kind, of, token }) => {
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    return {
      name: number === 1 ? `${of}.${suffixes[kind]}` : `${of}.${number}.${suffixes[kind]}`,
      bytes: fromBase64(token)
    };
  });
}
async function askWitnesses(listed, { witness, mode, requestTimeout: timeoutMs }, { web, recorded, signal }) {
  const { sha256: sha2562 } = hashText(renderSha256Sums(listed));
  const lines = mode === "check" ? [] : parseWitnessLines(witness).witnesses;
  const asking = {
    web,
    clock: systemClock,
    signal,
    timeoutMs
  };
  const obtained = await obtainWitnesses(lines, sha2562, knownOf(recorded.lines, sha2562), asking);
  const warnings = new Map(obtained.warnings.map((warning) => [warning.message, warning]));
  const sentences = obtained.witnesses.length > 0 ? await readSentences(obtained.witnesses, recorded, sha2562) : await readLast(recorded, listed);
  return {
    ...obtained,
    sha256: sha2562,
    sentences,
    warnings: [...warnings.values()]
  };
}
function knownOf(lines, sha2562) {
  return lines.toReversed().filter(({ predicate }) => predicate.lists.some((list) => list.sha256 === sha2562)).flatMap(({ predicate }) => predicate.witnesses ?? []).filter((one) => one.of === runFiles.sha256);
}
function readSentences(witnesses, { lines }, sha2562) {
  const known2 = knownOf(lines, sha2562);
  const read = async (one) => {
    const reading = await readWitness(one, { sha256: sha2562 });
    const url = "lookUp" in reading ? findAddress(one, known2) : void 0;
    return {
      sentence: renderWitness(reading),
      ...url !== void 0 && { url }
    };
  };
  return Promise.all(witnesses.map(read));
}
async function readLast(recorded, listed) {
  const last = recorded.lines.findLast(({ predicate }) => (predicate.witnesses ?? []).length > 0);
  const sha2562 = last?.predicate.lists.find(({ name }) => name === runFiles.sha256)?.sha256;
  const witnessed = new Set(last?.subject.map(({ digest }) => digest.sha3_256));
  const isOfThese = listed.every(({ digest }) => witnessed.has(digest));
  if (last === void 0 || sha2562 === void 0 || !isOfThese) return [];
  return readSentences(knownOf([last], sha2562), recorded, sha2562);
}
export { askWitnesses };
