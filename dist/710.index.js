export const id = 710;
export const ids = [710,666];
export const modules = {

/***/ 3159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ toAnchorRecord),
  H: () => (/* binding */ toStatement)
});

// EXTERNAL MODULE: ./build/src/domain/name-order.js
var name_order = __webpack_require__(3730);
// EXTERNAL MODULE: ./build/src/domain/text.js
var domain_text = __webpack_require__(1987);
// EXTERNAL MODULE: ./build/src/domain/evidence/lists.js
var evidence_lists = __webpack_require__(4127);
// EXTERNAL MODULE: ./build/src/domain/evidence/statement.js
var statement = __webpack_require__(4231);
;// CONCATENATED MODULE: ./build/src/domain/evidence/earlier.js



function laterChanged(subjects, earlier) {
  const seenOn = earlier?.predicate.finishedOn ?? "";
  const stood = (earlier?.subject ?? []).map(({ name, digest }) => ({ name, digest: digest.sha3_256, seenOn }));
  const current = new Map(subjects.map(({ name, digest }) => [name, digest.sha3_256]));
  const former = /* @__PURE__ */ new Map();
  for (const { name, digest, seenOn: seen } of [...earlier?.predicate.changed ?? [], ...stood]) {
    if (current.get(name) !== digest)
      former.set(JSON.stringify([name, digest]), { name, digest, seenOn: seen });
  }
  return [...former.values()].toSorted((left, right) => (0,name_order/* compareNames */.M)(left.name, right.name) || (0,name_order/* compareNames */.M)(left.seenOn, right.seenOn) || (0,name_order/* compareNames */.M)(left.digest, right.digest));
}
function laterAnchors(now, changed, earlier) {
  const anchors = /* @__PURE__ */ new Map();
  for (const anchor of now)
    anchors.set(anchor.digest, laterAnchor(anchors.get(anchor.digest), anchor));
  const former = new Set(changed.map(({ digest }) => digest));
  for (const anchor of earlier?.predicate.anchors ?? []) {
    const own = anchors.get(anchor.digest);
    const isKept = former.has(anchor.digest) || anchor.covers === "list" && former.size > 0;
    if (own !== void 0)
      anchors.set(anchor.digest, laterAnchor(anchor, own));
    else if (isKept)
      anchors.set(anchor.digest, anchor);
  }
  return [...anchors.values()].toSorted((left, right) => (0,name_order/* compareNames */.M)(left.covers, right.covers) || (0,name_order/* compareNames */.M)(left.digest, right.digest));
}
function worth(verdict) {
  if (statement/* anchorVerdicts */.kk[verdict] !== "open")
    return 3;
  return verdict === "accepted" ? 2 : Number(verdict === "unclear");
}
function laterAnchor(before, now) {
  if (before === void 0)
    return now;
  const isKept = worth(before.verdict) > worth(now.verdict);
  const verdict = isKept ? before.verdict : now.verdict;
  const records = now.chain?.records.length ?? 0;
  const chain = statement/* anchorVerdicts */.kk[verdict] === "denied" || records > 0 ? now.chain : before.chain ?? now.chain;
  const proof = now.proof ?? before.proof;
  const pendingProof = proof === void 0 ? now.pendingProof ?? before.pendingProof : void 0;
  return {
    covers: before.covers === "list" ? "list" : now.covers,
    digest: now.digest,
    verdict,
    ...chain && { chain },
    ...proof && { proof },
    ...pendingProof && { pendingProof }
  };
}
function keptLists(now, changed, earlier) {
  if (earlier === void 0 || changed.length === 0)
    return [];
  const known = new Set(now.map(({ sha3_256 }) => sha3_256));
  const anchored = new Set(earlier.predicate.anchors.filter(({ covers }) => covers === "list").map(({ digest }) => digest));
  return earlier.predicate.lists.filter(({ sha3_256 }) => anchored.has(sha3_256) && !known.has(sha3_256)).map((list) => ({ ...list, text: (0,evidence_lists/* listText */.so)(list, earlier.subject) }));
}

;// CONCATENATED MODULE: ./build/src/domain/evidence/to-statement.js





function toStatement(input, earlier) {
  const subject = mergeSubjects(input.subjects);
  if (subject.length === 0)
    return void 0;
  const { tool, mode, finishedOn, run, service, givenList } = input;
  const changed = laterChanged(subject, earlier);
  const lists = (0,evidence_lists/* toLists */.p0)(subject, givenList);
  const predicate = {
    tool: { name: tool.name, version: tool.version },
    mode,
    finishedOn,
    ...run && { run: pickInOrder(run, ["repository", "ref", "tag", "commit", "url", "attempt"]) },
    ...service && { service: pickInOrder(service, ["url", "demonstration"]) },
    lists: [...lists, ...keptLists(lists, changed, earlier)],
    anchors: laterAnchors(input.anchors, changed, earlier).map(toOrdered),
    ...changed.length > 0 && { changed }
  };
  return { _type: statement/* statementType */.qB, subject, predicateType: statement/* predicateType */.W3, predicate };
}
function mergeSubjects(subjects) {
  const byName = /* @__PURE__ */ new Map();
  for (const { name, digest } of subjects) {
    const known = byName.get(name)?.digest;
    if (known !== void 0 && known.sha3_256 !== digest.sha3_256) {
      throw new RangeError(`Two subjects of the name ${JSON.stringify(name)} have different digests.`);
    }
    byName.set(name, { name, digest: pickInOrder({ ...known, ...digest }, ["sha3_256", "sha256"]) });
  }
  return [...byName.values()].toSorted((left, right) => (0,name_order/* compareNames */.M)(left.name, right.name));
}
function toOrdered({ covers, digest, verdict, chain, proof, pendingProof }) {
  return {
    covers,
    digest,
    verdict,
    ...chain && {
      chain: {
        ...pickInOrder(chain, ["address", "port"]),
        records: chain.records.map((record) => pickInOrder(record, recordMembers))
      }
    },
    ...proof && {
      proof: {
        steps: proof.steps,
        root: proof.root,
        ...proof.file && { file: pickInOrder(proof.file, ["address", "data", "proof", "root"]) }
      }
    },
    ...pendingProof && { pendingProof: { uid: pendingProof.uid } }
  };
}
const recordMembers = ["block", "date", "txpow", "transaction", "coin", "matched"];
function pickInOrder(object, names) {
  const present = names.filter((name) => object[name] !== void 0);
  return Object.fromEntries(present.map((name) => [name, object[name]]));
}
function toAnchorRecord(record) {
  const members = {
    block: record.blockNumber,
    date: record.blockDate,
    txpow: record.txpowId,
    transaction: record.transactionId,
    coin: record.coinId,
    matched: record.matchedHash
  };
  const known = Object.entries(members).filter(([, value]) => value !== void 0);
  return Object.fromEntries(known.map(([name, value]) => [name, typeof value === "string" ? (0,domain_text/* plainText */.wh)(value, domain_text/* textLimits */.I6.word) : value]));
}


/***/ }),

/***/ 8725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ readEntries),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   XF: () => (/* binding */ readLink)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


function readEntries(path, named) {
  const listed = readListing(path);
  const names = new Set(listed.map(({ name }) => name));
  const respelled = readNamed(path, [...named].filter((name) => !names.has(name)));
  if (respelled.length === 0)
    return listed;
  const folded = new Set(respelled.map(({ name }) => fold(name)));
  return [...listed.filter(({ name }) => !folded.has(fold(name))), ...respelled];
}
function readNamed(path, names) {
  return names.flatMap((name) => {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name), { throwIfNoEntry: false });
    return stats === void 0 ? [] : [{ name, kind: kindOf(stats) }];
  });
}
function readListing(path) {
  const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { withFileTypes: true }).map((entry) => ({
    name: entry.name,
    kind: kindOf(entry)
  }));
  return entries.some(({ name }) => name.includes("�")) ? withoutNameless(path, entries) : entries;
}
function withoutNameless(path, entries) {
  const names = Map.groupBy((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { encoding: "buffer" }), isUtf8);
  const valid = new Set((names.get(true) ?? []).map((name) => name.toString("utf8")));
  const nameless = (names.get(false) ?? []).map((name) => ({ name: name.toString("utf8"), kind: "nameless" }));
  return [...entries.filter(({ name }) => valid.has(name)), ...nameless];
}
function readLink(path) {
  const bytes = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path, { encoding: "buffer" });
  const target = bytes.toString("utf8");
  return { path: target, kind: isUtf8(bytes) ? kindOf((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target)) : "nameless" };
}
function kindOf(entry) {
  if (entry.isFile())
    return "file";
  if (entry.isDirectory())
    return "folder";
  return entry.isSymbolicLink() ? "link" : "special";
}
function isUtf8(bytes) {
  return Buffer.from(bytes.toString("utf8")).equals(bytes);
}
function fold(name) {
  return name.normalize("NFC").toLowerCase();
}


/***/ }),

/***/ 666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z7: () => (/* binding */ parsePatterns),
/* harmony export */   aR: () => (/* binding */ isInGit),
/* harmony export */   mj: () => (/* binding */ wayInto),
/* harmony export */   readPatternProblems: () => (/* binding */ readPatternProblems)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _actions_glob__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1622);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3047);
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6827);




const matchesFolderBit = 1;
const matchesFileBit = 2;
async function parsePatterns(lines, workspace) {
  const { patterns, refused } = await readLines(lines);
  if (refused.length === 0)
    return patterns.map(([text, pattern]) => toPattern(text, pattern, workspace));
  const problems = refused.map(([text, why]) => `- ${(0,_text_line_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(text)}: ${(0,_text_line_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(why)}`);
  throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AnchorError */ ._Z("INPUT_INVALID", `These patterns are not usable:
${problems.join("\n")}`);
}
async function readPatternProblems(input, text) {
  const { refused } = await readLines([text]);
  return refused.map(([line, why]) => `${input} is ${(0,_text_line_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(line)}; it must be a list of glob patterns, like dist/** (${(0,_text_line_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(why)})`);
}
async function readLines(lines) {
  const patterns = [];
  const refused = [];
  for (const text of lines.flatMap((line) => line.split(/\r\n|\r|\n/)).map((line) => line.trim())) {
    try {
      for (const pattern of await readGlobPatterns(text))
        patterns.push([text, pattern]);
    } catch (error) {
      if (!(error instanceof Error) || error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AnchorError */ ._Z)
        throw error;
      refused.push([text, error.message]);
    }
  }
  return { patterns, refused };
}
async function readGlobPatterns(line) {
  const globber = await (0,_actions_glob__WEBPACK_IMPORTED_MODULE_3__/* .create */ .v)(line);
  const patterns = typeof globber === "object" && globber !== null && "patterns" in globber && globber.patterns;
  if (Array.isArray(patterns) && patterns.every(isGlobPattern))
    return patterns;
  throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AnchorError */ ._Z("INTERNAL", "This version of @actions/glob keeps its patterns elsewhere.");
}
function isGlobPattern(value) {
  const { negate, searchPath, segments, match, partialMatch } = Object(value);
  return typeof negate === "boolean" && typeof searchPath === "string" && Array.isArray(segments) && typeof match === "function" && typeof partialMatch === "function";
}
function toPattern(text, pattern, workspace) {
  const { negate, searchPath, segments } = pattern;
  const base = wayInto(workspace.real, searchPath) === void 0 ? workspace.given : workspace.real;
  const prefix = base.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep) ? base : `${base}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`;
  const toPath = (name) => name === "" ? base : `${prefix}${name}`;
  const matchesFolderAt = (path) => (pattern.match(path) & matchesFolderBit) !== 0;
  return {
    text,
    negate,
    stem: wayInto(base, searchPath),
    literal: segments.length === countSegments(searchPath) && pattern.match(searchPath) !== 0,
    matchesFile: (name) => (pattern.match(toPath(name)) & matchesFileBit) !== 0,
    // A folder above the workspace has it among its descendants.
    matchesFolder: (name) => matchesFolderAt(toPath(name)) || name === "" && foldersAbove(base).some(matchesFolderAt),
    mayMatchBelow: (name) => pattern.partialMatch(toPath(name))
  };
}
function wayInto(folder, path) {
  const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
  if (way === "")
    return [];
  const names = way.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep);
  return names[0] === ".." || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way) ? void 0 : names;
}
function isInGit(way) {
  return way !== void 0 && way.some((name) => name.toLowerCase() === ".git");
}
function countSegments(path) {
  const rest = path.slice((0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(path).root.length);
  return 1 + rest.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).filter((segment) => segment !== "").length;
}
function foldersAbove(path) {
  const above = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
  return above === path ? [] : [above, ...foldersAbove(above)];
}


/***/ }),

/***/ 7059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ createSelection)
/* harmony export */ });
const nowhere = /* @__PURE__ */ new Map();
function createSelection(patterns, isCredited) {
  const positive = patterns.filter(({ negate }) => !negate);
  const literals = Map.groupBy(positive.filter(({ literal }) => literal), ({ stem = [] }) => stem.join("/"));
  const steps = toSteps(positive);
  const outer = {
    covering: [],
    open: positive.filter(({ literal }) => !literal),
    excluding: patterns.filter(({ negate }) => negate)
  };
  const enter = (name, { covering, open, excluding }) => {
    if (excluding.some((pattern) => pattern.matchesFolder(name)))
      return void 0;
    const news = [...literals.get(name) ?? [], ...open].filter((pattern) => pattern.matchesFolder(name));
    const scope = {
      covering: news.length > 0 ? [...covering, ...news] : covering,
      open: open.filter((pattern) => !news.includes(pattern) && pattern.mayMatchBelow(name)),
      excluding: excluding.filter((pattern) => pattern.mayMatchBelow(name))
    };
    return scope.covering.length > 0 || scope.open.length > 0 || steps.has(name) ? scope : void 0;
  };
  const select = (name, { covering, open, excluding }) => {
    const asked = covering.length > 0 ? open.filter((pattern) => !isCredited(pattern)) : open;
    const news = [...literals.get(name) ?? [], ...asked].filter((pattern) => pattern.matchesFile(name));
    const all = news.length > 0 ? [...covering, ...news] : covering;
    return all.length > 0 && excluding.some((pattern) => pattern.matchesFile(name)) ? [] : all;
  };
  return {
    top: enter("", outer),
    enter,
    select,
    needsListing: (name, { covering, open }) => covering.length > 0 || open.some(({ stem = [] }) => stem.length <= depthOf(name)),
    steps: (name) => steps.get(name) ?? nowhere
  };
}
function toSteps(patterns) {
  const steps = /* @__PURE__ */ new Map();
  for (const pattern of patterns) {
    let folder = "";
    for (const child of pattern.stem ?? []) {
      const children = steps.get(folder) ?? /* @__PURE__ */ new Map();
      const through = children.get(child) ?? [];
      through.push(pattern);
      steps.set(folder, children.set(child, through));
      folder = folder === "" ? child : `${folder}/${child}`;
    }
  }
  return steps;
}
function depthOf(name) {
  return name === "" ? 0 : name.split("/").length;
}


/***/ }),

/***/ 5588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ findWorkspaceFiles),
  s: () => (/* binding */ logUnmatched)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/job/evidence/file-names.js
var file_names = __webpack_require__(5232);
// EXTERNAL MODULE: ./build/src/job/text/line.js
var line = __webpack_require__(6827);
// EXTERNAL MODULE: ./build/src/domain/name-order.js
var name_order = __webpack_require__(3730);
// EXTERNAL MODULE: ./build/src/operations/hashing/file-error.js
var file_error = __webpack_require__(4210);
// EXTERNAL MODULE: ./build/src/job/files/patterns.js
var files_patterns = __webpack_require__(666);
// EXTERNAL MODULE: ./build/src/job/files/selection.js
var files_selection = __webpack_require__(7059);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(6119);
// EXTERNAL MODULE: ./build/src/job/files/entries.js
var entries = __webpack_require__(8725);
;// CONCATENATED MODULE: ./build/src/job/files/walk.js





const waysThroughLinks = 16;
const longestSignalMs = 50;
async function walk(root, selection, findings, options) {
  if (selection.top === void 0)
    return;
  const pending = [{ name: "", path: root, scope: selection.top, above: void 0 }];
  const state = { root, selection, findings, ...options, pending, entered: /* @__PURE__ */ new Map() };
  let resumed = performance.now();
  for (let folder = pending.pop(); folder !== void 0; folder = pending.pop()) {
    visit(state, folder);
    if (performance.now() - resumed < longestSignalMs)
      continue;
    await (0,promises_.setImmediate)();
    resumed = performance.now();
  }
}
function visit(state, folder) {
  for (const entry of entriesOf(state, folder)) {
    const name = folder.name === "" ? entry.name : `${folder.name}/${entry.name}`;
    takeEntry(state, entry.kind, { folder, name, path: (0,external_node_path_.join)(folder.path, entry.name) });
  }
}
function entriesOf({ selection, findings }, { name, path, scope }) {
  const named = [...selection.steps(name).keys()];
  try {
    return selection.needsListing(name, scope) ? (0,entries/* readEntries */.$2)(path, named) : (0,entries/* readNamed */.Mk)(path, named);
  } catch (thrown) {
    findings.fail(name === "" ? "." : name, (0,file_error/* toFileError */.GI)(thrown), scope.covering);
    return [];
  }
}
function takeEntry(state, kind, place) {
  if (kind === "file")
    takeFile(state, place);
  else if (kind === "folder")
    takeFolder(state, place);
  else if (kind === "link")
    takeLink(state, place);
  else if (kind === "special")
    takeSpecial(state, place);
  else
    takeNameless(state, place);
}
function takeFile({ selection, findings }, { folder, name, path }) {
  const patterns = selection.select(name, folder.scope);
  if (patterns.length > 0)
    findings.file(name, path, patterns);
}
function takeFolder({ root, selection, pending }, { folder, name, path }) {
  if ((0,files_patterns/* isInGit */.aR)((0,files_patterns/* wayInto */.mj)(root, path)))
    return;
  const scope = selection.enter(name, folder.scope);
  if (scope !== void 0)
    pending.push({ name, path, scope, above: folder });
}
function takeSpecial(state, place) {
  const patterns = state.selection.select(place.name, place.folder.scope);
  if (patterns.length === 0)
    return;
  const named = namedBy(state, place);
  if (named.length > 0)
    state.findings.fail(place.name, (0,file_error/* fileError */.zS)("FILE_NOT_REGULAR"), named);
  else
    state.findings.skip(place.name, "is a pipe, a socket or a device");
}
function takeNameless({ selection, findings }, { folder, name }) {
  const patterns = selection.select(name, folder.scope);
  const isSelected = patterns.length > 0 || selection.enter(name, folder.scope) !== void 0;
  if (isSelected)
    findings.fail(name, (0,file_error/* fileError */.zS)("FILE_NAME_INVALID"), patterns);
}
function namedBy({ selection }, { folder, name }) {
  return selection.steps(folder.name).get(name.slice(name.lastIndexOf("/") + 1)) ?? [];
}
function takeLink(state, place) {
  const { selection, findings, followLinks } = state;
  const selected = selection.select(place.name, place.folder.scope).length > 0;
  if (!selected && selection.enter(place.name, place.folder.scope) === void 0)
    return;
  const named = namedBy(state, place);
  if (!followLinks && named.length > 0)
    return findings.fail(place.name, (0,file_error/* fileError */.zS)("FILE_IS_LINK"), named);
  const target = resolve(state, place, named);
  if (target === void 0 || !(selected || target.kind === "folder"))
    return;
  if (!followLinks)
    return findings.skip(place.name, "is a symbolic link; see follow-symbolic-links");
  followLink(state, { ...place, path: target.path }, target.kind, named);
}
function resolve({ findings }, { name, path }, named) {
  try {
    return (0,entries/* readLink */.XF)(path);
  } catch (thrown) {
    const isBroken = (0,file_error/* leadsNowhere */.q1)(thrown);
    if (isBroken && named.length === 0)
      findings.skip(name, "is a symbolic link that leads nowhere");
    else
      findings.fail(name, isBroken ? (0,file_error/* brokenLink */.yC)() : (0,file_error/* toFileError */.GI)(thrown), named);
    return void 0;
  }
}
function followLink(state, place, kind, named) {
  const { root, findings, entered } = state;
  const { name, path, folder } = place;
  const way = (0,files_patterns/* wayInto */.mj)(root, path);
  if (way === void 0) {
    if (named.length > 0)
      findings.fail(name, (0,file_error/* fileError */.zS)("FILE_OUTSIDE_WORKSPACE"), named);
    else
      findings.skip(name, "is a symbolic link that leaves the workspace");
  } else if ((0,files_patterns/* isInGit */.aR)(way)) {
    findings.skip(name, "is a symbolic link into .git");
  } else if (kind === "folder" && named.length === 0 && isWithin(state, folder, path)) {
    findings.skip(name, "is a symbolic link to a folder that it lies in");
  } else {
    const times = (entered.get(path) ?? 0) + 1;
    if (kind === "folder" && times > waysThroughLinks)
      findings.skip(name, "is one symbolic link too many to its folder");
    else
      takeEntry(state, kind, place);
    entered.set(path, times);
  }
}
function isWithin({ selection }, folder, path) {
  for (let place = folder; place !== void 0; place = place.above) {
    if (place.path === path && selection.needsListing(place.name, place.scope))
      return true;
  }
  return false;
}

;// CONCATENATED MODULE: ./build/src/job/files/find-files.js







const shownNotices = 20;
async function findFiles(patterns, options) {
  const workspace = { given: options.workspace, real: external_node_fs_.realpathSync.native(options.workspace) };
  const parsed = await (0,files_patterns/* parsePatterns */.Z7)(patterns, workspace);
  const [outside, inside] = partition(parsed, ({ negate, stem }) => !negate && stem === void 0);
  const collection = createCollection(options.notice);
  for (const pattern of outside)
    collection.fail(pattern.text, (0,file_error/* fileError */.zS)("FILE_OUTSIDE_WORKSPACE"), [pattern]);
  const selection = (0,files_selection/* createSelection */.P)(inside, (pattern) => collection.credited.has(pattern));
  await walk(workspace.real, selection, collection, { followLinks: options.followSymbolicLinks });
  const { files, failed } = collection.close();
  const found = { files: options.followSymbolicLinks ? unique(workspace.real, files) : files, failed };
  for (const { text } of parsed.filter((pattern) => !pattern.negate && !collection.credited.has(pattern))) {
    options.unmatched(`The pattern ${(0,line/* showName */.$i)(text)} matched no file.`);
  }
  for (const names of twins(found.files)) {
    options.warn(`These names are told apart on this system, but not on others: ${names.map((name) => (0,line/* showName */.$i)(name)).join(", ")}.`);
  }
  return found;
}
function partition(items, test) {
  return [items.filter(test), items.filter((item) => !test(item))];
}
function createCollection(notice) {
  const files = [];
  const failed = /* @__PURE__ */ new Map();
  const credited = /* @__PURE__ */ new Set();
  let notices = 0;
  const fail = (name, error, patterns) => {
    for (const pattern of patterns)
      credited.add(pattern);
    const inside = error.code !== "FILE_OUTSIDE_WORKSPACE" || patterns.every(({ stem }) => stem !== void 0);
    failed.set(name, { subject: inside ? { name, path: name } : { name }, error });
  };
  const file = (name, path, patterns) => {
    for (const pattern of patterns)
      credited.add(pattern);
    try {
      files.push({ name, path, size: (0,external_node_fs_.lstatSync)(path).size });
    } catch (thrown) {
      fail(name, (0,file_error/* toFileError */.GI)(thrown), []);
    }
  };
  const skip = (name, why) => {
    notices += 1;
    if (notices <= shownNotices)
      notice(`${(0,line/* showName */.$i)(name)} is left out: it ${why}.`);
  };
  const close = () => {
    if (notices > shownNotices)
      notice(`${notices - shownNotices} more entries are left out for such reasons.`);
    return {
      files: files.sort((left, right) => (0,name_order/* compareNames */.M)(left.name, right.name)),
      failed: [...failed.values()].sort((left, right) => (0,name_order/* compareNames */.M)(left.subject.name, right.subject.name))
    };
  };
  return { file, fail, skip, close, credited };
}
function unique(root, files) {
  const best = /* @__PURE__ */ new Map();
  for (const { name, path } of files) {
    if (!best.has(path) || (0,files_patterns/* wayInto */.mj)(root, path)?.join("/") === name)
      best.set(path, name);
  }
  return files.filter(({ name, path }) => best.get(path) === name);
}
function twins(files) {
  const fold = (name) => name.normalize("NFC").toLowerCase();
  const names = files.map(({ name }) => name);
  if (new Set(names.map(fold)).size === names.length)
    return [];
  return [...Map.groupBy(names, fold).values()].filter((group) => group.length > 1);
}

;// CONCATENATED MODULE: ./build/src/job/files/workspace-files.js





async function findWorkspaceFiles(patterns, outputDir, { inputs, door: { workspace, log } }, isEvidence = () => false) {
  const found = await findFiles(patterns, {
    workspace,
    followSymbolicLinks: inputs.followSymbolicLinks,
    notice: log.notice,
    warn: log.warning,
    unmatched: logUnmatched(inputs, log)
  });
  const folder = (0,external_node_fs_.realpathSync)(outputDir);
  const isReplaced = ({ path }) => (0,external_node_path_.dirname)(path) === folder && ((0,file_names/* isRunFile */.QN)((0,external_node_path_.basename)(path), inputs.mode) || isEvidence((0,external_node_path_.basename)(path)));
  const replaced = found.files.filter(isReplaced).map(({ name }) => name);
  if (replaced.length === 0)
    return found;
  log.notice(`Left out as evidence in output-dir, which this run replaces: ${(0,line/* showNames */.y6)(replaced)}.`);
  return { ...found, files: found.files.filter((file) => !isReplaced(file)) };
}
function logUnmatched({ ifNoFilesFound }, log) {
  return ifNoFilesFound === "ignore" ? log.info : (text) => log.warning(text);
}


/***/ })

};
