export const id = 919;
export const ids = [919];
export const modules = {
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
        W2: () => (
          /* binding */
          NotThere
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
        n4: () => (
          /* binding */
          readPages
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
          today: () => known === void 0 ? clock.today() : new Date(known.date + clock.now() - known.at)
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
      class NotThere extends _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z {
      }
      async function* readPages({ call }, doing, refusal, send, size = pageSize) {
        for (let page = 1; page <= maxPages; page += 1) {
          const answer = await call(readingPage, (request) => send({ per_page: size, page, request }));
          if ("fault" in answer) {
            const error = (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.Lg)(answer.fault, doing, refusal);
            throw answer.fault.status === 404 ? new NotThere(error.code, error.account, { cause: error }) : error;
          }
          if (!Array.isArray(answer.data))
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("GITHUB_UNAVAILABLE", `${doing} failed: GitHub's answer is incomplete.`);
          yield* answer.data;
          if (answer.data.length < size)
            return;
        }
      }
    })
  ),
  /***/
  38: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $e: () => (
          /* binding */
          hashAsset
        ),
        /* harmony export */
        CV: () => (
          /* binding */
          maxAssetBytes
        ),
        /* harmony export */
        G5: () => (
          /* binding */
          hashStated
        ),
        /* harmony export */
        _n: () => (
          /* binding */
          findMismatch
        ),
        /* harmony export */
        fs: () => (
          /* binding */
          readAsset
        ),
        /* harmony export */
        tv: () => (
          /* binding */
          notDownloaded
        )
        /* harmony export */
      });
      var node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8321);
      var _api_downloads_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(965);
      var _api_retry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4078);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5961);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6608);
      var _core_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1806);
      var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4964);
      var _caller_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3480);
      var _answers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9780);
      function hashAsset(connection, asset, onBytes, signal, through = (body) => body) {
        let hashes;
        const take = async (body) => {
          let counted = 0;
          hashes = void 0;
          try {
            hashes = await (0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_4__.LH)(through(body), (bytes) => {
              counted += bytes;
              onBytes(bytes);
            });
            const error = findMismatch(asset, hashes);
            if (error !== void 0)
              throw error;
            return { hashes, error };
          } catch (error) {
            onBytes(-counted);
            throw error;
          }
        };
        return download(connection, asset, signal, take).catch((error) => {
          if (hashes === void 0 || !isMismatch(error))
            throw error;
          return { hashes, error };
        });
      }
      function isMismatch(error) {
        return error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z && error.code === "ASSET_DIGEST_MISMATCH";
      }
      async function hashStated(connection, asset, signal, through) {
        const { hashes, error } = await hashAsset(connection, asset, () => {
        }, signal, through);
        if (error !== void 0)
          throw error;
        return hashes;
      }
      async function readAsset(connection, asset, most, signal) {
        const tooLarge = () => new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("ASSET_UNREADABLE", `The file is larger than the limit of ${most} bytes for evidence.`, {
          hint: "No evidence of this action is that large. Find out who attached the file."
        });
        let copies = [];
        await hashStated(connection, asset, signal, async function* (body) {
          copies = [];
          for await (const chunk of (0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.OC)(body, most, tooLarge)) {
            copies.push(Uint8Array.from(chunk));
            yield chunk;
          }
        });
        return Buffer.concat(copies);
      }
      function toRefusal(answer) {
        const { status } = answer;
        const isApi = isOfApi(answer);
        const account = `GitHub refused the download of the file (${status}).`;
        if (status === 401 && isApi)
          return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("GITHUB_TOKEN_REJECTED", account, { hint: _answers_js__WEBPACK_IMPORTED_MODULE_6__.DG });
        if (status === 403 && isApi)
          return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("RELEASE_NOT_READABLE", account);
        const why = `${isApi ? "GitHub" : answer.host} answered ${status}`;
        const isFinal = status >= 400 && status < 500 && ![401, 403, 408].includes(status);
        return isFinal ? notDownloaded(why) : new Error(why);
      }
      function isOfApi({ headers }) {
        return headers["x-github-request-id"] !== void 0;
      }
      const maxDownloads = 4;
      const maxAssetBytes = 2 ** 31;
      async function download(connection, { id: id2, size = maxAssetBytes }, signal, take) {
        const { clock } = connection;
        let differences = 0;
        for (let attempt = 1; ; attempt += 1) {
          let answer;
          let start = "";
          try {
            answer = await openInTurn(connection, id2, signal);
            const body = withStart(answer.body, (first) => start = first);
            if (answer.status === 200)
              return await take((0, _api_downloads_js__WEBPACK_IMPORTED_MODULE_1__.x9)((0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.OC)(body, size, () => tooManyBytes(size)), size, clock));
            answer.body.destroy();
            throw toRefusal(answer);
          } catch (cause) {
            const foreign = answer && (0, _answers_js__WEBPACK_IMPORTED_MODULE_6__.i)(answer, start);
            if (isMismatch(cause))
              differences += 1;
            const isFirst = isMismatch(cause) && differences === 1;
            if (cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z && !isFirst)
              throw isMismatch(cause) && foreign !== void 0 ? notDownloaded(foreign, cause) : cause;
            if (signal.aborted)
              throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("NOT_ATTEMPTED", "The run was cancelled before this file was downloaded.");
            const isFinal = cause instanceof RangeError || attempt >= maxDownloads;
            if (isFinal)
              throw notDownloaded(foreign ?? (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause), cause);
            await clock.wait((0, _api_retry_js__WEBPACK_IMPORTED_MODULE_7__.JN)(attempt, clock.random(), _caller_js__WEBPACK_IMPORTED_MODULE_5__.$t), signal);
          }
        }
      }
      const startLength = 100;
      async function* withStart(body, tell) {
        let isFirst = true;
        for await (const chunk of body) {
          if (isFirst)
            tell(Buffer.from(chunk.subarray(0, startLength)).toString("latin1"));
          isFirst = false;
          yield chunk;
        }
      }
      function notDownloaded(why, cause) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("ASSET_UNREADABLE", `The file could not be downloaded: ${why}.`, { cause });
      }
      function tooManyBytes(size) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("ASSET_DIGEST_MISMATCH", `GitHub recorded ${size} bytes for this file, but the download has more.`);
      }
      function findMismatch({ sha256, size }, hashes) {
        if (size !== void 0 && hashes.size < size)
          throw new Error(`only ${hashes.size} of ${size} bytes came`);
        if (sha256 === void 0 || hashes.sha256 === sha256)
          return void 0;
        const account = `GitHub recorded SHA-256 ${sha256} for this file, but the download has ${hashes.sha256}.`;
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("ASSET_DIGEST_MISMATCH", account);
      }
      async function openInTurn(connection, id2, signal) {
        for (let attempt = 1; ; attempt += 1) {
          await connection.readTurn();
          const known = connection.downloadLimit();
          if (known !== void 0)
            throw toDownloadLimit(known);
          const answer = await openAsset(connection, id2, signal);
          const limit = await readLimit(answer);
          if (limit === void 0)
            return answer;
          if (connection.applyBackoff(limit, attempt, false))
            continue;
          if (isOfApi(answer))
            connection.closeDownloads(limit, attempt);
          throw toDownloadLimit(limit);
        }
      }
      function toDownloadLimit(limit) {
        return (0, _answers_js__WEBPACK_IMPORTED_MODULE_6__.Lg)(limit, "Downloading an asset", "RELEASE_NOT_READABLE");
      }
      const maxRefusalLength = 65536;
      async function readLimit({ status, headers, body }) {
        if (status !== 403 && status !== 429)
          return void 0;
        const tooLong = () => new RangeError("the refusal is too long");
        const data = await (0, node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__.json)((0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.OC)(body, maxRefusalLength, tooLong)).catch(() => void 0);
        const fault = (0, _answers_js__WEBPACK_IMPORTED_MODULE_6__.ec)({ status, response: { status, headers, data } });
        return (0, _answers_js__WEBPACK_IMPORTED_MODULE_6__.S4)(fault) ? fault : void 0;
      }
      function openAsset({ web, token, apiUrl, repository }, id2, signal) {
        const api = new URL(apiUrl);
        const start = new URL(`${apiUrl}/repos/${repository}/releases/assets/${id2}`);
        const accept = "application/octet-stream";
        return (0, _api_downloads_js__WEBPACK_IMPORTED_MODULE_1__.c$)(web, start, signal, {
          // On the local machine all ports belong to one owner.
          isAllowed: (url) => url.protocol === "https:" || url.origin === api.origin || (0, _core_url_js__WEBPACK_IMPORTED_MODULE_8__.U9)(api) && (0, _core_url_js__WEBPACK_IMPORTED_MODULE_8__.U9)(url),
          headersFor: ({ origin }) => origin === api.origin && token !== "" ? { accept, authorization: `token ${token}` } : { accept }
        });
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
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9163);
      var _downloads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38);
      var _caller_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3480);
      var _answers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9780);
      const refusal = "RELEASE_NOT_READABLE";
      function createRepositories(options) {
        const connection = (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(options);
        return {
          find: (name) => findByName(connection, name),
          today: connection.today,
          open: (name) => createRepository((0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.Y7)(connection, name))
        };
      }
      async function findByName(api, name) {
        const { at, call, octokit } = (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.Y7)(api, name);
        const answer = await call(_caller_js__WEBPACK_IMPORTED_MODULE_3__.hF, (request) => octokit.rest.repos.get({ ...at, request }));
        if ("data" in answer || answer.fault.status !== 404)
          return toIdentity(answer);
        const list = await call(_connection_js__WEBPACK_IMPORTED_MODULE_1__.Kk, (request) => octokit.rest.repos.listReleases({ ...at, per_page: 1, request }));
        if ("fault" in list && list.fault.status === 404)
          return void 0;
        (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.qu)(list, "Listing the releases", refusal);
        return { name };
      }
      function toIdentity(answer) {
        const { id: id2, full_name: name } = (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.qu)(answer, "Looking for the repository", refusal);
        if (!Number.isSafeInteger(id2) || typeof name !== "string" || !/^[^/\s]+\/[^/\s]+$/.test(name))
          throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.$$)("answer about a repository");
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
            const list = (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.n4)(connection, "Listing the releases", refusal, send, size);
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
            throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.Lg)(answer.fault, "Reading a release", refusal);
          },
          listAssets: ({ id: id2 }) => listAssets(connection, id2),
          readTags: (wanted) => readTagCommits(connection, wanted),
          hash: (asset, signal) => hashServed(connection, asset, signal),
          read: (asset, most, signal) => (0, _downloads_js__WEBPACK_IMPORTED_MODULE_2__.fs)(connection, asset, most, signal)
        };
      }
      async function hashServed(connection, asset, signal) {
        try {
          const { digest, sha256 } = await (0, _downloads_js__WEBPACK_IMPORTED_MODULE_2__.G5)(connection, asset, signal);
          return { sha3_256: digest, sha256 };
        } catch (thrown) {
          const { id: id2, size: least = 0, sha256: stated } = asset;
          if (!(thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z) || thrown.code !== "ASSET_DIGEST_MISMATCH" || stated === void 0)
            throw thrown;
          const { hashes } = await (0, _downloads_js__WEBPACK_IMPORTED_MODULE_2__.$e)(connection, { id: id2 }, () => {
          }, signal);
          const { digest, sha256, size } = hashes;
          if (size < least)
            throw (0, _downloads_js__WEBPACK_IMPORTED_MODULE_2__.tv)(`only ${size} of ${least} bytes came`);
          return { sha3_256: digest, sha256, ...sha256 !== stated && { stated } };
        }
      }
      async function listAssets(connection, releaseId) {
        const { at, octokit } = connection;
        const assets = [];
        const list = (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.n4)(connection, "Listing a release's assets", refusal, (query) => octokit.rest.repos.listReleaseAssets({ ...at, release_id: releaseId, ...query }));
        try {
          for await (const data of list) {
            if (!isListedAsset(data))
              throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.$$)("list of assets");
            assets.push(toListedAsset(data));
          }
          return assets;
        } catch (thrown) {
          if (thrown instanceof _connection_js__WEBPACK_IMPORTED_MODULE_1__.W2)
            return void 0;
          throw thrown;
        }
      }
      async function readTagCommits(connection, wanted) {
        const { at, octokit } = connection;
        const commits = /* @__PURE__ */ new Map();
        const list = (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.n4)(connection, "Listing the tags", refusal, (query) => octokit.rest.repos.listTags({ ...at, ...query }));
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
        throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.$$)("list of tags");
      }
      function toListed(data) {
        const { id: id2, tag_name, assets, body } = data ?? {};
        const isNamed = typeof id2 === "number" && typeof tag_name === "string" && tag_name !== "";
        const isListed = isNamed && Array.isArray(assets) && typeof (body ?? "") === "string";
        if (!isListed || !assets.every(isListedAsset))
          throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.$$)("list of releases");
        const { published_at } = data;
        const isPublished = published_at !== null && !Number.isNaN(Date.parse(published_at));
        return {
          id: id2,
          tag: tag_name,
          notes: body ?? "",
          ...isPublished && { published: toUtc(published_at) },
          assets: data.assets.map(toListedAsset)
        };
      }
      function isListedAsset(data) {
        const isNamed = typeof data?.id === "number" && typeof data.name === "string" && data.name !== "";
        return isNamed && !Number.isNaN(Date.parse(data?.created_at ?? ""));
      }
      function toListedAsset(data) {
        const { uploader } = data;
        return {
          id: data.id,
          name: data.name,
          size: data.size,
          ...(0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.M0)(data),
          ...uploader && { uploader: uploader.login },
          // The time of creation: a new label or name changes `updated_at`, another upload is another asset.
          uploaded: toUtc(data.created_at),
          isUploaded: data.state === "uploaded"
        };
      }
      function toUtc(time) {
        return new Date(time).toISOString().replace(".000Z", "Z");
      }
    })
  )
};
