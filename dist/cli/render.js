import "./rolldown-runtime.js";
import { AnchorError, acceptForm, counted, errorFacts, given, messageOf, renderFew, toAnchorError, toLine, toLineName, version } from "./start.js";
import { createAttempts, createTaskQueue, findAnchoring, fold, link, readRegular, renderChain, renderDemoBanner, renderFoot, renderResultLine, renderResultsFile, renderWithinBudget, runEach, toMarkdownCode, toMarkdownText, toReport, wayInto, writeAtomically } from "./run.js";
import { digestFromWire } from "./hash.js";
import { arrayOf, contentOf, countOf, evidenceKind, flagOf, hexDigestOf, isReportFile, isSettled, isStatedList, keyOfLogAsset, listDigests, listText, logAssetName, matchOf, maxLogBytes, memberAt, memberOf, named, objectOf, openRecord, optional, parseJsonText, parseLog, parseStatement, runFiles, timeOf, toAssetName, withoutUndefined } from "./verify.js";
import { parseNotes } from "./notes-data.js";
import { hash } from "node:crypto";
import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
function toStatedKey({ name, sha3_256 }) {
  return JSON.stringify([toAssetName(name), sha3_256]);
}
function toContent(sources, tag) {
  const linesOf = (given2) => given2.flatMap(({ lines }) => lines.map(({ statement }) => statement));
  const record = openRecord(linesOf(sources));
  const made = record.lines.at(-1)?.predicate.finishedOn;
  if (made === void 0) return void 0;
  const listNames = new Map(record.lists.map(({ name, sha3_256 }) => [sha3_256, name]));
  const stamps = findStamps(sources);
  const commit = findCommit(record, tag);
  return {
    made,
    claims: [...record.names.values()].map(({ name, digest }) => ({
      name,
      ...digest,
      anchor: toClaim(digest.sha3_256, record, listNames, stamps)
    })),
    stated: indexStated(sources),
    lists: openRecord(linesOf(sources.filter(({ uploaded }) => uploaded !== void 0))).lists,
    ...commit !== void 0 && { commit }
  };
}
function indexStated(sources) {
  const stated = /* @__PURE__ */ new Map();
  for (const { name: source, lines } of sources) for (const { statement, line } of lines) {
    const former = (statement.predicate.changed ?? []).map(({ name, digest }) => ({
      name,
      sha3_256: digest
    }));
    const now = statement.subject.map(({ name, digest: { sha3_256 } }) => ({
      name,
      sha3_256
    }));
    for (const named2 of [...now, ...former]) {
      const key = toStatedKey(named2);
      const known = stated.get(key);
      if (known === void 0) stated.set(key, [{
        source,
        line
      }]);
      else known.push({
        source,
        line
      });
    }
  }
  return stated;
}
function findStamps(sources) {
  const stamps = /* @__PURE__ */ new Map();
  for (const { uploaded, lines } of sources) for (const { predicate } of lines.map(({ statement }) => statement)) {
    const at = uploaded ?? predicate.finishedOn;
    for (const { digest, verdict } of predicate.mode === "stamp" ? predicate.anchors : []) if ((verdict === "accepted" || verdict === "unclear") && Date.parse(at) >= Date.parse(stamps.get(digest) ?? at)) stamps.set(digest, at);
  }
  return stamps;
}
function toClaim(digest, { anchors, coverOf }, listNames, stamps) {
  const own = anchors.get(digest);
  const cover = coverOf(digest);
  const anchor = cover !== void 0 && worthOf(cover) > worthOf(own) ? cover : own;
  if (anchor === void 0) return {
    digest,
    isUnclaimed: true
  };
  const list2 = anchor.digest === digest ? void 0 : listNames.get(anchor.digest);
  const known = (anchor.chain?.records ?? []).map(({ block }) => Number(block ?? NaN)).filter((height) => Number.isSafeInteger(height) && height >= 0);
  const stamped = isSettled(anchor) ? void 0 : stamps.get(anchor.digest);
  return {
    digest: anchor.digest,
    ...known.length > 0 && { block: Math.min(...known) },
    ...list2 !== void 0 && { list: list2 },
    ...worthOf(anchor) < 2 && { isUnclaimed: true },
    ...stamped !== void 0 && { stamped }
  };
}
function worthOf(anchor) {
  if (anchor === void 0) return 0;
  if (isSettled(anchor)) return 3;
  return [anchor.verdict, ...anchor.stamps.map(({ verdict }) => verdict)].some((said) => said === "accepted" || said === "unclear") ? 2 : 1;
}
function findCommit({ lines }, tag) {
  const isOfTag = ({ predicate: { run } }) => run?.ref === `refs/tags/${tag}` && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(run.commit ?? "");
  const own = lines.filter(isOfTag);
  return (own.findLast(({ predicate }) => predicate.mode === "stamp") ?? own[0])?.predicate.run?.commit;
}
function isSameBytes(one, other) {
  const pairs = [[one.sha3_256, other.sha3_256], [one.sha256, other.sha256]].filter(([left, right]) => left !== void 0 && right !== void 0);
  return pairs.length === 0 ? void 0 : pairs.every(([left, right]) => left === right);
}
function toFacts({ sha3_256, sha256, id, uploader, uploaded }) {
  return withoutUndefined({
    sha3_256,
    sha256,
    id,
    uploader,
    uploaded
  });
}
function toRecorded(baseline, seen) {
  const { content } = seen;
  const lines = new Map(baseline?.assets.map((asset) => [asset.name, asset]));
  const served = new Set(seen.assets.map(({ name }) => name));
  const known = knownLines(baseline);
  for (const claim of content?.claims ?? []) {
    const name = toServedName(claim.name, served);
    if (name === void 0) continue;
    const line = lines.get(name);
    const stated = content?.stated.get(toStatedKey(claim)) ?? [];
    const evidence = [.../* @__PURE__ */ new Set([...line?.evidence ?? [], ...stated.map(({ source }) => source)])];
    if (line !== void 0 && isSameBytes(line, claim) === true) {
      const { isAdded: _, ...rest } = {
        ...claim,
        ...line
      };
      lines.set(name, {
        ...rest,
        ...withoutUndefined({ anchor: joinAnchors(line.anchor, claim.anchor) }),
        evidence
      });
    } else if (line === void 0 && !stated.some(({ source, line: one }) => known.get(source)?.has(one))) lines.set(name, {
      ...claim,
      name,
      evidence,
      lastConfirmed: content?.made ?? ""
    });
  }
  if (baseline === void 0 && lines.size === 0) return void 0;
  const commit = baseline?.commit ?? content?.commit;
  return {
    tag: seen.tag,
    ...commit !== void 0 && { commit },
    assets: [...lines.values()],
    evidence: baseline?.evidence ?? [],
    made: baseline?.made ?? content?.made ?? ""
  };
}
function knownLines(baseline) {
  return new Map(baseline?.evidence.map(({ name, sha256, lines = [sha256] }) => [name, new Set(lines)]));
}
function joinAnchors(known, now) {
  if (known === void 0 || now === void 0) return known ?? now;
  if (known.isUnclaimed === true && now.isUnclaimed === void 0) return now;
  if (known.digest !== now.digest || now.isUnclaimed !== known.isUnclaimed) return known;
  const { stamped, ...rest } = {
    ...now,
    ...known
  };
  const isOpen = now.stamped !== void 0 && known.block === void 0;
  return {
    ...rest,
    ...isOpen && stamped !== void 0 && { stamped }
  };
}
function toServedName(name, served) {
  if (served.has(name)) return name;
  const uploaded = toAssetName(name);
  if (served.has(uploaded)) return uploaded;
  return name.includes("/") ? void 0 : name;
}
function findShortened(recorded, { evidence, unreadable }) {
  const now = new Map(evidence.map((source) => [source.name, source]));
  const isShortened = ({ name, lines }) => lines !== void 0 && !unreadable.has(name) && !hasInOrder(now.get(name)?.lines ?? [], lines);
  return recorded.evidence.filter(isShortened).map(({ name }) => name);
}
function hasInOrder(lines, known) {
  let found = 0;
  for (const line of lines) if (line === known[found]) found += 1;
  return found === known.length;
}
function isSource(name) {
  return evidenceKind(name) === "statement" || keyOfLogAsset(name) !== void 0;
}
function hasUnreadEvidence({ unreadable }) {
  return [...unreadable.keys()].some(isSource);
}
function evidenceNames(assets, others = []) {
  const names = assets.map(({ name }) => name);
  const files = /* @__PURE__ */ new Set([...names, ...others]);
  return new Set(names.filter((name) => evidenceKind(name, files) !== void 0));
}
function findEvidence(recorded, seen) {
  const shipped = new Set(recorded?.assets.map(({ name }) => name));
  const stated = new Set([...seen.content?.lists ?? [], ...recorded?.evidence ?? []].map(({ name }) => name));
  const isUnsure = hasUnreadEvidence(seen);
  const isOwn = (name) => stated.has(name) || isUnsure || evidenceKind(name) !== "list";
  const names = [...evidenceNames(seen.assets, [...shipped])].filter(isOwn);
  const lists = seen.assets.map(({ name }) => name).filter((name) => stated.has(name));
  return new Set([...names, ...lists].filter((name) => !shipped.has(name)));
}
const findingFacts = {
  replaced: {
    verdict: "changed",
    label: "replaced",
    sentence: "was replaced: other bytes are served under this name"
  },
  removed: {
    verdict: "changed",
    label: "removed",
    sentence: "was removed"
  },
  "anchored-late": {
    verdict: "changed",
    label: "anchored later than recorded",
    sentence: "was stamped later than the record says: its first block is younger"
  },
  "not-anchored": {
    verdict: "no-match",
    label: "not on the chain",
    sentence: "is recorded as stamped, but the chain does not hold it"
  },
  "tag-moved": {
    verdict: "changed",
    label: "tag moved",
    sentence: "points to another commit"
  },
  "evidence-changed": {
    verdict: "changed",
    label: "evidence changed",
    sentence: "is evidence, and was changed or removed"
  },
  added: {
    verdict: "skipped",
    label: "added",
    sentence: "was added, and no evidence names it"
  },
  renamed: {
    verdict: "skipped",
    label: "renamed",
    sentence: "has another name now"
  },
  reuploaded: {
    verdict: "skipped",
    label: "uploaded again",
    sentence: "was uploaded again with the same bytes"
  }
};
function toFinding(kind, found) {
  return {
    kind,
    verdict: findingFacts[kind].verdict,
    ...found
  };
}
function foundIn(repository, { kind, verdict, ...found }) {
  return {
    kind,
    verdict,
    repository,
    ...found
  };
}
function isAlarm({ verdict }) {
  return verdict !== "skipped";
}
function nounOf({ kind, release }) {
  if (release === void 0) return "repository";
  return kind === "tag-moved" ? "tag" : "release";
}
function parseAcceptance(line) {
  const [, tag, name, hex] = acceptForm.exec(line.trim()) ?? [];
  const digest = digestFromWire(hex);
  return tag === void 0 || name === void 0 || digest === void 0 ? void 0 : {
    tag,
    name,
    sha3_256: digest
  };
}
function separateAccepted(findings, accepted) {
  const isAccepted = ({ kind, release, asset, seen }) => kind === "replaced" && accepted.some(({ tag, name, sha3_256 }) => tag === release && name === asset && sha3_256 === seen?.sha3_256);
  return {
    findings: findings.filter((finding) => !isAccepted(finding)),
    accepted: findings.filter(isAccepted)
  };
}
function toFindingView(finding, isOfMany) {
  return {
    finding,
    place: toPlace(finding.repository, finding.release, isOfMany)
  };
}
function toPlace(repository, release, isOfMany) {
  if (release === void 0) return repository;
  return isOfMany ? `${repository}@${release}` : release;
}
function describe({ finding, place }, quotes) {
  const { asset, recorded, seen, since } = finding;
  const name = quotes.name(place);
  return {
    subject: asset === void 0 ? `The ${nounOf(finding)} ${name}` : `${quotes.name(asset)} of ${name}`,
    sentence: renderEvent(finding, quotes.text),
    facts: given([
      describeSide("recorded", recorded, seen, quotes),
      describeSide("now", seen, recorded, quotes),
      since !== void 0 && `last as recorded on ${quotes.text(since.slice(0, 10))}`
    ])
  };
}
function renderEvent({ kind, why }, quote = (words) => words) {
  return `${findingFacts[kind].sentence}${why === void 0 ? "" : `: ${quote(why)}`}.`;
}
function describeSide(label, side = {}, other = {}, quotes) {
  const { name, sha3_256, sha256, commit, block, stated } = side;
  const quoted = (before, text) => text !== void 0 && before + quotes.name(text);
  const isToldApart = sha256 !== void 0 && other.sha256 !== void 0 && other.sha3_256 === void 0;
  const facts = given([
    quoted("", name),
    ...describeUpload(side, other, quotes),
    !isToldApart && quoted("SHA3-256 ", sha3_256),
    quoted("SHA-256 ", sha256),
    quoted("commit ", commit),
    block !== void 0 && `block ${block}`,
    quoted("although GitHub states SHA-256 ", stated)
  ]);
  return facts.length === 0 ? "" : `${label}: ${facts.join(", ")}`;
}
function describeUpload(side, other, quotes) {
  const { id, uploader, uploaded } = side;
  const isOtherUpload = uploader !== other.uploader || uploaded !== other.uploaded;
  const isOtherAsset = id !== void 0 && other.id !== void 0 && id !== other.id;
  return [uploader !== void 0 && uploaded !== void 0 && isOtherUpload && `uploaded by ${quotes.name(uploader)} on ${quotes.text(uploaded.slice(0, 16).replace("T", " "))} UTC`, isOtherAsset && isSameBytes(side, other) === true && `asset id ${id}`];
}
const maxTextLength = 4096;
const nameOf = ({ value, where }) => {
  if (typeof value === "string" && value !== "" && value.length <= maxTextLength) return value;
  throw new RangeError(`${where} is not a name`);
};
const sha256Of = hexDigestOf;
const commitOf = (member) => matchOf(member, /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, "a commit");
function listOf(item, what = "", by) {
  return arrayOf(item, Number.POSITIVE_INFINITY, by && {
    what,
    by
  });
}
const anchorForm = objectOf({
  digest: hexDigestOf,
  block: optional(countOf),
  list: optional(nameOf),
  isUnclaimed: named("unclaimed", optional(flagOf)),
  stamped: named("stamped_at", optional(timeOf))
});
const assetForm = objectOf({
  name: nameOf,
  sha3_256: optional(hexDigestOf),
  sha256: optional(sha256Of),
  id: optional(countOf),
  uploader: optional(nameOf),
  uploaded: named("uploaded_at", optional(timeOf)),
  firstConfirmed: named("first_confirmed", optional(timeOf)),
  lastConfirmed: named("last_confirmed", optional(timeOf)),
  anchor: optional(anchorForm),
  evidence: optional(listOf(nameOf)),
  isAdded: named("added", optional(flagOf))
});
const markForm = objectOf({
  name: nameOf,
  sha256: sha256Of,
  lines: optional(listOf(sha256Of))
});
const releaseForm = objectOf({
  tag: nameOf,
  commit: optional(commitOf),
  published: named("published_at", optional(timeOf)),
  made: named("looked_at", timeOf),
  isChanged: named("changed", optional(flagOf)),
  evidence: listOf(markForm),
  assets: listOf(assetForm, "assets of one release called", ({ name }) => name)
});
const scanForm = objectOf({
  finished: named("finished_at", timeOf),
  isWhole: named("whole", flagOf),
  asRecorded: named("as_recorded", countOf),
  changed: countOf,
  unrecorded: countOf,
  notAsked: named("not_asked", countOf)
});
const repositoryForm = objectOf({
  repository: nameOf,
  number: optional(countOf),
  releases: listOf(releaseForm, "releases with the tag", ({ tag }) => tag)
});
const baselineForm = objectOf({
  lastWhole: named("last_whole_look", optional(timeOf)),
  scans: named("looks", listOf(scanForm)),
  issueAuthor: named("issue_author", optional(nameOf)),
  repositories: listOf(repositoryForm, "repositories called", ({ repository }) => repository.toLowerCase())
});
const maxBytes = 268435456;
function readBaseline(path, workspace) {
  try {
    if (wayInto(workspace, path) !== void 0 && wayInto(realpathSync(workspace), realpathSync(dirname(path))) === void 0) throw new RangeError("a link leads to it out of the workspace");
    const bytes = readRegular(path, maxBytes);
    return bytes && parseBaseline(new TextDecoder().decode(bytes));
  } catch (error) {
    if (error instanceof RangeError) throw unusable(error.message);
    if (error instanceof AnchorError || !(error instanceof Error && "code" in error)) throw error;
    if (error.code === "ENOENT") return void 0;
    throw unusable(`it cannot be read (${String(error.code)})`);
  }
}
function unusable(why) {
  return new AnchorError("INPUT_INVALID", `An input is not usable.
baseline is not usable: ${why}`, { hint: "Give the monitor.json of an earlier look. Only if there is none, remove the file: the next look then takes what it sees for right." });
}
function parseBaseline(text) {
  const file = {
    value: parseText(text),
    where: "it"
  };
  try {
    if (memberOf(file, "version").value !== 1) throw new RangeError("it.version is not 1");
    return baselineForm(file);
  } catch (error) {
    if (error instanceof RangeError) throw unusable(error.message);
    throw error;
  }
}
function parseText(text) {
  try {
    return parseJsonText(text.replace(/^\uFEFF/, "").replaceAll(/,([^\S\n]*\n\s*[\]}])/g, "$1"), void 0, maxBytes);
  } catch (error) {
    if (!(error instanceof Error && error.cause instanceof SyntaxError)) throw unusable(messageOf(error));
    const [place] = /\(line \d+ column \d+\)/.exec(error.cause.message) ?? [];
    throw unusable(place === void 0 ? "it is no JSON" : `it is no JSON ${place}`);
  }
}
function renderMonitorFile(file) {
  const { finished: finished_at, findings } = file;
  const { repositories, ...scans } = baselineForm.order(file);
  return `${renderLines({
    version: 1,
    tool: {
      name: "anchor-artifacts",
      version
    },
    finished_at,
    ...scans,
    findings,
    repositories
  }, "")}
`;
}
const longLists = /* @__PURE__ */ new Set(["repositories", "releases"]);
function renderLines(members, indent) {
  const inner = `${indent}  `;
  const renderItem = (item, list2) => longLists.has(list2) ? renderLines(item, `${inner}  `) : JSON.stringify(item);
  return `{
${Object.entries(members).flatMap(([name, value]) => {
    if (value === void 0) return [];
    if (!Array.isArray(value) || value.length === 0) return [`${inner}"${name}": ${JSON.stringify(value)}`];
    const items = value.map((item) => `${inner}  ${renderItem(item, name)}`);
    return [`${inner}"${name}": [
${items.join(",\n")}
${inner}]`];
  }).join(",\n")}
${indent}}`;
}
const outages = /* @__PURE__ */ new Set([
  "GITHUB_UNAVAILABLE",
  "GITHUB_RATE_LIMITED",
  "ASSET_UNREADABLE",
  "NOT_ATTEMPTED"
]);
function isPassingFault({ code }) {
  return outages.has(code) || errorFacts(code).outage === true;
}
async function listReleases(repository, wanted, known, note) {
  const listed = await list(repository, wanted, note);
  const counted2 = (known?.releases ?? []).filter(({ tag }) => wanted.isCounted?.(tag) !== false);
  const { found, gone } = await searchForMissing(repository, listed.end === "broken" ? [] : findMissing$1(listed, counted2), note);
  const releases = [...listed.releases, ...found];
  const names = new Set(releases.map(({ tag }) => tag));
  return {
    releases,
    tags: names.size === 0 ? /* @__PURE__ */ new Map() : await repository.readTags(names).catch((thrown) => note("the tags", thrown)),
    gone
  };
}
async function list(repository, { most, isCounted }, note) {
  const releases = /* @__PURE__ */ new Map();
  try {
    for await (const release of repository.listReleases(isCounted === void 0 ? most : "all")) {
      if (isCounted?.(release.tag) === false) continue;
      if (releases.size === most) return {
        releases: [...releases.values()],
        end: "enough"
      };
      if (!releases.has(release.tag)) releases.set(release.tag, release);
    }
    return {
      releases: [...releases.values()],
      end: "all"
    };
  } catch (thrown) {
    note("the list of releases", thrown);
    return {
      releases: [...releases.values()],
      end: "broken"
    };
  }
}
function findMissing$1({ releases, end }, known) {
  const tags = new Set(releases.map(({ tag }) => tag));
  const missing = known.filter(({ tag }) => !tags.has(tag));
  if (end === "all") return missing;
  const oldest = releases.flatMap(({ published }) => published === void 0 ? [] : [Date.parse(published)]).reduce((least, time) => Math.min(least, time), Number.POSITIVE_INFINITY);
  return missing.filter(({ published }) => published !== void 0 && Date.parse(published) > oldest);
}
async function searchForMissing(repository, missing, note) {
  const found = [];
  const absent = /* @__PURE__ */ new Map();
  for (const release of missing) try {
    const there = await repository.readRelease(release.tag);
    if (there === void 0) absent.set(release.tag, release);
    else found.push(there);
  } catch (thrown) {
    note(release.tag, thrown);
  }
  if (absent.size === 0) return {
    found,
    gone: []
  };
  try {
    for await (const release of repository.listReleases("all")) if (absent.delete(release.tag)) found.push(release);
    return {
      found,
      gone: [...absent.values()]
    };
  } catch (thrown) {
    for (const tag of absent.keys()) note(tag, thrown);
    return {
      found,
      gone: []
    };
  }
}
async function locate(watched, { find }, repositories) {
  const named2 = await find(watched);
  const known = repositories.find(({ repository }) => isSameName(repository, watched)) ?? repositories.find(({ number }) => number !== void 0 && number === named2?.number);
  if (known?.number !== void 0 && named2?.number !== void 0 && named2.number !== known.number) {
    const moved = await find(known.number);
    const news = `${watched} is the name of another repository now, which is not looked at`;
    if (moved === void 0) return {
      ...toGone$1(known),
      told: `${news}. The recorded repository is gone.`
    };
    return {
      ...moved,
      known,
      isGone: false,
      told: `${news}. The recorded repository is now ${moved.name}.`
    };
  }
  const found = named2 ?? (known?.number === void 0 ? void 0 : await find(known.number));
  if (found === void 0) {
    if (known !== void 0) return toGone$1(known);
    throw new AnchorError("RELEASE_NOT_READABLE", `Looking for ${watched} failed: GitHub answered 404. Is the name right?`);
  }
  const before = [watched, known?.repository ?? watched].find((name) => !isSameName(name, found.name));
  const told = before !== void 0 && `${before} is now called ${found.name}. Its releases are the same.`;
  return {
    ...found,
    ...known && { known },
    isGone: false,
    ...told && { told }
  };
}
function toGone$1(known) {
  return {
    name: known.repository,
    known,
    isGone: true
  };
}
function isSameName(one, other) {
  return one.toLowerCase() === other.toLowerCase();
}
async function askAboutRecorded(recorded, { verify, concurrency, stop, onProgress, ...times }) {
  const outcomes = /* @__PURE__ */ new Map();
  const subjects = /* @__PURE__ */ new Map();
  for (const { tag, assets } of recorded) for (const { name, anchor } of assets) {
    if (anchor === void 0 || subjects.has(anchor.digest) || isYoung(anchor, times)) continue;
    subjects.set(anchor.digest, {
      name: `${tag}/${anchor.list ?? name}`,
      digest: anchor.digest
    });
  }
  onProgress({ requestsTotal: subjects.size });
  await runEach(subjects.values(), verify, {
    concurrency,
    stop,
    keyOf: ({ digest }) => digest,
    onResult: (target, outcome) => {
      outcomes.set(target.digest, outcome);
      onProgress({ requestsDone: outcomes.size });
    }
  });
  return outcomes;
}
function isYoung({ stamped }, { now, blockTime }) {
  const age = stamped === void 0 ? blockTime : now.getTime() - Date.parse(stamped);
  return age >= 0 && age < blockTime;
}
function toChainView(outcomes) {
  const answers = /* @__PURE__ */ new Map();
  for (const [digest, outcome] of outcomes) {
    if (outcome.kind === "no-match" || outcome.kind === "not-found") answers.set(digest, { kind: "not-held" });
    if (outcome.kind !== "verified") continue;
    const height = Number(findAnchoring(outcome.evidence.records, [digest])?.first.blockNumber ?? NaN);
    answers.set(digest, {
      kind: "held",
      ...Number.isSafeInteger(height) && { block: height }
    });
  }
  return answers;
}
function standingsOf(recorded, chain, options) {
  const toStanding = (anchor) => {
    const answer = chain.get(anchor.digest);
    if (answer?.kind === "held") return "held";
    if (answer !== void 0) return anchor.isUnclaimed === true ? "never" : "not held";
    return isYoung(anchor, options) ? "young" : "not asked";
  };
  return new Map(recorded?.assets.flatMap(({ name, anchor }) => anchor === void 0 ? [] : [[name, toStanding(anchor)]]));
}
function compareRelease(recorded, seen) {
  if (recorded === void 0) return compareEvidence({
    tag: seen.tag,
    made: "",
    evidence: [],
    assets: []
  }, seen);
  return [
    ...compareAssets(recorded, seen),
    ...compareEvidence(recorded, seen),
    ...compareTag(recorded, seen)
  ];
}
const order = Object.keys(findingFacts);
function inOrder(differences) {
  return differences.toSorted((left, right) => order.indexOf(left.kind) - order.indexOf(right.kind));
}
function compareAssets(recorded, seen) {
  const served = new Map(seen.assets.map((asset) => [asset.name, asset]));
  const unnamed = new Set(findUnnamed(recorded, seen));
  const findings = [];
  for (const line of recorded.assets.filter(({ name }) => !seen.unreadable.has(name))) {
    const asset = served.get(line.name);
    const finding = asset === void 0 ? findMissing(seen.tag, line, unnamed) : compareAsset(seen.tag, line, asset);
    if (finding !== void 0) findings.push(finding);
  }
  const later = [...unnamed].filter(({ uploaded }) => uploaded !== void 0 && Date.parse(uploaded) > Date.parse(recorded.made));
  const all = [...findings, ...later.map((asset) => toAdded(seen.tag, asset))];
  return hasUnreadEvidence(seen) ? all.filter(({ kind }) => kind !== "added") : all;
}
function findUnnamed(recorded, seen) {
  const lines = new Set(recorded?.assets.map(({ name }) => name));
  const evidence = findEvidence(recorded, seen);
  return seen.assets.filter(({ name }) => !lines.has(name) && !evidence.has(name));
}
function compareAsset(release, line, asset) {
  const isSame = isSameBytes(line, asset);
  if (isSame === void 0) return void 0;
  if (!isSame) return toFinding("replaced", toSides(release, line, asset));
  if (line.isAdded) return toAdded(release, asset);
  return [
    "id",
    "uploader",
    "uploaded"
  ].some((member) => line[member] !== void 0 && asset[member] !== void 0 && line[member] !== asset[member]) ? toFinding("reuploaded", toSides(release, line, asset)) : void 0;
}
function findMissing(release, line, unnamed) {
  const alike = [...unnamed].filter((asset) => isSameBytes(line, asset) === true);
  const target = alike.find(({ id }) => id !== void 0 && id === line.id) ?? alike[0];
  if (target === void 0) return toFinding("removed", toSides(release, line));
  unnamed.delete(target);
  const sides = toSides(release, line, target);
  return toFinding("renamed", {
    ...sides,
    seen: {
      ...sides.seen,
      name: target.name
    }
  });
}
function toAdded(release, asset) {
  return toFinding("added", {
    release,
    asset: asset.name,
    seen: toFacts(asset)
  });
}
function toSides(release, line, asset) {
  return {
    release,
    asset: line.name,
    recorded: toFacts(line),
    ...asset !== void 0 && { seen: {
      ...toFacts(asset),
      ...asset.stated !== void 0 && { stated: asset.stated }
    } },
    ...line.lastConfirmed !== void 0 && { since: line.lastConfirmed }
  };
}
function compareTag({ commit, made }, seen) {
  if (commit === void 0 || seen.commit === void 0 || commit === seen.commit) return [];
  const sides = {
    recorded: { commit },
    seen: { commit: seen.commit }
  };
  return [toFinding("tag-moved", {
    release: seen.tag,
    ...sides,
    since: made
  })];
}
function compareEvidence(recorded, seen) {
  const changed = /* @__PURE__ */ new Map();
  const add = (names, why) => {
    for (const name of names) if (!changed.has(name)) changed.set(name, why);
  };
  for (const { name, broken } of seen.evidence) if (broken !== void 0) add([name], broken);
  add(findShortened(recorded, seen), "a recorded line is not in it any more");
  add(findDropped(recorded, seen), "it does not name a recorded digest any more");
  add(findOtherFiles(recorded, seen), "it is not the recorded file");
  return [...changed].map(([name, why]) => {
    const mark = recorded.evidence.find((known) => known.name === name);
    const now = [...seen.evidence, ...seen.assets].find((one) => one.name === name);
    return toFinding("evidence-changed", {
      release: seen.tag,
      asset: name,
      why: now === void 0 ? "it is gone" : why,
      ...mark && {
        recorded: { sha256: mark.sha256 },
        since: recorded.made
      },
      ...now?.sha256 !== void 0 && { seen: { sha256: now.sha256 } }
    });
  });
}
function findDropped({ assets, evidence }, seen) {
  if (hasUnreadEvidence(seen)) return [];
  const unread = new Set(seen.evidence.flatMap(({ name, isRead }) => isRead ? [] : [name]));
  const isSaid = (line) => line.evidence?.some((name) => seen.unreadable.has(name) || unread.has(name)) === true || seen.content?.stated.has(toStatedKey(line)) === true;
  const dropped = new Set(assets.flatMap((line) => isSaid(line) ? [] : line.evidence ?? []));
  return evidence.map(({ name }) => name).filter((name) => dropped.has(name) && !seen.unreadable.has(name));
}
function findOtherFiles(recorded, seen) {
  const { assets, content = { lists: [] }, unreadable } = seen;
  const files = findEvidence(recorded, seen);
  const marks = new Map(recorded.evidence.map(({ name, sha256 }) => [name, sha256]));
  const hasNews = seen.evidence.some(({ name, sha256 }) => marks.get(name) !== sha256);
  const isAllRead = seen.evidence.every(({ isRead }) => isRead);
  const isOther = ({ name, sha256 }) => {
    if (sha256 === void 0 || marks.get(name) === sha256 || hasUnreadEvidence(seen)) return false;
    if (marks.has(name) && !hasNews) return true;
    return isAllRead && content.lists.some((list2) => list2.name === name) && !isStatedList(content, {
      name,
      sha256
    });
  };
  const other = assets.filter((asset) => files.has(asset.name) && !isSource(asset.name) && !isReportFile(asset.name) && isOther(asset));
  const kept = new Set([...assets, ...recorded.assets].map(({ name }) => name));
  const isKept = ({ name }) => kept.has(name) || !["list", "page"].includes(evidenceKind(name) ?? "");
  const gone = recorded.evidence.filter((mark) => !isKept(mark));
  return [...other, ...gone].map(({ name }) => name).filter((name) => !unreadable.has(name));
}
function compareChain({ tag, assets }, chain) {
  const lists = /* @__PURE__ */ new Set();
  return assets.flatMap((line) => {
    const { anchor } = line;
    if (anchor === void 0 || anchor.list !== void 0 && lists.has(anchor.digest)) return [];
    if (anchor.list !== void 0) lists.add(anchor.digest);
    return compareAnchor(tag, line, anchor, chain) ?? [];
  });
}
function compareAnchor(release, { name, lastConfirmed }, { digest, block, list: list2, isUnclaimed }, chain) {
  const answer = chain.get(digest);
  if (answer === void 0 || isUnclaimed === true) return void 0;
  const found = {
    release,
    asset: list2 ?? name,
    recorded: {
      sha3_256: digest,
      ...block !== void 0 && { block }
    },
    ...lastConfirmed !== void 0 && { since: lastConfirmed }
  };
  if (answer.kind === "not-held") return toFinding("not-anchored", found);
  if (block === void 0 || answer.block === void 0 || answer.block <= block) return void 0;
  return toFinding("anchored-late", {
    ...found,
    seen: {
      sha3_256: digest,
      block: answer.block
    }
  });
}
function nextRelease(compared) {
  const { recorded, seen, published, at } = compared;
  const commit = recorded?.commit ?? (hasUnreadEvidence(seen) ? void 0 : seen.commit);
  const isPartial = seen.unreadable.size > 0;
  const isUnsure = isPartial || [...compared.onChain.values()].includes("not asked");
  const isChanged = compared.findings.some(isAlarm) || isUnsure && recorded?.isChanged === true;
  return {
    tag: seen.tag,
    ...commit !== void 0 && { commit },
    ...published !== void 0 && { published },
    made: isPartial && recorded !== void 0 ? recorded.made : at,
    ...isChanged && { isChanged },
    evidence: nextEvidence(compared),
    assets: [...nextLines(compared), ...newLines(compared)]
  };
}
function nextLines({ recorded, seen, findings, accepted, at }) {
  const assets = new Map(seen.assets.map((asset) => [asset.name, asset]));
  const found = new Set(findings.map(({ asset }) => asset));
  const agreed = new Set(accepted.map(({ asset }) => asset));
  return (recorded?.assets ?? []).map((line) => {
    const asset = assets.get(line.name);
    if (asset !== void 0 && agreed.has(line.name)) return confirmNew(asset, at);
    if (asset === void 0 || seen.unreadable.has(line.name) || found.has(line.name)) return line;
    const { firstConfirmed = at } = line;
    return {
      ...line,
      ...toFacts(asset),
      ...toFacts(line),
      firstConfirmed,
      lastConfirmed: at
    };
  });
}
function confirmNew(asset, at) {
  return {
    name: asset.name,
    ...toFacts(asset),
    firstConfirmed: at,
    lastConfirmed: at
  };
}
function newLines({ recorded, seen, findings, at }) {
  if (hasUnreadEvidence(seen)) return [];
  const targets = new Set(findings.flatMap(({ kind, seen: side }) => kind === "renamed" ? [side?.name] : []));
  const added = new Set(findings.flatMap(({ kind, asset }) => kind === "added" ? [asset] : []));
  return findUnnamed(recorded, seen).filter(({ name }) => !targets.has(name) && !seen.unreadable.has(name)).map((asset) => ({
    ...confirmNew(asset, at),
    ...added.has(asset.name) && { isAdded: true }
  }));
}
function nextEvidence({ recorded, seen, findings }) {
  if (hasUnreadEvidence(seen)) return recorded?.evidence ?? [];
  const changed = new Set(findings.flatMap(({ kind, asset }) => kind === "evidence-changed" ? [asset] : []));
  const names = findEvidence(recorded, seen);
  const files = seen.assets.filter(({ name }) => names.has(name));
  const before = (recorded?.evidence ?? []).filter(({ name }) => changed.has(name) || seen.unreadable.has(name));
  const settled = /* @__PURE__ */ new Set([...changed, ...before.map(({ name }) => name)]);
  const fresh = /* @__PURE__ */ new Map();
  for (const { name, sha256, lines } of [...files.map((file) => ({
    ...file,
    lines: void 0
  })), ...seen.evidence]) if (sha256 !== void 0 && !settled.has(name)) fresh.set(name, {
    name,
    sha256,
    ...lines && { lines }
  });
  return [...before, ...fresh.values()];
}
async function writeScanFiles(report, file, badge, facts, folder) {
  const { attempt, errors } = createAttempts();
  const write = (name, content) => attempt(async () => {
    await writeAtomically(join(folder, name), content);
    return join(folder, name);
  });
  const [resultsPath, monitorPath] = await Promise.all([
    write(runFiles.results, renderResultsFile(report, facts)),
    write(runFiles.monitor, renderMonitorFile(file)),
    write(runFiles.badge, `${JSON.stringify(badge)}
`)
  ]);
  return {
    paths: withoutUndefined({
      resultsPath,
      monitorPath
    }),
    errors
  };
}
async function readEvidence(repository, release, baseline, reading) {
  const known = !reading.isDownloading && baseline !== void 0 && isAllKnown(release, baseline) ? baseline.evidence : [];
  const sources = findSources(release.assets);
  const unread = known.filter(({ name }) => sources.delete(name)).map((mark) => ({
    ...mark,
    isRead: false
  }));
  const { read, faults } = await readFiles(repository, sources, reading.stop);
  const all = [...read, ...readNotes(release.notes)];
  const content = toContent(all.map(({ mark: { name }, uploaded, lines }) => ({
    name,
    uploaded,
    lines
  })), release.tag);
  return {
    evidence: [...unread, ...all.map((source) => toSeen(source, reading.now))],
    ...content && faults.size === 0 && { content },
    faults
  };
}
async function readFiles(repository, sources, stop) {
  const read = [];
  const faults = /* @__PURE__ */ new Map();
  for (const [name, file] of sources) {
    const { uploaded, size = 0, sha256 } = file;
    const isLog = keyOfLogAsset(name) !== void 0;
    if (isLog && size > 268435456 && sha256 !== void 0) {
      read.push({
        mark: {
          name,
          sha256
        },
        uploaded,
        lines: [],
        broken: "it is larger than a log may be"
      });
      continue;
    }
    try {
      const bytes = await repository.read(file, maxLogBytes, stop);
      const given2 = readLines(bytes, isLog);
      if ("broken" in given2 && !isLog && isOtherKind(bytes)) continue;
      const lines = isLog && !("broken" in given2) && { lines: given2.lines.map(({ line }) => line) };
      read.push({
        mark: {
          name,
          sha256: hash("sha256", bytes),
          ...lines
        },
        uploaded,
        ...given2
      });
    } catch (thrown) {
      faults.set(name, toAnchorError(thrown));
    }
  }
  return {
    read,
    faults
  };
}
function readNotes(notes2) {
  return parseNotes(notes2).map(({ key, lines }) => {
    const name = `section ${key}`;
    if (lines === void 0) return {
      mark: {
        name,
        sha256: hash("sha256", notes2)
      },
      lines: [],
      broken: "its data is damaged"
    };
    const sha256 = hash("sha256", JSON.stringify(lines));
    return {
      mark: {
        name,
        sha256
      },
      lines: lines.map((statement) => ({
        statement,
        line: sha256
      }))
    };
  });
}
function toSeen({ mark, lines, broken }, now) {
  const why = broken ?? findFuture(lines, now) ?? findOtherList(lines, mark.lines === void 0);
  return {
    ...mark,
    isRead: true,
    ...why !== void 0 && { broken: why }
  };
}
function findSources(assets) {
  const found = /* @__PURE__ */ new Map();
  for (const asset of assets.filter(({ isUploaded }) => isUploaded)) {
    const key = keyOfLogAsset(asset.name);
    const name = key === void 0 ? asset.name : logAssetName(key);
    if (isSource(asset.name) && found.get(name)?.name !== name) found.set(name, asset);
  }
  return found;
}
function isAllKnown({ assets }, { evidence, assets: lines }) {
  const known = new Map([...lines, ...evidence].map(({ name, sha256 }) => [name, sha256]));
  const names = evidenceNames(assets);
  return assets.filter(({ name }) => names.has(name) && !isReportFile(name)).every(({ name, sha256 }) => sha256 !== void 0 && known.get(name) === sha256);
}
function isOtherKind(bytes) {
  try {
    const type = memberAt(parseJsonText(Buffer.from(bytes).toString("utf8")), "predicateType");
    return typeof type === "string" && !type.startsWith("https://anchor-artifacts.github.io/anchor/");
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    return false;
  }
}
function readLines(bytes, isLog) {
  try {
    if (!isLog) return { lines: [{
      statement: parseStatement(bytes),
      line: hash("sha256", bytes)
    }] };
    return { lines: parseLog(bytes).map((line) => ({
      statement: line.statement,
      line: hash("sha256", contentOf(line))
    })) };
  } catch (thrown) {
    if (thrown instanceof AnchorError && thrown.code === "EVIDENCE_INVALID") return {
      lines: [],
      broken: messageOf(thrown.cause)
    };
    throw thrown;
  }
}
const maxClockSkew = 36e5;
function findFuture(lines, now) {
  const last = now.getTime() + maxClockSkew;
  return lines.some(({ statement }) => Date.parse(statement.predicate.finishedOn) > last) ? "it is dated in the future" : void 0;
}
function findOtherList(lines, mayLackLists) {
  const anchored = /* @__PURE__ */ new Set();
  for (const { predicate } of lines.map(({ statement }) => statement)) for (const { covers, digest } of predicate.anchors) if (covers === "list") anchored.add(digest);
  const stated = /* @__PURE__ */ new Set();
  for (const { subject, predicate } of lines.map(({ statement }) => statement)) for (const list2 of predicate.lists.filter(({ sha3_256 }) => anchored.has(sha3_256))) {
    if (listDigests(listText(list2, subject)).sha3_256 !== list2.sha3_256) return notAnchoredList;
    stated.add(list2.sha3_256);
  }
  return !mayLackLists && [...anchored].some((digest) => !stated.has(digest)) ? notAnchoredList : void 0;
}
const notAnchoredList = "its list is not the one that was anchored";
function toGone(recorded) {
  const { tag, made } = recorded;
  return {
    tag,
    recorded,
    seen: "gone",
    differences: [toFinding("removed", {
      release: tag,
      since: made
    })]
  };
}
const maxEmbedded = 100;
async function scanRelease(repository, listed, tags, baseline, options) {
  const downloaded = /* @__PURE__ */ new Map();
  const read = (release) => readSides(repository, release, tags, baseline, options, downloaded);
  const first = await read(listed);
  const hasGap = first.differences.some(({ kind }) => looksLikeGap[kind]);
  if (listed.assets.length < maxEmbedded && !hasGap) return first;
  const assets = await repository.listAssets(listed).catch((thrown) => toAnchorError(thrown));
  if (assets instanceof AnchorError) return withoutMissing(first, assets);
  return assets === void 0 ? baseline && toGone(baseline) : read({
    ...listed,
    assets
  });
}
const looksLikeGap = {
  replaced: false,
  removed: true,
  "anchored-late": false,
  "not-anchored": false,
  "tag-moved": false,
  "evidence-changed": true,
  added: false,
  renamed: true,
  reuploaded: false
};
function withoutMissing({ recorded, seen, ...sides }, error) {
  const there = new Set(seen.assets.map(({ name }) => name));
  const lacking = [...[...recorded?.assets ?? [], ...recorded?.evidence ?? []].map(({ name }) => name).filter((name) => !there.has(name)), ...evidenceNames(seen.assets)];
  const unreadable = new Map([...seen.unreadable, ...lacking.map((name) => [name, error])]);
  const partly = {
    ...seen,
    unreadable
  };
  return {
    ...sides,
    recorded,
    seen: partly,
    differences: compareRelease(recorded, partly)
  };
}
async function readSides(repository, listed, tags, baseline, options, downloaded) {
  const { tag, published } = listed;
  const uploaded = listed.assets.filter(({ isUploaded }) => isUploaded);
  const { faults, ...read } = await readEvidence(repository, {
    ...listed,
    assets: uploaded
  }, baseline, options);
  const unreadable = new Map([...faults, ...findPendingUploads(listed, options.now)]);
  const commit = tags?.get(tag);
  const stated = {
    tag,
    ...commit !== void 0 && { commit },
    assets: uploaded,
    ...read,
    unreadable
  };
  const recorded = toRecorded(baseline, stated);
  if (tags !== void 0 && !tags.has(tag) && recorded?.commit !== void 0) unreadable.set("its tag", new AnchorError("GITHUB_UNAVAILABLE", "GitHub's list of tags lacks the release's tag."));
  const lines = new Map(recorded?.assets.map((line) => [line.name, line]));
  for (const asset of uploaded) {
    if (downloaded.has(asset.id) || unreadable.has(asset.name) || !needsDownload(tag, asset, lines.get(asset.name), options)) continue;
    try {
      downloaded.set(asset.id, await repository.hash(asset, options.stop));
    } catch (thrown) {
      unreadable.set(asset.name, toAnchorError(thrown));
    }
  }
  const assets = uploaded.map((asset) => ({
    name: asset.name,
    ...toFacts(asset),
    ...downloaded.get(asset.id)
  }));
  const seen = {
    ...stated,
    assets
  };
  const differences = compareRelease(recorded, seen);
  const found = new Set(differences.map(({ asset }) => asset));
  for (const { name, stated: sha256 } of assets) {
    if (sha256 === void 0 || found.has(name)) continue;
    const account = `GitHub says that this file has SHA-256 ${sha256}, but the download has other bytes.`;
    unreadable.set(name, new AnchorError("ASSET_DIGEST_MISMATCH", account));
  }
  return {
    tag,
    recorded,
    seen,
    differences,
    ...published !== void 0 && { published }
  };
}
const maxUploadMs = 36e5;
function findPendingUploads({ assets }, now) {
  const error = new AnchorError("ASSET_UNREADABLE", "This file is being uploaded right now.");
  const isPending = ({ isUploaded, uploaded }) => !isUploaded && now.getTime() - Date.parse(uploaded ?? "") < maxUploadMs;
  return assets.filter(isPending).map(({ name }) => [name, error]);
}
function needsDownload(tag, asset, line, { isDownloading, accepted }) {
  const { name, sha256 } = asset;
  if (!(isSource(name) || isReportFile(name)) && (isDownloading || sha256 === void 0)) return true;
  if (line === void 0) return false;
  const isPinned = accepted.some((acceptance) => acceptance.tag === tag && acceptance.name === name);
  return line.sha256 === void 0 || sha256 === void 0 || isPinned && isSameBytes(line, asset) === false;
}
async function scanRepositories(watched, github, baseline, options) {
  const at = options.now.toISOString();
  const repositories = /* @__PURE__ */ new Map();
  const faults = [];
  for (const [index, name] of watched.entries()) {
    if (watched.length > 1) options.onProgress({ waitingFor: `${name}, ${index + 1} of ${watched.length} repositories` });
    const note = (part, thrown) => void faults.push({
      repository: name,
      ...part !== void 0 && { part },
      error: toAnchorError(thrown)
    });
    try {
      const located = await locate(name, github, baseline?.repositories ?? []);
      if (repositories.has(located.name)) continue;
      repositories.set(located.name, await readRepository({
        ...located,
        watched: name
      }, github, options, note));
    } catch (thrown) {
      note(void 0, thrown);
    }
  }
  const read = [...repositories.values()];
  const all = read.flatMap(({ releases: releases2 }) => releases2);
  const refused = faults.find(({ error }) => !isPassingFault(error));
  if (refused !== void 0 && all.length === 0 && read.every(({ repository }) => !repository.isGone)) throw refused.error;
  const outcomes = await askAboutRecorded(all.flatMap(({ recorded }) => recorded ?? []), options);
  const chain = toChainView(outcomes);
  const releases = read.flatMap(({ repository: { name }, releases: sides }) => sides.map((release) => toReleaseScan(name, release, chain, options, at)));
  return {
    repositories: read.map(({ repository }) => repository),
    releases,
    faults,
    outcomes
  };
}
function findingsOf({ repositories, releases }) {
  return [...repositories.filter(({ isGone }) => isGone).map(toRemoved), ...releases.flatMap(({ findings }) => findings)];
}
function toRemoved({ name, known }) {
  const since = known?.releases.map(({ made }) => made).toSorted().at(-1);
  return foundIn(name, toFinding("removed", withoutUndefined({ since })));
}
function isWhole({ releases, faults, skipped }) {
  return skipped === void 0 && faults.length === 0 && releases.every(({ notAsked }) => notAsked.size === 0);
}
const releasesAtOnce = 3;
async function readRepository(located, github, options, note) {
  if (located.isGone) return {
    repository: located,
    releases: []
  };
  const repository = github.open(located.name);
  const { releases, tags, gone } = await listReleases(repository, options, located.known, note);
  const known = new Map(located.known?.releases.map((release) => [release.tag, withPastLook(release, options)]));
  const read = /* @__PURE__ */ new Map();
  options.onProgress({
    releasesRead: 0,
    releasesTotal: releases.length
  });
  const tasks = createTaskQueue(releasesAtOnce, async (release) => {
    const { tag } = release;
    read.set(release, await scanRelease(repository, release, tags, known.get(tag), options));
    options.onProgress({ releasesRead: read.size });
    options.onDebug(`Read the release ${tag} of ${located.name}.`);
  });
  for (const release of releases) tasks.add(release);
  await tasks.rest();
  return {
    repository: located,
    releases: [...releases.flatMap((release) => read.get(release) ?? []), ...gone.map(toGone)]
  };
}
function withPastLook(release, { now }) {
  const { made, published = (/* @__PURE__ */ new Date(0)).toISOString() } = release;
  return Date.parse(made) <= now.getTime() ? release : {
    ...release,
    made: published
  };
}
function toReleaseScan(repository, sides, chain, options, at) {
  const { tag, recorded } = sides;
  const isGone = sides.seen === "gone";
  const onChain = standingsOf(recorded, chain, options);
  const late = recorded === void 0 || isGone ? [] : compareChain(recorded, chain);
  const { findings, accepted } = separateAccepted(inOrder([...sides.differences, ...late]), options.accepted);
  const toFound = (some) => some.map(({ since, ...one }) => foundIn(repository, {
    ...one,
    ...since !== void 0 && Date.parse(since) <= Date.parse(at) && { since }
  }));
  const faults = sides.seen === "gone" ? /* @__PURE__ */ new Map() : sides.seen.unreadable;
  const unasked = [...onChain].flatMap(([name, standing]) => standing === "not asked" ? [name] : []);
  return {
    repository,
    tag,
    recorded,
    isGone,
    findings: toFound(findings),
    accepted: toFound(accepted),
    faults,
    notAsked: /* @__PURE__ */ new Set([...faults.keys(), ...unasked]),
    onChain,
    next: sides.seen === "gone" ? {
      ...sides.recorded,
      isChanged: true
    } : nextRelease({
      ...sides,
      findings,
      accepted,
      onChain,
      at
    })
  };
}
function toFaults({ results }) {
  const faults = results.flatMap(({ subject: { name }, outcome }) => {
    if (outcome.kind === "unreachable" || outcome.kind === "failed") return [{
      name,
      why: outcome.error.message
    }];
    return outcome.kind === "unknown" ? [{
      name,
      why: outcome.note
    }] : [];
  });
  return [...Map.groupBy(faults, ({ why }) => why)].map(([why, about]) => ({
    why,
    names: [...new Set(about.map(({ name }) => name))]
  }));
}
function toResults(scan, own) {
  const { repositories, releases, faults, outcomes, skipped } = scan;
  const isOfMany = repositories.length > 1;
  return [
    ...findingsOf({
      repositories,
      releases: []
    }).map((finding) => toResult(finding.repository, toChangedOutcome(finding))),
    ...releases.flatMap((release) => toReleaseResults(release, outcomes, isOfMany)),
    ...skipped === void 0 ? [] : [toResult(own, {
      kind: "skipped",
      note: skipped
    })],
    ...faults.map(({ repository, part, error }) => {
      return toResult(given([(isOfMany || part === void 0) && repository, part]).join(": "), toFaultOutcome(error));
    })
  ];
}
function toResult(name, outcome) {
  return {
    subject: { name },
    outcome
  };
}
function toReleaseResults(release, outcomes, isOfMany) {
  const { recorded, findings, faults } = release;
  const place = toPlace(release.repository, release.tag, isOfMany);
  const alarms = findings.filter(isAlarm);
  const lines = release.isGone ? [] : recorded?.assets ?? [];
  const covered = new Set(lines.map(({ name }) => name));
  const lists = new Set(lines.flatMap(({ anchor }) => anchor?.list ?? []));
  const others = alarms.filter(({ asset, kind }) => {
    return asset === void 0 || !(covered.has(asset) || kind === "not-anchored" && lists.has(asset));
  });
  return [
    ...lines.flatMap((line) => toLineResult(line, place, release, alarms, outcomes) ?? []),
    ...others.map((finding) => {
      return toResult(finding.asset === void 0 ? place : `${place}/${finding.asset}`, toChangedOutcome(finding));
    }),
    ...[...faults].flatMap(([name, error]) => covered.has(name) ? [] : [toResult(`${place}/${name}`, toFaultOutcome(error))])
  ];
}
function toLineResult({ name, anchor, sha3_256: digest, sha256 }, place, { faults, onChain }, alarms, outcomes) {
  const changed = alarms.find(({ kind, asset }) => asset === name && kind !== "not-anchored");
  const fault = faults.get(name);
  const note = notes[onChain.get(name) ?? "held"];
  const asked = note ? {
    kind: "skipped",
    note
  } : anchor && outcomes.get(anchor.digest);
  const outcome = changed ? toChangedOutcome(changed) : fault ? toFaultOutcome(fault) : asked;
  if (outcome === void 0) return void 0;
  return {
    subject: {
      name: `${place}/${name}`,
      ...withoutUndefined({
        digest,
        sha256
      })
    },
    outcome,
    ...outcome === asked && anchor?.list !== void 0 && { coveredBy: anchor.digest }
  };
}
const notes = {
  never: "It was never anchored.",
  young: "It was stamped less than block-time ago. The next look asks about it."
};
const deedAdvice = "Find out who did this, and why. If you meant it, delete what the baseline records of it. Otherwise treat the release as attacked.";
function toChangedOutcome(finding) {
  const { kind, asset, since } = finding;
  const what = asset === void 0 ? `The ${nounOf(finding)}` : "It";
  const last = since === void 0 ? "" : ` It was last as recorded on ${since.slice(0, 10)}.`;
  return {
    kind: "changed",
    note: `${what} ${renderEvent(finding)}${last}`,
    ...kind !== "replaced" && { advice: deedAdvice }
  };
}
function toFaultOutcome(error) {
  return {
    kind: isPassingFault(error) ? "unreachable" : "failed",
    error
  };
}
const standings = {
  changed: {
    icon: "\u274C",
    colour: "red",
    isQuiet: false
  },
  "not asked": {
    icon: "\u{1F4E1}",
    colour: "yellow",
    isQuiet: false
  },
  unrecorded: {
    icon: "\u2796",
    colour: "dim",
    isQuiet: true
  },
  "as recorded": {
    icon: "\u2705",
    colour: "green",
    isQuiet: true
  }
};
const inNeed = Object.keys(standings);
const advice = {
  own: "If you did not do this yourself, treat these files as tampered with: take them down, tell who may have downloaded them, and change the credentials that can write releases.",
  others: "Do not use these files until their project says why they changed. Ask there by an issue, and keep the copies that you have.",
  accept: "accept it. For a replaced file, give its new SHA3-256, which `openssl dgst -sha3-256 FILE` prints, as a line `TAG/NAME sha3-256:\u2026` of the input `accept`. For anything else, delete what is recorded from `monitor.json`: the line of a file, the `commit` of a tag, the entry of a release or a repository.",
  stamp: "Then stamp your files again, so that the evidence names them as they are now."
};
function toAdvice(alarms, isOwn) {
  if (alarms.length === 0) return [];
  const places = new Set(alarms.map(({ finding }) => isOwn(finding.repository)));
  const accept = places.has(true) ? `If you meant this change, ${advice.accept} ${advice.stamp}` : `Once you know that the change is right, ${advice.accept}`;
  const [own, others] = places.size > 1 ? ["Your own releases: ", "Other projects' releases: "] : ["", ""];
  return given([
    places.has(true) && own + advice.own,
    places.has(false) && others + advice.others,
    accept
  ]);
}
function toScanView(scan, baseline, own, finished) {
  const { repositories, releases, skipped, unasked } = scan;
  const isOfMany = repositories.length > 1;
  const isOwn = (name) => name.toLowerCase() === own.toLowerCase();
  const counts = {
    finished: finished.toISOString(),
    isWhole: isWhole(scan),
    ...countReleases(releases, repositories)
  };
  const report = toReport("verify", toResults(scan, own));
  const findings = findingsOf(scan).map((finding) => toFindingView(finding, isOfMany));
  const passedOver = findPassedOver(scan, isOfMany);
  const alarms = findings.filter(({ finding }) => isAlarm(finding));
  return {
    report,
    headline: renderHeadline(scan, report, counts, alarms.length > 0),
    counts,
    history: keepLast([...baseline?.scans ?? [], ...skipped === void 0 ? [counts] : []]),
    hasBaseline: isRecord(baseline),
    skipped,
    alarms,
    notices: findings.filter(({ finding }) => !isAlarm(finding)),
    accepted: releases.flatMap((release) => release.accepted.map((one) => toFindingView(one, isOfMany))),
    advice: toAdvice(alarms, isOwn),
    repositories: isOfMany || !repositories.every(({ name }) => isOwn(name)) ? byStanding(repositories.map((repository) => toRepositoryRow(repository, scan))) : [],
    told: given([
      unasked,
      ...repositories.map(({ told }) => told),
      passedOver.length > 0 && `Not looked at, and not as recorded in an earlier look: ${renderFew(passedOver, (place) => place)}. The input releases says how many are looked at.`
    ]),
    passedOver,
    releases: byStanding(releases.map((release) => toReleaseRow(release, isOfMany))),
    faults: toFaults(report)
  };
}
function findPassedOver({ repositories, releases }, isOfMany) {
  const scanned = new Set(releases.map(({ repository, tag }) => toPlace(repository, tag, true)));
  return repositories.flatMap(({ name, known, isGone }) => {
    return (isGone ? [] : (known?.releases ?? []).filter(({ isChanged }) => isChanged === true)).flatMap(({ tag }) => scanned.has(toPlace(name, tag, true)) ? [] : toPlace(name, tag, isOfMany));
  });
}
function keepLast(scans) {
  const kept = scans.slice(-52);
  const whole = scans.findLast(({ isWhole: wasWhole }) => wasWhole);
  return whole === void 0 || kept.includes(whole) ? kept : [whole, ...kept.slice(1)];
}
function isRecord(baseline) {
  return baseline !== void 0 && baseline.repositories.length > 0;
}
function byStanding(rows) {
  return inNeed.flatMap((standing) => rows.filter((row) => row.standing === standing));
}
function standingOf({ findings, notAsked, recorded }) {
  if (findings.some(isAlarm)) return "changed";
  if (notAsked.size > 0) return "not asked";
  return recorded === void 0 ? "unrecorded" : "as recorded";
}
function countReleases(releases, repositories) {
  const all = releases.map(standingOf);
  const count = (standing) => all.filter((one) => one === standing).length;
  const gone = repositories.reduce((sum, { isGone, known }) => sum + (isGone ? known?.releases.length ?? 0 : 0), 0);
  return {
    asRecorded: count("as recorded"),
    changed: count("changed") + gone,
    unrecorded: count("unrecorded"),
    notAsked: count("not asked")
  };
}
function toRepositoryRow(repository, scan) {
  const { name, watched, known, isGone } = repository;
  const releases = scan.releases.filter((one) => one.repository === name);
  const isPartial = scan.faults.some((fault) => fault.repository === watched);
  const own = given([
    isGone && "changed",
    isPartial && "not asked",
    ...releases.map(standingOf)
  ]);
  return {
    name,
    standing: inNeed.find((standing) => own.includes(standing)) ?? "unrecorded",
    counts: given([isGone ? `gone, with ${counted(known?.releases.length ?? 0, "release")}` : renderCounts(countReleases(releases, []), ""), known === void 0 && "the record begins now"]).join("; ")
  };
}
function renderHeadline({ repositories, releases, skipped }, { demo, tally }, counts, isAlarming) {
  const end = demo ? " (demonstration only)" : "";
  if (skipped !== void 0) return "\u23ED\uFE0F Nothing was looked at";
  const part = counts.isWhole ? "" : "; only a part could be asked";
  const states = renderCounts(counts, repositories.length > 1 ? ` of ${repositories.length} repositories` : "");
  if (isAlarming) return `\u274C ${states}${part}${end}`;
  if (tally.failed > 0) return `\u26D4 ${counts.notAsked < releases.length ? "Only a part could be asked: " : ""}${states}${end}`;
  if (!counts.isWhole && releases.length === 0) return "\u{1F4E1} GitHub gave no usable answer, so nothing is known of the releases";
  if (!counts.isWhole) return `\u{1F4E1} Only a part could be asked: ${states}${end}`;
  if (releases.length === 0) return "\u26A0\uFE0F No releases, nothing to look at";
  return counts.asRecorded === 0 ? `\u2796 Nothing is recorded yet: ${states}${end}` : `\u2705 ${states}${end}`;
}
function renderCounts(counts, place) {
  const { asRecorded, changed, unrecorded, notAsked } = counts;
  const present = [
    [changed, "not as recorded"],
    [asRecorded, "as recorded"],
    [unrecorded, "unrecorded"],
    [notAsked, "could not be asked"]
  ].filter(([count]) => count > 0);
  const all = `${counted(changed + asRecorded + unrecorded + notAsked, "release")}${place}`;
  const [only] = present;
  if (only === void 0) return all.replace(/^0 /, "no ");
  return present.length === 1 ? `${all} ${only[1]}` : `${all}: ${present.map((state) => state.join(" ")).join(", ")}`;
}
function toReleaseRow(release, isOfMany) {
  const { repository, tag, recorded, isGone, findings, notAsked, onChain } = release;
  const changed = new Set(findings.filter(isAlarm).flatMap(({ asset }) => asset ?? []));
  const lines = recorded?.assets ?? [];
  const unchanged = lines.filter(({ name, anchor }) => {
    return !isGone && !changed.has(name) && !changed.has(anchor?.list ?? name) && !notAsked.has(name);
  });
  const count = (standing, words) => {
    const { length } = unchanged.filter(({ name }) => onChain.get(name) === standing);
    return length > 0 && `${length} ${words}`;
  };
  const confirmed = unchanged.filter(({ name }) => onChain.get(name) === "held");
  const files = given([
    onChain.size > 0 && `${confirmed.length} of ${counted(lines.length, "file")} confirmed`,
    count(void 0, "as the baseline saw them"),
    count("young", "stamped just now"),
    count("never", "never anchored"),
    notAsked.size > 0 && `${notAsked.size} not asked`
  ]);
  const labels = [...Map.groupBy(findings, ({ kind }) => kind)].map(([kind, { length }]) => (length > 1 ? `${length} ` : "") + findingFacts[kind].label);
  return {
    name: toPlace(repository, tag, isOfMany),
    standing: standingOf(release),
    counts: given([files.join(", "), labels.join(", ")]).join("; ")
  };
}
const budgets = {
  alarms: 38e4,
  notices: 1e5,
  faults: 5e4,
  rows: 4e4
};
function renderScanSummary(view, facts) {
  const { alarms, notices, accepted } = view;
  return `${given([
    `## ${view.headline}`,
    ...renderDemoBanner(view.report),
    ...renderChain(facts),
    view.skipped !== void 0 && toMarkdownText(view.skipped),
    renderList("What is not as recorded", alarms, budgets.alarms),
    view.advice.length > 0 && ["> [!CAUTION]", view.advice.join("\n>\n> ")].join("\n> "),
    facts.issueUrl !== void 0 && `The issue about it: ${link(facts.issueUrl, facts.issueUrl)}`,
    renderFaults(view),
    renderList("Other changes, which are no findings", notices, budgets.notices),
    renderList("Accepted: this is the record from now on", accepted, budgets.notices),
    ...view.told.map((sentence) => toMarkdownText(sentence)),
    ...renderRows("repository", view.repositories),
    ...renderRows("release", view.releases),
    renderHistory(view),
    ...renderNext(view),
    renderFoot("monitor", facts, given([facts.monitorPath && "output `monitor-path` (the next baseline)", facts.resultsPath && "`results-path`"]))
  ]).join("\n\n")}
`;
}
function renderFindings(findings, budget) {
  return renderWithinBudget(findings, budget, (view) => {
    const { subject, sentence, facts } = describe(view, {
      name: toMarkdownCode,
      text: toMarkdownText
    });
    return `- ${[`**${subject}** ${sentence}`, ...facts].join("<br>")}`;
  });
}
function renderList(title, findings, budget) {
  if (findings.length === 0) return "";
  const { rows, left } = renderFindings(findings, budget);
  return `### ${title}

${rows.join("\n")}${renderLeft(left, "", "monitor.json")}`;
}
function renderLeft(left, what, file) {
  return left > 0 ? `

${left} more${what} are left out here; \`${file}\` has all.` : "";
}
function renderFaults({ faults }) {
  if (faults.length === 0) return "";
  const { rows, left } = renderWithinBudget(faults, budgets.faults, ({ why, names }) => {
    return `- ${renderFew(names, (name) => toMarkdownCode(name))}<br>${toMarkdownText(why)}`;
  });
  const cut = renderLeft(left, " reasons", "results.json");
  return `### What could not be asked

Nothing is known of these now. The next look asks again.

${rows.join("\n")}${cut}`;
}
function renderRows(what, all) {
  const open = all.filter(({ standing }) => !standings[standing].isQuiet);
  const folded = [...Map.groupBy(all, ({ standing }) => standing)].map(([standing, rows]) => {
    const { icon, isQuiet } = standings[standing];
    return isQuiet && fold(`${icon} ${counted(rows.length, what)} ${standing}`, renderTable(what, rows));
  });
  return given([open.length > 0 && renderTable(what, open), ...folded]);
}
function renderTable(what, all) {
  const { rows, left } = renderWithinBudget(all, budgets.rows, ({ name, standing, counts }) => {
    return `| ${standings[standing].icon}&nbsp;${toMarkdownCode(name)} | ${toMarkdownText(counts)} |`;
  });
  return `${`| ${what} | result |
|---|---|`}
${rows.join("\n")}${renderLeft(left, ` ${counted(2, what).slice(2)}`, "monitor.json")}`;
}
function renderNext({ hasBaseline, skipped, counts }) {
  if (skipped !== void 0) return [];
  if (!hasBaseline) return ["There was no baseline, so this look compared with the evidence on the release page alone. Somebody who can write to that page can replace the evidence too, and this look would not notice.", "**Next:** keep `monitor.json` and give it to the next look as `baseline`. That look then compares with what this one saw."];
  return given(["This look compared with the baseline, then with the evidence on the release page.", counts.unrecorded > 0 && "**Next:** keep `monitor.json`. The next look compares unrecorded releases with what this one saw. A stamp makes a record in the release itself."]);
}
const squares = {
  whole: "\u{1F7E9}",
  partial: "\u{1F7E8}",
  changed: "\u{1F7E5}"
};
function renderHistory({ history }) {
  const scans = history.slice(-26);
  const [first] = scans;
  const last = scans.at(-1);
  if (first === void 0 || last === void 0 || scans.length < 2) return "";
  const row = scans.map(({ changed, isWhole: isWhole2 }) => squares[changed > 0 ? "changed" : isWhole2 ? "whole" : "partial"]);
  const dates = `${first.finished.slice(0, 10)} to ${last.finished.slice(0, 10)}`;
  return `**Last ${scans.length} looks** ${row.join("")}<br><sub>${toMarkdownText(dates)} \xB7 ${squares.whole} as recorded \xB7 ${squares.partial} only a part could be asked \xB7 ${squares.changed} not as recorded</sub>`;
}
const maxShown = 100;
function renderScanLines({ report, headline, alarms, notices, accepted }) {
  return [
    ...report.results.map(renderResultLine),
    headline,
    ...toFindingLines([...alarms, ...notices], ({ finding }) => finding.kind),
    ...toFindingLines(accepted, () => "accepted")
  ];
}
function renderScanTable(view, paint, columns) {
  const { headline, alarms, accepted, repositories, told } = view;
  const releases = view.releases.filter(({ standing }) => repositories.length < 2 || !standings[standing].isQuiet);
  const findings = [...alarms, ...view.notices];
  const leftOf = (count, what) => count > maxShown ? [`and ${count - maxShown} more ${what}, in monitor.json`] : [];
  return [
    headline,
    ...toFindingLines(findings, ({ finding }) => paint(isAlarm(finding) ? "red" : "dim", finding.kind)),
    ...leftOf(findings.length, "findings"),
    ...toFindingLines(accepted, () => paint("dim", "accepted")),
    ...view.advice,
    ...view.advice.length > 0 ? [""] : [],
    ...told.map((sentence) => toLine(sentence)),
    ...[...repositories, ...releases.slice(0, maxShown)].map(({ name, standing, counts }) => {
      const shown = toLineName(name, Math.max(20, columns - standingWidth - counts.length - 6));
      return `  ${paint(standings[standing].colour, standing.padEnd(standingWidth))}  ${shown}  ${paint("dim", counts)}`.trimEnd();
    }),
    ...leftOf(releases.length, "releases")
  ].join("\n");
}
function toFindingLines(findings, renderKind) {
  return findings.slice(0, maxShown).flatMap((view) => {
    const { subject, sentence, facts } = describe(view, {
      name: toLineName,
      text: toLine
    });
    return [`  ${renderKind(view)}  ${subject} ${sentence}`, ...facts.map((fact) => `      ${fact}`)];
  });
}
const standingWidth = Math.max(...Object.keys(standings).map(({ length }) => length));
function toScanBadge({ report, counts, history, alarms, repositories }) {
  const base = {
    schemaVersion: 1,
    label: report.demo ? "releases (demo)" : "releases"
  };
  const placeOf = (names) => {
    if (repositories.length === 0) return "";
    return ` of ${names.length === 1 ? names[0] : counted(names.length, "repository")}`;
  };
  if (alarms.length > 0) {
    const changed2 = placeOf([...new Set(alarms.map(({ finding }) => finding.repository))]);
    const message2 = `${counted(counts.changed, "release")}${changed2} not as recorded \xB7 ${counts.finished.slice(0, 10)}`;
    return {
      ...base,
      message: message2,
      color: "red",
      isError: true
    };
  }
  const whole = history.findLast(({ isWhole: isWhole2 }) => isWhole2);
  const all = placeOf(repositories.map(({ name }) => name));
  const { asRecorded, changed, finished } = whole ?? counts;
  const known = changed > 0 ? `${counted(changed, "release")}${all} not` : counted(asRecorded, "release") + all;
  const message = whole === void 0 ? "not wholly looked at yet" : `${known} as recorded \xB7 ${finished.slice(0, 10)}`;
  return {
    ...base,
    message,
    color: counts.isWhole ? counts.asRecorded > 0 ? "brightgreen" : "lightgrey" : "yellow"
  };
}
export { findingsOf, isPassingFault, isRecord, parseAcceptance, readBaseline, renderFindings, renderScanLines, renderScanSummary, renderScanTable, scanRepositories, toFindingLines, toScanBadge, toScanView, writeScanFiles };
