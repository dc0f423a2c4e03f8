export const id = 578;
export const ids = [578];
export const modules = {
  /***/
  578: (
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
      var match = __webpack_require__(8574);
      var core_members = __webpack_require__(2508);
      var evidence_run = __webpack_require__(552);
      var queue = __webpack_require__(9821);
      var files = __webpack_require__(6077);
      var host = __webpack_require__(9406);
      var host_inputs = __webpack_require__(2009);
      var run_run = __webpack_require__(5460);
      var run_source = __webpack_require__(6252);
      var prepare = __webpack_require__(9256);
      var json_results = __webpack_require__(7867);
      var monitor_finding = __webpack_require__(4675);
      var external_node_crypto_ = __webpack_require__(7598);
      var errors = __webpack_require__(6608);
      var core_text = __webpack_require__(2872);
      var markdown = __webpack_require__(79);
      var render = __webpack_require__(9152);
      var monitor_repository = __webpack_require__(7680);
      ;
      const jobTokenLogin = "github-actions[bot]";
      const issueTitle = "Releases are not as recorded";
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
        const login = await issues.readLogin() ?? report.author ?? jobTokenLogin;
        const ownIssues = await readOwnIssues(issues, login, report);
        if (isClean) {
          await closeIssues(issues, ownIssues, report);
          return {};
        }
        const [keptIssue = ownIssues.at(-1), ...duplicates] = ownIssues.filter(({ isOpen }) => isOpen);
        for (const { number } of duplicates)
          await closeDuplicate(issues, number, keptIssue);
        if (keptIssue !== void 0)
          return { url: await updateIssue(issues, keptIssue, report) };
        const createdIssue = await issues.create(issueTitle, renderBody(report, keysOf(report)));
        const url = await keepEarliest(issues, createdIssue, report);
        return { url, ...createdIssue.author !== login && { author: createdIssue.author } };
      }
      async function readOwnIssues(issues, login, { watchedNames }) {
        const ownIssues = [];
        const watchedKeys = new Set(watchedNames.map(toRepositoryKey));
        const isAboutWatched = (keys) => keys.size === 0 || [...keys].some((key) => watchedKeys.has(key.slice(0, repositoryKeyLength)));
        for await (const issue of issues.readIssues(login)) {
          const keys = parseMark(issue.body);
          if (issue.author === login && keys !== void 0 && isAboutWatched(keys))
            ownIssues.push(issue);
        }
        return ownIssues;
      }
      async function keepEarliest(issues, createdIssue, report) {
        const ownIssues = await readOwnIssues(issues, createdIssue.author, report);
        const earlierIssue = ownIssues.find(({ isOpen, number }) => isOpen && number < createdIssue.number);
        if (earlierIssue === void 0)
          return createdIssue.url;
        await closeDuplicate(issues, createdIssue.number, earlierIssue);
        return updateIssue(issues, earlierIssue, report);
      }
      async function closeDuplicate(issues, number, keptIssue) {
        const body = `Two looks opened an issue at the same time. Please follow #${keptIssue?.number}.`;
        await issues.update(number, { body, state: "closed", state_reason: "not_planned" });
      }
      async function closeIssues(issues, ownIssues, report) {
        const news = "Everything was asked, and every release is as recorded again.";
        for (const { number } of ownIssues.filter(({ isOpen }) => isOpen)) {
          await issues.comment(number, `${news}

${renderScanDate(report)}`);
          await issues.update(number, { state: "closed", state_reason: "completed" });
        }
      }
      async function updateIssue(issues, issue, report) {
        const keysBefore = parseMark(issue.body) ?? /* @__PURE__ */ new Set();
        const keysNow = keysOf(report);
        const keys = report.counts.isWhole ? keysNow : limitKeys([...keysNow, ...keysBefore]);
        const isNews = keys.size !== keysBefore.size || [...keysNow].some((key) => !keysBefore.has(key));
        if (issue.isOpen && !isNews && !report.counts.isWhole)
          return issue.url;
        const stateChange = issue.isOpen ? {} : { state: "open", state_reason: "reopened" };
        if (isNews || !issue.isOpen) {
          await issues.comment(issue.number, renderNews(issue.isOpen, report, keys.size - keysNow.size));
        }
        await issues.update(issue.number, { body: renderBody(report, keys), ...stateChange });
        return issue.url;
      }
      const maxFindingsBytes = { alarms: 4e4, notices: 8e3 };
      function renderBody(report, keys) {
        const { alarms, notices, advice, hasManyRepositories } = report;
        const uncheckedCount = keys.size - keysOf(report).size;
        return (0, core_text.hq)([
          `<!-- anchor-artifacts:monitor ${[...keys].toSorted().join(",")} -->`,
          "These releases are not as recorded:",
          (0, render.renderFindings)(alarms, maxFindingsBytes.alarms, hasManyRepositories),
          uncheckedCount > 0 && `${uncheckedCount} of the earlier findings could not be checked this time.`,
          ...advice,
          notices.length > 0 && "Other changes, which are no findings:",
          (0, render.renderFindings)(notices, maxFindingsBytes.notices, hasManyRepositories),
          renderScanDate(report)
        ]).join("\n\n");
      }
      function renderNews(isOpen, report, uncheckedCount) {
        const findingCount = (0, core_text.hS)(report.alarms.length, "finding");
        const uncheckedNote = uncheckedCount > 0 ? `, and ${uncheckedCount} that could not be checked` : "";
        const news = isOpen ? `The findings have changed: ${findingCount}${uncheckedNote}.` : `Found again: ${findingCount}.`;
        return `${news} The text above has them.

${renderScanDate(report)}`;
      }
      function renderScanDate({ counts: { finishedAt }, runUrl }) {
        const scanTime = (0, markdown.u9)(`${finishedAt.slice(0, 16).replace("T", " ")} UTC`);
        return `<sub>Looked at on ${scanTime}${runUrl === "" ? "" : `, ${(0, markdown.BK)("this run", runUrl)}`}.</sub>`;
      }
      const [repositoryKeyLength, keyLength] = [4, 12];
      const markPattern = /^<!-- anchor-artifacts:monitor ((?:[0-9a-f]{12}(?:,[0-9a-f]{12})*)?) -->(?=\r?\n|$)/;
      function parseMark(body) {
        const [, keys] = markPattern.exec(body) ?? [];
        return keys === void 0 ? void 0 : new Set(keys.split(",").filter((key) => key !== ""));
      }
      const maxKeyCount = 1e3;
      function keysOf({ alarms }) {
        const keys = alarms.map(({ kind, repository, release, asset, seen: { sha256, sha3_256, commit, block } = {} }) => {
          const facts = [kind, release, asset, sha256, sha3_256, commit, block];
          return toKey(toRepositoryKey(repository), JSON.stringify(facts.map((fact) => fact ?? null)));
        });
        return limitKeys(keys);
      }
      function toRepositoryKey(repository) {
        return (0, external_node_crypto_.hash)("sha256", repository.toLowerCase()).slice(0, repositoryKeyLength);
      }
      function limitKeys(givenKeys) {
        const keys = [...new Set(givenKeys)].toSorted();
        if (keys.length <= maxKeyCount)
          return new Set(keys);
        return /* @__PURE__ */ new Set([toKey(keys[0] ?? "", keys.join()), ...keys.slice(0, maxKeyCount - 1)]);
      }
      function toKey(repositoryKey, text) {
        return (repositoryKey.slice(0, repositoryKeyLength) + (0, external_node_crypto_.hash)("sha256", text)).slice(0, keyLength);
      }
      var monitor_file = __webpack_require__(3423);
      var row = __webpack_require__(1663);
      var evidence_record = __webpack_require__(2896);
      ;
      function toRecordedRelease(baseline, release) {
        const assetsByName = new Map(baseline?.assets.map((asset) => [asset.name, asset]));
        const servedNames = new Set(release.assets.map(({ name }) => name));
        const { record } = release;
        const newestStatement = record?.statements.at(-1);
        const recordedAt = newestStatement === void 0 ? "" : (0, evidence_record.CP)(newestStatement);
        const knownEvidence = new Set(baseline?.evidence.map(({ name }) => name));
        const knownStatements = (record?.statements ?? []).filter(({ id: id2 }) => knownEvidence.has((0, file_names.rC)(id2)));
        const keyOf = ({ name, digest }) => `${digest.sha3_256} ${name}`;
        const knownKeys = new Set(knownStatements.flatMap(({ statement }) => statement.subject.map(keyOf)));
        const newcomers = new Set(release.assets.filter((asset) => isNewcomer(asset, baseline)).map(({ name }) => name));
        const findClaim = record && createClaimFinder(record);
        for (const recordedName of record?.names.values() ?? []) {
          const name = toServedName(recordedName.name, servedNames);
          if (name === void 0)
            continue;
          const { digest } = recordedName;
          const knownAsset = assetsByName.get(name);
          const anchor = findClaim?.(digest.sha3_256);
          if (knownAsset === void 0) {
            if (!knownKeys.has(keyOf(recordedName)) || recordedName.name.includes("/") && newcomers.has(name))
              assetsByName.set(name, { name, ...digest, ...anchor && { anchor }, lastConfirmed: recordedAt });
          } else if ((0, monitor_finding.q3)(knownAsset, digest) === true) {
            const { isAdded: _, ...members } = { ...digest, ...knownAsset };
            assetsByName.set(name, { ...members, ...(0, core_members.r$)({ anchor: joinClaims(knownAsset.anchor, anchor) }) });
          }
        }
        if (baseline === void 0 && assetsByName.size === 0)
          return void 0;
        const commit = baseline?.commit ?? (record && findCommit(record, release.tag));
        return {
          tag: release.tag,
          ...(0, core_members.r$)({ commit, isChanged: baseline?.isChanged }),
          assets: [...assetsByName.values()],
          evidence: baseline?.evidence ?? [],
          recordedAt: baseline?.recordedAt ?? recordedAt
        };
      }
      function isNewcomer({ name, uploaded = "" }, baseline) {
        const isLater = baseline !== void 0 && Date.parse(uploaded) > Date.parse(baseline.recordedAt);
        return isLater && baseline.assets.every((asset) => asset.name !== name);
      }
      function createClaimFinder({ anchors, findListAnchor, lists }) {
        const listNames = new Map(lists.map(({ name, sha3_256 }) => [sha3_256, name]));
        return (digest) => {
          const [ownAnchor, listAnchor] = [anchors.get(digest), findListAnchor(digest)];
          const anchor = listAnchor !== void 0 && claimStrengthOf(listAnchor) > claimStrengthOf(ownAnchor) ? listAnchor : ownAnchor;
          if (anchor === void 0)
            return { digest, isUnclaimed: true };
          const list = anchor.digest === digest ? void 0 : listNames.get(anchor.digest);
          const block = Number((0, evidence_record.rG)(anchor.chain?.records ?? [])?.block ?? Number.NaN);
          const stampedAt = (0, evidence_record.Is)(anchor) ? void 0 : anchor.stamps.at(-1)?.stampedOn;
          return {
            digest: anchor.digest,
            ...Number.isSafeInteger(block) && { block },
            ...list !== void 0 && { list },
            ...claimStrengthOf(anchor) < 2 && { isUnclaimed: true },
            ...stampedAt !== void 0 && { stampedAt }
          };
        };
      }
      function claimStrengthOf(anchor) {
        if (anchor === void 0)
          return 0;
        if ((0, evidence_record.Is)(anchor))
          return 3;
        return anchor.stamps.some(({ verdict }) => verdict !== "failed") ? 2 : 1;
      }
      function findCommit({ statements: statements2 }, tag) {
        const predicates = statements2.map(({ statement }) => statement.predicate);
        const tagPredicates = predicates.filter(({ run }) => run?.ref === `refs/tags/${tag}` && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(run.commit ?? ""));
        return (tagPredicates.findLast(({ mode }) => mode === "stamp") ?? tagPredicates[0])?.run?.commit;
      }
      function joinClaims(oldClaim, newClaim) {
        if (oldClaim === void 0 || newClaim === void 0)
          return oldClaim ?? newClaim;
        if (oldClaim.isUnclaimed === true && newClaim.isUnclaimed === void 0)
          return newClaim;
        if (oldClaim.digest !== newClaim.digest || newClaim.isUnclaimed !== oldClaim.isUnclaimed)
          return oldClaim;
        const { stampedAt, ...claim } = { ...newClaim, ...oldClaim };
        const isOpen = newClaim.stampedAt !== void 0 && oldClaim.block === void 0;
        return { ...claim, ...isOpen && stampedAt !== void 0 && { stampedAt } };
      }
      function toServedName(name, servedNames) {
        if (servedNames.has(name))
          return name;
        const assetName = (0, file_names.rw)(name);
        if (servedNames.has(assetName))
          return assetName;
        return name.includes("/") ? void 0 : name;
      }
      const ownListName = "its list of assets";
      function hasUnreadEvidence({ unreadable }) {
        return [...unreadable.keys()].some((name) => name === ownListName || (0, file_names.Ke)(name) !== void 0);
      }
      function findEvidenceNames(recorded, release) {
        const recordedNames = new Set(recorded?.assets.map(({ name }) => name));
        const statementCount = release.evidence.length + (recorded?.evidence.length ?? 0);
        const isOwnEvidence = statementCount > 0 || hasUnreadEvidence(release) ? file_names.dV : file_names.$W;
        const names = release.assets.map(({ name }) => name);
        return new Set(names.filter((name) => isOwnEvidence(name) && !recordedNames.has(name)));
      }
      function findUnrecordedAssets(recorded, release) {
        const recordedNames = new Set(recorded?.assets.map(({ name }) => name));
        const evidenceNames = findEvidenceNames(recorded, release);
        return release.assets.filter(({ name }) => !recordedNames.has(name) && !evidenceNames.has(name));
      }
      function toNextRelease(recorded, release, findings, accepted, isWhole) {
        const { tag, publishedAt, readAt, unreadable } = release;
        if (release.isGone === true && recorded !== void 0)
          return { ...recorded, isChanged: true };
        const hasUnread = hasUnreadEvidence(release);
        const evidenceBefore = recorded?.evidence ?? [];
        const knownNames = new Set(evidenceBefore.map(({ name }) => name));
        const evidence = release.evidence.filter(({ name, isForeign }) => isForeign !== true || knownNames.has(name));
        const keepsEvidence = hasUnread || findings.some(({ kind }) => kind === "evidence-changed");
        const isChanged = findings.some(monitor_finding.Ic) || !isWhole && recorded?.isChanged === true;
        return {
          tag,
          // If evidence is unreadable, GitHub's commit is not recorded: the evidence may name another commit.
          ...(0, core_members.r$)({ commit: recorded?.commit ?? (hasUnread ? void 0 : release.commit), publishedAt }),
          // Stays if something was unreadable: an asset counts as added in the next scan only if it is younger than this.
          recordedAt: unreadable.size > 0 && recorded !== void 0 ? recorded.recordedAt : readAt,
          ...isChanged && { isChanged },
          evidence: keepsEvidence ? evidenceBefore : evidence.map(({ name, sha256 }) => ({ name, sha256 })),
          assets: toNextAssets(recorded, release, findings, accepted)
        };
      }
      function toNextAssets(recorded, release, findings, accepted) {
        const { assets, unreadable, readAt } = release;
        const servedByName = new Map(assets.map((asset) => [asset.name, asset]));
        const acceptedNames = new Set(accepted.map(({ asset }) => asset));
        const kindByName = new Map(findings.map(({ asset, kind }) => [asset, kind]));
        const recordNew = (asset) => {
          return { name: asset.name, ...(0, monitor_finding.Vl)(asset), firstConfirmed: readAt, lastConfirmed: readAt };
        };
        const knownAssets = (recorded?.assets ?? []).map((asset) => {
          const { name, firstConfirmed = readAt } = asset;
          const served = servedByName.get(name);
          if (served !== void 0 && acceptedNames.has(name))
            return recordNew(served);
          const isDenied = kindByName.get(asset.anchor?.list ?? name) === "not-anchored";
          if (served === void 0 || unreadable.has(name) || kindByName.has(name) || isDenied)
            return asset;
          return { ...asset, ...(0, monitor_finding.Vl)(served), ...(0, monitor_finding.Vl)(asset), firstConfirmed, lastConfirmed: readAt };
        });
        if (hasUnreadEvidence(release))
          return knownAssets;
        const newNames = new Set(findings.flatMap(({ kind, seen: side }) => kind === "renamed" ? [side?.name] : []));
        const addedAssets = findUnrecordedAssets(recorded, release).filter(({ name }) => !newNames.has(name) && !unreadable.has(name)).map((asset) => ({ ...recordNew(asset), ...kindByName.get(asset.name) === "added" && { isAdded: true } }));
        return [...knownAssets, ...addedAssets];
      }
      ;
      async function askAboutDigests(recorded, { verify, concurrency, stop, onProgress, ...times }) {
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
          onResult: ({ digest }, judgement) => {
            answers.set(digest, judgement);
            onProgress({ requestsDone: answers.size });
          }
        });
        return answers;
      }
      function chainStateOf(anchor, answers, times) {
        const judgement = answers.get(anchor.digest);
        if (judgement?.verdict === "verified")
          return "held";
        if (isNotOnChain(judgement))
          return anchor.isUnclaimed === true ? "never" : "not held";
        return isYoung(anchor, times) ? "young" : "not asked";
      }
      function isYoung({ stampedAt }, { now, blockTimeMs }) {
        return stampedAt !== void 0 && Math.abs(now.getTime() - Date.parse(stampedAt)) < blockTimeMs;
      }
      function isNotOnChain(judgement) {
        return judgement?.verdict === "no-match" || judgement?.verdict === "not-found";
      }
      const kindsInOrder = Object.keys(monitor_finding.xi);
      function compareRelease(recorded, release, answers = /* @__PURE__ */ new Map()) {
        if (release.isGone === true)
          return [toReleaseFinding("removed", release, { since: recorded?.recordedAt })];
        const evidenceFindings = compareEvidence(recorded, release);
        if (recorded === void 0)
          return evidenceFindings;
        const { commit, recordedAt: since } = recorded;
        const isTagMoved = commit !== void 0 && release.commit !== void 0 && commit !== release.commit;
        return [
          ...compareAssets(recorded, release),
          ...evidenceFindings,
          ...isTagMoved ? [toReleaseFinding("tag-moved", release, { recorded: { commit }, seen: { commit: release.commit }, since })] : [],
          ...compareChain(recorded, release, answers)
        ].toSorted((left, right) => kindsInOrder.indexOf(left.kind) - kindsInOrder.indexOf(right.kind));
      }
      function toReleaseFinding(kind, { repository, tag, readAt }, { since, ...details }) {
        const isPast = since !== void 0 && Date.parse(since) <= Date.parse(readAt) + 1e3;
        return (0, monitor_finding.N6)(kind, {
          repository,
          release: tag,
          ...(0, core_members.r$)({ ...details, since: isPast ? since : void 0 })
        });
      }
      function compareAssets(recorded, release) {
        const servedByName = new Map(release.assets.map((asset) => [asset.name, asset]));
        const unrecorded = new Set(findUnrecordedAssets(recorded, release));
        const findings = recorded.assets.flatMap((asset) => {
          if (release.unreadable.has(asset.name))
            return [];
          const served = servedByName.get(asset.name);
          if (served === void 0)
            return explainMissing(release, asset, unrecorded);
          return compareAsset(release, asset, served) ?? [];
        });
        const addedAssets = [...unrecorded].filter(({ uploaded }) => uploaded !== void 0 && Date.parse(uploaded) > Date.parse(recorded.recordedAt));
        const allFindings = [...findings, ...addedAssets.map((asset) => toAddedFinding(release, asset))];
        return hasUnreadEvidence(release) ? allFindings.filter(({ kind }) => kind !== "added") : allFindings;
      }
      function compareAsset(release, recorded, served) {
        const isSame = (0, monitor_finding.q3)(recorded, served);
        const isLonger = isSame === void 0 && served.stated !== void 0 && recorded.sha256 !== void 0;
        if (isLonger || isSame === false)
          return toReleaseFinding("replaced", release, toFindingSides(recorded, served));
        if (isSame === void 0)
          return void 0;
        if (recorded.isAdded)
          return toAddedFinding(release, served);
        const isOtherUpload = ["id", "uploader", "uploaded"].some((member) => recorded[member] !== void 0 && served[member] !== void 0 && recorded[member] !== served[member]);
        return isOtherUpload ? toReleaseFinding("reuploaded", release, toFindingSides(recorded, served)) : void 0;
      }
      function explainMissing(release, recorded, unrecordedAssets) {
        const alikeAssets = [...unrecordedAssets].filter((asset) => (0, monitor_finding.q3)(recorded, asset) === true);
        const renamedAsset = alikeAssets.find(({ id: id2 }) => id2 === recorded.id) ?? alikeAssets[0];
        if (renamedAsset === void 0)
          return toReleaseFinding("removed", release, toFindingSides(recorded));
        unrecordedAssets.delete(renamedAsset);
        const sides = toFindingSides(recorded, renamedAsset);
        return toReleaseFinding("renamed", release, { ...sides, seen: { ...sides.seen, name: renamedAsset.name } });
      }
      function toAddedFinding(release, asset) {
        return toReleaseFinding("added", release, { asset: asset.name, seen: (0, monitor_finding.Vl)(asset) });
      }
      function toFindingSides({ name: asset, lastConfirmed: since, ...recorded }, served) {
        const seen = served && { ...(0, monitor_finding.Vl)(served), ...(0, core_members.r$)({ stated: served.stated }) };
        return { asset, recorded: (0, monitor_finding.Vl)(recorded), seen, since };
      }
      function compareEvidence(recorded, release) {
        const presentByName = new Map(release.evidence.map((statement) => [statement.name, statement]));
        const knownByName = new Map(recorded?.evidence.map((statement) => [statement.name, statement]));
        const goneNames = [...knownByName.keys()].filter((name) => !presentByName.has(name) && !release.unreadable.has(name));
        const brokenOnes = release.evidence.flatMap(({ name, broken: why }) => why === void 0 ? [] : [{ name, why }]);
        return [...brokenOnes, ...goneNames.map((name) => ({ name, why: "it is gone" }))].map(({ name, why }) => {
          const [knownStatement, presentStatement] = [knownByName.get(name), presentByName.get(name)];
          return toReleaseFinding("evidence-changed", release, {
            asset: name,
            why,
            recorded: knownStatement && { sha256: knownStatement.sha256 },
            seen: presentStatement && { sha256: presentStatement.sha256 },
            since: knownStatement && recorded?.recordedAt
          });
        });
      }
      function compareChain({ assets }, release, answers) {
        const comparedListDigests = /* @__PURE__ */ new Set();
        return assets.flatMap(({ name, lastConfirmed: since, anchor }) => {
          if (anchor === void 0 || anchor.isUnclaimed === true)
            return [];
          const { digest, block, list } = anchor;
          if (list !== void 0 && comparedListDigests.has(digest))
            return [];
          if (list !== void 0)
            comparedListDigests.add(digest);
          const judgement = answers.get(digest);
          const sides = { asset: list ?? name, recorded: { sha3_256: digest, ...(0, core_members.r$)({ block }) }, since };
          if (isNotOnChain(judgement))
            return toReleaseFinding("not-anchored", release, sides);
          const records = judgement?.verdict === "verified" ? judgement.answer.records : [];
          const firstBlock = Number((0, evidence_run.BY)(records, [digest])?.firstRecord.blockNumber ?? Number.NaN);
          if (block === void 0 || !Number.isSafeInteger(firstBlock) || firstBlock <= block)
            return [];
          return toReleaseFinding("anchored-late", release, { ...sides, seen: { sha3_256: digest, block: firstBlock } });
        });
      }
      var statement_file = __webpack_require__(9131);
      var forge = __webpack_require__(9326);
      var statements = __webpack_require__(3983);
      ;
      function toGoneRelease(recorded, { repository, readAt }) {
        const emptyMembers = { assets: [], evidence: [], unreadable: /* @__PURE__ */ new Map() };
        return { recorded, seen: { repository, tag: recorded.tag, readAt, isGone: true, ...emptyMembers } };
      }
      const maxEmbeddedAssets = 100;
      const gapKinds = /* @__PURE__ */ new Set(["removed", "evidence-changed", "renamed"]);
      async function readRelease(repository, listedRelease, context, options) {
        const hashesById = /* @__PURE__ */ new Map();
        const firstReading = await readWithRecord(repository, listedRelease, context, options, hashesById);
        const hasGap = compareRelease(firstReading.recorded, firstReading.seen).some(({ kind }) => gapKinds.has(kind));
        if (listedRelease.assets.length < maxEmbeddedAssets && !hasGap)
          return firstReading;
        const assets = await repository.listAssets(listedRelease).catch((thrown) => (0, errors.Xt)(thrown));
        if (assets instanceof errors._Z)
          return withoutMissing(firstReading, assets);
        if (assets === void 0) {
          let error = new errors._Z("GITHUB_UNAVAILABLE", "GitHub answered 404 for the assets of a release that it lists.");
          const reportFault = (_, thrown) => void (error = (0, errors.Xt)(thrown));
          const { goneReleases } = await (0, monitor_repository.S0)(repository, [listedRelease], reportFault);
          if (goneReleases.length === 0)
            return withoutMissing(firstReading, error);
          return context.baseline && toGoneRelease(context.baseline, context);
        }
        return readWithRecord(repository, { ...listedRelease, assets }, context, options, hashesById);
      }
      function withoutMissing({ recorded, seen }, error) {
        const servedNames = seen.assets.map(({ name }) => name);
        const knownNames = [...recorded?.assets ?? [], ...recorded?.evidence ?? []].map(({ name }) => name);
        const servedSet = new Set(servedNames);
        const lackingNames = [...knownNames.filter((name) => !servedSet.has(name)), ...servedNames.filter(file_names.dV)];
        const unreadNames = [...lackingNames, ownListName];
        const unreadable = new Map([...seen.unreadable, ...unreadNames.map((name) => [name, error])]);
        return { recorded, seen: { ...seen, unreadable } };
      }
      async function readWithRecord(repository, listedRelease, { commitByTag, baseline, ...context }, options, hashesById) {
        const { id: id2, tag, publishedAt } = listedRelease;
        const evidence = await readEvidence(repository, listedRelease, { repository: repository.name, tag, id: id2 }, baseline, {
          isDownloading: options.isDownloading || options.openJudge !== void 0,
          stop: options.stop
        });
        const unreadable = new Map([...evidence.unreadable, ...findPendingUploads(listedRelease, options.githubTime())]);
        const unhashed = {
          ...context,
          tag,
          ...(0, core_members.r$)({ commit: commitByTag?.get(tag), publishedAt }),
          ...evidence,
          assets: listedRelease.assets.filter(({ isUploaded }) => isUploaded),
          unreadable
        };
        const recorded = toRecordedRelease(baseline, unhashed);
        const noTagMessage = "GitHub gave no list of tags that has the release's tag.";
        if (commitByTag?.has(tag) !== true && recorded?.commit !== void 0)
          unreadable.set("its tag", new errors._Z("GITHUB_UNAVAILABLE", noTagMessage));
        const assets = await hashWhereNeeded(repository, { recorded, seen: unhashed }, unreadable, options, hashesById);
        const witnessJudgements = await readWitnessJudgements(recorded, evidence.record, options);
        const seen = { ...unhashed, assets, ...witnessJudgements && { witnessJudgements } };
        const alarms = compareRelease(recorded, seen).filter(monitor_finding.Ic);
        const alarmedAssets = new Set(alarms.map(({ asset }) => asset));
        for (const { name, stated: sha256 } of assets) {
          if (sha256 === void 0 || alarmedAssets.has(name))
            continue;
          const message = `GitHub says that this file has SHA-256 ${sha256}, but the download has other bytes.`;
          unreadable.set(name, new errors._Z("ASSET_DIGEST_MISMATCH", message));
        }
        return { recorded, seen };
      }
      async function readWitnessJudgements(recorded, record, { openJudge }) {
        if (openJudge === void 0 || record === void 0)
          return void 0;
        const judgements = /* @__PURE__ */ new Map();
        const judge = await openJudge(record);
        for (const { name, sha3_256: digest, sha256 } of recorded?.assets ?? []) {
          if (digest === void 0 || !record.names.has(name))
            continue;
          judgements.set(name, judge({ name, digest, ...(0, core_members.r$)({ sha256 }) }));
        }
        return judgements;
      }
      async function hashWhereNeeded(repository, { recorded, seen }, unreadable, options, hashesById) {
        const recordedByName = new Map(recorded?.assets.map((asset) => [asset.name, asset]));
        const evidenceNames = findEvidenceNames(recorded, seen);
        for (const asset of seen.assets.filter(({ name }) => !evidenceNames.has(name))) {
          const isKnown = hashesById.has(asset.id) || unreadable.has(asset.name);
          const recordedAsset = recordedByName.get(asset.name);
          if (isKnown || !needsDownload(seen.tag, asset, recordedAsset, options))
            continue;
          try {
            const expectedSha256 = recordedAsset?.sha256;
            hashesById.set(asset.id, await repository.hash({ ...asset, expectedSha256 }, options.stop));
          } catch (thrown) {
            unreadable.set(asset.name, (0, errors.Xt)(thrown));
          }
        }
        return seen.assets.map((asset) => {
          const hashes = hashesById.get(asset.id);
          const { sha256: _, ...facts } = asset;
          return hashes === void 0 ? asset : { ...facts, ...hashes };
        });
      }
      function findPendingUploads({ assets }, now) {
        const error = new errors._Z("ASSET_UNREADABLE", "This file is being uploaded right now.");
        const pendingAssets = assets.filter((asset) => !asset.isUploaded && (0, forge.gn)(asset, now));
        return pendingAssets.map(({ name }) => [name, error]);
      }
      function needsDownload(tag, asset, recorded, { isDownloading, acceptances }) {
        const { name, sha256 } = asset;
        if (isDownloading || sha256 === void 0)
          return true;
        if (recorded === void 0)
          return false;
        const isAccepted = acceptances.some((acceptance) => acceptance.tag === tag && acceptance.name === name);
        return recorded.sha256 === void 0 || isAccepted && (0, monitor_finding.q3)(recorded, asset) === false;
      }
      async function readEvidence(repository, { assets, notes }, identity, baseline, { isDownloading, stop }) {
        const statementAssets = assets.filter(({ isUploaded, name }) => isUploaded && (0, file_names.Ke)(name) !== void 0);
        const comments = (0, statements.sS)(notes);
        const sha256ByName = new Map(baseline?.evidence.map(({ name, sha256 }) => [name, sha256]));
        const isKnown = ({ name, sha256 }) => sha256 !== void 0 && sha256ByName.get(name) === sha256;
        const notesEvidence = comments.map(toSeenEvidence);
        const hasNewcomer = assets.some((asset) => !(0, file_names.dV)(asset.name) && isNewcomer(asset, baseline));
        if (!isDownloading && !hasNewcomer && [...statementAssets, ...notesEvidence].every(isKnown)) {
          const assetEvidence = statementAssets.map(({ name, sha256 = "" }) => ({ name, sha256 }));
          return { evidence: uniqueByName([...assetEvidence, ...notesEvidence]), unreadable: /* @__PURE__ */ new Map() };
        }
        const fromAssets = [];
        const unreadable = /* @__PURE__ */ new Map();
        for (const asset of statementAssets) {
          const { name, uploaded: uploadedOn } = asset;
          try {
            const statement = await (0, statements.GH)(asset, () => repository.read(asset, statement_file.Z8, stop));
            fromAssets.push("what" in statement || uploadedOn === void 0 ? statement : { ...statement, uploadedOn });
          } catch (thrown) {
            unreadable.set(name, (0, errors.Xt)(thrown));
          }
        }
        const allStatements = [...fromAssets, ...comments];
        const isForeign = (one) => "statement" in one && !(0, evidence_record.$p)(one.statement, identity);
        const ownStatements = allStatements.flatMap((one) => "statement" in one && !isForeign(one) ? [one] : []);
        return {
          evidence: uniqueByName(allStatements.map((one) => ({ ...toSeenEvidence(one), isForeign: isForeign(one) }))),
          // If a statement could not be read, there is no record: that statement may say something newer about some names.
          ...unreadable.size === 0 && { record: (0, statements.jo)(ownStatements) },
          unreadable
        };
      }
      function uniqueByName(evidence) {
        const byName = Map.groupBy(evidence, ({ name }) => name);
        return [...byName.values()].flatMap((alike) => alike.find(({ broken }) => broken !== void 0) ?? alike.slice(0, 1));
      }
      function toSeenEvidence(statement) {
        if (!("what" in statement))
          return { name: (0, file_names.rC)(statement.id), sha256: (0, external_node_crypto_.hash)("sha256", statement.text) };
        const { name, content, why: broken } = statement;
        const isFileName = (0, file_names.Ke)(name) !== void 0;
        return { name: isFileName ? name : "a hidden comment in the notes", sha256: (0, external_node_crypto_.hash)("sha256", content), broken };
      }
      ;
      async function scanRepositories(repositoryNames, github, baseline, options) {
        const readByName = /* @__PURE__ */ new Map();
        const faults = [];
        for (const [index, repository] of repositoryNames.entries()) {
          if (repositoryNames.length > 1)
            options.onProgress({ waitingFor: `${repository}, ${index + 1} of ${repositoryNames.length} repositories` });
          const reportFault = (part, thrown) => void faults.push({ repository, ...(0, core_members.r$)({ part }), error: (0, errors.Xt)(thrown) });
          try {
            const located = await (0, monitor_repository.ZX)(repository, github, baseline?.repositories ?? []);
            const { name } = located.identity ?? located;
            if (!readByName.has(name))
              readByName.set(name, await readRepository(located, github, options, reportFault));
          } catch (thrown) {
            reportFault(void 0, thrown);
          }
        }
        const repositories = [...readByName.values()];
        const lastingFault = faults.find(({ error }) => !(0, monitor_repository.wl)(error));
        const isNothingRead = repositories.every(({ identity, releases }) => identity !== void 0 && releases.length === 0);
        if (lastingFault !== void 0 && isNothingRead)
          throw lastingFault.error;
        return toScan(repositories, faults, options);
      }
      async function toScan(repositories, faults, options) {
        const query = { ...options, now: options.githubTime() };
        const readReleases = repositories.flatMap((repository) => repository.releases);
        const recordedReleases = readReleases.flatMap((release) => release.recorded ?? []);
        const answers = await askAboutDigests(recordedReleases, query);
        const hasManyRepositories = repositories.length > 1;
        const releases = readReleases.map((release) => toReleaseScan(release, answers, query));
        const goneFindings = repositories.flatMap(({ name: repository, identity, baseline }) => {
          const recordTimes = (baseline?.releases ?? []).map(({ recordedAt }) => recordedAt);
          const since = recordTimes.toSorted().at(-1);
          return identity === void 0 ? [(0, monitor_finding.N6)("removed", { repository, ...(0, core_members.r$)({ since }) })] : [];
        });
        return {
          repositories,
          releases,
          faults,
          isWhole: faults.length === 0 && releases.every(({ notAsked }) => notAsked.size === 0),
          findings: [...goneFindings, ...releases.flatMap(({ findings }) => findings)],
          rows: [
            ...goneFindings.map((finding) => toRow(finding.repository, toChangedJudgement(finding))),
            ...releases.flatMap((release) => toReleaseRows(release, answers, hasManyRepositories)),
            ...faults.map(({ repository, part, error }) => {
              const name = (0, core_text.hq)([(hasManyRepositories || part === void 0) && repository, part]).join(": ");
              return toRow(name, toFaultJudgement(error));
            })
          ]
        };
      }
      const releasesAtOnce = 3;
      async function readRepository(locatedRepository, github, options, reportFault) {
        const { name, identity } = locatedRepository;
        if (identity === void 0)
          return { ...locatedRepository, releases: [] };
        const readContext = { repository: name, readAt: options.githubTime().toISOString() };
        const repository = github.open(identity.name);
        const listing = await (0, monitor_repository.tH)(repository, options, locatedRepository.baseline, reportFault);
        const { releases, commitByTag, goneReleases } = listing;
        const baselineByTag = new Map(locatedRepository.baseline?.releases.map((release) => [release.tag, release]));
        const readByRelease = /* @__PURE__ */ new Map();
        options.onProgress({ releasesRead: 0, releasesTotal: releases.length });
        const tasks = (0, queue.JL)(releasesAtOnce, async (release) => {
          const context = { ...readContext, commitByTag, baseline: baselineByTag.get(release.tag) };
          readByRelease.set(release, await readRelease(repository, release, context, options));
          options.onProgress({ releasesRead: readByRelease.size });
          options.onDebug(`Read the release ${release.tag} of ${name}.`);
        });
        for (const release of releases)
          tasks.add(release);
        await tasks.whenDone();
        const presentEntries = releases.flatMap((release) => readByRelease.get(release) ?? []);
        const goneEntries = goneReleases.map((recorded) => toGoneRelease(recorded, readContext));
        return { ...locatedRepository, releases: [...presentEntries, ...goneEntries] };
      }
      function toReleaseScan({ recorded, seen }, answers, query) {
        const claims = recorded?.assets.flatMap(({ name, anchor }) => anchor === void 0 ? [] : [{ name, anchor }]) ?? [];
        const chainStates = new Map(claims.map(({ name, anchor }) => [name, chainStateOf(anchor, answers, query)]));
        const allFindings = compareRelease(recorded, seen, answers);
        const accepted = allFindings.filter((finding) => (0, monitor_finding.MD)(finding, query.acceptances));
        const findings = allFindings.filter((finding) => !accepted.includes(finding));
        const { witnessJudgements } = seen;
        const unaskedNames = [...chainStates.keys(), ...witnessJudgements?.keys() ?? []].filter((name) => {
          const judgement = witnessJudgements?.get(name);
          return judgement === void 0 ? chainStates.get(name) === "not asked" : isUnclear(judgement);
        });
        const notAsked = /* @__PURE__ */ new Set([...seen.unreadable.keys(), ...unaskedNames]);
        return {
          ...seen,
          recorded,
          findings,
          accepted,
          /** The names that could not be read, or about which nobody gave a clear answer. */
          notAsked,
          /** What the chain says of each file, by file name. A file that no evidence names has no entry. */
          chainStates,
          next: toNextRelease(recorded, seen, findings, accepted, notAsked.size === 0)
        };
      }
      const isUnclear = ({ verdict }) => verdict === "unknown" || verdict === "changed";
      function toRow(name, judgement) {
        return { subject: { name }, ...judgement };
      }
      function toReleaseRows(release, answers, hasManyRepositories) {
        const { repository, tag, recorded, findings, unreadable, chainStates, witnessJudgements } = release;
        const releaseName = (0, monitor_finding.Rg)(repository, tag, hasManyRepositories);
        const alarms = findings.filter(monitor_finding.Ic);
        const assets = release.isGone ? [] : recorded?.assets ?? [];
        const recordedNames = new Set(assets.map(({ name }) => name));
        const listNames = new Set(assets.flatMap(({ anchor }) => anchor?.list ?? []));
        const assetRows = assets.flatMap(({ name, anchor, sha3_256: digest, sha256 }) => {
          const changeFinding = alarms.find(({ kind, asset }) => asset === name && kind !== "not-anchored");
          const isAlarmed = alarms.some(({ asset }) => asset === name);
          const fault = isAlarmed ? void 0 : unreadable.get(name);
          const note = monitor_finding.CC[chainStates.get(name) ?? "held"];
          const chainAnswer = note ? { verdict: "skipped", note } : anchor && answers.get(anchor.digest);
          const answer = witnessJudgements?.get(name) ?? chainAnswer;
          const judgement = changeFinding ? toChangedJudgement(changeFinding) : fault ? toFaultJudgement(fault) : answer;
          if (judgement === void 0)
            return [];
          const listDigest = judgement.verdict === "timestamped" ? judgement.listDigest : anchor?.list === void 0 ? void 0 : anchor.digest;
          const isCovered = judgement === answer && listDigest !== void 0;
          const namedSubject = { name: `${releaseName}/${name}` };
          const subject = digest === void 0 ? namedSubject : { ...namedSubject, digest, ...(0, core_members.r$)({ sha256 }) };
          return [{ subject, ...judgement, ...isCovered && { coveredBy: listDigest } }];
        });
        const otherAlarms = alarms.filter(({ asset, kind }) => {
          return asset === void 0 || !(recordedNames.has(asset) || kind === "not-anchored" && listNames.has(asset));
        });
        const unreadEntries = [...unreadable].filter(([name]) => !recordedNames.has(name));
        return [
          ...assetRows,
          ...otherAlarms.map((finding) => toRow((0, core_text.hq)([releaseName, finding.asset]).join("/"), toChangedJudgement(finding))),
          ...unreadEntries.map(([name, error]) => toRow(`${releaseName}/${name}`, toFaultJudgement(error)))
        ];
      }
      function toChangedJudgement(finding) {
        const { kind, asset, since } = finding;
        const subject = asset === void 0 ? `The ${(0, monitor_finding.X7)(finding)}` : "It";
        const lastSeenNote = since === void 0 ? "" : ` It was last as recorded on ${since.slice(0, 10)}.`;
        return {
          verdict: "changed",
          note: `${subject} ${(0, monitor_finding.Ms)(finding)}${lastSeenNote}`,
          ...kind !== "replaced" && { advice: monitor_finding.U6 }
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
          const run = (0, run_run.ut)(inputs, origin);
          const repositoryNames = inputs.repositories.length > 0 ? inputs.repositories : [origin.repository];
          const baseline = loadBaseline(inputs.baseline, host2);
          const folder = await (0, prepare.jk)(inputs.outputDir, host2);
          (0, files.vo)(folder, log.warning);
          await (0, prepare.qT)(folder, [(0, external_node_path_.resolve)(workspace, inputs.baseline)]);
          const scan = await scanOrSkip(inputs, host2, repositoryNames, () => tools.openRepositoryAccess(web), baseline);
          const view = (0, monitor_view.__)(scan, baseline, origin.repository, /* @__PURE__ */ new Date());
          for (const line of (0, render.renderScanLines)(view))
            log.info(line);
          run.rows = scan.rows;
          run.finishedAt = new Date(view.counts.finishedAt);
          run.chain = (0, evidence_run.dR)(inputs, run);
          const file = toMonitorFile(scan, baseline, view);
          const writeFiles = (content) => writeScanFiles(view, content, run, folder);
          let fileErrors = await writeFiles(file);
          let issueErrors = [];
          if (inputs.issue) {
            const earlierNames = scan.repositories.flatMap(({ baseline: before }) => before?.repository ?? []);
            const counts = { ...view.counts, isWhole: view.counts.isWhole && view.notScanned.length === 0 };
            const watchedNames = [...repositoryNames, ...earlierNames];
            const report = { ...view, counts, watchedNames, author: file.issueAuthor, runUrl: origin.runUrl };
            const issue = await reportToIssue(() => tools.openIssues(web), report, log);
            if (issue.author !== void 0)
              fileErrors = await writeFiles({ ...file, issueAuthor: issue.author });
            run.issueUrl = issue.url;
            issueErrors = issue.errors;
          }
          const displayErrors = await tools.present(view, run);
          run.problems.push(...fileErrors, ...issueErrors, ...displayErrors);
          await (0, run_run.Wv)(run, host2);
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
      function loadBaseline(path, { workspace, log }) {
        if (path === "")
          return void 0;
        const baseline = (0, monitor_file.mF)((0, external_node_path_.resolve)(workspace, path), workspace);
        const lastScanAt = baseline?.scans.at(-1)?.finishedAt;
        if (!(0, monitor_view.jO)(baseline))
          log.notice("There is no baseline yet: what this look sees becomes it.", { title: "first look" });
        else
          log.info(`Comparing with the baseline ${path}${lastScanAt === void 0 ? "" : ` of ${lastScanAt.slice(0, 10)}`}.`);
        return baseline;
      }
      async function openScanSource(inputs, host2, skipReason) {
        if (skipReason !== void 0)
          return (0, run_source.oI)({ verdict: "skipped", note: skipReason });
        if ((0, host_inputs.vz)(inputs) !== "clocks")
          return (0, run_source.oD)(inputs, host2);
        const { chainNotAsked, createRecordJudge } = await Promise.all(
          /* import() */
          [__webpack_require__.e(753), __webpack_require__.e(218)]
        ).then(__webpack_require__.bind(__webpack_require__, 4218));
        return { ...(0, run_source.oI)(chainNotAsked), openJudge: createRecordJudge };
      }
      const clocksReason = "Neither a service nor a chain node is named, so no chain was asked: what clocks have signed decides.";
      async function scanOrSkip(inputs, { log, signals, origin }, repositoryNames, openRepositoryAccess, baseline) {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
          const skipReason = (0, host_inputs.bk)(inputs);
          if (skipReason !== void 0)
            log.notice(inputs.dryRun ? `${skipReason} GitHub was not asked either.` : skipReason, { title: "skipped" });
          if (inputs.dryRun) {
            const rows = [{ subject: { name: origin.repository }, verdict: "skipped", note: skipReason ?? "" }];
            return { repositories: [], releases: [], faults: [], findings: [], rows, isWhole: false, skipReason };
          }
          const source = __addDisposableResource(env_2, await openScanSource(inputs, { log, signals }, skipReason), true);
          let progress = { ...host.nd, waitingFor: "GitHub's list of releases" };
          const progressDisplay = (0, host.u5)(log, () => progress);
          const repositoryAccess = openRepositoryAccess();
          const pendingScan = scanRepositories(repositoryNames, repositoryAccess, baseline, {
            limit: inputs.releases,
            includesTag: inputs.tags.length > 0 ? (0, match.Jc)(inputs.tags) : void 0,
            isDownloading: inputs.bytes === "download",
            acceptances: inputs.accept.flatMap((line) => (0, monitor_finding.TO)(line) ?? []),
            stop: signals.cancellation.stop,
            githubTime: repositoryAccess.githubTime,
            blockTimeMs: inputs.blockTime,
            verify: source.verify,
            ...source.openJudge && { openJudge: source.openJudge },
            concurrency: inputs.concurrency,
            onProgress: (change) => {
              const { waitingFor: _, ...counts } = progress;
              progress = { ...counts, ...change };
            },
            onDebug: log.debug
          });
          const finishedScan = await pendingScan.finally(progressDisplay.stop);
          const isRecorded = baseline !== void 0 || finishedScan.releases.some(({ recorded }) => recorded !== void 0);
          if (source.openJudge && !isRecorded && finishedScan.isWhole)
            throw (0, run_source.Mu)({ mode: "monitor" });
          return { ...finishedScan, ...(0, core_members.r$)({ unaskedReason: skipReason ?? (source.openJudge && clocksReason) }) };
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
        const lastWholeScanAt = counts.isWhole ? counts.finishedAt : baseline?.lastWholeScanAt;
        const nextRepositories = repositories.map(({ name: repository, identity, baseline: before }) => {
          if (identity === void 0 && before !== void 0)
            return before;
          const scannedReleases = releases.filter((release) => release.repository === repository);
          const tags = new Set(scannedReleases.map(({ tag }) => tag));
          return {
            repository,
            ...(0, core_members.r$)({ number: before?.number ?? identity?.number }),
            releases: [
              ...scannedReleases.map((one) => one.next),
              ...(before?.releases ?? []).filter(({ tag }) => !tags.has(tag))
            ]
          };
        });
        const replacedBaselines = new Set(repositories.map(({ baseline: before }) => before));
        return {
          finishedAt: counts.finishedAt,
          ...(0, core_members.r$)({ lastWholeScanAt, issueAuthor: baseline?.issueAuthor }),
          scans: history,
          findings,
          repositories: [...nextRepositories, ...(baseline?.repositories ?? []).filter((one) => !replacedBaselines.has(one))]
        };
      }
      async function writeScanFiles(view, file, run, folder) {
        const { attempt, errors: errors2 } = (0, queue.S)();
        const write = (name, content) => attempt(async () => {
          await (0, files.vK)((0, external_node_path_.join)(folder, name), content);
          return (0, external_node_path_.join)(folder, name);
        });
        [run.files.results, run.files.monitor] = await Promise.all([
          write(file_names.NW.results, (0, json_results.t)(run)),
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
  )
};
