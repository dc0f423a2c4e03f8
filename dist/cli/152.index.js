export const id = 152;
export const ids = [152];
export const modules = {
  /***/
  4481: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        DT: () => (
          /* binding */
          compareRelease
        ),
        /* harmony export */
        al: () => (
          /* binding */
          inOrder
        ),
        /* harmony export */
        oe: () => (
          /* binding */
          findUnnamed
        ),
        /* harmony export */
        zT: () => (
          /* binding */
          compareChain
        )
        /* harmony export */
      });
      var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4675);
      var _recorded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5700);
      function compareRelease(recorded, seen) {
        const ofEvidence = compareEvidence(recorded, seen);
        if (recorded === void 0)
          return ofEvidence;
        return [...compareAssets(recorded, seen), ...ofEvidence, ...compareTag(recorded, seen)];
      }
      const order = Object.keys(_finding_js__WEBPACK_IMPORTED_MODULE_0__.xi);
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
          if (finding !== void 0)
            findings.push(finding);
        }
        const later = [...unnamed].filter(({ uploaded }) => uploaded !== void 0 && Date.parse(uploaded) > Date.parse(recorded.made));
        const all = [...findings, ...later.map((asset) => toAdded(seen.tag, asset))];
        return (0, _recorded_js__WEBPACK_IMPORTED_MODULE_1__.VS)(seen) ? all.filter(({ kind }) => kind !== "added") : all;
      }
      function findUnnamed(recorded, seen) {
        const lines = new Set(recorded?.assets.map(({ name }) => name));
        const evidence = (0, _recorded_js__WEBPACK_IMPORTED_MODULE_1__.HO)(recorded, seen);
        return seen.assets.filter(({ name }) => !lines.has(name) && !evidence.has(name));
      }
      function compareAsset(release, line, asset) {
        const isSame = (0, _recorded_js__WEBPACK_IMPORTED_MODULE_1__.q3)(line, asset);
        if (isSame === void 0)
          return void 0;
        if (!isSame)
          return (0, _finding_js__WEBPACK_IMPORTED_MODULE_0__.N6)("replaced", toSides(release, line, asset));
        if (line.isAdded)
          return toAdded(release, asset);
        const isOtherUpload = ["id", "uploader", "uploaded"].some((member) => line[member] !== void 0 && asset[member] !== void 0 && line[member] !== asset[member]);
        return isOtherUpload ? (0, _finding_js__WEBPACK_IMPORTED_MODULE_0__.N6)("reuploaded", toSides(release, line, asset)) : void 0;
      }
      function findMissing(release, line, unnamed) {
        const alike = [...unnamed].filter((asset) => (0, _recorded_js__WEBPACK_IMPORTED_MODULE_1__.q3)(line, asset) === true);
        const target = alike.find(({ id: id2 }) => id2 !== void 0 && id2 === line.id) ?? alike[0];
        if (target === void 0)
          return (0, _finding_js__WEBPACK_IMPORTED_MODULE_0__.N6)("removed", toSides(release, line));
        unnamed.delete(target);
        const sides = toSides(release, line, target);
        return (0, _finding_js__WEBPACK_IMPORTED_MODULE_0__.N6)("renamed", { ...sides, seen: { ...sides.seen, name: target.name } });
      }
      function toAdded(release, asset) {
        return (0, _finding_js__WEBPACK_IMPORTED_MODULE_0__.N6)("added", { release, asset: asset.name, seen: (0, _recorded_js__WEBPACK_IMPORTED_MODULE_1__.$2)(asset) });
      }
      function toSides(release, line, asset) {
        return {
          release,
          asset: line.name,
          recorded: (0, _recorded_js__WEBPACK_IMPORTED_MODULE_1__.$2)(line),
          ...asset !== void 0 && {
            seen: { ...(0, _recorded_js__WEBPACK_IMPORTED_MODULE_1__.$2)(asset), ...asset.stated !== void 0 && { stated: asset.stated } }
          },
          ...line.lastConfirmed !== void 0 && { since: line.lastConfirmed }
        };
      }
      function compareTag({ commit, made }, seen) {
        if (commit === void 0 || seen.commit === void 0 || commit === seen.commit)
          return [];
        const sides = { recorded: { commit }, seen: { commit: seen.commit } };
        return [(0, _finding_js__WEBPACK_IMPORTED_MODULE_0__.N6)("tag-moved", { release: seen.tag, ...sides, since: made })];
      }
      function compareEvidence(recorded, seen) {
        const now = new Map(seen.evidence.map((one) => [one.name, one]));
        const marks = new Map(recorded?.evidence.map((mark) => [mark.name, mark]));
        const gone = [...marks.values()].filter(({ name }) => !now.has(name) && !seen.unreadable.has(name));
        const broken = seen.evidence.flatMap(({ name, broken: why }) => why === void 0 ? [] : [{ name, why }]);
        return [...broken, ...gone.map(({ name }) => ({ name, why: "it is gone" }))].map(({ name, why }) => {
          const [mark, asset] = [marks.get(name), now.get(name)];
          return (0, _finding_js__WEBPACK_IMPORTED_MODULE_0__.N6)("evidence-changed", {
            release: seen.tag,
            asset: name,
            why,
            ...recorded && mark && { recorded: { sha256: mark.sha256 }, since: recorded.made },
            ...asset && { seen: { sha256: asset.sha256 } }
          });
        });
      }
      function compareChain({ tag, assets }, chain) {
        const lists = /* @__PURE__ */ new Set();
        return assets.flatMap((line) => {
          const { anchor } = line;
          if (anchor === void 0 || anchor.list !== void 0 && lists.has(anchor.digest))
            return [];
          if (anchor.list !== void 0)
            lists.add(anchor.digest);
          return compareAnchor(tag, line, anchor, chain) ?? [];
        });
      }
      function compareAnchor(release, { name, lastConfirmed }, { digest, block, list, isUnclaimed }, chain) {
        const answer = chain.get(digest);
        if (answer === void 0 || isUnclaimed === true)
          return void 0;
        const found = {
          release,
          asset: list ?? name,
          recorded: { sha3_256: digest, ...block !== void 0 && { block } },
          ...lastConfirmed !== void 0 && { since: lastConfirmed }
        };
        if (answer.kind === "not-held")
          return (0, _finding_js__WEBPACK_IMPORTED_MODULE_0__.N6)("not-anchored", found);
        if (block === void 0 || answer.block === void 0 || answer.block <= block)
          return void 0;
        return (0, _finding_js__WEBPACK_IMPORTED_MODULE_0__.N6)("anchored-late", { ...found, seen: { sha3_256: digest, block: answer.block } });
      }
    })
  ),
  /***/
  4675: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ic: () => (
          /* binding */
          isAlarm
        ),
        /* harmony export */
        N1: () => (
          /* binding */
          renderEvent
        ),
        /* harmony export */
        N6: () => (
          /* binding */
          toFinding
        ),
        /* harmony export */
        QR: () => (
          /* binding */
          foundIn
        ),
        /* harmony export */
        Su: () => (
          /* binding */
          toFindingView
        ),
        /* harmony export */
        TO: () => (
          /* binding */
          parseAcceptance
        ),
        /* harmony export */
        a2: () => (
          /* binding */
          nounOf
        ),
        /* harmony export */
        q0: () => (
          /* binding */
          describe
        ),
        /* harmony export */
        x5: () => (
          /* binding */
          toPlace
        ),
        /* harmony export */
        xi: () => (
          /* binding */
          findingFacts
        ),
        /* harmony export */
        zx: () => (
          /* binding */
          separateAccepted
        )
        /* harmony export */
      });
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2427);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2872);
      var _host_input_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(516);
      var _recorded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5700);
      const findingFacts = {
        replaced: {
          verdict: "changed",
          label: "replaced",
          sentence: "was replaced: other bytes are served under this name"
        },
        removed: { verdict: "changed", label: "removed", sentence: "was removed" },
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
        "tag-moved": { verdict: "changed", label: "tag moved", sentence: "points to another commit" },
        "evidence-changed": {
          verdict: "changed",
          label: "evidence changed",
          sentence: "is evidence, and was changed or removed"
        },
        added: { verdict: "skipped", label: "added", sentence: "was added, and no evidence names it" },
        renamed: { verdict: "skipped", label: "renamed", sentence: "has another name now" },
        reuploaded: { verdict: "skipped", label: "uploaded again", sentence: "was uploaded again with the same bytes" }
      };
      function toFinding(kind, found) {
        return { kind, verdict: findingFacts[kind].verdict, ...found };
      }
      function foundIn(repository, { kind, verdict, ...found }) {
        return { kind, verdict, repository, ...found };
      }
      function isAlarm({ verdict }) {
        return verdict !== "skipped";
      }
      function nounOf({ kind, release }) {
        if (release === void 0)
          return "repository";
        return kind === "tag-moved" ? "tag" : "release";
      }
      function parseAcceptance(line) {
        const [, tag, name, hex] = _host_input_reader_js__WEBPACK_IMPORTED_MODULE_1__.bK.exec(line.trim()) ?? [];
        const digest = (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(hex);
        return tag === void 0 || name === void 0 || digest === void 0 ? void 0 : { tag, name, sha3_256: digest };
      }
      function separateAccepted(findings, accepted) {
        const isAccepted = ({ kind, release, asset, seen }) => kind === "replaced" && accepted.some(({ tag, name, sha3_256 }) => tag === release && name === asset && sha3_256 === seen?.sha3_256);
        return {
          findings: findings.filter((finding) => !isAccepted(finding)),
          accepted: findings.filter(isAccepted)
        };
      }
      function toFindingView(finding, isOfMany) {
        return { finding, place: toPlace(finding.repository, finding.release, isOfMany) };
      }
      function toPlace(repository, release, isOfMany) {
        if (release === void 0)
          return repository;
        return isOfMany ? `${repository}@${release}` : release;
      }
      function describe({ finding, place }, quotes) {
        const { asset, recorded, seen, since } = finding;
        const name = quotes.name(place);
        return {
          subject: asset === void 0 ? `The ${nounOf(finding)} ${name}` : `${quotes.name(asset)} of ${name}`,
          sentence: renderEvent(finding, quotes.text),
          facts: (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.gI)([
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
        const facts = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.gI)([
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
        const { id: id2, uploader, uploaded } = side;
        const isOtherUpload = uploader !== other.uploader || uploaded !== other.uploaded;
        const isOtherAsset = id2 !== void 0 && other.id !== void 0 && id2 !== other.id;
        return [
          uploader !== void 0 && uploaded !== void 0 && isOtherUpload && `uploaded by ${quotes.name(uploader)} on ${quotes.text(uploaded.slice(0, 16).replace("T", " "))} UTC`,
          isOtherAsset && (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.q3)(side, other) === true && `asset id ${id2}`
        ];
      }
    })
  ),
  /***/
  3423: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        PP: () => (
          /* binding */
          maxScans
        ),
        /* harmony export */
        dR: () => (
          /* binding */
          renderMonitorFile
        ),
        /* harmony export */
        mF: () => (
          /* binding */
          readBaseline
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4334);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5961);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2508);
      var _core_version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4983);
      var _evidence_statement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7400);
      var _files_patterns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1780);
      var _host_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6077);
      const maxTextLength = 4096;
      const nameOf = ({ value, where }) => {
        if (typeof value === "string" && value !== "" && value.length <= maxTextLength)
          return value;
        throw new RangeError(`${where} is not a name`);
      };
      const sha256Of = _evidence_statement_js__WEBPACK_IMPORTED_MODULE_4__.FB;
      const commitOf = (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.HU)(member, /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, "a commit");
      function listOf(item, what = "", by) {
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.jk)(item, Number.POSITIVE_INFINITY, by && { what, by });
      }
      const anchorForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.Xy)({
        digest: _evidence_statement_js__WEBPACK_IMPORTED_MODULE_4__.FB,
        /** The height of the earliest block; absent when the stamp was merely accepted. */
        block: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_7__.pq),
        /** The name of the list, where the digest is a list's. */
        list: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.lq)(nameOf),
        /** No run's stamp of it was accepted, so it is no finding when the chain does not hold it. */
        isUnclaimed: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.KT)("unclaimed", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_7__.iP)),
        /** For a stamp of which no block is known, when GitHub got its statement; for notes, when the run says that it ended. */
        stamped: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.KT)("stamped_at", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_7__.nR))
      });
      const assetForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.Xy)({
        name: nameOf,
        sha3_256: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.lq)(_evidence_statement_js__WEBPACK_IMPORTED_MODULE_4__.FB),
        sha256: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.lq)(sha256Of),
        /** GitHub's id of the asset: another upload has another id. */
        id: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_7__.pq),
        /** The login of the uploader. */
        uploader: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.lq)(nameOf),
        uploaded: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.KT)("uploaded_at", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_7__.nR)),
        /** When the asset was first seen as recorded. */
        firstConfirmed: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.KT)("first_confirmed", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_7__.nR)),
        lastConfirmed: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.KT)("last_confirmed", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_7__.nR)),
        anchor: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.lq)(anchorForm),
        /** Whether the asset appeared after the record was made, and no evidence names it. */
        isAdded: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.KT)("added", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_7__.iP))
      });
      const markForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.Xy)({ name: nameOf, sha256: sha256Of });
      const releaseForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.Xy)({
        tag: nameOf,
        commit: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.lq)(commitOf),
        /** Shows whether a scan of the newest releases should have listed it. */
        published: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.KT)("published_at", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_7__.nR)),
        /**
         * When the record was made or, with a baseline, when the release was last scanned: what was uploaded later and is
         * named by nothing was added.
         */
        made: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.KT)("looked_at", _core_members_js__WEBPACK_IMPORTED_MODULE_7__.nR),
        /** Whether the last scan that could tell found it not as recorded. */
        isChanged: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.KT)("changed", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_7__.iP)),
        /** The evidence that the baseline knows; empty without a baseline. */
        evidence: listOf(markForm),
        assets: listOf(assetForm, "assets of one release called", ({ name }) => name)
      });
      const scanForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.Xy)({
        finished: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.KT)("finished_at", _core_members_js__WEBPACK_IMPORTED_MODULE_7__.nR),
        /** Whether everything could be asked. */
        isWhole: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.KT)("whole", _core_members_js__WEBPACK_IMPORTED_MODULE_7__.iP),
        asRecorded: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.KT)("as_recorded", _core_members_js__WEBPACK_IMPORTED_MODULE_7__.pq),
        changed: _core_members_js__WEBPACK_IMPORTED_MODULE_7__.pq,
        unrecorded: _core_members_js__WEBPACK_IMPORTED_MODULE_7__.pq,
        notAsked: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.KT)("not_asked", _core_members_js__WEBPACK_IMPORTED_MODULE_7__.pq)
      });
      const repositoryForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.Xy)({
        /** The `owner/name` under which it is watched; it may have another name at GitHub now. */
        repository: nameOf,
        /** GitHub's number of it, by which this is found once its new name is watched. */
        number: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_7__.pq),
        /** The newest first, as GitHub lists them. */
        releases: listOf(releaseForm, "releases with the tag", ({ tag }) => tag)
      });
      const baselineForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.Xy)({
        /** When the last whole scan ended; absent when there was none. */
        lastWhole: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.KT)("last_whole_look", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_7__.nR)),
        /** Scans in short, the oldest first, at most {@link maxScans}. */
        scans: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.KT)("looks", listOf(scanForm)),
        /** The login that opened the issue, where a scan cannot know it before it opens one: an App's. */
        issueAuthor: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.KT)("issue_author", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.lq)(nameOf)),
        repositories: listOf(repositoryForm, "repositories called", ({ repository }) => repository.toLowerCase())
      });
      const maxScans = 52;
      const maxBytes = 256 * 1024 * 1024;
      function readBaseline(path, workspace) {
        try {
          const isWithin = (0, _files_patterns_js__WEBPACK_IMPORTED_MODULE_5__.mj)(workspace, path) !== void 0;
          if (isWithin && (0, _files_patterns_js__WEBPACK_IMPORTED_MODULE_5__.mj)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))) === void 0)
            throw new RangeError("a link leads to it out of the workspace");
          const bytes = (0, _host_files_js__WEBPACK_IMPORTED_MODULE_6__.VX)(path, maxBytes);
          return bytes && parseBaseline(new TextDecoder().decode(bytes));
        } catch (error) {
          if (error instanceof RangeError)
            throw unusable(error.message);
          if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z || !(error instanceof Error && "code" in error))
            throw error;
          if (error.code === "ENOENT")
            return void 0;
          throw unusable(`it cannot be read (${String(error.code)})`);
        }
      }
      function unusable(why) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("INPUT_INVALID", `An input is not usable.
baseline is not usable: ${why}`, {
          hint: "Give the monitor.json of an earlier look. Only if there is none, remove the file: the next look then takes what it sees for right."
        });
      }
      function parseBaseline(text) {
        const file = { value: parseText(text), where: "it" };
        try {
          if ((0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.C5)(file, "version").value !== 1)
            throw new RangeError("it.version is not 1");
          return baselineForm(file);
        } catch (error) {
          if (error instanceof RangeError)
            throw unusable(error.message);
          throw error;
        }
      }
      function parseText(text) {
        try {
          return (0, _core_json_js__WEBPACK_IMPORTED_MODULE_3__.lk)(text.replace(/^\uFEFF/, "").replaceAll(/,([^\S\n]*\n\s*[\]}])/g, "$1"), void 0, maxBytes);
        } catch (error) {
          if (!(error instanceof Error && error.cause instanceof SyntaxError))
            throw unusable((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error));
          const [place] = /\(line \d+ column \d+\)/.exec(error.cause.message) ?? [];
          throw unusable(place === void 0 ? "it is no JSON" : `it is no JSON ${place}`);
        }
      }
      function renderMonitorFile(file) {
        const { finished: finished_at, findings } = file;
        const { repositories, ...scans } = baselineForm.order(file);
        const tool = { name: "anchor-artifacts", version: _core_version_js__WEBPACK_IMPORTED_MODULE_8__.rE };
        return `${renderLines({ version: 1, tool, finished_at, ...scans, findings, repositories }, "")}
`;
      }
      const longLists = /* @__PURE__ */ new Set(["repositories", "releases"]);
      function renderLines(members, indent) {
        const inner = `${indent}  `;
        const renderItem = (item, list) => longLists.has(list) ? renderLines(item, `${inner}  `) : JSON.stringify(item);
        const lines = Object.entries(members).flatMap(([name, value]) => {
          if (value === void 0)
            return [];
          if (!Array.isArray(value) || value.length === 0)
            return [`${inner}"${name}": ${JSON.stringify(value)}`];
          const items = value.map((item) => `${inner}  ${renderItem(item, name)}`);
          return [`${inner}"${name}": [
${items.join(",\n")}
${inner}]`];
        });
        return `{
${lines.join(",\n")}
${indent}}`;
      }
    })
  ),
  /***/
  7473: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        s: () => (
          /* binding */
          writeScanFiles
        ),
        /* harmony export */
        z: () => (
          /* binding */
          nextRelease
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3364);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2508);
      var _host_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6077);
      var _run_write_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(230);
      var _compare_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4481);
      var _finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4675);
      var _monitor_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3423);
      var _recorded_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5700);
      function nextRelease(compared) {
        const { recorded, seen, published, at } = compared;
        const commit = recorded?.commit ?? ((0, _recorded_js__WEBPACK_IMPORTED_MODULE_7__.VS)(seen) ? void 0 : seen.commit);
        const isPartial = seen.unreadable.size > 0;
        const isUnsure = isPartial || [...compared.onChain.values()].includes("not asked");
        const isChanged = compared.findings.some(_finding_js__WEBPACK_IMPORTED_MODULE_5__.Ic) || isUnsure && recorded?.isChanged === true;
        return {
          tag: seen.tag,
          ...commit !== void 0 && { commit },
          ...published !== void 0 && { published },
          // What was not read now must not count as older than a record.
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
          if (asset !== void 0 && agreed.has(line.name))
            return confirmNew(asset, at);
          if (asset === void 0 || seen.unreadable.has(line.name) || found.has(line.name))
            return line;
          const { firstConfirmed = at } = line;
          return { ...line, ...(0, _recorded_js__WEBPACK_IMPORTED_MODULE_7__.$2)(asset), ...(0, _recorded_js__WEBPACK_IMPORTED_MODULE_7__.$2)(line), firstConfirmed, lastConfirmed: at };
        });
      }
      function confirmNew(asset, at) {
        return { name: asset.name, ...(0, _recorded_js__WEBPACK_IMPORTED_MODULE_7__.$2)(asset), firstConfirmed: at, lastConfirmed: at };
      }
      function newLines({ recorded, seen, findings, at }) {
        if ((0, _recorded_js__WEBPACK_IMPORTED_MODULE_7__.VS)(seen))
          return [];
        const targets = new Set(findings.flatMap(({ kind, seen: side }) => kind === "renamed" ? [side?.name] : []));
        const added = new Set(findings.flatMap(({ kind, asset }) => kind === "added" ? [asset] : []));
        return (0, _compare_js__WEBPACK_IMPORTED_MODULE_4__.oe)(recorded, seen).filter(({ name }) => !targets.has(name) && !seen.unreadable.has(name)).map((asset) => ({ ...confirmNew(asset, at), ...added.has(asset.name) && { isAdded: true } }));
      }
      function nextEvidence({ recorded, seen, findings }) {
        const before = recorded?.evidence ?? [];
        const isChanged = findings.some(({ kind }) => kind === "evidence-changed");
        if (isChanged || (0, _recorded_js__WEBPACK_IMPORTED_MODULE_7__.VS)(seen))
          return before;
        const known = new Set(before.map(({ name }) => name));
        const kept = seen.evidence.filter(({ name, isForeign }) => isForeign !== true || known.has(name));
        return kept.map(({ name, sha256 }) => ({ name, sha256 }));
      }
      async function writeScanFiles(report, file, badge, facts, folder) {
        const { attempt, errors } = (0, _host_files_js__WEBPACK_IMPORTED_MODULE_2__.z_)();
        const write = (name, content) => attempt(async () => {
          await (0, _host_files_js__WEBPACK_IMPORTED_MODULE_2__.vK)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name), content);
          return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name);
        });
        const [resultsPath, monitorPath] = await Promise.all([
          write(_core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.results, (0, _run_write_evidence_js__WEBPACK_IMPORTED_MODULE_3__.tn)(report, facts)),
          write(_core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.monitor, (0, _monitor_file_js__WEBPACK_IMPORTED_MODULE_6__.dR)(file)),
          write(_core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.badge, `${JSON.stringify(badge)}
`)
        ]);
        return { paths: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_8__.r$)({ resultsPath, monitorPath }), errors };
      }
    })
  ),
  /***/
  5700: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $2: () => (
          /* binding */
          toFacts
        ),
        /* harmony export */
        HO: () => (
          /* binding */
          findEvidence
        ),
        /* harmony export */
        VS: () => (
          /* binding */
          hasUnreadEvidence
        ),
        /* harmony export */
        kD: () => (
          /* binding */
          toRecorded
        ),
        /* harmony export */
        q3: () => (
          /* binding */
          isSameBytes
        )
        /* harmony export */
      });
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3364);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2508);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7711);
      function isSameBytes(one, other) {
        const pairs = [
          [one.sha3_256, other.sha3_256],
          [one.sha256, other.sha256]
        ].filter(([left, right]) => left !== void 0 && right !== void 0);
        return pairs.length === 0 ? void 0 : pairs.every(([left, right]) => left === right);
      }
      function toFacts({ sha3_256, sha256, id: id2, uploader, uploaded }) {
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.r$)({ sha3_256, sha256, id: id2, uploader, uploaded });
      }
      function toRecorded(baseline, seen) {
        const lines = new Map(baseline?.assets.map((asset) => [asset.name, asset]));
        const served = new Set(seen.assets.map(({ name }) => name));
        const { record } = seen;
        const last = record?.statements.at(-1);
        const made = last === void 0 ? "" : (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.nR)(last);
        const isStatedBefore = createStatedBefore(baseline, record);
        const toClaim = record && createClaims(record);
        for (const recorded of record?.names.values() ?? []) {
          const name = toServedName(recorded.name, served);
          if (name === void 0)
            continue;
          const { digest } = recorded;
          const line = lines.get(name);
          const anchor = toClaim?.(digest.sha3_256);
          if (line === void 0) {
            if (!isStatedBefore(recorded))
              lines.set(name, { name, ...digest, ...anchor && { anchor }, lastConfirmed: made });
          } else if (isSameBytes(line, digest) === true) {
            const { isAdded: _, ...rest } = { ...digest, ...line };
            lines.set(name, { ...rest, ...(0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.r$)({ anchor: joinAnchors(line.anchor, anchor) }) });
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
      function createStatedBefore(baseline, record) {
        const known = new Set(baseline?.evidence.map(({ name }) => name));
        const keyOf = ({ name, digest }) => `${digest.sha3_256} ${name}`;
        const before = (record?.statements ?? []).filter(({ id: id2 }) => known.has((0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.rC)(id2)));
        const stated = new Set(before.flatMap(({ statement }) => statement.subject.map(keyOf)));
        return (named) => stated.has(keyOf(named));
      }
      function createClaims({ anchors, coverOf, lists }) {
        const listNames = new Map(lists.map(({ name, sha3_256 }) => [sha3_256, name]));
        return (digest) => {
          const [own, cover] = [anchors.get(digest), coverOf(digest)];
          const anchor = cover !== void 0 && worthOf(cover) > worthOf(own) ? cover : own;
          if (anchor === void 0)
            return { digest, isUnclaimed: true };
          const list = anchor.digest === digest ? void 0 : listNames.get(anchor.digest);
          const block = Number((0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.rG)(anchor.chain?.records ?? [])?.block ?? Number.NaN);
          const stamped = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.Is)(anchor) ? void 0 : anchor.stamps.at(-1)?.on;
          return {
            digest: anchor.digest,
            ...Number.isSafeInteger(block) && { block },
            ...list !== void 0 && { list },
            ...worthOf(anchor) < 2 && { isUnclaimed: true },
            ...stamped !== void 0 && { stamped }
          };
        };
      }
      function worthOf(anchor) {
        if (anchor === void 0)
          return 0;
        if ((0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.Is)(anchor))
          return 3;
        return anchor.stamps.some(({ verdict }) => verdict !== "failed") ? 2 : 1;
      }
      function findCommit({ statements }, tag) {
        const predicates = statements.map(({ statement }) => statement.predicate);
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
        const uploaded = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.rw)(name);
        if (served.has(uploaded))
          return uploaded;
        return name.includes("/") ? void 0 : name;
      }
      function hasUnreadEvidence({ unreadable }) {
        return [...unreadable.keys()].some((name) => (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.Ke)(name) !== void 0);
      }
      function findEvidence(recorded, seen) {
        const shipped = new Set(recorded?.assets.map(({ name }) => name));
        const count = seen.evidence.length + (recorded?.evidence.length ?? 0);
        const isOurs = count > 0 || hasUnreadEvidence(seen) ? _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.dV : _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.$W;
        return new Set(seen.assets.map(({ name }) => name).filter((name) => isOurs(name) && !shipped.has(name)));
      }
    })
  ),
  /***/
  9152: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        renderFindings: () => (
          /* binding */
          renderFindings
        ),
        /* harmony export */
        renderScanLines: () => (
          /* binding */
          renderScanLines
        ),
        /* harmony export */
        renderScanSummary: () => (
          /* binding */
          renderScanSummary
        ),
        /* harmony export */
        renderScanTable: () => (
          /* binding */
          renderScanTable
        ),
        /* harmony export */
        toFindingLines: () => (
          /* binding */
          toFindingLines
        ),
        /* harmony export */
        toScanBadge: () => (
          /* binding */
          toScanBadge
        )
        /* harmony export */
      });
      var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2872);
      var _render_headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2366);
      var _render_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5759);
      var _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79);
      var _finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4675);
      var _view_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1127);
      const budgets = { alarms: 38e4, notices: 1e5, faults: 5e4, rows: 4e4 };
      function renderScanSummary(view, facts) {
        const { alarms, notices, accepted } = view;
        const parts = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.gI)([
          `## ${view.headline}`,
          ...(0, _render_headline_js__WEBPACK_IMPORTED_MODULE_1__.u4)(view.report),
          ...(0, _render_headline_js__WEBPACK_IMPORTED_MODULE_1__.EI)(facts),
          view.skipped !== void 0 && (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.u9)(view.skipped),
          renderList("What is not as recorded", alarms, budgets.alarms),
          view.advice.length > 0 && ["> [!CAUTION]", view.advice.join("\n>\n> ")].join("\n> "),
          facts.issueUrl !== void 0 && `The issue about it: ${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.nf)(facts.issueUrl, facts.issueUrl)}`,
          renderFaults(view),
          renderList("Other changes, which are no findings", notices, budgets.notices),
          renderList("Accepted: this is the record from now on", accepted, budgets.notices),
          ...view.told.map((sentence) => (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.u9)(sentence)),
          ...renderRows("repository", view.repositories),
          ...renderRows("release", view.releases),
          renderHistory(view),
          ...renderNext(view),
          (0, _render_headline_js__WEBPACK_IMPORTED_MODULE_1__.ty)("monitor", facts, (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.gI)([facts.monitorPath && "output `monitor-path` (the next baseline)", facts.resultsPath && "`results-path`"]))
        ]);
        return `${parts.join("\n\n")}
`;
      }
      function renderFindings(findings, budget) {
        return (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.nc)(findings, budget, (view) => {
          const { subject, sentence, facts } = (0, _finding_js__WEBPACK_IMPORTED_MODULE_4__.q0)(view, { name: _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.Cu, text: _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.u9 });
          return `- ${[`**${subject}** ${sentence}`, ...facts].join("<br>")}`;
        });
      }
      function renderList(title, findings, budget) {
        if (findings.length === 0)
          return "";
        const { rows, left } = renderFindings(findings, budget);
        return `### ${title}

${rows.join("\n")}${renderLeft(left, "", "monitor.json")}`;
      }
      function renderLeft(left, what, file) {
        return left > 0 ? `

${left} more${what} are left out here; \`${file}\` has all.` : "";
      }
      function renderFaults({ faults }) {
        if (faults.length === 0)
          return "";
        const { rows, left } = (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.nc)(faults, budgets.faults, ({ why, names }) => {
          return `- ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.L1)(names, (name) => (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.Cu)(name))}<br>${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.u9)(why)}`;
        });
        const cut = renderLeft(left, " reasons", "results.json");
        return `### What could not be asked

Nothing is known of these now. The next look asks again.

${rows.join("\n")}${cut}`;
      }
      function renderRows(what, all) {
        const open = all.filter(({ standing }) => !_view_js__WEBPACK_IMPORTED_MODULE_5__.ES[standing].isQuiet);
        const folded = [...Map.groupBy(all, ({ standing }) => standing)].map(([standing, rows]) => {
          const { icon, isQuiet } = _view_js__WEBPACK_IMPORTED_MODULE_5__.ES[standing];
          return isQuiet && (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.AU)(`${icon} ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.hS)(rows.length, what)} ${standing}`, renderTable(what, rows));
        });
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.gI)([open.length > 0 && renderTable(what, open), ...folded]);
      }
      function renderTable(what, all) {
        const { rows, left } = (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.nc)(all, budgets.rows, ({ name, standing, counts }) => {
          return `| ${_view_js__WEBPACK_IMPORTED_MODULE_5__.ES[standing].icon}&nbsp;${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.Cu)(name)} | ${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.u9)(counts)} |`;
        });
        const head = `| ${what} | result |
|---|---|`;
        return `${head}
${rows.join("\n")}${renderLeft(left, ` ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.hS)(2, what).slice(2)}`, "monitor.json")}`;
      }
      function renderNext({ hasBaseline, skipped, counts }) {
        if (skipped !== void 0)
          return [];
        if (!hasBaseline)
          return [
            "There was no baseline, so this look compared with the evidence on the release page alone. Somebody who can write to that page can replace the evidence too, and this look would not notice.",
            "**Next:** keep `monitor.json` and give it to the next look as `baseline`. That look then compares with what this one saw."
          ];
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.gI)([
          "This look compared with the baseline, then with the evidence on the release page.",
          counts.unrecorded > 0 && "**Next:** keep `monitor.json`. The next look compares unrecorded releases with what this one saw. A stamp makes a record in the release itself."
        ]);
      }
      const squares = { whole: "\u{1F7E9}", partial: "\u{1F7E8}", changed: "\u{1F7E5}" };
      function renderHistory({ history }) {
        const scans = history.slice(-26);
        const [first] = scans;
        const last = scans.at(-1);
        if (first === void 0 || last === void 0 || scans.length < 2)
          return "";
        const row = scans.map(({ changed, isWhole }) => squares[changed > 0 ? "changed" : isWhole ? "whole" : "partial"]);
        const dates = `${first.finished.slice(0, 10)} to ${last.finished.slice(0, 10)}`;
        return `**Last ${scans.length} looks** ${row.join("")}<br><sub>${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.u9)(dates)} \xB7 ${squares.whole} as recorded \xB7 ${squares.partial} only a part could be asked \xB7 ${squares.changed} not as recorded</sub>`;
      }
      const maxShown = 100;
      function renderScanLines({ report, headline, alarms, notices, accepted }) {
        return [
          ...report.results.map(_render_lines_js__WEBPACK_IMPORTED_MODULE_2__.aF),
          headline,
          ...toFindingLines([...alarms, ...notices], ({ finding }) => finding.kind),
          ...toFindingLines(accepted, () => "accepted")
        ];
      }
      function renderScanTable(view, paint, columns) {
        const { headline, alarms, accepted, repositories, told } = view;
        const releases = view.releases.filter(({ standing }) => repositories.length < 2 || !_view_js__WEBPACK_IMPORTED_MODULE_5__.ES[standing].isQuiet);
        const findings = [...alarms, ...view.notices];
        const leftOf = (count, what) => count > maxShown ? [`and ${count - maxShown} more ${what}, in monitor.json`] : [];
        return [
          headline,
          ...toFindingLines(findings, ({ finding }) => paint((0, _finding_js__WEBPACK_IMPORTED_MODULE_4__.Ic)(finding) ? "red" : "dim", finding.kind)),
          ...leftOf(findings.length, "findings"),
          ...toFindingLines(accepted, () => paint("dim", "accepted")),
          ...view.advice,
          ...view.advice.length > 0 ? [""] : [],
          ...told.map((sentence) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.S5)(sentence)),
          ...[...repositories, ...releases.slice(0, maxShown)].map(({ name, standing, counts }) => {
            const shown = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.zz)(name, Math.max(20, columns - standingWidth - counts.length - 6));
            return `  ${paint(_view_js__WEBPACK_IMPORTED_MODULE_5__.ES[standing].colour, standing.padEnd(standingWidth))}  ${shown}  ${paint("dim", counts)}`.trimEnd();
          }),
          ...leftOf(releases.length, "releases")
        ].join("\n");
      }
      function toFindingLines(findings, renderKind) {
        return findings.slice(0, maxShown).flatMap((view) => {
          const { subject, sentence, facts } = (0, _finding_js__WEBPACK_IMPORTED_MODULE_4__.q0)(view, { name: _core_text_js__WEBPACK_IMPORTED_MODULE_0__.zz, text: _core_text_js__WEBPACK_IMPORTED_MODULE_0__.S5 });
          return [`  ${renderKind(view)}  ${subject} ${sentence}`, ...facts.map((fact) => `      ${fact}`)];
        });
      }
      const standingWidth = Math.max(...Object.keys(_view_js__WEBPACK_IMPORTED_MODULE_5__.ES).map(({ length }) => length));
      function toScanBadge({ report, counts, history, alarms, repositories }) {
        const base = { schemaVersion: 1, label: report.demo ? "releases (demo)" : "releases" };
        const placeOf = (names) => {
          if (repositories.length === 0)
            return "";
          return ` of ${names.length === 1 ? names[0] : (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.hS)(names.length, "repository")}`;
        };
        if (alarms.length > 0) {
          const changed2 = placeOf([...new Set(alarms.map(({ finding }) => finding.repository))]);
          const message2 = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.hS)(counts.changed, "release")}${changed2} not as recorded \xB7 ${counts.finished.slice(0, 10)}`;
          return { ...base, message: message2, color: "red", isError: true };
        }
        const whole = history.findLast(({ isWhole }) => isWhole);
        const all = placeOf(repositories.map(({ name }) => name));
        const { asRecorded, changed, finished } = whole ?? counts;
        const known = changed > 0 ? `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.hS)(changed, "release")}${all} not` : (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.hS)(asRecorded, "release") + all;
        const message = whole === void 0 ? "not wholly looked at yet" : `${known} as recorded \xB7 ${finished.slice(0, 10)}`;
        return { ...base, message, color: counts.isWhole ? counts.asRecorded > 0 ? "brightgreen" : "lightgrey" : "yellow" };
      }
    })
  ),
  /***/
  7680: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ev: () => (
          /* binding */
          isPassingFault
        ),
        /* harmony export */
        L4: () => (
          /* binding */
          tellNewName
        ),
        /* harmony export */
        tH: () => (
          /* binding */
          listReleases
        ),
        /* harmony export */
        x5: () => (
          /* binding */
          locate
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4334);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2508);
      const outages = /* @__PURE__ */ new Set(["GITHUB_UNAVAILABLE", "GITHUB_RATE_LIMITED", "ASSET_UNREADABLE", "NOT_ATTEMPTED"]);
      function isPassingFault({ code }) {
        return outages.has(code) || (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(code).outage === true;
      }
      async function listReleases(repository, wanted, known, note) {
        const listed = await list(repository, wanted, note);
        const counted = (known?.releases ?? []).filter(({ tag }) => wanted.isCounted?.(tag) !== false);
        const missing = listed.end === "broken" ? [] : findMissing(listed, counted);
        const { found, gone } = await searchForMissing(repository, missing, note);
        const releases = [...listed.releases, ...found];
        const names = new Set(releases.map(({ tag }) => tag));
        const tags = names.size === 0 ? /* @__PURE__ */ new Map() : await repository.readTags(names).catch((thrown) => note("the tags", thrown));
        return { releases, tags, gone };
      }
      async function list(repository, { most, isCounted }, note) {
        const releases = /* @__PURE__ */ new Map();
        try {
          for await (const release of repository.listReleases(isCounted === void 0 ? most : "all")) {
            if (isCounted?.(release.tag) === false)
              continue;
            if (releases.size === most)
              return { releases: [...releases.values()], end: "enough" };
            if (!releases.has(release.tag))
              releases.set(release.tag, release);
          }
          return { releases: [...releases.values()], end: "all" };
        } catch (thrown) {
          note("the list of releases", thrown);
          return { releases: [...releases.values()], end: "broken" };
        }
      }
      function findMissing({ releases, end }, known) {
        const tags = new Set(releases.map(({ tag }) => tag));
        const missing = known.filter(({ tag }) => !tags.has(tag));
        if (end === "all")
          return missing;
        const times = releases.flatMap(({ published }) => published === void 0 ? [] : [Date.parse(published)]);
        const oldest = times.reduce((least, time) => Math.min(least, time), Number.POSITIVE_INFINITY);
        return missing.filter(({ published }) => published !== void 0 && Date.parse(published) > oldest);
      }
      async function searchForMissing(repository, missing, note) {
        const found = [];
        const absent = /* @__PURE__ */ new Map();
        for (const release of missing) {
          try {
            const there = await repository.readRelease(release.tag);
            if (there === void 0)
              absent.set(release.tag, release);
            else
              found.push(there);
          } catch (thrown) {
            note(release.tag, thrown);
          }
        }
        if (absent.size === 0)
          return { found, gone: [] };
        try {
          for await (const release of repository.listReleases("all"))
            if (absent.delete(release.tag))
              found.push(release);
          return { found, gone: [...absent.values()] };
        } catch (thrown) {
          for (const tag of absent.keys())
            note(tag, thrown);
          return { found, gone: [] };
        }
      }
      async function locate(watched, { find }, repositories) {
        const found = await find(watched);
        const known = repositories.find(({ repository }) => isSameName(repository, watched)) ?? repositories.find(({ number }) => number !== void 0 && number === found?.number);
        const identity = found ?? (known && await find(watched));
        if (identity === void 0 && known === void 0) {
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RELEASE_NOT_READABLE", `Looking for ${watched} failed: GitHub answered 404. Is the name right?`);
        }
        return { name: watched, ...(0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.r$)({ identity, known }) };
      }
      function tellNewName({ name, identity }) {
        if (identity === void 0 || isSameName(name, identity.name))
          return false;
        return `${name} is called ${identity.name} now. Write that name into repositories: what is recorded stays.`;
      }
      function isSameName(one, other) {
        return one.toLowerCase() === other.toLowerCase();
      }
    })
  ),
  /***/
  1558: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        WX: () => (
          /* binding */
          findingsOf
        ),
        wP: () => (
          /* binding */
          isWhole
        ),
        kD: () => (
          /* binding */
          scanRepositories
        )
      });
      var errors = __webpack_require__(4334);
      var members = __webpack_require__(2508);
      var queue = __webpack_require__(9821);
      var report = __webpack_require__(2993);
      ;
      async function askAboutRecorded(recorded, { verify, concurrency, stop, onProgress, ...times }) {
        const outcomes = /* @__PURE__ */ new Map();
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
          onResult: (target, outcome) => {
            outcomes.set(target.digest, outcome);
            onProgress({ requestsDone: outcomes.size });
          }
        });
        return outcomes;
      }
      function isYoung({ stamped }, { now, blockTime }) {
        return stamped !== void 0 && Math.abs(now.getTime() - Date.parse(stamped)) < blockTime;
      }
      function toChainView(outcomes) {
        const answers = /* @__PURE__ */ new Map();
        for (const [digest, outcome] of outcomes) {
          if (outcome.kind === "no-match" || outcome.kind === "not-found")
            answers.set(digest, { kind: "not-held" });
          if (outcome.kind !== "verified")
            continue;
          const height = Number((0, report.BY)(outcome.evidence.records, [digest])?.first.blockNumber ?? Number.NaN);
          answers.set(digest, { kind: "held", ...Number.isSafeInteger(height) && { block: height } });
        }
        return answers;
      }
      function standingsOf(recorded, chain, options) {
        const toStanding = (anchor) => {
          const answer = chain.get(anchor.digest);
          if (answer?.kind === "held")
            return "held";
          if (answer !== void 0)
            return anchor.isUnclaimed === true ? "never" : "not held";
          return isYoung(anchor, options) ? "young" : "not asked";
        };
        return new Map(recorded?.assets.flatMap(({ name, anchor }) => anchor === void 0 ? [] : [[name, toStanding(anchor)]]));
      }
      var compare = __webpack_require__(4481);
      var finding = __webpack_require__(4675);
      var monitor_repository = __webpack_require__(7680);
      var next_baseline = __webpack_require__(7473);
      var file_names = __webpack_require__(3364);
      var external_node_crypto_ = __webpack_require__(7598);
      var record = __webpack_require__(7711);
      var statement_file = __webpack_require__(9131);
      var statements = __webpack_require__(3983);
      ;
      async function readEvidence(repository, { assets, notes }, of, baseline, { isDownloading, stop }) {
        const files = assets.filter(({ isUploaded, name }) => isUploaded && (0, file_names.Ke)(name) !== void 0);
        const comments = (0, statements.sS)(notes);
        const known = new Map(baseline?.evidence.map(({ name, sha256 }) => [name, sha256]));
        const isKnown = ({ name, sha256 }) => sha256 !== void 0 && known.get(name) === sha256;
        const inNotes = comments.map(toSeen);
        if (!isDownloading && [...files, ...inNotes].every(isKnown)) {
          const evidence = files.map(({ name, sha256 = "" }) => ({ name, sha256 }));
          return { evidence: onceEach([...evidence, ...inNotes]), unreadable: /* @__PURE__ */ new Map() };
        }
        const read = [];
        const unreadable = /* @__PURE__ */ new Map();
        for (const file of files) {
          const { name, size = 0, uploaded: uploadedOn } = file;
          try {
            const bytes = size > statement_file.Z8 ? new Uint8Array() : await repository.read(file, statement_file.Z8, stop);
            const one = (0, statements.EZ)(name, bytes, "file");
            read.push("what" in one || uploadedOn === void 0 ? one : { ...one, uploadedOn });
          } catch (thrown) {
            unreadable.set(name, (0, errors.Xt)(thrown));
          }
        }
        const whole = [...read, ...comments].filter((one) => "statement" in one);
        const own = whole.filter(({ statement }) => (0, record.$p)(statement, of));
        const foreign = new Set(whole.filter((file) => !own.includes(file)));
        return {
          evidence: onceEach([...read, ...comments].map((one) => ({ ...toSeen(one), isForeign: foreign.has(one) }))),
          // What could not be read may say something newer about the same names.
          ...unreadable.size === 0 && { record: (0, record.C6)(own) },
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
      var monitor_recorded = __webpack_require__(5700);
      ;
      function toGone(recorded) {
        const { tag, made } = recorded;
        return { tag, recorded, seen: "gone", differences: [(0, finding.N6)("removed", { release: tag, since: made })] };
      }
      const maxEmbedded = 100;
      async function scanRelease(repository, listed, tags, baseline, options) {
        const downloaded = /* @__PURE__ */ new Map();
        const read = (release) => readSides(repository, release, tags, baseline, options, downloaded);
        const first = await read(listed);
        const hasGap = first.differences.some(({ kind }) => gapKinds.has(kind));
        if (listed.assets.length < maxEmbedded && !hasGap)
          return first;
        const assets = await repository.listAssets(listed).catch((thrown) => (0, errors.Xt)(thrown));
        if (assets instanceof errors._Z)
          return withoutMissing(first, assets);
        return assets === void 0 ? baseline && toGone(baseline) : read({ ...listed, assets });
      }
      const gapKinds = /* @__PURE__ */ new Set(["removed", "evidence-changed", "renamed"]);
      function withoutMissing({ recorded, seen, ...sides }, error) {
        const there = new Set(seen.assets.map(({ name }) => name));
        const known = [...recorded?.assets ?? [], ...recorded?.evidence ?? []].map(({ name }) => name);
        const lacking = [
          ...known.filter((name) => !there.has(name)),
          ...seen.assets.map(({ name }) => name).filter(file_names.dV)
        ];
        const unreadable = new Map([...seen.unreadable, ...lacking.map((name) => [name, error])]);
        const partly = { ...seen, unreadable };
        return { ...sides, recorded, seen: partly, differences: (0, compare.DT)(recorded, partly) };
      }
      async function readSides(repository, listed, tags, baseline, options, downloaded) {
        const { tag, published } = listed;
        const uploaded = listed.assets.filter(({ isUploaded }) => isUploaded);
        const of = { repository: repository.name, tag, id: listed.id };
        const read = await readEvidence(repository, listed, of, baseline, options);
        const unreadable = new Map([...read.unreadable, ...findPendingUploads(listed, options.today())]);
        const commit = tags?.get(tag);
        const stated = { tag, ...commit !== void 0 && { commit }, assets: uploaded, ...read, unreadable };
        const recorded = (0, monitor_recorded.kD)(baseline, stated);
        if (tags !== void 0 && !tags.has(tag) && recorded?.commit !== void 0)
          unreadable.set("its tag", new errors._Z("GITHUB_UNAVAILABLE", "GitHub's list of tags lacks the release's tag."));
        const lines = new Map(recorded?.assets.map((line) => [line.name, line]));
        const evidence = (0, monitor_recorded.HO)(recorded, stated);
        for (const asset of uploaded.filter(({ name }) => !evidence.has(name))) {
          const isKnown = downloaded.has(asset.id) || unreadable.has(asset.name);
          if (isKnown || !needsDownload(tag, asset, lines.get(asset.name), options))
            continue;
          try {
            downloaded.set(asset.id, await repository.hash(asset, options.stop));
          } catch (thrown) {
            unreadable.set(asset.name, (0, errors.Xt)(thrown));
          }
        }
        const assets = uploaded.map((asset) => ({ name: asset.name, ...(0, monitor_recorded.$2)(asset), ...downloaded.get(asset.id) }));
        const seen = { ...stated, assets };
        const differences = (0, compare.DT)(recorded, seen);
        const found = new Set(differences.map(({ asset }) => asset));
        for (const { name, stated: sha256 } of assets) {
          if (sha256 === void 0 || found.has(name))
            continue;
          const account = `GitHub says that this file has SHA-256 ${sha256}, but the download has other bytes.`;
          unreadable.set(name, new errors._Z("ASSET_DIGEST_MISMATCH", account));
        }
        return { tag, recorded, seen, differences, ...published !== void 0 && { published } };
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
        return line.sha256 === void 0 || isPinned && (0, monitor_recorded.q3)(line, asset) === false;
      }
      ;
      async function scanRepositories(watched, github, baseline, options) {
        const repositories = /* @__PURE__ */ new Map();
        const faults = [];
        for (const [index, name] of watched.entries()) {
          if (watched.length > 1)
            options.onProgress({ waitingFor: `${name}, ${index + 1} of ${watched.length} repositories` });
          const note = (part, thrown) => void faults.push({ repository: name, ...part !== void 0 && { part }, error: (0, errors.Xt)(thrown) });
          try {
            const located = await (0, monitor_repository.x5)(name, github, baseline?.repositories ?? []);
            const { name: current } = located.identity ?? located;
            if (repositories.has(current))
              continue;
            repositories.set(current, await readRepository(located, github, options, note));
          } catch (thrown) {
            note(void 0, thrown);
          }
        }
        const read = [...repositories.values()];
        const all = read.flatMap(({ releases: releases2 }) => releases2);
        const refused = faults.find(({ error }) => !(0, monitor_repository.Ev)(error));
        if (refused !== void 0 && all.length === 0 && read.every(({ repository }) => repository.identity !== void 0))
          throw refused.error;
        const asking = { ...options, now: options.today() };
        const outcomes = await askAboutRecorded(all.flatMap(({ recorded }) => recorded ?? []), asking);
        const chain = toChainView(outcomes);
        const releases = read.flatMap(({ repository: { name }, releases: sides, at }) => sides.map((release) => toReleaseScan(name, release, chain, asking, at)));
        return { repositories: read.map(({ repository }) => repository), releases, faults, outcomes };
      }
      function findingsOf({ repositories, releases }) {
        const gone = repositories.filter(({ identity }) => identity === void 0);
        return [...gone.map(toRemoved), ...releases.flatMap(({ findings }) => findings)];
      }
      function toRemoved({ name, known }) {
        const since = known?.releases.map(({ made }) => made).toSorted().at(-1);
        return (0, finding.QR)(name, (0, finding.N6)("removed", (0, members.r$)({ since })));
      }
      function isWhole({ releases, faults, skipped }) {
        return skipped === void 0 && faults.length === 0 && releases.every(({ notAsked }) => notAsked.size === 0);
      }
      const releasesAtOnce = 3;
      async function readRepository(located, github, options, note) {
        const at = options.today().toISOString();
        if (located.identity === void 0)
          return { repository: located, releases: [], at };
        const repository = github.open(located.identity.name);
        const { releases, tags, gone } = await (0, monitor_repository.tH)(repository, options, located.known, note);
        const known = new Map(located.known?.releases.map((release) => [release.tag, release]));
        const read = /* @__PURE__ */ new Map();
        options.onProgress({ releasesRead: 0, releasesTotal: releases.length });
        const tasks = (0, queue.JL)(releasesAtOnce, async (release) => {
          const { tag } = release;
          read.set(release, await scanRelease(repository, release, tags, known.get(tag), options));
          options.onProgress({ releasesRead: read.size });
          options.onDebug(`Read the release ${tag} of ${located.name}.`);
        });
        for (const release of releases)
          tasks.add(release);
        await tasks.rest();
        const sides = [...releases.flatMap((release) => read.get(release) ?? []), ...gone.map(toGone)];
        return { repository: located, releases: sides, at };
      }
      function toReleaseScan(repository, sides, chain, asking, at) {
        const { tag, recorded } = sides;
        const isGone = sides.seen === "gone";
        const onChain = standingsOf(recorded, chain, asking);
        const late = recorded === void 0 || isGone ? [] : (0, compare.zT)(recorded, chain);
        const { findings, accepted } = (0, finding.zx)((0, compare.al)([...sides.differences, ...late]), asking.accepted);
        const end = Date.parse(at) + 1e3;
        const toFound = (some) => some.map(({ since, ...one }) => (0, finding.QR)(repository, { ...one, ...since !== void 0 && Date.parse(since) <= end && { since } }));
        const faults = sides.seen === "gone" ? /* @__PURE__ */ new Map() : sides.seen.unreadable;
        const unasked = [...onChain].flatMap(([name, standing]) => standing === "not asked" ? [name] : []);
        return {
          /** `owner/name`. */
          repository,
          tag,
          /** The record; `undefined` for a release that nothing recorded. */
          recorded,
          /** GitHub says that there is no such release any more. */
          isGone,
          findings: toFound(findings),
          accepted: toFound(accepted),
          /** The errors of the names that could not be read. */
          faults,
          /** It has statements of another release, which say nothing about it. */
          hasForeign: sides.seen !== "gone" && sides.seen.evidence.some(({ isForeign }) => isForeign === true),
          /** The names that could not be read, or about which the chain gave no answer. */
          notAsked: /* @__PURE__ */ new Set([...faults.keys(), ...unasked]),
          /** What the chain says of the recorded names; the others are known by the baseline alone. */
          onChain,
          next: sides.seen === "gone" ? { ...sides.recorded, isChanged: true } : (0, next_baseline.z)({ ...sides, findings, accepted, onChain, at })
        };
      }
    })
  ),
  /***/
  1127: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        u4: () => (
          /* binding */
          isRecord
        ),
        ES: () => (
          /* binding */
          standings
        ),
        __: () => (
          /* binding */
          toScanView
        )
      });
      var core_report = __webpack_require__(2993);
      var core_text = __webpack_require__(2872);
      var monitor_finding = __webpack_require__(4675);
      var monitor_file = __webpack_require__(3423);
      var members = __webpack_require__(2508);
      var repository = __webpack_require__(7680);
      var monitor_scan = __webpack_require__(1558);
      ;
      function toFaults({ results }) {
        const faults = results.flatMap(({ subject: { name }, outcome }) => {
          if (outcome.kind === "unreachable" || outcome.kind === "failed")
            return [{ name, why: outcome.error.message }];
          return outcome.kind === "unknown" ? [{ name, why: outcome.note }] : [];
        });
        const reasons = [...Map.groupBy(faults, ({ why }) => why)];
        return reasons.map(([why, about]) => ({ why, names: [...new Set(about.map(({ name }) => name))] }));
      }
      function toResults(scan, own) {
        const { repositories, releases, faults, outcomes, skipped } = scan;
        const isOfMany = repositories.length > 1;
        const gone = (0, monitor_scan.WX)({ repositories, releases: [] });
        return [
          ...gone.map((finding) => toResult(finding.repository, toChangedOutcome(finding))),
          ...releases.flatMap((release) => toReleaseResults(release, outcomes, isOfMany)),
          ...skipped === void 0 ? [] : [toResult(own, { kind: "skipped", note: skipped })],
          ...faults.map(({ repository: repository2, part, error }) => {
            const name = (0, core_text.gI)([(isOfMany || part === void 0) && repository2, part]).join(": ");
            return toResult(name, toFaultOutcome(error));
          })
        ];
      }
      function toResult(name, outcome) {
        return { subject: { name }, outcome };
      }
      function toReleaseResults(release, outcomes, isOfMany) {
        const { recorded, findings, faults } = release;
        const place = (0, monitor_finding.x5)(release.repository, release.tag, isOfMany);
        const alarms = findings.filter(monitor_finding.Ic);
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
        const asked = note ? { kind: "skipped", note } : anchor && outcomes.get(anchor.digest);
        const outcome = changed ? toChangedOutcome(changed) : fault ? toFaultOutcome(fault) : asked;
        if (outcome === void 0)
          return void 0;
        return {
          subject: { name: `${place}/${name}`, ...(0, members.r$)({ digest, sha256 }) },
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
        const what = asset === void 0 ? `The ${(0, monitor_finding.a2)(finding)}` : "It";
        const last = since === void 0 ? "" : ` It was last as recorded on ${since.slice(0, 10)}.`;
        return {
          kind: "changed",
          note: `${what} ${(0, monitor_finding.N1)(finding)}${last}`,
          ...kind !== "replaced" && { advice: deedAdvice }
        };
      }
      function toFaultOutcome(error) {
        return { kind: (0, repository.Ev)(error) ? "unreachable" : "failed", error };
      }
      ;
      const standings = {
        changed: { icon: "\u274C", colour: "red", isQuiet: false },
        "not asked": { icon: "\u{1F4E1}", colour: "yellow", isQuiet: false },
        unrecorded: { icon: "\u2796", colour: "dim", isQuiet: true },
        "as recorded": { icon: "\u2705", colour: "green", isQuiet: true }
      };
      const inNeed = Object.keys(standings);
      const advice = {
        own: "If you did not do this yourself, treat these files as tampered with: take them down, tell who may have downloaded them, and change the credentials that can write releases.",
        others: "Do not use these files until their project says why they changed. Ask there by an issue, and keep the copies that you have.",
        accept: "accept it. For a replaced file, give its new SHA3-256, which `openssl dgst -sha3-256 FILE` prints, as a line `TAG/NAME sha3-256:\u2026` of the input `accept`. For anything else, delete what is recorded from `monitor.json`: the line of a file, the `commit` of a tag, the entry of a release or a repository.",
        stamp: "Then stamp your files again, so that the evidence names them as they are now."
      };
      function toAdvice(alarms, isOwn) {
        if (alarms.length === 0)
          return [];
        const places = new Set(alarms.map(({ finding }) => isOwn(finding.repository)));
        const accept = places.has(true) ? `If you meant this change, ${advice.accept} ${advice.stamp}` : `Once you know that the change is right, ${advice.accept}`;
        const [own, others] = places.size > 1 ? ["Your own releases: ", "Other projects' releases: "] : ["", ""];
        return (0, core_text.gI)([places.has(true) && own + advice.own, places.has(false) && others + advice.others, accept]);
      }
      function toScanView(scan, baseline, own, finished) {
        const { repositories, releases, skipped, unasked } = scan;
        const isOfMany = repositories.length > 1;
        const isOwn = (name) => name.toLowerCase() === own.toLowerCase();
        const counts = { finished: finished.toISOString(), isWhole: (0, monitor_scan.wP)(scan), ...countReleases(releases, repositories) };
        const report = (0, core_report.cG)("verify", toResults(scan, own));
        const findings = (0, monitor_scan.WX)(scan).map((finding) => (0, monitor_finding.Su)(finding, isOfMany));
        const passedOver = findPassedOver(scan, isOfMany);
        const foreign = releases.filter(({ hasForeign }) => hasForeign).map((one) => (0, monitor_finding.x5)(one.repository, one.tag, isOfMany));
        const alarms = findings.filter(({ finding }) => (0, monitor_finding.Ic)(finding));
        return {
          /** One result for each recorded digest, and for each other thing that is not as recorded. */
          report,
          /** The scan in one line: the worst first, our words only. */
          headline: renderHeadline(scan, report, counts, alarms.length > 0),
          counts,
          /** The last scans in short, the oldest first, this one at the end. */
          history: keepLast([...baseline?.scans ?? [], ...skipped === void 0 ? [counts] : []]),
          hasBaseline: isRecord(baseline),
          /** Why the scan was skipped: neither GitHub nor the chain was asked. */
          skipped,
          /** Findings that say that a release is not as recorded. */
          alarms,
          /** Findings that are shown, raise no alarm and do not fail the run. */
          notices: findings.filter(({ finding }) => !(0, monitor_finding.Ic)(finding)),
          accepted: releases.flatMap((release) => release.accepted.map((one) => (0, monitor_finding.Su)(one, isOfMany))),
          /** What to do about the alarms, a sentence or two each; none without alarms. */
          advice: toAdvice(alarms, isOwn),
          /** The repositories, those that need a person first; empty where it is the host's own alone. */
          repositories: isOfMany || !repositories.every(({ name }) => isOwn(name)) ? byStanding(repositories.map((repository2) => toRepositoryRow(repository2, scan))) : [],
          /** That the chain was not asked, which repositories have another name now, and where evidence is not of its place. */
          told: (0, core_text.gI)([
            unasked,
            ...repositories.map(repository.L4),
            foreign.length > 0 && `Evidence of another release lies here and was passed over: ${(0, core_text.L1)(foreign, (place) => place)}.`,
            passedOver.length > 0 && `Not looked at, and not as recorded in an earlier look: ${(0, core_text.L1)(passedOver, (place) => place)}. The input releases says how many are looked at.`
          ]),
          /** Releases that an earlier scan found changed and that this one did not cover, since newer ones have come. */
          passedOver,
          /** The releases; those that need a person come first. */
          releases: byStanding(releases.map((release) => toReleaseRow(release, isOfMany))),
          /** What could not be asked: each reason with the names that it is about. */
          faults: toFaults(report)
        };
      }
      function findPassedOver({ repositories, releases }, isOfMany) {
        const scanned = new Set(releases.map(({ repository: repository2, tag }) => (0, monitor_finding.x5)(repository2, tag, true)));
        return repositories.flatMap(({ name, known, identity }) => {
          const changed = identity === void 0 ? [] : (known?.releases ?? []).filter(({ isChanged }) => isChanged === true);
          return changed.flatMap(({ tag }) => scanned.has((0, monitor_finding.x5)(name, tag, true)) ? [] : (0, monitor_finding.x5)(name, tag, isOfMany));
        });
      }
      function keepLast(scans) {
        const kept = scans.slice(-monitor_file.PP);
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
        if (findings.some(monitor_finding.Ic))
          return "changed";
        if (notAsked.size > 0)
          return "not asked";
        return recorded === void 0 ? "unrecorded" : "as recorded";
      }
      function countReleases(releases, repositories) {
        const all = releases.map(standingOf);
        const count = (standing) => all.filter((one) => one === standing).length;
        const gone = repositories.flatMap(({ identity, known }) => identity === void 0 ? known?.releases ?? [] : []);
        return {
          asRecorded: count("as recorded"),
          changed: count("changed") + gone.length,
          unrecorded: count("unrecorded"),
          notAsked: count("not asked")
        };
      }
      function toRepositoryRow(repository2, scan) {
        const { name, known, identity } = repository2;
        const isGone = identity === void 0;
        const releases = scan.releases.filter((one) => one.repository === name);
        const isPartial = scan.faults.some((fault) => fault.repository === name);
        const own = (0, core_text.gI)([isGone && "changed", isPartial && "not asked", ...releases.map(standingOf)]);
        return {
          name,
          standing: inNeed.find((standing) => own.includes(standing)) ?? "unrecorded",
          counts: (0, core_text.gI)([
            isGone ? `gone, with ${(0, core_text.hS)(known?.releases.length ?? 0, "release")}` : renderCounts(countReleases(releases, []), ""),
            known === void 0 && "the record begins now"
          ]).join("; ")
        };
      }
      function renderHeadline({ repositories, releases, skipped }, { demo, tally }, counts, isAlarming) {
        const end = demo ? " (demonstration only)" : "";
        if (skipped !== void 0)
          return "\u23ED\uFE0F Nothing was looked at";
        const part = counts.isWhole ? "" : "; only a part could be asked";
        const states = renderCounts(counts, repositories.length > 1 ? ` of ${repositories.length} repositories` : "");
        if (isAlarming)
          return `\u274C ${states}${part}${end}`;
        if (tally.failed > 0)
          return `\u26D4 ${counts.notAsked < releases.length ? "Only a part could be asked: " : ""}${states}${end}`;
        if (!counts.isWhole && releases.length === 0)
          return "\u{1F4E1} GitHub gave no usable answer, so nothing is known of the releases";
        if (!counts.isWhole)
          return `\u{1F4E1} Only a part could be asked: ${states}${end}`;
        if (releases.length === 0)
          return "\u26A0\uFE0F No releases, nothing to look at";
        return counts.asRecorded === 0 ? `\u2796 Nothing is recorded yet: ${states}${end}` : `\u2705 ${states}${end}`;
      }
      function renderCounts(counts, place) {
        const { asRecorded, changed, unrecorded, notAsked } = counts;
        const states = [
          [changed, "not as recorded"],
          [asRecorded, "as recorded"],
          [unrecorded, "unrecorded"],
          [notAsked, "could not be asked"]
        ];
        const present = states.filter(([count]) => count > 0);
        const all = `${(0, core_text.hS)(changed + asRecorded + unrecorded + notAsked, "release")}${place}`;
        const [only] = present;
        if (only === void 0)
          return all.replace(/^0 /, "no ");
        return present.length === 1 ? `${all} ${only[1]}` : `${all}: ${present.map((state) => state.join(" ")).join(", ")}`;
      }
      function toReleaseRow(release, isOfMany) {
        const { repository: repository2, tag, recorded, isGone, findings, notAsked, onChain } = release;
        const changed = new Set(findings.filter(monitor_finding.Ic).flatMap(({ asset }) => asset ?? []));
        const lines = recorded?.assets ?? [];
        const unchanged = lines.filter(({ name, anchor }) => {
          return !isGone && !changed.has(name) && !changed.has(anchor?.list ?? name) && !notAsked.has(name);
        });
        const count = (standing, words) => {
          const { length } = unchanged.filter(({ name }) => onChain.get(name) === standing);
          return length > 0 && `${length} ${words}`;
        };
        const confirmed = unchanged.filter(({ name }) => onChain.get(name) === "held");
        const files = (0, core_text.gI)([
          onChain.size > 0 && `${confirmed.length} of ${(0, core_text.hS)(lines.length, "file")} confirmed`,
          count(void 0, "as the baseline saw them"),
          count("young", "stamped just now"),
          count("never", "never anchored"),
          notAsked.size > 0 && `${notAsked.size} not asked`
        ]);
        const kinds = [...Map.groupBy(findings, ({ kind }) => kind)];
        const labels = kinds.map(([kind, { length }]) => (length > 1 ? `${length} ` : "") + monitor_finding.xi[kind].label);
        return {
          name: (0, monitor_finding.x5)(repository2, tag, isOfMany),
          standing: standingOf(release),
          counts: (0, core_text.gI)([files.join(", "), labels.join(", ")]).join("; ")
        };
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
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4334);
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
      const slowShare = 3;
      async function writeSection({ forge, release: { id: id2, tag }, clock, stop, isThere }, render) {
        let settling = settleMs;
        for (let attempt = 1; ; attempt += 1) {
          await forge.writeTurn();
          const readAt = clock.now();
          const now = await forge.readRelease(id2) ?? gone(tag);
          const { body } = now;
          if (attempt > 1 && isThere?.(body) === true)
            return;
          if (attempt > maxRewrites + 1)
            break;
          const replaced = replaceSection(body, (room) => render(room, body));
          if (replaced === body)
            return;
          const isSent = await forge.updateNotes(now, replaced, attempt) === "sent";
          if (isThere === void 0)
            return;
          settling = Math.min(maxSettleMs, Math.max(settling, slowShare * (clock.now() - readAt)));
          if (isSent)
            await clock.wait(settling + clock.random() * settling * attempt, stop);
        }
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RELEASE_WRITE_LOST", `Another job overwrote this job's part of the release notes ${maxRewrites} times.`);
      }
      function gone(tag) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RELEASE_NOT_FOUND", `The release ${tag} does not exist any more.`);
      }
    })
  ),
  /***/
  3983: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        EZ: () => (
          /* binding */
          parseOne
        ),
        /* harmony export */
        IX: () => (
          /* binding */
          hasStatement
        ),
        /* harmony export */
        TK: () => (
          /* binding */
          readComments
        ),
        /* harmony export */
        WF: () => (
          /* binding */
          createReader
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
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4334);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3364);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7711);
      var _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9131);
      var _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1953);
      var _section_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(502);
      const readAtOnce = 8;
      function createDownloads(forge) {
        const known = /* @__PURE__ */ new Map();
        const pages = /* @__PURE__ */ new Set();
        const isUnknown = ({ name, isUploaded }) => {
          const id2 = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.Ke)(name);
          return isUploaded && id2 !== void 0 && !known.has(id2);
        };
        return {
          /** Takes from the page what is listed with exactly these bytes; whatever else it holds counts for nothing. */
          readPage: async (assets) => {
            const page = assets.find(({ name, isUploaded }) => name === _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.page && isUploaded);
            const unknown = assets.filter(isUnknown);
            if (page === void 0 || pages.has(page.id) || unknown.length < 2)
              return;
            pages.add(page.id);
            const listed = new Map(unknown.map(({ name, sha256 }) => [name, sha256]));
            for (const file of await readFiles(forge, page)) {
              const sha256 = listed.get((0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.rC)(file.id));
              if (sha256 !== void 0 && sha256 === (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", file.text))
                known.set(file.id, file);
            }
          },
          readAsset: async (asset) => {
            const id2 = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.Ke)(asset.name);
            if (id2 === void 0 || !asset.isUploaded)
              return void 0;
            const load = async () => asset.size > _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__.Z8 ? new Uint8Array() : forge.read(asset, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__.Z8);
            const read = known.get(id2) ?? parseOne(asset.name, await load(), "file");
            known.set(id2, read);
            return "what" in read ? read : { ...read, uploadedOn: asset.createdAt.toISOString() };
          }
        };
      }
      function createReader(forge, { id: id2, tag }, repository) {
        const { readPage, readAsset } = createDownloads(forge);
        const sort = (all) => {
          const damaged = all.filter((one) => one !== void 0 && "what" in one);
          const files = all.filter((one) => one !== void 0 && "statement" in one);
          const isOwn = ({ statement }) => (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_4__.$p)(statement, { repository, tag, id: id2 });
          return { own: files.filter(isOwn), foreign: files.filter((file) => !isOwn(file)), damaged };
        };
        return {
          /** Reads the statements in comments of notes. */
          inNotes: (notes) => sort(parseComments(notes)),
          /**
           * Reads all statements.
           *
           * @param assets as they are listed now
           * @param notes the text of the release notes as it is now
           */
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
        return assets.some(({ name, isUploaded }) => isUploaded && (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.Ke)(name) !== void 0);
      }
      async function readFiles(forge, page) {
        try {
          return (0, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__.vf)(await forge.read(page, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__.Z8), page.name, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_6__.yi);
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
      function parseOne(name, content, place) {
        try {
          return (0, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__.P_)(content, name, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_6__.yi);
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
        if ((0, _section_js__WEBPACK_IMPORTED_MODULE_7__.at)(notes)) {
          const why = "<!-- anchor-artifacts:begin --> or <!-- anchor-artifacts:end --> is not a line of its own";
          const what = `Our section of the release notes (${why})`;
          return [{ name: "section of the notes", why, content: new Uint8Array(), what, advice: advices.section }];
        }
        return readComments((0, _section_js__WEBPACK_IMPORTED_MODULE_7__.GU)(notes)).map((text) => {
          const [, name, base64 = ""] = comment.exec(text) ?? [];
          return parseOne(name === void 0 ? "with a statement" : `${name}.intoto.json`, inflate(base64), "comment");
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
        const name = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.rC)(id2).replace(/\.intoto\.json$/, "");
        return `<!-- anchor-artifacts:statement ${name} ${(0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.deflateRawSync)(text, { level: 9 }).toString("base64")} -->`;
      }
    })
  )
};
