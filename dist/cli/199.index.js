export const id = 199;
export const ids = [199];
export const modules = {
  /***/
  1953: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Io: () => (
          /* binding */
          createSha3
        ),
        /* harmony export */
        US: () => (
          /* binding */
          beginHash
        ),
        /* harmony export */
        ax: () => (
          /* binding */
          fingerprintOf
        ),
        /* harmony export */
        dr: () => (
          /* binding */
          createBuffer
        ),
        /* harmony export */
        np: () => (
          /* binding */
          advance
        ),
        /* harmony export */
        yi: () => (
          /* binding */
          hashBytes
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2427);
      var _file_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(431);
      const bufferSize = 256 * 1024;
      const flags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0);
      function createBuffer() {
        return Buffer.allocUnsafeSlow(bufferSize);
      }
      function hashFileSync(path, buffer, settings) {
        const begun = beginHash(path, buffer, settings);
        let hashes = advance(begun);
        while (hashes === void 0)
          hashes = advance(begun);
        return hashes;
      }
      function beginHash(path, buffer, settings) {
        const file = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags);
        let isLarge = false;
        try {
          const before = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
          if (!before.isFile())
            throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_2__.zS)("FILE_NOT_REGULAR");
          isLarge = before.size >= buffer.length;
          if (isLarge)
            return hashLarge(file, path, before, buffer, settings);
          const digests = digestSmall(file, before.size, buffer, settings);
          return toHashes(digests, path, before, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file), settings);
        } finally {
          if (!isLarge)
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
      }
      function advance(begun) {
        if (!("next" in begun))
          return begun;
        const { done, value } = begun.next();
        return done === true ? value : void 0;
      }
      function* hashLarge(file, path, before, buffer, settings) {
        try {
          const digests = yield* digestLarge(file, before.size, buffer, settings);
          return toHashes(digests, path, before, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path), settings);
        } finally {
          (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
      }
      function toHashes(digests, path, before, after, settings) {
        if (!isSameState(before, after))
          throw changedError(path);
        const { size } = before;
        return settings.fingerprint ? { ...digests, size, fingerprint: fingerprintOf(before) } : { ...digests, size };
      }
      function changedError(path) {
        (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
        return (0, _file_error_js__WEBPACK_IMPORTED_MODULE_2__.zS)("FILE_CHANGED");
      }
      function digestSmall(file, size, buffer, settings) {
        let total = 0;
        let read = 0;
        do {
          read = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, total, buffer.length - total, null);
          total += read;
        } while (read > 0 && total < size);
        if (total !== size)
          throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_2__.zS)("FILE_CHANGED");
        const bytes = buffer.subarray(0, total);
        const digest = hashBytes(bytes);
        const digests = settings.sha256 ? { digest, sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", bytes, "hex") } : { digest };
        settings.onBytes(total);
        return digests;
      }
      function* digestLarge(file, size, buffer, { sha256, onBytes }) {
        const sha3 = createSha3();
        const sha2 = sha256 ? (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256") : void 0;
        for (let total = 0; ; yield) {
          const read = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, 0, buffer.length, null);
          total += read;
          if (read === 0 ? total < size : total > size)
            throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_2__.zS)("FILE_CHANGED");
          if (read === 0)
            return { digest: sha3.digest(), ...sha2 && { sha256: sha2.digest("hex") } };
          const bytes = buffer.subarray(0, read);
          sha3.update(bytes);
          sha2?.update(bytes);
          onBytes(read);
        }
      }
      function fingerprintOf(stats) {
        return [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(":");
      }
      function isSameState(one, other) {
        return one.ctimeMs === other.ctimeMs && one.mtimeMs === other.mtimeMs && one.size === other.size && one.nlink === other.nlink && one.ino === other.ino && one.dev === other.dev;
      }
      function hashBytes(bytes) {
        return toDigest((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha3-256", bytes, "hex"));
      }
      function createSha3() {
        const state = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha3-256");
        return {
          update: (bytes) => void state.update(bytes),
          digest: () => toDigest(state.digest("hex"))
        };
      }
      function toDigest(hex) {
        if (!(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.Bc)(hex))
          throw new RangeError(`The hash engine returned ${hex.length} characters that are no digest.`);
        return hex;
      }
    })
  ),
  /***/
  5199: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        runMonitor: () => (
          /* binding */
          runMonitor
        )
      });
      var external_node_path_ = __webpack_require__(6760);
      var downloads = __webpack_require__(965);
      var file_names = __webpack_require__(3364);
      ;
      function fitsGlob(glob, text, wildcards = /(\*\*|\*)/) {
        let ends = /* @__PURE__ */ new Set([0]);
        for (const [index, part] of glob.split(wildcards).entries()) {
          const next = /* @__PURE__ */ new Set();
          for (const start of ends) {
            if (index % 2 === 1)
              addEnds(next, part, text, start);
            else if (text.startsWith(part, start))
              next.add(start + part.length);
          }
          ends = next;
        }
        return ends.has(text.length);
      }
      function addEnds(ends, wildcard, text, start) {
        if (wildcard === "?") {
          const [character = "/"] = String.fromCodePoint(text.codePointAt(start) ?? 47);
          if (character !== "/")
            ends.add(start + character.length);
          return;
        }
        for (let end = start; !ends.has(end) && end <= text.length; end += 1) {
          if (wildcard !== "**/" || end === start || text[end - 1] === "/")
            ends.add(end);
          if (wildcard === "*" && text[end] === "/")
            return;
        }
      }
      const tagWildcards = /(\*\*\/|\*\*|\*|\?)/;
      function createTagFilter(lines) {
        const excluding = lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
        const including = lines.filter((line) => !line.startsWith("!"));
        return (tag) => {
          const fits = (glob) => fitsGlob(glob, tag, tagWildcards);
          return (including.length === 0 || including.some(fits)) && !excluding.some(fits);
        };
      }
      var members = __webpack_require__(2508);
      var attempts = __webpack_require__(8442);
      var files = __webpack_require__(6077);
      var host = __webpack_require__(9406);
      var host_inputs = __webpack_require__(2009);
      var begin_and_end = __webpack_require__(6793);
      var open_source = __webpack_require__(5311);
      var source = __webpack_require__(6252);
      var output_dir = __webpack_require__(986);
      var results_file = __webpack_require__(9129);
      var monitor_finding = __webpack_require__(4675);
      var external_node_crypto_ = __webpack_require__(7598);
      var errors = __webpack_require__(6608);
      var core_text = __webpack_require__(2872);
      var markdown = __webpack_require__(79);
      var render = __webpack_require__(9152);
      var monitor_repository = __webpack_require__(7680);
      ;
      const jobLogin = "github-actions[bot]";
      const title = "Releases are not as recorded";
      async function reportToIssue(openIssues, report, log) {
        try {
          return { ...await keepIssue(openIssues(), report), errors: [] };
        } catch (thrown) {
          const error = (0, errors.Xt)(thrown);
          if (!(0, monitor_repository.wl)(error))
            return { errors: [error] };
          log.warning(error.message, { title: error.code });
          return { errors: [] };
        }
      }
      async function keepIssue(issues, report) {
        const isClean = report.alarms.length === 0;
        if (isClean && !report.counts.isWhole)
          return {};
        const login = await issues.readLogin() ?? report.author ?? jobLogin;
        const own = await readOwnIssues(issues, login, report);
        if (isClean) {
          await issue_close(issues, own, report);
          return {};
        }
        const [first = own.at(-1), ...others] = own.filter(({ isOpen }) => isOpen);
        for (const { number } of others)
          await retire(issues, number, first);
        if (first !== void 0)
          return { url: await update(issues, first, report) };
        const created = await issues.create(title, renderBody(report, keysOf(report)));
        const url = await keepEarliest(issues, created, report);
        return { url, ...created.author !== login && { author: created.author } };
      }
      async function readOwnIssues(issues, login, { scope }) {
        const own = [];
        const looked = new Set(scope.map(repositoryKey));
        const isInScope = (keys) => keys.size === 0 || [...keys].some((key) => looked.has(key.slice(0, repositoryKeyLength)));
        for await (const issue of issues.readIssues(login)) {
          const keys = readMark(issue.body);
          if (issue.author === login && keys !== void 0 && isInScope(keys))
            own.push(issue);
        }
        return own;
      }
      async function keepEarliest(issues, created, report) {
        const own = await readOwnIssues(issues, created.author, report);
        const first = own.find(({ isOpen, number }) => isOpen && number < created.number);
        if (first === void 0)
          return created.url;
        await retire(issues, created.number, first);
        return update(issues, first, report);
      }
      async function retire(issues, number, first) {
        const body = `Two looks opened an issue at the same time. Please follow #${first?.number}.`;
        await issues.update(number, { body, state: "closed", state_reason: "not_planned" });
      }
      async function issue_close(issues, own, report) {
        const news = "Everything was asked, and every release is as recorded again.";
        for (const { number } of own.filter(({ isOpen }) => isOpen)) {
          await issues.comment(number, `${news}

${renderScanDate(report)}`);
          await issues.update(number, { state: "closed", state_reason: "completed" });
        }
      }
      async function update(issues, issue, report) {
        const before = readMark(issue.body) ?? /* @__PURE__ */ new Set();
        const now = keysOf(report);
        const isNew = [...now].some((key) => !before.has(key));
        const keys = report.counts.isWhole ? now : toKeys([...now, ...before]);
        const isOther = isNew || keys.size !== before.size;
        if (issue.isOpen && !isOther && !report.counts.isWhole)
          return issue.url;
        const state = issue.isOpen ? {} : { state: "open", state_reason: "reopened" };
        if (isOther || !issue.isOpen) {
          await issues.comment(issue.number, renderNews(issue.isOpen, report, keys.size - now.size));
        }
        await issues.update(issue.number, { body: renderBody(report, keys), ...state });
        return issue.url;
      }
      const maxCharacters = { alarms: 4e4, notices: 8e3 };
      function renderBody(report, keys) {
        const { alarms, notices, advice, isOfMany } = report;
        const unasked = keys.size - keysOf(report).size;
        return (0, core_text.hq)([
          `<!-- anchor-artifacts:monitor ${[...keys].toSorted().join(",")} -->`,
          "These releases are not as recorded:",
          renderSome(alarms, maxCharacters.alarms, isOfMany),
          unasked > 0 && `${unasked} of the earlier findings could not be checked this time.`,
          ...advice,
          notices.length > 0 && "Other changes, which are no findings:",
          renderSome(notices, maxCharacters.notices, isOfMany),
          renderScanDate(report)
        ]).join("\n\n");
      }
      function renderSome(findings, budget, isOfMany) {
        const { rows, left } = (0, render.renderFindings)(findings, budget, isOfMany);
        return (0, core_text.hq)([rows.join("\n"), left > 0 && `${left} more are in \`monitor.json\`.`]).join("\n\n");
      }
      function renderNews(wasOpen, report, unasked) {
        const count = (0, core_text.hS)(report.alarms.length, "finding");
        const others = unasked > 0 ? `, and ${unasked} that could not be checked` : "";
        const news = wasOpen ? `The findings have changed: ${count}${others}.` : `Found again: ${count}.`;
        return `${news} The text above has them.

${renderScanDate(report)}`;
      }
      function renderScanDate({ counts: { finished }, runUrl }) {
        const when = (0, markdown.u9)(`${finished.slice(0, 16).replace("T", " ")} UTC`);
        return `<sub>Looked at on ${when}${runUrl === "" ? "" : `, ${(0, markdown.nf)("this run", runUrl)}`}.</sub>`;
      }
      const [repositoryKeyLength, keyLength] = [4, 12];
      const mark = /^<!-- anchor-artifacts:monitor ((?:[0-9a-f]{12}(?:,[0-9a-f]{12})*)?) -->(?=\r?\n|$)/;
      function readMark(body) {
        const [, keys] = mark.exec(body) ?? [];
        return keys === void 0 ? void 0 : new Set(keys.split(",").filter((key) => key !== ""));
      }
      const maxKeyCount = 1e3;
      function keysOf({ alarms }) {
        return toKeys(alarms.map(issueKeyOf));
      }
      function issueKeyOf({ kind, repository, release, asset, seen }) {
        const { sha256, sha3_256, commit, block } = seen ?? {};
        const facts = [kind, release, asset, sha256, sha3_256, commit, block];
        return toKey(repositoryKey(repository), JSON.stringify(facts.map((fact) => fact ?? null)));
      }
      function repositoryKey(repository) {
        return (0, external_node_crypto_.hash)("sha256", repository.toLowerCase()).slice(0, repositoryKeyLength);
      }
      function toKeys(findings) {
        const keys = [...new Set(findings)].toSorted();
        if (keys.length <= maxKeyCount)
          return new Set(keys);
        return /* @__PURE__ */ new Set([toKey(keys[0] ?? "", keys.join()), ...keys.slice(0, maxKeyCount - 1)]);
      }
      function toKey(repository, text) {
        return (repository.slice(0, repositoryKeyLength) + (0, external_node_crypto_.hash)("sha256", text)).slice(0, keyLength);
      }
      var monitor_file = __webpack_require__(3423);
      var queue = __webpack_require__(9821);
      var row = __webpack_require__(1663);
      var anchoring = __webpack_require__(5632);
      var words_findings = __webpack_require__(9147);
      var evidence_record = __webpack_require__(3716);
      ;
      function toRecorded(baseline, seen) {
        const lines = new Map(baseline?.assets.map((asset) => [asset.name, asset]));
        const served = new Set(seen.assets.map(({ name }) => name));
        const { record } = seen;
        const last = record?.statements.at(-1);
        const made = last === void 0 ? "" : (0, evidence_record.fm)(last);
        const known = new Set(baseline?.evidence.map(({ name }) => name));
        const before = (record?.statements ?? []).filter(({ id: id2 }) => known.has((0, file_names.rC)(id2)));
        const keyOf = ({ name, digest }) => `${digest.sha3_256} ${name}`;
        const struck = new Set(before.flatMap(({ statement }) => statement.subject.map(keyOf)));
        const toClaim = record && createClaims(record);
        for (const recorded of record?.names.values() ?? []) {
          const name = toServedName(recorded.name, served);
          if (name === void 0)
            continue;
          const { digest } = recorded;
          const line = lines.get(name);
          const anchor = toClaim?.(digest.sha3_256);
          if (line === void 0) {
            if (!struck.has(keyOf(recorded)))
              lines.set(name, { name, ...digest, ...anchor && { anchor }, lastConfirmed: made });
          } else if ((0, monitor_finding.q3)(line, digest) === true) {
            const { isAdded: _, ...rest } = { ...digest, ...line };
            lines.set(name, { ...rest, ...(0, members.r$)({ anchor: joinAnchors(line.anchor, anchor) }) });
          }
        }
        if (baseline === void 0 && lines.size === 0)
          return void 0;
        const commit = baseline?.commit ?? (record && findCommit(record, seen.tag));
        return {
          tag: seen.tag,
          ...commit !== void 0 && { commit },
          assets: [...lines.values()],
          evidence: baseline?.evidence ?? [],
          made: baseline?.made ?? made
        };
      }
      function createClaims({ anchors, coverOf, lists }) {
        const listNames = new Map(lists.map(({ name, sha3_256 }) => [sha3_256, name]));
        return (digest) => {
          const [own, cover] = [anchors.get(digest), coverOf(digest)];
          const anchor = cover !== void 0 && claimStrength(cover) > claimStrength(own) ? cover : own;
          if (anchor === void 0)
            return { digest, isUnclaimed: true };
          const list = anchor.digest === digest ? void 0 : listNames.get(anchor.digest);
          const block = Number((0, evidence_record.rG)(anchor.chain?.records ?? [])?.block ?? Number.NaN);
          const stamped = (0, evidence_record.Is)(anchor) ? void 0 : anchor.stamps.at(-1)?.on;
          return {
            digest: anchor.digest,
            ...Number.isSafeInteger(block) && { block },
            ...list !== void 0 && { list },
            ...claimStrength(anchor) < 2 && { isUnclaimed: true },
            ...stamped !== void 0 && { stamped }
          };
        };
      }
      function claimStrength(anchor) {
        if (anchor === void 0)
          return 0;
        if ((0, evidence_record.Is)(anchor))
          return 3;
        return anchor.stamps.some(({ verdict }) => verdict !== "failed") ? 2 : 1;
      }
      function findCommit({ statements: statements2 }, tag) {
        const predicates = statements2.map(({ statement }) => statement.predicate);
        const own = predicates.filter(({ run }) => run?.ref === `refs/tags/${tag}` && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(run.commit ?? ""));
        return (own.findLast(({ mode }) => mode === "stamp") ?? own[0])?.run?.commit;
      }
      function joinAnchors(known, now) {
        if (known === void 0 || now === void 0)
          return known ?? now;
        if (known.isUnclaimed === true && now.isUnclaimed === void 0)
          return now;
        if (known.digest !== now.digest || now.isUnclaimed !== known.isUnclaimed)
          return known;
        const { stamped, ...rest } = { ...now, ...known };
        const isOpen = now.stamped !== void 0 && known.block === void 0;
        return { ...rest, ...isOpen && stamped !== void 0 && { stamped } };
      }
      function toServedName(name, served) {
        if (served.has(name))
          return name;
        const uploaded = (0, file_names.rw)(name);
        if (served.has(uploaded))
          return uploaded;
        return name.includes("/") ? void 0 : name;
      }
      function hasUnreadEvidence({ unreadable }) {
        return [...unreadable.keys()].some((name) => (0, file_names.Ke)(name) !== void 0);
      }
      function findEvidence(recorded, seen) {
        const shipped = new Set(recorded?.assets.map(({ name }) => name));
        const count = seen.evidence.length + (recorded?.evidence.length ?? 0);
        const isOurs = count > 0 || hasUnreadEvidence(seen) ? file_names.dV : file_names.$W;
        return new Set(seen.assets.map(({ name }) => name).filter((name) => isOurs(name) && !shipped.has(name)));
      }
      function findUnnamed(recorded, seen) {
        const lines = new Set(recorded?.assets.map(({ name }) => name));
        const evidence = findEvidence(recorded, seen);
        return seen.assets.filter(({ name }) => !lines.has(name) && !evidence.has(name));
      }
      function nextRelease(recorded, seen, findings, accepted, isWhole) {
        const { tag, published, at, unreadable } = seen;
        if (seen.isGone === true && recorded !== void 0)
          return { ...recorded, isChanged: true };
        const isUnread = hasUnreadEvidence(seen);
        const before = recorded?.evidence ?? [];
        const known = new Set(before.map(({ name }) => name));
        const evidence = seen.evidence.filter(({ name, isForeign }) => isForeign !== true || known.has(name));
        const isKept = isUnread || findings.some(({ kind }) => kind === "evidence-changed");
        const isChanged = findings.some(monitor_finding.Ic) || !isWhole && recorded?.isChanged === true;
        return {
          tag,
          // GitHub's commit is not taken where evidence is unreadable, which may name another one.
          ...(0, members.r$)({ commit: recorded?.commit ?? (isUnread ? void 0 : seen.commit), published }),
          // An added asset that could not be read now is found later only if it is younger than the record.
          made: unreadable.size > 0 && recorded !== void 0 ? recorded.made : at,
          ...isChanged && { isChanged },
          evidence: isKept ? before : evidence.map(({ name, sha256 }) => ({ name, sha256 })),
          assets: nextAssets(recorded, seen, findings, accepted)
        };
      }
      function nextAssets(recorded, seen, findings, accepted) {
        const { assets, unreadable, at } = seen;
        const served = new Map(assets.map((asset) => [asset.name, asset]));
        const meant = new Set(accepted.map(({ asset }) => asset));
        const found = new Map(findings.map(({ asset, kind }) => [asset, kind]));
        const confirmNew = (asset) => {
          return { name: asset.name, ...(0, monitor_finding.Vl)(asset), firstConfirmed: at, lastConfirmed: at };
        };
        const lines = (recorded?.assets ?? []).map((line) => {
          const asset = served.get(line.name);
          if (asset !== void 0 && meant.has(line.name))
            return confirmNew(asset);
          if (asset === void 0 || unreadable.has(line.name) || found.has(line.name))
            return line;
          const { firstConfirmed = at } = line;
          return { ...line, ...(0, monitor_finding.Vl)(asset), ...(0, monitor_finding.Vl)(line), firstConfirmed, lastConfirmed: at };
        });
        if (hasUnreadEvidence(seen))
          return lines;
        const renamed = new Set(findings.flatMap(({ kind, seen: side }) => kind === "renamed" ? [side?.name] : []));
        const unnamed = findUnnamed(recorded, seen).filter(({ name }) => !renamed.has(name) && !unreadable.has(name));
        return [
          ...lines,
          ...unnamed.map((asset) => ({ ...confirmNew(asset), ...found.get(asset.name) === "added" && { isAdded: true } }))
        ];
      }
      ;
      async function askAll(recorded, { verify, concurrency, stop, onProgress, ...times }) {
        const answers = /* @__PURE__ */ new Map();
        const subjects = /* @__PURE__ */ new Map();
        for (const { tag, assets } of recorded) {
          for (const { name, anchor } of assets) {
            if (anchor === void 0 || subjects.has(anchor.digest) || isYoung(anchor, times))
              continue;
            subjects.set(anchor.digest, { name: `${tag}/${anchor.list ?? name}`, digest: anchor.digest });
          }
        }
        onProgress({ requestsTotal: subjects.size });
        await (0, queue.Tm)(subjects.values(), verify, {
          concurrency,
          stop,
          keyOf: ({ digest }) => digest,
          onResult: ({ digest }, outcome) => {
            answers.set(digest, outcome);
            onProgress({ requestsDone: answers.size });
          }
        });
        return answers;
      }
      function chainStateOf(anchor, answers, times) {
        const outcome = answers.get(anchor.digest);
        if (outcome?.verdict === "verified")
          return "held";
        if (isMissing(outcome))
          return anchor.isUnclaimed === true ? "never" : "not held";
        return isYoung(anchor, times) ? "young" : "not asked";
      }
      function isYoung({ stamped }, { now, blockTime }) {
        return stamped !== void 0 && Math.abs(now.getTime() - Date.parse(stamped)) < blockTime;
      }
      function isMissing(outcome) {
        return outcome?.verdict === "no-match" || outcome?.verdict === "not-found";
      }
      const order = Object.keys(words_findings.xi);
      function compare(recorded, seen, answers = /* @__PURE__ */ new Map()) {
        if (seen.isGone === true)
          return [toFindingOf("removed", seen, { since: recorded?.made })];
        const ofEvidence = compareEvidence(recorded, seen);
        if (recorded === void 0)
          return ofEvidence;
        const { commit, made: since } = recorded;
        const isMoved = commit !== void 0 && seen.commit !== void 0 && commit !== seen.commit;
        return [
          ...compareAssets(recorded, seen),
          ...ofEvidence,
          ...isMoved ? [toFindingOf("tag-moved", seen, { recorded: { commit }, seen: { commit: seen.commit }, since })] : [],
          ...compareChain(recorded, seen, answers)
        ].toSorted((left, right) => order.indexOf(left.kind) - order.indexOf(right.kind));
      }
      function toFindingOf(kind, { repository, tag, at }, { since, ...details }) {
        const isPast = since !== void 0 && Date.parse(since) <= Date.parse(at) + 1e3;
        return (0, monitor_finding.N6)(kind, {
          repository,
          release: tag,
          ...(0, members.r$)({ ...details, since: isPast ? since : void 0 })
        });
      }
      function compareAssets(recorded, seen) {
        const served = new Map(seen.assets.map((asset) => [asset.name, asset]));
        const unnamed = new Set(findUnnamed(recorded, seen));
        const findings = [];
        for (const line of recorded.assets.filter(({ name }) => !seen.unreadable.has(name))) {
          const asset = served.get(line.name);
          const finding = asset === void 0 ? explainMissing(seen, line, unnamed) : compareAsset(seen, line, asset);
          if (finding !== void 0)
            findings.push(finding);
        }
        const later = [...unnamed].filter(({ uploaded }) => uploaded !== void 0 && Date.parse(uploaded) > Date.parse(recorded.made));
        const all = [...findings, ...later.map((asset) => toAddedFinding(seen, asset))];
        return hasUnreadEvidence(seen) ? all.filter(({ kind }) => kind !== "added") : all;
      }
      function compareAsset(seen, line, asset) {
        const isSame = (0, monitor_finding.q3)(line, asset);
        const isLonger = isSame === void 0 && asset.stated !== void 0 && line.sha256 !== void 0;
        if (isLonger || isSame === false)
          return toFindingOf("replaced", seen, toSides(line, asset));
        if (isSame === void 0)
          return void 0;
        if (line.isAdded)
          return toAddedFinding(seen, asset);
        const isOtherUpload = ["id", "uploader", "uploaded"].some((member) => line[member] !== void 0 && asset[member] !== void 0 && line[member] !== asset[member]);
        return isOtherUpload ? toFindingOf("reuploaded", seen, toSides(line, asset)) : void 0;
      }
      function explainMissing(seen, line, unnamed) {
        const alike = [...unnamed].filter((asset) => (0, monitor_finding.q3)(line, asset) === true);
        const target = alike.find(({ id: id2 }) => id2 === line.id) ?? alike[0];
        if (target === void 0)
          return toFindingOf("removed", seen, toSides(line));
        unnamed.delete(target);
        const sides = toSides(line, target);
        return toFindingOf("renamed", seen, { ...sides, seen: { ...sides.seen, name: target.name } });
      }
      function toAddedFinding(seen, asset) {
        return toFindingOf("added", seen, { asset: asset.name, seen: (0, monitor_finding.Vl)(asset) });
      }
      function toSides({ name: asset, lastConfirmed: since, ...line }, now) {
        const seen = now && { ...(0, monitor_finding.Vl)(now), ...(0, members.r$)({ stated: now.stated }) };
        return { asset, recorded: (0, monitor_finding.Vl)(line), seen, since };
      }
      function compareEvidence(recorded, seen) {
        const now = new Map(seen.evidence.map((one) => [one.name, one]));
        const marks = new Map(recorded?.evidence.map((mark2) => [mark2.name, mark2]));
        const gone = [...marks.keys()].filter((name) => !now.has(name) && !seen.unreadable.has(name));
        const broken = seen.evidence.flatMap(({ name, broken: why }) => why === void 0 ? [] : [{ name, why }]);
        return [...broken, ...gone.map((name) => ({ name, why: "it is gone" }))].map(({ name, why }) => {
          const [mark2, asset] = [marks.get(name), now.get(name)];
          return toFindingOf("evidence-changed", seen, {
            asset: name,
            why,
            recorded: mark2 && { sha256: mark2.sha256 },
            seen: asset && { sha256: asset.sha256 },
            since: mark2 && recorded?.made
          });
        });
      }
      function compareChain({ assets }, seen, answers) {
        const lists = /* @__PURE__ */ new Set();
        return assets.flatMap(({ name, lastConfirmed: since, anchor }) => {
          if (anchor === void 0 || anchor.isUnclaimed === true)
            return [];
          const { digest, block, list } = anchor;
          if (list !== void 0 && lists.has(digest))
            return [];
          if (list !== void 0)
            lists.add(digest);
          const outcome = answers.get(digest);
          const sides = { asset: list ?? name, recorded: { sha3_256: digest, ...(0, members.r$)({ block }) }, since };
          if (isMissing(outcome))
            return toFindingOf("not-anchored", seen, sides);
          const records = outcome?.verdict === "verified" ? outcome.answer.records : [];
          const held = Number((0, anchoring.B)(records, [digest])?.first.blockNumber ?? Number.NaN);
          if (block === void 0 || !Number.isSafeInteger(held) || held <= block)
            return [];
          return toFindingOf("anchored-late", seen, { ...sides, seen: { sha3_256: digest, block: held } });
        });
      }
      var statement_file = __webpack_require__(9131);
      var statements = __webpack_require__(3983);
      ;
      function toGone(recorded, { repository, at }) {
        const nothing = { assets: [], evidence: [], unreadable: /* @__PURE__ */ new Map() };
        return { recorded, seen: { repository, tag: recorded.tag, at, isGone: true, ...nothing } };
      }
      const maxEmbedded = 100;
      const gapKinds = /* @__PURE__ */ new Set(["removed", "evidence-changed", "renamed"]);
      async function readRelease(repository, listed, known, reading) {
        const downloaded = /* @__PURE__ */ new Map();
        const first = await readRecordedAndSeen(repository, listed, known, reading, downloaded);
        const hasGap = compare(first.recorded, first.seen).some(({ kind }) => gapKinds.has(kind));
        if (listed.assets.length < maxEmbedded && !hasGap)
          return first;
        const assets = await repository.listAssets(listed).catch((thrown) => (0, errors.Xt)(thrown));
        if (assets instanceof errors._Z)
          return withoutMissing(first, assets);
        if (assets === void 0)
          return known.baseline && toGone(known.baseline, known);
        return readRecordedAndSeen(repository, { ...listed, assets }, known, reading, downloaded);
      }
      function withoutMissing({ recorded, seen }, error) {
        const names = seen.assets.map(({ name }) => name);
        const there = new Set(names);
        const known = [...recorded?.assets ?? [], ...recorded?.evidence ?? []].map(({ name }) => name);
        const lacking = [...known.filter((name) => !there.has(name)), ...names.filter(file_names.dV)];
        const unreadable = new Map([...seen.unreadable, ...lacking.map((name) => [name, error])]);
        return { recorded, seen: { ...seen, unreadable } };
      }
      async function readRecordedAndSeen(repository, listed, { tags, baseline, ...place }, reading, downloaded) {
        const { id: id2, tag, published } = listed;
        const of = { repository: repository.name, tag, id: id2 };
        const read = await readEvidence(repository, listed, of, baseline, {
          isDownloading: reading.isDownloading || reading.readRecord !== void 0,
          stop: reading.stop
        });
        const unreadable = new Map([...read.unreadable, ...findPendingUploads(listed, reading.today())]);
        const stated = {
          ...place,
          tag,
          ...(0, members.r$)({ commit: tags?.get(tag), published }),
          ...read,
          assets: listed.assets.filter(({ isUploaded }) => isUploaded),
          unreadable
        };
        const recorded = toRecorded(baseline, stated);
        if (tags !== void 0 && !tags.has(tag) && recorded?.commit !== void 0)
          unreadable.set("its tag", new errors._Z("GITHUB_UNAVAILABLE", "GitHub's list of tags lacks the release's tag."));
        const assets = await hashUnstated(repository, { recorded, seen: stated }, unreadable, reading, downloaded);
        const signed = await readSigned(recorded, read.record, reading);
        const seen = { ...stated, assets, ...signed && { signed } };
        const found = new Set(compare(recorded, seen).map(({ asset }) => asset));
        for (const { name, stated: sha256 } of assets) {
          if (sha256 === void 0 || found.has(name))
            continue;
          const message = `GitHub says that this file has SHA-256 ${sha256}, but the download has other bytes.`;
          unreadable.set(name, new errors._Z("ASSET_DIGEST_MISMATCH", message));
        }
        return { recorded, seen };
      }
      async function readSigned(recorded, record, { readRecord }) {
        if (readRecord === void 0 || record === void 0)
          return void 0;
        const signed = /* @__PURE__ */ new Map();
        const ask = await readRecord(record);
        for (const { name, sha3_256: digest, sha256 } of recorded?.assets ?? []) {
          if (digest === void 0 || !record.names.has(name))
            continue;
          signed.set(name, await ask({ name, digest, ...(0, members.r$)({ sha256 }) }));
        }
        return signed;
      }
      async function hashUnstated(repository, { recorded, seen }, unreadable, reading, downloaded) {
        const lines = new Map(recorded?.assets.map((line) => [line.name, line]));
        const evidence = findEvidence(recorded, seen);
        for (const asset of seen.assets.filter(({ name }) => !evidence.has(name))) {
          const isKnown = downloaded.has(asset.id) || unreadable.has(asset.name);
          if (isKnown || !needsDownload(seen.tag, asset, lines.get(asset.name), reading))
            continue;
          try {
            const expected = lines.get(asset.name)?.sha256;
            downloaded.set(asset.id, await repository.hash({ ...asset, expected }, reading.stop));
          } catch (thrown) {
            unreadable.set(asset.name, (0, errors.Xt)(thrown));
          }
        }
        return seen.assets.map((asset) => {
          const hashes = downloaded.get(asset.id);
          const { sha256: _, ...place } = asset;
          return hashes === void 0 ? asset : { ...place, ...hashes };
        });
      }
      const maxUploadMs = 36e5;
      function findPendingUploads({ assets }, now) {
        const error = new errors._Z("ASSET_UNREADABLE", "This file is being uploaded right now.");
        const isPending = ({ isUploaded, uploaded }) => !isUploaded && now.getTime() - Date.parse(uploaded ?? "") < maxUploadMs;
        return assets.filter(isPending).map(({ name }) => [name, error]);
      }
      function needsDownload(tag, asset, line, { isDownloading, accepted }) {
        const { name, sha256 } = asset;
        if (isDownloading || sha256 === void 0)
          return true;
        if (line === void 0)
          return false;
        const isPinned = accepted.some((acceptance) => acceptance.tag === tag && acceptance.name === name);
        return line.sha256 === void 0 || isPinned && (0, monitor_finding.q3)(line, asset) === false;
      }
      async function readEvidence(repository, { assets, notes }, of, baseline, { isDownloading, stop }) {
        const files2 = assets.filter(({ isUploaded, name }) => isUploaded && (0, file_names.Ke)(name) !== void 0);
        const comments = (0, statements.sS)(notes);
        const known = new Map(baseline?.evidence.map(({ name, sha256 }) => [name, sha256]));
        const isKnown = ({ name, sha256 }) => sha256 !== void 0 && known.get(name) === sha256;
        const inNotes = comments.map(toSeen);
        if (!isDownloading && [...files2, ...inNotes].every(isKnown)) {
          const evidence = files2.map(({ name, sha256 = "" }) => ({ name, sha256 }));
          return { evidence: onceEach([...evidence, ...inNotes]), unreadable: /* @__PURE__ */ new Map() };
        }
        const read = [];
        const unreadable = /* @__PURE__ */ new Map();
        for (const file of files2) {
          const { name, uploaded: uploadedOn } = file;
          try {
            const one = await (0, statements.JF)(file, () => repository.read(file, statement_file.Z8, stop));
            read.push("what" in one || uploadedOn === void 0 ? one : { ...one, uploadedOn });
          } catch (thrown) {
            unreadable.set(name, (0, errors.Xt)(thrown));
          }
        }
        const whole = [...read, ...comments].filter((one) => "statement" in one);
        const own = whole.filter(({ statement }) => (0, evidence_record.$p)(statement, of));
        const foreign = new Set(whole.filter((file) => !own.includes(file)));
        return {
          evidence: onceEach([...read, ...comments].map((one) => ({ ...toSeen(one), isForeign: foreign.has(one) }))),
          // No record, if a statement could not be read: it may say something newer about the same names.
          ...unreadable.size === 0 && { record: (0, statements.jo)(own) },
          unreadable
        };
      }
      function onceEach(all) {
        const names = Map.groupBy(all, ({ name }) => name);
        return [...names.values()].flatMap((alike) => alike.find(({ broken }) => broken !== void 0) ?? alike.slice(0, 1));
      }
      function toSeen(read) {
        if (!("what" in read))
          return { name: (0, file_names.rC)(read.id), sha256: (0, external_node_crypto_.hash)("sha256", read.text) };
        const { name, content, why: broken } = read;
        const isNamed = (0, file_names.Ke)(name) !== void 0;
        return { name: isNamed ? name : "a hidden comment in the notes", sha256: (0, external_node_crypto_.hash)("sha256", content), broken };
      }
      ;
      async function scanRepositories(watched, github, baseline, options) {
        const read = /* @__PURE__ */ new Map();
        const faults = [];
        for (const [index, repository] of watched.entries()) {
          if (watched.length > 1)
            options.onProgress({ waitingFor: `${repository}, ${index + 1} of ${watched.length} repositories` });
          const reportFault = (part, thrown) => void faults.push({ repository, ...(0, members.r$)({ part }), error: (0, errors.Xt)(thrown) });
          try {
            const located = await (0, monitor_repository.x5)(repository, github, baseline?.repositories ?? []);
            const { name } = located.identity ?? located;
            if (!read.has(name))
              read.set(name, await readRepository(located, github, options, reportFault));
          } catch (thrown) {
            reportFault(void 0, thrown);
          }
        }
        const repositories = [...read.values()];
        const refused = faults.find(({ error }) => !(0, monitor_repository.wl)(error));
        if (refused !== void 0 && repositories.every(({ identity, pairs }) => identity !== void 0 && pairs.length === 0))
          throw refused.error;
        return toScan(repositories, faults, options);
      }
      async function toScan(repositories, faults, options) {
        const asking = { ...options, now: options.today() };
        const all = repositories.flatMap(({ pairs }) => pairs);
        const recorded = all.flatMap((one) => one.recorded ?? []);
        const answers = await askAll(recorded, asking);
        const isOfMany = repositories.length > 1;
        const releases = all.map((pairs) => toReleaseScan(pairs, answers, asking));
        const gone = repositories.flatMap(({ name: repository, identity, known }) => {
          const since = (known?.releases ?? []).map(({ made }) => made).toSorted().at(-1);
          return identity === void 0 ? [(0, monitor_finding.N6)("removed", { repository, ...(0, members.r$)({ since }) })] : [];
        });
        return {
          repositories,
          releases,
          faults,
          isWhole: faults.length === 0 && releases.every(({ notAsked }) => notAsked.size === 0),
          findings: [...gone, ...releases.flatMap(({ findings }) => findings)],
          results: [
            ...gone.map((finding) => toResult(finding.repository, toChangedJudgement(finding))),
            ...releases.flatMap((release) => toReleaseResults(release, answers, isOfMany)),
            ...faults.map(({ repository, part, error }) => {
              const name = (0, core_text.hq)([(isOfMany || part === void 0) && repository, part]).join(": ");
              return toResult(name, toFaultJudgement(error));
            })
          ]
        };
      }
      const releasesAtOnce = 3;
      async function readRepository(located, github, options, reportFault) {
        const { name, identity, known } = located;
        if (identity === void 0)
          return { ...located, pairs: [] };
        const place = { repository: name, at: options.today().toISOString() };
        const repository = github.open(identity.name);
        const { releases, tags, gone } = await (0, monitor_repository.tH)(repository, options, known, reportFault);
        const before = new Map(known?.releases.map((release) => [release.tag, release]));
        const read = /* @__PURE__ */ new Map();
        options.onProgress({ releasesRead: 0, releasesTotal: releases.length });
        const tasks = (0, queue.JL)(releasesAtOnce, async (release) => {
          const baseline = before.get(release.tag);
          read.set(release, await readRelease(repository, release, { ...place, tags, baseline }, options));
          options.onProgress({ releasesRead: read.size });
          options.onDebug(`Read the release ${release.tag} of ${name}.`);
        });
        for (const release of releases)
          tasks.add(release);
        await tasks.whenDone();
        const pairs = releases.flatMap((release) => read.get(release) ?? []);
        return { ...located, pairs: [...pairs, ...gone.map((one) => toGone(one, place))] };
      }
      function toReleaseScan({ recorded, seen }, answers, asking) {
        const claims = recorded?.assets.flatMap(({ name, anchor }) => anchor === void 0 ? [] : [{ name, anchor }]) ?? [];
        const onChain = new Map(claims.map(({ name, anchor }) => [name, chainStateOf(anchor, answers, asking)]));
        const all = compare(recorded, seen, answers);
        const accepted = all.filter((finding) => (0, monitor_finding.aw)(finding, asking.accepted));
        const findings = all.filter((finding) => !accepted.includes(finding));
        const { signed } = seen;
        const unasked = [...onChain.keys(), ...signed?.keys() ?? []].filter((name) => {
          const said = signed?.get(name)?.verdict;
          return said === "unknown" || said === void 0 && onChain.get(name) === "not asked";
        });
        const notAsked = /* @__PURE__ */ new Set([...seen.unreadable.keys(), ...unasked]);
        return {
          ...seen,
          recorded,
          findings,
          accepted,
          /** Names that could not be read, or about which the chain gave no answer. */
          notAsked,
          /** What the chain says, by file name; a file that only the baseline recorded has no entry. */
          onChain,
          next: nextRelease(recorded, seen, findings, accepted, notAsked.size === 0)
        };
      }
      function toResult(name, outcome) {
        return { subject: { name }, ...outcome };
      }
      function toReleaseResults(release, answers, isOfMany) {
        const { repository, tag, recorded, findings, unreadable, onChain, signed } = release;
        const place = (0, monitor_finding.Rg)(repository, tag, isOfMany);
        const alarms = findings.filter(monitor_finding.Ic);
        const lines = release.isGone ? [] : recorded?.assets ?? [];
        const covered = new Set(lines.map(({ name }) => name));
        const lists = new Set(lines.flatMap(({ anchor }) => anchor?.list ?? []));
        const ofLines = lines.flatMap(({ name, anchor, sha3_256: digest, sha256 }) => {
          const changed = alarms.find(({ kind, asset }) => asset === name && kind !== "not-anchored");
          const fault = unreadable.get(name);
          const note = words_findings.CC[onChain.get(name) ?? "held"];
          const said = note ? { verdict: "skipped", note } : anchor && answers.get(anchor.digest);
          const asked = signed?.get(name) ?? said;
          const outcome = changed ? toChangedJudgement(changed) : fault ? toFaultJudgement(fault) : asked;
          if (outcome === void 0)
            return [];
          const list = outcome.verdict === "timestamped" ? outcome.list : anchor?.list === void 0 ? void 0 : anchor.digest;
          const isCovered = outcome === asked && list !== void 0;
          const named = { name: `${place}/${name}` };
          const subject = digest === void 0 ? named : { ...named, digest, ...(0, members.r$)({ sha256 }) };
          return [{ subject, ...outcome, ...isCovered && { coveredBy: list } }];
        });
        const others = alarms.filter(({ asset, kind }) => {
          return asset === void 0 || !(covered.has(asset) || kind === "not-anchored" && lists.has(asset));
        });
        const unread = [...unreadable].filter(([name]) => !covered.has(name));
        return [
          ...ofLines,
          ...others.map((finding) => toResult((0, core_text.hq)([place, finding.asset]).join("/"), toChangedJudgement(finding))),
          ...unread.map(([name, error]) => toResult(`${place}/${name}`, toFaultJudgement(error)))
        ];
      }
      function toChangedJudgement(finding) {
        const { kind, asset, since } = finding;
        const what = asset === void 0 ? `The ${(0, monitor_finding.a2)(finding)}` : "It";
        const last = since === void 0 ? "" : ` It was last as recorded on ${since.slice(0, 10)}.`;
        return {
          verdict: "changed",
          note: `${what} ${(0, monitor_finding.N1)(finding)}${last}`,
          ...kind !== "replaced" && { advice: words_findings.U6 }
        };
      }
      function toFaultJudgement(error) {
        return { verdict: (0, monitor_repository.wl)(error) ? "unreachable" : "failed", error };
      }
      var monitor_view = __webpack_require__(301);
      ;
      var __addDisposableResource = function(env, value, async) {
        if (value !== null && value !== void 0) {
          if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
          var dispose, inner;
          if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
          }
          if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
          }
          if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
          if (inner) dispose = function() {
            try {
              inner.call(this);
            } catch (e) {
              return Promise.reject(e);
            }
          };
          env.stack.push({ value, dispose, async });
        } else if (async) {
          env.stack.push({ async: true });
        }
        return value;
      };
      var __disposeResources = /* @__PURE__ */ (function(SuppressedError2) {
        return function(env) {
          function fail(e) {
            env.error = env.hasError ? new SuppressedError2(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
          }
          var r, s = 0;
          function next() {
            while (r = env.stack.pop()) {
              try {
                if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                if (r.dispose) {
                  var result = r.dispose.call(r.value);
                  if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
                    fail(e);
                    return next();
                  });
                } else s |= 1;
              } catch (e) {
                fail(e);
              }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
          }
          return next();
        };
      })(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
        var e = new Error(message);
        return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
      });
      async function runMonitor(inputs, host2, tools) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const web = __addDisposableResource(env_1, (0, downloads.kQ)(), true);
          const { workspace, origin, log } = host2;
          const run = (0, begin_and_end.Iy)(inputs, origin);
          const watched = inputs.repositories.length > 0 ? inputs.repositories : [origin.repository];
          const baseline = findBaseline(inputs.baseline, host2);
          const folder = await (0, output_dir.jk)(inputs.outputDir, host2);
          (0, files.vo)(folder, log.warning);
          await (0, output_dir.qT)(folder, [(0, external_node_path_.resolve)(workspace, inputs.baseline)]);
          const scan = await scanOrSkip(inputs, host2, watched, () => tools.openRepositories(web), baseline);
          const view = (0, monitor_view.__)(scan, baseline, origin.repository, /* @__PURE__ */ new Date());
          for (const line of (0, render.renderScanLines)(view))
            log.info(line);
          run.rows = scan.results;
          run.finishedAt = new Date(view.counts.finished);
          run.chain = (0, begin_and_end.dR)(inputs, run);
          const file = toMonitorFile(scan, baseline, view);
          const write = (one) => writeScanFiles(view, one, run, folder);
          const errors2 = await write(file);
          const names = scan.repositories.flatMap(({ known }) => known?.repository ?? []);
          const { issueAuthor: author } = file;
          const counts = { ...view.counts, isWhole: view.counts.isWhole && view.notScanned.length === 0 };
          const issueReport = { ...view, counts, scope: [...watched, ...names], author, runUrl: origin.runUrl };
          const issue = inputs.issue ? await reportToIssue(() => tools.openIssues(web), issueReport, log) : { errors: [] };
          const unwritten = issue.author === void 0 ? errors2 : await write({ ...file, issueAuthor: issue.author });
          run.issueUrl = issue.url;
          const unshown = await tools.present(view, run);
          run.problems.push(...unwritten, ...issue.errors, ...unshown);
          await (0, begin_and_end.LX)(run, host2);
          return run;
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          const result_1 = __disposeResources(env_1);
          if (result_1)
            await result_1;
        }
      }
      function findBaseline(path, { workspace, log }) {
        if (path === "")
          return void 0;
        const baseline = (0, monitor_file.mF)((0, external_node_path_.resolve)(workspace, path), workspace);
        const last = baseline?.scans.at(-1)?.finished;
        if (!(0, monitor_view.jO)(baseline))
          log.notice("There is no baseline yet: what this look sees becomes it.", { title: "first look" });
        else
          log.info(`Comparing with the baseline ${path}${last === void 0 ? "" : ` of ${last.slice(0, 10)}`}.`);
        return baseline;
      }
      async function openScanSource(inputs, host2, reason) {
        const nobody = (outcome) => ({
          verify: () => Promise.resolve(outcome),
          [Symbol.asyncDispose]: async () => {
          }
        });
        if (reason !== void 0)
          return nobody({ verdict: "skipped", note: reason });
        if ((0, host_inputs.vz)(inputs) !== "clocks")
          return (0, open_source.oD)(inputs, host2);
        const { openRecordedClocks } = await Promise.all(
          /* import() */
          [__webpack_require__.e(753), __webpack_require__.e(837)]
        ).then(__webpack_require__.bind(__webpack_require__, 4218));
        return { ...nobody(source.b), readRecord: openRecordedClocks };
      }
      function toSkippedScan(name, reason = "") {
        const results = [{ subject: { name }, verdict: "skipped", note: reason }];
        return { repositories: [], releases: [], faults: [], findings: [], results, isWhole: false, skipped: reason };
      }
      async function scanOrSkip(inputs, { log, signals, origin }, watched, openRepositories, baseline) {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
          const reason = (0, host_inputs.bk)(inputs);
          if (reason !== void 0)
            log.notice(inputs.dryRun ? `${reason} GitHub was not asked either.` : reason, { title: "skipped" });
          if (inputs.dryRun)
            return toSkippedScan(origin.repository, reason);
          const { stop } = signals.cancellation;
          const asked = __addDisposableResource(env_2, await openScanSource(inputs, { log, signals }, reason), true);
          let progress = (0, host.Qt)("GitHub's list of releases");
          const shown = (0, host.u5)(log, () => progress);
          const repositories = openRepositories();
          const scan = scanRepositories(watched, repositories, baseline, {
            limit: inputs.releases,
            includesTag: inputs.tags.length > 0 ? createTagFilter(inputs.tags) : void 0,
            isDownloading: inputs.bytes === "download",
            accepted: inputs.accept.flatMap((line) => (0, monitor_finding.TO)(line) ?? []),
            stop,
            today: repositories.today,
            blockTime: inputs.blockTime,
            verify: asked.verify,
            ...asked.readRecord && { readRecord: asked.readRecord },
            concurrency: inputs.concurrency,
            onProgress: (change) => {
              const { waitingFor: _, ...counts } = progress;
              progress = { ...counts, ...change };
            },
            onDebug: log.debug
          });
          const seen = await scan.finally(shown.stop);
          const isRecorded = baseline !== void 0 || seen.releases.some(({ recorded }) => recorded !== void 0);
          if (asked.readRecord !== void 0 && !isRecorded)
            throw (0, open_source.Mu)({ mode: "monitor" });
          return { ...seen, ...reason !== void 0 && { unasked: reason } };
        } catch (e_2) {
          env_2.error = e_2;
          env_2.hasError = true;
        } finally {
          const result_2 = __disposeResources(env_2);
          if (result_2)
            await result_2;
        }
      }
      function toMonitorFile({ repositories, releases, findings }, baseline, { counts, history }) {
        const lastWhole = counts.isWhole ? counts.finished : baseline?.lastWhole;
        const scanned = new Set(repositories.map(({ known }) => known));
        const next = repositories.map(({ name: repository, identity, known }) => {
          if (identity === void 0 && known !== void 0)
            return known;
          const own = releases.filter((release) => release.repository === repository);
          const tags = new Set(own.map(({ tag }) => tag));
          return {
            repository,
            ...(0, members.r$)({ number: known?.number ?? identity?.number }),
            releases: [...own.map((one) => one.next), ...(known?.releases ?? []).filter(({ tag }) => !tags.has(tag))]
          };
        });
        return {
          finished: counts.finished,
          ...(0, members.r$)({ lastWhole, issueAuthor: baseline?.issueAuthor }),
          scans: history,
          findings,
          repositories: [...next, ...(baseline?.repositories ?? []).filter((known) => !scanned.has(known))]
        };
      }
      async function writeScanFiles(view, file, run, folder) {
        const { attempt, errors: errors2 } = (0, attempts.z)();
        const write = (name, content) => attempt(async () => {
          await (0, files.vK)((0, external_node_path_.join)(folder, name), content);
          return (0, external_node_path_.join)(folder, name);
        });
        [run.files.results, run.files.monitor] = await Promise.all([
          write(file_names.NW.results, (0, results_file.t)(run)),
          write(file_names.NW.monitor, (0, monitor_file.dR)(file)),
          write(file_names.NW.badge, `${JSON.stringify((0, render.toScanBadge)(view))}
`)
        ]);
        return errors2;
      }
    })
  ),
  /***/
  9326: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        s: () => (
          /* binding */
          maxAssets
        ),
        /* harmony export */
        v: () => (
          /* binding */
          noLongerThere
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      const maxAssets = 1e3;
      function noLongerThere(tag) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RELEASE_NOT_FOUND", `The release ${tag} does not exist any more.`, {
          hint: ({ input, again }) => `Somebody deleted it while this run worked. Create it again before you ${again}. The evidence is in ${input("output-dir")}.`
        });
      }
    })
  ),
  /***/
  502: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        GU: () => (
          /* binding */
          readSection
        ),
        /* harmony export */
        U2: () => (
          /* binding */
          replaceSection
        ),
        /* harmony export */
        Zn: () => (
          /* binding */
          writeSection
        ),
        /* harmony export */
        at: () => (
          /* binding */
          isCutSection
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _forge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9326);
      const roomyBytes = 12e4;
      const maxNotesCharacters = 125e3;
      const [begin, end] = ["<!-- anchor-artifacts:begin -->", "<!-- anchor-artifacts:end -->"];
      function replaceSection(body, render) {
        const newline = body.includes("\r\n") ? "\r\n" : "\n";
        const span = findSpan(body);
        const gap = body === "" || body.endsWith(newline + newline) ? "" : body.endsWith(newline) ? newline : newline + newline;
        const before = span === void 0 ? body + gap : body.slice(0, span.start);
        const after = span === void 0 ? "" : body.slice(span.end);
        const wrap = (text) => [begin, ...text.split("\n"), end].join(newline);
        const room = roomyBytes - Buffer.byteLength(before + wrap("") + after);
        const forms = render(room).map((text) => before + wrap(text) + after);
        const replaced = forms.find((form) => Buffer.byteLength(form) <= roomyBytes) ?? forms.at(-1) ?? body;
        if (replaced.length <= maxNotesCharacters)
          return replaced;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RELEASE_BODY_FULL", "The release notes have no room left for this run's statement.");
      }
      function readSection(body) {
        const span = findSpan(body);
        return span === void 0 ? "" : body.slice(span.start, span.end);
      }
      function isCutSection(body) {
        return findSpan(body) === void 0 && body.search(markers) !== -1;
      }
      const markers = /(?<=^|\n)<!-- anchor-artifacts:(begin|end) -->(?=\r?\n|$)/g;
      function findSpan(body) {
        let start;
        let span;
        for (const { 0: text, 1: side, index } of body.matchAll(markers)) {
          if (side === "end" && start !== void 0)
            span = { start, end: index + text.length };
          start = side === "begin" ? index : void 0;
        }
        return span;
      }
      const maxRewrites = 5;
      const settleMs = 2e3;
      const maxSettleMs = 3e4;
      const slowFactor = 3;
      async function writeSection({ forge, release: { id: id2, tag }, clock, stop, isThere }, render) {
        let settling = settleMs;
        let sent;
        let before = "";
        for (let attempt = 1; ; attempt += 1) {
          await forge.waitForWriteTurn();
          const readAt = clock.now();
          const now = await forge.readRelease(id2);
          if (now === void 0)
            throw (0, _forge_js__WEBPACK_IMPORTED_MODULE_1__.v)(tag);
          const { body } = now;
          const isWritten = sent === "sent" || sent === "unclear" && readSection(body) !== before;
          if (isWritten && isThere?.(body) === true)
            return;
          if (attempt > maxRewrites + 1)
            break;
          const replaced = replaceSection(body, (room) => render(room, body));
          if (replaced === body)
            return;
          before = readSection(body);
          sent = await forge.updateNotes(now, replaced, attempt);
          if (isThere === void 0 && sent === "sent")
            return;
          if (isThere === void 0)
            break;
          settling = Math.min(maxSettleMs, Math.max(settling, slowFactor * (clock.now() - readAt)));
          if (sent !== "again")
            await clock.wait(settling + clock.random() * settling * attempt, stop);
        }
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RELEASE_WRITE_LOST", "This job's part is missing in the release notes: other jobs overwrote it, or GitHub did not keep it.");
      }
    })
  ),
  /***/
  3983: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        IX: () => (
          /* binding */
          hasStatement
        ),
        /* harmony export */
        JF: () => (
          /* binding */
          readOne
        ),
        /* harmony export */
        Px: () => (
          /* binding */
          createStatementReader
        ),
        /* harmony export */
        TK: () => (
          /* binding */
          readComments
        ),
        /* harmony export */
        gq: () => (
          /* binding */
          createNameFinder
        ),
        /* harmony export */
        jo: () => (
          /* binding */
          openReleaseRecord
        ),
        /* harmony export */
        sS: () => (
          /* binding */
          parseComments
        ),
        /* harmony export */
        wQ: () => (
          /* binding */
          renderComment
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6608);
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(291);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3364);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3716);
      var _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9131);
      var _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1953);
      var _section_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(502);
      function openReleaseRecord(files) {
        const record = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_5__.C6)(files);
        const byAsset = Map.groupBy(record.names.values(), ({ name }) => (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.rw)(name));
        const names = [...byAsset].flatMap(([asset, entries]) => {
          if (entries.every(({ name, digest }) => name === digest.sha3_256))
            return [];
          if (entries.length !== 2 || !record.names.has(asset))
            return entries;
          const [last, first] = entries.toSorted((one, other) => Date.parse(other.on) - Date.parse(one.on));
          if (last === void 0 || first === void 0)
            return entries;
          const before = [...(0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_5__.lM)(record, first.digest.sha3_256) ? [first] : [], ...last.former, ...first.former];
          const former = new Map(before.map(({ digest, on }) => [digest.sha3_256, { digest, on }]));
          former.delete(last.digest.sha3_256);
          return [{ ...last, name: asset, former: [...former.values()] }];
        });
        const sorted = names.toSorted((one, other) => (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_3__.MP)(one.name, other.name));
        return { ...record, names: new Map(sorted.map((entry) => [entry.name, entry])) };
      }
      function createNameFinder(items, nameOf) {
        const all = [...items];
        const byName = new Map(all.map((item) => [nameOf(item), item]));
        const byAsset = Map.groupBy(all, (item) => (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.rw)(nameOf(item)));
        return (name) => {
          const [only, ...others] = byAsset.get((0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.rw)(name)) ?? [];
          return byName.get(name) ?? (others.length === 0 ? only : void 0);
        };
      }
      const readAtOnce = 8;
      function createDownloads(forge) {
        const known = /* @__PURE__ */ new Map();
        const pages = /* @__PURE__ */ new Set();
        const isUnknown = ({ name, isUploaded }) => {
          const id2 = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.Ke)(name);
          return isUploaded && id2 !== void 0 && !known.has(id2);
        };
        return {
          /** Takes from the page only statements that are also assets, and whose SHA-256 is the one that GitHub states. */
          readPage: async (assets) => {
            const page = assets.find(({ name, isUploaded }) => name === _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.page && isUploaded);
            const unknown = assets.filter(isUnknown);
            if (page === void 0 || pages.has(page.id) || unknown.length < 2)
              return;
            pages.add(page.id);
            const listed = new Map(unknown.map(({ name, sha256 }) => [name, sha256]));
            for (const file of await readFiles(forge, page)) {
              const sha256 = listed.get((0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.rC)(file.id));
              if (sha256 !== void 0 && sha256 === (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", file.text))
                known.set(file.id, file);
            }
          },
          readAsset: async (asset) => {
            const id2 = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.Ke)(asset.name);
            if (id2 === void 0 || !asset.isUploaded)
              return void 0;
            const read = known.get(id2) ?? await readOne(asset, () => forge.read(asset, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_6__.Z8));
            known.set(id2, read);
            return "what" in read ? read : { ...read, uploadedOn: asset.uploaded };
          }
        };
      }
      function createStatementReader(forge, { id: id2, tag }, repository) {
        const { readPage, readAsset } = createDownloads(forge);
        const sort = (all) => {
          const damaged = all.filter((one) => one !== void 0 && "what" in one);
          const files = all.filter((one) => one !== void 0 && "statement" in one);
          const isOwn = ({ statement }) => (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_5__.$p)(statement, { repository, tag, id: id2 });
          return { own: files.filter(isOwn), foreign: files.filter((file) => !isOwn(file)), damaged };
        };
        return {
          /** Reads the comments of notes. */
          inNotes: (notes) => sort(parseComments(notes)),
          /** Reads all statements; `assets` and `notes` must have been read just before. */
          read: async (assets, notes) => {
            const all = [...parseComments(notes)];
            await readPage(assets);
            for (let start = 0; start < assets.length; start += readAtOnce)
              all.push(...await Promise.all(assets.slice(start, start + readAtOnce).map(readAsset)));
            return sort(all);
          }
        };
      }
      function hasStatement(assets) {
        return assets.some(({ name, isUploaded }) => isUploaded && (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.Ke)(name) !== void 0);
      }
      async function readFiles(forge, page) {
        try {
          return (0, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_6__.vf)(await forge.read(page, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_6__.Z8), page.name, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_7__.yi);
        } catch (thrown) {
          if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z)
            return [];
          throw thrown;
        }
      }
      const advices = {
        file: "The file is the record of an earlier run: which files it stamped, and which blocks hold them. This run did not change it. Put it back from a copy: its name proves the right one. If there is no copy, keep the damaged file in another place and remove it from the release. The next run may then pay again for stamps that it knew.",
        section: "Put the marker back on a line of its own, above or below the section. The comments in it are the record of earlier runs: which files they stamped, and which blocks hold them.",
        comment: "The comment is the record of an earlier run: which files it stamped, and which blocks hold them. This run did not change it. Put it back from a copy of the notes; GitHub keeps no older version. If there is no copy, delete the comment. The next run may then pay again for stamps that it knew."
      };
      async function readOne({ name, size = 0, sha256 }, load) {
        const read = async () => parseReleaseStatement(name, size > _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_6__.Z8 ? new Uint8Array() : await load(), "file");
        const first = await read();
        return "what" in first && sha256 === void 0 ? read() : first;
      }
      function parseReleaseStatement(name, content, place) {
        try {
          return (0, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_6__.P_)(content, name, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_7__.yi);
        } catch (thrown) {
          if (!(thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z) || thrown.code !== "EVIDENCE_INVALID")
            throw thrown;
          const where = place === "file" ? `${name} in the release` : `The hidden comment ${name} in the release notes`;
          const why = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(thrown.cause);
          return { name, why, content, what: `${where} (${why})`, advice: advices[place] };
        }
      }
      const comment = /^<!-- anchor-artifacts:statement (anchor-[0-9a-f]{16}) ([A-Za-z0-9+/]+={0,2}) -->$/;
      const anyComment = /<!--\s*anchor-artifacts:statement\b[^\r\n]*/gi;
      function readComments(notes) {
        return [...new Set([...notes.matchAll(anyComment)].map(([text]) => text.trimEnd()))];
      }
      function parseComments(notes) {
        if ((0, _section_js__WEBPACK_IMPORTED_MODULE_8__.at)(notes)) {
          const why = "<!-- anchor-artifacts:begin --> or <!-- anchor-artifacts:end --> is not a line of its own";
          const what = `Our section of the release notes (${why})`;
          return [{ name: "section of the notes", why, content: new Uint8Array(), what, advice: advices.section }];
        }
        return readComments((0, _section_js__WEBPACK_IMPORTED_MODULE_8__.GU)(notes)).map((text) => {
          const [, name, base64 = ""] = comment.exec(text) ?? [];
          return parseReleaseStatement(name === void 0 ? "with a statement" : `${name}.intoto.json`, inflate(base64), "comment");
        });
      }
      const maxInflated = 16 * 1024 * 1024;
      function inflate(base64) {
        try {
          return (0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRawSync)(Buffer.from(base64, "base64"), { maxOutputLength: maxInflated });
        } catch {
          return new Uint8Array();
        }
      }
      function renderComment({ id: id2, text }) {
        const name = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.rC)(id2).replace(/\.intoto\.json$/, "");
        return `<!-- anchor-artifacts:statement ${name} ${(0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.deflateRawSync)(text, { level: 9 }).toString("base64")} -->`;
      }
    })
  ),
  /***/
  6252: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        b: () => (
          /* binding */
          unaskedChain
        )
        /* harmony export */
      });
      const unaskedChain = {
        verdict: "unknown",
        note: "By the evidence it was stamped at a service, and the chain was not asked.",
        advice: ({ input }) => `Give ${input("api-url")} and the key to ask the service, or ${input("node-url")} to ask chain nodes.`
      };
    })
  )
};
