export const id = 152;
export const ids = [152];
export const modules = {
  /***/
  4675: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        CC: () => (
          /* binding */
          skippedNotes
        ),
        /* harmony export */
        Ic: () => (
          /* binding */
          isAlarm
        ),
        /* harmony export */
        MD: () => (
          /* binding */
          isAcceptedReplacement
        ),
        /* harmony export */
        Ms: () => (
          /* binding */
          renderWhatHappened
        ),
        /* harmony export */
        N6: () => (
          /* binding */
          toFinding
        ),
        /* harmony export */
        Rg: () => (
          /* binding */
          renderReleaseName
        ),
        /* harmony export */
        TO: () => (
          /* binding */
          parseAcceptance
        ),
        /* harmony export */
        U6: () => (
          /* binding */
          deliberateChangeAdvice
        ),
        /* harmony export */
        Vl: () => (
          /* binding */
          toAssetFacts
        ),
        /* harmony export */
        X7: () => (
          /* binding */
          renderNoun
        ),
        /* harmony export */
        jb: () => (
          /* binding */
          describeFinding
        ),
        /* harmony export */
        q3: () => (
          /* binding */
          isSameBytes
        ),
        /* harmony export */
        x2: () => (
          /* binding */
          renderAdvice
        ),
        /* harmony export */
        xi: () => (
          /* binding */
          findingFacts
        )
        /* harmony export */
      });
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2427);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2508);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2872);
      var _host_input_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(516);
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
      const findingAdvice = {
        own: "If you did not do this yourself, treat these files as tampered with: take them down, tell who may have downloaded them, and change the credentials that can write releases.",
        others: "Do not use these files until their project says why they changed. Ask there by an issue, and keep the copies that you have.",
        accept: "accept it. For a replaced file, give its new SHA3-256, which `openssl dgst -sha3-256 FILE` prints, as a line `TAG/NAME sha3-256:\u2026` in `accept`. For anything else, delete what is recorded from `monitor.json`: the line of a file, the `commit` of a tag, the entry of a release or a repository.",
        stamp: "Then stamp your files again, so that the evidence names them as they are now."
      };
      const skippedNotes = {
        never: "It was never anchored.",
        young: "It was stamped less than block-time ago. The next look asks about it."
      };
      const deliberateChangeAdvice = "Find out who did this, and why. If you meant it, delete what the baseline records of it. Otherwise treat the release as attacked.";
      function toAssetFacts({ sha3_256, sha256, id: id2, uploader, uploaded }) {
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.r$)({ sha3_256, sha256, id: id2, uploader, uploaded });
      }
      function isSameBytes(one, other) {
        const sharedMembers = ["sha3_256", "sha256"].filter((member) => one[member] !== void 0 && other[member] !== void 0);
        return sharedMembers.length === 0 ? void 0 : sharedMembers.every((member) => one[member] === other[member]);
      }
      function toFinding(kind, details) {
        return { kind, verdict: findingFacts[kind].verdict, ...details };
      }
      function isAlarm({ verdict }) {
        return verdict !== "skipped";
      }
      function renderNoun({ kind, release }) {
        if (release === void 0)
          return "repository";
        return kind === "tag-moved" ? "tag" : "release";
      }
      function parseAcceptance(line) {
        const [, tag, name, hex] = _host_input_reader_js__WEBPACK_IMPORTED_MODULE_1__.Hu.exec(line.trim()) ?? [];
        const digest = (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(hex);
        return tag === void 0 || name === void 0 || digest === void 0 ? void 0 : { tag, name, sha3_256: digest };
      }
      function isAcceptedReplacement({ kind, release, asset, seen }, acceptances) {
        const isAccepting = ({ tag, name, sha3_256 }) => tag === release && name === asset && sha3_256 === seen?.sha3_256;
        return kind === "replaced" && acceptances.some(isAccepting);
      }
      function renderAdvice(alarms, isOwn) {
        if (alarms.length === 0)
          return [];
        const hasOwn = alarms.some(({ repository }) => isOwn(repository));
        const hasOthers = alarms.some(({ repository }) => !isOwn(repository));
        const hasBoth = hasOwn && hasOthers;
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.hq)([
          hasOwn && (hasBoth ? "Your own releases: " : "") + findingAdvice.own,
          hasOthers && (hasBoth ? "Other projects' releases: " : "") + findingAdvice.others,
          hasOwn ? `If you meant this change, ${findingAdvice.accept} ${findingAdvice.stamp}` : `Once you know that the change is right, ${findingAdvice.accept}`
        ]);
      }
      function renderReleaseName(repository, tag, hasManyRepositories) {
        if (tag === void 0)
          return repository;
        return hasManyRepositories ? `${repository}@${tag}` : tag;
      }
      function describeFinding(finding, hasManyRepositories, quotes) {
        const { repository, release, asset, recorded, seen, since } = finding;
        const releaseName = quotes.name(renderReleaseName(repository, release, hasManyRepositories));
        return {
          subject: asset === void 0 ? `The ${renderNoun(finding)} ${releaseName}` : `${quotes.name(asset)} of ${releaseName}`,
          sentence: renderWhatHappened(finding, quotes.text),
          facts: (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.hq)([
            describeSide("recorded", recorded, seen, quotes),
            describeSide("now", seen, recorded, quotes),
            since !== void 0 && `last as recorded on ${quotes.text(since.slice(0, 10))}`
          ])
        };
      }
      function renderWhatHappened({ kind, why }, quote = (words) => words) {
        return `${findingFacts[kind].sentence}${why === void 0 ? "" : `: ${quote(why)}`}.`;
      }
      function describeSide(label, side = {}, other = {}, quotes) {
        const { name, sha3_256, sha256, commit, block, stated } = side;
        const quoteAfter = (prefix, text) => text !== void 0 && prefix + quotes.name(text);
        const isSha256Enough = sha256 !== void 0 && other.sha256 !== void 0 && other.sha3_256 === void 0;
        const facts = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.hq)([
          quoteAfter("", name),
          ...describeUpload(side, other, quotes),
          !isSha256Enough && quoteAfter("SHA3-256 ", sha3_256),
          quoteAfter("SHA-256 ", sha256),
          quoteAfter("commit ", commit),
          block !== void 0 && `block ${block}`,
          quoteAfter("although GitHub states SHA-256 ", stated)
        ]);
        return facts.length === 0 ? "" : `${label}: ${facts.join(", ")}`;
      }
      function describeUpload(side, other, quotes) {
        const { id: id2, uploader, uploaded } = side;
        const isOtherUpload = uploader !== other.uploader || uploaded !== other.uploaded;
        const isOtherAsset = id2 !== void 0 && other.id !== void 0 && id2 !== other.id;
        return [
          uploader !== void 0 && uploaded !== void 0 && isOtherUpload && `uploaded by ${quotes.name(uploader)} on ${quotes.text(uploaded.slice(0, 16).replace("T", " "))} UTC`,
          isOtherAsset && isSameBytes(side, other) === true && `asset id ${id2}`
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
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6608);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5961);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2508);
      var _core_version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4983);
      var _evidence_statement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7400);
      var _files_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2375);
      var _host_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6077);
      const maxGitHubNameLength = 4096;
      const gitHubNameOf = ({ value, where }) => {
        if (typeof value === "string" && value !== "" && value.length <= maxGitHubNameLength)
          return value;
        throw new RangeError(`${where} is not a name`);
      };
      const statedSha256Of = _evidence_statement_js__WEBPACK_IMPORTED_MODULE_3__.FB;
      const commitOf = (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.HU)(member, /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, "a commit");
      function anyNumberOf(item, noun = "", keyOf) {
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.jk)(item, Number.POSITIVE_INFINITY, keyOf && { noun, keyOf });
      }
      const claimForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.Xy)({
        digest: _evidence_statement_js__WEBPACK_IMPORTED_MODULE_3__.FB,
        /** The height of the earliest block; absent if no evidence states a block. */
        block: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_6__.gd),
        /** The name of the list; present if the digest is that of a list. */
        list: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.lq)(gitHubNameOf),
        /** Whether evidence has neither a block nor an accepted or unclear stamp: the chain then need not hold the digest. */
        isUnclaimed: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.pb)("unclaimed", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_6__.SF)),
        /** When the statement of a stamp without a known block was uploaded or, if in the notes, when its run ended. */
        stampedAt: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.pb)("stamped_at", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_6__.nR))
      });
      const assetForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.Xy)({
        name: gitHubNameOf,
        sha3_256: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.lq)(_evidence_statement_js__WEBPACK_IMPORTED_MODULE_3__.FB),
        sha256: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.lq)(statedSha256Of),
        id: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_6__.gd),
        uploader: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.lq)(gitHubNameOf),
        uploaded: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.pb)("uploaded_at", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_6__.nR)),
        firstConfirmed: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.pb)("first_confirmed", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_6__.nR)),
        lastConfirmed: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.pb)("last_confirmed", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_6__.nR)),
        anchor: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.lq)(claimForm),
        /** Whether the asset was uploaded after the record was made, and no evidence names it. */
        isAdded: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.pb)("added", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_6__.SF))
      });
      const evidenceForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.Xy)({ name: gitHubNameOf, sha256: statedSha256Of });
      const watchedReleaseForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.Xy)({
        tag: gitHubNameOf,
        commit: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.lq)(commitOf),
        /** Tells a scan whether the release is new enough to be in its list of the newest releases. */
        publishedAt: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.pb)("published_at", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_6__.nR)),
        /**
         * In a baseline, when the release was last read without gaps; in a record that is made of statements alone, when the
         * newest of them was made. An asset that is not listed here and was uploaded later counts as added.
         */
        recordedAt: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.pb)("looked_at", _core_members_js__WEBPACK_IMPORTED_MODULE_6__.nR),
        /** Whether the last scan that could judge the release found it not as recorded. */
        isChanged: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.pb)("changed", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_6__.SF)),
        /** The statements that the baseline has; empty without a baseline. */
        evidence: anyNumberOf(evidenceForm),
        assets: anyNumberOf(assetForm, "assets of one release called", ({ name }) => name)
      });
      const scanForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.Xy)({
        finishedAt: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.pb)("finished_at", _core_members_js__WEBPACK_IMPORTED_MODULE_6__.nR),
        /** Whether GitHub and the chain answered about everything. */
        isWhole: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.pb)("whole", _core_members_js__WEBPACK_IMPORTED_MODULE_6__.SF),
        asRecorded: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.pb)("as_recorded", _core_members_js__WEBPACK_IMPORTED_MODULE_6__.gd),
        changed: _core_members_js__WEBPACK_IMPORTED_MODULE_6__.gd,
        unrecorded: _core_members_js__WEBPACK_IMPORTED_MODULE_6__.gd,
        notAsked: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.pb)("not_asked", _core_members_js__WEBPACK_IMPORTED_MODULE_6__.gd)
      });
      const watchedRepositoryForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.Xy)({
        /** The `owner/name` in the inputs; GitHub may call it otherwise now. */
        repository: gitHubNameOf,
        /** GitHub's number, by which a renamed repository is recognized. */
        number: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_6__.gd),
        releases: anyNumberOf(watchedReleaseForm, "releases with the tag", ({ tag }) => tag)
      });
      const baselineForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.Xy)({
        /** When the last whole scan ended, which got an answer about everything. */
        lastWholeScanAt: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.pb)("last_whole_look", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_6__.nR)),
        /** The last scans, the oldest first, at most {@link maxScans}. */
        scans: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.pb)("looks", anyNumberOf(scanForm)),
        /** The login of the App that opened the issue. GitHub tells this login only at the opening. */
        issueAuthor: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.pb)("issue_author", (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.lq)(gitHubNameOf)),
        repositories: anyNumberOf(watchedRepositoryForm, "repositories called", ({ repository }) => repository.toLowerCase())
      });
      const maxScans = 52;
      const maxBaselineBytes = 256 * 1024 * 1024;
      function readBaseline(path, workspace) {
        try {
          const isWithin = (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.kV)(workspace, path) !== void 0;
          if (isWithin && (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.kV)((0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.hv)(workspace), (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.hv)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path))) === void 0)
            throw new RangeError("a link leads to it out of the workspace");
          const bytes = (0, _host_files_js__WEBPACK_IMPORTED_MODULE_5__.VX)(path, maxBaselineBytes);
          return bytes && parseBaseline(new TextDecoder().decode(bytes));
        } catch (error) {
          if (error instanceof RangeError)
            throw unusableBaselineError(error.message);
          if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z || !(error instanceof Error && "code" in error))
            throw error;
          if (error.code === "ENOENT")
            return void 0;
          throw unusableBaselineError(`it cannot be read (${String(error.code)})`);
        }
      }
      function unusableBaselineError(why) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("INPUT_INVALID", ["An input is not usable.", `baseline is not usable: ${why}`], {
          hint: "Give the monitor.json of an earlier look. Only if there is none, remove the file: the next look then takes what it sees for right."
        });
      }
      function parseBaseline(text) {
        const fileMember = { value: parseLenientJson(text), where: "it" };
        try {
          if ((0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.C5)(fileMember, "version").value !== 1)
            throw new RangeError("it.version is not 1");
          return baselineForm(fileMember);
        } catch (error) {
          if (error instanceof RangeError)
            throw unusableBaselineError(error.message);
          throw error;
        }
      }
      function parseLenientJson(text) {
        try {
          return (0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.lk)(text.replace(/^\uFEFF/, "").replaceAll(/,([^\S\n]*\n\s*[\]}])/g, "$1"), void 0, maxBaselineBytes);
        } catch (error) {
          if (!(error instanceof Error && error.cause instanceof SyntaxError))
            throw unusableBaselineError((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error));
          const [place] = /\(line \d+ column \d+\)/.exec(error.cause.message) ?? [];
          throw unusableBaselineError(place === void 0 ? "it is no JSON" : `it is no JSON ${place}`);
        }
      }
      function renderMonitorFile(file) {
        const { finishedAt: finished_at, findings } = file;
        const { repositories, ...otherMembers } = baselineForm.order(file);
        const tool = { name: "anchor-artifacts", version: _core_version_js__WEBPACK_IMPORTED_MODULE_7__.rE };
        return `${renderObject({ version: 1, tool, finished_at, ...otherMembers, findings, repositories }, "")}
`;
      }
      const multilineLists = /* @__PURE__ */ new Set(["repositories", "releases"]);
      function renderObject(members, indent) {
        const innerIndent = `${indent}  `;
        const renderItem = (item, list) => multilineLists.has(list) ? renderObject(item, `${innerIndent}  `) : JSON.stringify(item);
        const renderedMembers = Object.entries(members).flatMap(([name, value]) => {
          if (value === void 0)
            return [];
          if (!Array.isArray(value) || value.length === 0)
            return [`${innerIndent}"${name}": ${JSON.stringify(value)}`];
          const items = value.map((item) => `${innerIndent}  ${renderItem(item, name)}`);
          return [`${innerIndent}"${name}": [
${items.join(",\n")}
${innerIndent}]`];
        });
        return `{
${renderedMembers.join(",\n")}
${indent}}`;
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
      var _evidence_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(552);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2872);
      var _render_headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2366);
      var _render_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5759);
      var _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79);
      var _finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4675);
      var _view_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(301);
      const maxPartBytes = { alarms: 38e4, notices: 1e5, faults: 5e4, rows: 4e4 };
      function renderScanSummary(view, run) {
        const { alarms, notices, accepted, hasManyRepositories } = view;
        const parts = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.hq)([
          `## ${view.headline}`,
          ...(0, _render_headline_js__WEBPACK_IMPORTED_MODULE_2__.u4)(view),
          ...(0, _render_headline_js__WEBPACK_IMPORTED_MODULE_2__.EI)(run),
          view.skipReason !== void 0 && (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.u9)(view.skipReason),
          renderFindingPart("What is not as recorded", alarms, maxPartBytes.alarms, hasManyRepositories),
          view.advice.length > 0 && ["> [!CAUTION]", view.advice.join("\n>\n> ")].join("\n> "),
          run.issueUrl !== void 0 && `The issue about it: ${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.BK)(run.issueUrl, run.issueUrl)}`,
          renderFaults(view),
          renderFindingPart("Other changes, which are no findings", notices, maxPartBytes.notices, hasManyRepositories),
          renderFindingPart("Accepted: this is the record from now on", accepted, maxPartBytes.notices, hasManyRepositories),
          ...view.remarks.map((sentence) => (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.u9)(sentence)),
          ...renderSummaryTables("repository", view.repositories),
          ...renderSummaryTables("release", view.releases),
          renderHistory(view),
          ...renderFollowUp(view),
          (0, _render_headline_js__WEBPACK_IMPORTED_MODULE_2__.xF)("monitor", run, (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.hq)([
            run.files.monitor && "output `monitor-path` (the next baseline)",
            run.files.results && "`results-path`"
          ]))
        ]);
        return `${parts.join("\n\n")}
`;
      }
      function renderFindings(findings, maxBytes, hasManyRepositories) {
        const quotes = { name: _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.Cu, text: _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.u9 };
        const { rows, omittedCount } = (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.nc)(findings, maxBytes, (finding) => {
          const { subject, sentence, facts } = (0, _finding_js__WEBPACK_IMPORTED_MODULE_5__.jb)(finding, hasManyRepositories, quotes);
          return `- ${[`**${subject}** ${sentence}`, ...facts].join("<br>")}`;
        });
        return rows.join("\n") + renderOmission(omittedCount, "", "monitor.json");
      }
      function renderFindingPart(title, findings, maxBytes, hasManyRepositories) {
        return findings.length === 0 ? "" : `### ${title}

${renderFindings(findings, maxBytes, hasManyRepositories)}`;
      }
      function renderOmission(count, itemNoun, file) {
        return count > 0 ? `

${count} more${itemNoun} are left out here; \`${file}\` has all.` : "";
      }
      function renderFaults({ faults }) {
        if (faults.length === 0)
          return "";
        const { rows, omittedCount } = (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.nc)(faults, maxPartBytes.faults, ({ why, names }) => {
          return `- ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.L1)(names, (name) => (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.Cu)(name))}<br>${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.u9)(why)}`;
        });
        const omission = renderOmission(omittedCount, " reasons", "results.json");
        return `### What could not be asked

Nothing is known of these now. The next look asks again where there is somebody to ask: GitHub, a service, or a chain node.

${rows.join("\n")}${omission}`;
      }
      const plurals = { repository: "repositories", release: "releases" };
      function renderSummaryTables(noun, summaryRows) {
        const urgentRows = summaryRows.filter(({ state }) => !_view_js__WEBPACK_IMPORTED_MODULE_6__.KQ[state].isQuiet);
        const foldedTables = [...Map.groupBy(summaryRows, ({ state }) => state)].map(([state, rows]) => {
          const { icon, isQuiet } = _view_js__WEBPACK_IMPORTED_MODULE_6__.KQ[state];
          return isQuiet && (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.jq)(`${icon} ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.hS)(rows.length, noun, plurals[noun])} ${state}`, renderSummaryTable(noun, rows));
        });
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.hq)([urgentRows.length > 0 && renderSummaryTable(noun, urgentRows), ...foldedTables]);
      }
      function renderSummaryTable(noun, summaryRows) {
        const { rows, omittedCount } = (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.nc)(summaryRows, maxPartBytes.rows, ({ name, state, counts }) => {
          return `| ${_view_js__WEBPACK_IMPORTED_MODULE_6__.KQ[state].icon}&nbsp;${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.Cu)(name)} | ${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.u9)(counts)} |`;
        });
        const tableHead = `| ${noun} | result |
|---|---|`;
        return `${tableHead}
${rows.join("\n")}${renderOmission(omittedCount, ` ${plurals[noun]}`, "monitor.json")}`;
      }
      function renderFollowUp({ hasBaseline, skipReason, counts }) {
        if (skipReason !== void 0)
          return [];
        if (!hasBaseline)
          return [
            "There was no baseline of these releases, so this look compared with the evidence on the release page alone. Somebody who can write to that page can replace the evidence too, and this look would not notice.",
            "**Next:** keep `monitor.json` and give it to the next look as `baseline`. That look then compares with what this one saw."
          ];
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.hq)([
          "This look compared with the baseline, then with the evidence on the release page.",
          counts.unrecorded > 0 && "**Next:** keep `monitor.json`. The next look compares unrecorded releases with what this one saw. A stamp makes a record in the release itself."
        ]);
      }
      const historySquares = { whole: "\u{1F7E9}", partial: "\u{1F7E8}", changed: "\u{1F7E5}" };
      function renderHistory({ history }) {
        const scans = history.slice(-26);
        const [firstScan] = scans;
        const lastScan = scans.at(-1);
        if (firstScan === void 0 || lastScan === void 0 || scans.length < 2)
          return "";
        const squareRow = scans.map(({ changed, isWhole }) => {
          return historySquares[changed > 0 ? "changed" : isWhole ? "whole" : "partial"];
        });
        const dates = `${firstScan.finishedAt.slice(0, 10)} to ${lastScan.finishedAt.slice(0, 10)}`;
        return `**Last ${scans.length} looks** ${squareRow.join("")}<br><sub>${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.u9)(dates)} \xB7 ${historySquares.whole} as recorded \xB7 ${historySquares.partial} only a part could be asked \xB7 ${historySquares.changed} not as recorded</sub>`;
      }
      const maxPrintedRows = 100;
      function renderScanLines(view) {
        const { rows, headline, alarms, notices, accepted, hasManyRepositories } = view;
        return [
          ...rows.map(_render_lines_js__WEBPACK_IMPORTED_MODULE_3__.aF),
          headline,
          ...toFindingLines([...alarms, ...notices], hasManyRepositories, ({ kind }) => kind),
          ...toFindingLines(accepted, hasManyRepositories, () => "accepted")
        ];
      }
      function renderScanTable(view, paint, columns) {
        const { headline, alarms, accepted, repositories, remarks, hasManyRepositories } = view;
        const releases = view.releases.filter(({ state }) => repositories.length < 2 || !_view_js__WEBPACK_IMPORTED_MODULE_6__.KQ[state].isQuiet);
        const findings = [...alarms, ...view.notices];
        const omissionOf = (count, itemNoun) => count > maxPrintedRows ? [`and ${count - maxPrintedRows} more ${itemNoun}, in monitor.json`] : [];
        return [
          headline,
          ...toFindingLines(findings, hasManyRepositories, (finding) => paint((0, _finding_js__WEBPACK_IMPORTED_MODULE_5__.Ic)(finding) ? "red" : "dim", finding.kind)),
          ...omissionOf(findings.length, "findings"),
          ...toFindingLines(accepted, hasManyRepositories, () => paint("dim", "accepted")),
          ...view.advice,
          ...view.advice.length > 0 ? [""] : [],
          ...remarks.map((sentence) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.S5)(sentence)),
          ...[...repositories, ...releases.slice(0, maxPrintedRows)].map(({ name, state, counts }) => {
            const lineName = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.zz)(name, Math.max(20, columns - stateWidth - counts.length - 6));
            return `  ${paint(_view_js__WEBPACK_IMPORTED_MODULE_6__.KQ[state].colour, state.padEnd(stateWidth))}  ${lineName}  ${paint("dim", counts)}`.trimEnd();
          }),
          ...omissionOf(releases.length, "releases")
        ].join("\n");
      }
      function toFindingLines(findings, hasManyRepositories, renderKind) {
        return findings.slice(0, maxPrintedRows).flatMap((finding) => {
          const { subject, sentence, facts } = (0, _finding_js__WEBPACK_IMPORTED_MODULE_5__.jb)(finding, hasManyRepositories, {
            name: _core_text_js__WEBPACK_IMPORTED_MODULE_1__.zz,
            text: _core_text_js__WEBPACK_IMPORTED_MODULE_1__.S5
          });
          return [`  ${renderKind(finding)}  ${subject} ${sentence}`, ...facts.map((fact) => `      ${fact}`)];
        });
      }
      const stateWidth = Math.max(...Object.keys(_view_js__WEBPACK_IMPORTED_MODULE_6__.KQ).map(({ length }) => length));
      function toScanBadge({ rows, counts, history, alarms, repositories }) {
        const base = { schemaVersion: 1, label: (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_0__.Mo)(rows) ? "releases (demo)" : "releases" };
        const renderPlace = (names) => {
          if (repositories.length === 0)
            return "";
          return ` of ${names.length === 1 ? names[0] : (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.hS)(names.length, "repository", plurals.repository)}`;
        };
        if (alarms.length > 0) {
          const place2 = renderPlace([...new Set(alarms.map(({ repository }) => repository))]);
          const message2 = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.hS)(counts.changed, "release")}${place2} not as recorded \xB7 ${counts.finishedAt.slice(0, 10)}`;
          return { ...base, message: message2, color: "red", isError: true };
        }
        const lastWhole = history.findLast(({ isWhole }) => isWhole);
        const place = renderPlace(repositories.map(({ name }) => name));
        const { asRecorded, changed, finishedAt } = lastWhole ?? counts;
        const stateText = changed > 0 ? `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.hS)(changed, "release")}${place} not` : (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.hS)(asRecorded, "release") + place;
        const message = lastWhole === void 0 ? "not wholly looked at yet" : `${stateText} as recorded \xB7 ${finishedAt.slice(0, 10)}`;
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
        S0: () => (
          /* binding */
          searchForMissing
        ),
        /* harmony export */
        ZX: () => (
          /* binding */
          locateRepository
        ),
        /* harmony export */
        tH: () => (
          /* binding */
          listReleases
        ),
        /* harmony export */
        wO: () => (
          /* binding */
          renderNewName
        ),
        /* harmony export */
        wl: () => (
          /* binding */
          isTemporaryFault
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2508);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2896);
      const temporaryCodes = /* @__PURE__ */ new Set([
        "GITHUB_UNAVAILABLE",
        "GITHUB_RATE_LIMITED",
        "ASSET_UNREADABLE",
        "NOT_ATTEMPTED"
      ]);
      function isTemporaryFault({ code }) {
        return temporaryCodes.has(code) || (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(code).outage === true;
      }
      async function listReleases(repository, selection, baseline, reportFault) {
        const listing = await listWanted(repository, selection, reportFault);
        const expectedReleases = (baseline?.releases ?? []).filter(({ tag }) => selection.includesTag?.(tag) !== false);
        const missing = findMissing(listing, expectedReleases);
        const { foundReleases, goneReleases } = await searchForMissing(repository, missing, reportFault);
        const releases = [...listing.releases, ...foundReleases];
        const tags = new Set(releases.map(({ tag }) => tag));
        const noCommits = /* @__PURE__ */ new Map();
        const commitByTag = tags.size === 0 ? noCommits : await repository.readCommits(tags).catch((thrown) => reportFault("the tags", thrown));
        return { releases, commitByTag, goneReleases };
      }
      async function listWanted(repository, { limit, includesTag }, reportFault) {
        const releases = /* @__PURE__ */ new Map();
        const endWith = (end) => ({ releases: [...releases.values()], end });
        try {
          for await (const release of repository.listReleases(includesTag === void 0 ? limit : "all")) {
            if (includesTag?.(release.tag) === false)
              continue;
            if (releases.size === limit)
              return endWith("limit");
            if (!releases.has(release.tag))
              releases.set(release.tag, release);
          }
          return endWith("complete");
        } catch (thrown) {
          reportFault("the list of releases", thrown);
          return endWith("broken");
        }
      }
      function findMissing({ releases, end }, expectedReleases) {
        if (end === "broken")
          return [];
        const tags = new Set(releases.map(({ tag }) => tag));
        const publishTimes = releases.map(({ publishedAt = "" }) => Date.parse(publishedAt)).filter((time) => !Number.isNaN(time));
        const oldestTime = Math.min(...publishTimes);
        const mustBeListed = ({ publishedAt = "" }) => end === "complete" || Date.parse(publishedAt) > oldestTime;
        return expectedReleases.filter((release) => !tags.has(release.tag) && mustBeListed(release));
      }
      async function searchForMissing(repository, missing, reportFault) {
        const foundReleases = [];
        const absentByTag = /* @__PURE__ */ new Map();
        for (const release of missing) {
          try {
            const presentRelease = await repository.readRelease(release.tag);
            if (presentRelease === void 0)
              absentByTag.set(release.tag, release);
            else
              foundReleases.push(presentRelease);
          } catch (thrown) {
            reportFault(release.tag, thrown);
          }
        }
        try {
          const secondList = absentByTag.size > 0 ? repository.listReleases("all") : [];
          for await (const release of secondList)
            if (absentByTag.delete(release.tag))
              foundReleases.push(release);
        } catch (thrown) {
          for (const tag of absentByTag.keys())
            reportFault(tag, thrown);
          absentByTag.clear();
        }
        return { foundReleases, goneReleases: [...absentByTag.values()] };
      }
      async function locateRepository(watchedName, { find }, repositories) {
        const foundIdentity = await find(watchedName);
        const baseline = repositories.find(({ repository }) => (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.ve)(repository, watchedName)) ?? repositories.find(({ number }) => number !== void 0 && number === foundIdentity?.number);
        const identity = foundIdentity ?? (baseline && await find(watchedName));
        if (identity === void 0 && baseline === void 0) {
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RELEASE_NOT_READABLE", `Looking for ${watchedName} failed: GitHub answered 404. Is the name right?`);
        }
        return { name: watchedName, ...(0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.r$)({ identity, baseline }) };
      }
      function renderNewName({ name, identity }) {
        if (identity === void 0 || (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.ve)(name, identity.name))
          return false;
        return `${name} is called ${identity.name} now. Write that name into repositories: what is recorded stays.`;
      }
    })
  ),
  /***/
  301: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        KQ: () => (
          /* binding */
          releaseStates
        ),
        /* harmony export */
        __: () => (
          /* binding */
          toScanView
        ),
        /* harmony export */
        jO: () => (
          /* binding */
          hasRecords
        )
        /* harmony export */
      });
      var _evidence_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(552);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2872);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2896);
      var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4675);
      var _monitor_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3423);
      var _repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7680);
      const releaseStates = {
        changed: { icon: "\u274C", colour: "red", isQuiet: false },
        "not asked": { icon: "\u{1F4E1}", colour: "yellow", isQuiet: false },
        unrecorded: { icon: "\u2796", colour: "dim", isQuiet: true },
        "as recorded": { icon: "\u2705", colour: "green", isQuiet: true }
      };
      const statesByUrgency = Object.keys(releaseStates);
      function toScanView(scan, baseline, ownRepository, finishedAt) {
        const { repositories, releases, findings, skipReason } = scan;
        const hasManyRepositories = repositories.length > 1;
        const isOwn = (name) => (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_2__.ve)(name, ownRepository);
        const counts = {
          finishedAt: finishedAt.toISOString(),
          isWhole: scan.isWhole,
          ...countReleases(releases, repositories)
        };
        const notScanned = findNotScanned(scan, hasManyRepositories);
        const alarms = findings.filter(_finding_js__WEBPACK_IMPORTED_MODULE_3__.Ic);
        return {
          rows: scan.rows,
          headline: renderScanHeadline(scan, counts, alarms.length > 0),
          counts,
          /** The counts of the last scans, the oldest first. The last entry is this scan's, unless the scan was skipped. */
          history: keepLastScans([...baseline?.scans ?? [], ...skipReason === void 0 ? [counts] : []]),
          /** Whether the baseline has any of the watched repositories; one of other repositories is not compared with. */
          hasBaseline: hasRecords(baseline) && (repositories.length === 0 || repositories.some((one) => one.baseline !== void 0)),
          /** Whether several repositories are watched: each release is then named with its repository. */
          hasManyRepositories,
          skipReason,
          alarms,
          /** Findings that raise no alarm and do not fail the run. */
          notices: findings.filter((finding) => !(0, _finding_js__WEBPACK_IMPORTED_MODULE_3__.Ic)(finding)),
          accepted: releases.flatMap(({ accepted }) => accepted),
          /** What to do about the alarms, as paragraphs; empty without alarms. */
          advice: (0, _finding_js__WEBPACK_IMPORTED_MODULE_3__.x2)(alarms, isOwn),
          /** A row for each repository, the urgent ones first; none if only the monitor's own repository is watched. */
          repositories: hasManyRepositories || !repositories.every(({ name }) => isOwn(name)) ? sortByState(repositories.map((repository) => toRepositorySummary(repository, scan))) : [],
          /** What else a reader should know, as sentences. */
          remarks: renderRemarks(scan, notScanned, hasManyRepositories),
          /** The names of releases that an earlier scan found changed, and that this scan did not read. */
          notScanned,
          releases: sortByState(releases.map((release) => toReleaseSummary(release, hasManyRepositories))),
          faults: groupFaults(scan.rows)
        };
      }
      function renderRemarks({ repositories, releases, unaskedReason }, notScanned, hasManyRepositories) {
        const foreignReleases = releases.filter(({ evidence }) => evidence.some(({ isForeign }) => isForeign === true));
        const names = foreignReleases.map(({ repository, tag }) => (0, _finding_js__WEBPACK_IMPORTED_MODULE_3__.Rg)(repository, tag, hasManyRepositories));
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.hq)([
          unaskedReason,
          ...repositories.map(_repository_js__WEBPACK_IMPORTED_MODULE_5__.wO),
          names.length > 0 && `Evidence of another release lies here and was not used: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.L1)(names, (name) => name)}.`,
          notScanned.length > 0 && `Not looked at, and not as recorded in an earlier look: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.L1)(notScanned, (name) => name)}. The input releases says how many are looked at.`
        ]);
      }
      function groupFaults(rows) {
        const faults = rows.flatMap(({ subject: { name }, verdict, error, note }) => {
          if (verdict === "unreachable" || verdict === "failed")
            return [{ name, why: error.message }];
          return verdict === "unknown" ? [{ name, why: note }] : [];
        });
        const reasons = [...Map.groupBy(faults, ({ why }) => why)];
        return reasons.map(([why, about]) => ({ why, names: [...new Set(about.map(({ name }) => name))] }));
      }
      function findNotScanned({ repositories, releases }, hasManyRepositories) {
        const scannedNames = new Set(releases.map(({ repository, tag }) => (0, _finding_js__WEBPACK_IMPORTED_MODULE_3__.Rg)(repository, tag, true)));
        return repositories.flatMap(({ name, baseline, identity }) => {
          const baselineReleases = identity === void 0 ? [] : baseline?.releases ?? [];
          const changedReleases = baselineReleases.filter(({ isChanged }) => isChanged === true);
          return changedReleases.flatMap(({ tag }) => scannedNames.has((0, _finding_js__WEBPACK_IMPORTED_MODULE_3__.Rg)(name, tag, true)) ? [] : (0, _finding_js__WEBPACK_IMPORTED_MODULE_3__.Rg)(name, tag, hasManyRepositories));
        });
      }
      function keepLastScans(scans) {
        const keptScans = scans.slice(-_monitor_file_js__WEBPACK_IMPORTED_MODULE_4__.PP);
        const lastWhole = scans.findLast(({ isWhole }) => isWhole);
        return lastWhole === void 0 || keptScans.includes(lastWhole) ? keptScans : [lastWhole, ...keptScans.slice(1)];
      }
      function hasRecords(baseline) {
        return baseline !== void 0 && baseline.repositories.length > 0;
      }
      function sortByState(rows) {
        return statesByUrgency.flatMap((state) => rows.filter((row) => row.state === state));
      }
      function releaseStateOf({ findings, notAsked, recorded }) {
        if (findings.some(_finding_js__WEBPACK_IMPORTED_MODULE_3__.Ic))
          return "changed";
        if (notAsked.size > 0)
          return "not asked";
        const { commit, assets = [], evidence = [] } = recorded ?? {};
        return commit === void 0 && assets.length + evidence.length === 0 ? "unrecorded" : "as recorded";
      }
      function countReleases(releases, repositories) {
        const states = releases.map(releaseStateOf);
        const countState = (wanted) => states.filter((state) => state === wanted).length;
        const goneReleases = repositories.flatMap(({ identity, baseline }) => {
          return identity === void 0 ? baseline?.releases ?? [] : [];
        });
        return {
          asRecorded: countState("as recorded"),
          changed: countState("changed") + goneReleases.length,
          unrecorded: countState("unrecorded"),
          notAsked: countState("not asked")
        };
      }
      function toRepositorySummary(repository, scan) {
        const { name, baseline, identity } = repository;
        const isGone = identity === void 0;
        const releases = scan.releases.filter((release) => release.repository === name);
        const isPartial = scan.faults.some((fault) => fault.repository === name);
        const states = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.hq)([isGone && "changed", isPartial && "not asked", ...releases.map(releaseStateOf)]);
        return {
          name,
          state: statesByUrgency.find((state) => states.includes(state)) ?? "unrecorded",
          counts: (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.hq)([
            isGone ? `gone, with ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.hS)(baseline?.releases.length ?? 0, "release")}` : renderStates(countReleases(releases, []), ""),
            baseline === void 0 && "the record begins now"
          ]).join("; ")
        };
      }
      function renderScanHeadline({ repositories, releases, skipReason, rows }, counts, hasAlarms) {
        const demoNote = (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_0__.Mo)(rows) ? " (demonstration only)" : "";
        if (skipReason !== void 0)
          return "\u23ED\uFE0F Nothing was looked at";
        const partNote = counts.isWhole ? "" : "; only a part could be asked";
        const states = renderStates(counts, repositories.length > 1 ? ` of ${repositories.length} repositories` : "");
        if (hasAlarms)
          return `\u274C ${states}${partNote}${demoNote}`;
        if (rows.some(({ verdict }) => verdict === "failed"))
          return `\u26D4 ${counts.notAsked < releases.length ? "Only a part could be asked: " : ""}${states}${demoNote}`;
        if (!counts.isWhole && releases.length === 0)
          return "\u{1F4E1} GitHub gave no usable answer, so nothing is known of the releases";
        if (!counts.isWhole)
          return `\u{1F4E1} Only a part could be asked: ${states}${demoNote}`;
        if (releases.length === 0)
          return "\u26A0\uFE0F No releases, nothing to look at";
        return counts.asRecorded === 0 ? `\u2796 Nothing is recorded yet: ${states}${demoNote}` : `\u2705 ${states}${demoNote}`;
      }
      function renderStates(counts, place) {
        const { asRecorded, changed, unrecorded, notAsked } = counts;
        const states = [
          [changed, "not as recorded"],
          [asRecorded, "as recorded"],
          [unrecorded, "unrecorded"],
          [notAsked, "could not be asked"]
        ];
        const presentStates = states.filter(([count]) => count > 0);
        const [onlyState] = presentStates;
        if (onlyState === void 0)
          return `no releases${place}`;
        const total = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.hS)(changed + asRecorded + unrecorded + notAsked, "release")}${place}`;
        if (presentStates.length === 1)
          return `${total} ${onlyState[1]}`;
        return `${total}: ${presentStates.map((state) => state.join(" ")).join(", ")}`;
      }
      function toReleaseSummary(release, hasManyRepositories) {
        const { repository, tag, recorded, isGone, findings, notAsked, chainStates, witnessJudgements } = release;
        const changedNames = new Set(findings.filter(_finding_js__WEBPACK_IMPORTED_MODULE_3__.Ic).flatMap(({ asset }) => asset ?? []));
        const assets = recorded?.assets ?? [];
        const unchangedAssets = assets.filter(({ name, anchor }) => {
          return !isGone && !changedNames.has(name) && !changedNames.has(anchor?.list ?? name) && !notAsked.has(name);
        });
        const renderCount = (state, words) => {
          const inState = unchangedAssets.filter(({ name }) => {
            return chainStates.get(name) === state && witnessJudgements?.has(name) !== true;
          });
          return inState.length > 0 && `${inState.length} ${words}`;
        };
        const confirmedAssets = unchangedAssets.filter(({ name }) => chainStates.get(name) === "held");
        const stampedAssets = unchangedAssets.filter(({ name }) => witnessJudgements?.get(name)?.verdict === "timestamped");
        const ofFiles = `of ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.hS)(assets.length, "file")}`;
        const fileCounts = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.hq)([
          witnessJudgements !== void 0 && assets.length > 0 && `${stampedAssets.length} ${ofFiles} time-stamped`,
          chainStates.size > 0 && witnessJudgements === void 0 && `${confirmedAssets.length} ${ofFiles} confirmed`,
          renderCount(void 0, "as the baseline saw them"),
          renderCount("young", "stamped just now"),
          renderCount("never", "never anchored"),
          notAsked.size > 0 && `${notAsked.size} not asked`
        ]);
        const kinds = [...Map.groupBy(findings, ({ kind }) => kind)];
        const labels = kinds.map(([kind, { length }]) => (length > 1 ? `${length} ` : "") + _finding_js__WEBPACK_IMPORTED_MODULE_3__.xi[kind].label);
        return {
          name: (0, _finding_js__WEBPACK_IMPORTED_MODULE_3__.Rg)(repository, tag, hasManyRepositories),
          state: releaseStateOf(release),
          counts: (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.hq)([fileCounts.join(", "), labels.join(", ")]).join("; ")
        };
      }
    })
  )
};
