export const id = 948;
export const ids = [948];
export const modules = {
  /***/
  8948: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        runMonitorStep: () => (
          /* binding */
          runMonitorStep
        )
      });
      var evidence_run = __webpack_require__(552);
      var members = __webpack_require__(2508);
      var github_connection = __webpack_require__(9163);
      var downloads = __webpack_require__(38);
      var releases = __webpack_require__(3217);
      var caller = __webpack_require__(3480);
      var answers = __webpack_require__(9780);
      ;
      function createRepositories(options) {
        const connection = (0, github_connection.Xm)(options);
        return {
          find: (name) => findByName(connection, name),
          today: () => connection.githubTime() ?? connection.clock.today(),
          open: (name) => createRepository((0, github_connection.Y7)(connection, name))
        };
      }
      async function findByName(api, name) {
        const { at, call, octokit } = (0, github_connection.Y7)(api, name);
        const answer = await call(caller.T4, (request) => octokit.rest.repos.get({ ...at, request }));
        if ("data" in answer || answer.fault.status !== 404)
          return toIdentity(answer);
        const list2 = await call(github_connection.K_, (request) => octokit.rest.repos.listReleases({ ...at, per_page: 1, request }));
        if ("fault" in list2 && list2.fault.status === 404)
          return void 0;
        (0, answers.qu)(list2, "Listing the releases", releases.readRefusal);
        return { name };
      }
      function toIdentity(answer) {
        const { id: id2, full_name: name } = (0, answers.qu)(answer, "Looking for the repository", releases.readRefusal);
        if (!Number.isSafeInteger(id2) || typeof name !== "string" || !/^[^/\s]+\/[^/\s]+$/.test(name))
          throw (0, answers.AO)("answer about a repository");
        return { name, number: id2 };
      }
      function createRepository(connection) {
        const { at, call, octokit } = connection;
        const { repos } = octokit.rest;
        return {
          name: connection.repository,
          listReleases: async function* (most) {
            const size = most === "all" ? github_connection.T0 : Math.min(github_connection.T0, most + 1);
            const send = (query) => repos.listReleases({ ...at, ...query });
            const list2 = (0, github_connection.fw)(connection, "Listing the releases", releases.readRefusal, send, size);
            for await (const data of list2) {
              const release = toListed(data);
              if (!data.draft)
                yield release;
            }
          },
          readRelease: async (tag) => {
            const answer = await call(github_connection.K_, (request) => repos.getReleaseByTag({ ...at, tag, request }));
            if ("data" in answer) {
              const release = toListed(answer.data);
              return answer.data.draft ? void 0 : release;
            }
            if (answer.fault.status === 404)
              return void 0;
            throw (0, answers.Lg)(answer.fault, "Reading a release", releases.readRefusal);
          },
          listAssets: (release) => (0, releases.listAssets)(connection, release),
          readTags: (wanted) => readTagCommits(connection, wanted),
          hash: (asset, signal) => hashAsServed(connection, asset, signal),
          read: (asset, most, signal) => (0, downloads.fs)(connection, asset, most, signal)
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
      async function readTagCommits(connection, wanted) {
        const { at, octokit } = connection;
        const commits = /* @__PURE__ */ new Map();
        const list2 = (0, github_connection.fw)(connection, "Listing the tags", releases.readRefusal, (query) => octokit.rest.repos.listTags({ ...at, ...query }));
        for await (const data of list2) {
          const { name, sha } = toTag(data);
          if (wanted.has(name))
            commits.set(name, sha);
          if (commits.size === wanted.size)
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
      function toListed(data) {
        const { id: id2, tag, body: notes } = (0, answers.zR)(data);
        const { published_at: published, assets } = data;
        if (!Array.isArray(assets))
          throw (0, answers.AO)("list of releases");
        const isDated = !Number.isNaN(Date.parse(published ?? ""));
        return {
          id: id2,
          tag,
          notes,
          ...isDated && { published: (0, answers.yT)(published ?? "") },
          assets: assets.map((asset) => (0, answers.Ky)(asset, tag))
        };
      }
      const issueRefusal = "ISSUE_NOT_WRITABLE";
      function openIssues(options) {
        const connection = (0, github_connection.Ng)(options);
        const { call, octokit, at } = connection;
        const { issues, users } = octokit.rest;
        const write = async (doing, policy, send) => (0, answers.qu)(await call(policy, send), doing, issueRefusal);
        return {
          readLogin: async () => {
            const answer = await call(caller.T4, (request) => users.getAuthenticated({ request }));
            if ("fault" in answer && (answer.fault.status === 403 || answer.fault.status === 404))
              return void 0;
            const { login } = (0, answers.qu)(answer, "Asking whose token it is", issueRefusal);
            if (typeof login !== "string" || login === "")
              throw (0, answers.AO)("answer about the token's user");
            return login;
          },
          readIssues: async function* (creator) {
            const wanted = { ...at, state: "all", creator, direction: "asc" };
            const list2 = (0, github_connection.fw)(connection, "Listing the issues", issueRefusal, (query) => issues.listForRepo({ ...wanted, ...query }));
            for await (const data of list2) {
              const issue = toIssue(data);
              if (data.pull_request === void 0)
                yield issue;
            }
          },
          create: async (title2, body) => toIssue(await write("Opening the issue", caller.Fq, (request) => issues.create({ ...at, title: title2, body, request }))),
          update: async (number, change) => {
            await write("Updating the issue", caller.yB, (request) => issues.update({ ...at, issue_number: number, ...change, request }));
          },
          comment: async (number, body) => {
            await write("Commenting on the issue", caller.Fq, (request) => issues.createComment({ ...at, issue_number: number, body, request }));
          }
        };
      }
      function toIssue(data) {
        const { number, body, state, html_url: url, user } = data ?? {};
        const isOwned = user === null || user === void 0 || typeof (0, members.mz)(user, "login") === "string";
        const isNumbered = Number.isSafeInteger(number) && typeof url === "string";
        const isStated = state === "open" || state === "closed";
        if (!isNumbered || !isStated || typeof (body ?? "") !== "string" || !isOwned)
          throw (0, answers.AO)("answer about an issue");
        return { number: data.number, body: data.body ?? "", isOpen: state === "open", author: data.user?.login ?? "", url };
      }
      var external_node_path_ = __webpack_require__(6760);
      var api_downloads = __webpack_require__(965);
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
      function createTagFilter(lines2) {
        const excluding = lines2.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
        const including = lines2.filter((line) => !line.startsWith("!"));
        return (tag) => {
          const fits = (glob) => fitsGlob(glob, tag, tagWildcards);
          return (including.length === 0 || including.some(fits)) && !excluding.some(fits);
        };
      }
      var attempts = __webpack_require__(8442);
      var files = __webpack_require__(6077);
      var host = __webpack_require__(9406);
      var host_inputs = __webpack_require__(2009);
      var begin_and_end = __webpack_require__(2640);
      var open_source = __webpack_require__(5311);
      var source = __webpack_require__(6252);
      var output_dir = __webpack_require__(986);
      var results_file = __webpack_require__(9129);
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
      ;
      function toAssetFacts({ sha3_256, sha256, id: id2, uploader, uploaded }) {
        return (0, members.r$)({ sha3_256, sha256, id: id2, uploader, uploaded });
      }
      function isSameBytes(one, other) {
        const shared = ["sha3_256", "sha256"].filter((member) => one[member] !== void 0 && other[member] !== void 0);
        return shared.length === 0 ? void 0 : shared.every((member) => one[member] === other[member]);
      }
      function toFinding(kind, found) {
        return { kind, verdict: findingFacts[kind].verdict, ...found };
      }
      function finding_isAlarm({ verdict }) {
        return verdict !== "skipped";
      }
      function nounOf({ kind, release }) {
        if (release === void 0)
          return "repository";
        return kind === "tag-moved" ? "tag" : "release";
      }
      function parseAcceptance(line) {
        const [, tag, name, hex] = input_reader.Hu.exec(line.trim()) ?? [];
        const digest = (0, core_digest.s1)(hex);
        return tag === void 0 || name === void 0 || digest === void 0 ? void 0 : { tag, name, sha3_256: digest };
      }
      function isMeantReplacement({ kind, release, asset, seen }, accepted) {
        const isPinned = ({ tag, name, sha3_256 }) => tag === release && name === asset && sha3_256 === seen?.sha3_256;
        return kind === "replaced" && accepted.some(isPinned);
      }
      function toAdvice(alarms, isOwn) {
        if (alarms.length === 0)
          return [];
        const places = new Set(alarms.map(({ repository }) => isOwn(repository)));
        const accept = places.has(true) ? `If you meant this change, ${findingAdvice.accept} ${findingAdvice.stamp}` : `Once you know that the change is right, ${findingAdvice.accept}`;
        const [own, others] = places.size > 1 ? ["Your own releases: ", "Other projects' releases: "] : ["", ""];
        return (0, core_text.hq)([
          places.has(true) && own + findingAdvice.own,
          places.has(false) && others + findingAdvice.others,
          accept
        ]);
      }
      function renderReleaseName(repository, release, isOfMany) {
        if (release === void 0)
          return repository;
        return isOfMany ? `${repository}@${release}` : release;
      }
      function describe(finding, isOfMany, quotes) {
        const { repository, release, asset, recorded, seen, since } = finding;
        const name = quotes.name(renderReleaseName(repository, release, isOfMany));
        return {
          subject: asset === void 0 ? `The ${nounOf(finding)} ${name}` : `${quotes.name(asset)} of ${name}`,
          sentence: renderEvent(finding, quotes.text),
          facts: (0, core_text.hq)([
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
        const facts = (0, core_text.hq)([
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
          isOtherAsset && isSameBytes(side, other) === true && `asset id ${id2}`
        ];
      }
      var external_node_crypto_ = __webpack_require__(7598);
      var errors = __webpack_require__(6608);
      var markdown = __webpack_require__(79);
      var core_rows = __webpack_require__(970);
      var headline = __webpack_require__(2366);
      var lines = __webpack_require__(5759);
      var json = __webpack_require__(5961);
      var version = __webpack_require__(4983);
      var statement = __webpack_require__(7400);
      var paths = __webpack_require__(2375);
      ;
      const maxMemberLength = 4096;
      const gitHubNameOf = ({ value, where }) => {
        if (typeof value === "string" && value !== "" && value.length <= maxMemberLength)
          return value;
        throw new RangeError(`${where} is not a name`);
      };
      const statedSha256Of = statement.FB;
      const commitOf = (member) => (0, members.HU)(member, /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, "a commit");
      function anyNumberOf(item, noun = "", keyOf) {
        return (0, members.jk)(item, Number.POSITIVE_INFINITY, keyOf && { noun, keyOf });
      }
      const claimForm = (0, members.Xy)({
        digest: statement.FB,
        /** The earliest block's height; absent for a stamp that was merely accepted. */
        block: (0, members.lq)(members.pq),
        /** The list's name, where the digest is a list's. */
        list: (0, members.lq)(gitHubNameOf),
        /** No run's stamp was accepted, so the chain need not hold the digest. */
        isUnclaimed: (0, members.pb)("unclaimed", (0, members.lq)(members.SF)),
        /** Without a known block: when GitHub got the statement; for one in the release notes, when its run says it ended. */
        stamped: (0, members.pb)("stamped_at", (0, members.lq)(members.nR))
      });
      const assetForm = (0, members.Xy)({
        name: gitHubNameOf,
        sha3_256: (0, members.lq)(statement.FB),
        sha256: (0, members.lq)(statedSha256Of),
        id: (0, members.lq)(members.pq),
        uploader: (0, members.lq)(gitHubNameOf),
        uploaded: (0, members.pb)("uploaded_at", (0, members.lq)(members.nR)),
        firstConfirmed: (0, members.pb)("first_confirmed", (0, members.lq)(members.nR)),
        lastConfirmed: (0, members.pb)("last_confirmed", (0, members.lq)(members.nR)),
        anchor: (0, members.lq)(claimForm),
        /** The asset was uploaded after the record was made, and no evidence names it. */
        isAdded: (0, members.pb)("added", (0, members.lq)(members.SF))
      });
      const evidenceForm = (0, members.Xy)({ name: gitHubNameOf, sha256: statedSha256Of });
      const watchedReleaseForm = (0, members.Xy)({
        tag: gitHubNameOf,
        commit: (0, members.lq)(commitOf),
        /** By this time, a scan knows whether its list of the newest releases should contain the release. */
        published: (0, members.pb)("published_at", (0, members.lq)(members.nR)),
        /**
         * When the record was made or, in a baseline, when the release was last scanned: an asset that was uploaded later and
         * that no record names counts as added.
         */
        made: (0, members.pb)("looked_at", members.nR),
        /** Whether the last scan that could judge the release found it not as recorded. */
        isChanged: (0, members.pb)("changed", (0, members.lq)(members.SF)),
        /** The evidence that the baseline knows; empty without a baseline. */
        evidence: anyNumberOf(evidenceForm),
        assets: anyNumberOf(assetForm, "assets of one release called", ({ name }) => name)
      });
      const scanForm = (0, members.Xy)({
        finished: (0, members.pb)("finished_at", members.nR),
        /** Whether the scan could ask about everything. */
        isWhole: (0, members.pb)("whole", members.SF),
        asRecorded: (0, members.pb)("as_recorded", members.pq),
        changed: members.pq,
        unrecorded: members.pq,
        notAsked: (0, members.pb)("not_asked", members.pq)
      });
      const watchedRepositoryForm = (0, members.Xy)({
        /** The `owner/name` in the inputs; GitHub may call it otherwise now. */
        repository: gitHubNameOf,
        /** GitHub's number, by which a renamed repository is recognized. */
        number: (0, members.lq)(members.pq),
        releases: anyNumberOf(watchedReleaseForm, "releases with the tag", ({ tag }) => tag)
      });
      const baselineForm = (0, members.Xy)({
        /** When the last scan ended that could ask about everything. */
        lastWhole: (0, members.pb)("last_whole_look", (0, members.lq)(members.nR)),
        /** The last scans, the oldest first, at most {@link maxScans}. */
        scans: (0, members.pb)("looks", anyNumberOf(scanForm)),
        /** Who opened the issue, where that was an App: only by opening an issue does a scan learn the App's login. */
        issueAuthor: (0, members.pb)("issue_author", (0, members.lq)(gitHubNameOf)),
        repositories: anyNumberOf(watchedRepositoryForm, "repositories called", ({ repository }) => repository.toLowerCase())
      });
      const maxScans = 52;
      const maxBytes = 256 * 1024 * 1024;
      function readBaseline(path, workspace) {
        try {
          const isWithin = (0, paths.kV)(workspace, path) !== void 0;
          if (isWithin && (0, paths.kV)((0, paths.hv)(workspace), (0, paths.hv)((0, external_node_path_.dirname)(path))) === void 0)
            throw new RangeError("a link leads to it out of the workspace");
          const bytes = (0, files.VX)(path, maxBytes);
          return bytes && parseBaseline(new TextDecoder().decode(bytes));
        } catch (error) {
          if (error instanceof RangeError)
            throw unusable(error.message);
          if (error instanceof errors._Z || !(error instanceof Error && "code" in error))
            throw error;
          if (error.code === "ENOENT")
            return void 0;
          throw unusable(`it cannot be read (${String(error.code)})`);
        }
      }
      function unusable(why) {
        return new errors._Z("INPUT_INVALID", ["An input is not usable.", `baseline is not usable: ${why}`], {
          hint: "Give the monitor.json of an earlier look. Only if there is none, remove the file: the next look then takes what it sees for right."
        });
      }
      function parseBaseline(text) {
        const file = { value: parseText(text), where: "it" };
        try {
          if ((0, members.C5)(file, "version").value !== 1)
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
          return (0, json.lk)(text.replace(/^\uFEFF/, "").replaceAll(/,([^\S\n]*\n\s*[\]}])/g, "$1"), void 0, maxBytes);
        } catch (error) {
          if (!(error instanceof Error && error.cause instanceof SyntaxError))
            throw unusable((0, errors.bD)(error));
          const [place] = /\(line \d+ column \d+\)/.exec(error.cause.message) ?? [];
          throw unusable(place === void 0 ? "it is no JSON" : `it is no JSON ${place}`);
        }
      }
      function renderMonitorFile(file) {
        const { finished: finished_at, findings } = file;
        const { repositories, ...scans } = baselineForm.order(file);
        const tool = { name: "anchor-artifacts", version: version.rE };
        return `${renderLines({ version: 1, tool, finished_at, ...scans, findings, repositories }, "")}
`;
      }
      const longLists = /* @__PURE__ */ new Set(["repositories", "releases"]);
      function renderLines(members2, indent) {
        const inner = `${indent}  `;
        const renderItem = (item, list2) => longLists.has(list2) ? renderLines(item, `${inner}  `) : JSON.stringify(item);
        const lines2 = Object.entries(members2).flatMap(([name, value]) => {
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
${lines2.join(",\n")}
${indent}}`;
      }
      var evidence_record = __webpack_require__(3716);
      ;
      const outages = /* @__PURE__ */ new Set(["GITHUB_UNAVAILABLE", "GITHUB_RATE_LIMITED", "ASSET_UNREADABLE", "NOT_ATTEMPTED"]);
      function isTemporaryFault({ code }) {
        return outages.has(code) || (0, errors.u2)(code).outage === true;
      }
      async function listReleases(repository, wanted, known, reportFault) {
        const listed = await list(repository, wanted, reportFault);
        const counted = (known?.releases ?? []).filter(({ tag }) => wanted.includesTag?.(tag) !== false);
        const { found, gone } = await searchForMissing(repository, findMissing(listed, counted), reportFault);
        const releases2 = [...listed.releases, ...found];
        const names = new Set(releases2.map(({ tag }) => tag));
        const none = /* @__PURE__ */ new Map();
        const tags = names.size === 0 ? none : await repository.readTags(names).catch((thrown) => reportFault("the tags", thrown));
        return { releases: releases2, tags, gone };
      }
      async function list(repository, { limit, includesTag }, reportFault) {
        const releases2 = /* @__PURE__ */ new Map();
        const ended = (end) => ({ releases: [...releases2.values()], end });
        try {
          for await (const release of repository.listReleases(includesTag === void 0 ? limit : "all")) {
            if (includesTag?.(release.tag) === false)
              continue;
            if (releases2.size === limit)
              return ended("enough");
            if (!releases2.has(release.tag))
              releases2.set(release.tag, release);
          }
          return ended("all");
        } catch (thrown) {
          reportFault("the list of releases", thrown);
          return ended("broken");
        }
      }
      function findMissing({ releases: releases2, end }, known) {
        if (end === "broken")
          return [];
        const tags = new Set(releases2.map(({ tag }) => tag));
        const oldest = releases2.reduce((least, { published = "" }) => {
          return Date.parse(published) < least ? Date.parse(published) : least;
        }, Number.POSITIVE_INFINITY);
        const isDue = ({ published = "" }) => end === "all" || Date.parse(published) > oldest;
        return known.filter((release) => !tags.has(release.tag) && isDue(release));
      }
      async function searchForMissing(repository, missing, reportFault) {
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
            reportFault(release.tag, thrown);
          }
        }
        try {
          const again = absent.size > 0 ? repository.listReleases("all") : [];
          for await (const release of again)
            if (absent.delete(release.tag))
              found.push(release);
        } catch (thrown) {
          for (const tag of absent.keys())
            reportFault(tag, thrown);
          absent.clear();
        }
        return { found, gone: [...absent.values()] };
      }
      async function locate(watched, { find }, repositories) {
        const found = await find(watched);
        const known = repositories.find(({ repository }) => (0, evidence_record.ve)(repository, watched)) ?? repositories.find(({ number }) => number !== void 0 && number === found?.number);
        const identity = found ?? (known && await find(watched));
        if (identity === void 0 && known === void 0) {
          throw new errors._Z("RELEASE_NOT_READABLE", `Looking for ${watched} failed: GitHub answered 404. Is the name right?`);
        }
        return { name: watched, ...(0, members.r$)({ identity, known }) };
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
      function toScanView(scan, baseline, own, finished) {
        const { repositories, releases: releases2, findings, skipped, unasked } = scan;
        const isOfMany = repositories.length > 1;
        const isOwn = (name) => name.toLowerCase() === own.toLowerCase();
        const counts = { finished: finished.toISOString(), isWhole: scan.isWhole, ...countReleases(releases2, repositories) };
        const notScanned = findNotScanned(scan, isOfMany);
        const foreign = releases2.filter(({ evidence }) => evidence.some(({ isForeign }) => isForeign === true)).map(({ repository, tag }) => renderReleaseName(repository, tag, isOfMany));
        const alarms = findings.filter(finding_isAlarm);
        return {
          rows: scan.results,
          /** The scan in one line, the worst first. */
          headline: renderScanHeadline(scan, counts, alarms.length > 0),
          counts,
          /** The counts of the last scans, the oldest first, this one at the end. */
          history: keepLast([...baseline?.scans ?? [], ...skipped === void 0 ? [counts] : []]),
          hasBaseline: hasRecords(baseline),
          /** Whether several repositories are watched: each release is then named with its repository. */
          isOfMany,
          skipped,
          alarms,
          /** Findings that raise no alarm and do not fail the run. */
          notices: findings.filter((finding) => !finding_isAlarm(finding)),
          accepted: releases2.flatMap(({ accepted }) => accepted),
          /** What to do about the alarms, a sentence or two each; empty without alarms. */
          advice: toAdvice(alarms, isOwn),
          /** A row for each repository, those that need a person first; none if only the host's own is watched. */
          repositories: isOfMany || !repositories.every(({ name }) => isOwn(name)) ? sortByState(repositories.map((repository) => toRepositoryRow(repository, scan))) : [],
          /** Remarks, a sentence each: on the chain, on new names of repositories, on evidence of other releases. */
          remarks: (0, core_text.hq)([
            unasked,
            ...repositories.map(renderNewName),
            foreign.length > 0 && `Evidence of another release lies here and was not used: ${(0, core_text.L1)(foreign, (place) => place)}.`,
            notScanned.length > 0 && `Not looked at, and not as recorded in an earlier look: ${(0, core_text.L1)(notScanned, (place) => place)}. The input releases says how many are looked at.`
          ]),
          /** Releases that an earlier scan found changed, and that are not among the newest any more. */
          notScanned,
          releases: sortByState(releases2.map((release) => toReleaseRow(release, isOfMany))),
          faults: toFaults(scan.results)
        };
      }
      function toFaults(rows) {
        const faults = rows.flatMap(({ subject: { name }, verdict, error, note }) => {
          if (verdict === "unreachable" || verdict === "failed")
            return [{ name, why: error.message }];
          return verdict === "unknown" ? [{ name, why: note }] : [];
        });
        const reasons = [...Map.groupBy(faults, ({ why }) => why)];
        return reasons.map(([why, about]) => ({ why, names: [...new Set(about.map(({ name }) => name))] }));
      }
      function findNotScanned({ repositories, releases: releases2 }, isOfMany) {
        const scanned = new Set(releases2.map(({ repository, tag }) => renderReleaseName(repository, tag, true)));
        return repositories.flatMap(({ name, known, identity }) => {
          const changed = identity === void 0 ? [] : (known?.releases ?? []).filter(({ isChanged }) => isChanged === true);
          return changed.flatMap(({ tag }) => scanned.has(renderReleaseName(name, tag, true)) ? [] : renderReleaseName(name, tag, isOfMany));
        });
      }
      function keepLast(scans) {
        const kept = scans.slice(-maxScans);
        const whole = scans.findLast(({ isWhole: wasWhole }) => wasWhole);
        return whole === void 0 || kept.includes(whole) ? kept : [whole, ...kept.slice(1)];
      }
      function hasRecords(baseline) {
        return baseline !== void 0 && baseline.repositories.length > 0;
      }
      function sortByState(rows) {
        return statesByUrgency.flatMap((state) => rows.filter((row2) => row2.state === state));
      }
      function stateOf({ findings, notAsked, recorded }) {
        if (findings.some(finding_isAlarm))
          return "changed";
        if (notAsked.size > 0)
          return "not asked";
        return recorded === void 0 ? "unrecorded" : "as recorded";
      }
      function countReleases(releases2, repositories) {
        const all = releases2.map(stateOf);
        const count = (state) => all.filter((one) => one === state).length;
        const gone = repositories.flatMap(({ identity, known }) => identity === void 0 ? known?.releases ?? [] : []);
        return {
          asRecorded: count("as recorded"),
          changed: count("changed") + gone.length,
          unrecorded: count("unrecorded"),
          notAsked: count("not asked")
        };
      }
      function toRepositoryRow(repository, scan) {
        const { name, known, identity } = repository;
        const isGone = identity === void 0;
        const releases2 = scan.releases.filter((one) => one.repository === name);
        const isPartial = scan.faults.some((fault) => fault.repository === name);
        const own = (0, core_text.hq)([isGone && "changed", isPartial && "not asked", ...releases2.map(stateOf)]);
        return {
          name,
          state: statesByUrgency.find((state) => own.includes(state)) ?? "unrecorded",
          counts: (0, core_text.hq)([
            isGone ? `gone, with ${(0, core_text.hS)(known?.releases.length ?? 0, "release")}` : renderStates(countReleases(releases2, []), ""),
            known === void 0 && "the record begins now"
          ]).join("; ")
        };
      }
      function renderScanHeadline({ repositories, releases: releases2, skipped, results }, counts, isAlarming) {
        const end = (0, core_rows.Mo)(results) ? " (demonstration only)" : "";
        if (skipped !== void 0)
          return "\u23ED\uFE0F Nothing was looked at";
        const part = counts.isWhole ? "" : "; only a part could be asked";
        const states = renderStates(counts, repositories.length > 1 ? ` of ${repositories.length} repositories` : "");
        if (isAlarming)
          return `\u274C ${states}${part}${end}`;
        if (results.some(({ verdict }) => verdict === "failed"))
          return `\u26D4 ${counts.notAsked < releases2.length ? "Only a part could be asked: " : ""}${states}${end}`;
        if (!counts.isWhole && releases2.length === 0)
          return "\u{1F4E1} GitHub gave no usable answer, so nothing is known of the releases";
        if (!counts.isWhole)
          return `\u{1F4E1} Only a part could be asked: ${states}${end}`;
        if (releases2.length === 0)
          return "\u26A0\uFE0F No releases, nothing to look at";
        return counts.asRecorded === 0 ? `\u2796 Nothing is recorded yet: ${states}${end}` : `\u2705 ${states}${end}`;
      }
      function renderStates(counts, place) {
        const { asRecorded, changed, unrecorded, notAsked } = counts;
        const states = [
          [changed, "not as recorded"],
          [asRecorded, "as recorded"],
          [unrecorded, "unrecorded"],
          [notAsked, "could not be asked"]
        ];
        const present = states.filter(([count]) => count > 0);
        const [only] = present;
        if (only === void 0)
          return `no releases${place}`;
        const all = `${(0, core_text.hS)(changed + asRecorded + unrecorded + notAsked, "release")}${place}`;
        return present.length === 1 ? `${all} ${only[1]}` : `${all}: ${present.map((state) => state.join(" ")).join(", ")}`;
      }
      function toReleaseRow(release, isOfMany) {
        const { repository, tag, recorded, isGone, findings, notAsked, onChain, signed } = release;
        const changed = new Set(findings.filter(finding_isAlarm).flatMap(({ asset }) => asset ?? []));
        const lines2 = recorded?.assets ?? [];
        const unchanged = lines2.filter(({ name, anchor }) => {
          return !isGone && !changed.has(name) && !changed.has(anchor?.list ?? name) && !notAsked.has(name);
        });
        const count = (state, words) => {
          const { length } = unchanged.filter(({ name }) => onChain.get(name) === state && signed?.has(name) !== true);
          return length > 0 && `${length} ${words}`;
        };
        const confirmed = unchanged.filter(({ name }) => onChain.get(name) === "held");
        const dated = unchanged.filter(({ name }) => signed?.get(name)?.verdict === "timestamped");
        const files2 = (0, core_text.hq)([
          signed !== void 0 && lines2.length > 0 && `${dated.length} of ${(0, core_text.hS)(lines2.length, "file")} time-stamped`,
          onChain.size > 0 && signed === void 0 && `${confirmed.length} of ${(0, core_text.hS)(lines2.length, "file")} confirmed`,
          count(void 0, "as the baseline saw them"),
          count("young", "stamped just now"),
          count("never", "never anchored"),
          notAsked.size > 0 && `${notAsked.size} not asked`
        ]);
        const kinds = [...Map.groupBy(findings, ({ kind }) => kind)];
        const labels = kinds.map(([kind, { length }]) => (length > 1 ? `${length} ` : "") + findingFacts[kind].label);
        return {
          name: renderReleaseName(repository, tag, isOfMany),
          state: stateOf(release),
          counts: (0, core_text.hq)([files2.join(", "), labels.join(", ")]).join("; ")
        };
      }
      ;
      const budgets = { alarms: 38e4, notices: 1e5, faults: 5e4, rows: 4e4 };
      function renderScanSummary(view, run) {
        const { alarms, notices, accepted, isOfMany } = view;
        const parts = (0, core_text.hq)([
          `## ${view.headline}`,
          ...(0, headline.u4)(view),
          ...(0, headline.EI)(run),
          view.skipped !== void 0 && (0, markdown.u9)(view.skipped),
          renderList("What is not as recorded", alarms, budgets.alarms, isOfMany),
          view.advice.length > 0 && ["> [!CAUTION]", view.advice.join("\n>\n> ")].join("\n> "),
          run.issueUrl !== void 0 && `The issue about it: ${(0, markdown.nf)(run.issueUrl, run.issueUrl)}`,
          renderFaults(view),
          renderList("Other changes, which are no findings", notices, budgets.notices, isOfMany),
          renderList("Accepted: this is the record from now on", accepted, budgets.notices, isOfMany),
          ...view.remarks.map((sentence) => (0, markdown.u9)(sentence)),
          ...renderRowViews("repository", view.repositories),
          ...renderRowViews("release", view.releases),
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
      function renderFindings(findings, budget, isOfMany) {
        return (0, markdown.nc)(findings, budget, (finding) => {
          const { subject, sentence, facts } = describe(finding, isOfMany, { name: markdown.Cu, text: markdown.u9 });
          return `- ${[`**${subject}** ${sentence}`, ...facts].join("<br>")}`;
        });
      }
      function renderList(title2, findings, budget, isOfMany) {
        if (findings.length === 0)
          return "";
        const { rows, left } = renderFindings(findings, budget, isOfMany);
        return `### ${title2}

${rows.join("\n")}${renderLeft(left, "", "monitor.json")}`;
      }
      function renderLeft(left, what, file) {
        return left > 0 ? `

${left} more${what} are left out here; \`${file}\` has all.` : "";
      }
      function renderFaults({ faults }) {
        if (faults.length === 0)
          return "";
        const { rows, left } = (0, markdown.nc)(faults, budgets.faults, ({ why, names }) => {
          return `- ${(0, core_text.L1)(names, (name) => (0, markdown.Cu)(name))}<br>${(0, markdown.u9)(why)}`;
        });
        const cut = renderLeft(left, " reasons", "results.json");
        return `### What could not be asked

Nothing is known of these now. The next look asks again where there is somebody to ask: GitHub, a service, or a chain node.

${rows.join("\n")}${cut}`;
      }
      const plurals = { repository: "repositories", release: "releases" };
      function renderRowViews(what, all) {
        const open = all.filter(({ state }) => !view_releaseStates[state].isQuiet);
        const folded = [...Map.groupBy(all, ({ state }) => state)].map(([state, rows]) => {
          const { icon, isQuiet } = view_releaseStates[state];
          return isQuiet && (0, markdown.AU)(`${icon} ${(0, core_text.hS)(rows.length, what, plurals[what])} ${state}`, renderRowTable(what, rows));
        });
        return (0, core_text.hq)([open.length > 0 && renderRowTable(what, open), ...folded]);
      }
      function renderRowTable(what, all) {
        const { rows, left } = (0, markdown.nc)(all, budgets.rows, ({ name, state, counts }) => {
          return `| ${view_releaseStates[state].icon}&nbsp;${(0, markdown.Cu)(name)} | ${(0, markdown.u9)(counts)} |`;
        });
        const head = `| ${what} | result |
|---|---|`;
        return `${head}
${rows.join("\n")}${renderLeft(left, ` ${plurals[what]}`, "monitor.json")}`;
      }
      function renderFollowUp({ hasBaseline, skipped, counts }) {
        if (skipped !== void 0)
          return [];
        if (!hasBaseline)
          return [
            "There was no baseline, so this look compared with the evidence on the release page alone. Somebody who can write to that page can replace the evidence too, and this look would not notice.",
            "**Next:** keep `monitor.json` and give it to the next look as `baseline`. That look then compares with what this one saw."
          ];
        return (0, core_text.hq)([
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
        const row2 = scans.map(({ changed, isWhole }) => squares[changed > 0 ? "changed" : isWhole ? "whole" : "partial"]);
        const dates = `${first.finished.slice(0, 10)} to ${last.finished.slice(0, 10)}`;
        return `**Last ${scans.length} looks** ${row2.join("")}<br><sub>${(0, markdown.u9)(dates)} \xB7 ${squares.whole} as recorded \xB7 ${squares.partial} only a part could be asked \xB7 ${squares.changed} not as recorded</sub>`;
      }
      const maxPrinted = 100;
      function renderScanLines({ rows, headline: headline2, alarms, notices, accepted, isOfMany }) {
        return [
          ...rows.map(lines.aF),
          headline2,
          ...toFindingLines([...alarms, ...notices], isOfMany, ({ kind }) => kind),
          ...toFindingLines(accepted, isOfMany, () => "accepted")
        ];
      }
      function renderScanTable(view, paint, columns) {
        const { headline: headline2, alarms, accepted, repositories, remarks, isOfMany } = view;
        const releases2 = view.releases.filter(({ state }) => repositories.length < 2 || !releaseStates[state].isQuiet);
        const findings = [...alarms, ...view.notices];
        const leftOf = (count, what) => count > maxPrinted ? [`and ${count - maxPrinted} more ${what}, in monitor.json`] : [];
        return [
          headline2,
          ...toFindingLines(findings, isOfMany, (finding) => paint(isAlarm(finding) ? "red" : "dim", finding.kind)),
          ...leftOf(findings.length, "findings"),
          ...toFindingLines(accepted, isOfMany, () => paint("dim", "accepted")),
          ...view.advice,
          ...view.advice.length > 0 ? [""] : [],
          ...remarks.map((sentence) => toLine(sentence)),
          ...[...repositories, ...releases2.slice(0, maxPrinted)].map(({ name, state, counts }) => {
            const shown = toLineName(name, Math.max(20, columns - stateWidth - counts.length - 6));
            return `  ${paint(releaseStates[state].colour, state.padEnd(stateWidth))}  ${shown}  ${paint("dim", counts)}`.trimEnd();
          }),
          ...leftOf(releases2.length, "releases")
        ].join("\n");
      }
      function toFindingLines(findings, isOfMany, renderKind) {
        return findings.slice(0, maxPrinted).flatMap((finding) => {
          const { subject, sentence, facts } = describe(finding, isOfMany, { name: core_text.zz, text: core_text.S5 });
          return [`  ${renderKind(finding)}  ${subject} ${sentence}`, ...facts.map((fact) => `      ${fact}`)];
        });
      }
      const stateWidth = Math.max(...Object.keys(view_releaseStates).map(({ length }) => length));
      function toScanBadge({ rows, counts, history, alarms, repositories }) {
        const base = { schemaVersion: 1, label: (0, core_rows.Mo)(rows) ? "releases (demo)" : "releases" };
        const placeOf = (names) => {
          if (repositories.length === 0)
            return "";
          return ` of ${names.length === 1 ? names[0] : (0, core_text.hS)(names.length, "repository", plurals.repository)}`;
        };
        if (alarms.length > 0) {
          const changed2 = placeOf([...new Set(alarms.map(({ repository }) => repository))]);
          const message2 = `${(0, core_text.hS)(counts.changed, "release")}${changed2} not as recorded \xB7 ${counts.finished.slice(0, 10)}`;
          return { ...base, message: message2, color: "red", isError: true };
        }
        const whole = history.findLast(({ isWhole }) => isWhole);
        const all = placeOf(repositories.map(({ name }) => name));
        const { asRecorded, changed, finished } = whole ?? counts;
        const known = changed > 0 ? `${(0, core_text.hS)(changed, "release")}${all} not` : (0, core_text.hS)(asRecorded, "release") + all;
        const message = whole === void 0 ? "not wholly looked at yet" : `${known} as recorded \xB7 ${finished.slice(0, 10)}`;
        return { ...base, message, color: counts.isWhole ? counts.asRecorded > 0 ? "brightgreen" : "lightgrey" : "yellow" };
      }
      ;
      const jobLogin = "github-actions[bot]";
      const title = "Releases are not as recorded";
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
        const { rows, left } = renderFindings(findings, budget, isOfMany);
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
      var queue = __webpack_require__(9821);
      var row = __webpack_require__(1663);
      var anchoring = __webpack_require__(5632);
      ;
      function toRecorded(baseline, seen) {
        const lines2 = new Map(baseline?.assets.map((asset) => [asset.name, asset]));
        const served = new Set(seen.assets.map(({ name }) => name));
        const { record } = seen;
        const last = record?.statements.at(-1);
        const made = last === void 0 ? "" : (0, evidence_record.fm)(last);
        const known = new Set(baseline?.evidence.map(({ name }) => name));
        const before = (record?.statements ?? []).filter(({ id: id2 }) => known.has((0, file_names.rC)(id2)));
        const keyOf = ({ name, digest }) => `${digest.sha3_256} ${name}`;
        const struck = new Set(before.flatMap(({ statement: statement2 }) => statement2.subject.map(keyOf)));
        const toClaim = record && createClaims(record);
        for (const recorded of record?.names.values() ?? []) {
          const name = toServedName(recorded.name, served);
          if (name === void 0)
            continue;
          const { digest } = recorded;
          const line = lines2.get(name);
          const anchor = toClaim?.(digest.sha3_256);
          if (line === void 0) {
            if (!struck.has(keyOf(recorded)))
              lines2.set(name, { name, ...digest, ...anchor && { anchor }, lastConfirmed: made });
          } else if (isSameBytes(line, digest) === true) {
            const { isAdded: _, ...rest } = { ...digest, ...line };
            lines2.set(name, { ...rest, ...(0, members.r$)({ anchor: joinAnchors(line.anchor, anchor) }) });
          }
        }
        if (baseline === void 0 && lines2.size === 0)
          return void 0;
        const commit = baseline?.commit ?? (record && findCommit(record, seen.tag));
        return {
          tag: seen.tag,
          ...commit !== void 0 && { commit },
          assets: [...lines2.values()],
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
          const list2 = anchor.digest === digest ? void 0 : listNames.get(anchor.digest);
          const block = Number((0, evidence_record.rG)(anchor.chain?.records ?? [])?.block ?? Number.NaN);
          const stamped = (0, evidence_record.Is)(anchor) ? void 0 : anchor.stamps.at(-1)?.on;
          return {
            digest: anchor.digest,
            ...Number.isSafeInteger(block) && { block },
            ...list2 !== void 0 && { list: list2 },
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
        const predicates = statements2.map(({ statement: statement2 }) => statement2.predicate);
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
        const lines2 = new Set(recorded?.assets.map(({ name }) => name));
        const evidence = findEvidence(recorded, seen);
        return seen.assets.filter(({ name }) => !lines2.has(name) && !evidence.has(name));
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
        const isChanged = findings.some(finding_isAlarm) || !isWhole && recorded?.isChanged === true;
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
          return { name: asset.name, ...toAssetFacts(asset), firstConfirmed: at, lastConfirmed: at };
        };
        const lines2 = (recorded?.assets ?? []).map((line) => {
          const asset = served.get(line.name);
          if (asset !== void 0 && meant.has(line.name))
            return confirmNew(asset);
          if (asset === void 0 || unreadable.has(line.name) || found.has(line.name))
            return line;
          const { firstConfirmed = at } = line;
          return { ...line, ...toAssetFacts(asset), ...toAssetFacts(line), firstConfirmed, lastConfirmed: at };
        });
        if (hasUnreadEvidence(seen))
          return lines2;
        const renamed = new Set(findings.flatMap(({ kind, seen: side }) => kind === "renamed" ? [side?.name] : []));
        const unnamed = findUnnamed(recorded, seen).filter(({ name }) => !renamed.has(name) && !unreadable.has(name));
        return [
          ...lines2,
          ...unnamed.map((asset) => ({ ...confirmNew(asset), ...found.get(asset.name) === "added" && { isAdded: true } }))
        ];
      }
      ;
      async function askAll(recorded, { verify, concurrency, stop, onProgress, ...times }) {
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
          onResult: ({ digest }, outcome) => {
            answers2.set(digest, outcome);
            onProgress({ requestsDone: answers2.size });
          }
        });
        return answers2;
      }
      function chainStateOf(anchor, answers2, times) {
        const outcome = answers2.get(anchor.digest);
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
      const order = Object.keys(findingFacts);
      function compare(recorded, seen, answers2 = /* @__PURE__ */ new Map()) {
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
          ...compareChain(recorded, seen, answers2)
        ].toSorted((left, right) => order.indexOf(left.kind) - order.indexOf(right.kind));
      }
      function toFindingOf(kind, { repository, tag, at }, { since, ...details }) {
        const isPast = since !== void 0 && Date.parse(since) <= Date.parse(at) + 1e3;
        return toFinding(kind, {
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
        const isSame = isSameBytes(line, asset);
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
        const alike = [...unnamed].filter((asset) => isSameBytes(line, asset) === true);
        const target = alike.find(({ id: id2 }) => id2 === line.id) ?? alike[0];
        if (target === void 0)
          return toFindingOf("removed", seen, toSides(line));
        unnamed.delete(target);
        const sides = toSides(line, target);
        return toFindingOf("renamed", seen, { ...sides, seen: { ...sides.seen, name: target.name } });
      }
      function toAddedFinding(seen, asset) {
        return toFindingOf("added", seen, { asset: asset.name, seen: toAssetFacts(asset) });
      }
      function toSides({ name: asset, lastConfirmed: since, ...line }, now) {
        const seen = now && { ...toAssetFacts(now), ...(0, members.r$)({ stated: now.stated }) };
        return { asset, recorded: toAssetFacts(line), seen, since };
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
      function compareChain({ assets }, seen, answers2) {
        const lists = /* @__PURE__ */ new Set();
        return assets.flatMap(({ name, lastConfirmed: since, anchor }) => {
          if (anchor === void 0 || anchor.isUnclaimed === true)
            return [];
          const { digest, block, list: list2 } = anchor;
          if (list2 !== void 0 && lists.has(digest))
            return [];
          if (list2 !== void 0)
            lists.add(digest);
          const outcome = answers2.get(digest);
          const sides = { asset: list2 ?? name, recorded: { sha3_256: digest, ...(0, members.r$)({ block }) }, since };
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
        const lines2 = new Map(recorded?.assets.map((line) => [line.name, line]));
        const evidence = findEvidence(recorded, seen);
        for (const asset of seen.assets.filter(({ name }) => !evidence.has(name))) {
          const isKnown = downloaded.has(asset.id) || unreadable.has(asset.name);
          if (isKnown || !needsDownload(seen.tag, asset, lines2.get(asset.name), reading))
            continue;
          try {
            const expected = lines2.get(asset.name)?.sha256;
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
        return line.sha256 === void 0 || isPinned && isSameBytes(line, asset) === false;
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
        const own = whole.filter(({ statement: statement2 }) => (0, evidence_record.$p)(statement2, of));
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
            const located = await locate(repository, github, baseline?.repositories ?? []);
            const { name } = located.identity ?? located;
            if (!read.has(name))
              read.set(name, await readRepository(located, github, options, reportFault));
          } catch (thrown) {
            reportFault(void 0, thrown);
          }
        }
        const repositories = [...read.values()];
        const refused = faults.find(({ error }) => !isTemporaryFault(error));
        if (refused !== void 0 && repositories.every(({ identity, pairs }) => identity !== void 0 && pairs.length === 0))
          throw refused.error;
        return toScan(repositories, faults, options);
      }
      async function toScan(repositories, faults, options) {
        const asking = { ...options, now: options.today() };
        const all = repositories.flatMap(({ pairs }) => pairs);
        const recorded = all.flatMap((one) => one.recorded ?? []);
        const answers2 = await askAll(recorded, asking);
        const isOfMany = repositories.length > 1;
        const releases2 = all.map((pairs) => toReleaseScan(pairs, answers2, asking));
        const gone = repositories.flatMap(({ name: repository, identity, known }) => {
          const since = (known?.releases ?? []).map(({ made }) => made).toSorted().at(-1);
          return identity === void 0 ? [toFinding("removed", { repository, ...(0, members.r$)({ since }) })] : [];
        });
        return {
          repositories,
          releases: releases2,
          faults,
          isWhole: faults.length === 0 && releases2.every(({ notAsked }) => notAsked.size === 0),
          findings: [...gone, ...releases2.flatMap(({ findings }) => findings)],
          results: [
            ...gone.map((finding) => toResult(finding.repository, toChangedJudgement(finding))),
            ...releases2.flatMap((release) => toReleaseResults(release, answers2, isOfMany)),
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
        const { releases: releases2, tags, gone } = await listReleases(repository, options, known, reportFault);
        const before = new Map(known?.releases.map((release) => [release.tag, release]));
        const read = /* @__PURE__ */ new Map();
        options.onProgress({ releasesRead: 0, releasesTotal: releases2.length });
        const tasks = (0, queue.JL)(releasesAtOnce, async (release) => {
          const baseline = before.get(release.tag);
          read.set(release, await readRelease(repository, release, { ...place, tags, baseline }, options));
          options.onProgress({ releasesRead: read.size });
          options.onDebug(`Read the release ${release.tag} of ${name}.`);
        });
        for (const release of releases2)
          tasks.add(release);
        await tasks.whenDone();
        const pairs = releases2.flatMap((release) => read.get(release) ?? []);
        return { ...located, pairs: [...pairs, ...gone.map((one) => toGone(one, place))] };
      }
      function toReleaseScan({ recorded, seen }, answers2, asking) {
        const claims = recorded?.assets.flatMap(({ name, anchor }) => anchor === void 0 ? [] : [{ name, anchor }]) ?? [];
        const onChain = new Map(claims.map(({ name, anchor }) => [name, chainStateOf(anchor, answers2, asking)]));
        const all = compare(recorded, seen, answers2);
        const accepted = all.filter((finding) => isMeantReplacement(finding, asking.accepted));
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
      function toReleaseResults(release, answers2, isOfMany) {
        const { repository, tag, recorded, findings, unreadable, onChain, signed } = release;
        const place = renderReleaseName(repository, tag, isOfMany);
        const alarms = findings.filter(finding_isAlarm);
        const lines2 = release.isGone ? [] : recorded?.assets ?? [];
        const covered = new Set(lines2.map(({ name }) => name));
        const lists = new Set(lines2.flatMap(({ anchor }) => anchor?.list ?? []));
        const ofLines = lines2.flatMap(({ name, anchor, sha3_256: digest, sha256 }) => {
          const changed = alarms.find(({ kind, asset }) => asset === name && kind !== "not-anchored");
          const fault = unreadable.get(name);
          const note = skippedNotes[onChain.get(name) ?? "held"];
          const said = note ? { verdict: "skipped", note } : anchor && answers2.get(anchor.digest);
          const asked = signed?.get(name) ?? said;
          const outcome = changed ? toChangedJudgement(changed) : fault ? toFaultJudgement(fault) : asked;
          if (outcome === void 0)
            return [];
          const list2 = outcome.verdict === "timestamped" ? outcome.list : anchor?.list === void 0 ? void 0 : anchor.digest;
          const isCovered = outcome === asked && list2 !== void 0;
          const named = { name: `${place}/${name}` };
          const subject = digest === void 0 ? named : { ...named, digest, ...(0, members.r$)({ sha256 }) };
          return [{ subject, ...outcome, ...isCovered && { coveredBy: list2 } }];
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
        const what = asset === void 0 ? `The ${nounOf(finding)}` : "It";
        const last = since === void 0 ? "" : ` It was last as recorded on ${since.slice(0, 10)}.`;
        return {
          verdict: "changed",
          note: `${what} ${renderEvent(finding)}${last}`,
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
          const run = (0, begin_and_end.Iy)(inputs, origin);
          const watched = inputs.repositories.length > 0 ? inputs.repositories : [origin.repository];
          const baseline = findBaseline(inputs.baseline, host2);
          const folder = await (0, output_dir.jk)(inputs.outputDir, host2);
          (0, files.vo)(folder, log.warning);
          await (0, output_dir.qT)(folder, [(0, external_node_path_.resolve)(workspace, inputs.baseline)]);
          const scan = await scanOrSkip(inputs, host2, watched, () => tools.openRepositories(web), baseline);
          const view = toScanView(scan, baseline, origin.repository, /* @__PURE__ */ new Date());
          for (const line of renderScanLines(view))
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
        const baseline = readBaseline((0, external_node_path_.resolve)(workspace, path), workspace);
        const last = baseline?.scans.at(-1)?.finished;
        if (!hasRecords(baseline))
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
          [__webpack_require__.e(526), __webpack_require__.e(837)]
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
            accepted: inputs.accept.flatMap((line) => parseAcceptance(line) ?? []),
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
      function toMonitorFile({ repositories, releases: releases2, findings }, baseline, { counts, history }) {
        const lastWhole = counts.isWhole ? counts.finished : baseline?.lastWhole;
        const scanned = new Set(repositories.map(({ known }) => known));
        const next = repositories.map(({ name: repository, identity, known }) => {
          if (identity === void 0 && known !== void 0)
            return known;
          const own = releases2.filter((release) => release.repository === repository);
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
          write(file_names.NW.monitor, renderMonitorFile(file)),
          write(file_names.NW.badge, `${JSON.stringify(toScanBadge(view))}
`)
        ]);
        return errors2;
      }
      var step = __webpack_require__(1887);
      ;
      async function runMonitorStep(given, tools) {
        const { inputs, host: host2, toGitHub } = await (0, step.Ni)(given, tools);
        const run = await runMonitor(inputs, host2, {
          openRepositories: (web) => createRepositories(toGitHub(web)),
          openIssues: (web) => openIssues(toGitHub(web)),
          present: (view, one) => (0, step.Op)(toScanOutputs(view, one), inputs.showSummary && (() => renderScanSummary(view, one)), tools.log)
        });
        return (0, evidence_run.Pc)(run);
      }
      function toScanOutputs({ alarms, notices }, run) {
        const { values, cut } = (0, step.Iu)(run);
        const findings = [...alarms, ...notices];
        const text = JSON.stringify(findings);
        const isCut = text.length > step.y6;
        const own = {
          findings: isCut ? "[]" : text,
          "findings-count": String(findings.length),
          "issue-url": run.issueUrl ?? "",
          "monitor-path": run.files.monitor ?? ""
        };
        return { values: { ...values, ...own }, cut: isCut ? [...cut, "findings"] : cut };
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
