export const id = 596;
export const ids = [596];
export const modules = {
  /***/
  596: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        runMonitorStep: () => (
          /* binding */
          runMonitorStep
        )
      });
      var evidence_run = __webpack_require__(552);
      var core_members = __webpack_require__(2508);
      var github_connection = __webpack_require__(9163);
      var downloads = __webpack_require__(38);
      var github_releases = __webpack_require__(3217);
      var caller = __webpack_require__(3480);
      var answers = __webpack_require__(9780);
      ;
      function createRepositoryAccess(options) {
        const connection = (0, github_connection.Xm)(options);
        return {
          find: (name) => findByName(connection, name),
          githubTime: () => connection.githubTime() ?? connection.clock.today(),
          open: (name) => createRepository((0, github_connection.Bq)(connection, name))
        };
      }
      async function findByName(api, name) {
        const { repo, call, octokit } = (0, github_connection.Bq)(api, name);
        const answer = await call(caller.T4, (request) => octokit.rest.repos.get({ ...repo, request }));
        if ("data" in answer || answer.fault.status !== 404)
          return toIdentity(answer);
        const listAnswer = await call(github_connection.K_, (request) => octokit.rest.repos.listReleases({ ...repo, per_page: 1, request }));
        if ("fault" in listAnswer && listAnswer.fault.status === 404)
          return void 0;
        (0, answers.qu)(listAnswer, "Listing the releases", github_releases.readRefusalCode);
        return { name };
      }
      function toIdentity(answer) {
        const { id: id2, full_name: name } = (0, answers.qu)(answer, "Looking for the repository", github_releases.readRefusalCode);
        if (!Number.isSafeInteger(id2) || typeof name !== "string" || !/^[^/\s]+\/[^/\s]+$/.test(name))
          throw (0, answers.AO)("answer about a repository");
        return { name, number: id2 };
      }
      function createRepository(connection) {
        const { repo, call, octokit } = connection;
        const { repos } = octokit.rest;
        return {
          name: connection.repository,
          listReleases: async function* (limit) {
            const pageSize = limit === "all" ? github_connection.Nt : Math.min(github_connection.Nt, limit + 1);
            const send = (query) => repos.listReleases({ ...repo, ...query });
            const releases = (0, github_connection.$c)(connection, "Listing the releases", github_releases.readRefusalCode, send, pageSize);
            for await (const data of releases) {
              const release = toListedRelease(data);
              if (!data.draft)
                yield release;
            }
          },
          readRelease: async (tag) => {
            const answer = await call(github_connection.K_, (request) => repos.getReleaseByTag({ ...repo, tag, request }));
            if ("data" in answer) {
              const release = toListedRelease(answer.data);
              return answer.data.draft ? void 0 : release;
            }
            if (answer.fault.status === 404)
              return void 0;
            throw (0, answers.Lg)(answer.fault, "Reading a release", github_releases.readRefusalCode);
          },
          listAssets: (release) => (0, github_releases.listAssets)(connection, release),
          readCommits: (wantedTags) => readCommits(connection, wantedTags),
          hash: (asset, signal) => hashAsServed(connection, asset, signal),
          read: (asset, maxBytes, signal) => (0, downloads.fs)(connection, asset, maxBytes, signal)
        };
      }
      async function hashAsServed(connection, asset, signal) {
        const { sha256: stated } = asset;
        try {
          const { digest, sha256 } = (await (0, downloads.r5)(connection, asset, () => {
          }, signal)).hashes;
          return { sha3_256: digest, sha256, ...stated !== void 0 && sha256 !== stated && { stated } };
        } catch (thrown) {
          if (stated === void 0 || !(0, downloads.R)(thrown))
            throw thrown;
          return { stated };
        }
      }
      async function readCommits(connection, tagNames) {
        const { repo, octokit } = connection;
        const commits = /* @__PURE__ */ new Map();
        const listedTags = (0, github_connection.$c)(connection, "Listing the tags", github_releases.readRefusalCode, (query) => octokit.rest.repos.listTags({ ...repo, ...query }));
        for await (const data of listedTags) {
          const { name, sha } = toTag(data);
          if (tagNames.has(name))
            commits.set(name, sha);
          if (commits.size === tagNames.size)
            break;
        }
        return commits;
      }
      function toTag(data) {
        const [name, sha] = [data?.name, data?.commit?.sha];
        if (typeof name === "string" && typeof sha === "string" && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha)) {
          return { name, sha };
        }
        throw (0, answers.AO)("list of tags");
      }
      function toListedRelease(data) {
        const { id: id2, tag, body: notes } = (0, answers.zR)(data);
        const { published_at, assets } = data;
        if (!Array.isArray(assets))
          throw (0, answers.AO)("list of releases");
        const hasDate = !Number.isNaN(Date.parse(published_at ?? ""));
        return {
          id: id2,
          tag,
          notes,
          ...hasDate && { publishedAt: (0, answers.yT)(published_at ?? "") },
          assets: assets.map((asset) => (0, answers.Ky)(asset, tag))
        };
      }
      const issueRefusalCode = "ISSUE_NOT_WRITABLE";
      function openIssues(options) {
        const connection = (0, github_connection.Ng)(options);
        const { call, octokit, repo } = connection;
        const { issues, users } = octokit.rest;
        const write = async (task, policy, send) => (0, answers.qu)(await call(policy, send), task, issueRefusalCode);
        return {
          readLogin: async () => {
            const answer = await call(caller.T4, (request) => users.getAuthenticated({ request }));
            if ("fault" in answer && (answer.fault.status === 403 || answer.fault.status === 404))
              return void 0;
            const { login } = (0, answers.qu)(answer, "Asking whose token it is", issueRefusalCode);
            if (typeof login !== "string" || login === "")
              throw (0, answers.AO)("answer about the token's user");
            return login;
          },
          readIssues: async function* (creator) {
            const issueQuery = { ...repo, state: "all", creator, direction: "asc" };
            const issueItems = (0, github_connection.$c)(connection, "Listing the issues", issueRefusalCode, (query) => issues.listForRepo({ ...issueQuery, ...query }));
            for await (const data of issueItems) {
              const issue = toIssue(data);
              if (data.pull_request === void 0)
                yield issue;
            }
          },
          create: async (title, body) => toIssue(await write("Opening the issue", caller.ef, (request) => issues.create({ ...repo, title, body, request }))),
          update: async (number, change) => {
            await write("Updating the issue", caller.cL, (request) => issues.update({ ...repo, issue_number: number, ...change, request }));
          },
          comment: async (number, body) => {
            await write("Commenting on the issue", caller.ef, (request) => issues.createComment({ ...repo, issue_number: number, body, request }));
          }
        };
      }
      function toIssue(data) {
        const { number, body, state, html_url: url, user } = data ?? {};
        const hasAuthor = user === null || user === void 0 || typeof (0, core_members.mz)(user, "login") === "string";
        const isIdentified = Number.isSafeInteger(number) && typeof url === "string";
        const hasState = state === "open" || state === "closed";
        if (!isIdentified || !hasState || typeof (body ?? "") !== "string" || !hasAuthor)
          throw (0, answers.AO)("answer about an issue");
        return { number: data.number, body: data.body ?? "", isOpen: state === "open", author: data.user?.login ?? "", url };
      }
      var external_node_path_ = __webpack_require__(6760);
      var api_downloads = __webpack_require__(965);
      var file_names = __webpack_require__(3364);
      ;
      function fitsGlob(glob, text, wildcards = /(\*\*|\*)/) {
        let possibleEnds = /* @__PURE__ */ new Set([0]);
        for (const [index, part] of glob.split(wildcards).entries()) {
          const nextEnds = /* @__PURE__ */ new Set();
          for (const start of possibleEnds) {
            if (index % 2 === 1)
              addEnds(nextEnds, part, text, start);
            else if (text.startsWith(part, start))
              nextEnds.add(start + part.length);
          }
          possibleEnds = nextEnds;
        }
        return possibleEnds.has(text.length);
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
      function createTagFilter(lines2) {
        const excludingGlobs = lines2.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
        const includingGlobs = lines2.filter((line) => !line.startsWith("!"));
        return (tag) => {
          const fitsTag = (glob) => fitsGlob(glob, tag, tagWildcards);
          return (includingGlobs.length === 0 || includingGlobs.some(fitsTag)) && !excludingGlobs.some(fitsTag);
        };
      }
      function findNearestWord(word, candidates) {
        const completedWord = word.length > 1 ? candidates.find((one) => one.startsWith(word)) : void 0;
        const [nearestCandidate] = candidates.map((one) => ({ one, distance: computeEditDistance(word, one) })).filter(({ one, distance }) => distance <= Math.max(word.length, one.length) / 2).toSorted((one, other) => one.distance - other.distance);
        return completedWord ?? nearestCandidate?.one;
      }
      function computeEditDistance(from, to) {
        let row2 = Array.from({ length: to.length + 1 }, (_, index) => index);
        for (const [index, fromCharacter] of Array.from(from).entries()) {
          const nextRow = [index + 1];
          for (const [column, toCharacter] of Array.from(to).entries()) {
            const costIfChanged = (row2[column] ?? 0) + (fromCharacter === toCharacter ? 0 : 1);
            nextRow.push(Math.min(costIfChanged, (row2[column + 1] ?? 0) + 1, (nextRow[column] ?? 0) + 1));
          }
          row2 = nextRow;
        }
        return row2.at(-1) ?? 0;
      }
      var queue = __webpack_require__(9821);
      var files = __webpack_require__(6077);
      var host = __webpack_require__(9406);
      var host_inputs = __webpack_require__(2009);
      var run_run = __webpack_require__(7493);
      var run_source = __webpack_require__(6252);
      var prepare = __webpack_require__(9231);
      var json_results = __webpack_require__(7867);
      var core_digest = __webpack_require__(2427);
      var core_text = __webpack_require__(2872);
      var input_reader = __webpack_require__(516);
      ;
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
        return (0, core_members.r$)({ sha3_256, sha256, id: id2, uploader, uploaded });
      }
      function isSameBytes(one, other) {
        const sharedMembers = ["sha3_256", "sha256"].filter((member) => one[member] !== void 0 && other[member] !== void 0);
        return sharedMembers.length === 0 ? void 0 : sharedMembers.every((member) => one[member] === other[member]);
      }
      function toFinding(kind, details) {
        return { kind, verdict: findingFacts[kind].verdict, ...details };
      }
      function finding_isAlarm({ verdict }) {
        return verdict !== "skipped";
      }
      function renderNoun({ kind, release }) {
        if (release === void 0)
          return "repository";
        return kind === "tag-moved" ? "tag" : "release";
      }
      function parseAcceptance(line) {
        const [, tag, name, hex] = input_reader.Hu.exec(line.trim()) ?? [];
        const digest = (0, core_digest.s1)(hex);
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
        return (0, core_text.hq)([
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
          facts: (0, core_text.hq)([
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
        const facts = (0, core_text.hq)([
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
      var external_node_crypto_ = __webpack_require__(7598);
      var errors = __webpack_require__(6608);
      var markdown = __webpack_require__(79);
      var headline = __webpack_require__(2366);
      var lines = __webpack_require__(5759);
      var evidence_record = __webpack_require__(2896);
      var json = __webpack_require__(5961);
      var version = __webpack_require__(4983);
      var statement = __webpack_require__(7400);
      var paths = __webpack_require__(2375);
      ;
      const maxGitHubNameLength = 4096;
      const gitHubNameOf = ({ value, where }) => {
        if (typeof value === "string" && value !== "" && value.length <= maxGitHubNameLength)
          return value;
        throw new RangeError(`${where} is not a name`);
      };
      const statedSha256Of = statement.FB;
      const commitOf = (member) => (0, core_members.HU)(member, /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, "a commit");
      function anyNumberOf(item, noun = "", keyOf) {
        return (0, core_members.jk)(item, Number.POSITIVE_INFINITY, keyOf && { noun, keyOf });
      }
      const claimForm = (0, core_members.Xy)({
        digest: statement.FB,
        /** The height of the earliest block; absent if no evidence states a block. */
        block: (0, core_members.lq)(core_members.gd),
        /** The name of the list; present if the digest is that of a list. */
        list: (0, core_members.lq)(gitHubNameOf),
        /** Whether evidence has neither a block nor an accepted or unclear stamp: the chain then need not hold the digest. */
        isUnclaimed: (0, core_members.pb)("unclaimed", (0, core_members.lq)(core_members.SF)),
        /** When the statement of a stamp without a known block was uploaded or, if in the notes, when its run ended. */
        stampedAt: (0, core_members.pb)("stamped_at", (0, core_members.lq)(core_members.nR))
      });
      const assetForm = (0, core_members.Xy)({
        name: gitHubNameOf,
        sha3_256: (0, core_members.lq)(statement.FB),
        sha256: (0, core_members.lq)(statedSha256Of),
        id: (0, core_members.lq)(core_members.gd),
        uploader: (0, core_members.lq)(gitHubNameOf),
        uploaded: (0, core_members.pb)("uploaded_at", (0, core_members.lq)(core_members.nR)),
        firstConfirmed: (0, core_members.pb)("first_confirmed", (0, core_members.lq)(core_members.nR)),
        lastConfirmed: (0, core_members.pb)("last_confirmed", (0, core_members.lq)(core_members.nR)),
        anchor: (0, core_members.lq)(claimForm),
        /** Whether the asset was uploaded after the record was made, and no evidence names it. */
        isAdded: (0, core_members.pb)("added", (0, core_members.lq)(core_members.SF))
      });
      const evidenceForm = (0, core_members.Xy)({ name: gitHubNameOf, sha256: statedSha256Of });
      const watchedReleaseForm = (0, core_members.Xy)({
        tag: gitHubNameOf,
        commit: (0, core_members.lq)(commitOf),
        /** Tells a scan whether the release is new enough to be in its list of the newest releases. */
        publishedAt: (0, core_members.pb)("published_at", (0, core_members.lq)(core_members.nR)),
        /**
         * In a baseline, when the release was last read without gaps; in a record that is made of statements alone, when the
         * newest of them was made. An asset that is not listed here and was uploaded later counts as added.
         */
        recordedAt: (0, core_members.pb)("looked_at", core_members.nR),
        /** Whether the last scan that could judge the release found it not as recorded. */
        isChanged: (0, core_members.pb)("changed", (0, core_members.lq)(core_members.SF)),
        /** The statements that the baseline has; empty without a baseline. */
        evidence: anyNumberOf(evidenceForm),
        assets: anyNumberOf(assetForm, "assets of one release called", ({ name }) => name)
      });
      const scanForm = (0, core_members.Xy)({
        finishedAt: (0, core_members.pb)("finished_at", core_members.nR),
        /** Whether GitHub and the chain answered about everything. */
        isWhole: (0, core_members.pb)("whole", core_members.SF),
        asRecorded: (0, core_members.pb)("as_recorded", core_members.gd),
        changed: core_members.gd,
        unrecorded: core_members.gd,
        notAsked: (0, core_members.pb)("not_asked", core_members.gd)
      });
      const watchedRepositoryForm = (0, core_members.Xy)({
        /** The `owner/name` in the inputs; GitHub may call it otherwise now. */
        repository: gitHubNameOf,
        /** GitHub's number, by which a renamed repository is recognized. */
        number: (0, core_members.lq)(core_members.gd),
        releases: anyNumberOf(watchedReleaseForm, "releases with the tag", ({ tag }) => tag)
      });
      const baselineForm = (0, core_members.Xy)({
        /** When the last whole scan ended, which got an answer about everything. */
        lastWholeScanAt: (0, core_members.pb)("last_whole_look", (0, core_members.lq)(core_members.nR)),
        /** The last scans, the oldest first, at most {@link maxScans}. */
        scans: (0, core_members.pb)("looks", anyNumberOf(scanForm)),
        /** The login of the App that opened the issue. GitHub tells this login only at the opening. */
        issueAuthor: (0, core_members.pb)("issue_author", (0, core_members.lq)(gitHubNameOf)),
        repositories: anyNumberOf(watchedRepositoryForm, "repositories called", ({ repository }) => repository.toLowerCase())
      });
      const maxScans = 52;
      const maxBaselineBytes = 256 * 1024 * 1024;
      function readBaseline(path, workspace) {
        try {
          const isWithin = (0, paths.kV)(workspace, path) !== void 0;
          if (isWithin && (0, paths.kV)((0, paths.hv)(workspace), (0, paths.hv)((0, external_node_path_.dirname)(path))) === void 0)
            throw new RangeError("a link leads to it out of the workspace");
          const bytes = (0, files.VX)(path, maxBaselineBytes);
          return bytes && parseBaseline(new TextDecoder().decode(bytes));
        } catch (error) {
          if (error instanceof RangeError)
            throw unusableBaselineError(error.message);
          if (error instanceof errors._Z || !(error instanceof Error && "code" in error))
            throw error;
          if (error.code === "ENOENT")
            return void 0;
          throw unusableBaselineError(`it cannot be read (${String(error.code)})`);
        }
      }
      function unusableBaselineError(why) {
        return new errors._Z("INPUT_INVALID", ["An input is not usable.", `baseline is not usable: ${why}`], {
          hint: "Give the monitor.json of an earlier look. Only if there is none, remove the file: the next look then takes what it sees for right."
        });
      }
      function parseBaseline(text) {
        const fileMember = { value: parseLenientJson(text), where: "it" };
        try {
          if ((0, core_members.C5)(fileMember, "version").value !== 1)
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
          return (0, json.lk)(text.replace(/^\uFEFF/, "").replaceAll(/,([^\S\n]*\n\s*[\]}])/g, "$1"), void 0, maxBaselineBytes);
        } catch (error) {
          if (!(error instanceof Error && error.cause instanceof SyntaxError))
            throw unusableBaselineError((0, errors.bD)(error));
          const [place] = /\(line \d+ column \d+\)/.exec(error.cause.message) ?? [];
          throw unusableBaselineError(place === void 0 ? "it is no JSON" : `it is no JSON ${place}`);
        }
      }
      function renderMonitorFile(file) {
        const { finishedAt: finished_at, findings } = file;
        const { repositories, ...otherMembers } = baselineForm.order(file);
        const tool = { name: "anchor-artifacts", version: version.rE };
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
      ;
      const temporaryCodes = /* @__PURE__ */ new Set([
        "GITHUB_UNAVAILABLE",
        "GITHUB_RATE_LIMITED",
        "ASSET_UNREADABLE",
        "NOT_ATTEMPTED"
      ]);
      function isTemporaryFault({ code }) {
        return temporaryCodes.has(code) || (0, errors.u2)(code).outage === true;
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
        const baseline = repositories.find(({ repository }) => (0, evidence_record.ve)(repository, watchedName)) ?? repositories.find(({ number }) => number !== void 0 && number === foundIdentity?.number);
        const identity = foundIdentity ?? (baseline && await find(watchedName));
        if (identity === void 0 && baseline === void 0) {
          throw new errors._Z("RELEASE_NOT_READABLE", `Looking for ${watchedName} failed: GitHub answered 404. Is the name right?`);
        }
        return { name: watchedName, ...(0, core_members.r$)({ identity, baseline }) };
      }
      function renderNewName({ name, identity }) {
        if (identity === void 0 || (0, evidence_record.ve)(name, identity.name))
          return false;
        return `${name} is called ${identity.name} now. Write that name into repositories: what is recorded stays.`;
      }
      ;
      const view_releaseStates = {
        changed: { icon: "\u274C", colour: "red", isQuiet: false },
        "not asked": { icon: "\u{1F4E1}", colour: "yellow", isQuiet: false },
        unrecorded: { icon: "\u2796", colour: "dim", isQuiet: true },
        "as recorded": { icon: "\u2705", colour: "green", isQuiet: true }
      };
      const statesByUrgency = Object.keys(view_releaseStates);
      function toScanView(scan, baseline, ownRepository, finishedAt) {
        const { repositories, releases, findings, skipReason } = scan;
        const hasManyRepositories = repositories.length > 1;
        const isOwn = (name) => (0, evidence_record.ve)(name, ownRepository);
        const counts = {
          finishedAt: finishedAt.toISOString(),
          isWhole: scan.isWhole,
          ...countReleases(releases, repositories)
        };
        const notScanned = findNotScanned(scan, hasManyRepositories);
        const alarms = findings.filter(finding_isAlarm);
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
          notices: findings.filter((finding) => !finding_isAlarm(finding)),
          accepted: releases.flatMap(({ accepted }) => accepted),
          /** What to do about the alarms, as paragraphs; empty without alarms. */
          advice: renderAdvice(alarms, isOwn),
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
        const names = foreignReleases.map(({ repository, tag }) => renderReleaseName(repository, tag, hasManyRepositories));
        return (0, core_text.hq)([
          unaskedReason,
          ...repositories.map(renderNewName),
          names.length > 0 && `Evidence of another release lies here and was not used: ${(0, core_text.L1)(names, (name) => name)}.`,
          notScanned.length > 0 && `Not looked at, and not as recorded in an earlier look: ${(0, core_text.L1)(notScanned, (name) => name)}. The input releases says how many are looked at.`
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
        const scannedNames = new Set(releases.map(({ repository, tag }) => renderReleaseName(repository, tag, true)));
        return repositories.flatMap(({ name, baseline, identity }) => {
          const baselineReleases = identity === void 0 ? [] : baseline?.releases ?? [];
          const changedReleases = baselineReleases.filter(({ isChanged }) => isChanged === true);
          return changedReleases.flatMap(({ tag }) => scannedNames.has(renderReleaseName(name, tag, true)) ? [] : renderReleaseName(name, tag, hasManyRepositories));
        });
      }
      function keepLastScans(scans) {
        const keptScans = scans.slice(-maxScans);
        const lastWhole = scans.findLast(({ isWhole }) => isWhole);
        return lastWhole === void 0 || keptScans.includes(lastWhole) ? keptScans : [lastWhole, ...keptScans.slice(1)];
      }
      function hasRecords(baseline) {
        return baseline !== void 0 && baseline.repositories.length > 0;
      }
      function sortByState(rows) {
        return statesByUrgency.flatMap((state) => rows.filter((row2) => row2.state === state));
      }
      function releaseStateOf({ findings, notAsked, recorded }) {
        if (findings.some(finding_isAlarm))
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
        const states = (0, core_text.hq)([isGone && "changed", isPartial && "not asked", ...releases.map(releaseStateOf)]);
        return {
          name,
          state: statesByUrgency.find((state) => states.includes(state)) ?? "unrecorded",
          counts: (0, core_text.hq)([
            isGone ? `gone, with ${(0, core_text.hS)(baseline?.releases.length ?? 0, "release")}` : renderStates(countReleases(releases, []), ""),
            baseline === void 0 && "the record begins now"
          ]).join("; ")
        };
      }
      function renderScanHeadline({ repositories, releases, skipReason, rows }, counts, hasAlarms) {
        const demoNote = (0, evidence_run.Mo)(rows) ? " (demonstration only)" : "";
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
        const total = `${(0, core_text.hS)(changed + asRecorded + unrecorded + notAsked, "release")}${place}`;
        if (presentStates.length === 1)
          return `${total} ${onlyState[1]}`;
        return `${total}: ${presentStates.map((state) => state.join(" ")).join(", ")}`;
      }
      function toReleaseSummary(release, hasManyRepositories) {
        const { repository, tag, recorded, isGone, findings, notAsked, chainStates, witnessJudgements } = release;
        const changedNames = new Set(findings.filter(finding_isAlarm).flatMap(({ asset }) => asset ?? []));
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
        const ofFiles = `of ${(0, core_text.hS)(assets.length, "file")}`;
        const fileCounts = (0, core_text.hq)([
          witnessJudgements !== void 0 && assets.length > 0 && `${stampedAssets.length} ${ofFiles} time-stamped`,
          chainStates.size > 0 && witnessJudgements === void 0 && `${confirmedAssets.length} ${ofFiles} confirmed`,
          renderCount(void 0, "as the baseline saw them"),
          renderCount("young", "stamped just now"),
          renderCount("never", "never anchored"),
          notAsked.size > 0 && `${notAsked.size} not asked`
        ]);
        const kinds = [...Map.groupBy(findings, ({ kind }) => kind)];
        const labels = kinds.map(([kind, { length }]) => (length > 1 ? `${length} ` : "") + findingFacts[kind].label);
        return {
          name: renderReleaseName(repository, tag, hasManyRepositories),
          state: releaseStateOf(release),
          counts: (0, core_text.hq)([fileCounts.join(", "), labels.join(", ")]).join("; ")
        };
      }
      ;
      const maxPartBytes = { alarms: 38e4, notices: 1e5, faults: 5e4, rows: 4e4 };
      function renderScanSummary(view, run) {
        const { alarms, notices, accepted, hasManyRepositories } = view;
        const parts = (0, core_text.hq)([
          `## ${view.headline}`,
          ...(0, headline.u4)(view),
          ...(0, headline.EI)(run),
          view.skipReason !== void 0 && (0, markdown.u9)(view.skipReason),
          renderFindingPart("What is not as recorded", alarms, maxPartBytes.alarms, hasManyRepositories),
          view.advice.length > 0 && ["> [!CAUTION]", view.advice.join("\n>\n> ")].join("\n> "),
          run.issueUrl !== void 0 && `The issue about it: ${(0, markdown.BK)(run.issueUrl, run.issueUrl)}`,
          renderFaults(view),
          renderFindingPart("Other changes, which are no findings", notices, maxPartBytes.notices, hasManyRepositories),
          renderFindingPart("Accepted: this is the record from now on", accepted, maxPartBytes.notices, hasManyRepositories),
          ...view.remarks.map((sentence) => (0, markdown.u9)(sentence)),
          ...renderSummaryTables("repository", view.repositories),
          ...renderSummaryTables("release", view.releases),
          renderHistory(view),
          ...renderFollowUp(view),
          (0, headline.xF)("monitor", run, (0, core_text.hq)([
            run.files.monitor && "output `monitor-path` (the next baseline)",
            run.files.results && "`results-path`"
          ]))
        ]);
        return `${parts.join("\n\n")}
`;
      }
      function renderFindings(findings, maxBytes, hasManyRepositories) {
        const quotes = { name: markdown.Cu, text: markdown.u9 };
        const { rows, omittedCount } = (0, markdown.nc)(findings, maxBytes, (finding) => {
          const { subject, sentence, facts } = describeFinding(finding, hasManyRepositories, quotes);
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
        const { rows, omittedCount } = (0, markdown.nc)(faults, maxPartBytes.faults, ({ why, names }) => {
          return `- ${(0, core_text.L1)(names, (name) => (0, markdown.Cu)(name))}<br>${(0, markdown.u9)(why)}`;
        });
        const omission = renderOmission(omittedCount, " reasons", "results.json");
        return `### What could not be asked

Nothing is known of these now. The next look asks again where there is somebody to ask: GitHub, a service, or a chain node.

${rows.join("\n")}${omission}`;
      }
      const plurals = { repository: "repositories", release: "releases" };
      function renderSummaryTables(noun, summaryRows) {
        const urgentRows = summaryRows.filter(({ state }) => !view_releaseStates[state].isQuiet);
        const foldedTables = [...Map.groupBy(summaryRows, ({ state }) => state)].map(([state, rows]) => {
          const { icon, isQuiet } = view_releaseStates[state];
          return isQuiet && (0, markdown.jq)(`${icon} ${(0, core_text.hS)(rows.length, noun, plurals[noun])} ${state}`, renderSummaryTable(noun, rows));
        });
        return (0, core_text.hq)([urgentRows.length > 0 && renderSummaryTable(noun, urgentRows), ...foldedTables]);
      }
      function renderSummaryTable(noun, summaryRows) {
        const { rows, omittedCount } = (0, markdown.nc)(summaryRows, maxPartBytes.rows, ({ name, state, counts }) => {
          return `| ${view_releaseStates[state].icon}&nbsp;${(0, markdown.Cu)(name)} | ${(0, markdown.u9)(counts)} |`;
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
        return (0, core_text.hq)([
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
        return `**Last ${scans.length} looks** ${squareRow.join("")}<br><sub>${(0, markdown.u9)(dates)} \xB7 ${historySquares.whole} as recorded \xB7 ${historySquares.partial} only a part could be asked \xB7 ${historySquares.changed} not as recorded</sub>`;
      }
      const maxPrintedRows = 100;
      function renderScanLines(view) {
        const { rows, headline: headline2, alarms, notices, accepted, hasManyRepositories } = view;
        return [
          ...rows.map(lines.aF),
          headline2,
          ...toFindingLines([...alarms, ...notices], hasManyRepositories, ({ kind }) => kind),
          ...toFindingLines(accepted, hasManyRepositories, () => "accepted")
        ];
      }
      function renderScanTable(view, paint, columns) {
        const { headline: headline2, alarms, accepted, repositories, remarks, hasManyRepositories } = view;
        const releases = view.releases.filter(({ state }) => repositories.length < 2 || !releaseStates[state].isQuiet);
        const findings = [...alarms, ...view.notices];
        const omissionOf = (count, itemNoun) => count > maxPrintedRows ? [`and ${count - maxPrintedRows} more ${itemNoun}, in monitor.json`] : [];
        return [
          headline2,
          ...toFindingLines(findings, hasManyRepositories, (finding) => paint(isAlarm(finding) ? "red" : "dim", finding.kind)),
          ...omissionOf(findings.length, "findings"),
          ...toFindingLines(accepted, hasManyRepositories, () => paint("dim", "accepted")),
          ...view.advice,
          ...view.advice.length > 0 ? [""] : [],
          ...remarks.map((sentence) => toLine(sentence)),
          ...[...repositories, ...releases.slice(0, maxPrintedRows)].map(({ name, state, counts }) => {
            const lineName = toLineName(name, Math.max(20, columns - stateWidth - counts.length - 6));
            return `  ${paint(releaseStates[state].colour, state.padEnd(stateWidth))}  ${lineName}  ${paint("dim", counts)}`.trimEnd();
          }),
          ...omissionOf(releases.length, "releases")
        ].join("\n");
      }
      function toFindingLines(findings, hasManyRepositories, renderKind) {
        return findings.slice(0, maxPrintedRows).flatMap((finding) => {
          const { subject, sentence, facts } = describeFinding(finding, hasManyRepositories, {
            name: core_text.zz,
            text: core_text.S5
          });
          return [`  ${renderKind(finding)}  ${subject} ${sentence}`, ...facts.map((fact) => `      ${fact}`)];
        });
      }
      const stateWidth = Math.max(...Object.keys(view_releaseStates).map(({ length }) => length));
      function toScanBadge({ rows, counts, history, alarms, repositories }) {
        const base = { schemaVersion: 1, label: (0, evidence_run.Mo)(rows) ? "releases (demo)" : "releases" };
        const renderPlace = (names) => {
          if (repositories.length === 0)
            return "";
          return ` of ${names.length === 1 ? names[0] : (0, core_text.hS)(names.length, "repository", plurals.repository)}`;
        };
        if (alarms.length > 0) {
          const place2 = renderPlace([...new Set(alarms.map(({ repository }) => repository))]);
          const message2 = `${(0, core_text.hS)(counts.changed, "release")}${place2} not as recorded \xB7 ${counts.finishedAt.slice(0, 10)}`;
          return { ...base, message: message2, color: "red", isError: true };
        }
        const lastWhole = history.findLast(({ isWhole }) => isWhole);
        const place = renderPlace(repositories.map(({ name }) => name));
        const { asRecorded, changed, finishedAt } = lastWhole ?? counts;
        const stateText = changed > 0 ? `${(0, core_text.hS)(changed, "release")}${place} not` : (0, core_text.hS)(asRecorded, "release") + place;
        const message = lastWhole === void 0 ? "not wholly looked at yet" : `${stateText} as recorded \xB7 ${finishedAt.slice(0, 10)}`;
        return { ...base, message, color: counts.isWhole ? counts.asRecorded > 0 ? "brightgreen" : "lightgrey" : "yellow" };
      }
      ;
      const jobTokenLogin = "github-actions[bot]";
      const issueTitle = "Releases are not as recorded";
      async function reportToIssue(openIssues2, report, log) {
        try {
          return { ...await keepIssue(openIssues2(), report), errors: [] };
        } catch (thrown) {
          const error = (0, errors.Xt)(thrown);
          if (!isTemporaryFault(error))
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
          renderFindings(alarms, maxFindingsBytes.alarms, hasManyRepositories),
          uncheckedCount > 0 && `${uncheckedCount} of the earlier findings could not be checked this time.`,
          ...advice,
          notices.length > 0 && "Other changes, which are no findings:",
          renderFindings(notices, maxFindingsBytes.notices, hasManyRepositories),
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
      var row = __webpack_require__(1663);
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
        const knownKeys = new Set(knownStatements.flatMap(({ statement: statement2 }) => statement2.subject.map(keyOf)));
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
          } else if (isSameBytes(knownAsset, digest) === true) {
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
        const predicates = statements2.map(({ statement: statement2 }) => statement2.predicate);
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
        const isChanged = findings.some(finding_isAlarm) || !isWhole && recorded?.isChanged === true;
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
          return { name: asset.name, ...toAssetFacts(asset), firstConfirmed: readAt, lastConfirmed: readAt };
        };
        const knownAssets = (recorded?.assets ?? []).map((asset) => {
          const { name, firstConfirmed = readAt } = asset;
          const served = servedByName.get(name);
          if (served !== void 0 && acceptedNames.has(name))
            return recordNew(served);
          const isDenied = kindByName.get(asset.anchor?.list ?? name) === "not-anchored";
          if (served === void 0 || unreadable.has(name) || kindByName.has(name) || isDenied)
            return asset;
          return { ...asset, ...toAssetFacts(served), ...toAssetFacts(asset), firstConfirmed, lastConfirmed: readAt };
        });
        if (hasUnreadEvidence(release))
          return knownAssets;
        const newNames = new Set(findings.flatMap(({ kind, seen: side }) => kind === "renamed" ? [side?.name] : []));
        const addedAssets = findUnrecordedAssets(recorded, release).filter(({ name }) => !newNames.has(name) && !unreadable.has(name)).map((asset) => ({ ...recordNew(asset), ...kindByName.get(asset.name) === "added" && { isAdded: true } }));
        return [...knownAssets, ...addedAssets];
      }
      ;
      async function askAboutDigests(recorded, { verify, concurrency, stop, onProgress, ...times }) {
        const answers2 = /* @__PURE__ */ new Map();
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
            answers2.set(digest, judgement);
            onProgress({ requestsDone: answers2.size });
          }
        });
        return answers2;
      }
      function chainStateOf(anchor, answers2, times) {
        const judgement = answers2.get(anchor.digest);
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
      const kindsInOrder = Object.keys(findingFacts);
      function compareRelease(recorded, release, answers2 = /* @__PURE__ */ new Map()) {
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
          ...compareChain(recorded, release, answers2)
        ].toSorted((left, right) => kindsInOrder.indexOf(left.kind) - kindsInOrder.indexOf(right.kind));
      }
      function toReleaseFinding(kind, { repository, tag, readAt }, { since, ...details }) {
        const isPast = since !== void 0 && Date.parse(since) <= Date.parse(readAt) + 1e3;
        return toFinding(kind, {
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
        const isSame = isSameBytes(recorded, served);
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
        const alikeAssets = [...unrecordedAssets].filter((asset) => isSameBytes(recorded, asset) === true);
        const renamedAsset = alikeAssets.find(({ id: id2 }) => id2 === recorded.id) ?? alikeAssets[0];
        if (renamedAsset === void 0)
          return toReleaseFinding("removed", release, toFindingSides(recorded));
        unrecordedAssets.delete(renamedAsset);
        const sides = toFindingSides(recorded, renamedAsset);
        return toReleaseFinding("renamed", release, { ...sides, seen: { ...sides.seen, name: renamedAsset.name } });
      }
      function toAddedFinding(release, asset) {
        return toReleaseFinding("added", release, { asset: asset.name, seen: toAssetFacts(asset) });
      }
      function toFindingSides({ name: asset, lastConfirmed: since, ...recorded }, served) {
        const seen = served && { ...toAssetFacts(served), ...(0, core_members.r$)({ stated: served.stated }) };
        return { asset, recorded: toAssetFacts(recorded), seen, since };
      }
      function compareEvidence(recorded, release) {
        const presentByName = new Map(release.evidence.map((statement2) => [statement2.name, statement2]));
        const knownByName = new Map(recorded?.evidence.map((statement2) => [statement2.name, statement2]));
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
      function compareChain({ assets }, release, answers2) {
        const comparedListDigests = /* @__PURE__ */ new Set();
        return assets.flatMap(({ name, lastConfirmed: since, anchor }) => {
          if (anchor === void 0 || anchor.isUnclaimed === true)
            return [];
          const { digest, block, list } = anchor;
          if (list !== void 0 && comparedListDigests.has(digest))
            return [];
          if (list !== void 0)
            comparedListDigests.add(digest);
          const judgement = answers2.get(digest);
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
          const { goneReleases } = await searchForMissing(repository, [listedRelease], reportFault);
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
        const alarms = compareRelease(recorded, seen).filter(finding_isAlarm);
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
        return recorded.sha256 === void 0 || isAccepted && isSameBytes(recorded, asset) === false;
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
            const statement2 = await (0, statements.GH)(asset, () => repository.read(asset, statement_file.Z8, stop));
            fromAssets.push("what" in statement2 || uploadedOn === void 0 ? statement2 : { ...statement2, uploadedOn });
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
      function toSeenEvidence(statement2) {
        if (!("what" in statement2))
          return { name: (0, file_names.rC)(statement2.id), sha256: (0, external_node_crypto_.hash)("sha256", statement2.text) };
        const { name, content, why: broken } = statement2;
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
            const located = await locateRepository(repository, github, baseline?.repositories ?? []);
            const { name } = located.identity ?? located;
            if (!readByName.has(name))
              readByName.set(name, await readRepository(located, github, options, reportFault));
          } catch (thrown) {
            reportFault(void 0, thrown);
          }
        }
        const repositories = [...readByName.values()];
        const lastingFault = faults.find(({ error }) => !isTemporaryFault(error));
        const isNothingRead = repositories.every(({ identity, releases }) => identity !== void 0 && releases.length === 0);
        if (lastingFault !== void 0 && isNothingRead)
          throw lastingFault.error;
        return toScan(repositories, faults, options);
      }
      async function toScan(repositories, faults, options) {
        const query = { ...options, now: options.githubTime() };
        const readReleases = repositories.flatMap((repository) => repository.releases);
        const recordedReleases = readReleases.flatMap((release) => release.recorded ?? []);
        const answers2 = await askAboutDigests(recordedReleases, query);
        const hasManyRepositories = repositories.length > 1;
        const releases = readReleases.map((release) => toReleaseScan(release, answers2, query));
        const goneFindings = repositories.flatMap(({ name: repository, identity, baseline }) => {
          const recordTimes = (baseline?.releases ?? []).map(({ recordedAt }) => recordedAt);
          const since = recordTimes.toSorted().at(-1);
          return identity === void 0 ? [toFinding("removed", { repository, ...(0, core_members.r$)({ since }) })] : [];
        });
        return {
          repositories,
          releases,
          faults,
          isWhole: faults.length === 0 && releases.every(({ notAsked }) => notAsked.size === 0),
          findings: [...goneFindings, ...releases.flatMap(({ findings }) => findings)],
          rows: [
            ...goneFindings.map((finding) => toRow(finding.repository, toChangedJudgement(finding))),
            ...releases.flatMap((release) => toReleaseRows(release, answers2, hasManyRepositories)),
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
        const listing = await listReleases(repository, options, locatedRepository.baseline, reportFault);
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
      function toReleaseScan({ recorded, seen }, answers2, query) {
        const claims = recorded?.assets.flatMap(({ name, anchor }) => anchor === void 0 ? [] : [{ name, anchor }]) ?? [];
        const chainStates = new Map(claims.map(({ name, anchor }) => [name, chainStateOf(anchor, answers2, query)]));
        const allFindings = compareRelease(recorded, seen, answers2);
        const accepted = allFindings.filter((finding) => isAcceptedReplacement(finding, query.acceptances));
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
      function toReleaseRows(release, answers2, hasManyRepositories) {
        const { repository, tag, recorded, findings, unreadable, chainStates, witnessJudgements } = release;
        const releaseName = renderReleaseName(repository, tag, hasManyRepositories);
        const alarms = findings.filter(finding_isAlarm);
        const assets = release.isGone ? [] : recorded?.assets ?? [];
        const recordedNames = new Set(assets.map(({ name }) => name));
        const listNames = new Set(assets.flatMap(({ anchor }) => anchor?.list ?? []));
        const assetRows = assets.flatMap(({ name, anchor, sha3_256: digest, sha256 }) => {
          const changeFinding = alarms.find(({ kind, asset }) => asset === name && kind !== "not-anchored");
          const isAlarmed = alarms.some(({ asset }) => asset === name);
          const fault = isAlarmed ? void 0 : unreadable.get(name);
          const note = skippedNotes[chainStates.get(name) ?? "held"];
          const chainAnswer = note ? { verdict: "skipped", note } : anchor && answers2.get(anchor.digest);
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
        const subject = asset === void 0 ? `The ${renderNoun(finding)}` : "It";
        const lastSeenNote = since === void 0 ? "" : ` It was last as recorded on ${since.slice(0, 10)}.`;
        return {
          verdict: "changed",
          note: `${subject} ${renderWhatHappened(finding)}${lastSeenNote}`,
          ...kind !== "replaced" && { advice: deliberateChangeAdvice }
        };
      }
      function toFaultJudgement(error) {
        return { verdict: isTemporaryFault(error) ? "unreachable" : "failed", error };
      }
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
          const web = __addDisposableResource(env_1, (0, api_downloads.kQ)(), true);
          const { workspace, origin, log } = host2;
          const run = (0, run_run.ut)(inputs, origin);
          const repositoryNames = inputs.repositories.length > 0 ? inputs.repositories : [origin.repository];
          const baseline = loadBaseline(inputs.baseline, host2);
          const folder = await (0, prepare.jk)(inputs.outputDir, host2);
          (0, files.vo)(folder, log.warning);
          await (0, prepare.qT)(folder, [(0, external_node_path_.resolve)(workspace, inputs.baseline)]);
          const scan = await scanOrSkip(inputs, host2, repositoryNames, () => tools.openRepositoryAccess(web), baseline);
          const view = toScanView(scan, baseline, origin.repository, /* @__PURE__ */ new Date());
          for (const line of renderScanLines(view))
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
        const baseline = readBaseline((0, external_node_path_.resolve)(workspace, path), workspace);
        const lastScanAt = baseline?.scans.at(-1)?.finishedAt;
        if (!hasRecords(baseline))
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
          [__webpack_require__.e(526), __webpack_require__.e(218)]
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
            includesTag: inputs.tags.length > 0 ? createTagFilter(inputs.tags) : void 0,
            isDownloading: inputs.bytes === "download",
            acceptances: inputs.accept.flatMap((line) => parseAcceptance(line) ?? []),
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
          write(file_names.NW.monitor, renderMonitorFile(file)),
          write(file_names.NW.badge, `${JSON.stringify(toScanBadge(view))}
`)
        ]);
        return errors2;
      }
      var step = __webpack_require__(3752);
      ;
      async function runMonitorStep(givenInputs, tools) {
        const { inputs, host: host2, toGitHub } = await (0, step.Ni)(givenInputs, tools);
        const run = await runMonitor(inputs, host2, {
          openRepositoryAccess: (web) => createRepositoryAccess(toGitHub(web)),
          openIssues: (web) => openIssues(toGitHub(web)),
          present: (view, scanRun) => (0, step.Op)(toScanOutputs(view, scanRun), inputs.showSummary && (() => renderScanSummary(view, scanRun)), tools.log)
        });
        return (0, evidence_run.Pc)(run);
      }
      function toScanOutputs({ alarms, notices }, run) {
        const { values, cutOutputs } = (0, step.Iu)(run);
        const findings = [...alarms, ...notices];
        const findingsText = JSON.stringify(findings);
        const areFindingsCut = findingsText.length > step.y6;
        const monitorValues = {
          findings: areFindingsCut ? "[]" : findingsText,
          "findings-count": String(findings.length),
          "issue-url": run.issueUrl ?? "",
          "monitor-path": run.files.monitor ?? ""
        };
        const allCutOutputs = areFindingsCut ? [...cutOutputs, "findings"] : cutOutputs;
        return { values: { ...values, ...monitorValues }, cutOutputs: allCutOutputs };
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
