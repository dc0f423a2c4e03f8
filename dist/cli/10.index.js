export const id = 10;
export const ids = [10];
export const modules = {
  /***/
  4893: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        HO: () => (
          /* binding */
          findEvidence
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
        VS: () => (
          /* binding */
          hasUnreadEvidence
        ),
        /* harmony export */
        Y$: () => (
          /* binding */
          evidenceNames
        ),
        /* harmony export */
        __: () => (
          /* binding */
          isSource
        ),
        /* harmony export */
        oL: () => (
          /* binding */
          isPerishable
        )
        /* harmony export */
      });
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7550);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1572);
      var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7005);
      var _recorded_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8682);
      function compareEvidence(recorded, seen) {
        const broken = seen.evidence.filter((source) => source.broken !== void 0);
        const names = /* @__PURE__ */ new Set([
          ...broken.map(({ name }) => name),
          ...recorded === void 0 ? [] : [...findShortened(recorded, seen), ...findDropped(recorded, seen)],
          ...findOtherFiles(recorded, seen)
        ]);
        return [...names].map((name) => toEvidenceChanged(recorded, seen, name));
      }
      function findShortened(recorded, { evidence, unreadable }) {
        const now = new Map(evidence.map((source) => [source.name, source]));
        const isShortened = ({ name, lines }) => lines !== void 0 && !unreadable.has(name) && !hasInOrder(now.get(name)?.lines ?? [], lines);
        return recorded.evidence.filter(isShortened).map(({ name }) => name);
      }
      function hasInOrder(lines, known) {
        let found = 0;
        for (const line of lines)
          if (line === known[found])
            found += 1;
        return found === known.length;
      }
      function findDropped({ assets, evidence }, seen) {
        if (hasUnreadEvidence(seen))
          return [];
        const sources = evidence.map(({ name }) => name).filter((name) => !seen.unreadable.has(name));
        const unread = new Set(seen.evidence.flatMap(({ name, isRead }) => isRead ? [] : [name]));
        const isSaid = (line) => line.evidence.some((name) => seen.unreadable.has(name) || unread.has(name)) || seen.content?.stated.has((0, _recorded_js__WEBPACK_IMPORTED_MODULE_3__.yl)(line)) === true;
        const dropped = assets.filter((line) => line.evidence.length > 0 && !isSaid(line));
        return sources.filter((name) => dropped.some((line) => line.evidence.includes(name)));
      }
      function findOtherFiles(recorded, seen) {
        const served = new Set(seen.assets.map(({ name }) => name));
        const shipped = new Set(recorded?.assets.map(({ name }) => name));
        const files = findEvidence(recorded, seen);
        const other = seen.assets.filter((asset) => {
          const isFile = files.has(asset.name) && !isSource(asset.name) && !isPerishable(asset.name);
          return isFile && isOtherFile(recorded, seen, asset);
        });
        const gone = (recorded?.evidence ?? []).filter(({ name }) => (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__._T)(name, noFiles) === "list" && !served.has(name) && !shipped.has(name));
        return [...other, ...gone].map(({ name }) => name).filter((name) => !seen.unreadable.has(name));
      }
      function isOtherFile(recorded, seen, { name, sha256 }) {
        const mark = recorded?.evidence.find((known) => known.name === name);
        if (sha256 === void 0 || mark?.sha256 === sha256 || hasUnreadEvidence(seen))
          return false;
        if (mark !== void 0 && !seen.evidence.some((source) => isOther(recorded, source)))
          return true;
        const { content = { lists: [] } } = seen;
        const isAllRead = seen.evidence.every(({ isRead }) => isRead);
        return isAllRead && content.lists.some((list) => list.name === name) && !(0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.wi)(content, { name, sha256 });
      }
      function isOther(recorded, { name, sha256 }) {
        return !(recorded?.evidence ?? []).some((mark) => mark.name === name && mark.sha256 === sha256);
      }
      function toEvidenceChanged(recorded, { tag, evidence, assets }, name) {
        const mark = recorded?.evidence.find((known) => known.name === name);
        const now = evidence.find((source) => source.name === name) ?? assets.find((asset) => asset.name === name);
        return (0, _finding_js__WEBPACK_IMPORTED_MODULE_2__.N6)("evidence-changed", {
          release: tag,
          asset: name,
          ...recorded !== void 0 && mark !== void 0 && { recorded: { sha256: mark.sha256 }, since: recorded.made },
          ...now?.sha256 !== void 0 && { seen: { sha256: now.sha256 } }
        });
      }
      function isStatement(name) {
        return (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__._T)(name, noFiles) === "statement";
      }
      function isSource(name) {
        return isStatement(name) || (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.dt)(name) !== void 0;
      }
      const noFiles = /* @__PURE__ */ new Set();
      function hasUnreadEvidence({ unreadable }) {
        return [...unreadable].some(isSource);
      }
      function evidenceNames(assets) {
        const names = new Set(assets.map(({ name }) => name));
        return new Set([...names].filter((name) => (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__._T)(name, names) !== void 0));
      }
      function findEvidence(recorded, seen) {
        const shipped = new Set(recorded?.assets.map(({ name }) => name));
        const stated = new Set([...seen.content?.lists ?? [], ...recorded?.evidence ?? []].map(({ name }) => name));
        const isUnsure = hasUnreadEvidence(seen);
        const isOwn = (name) => stated.has(name) || isUnsure || (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__._T)(name, noFiles) !== "list";
        const names = [...evidenceNames(seen.assets)].filter(isOwn);
        const lists = seen.assets.map(({ name }) => name).filter((name) => stated.has(name));
        return new Set([...names, ...lists].filter((name) => !shipped.has(name)));
      }
      function isPerishable(name) {
        return (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.NK)(name);
      }
    })
  ),
  /***/
  8471: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        D: () => (
          /* binding */
          compareRelease
        ),
        /* harmony export */
        o: () => (
          /* binding */
          findUnnamed
        )
        /* harmony export */
      });
      var _compare_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4893);
      var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7005);
      var _recorded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8682);
      const order = Object.keys(_finding_js__WEBPACK_IMPORTED_MODULE_1__.xi);
      function compareRelease(recorded, seen, chain) {
        if (recorded === void 0)
          return seen === "gone" ? [] : (0, _compare_evidence_js__WEBPACK_IMPORTED_MODULE_0__.NU)(void 0, seen);
        if (seen === "gone")
          return [(0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("removed", { release: recorded.tag, since: recorded.made })];
        const findings = [
          ...compareAssets(recorded, seen),
          ...(0, _compare_evidence_js__WEBPACK_IMPORTED_MODULE_0__.NU)(recorded, seen),
          ...compareTag(recorded, seen),
          ...compareChain(recorded, chain)
        ];
        return findings.toSorted((left, right) => order.indexOf(left.kind) - order.indexOf(right.kind));
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
        return (0, _compare_evidence_js__WEBPACK_IMPORTED_MODULE_0__.VS)(seen) ? all.filter(({ kind }) => kind !== "added") : all;
      }
      function findUnnamed(recorded, seen) {
        const lines = new Set(recorded?.assets.map(({ name }) => name));
        const evidence = (0, _compare_evidence_js__WEBPACK_IMPORTED_MODULE_0__.HO)(recorded, seen);
        return seen.assets.filter(({ name }) => !lines.has(name) && !evidence.has(name));
      }
      function compareAsset(release, line, asset) {
        const isSame = (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.q3)(line, asset);
        if (isSame === void 0)
          return void 0;
        if (!isSame)
          return (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("replaced", toSides(release, line, asset));
        if (line.isAdded)
          return toAdded(release, asset);
        const isOtherUpload = ["id", "uploader", "uploaded"].some((member) => line[member] !== void 0 && asset[member] !== void 0 && line[member] !== asset[member]);
        return isOtherUpload ? (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("reuploaded", toSides(release, line, asset)) : void 0;
      }
      function findMissing(release, line, unnamed) {
        const alike = [...unnamed].filter((asset) => (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.q3)(line, asset) === true);
        const target = alike.find(({ id: id2 }) => id2 !== void 0 && id2 === line.id) ?? alike[0];
        if (target === void 0)
          return (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("removed", toSides(release, line));
        unnamed.delete(target);
        const sides = toSides(release, line, target);
        return (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("renamed", { ...sides, seen: { ...sides.seen, name: target.name } });
      }
      function toAdded(release, asset) {
        return (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("added", { release, asset: asset.name, seen: (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$2)(asset) });
      }
      function toSides(release, line, asset) {
        return {
          release,
          asset: line.name,
          recorded: (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$2)(line),
          ...asset !== void 0 && {
            seen: { ...(0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$2)(asset), ...asset.stated !== void 0 && { stated: asset.stated } }
          },
          ...line.lastConfirmed !== void 0 && { since: line.lastConfirmed }
        };
      }
      function compareTag({ commit, made }, seen) {
        if (commit === void 0 || seen.commit === void 0 || commit === seen.commit)
          return [];
        const sides = { recorded: { commit }, seen: { commit: seen.commit } };
        return [(0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("tag-moved", { release: seen.tag, ...sides, since: made })];
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
        const answer = chain.get(digest) ?? { kind: "not-asked" };
        if (answer.kind === "not-asked" || isUnclaimed === true)
          return void 0;
        const found = {
          release,
          asset: list ?? name,
          recorded: { sha3_256: digest, ...block !== void 0 && { block } },
          ...lastConfirmed !== void 0 && { since: lastConfirmed }
        };
        if (answer.kind === "not-held")
          return (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("not-anchored", found);
        if (block === void 0 || answer.block === void 0 || answer.block <= block)
          return void 0;
        return (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("anchored-late", { ...found, seen: { sha3_256: digest, block: answer.block } });
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
        gF: () => (
          /* binding */
          renderPhrase
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
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4161);
      var _host_input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4955);
      var _recorded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8682);
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
          sentence: "is on the chain later than recorded: its earliest block is younger"
        },
        "not-anchored": {
          verdict: "no-match",
          label: "not on the chain",
          sentence: "is recorded as anchored, and the chain does not hold it"
        },
        "tag-moved": { verdict: "changed", label: "tag moved", sentence: "points to another commit" },
        "evidence-changed": {
          verdict: "changed",
          label: "evidence changed",
          sentence: "is evidence that was altered or dropped"
        },
        added: { verdict: "skipped", label: "added", sentence: "was added, and no evidence names it" },
        renamed: { verdict: "skipped", label: "renamed", sentence: "has another name now" },
        reuploaded: { verdict: "skipped", label: "uploaded again", sentence: "was uploaded again, the same bytes" }
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
        const [, tag, name, hex] = _host_input_values_js__WEBPACK_IMPORTED_MODULE_0__.bK.exec(line.trim()) ?? [];
        const digest = (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_2__.s1)(hex);
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
        const { kind, repository, release, asset, recorded, seen, since } = finding;
        const place = { name: toPlace(repository, release, isOfMany) };
        return {
          finding,
          subject: asset === void 0 ? [`The ${nounOf(finding)} `, place] : [{ name: asset }, " of ", place],
          sentence: `${findingFacts[kind].sentence}.`,
          facts: [
            ...toSideFacts("recorded", recorded, seen),
            ...toSideFacts("now", seen, recorded),
            ...since === void 0 ? [] : [["last as recorded on ", { text: since.slice(0, 10) }]]
          ]
        };
      }
      function toPlace(repository, release, isOfMany) {
        if (release === void 0)
          return repository;
        return isOfMany ? `${repository}@${release}` : release;
      }
      function toSideFacts(label, side, other) {
        if (side === void 0)
          return [];
        const { name, sha3_256, sha256, commit, block, stated } = side;
        const isToldApart = sha256 !== void 0 && other?.sha256 !== void 0 && other.sha3_256 === void 0;
        const phrases = [
          ...name === void 0 ? [] : [[{ name }]],
          ...toUploadFacts(side, other),
          ...sha3_256 === void 0 || isToldApart ? [] : [["SHA3-256 ", { name: sha3_256 }]],
          ...sha256 === void 0 ? [] : [["SHA-256 ", { name: sha256 }]],
          ...commit === void 0 ? [] : [["commit ", { name: commit }]],
          ...block === void 0 ? [] : [[`block ${block}`]],
          ...stated === void 0 ? [] : [["although GitHub states SHA-256 ", { name: stated }]]
        ];
        const joined = phrases.flatMap((phrase, index) => index === 0 ? phrase : [", ", ...phrase]);
        return joined.length === 0 ? [] : [[`${label}: `, ...joined]];
      }
      function toUploadFacts(side, other) {
        const { id: id2, uploader, uploaded } = side;
        const isOtherUpload = uploader !== other?.uploader || uploaded !== other?.uploaded;
        const isOtherAsset = id2 !== void 0 && other?.id !== void 0 && id2 !== other.id && (0, _recorded_js__WEBPACK_IMPORTED_MODULE_1__.q3)(side, other) === true;
        return [
          ...uploader !== void 0 && uploaded !== void 0 && isOtherUpload ? [["uploaded by ", { name: uploader }, " on ", { text: uploaded.slice(0, 16).replace("T", " ") }, " UTC"]] : [],
          ...isOtherAsset ? [[`asset id ${id2}`]] : []
        ];
      }
      function renderPhrase(phrase, quote) {
        return phrase.map((part) => {
          if (typeof part === "string")
            return part;
          return "name" in part ? quote.name(part.name) : quote.text(part.text);
        }).join("");
      }
    })
  ),
  /***/
  7273: (
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
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4161);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3943);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7066);
      var _core_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9157);
      var _files_patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1702);
      var _host_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2971);
      const maxScans = 52;
      const maxBytes = 256 * 1024 * 1024;
      const maxTextLength = 4096;
      function readBaseline(path, workspace, watched) {
        try {
          if (leadsOut(path, workspace))
            throw new RangeError("a link leads to it out of the workspace");
          const bytes = (0, _host_regular_file_js__WEBPACK_IMPORTED_MODULE_4__.VX)(path, maxBytes);
          return bytes && parseBaseline(new TextDecoder().decode(bytes), watched);
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
      function leadsOut(path, workspace) {
        const isWithin = (0, _files_patterns_js__WEBPACK_IMPORTED_MODULE_3__.mj)(workspace, path) !== void 0;
        return isWithin && (0, _files_patterns_js__WEBPACK_IMPORTED_MODULE_3__.mj)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))) === void 0;
      }
      function unusable(why) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("INPUT_INVALID", `An input is not usable.
baseline is not usable: ${why}`);
      }
      function parseBaseline(text, watched) {
        const file = { value: parseText(text), where: "it" };
        try {
          const { value: fileVersion } = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_5__.C5)(file, "version");
          if (fileVersion === 2)
            return baselineShape.read(file);
          if (fileVersion !== 1)
            throw new RangeError("it.version is neither 1 nor 2");
          const baseline = baselineShape.read({ ...file, value: { ...Object(file.value), repositories: [file.value] } });
          const names = baseline.repositories.map(({ repository }) => repository);
          if (watched.some((name2) => name2.toLowerCase() === names[0]?.toLowerCase()))
            return baseline;
          throw new RangeError(`it is of ${JSON.stringify(names.join())}, not of ${JSON.stringify(watched.join(", "))}`);
        } catch (error) {
          if (error instanceof RangeError)
            throw unusable(error.message);
          throw error;
        }
      }
      function parseText(text) {
        try {
          return JSON.parse(text.replace(/^\uFEFF/, "").replaceAll(/,([^\S\n]*\n\s*[\]}])/g, "$1"));
        } catch (error) {
          const [place] = /\(line \d+ column \d+\)/.exec((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)) ?? [];
          throw unusable(place === void 0 ? "it is no JSON" : `it is no JSON ${place}`);
        }
      }
      function renderMonitorFile(file) {
        const { last_whole_look, looks, repositories } = baselineShape.write(file);
        const { finished: finished_at, findings } = file;
        const tool = { name: "anchor-artifacts", version: _core_version_js__WEBPACK_IMPORTED_MODULE_6__.rE };
        const members = { version: 2, tool, finished_at, last_whole_look, looks, findings, repositories };
        return `${renderLines(members, "")}
`;
      }
      const longLists = /* @__PURE__ */ new Set(["repositories", "releases"]);
      function renderLines(members, indent) {
        const inner = `${indent}  `;
        const renderItem = (item, list) => longLists.has(list) ? renderLines(item, `${inner}  `) : JSON.stringify(item);
        const lines = Object.entries(members).flatMap(([name2, value]) => {
          if (value === void 0)
            return [];
          if (!Array.isArray(value) || value.length === 0)
            return [`${inner}"${name2}": ${JSON.stringify(value)}`];
          const items = value.map((item) => `${inner}  ${renderItem(item, name2)}`);
          return [`${inner}"${name2}": [
${items.join(",\n")}
${inner}]`];
        });
        return `{
${lines.join(",\n")}
${indent}}`;
      }
      function shapeOf(fields) {
        const names = Object.keys(fields);
        return {
          read: (member) => {
            const properties = names.map((name2) => [name2, fields[name2][1]((0, _core_members_js__WEBPACK_IMPORTED_MODULE_5__.C5)(member, fields[name2][0]))]);
            return Object.fromEntries(properties.filter(([, value]) => value !== void 0));
          },
          write: (value) => {
            const members = names.map((name2) => {
              const [member, , write = (property) => property] = fields[name2];
              return [member, write(value[name2])];
            });
            return Object.fromEntries(members);
          }
        };
      }
      const optional = (read) => (member) => member.value === void 0 ? void 0 : read(member);
      const listOf = (read) => (member) => member.value === void 0 ? [] : (0, _core_members_js__WEBPACK_IMPORTED_MODULE_5__.S3)(member, Number.POSITIVE_INFINITY).map(read);
      const uniqueListOf = (read, keyOf, what) => (member) => {
        const items = listOf(read)(member);
        (0, _core_members_js__WEBPACK_IMPORTED_MODULE_5__.H8)(items.map(keyOf), what);
        return items;
      };
      const name = ({ value, where }) => {
        if (typeof value === "string" && value !== "" && value.length <= maxTextLength)
          return value;
        throw new RangeError(`${where} is not a name`);
      };
      const sha256 = (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_5__.HU)(member, /^[0-9a-f]{64}$/, "64 lowercase hexadecimal digits");
      const digest = (member) => (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_7__.s1)(sha256(member));
      const commit = (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_5__.HU)(member, /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, "a commit");
      const count = (member) => member.value === void 0 ? 0 : (0, _core_members_js__WEBPACK_IMPORTED_MODULE_5__.pq)(member);
      const markShape = shapeOf({
        name: ["name", name],
        sha256: ["sha256", sha256],
        lines: ["lines", optional(listOf(sha256))]
      });
      const anchorShape = shapeOf({
        digest: ["digest", digest],
        block: ["block", optional(_core_members_js__WEBPACK_IMPORTED_MODULE_5__.pq)],
        list: ["list", optional(name)],
        isUnclaimed: ["unclaimed", (unclaimed) => optional(_core_members_js__WEBPACK_IMPORTED_MODULE_5__.iP)(unclaimed) || void 0],
        stamped: ["stamped_at", optional(_core_members_js__WEBPACK_IMPORTED_MODULE_5__.nR)],
        heldSince: ["held_since", optional(_core_members_js__WEBPACK_IMPORTED_MODULE_5__.nR)],
        unasked: ["unasked", optional(_core_members_js__WEBPACK_IMPORTED_MODULE_5__.pq)]
      });
      const assetShape = shapeOf({
        name: ["name", name],
        sha3_256: ["sha3_256", optional(digest)],
        sha256: ["sha256", optional(sha256)],
        id: ["id", optional(_core_members_js__WEBPACK_IMPORTED_MODULE_5__.pq)],
        uploader: ["uploader", optional(name)],
        uploaded: ["uploaded_at", optional(_core_members_js__WEBPACK_IMPORTED_MODULE_5__.nR)],
        firstConfirmed: ["first_confirmed", optional(_core_members_js__WEBPACK_IMPORTED_MODULE_5__.nR)],
        lastConfirmed: ["last_confirmed", optional(_core_members_js__WEBPACK_IMPORTED_MODULE_5__.nR)],
        anchor: ["anchor", optional(anchorShape.read), (anchor) => anchor && anchorShape.write(anchor)],
        evidence: ["evidence", listOf(name), (names) => names.length > 0 ? names : void 0],
        isAdded: ["added", (added) => optional(_core_members_js__WEBPACK_IMPORTED_MODULE_5__.iP)(added) || void 0]
      });
      const releaseShape = shapeOf({
        tag: ["tag", name],
        commit: ["commit", optional(commit)],
        published: ["published_at", optional(_core_members_js__WEBPACK_IMPORTED_MODULE_5__.nR)],
        made: ["looked_at", _core_members_js__WEBPACK_IMPORTED_MODULE_5__.nR],
        evidence: ["evidence", listOf(markShape.read), (marks) => marks.map(markShape.write)],
        assets: [
          "assets",
          uniqueListOf(assetShape.read, (asset) => asset.name, "assets of one release called"),
          (assets) => assets.map(assetShape.write)
        ]
      });
      const scanShape = shapeOf({
        finished: ["finished_at", _core_members_js__WEBPACK_IMPORTED_MODULE_5__.nR],
        isWhole: ["whole", _core_members_js__WEBPACK_IMPORTED_MODULE_5__.iP],
        asRecorded: ["as_recorded", count],
        changed: ["changed", count],
        unrecorded: ["unrecorded", count],
        notAsked: ["not_asked", count]
      });
      const repositoryShape = shapeOf({
        repository: ["repository", name],
        number: ["number", optional(_core_members_js__WEBPACK_IMPORTED_MODULE_5__.pq)],
        releases: [
          "releases",
          uniqueListOf(releaseShape.read, ({ tag }) => tag, "releases with the tag"),
          (releases) => releases.map(releaseShape.write)
        ]
      });
      const baselineShape = shapeOf({
        lastWhole: ["last_whole_look", optional(_core_members_js__WEBPACK_IMPORTED_MODULE_5__.nR)],
        scans: ["looks", (scans) => listOf(scanShape.read)(scans).slice(-maxScans), (scans) => scans.map(scanShape.write)],
        repositories: [
          "repositories",
          (repositories) => {
            (0, _core_members_js__WEBPACK_IMPORTED_MODULE_5__.S3)(repositories, Number.POSITIVE_INFINITY);
            const keyOf = ({ repository }) => repository.toLowerCase();
            return uniqueListOf(repositoryShape.read, keyOf, "repositories called")(repositories);
          },
          (repositories) => repositories.map(repositoryShape.write)
        ]
      });
    })
  ),
  /***/
  8187: (
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
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3943);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7550);
      var _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(534);
      var _run_results_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6555);
      var _compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8471);
      var _compare_evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4893);
      var _monitor_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7273);
      var _recorded_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8682);
      function nextRelease(compared) {
        const { recorded, seen, published, at } = compared;
        const commit = recorded?.commit ?? seen.commit;
        const isPartial = seen.unreadable.size > 0;
        return {
          tag: seen.tag,
          ...commit !== void 0 && { commit },
          ...published !== void 0 && { published },
          // What was not read now must not count as older than a record.
          made: isPartial && recorded !== void 0 ? recorded.made : at,
          evidence: nextEvidence(compared),
          assets: [...(recorded?.assets ?? []).map((line) => nextLine(line, compared)), ...newLines(compared)]
        };
      }
      function nextLine(recorded, compared) {
        const { seen, findings, accepted, at } = compared;
        const line = withChain(recorded, compared);
        const asset = seen.assets.find(({ name }) => name === line.name);
        const isAbout = ({ asset: name }) => name === line.name;
        if (asset !== void 0 && accepted.some(isAbout))
          return confirmNew(asset, at);
        if (asset === void 0 || seen.unreadable.has(line.name) || findings.some(isAbout))
          return line;
        const { firstConfirmed = at } = line;
        return { ...line, ...(0, _recorded_js__WEBPACK_IMPORTED_MODULE_8__.$2)(asset), ...(0, _recorded_js__WEBPACK_IMPORTED_MODULE_8__.$2)(line), firstConfirmed, lastConfirmed: at };
      }
      function withChain(line, { onChain, at }) {
        if (line.anchor === void 0)
          return line;
        const { heldSince, unasked = 0, ...anchor } = line.anchor;
        const standing = onChain.get(line.name);
        if (standing === "held")
          return { ...line, anchor: { ...anchor, heldSince: heldSince ?? at } };
        if (standing === "resting")
          return { ...line, anchor: { ...line.anchor, unasked: unasked + 1 } };
        return standing === "not held" || standing === "never" ? { ...line, anchor } : line;
      }
      function confirmNew(asset, at) {
        return { name: asset.name, ...(0, _recorded_js__WEBPACK_IMPORTED_MODULE_8__.$2)(asset), evidence: [], firstConfirmed: at, lastConfirmed: at };
      }
      function newLines({ recorded, seen, findings, at }) {
        if ((0, _compare_evidence_js__WEBPACK_IMPORTED_MODULE_6__.VS)(seen))
          return [];
        const targets = new Set(findings.flatMap(({ kind, seen: side }) => kind === "renamed" ? [side?.name] : []));
        const added = new Set(findings.flatMap(({ kind, asset }) => kind === "added" ? [asset] : []));
        return (0, _compare_js__WEBPACK_IMPORTED_MODULE_5__.o)(recorded, seen).filter(({ name }) => !targets.has(name) && !seen.unreadable.has(name)).map((asset) => ({ ...confirmNew(asset, at), ...added.has(asset.name) && { isAdded: true } }));
      }
      function nextEvidence({ recorded, seen, findings }) {
        if ((0, _compare_evidence_js__WEBPACK_IMPORTED_MODULE_6__.VS)(seen))
          return recorded?.evidence ?? [];
        const changed = new Set(findings.flatMap(({ kind, asset }) => kind === "evidence-changed" ? [asset] : []));
        const names = (0, _compare_evidence_js__WEBPACK_IMPORTED_MODULE_6__.HO)(recorded, seen);
        const files = seen.assets.filter(({ name }) => names.has(name));
        const before = (recorded?.evidence ?? []).filter(({ name }) => changed.has(name) || seen.unreadable.has(name));
        const settled = /* @__PURE__ */ new Set([...changed, ...before.map(({ name }) => name)]);
        const fresh = /* @__PURE__ */ new Map();
        for (const { name, sha256, lines } of [...files.map((file) => ({ ...file, lines: void 0 })), ...seen.evidence]) {
          if (sha256 !== void 0 && !settled.has(name))
            fresh.set(name, { name, sha256, ...lines && { lines } });
        }
        return [...before, ...fresh.values()];
      }
      async function writeScanFiles(report, file, badge, facts, folder) {
        const resultsPath = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.NW.results);
        const monitorPath = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.NW.monitor);
        const attempts = await Promise.allSettled([
          (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__.vK)(resultsPath, (0, _run_results_file_js__WEBPACK_IMPORTED_MODULE_4__.t)(report, facts)),
          (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__.vK)(monitorPath, (0, _monitor_file_js__WEBPACK_IMPORTED_MODULE_7__.dR)(file)),
          (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__.vK)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.NW.badge), `${JSON.stringify(badge)}
`)
        ]);
        const [results, monitor] = attempts;
        return {
          paths: {
            ...results.status === "fulfilled" && { resultsPath },
            ...monitor.status === "fulfilled" && { monitorPath }
          },
          errors: attempts.flatMap((attempt) => attempt.status === "rejected" ? [(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.Xt)(attempt.reason)] : [])
        };
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
        jI: () => (
          /* binding */
          knownLines
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
        ),
        /* harmony export */
        yl: () => (
          /* binding */
          toStatedKey
        )
        /* harmony export */
      });
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7550);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7066);
      function toStatedKey({ name, sha3_256 }) {
        return JSON.stringify([(0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.rw)(name), sha3_256]);
      }
      function isSameBytes(one, other) {
        const pairs = [
          [one.sha3_256, other.sha3_256],
          [one.sha256, other.sha256]
        ].filter(([left, right]) => left !== void 0 && right !== void 0);
        return pairs.length === 0 ? void 0 : pairs.every(([left, right]) => left === right);
      }
      function toFacts({ sha3_256, sha256, id: id2, uploader, uploaded }) {
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.r$)({ sha3_256, sha256, id: id2, uploader, uploaded });
      }
      function toRecorded(baseline, seen) {
        const { content } = seen;
        const lines = new Map(baseline?.assets.map((asset) => [asset.name, asset]));
        const served = new Set(seen.assets.map(({ name }) => name));
        const known = knownLines(baseline);
        for (const claim of content?.claims ?? []) {
          const name = toServedName(claim.name, served);
          if (name === void 0)
            continue;
          const line = lines.get(name);
          const stated = content?.stated.get(toStatedKey(claim)) ?? [];
          const evidence = stated.map(({ source }) => source);
          const { sha3_256, sha256, anchor } = claim;
          const facts = { sha3_256, ...(0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.r$)({ sha256, anchor }) };
          if (line !== void 0 && isSameBytes(line, claim) === true) {
            const { isAdded: _, ...rest } = { ...facts, ...line };
            const joined = joinAnchors(line.anchor, anchor);
            lines.set(name, {
              ...rest,
              ...joined && { anchor: joined },
              evidence: [.../* @__PURE__ */ new Set([...line.evidence, ...evidence])]
            });
          } else if (line === void 0 && !stated.some(({ source, line: one }) => known.get(source)?.has(one))) {
            lines.set(name, { name, ...facts, evidence: [...new Set(evidence)], lastConfirmed: content?.made ?? "" });
          }
        }
        if (baseline === void 0 && lines.size === 0)
          return void 0;
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
    })
  ),
  /***/
  2010: (
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
      var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7422);
      var _render_headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9488);
      var _render_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8329);
      var _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5601);
      var _render_markdown_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1722);
      var _finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7005);
      var _view_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1445);
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
          facts.issueUrl !== void 0 && `The issue about it: ${(0, _render_markdown_parts_js__WEBPACK_IMPORTED_MODULE_4__.nf)(facts.issueUrl, facts.issueUrl)}`,
          renderFaults(view),
          renderList("Only told, not a finding against a release", notices, budgets.notices),
          renderList("Accepted, and the record from now on", accepted, budgets.notices),
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
        const say = (phrase) => (0, _finding_js__WEBPACK_IMPORTED_MODULE_5__.gF)(phrase, { name: _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.Cu, text: _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.u9 });
        return (0, _render_markdown_parts_js__WEBPACK_IMPORTED_MODULE_4__.nc)(findings, budget, ({ subject, sentence, facts }) => {
          return `- ${[`**${say(subject)}** ${sentence}`, ...facts.map(say)].join("<br>")}`;
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
        const { rows, left } = (0, _render_markdown_parts_js__WEBPACK_IMPORTED_MODULE_4__.nc)(faults, budgets.faults, ({ why, names }) => {
          return `- ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.L1)(names, (name) => (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.Cu)(name))}<br>${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.u9)(why)}`;
        });
        const cut = renderLeft(left, " reasons", "results.json");
        return `### What could not be asked

This says nothing about these files; the next look asks again.

${rows.join("\n")}${cut}`;
      }
      const icons = {
        changed: "\u274C",
        "not asked": "\u{1F4E1}",
        unrecorded: "\u2796",
        "as recorded": "\u2705"
      };
      function isFolded(standing) {
        return standing === "as recorded" || standing === "unrecorded";
      }
      function renderRows(what, all) {
        const open = all.filter(({ standing }) => !isFolded(standing));
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.gI)([
          open.length > 0 && renderTable(what, open),
          ...[
            ...Map.groupBy(all.filter(({ standing }) => isFolded(standing)), ({ standing }) => standing)
          ].map(([standing, rows]) => (0, _render_markdown_parts_js__WEBPACK_IMPORTED_MODULE_4__.AU)(`${icons[standing]} ${countOf(rows.length, what)} ${standing}`, renderTable(what, rows)))
        ]);
      }
      function renderTable(what, all) {
        const { rows, left } = (0, _render_markdown_parts_js__WEBPACK_IMPORTED_MODULE_4__.nc)(all, budgets.rows, ({ name, standing, counts }) => {
          return `| ${icons[standing]}&nbsp;${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.Cu)(name)} | ${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.u9)(counts)} |`;
        });
        const head = `| ${what} | how it stands |
|---|---|`;
        return `${head}
${rows.join("\n")}${renderLeft(left, ` ${countOf(2, what).slice(2)}`, "monitor.json")}`;
      }
      function countOf(count, what) {
        return (0, _view_js__WEBPACK_IMPORTED_MODULE_6__.hS)(count, what).replace(/ys$/, "ies");
      }
      function renderNext({ hasBaseline, skipped, counts }) {
        if (skipped !== void 0)
          return [];
        if (!hasBaseline)
          return [
            "There was no baseline: compared with the evidence on the release page alone. Somebody who controls that page and stamps other bytes looks there like its owner.",
            "**Next:** keep `monitor.json` and give it to the next look as `baseline`. That look then compares with what this one saw."
          ];
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.gI)([
          "Compared with the baseline, then with the evidence on the release page.",
          counts.unrecorded > 0 && "**Next:** keep `monitor.json`: the next look compares what is unrecorded with what this one saw. A stamp makes a record that needs no such file."
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
        const releases = view.releases.filter(({ standing }) => repositories.length < 2 || !isFolded(standing));
        const findings = [...alarms, ...view.notices];
        const leftOf = (count, what) => count > maxShown ? [`and ${count - maxShown} more ${what}, in monitor.json`] : [];
        return [
          headline,
          ...toFindingLines(findings, ({ finding }) => paint((0, _finding_js__WEBPACK_IMPORTED_MODULE_5__.Ic)(finding) ? "red" : "dim", finding.kind)),
          ...leftOf(findings.length, "findings"),
          ...toFindingLines(accepted, () => paint("dim", "accepted")),
          ...view.advice,
          ...view.advice.length > 0 ? [""] : [],
          ...told.map((sentence) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.S5)(sentence)),
          ...[...repositories, ...releases.slice(0, maxShown)].map(({ name, standing, counts }) => {
            const shown = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.zz)(name, Math.max(20, columns - standingWidth - counts.length - 6));
            return `  ${paint(colours[standing], standing.padEnd(standingWidth))}  ${shown}  ${paint("dim", counts)}`.trimEnd();
          }),
          ...leftOf(releases.length, "releases")
        ].join("\n");
      }
      function toFindingLines(findings, renderKind) {
        const say = (phrase) => (0, _finding_js__WEBPACK_IMPORTED_MODULE_5__.gF)(phrase, { name: _core_text_js__WEBPACK_IMPORTED_MODULE_0__.zz, text: _core_text_js__WEBPACK_IMPORTED_MODULE_0__.S5 });
        return findings.slice(0, maxShown).flatMap((view) => {
          const { subject, sentence, facts } = view;
          return [`  ${renderKind(view)}  ${say(subject)} ${sentence}`, ...facts.map((fact) => `      ${say(fact)}`)];
        });
      }
      const colours = {
        "as recorded": "green",
        changed: "red",
        unrecorded: "dim",
        "not asked": "yellow"
      };
      const standingWidth = Math.max(...Object.keys(colours).map(({ length }) => length));
      function toScanBadge({ report, counts, history, alarms, repositories }) {
        const base = { schemaVersion: 1, label: report.demo ? "releases (demo)" : "releases" };
        const placeOf = (names) => {
          if (repositories.length === 0)
            return "";
          return ` of ${names.length === 1 ? names[0] : countOf(names.length, "repository")}`;
        };
        if (alarms.length > 0) {
          const changed = placeOf([...new Set(alarms.map(({ finding }) => finding.repository))]);
          const message2 = `${(0, _view_js__WEBPACK_IMPORTED_MODULE_6__.hS)(counts.changed, "release")}${changed} not as recorded \xB7 ${counts.finished.slice(0, 10)}`;
          return { ...base, message: message2, color: "red", isError: true };
        }
        const whole = history.findLast(({ isWhole }) => isWhole);
        const all = placeOf(repositories.map(({ name }) => name));
        const message = whole === void 0 ? "not wholly looked at yet" : `${(0, _view_js__WEBPACK_IMPORTED_MODULE_6__.hS)(whole.asRecorded, "release")}${all} as recorded \xB7 ${whole.finished.slice(0, 10)}`;
        return { ...base, message, color: counts.isWhole ? counts.asRecorded > 0 ? "brightgreen" : "lightgrey" : "yellow" };
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
        ),
        /* harmony export */
        t: () => (
          /* binding */
          listReleases
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
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
    })
  ),
  /***/
  7345: (
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
      var errors = __webpack_require__(3943);
      var members = __webpack_require__(7066);
      var queue = __webpack_require__(299);
      var report = __webpack_require__(5299);
      ;
      async function askAboutRecorded(recorded, { verify, concurrency, stop, onProgress, ...times }) {
        const outcomes = /* @__PURE__ */ new Map();
        const subjects = /* @__PURE__ */ new Map();
        for (const { tag, assets } of recorded) {
          for (const { name, anchor } of assets) {
            if (anchor === void 0 || subjects.has(anchor.digest) || isYoung(anchor, times))
              continue;
            if (isResting(anchor, times))
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
        const age = stamped === void 0 ? blockTime : now.getTime() - Date.parse(stamped);
        return age >= 0 && age < blockTime;
      }
      const restAfter = 30 * 864e5;
      const scansOfRest = 6;
      function isResting({ heldSince, unasked = 0 }, { now }) {
        const isLong = heldSince !== void 0 && now.getTime() - Date.parse(heldSince) > restAfter;
        return isLong && unasked < scansOfRest;
      }
      function toChainView(outcomes) {
        return new Map([...outcomes].map(([digest, outcome]) => [digest, toAnswer(digest, outcome)]));
      }
      function toAnswer(digest, outcome) {
        if (outcome.kind === "no-match" || outcome.kind === "not-found")
          return { kind: "not-held" };
        if (outcome.kind !== "verified")
          return { kind: "not-asked" };
        const height = Number((0, report.BY)(outcome.evidence.records, [digest])?.first.blockNumber ?? Number.NaN);
        return Number.isSafeInteger(height) ? { kind: "held", block: height } : { kind: "held" };
      }
      function standingsOf(recorded, chain, options) {
        const toStanding = (anchor) => {
          const kind = chain.get(anchor.digest)?.kind ?? "not-asked";
          if (kind === "held")
            return "held";
          if (kind === "not-held")
            return anchor.isUnclaimed === true ? "never" : "not held";
          if (isYoung(anchor, options))
            return "young";
          return isResting(anchor, options) ? "resting" : "not asked";
        };
        return new Map(recorded?.assets.flatMap(({ name, anchor }) => anchor === void 0 ? [] : [[name, toStanding(anchor)]]));
      }
      var compare = __webpack_require__(8471);
      var finding = __webpack_require__(7005);
      ;
      async function locate(watched, { find }, repositories) {
        const named = await find(watched);
        const known = repositories.find(({ repository }) => isSameName(repository, watched)) ?? repositories.find(({ number }) => number !== void 0 && number === named?.number);
        if (known?.number !== void 0 && named?.number !== void 0 && named.number !== known.number) {
          const moved = await find(known.number);
          const news = `${watched} is another repository now, and is not looked at`;
          if (moved === void 0)
            return { ...toGone(known), told: `${news}: the one that was recorded is gone.` };
          return { ...moved, known, isGone: false, told: `${news}: the one that was recorded is ${moved.name}.` };
        }
        const found = named ?? (known?.number === void 0 ? void 0 : await find(known.number));
        if (found === void 0) {
          if (known !== void 0)
            return toGone(known);
          throw new errors._Z("RELEASE_NOT_READABLE", `Looking for ${watched} failed: GitHub answered 404.`);
        }
        const before = [watched, known?.repository ?? watched].find((name) => !isSameName(name, found.name));
        const told = before !== void 0 && `${before} is ${found.name} now: its releases are the same.`;
        return { ...found, ...known && { known }, isGone: false, ...told && { told } };
      }
      function toGone(known) {
        return { name: known.repository, known, isGone: true };
      }
      function isSameName(one, other) {
        return one.toLowerCase() === other.toLowerCase();
      }
      var monitor_repository = __webpack_require__(6034);
      var next_baseline = __webpack_require__(8187);
      var compare_evidence = __webpack_require__(4893);
      var external_node_crypto_ = __webpack_require__(7598);
      var file_names = __webpack_require__(7550);
      var json = __webpack_require__(9759);
      var lists = __webpack_require__(926);
      var log = __webpack_require__(8233);
      var notes_data = __webpack_require__(6531);
      var evidence_record = __webpack_require__(1572);
      var monitor_recorded = __webpack_require__(8682);
      ;
      function jobOf(source) {
        return (0, file_names.dt)(source) ?? (0, file_names._h)(source) ?? source.replace(/^section /, "");
      }
      function rollForward(baseline, seen) {
        const { commit, assets, content } = seen;
        const recorded = (0, monitor_recorded.kD)(baseline, seen);
        if (recorded === void 0 || content === void 0)
          return recorded;
        const served = new Set(assets.map(({ name }) => name));
        const known = (0, monitor_recorded.jI)(baseline);
        const before = new Map(baseline?.assets.map(({ name, evidence }) => [name, evidence]));
        const newestOf = (sources) => [...new Set(sources.map(jobOf))].flatMap((job) => content.newest.get(job) ?? []).toSorted((one, other) => Date.parse(other.made) - Date.parse(one.made));
        const jobs = newestOf((baseline ?? recorded).assets.flatMap(({ evidence }) => evidence));
        return {
          ...recorded,
          ...commit !== void 0 && jobs.some((stamp) => stamp.commit === commit) && { commit },
          assets: recorded.assets.flatMap((line) => {
            const [stamp] = newestOf(before.get(line.name) ?? line.evidence);
            if (stamp === void 0)
              return [line];
            const claim = stamp.claims.get((0, file_names.rw)(line.name));
            if (claim === void 0)
              return stamp.names.has((0, file_names.rw)(line.name)) || served.has(line.name) ? [line] : [];
            if ((0, monitor_recorded.q3)(line, claim) !== true)
              return [{ ...claim, name: line.name, evidence: [stamp.source], lastConfirmed: stamp.made }];
            const { id: _, uploader: _1, uploaded: _2, ...rest } = line;
            return [known.get(stamp.source)?.has(stamp.line) === true ? line : rest];
          })
        };
      }
      ;
      function toContent(sources, tag) {
        const linesOf = (given) => given.flatMap(({ lines }) => lines.map(({ statement }) => statement));
        const record = (0, evidence_record.C6)(linesOf(sources));
        const made = record.lines.at(-1)?.predicate.finishedOn;
        if (made === void 0)
          return void 0;
        const listNames = new Map(record.lists.map(({ name, sha3_256 }) => [sha3_256, name]));
        const stamps = findStamps(sources);
        const commit = findCommit(record, tag);
        const toNamedClaim = ({ name, digest }) => {
          return { name, ...digest, anchor: toClaim(digest.sha3_256, record, listNames, stamps) };
        };
        return {
          made,
          claims: [...record.names.values()].map(toNamedClaim),
          newest: findNewest(sources, toNamedClaim),
          stated: indexStated(sources),
          // What is attached lies next to an attached log; a project's own list may lie next to notes of ours.
          lists: (0, evidence_record.C6)(linesOf(sources.filter(({ uploaded }) => uploaded !== void 0))).lists,
          ...commit !== void 0 && { commit }
        };
      }
      function indexStated(sources) {
        const stated = /* @__PURE__ */ new Map();
        for (const { name: source, lines } of sources) {
          for (const { statement, line } of lines) {
            const former = (statement.predicate.changed ?? []).map(({ name, digest }) => ({ name, sha3_256: digest }));
            const now = statement.subject.map(({ name, digest: { sha3_256 } }) => ({ name, sha3_256 }));
            for (const named of [...now, ...former]) {
              const key = (0, monitor_recorded.yl)(named);
              const known = stated.get(key);
              if (known === void 0)
                stated.set(key, [{ source, line }]);
              else
                known.push({ source, line });
            }
          }
        }
        return stated;
      }
      function findNewest(sources, toNamedClaim) {
        const newest = /* @__PURE__ */ new Map();
        for (const { name: source, lines } of sources) {
          for (const each of lines) {
            const known = newest.get(jobOf(source));
            const records = (0, evidence_record.M$)(each.statement);
            const isRecording = each.statement.subject.some(({ digest }) => records(digest.sha3_256));
            if (isRecording && (known === void 0 || timeOf(each) >= timeOf(known)))
              newest.set(jobOf(source), { ...each, source });
          }
        }
        return new Map([...newest].map(([job, line]) => [job, toNewestStamp(line, toNamedClaim)]));
      }
      function timeOf({ statement }) {
        return Date.parse(statement.predicate.finishedOn);
      }
      function toNewestStamp({ statement, line, source }, toNamedClaim) {
        const { subject, predicate } = statement;
        const isRecording = (0, evidence_record.M$)(statement);
        const recording = subject.filter(({ digest }) => isRecording(digest.sha3_256));
        return {
          source,
          line,
          made: predicate.finishedOn,
          names: new Set(subject.map(({ name }) => (0, file_names.rw)(name))),
          claims: new Map(recording.map((one) => [(0, file_names.rw)(one.name), toNamedClaim(one)])),
          commit: predicate.run?.commit
        };
      }
      function findStamps(sources) {
        const stamps = /* @__PURE__ */ new Map();
        for (const { uploaded, lines } of sources) {
          for (const { predicate } of lines.map(({ statement }) => statement)) {
            const at = uploaded ?? predicate.finishedOn;
            for (const { digest, verdict } of predicate.mode === "stamp" ? predicate.anchors : []) {
              const isOpen = verdict === "accepted" || verdict === "unclear";
              if (isOpen && Date.parse(at) >= Date.parse(stamps.get(digest) ?? at))
                stamps.set(digest, at);
            }
          }
        }
        return stamps;
      }
      function toClaim(digest, { anchors, coverOf }, listNames, stamps) {
        const own = anchors.get(digest);
        const cover = coverOf(digest);
        const anchor = cover !== void 0 && worthOf(cover) > worthOf(own) ? cover : own;
        if (anchor === void 0)
          return { digest, isUnclaimed: true };
        const list = anchor.digest === digest ? void 0 : listNames.get(anchor.digest);
        const heights = (anchor.chain?.records ?? []).map(({ block }) => Number(block ?? Number.NaN));
        const known = heights.filter((height) => Number.isSafeInteger(height) && height >= 0);
        const stamped = (0, evidence_record.Is)(anchor) ? void 0 : stamps.get(anchor.digest);
        return {
          digest: anchor.digest,
          ...known.length > 0 && { block: Math.min(...known) },
          ...list !== void 0 && { list },
          ...worthOf(anchor) < 2 && { isUnclaimed: true },
          ...stamped !== void 0 && { stamped }
        };
      }
      function worthOf(anchor) {
        if (anchor === void 0)
          return 0;
        if ((0, evidence_record.Is)(anchor))
          return 3;
        const isClaimed = [anchor.verdict, ...anchor.stamps.map(({ verdict }) => verdict)].some((said) => said === "accepted" || said === "unclear");
        return isClaimed ? 2 : 1;
      }
      function findCommit({ lines }, tag) {
        const isOfTag = ({ predicate: { run } }) => run?.ref === `refs/tags/${tag}` && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(run.commit ?? "");
        const own = lines.filter(isOfTag);
        return (own.findLast(({ predicate }) => predicate.mode === "stamp") ?? own[0])?.predicate.run?.commit;
      }
      ;
      const maxBytes = 64 * 1024 * 1024;
      async function readEvidence(repository, release, baseline, reading) {
        const isRead = reading.isDownloading || reading.isRolling(release.tag);
        const known = !isRead && baseline !== void 0 && isAllKnown(release, baseline) ? baseline.evidence : [];
        const sources = findSources(release.assets);
        const unread = known.filter(({ name }) => sources.delete(name)).map((mark) => ({ ...mark, isRead: false }));
        const { read, faults } = await readFiles(repository, sources, reading.stop);
        const all = [...read, ...readNotes(release.notes)];
        const content = toContent(all.map(({ mark: { name }, uploaded, lines }) => ({ name, uploaded, lines })), release.tag);
        return {
          evidence: [...unread, ...all.map((source) => toSeen(source, reading.now))],
          ...content && { content },
          faults
        };
      }
      async function readFiles(repository, sources, stop) {
        const read = [];
        const faults = /* @__PURE__ */ new Map();
        for (const [name, file] of sources) {
          try {
            const bytes = await repository.read(file, maxBytes, stop);
            const isLog = (0, file_names.dt)(name) !== void 0;
            const given = readLines(bytes, isLog);
            if ("broken" in given && !isLog && isOtherKind(bytes))
              continue;
            const lines = isLog && !("broken" in given) && { lines: given.lines.map(({ line }) => line) };
            read.push({ mark: { name, sha256: sha256Of(bytes), ...lines }, uploaded: file.uploaded, ...given });
          } catch (thrown) {
            faults.set(name, (0, errors.Xt)(thrown));
          }
        }
        return { read, faults };
      }
      function readNotes(notes) {
        return (0, notes_data.XJ)(notes).map(({ key, lines }) => {
          const name = `section ${key}`;
          if (lines === void 0)
            return { mark: { name, sha256: sha256Of(notes) }, lines: [], broken: "its data is damaged" };
          const sha256 = sha256Of(JSON.stringify(lines));
          return { mark: { name, sha256 }, lines: lines.map((statement) => ({ statement, line: sha256 })) };
        });
      }
      function toSeen({ mark, lines, broken }, now) {
        const why = broken ?? findFuture(lines, now) ?? findOtherList(lines, mark.lines === void 0);
        return { ...mark, isRead: true, ...why !== void 0 && { broken: why } };
      }
      function findSources(assets) {
        const found = /* @__PURE__ */ new Map();
        for (const asset of assets.filter(({ isUploaded }) => isUploaded)) {
          const key = (0, file_names.dt)(asset.name);
          const name = key === void 0 ? asset.name : (0, file_names.oP)(key);
          const isSource = key !== void 0 || (0, compare_evidence.SH)(asset.name);
          if (isSource && found.get(name)?.name !== name)
            found.set(name, asset);
        }
        return found;
      }
      function isAllKnown({ assets }, { evidence, assets: lines }) {
        if (lines.some((line) => line.evidence.length > 0 && line.anchor === void 0))
          return false;
        const known = new Map([...lines, ...evidence].map(({ name, sha256 }) => [name, sha256]));
        const names = (0, compare_evidence.Y$)(assets);
        const files = assets.filter(({ name }) => names.has(name) && !(0, compare_evidence.oL)(name));
        return files.every(({ name, sha256 }) => sha256 !== void 0 && known.get(name) === sha256);
      }
      function sha256Of(content) {
        return (0, external_node_crypto_.createHash)("sha256").update(content).digest("hex");
      }
      function isOtherKind(bytes) {
        try {
          const type = (0, members.mz)((0, json.lk)(Buffer.from(bytes).toString("utf8")), "predicateType");
          return typeof type === "string" && !type.startsWith("https://anchor-artifacts.github.io/anchor/");
        } catch (thrown) {
          if (!(thrown instanceof RangeError))
            throw thrown;
          return false;
        }
      }
      function readLines(bytes, isLog) {
        try {
          if (!isLog)
            return { lines: [{ statement: (0, log.By)(bytes), line: sha256Of(bytes) }] };
          return { lines: (0, log.g_)(bytes).map((line) => ({ statement: line.statement, line: sha256Of((0, log.$E)(line)) })) };
        } catch (thrown) {
          if (thrown instanceof errors._Z && thrown.code === "EVIDENCE_INVALID")
            return { lines: [], broken: thrown.account };
          throw thrown;
        }
      }
      const maxClockSkew = 36e5;
      function findFuture(lines, now) {
        const last = now.getTime() + maxClockSkew;
        const isFuture = lines.some(({ statement }) => Date.parse(statement.predicate.finishedOn) > last);
        return isFuture ? "it is dated in the future" : void 0;
      }
      function findOtherList(lines, mayLackLists) {
        const anchored = /* @__PURE__ */ new Set();
        for (const { predicate } of lines.map(({ statement }) => statement)) {
          for (const { covers, digest } of predicate.anchors)
            if (covers === "list")
              anchored.add(digest);
        }
        const stated = /* @__PURE__ */ new Set();
        for (const { subject, predicate } of lines.map(({ statement }) => statement)) {
          for (const list of predicate.lists.filter(({ sha3_256 }) => anchored.has(sha3_256))) {
            if ((0, lists.SL)((0, lists.so)(list, subject)).sha3_256 !== list.sha3_256)
              return notAnchoredList;
            stated.add(list.sha3_256);
          }
        }
        return !mayLackLists && [...anchored].some((digest) => !stated.has(digest)) ? notAnchoredList : void 0;
      }
      const notAnchoredList = "its list is not the one that was anchored";
      ;
      const maxEmbedded = 100;
      async function scanRelease(repository, listed, commit, baseline, options) {
        const downloaded = /* @__PURE__ */ new Map();
        const read = (release) => readSides(repository, release, commit, baseline, options, downloaded);
        const first = await read(listed);
        const hasGap = (0, compare.D)(first.recorded, first.seen, /* @__PURE__ */ new Map()).some(({ kind }) => looksLikeGap[kind]);
        if (first.listed.assets.length < maxEmbedded && !hasGap)
          return first;
        let assets;
        try {
          assets = await repository.listAssets(listed);
        } catch (thrown) {
          return withoutMissing(first, (0, errors.Xt)(thrown));
        }
        return assets === void 0 ? "gone" : read({ ...listed, assets });
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
      function withoutMissing(sides, error) {
        const { listed, recorded, seen } = sides;
        const there = new Set(listed.assets.map(({ name }) => name));
        const known = [...recorded?.assets ?? [], ...recorded?.evidence ?? []].map(({ name }) => name);
        const lacking = [...known.filter((name) => !there.has(name)), ...(0, compare_evidence.Y$)(listed.assets)];
        const faults = new Map([...sides.faults, ...lacking.map((name) => [name, error])]);
        return { ...sides, faults, seen: { ...seen, unreadable: new Set(faults.keys()) } };
      }
      async function readSides(repository, given, commit, baseline, options, downloaded) {
        const listed = { ...given, assets: given.assets.filter(({ isUploaded }) => isUploaded) };
        const { tag } = listed;
        const { faults: unread, ...read } = await readEvidence(repository, listed, baseline, options);
        const isRolling = options.isRolling(tag);
        const unsure = isRolling ? findUnsure(unread, baseline) : [];
        const faults = new Map([...unread, ...unsure, ...findPendingUploads(given, options.now)]);
        const toSides = () => {
          const assets = listed.assets.map((asset) => {
            return { name: asset.name, ...(0, monitor_recorded.$2)(asset), ...downloaded.get(asset.id) };
          });
          const unreadable = new Set(faults.keys());
          const isTagRead = commit !== void 0 && !unreadable.has("its tag");
          const seen2 = { tag, ...isTagRead && { commit }, assets, ...read, unreadable };
          return { listed, recorded: (isRolling ? rollForward : monitor_recorded.kD)(baseline, seen2), seen: seen2, faults };
        };
        for (const wanted of [wantedAtOnce, wantedByComparison]) {
          for (const asset of wanted(toSides(), options)) {
            if (downloaded.has(asset.id) || faults.has(asset.name))
              continue;
            try {
              downloaded.set(asset.id, await repository.hash(asset, options.stop));
            } catch (thrown) {
              faults.set(asset.name, (0, errors.Xt)(thrown));
            }
          }
        }
        const { recorded, seen } = toSides();
        const found = new Set((0, compare.D)(recorded, seen, /* @__PURE__ */ new Map()).map(({ asset }) => asset));
        for (const { name, stated } of seen.assets) {
          if (stated !== void 0 && !found.has(name))
            faults.set(name, toMismatch(stated));
        }
        return toSides();
      }
      function findUnsure(unread, baseline) {
        const [error] = unread.values();
        const names = ["its tag", ...(baseline?.assets ?? []).map(({ name }) => name)];
        return error === void 0 ? [] : names.map((name) => [name, error]);
      }
      function toMismatch(stated) {
        return new errors._Z("ASSET_DIGEST_MISMATCH", `GitHub states SHA-256 ${stated} for this asset, and serves other bytes.`);
      }
      const maxUploadMs = 36e5;
      function findPendingUploads({ assets }, now) {
        const error = new errors._Z("ASSET_UNREADABLE", "The asset is being uploaded just now.");
        const pending = assets.filter(({ isUploaded, uploaded }) => {
          return !isUploaded && now.getTime() - Date.parse(uploaded ?? "") < maxUploadMs;
        });
        return pending.map(({ name }) => [name, error]);
      }
      function wantedAtOnce({ listed: { assets } }, { isDownloading }) {
        return assets.filter(({ name, sha256 }) => {
          return !(0, compare_evidence.__)(name) && !(0, compare_evidence.oL)(name) && (isDownloading || sha256 === void 0);
        });
      }
      function wantedByComparison({ listed, recorded, seen }, { accepted }) {
        const findings = (0, compare.D)(recorded, seen, /* @__PURE__ */ new Map());
        const replaced = new Set(findings.flatMap(({ kind, asset }) => kind === "replaced" ? [asset] : []));
        const lines = new Map(recorded?.assets.map((line) => [line.name, line]));
        return listed.assets.filter(({ name, sha256 }) => {
          const line = lines.get(name);
          const isUncommon = line !== void 0 && (line.sha256 === void 0 || sha256 === void 0);
          const isPinned = accepted.some((acceptance) => acceptance.tag === listed.tag && acceptance.name === name);
          return isUncommon || replaced.has(name) && isPinned;
        });
      }
      ;
      async function scanRepositories(watched, github, baseline, options) {
        const at = options.now.toISOString();
        const repositories = /* @__PURE__ */ new Map();
        const faults = [];
        for (const [index, name] of watched.entries()) {
          if (watched.length > 1)
            options.onProgress({ waitingFor: `${name}, ${index + 1} of ${watched.length} repositories` });
          const note = (part, thrown) => void faults.push({ repository: name, ...part !== void 0 && { part }, error: (0, errors.Xt)(thrown) });
          try {
            const located = await locate(name, github, baseline?.repositories ?? []);
            if (repositories.has(located.name))
              continue;
            repositories.set(located.name, await readRepository({ ...located, watched: name }, github, options, note));
          } catch (thrown) {
            note(void 0, thrown);
          }
        }
        const read = [...repositories.values()];
        const refused = faults.find(({ error }) => !(0, monitor_repository.E)(error));
        if (refused !== void 0 && read.every(({ sides, gone, isGone }) => sides.length + gone.length === 0 && !isGone))
          throw refused.error;
        const recorded = read.flatMap(({ sides, gone }) => [...sides.flatMap((release) => release.recorded ?? []), ...gone]);
        const outcomes = await askAboutRecorded(recorded, options);
        const chain = toChainView(outcomes);
        const releases = read.flatMap(({ name, sides, gone }) => [
          ...sides.map((release) => toReleaseScan(name, release, chain, options, at)),
          ...gone.map((release) => toGoneScan(name, release, chain, options))
        ]);
        return { repositories: read, releases, faults, outcomes };
      }
      function findingsOf({ repositories, releases }) {
        const gone = repositories.filter(({ isGone }) => isGone);
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
        if (located.isGone)
          return { ...located, sides: [], gone: [] };
        const repository = github.open(located.name);
        const { releases, tags, gone } = await (0, monitor_repository.t)(repository, options, located.known, note);
        const known = new Map(located.known?.releases.map((release) => [release.tag, release]));
        const read = /* @__PURE__ */ new Map();
        options.onProgress({ releasesRead: 0, releasesTotal: releases.length });
        const tasks = (0, queue.JL)(releasesAtOnce, async (release) => {
          const { tag } = release;
          read.set(release, await scanRelease(repository, release, tags?.get(tag), known.get(tag), options));
          options.onProgress({ releasesRead: read.size });
          options.onDebug(`Read the release ${tag} of ${located.name}.`);
        });
        for (const release of releases)
          tasks.add(release);
        await tasks.rest();
        const sides = releases.flatMap((release) => {
          const one = read.get(release);
          return one === void 0 || one === "gone" ? [] : [tags === void 0 ? one : withTagFault(one)];
        });
        const lost = releases.flatMap((release) => read.get(release) === "gone" ? known.get(release.tag) ?? [] : []);
        return { ...located, sides, gone: [...gone, ...lost] };
      }
      function withTagFault(sides) {
        if (sides.recorded?.commit === void 0 || sides.seen.commit !== void 0 || sides.faults.has("its tag"))
          return sides;
        const error = new errors._Z("GITHUB_UNAVAILABLE", "GitHub's list of tags lacks the release's tag.");
        return { ...sides, faults: new Map([...sides.faults, ["its tag", error]]) };
      }
      function toReleaseScan(repository, { listed: { tag, published }, recorded, seen, faults }, chain, options, at) {
        const differences = (0, finding.zx)((0, compare.D)(recorded, seen, chain), options.accepted);
        const onChain = standingsOf(recorded, chain, options);
        const next = (0, next_baseline.z)({
          recorded,
          seen,
          ...published !== void 0 && { published },
          ...differences,
          onChain,
          at
        });
        const found = {
          findings: differences.findings.map((one) => (0, finding.QR)(repository, one)),
          accepted: differences.accepted.map((one) => (0, finding.QR)(repository, one))
        };
        const notAsked = findNotAsked(onChain, faults.keys());
        return { repository, tag, recorded, seen, ...found, faults, notAsked, onChain, next };
      }
      function toGoneScan(repository, release, chain, options) {
        const onChain = standingsOf(release, chain, options);
        return {
          repository,
          tag: release.tag,
          recorded: release,
          seen: "gone",
          findings: (0, compare.D)(release, "gone", chain).map((one) => (0, finding.QR)(repository, one)),
          accepted: [],
          faults: /* @__PURE__ */ new Map(),
          notAsked: findNotAsked(onChain, []),
          onChain,
          next: release
        };
      }
      function findNotAsked(onChain, unread) {
        return /* @__PURE__ */ new Set([...unread, ...[...onChain].flatMap(([name, standing]) => standing === "not asked" ? [name] : [])]);
      }
    })
  ),
  /***/
  1445: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        hS: () => (
          /* binding */
          counted
        ),
        __: () => (
          /* binding */
          toScanView
        )
      });
      var core_report = __webpack_require__(5299);
      var core_text = __webpack_require__(7422);
      var monitor_finding = __webpack_require__(7005);
      var monitor_file = __webpack_require__(7273);
      var members = __webpack_require__(7066);
      var repository = __webpack_require__(6034);
      var monitor_scan = __webpack_require__(7345);
      ;
      function toFaults({ repositories, faults: parts }, { results }) {
        const faults = [
          ...parts.map((fault) => ({ name: toFaultName(fault, repositories), why: fault.error.message })),
          ...results.flatMap(({ subject: { name }, outcome }) => {
            if (outcome.kind === "unreachable" || outcome.kind === "failed")
              return [{ name, why: outcome.error.message }];
            return outcome.kind === "unknown" ? [{ name, why: outcome.note }] : [];
          })
        ];
        const reasons = [...Map.groupBy(faults, ({ why }) => why)];
        return reasons.map(([why, about]) => ({ why, names: [...new Set(about.map(({ name }) => name))] }));
      }
      function toFaultName({ repository: repository2, part }, repositories) {
        if (part === void 0)
          return repository2;
        return repositories.length > 1 ? `${repository2}: ${part}` : part;
      }
      function toResults(scan, own) {
        const { repositories, releases, faults, outcomes, skipped } = scan;
        const isOfMany = repositories.length > 1;
        const gone = (0, monitor_scan.WX)({ repositories, releases: [] });
        return [
          ...gone.map((finding) => ({ subject: { name: finding.repository }, outcome: toChangedOutcome(finding) })),
          ...releases.flatMap((release) => toReleaseResults(release, outcomes, isOfMany)),
          ...skipped === void 0 ? [] : [{ subject: { name: own }, outcome: { kind: "skipped", note: skipped } }],
          ...faults.map((fault) => ({
            subject: { name: toFaultName(fault, repositories) },
            outcome: toFaultOutcome(fault.error)
          }))
        ];
      }
      function toReleaseResults(release, outcomes, isOfMany) {
        const { recorded, findings, faults } = release;
        const place = (0, monitor_finding.x5)(release.repository, release.tag, isOfMany);
        const alarms = findings.filter(monitor_finding.Ic);
        const lines = release.seen === "gone" ? [] : recorded?.assets ?? [];
        const covered = new Set(lines.map(({ name }) => name));
        const lists = new Set(lines.flatMap(({ anchor }) => anchor?.list ?? []));
        const others = alarms.filter(({ asset, kind }) => {
          return asset === void 0 || !(covered.has(asset) || kind === "not-anchored" && lists.has(asset));
        });
        return [
          ...lines.flatMap((line) => toLineResult(line, place, release, alarms, outcomes) ?? []),
          ...others.map((finding) => ({
            subject: { name: finding.asset === void 0 ? place : `${place}/${finding.asset}` },
            outcome: toChangedOutcome(finding)
          })),
          ...[...faults].filter(([name]) => !covered.has(name)).map(([name, error]) => ({ subject: { name: `${place}/${name}` }, outcome: toFaultOutcome(error) }))
        ];
      }
      function toLineResult({ name, anchor, sha3_256: digest, sha256 }, place, { faults, onChain }, alarms, outcomes) {
        const changed = alarms.find(({ kind, asset }) => asset === name && kind !== "not-anchored");
        const fault = faults.get(name);
        const asked = toUnasked(onChain.get(name)) ?? (anchor && outcomes.get(anchor.digest));
        const outcome = changed ? toChangedOutcome(changed) : fault ? toFaultOutcome(fault) : asked;
        if (outcome === void 0)
          return void 0;
        return {
          subject: { name: `${place}/${name}`, ...(0, members.r$)({ digest, sha256 }) },
          outcome,
          ...outcome === asked && anchor?.list !== void 0 && { coveredBy: anchor.digest }
        };
      }
      function toUnasked(standing) {
        if (standing === "never")
          return { kind: "skipped", note: "It was never anchored." };
        if (standing === "resting") {
          return { kind: "skipped", note: "The chain has held it for over 30 days: one look in seven asks about it." };
        }
        if (standing !== "young")
          return void 0;
        return { kind: "skipped", note: "Its stamp is younger than block-time; the next look asks about it." };
      }
      function toChangedOutcome(finding) {
        const { kind, asset, since } = finding;
        const what = asset === void 0 ? `The ${(0, monitor_finding.a2)(finding)}` : "It";
        const last = since === void 0 ? "" : ` It was last as recorded on ${since.slice(0, 10)}.`;
        return { kind: "changed", note: `${what} ${monitor_finding.xi[kind].sentence}.${last}` };
      }
      function toFaultOutcome(error) {
        return { kind: (0, repository.E)(error) ? "unreachable" : "failed", error };
      }
      ;
      const standings = ["changed", "not asked", "unrecorded", "as recorded"];
      const advice = {
        own: "If you did not do this yourself, treat these files as tampered with: take them down, tell who may have downloaded them, and change the credentials that can write releases.",
        others: "Do not use these files of another project until it says why they changed: ask it by an issue there, and keep the copies that you have.",
        accept: "If it was meant, accept it: delete it from the baseline (an asset's line, the `commit` of a moved tag, the entry of a removed release or repository), or name the new digest of a replaced asset in the input `accept`. A new stamp records what is new, and mends evidence."
      };
      function toAdvice(alarms, own) {
        const isOwn = ({ repository: repository2 }) => repository2.toLowerCase() === own.toLowerCase();
        if (alarms.length === 0)
          return [];
        return (0, core_text.gI)([alarms.some(isOwn) && advice.own, !alarms.every(isOwn) && advice.others, advice.accept]);
      }
      function toScanView(scan, baseline, own, finished) {
        const isOfMany = scan.repositories.length > 1;
        const releases = scan.releases.map((release) => toReleaseRow(release, isOfMany));
        const goneReleases = scan.repositories.map(({ isGone, known }) => isGone ? known?.releases.length ?? 0 : 0);
        const counts = {
          finished: finished.toISOString(),
          isWhole: (0, monitor_scan.wP)(scan),
          ...countStandings(releases, goneReleases.reduce((sum, count) => sum + count, 0))
        };
        const report = (0, core_report.cG)("verify", toResults(scan, own));
        const findings = (0, monitor_scan.WX)(scan).map((finding) => (0, monitor_finding.Su)(finding, isOfMany));
        const alarms = findings.filter(({ finding }) => (0, monitor_finding.Ic)(finding));
        const rows = scan.repositories.map((repository2, index) => toRepositoryRow(repository2, scan, goneReleases[index] ?? 0));
        const isOwnAlone = !isOfMany && scan.repositories.every(({ name }) => name.toLowerCase() === own.toLowerCase());
        return {
          report,
          headline: renderHeadline(scan, report, counts, alarms.length > 0),
          counts,
          history: [...baseline?.scans ?? [], counts].slice(-monitor_file.PP),
          hasBaseline: baseline !== void 0,
          ...scan.skipped !== void 0 && { skipped: scan.skipped },
          alarms,
          notices: findings.filter(({ finding }) => !(0, monitor_finding.Ic)(finding)),
          accepted: scan.releases.flatMap((release) => release.accepted.map((one) => (0, monitor_finding.Su)(one, isOfMany))),
          advice: toAdvice(alarms.map(({ finding }) => finding), own),
          repositories: isOwnAlone ? [] : byStanding(rows),
          told: scan.repositories.flatMap(({ told }) => told ?? []),
          releases: byStanding(releases),
          faults: toFaults(scan, report)
        };
      }
      function byStanding(rows) {
        return standings.flatMap((standing) => rows.filter((row) => row.standing === standing));
      }
      function countStandings(rows, gone) {
        const count = (standing) => rows.filter((row) => row.standing === standing).length;
        return {
          asRecorded: count("as recorded"),
          changed: count("changed") + gone,
          unrecorded: count("unrecorded"),
          notAsked: count("not asked")
        };
      }
      function toRepositoryRow(repository2, { releases, faults }, gone) {
        const { name, watched, known, isGone } = repository2;
        const rows = releases.filter((one) => one.repository === name).map((release) => toReleaseRow(release, true));
        const isPartial = faults.some((fault) => fault.repository === watched);
        const worst = standings.find((standing) => rows.some((row) => row.standing === standing)) ?? "unrecorded";
        return {
          name,
          standing: isGone ? "changed" : isPartial && worst !== "changed" ? "not asked" : worst,
          counts: (0, core_text.gI)([
            isGone ? `gone, with ${counted(gone, "release")}` : renderCounts(countStandings(rows, 0), ""),
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
          return `\u26D4 ${states}${end}`;
        if (!counts.isWhole && releases.length === 0)
          return "\u{1F4E1} Nothing could be asked";
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
        const all = `${counted(changed + asRecorded + unrecorded + notAsked, "release")}${place}`;
        const [only] = present;
        if (only === void 0)
          return all.replace(/^0 /, "no ");
        return present.length === 1 ? `${all} ${only[1]}` : `${all}: ${present.map((state) => state.join(" ")).join(", ")}`;
      }
      function counted(count, noun) {
        return `${count} ${noun}${count === 1 ? "" : "s"}`;
      }
      function toReleaseRow(release, isOfMany) {
        const { repository: repository2, tag, recorded, seen, findings, notAsked, onChain } = release;
        const alarms = findings.filter(monitor_finding.Ic);
        const changed = new Set(alarms.flatMap(({ asset }) => asset ?? []));
        const lines = recorded?.assets ?? [];
        const unchanged = lines.filter(({ name, anchor }) => {
          return seen !== "gone" && !changed.has(name) && !changed.has(anchor?.list ?? name) && !notAsked.has(name);
        });
        const count = (standing, words) => {
          const { length } = unchanged.filter(({ name }) => onChain.get(name) === standing);
          return length > 0 && `${length} ${words}`;
        };
        const confirmed = unchanged.filter(({ name }) => ["held", "resting"].includes(onChain.get(name) ?? ""));
        const files = (0, core_text.gI)([
          onChain.size > 0 && `${confirmed.length} of ${counted(lines.length, "file")} confirmed`,
          count("resting", "of them by earlier looks"),
          count(void 0, "as the baseline saw them"),
          count("young", "stamped just now"),
          count("never", "never anchored"),
          notAsked.size > 0 && `${notAsked.size} not asked`
        ]);
        const rest = recorded === void 0 ? "unrecorded" : "as recorded";
        return {
          name: (0, monitor_finding.x5)(repository2, tag, isOfMany),
          standing: alarms.length > 0 ? "changed" : notAsked.size > 0 ? "not asked" : rest,
          counts: (0, core_text.gI)([files.join(", "), labelsOf(findings).join(", ")]).join("; ")
        };
      }
      function labelsOf(findings) {
        const kinds = Map.groupBy(findings, ({ kind }) => kind);
        return [...kinds].map(([kind, { length }]) => (length > 1 ? `${length} ` : "") + monitor_finding.xi[kind].label);
      }
    })
  ),
  /***/
  6531: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        En: () => (
          /* binding */
          toBrief
        ),
        /* harmony export */
        Mo: () => (
          /* binding */
          withoutWitnesses
        ),
        /* harmony export */
        Sh: () => (
          /* binding */
          renderNotesData
        ),
        /* harmony export */
        WC: () => (
          /* binding */
          withNewWitnesses
        ),
        /* harmony export */
        XJ: () => (
          /* binding */
          parseNotes
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3943);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9759);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7066);
      var _evidence_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8233);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1572);
      var _evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7218);
      const start = "<!-- anchor-artifacts:data";
      const anywhere = /<!--\s*anchor-artifacts:data/i;
      const data = /^<!-- anchor-artifacts:data v2 ([\w.-]+) ([0-9a-f]{16}) ([A-Za-z0-9+/]+={0,2}) -->$/;
      const marker = /^<!-- anchor-artifacts:(begin|end) ([\w.-]+) -->$/;
      function parseNotes(notes) {
        const found = /* @__PURE__ */ new Map();
        let section = "";
        for (const text of notes.split(/\r?\n/)) {
          const [, side, name = ""] = marker.exec(text) ?? [];
          if (side !== void 0)
            section = side === "begin" ? name : "";
          const at = text.search(anywhere);
          if (at === -1)
            continue;
          const line = text.slice(at).trimEnd();
          const key = data.exec(line)?.[1] ?? section;
          const lines = parseData(line);
          const known = found.has(key) ? found.get(key) : [];
          found.set(key, known && lines && [...known, ...lines]);
        }
        return [...found].map(([key, lines]) => ({ key, lines }));
      }
      function parseData(line) {
        const [, , sum, base64 = ""] = data.exec(line) ?? [];
        try {
          if (sum === void 0)
            return [{ ...(0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_4__.By)(line.slice(start.length + 1, -" -->".length)), predicateType: _evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__.W3 }];
          const packed = Buffer.from(base64, "base64");
          return sumOf(packed) === sum ? unpack(packed) : void 0;
        } catch (thrown) {
          if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z && thrown.code === "EVIDENCE_INVALID")
            return void 0;
          throw thrown;
        }
      }
      function renderNotesData(key, lines) {
        const packed = (0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.deflateRawSync)(JSON.stringify(pack(lines)), { level: 9 });
        return `${start} v2 ${key} ${sumOf(packed)} ${packed.toString("base64")} -->`;
      }
      function sumOf(packed) {
        return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(packed).digest("hex").slice(0, 16);
      }
      const maxDetailed = 200;
      function toBrief(statement) {
        const isDetailed = statement.subject.length <= maxDetailed;
        const { tool, mode, finishedOn, run = {}, service, chain, lists, anchors, changed, witnesses } = statement.predicate;
        const { url: _url, attempt: _attempt, ref: _ref, ...place } = run;
        const anchored = new Set(anchors.map(({ digest }) => digest));
        const witnessed = new Set(witnesses?.map(({ of }) => of));
        return _evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__.I1.order({
          _type: _evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__.qB,
          subject: statement.subject.map(({ name, digest }) => {
            return { name, digest: witnesses === void 0 ? { sha3_256: digest.sha3_256 } : digest };
          }),
          predicateType: _evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__.W3,
          predicate: {
            tool,
            mode,
            finishedOn,
            ...Object.keys(place).length > 0 && { run: place },
            ...service && { service },
            ...chain && { chain },
            lists: lists.filter(({ name, sha3_256 }) => anchored.has(sha3_256) || witnessed.has(name)),
            anchors: anchors.map((anchor) => toBriefAnchor(anchor, isDetailed)),
            ...witnesses && { witnesses },
            ...changed && { changed }
          }
        });
      }
      function withNewWitnesses({ predicate: { witnesses = [], ...predicate }, ...line }, above) {
        const known = new Set(above.flatMap((one) => one.predicate.witnesses ?? []).map(({ token }) => token));
        const fresh = witnesses.filter(({ token }) => !known.has(token));
        return { ...line, predicate: { ...predicate, ...fresh.length > 0 && { witnesses: fresh } } };
      }
      function withoutWitnesses({ predicate, ...line }) {
        const { witnesses: _, ...others } = predicate;
        return toBrief({ ...line, predicate: others });
      }
      function toBriefAnchor(anchor, isDetailed) {
        const { covers, digest, verdict, mayBeSpent, chain, pendingProof, writtenProof } = anchor;
        const { block, date, transaction } = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_5__.rG)(chain?.records ?? []) ?? {};
        const record = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({ block, ...isDetailed && { date, transaction } });
        return {
          covers,
          digest,
          verdict,
          ...mayBeSpent && { mayBeSpent },
          ...Object.keys(record).length > 0 && { chain: { records: [record] } },
          ...pendingProof && { pendingProof },
          ...writtenProof && { writtenProof }
        };
      }
      function pack(lines) {
        const pairs = /* @__PURE__ */ new Map();
        const packed = lines.map(({ subject, predicate: { anchors, ...facts } }) => {
          const own = new Map(anchors.filter(({ covers }) => covers === "subject").map((anchor) => [anchor.digest, anchor]));
          const files = subject.map(({ name, digest: { sha3_256: digest, sha256 } }) => {
            const pair = sha256 === void 0 ? [name, digest] : [name, digest, sha256];
            const key = JSON.stringify(pair);
            const known = pairs.get(key) ?? { pair, index: pairs.size };
            pairs.set(key, known);
            const anchor = own.get(digest);
            own.delete(digest);
            if (anchor === void 0)
              return [known.index];
            const { digest: _digest, covers: _covers, ...rest } = anchor;
            return [known.index, rest];
          });
          const others = anchors.filter((anchor) => anchor.covers === "list" || own.has(anchor.digest));
          return { ...facts, files, others };
        });
        return { pairs: [...pairs.values()].map(({ pair }) => pair), lines: packed };
      }
      const maxUnpacked = 16 * 1024 * 1024;
      function unpack(packed) {
        try {
          const text = (0, _core_json_js__WEBPACK_IMPORTED_MODULE_3__._6)((0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRawSync)(packed, { maxOutputLength: maxUnpacked }));
          const { pairs, lines } = (0, _core_json_js__WEBPACK_IMPORTED_MODULE_3__.lk)(text);
          return lines.map(({ files, others, ...facts }) => {
            const found = files.map(([index, rest]) => ({ pair: pairs[index] ?? ["", ""], rest }));
            const subject = found.map(({ pair: [name, sha3_256, sha256] }) => {
              return { name, digest: { sha3_256, ...sha256 !== void 0 && { sha256 } } };
            });
            const own = found.flatMap(({ pair: [, digest], rest }) => rest === void 0 ? [] : [{ covers: "subject", digest, ...rest }]);
            const anchors = [...others, ...own].toSorted(_evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__.E8);
            const statement = { _type: _evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__.qB, subject, predicateType: _evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__.W3, predicate: { ...facts, anchors } };
            return _evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__.I1.order((0, _evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__.I1)({ value: statement, where: "the data" }));
          });
        } catch {
          return void 0;
        }
      }
    })
  )
};
