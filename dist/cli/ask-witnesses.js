import "./rolldown-runtime.js";
import { bytesToHex, hashText, hexToBytes, renderSha256Sums } from "./hash.js";
import { readAtMost, runFiles } from "./verify.js";
import { AnchorError, systemClock, toAnchorError } from "./start.js";
import { parseWitnessLines } from "./run.js";
import { checkToken, fromBase64, hideDigest, leavesOf, maxTokenBytes, parseProofFile, parseTimestamp, readWitness, renderWitness, replacePromises, tags, toBase64, toDer, toProofFile } from "./read-witness.js";
import { backoff, reasonOf } from "./ask.js";
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
  const algorithm = toDer(tags.sequence, toDer(tags.oid, sha256Oid), toDer(tags.nothing));
  const imprint = toDer(tags.sequence, algorithm, toDer(tags.octetString, digest));
  const version = toDer(tags.integer, Uint8Array.of(1));
  const certificate = toDer(tags.boolean, Uint8Array.of(255));
  return toDer(tags.sequence, version, imprint, toDer(tags.integer, nonce), certificate);
}
function compareClocks(url, time, now) {
  if (Math.abs(time.getTime() - now.getTime()) <= maxClockDifferenceMs) return [];
  const account = `The witness ${url} says that it is ${time.toISOString()}, and this machine's clock says ${now.toISOString()}.`;
  return [new AnchorError("WITNESS_CLOCK", account)];
}
async function obtainWitnesses(lines, sha256, known, asking) {
  const readings = await Promise.all(known.map(async (one) => ({
    one,
    ...await readWitness(one, { sha256 })
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
      return before === void 0 ? await ask(line, sha256, asking) : await renew(before, lines, asking);
    } catch (thrown) {
      return {
        witness: before,
        warnings: [toAnchorError(thrown)]
      };
    }
  }));
  const witnesses = lines.length > 0 ? results.flatMap(({ witness }) => witness === void 0 ? [] : [witness]) : [...new Set(known.flatMap((one) => recorded.find((other) => sameAddress(other, one)) ?? []))];
  return {
    witnesses,
    files: toFiles(witnesses),
    warnings: results.flatMap(({ warnings }) => warnings)
  };
}
function assign(lines, known) {
  const left = new Set(known);
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
async function ask({ kind, url }, sha256, asking) {
  const digest = new Uint8Array(hexToBytes(sha256));
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
function findAddress(witness, known) {
  return known.filter((one) => sameAddress(one, witness)).flatMap(({ token, url }) => promiseAddresses(fromBase64(token), [url]))[0];
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
  const { sha256 } = hashText(renderSha256Sums(listed));
  const lines = mode === "check" ? [] : parseWitnessLines(witness).witnesses;
  const asking = {
    web,
    clock: systemClock,
    signal,
    timeoutMs
  };
  const obtained = await obtainWitnesses(lines, sha256, knownOf(recorded.lines, sha256), asking);
  const warnings = new Map(obtained.warnings.map((warning) => [warning.message, warning]));
  const sentences = obtained.witnesses.length > 0 ? await readSentences(obtained.witnesses, recorded, sha256) : await readLast(recorded, listed);
  return {
    ...obtained,
    sha256,
    sentences,
    warnings: [...warnings.values()]
  };
}
function knownOf(lines, sha256) {
  return lines.toReversed().filter(({ predicate }) => predicate.lists.some((list) => list.sha256 === sha256)).flatMap(({ predicate }) => predicate.witnesses ?? []).filter((one) => one.of === runFiles.sha256);
}
function readSentences(witnesses, { lines }, sha256) {
  const known = knownOf(lines, sha256);
  const read = async (one) => {
    const reading = await readWitness(one, { sha256 });
    const url = "lookUp" in reading ? findAddress(one, known) : void 0;
    return {
      sentence: renderWitness(reading),
      ...url !== void 0 && { url }
    };
  };
  return Promise.all(witnesses.map(read));
}
async function readLast(recorded, listed) {
  const last = recorded.lines.findLast(({ predicate }) => (predicate.witnesses ?? []).length > 0);
  const sha256 = last?.predicate.lists.find(({ name }) => name === runFiles.sha256)?.sha256;
  const witnessed = new Set(last?.subject.map(({ digest }) => digest.sha3_256));
  const isOfThese = listed.every(({ digest }) => witnessed.has(digest));
  if (last === void 0 || sha256 === void 0 || !isOfThese) return [];
  return readSentences(knownOf([last], sha256), recorded, sha256);
}
export { askWitnesses };
