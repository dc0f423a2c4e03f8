export const id = 636;
export const ids = [636];
export const modules = {

/***/ 5452:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ selectAssets),
/* harmony export */   b: () => (/* binding */ toCandidate)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
/* harmony import */ var _domain_name_order_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3730);
/* harmony import */ var _operations_hashing_stream_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(283);
/* harmony import */ var _job_evidence_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5232);
/* harmony import */ var _job_files_patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(666);
/* harmony import */ var _job_files_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7059);
/* harmony import */ var _job_text_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6827);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_stream_js__WEBPACK_IMPORTED_MODULE_1__]);
_operations_hashing_stream_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];







async function selectAssets(assets, patterns, workspace, log, unmatched) {
  const broken = assets.filter(({ isUploaded }) => !isUploaded);
  if (broken.length > 0)
    log.warning(`Left over from a broken upload, and not to be downloaded: ${namesOf(broken)}.`);
  const whole = assets.filter(({ isUploaded }) => isUploaded).toSorted((one, two) => (0,_domain_name_order_js__WEBPACK_IMPORTED_MODULE_6__/* .compareNames */ .M)(one.name, two.name));
  if (patterns.length > 0)
    return match(whole, patterns, workspace, unmatched);
  const evidence = whole.filter(({ name }) => (0,_job_evidence_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isOwnEvidence */ ._3)(name));
  if (evidence.length > 0)
    log.notice(`Left out as evidence of earlier runs: ${namesOf(evidence)}.`);
  return whole.filter(({ name }) => !(0,_job_evidence_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isOwnEvidence */ ._3)(name));
}
async function match(assets, lines, workspace, unmatched) {
  const patterns = await (0,_job_files_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePatterns */ .Z7)(lines, { given: workspace, real: workspace });
  const credited = /* @__PURE__ */ new Set();
  const { top, select } = (0,_job_files_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .createSelection */ .P)(patterns, () => false);
  const selected = assets.filter(({ name }) => {
    const by = top === void 0 ? [] : select(name, top);
    for (const pattern of by)
      credited.add(pattern);
    return by.length > 0;
  });
  for (const pattern of patterns.filter(({ negate }) => !negate)) {
    if (!credited.has(pattern))
      unmatched(`The pattern ${(0,_job_text_line_js__WEBPACK_IMPORTED_MODULE_5__/* .showName */ .$i)(pattern.text)} matched no asset.`);
  }
  return selected;
}
function namesOf(assets) {
  return (0,_job_text_line_js__WEBPACK_IMPORTED_MODULE_5__/* .showNames */ .y6)(assets.map(({ name }) => name));
}
function toCandidate(github, asset, clock) {
  return {
    kind: "asset",
    name: asset.name,
    size: asset.size,
    hash: (onBytes, signal) => readAsset({ github, clock }, asset, onBytes, signal)
  };
}
const mostAttempts = 4;
async function readAsset({ github, clock }, asset, onBytes, signal) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return agree(asset, await download(github, asset, onBytes, signal));
    } catch (cause) {
      if (cause instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z)
        throw cause;
      if (signal.aborted)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("NOT_ATTEMPTED", "The run was cancelled before this was hashed.");
      const isFinal = cause instanceof RangeError || attempt >= mostAttempts;
      if (isFinal)
        throw unreadable((0,_domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause), cause);
      await clock.wait(1e3 * 2 ** (attempt - 1) * (0.5 + clock.random() / 2), signal);
    }
  }
}
async function download(github, asset, onBytes, signal) {
  const { status, body } = await github.openAsset(asset, signal);
  if (status !== 200) {
    body.destroy();
    const isFinal = status >= 400 && status < 500 && ![403, 408, 429].includes(status);
    const why = `it was answered with ${status}`;
    throw isFinal ? unreadable(why) : new Error(why);
  }
  let counted = 0;
  try {
    return await (0,_operations_hashing_stream_js__WEBPACK_IMPORTED_MODULE_1__/* .hashStream */ .L)(body, (bytes) => {
      counted += bytes;
      onBytes(bytes);
    });
  } catch (error) {
    onBytes(-counted);
    throw error;
  }
}
function agree({ name, sha256, size }, hashes) {
  const subject = { name, ...hashes };
  if (sha256 === void 0 ? hashes.size === size : hashes.sha256 === sha256)
    return { subject };
  const stated = sha256 === void 0 ? `${size} bytes` : `SHA-256 ${sha256}`;
  const served = sha256 === void 0 ? `${hashes.size} bytes` : `SHA-256 ${hashes.sha256}`;
  const message = `GitHub states ${stated} for this asset, and serves ${served}.`;
  return { subject, error: new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("ASSET_DIGEST_MISMATCH", message) };
}
function unreadable(why, cause) {
  return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("ASSET_UNREADABLE", `The asset cannot be downloaded: ${why}.`, { cause });
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 2993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ attachEvidence)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/src/domain/checksums.js
var domain_checksums = __webpack_require__(5706);
// EXTERNAL MODULE: ./build/src/domain/errors.js
var domain_errors = __webpack_require__(3047);
// EXTERNAL MODULE: ./build/src/domain/report/report.js
var report_report = __webpack_require__(923);
// EXTERNAL MODULE: ./build/src/job/evidence/file-names.js
var file_names = __webpack_require__(5232);
// EXTERNAL MODULE: ./build/src/job/evidence/results-file.js + 1 modules
var results_file = __webpack_require__(10);
// EXTERNAL MODULE: ./build/src/job/text/line.js
var line = __webpack_require__(6827);
;// CONCATENATED MODULE: ./build/src/action/release/assets/coverage.js

function compareWithServed(results, assets) {
  const served = assets.filter(({ isUploaded, sha256 }) => isUploaded && sha256 !== void 0);
  const byHash = Map.groupBy(served, ({ sha256 }) => sha256);
  const byName = new Map(served.map((asset) => [asset.name, asset]));
  const own = new Set(results.map(sha256Of));
  const coverage = /* @__PURE__ */ new Map();
  for (const result of results) {
    const sha256 = sha256Of(result);
    if (sha256 === void 0)
      continue;
    const same = byHash.get(sha256);
    const named = byName.get((0,file_names/* toAssetName */.rw)(result.subject.name));
    if (same !== void 0)
      coverage.set(result, { kind: "same", assets: same });
    else if (named !== void 0 && !own.has(named.sha256))
      coverage.set(result, { kind: "other", asset: named });
  }
  return coverage;
}
function sha256Of({ subject }) {
  return "sha256" in subject ? subject.sha256 : void 0;
}

// EXTERNAL MODULE: ./build/src/github/model.js
var model = __webpack_require__(8636);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/github/github-fault.js
var github_fault = __webpack_require__(6887);
;// CONCATENATED MODULE: ./build/src/action/release/assets/put-asset.js





const mostAttempts = 4;
const abandonedMs = 36e5;
async function putAsset(store, release, file, known) {
  const existing = known.find(({ name }) => name === file.name);
  const asset = await (existing === void 0 ? create(store, release, file) : settle(store, release, file, existing));
  for (const leftover of known.filter((candidate) => isAbandoned(candidate, file.name)))
    await remove(store, leftover);
  return asset;
}
function isAbandoned({ name, createdAt }, fileName) {
  return (0,file_names/* isTemporaryName */.$W)(name, fileName) && Date.now() - createdAt.getTime() > abandonedMs;
}
async function settle(store, release, file, existing) {
  if (existing.isUploaded) {
    const stays = holds(existing, file.bytes) || (await file.mayStay?.(existing) ?? false);
    return stays ? existing : replace(store, release, file, existing);
  }
  await remove(store, existing);
  return create(store, release, file);
}
async function create(store, release, file) {
  const outcome = await uploadAs(store, release, file.name, file);
  return "taken" in outcome ? settle(store, release, file, outcome.taken) : outcome.asset;
}
async function replace(store, release, file, old) {
  const random = (0,external_node_crypto_.randomBytes)(4).toString("hex");
  const outcome = await uploadAs(store, release, (0,file_names/* temporaryName */.NT)(file.name, random), file);
  if ("taken" in outcome)
    throw notUploaded(file.name, "a random name was taken");
  let inTheWay = old;
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    if (inTheWay !== void 0)
      await remove(store, inTheWay);
    const answer = await store.renameAsset(outcome.asset, file.name);
    if ("data" in answer)
      return answer.data;
    if (!(0,github_fault/* isNameTaken */.hU)(answer.fault)) {
      const doing = `Giving the new ${file.name}, which is attached and whole, its name`;
      throw (0,github_fault/* toGitHubError */.Lg)(answer.fault, doing, "RELEASE_NOT_WRITABLE");
    }
    inTheWay = (await store.readAssets(release)).find(({ name }) => name === file.name);
    if (inTheWay !== void 0 && holds(inTheWay, file.bytes)) {
      await remove(store, outcome.asset, file.name);
      return inTheWay;
    }
  }
  throw notUploaded(file.name, "others keep uploading the same name");
}
async function uploadAs(store, release, name, { name: ownName, bytes }) {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const answer = await store.uploadAsset(release, name, bytes);
    if ("fault" in answer)
      await refuseFinal(store, release, answer.fault, ownName);
    const there = await findUploaded(store, release, name, answer);
    if (there !== void 0 && holds(there, bytes))
      return { asset: there };
    if (there?.isUploaded === true && "fault" in answer)
      return { taken: there };
    if (there !== void 0)
      await remove(store, there, ownName);
  }
  throw notUploaded(ownName, `${mostAttempts} attempts brought nothing that is whole`);
}
async function findUploaded(store, release, name, answer) {
  if ("data" in answer)
    return answer.data;
  return (await store.readAssets(release)).find((asset) => asset.name === name);
}
async function refuseFinal(store, release, fault, name) {
  if ((0,github_fault/* isAmbiguous */.X2)(fault) || (0,github_fault/* isNameTaken */.hU)(fault))
    return;
  const error = (0,github_fault/* toGitHubError */.Lg)(fault, `Uploading ${name}`, "RELEASE_NOT_WRITABLE");
  if (error.code !== "GITHUB_REFUSED" || (await store.readAssets(release)).length < model/* mostAssets */.$m)
    throw error;
  throw new domain_errors/* AnchorError */._Z("ASSET_LIMIT_REACHED", error.message, { cause: error.cause });
}
async function remove(store, asset, name = asset.name) {
  const answer = await store.deleteAsset(asset);
  if ("data" in answer || answer.fault.status === 404)
    return;
  throw (0,github_fault/* toGitHubError */.Lg)(answer.fault, `Removing an asset in place of ${name}`, "RELEASE_NOT_WRITABLE");
}
function holds({ isUploaded, size, sha256 }, bytes) {
  if (!isUploaded || size !== bytes.length)
    return false;
  return sha256 === void 0 || sha256 === (0,external_node_crypto_.createHash)("sha256").update(bytes).digest("hex");
}
function notUploaded(name, why) {
  return new domain_errors/* AnchorError */._Z("ASSET_NOT_UPLOADED", `${name} is not attached: ${why}.`);
}

// EXTERNAL MODULE: ./build/src/job/wording/headline.js
var headline = __webpack_require__(2960);
// EXTERNAL MODULE: ./build/src/job/text/markdown.js
var markdown = __webpack_require__(800);
// EXTERNAL MODULE: ./build/src/job/text/budget.js
var text_budget = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/src/domain/evidence/lists.js
var evidence_lists = __webpack_require__(4127);
// EXTERNAL MODULE: ./build/src/domain/evidence/statement.js
var statement = __webpack_require__(4231);
// EXTERNAL MODULE: ./build/src/domain/outcome.js
var domain_outcome = __webpack_require__(7794);
;// CONCATENATED MODULE: ./build/src/action/release/notes/earned.js




function toEarned({ subject, predicate }) {
  const { anchors, lists, changed = [] } = predicate;
  const own = new Map(anchors.map((anchor) => [anchor.digest, anchor]));
  const ofLists = anchors.filter(({ covers }) => covers === "list");
  const cover = ofLists.length === 1 ? ofLists[0] : void 0;
  const names = new Map([
    ...lists.map(({ name, sha3_256 }) => [sha3_256, name]),
    ...subject.map(({ name, digest }) => [digest.sha3_256, name])
  ]);
  const named = [
    // A list that is no file was made of all files.
    ...ofLists.map(({ digest }) => ({ name: names.get(digest) ?? evidence_lists/* sha3ListName */.h0, digest })),
    ...subject.map(({ name, digest }) => ({ name, digest: digest.sha3_256 })).filter(({ digest }) => own.get(digest)?.covers !== "list"),
    ...changed.map(({ name, digest }) => ({ name, digest }))
  ];
  return named.flatMap(({ name, digest }) => {
    const anchor = own.get(digest) ?? cover;
    return anchor !== void 0 && isVouching(anchor.verdict) ? [{ name, digest, anchor }] : [];
  });
}
function isVouching(verdict) {
  return statement/* anchorVerdicts */.kk[verdict] === "settled" || verdict === "accepted";
}
function keptBeside(results, earned) {
  const outcomes = new Map(results.map((result) => [keyOf(result.subject.name, (0,report_report/* digestOf */.ol)(result)), result.outcome]));
  return earned.filter(({ name, digest, anchor }) => {
    const outcome = outcomes.get(keyOf(name, digest));
    if (outcome === void 0)
      return true;
    return !judges(outcome) && !(outcome.kind === "accepted" && anchor.verdict === "accepted");
  });
}
function tellingResults(results, kept) {
  const names = new Set(kept.map(({ name }) => name));
  const stands = new Set(kept.map(({ name, digest }) => keyOf(name, digest)));
  return results.filter((result) => {
    if (judges(result.outcome))
      return true;
    const { name } = result.subject;
    const digest = (0,report_report/* digestOf */.ol)(result);
    return digest === void 0 ? !names.has(name) : !stands.has(keyOf(name, digest));
  });
}
function keyOf(name, digest) {
  return JSON.stringify([name, digest]);
}
function judges({ kind }) {
  return domain_outcome/* verdictFacts */.Jo[kind].anchored || ["not-found", "no-match", "changed"].includes(kind);
}

// EXTERNAL MODULE: ./build/src/domain/report/anchoring.js
var report_anchoring = __webpack_require__(4698);
// EXTERNAL MODULE: ./build/src/domain/evidence/to-statement.js + 1 modules
var to_statement = __webpack_require__(3159);
// EXTERNAL MODULE: ./build/src/domain/version.js
var version = __webpack_require__(2566);
// EXTERNAL MODULE: ./build/src/domain/evidence/parse-statement.js + 1 modules
var parse_statement = __webpack_require__(494);
;// CONCATENATED MODULE: ./build/src/action/release/notes/section-data.js


const start = "<!-- anchor-artifacts:data ";
const end = " -->";
function renderSectionData(statement) {
  const json = JSON.stringify(statement);
  return start + json.replaceAll(/[<>\u2028\u2029]|(?<=-)-/g, toEscape) + end;
}
function toEscape(character) {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function readSectionData(section) {
  const line = section.split("\n").findLast((each) => each.startsWith(start) && each.endsWith(end));
  if (line === void 0)
    return void 0;
  try {
    return (0,parse_statement/* parseStatement */.B)(line.slice(start.length, -end.length));
  } catch (thrown) {
    if (thrown instanceof domain_errors/* AnchorError */._Z && thrown.code === "EVIDENCE_INVALID")
      return void 0;
    throw thrown;
  }
}

;// CONCATENATED MODULE: ./build/src/action/release/notes/section-statement.js






const mostSubjects = 1e3;
function toSectionStatement(report, run, earlier) {
  const lists = new Set(report.results.flatMap(({ coveredBy }) => coveredBy === void 0 ? [] : [coveredBy]));
  const subjects = withEarlier(toSubjects(report.results, lists), earlier);
  const shown = subjects.slice(0, mostSubjects);
  const known = new Set(shown.map(({ digest }) => digest.sha3_256));
  const own = report.results.flatMap((result) => toAnchors(result, lists));
  const statement = (0,to_statement/* toStatement */.H)({
    tool: { name: "anchor-artifacts", version: version/* version */.r },
    mode: report.mode,
    finishedOn: run.finishedAt.toISOString(),
    ...toPlace(run),
    subjects: shown,
    anchors: [...earlier?.predicate.anchors ?? [], ...own].filter(({ covers, digest }) => covers === "list" || known.has(digest))
  }, earlier);
  const isCut = shown.length < subjects.length;
  return statement && withEarlierTime(isCut ? withoutLists(statement) : statement, earlier);
}
function toSubjects(results, lists) {
  const byName = /* @__PURE__ */ new Map();
  for (const { subject } of results) {
    if (!("digest" in subject))
      continue;
    const { name, digest, sha256 } = subject;
    const isOwnList = lists.has(digest) && name === file_names/* runFiles */.NW.checksums;
    if (isOwnList || byName.has(name) || !isReadable(name))
      continue;
    byName.set(name, { name, digest: { sha3_256: digest, ...sha256 !== void 0 && { sha256 } } });
  }
  return [...byName.values()];
}
function isReadable(name) {
  return name !== "" && name.length <= 4096 && !name.includes("\0") && name.isWellFormed();
}
function withEarlier(subjects, earlier) {
  const names = new Set(subjects.map(({ name }) => name));
  return [...subjects, ...(earlier?.subject ?? []).filter(({ name }) => !names.has(name))];
}
function toAnchors(result, lists) {
  const digest = (0,report_report/* digestOf */.ol)(result);
  if (digest === void 0 || result.coveredBy !== void 0)
    return [];
  const first = (0,report_anchoring/* anchoringOf */.$p)(result)?.first;
  return [
    {
      covers: lists.has(digest) ? "list" : "subject",
      digest,
      verdict: result.outcome.kind,
      ...first !== void 0 && {
        chain: { records: [(0,to_statement/* toAnchorRecord */.M)({ ...whereOf(first) })] }
      }
    }
  ];
}
function whereOf({ blockNumber, blockDate }) {
  return { ...blockNumber !== void 0 && { blockNumber }, ...blockDate !== void 0 && { blockDate } };
}
function toPlace({ repository, tag, commit }) {
  const known = Object.entries({ repository, tag, commit }).filter(([, value]) => value !== "");
  return known.length === 0 ? {} : { run: Object.fromEntries(known) };
}
function withoutLists(statement) {
  return { ...statement, predicate: { ...statement.predicate, lists: [] } };
}
function withEarlierTime(statement, earlier) {
  if (earlier === void 0)
    return statement;
  const { predicate } = statement;
  const same = { ...statement, predicate: { ...predicate, finishedOn: earlier.predicate.finishedOn } };
  return JSON.stringify(same) === JSON.stringify(earlier) ? same : statement;
}
function renderFitting(statement, budget) {
  if (statement === void 0)
    return "";
  const render = (count) => renderSectionData(count < statement.subject.length ? cutTo(statement, count) : statement);
  const fits = (count) => Buffer.byteLength(render(count)) <= budget;
  if (fits(statement.subject.length))
    return render(statement.subject.length);
  let [least, most] = [0, statement.subject.length];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (fits(middle))
      least = middle;
    else
      most = middle;
  }
  return least === 0 ? "" : render(least);
}
function cutTo(statement, count) {
  const subject = statement.subject.slice(0, count);
  const names = new Set(subject.map(({ name }) => name));
  const changed = (statement.predicate.changed ?? []).filter(({ name }) => names.has(name));
  const digests = /* @__PURE__ */ new Set([...subject.map(({ digest }) => digest.sha3_256), ...changed.map(({ digest }) => digest)]);
  const { changed: _all, ...predicate } = statement.predicate;
  return {
    ...statement,
    subject,
    predicate: {
      ...predicate,
      lists: [],
      anchors: predicate.anchors.filter(({ covers, digest }) => covers === "list" || digests.has(digest)),
      ...changed.length > 0 && { changed }
    }
  };
}

// EXTERNAL MODULE: ./build/src/domain/text.js
var domain_text = __webpack_require__(1987);
;// CONCATENATED MODULE: ./build/src/action/release/notes/subject-cells.js





function renderVerdict({ outcome }) {
  const { icon, label } = domain_outcome/* verdictFacts */.Jo[outcome.kind];
  return `${icon} ${label}`.replaceAll(" ", "&nbsp;");
}
function renderSubject(result) {
  const digest = (0,report_report/* digestOf */.ol)(result);
  return (0,markdown/* code */.aY)(result.subject.name) + (digest === void 0 ? "" : `<br><sub>${(0,markdown/* code */.aY)(digest)}</sub>`);
}
function renderSectionBlock(result) {
  if (result.coveredBy !== void 0)
    return `through the list ${(0,markdown/* code */.aY)(result.coveredBy.slice(0, 8))}…`;
  const { outcome } = result;
  const anchoring = (0,report_anchoring/* anchoringOf */.$p)(result);
  if (anchoring === void 0)
    return outcome.kind === "accepted" ? "not in a block yet" : "";
  const { first, count } = anchoring;
  const parts = [first.blockNumber, first.blockDate].filter((part) => part !== void 0).map(String);
  const others = count > 1 ? `<br>first of ${count}` : "";
  return parts.map((part) => (0,markdown/* code */.aY)(part, domain_text/* textLimits */.I6.word)).join("<br>") + others;
}

;// CONCATENATED MODULE: ./build/src/action/release/notes/to-rows.js







const notRechecked = "not re-checked";
const former = "earlier bytes";
function toRows(results, earned, facts) {
  const kept = keptBeside(results, earned);
  const digests = new Map(results.map((result) => [result.subject.name, (0,report_report/* digestOf */.ol)(result)]));
  const isFormer = ({ name, digest }) => (digests.get(name) ?? digest) !== digest;
  return {
    rows: [
      ...tellingResults(results, kept).map((result) => toRow(result, facts)),
      ...kept.map((each) => toEarnedRow(each, isFormer(each) ? former : notRechecked, facts))
    ],
    hasFormer: kept.some(isFormer),
    hasUnchecked: kept.some((each) => !isFormer(each))
  };
}
function toRow(result, { coverage, reportUrls }) {
  return {
    verdict: renderVerdict(result),
    subject: renderSubject(result),
    block: renderSectionBlock(result),
    served: renderServed(coverage.get(result), (0,file_names/* toAssetName */.rw)(result.subject.name)),
    report: renderReport(result.outcome, reportUrls)
  };
}
function toEarnedRow({ name, digest, anchor }, note, { assetUrls }) {
  const { icon, label } = domain_outcome/* verdictFacts */.Jo[anchor.verdict];
  const names = [true, false].map((isTaken) => (0,file_names/* reportFileName */.cq)(name, digest, isTaken));
  const report = names.map((each) => assetUrls.get(each)).find((url) => url !== void 0);
  return {
    verdict: `${`${icon} ${label}`.replaceAll(" ", "&nbsp;")}<br>${note}`,
    subject: `${(0,markdown/* code */.aY)(name)}<br><sub>${(0,markdown/* code */.aY)(digest)}</sub>`,
    block: anchor.digest === digest ? renderRecord(anchor) : `through the list ${(0,markdown/* code */.aY)(anchor.digest.slice(0, 8))}…`,
    served: "",
    report: report === void 0 ? "" : (0,markdown/* link */.nf)("PDF", report)
  };
}
function renderRecord({ chain }) {
  const { block, date } = chain?.records[0] ?? {};
  const parts = [block, date].filter((part) => part !== void 0).map(String);
  return parts.map((part) => (0,markdown/* code */.aY)(part, domain_text/* textLimits */.I6.word)).join("<br>");
}
function renderServed(coverage, own) {
  if (coverage === void 0)
    return "";
  if (coverage.kind === "other")
    return `⚠️ ${(0,markdown/* code */.aY)(coverage.asset.name)} has other bytes`;
  const names = coverage.assets.map(({ name }) => name);
  return names.length === 1 && names[0] === own ? "yes" : `as ${names.map((name) => (0,markdown/* code */.aY)(name)).join("<br>")}`;
}
function renderReport(outcome, reportUrls) {
  const url = (0,domain_outcome/* evidenceOf */.X1)(outcome)?.report?.url;
  if (url === void 0)
    return "";
  const kept = reportUrls.get(url);
  return kept === void 0 ? `${(0,markdown/* link */.nf)("PDF", url)} (link expires within an hour)` : (0,markdown/* link */.nf)("PDF", kept);
}

;// CONCATENATED MODULE: ./build/src/action/release/notes/render-section.js






const columns = {
  verdict: "Verdict",
  subject: "File and SHA3-256",
  block: "Block, date",
  served: "Served",
  report: "Report"
};
const reserve = 300;
const dataShare = 0.3;
function renderSection(facts, room) {
  const { report, run, earlier } = facts;
  const earned = earlier === void 0 ? [] : toEarned(earlier);
  const table = toRows(report.results, earned, facts);
  const top = [`### Digests on the chain: ${renderHeading(facts, earned.length > 0)}`, ...renderBanner(facts)];
  const bottom = renderNotes(table, facts);
  const left = room - reserve - Buffer.byteLength([...top, bottom].join("\r\n\r\n"));
  const data = renderFitting(toSectionStatement(report, run, earlier), left * dataShare);
  const rows = renderTable(table.rows, left - Buffer.byteLength(data));
  return [...top, ...rows, bottom, ...data === "" ? [] : [data]].join("\n\n");
}
function renderHeading({ report, run }, hasEarned) {
  const isJudged = report.results.some(({ outcome }) => judges(outcome));
  return isJudged || !hasEarned ? (0,headline/* renderHeadline */.Lf)(report, run) : "❔ not re-checked by the last run";
}
function renderBanner({ report }) {
  return report.demo ? ["> [!WARNING]\n> **Local demonstration service: nothing was anchored on a public chain.**"] : [];
}
function renderTable(rows, budget) {
  if (rows.length === 0)
    return [];
  const names = Object.keys(columns).filter((name) => rows.some((row) => row[name] !== ""));
  const line = (cells) => `| ${cells.join(" | ")} |`;
  const head = [line(names.map((name) => columns[name])), line(names.map(() => "---"))];
  const { rows: shown, left } = (0,text_budget/* renderWithin */.As)(rows, budget - rows.length - Buffer.byteLength(head.join("\r\n")), (row) => line(names.map((name) => row[name])));
  const cut = left > 0 ? [`✂️ **${left} of ${rows.length} rows are left out**: the notes take no more.`] : [];
  return shown.length > 0 ? [[...head, ...shown].join("\n"), ...cut] : cut;
}
function renderNotes({ rows, hasUnchecked, hasFormer }, { name, evidence }) {
  const served = rows.some((row) => row.served !== "");
  const sentences = [
    "`openssl dgst -sha3-256 FILE` prints a file's digest.",
    "A block proves that exactly these bytes existed at its date; not who made them, nor that the build was clean.",
    ...served ? ["*Served*: the release has an asset of the file's SHA-256, as GitHub states it."] : [],
    ...hasUnchecked ? ["*Not re-checked*: an earlier run's verdict, which the last run could not check again."] : [],
    ...hasFormer ? ["*Earlier bytes*: an earlier run recorded this digest under the same name."] : []
  ];
  const files = evidence.map((file) => (0,markdown/* link */.nf)(file.name, file.url)).join(" · ");
  return `<sub>${sentences.join(" ")}${files === "" ? "" : `<br>Evidence: ${files}`}<br>Written by ${(0,markdown/* code */.aY)(name)}</sub>`;
}

// EXTERNAL MODULE: ./build/src/domain/member.js
var member = __webpack_require__(2778);
;// CONCATENATED MODULE: ./build/src/action/release/assets/same-results.js


const passing = /* @__PURE__ */ new Set([
  "started_at",
  "finished_at",
  "run_id",
  "run_attempt",
  "run_url",
  "request_id",
  "requestId",
  "timestamp",
  "summary",
  "links",
  "reportFile"
]);
function areSameResults(left, right) {
  const [one, other] = [parse(left), parse(right)];
  return one !== void 0 && JSON.stringify(lasting(one)) === JSON.stringify(lasting(other));
}
function wouldLose(earlier, later) {
  const before = rowsOf(parse(earlier));
  const rows = rowsOf(parse(later));
  const standsFor = (row) => same_results_isVouching(row) || isAccepted(row);
  return loses(before.filter(same_results_isVouching), rows, same_results_isVouching) || loses(before.filter(isAccepted), rows, standsFor);
}
function loses(before, rows, settles) {
  const settled = new Set(rows.flatMap((row) => settles(row) ? keysOf(row) : isDenying(row) ? [digestOf(row)] : []));
  const open = new Set(rows.filter((row) => !settles(row) && !isDenying(row)).flatMap(keysOf));
  return before.some((row) => {
    const keys = keysOf(row);
    return keys.some((key) => open.has(key)) && !keys.some((key) => settled.has(key));
  });
}
function parse(bytes) {
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    return void 0;
  }
}
function lasting(value) {
  if (Array.isArray(value))
    return value.map(lasting);
  if (typeof value !== "object" || value === null)
    return value;
  const members = Object.entries(value);
  return members.filter(([name]) => !passing.has(name)).toSorted(([one], [other]) => one < other ? -1 : 1).map(([name, member]) => [name, lasting(member)]);
}
function rowsOf(file) {
  const rows = (0,member/* memberAt */.m)(file, "results");
  return Array.isArray(rows) ? rows : [];
}
function keysOf(row) {
  return [(0,member/* memberAt */.m)(row, "subject", "name"), digestOf(row)].filter((key) => key !== void 0);
}
function digestOf(row) {
  return (0,member/* memberAt */.m)(row, "subject", "digest");
}
function verdictOf(row) {
  const verdict = (0,member/* memberAt */.m)(row, "verdict");
  return typeof verdict === "string" && Object.hasOwn(domain_outcome/* verdictFacts */.Jo, verdict) ? verdict : void 0;
}
function same_results_isVouching(row) {
  const verdict = verdictOf(row);
  return verdict !== void 0 && domain_outcome/* verdictFacts */.Jo[verdict].anchored;
}
function isAccepted(row) {
  return verdictOf(row) === "accepted";
}
function isDenying(row) {
  return ["not-found", "no-match"].includes(verdictOf(row) ?? "");
}

// EXTERNAL MODULE: ./build/src/action/release/notes/section.js
var section = __webpack_require__(7515);
;// CONCATENATED MODULE: ./build/src/action/release/notes/write-section.js



const write_section_mostAttempts = 10;
const settleMs = 2e3;
async function writeSection(github, release, key, render, { clock, stop }) {
  let earlier;
  for (let attempt = 1; attempt <= write_section_mostAttempts; attempt += 1) {
    await github.writeTurn();
    const now = await github.readRelease(release.id);
    if (now === void 0)
      throw vanished(release);
    earlier ??= (0,section/* readSection */.G)(now.body, key) ?? "";
    const before = earlier;
    const body = (0,section/* replaceSection */.U)(now.body, key, (room) => render(room, before));
    if (body === now.body)
      return;
    const answer = await github.updateNotes(release, body, attempt);
    if ("fault" in answer && answer.isWorthAgain === true)
      continue;
    if ("fault" in answer && !(0,github_fault/* isAmbiguous */.X2)(answer.fault)) {
      throw (0,github_fault/* toGitHubError */.Lg)(answer.fault, "Writing the release notes", "RELEASE_NOT_WRITABLE");
    }
    await clock.wait(settleMs + clock.random() * 1e3 * attempt, stop);
  }
  throw new domain_errors/* AnchorError */._Z("RELEASE_WRITE_LOST", `The section was written ${write_section_mostAttempts} times and each time overwritten.`);
}
function vanished({ tag }) {
  return new domain_errors/* AnchorError */._Z("RELEASE_NOT_FOUND", `The release ${tag} is not there any more.`);
}

;// CONCATENATED MODULE: ./build/src/action/release/attach.js














async function attachEvidence(target, earned) {
  const { github, release, attach, stop } = target;
  if (stop.aborted) {
    return { errors: [new domain_errors/* AnchorError */._Z("NOT_ATTEMPTED", "The run was cancelled before the release was written.")] };
  }
  const errors = [];
  const attempt = async (work) => {
    try {
      return await work();
    } catch (thrown) {
      errors.push((0,domain_errors/* toAnchorError */.Xt)(thrown));
      return void 0;
    }
  };
  const links = /* @__PURE__ */ new Map();
  const isWithAssets = attach === "assets" || attach === "both";
  const known = isWithAssets ? await attempt(() => github.readAssets(release)) : void 0;
  for (const file of known === void 0 ? [] : evidenceFiles(target, earned)) {
    const asset = await attempt(async () => putAsset(github, release, await file.load(), known ?? []));
    if (asset !== void 0)
      links.set(file.name, (0,model/* permanentUrl */.oA)(asset, release));
  }
  const served = await attempt(() => readServed(target, earned));
  const isWithNotes = attach === "body" || attach === "both";
  const written = isWithNotes ? await attempt(() => writeNotes(target, earned, links, served ?? { coverage: /* @__PURE__ */ new Map(), assetUrls: /* @__PURE__ */ new Map() })) : void 0;
  return { errors, ...(written !== void 0 || links.size > 0) && { url: release.url } };
}
async function readServed({ github, release, warn }, { report }) {
  const assets = await github.readAssets(release);
  const coverage = compareWithServed(report.results, assets);
  for (const [{ subject }, served] of coverage) {
    if (served.kind === "other") {
      warn(`The release serves other bytes as ${served.asset.name} than those of ${(0,line/* showName */.$i)(subject.name)}.`);
    }
  }
  const whole = assets.filter(({ isUploaded }) => isUploaded);
  return { coverage, assetUrls: new Map(whole.map((asset) => [asset.name, (0,model/* permanentUrl */.oA)(asset, release)])) };
}
function evidenceFiles(target, { report, facts, checksums, reports }) {
  const results = (0,file_names/* resultsAssetName */.qi)(target.key);
  const isPartial = report.results.some((result) => (0,report_report/* digestOf */.ol)(result) === void 0);
  const list = async () => ({
    name: file_names/* runFiles */.NW.checksums,
    bytes: Buffer.from((0,domain_checksums/* formatChecksums */.ss)(checksums)),
    mayStay: async () => isPartial
  });
  return [
    // A list that lacks files which could not be read replaces none.
    ...checksums.length === 0 ? [] : [{ name: file_names/* runFiles */.NW.checksums, load: list }],
    { name: results, load: async () => resultsFile(target, results, [...(0,results_file/* renderResultsFile */.t)(report, facts)].join("")) },
    ...[...reports.values()].map(({ name, path }) => ({
      name,
      load: async () => ({ name, bytes: await (0,promises_.readFile)(path) })
    }))
  ];
}
function resultsFile({ github, stop, warn }, name, text) {
  const bytes = Buffer.from(text);
  const mayStay = async (existing) => {
    const earlier = await readSmall(github, existing, stop);
    if (areSameResults(earlier, bytes))
      return true;
    if (!wouldLose(earlier, bytes))
      return false;
    warn(`${name} of an earlier run is left in the release: it vouches for files that this run could not check.`);
    return true;
  };
  return { name, bytes, mayStay };
}
const largestRead = 128 * 1024 * 1024;
async function readSmall(github, asset, signal) {
  const { status, body } = await github.openAsset(asset, signal);
  const chunks = [];
  try {
    if (status !== 200 || asset.size > largestRead) {
      throw new domain_errors/* AnchorError */._Z("ASSET_UNREADABLE", `${asset.name} cannot be compared: it was answered with ${status}.`);
    }
    for await (const chunk of body)
      chunks.push(chunk);
    return Buffer.concat(chunks);
  } finally {
    body.destroy();
  }
}
async function writeNotes(target, { report, facts: run, reports }, links, served) {
  const { github, release, key, name } = target;
  const linksOf = (files) => files.flatMap((file) => {
    const url = links.get(file);
    return url === void 0 ? [] : [{ name: file, url }];
  });
  const reportUrls = [...reports].flatMap(([address, saved]) => {
    return linksOf([saved.name]).map(({ url }) => [address, url]);
  });
  const facts = {
    report,
    run,
    name,
    ...served,
    reportUrls: new Map(reportUrls),
    evidence: linksOf([file_names/* runFiles */.NW.checksums, (0,file_names/* resultsAssetName */.qi)(key)])
  };
  const render = (room, earlier) => renderSection({ ...facts, earlier: readSectionData(earlier) }, room);
  await writeSection(github, release, key, render, target);
  return true;
}


/***/ }),

/***/ 1843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ findRelease)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
/* harmony import */ var _domain_member_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2778);


async function findRelease(github, releaseTag, { event, ref, repository }) {
  const own = releasedBy(event);
  const named = tagOf(releaseTag) ?? releaseTag;
  if (named === "latest")
    return await github.readLatestRelease() ?? missing(`no latest release`, repository);
  const isOwn = own !== void 0 && (named === "" || named === own.tag);
  const byId = isOwn ? await github.readRelease(own.id) : void 0;
  if (byId !== void 0)
    return byId;
  const tag = named || own?.tag || tagOf(ref);
  if (tag === void 0)
    return missing(`no release to be found: the event has none, and ${ref || "the ref"} is no tag`, repository);
  return await github.readReleaseByTag(tag) ?? await findDraft(github, tag) ?? missing(`no release with the tag ${tag}`, repository);
}
function releasedBy(event) {
  const id = (0,_domain_member_js__WEBPACK_IMPORTED_MODULE_1__/* .memberAt */ .m)(event, "release", "id");
  const tag = (0,_domain_member_js__WEBPACK_IMPORTED_MODULE_1__/* .memberAt */ .m)(event, "release", "tag_name");
  return Number.isSafeInteger(id) ? { id: Number(id), tag: typeof tag === "string" ? tag : "" } : void 0;
}
function tagOf(ref) {
  return /^refs\/tags\/(.+)$/.exec(ref)?.[1];
}
async function findDraft(github, tag) {
  const drafts = [];
  for await (const release of github.readReleases())
    if (release.tag === tag)
      drafts.push(release);
  if (drafts.length <= 1)
    return drafts[0];
  const ids = drafts.map(({ id }) => id).join(", ");
  throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("RELEASE_AMBIGUOUS", `${drafts.length} drafts have the tag ${tag}; their ids are ${ids}.`);
}
function missing(what, repository) {
  throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("RELEASE_NOT_FOUND", `In ${repository} there is ${what}.`);
}


/***/ }),

/***/ 9269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ sectionName),
/* harmony export */   F: () => (/* binding */ sectionKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

function sectionKey(releaseSection, { workflow, job, action }) {
  const name = releaseSection === "" ? [workflow, job] : [withNull(releaseSection)];
  return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify([...name, action])).digest("hex").slice(0, 12);
}
function withNull(releaseSection) {
  return releaseSection.replace(/(?<=\s)\{\}$/, "null");
}
function sectionName(releaseSection, { workflow, job }) {
  const name = releaseSection === "" ? `${workflow} ${job}` : withNull(releaseSection).replace(/\s+null$/, "");
  return name.replaceAll(/\s+/g, " ").trim();
}


/***/ }),

/***/ 7515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readSection),
/* harmony export */   U: () => (/* binding */ replaceSection)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);

const roomyBytes = 12e4;
const mostCharacters = 125e3;
function readSection(body, key) {
  const span = findSpan(body, key);
  if (span === void 0)
    return void 0;
  const lines = body.slice(span.start, span.end).split(/\r\n|\n/);
  return lines.slice(1, -1).join("\n");
}
function replaceSection(body, key, render) {
  const newline = body.includes("\r\n") ? "\r\n" : "\n";
  const span = findSpan(body, key);
  const before = span === void 0 ? `${body}${gapAfter(body, newline)}` : body.slice(0, span.start);
  const after = span === void 0 ? "" : body.slice(span.end);
  const wrap = (text) => [marker("begin", key), ...text.split("\n"), marker("end", key)].join(newline);
  const room = roomyBytes - Buffer.byteLength(before + wrap("") + after);
  const replaced = before + wrap(render(room)) + after;
  if (replaced.length <= mostCharacters)
    return replaced;
  throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("RELEASE_BODY_FULL", `The release notes have no room left for a section of this run.`);
}
function marker(side, key) {
  return `<!-- anchor-artifacts:${side} ${key} -->`;
}
function findSpan(body, key) {
  const markers = new RegExp(`(?<=^|\\n)<!-- anchor-artifacts:(begin|end) ${key} -->(?=\\r?\\n|$)`, "g");
  let start;
  let span;
  for (const { 0: text, 1: side, index } of body.matchAll(markers)) {
    if (side === "end" && start !== void 0)
      span = { start, end: index + text.length };
    start = side === "begin" ? index : void 0;
  }
  return span;
}
function gapAfter(body, newline) {
  if (body === "" || body.endsWith(newline + newline))
    return "";
  return body.endsWith(newline) ? newline : newline + newline;
}


/***/ }),

/***/ 7636:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openRelease: () => (/* binding */ openRelease)
/* harmony export */ });
/* harmony import */ var _client_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8251);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3047);
/* harmony import */ var _job_evidence_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5232);
/* harmony import */ var _job_files_workspace_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5588);
/* harmony import */ var _attach_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2993);
/* harmony import */ var _github_github_fault_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6887);
/* harmony import */ var _find_release_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1843);
/* harmony import */ var _github_github_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5067);
/* harmony import */ var _assets_read_assets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5452);
/* harmony import */ var _github_model_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8636);
/* harmony import */ var _notes_section_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7515);
/* harmony import */ var _notes_section_key_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9269);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_assets_read_assets_js__WEBPACK_IMPORTED_MODULE_8__]);
_assets_read_assets_js__WEBPACK_IMPORTED_MODULE_8__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];












async function openRelease(step, web, clock = _client_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m) {
  const { inputs, context, log, signals } = step;
  const { stop } = signals.cancellation;
  const github = (0,_github_github_js__WEBPACK_IMPORTED_MODULE_7__/* .createGitHub */ .C)({
    token: inputs.githubToken,
    repository: context.origin.repository,
    apiUrl: context.githubApiUrl,
    web,
    clock,
    stop,
    onDebug: log.debug
  });
  const release = await (0,_find_release_js__WEBPACK_IMPORTED_MODULE_6__/* .findRelease */ .d)(github, inputs.releaseTag, { event: context.event, ...context.origin });
  log.info(`The release ${release.tag}${release.isDraft ? ", a draft" : ""}: ${release.url}`);
  const target = {
    github,
    release,
    attach: inputs.releaseAttach,
    key: (0,_notes_section_key_js__WEBPACK_IMPORTED_MODULE_10__/* .sectionKey */ .F)(inputs.releaseSection, context),
    name: (0,_notes_section_key_js__WEBPACK_IMPORTED_MODULE_10__/* .sectionName */ .$)(inputs.releaseSection, context),
    clock,
    stop,
    warn: log.warning
  };
  const assets = inputs.fromRelease ? await github.readAssets(release) : [];
  const unmatched = (0,_job_files_workspace_files_js__WEBPACK_IMPORTED_MODULE_3__/* .logUnmatched */ .s)(inputs, log);
  const selected = inputs.fromRelease ? await (0,_assets_read_assets_js__WEBPACK_IMPORTED_MODULE_8__/* .selectAssets */ .G)(assets, inputs.files, context.workspace, log, unmatched) : [];
  return {
    candidates: selected.map((asset) => (0,_assets_read_assets_js__WEBPACK_IMPORTED_MODULE_8__/* .toCandidate */ .b)(github, asset, clock)),
    ensureRoom: (subjects) => ensureRoom(target, inputs.mode === "verify" && inputs.report ? subjects : 0),
    attach: async (earned) => {
      const isNothing = inputs.releaseAttach === "none" || earned.report.results.length === 0;
      return isNothing ? { errors: [] } : (0,_attach_js__WEBPACK_IMPORTED_MODULE_4__/* .attachEvidence */ .P)(target, earned);
    }
  };
}
const leastRoom = 2500;
async function ensureRoom({ github, release, attach, key }, reports) {
  const { tag, isImmutable, isDraft, body } = release;
  if (attach === "none")
    return;
  if (attach !== "body") {
    if (isImmutable && !isDraft) {
      throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AnchorError */ ._Z("RELEASE_IMMUTABLE", `The release ${tag} is published and immutable: it takes no assets any more.`);
    }
    const names = (await github.readAssets(release)).map(({ name }) => name);
    const fresh = [_job_evidence_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW.checksums, (0,_job_evidence_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .resultsAssetName */ .qi)(key)].filter((name) => !names.includes(name)).length + reports;
    if (names.length + fresh > _github_model_js__WEBPACK_IMPORTED_MODULE_11__/* .mostAssets */ .$m) {
      const message = `The release ${tag} has ${names.length} assets, and this run would add ${fresh}.`;
      throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AnchorError */ ._Z("ASSET_LIMIT_REACHED", message);
    }
  }
  if (attach !== "assets")
    (0,_notes_section_js__WEBPACK_IMPORTED_MODULE_9__/* .replaceSection */ .U)(body, key, () => " ".repeat(leastRoom));
  const answer = await github.touchRelease(release);
  if ("data" in answer || answer.fault.status === 422)
    return;
  throw (0,_github_github_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .toGitHubError */ .Lg)(answer.fault, `Writing to the release ${tag}`, "RELEASE_NOT_WRITABLE");
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 5067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ createGitHub)
});

// EXTERNAL MODULE: ./build/src/github/connection.js
var github_connection = __webpack_require__(5321);
// EXTERNAL MODULE: ./build/src/github/reads.js
var reads = __webpack_require__(2232);
// EXTERNAL MODULE: ./build/src/domain/errors.js
var errors = __webpack_require__(3047);
// EXTERNAL MODULE: ./build/src/github/requests.js + 1 modules
var requests = __webpack_require__(569);
// EXTERNAL MODULE: ./build/src/github/model.js
var model = __webpack_require__(8636);
;// CONCATENATED MODULE: ./build/src/github/writes.js




const upload = { ...requests/* onceOnly */.CL, timeoutMs: 3e5 };
function createWrites({ call, writeTurn, at, octokit, apiUrl }) {
  const { repos } = octokit.rest;
  return {
    writeTurn,
    updateNotes: async ({ id }, body, attempt) => {
      const answer = await call({ ...requests/* onceOnly */.CL, attempt }, (signal) => repos.updateRelease({ ...at, release_id: id, body, request: { signal } }));
      return mapAnswer(answer, model/* toRelease */.zR);
    },
    touchRelease: async ({ id, name, isPrerelease }) => {
      const same = name ? { name } : { prerelease: isPrerelease };
      const answer = await call(requests/* repeatable */.EQ, (signal) => repos.updateRelease({ ...at, release_id: id, ...same, request: { signal } }));
      return mapAnswer(answer, model/* toRelease */.zR);
    },
    uploadAsset: async (release, name, bytes) => {
      const url = uploadAddress(release, name, apiUrl).href;
      const headers = { "content-type": "application/octet-stream" };
      const answer = await call(upload, (signal) => octokit.request({ method: "POST", url, headers, data: bytes, request: { signal } }));
      return mapAnswer(answer, (data) => (0,model/* toAsset */.Ky)(data));
    },
    renameAsset: async ({ id }, name) => {
      const answer = await call(requests/* repeatable */.EQ, (signal) => repos.updateReleaseAsset({ ...at, asset_id: id, name, request: { signal } }));
      return mapAnswer(answer, model/* toAsset */.Ky);
    },
    deleteAsset: ({ id }) => call(requests/* repeatable */.EQ, (signal) => repos.deleteReleaseAsset({ ...at, asset_id: id, request: { signal } }))
  };
}
function mapAnswer(answer, convert) {
  return "data" in answer ? { data: convert(answer.data) } : answer;
}
function uploadAddress({ uploadUrl }, name, apiUrl) {
  const url = new URL(uploadUrl.replace(/\{.*$/s, ""));
  const api = new URL(apiUrl);
  const hosts = [api.host, api.host.replace(/^api\./, "uploads."), `uploads.${api.host}`];
  const isGitHub = url.protocol === api.protocol && hosts.includes(url.host);
  if (!isGitHub && !(0,github_connection/* isLoopbackPair */.k)(api, url)) {
    throw new errors/* AnchorError */._Z("GITHUB_REFUSED", `The release names ${url.origin} for uploads, which is not GitHub's.`);
  }
  url.searchParams.set("name", name);
  return url;
}

;// CONCATENATED MODULE: ./build/src/github/github.js



function createGitHub(options) {
  const connection = (0,github_connection/* connect */.N)(options);
  return { ...(0,reads/* createReads */.c)(connection), ...createWrites(connection) };
}


/***/ })

};
