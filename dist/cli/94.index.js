export const id = 94;
export const ids = [94, 759];
export const modules = {
  /***/
  9759: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Z: () => (
          /* binding */
          maxJsonLength
        ),
        /* harmony export */
        l: () => (
          /* binding */
          parseJsonText
        )
        /* harmony export */
      });
      const maxJsonLength = 64 * 1024 * 1024;
      const maxJsonDepth = 32;
      function parseJsonText(text, revive) {
        if (text.length > maxJsonLength)
          throw new RangeError("it is larger than 64 MiB");
        const repeated = scan(text);
        const value = parseAsJson(text, revive);
        if (repeated === void 0)
          return value;
        throw new RangeError(`an object of it has two members named ${JSON.stringify(repeated.slice(0, 80))}`);
      }
      function parseAsJson(text, revive) {
        try {
          return JSON.parse(text, revive);
        } catch (cause) {
          if (!(cause instanceof SyntaxError))
            throw cause;
          throw new RangeError("it is not JSON", { cause });
        }
      }
      function scan(text) {
        const open = [];
        const signs = /["[{}\]]/g;
        const colon = /\s*:/y;
        let repeated;
        for (let found = signs.exec(text); found !== null; found = signs.exec(text)) {
          const [sign] = found;
          if (sign === '"') {
            signs.lastIndex = colon.lastIndex = endOfString(text, found.index);
            const names = colon.test(text) ? open.at(-1) : void 0;
            const name = names === void 0 ? "" : nameOf(text.slice(found.index, signs.lastIndex));
            if (names?.has(name))
              repeated ??= name;
            names?.add(name);
          } else if (sign === "}" || sign === "]")
            open.pop();
          else if (open.push(sign === "{" ? /* @__PURE__ */ new Set() : void 0) > maxJsonDepth) {
            throw new RangeError(`it nests deeper than ${maxJsonDepth} levels`);
          }
        }
        return repeated;
      }
      function endOfString(text, start) {
        for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
          let escapes = 0;
          while (text[at - escapes - 1] === "\\")
            escapes += 1;
          if (escapes % 2 === 0)
            return at + 1;
        }
        return text.length;
      }
      function nameOf(string) {
        return string.includes("\\") ? String(parseAsJson(string, void 0)) : string.slice(1, -1);
      }
    })
  ),
  /***/
  2528: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        B: () => (
          /* binding */
          parseStatement
        )
        /* harmony export */
      });
      var _core_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3462);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3026);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9759);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7066);
      var _statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7218);
      function parseStatement(evidence) {
        try {
          const text = typeof evidence === "string" ? evidence : decodeEvidence(evidence);
          const root = { value: (0, _core_json_js__WEBPACK_IMPORTED_MODULE_3__.l)(text), where: "the statement" };
          (0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.aG)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.C5)(root, "_type"), [_statement_js__WEBPACK_IMPORTED_MODULE_2__.qB]);
          (0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.aG)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.C5)(root, "predicateType"), [_statement_js__WEBPACK_IMPORTED_MODULE_2__.W3]);
          const statement = (0, _statement_js__WEBPACK_IMPORTED_MODULE_2__.I1)(root);
          if (statement.subject.length === 0)
            throw new RangeError("it names no file");
          return statement;
        } catch (cause) {
          if (!(cause instanceof RangeError))
            throw cause;
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("EVIDENCE_INVALID", `The evidence cannot be used: ${cause.message}.`, { cause });
        }
      }
      function decodeEvidence(bytes) {
        try {
          return (0, _core_bytes_js__WEBPACK_IMPORTED_MODULE_0__._)(bytes);
        } catch (cause) {
          throw new RangeError("it is not UTF-8", { cause });
        }
      }
      function parseIfValid(evidence) {
        try {
          return parseStatement(evidence);
        } catch (thrown) {
          if (thrown instanceof AnchorError && thrown.code === "EVIDENCE_INVALID")
            return void 0;
          throw thrown;
        }
      }
    })
  ),
  /***/
  1406: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        TO: () => (
          /* binding */
          parseAcceptance
        ),
        /* harmony export */
        ev: () => (
          /* binding */
          isNamed
        ),
        /* harmony export */
        k4: () => (
          /* binding */
          sortOutAccepted
        )
        /* harmony export */
      });
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4161);
      var _host_input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4955);
      function parseAcceptance(line) {
        const [, tag, name, hex] = _host_input_values_js__WEBPACK_IMPORTED_MODULE_0__.bK.exec(line.trim()) ?? [];
        const digest = (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_1__.s1)(hex);
        return tag === void 0 || name === void 0 || digest === void 0 ? void 0 : { tag, name, sha3_256: digest };
      }
      function isNamed(accepted, tag, name) {
        return accepted.some((line) => line.tag === tag && line.name === name);
      }
      function sortOutAccepted(findings, accepted) {
        const isAccepted = ({ kind, release, asset, seen }) => kind === "replaced" && accepted.some(({ tag, name, sha3_256 }) => tag === release && name === asset && sha3_256 === seen?.sha3_256);
        return {
          findings: findings.filter((finding) => !isAccepted(finding)),
          accepted: findings.filter(isAccepted)
        };
      }
    })
  ),
  /***/
  2161: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        P: () => (
          /* binding */
          maxScans
        ),
        /* harmony export */
        z: () => (
          /* binding */
          nextRelease
        )
        /* harmony export */
      });
      var _compare_assets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1225);
      var _compare_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4893);
      var _recorded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8682);
      const maxScans = 52;
      function nextRelease(looked) {
        const { recorded, seen, published, at } = looked;
        const commit = recorded?.commit ?? seen.commit;
        const isPartial = seen.unseen.size > 0;
        return {
          tag: seen.tag,
          ...commit !== void 0 && { commit },
          ...published !== void 0 && { published },
          // What was not seen now must not count as older than a record.
          made: isPartial && recorded !== void 0 ? recorded.made : at,
          evidence: nextEvidence(looked),
          assets: [...(recorded?.assets ?? []).map((line) => nextLine(line, looked)), ...newLines(looked)]
        };
      }
      function nextLine(line, { seen, findings, accepted, at }) {
        const asset = seen.assets.find(({ name }) => name === line.name);
        const isAbout = ({ asset: name }) => name === line.name;
        if (asset !== void 0 && accepted.some(isAbout))
          return confirmNew(asset, at);
        if (asset === void 0 || seen.unseen.has(line.name) || findings.some(isAbout))
          return line;
        return {
          ...line,
          ...(0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$2)(asset),
          ...(0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$2)(line),
          firstConfirmed: line.firstConfirmed ?? at,
          lastConfirmed: at
        };
      }
      function confirmNew(asset, at) {
        return { name: asset.name, ...(0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$2)(asset), evidence: [], firstConfirmed: at, lastConfirmed: at };
      }
      function newLines({ recorded, seen, findings, at }) {
        if ((0, _compare_evidence_js__WEBPACK_IMPORTED_MODULE_1__.NC)(seen))
          return [];
        const targets = new Set(findings.flatMap(({ kind, seen: side }) => kind === "renamed" ? [side?.name] : []));
        const added = new Set(findings.flatMap(({ kind, asset }) => kind === "added" ? [asset] : []));
        const unnamed = (0, _compare_assets_js__WEBPACK_IMPORTED_MODULE_0__.o)(recorded ?? { tag: seen.tag, assets: [], evidence: [], made: at }, seen);
        return unnamed.filter(({ name }) => !targets.has(name) && !seen.unseen.has(name)).map((asset) => ({ ...confirmNew(asset, at), ...added.has(asset.name) && { isAdded: true } }));
      }
      function nextEvidence({ recorded, seen, findings }) {
        if ((0, _compare_evidence_js__WEBPACK_IMPORTED_MODULE_1__.NC)(seen))
          return recorded?.evidence ?? [];
        const changed = new Set(findings.flatMap(({ kind, asset }) => kind === "evidence-changed" ? [asset] : []));
        const shipped = new Set(recorded?.assets.map(({ name }) => name));
        const names = new Set(seen.assets.map(({ name }) => name));
        const files = seen.assets.filter(({ name }) => (0, _compare_evidence_js__WEBPACK_IMPORTED_MODULE_1__.DW)(name, names) && !shipped.has(name));
        const now = new Map([...files, ...seen.evidence].flatMap(toMark));
        const before = (recorded?.evidence ?? []).filter(({ name }) => changed.has(name) || seen.unseen.has(name));
        const kept = new Set(before.map(({ name }) => name));
        const fresh = [...now.values()].filter(({ name }) => !changed.has(name) && !kept.has(name));
        return [...before, ...fresh].map(({ name, sha256 }) => ({ name, sha256 }));
      }
      function toMark({ name, sha256 }) {
        return sha256 === void 0 ? [] : [[name, { name, sha256 }]];
      }
    })
  ),
  /***/
  1225: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        o: () => (
          /* binding */
          findUnnamed
        ),
        /* harmony export */
        p: () => (
          /* binding */
          compareAssets
        )
        /* harmony export */
      });
      var _compare_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4893);
      var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7005);
      var _recorded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8682);
      function compareAssets(recorded, seen) {
        const served = new Map(seen.assets.map((asset) => [asset.name, asset]));
        const unnamed = new Set(findUnnamed(recorded, seen));
        const findings = [];
        for (const line of recorded.assets.filter(({ name }) => !seen.unseen.has(name))) {
          const asset = served.get(line.name);
          const finding = asset === void 0 ? toGone(seen.tag, line, unnamed) : toKept(seen.tag, line, asset);
          if (finding !== void 0)
            findings.push(finding);
        }
        const added = [...unnamed].filter((asset) => isLater(asset, recorded)).map((asset) => toAdded(seen, asset));
        return [...findings, ...added].filter(({ kind }) => kind !== "added" || !(0, _compare_evidence_js__WEBPACK_IMPORTED_MODULE_0__.NC)(seen));
      }
      function findUnnamed(recorded, { assets }) {
        const lines = new Set(recorded.assets.map(({ name }) => name));
        const names = new Set(assets.map(({ name }) => name));
        return assets.filter(({ name }) => !lines.has(name) && !(0, _compare_evidence_js__WEBPACK_IMPORTED_MODULE_0__.DW)(name, names));
      }
      function toKept(release, line, asset) {
        const isSame = (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.q3)(line, asset);
        if (isSame === void 0)
          return void 0;
        if (!isSame)
          return (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("replaced", toSides(release, line, asset));
        if (line.isAdded)
          return (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("added", { release, asset: line.name, seen: (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$2)(asset) });
        return isOtherUpload(line, asset) ? (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("reuploaded", toSides(release, line, asset)) : void 0;
      }
      function toGone(release, line, unnamed) {
        const alike = [...unnamed].filter((asset) => (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.q3)(line, asset) === true);
        const target = alike.find(({ id: id2 }) => id2 !== void 0 && id2 === line.id) ?? alike[0];
        if (target === void 0)
          return (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("removed", toSides(release, line));
        unnamed.delete(target);
        const sides = toSides(release, line, target);
        return (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("renamed", { ...sides, seen: { ...sides.seen, name: target.name } });
      }
      function toAdded({ tag }, asset) {
        return (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("added", { release: tag, asset: asset.name, seen: (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$2)(asset) });
      }
      function isLater({ uploaded }, { made }) {
        return uploaded !== void 0 && Date.parse(uploaded) > Date.parse(made);
      }
      function isOtherUpload(line, asset) {
        return ["id", "uploader", "uploaded"].some((member) => {
          return line[member] !== void 0 && asset[member] !== void 0 && line[member] !== asset[member];
        });
      }
      function toSides(release, line, asset) {
        return {
          release,
          asset: line.name,
          recorded: (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$2)(line),
          ...asset !== void 0 && { seen: (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$2)(asset) },
          ...line.lastConfirmed !== void 0 && { since: line.lastConfirmed }
        };
      }
    })
  ),
  /***/
  4893: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        DW: () => (
          /* binding */
          isReleaseEvidence
        ),
        /* harmony export */
        NC: () => (
          /* binding */
          hasUnreadStatement
        ),
        /* harmony export */
        NU: () => (
          /* binding */
          compareEvidence
        ),
        /* harmony export */
        SH: () => (
          /* binding */
          isStatement
        ),
        /* harmony export */
        oL: () => (
          /* binding */
          isPerishable
        )
        /* harmony export */
      });
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7550);
      var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7005);
      var _recorded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8682);
      function compareEvidence(recorded, seen) {
        const names = /* @__PURE__ */ new Set([
          ...findBroken(seen),
          ...recorded === void 0 ? [] : findAltered(recorded, seen),
          ...recorded === void 0 ? [] : findDropped(recorded, seen),
          ...findOtherFiles(recorded, seen)
        ]);
        return [...names].map((name) => toEvidenceChanged(recorded, seen, name));
      }
      function findBroken({ evidence }) {
        return evidence.filter(({ content }) => content !== void 0 && "broken" in content).map(({ name }) => name);
      }
      function findAltered(recorded, { evidence }) {
        const lines = new Map(recorded.assets.map((line) => [line.name, line]));
        const isAltering = (source) => isOther(recorded, source) && ((0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$E)(source)?.claims ?? []).some(({ name, sha3_256 }) => {
          const line = lines.get(name) ?? lines.get((0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.rw)(name));
          return line?.sha3_256 !== void 0 && line.evidence.length > 0 && line.sha3_256 !== sha3_256;
        });
        return recorded.evidence.length === 0 ? [] : evidence.filter(isAltering).map(({ name }) => name);
      }
      function findDropped({ assets, evidence }, seen) {
        if (hasUnreadStatement(seen))
          return [];
        const sources = evidence.map(({ name }) => name).filter((name) => !seen.unseen.has(name));
        const unread = new Set(seen.evidence.flatMap(({ name, content }) => content === void 0 ? [name] : []));
        const said = new Set(seen.evidence.flatMap((source) => ((0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$E)(source)?.claims ?? []).map(toSaidKey)));
        const isSaid = (line) => line.evidence.some((name) => seen.unseen.has(name) || unread.has(name)) || said.has(toSaidKey(line));
        const dropped = assets.filter((line) => line.evidence.length > 0 && !isSaid(line));
        return sources.filter((name) => dropped.some((line) => line.evidence.includes(name)));
      }
      function toSaidKey({ name, sha3_256 }) {
        return JSON.stringify([(0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.rw)(name), sha3_256]);
      }
      function findOtherFiles(recorded, seen) {
        const shipped = new Set(recorded?.assets.map(({ name }) => name));
        const names = new Set(seen.assets.map(({ name }) => name));
        const isFile = (name) => isReleaseEvidence(name, names) && !isStatement(name) && !isPerishable(name) && !shipped.has(name);
        const other = seen.assets.filter((asset) => isFile(asset.name) && isOtherFile(recorded, seen, asset));
        const gone = (recorded?.evidence ?? []).filter(({ name }) => isList(name) && !names.has(name) && !shipped.has(name));
        return [...other, ...gone].map(({ name }) => name).filter((name) => !seen.unseen.has(name));
      }
      function isOtherFile(recorded, seen, { name, sha256 }) {
        const mark = recorded?.evidence.find((known) => known.name === name);
        if (sha256 === void 0 || mark?.sha256 === sha256 || hasUnreadStatement(seen))
          return false;
        const stated = seen.evidence.flatMap((source) => (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$E)(source)?.lists.get(name) ?? []);
        if (stated.length > 0 && isAllRead(seen))
          return !stated.includes(sha256);
        return mark !== void 0 && !stated.includes(sha256) && !seen.evidence.some((source) => isOther(recorded, source));
      }
      function isAllRead({ evidence, unseen }) {
        return evidence.every(({ content, name }) => content !== void 0 && !unseen.has(name));
      }
      function isOther(recorded, { name, sha256 }) {
        return !(recorded?.evidence ?? []).some((mark) => mark.name === name && mark.sha256 === sha256);
      }
      function toEvidenceChanged(recorded, { tag, evidence, assets }, name) {
        const mark = recorded?.evidence.find((known) => known.name === name);
        const now = evidence.find((source) => source.name === name) ?? assets.find((asset) => asset.name === name);
        return (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("evidence-changed", {
          release: tag,
          asset: name,
          ...recorded !== void 0 && mark !== void 0 && { recorded: { sha256: mark.sha256 }, since: recorded.made },
          ...now?.sha256 !== void 0 && { seen: { sha256: now.sha256 } }
        });
      }
      function isList(name) {
        return (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__._T)(name, noFiles) === "list";
      }
      function isStatement(name) {
        return (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__._T)(name, noFiles) === "statement";
      }
      const noFiles = /* @__PURE__ */ new Set();
      function hasUnreadStatement({ unseen }) {
        return [...unseen].some(isStatement);
      }
      function isReleaseEvidence(name, names) {
        return (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__._T)(name, names) !== void 0;
      }
      function isPerishable(name) {
        return (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.NK)(name);
      }
    })
  ),
  /***/
  7005: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ic: () => (
          /* binding */
          isAlarm
        ),
        /* harmony export */
        N6: () => (
          /* binding */
          toFinding
        ),
        /* harmony export */
        xi: () => (
          /* binding */
          findingFacts
        )
        /* harmony export */
      });
      const findingFacts = {
        replaced: { verdict: "changed", label: "replaced" },
        removed: { verdict: "changed", label: "removed" },
        "anchored-late": { verdict: "changed", label: "anchored later than recorded" },
        "not-anchored": { verdict: "no-match", label: "not on the chain" },
        "tag-moved": { verdict: "changed", label: "tag moved" },
        "evidence-changed": { verdict: "changed", label: "evidence changed" },
        added: { verdict: "skipped", label: "added" },
        renamed: { verdict: "skipped", label: "renamed" },
        reuploaded: { verdict: "skipped", label: "uploaded again" }
      };
      function toFinding(kind, found) {
        return { kind, verdict: findingFacts[kind].verdict, ...found };
      }
      function isAlarm({ verdict }) {
        return verdict !== "skipped";
      }
    })
  ),
  /***/
  8094: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        A7: () => (
          /* binding */
          sayCounts
        ),
        /* harmony export */
        G: () => (
          /* binding */
          renderScanHeadline
        ),
        /* harmony export */
        wl: () => (
          /* binding */
          toScanBadge
        )
        /* harmony export */
      });
      var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7005);
      var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5260);
      function renderScanHeadline({ look, findings, report, scan }) {
        const demo = report.demo ? " (demonstration only)" : "";
        if (scan.skipped !== void 0)
          return "\u23ED\uFE0F Nothing was looked at";
        const alarms = findings.filter(_finding_js__WEBPACK_IMPORTED_MODULE_0__.Ic).length;
        const part = look.isWhole ? "" : "; only a part could be asked";
        if (alarms > 0)
          return `\u274C ${counted(alarms, "finding")}: ${renderScanCounts(look)}${part}${demo}`;
        if (report.tally.failed > 0)
          return `\u26D4 ${renderScanCounts(look)}, ${report.tally.failed} failed${demo}`;
        if (!look.isWhole && scan.releases.length === 0)
          return "\u{1F4E1} Nothing could be asked";
        if (!look.isWhole)
          return `\u{1F4E1} Only a part could be asked: ${renderScanCounts(look)}${demo}`;
        return scan.releases.length === 0 ? "\u26A0\uFE0F No releases, nothing to look at" : `\u2705 ${renderScanCounts(look)}${demo}`;
      }
      function renderScanCounts({ isWhole, asRecorded, changed, unrecorded, notAsked }) {
        const counts = [
          ...changed > 0 ? [`${counted(changed, "release")} not as recorded`] : [],
          ...asRecorded > 0 || isWhole && changed === 0 ? [`${counted(asRecorded, "release")} as recorded`] : [],
          ...unrecorded > 0 ? [`${unrecorded} unrecorded`] : [],
          ...notAsked > 0 ? [`${notAsked} could not be asked`] : []
        ];
        return counts.join(", ") || "nothing could be asked";
      }
      function counted(count, noun) {
        return `${count} ${noun}${count === 1 ? "" : "s"}`;
      }
      function sayCounts(release, outcomes) {
        const { recorded, confirmed, changed, notAsked } = (0, _report_js__WEBPACK_IMPORTED_MODULE_1__.tS)(release, outcomes);
        return [
          ...release.recorded === void 0 ? [] : [`${confirmed} of ${recorded} confirmed`],
          ...changed > 0 ? [`${changed} changed (${labelsOf(release.findings.filter(_finding_js__WEBPACK_IMPORTED_MODULE_0__.Ic)).join(", ")})`] : [],
          ...labelsOf(release.findings.filter((finding) => !(0, _finding_js__WEBPACK_IMPORTED_MODULE_0__.Ic)(finding))),
          ...notAsked > 0 ? [`${notAsked} not asked`] : []
        ].join(", ");
      }
      function labelsOf(findings) {
        const kinds = Map.groupBy(findings, ({ kind }) => kind);
        return [...kinds].map(([kind, { length }]) => (length > 1 ? `${length} ` : "") + _finding_js__WEBPACK_IMPORTED_MODULE_0__.xi[kind].label);
      }
      function toScanBadge({ look, findings, file, report }) {
        const whole = file.looks.findLast(({ isWhole }) => isWhole);
        const isWrong = findings.some(_finding_js__WEBPACK_IMPORTED_MODULE_0__.Ic);
        const color = isWrong ? "red" : look.isWhole ? look.asRecorded > 0 ? "brightgreen" : "lightgrey" : "yellow";
        return {
          schemaVersion: 1,
          label: report.demo ? "releases (demo)" : "releases",
          message: isWrong ? wrongMessage(look) : wholeMessage(whole),
          color,
          ...isWrong && { isError: true }
        };
      }
      function wrongMessage({ changed, finished }) {
        return `${counted(changed, "release")} not as recorded \xB7 ${finished.slice(0, 10)}`;
      }
      function wholeMessage(whole) {
        if (whole === void 0)
          return "not wholly looked at yet";
        return `${counted(whole.asRecorded, "release")} as recorded \xB7 ${whole.finished.slice(0, 10)}`;
      }
    })
  ),
  /***/
  8682: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $2: () => (
          /* binding */
          toFacts
        ),
        /* harmony export */
        $E: () => (
          /* binding */
          contentOf
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
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7550);
      function isSameBytes(one, other) {
        const pairs = [
          [one.sha3_256, other.sha3_256],
          [one.sha256, other.sha256]
        ].filter(([left, right]) => left !== void 0 && right !== void 0);
        return pairs.length === 0 ? void 0 : pairs.every(([left, right]) => left === right);
      }
      function toFacts({ sha3_256, sha256, id: id2, uploader, uploaded }) {
        return {
          ...sha3_256 !== void 0 && { sha3_256 },
          ...sha256 !== void 0 && { sha256 },
          ...id2 !== void 0 && { id: id2 },
          ...uploader !== void 0 && { uploader },
          ...uploaded !== void 0 && { uploaded }
        };
      }
      function toRecorded(baseline, seen) {
        const sources = seen.evidence.flatMap((source) => {
          const content = contentOf(source);
          return content === void 0 ? [] : [{ source, content }];
        });
        const lines = new Map(baseline?.assets.map((asset) => [asset.name, asset]));
        const served = new Set(seen.assets.map(({ name }) => name));
        for (const { source, content } of sources) {
          const isKnown = baseline?.evidence.some((mark) => mark.name === source.name && mark.sha256 === source.sha256);
          for (const claim of content.claims)
            record(lines, toServedName(claim.name, served), claim, source, content, isKnown);
        }
        if (baseline === void 0 && lines.size === 0)
          return void 0;
        const contents = sources.map(({ content }) => content);
        const commit = baseline?.commit ?? contents.find((content) => content.commit !== void 0)?.commit;
        return {
          tag: seen.tag,
          ...commit !== void 0 && { commit },
          assets: [...lines.values()],
          evidence: baseline?.evidence ?? [],
          made: baseline?.made ?? latest(contents.map(({ made }) => made))
        };
      }
      function contentOf({ content }) {
        return content !== void 0 && "claims" in content ? content : void 0;
      }
      function toServedName(name, served) {
        if (served.has(name))
          return name;
        const uploaded = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.rw)(name);
        if (served.has(uploaded))
          return uploaded;
        return name.includes("/") ? void 0 : name;
      }
      function record(lines, name, claim, source, { made }, isKnown = false) {
        if (name === void 0)
          return;
        const line = lines.get(name);
        if (line === void 0 && isKnown)
          return;
        const { sha3_256, sha256, anchor } = claim;
        const facts = { sha3_256, ...sha256 !== void 0 && { sha256 }, ...anchor !== void 0 && { anchor } };
        if (line === void 0) {
          lines.set(name, { name, ...facts, evidence: [source.name], lastConfirmed: made });
          return;
        }
        if (isSameBytes(line, claim) !== true)
          return;
        const { isAdded: _, ...known } = line;
        lines.set(name, { ...facts, ...known, evidence: [.../* @__PURE__ */ new Set([...line.evidence, source.name])] });
      }
      function latest(times) {
        return times.reduce((last, time) => Date.parse(time) > Date.parse(last) ? time : last, times[0] ?? "");
      }
    })
  ),
  /***/
  5260: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        OW: () => (
          /* binding */
          sortByStanding
        ),
        /* harmony export */
        pJ: () => (
          /* binding */
          toScanReport
        ),
        /* harmony export */
        tS: () => (
          /* binding */
          countRelease
        )
        /* harmony export */
      });
      var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5299);
      var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2161);
      var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7005);
      var _repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6034);
      var _scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5561);
      var _wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8484);
      function toScanReport(scan, baseline, repository, finished) {
        const standings = scan.releases.map((release) => (0, _scan_js__WEBPACK_IMPORTED_MODULE_4__.YP)(release, scan.outcomes));
        const findings = scan.releases.flatMap((release) => release.findings);
        const count = (standing) => standings.filter((one) => one === standing).length;
        const look = {
          finished: finished.toISOString(),
          isWhole: (0, _scan_js__WEBPACK_IMPORTED_MODULE_4__.wP)(scan),
          asRecorded: count("as recorded"),
          changed: count("changed"),
          unrecorded: count("unrecorded"),
          notAsked: count("not asked")
        };
        const results = [
          ...scan.releases.flatMap((release) => toResults(release, scan)),
          ...scan.skipped === void 0 ? [] : [{ subject: { name: repository }, outcome: { kind: "skipped", note: scan.skipped } }],
          ...scan.faults.map(({ part, error }) => ({ subject: { name: part }, outcome: toFaultOutcome(error) }))
        ];
        return {
          scan,
          report: (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.cG)("verify", results),
          findings: findings.toSorted((one, other) => Number((0, _finding_js__WEBPACK_IMPORTED_MODULE_2__.Ic)(other)) - Number((0, _finding_js__WEBPACK_IMPORTED_MODULE_2__.Ic)(one))),
          accepted: scan.releases.flatMap((release) => release.accepted),
          look,
          standings,
          file: toFile(scan, baseline, repository, look, findings),
          hasBaseline: baseline !== void 0
        };
      }
      const standingsByUrgency = [
        "changed",
        "not asked",
        "unrecorded",
        "as recorded"
      ];
      function sortByStanding({ scan, standings }) {
        return standingsByUrgency.flatMap((standing) => scan.releases.flatMap((release, index) => standings[index] === standing ? [{ release, standing }] : []));
      }
      function toFile({ releases }, baseline, repository, look, findings) {
        const seen = new Set(releases.map(({ tag }) => tag));
        const lastWhole = look.isWhole ? look.finished : baseline?.lastWhole;
        return {
          repository,
          finished: look.finished,
          ...lastWhole !== void 0 && { lastWhole },
          looks: [...baseline?.looks ?? [], look].slice(-_baseline_js__WEBPACK_IMPORTED_MODULE_1__.P),
          findings,
          // What this look was not about stays as it was.
          releases: [...releases.map(({ next }) => next), ...(baseline?.releases ?? []).filter(({ tag }) => !seen.has(tag))]
        };
      }
      function toResults(release, { outcomes }) {
        const { tag, recorded, findings, faults } = release;
        const alarms = findings.filter(_finding_js__WEBPACK_IMPORTED_MODULE_2__.Ic);
        const lines = release.seen === "gone" ? [] : recorded?.assets ?? [];
        const told = new Set(lines.flatMap(({ name, anchor }) => [name, ...anchor?.list === void 0 ? [] : [anchor.list]]));
        const others = alarms.filter(({ asset }) => asset === void 0 || !told.has(asset));
        return [
          ...lines.flatMap((line) => toLineResult(line, release, alarms, outcomes)),
          ...others.map((finding) => ({
            subject: { name: finding.asset === void 0 ? tag : `${tag}/${finding.asset}` },
            outcome: toChangedOutcome(finding)
          })),
          ...[...faults].filter(([name]) => !told.has(name)).map(([name, error]) => ({ subject: { name: `${tag}/${name}` }, outcome: toFaultOutcome(error) }))
        ];
      }
      function toLineResult(line, { tag, faults }, alarms, outcomes) {
        const { name, anchor, sha3_256: digest, sha256 } = line;
        const changed = alarms.find(({ kind, asset }) => asset === name && kind !== "not-anchored");
        const fault = faults.get(name);
        const asked = anchor && outcomes.get(anchor.digest);
        const outcome = changed ? toChangedOutcome(changed) : fault ? toFaultOutcome(fault) : asked;
        if (outcome === void 0)
          return [];
        const subject = {
          name: `${tag}/${name}`,
          ...digest !== void 0 && { digest },
          ...sha256 !== void 0 && { sha256 }
        };
        const isCovered = outcome === asked && anchor?.list !== void 0;
        return [{ subject, outcome, ...isCovered && { coveredBy: anchor.digest } }];
      }
      function toChangedOutcome(finding) {
        return { kind: "changed", note: (0, _wording_js__WEBPACK_IMPORTED_MODULE_5__.L7)(finding) };
      }
      function toFaultOutcome(error) {
        return { kind: (0, _repository_js__WEBPACK_IMPORTED_MODULE_3__.E)(error) ? "unreachable" : "failed", error };
      }
      function countRelease({ recorded, seen, findings, faults }, outcomes) {
        const lines = recorded?.assets ?? [];
        const alarms = findings.filter(_finding_js__WEBPACK_IMPORTED_MODULE_2__.Ic);
        const changed = new Set(alarms.flatMap(({ asset }) => asset ?? []));
        const silent = lines.filter((line) => !faults.has(line.name) && (0, _scan_js__WEBPACK_IMPORTED_MODULE_4__.G7)(line, outcomes));
        const notAsked = /* @__PURE__ */ new Set([...faults.keys(), ...silent.map(({ name }) => name)]);
        const confirmed = lines.filter(({ name, anchor }) => {
          return seen !== "gone" && !changed.has(name) && !changed.has(anchor?.list ?? "") && !notAsked.has(name);
        });
        return {
          recorded: lines.length,
          confirmed: confirmed.length,
          changed: alarms.length,
          notAsked: notAsked.size
        };
      }
    })
  ),
  /***/
  6034: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        E: () => (
          /* binding */
          isPassingFault
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3026);
      const outages = /* @__PURE__ */ new Set(["GITHUB_UNAVAILABLE", "GITHUB_RATE_LIMITED", "ASSET_UNREADABLE", "NOT_ATTEMPTED"]);
      function isPassingFault({ code }) {
        return outages.has(code) || (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(code).outage === true;
      }
    })
  ),
  /***/
  5561: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        G7: () => (
          /* binding */
          isUnasked
        ),
        wP: () => (
          /* binding */
          isWhole
        ),
        Gw: () => (
          /* binding */
          scanRepository
        ),
        YP: () => (
          /* binding */
          standingOf
        )
      });
      var errors = __webpack_require__(3026);
      var queue = __webpack_require__(299);
      var accept = __webpack_require__(1406);
      var report = __webpack_require__(5299);
      ;
      async function askAboutRecorded(recorded2, { verify, concurrency, stop }, watch) {
        const outcomes = /* @__PURE__ */ new Map();
        const subjects = /* @__PURE__ */ new Map();
        for (const { tag, assets } of recorded2) {
          for (const { name, anchor } of assets) {
            if (anchor === void 0 || subjects.has(anchor.digest))
              continue;
            subjects.set(anchor.digest, { name: `${tag}/${anchor.list ?? name}`, digest: anchor.digest });
          }
        }
        watch.asking(subjects.size);
        await (0, queue.Tm)(each([...subjects.values()]), verify, {
          concurrency,
          stop,
          keyOf: ({ digest }) => digest,
          onResult: ({ target }, outcome) => {
            outcomes.set(target.digest, outcome);
            watch.answered();
          }
        });
        return outcomes;
      }
      async function* each(subjects) {
        for (const [index, target] of subjects.entries())
          yield { index, target };
      }
      function toChainWord(digest, outcome) {
        if (outcome.kind === "no-match" || outcome.kind === "not-found")
          return { kind: "not-held" };
        if (outcome.kind !== "verified")
          return { kind: "not-asked" };
        const height = Number((0, report.BY)(outcome.evidence.records, [digest])?.first.blockNumber ?? Number.NaN);
        return Number.isSafeInteger(height) ? { kind: "held", block: height } : { kind: "held" };
      }
      var baseline = __webpack_require__(2161);
      var compare_assets = __webpack_require__(1225);
      var compare_evidence = __webpack_require__(4893);
      var finding = __webpack_require__(7005);
      ;
      function compareRelease(recorded2, seen, chain) {
        if (seen === "gone")
          return recorded2 === void 0 ? [] : [toRemoved(recorded2)];
        if (recorded2 === void 0)
          return (0, compare_evidence.NU)(void 0, seen);
        const findings = [
          ...(0, compare_assets.p)(recorded2, seen),
          ...(0, compare_evidence.NU)(recorded2, seen),
          ...compareTag(recorded2, seen),
          ...compareChain(recorded2, chain)
        ];
        return findings.toSorted((left, right) => rank(left) - rank(right));
      }
      const order = Object.keys(finding.xi);
      function rank({ kind }) {
        return order.indexOf(kind);
      }
      function toRemoved({ tag, made }) {
        return (0, finding.N6)("removed", { release: tag, since: made });
      }
      function compareTag({ commit, made }, seen) {
        if (commit === void 0 || seen.commit === void 0 || commit === seen.commit)
          return [];
        const sides = { recorded: { commit }, seen: { commit: seen.commit } };
        return [(0, finding.N6)("tag-moved", { release: seen.tag, ...sides, since: made })];
      }
      function compareChain({ tag, assets }, chain) {
        const lists2 = /* @__PURE__ */ new Set();
        return assets.flatMap((line) => {
          const { anchor } = line;
          if (anchor === void 0 || anchor.list !== void 0 && lists2.has(anchor.digest))
            return [];
          if (anchor.list !== void 0)
            lists2.add(anchor.digest);
          const finding2 = compareAnchor(tag, line, anchor, chain);
          return finding2 === void 0 ? [] : [finding2];
        });
      }
      function compareAnchor(release, { name, lastConfirmed }, { digest, block, list: list2 }, chain) {
        const word = chain.get(digest) ?? { kind: "not-asked" };
        if (word.kind === "not-asked")
          return void 0;
        const found = {
          release,
          asset: list2 ?? name,
          recorded: { sha3_256: digest, ...block !== void 0 && { block } },
          ...lastConfirmed !== void 0 && { since: lastConfirmed }
        };
        if (word.kind === "not-held")
          return (0, finding.N6)("not-anchored", found);
        if (block === void 0 || word.block === void 0 || word.block <= block)
          return void 0;
        return (0, finding.N6)("anchored-late", { ...found, seen: { sha3_256: digest, block: word.block } });
      }
      var repository = __webpack_require__(6034);
      ;
      async function listReleases(repository2, most, baseline2) {
        const faults = [];
        const note = (part, thrown) => void faults.push({ part, error: refuseOthers(thrown) });
        const listed = await list(repository2, most, note);
        const missing = findMissing(listed, baseline2?.releases ?? []);
        const { found, gone } = await lookForMissing(repository2, missing, note);
        const releases = [...listed.releases, ...found];
        const tags = await readTags(repository2, new Set(releases.map(({ tag }) => tag)), note);
        return { releases, tags, gone, faults };
      }
      async function list(repository2, most, note) {
        const releases = [];
        const tags = /* @__PURE__ */ new Set();
        try {
          for await (const release of repository2.listReleases(most)) {
            if (releases.length === most)
              return { releases, isEnd: false, isBroken: false };
            if (!tags.has(release.tag))
              releases.push(release);
            tags.add(release.tag);
          }
          return { releases, isEnd: true, isBroken: false };
        } catch (thrown) {
          note("the list of releases", thrown);
          return { releases, isEnd: false, isBroken: true };
        }
      }
      function findMissing({ releases, isEnd, isBroken }, known) {
        if (isBroken)
          return [];
        const tags = new Set(releases.map(({ tag }) => tag));
        const missing = known.filter(({ tag }) => !tags.has(tag));
        if (isEnd)
          return missing;
        const times = releases.flatMap(({ published }) => published === void 0 ? [] : [Date.parse(published)]);
        const oldest = times.reduce((least, time) => Math.min(least, time), Number.POSITIVE_INFINITY);
        return missing.filter(({ published }) => published !== void 0 && Date.parse(published) > oldest);
      }
      async function lookForMissing(repository2, missing, note) {
        const found = [];
        const absent = [];
        for (const release of missing) {
          try {
            const there = await repository2.readRelease(release.tag);
            if (there === void 0)
              absent.push(release);
            else
              found.push(there);
          } catch (thrown) {
            note(release.tag, thrown);
          }
        }
        if (absent.length === 0)
          return { found, gone: [] };
        return confirmAbsent(repository2, absent, found, note);
      }
      async function confirmAbsent(repository2, absent, found, note) {
        const wanted = new Set(absent.map(({ tag }) => tag));
        const again = [];
        try {
          for await (const release of repository2.listReleases("all"))
            if (wanted.delete(release.tag))
              again.push(release);
        } catch (thrown) {
          for (const tag of wanted)
            note(tag, thrown);
          return { found: [...found, ...again], gone: [] };
        }
        return { found: [...found, ...again], gone: absent.filter(({ tag }) => wanted.has(tag)) };
      }
      async function readTags(repository2, wanted, note) {
        if (wanted.size === 0)
          return /* @__PURE__ */ new Map();
        try {
          return await repository2.readTags(wanted);
        } catch (thrown) {
          note("the tags", thrown);
          return void 0;
        }
      }
      function refuseOthers(thrown) {
        const error = (0, errors.Xt)(thrown);
        if (!(0, repository.E)(error))
          throw error;
        return error;
      }
      var external_node_crypto_ = __webpack_require__(7598);
      var json = __webpack_require__(9759);
      var members = __webpack_require__(7066);
      var parse_statement = __webpack_require__(2528);
      var checksums = __webpack_require__(6441);
      var lists = __webpack_require__(926);
      var statement = __webpack_require__(7218);
      ;
      function toContent(statement2, reading) {
        const { subject, predicate } = statement2;
        const listAnchors = predicate.anchors.filter(({ covers }) => covers === "list");
        const lists2 = [];
        for (const anchor of listAnchors) {
          const list2 = toAnchoredList(anchor, statement2) ?? toCutList(anchor, statement2, reading);
          if (list2 === void 0)
            return { broken: "its list is not the one that was anchored" };
          lists2.push(list2);
        }
        const anchors = new Map(predicate.anchors.filter(({ covers }) => covers === "subject").map((anchor) => [anchor.digest, anchor]));
        const isYoung = reading.now.getTime() - Date.parse(predicate.finishedOn) < reading.blockTime;
        const claim = ({ name, digest }) => {
          const own = anchors.get(digest.sha3_256);
          const naming = lists2.filter((candidate) => candidate.names(name, digest.sha3_256));
          const listed = naming.map((list2) => toClaim(list2.anchor, isYoung, list2.name)).find((one) => one !== void 0);
          const anchor = own ? toClaim(own, isYoung) : listed;
          return { name, ...digest, ...anchor && { anchor } };
        };
        const commit = commitOf(statement2, reading.tag);
        return {
          made: predicate.finishedOn,
          claims: subject.map(claim),
          lists: new Map(predicate.lists.flatMap(({ name, sha256 }) => sha256 === void 0 ? [] : [[name, sha256]])),
          ...commit !== void 0 && { commit }
        };
      }
      function toAnchoredList(anchor, { subject, predicate }) {
        const list2 = predicate.lists.find(({ sha3_256 }) => sha3_256 === anchor.digest);
        if (list2 === void 0)
          return void 0;
        const text = (0, lists.so)(list2, subject);
        if ((0, lists.SL)(text).sha3_256 !== anchor.digest)
          return void 0;
        const digests = list2.text === void 0 ? void 0 : digestsOf(list2);
        return {
          anchor,
          name: list2.name,
          names: (name, digest) => digests === void 0 || digests.get(name) === digest
        };
      }
      function toCutList(anchor, { predicate }, { isSection }) {
        if (isSection !== true || predicate.lists.length > 0)
          return void 0;
        const isOnly = predicate.anchors.filter(({ covers }) => covers === "list").length === 1;
        return { anchor, name: checksums.h0, names: () => isOnly };
      }
      function digestsOf({ name, text = "" }) {
        try {
          return new Map((0, checksums.yk)(name, text).map((entry) => [entry.name, entry.digest]));
        } catch (thrown) {
          if (thrown instanceof errors._Z && thrown.code === "CHECKSUMS_INVALID")
            return /* @__PURE__ */ new Map();
          throw thrown;
        }
      }
      function toClaim({ digest, verdict, chain }, isYoung, list2) {
        const isAccepted = verdict === "accepted";
        if (statement.kk[verdict] !== "settled" && (!isAccepted || isYoung))
          return void 0;
        const heights = isAccepted ? [] : (chain?.records ?? []).map(({ block }) => Number(block ?? Number.NaN));
        const known = heights.filter((height) => Number.isSafeInteger(height) && height >= 0);
        return {
          digest,
          ...known.length > 0 && { block: Math.min(...known) },
          ...list2 !== void 0 && { list: list2 }
        };
      }
      function commitOf({ predicate: { run } }, tag) {
        const isOfTag = run?.ref === `refs/tags/${tag}`;
        return isOfTag && run.commit !== void 0 && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(run.commit) ? run.commit : void 0;
      }
      ;
      const maxBytes = 64 * 1024 * 1024;
      async function readEvidence(repository2, release, baseline2, reading, signal) {
        const files = release.assets.filter(({ name, isUploaded }) => (0, compare_evidence.SH)(name) && isUploaded);
        const faults = /* @__PURE__ */ new Map();
        const read = [];
        const isKnown = baseline2 !== void 0 && isAllKnown(release, baseline2.evidence);
        for (const file of files) {
          if (isKnown && file.sha256 !== void 0) {
            read.push({ name: file.name, sha256: file.sha256 });
            continue;
          }
          try {
            const evidence = toSeenEvidence(file.name, await repository2.read(file, maxBytes, signal), reading);
            if (evidence !== void 0)
              read.push(evidence);
          } catch (thrown) {
            faults.set(file.name, (0, errors.Xt)(thrown));
          }
        }
        const sections = release.sections.map(({ key, text }) => toSection(key, text, reading));
        return { evidence: [...read.toSorted(youngestFirst), ...sections], faults };
      }
      function isAllKnown({ assets }, marks) {
        const known = new Map(marks.map(({ name, sha256 }) => [name, sha256]));
        const names = new Set(assets.map(({ name }) => name));
        const files = assets.filter(({ name }) => (0, compare_evidence.DW)(name, names) && !(0, compare_evidence.oL)(name));
        return files.every(({ name, sha256 }) => sha256 !== void 0 && known.get(name) === sha256);
      }
      function toSeenEvidence(name, bytes, reading) {
        const sha256 = (0, external_node_crypto_.createHash)("sha256").update(bytes).digest("hex");
        const content = readContent(bytes, reading);
        return "broken" in content && isOtherKind(bytes) ? void 0 : { name, sha256, content };
      }
      function isOtherKind(bytes) {
        try {
          const type = (0, members.mz)((0, json.l)(Buffer.from(bytes).toString("utf8")), "predicateType");
          return typeof type === "string" && !type.startsWith("https://anchor-artifacts.github.io/anchor/");
        } catch (thrown) {
          if (!(thrown instanceof RangeError))
            throw thrown;
          return false;
        }
      }
      function readContent(evidence, reading) {
        let statement2;
        try {
          statement2 = (0, parse_statement.B)(evidence);
        } catch (thrown) {
          if (thrown instanceof errors._Z && thrown.code === "EVIDENCE_INVALID")
            return { broken: thrown.account };
          throw thrown;
        }
        return toContent(statement2, reading);
      }
      function toSection(key, text, reading) {
        const sha256 = (0, external_node_crypto_.createHash)("sha256").update(text).digest("hex");
        return { name: `section ${key}`, sha256, content: readContent(text, { ...reading, isSection: true }) };
      }
      function youngestFirst(one, other) {
        return madeOf(other) - madeOf(one);
      }
      function madeOf({ content }) {
        return content !== void 0 && "made" in content ? Date.parse(content.made) : 0;
      }
      var recorded = __webpack_require__(8682);
      ;
      async function seeRelease(repository2, listed, commit, baseline2, options) {
        const first = await seeListed(repository2, listed, commit, baseline2, options, /* @__PURE__ */ new Map());
        if (!isLacking(first.sight))
          return first.sight;
        const again = await listAgain(repository2, listed);
        if (again === "gone")
          return "gone";
        if ("error" in again)
          return blind(first.sight, again.error);
        return (await seeListed(repository2, again, commit, baseline2, options, first.known)).sight;
      }
      const maxEmbedded = 100;
      function isLacking({ listed, recorded: recorded2, seen }) {
        if (listed.assets.length >= maxEmbedded)
          return true;
        const findings = compareRelease(recorded2, seen, /* @__PURE__ */ new Map());
        return findings.some(({ kind }) => kind === "removed" || kind === "renamed" || kind === "evidence-changed");
      }
      async function listAgain(repository2, listed) {
        try {
          const assets = await repository2.listAssets(listed);
          return assets === void 0 ? "gone" : { ...listed, assets };
        } catch (thrown) {
          return { error: (0, errors.Xt)(thrown) };
        }
      }
      function blind(sight, error) {
        const there = new Set(sight.listed.assets.map(({ name }) => name));
        const recorded2 = [...sight.recorded?.assets ?? [], ...sight.recorded?.evidence ?? []];
        const lacking = recorded2.map(({ name }) => name).filter((name) => !there.has(name));
        const files = sight.listed.assets.map(({ name }) => name).filter((name) => (0, compare_evidence.DW)(name, there));
        const faults = new Map([...sight.faults, ...[...lacking, ...files].map((name) => [name, error])]);
        return { ...sight, faults, seen: { ...sight.seen, unseen: new Set(faults.keys()) } };
      }
      async function seeListed(repository2, given, commit, baseline2, options, before) {
        const { listed, pending } = sortOutUploads(given, options.now);
        const reading = { ...options, tag: listed.tag };
        const { evidence, faults: unread } = await readEvidence(repository2, listed, baseline2, reading, options.signal);
        const faults = new Map([...unread, ...pending]);
        const known = new Map(before);
        const toSight = () => {
          const assets = listed.assets.map((asset) => toSeen(asset, known.get(asset.id)));
          const unseen = new Set(faults.keys());
          const seen = { tag: listed.tag, ...commit !== void 0 && { commit }, assets, evidence, unseen };
          return { listed, recorded: (0, recorded.kD)(baseline2, seen), seen, faults };
        };
        for (const wanted of [wantedAtOnce, wantedByComparison]) {
          for (const asset of wanted(toSight(), options)) {
            if (known.has(asset.id) || faults.has(asset.name))
              continue;
            try {
              known.set(asset.id, await repository2.hash(asset, options.signal));
            } catch (thrown) {
              faults.set(asset.name, (0, errors.Xt)(thrown));
            }
          }
        }
        return { sight: toSight(), known };
      }
      const maxUploadMs = 36e5;
      function sortOutUploads(listed, now) {
        const open = listed.assets.filter(({ isUploaded, uploaded }) => {
          return !isUploaded && now.getTime() - Date.parse(uploaded ?? "") < maxUploadMs;
        });
        const error = new errors._Z("ASSET_UNREADABLE", "The asset is being uploaded just now.");
        return {
          listed: { ...listed, assets: listed.assets.filter(({ isUploaded }) => isUploaded) },
          pending: open.map(({ name }) => [name, error])
        };
      }
      function toSeen(asset, hashes = {}) {
        return { name: asset.name, ...(0, recorded.$2)(asset), ...hashes };
      }
      function wantedAtOnce({ listed: { assets } }, { isDownloading }) {
        const names = new Set(assets.map(({ name }) => name));
        return assets.filter(({ name, sha256 }) => {
          return !(0, compare_evidence.DW)(name, names) && (isDownloading || sha256 === void 0);
        });
      }
      function wantedByComparison({ listed, recorded: recorded2, seen }, { accepted }) {
        const findings = compareRelease(recorded2, seen, /* @__PURE__ */ new Map());
        const replaced = new Set(findings.flatMap(({ kind, asset }) => kind === "replaced" ? [asset] : []));
        const lines = new Map(recorded2?.assets.map((line) => [line.name, line]));
        return listed.assets.filter(({ name, sha256 }) => {
          const line = lines.get(name);
          const isUncommon = line !== void 0 && (line.sha256 === void 0 || sha256 === void 0);
          const isPinned = replaced.has(name) && (0, accept.ev)(accepted, listed.tag, name);
          return isUncommon || isPinned;
        });
      }
      ;
      const releasesAtOnce = 3;
      async function scanRepository(repository2, baseline2, options) {
        const at = options.now.toISOString();
        const listing = await listReleases(repository2, options.most, baseline2);
        const known = new Map(baseline2?.releases.map((release) => [release.tag, release]));
        const { sights, gone } = await seeAll(repository2, listing, known, options);
        const outcomes = await askAboutRecorded([...sights.flatMap(({ recorded: recorded2 }) => recorded2 ?? []), ...gone], options.chain, options.watch);
        const chain = new Map([...outcomes].map(([digest, outcome]) => [digest, toChainWord(digest, outcome)]));
        const releases = [
          ...sights.map((sight) => toReleaseScan(sight, chain, options, at)),
          ...gone.map((release) => toGoneScan(release, chain))
        ];
        return { releases, faults: listing.faults, outcomes };
      }
      async function seeAll(repository2, { releases, tags, gone }, known, options) {
        const seen = /* @__PURE__ */ new Map();
        options.watch.listed(releases.length);
        const tasks = (0, queue.JL)(releasesAtOnce, async (release) => {
          const { tag } = release;
          seen.set(release, await seeRelease(repository2, release, tags?.get(tag), known.get(tag), options));
          options.watch.seen(tag);
        });
        for (const release of releases)
          tasks.add(release);
        await tasks.rest();
        const sights = releases.flatMap((release) => {
          const sight = seen.get(release);
          return sight === void 0 || sight === "gone" ? [] : [tags === void 0 ? sight : withTagFault(sight)];
        });
        const lost = releases.flatMap((release) => seen.get(release) === "gone" ? known.get(release.tag) ?? [] : []);
        return { sights, gone: [...gone, ...lost] };
      }
      function withTagFault(sight) {
        if (sight.recorded?.commit === void 0 || sight.seen.commit !== void 0)
          return sight;
        const error = new errors._Z("GITHUB_UNAVAILABLE", "GitHub's list of tags lacks the release's tag.");
        return { ...sight, faults: new Map([...sight.faults, ["its tag", error]]) };
      }
      function toReleaseScan({ listed, recorded: recorded2, seen, faults }, chain, { accepted }, at) {
        const sorted = (0, accept.k4)(compareRelease(recorded2, seen, chain), accepted);
        const { published } = listed;
        const next = (0, baseline.z)({ recorded: recorded2, seen, ...published !== void 0 && { published }, ...sorted, at });
        return { tag: listed.tag, recorded: recorded2, seen, ...sorted, faults, next };
      }
      function toGoneScan(release, chain) {
        const findings = compareRelease(release, "gone", chain);
        return {
          tag: release.tag,
          recorded: release,
          seen: "gone",
          findings,
          accepted: [],
          faults: /* @__PURE__ */ new Map(),
          next: release
        };
      }
      function standingOf({ recorded: recorded2, findings, faults }, outcomes) {
        if (findings.some(finding.Ic))
          return "changed";
        if (recorded2 === void 0)
          return faults.size > 0 ? "not asked" : "unrecorded";
        const isSilent = recorded2.assets.some((line) => isUnasked(line, outcomes));
        return faults.size > 0 || isSilent ? "not asked" : "as recorded";
      }
      function isUnasked({ anchor }, outcomes) {
        return anchor !== void 0 && !isPlain(outcomes.get(anchor.digest));
      }
      function isPlain(outcome) {
        return outcome?.kind === "verified" || outcome?.kind === "no-match" || outcome?.kind === "not-found";
      }
      function isWhole({ releases, faults, outcomes, skipped }) {
        if (skipped !== void 0)
          return false;
        const isAsked = releases.every((release) => release.faults.size === 0 && standingOf(release, outcomes) !== "not asked");
        return faults.length === 0 && isAsked && [...outcomes.values()].every(isPlain);
      }
    })
  ),
  /***/
  8484: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Kj: () => (
          /* binding */
          renderFinding
        ),
        /* harmony export */
        L7: () => (
          /* binding */
          sayFinding
        ),
        /* harmony export */
        Nm: () => (
          /* binding */
          renderFindingLines
        ),
        /* harmony export */
        v9: () => (
          /* binding */
          advice
        )
        /* harmony export */
      });
      var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7422);
      var _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5601);
      var _recorded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8682);
      const advice = {
        stranger: "treat these files as tampered with: take them down, tell who may have downloaded them, and change the credentials that can write releases.",
        owner: "If you did, accept it: delete it from the baseline (an asset's line, the `commit` of a moved tag, the entry of a removed release), or name the new digest of a replaced asset in the input `accept`. Stamp what is new; a new stamp also mends evidence."
      };
      function renderFindingLines(findings, renderKind = ({ kind }) => kind) {
        return findings.flatMap((finding) => {
          const { what, sentence, facts } = describeFinding(finding, { code: _core_text_js__WEBPACK_IMPORTED_MODULE_0__.zz, text: _core_text_js__WEBPACK_IMPORTED_MODULE_0__.S5 });
          return [`  ${renderKind(finding)}  ${what} ${sentence}`, ...facts.map((fact) => `      ${fact}`)];
        });
      }
      function renderFinding(finding) {
        const { what, sentence, facts } = describeFinding(finding, { code: _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__.Cu, text: _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__.u9 });
        return [`**${what}** ${sentence}`, ...facts].join("<br>");
      }
      function describeFinding({ kind, release, asset, recorded, seen, since }, quoting) {
        const { code, text } = quoting;
        return {
          what: asset === void 0 ? subjectOf(kind, code(release)) : `${code(asset)} of ${code(release)}`,
          sentence: `${findingSentences[kind]}.`,
          facts: [
            ...describeSide("recorded", recorded, seen, quoting),
            ...describeSide("now", seen, recorded, quoting),
            ...since === void 0 ? [] : [`last as recorded on ${text(since.slice(0, 10))}`]
          ]
        };
      }
      function subjectOf(kind, release) {
        return kind === "tag-moved" ? `The tag ${release}` : `The release ${release}`;
      }
      function describeSide(label, side, other, quoting) {
        if (side === void 0)
          return [];
        const { code } = quoting;
        const parts = [
          ...side.name === void 0 ? [] : [code(side.name)],
          ...describeUpload(side, other, quoting),
          ...isOtherAsset(side, other) ? [`asset id ${side.id}`] : [],
          ...side.sha3_256 === void 0 || isTold(side, other) ? [] : [`SHA3-256 ${code(side.sha3_256)}`],
          ...side.sha256 === void 0 ? [] : [`SHA-256 ${code(side.sha256)}`],
          ...side.commit === void 0 ? [] : [`commit ${code(side.commit)}`],
          ...side.block === void 0 ? [] : [`block ${side.block}`]
        ];
        return parts.length === 0 ? [] : [`${label}: ${parts.join(", ")}`];
      }
      function isTold(side, other) {
        return side.sha256 !== void 0 && other?.sha256 !== void 0 && other.sha3_256 === void 0;
      }
      function isOtherAsset(side, other) {
        if (side.id === void 0 || other?.id === void 0 || side.id === other.id)
          return false;
        return (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.q3)(side, other) === true;
      }
      function describeUpload({ uploader, uploaded }, other, { code, text }) {
        if (uploader === void 0 || uploaded === void 0)
          return [];
        if (uploader === other?.uploader && uploaded === other.uploaded)
          return [];
        return [`uploaded by ${code(uploader)} on ${text(uploaded.slice(0, 16).replace("T", " "))} UTC`];
      }
      const findingSentences = {
        replaced: "was replaced: other bytes are served under this name",
        removed: "was removed",
        "anchored-late": "is on the chain later than recorded: its earliest block is younger",
        "not-anchored": "is recorded as anchored, and the chain does not hold it",
        "tag-moved": "points to another commit",
        "evidence-changed": "is evidence that was altered or dropped",
        added: "was added, and no evidence names it",
        renamed: "has another name now",
        reuploaded: "was uploaded again, the same bytes"
      };
      function sayFinding({ kind, asset, since }) {
        const what = asset === void 0 ? kind === "tag-moved" ? "The tag" : "The release" : "It";
        const last = since === void 0 ? "" : ` It was last as recorded on ${since.slice(0, 10)}.`;
        return `${what} ${findingSentences[kind]}.${last}`;
      }
    })
  )
};
