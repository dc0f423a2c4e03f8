export const id = 891;
export const ids = [891];
export const modules = {
  /***/
  9326: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        gn: () => (
          /* binding */
          isUnderWay
        ),
        /* harmony export */
        hq: () => (
          /* binding */
          releaseGoneError
        ),
        /* harmony export */
        s7: () => (
          /* binding */
          maxAssets
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      const maxAssets = 1e3;
      const maxUploadMs = 36e5;
      function isUnderWay({ uploaded = "" }, now) {
        return (now?.getTime() ?? 0) - Date.parse(uploaded) < maxUploadMs;
      }
      function releaseGoneError(tag) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RELEASE_NOT_FOUND", `The release ${tag} does not exist any more.`, {
          hint: ({ input, again }) => `Somebody deleted it while this run worked. Create it again before you ${again}. The evidence is in ${input("output-dir")}.`
        });
      }
    })
  ),
  /***/
  1891: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        openRelease: () => (
          /* binding */
          openRelease
        )
      });
      var errors = __webpack_require__(6608);
      var file_names = __webpack_require__(3364);
      var core_text = __webpack_require__(2872);
      var promises_ = __webpack_require__(1455);
      var evidence_record = __webpack_require__(2896);
      var queue = __webpack_require__(9821);
      var release_forge = __webpack_require__(9326);
      var external_node_crypto_ = __webpack_require__(7598);
      var checksums = __webpack_require__(291);
      var json = __webpack_require__(5961);
      var to_statement = __webpack_require__(5679);
      var write_evidence = __webpack_require__(2437);
      ;
      const maxUploadAttempts = 4;
      const maxRenameAttempts = 20;
      const firstPollWaitMs = 500;
      const maxPollWaitMs = 8e3;
      async function putAsset(target, file, knownAssets) {
        const { forge } = target;
        const existingAsset = knownAssets.find(({ name }) => name === file.name);
        if (existingAsset !== void 0) {
          if (await hasBytes(forge, existingAsset, file.bytes))
            return existingAsset;
          if (existingAsset.isUploaded)
            return replaceAsset(target, file, existingAsset);
          await forge.deleteAsset(existingAsset, file.name);
        }
        const outcome = await uploadAs(target, file.name, file);
        return "taken" in outcome ? putAsset(target, file, [outcome.taken]) : outcome.asset;
      }
      async function removeAbandoned(forge, assets) {
        for (const asset of assets) {
          if ((0, file_names.$W)(asset.name) && !(0, release_forge.gn)(asset, forge.githubTime()))
            await forge.deleteAsset(asset, asset.name);
        }
      }
      async function putStatement(target, { id: id2, text }) {
        const file = { name: (0, file_names.rC)(id2), bytes: Buffer.from(text) };
        const outcome = await uploadAs(target, file.name, file);
        if ("asset" in outcome)
          return outcome.asset;
        throw notUploadedError(file.name, "another file has its name");
      }
      async function replaceAsset(target, file, oldAsset) {
        const { forge, stop } = target;
        const { name, bytes } = file;
        let newAsset;
        let presentAsset = oldAsset;
        for (let attempt = 1; attempt <= maxRenameAttempts && !stop.aborted; attempt += 1) {
          newAsset ??= await uploadTemporary(target, file);
          const outcome = await exchangeAssets(target, presentAsset, newAsset, name);
          if (outcome !== void 0 && outcome !== "gone")
            return outcome;
          await waitBeforeRetry(attempt, target);
          presentAsset = await findAsset(target, name);
          if (presentAsset !== void 0 && await hasBytes(forge, presentAsset, bytes)) {
            if (presentAsset.id !== newAsset.id)
              await forge.deleteAsset(newAsset, name);
            return presentAsset;
          }
          if (outcome === "gone")
            newAsset = void 0;
        }
        throw notUploadedError(name, "others keep uploading the same name");
      }
      async function exchangeAssets({ forge, release, stop, takeLastSeconds }, oldAsset, newAsset, name) {
        try {
          if (oldAsset !== void 0)
            await forge.deleteAsset(oldAsset, name);
          return await forge.renameAsset(release, newAsset, name);
        } catch (thrown) {
          if (!stop.aborted)
            throw thrown;
          return await takeLastSeconds().forge.renameAsset(release, newAsset, name);
        }
      }
      async function uploadTemporary(target, file) {
        const outcome = await uploadAs(target, (0, file_names.z_)((0, external_node_crypto_.randomBytes)(4).toString("hex")), file);
        if ("taken" in outcome)
          throw notUploadedError(file.name, "a random name was taken");
        return outcome.asset;
      }
      async function waitBeforeRetry(attempt, { clock, stop }) {
        await clock.wait(Math.min(maxPollWaitMs, firstPollWaitMs * 2 ** (attempt - 1)) * (0.5 + clock.random()), stop);
      }
      async function uploadAs(target, name, { name: ownName, bytes }) {
        const { forge, release, stop } = target;
        for (let attempt = 1; attempt <= maxUploadAttempts && !stop.aborted; attempt += 1) {
          const confirmedAsset = await forge.uploadAsset(release, name, bytes, ownName);
          const asset = confirmedAsset ?? await findAssetLater(target, name, attempt);
          if (asset === void 0)
            continue;
          if (await hasBytes(forge, asset, bytes))
            return { asset };
          if (asset.isUploaded && confirmedAsset === void 0)
            return { taken: asset };
          await forge.deleteAsset(asset, ownName);
        }
        throw notUploadedError(ownName, `${maxUploadAttempts} attempts ended without a complete file`);
      }
      async function findAssetLater(target, name, attempt) {
        const foundAsset = await findAsset(target, name);
        if (foundAsset !== void 0)
          return foundAsset;
        await waitBeforeRetry(2 * attempt - 1, target);
        return findAsset(target, name);
      }
      async function findAsset({ forge, release }, name) {
        return (await forge.readAssets(release)).find((asset) => asset.name === name);
      }
      async function hasBytes(forge, asset, bytes) {
        if (!asset.isUploaded || asset.size !== bytes.length)
          return false;
        if (asset.sha256 === void 0)
          return Buffer.compare(await forge.read(asset, bytes.length), bytes) === 0;
        return asset.sha256 === (0, external_node_crypto_.hash)("sha256", bytes);
      }
      function notUploadedError(name, why, cause) {
        return new errors._Z("ASSET_NOT_UPLOADED", `${name} was not attached to the release: ${why}.`, { cause });
      }
      async function toDerivedFiles(record, assets, witnessed, forge) {
        const entries = [...record.names.values()].map(({ name, digest }) => ({ name, digest: digest.sha3_256, ...digest }));
        const sha256List = Buffer.from([...(0, checksums.iX)(entries)].join(""));
        const sha256 = (0, external_node_crypto_.hash)("sha256", sha256List);
        const ownWitnessFiles = witnessed?.sha256 === sha256 ? witnessed.files : [];
        const files = [
          { name: file_names.NW.page, bytes: Buffer.from([...await (0, write_evidence.hR)(record.statements)].join("")) },
          { name: file_names.NW.checksums, bytes: Buffer.from([...(0, checksums.pd)(entries)].join("")) },
          ...sha256List.length > 0 ? [{ name: file_names.NW.sha256, bytes: sha256List }] : [],
          ...ownWitnessFiles
        ];
        const writtenNames = new Set(files.map(({ name }) => name));
        return { files, outdated: await findOutdated(record, assets, sha256, writtenNames, forge) };
      }
      async function findOutdated({ statements }, assets, sha256, writtenNames, forge) {
        const predicates = statements.map(({ statement: statement2 }) => statement2.predicate);
        const listPredicates = predicates.filter(({ lists }) => lists.some((list) => list.sha256 === sha256));
        const fittingDigests = (0, to_statement.jP)(listPredicates.flatMap(({ witnesses }) => witnesses ?? []));
        const outdatedAssets = [];
        for (const asset of assets) {
          if (!file_names.Op.includes(asset.name) || writtenNames.has(asset.name) || !asset.isUploaded)
            continue;
          const digest = asset.sha256 ?? (0, external_node_crypto_.hash)("sha256", await forge.read(asset, json.Zd));
          if (!fittingDigests.has(digest))
            outdatedAssets.push(asset);
        }
        return outdatedAssets;
      }
      var result_words = __webpack_require__(2464);
      var version = __webpack_require__(4983);
      var since = __webpack_require__(1587);
      var markdown = __webpack_require__(79);
      var row = __webpack_require__(1663);
      var verdicts = __webpack_require__(2107);
      var statement = __webpack_require__(7400);
      var result_view = __webpack_require__(8901);
      var release_statements = __webpack_require__(3983);
      var claims = __webpack_require__(9876);
      ;
      function toSectionFiles({ record, rows, clockAnswers }) {
        const findRow = (0, release_statements.gq)(rows, ({ subject }) => subject.name);
        return [...record.names.values()].map((entry) => {
          const row2 = findRow(entry.name);
          const { sha3_256 } = entry.digest;
          const knownAnchors = [record.anchors.get(sha3_256), record.findListAnchor(sha3_256)].filter((each) => each !== void 0);
          const anchor = knownAnchors.find(evidence_record.Is) ?? knownAnchors.find((one) => one.verdict !== "timestamped" && hasOutcome(one));
          const runVerdict = row2?.verdict;
          const { signed, verdict: clockVerdict } = anchor === void 0 ? judgeByWitnesses(entry, clockAnswers) : {};
          const isWrong = runVerdict !== void 0 && verdicts.Jo[runVerdict].class === "wrong";
          const isUnclear = anchor !== void 0 && statement.Jq[anchor.verdict] === "open" && anchor.verdict !== "accepted";
          const verdict = isWrong ? runVerdict : clockVerdict ?? (isUnclear ? "unclear" : anchor?.verdict);
          const isUnreached = knownAnchors.some((one) => one.verdict === "unreachable");
          const isRecent = row2?.recentStamp !== void 0;
          return { ...entry, anchor, signed, row: row2, ...verdict && { verdict }, isUnreached, isRecent };
        });
      }
      function judgeByWitnesses({ name, digest: { sha256 } }, clockAnswers) {
        const fileAnswers = clockAnswers.filter((answer) => (0, claims.jX)(answer, name, sha256));
        if (fileAnswers.some(({ claim }) => claim === "not fitting"))
          return {};
        const signed = (0, claims.CP)(fileAnswers.flatMap(({ attested }) => attested ?? []));
        if (signed !== void 0)
          return { signed, verdict: "timestamped" };
        return fileAnswers.length > 0 ? { verdict: "accepted" } : {};
      }
      function hasOutcome({ verdict, mayBeSpent }) {
        return statement.Jq[verdict] !== "open" || verdict === "accepted" || verdict === "unclear" || mayBeSpent === true;
      }
      const sectionGroupOf = ({ verdict, anchor, isRecent }) => {
        if (verdict === void 0)
          return "none";
        if (verdict === "changed")
          return "changed";
        if (verdict === "not-found" || verdict === "no-match")
          return isRecent ? "waiting" : "absent";
        if (verdict === "timestamped")
          return "signed";
        if (verdict === "unclear")
          return "unclear";
        return (0, evidence_record.Is)(anchor) ? "anchored" : "waiting";
      };
      function hasOnlyWitnesses({ record: { statements } }) {
        const runs = statements.map(({ statement: statement2 }) => statement2.predicate);
        return runs.some(({ mode }) => mode === "stamp") && runs.every(({ service }) => service === void 0);
      }
      function renderGoal(facts) {
        return verdicts.Jo[hasOnlyWitnesses(facts) ? "timestamped" : "anchored"].label;
      }
      function renderFiles(files, facts, maxBytes) {
        const lists = renderLists(facts);
        const maxFileBytes = maxBytes - 4 * files.length - Buffer.byteLength(lists.join("\r\n"));
        const render = (file) => `${renderRow(file, facts)}
${renderNumbers(file, facts)}`;
        const { rows: fitting, omittedCount } = (0, markdown.nc)(files, maxFileBytes, render);
        const count = (0, core_text.hS)(files.length, "file");
        const omission = omittedCount > 0 ? [`\u2702\uFE0F **${omittedCount} of ${count} ${omittedCount === 1 ? "is" : "are"} left out**: the notes take no more.`] : [];
        if (fitting.length === 0)
          return omission;
        const shownFiles = files.slice(0, fitting.length);
        const areSomeSigned = hasOnlyWitnesses(facts) || files.some(({ signed }) => signed !== void 0);
        const head = `| File | ${areSomeSigned ? "Existed by" : "On the chain since"} | |
| --- | --- | --- |`;
        const table = [head, ...shownFiles.map((file) => renderRow(file, facts))].join("\n");
        const numbers = [...lists, ...shownFiles.map((file) => renderNumbers(file, facts))].join("\n");
        return [
          shownFiles.length > markdown.FA ? (0, markdown.jq)(omittedCount > 0 ? `${shownFiles.length} of ${count}` : count, table) : table,
          (0, markdown.jq)(files.every(({ signed }) => signed !== void 0) ? "Digests" : "Digests, blocks, transactions", numbers),
          ...omission
        ];
      }
      function renderRow(file, facts) {
        const { name, anchor, verdict, signed } = file;
        const group = sectionGroupOf(file);
        const { icon, label } = verdict === void 0 ? { icon: "\u23F3", label: `not ${renderGoal(facts)} yet` } : group === "waiting" && file.isRecent ? { icon: "\u23F3", label: "waiting for a block" } : verdicts.Jo[verdict];
        const isDenied = group === "changed" || group === "absent";
        const verdictText = (0, core_text.hq)([label, !isDenied && renderReport(file, facts)]).join(" \xB7 ");
        const signedDate = signed && (signed.on === void 0 ? (0, markdown.u9)(signed.says) : (0, core_text.oN)(signed.on));
        const since2 = isDenied ? "\u2013" : signedDate ?? renderSince(anchor, facts) ?? "not yet";
        return `| ${(0, markdown.YC)(name)} | ${since2} | ${icon} ${verdictText} |`;
      }
      function renderSince(anchor, facts) {
        const record = (0, evidence_record.rG)(anchor?.chain?.records ?? []);
        if (record === void 0 || !(0, evidence_record.Is)(anchor))
          return void 0;
        const text = record.date === void 0 ? `block ${record.block ?? ""}` : (0, core_text.oN)(record.date);
        return linkBlock(text, record, facts);
      }
      function linkBlock(text, record, { run: run2, record: { chain } }) {
        const address = (0, to_statement.ab)(run2.chain ?? chain, record);
        return address === void 0 ? (0, markdown.Cu)(text, core_text.I6.word) : (0, markdown.BK)(text, address);
      }
      const reportLinkLifeMs = 36e5;
      function renderReport({ name, digest, row: row2 }, facts) {
        const possibleNames = [true, false].map((isTaken) => (0, file_names.cq)(name, digest.sha3_256, isTaken));
        const attachedUrl = possibleNames.map((each) => facts.assetUrls.get(each)).find((url) => url !== void 0);
        if (attachedUrl !== void 0)
          return (0, markdown.BK)("PDF", attachedUrl);
        const isSameFile = row2 !== void 0 && row2.subject.digest === digest.sha3_256;
        const reportUrl = facts.linksReportsAtService && isSameFile ? (0, result_view.P)(row2).reportUrl : void 0;
        if (reportUrl === void 0)
          return void 0;
        const linkEnd = (0, core_text.oN)(new Date(facts.run.finishedAt.getTime() + reportLinkLifeMs));
        return `${(0, markdown.BK)("PDF", reportUrl)} (link expires within an hour, by ${linkEnd})`;
      }
      function renderNumbers({ name, digest: { sha3_256 }, anchor, former }, facts) {
        const coveringDigest = anchor === void 0 || anchor.digest === sha3_256 ? void 0 : anchor.digest;
        const lines = [
          (0, markdown.Cu)(name),
          coveringDigest === void 0 ? renderBlock(anchor, facts) : `through the list ${(0, markdown.Cu)(coveringDigest.slice(0, 8))}\u2026`,
          renderDigest(sha3_256),
          coveringDigest === void 0 && renderTransaction(anchor),
          ...former.map(({ digest }) => `earlier bytes: ${(0, core_text.hq)([renderDigest(digest.sha3_256), renderBlock(facts.record.anchors.get(digest.sha3_256), facts)]).join(" \xB7 ")}`)
        ];
        return `- ${(0, core_text.hq)(lines).join("<br>")}`;
      }
      function renderLists(facts) {
        const { lists, anchors } = facts.record;
        return lists.flatMap(({ name, sha3_256 }) => {
          const anchor = anchors.get(sha3_256);
          if (anchor?.covers !== "list" || !hasOutcome(anchor))
            return [];
          const lines = [(0, markdown.Cu)(name), renderBlock(anchor, facts), renderDigest(sha3_256), renderTransaction(anchor)];
          return [`- ${(0, core_text.hq)(lines).join("<br>")}`];
        });
      }
      const renderDigest = (digest) => `<sub>SHA3-256 ${(0, markdown.Cu)(digest)}</sub>`;
      function renderBlock(anchor, facts) {
        const record = (0, evidence_record.rG)(anchor?.chain?.records ?? []);
        const date = record?.date && (0, markdown.Cu)(record.date, core_text.I6.word);
        return record?.block === void 0 ? date : (0, core_text.hq)([linkBlock(`block ${record.block}`, record, facts), date]).join(" \xB7 ");
      }
      function renderTransaction(anchor) {
        const transaction = (0, evidence_record.rG)(anchor?.chain?.records ?? [])?.transaction;
        return transaction && `<sub>transaction ${(0, markdown.Cu)(transaction, core_text.I6.word)}</sub>`;
      }
      ;
      const reservedBytes = 500;
      function renderSection(facts, maxBytes) {
        const files = toSectionFiles(facts);
        const heading = `### ${renderTitle(files, facts)}`;
        const demoBanner = facts.record.isDemonstration ? [`> [!WARNING]
> **${result_words.a0}**`] : [];
        const withComments = (parts) => [...parts, ...facts.comments].join("\n\n");
        const omission = "\u2702\uFE0F **The files are left out**: the notes take no more.";
        const shorterForms = [withComments([heading, ...demoBanner, omission]), withComments([heading])];
        const bottom = renderFooter(files, facts);
        if (files.every(({ verdict }) => verdict === void 0)) {
          const count = files.length;
          const subject = count === 0 ? "No file is" : `${(0, core_text.hS)(count, "file")} ${count === 1 ? "is" : "are"} not`;
          const unansweredText = `${subject} ${renderGoal(facts)} yet. ${renderWhoSaysWhy(facts)}`;
          return [withComments((0, core_text.hq)([heading, ...demoBanner, unansweredText, bottom])), ...shorterForms];
        }
        const top = [
          heading,
          ...demoBanner,
          ...renderWarnings(files),
          ...renderUnstamped(files, facts),
          renderHowToCheck(facts),
          ...renderSpan(files, facts)
        ];
        const maxFilesBytes = maxBytes - reservedBytes - Buffer.byteLength([...top, bottom, ...facts.comments].join("\r\n\r\n"));
        return [withComments([...top, ...renderFiles(files, facts, maxFilesBytes), bottom]), ...shorterForms];
      }
      function renderTitle(files, facts) {
        const { record, run: run2 } = facts;
        const groups = Object.groupBy(files, sectionGroupOf);
        const { changed = [], absent = [], anchored = [], signed = [], waiting = [], unclear = [] } = groups;
        const renderCount = (some) => some.length === files.length ? (0, core_text.hS)(files.length, "file") : `${some.length} of ${(0, core_text.hS)(files.length, "file")}`;
        const are = (some) => some.length === 1 ? "is" : "are";
        const demoNote = record.isDemonstration ? " (demonstration only)" : "";
        const [firstChanged] = changed;
        const renderWarningEnd = (it) => `${demoNote}. Do not use ${it} before the project says why.`;
        if (firstChanged !== void 0 && changed.length === 1)
          return `\u274C ${(0, markdown.Cu)(firstChanged.name)} is not the file that was anchored${renderWarningEnd("it")}`;
        if (changed.length > 0)
          return `\u274C ${renderCount(changed)} are not what was anchored${renderWarningEnd("them")}`;
        if (absent.length > 0)
          return `\u274C ${renderCount(absent)} ${are(absent)} not on the chain${demoNote}`;
        const chainName = (run2.chain ?? record.chain)?.name;
        const chainText = chainName === void 0 ? "" : ` on ${(0, markdown.u9)(chainName, core_text.I6.word)}`;
        const otherCounts = (0, core_text.hq)([
          anchored.length > 0 && signed.length > 0 && `, ${signed.length} time-stamped`,
          anchored.length + signed.length > 0 && waiting.length > 0 && `, ${waiting.length} waiting for a block`,
          unclear.length > 0 && `, ${unclear.length} unclear`
        ]).join("");
        if (anchored.length > 0)
          return `\u2693 ${renderCount(anchored)} anchored${chainText}${renderDay(anchored)}${otherCounts}${demoNote}`;
        if (signed.length > 0)
          return `\u{1F552} ${renderCount(signed)} time-stamped${renderSigner(signed)}${renderDay(signed)}${otherCounts}${demoNote}`;
        if (waiting.length > 0)
          return `\u23F3 ${renderCount(waiting)} accepted, waiting for a block${otherCounts}${demoNote}`;
        return `Not ${renderGoal(facts)} yet${demoNote}`;
      }
      function renderSigner(files) {
        const signers = new Set(files.map(({ signed }) => signed?.parties[0]?.name));
        const [name] = signers;
        return signers.size === 1 && name !== void 0 ? ` by ${(0, markdown.u9)(name, core_text.I6.word)}` : "";
      }
      function renderDay(files) {
        const days = new Set(files.map((file) => (0, core_text.ir)(dateOf(file))));
        const [day] = days;
        return days.size === 1 && day !== void 0 ? `, ${day}` : "";
      }
      function dateOf({ anchor, signed }) {
        return signed === void 0 ? (0, evidence_record.rG)(anchor?.chain?.records ?? [])?.date ?? "" : signed.on ?? "";
      }
      function renderUnstamped(files, facts) {
        const { unclear = [], signed = [] } = Object.groupBy(files, sectionGroupOf);
        const filesInNoBlock = hasOnlyWitnesses(facts) ? [] : signed;
        const reason = filesInNoBlock.some(({ isUnreached }) => isUnreached) ? ": the service was not reached" : "";
        return (0, core_text.hq)([
          unclear.length > 0 && `\u2754 Whether a stamp was made of ${(0, core_text.hS)(unclear.length, "file")} is not known. ${renderWhoSaysWhy(facts)}`,
          filesInNoBlock.length > 0 && `No block is known to hold ${(0, core_text.hS)(filesInNoBlock.length, "file")}${reason}. ${renderWhoSaysWhy(facts)}`
        ]);
      }
      function renderWhoSaysWhy({ run: { origin } }) {
        return `${origin.runUrl === "" ? "The run's log" : (0, markdown.BK)("The run", origin.runUrl)} says why.`;
      }
      function renderWarnings(files) {
        const { changed = [], absent = [] } = Object.groupBy(files, sectionGroupOf);
        const recentFiles = files.filter((file) => file.isRecent && sectionGroupOf(file) === "waiting");
        const renderNames = (some) => (0, core_text.L1)(some, (file) => (0, markdown.Cu)(file.name));
        const renderDoNotUse = (some, reason) => `**Do not use** ${renderNames(some)} before the project says why${reason}.`;
        const absence = `: the chain does not hold ${absent.length === 1 ? "it" : "them"}`;
        return (0, core_text.hq)([
          changed.length > 1 && renderDoNotUse(changed, ""),
          absent.length > 0 && renderDoNotUse(absent, changed.length > 0 ? absence : ""),
          recentFiles.length > 0 && `\u23F3 A short time before the check, ${renderNames(recentFiles)} got a stamp: a block may hold it by now.`
        ]);
      }
      function renderHowToCheck({ assetUrls }) {
        const page = assetUrls.get(file_names.NW.page);
        const how = page === void 0 ? "`openssl dgst -sha3-256 FILE` must print the digest that stands below." : `save ${(0, markdown.BK)(file_names.NW.page, page)} and your file, open the page, choose the file. No account, no network.`;
        return `**Check a download:** ${how} ${(0, markdown.BK)(page === void 0 ? "More" : "Other ways", (0, version.LJ)("verify-a-download.md"))}`;
      }
      function renderSpan(files, facts) {
        if (facts.record.isDemonstration || files.some((file) => sectionGroupOf(file) !== "anchored"))
          return [];
        const spans = files.map(({ recordedOn, anchor }) => {
          const record = (0, evidence_record.rG)(anchor?.chain?.records ?? []);
          return { record, span: (0, since.ee)(recordedOn, record) };
        });
        const [latest] = spans.toSorted((one, other) => Number(other.record?.block) - Number(one.record?.block));
        if (latest?.record === void 0 || latest.span === void 0 || spans.some(({ span }) => span === void 0))
          return [];
        const { built, block, date } = latest.span;
        return [`Built by ${built} \u2192 ${linkBlock(`block ${block}`, latest.record, facts)}, ${(0, markdown.u9)(date)} \u2192 today`];
      }
      function renderFooter(files, { assetUrls, record, run: run2 }) {
        const statements = record.statements.slice(-10).map(({ id: id2 }) => (0, file_names.rC)(id2));
        const names = [file_names.NW.page, file_names.NW.checksums, file_names.NW.sha256, ...file_names.Op, ...statements];
        const evidenceLinks = names.flatMap((name) => {
          const url = assetUrls.get(name);
          return url === void 0 ? [] : [(0, markdown.BK)(name, url)];
        });
        const hasFormer = [...record.names.values()].some(({ former }) => former.length > 0);
        const chainName = (run2.chain ?? record.chain)?.name;
        const blockText = chainName === void 0 ? "A block" : `A block of ${(0, markdown.u9)(chainName, core_text.I6.word)}`;
        const dates = files.filter((file) => sectionGroupOf(file) === "anchored").map((file) => (0, core_text.oN)(dateOf(file)));
        const hasZonelessDate = dates.some((date) => date !== "" && !date.endsWith(" UTC"));
        const isSigned = (file) => file.signed !== void 0;
        const sentences = (0, core_text.hq)([
          files.some(isSigned) && result_words.eC,
          files.some((file) => file.verdict !== void 0 && !isSigned(file)) && `${blockText} proves that exactly these bytes existed by its date; not who made them, nor that the build was clean.`,
          hasZonelessDate && "Dates are as the service writes them, which names no time zone.",
          hasFormer && "*Earlier bytes*: an earlier run stamped this digest under the same name."
        ]);
        const parts = (0, core_text.hq)([
          (0, markdown.C_)(run2),
          sentences.join(" "),
          evidenceLinks.length > 0 && `Evidence: ${evidenceLinks.join(" \xB7 ")}`
        ]);
        return parts.length === 0 ? "" : `<sub>${parts.join("<br>")}</sub>`;
      }
      var section = __webpack_require__(502);
      ;
      const maxDerivationRounds = 5;
      const maxLagMs = 3e4;
      const listPollWaitMs = 1e3;
      const maxLastMs = 4e3;
      const lastEndMs = 5e3;
      const minLastMs = 1e3;
      function createLastSeconds(createForge, { clock, stop }) {
        let cancelledAt;
        stop.addEventListener("abort", () => cancelledAt = clock.now(), { once: true });
        return () => {
          const leftMs = lastEndMs - (clock.now() - (cancelledAt ?? clock.now()));
          const lastStop = AbortSignal.timeout(Math.ceil(Math.min(maxLastMs, Math.max(minLastMs, leftMs))));
          return { forge: createForge(lastStop), stop: lastStop };
        };
      }
      async function attachEvidence(opened, run2, readClocks) {
        const { record, release, statements, stop } = opened;
        const { statement: statement2, hasSent } = run2;
        const { attempt, errors: errors2 } = (0, queue.S)();
        const isStatementNew = hasSent || statements.damaged.length === 0 && statement2 !== void 0 && (0, evidence_record.hI)(record, statement2);
        const ownStatement = isStatementNew ? statement2 : void 0;
        const ownAssets = /* @__PURE__ */ new Map();
        const target = { ...opened, run: run2, ownStatement, ownAssets, attempt, readClocks };
        if (!stop.aborted)
          run2.isRecorded = await attachStatementAndDerived(target);
        if (stop.aborted && run2.isRecorded !== true && (hasSent || errors2.length === 0))
          run2.isRecorded = await attempt(() => writeCancelledStatement(target)) === true;
        if (ownAssets.size > 0)
          run2.releaseUrl = release.url;
        return errors2;
      }
      async function writeCancelledStatement(target) {
        const { ownStatement, ownAssets, run: run2, assets } = target;
        if (ownStatement === void 0 || !run2.hasSent)
          throw new errors._Z("NOT_ATTEMPTED", "The run was cancelled before the release was written.");
        const timedTarget = { ...target, ...target.takeLastSeconds() };
        if (target.attach === "body")
          await writeNotes(timedTarget, assets, true);
        else
          ownAssets.set((0, file_names.rC)(ownStatement.id), await putStatement(timedTarget, ownStatement));
        return true;
      }
      async function attachStatementAndDerived(target) {
        const { forge, release, attach, clock, stop, run: run2, ownStatement, ownAssets, attempt } = target;
        const writesAssets = attach !== "body";
        const writesNotes = attach !== "assets";
        const readAssets = () => attempt(() => forge.readAssets(release));
        const upload = writesAssets ? await attempt(() => putStatements(target)) : { ownStatement };
        if (upload === void 0)
          return false;
        let assets = writesAssets ? await attempt(() => waitUntilListed(target)) : target.assets;
        const hiddenAsset = assets?.some(({ name }) => name === upload.asset?.name) === false ? upload.asset : void 0;
        if (hiddenAsset !== void 0 && await attempt(() => ensureExists(target, hiddenAsset)) === void 0)
          return false;
        if (upload.asset !== void 0)
          ownAssets.set(upload.asset.name, upload.asset);
        for (const { name, path } of writesAssets ? run2.reports.values() : [])
          await putOwnAsset(target, name, () => (0, promises_.readFile)(path), assets ?? []);
        let isRecorded = ownStatement === void 0 || writesAssets;
        for (let round = 1; round <= maxDerivationRounds && assets !== void 0 && !stop.aborted; round += 1) {
          const listedAssets = assets;
          const earlierStatements = await attempt(() => readOwnStatements(target, listedAssets));
          if (earlierStatements === void 0)
            return isRecorded;
          const record = (0, release_statements.jo)([...earlierStatements, ...upload.ownStatement ? [upload.ownStatement] : []]);
          if (writesAssets)
            await putDerivedFiles(target, record, listedAssets);
          const linkedAssets = writesNotes ? await readAssets() ?? listedAssets : listedAssets;
          const areNotesWritten = writesNotes && await attempt(() => writeNotes(target, linkedAssets));
          isRecorded ||= areNotesWritten === true;
          const listing = writesAssets ? await readAssets() : linkedAssets;
          const laterStatements = listing && areNotesWritten !== void 0 ? await attempt(() => readOwnStatements(target, listing)) : void 0;
          const knownIds = /* @__PURE__ */ new Set([ownStatement?.id, ...earlierStatements.map(({ id: id2 }) => id2)]);
          if (laterStatements?.some(({ id: id2 }) => !knownIds.has(id2)) !== true)
            break;
          assets = listing;
          await clock.wait(clock.random() * listPollWaitMs, stop);
        }
        return isRecorded;
      }
      async function putStatements(target) {
        const { assets, statements, ownStatement } = target;
        if (ownStatement !== void 0) {
          const asset = await putStatement(target, ownStatement);
          return { ownStatement: { ...ownStatement, uploadedOn: asset.uploaded }, asset };
        }
        const needsNoStatement = (0, release_statements.IX)(assets) || statements.damaged.length > 0;
        for (const file of needsNoStatement ? [] : statements.own)
          await putStatement(target, file);
        return { ownStatement };
      }
      async function readOwnStatements({ forge, release: { id: id2, tag }, reader }, assets) {
        const currentRelease = await forge.readRelease(id2);
        if (currentRelease === void 0)
          throw (0, release_forge.hq)(tag);
        const { own, damaged } = await reader.read(assets, currentRelease.body);
        for (const { what, advice: hint } of damaged)
          throw new errors._Z("EVIDENCE_INVALID", `${what} cannot be used, so page, lists and section were not made.`, {
            hint
          });
        return own;
      }
      async function waitUntilListed({ forge, release, clock, stop, ownStatement }) {
        const endAt = clock.now() + maxLagMs;
        for (; ; ) {
          const assets = await forge.readAssets(release);
          const isListed = ownStatement === void 0 || assets.some(({ name }) => name.includes(ownStatement.id));
          if (isListed || clock.now() >= endAt || stop.aborted)
            return assets;
          await clock.wait(listPollWaitMs, stop);
        }
      }
      async function ensureExists({ forge, stop }, asset) {
        try {
          if (!stop.aborted)
            await forge.read(asset, asset.size);
          return true;
        } catch (thrown) {
          if (!(thrown instanceof errors._Z))
            throw thrown;
          throw notUploadedError(asset.name, "its upload was confirmed, but it is not listed and cannot be read", thrown);
        }
      }
      async function putDerivedFiles(target, record, listedAssets) {
        const { forge, run: run2, ownAssets, attempt } = target;
        if (record.statements.length === 0)
          return;
        const derived = await attempt(() => toDerivedFiles(record, listedAssets, run2.witnessed, forge));
        for (const { name, bytes } of derived?.files ?? [])
          await putOwnAsset(target, name, async () => bytes, listedAssets);
        for (const asset of derived?.outdated ?? []) {
          ownAssets.delete(asset.name);
          await attempt(() => forge.deleteAsset(asset, asset.name));
        }
        await attempt(() => removeAbandoned(forge, listedAssets));
      }
      async function putOwnAsset(target, name, load, listedAssets) {
        const { ownAssets, attempt } = target;
        const knownAssets = [...ownAssets.values(), ...listedAssets];
        const asset = await attempt(async () => putAsset(target, { name, bytes: await load() }, knownAssets));
        if (asset !== void 0)
          ownAssets.set(name, asset);
      }
      async function writeNotes(target, assets, isOnce = false) {
        const { attach, reader, readClocks, run: run2, ownStatement, ownAssets } = target;
        const linksReportsAtService = attach === "body";
        const comments = new Set(linksReportsAtService && ownStatement !== void 0 ? [(0, release_statements.wQ)(ownStatement)] : []);
        const linkedAssets = [...assets.filter(({ isUploaded }) => isUploaded), ...ownAssets.values()];
        const assetUrls = new Map(linkedAssets.map(({ name, url }) => [name, url]));
        const assetStatements = await reader.read(assets, "");
        const recordOf = (notes) => (0, release_statements.jo)([
          ...assetStatements.own,
          ...reader.parseNotes(notes).own,
          ...ownStatement ? [ownStatement] : []
        ]);
        const clockAnswers = await readClocks?.(recordOf(target.release.body)) ?? [];
        const render = (maxBytes, notes) => {
          for (const comment of (0, release_statements.vh)((0, section.rv)(notes)))
            comments.add(comment);
          const record = recordOf(notes);
          const isRunLeftOut = run2.isDemonstration && !record.isDemonstration;
          const shownRun = isRunLeftOut ? { ...run2, chain: void 0 } : run2;
          const facts = { record, rows: isRunLeftOut ? [] : run2.rows, run: shownRun, linksReportsAtService, clockAnswers };
          const isWhole = !linksReportsAtService || record.statements.every(({ id: id2 }) => assetUrls.has((0, file_names.rC)(id2)));
          const linkedUrls = isWhole ? assetUrls : new Map([...assetUrls].filter(([name]) => (0, file_names.NK)(name)));
          return renderSection({ ...facts, assetUrls: linkedUrls, comments: [...comments].toSorted() }, maxBytes);
        };
        const isComplete = (notes) => [...comments].every((comment) => notes.includes(comment));
        await (0, section.Zn)({ ...target, ...!isOnce && { isComplete } }, render);
        run2.releaseUrl = target.release.url;
        return true;
      }
      var run = __webpack_require__(552);
      ;
      function compareRows(rows, assets, context) {
        const { inputs, record, log } = context;
        const { mode } = inputs;
        const findRecorded = (0, release_statements.gq)(record.names.values(), ({ name }) => name);
        const findServed = createServedFinder(rows, assets);
        for (const row2 of rows) {
          const { name, digest } = row2.subject;
          const recordedEntry = findRecorded(name);
          const otherEntry = digest === void 0 || recordedEntry?.digest.sha3_256 === digest ? void 0 : recordedEntry;
          if (otherEntry !== void 0 && mode !== "stamp") {
            markContradicted(row2, otherEntry);
            continue;
          }
          if (otherEntry !== void 0) {
            row2.recorded = toEarlierDigest(otherEntry, record);
            log.warning(`The release's evidence records another file under the name ${(0, core_text.zz)(name)}: SHA3-256 ${otherEntry.digest.sha3_256}. ${result_words.dO}`, { title: "recorded otherwise" });
          }
          const servedAsset = findServed(row2);
          if (servedAsset !== void 0)
            compareServed(row2, servedAsset, mode, log);
        }
        logMissing(rows, assets, context);
      }
      function logMissing(rows, assets, { inputs: { fromRelease }, record, log }) {
        const unservedNames = findUnserved((0, run.G_)(rows).flatMap(({ subject: { name, sha256 } }) => sha256 === void 0 ? [] : [{ name, sha256 }]), assets);
        if (unservedNames.length > 0) {
          const are = unservedNames.length === 1 ? "file is" : "files are";
          log.notice(`${unservedNames.length} ${are} not in the release: ${(0, core_text.Sh)(unservedNames)}. Upload what belongs there.`, { title: "not in the release" });
        }
        const recordedFiles = [...record.names.values()].map(({ name, digest: { sha256 } }) => ({ name, sha256 }));
        const missingNames = fromRelease ? findUnserved(recordedFiles, assets).filter((name) => !unservedNames.includes(name)) : [];
        if (missingNames.length > 0) {
          const are = missingNames.length === 1 ? "is" : "are";
          log.warning(`${(0, core_text.hS)(missingNames.length, "file")} that this release's evidence names ${are} not in it: ${(0, core_text.Sh)(missingNames)}.`, { title: "missing file" });
        }
      }
      function toEarlierDigest({ name, digest: { sha3_256 }, recordedOn }, record) {
        const firstStatement = record.statements.find(({ statement: { subject } }) => subject.some((one) => one.name === name && one.digest.sha3_256 === sha3_256));
        return {
          digest: sha3_256,
          isStamped: (0, evidence_record.lM)(record, sha3_256),
          firstRecording: { on: recordedOn, runUrl: firstStatement?.statement.predicate.run?.url }
        };
      }
      function markContradicted(row2, { digest: other }) {
        const { verdict, subject } = row2;
        if (verdict === "failed" || verdict === "skipped" || verdict === "changed")
          return;
        const note = `The release's evidence records another file under this name: SHA3-256 ${other.sha3_256}. This file has ${subject.digest}.`;
        markChanged(row2, note);
      }
      function compareServed(row2, asset, mode, log) {
        const { verdict, subject } = row2;
        if (verdict === "changed")
          return;
        const isClear = mode === "stamp" ? verdicts.Jo[verdict].isStamped : verdict !== "failed" && verdict !== "skipped";
        if (!isClear) {
          log.warning(`${(0, core_text.zz)(asset.name)} in the release is not the stamped file ${(0, core_text.zz)(subject.name)}. Do not publish it.`, { title: "changed" });
          return;
        }
        const note = `${(0, core_text.zz)(asset.name)} in the release has other bytes: SHA-256 ${asset.sha256}. This file has ${subject.sha256}.`;
        markChanged(row2, note);
      }
      function markChanged(row2, note) {
        const { verdict: localVerdict, answer } = row2;
        (0, run.N9)(row2, { verdict: "changed", note, localVerdict, ...answer && { answer } });
      }
      function createServedFinder(rows, assets) {
        const servedAssets = assets.filter(({ isUploaded, sha256 }) => isUploaded && sha256 !== void 0);
        const assetByName = new Map(servedAssets.map((asset) => [asset.name, asset]));
        const ownKeys = new Set(rows.map(({ subject }) => `${subject.sha256} ${(0, file_names.rw)(subject.name)}`));
        return ({ subject }) => {
          const name = (0, file_names.rw)(subject.name);
          const asset = subject.sha256 === void 0 ? void 0 : assetByName.get(name);
          return asset === void 0 || ownKeys.has(`${asset.sha256} ${name}`) ? void 0 : asset;
        };
      }
      function findUnserved(files, assets) {
        const servedAssets = assets.filter(({ isUploaded }) => isUploaded);
        const names = new Set(servedAssets.map(({ name }) => name));
        const hashes = new Set(servedAssets.map(({ sha256 }) => sha256).filter((sha256) => sha256 !== void 0));
        const isServed = ({ name, sha256 = "" }) => hashes.has(sha256) || names.has(name) || names.has((0, file_names.rw)(name));
        return files.filter((file) => !isServed(file)).map(({ name }) => name);
      }
      function findUnjudged(rows, knownAssets, currentAssets) {
        const keyOf = ({ id: id2, sha256 }) => `${id2} ${sha256}`;
        const knownKeys = new Set(knownAssets.map(keyOf));
        const rowsByName = Map.groupBy(rows, ({ subject }) => subject.name);
        const rowsByAssetName = Map.groupBy(rows, ({ subject }) => (0, file_names.rw)(subject.name));
        return currentAssets.flatMap((asset) => {
          const ownRows = rowsByName.get(asset.name) ?? rowsByAssetName.get(asset.name);
          if (ownRows === void 0)
            return [{ name: asset.name, isReplaced: false }];
          const isSame = knownKeys.has(keyOf(asset)) || ownRows.some(({ subject }) => subject.sha256 === asset.sha256);
          return isSame || !asset.isUploaded ? [] : [{ name: asset.name, isReplaced: true }];
        });
      }
      var members = __webpack_require__(2508);
      var files_patterns = __webpack_require__(1780);
      ;
      const retryWaitsMs = [2e3, 3e3, 5e3];
      async function findRelease(forge, releaseTag, { event, ref, repository, clock, stop }) {
        const [id2, eventTag] = ["id", "tag_name"].map((name) => (0, members.mz)(event, "release", name));
        const eventRelease = Number.isSafeInteger(id2) ? { id: Number(id2), tag: typeof eventTag === "string" ? eventTag : "" } : void 0;
        const inputTag = tagOf(releaseTag) ?? releaseTag;
        const findByTag = async (tag2) => await forge.readReleaseByTag(tag2) ?? await findDraft(forge, tag2, repository);
        if (releaseTag === "latest" && eventRelease?.tag !== "latest" && tagOf(ref) !== "latest") {
          const foundRelease2 = await findByTag(releaseTag) ?? await forge.readLatestRelease();
          return foundRelease2 ?? throwNotFound(`no latest release`, repository);
        }
        const isOfEvent = eventRelease !== void 0 && (inputTag === "" || inputTag === eventRelease.tag);
        const releaseById = isOfEvent ? await forge.readRelease(eventRelease.id) : void 0;
        if (releaseById !== void 0)
          return releaseById;
        const tag = inputTag || eventRelease?.tag || tagOf(ref);
        if (tag === void 0)
          return throwNotFound(`no release for this run: its event names none, and ${ref || "its ref"} is not a tag`, repository);
        const foundRelease = await repeatUntil(() => findByTag(tag), (release) => release !== void 0, { clock, stop });
        return foundRelease ?? throwNotFound(`no release with the tag ${tag}`, repository);
      }
      async function repeatUntil(read, isComplete, { clock, stop }) {
        let result = await read();
        for (const waitMs of retryWaitsMs) {
          if (isComplete(result))
            break;
          await clock.wait(waitMs, stop);
          result = await read();
        }
        return result;
      }
      async function listAllAssets(forge, release, waiting) {
        let current = release;
        const listAssets = async () => {
          const assets2 = await forge.readAssets(release);
          const names = new Set(assets2.map(({ name }) => name));
          const isUnlisted = (name) => (0, file_names.Ke)(name) !== void 0 && !names.has(name);
          const unlisted2 = (current?.assetNames ?? []).filter(isUnlisted);
          if (unlisted2.length > 0)
            current = await forge.readRelease(release.id);
          return { assets: assets2, unlisted: unlisted2 };
        };
        const { assets, unlisted } = await repeatUntil(listAssets, (listed) => listed.unlisted.length === 0, waiting);
        if (unlisted.length === 0)
          return assets;
        const message = `GitHub's list of the files of ${(0, core_text.zz)(release.tag)} lacks what the release has: ${(0, core_text.Sh)(unlisted)}.`;
        throw new errors._Z("GITHUB_UNAVAILABLE", message);
      }
      function tagOf(ref) {
        return /^refs\/tags\/(.+)$/.exec(ref)?.[1];
      }
      async function findDraft(forge, tag, repository) {
        const releases = [];
        for await (const release of forge.readReleases())
          if (release.tag === tag)
            releases.push(release);
        const publishedRelease = releases.find(({ isDraft }) => !isDraft);
        if (publishedRelease !== void 0 || releases.length <= 1)
          return publishedRelease ?? releases[0];
        const draftTexts = releases.map(({ id: id2, url, createdAt }) => (0, core_text.hq)([`number ${id2}`, createdAt && (0, core_text.oN)(createdAt), url]).join(", "));
        const hint = ({ again }) => `Nothing was stamped. Publish the draft that you want, or delete the other one with: gh api --method DELETE repos/${repository}/releases/NUMBER. Then ${again}.`;
        const message = `${releases.length} drafts have the tag ${tag}: ${draftTexts.join("; ")}.`;
        throw new errors._Z("RELEASE_AMBIGUOUS", message, { hint, saysUnsent: true });
      }
      function throwNotFound(what, repository) {
        throw new errors._Z("RELEASE_NOT_FOUND", `In ${repository} there is ${what}.`);
      }
      async function selectAssets(assets, { files, ifNoFilesFound }, { workspace, log, isEvidence }) {
        const { whole: wholeAssets = [], broken: brokenAssets = [] } = Object.groupBy(assets, ({ isUploaded }) => isUploaded ? "whole" : "broken");
        if (brokenAssets.length > 0)
          log.warning(`Not to be downloaded, since the upload broke off or is under way: ${namesOf(brokenAssets)}.`, {
            title: "incomplete upload"
          });
        const sortedAssets = wholeAssets.toSorted((one, two) => (0, checksums.MP)(one.name, two.name));
        const { selected, named, unmatched } = await matchPatterns(sortedAssets, files, workspace);
        const logUnmatched = ifNoFilesFound === "ignore" ? log.info : log.warning;
        for (const pattern of unmatched) {
          const cause = (0, files_patterns.Ww)(pattern) ?? "Names there have no folders.";
          logUnmatched(`No file of the release matches ${(0, core_text.zz)(pattern)}. ${cause}`, { title: "unmatched pattern" });
        }
        const evidenceAssets = selected.filter((asset) => isEvidence(asset) && ((0, file_names.$W)(asset.name) || !named.has(asset)));
        if (evidenceAssets.length > 0)
          log.notice(`These files of the release were left out, because they are evidence of earlier runs: ${namesOf(evidenceAssets)}.`, { title: "left out" });
        return selected.filter((asset) => !evidenceAssets.includes(asset));
      }
      async function matchPatterns(assets, lines, workspace) {
        const named = /* @__PURE__ */ new Set();
        if (lines.length === 0)
          return { selected: assets, named, unmatched: [] };
        const patterns = await (0, files_patterns.Z7)(lines, { givenPath: workspace, realPath: workspace });
        const usedPatterns = /* @__PURE__ */ new Set();
        const selected = assets.filter((asset) => {
          const matchingPatterns = patterns.filter((pattern) => pattern.matchesFolder("") || pattern.matchesFile(asset.name));
          if (matchingPatterns.some(({ isExclusion }) => isExclusion))
            return false;
          for (const pattern of matchingPatterns) {
            usedPatterns.add(pattern);
            if (pattern.isLiteral && pattern.matchesFile(asset.name))
              named.add(asset);
          }
          return matchingPatterns.length > 0;
        });
        const unmatched = patterns.filter((pattern) => !pattern.isExclusion && !usedPatterns.has(pattern)).map(({ line }) => line);
        return { selected, named, unmatched };
      }
      function namesOf(assets) {
        return (0, core_text.Sh)(assets.map(({ name }) => name));
      }
      function toCandidate(forge, asset) {
        const { name, size } = asset;
        return {
          kind: "asset",
          name,
          size,
          hash: async (onBytes, signal) => {
            const mistake = (0, checksums.Bt)(name);
            if (mistake !== void 0)
              throw new errors._Z("FILE_NAME_INVALID", `The asset's name ${mistake}.`);
            if (!asset.isUploaded)
              throw new errors._Z("ASSET_NOT_JUDGED", "The upload of this file is under way, or broke off.", {
                hint: "Run the job again after the upload. Remove what a broken upload left."
              });
            const { hashes, error } = await forge.hash(asset, onBytes, signal);
            const subject = { name, ...hashes };
            return error === void 0 ? { kind: "digest", subject } : { kind: "failed", subject, error };
          }
        };
      }
      var evidence_proof = __webpack_require__(2987);
      var statement_file = __webpack_require__(9131);
      ;
      async function foreseeStatement({ candidates, list, proofs }, workspace) {
        const givenList = await (0, write_evidence.oC)(list && { subject: list }, workspace);
        return { subjects: [...candidates, ...proofs].map(foreseeSubject), ...(0, members.r$)({ givenList }) };
      }
      function foreseeSubject(candidate) {
        if (candidate.kind === "file" || candidate.kind === "asset") {
          const { name: name2 } = candidate.kind === "file" ? candidate.source : candidate;
          return { name: name2, ...(0, members.r$)({ digest: candidate.listedDigest }) };
        }
        const { name, digest } = candidate.subject;
        const proof = "root" in candidate.subject ? (0, evidence_proof.Lr)((0, evidence_proof.Tz)(candidate.subject.bytes)) : void 0;
        return { name, ...(0, members.r$)({ digest, proof }) };
      }
      const longestHeading = "#".padEnd(250);
      function ensureEvidenceFits(release, assets, inputs, foreseen) {
        const { releaseAttach: attach } = inputs;
        const names = foreseen.subjects.map(({ name }) => name);
        if (attach === "assets" || attach === "both")
          ensureAssetsFit(release, assets, inputs, names);
        if (attach !== "body" && attach !== "both")
          return;
        const comments = (0, release_statements.vh)((0, section.rv)(release.body));
        const ownComments = attach === "body" ? [renderLongestComment(inputs, foreseen)] : [];
        (0, section.U2)(release.body, () => [[longestHeading, ...comments, ...ownComments].join("\n\n")]);
      }
      function ensureAssetsFit(release, assets, { mode, anchor, report, witness }, names) {
        const askedNames = anchor === "manifest" ? [file_names.NW.checksums] : names;
        const reportNames = mode === "verify" && report ? askedNames.map((name) => (0, file_names.cq)(name, "", false)) : [];
        ensureNamesFree(release, assets, reportNames);
        const derivedNames = [
          file_names.NW.checksums,
          file_names.NW.sha256,
          file_names.NW.page,
          ...file_names.Op.slice(0, witness.length)
        ];
        const presentNames = new Set(assets.map((asset) => asset.name));
        const missingCount = [...derivedNames, ...reportNames].filter((name) => !presentNames.delete(name)).length;
        const addedCount = missingCount + 2;
        if (assets.length + addedCount <= release_forge.s7)
          return;
        const message = `The release ${release.tag} has ${assets.length} assets, and this run would add ${addedCount}.`;
        throw new errors._Z("ASSET_LIMIT_REACHED", message);
      }
      function ensureNamesFree({ tag }, assets, reportNames) {
        if ((0, release_statements.IX)(assets))
          return;
        const { page, checksums: checksums2, sha256 } = file_names.NW;
        const writtenNames = /* @__PURE__ */ new Set([page, checksums2, sha256, ...file_names.Op, ...reportNames]);
        const takenNames = assets.map(({ name }) => name).filter((name) => writtenNames.has(name));
        if (takenNames.length === 0)
          return;
        const message = `The release ${(0, core_text.zz)(tag)} has files of the names that this run would write, and no statement among its files: ${(0, core_text.Sh)(takenNames)}. Nothing was sent.`;
        const hint = "Rename these files, or remove them if an earlier run made them. Or set release-attach: body.";
        throw new errors._Z("RELEASE_NOT_WRITABLE", message, { hint, saysUnsent: true });
      }
      const witnessTokenBytes = 6e3;
      const randomHex = () => (0, external_node_crypto_.randomBytes)(32).toString("hex");
      function renderLongestComment({ anchor, mode, witness }, { subjects: foreseenSubjects, ...quoted }) {
        const subjectByName = new Map(foreseenSubjects.map((subject) => [subject.name, subject]));
        const subjects = [...subjectByName.values()].map(({ name, digest = randomHex() }) => ({
          name,
          digest: { sha3_256: digest, sha256: randomHex() }
        }));
        const anchors = subjects.map(({ name, digest }, index) => toLongestAnchor(digest.sha3_256, subjectByName.get(name)?.proof, index));
        const longText = "https://".padEnd(100, "x");
        const statement2 = (0, to_statement.HJ)({
          tool: { name: "anchor-artifacts", version: version.rE },
          mode,
          finishedOn: (/* @__PURE__ */ new Date()).toISOString(),
          run: { repository: longText, ref: longText, commit: randomHex(), url: longText, attempt: "1" },
          service: { url: longText, demonstration: false },
          ...quoted,
          subjects,
          anchors: anchor === "manifest" ? anchors.slice(0, 1) : anchors,
          witnesses: witness.map(() => ({
            kind: "rfc3161",
            of: file_names.NW.sha256,
            url: longText,
            token: (0, external_node_crypto_.randomBytes)(witnessTokenBytes).toString("base64")
          }))
        });
        return statement2 === void 0 ? "" : (0, release_statements.wQ)((0, statement_file.Rp)(statement2));
      }
      function toLongestAnchor(digest, proof, index) {
        const block = { block: 1e7 + index, date: new Date(index).toISOString(), matched: digest };
        const ids2 = { txpow: `0x${randomHex()}`, transaction: `0x${randomHex()}`, coin: `0x${randomHex()}` };
        const chain = { records: [{ ...block, ...ids2 }] };
        return { covers: "subject", digest, verdict: "already-anchored", chain, ...proof && { proof } };
      }
      ;
      async function openRelease(createForge, inputs, { workspace, origin, event }, { log, clock, stop }) {
        const { fromRelease, releaseAttach: attach } = inputs;
        const forge = createForge(stop);
        const takeLastSeconds = createLastSeconds(createForge, { clock, stop });
        const release = await findRelease(forge, inputs.releaseTag, { ...origin, event, clock, stop });
        const { id: id2, tag } = release;
        log.info(`The release ${tag}${release.isDraft ? ", a draft" : ""}: ${release.url}`);
        const assets = await listAllAssets(forge, release, { clock, stop });
        const reader = (0, release_statements.Px)(forge, release, origin.repository);
        const statements = await reader.read(assets, release.body);
        const record = (0, release_statements.jo)(statements.own);
        const opened = { forge, takeLastSeconds, release, assets, statements, record, reader, attach, clock, stop };
        logOtherStatements(opened, log);
        if (attach !== "none")
          await ensureWritable(opened);
        const isEvidence = createEvidenceTest(opened);
        const selectedAssets = fromRelease ? await selectAssets(assets, inputs, { workspace, log, isEvidence }) : [];
        const findRecorded = (0, release_statements.gq)(record.names.values(), ({ name }) => name);
        return {
          candidates: selectedAssets.map((asset) => toCandidate(forge, { ...asset, expectedSha256: findRecorded(asset.name)?.digest.sha256 })),
          ...createLaterReads(opened, isEvidence, inputs, log),
          identity: { repository: origin.repository, tag, id: id2 },
          statements: statements.own,
          damaged: statements.damaged,
          githubTime: forge.githubTime,
          ensureEvidenceFits: async (subjects) => {
            const foreseen = { ...await foreseeStatement(subjects, workspace), after: record.heads };
            ensureEvidenceFits(release, assets, inputs, foreseen);
          },
          ...attach !== "none" && { attach: (run2, readClocks) => attachEvidence(opened, run2, readClocks) }
        };
      }
      function createLaterReads({ forge, release, assets, record, stop }, isEvidence, inputs, log) {
        let lateAssets = [];
        let comparedAssets = [];
        const readProjectFiles = async () => {
          const currentAssets = stop.aborted ? [] : await forge.readAssets(release);
          const isOurs = ({ name }) => isEvidence({ name }) || (0, release_statements.IX)(currentAssets) && (0, file_names.dV)(name);
          return currentAssets.filter((asset) => (asset.isUploaded || (0, release_forge.gn)(asset, forge.githubTime())) && !isOurs(asset));
        };
        return {
          readOtherAssets: async (names) => {
            const otherAssets = (await readProjectFiles()).filter(({ name }) => !names.has(name));
            const subjects = [...names, ...otherAssets.map(({ name }) => name)].map((name) => ({ name }));
            if (otherAssets.length > 0)
              ensureEvidenceFits(release, assets, inputs, { subjects, after: record.heads });
            lateAssets = [...lateAssets, ...otherAssets];
            return otherAssets.map((asset) => toCandidate(forge, asset));
          },
          compare: async (rows) => {
            if (rows.length === 0 || stop.aborted)
              return;
            const currentAssets = await readProjectFiles();
            compareRows(rows, currentAssets, { inputs, record, log });
            comparedAssets = currentAssets.filter(({ sha256 }) => sha256 !== void 0 || !inputs.fromRelease);
          },
          readUnjudgedAssets: async (rows) => findUnjudged(rows, [...assets, ...lateAssets, ...comparedAssets], await readProjectFiles())
        };
      }
      function createEvidenceTest({ assets, statements, record }) {
        const { own, foreign, damaged } = statements;
        const isOurs = own.length + foreign.length + damaged.length > 0 ? file_names.dV : file_names.$W;
        const isProjectFile = (name) => !(0, release_statements.IX)(assets) && record.names.has(name);
        return ({ name }) => (0, file_names.$W)(name) || isOurs(name) && !isProjectFile(name);
      }
      function logOtherStatements({ statements: { foreign }, record: { missingIds }, release: { tag } }, log) {
        const otherTags = foreign.map(({ statement: { predicate } }) => predicate.release?.tag ?? predicate.run?.ref ?? "");
        if (foreign.length > 0)
          log.notice(`Evidence of another release lies here (${(0, core_text.Sh)([...new Set(otherTags)])}): it says nothing about ${(0, core_text.zz)(tag)}, and was not used.`, { title: "evidence of another release" });
        if (missingIds.length > 0)
          log.notice(`${(0, core_text.hS)(missingIds.length, "earlier statement")} that this release's evidence names ${missingIds.length === 1 ? "is" : "are"} not here: ${(0, core_text.Sh)(missingIds.map(file_names.rC))}.`, { title: "missing statement" });
      }
      async function ensureWritable({ forge, release, attach }) {
        const { tag, isImmutable, isDraft } = release;
        if (attach !== "body" && isImmutable && !isDraft) {
          throw new errors._Z("RELEASE_IMMUTABLE", `The release ${tag} is locked (published and immutable), so no file can be added.`);
        }
        if (attach !== "body")
          forge.ensureUploadAddress(release);
        await forge.ensureWritable(release);
      }
    })
  ),
  /***/
  502: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Eo: () => (
          /* binding */
          cutSection
        ),
        /* harmony export */
        QP: () => (
          /* binding */
          hasCutSection
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
        rv: () => (
          /* binding */
          findSection
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _forge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9326);
      const preferredNotesBytes = 12e4;
      const maxNotesCharacters = 125e3;
      const [beginMarker, endMarker] = ["<!-- anchor-artifacts:begin -->", "<!-- anchor-artifacts:end -->"];
      function replaceSection(body, render) {
        const newline = body.includes("\r\n") ? "\r\n" : "\n";
        const span = findSpan(body);
        const gap = body === "" || body.endsWith(newline + newline) ? "" : body.endsWith(newline) ? newline : newline + newline;
        const notesBefore = span === void 0 ? body + gap : body.slice(0, span.start);
        const notesAfter = span === void 0 ? "" : body.slice(span.end);
        const wrapInMarkers = (text) => [beginMarker, ...text.split("\n"), endMarker].join(newline);
        const maxBytes = preferredNotesBytes - Buffer.byteLength(notesBefore + wrapInMarkers("") + notesAfter);
        const possibleNotes = render(maxBytes).map((text) => notesBefore + wrapInMarkers(text) + notesAfter);
        const newNotes = possibleNotes.find((form) => Buffer.byteLength(form) <= preferredNotesBytes) ?? possibleNotes.at(-1) ?? body;
        if (newNotes.length <= maxNotesCharacters)
          return newNotes;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RELEASE_BODY_FULL", "The release notes have no room left for this run's statement.");
      }
      function findSection(body) {
        const span = findSpan(body);
        return span === void 0 ? "" : body.slice(span.start, span.end);
      }
      function hasCutSection(body) {
        return findSpan(body) === void 0 && body.search(markerPattern) !== -1;
      }
      const cutReason = `${beginMarker} or ${endMarker} is not a line of its own`;
      const cutSection = {
        what: `Our section of the release notes (${cutReason})`,
        why: cutReason,
        advice: "Put the marker back on a line of its own, above or below the section. The comments in it are the record of earlier runs: which files they stamped, and which blocks hold them."
      };
      const markerPattern = /(?<=^|\n)<!-- anchor-artifacts:(begin|end) -->(?=\r?\n|$)/g;
      function findSpan(body) {
        let start;
        let span;
        for (const { 0: text, 1: side, index } of body.matchAll(markerPattern)) {
          if (side === "end" && start !== void 0)
            span = { start, end: index + text.length };
          start = side === "begin" ? index : void 0;
        }
        return span;
      }
      const maxRewrites = 5;
      const minSettleMs = 2e3;
      const maxSettleMs = 3e4;
      const settleFactor = 3;
      async function writeSection({ forge, release: { id: id2, tag }, clock, stop, isComplete }, render) {
        let waitMs = minSettleMs;
        let writeOutcome;
        let sectionBefore = "";
        for (let attempt = 1; ; attempt += 1) {
          await forge.waitForWriteTurn();
          const startedAt = clock.now();
          const release = await forge.readRelease(id2);
          if (release === void 0)
            throw (0, _forge_js__WEBPACK_IMPORTED_MODULE_1__.hq)(tag);
          const { body } = release;
          const isWritten = writeOutcome === "sent" || writeOutcome === "unclear" && findSection(body) !== sectionBefore;
          if (isWritten && isComplete?.(body) === true)
            return;
          if (attempt > maxRewrites + 1)
            break;
          if (hasCutSection(body))
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("EVIDENCE_INVALID", `${cutSection.what} cannot be used, so it was not written.`, {
              hint: cutSection.advice
            });
          const newNotes = replaceSection(body, (maxBytes) => render(maxBytes, body));
          if (newNotes === body)
            return;
          sectionBefore = findSection(body);
          writeOutcome = await forge.updateNotes(release, newNotes, attempt);
          if (isComplete === void 0 && writeOutcome === "sent")
            return;
          if (isComplete === void 0)
            break;
          waitMs = Math.min(maxSettleMs, Math.max(waitMs, settleFactor * (clock.now() - startedAt)));
          if (writeOutcome !== "again")
            await clock.wait(waitMs + clock.random() * waitMs * attempt, stop);
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
        GH: () => (
          /* binding */
          readStatementAsset
        ),
        /* harmony export */
        IX: () => (
          /* binding */
          hasStatement
        ),
        /* harmony export */
        Px: () => (
          /* binding */
          createStatementReader
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
        vh: () => (
          /* binding */
          findStatementComments
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
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3364);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2896);
      var _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9131);
      var _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1953);
      var _section_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(502);
      function openReleaseRecord(files) {
        const record = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_4__.C6)(files, true);
        return { ...record, names: new Map([...record.names].filter(([name, { digest }]) => name !== digest.sha3_256)) };
      }
      function createNameFinder(items, nameOf) {
        const allItems = [...items];
        const itemByName = new Map(allItems.map((item) => [nameOf(item), item]));
        const itemsByAssetName = Map.groupBy(allItems, (item) => (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.rw)(nameOf(item)));
        return (name) => {
          const [onlyItem, ...otherItems] = itemsByAssetName.get((0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.rw)(name)) ?? [];
          return itemByName.get(name) ?? (otherItems.length === 0 ? onlyItem : void 0);
        };
      }
      const maxParallelReads = 8;
      function createStatementDownloads(forge) {
        const statementById = /* @__PURE__ */ new Map();
        const readPageIds = /* @__PURE__ */ new Set();
        const isUnread = ({ name, isUploaded }) => {
          const id2 = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.Ke)(name);
          return isUploaded && id2 !== void 0 && !statementById.has(id2);
        };
        return {
          /** Takes from the page only statements that are assets too, and that have the SHA-256 that GitHub states. */
          readPage: async (assets) => {
            const pageAsset = assets.find(({ name, isUploaded }) => name === _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.page && isUploaded);
            const unreadAssets = assets.filter(isUnread);
            if (pageAsset === void 0 || readPageIds.has(pageAsset.id) || unreadAssets.length < 2)
              return;
            readPageIds.add(pageAsset.id);
            const sha256ByName = new Map(unreadAssets.map(({ name, sha256 }) => [name, sha256]));
            for (const file of await readPageStatements(forge, pageAsset)) {
              const sha256 = sha256ByName.get((0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.rC)(file.id));
              if (sha256 !== void 0 && sha256 === (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", file.text))
                statementById.set(file.id, file);
            }
          },
          readAsset: async (asset) => {
            const id2 = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.Ke)(asset.name);
            if (id2 === void 0 || !asset.isUploaded)
              return void 0;
            const statement = statementById.get(id2) ?? await readStatementAsset(asset, () => forge.read(asset, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__.Z8));
            statementById.set(id2, statement);
            return "what" in statement ? statement : { ...statement, uploadedOn: asset.uploaded };
          }
        };
      }
      function createStatementReader(forge, { id: id2, tag }, repository) {
        const { readPage, readAsset } = createStatementDownloads(forge);
        const sortByRelease = (statements) => {
          const damaged = statements.filter((one) => one !== void 0 && "what" in one);
          const files = statements.filter((one) => one !== void 0 && "statement" in one);
          const isOwn = ({ statement }) => (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_4__.$p)(statement, { repository, tag, id: id2 });
          return { own: files.filter(isOwn), foreign: files.filter((file) => !isOwn(file)), damaged };
        };
        return {
          parseNotes: (notes) => sortByRelease(parseComments(notes)),
          /** Reads the statements in `assets` and `notes`, both of which must have been read just before. */
          read: async (assets, notes) => {
            const statements = [...parseComments(notes)];
            await readPage(assets);
            for (let start = 0; start < assets.length; start += maxParallelReads)
              statements.push(...await Promise.all(assets.slice(start, start + maxParallelReads).map(readAsset)));
            return sortByRelease(statements);
          }
        };
      }
      function hasStatement(assets) {
        return assets.some(({ name, isUploaded }) => isUploaded && (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.Ke)(name) !== void 0);
      }
      async function readPageStatements(forge, page) {
        try {
          return (0, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__.vf)(await forge.read(page, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__.Z8), page.name, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_6__.yi);
        } catch (thrown) {
          if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z)
            return [];
          throw thrown;
        }
      }
      const adviceByPlace = {
        file: _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__.i7,
        comment: "The comment is the record of an earlier run: which files it stamped, and which blocks hold them. This run did not change it. Put it back from a copy of the notes; GitHub keeps no older version. If there is no copy, delete the comment. The next run may then pay again for stamps that it knew."
      };
      async function readStatementAsset({ name, size = 0, sha256 }, load) {
        const readOnce = async () => parseReleaseStatement(name, size > _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__.Z8 ? new Uint8Array() : await load(), "file");
        const firstReading = await readOnce();
        return "what" in firstReading && sha256 === void 0 ? readOnce() : firstReading;
      }
      function parseReleaseStatement(name, content, place) {
        try {
          return (0, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__.P_)(content, name, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_6__.yi);
        } catch (thrown) {
          if (!(thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z) || thrown.code !== "EVIDENCE_INVALID")
            throw thrown;
          const where = place === "file" ? `${name} in the release` : `The hidden comment ${name} in the release notes`;
          const why = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(thrown.cause);
          return { name, why, content, what: `${where} (${why})`, advice: adviceByPlace[place] };
        }
      }
      const commentPattern = /^<!-- anchor-artifacts:statement (anchor-[0-9a-f]{16}) ([A-Za-z0-9+/]+={0,2}) -->$/;
      const anyCommentPattern = /<!--\s*anchor-artifacts:statement\b[^\r\n]*/gi;
      function findStatementComments(notes) {
        return [...new Set([...notes.matchAll(anyCommentPattern)].map(([text]) => text.trimEnd()))];
      }
      function parseComments(notes) {
        if ((0, _section_js__WEBPACK_IMPORTED_MODULE_7__.QP)(notes))
          return [{ name: "section of the notes", content: new Uint8Array(), ..._section_js__WEBPACK_IMPORTED_MODULE_7__.Eo }];
        return findStatementComments((0, _section_js__WEBPACK_IMPORTED_MODULE_7__.rv)(notes)).map((text) => {
          const [, name, base64 = ""] = commentPattern.exec(text) ?? [];
          const fileName = name === void 0 ? "with a statement" : `${name}.intoto.json`;
          return parseReleaseStatement(fileName, inflate(base64), "comment");
        });
      }
      const maxInflatedBytes = 16 * 1024 * 1024;
      function inflate(base64) {
        try {
          return (0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRawSync)(Buffer.from(base64, "base64"), { maxOutputLength: maxInflatedBytes });
        } catch {
          return new Uint8Array();
        }
      }
      function renderComment({ id: id2, text }) {
        const name = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.rC)(id2).replace(/\.intoto\.json$/, "");
        return `<!-- anchor-artifacts:statement ${name} ${(0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.deflateRawSync)(text, { level: 9 }).toString("base64")} -->`;
      }
    })
  ),
  /***/
  9876: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        CP: () => (
          /* binding */
          pickAttestation
        ),
        /* harmony export */
        RP: () => (
          /* binding */
          verificationExitCode
        ),
        /* harmony export */
        jX: () => (
          /* binding */
          isAboutBytes
        ),
        /* harmony export */
        zP: () => (
          /* binding */
          worstVerdict
        )
        /* harmony export */
      });
      const maxDisagreementMs = 9e5;
      function pickAttestation(counted, all = counted) {
        const timeOf = ({ on = "" }) => Date.parse(on);
        const sortByTime = (items) => items.toSorted((one, other) => timeOf(one) - timeOf(other));
        const earliestItem = sortByTime(counted.filter(({ on }) => on !== void 0))[0] ?? counted[0];
        const { stamp } = earliestItem ?? {};
        if (earliestItem === void 0 || stamp === void 0)
          return earliestItem;
        const latestStamp = sortByTime(all.filter((one) => one.stamp !== void 0 && one.stamp.run <= stamp.run)).at(-1);
        if (latestStamp === void 0 || timeOf(latestStamp) - timeOf(earliestItem) <= maxDisagreementMs)
          return earliestItem;
        const doubt = `${stamp.says}: the time stamps disagree, and the later date counts`;
        return { ...latestStamp, says: `${latestStamp.says}. ${doubt}`, doubt };
      }
      function isAboutBytes({ coveredSha256s, sha256ByName }, name, sha256) {
        return sha256 !== void 0 && coveredSha256s.has(sha256) && (sha256ByName.get(name) ?? sha256) === sha256;
      }
      const exitCodes = { mismatch: 1, unreachable: 2, unknown: 2, incomplete: 3, valid: 0 };
      function worstVerdict(verdicts) {
        const presentVerdicts = new Set(verdicts);
        return Object.keys(exitCodes).find((verdict) => presentVerdicts.has(verdict)) ?? "incomplete";
      }
      function verificationExitCode(verdict, hasUnreadable = false) {
        if (verdict === void 0 || hasUnreadable && verdict !== "mismatch")
          return 4;
        return exitCodes[verdict];
      }
    })
  ),
  /***/
  1587: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        ee: () => (
          /* binding */
          spanOf
        ),
        /* harmony export */
        om: () => (
          /* binding */
          toSinceTexts
        )
        /* harmony export */
      });
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2703);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2872);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2896);
      function blockOf({ seen, lookUp, isUnsettled }) {
        return isUnsettled === true ? void 0 : seen ?? (lookUp && (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_2__.rG)(lookUp.records));
      }
      function spanOf(on, record) {
        const [builtDay, blockDay] = [on, record?.date].map((date) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.ir)(date ?? ""));
        if (builtDay === void 0 || blockDay === void 0 || record?.block === void 0)
          return void 0;
        const span = { built: builtDay, block: String(record.block), date: (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.oN)(record.date ?? "") };
        return Date.parse(builtDay) > Date.parse(blockDay) ? void 0 : span;
      }
      function toSinceTexts(files, chainName) {
        const [It, it] = files.length === 1 ? ["It", "it"] : ["They", "them"];
        const attestations = files.flatMap(({ existed }) => existed ?? []);
        const latest = findLatest(attestations, ({ on = "" }) => Date.parse(on));
        const isDated = latest !== void 0 && attestations.length === files.length;
        const isUntrusted = files.some(({ witness }) => witness === "not trusted");
        return {
          blockText: renderSinceBlock(files, chainName, It, it),
          clockText: isDated ? `${It} ${latest.says}.` : void 0,
          trustText: isDated && isUntrusted ? "The signer is not known here: decide whether you trust it." : void 0
        };
      }
      function renderSinceBlock(files, chainName, It, it) {
        if (files.some(({ isUnsettled }) => isUnsettled === true))
          return void 0;
        const sources = new Set(files.flatMap((file) => file.according));
        const isOnChain = files.every(({ chain: chain2 }) => chain2 === "yes");
        const sourcesClause = isOnChain && `${sources.size === 1 ? "says" : "say"} ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.L1)([...sources], (source2) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.wh)(source2))}`;
        const records = files.flatMap((file) => blockOf(file) ?? []).filter(({ block, date }) => block && date !== void 0);
        const latest = findLatest(records, ({ block }) => Number(block));
        if (latest?.date === void 0 || records.length < files.length)
          return sourcesClause === false ? void 0 : `The chain holds ${it}, ${sourcesClause}.`;
        const isOneBlock = new Set(records.map(({ block }) => String(block))).size === 1;
        const chain = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.wh)((0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_0__.$Z)(chainName ?? {}), _core_text_js__WEBPACK_IMPORTED_MODULE_1__.I6.word) || "a chain that is not named";
        const place = `block ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.wh)(String(latest.block), _core_text_js__WEBPACK_IMPORTED_MODULE_1__.I6.word)}${isOneBlock ? "" : " and earlier ones"} of ${chain}`;
        const areAllSeen = files.every(({ seen }) => seen !== void 0);
        const source = sourcesClause === false ? `look ${isOneBlock ? "it" : "them"} up to be sure` : `the chain holds ${it}, ${sourcesClause}`;
        const says = sourcesClause !== false && areAllSeen ? sourcesClause : `as the evidence says; ${source}`;
        return `${It} existed by ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.NR)(latest.date)}: ${place}, ${says}.`;
      }
      function findLatest(items, rankOf) {
        return items.reduce((latest, item) => latest && rankOf(latest) > rankOf(item) ? latest : item, void 0);
      }
    })
  )
};
