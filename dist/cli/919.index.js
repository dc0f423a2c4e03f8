export const id = 919;
export const ids = [919, 217];
export const modules = {
  /***/
  2508: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        C5: () => (
          /* binding */
          memberOf
        ),
        /* harmony export */
        Gv: () => (
          /* binding */
          isObject
        ),
        /* harmony export */
        HU: () => (
          /* binding */
          matchOf
        ),
        /* harmony export */
        Xy: () => (
          /* binding */
          objectOf
        ),
        /* harmony export */
        aG: () => (
          /* binding */
          wordOf
        ),
        /* harmony export */
        b6: () => (
          /* binding */
          textOf
        ),
        /* harmony export */
        eE: () => (
          /* binding */
          readWhere
        ),
        /* harmony export */
        iP: () => (
          /* binding */
          flagOf
        ),
        /* harmony export */
        jk: () => (
          /* binding */
          arrayOf
        ),
        /* harmony export */
        lq: () => (
          /* binding */
          optional
        ),
        /* harmony export */
        mz: () => (
          /* binding */
          memberAt
        ),
        /* harmony export */
        nR: () => (
          /* binding */
          timeOf
        ),
        /* harmony export */
        pq: () => (
          /* binding */
          countOf
        ),
        /* harmony export */
        r$: () => (
          /* binding */
          withoutUndefined
        ),
        /* harmony export */
        uQ: () => (
          /* binding */
          spelled
        )
        /* harmony export */
      });
      function optional(reader, isAbsent = (value) => value === void 0) {
        return { optional: reader, isAbsent };
      }
      function spelled(name, form) {
        return { named: name, form };
      }
      function objectOf(forms) {
        const members = Object.entries(forms).map(([name, given]) => {
          const { named: member, form } = "form" in given ? given : { named: name, form: given };
          return "optional" in form ? { name, member, reader: form.optional, isAbsent: form.isAbsent } : { name, member, reader: form };
        });
        const read = (parent) => {
          const object = {};
          for (const { name, member, reader, isAbsent } of members) {
            const own = memberOf(parent, member);
            if (isAbsent?.(own.value) !== true)
              object[name] = reader(own);
          }
          return object;
        };
        const order = (value) => {
          const given = value;
          const names = Object.keys(given);
          const object = {};
          let [count, isOrdered] = [0, true];
          for (const { name, member, reader, isAbsent } of members) {
            if (given[name] === void 0 || isAbsent && !isReadable(reader, given[name]))
              continue;
            const ordered = object[member] = reader.order?.(given[name]) ?? given[name];
            isOrdered &&= names[count] === member && ordered === given[name];
            count += 1;
          }
          return isOrdered && count === names.length ? value : object;
        };
        return Object.assign(read, { order, members: members.flatMap((one) => [one.member, ...one.reader.members ?? []]) });
      }
      function isReadable(reader, value) {
        return reader.order !== void 0 || readWhere(reader, value) !== void 0;
      }
      function readWhere(reader, value) {
        try {
          return reader({ value, where: "" });
        } catch (cause) {
          if (cause instanceof RangeError)
            return void 0;
          throw cause;
        }
      }
      function arrayOf(item, most, unique) {
        const read = ({ value, where }) => {
          if (!Array.isArray(value))
            throw new RangeError(`${where} is not a list`);
          if (value.length > most)
            throw new RangeError(`${where} has more than ${most} items`);
          const items = value.map((each, index) => item({ value: each, where: `${where}[${index}]` }));
          if (unique !== void 0)
            refuseTwice(items.map(unique.by), unique.what);
          return items;
        };
        const order = (items) => {
          const ordered = items.map((each) => item.order?.(each) ?? each);
          return ordered.every((each, index) => each === items[index]) ? items : ordered;
        };
        return Object.assign(read, { order, members: item.members ?? [] });
      }
      function isObject(value) {
        return typeof value === "object" && value !== null && !Array.isArray(value);
      }
      function memberOf({ value, where }, name) {
        if (!isObject(value))
          throw new RangeError(`${where} is not an object`);
        return { value: Object.hasOwn(value, name) ? value[name] : void 0, where: `${where}.${name}` };
      }
      function textOf({ value, where }, most = 256) {
        if (typeof value !== "string")
          throw new RangeError(`${where} is not text`);
        if (value.length > most)
          throw new RangeError(`${where} is longer than ${most} characters`);
        if (!value.isWellFormed())
          throw new RangeError(`${where} is not Unicode text`);
        return value;
      }
      function matchOf(member, pattern, form) {
        const text = textOf(member, 1048576);
        if (!pattern.test(text))
          throw new RangeError(`${member.where} is not ${form}`);
        return text;
      }
      function timeOf(member) {
        const text = matchOf(member, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/, "a time in UTC");
        const milliseconds = Date.parse(text);
        const isSame = !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text.slice(0, 19));
        if (!isSame)
          throw new RangeError(`${member.where} is not a time in UTC`);
        return text;
      }
      function countOf({ value, where }) {
        if (!Number.isSafeInteger(value) || Number(value) < 0)
          throw new RangeError(`${where} is not a whole number`);
        return Number(value);
      }
      function flagOf({ value, where }) {
        if (typeof value !== "boolean")
          throw new RangeError(`${where} is neither true nor false`);
        return value;
      }
      function wordOf({ value, where }, words) {
        const word = words.find((candidate) => candidate === value);
        if (word === void 0)
          throw new RangeError(`${where} is ${words.length > 1 ? "none of" : "not"} ${words.join(", ")}`);
        return word;
      }
      function refuseTwice(keys, what) {
        const known = /* @__PURE__ */ new Set();
        for (const key of keys) {
          if (known.has(key))
            throw new RangeError(`it has two ${what} ${JSON.stringify(key.slice(0, 80))}`);
          known.add(key);
        }
      }
      function memberAt(value, ...path) {
        return path.reduce((current, name) => isObject(current) && Object.hasOwn(current, name) ? current[name] : void 0, value);
      }
      function withoutUndefined(members) {
        const kept = {};
        for (const [name, value] of Object.entries(members))
          if (value !== void 0)
            kept[name] = value;
        return kept;
      }
    })
  ),
  /***/
  9163: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Kk: () => (
          /* binding */
          readingPage
        ),
        /* harmony export */
        Ng: () => (
          /* binding */
          connect
        ),
        /* harmony export */
        T0: () => (
          /* binding */
          pageSize
        ),
        /* harmony export */
        Xm: () => (
          /* binding */
          connectApi
        ),
        /* harmony export */
        Y7: () => (
          /* binding */
          atRepository
        ),
        /* harmony export */
        fw: () => (
          /* binding */
          readListPages
        )
        /* harmony export */
      });
      var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1351);
      var _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6490);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5961);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6608);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2508);
      var _answers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9780);
      var _caller_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3480);
      function connect({ repository, ...options }) {
        return atRepository(connectApi(options), repository);
      }
      function atRepository(connection, repository) {
        const [owner = "", repo = "", ...rest] = repository.split("/");
        if (owner === "" || repo === "" || rest.length > 0) {
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("RELEASE_NOT_FOUND", "GITHUB_REPOSITORY does not name a repository.", {
            hint: "Set GITHUB_REPOSITORY to OWNER/NAME. On a command line, give --repository OWNER/NAME."
          });
        }
        return { ...connection, repository, at: { owner, repo } };
      }
      function connectApi(options) {
        const { token, apiUrl, web, clock, stop, onDebug } = options;
        const log = { debug: () => {
        }, info: () => {
        }, warn: onDebug, error: onDebug };
        const request = { fetch: withMaxAnswerBytes(web.fetch), log, parseSuccessResponseBody: false };
        const settings = { baseUrl: apiUrl, userAgent: "anchor-artifacts", request, log };
        const octokit = token === "" ? new _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_1__.gq(settings) : (0, _actions_github__WEBPACK_IMPORTED_MODULE_0__.Q)(token, settings);
        const clockOfGitHub = createServerClock(clock);
        octokit.hook.after("request", async (answer, { method, url }) => {
          const { status, headers } = answer;
          clockOfGitHub.read(headers.date);
          if (answer.data instanceof ReadableStream)
            answer.data = await readData(answer.data, headers["content-type"]);
          onDebug(`${method} ${url} ${status}, request ${headers["x-github-request-id"] ?? "without id"}`);
        });
        octokit.hook.error("request", (error, { method, url }) => {
          if ("response" in error)
            clockOfGitHub.read((0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.mz)(error.response, "headers", "date"));
          onDebug(`${method} ${url} failed: ${error.message}`);
          throw error;
        });
        const caller = (0, _caller_js__WEBPACK_IMPORTED_MODULE_5__.uF)(clock, stop, (milliseconds, why) => {
          onDebug(`${why}; waiting ${Math.ceil(milliseconds / 1e3)} s`);
        });
        return { ...options, ...caller, octokit, today: clockOfGitHub.today };
      }
      function createServerClock(clock) {
        let known;
        return {
          /** @param date an HTTP date */
          read: (date) => {
            const time = typeof date === "string" ? Date.parse(date) : Number.NaN;
            if (!Number.isNaN(time))
              known = { date: time, at: clock.now() };
          },
          today: () => known && new Date(known.date + clock.now() - known.at)
        };
      }
      async function readData(body, type = "") {
        const text = await new Response(body).text().catch(() => "");
        try {
          return /^application\/json\b/i.test(type) ? JSON.parse(text) : text;
        } catch (thrown) {
          if (thrown instanceof SyntaxError)
            return text;
          throw thrown;
        }
      }
      const maxAnswerBytes = 256 * 1024 * 1024;
      function withMaxAnswerBytes(fetch, most = maxAnswerBytes) {
        return async (...request) => {
          const answer = await fetch(...request);
          if (answer.body === null)
            return answer;
          const tooLong = () => new RangeError(`the answer has more than ${most} bytes`);
          const body = ReadableStream.from((0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.OC)(answer.body, most, tooLong));
          const { status, statusText, headers, url } = answer;
          return Object.defineProperty(new Response(body, { status, statusText, headers }), "url", { value: url });
        };
      }
      const pageSize = 100;
      const maxPages = 100;
      const readingPage = { ..._caller_js__WEBPACK_IMPORTED_MODULE_5__.hF, timeoutMs: 6e4 };
      async function* readListPages({ call }, doing, refusal, send, size = pageSize) {
        const seen = /* @__PURE__ */ new Set();
        const isNew = (item) => {
          const id2 = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.mz)(item, "id");
          if (id2 === void 0)
            return true;
          const isFirst = !seen.has(id2);
          seen.add(id2);
          return isFirst;
        };
        for (let page = 1; page <= maxPages; page += 1) {
          const answer = await call(readingPage, (request) => send({ per_page: size, page, request }));
          if ("fault" in answer) {
            const error = (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.Lg)(answer.fault, doing, refusal);
            throw answer.fault.status === 404 ? new _answers_js__WEBPACK_IMPORTED_MODULE_4__.W2(error.code, (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.aN)(error), { cause: error }) : error;
          }
          if (!Array.isArray(answer.data))
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("GITHUB_UNAVAILABLE", `${doing} failed: GitHub's answer is incomplete.`);
          yield* answer.data.filter(isNew);
          if (answer.data.length < size && answer.hasNext !== true)
            return;
        }
      }
    })
  ),
  /***/
  3217: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        createGitHub: () => (
          /* binding */
          createGitHub
        ),
        /* harmony export */
        listAssets: () => (
          /* binding */
          listAssets
        ),
        /* harmony export */
        uploadAddress: () => (
          /* binding */
          uploadAddress
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2508);
      var _core_url_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1806);
      var _release_forge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9326);
      var _connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9163);
      var _caller_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3480);
      var _downloads_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38);
      var _answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9780);
      function createGitHub(options) {
        const connection = (0, _connection_js__WEBPACK_IMPORTED_MODULE_2__.Ng)(options);
        const reads = createReads(connection);
        const calls = { repeated: createRepeatedCall(connection.call), toRefusal: createToRefusal(reads.readRelease) };
        return {
          ...reads,
          today: connection.today,
          ...createWrites(connection, calls),
          ...createAssetWrites(connection, calls, reads.readAssets),
          hash: (asset, onBytes, signal) => (0, _downloads_js__WEBPACK_IMPORTED_MODULE_4__.r5)(connection, asset, onBytes, signal),
          read: (asset, most) => (0, _downloads_js__WEBPACK_IMPORTED_MODULE_4__.uR)(connection, asset, most)
        };
      }
      function createReads(connection) {
        const { call, at } = connection;
        const { repos } = connection.octokit.rest;
        const one = async (send) => {
          const answer = await call(_caller_js__WEBPACK_IMPORTED_MODULE_3__.hF, send);
          if ("fault" in answer && answer.fault.status === 404)
            return void 0;
          return (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.zR)((0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.qu)(answer, "Reading the release", _answers_js__WEBPACK_IMPORTED_MODULE_5__.ni));
        };
        return {
          readRelease: async (id2) => {
            const release = await one((request) => repos.getRelease({ ...at, release_id: id2, request }));
            if (release !== void 0 && release.id !== id2)
              throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.$$)("answer about a release");
            return release;
          },
          readReleaseByTag: (tag) => one((request) => repos.getReleaseByTag({ ...at, tag, request })),
          readLatestRelease: () => one((request) => repos.getLatestRelease({ ...at, request })),
          readReleases: async function* () {
            const list = (0, _connection_js__WEBPACK_IMPORTED_MODULE_2__.fw)(connection, "Listing the releases", _answers_js__WEBPACK_IMPORTED_MODULE_5__.ni, (query) => repos.listReleases({ ...at, ...query }));
            for await (const data of list)
              yield (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.zR)(data);
          },
          readAssets: async (release) => {
            const assets = await listAssets(connection, release);
            if (assets === void 0)
              throw (0, _release_forge_js__WEBPACK_IMPORTED_MODULE_1__.v)(release.tag);
            return assets;
          }
        };
      }
      async function listAssets(connection, { id: id2, tag }) {
        const assets = [];
        const list = (0, _connection_js__WEBPACK_IMPORTED_MODULE_2__.fw)(connection, "Listing the release's assets", _answers_js__WEBPACK_IMPORTED_MODULE_5__.ni, (query) => connection.octokit.rest.repos.listReleaseAssets({ ...connection.at, release_id: id2, ...query }));
        try {
          for await (const data of list)
            assets.push((0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.Ky)(data, tag));
          return assets;
        } catch (thrown) {
          if (thrown instanceof _answers_js__WEBPACK_IMPORTED_MODULE_5__.W2)
            return void 0;
          throw thrown;
        }
      }
      const writeRefusal = "RELEASE_NOT_WRITABLE";
      const uploading = { ..._caller_js__WEBPACK_IMPORTED_MODULE_3__.CL, timeoutMs: 3e5 };
      const maxOutages = 3;
      function createRepeatedCall(call) {
        const outages = /* @__PURE__ */ new Map();
        return async ({ id: id2 }, doing, manner, send) => {
          const key = `${id2} ${doing}`;
          const before = outages.get(key) ?? [];
          const last = before.at(-1);
          if (last !== void 0 && before.length >= maxOutages)
            throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.Lg)(last, doing, writeRefusal);
          const answer = await call(manner, send);
          outages.set(key, "fault" in answer && (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.X2)(answer.fault) ? [...before, answer.fault] : []);
          return answer;
        };
      }
      function createToRefusal(readRelease) {
        return async ({ id: id2, tag }, fault, doing) => {
          const isGone = fault.status === 404 && await readRelease(id2) === void 0;
          return isGone ? (0, _release_forge_js__WEBPACK_IMPORTED_MODULE_1__.v)(tag) : (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.Lg)(fault, doing, writeRefusal);
        };
      }
      function createWrites({ call, writeTurn, slowWrites, at, octokit }, { repeated, toRefusal }) {
        const { repos } = octokit.rest;
        return {
          writeTurn,
          slowWrites,
          ensureWritable: async (release) => {
            const { id: id2, tag, name, isPrerelease } = release;
            const same = name ? { name } : { prerelease: isPrerelease };
            const answer = await call(_caller_js__WEBPACK_IMPORTED_MODULE_3__.EQ, (request) => repos.updateRelease({ ...at, release_id: id2, ...same, request }));
            if ("data" in answer || answer.fault.status === 422)
              return;
            throw await toRefusal(release, answer.fault, `Writing to the release ${tag}`);
          },
          updateNotes: async (release, body, attempt) => {
            const doing = "Writing the release notes";
            const answer = await repeated(release, doing, { ..._caller_js__WEBPACK_IMPORTED_MODULE_3__.CL, attempt }, (request) => repos.updateRelease({ ...at, release_id: release.id, body, request }));
            if ("data" in answer)
              return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.mz)(answer.data, "body") === body ? "sent" : "unclear";
            if (answer.isRetryable === true)
              return "again";
            if ((0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.X2)(answer.fault))
              return "unclear";
            throw await toRefusal(release, answer.fault, doing);
          }
        };
      }
      function createAssetWrites({ call, at, octokit, apiUrl }, { repeated, toRefusal }, readAssets) {
        const { repos } = octokit.rest;
        return {
          uploadAsset: async (release, name, bytes, label) => {
            const url = uploadAddress(release, name, apiUrl).href;
            const headers = { "content-type": "application/octet-stream" };
            const doing = `Uploading ${label}`;
            const answer = await repeated(release, doing, uploading, (request) => octokit.request({ method: "POST", url, headers, data: bytes, request }));
            if ("data" in answer)
              return toAssetNamed(name, answer.data, release);
            if ((0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.X2)(answer.fault) || (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.hU)(answer.fault))
              return void 0;
            const error = await toRefusal(release, answer.fault, doing);
            if (error.code !== "GITHUB_REFUSED" || (await readAssets(release)).length < _release_forge_js__WEBPACK_IMPORTED_MODULE_1__.s)
              throw error;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("ASSET_LIMIT_REACHED", error.message, { cause: error.cause });
          },
          renameAsset: async (release, { id: id2 }, name) => {
            const answer = await call(_caller_js__WEBPACK_IMPORTED_MODULE_3__.EQ, (request) => repos.updateReleaseAsset({ ...at, asset_id: id2, name, request }));
            if ("data" in answer)
              return toAssetNamed(name, answer.data, release);
            if ((0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.hU)(answer.fault))
              return void 0;
            const doing = `Giving the new ${name}, which is attached and whole, its name`;
            const error = await toRefusal(release, answer.fault, doing);
            if (answer.fault.status !== 404 || error.code === "RELEASE_NOT_FOUND")
              throw error;
            return void 0;
          },
          deleteAsset: async ({ id: id2 }, label) => {
            const answer = await call(_caller_js__WEBPACK_IMPORTED_MODULE_3__.EQ, (request) => repos.deleteReleaseAsset({ ...at, asset_id: id2, request }));
            if ("data" in answer || answer.fault.status === 404)
              return;
            throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.Lg)(answer.fault, `Removing an asset in place of ${label}`, writeRefusal);
          }
        };
      }
      function toAssetNamed(name, data, { tag }) {
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.mz)(data, "name") === name ? (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.Ky)(data, tag) : void 0;
      }
      function uploadAddress({ uploadUrl }, name, apiUrl) {
        const url = new URL(uploadUrl.replace(/\{.*$/s, ""));
        const api = new URL(apiUrl);
        const hosts = [api.host, api.host.replace(/^api\./, "uploads."), `uploads.${api.host}`];
        const isGitHub = url.protocol === api.protocol && hosts.includes(url.host);
        if (!isGitHub && !((0, _core_url_js__WEBPACK_IMPORTED_MODULE_7__.U9)(api) && (0, _core_url_js__WEBPACK_IMPORTED_MODULE_7__.U9)(url))) {
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("GITHUB_REFUSED", `The release gave the upload address ${url.origin}, which is not GitHub's. Nothing was uploaded.`, { hint: "Check who answers at GITHUB_API_URL: GitHub gives no such address. The evidence is in output-dir." });
        }
        url.searchParams.set("name", name);
        return url;
      }
    })
  ),
  /***/
  1919: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        createRepositories: () => (
          /* binding */
          createRepositories
        ),
        /* harmony export */
        openIssues: () => (
          /* binding */
          openIssues
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2508);
      var _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9163);
      var _downloads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38);
      var _releases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3217);
      var _caller_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3480);
      var _answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9780);
      function createRepositories(options) {
        const connection = (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(options);
        return {
          find: (name) => findByName(connection, name),
          today: () => connection.today() ?? connection.clock.today(),
          open: (name) => createRepository((0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.Y7)(connection, name))
        };
      }
      async function findByName(api, name) {
        const { at, call, octokit } = (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.Y7)(api, name);
        const answer = await call(_caller_js__WEBPACK_IMPORTED_MODULE_4__.hF, (request) => octokit.rest.repos.get({ ...at, request }));
        if ("data" in answer || answer.fault.status !== 404)
          return toIdentity(answer);
        const list = await call(_connection_js__WEBPACK_IMPORTED_MODULE_1__.Kk, (request) => octokit.rest.repos.listReleases({ ...at, per_page: 1, request }));
        if ("fault" in list && list.fault.status === 404)
          return void 0;
        (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.qu)(list, "Listing the releases", _answers_js__WEBPACK_IMPORTED_MODULE_5__.ni);
        return { name };
      }
      function toIdentity(answer) {
        const { id: id2, full_name: name } = (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.qu)(answer, "Looking for the repository", _answers_js__WEBPACK_IMPORTED_MODULE_5__.ni);
        if (!Number.isSafeInteger(id2) || typeof name !== "string" || !/^[^/\s]+\/[^/\s]+$/.test(name))
          throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.$$)("answer about a repository");
        return { name, number: id2 };
      }
      function createRepository(connection) {
        const { at, call, octokit } = connection;
        const { repos } = octokit.rest;
        return {
          name: connection.repository,
          listReleases: async function* (most) {
            const size = most === "all" ? _connection_js__WEBPACK_IMPORTED_MODULE_1__.T0 : Math.min(_connection_js__WEBPACK_IMPORTED_MODULE_1__.T0, most + 1);
            const send = (query) => repos.listReleases({ ...at, ...query });
            const list = (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.fw)(connection, "Listing the releases", _answers_js__WEBPACK_IMPORTED_MODULE_5__.ni, send, size);
            for await (const data of list) {
              const release = toListed(data);
              if (!data.draft)
                yield release;
            }
          },
          readRelease: async (tag) => {
            const answer = await call(_connection_js__WEBPACK_IMPORTED_MODULE_1__.Kk, (request) => repos.getReleaseByTag({ ...at, tag, request }));
            if ("data" in answer) {
              const release = toListed(answer.data);
              return answer.data.draft ? void 0 : release;
            }
            if (answer.fault.status === 404)
              return void 0;
            throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.Lg)(answer.fault, "Reading a release", _answers_js__WEBPACK_IMPORTED_MODULE_5__.ni);
          },
          listAssets: (release) => (0, _releases_js__WEBPACK_IMPORTED_MODULE_3__.listAssets)(connection, release),
          readTags: (wanted) => readTagCommits(connection, wanted),
          hash: (asset, signal) => hashAsServed(connection, asset, signal),
          read: (asset, most, signal) => (0, _downloads_js__WEBPACK_IMPORTED_MODULE_2__.fs)(connection, asset, most, signal)
        };
      }
      async function hashAsServed(connection, asset, signal) {
        try {
          const { digest, sha256 } = await (0, _downloads_js__WEBPACK_IMPORTED_MODULE_2__.G5)(connection, asset, signal);
          return { sha3_256: digest, sha256 };
        } catch (thrown) {
          const { id: id2, size: least = 0, sha256: stated } = asset;
          if (!(thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z) || thrown.code !== "ASSET_DIGEST_MISMATCH" || stated === void 0)
            throw thrown;
          const { hashes } = await (0, _downloads_js__WEBPACK_IMPORTED_MODULE_2__.r5)(connection, { id: id2 }, () => {
          }, signal);
          const { digest, sha256, size } = hashes;
          if (size < least)
            throw (0, _downloads_js__WEBPACK_IMPORTED_MODULE_2__.tv)(`only ${size} of ${least} bytes came`);
          return { sha3_256: digest, sha256, ...sha256 !== stated && { stated } };
        }
      }
      async function readTagCommits(connection, wanted) {
        const { at, octokit } = connection;
        const commits = /* @__PURE__ */ new Map();
        const list = (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.fw)(connection, "Listing the tags", _answers_js__WEBPACK_IMPORTED_MODULE_5__.ni, (query) => octokit.rest.repos.listTags({ ...at, ...query }));
        for await (const data of list) {
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
        throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.$$)("list of tags");
      }
      function toListed(data) {
        const { id: id2, tag, body: notes } = (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.zR)(data);
        const { published_at: published, assets } = data;
        if (!Array.isArray(assets))
          throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.$$)("list of releases");
        const isDated = !Number.isNaN(Date.parse(published ?? ""));
        return {
          id: id2,
          tag,
          notes,
          ...isDated && { published: (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.yT)(published ?? "") },
          assets: assets.map((asset) => (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.Ky)(asset, tag))
        };
      }
      const issueRefusal = "ISSUE_NOT_WRITABLE";
      function openIssues(options) {
        const connection = (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.Ng)(options);
        const { call, octokit, at } = connection;
        const { issues, users } = octokit.rest;
        const write = async (doing, manner, send) => (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.qu)(await call(manner, send), doing, issueRefusal);
        return {
          readLogin: async () => {
            const answer = await call(_caller_js__WEBPACK_IMPORTED_MODULE_4__.hF, (request) => users.getAuthenticated({ request }));
            if ("fault" in answer && (answer.fault.status === 403 || answer.fault.status === 404))
              return void 0;
            const { login } = (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.qu)(answer, "Asking whose token it is", issueRefusal);
            if (typeof login !== "string" || login === "")
              throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.$$)("answer about the token's user");
            return login;
          },
          readIssues: async function* (creator) {
            const wanted = { ...at, state: "all", creator, direction: "asc" };
            const list = (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.fw)(connection, "Listing the issues", issueRefusal, (query) => issues.listForRepo({ ...wanted, ...query }));
            for await (const data of list) {
              const issue = toIssue(data);
              if (data.pull_request === void 0)
                yield issue;
            }
          },
          // An issue or a comment whose answer was lost may exist: a retry could create a second one.
          create: async (title, body) => toIssue(await write("Opening the issue", _caller_js__WEBPACK_IMPORTED_MODULE_4__.CL, (request) => issues.create({ ...at, title, body, request }))),
          update: async (number, change) => {
            await write("Updating the issue", _caller_js__WEBPACK_IMPORTED_MODULE_4__.EQ, (request) => issues.update({ ...at, issue_number: number, ...change, request }));
          },
          comment: async (number, body) => {
            await write("Commenting on the issue", _caller_js__WEBPACK_IMPORTED_MODULE_4__.CL, (request) => issues.createComment({ ...at, issue_number: number, body, request }));
          }
        };
      }
      function toIssue(data) {
        const { number, body, state, html_url: url, user } = data ?? {};
        const isOwned = user === null || user === void 0 || typeof (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.mz)(user, "login") === "string";
        const isNumbered = Number.isSafeInteger(number) && typeof url === "string";
        const isStated = state === "open" || state === "closed";
        if (!isNumbered || !isStated || typeof (body ?? "") !== "string" || !isOwned)
          throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.$$)("answer about an issue");
        return { number: data.number, body: data.body ?? "", isOpen: state === "open", author: data.user?.login ?? "", url };
      }
    })
  )
};
