export const id = 217;
export const ids = [217];
export const modules = {
  /***/
  965: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        e6: () => (
          /* binding */
          follow
        ),
        /* harmony export */
        x9: () => (
          /* binding */
          keepPace
        ),
        /* harmony export */
        xo: () => (
          /* binding */
          createWeb
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4334);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5961);
      var _core_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1806);
      const silenceMs = 6e4;
      function createWeb() {
        const opened = /* @__PURE__ */ new Map();
        const closed = new AbortController();
        const dispatcherOf = (url) => {
          const base = (0, _core_url_js__WEBPACK_IMPORTED_MODULE_2__.U9)(url) && url.protocol === "http:" ? "http://localhost" : "https://localhost";
          const dispatcher = opened.get(base) ?? Promise.all(
            /* import() */
            [__webpack_require__.e(752), __webpack_require__.e(874)]
          ).then(__webpack_require__.bind(__webpack_require__, 7874)).then(({ createDispatcher }) => createDispatcher(new URL(base), closed.signal));
          opened.set(base, dispatcher);
          return dispatcher;
        };
        return {
          fetch: async (address, init) => {
            const { fetch } = await __webpack_require__.e(
              /* import() */
              752
            ).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
            return fetch(address, { ...init, dispatcher: await dispatcherOf(new URL(address)) });
          },
          /** Makes one GET, as {@link requestOnce} does. */
          get: async (url, headers, signal) => requestOnce(await dispatcherOf(url), url, headers, { method: "GET", signal }),
          /** Makes one POST, as {@link requestOnce} does. */
          post: async (url, headers, body, signal) => requestOnce(await dispatcherOf(url), url, headers, { method: "POST", body, signal }),
          /** Closes the connections; requests under way are broken off. */
          close: async () => closed.abort()
        };
      }
      async function requestOnce(dispatcher, url, headers, request) {
        const answering = dispatcher.request({
          origin: url.origin,
          path: `${url.pathname}${url.search}`,
          ...request,
          headers: { "user-agent": "anchor-artifacts", ...headers, "accept-encoding": "identity" },
          headersTimeout: silenceMs,
          bodyTimeout: silenceMs
        });
        const { statusCode, ...answer } = await orAborted(answering, request.signal);
        answer.body.on("error", () => {
        });
        return { status: statusCode, headers: answer.headers, body: answer.body };
      }
      async function orAborted(work, signal) {
        const { promise: aborted, reject } = Promise.withResolvers();
        const end = () => reject(signal.reason);
        signal.addEventListener("abort", end);
        if (signal.aborted)
          end();
        return Promise.race([work, aborted]).finally(() => signal.removeEventListener("abort", end));
      }
      const maxRedirects = 5;
      async function follow(web, start, signal, rules) {
        let url = start;
        for (let hop = 0; hop <= maxRedirects; hop += 1) {
          if (!rules.isAllowed(url)) {
            const { protocol, origin } = url;
            throw new RangeError(protocol === "https:" ? `${origin} is not an address to read from` : "its address does not begin with https://");
          }
          const answer = await web.get(url, rules.headersFor(url), signal);
          const location = answer.headers.location;
          if (answer.status < 300 || answer.status >= 400 || location === void 0)
            return answer;
          answer.body.destroy();
          if (!URL.canParse(location, url.href))
            throw new RangeError("it redirects to something that is not an address");
          url = new URL(location, url);
        }
        throw new RangeError("its redirects do not end");
      }
      const leastInMinute = 6e4;
      async function* keepPace(body, most, { now }) {
        const refuse = (what) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("ASSET_UNREADABLE", `The server ${what}.`);
        let [start, size] = [now(), 0];
        for await (const chunk of (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__.OC)(body, most, () => refuse(`sends more than the ${most} bytes of the file`))) {
          size += chunk.length;
          const isOver = now() - start >= silenceMs;
          if (isOver && size < leastInMinute)
            throw refuse("sends less than 1 kB a second");
          if (isOver)
            [start, size] = [now(), 0];
          yield chunk;
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
        G5: () => (
          /* binding */
          hashStated
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
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4334);
      var _core_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1806);
      var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4964);
      var _caller_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3480);
      var _answers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9780);
      function hashAsset(connection, asset, onBytes, signal, through = (body) => body) {
        return download(connection, asset, signal, async (body) => {
          let counted = 0;
          try {
            const hashes = await (0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_4__.LH)(through(body), (bytes) => {
              counted += bytes;
              onBytes(bytes);
            });
            return { hashes, error: findMismatch(asset, hashes) };
          } catch (error) {
            onBytes(-counted);
            throw error;
          }
        });
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
          return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("GITHUB_TOKEN_REJECTED", account);
        if (status === 403 && isApi)
          return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("RELEASE_NOT_READABLE", account);
        const why = `GitHub answered ${status}`;
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
        for (let attempt = 1; ; attempt += 1) {
          try {
            const answer = await openInTurn(connection, id2, signal);
            if (answer.status === 200)
              return await take((0, _api_downloads_js__WEBPACK_IMPORTED_MODULE_1__.x9)((0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.OC)(answer.body, size, () => tooManyBytes(size)), size, clock));
            answer.body.destroy();
            throw toRefusal(answer);
          } catch (cause) {
            if (cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z)
              throw cause;
            if (signal.aborted)
              throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("NOT_ATTEMPTED", "The run was cancelled before this file was downloaded.");
            const isFinal = cause instanceof RangeError || attempt >= maxDownloads;
            if (isFinal)
              throw notDownloaded((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause), cause);
            await clock.wait((0, _api_retry_js__WEBPACK_IMPORTED_MODULE_7__.JN)(attempt, clock.random(), _caller_js__WEBPACK_IMPORTED_MODULE_5__.$t), signal);
          }
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
        return (0, _api_downloads_js__WEBPACK_IMPORTED_MODULE_1__.e6)(web, start, signal, {
          // On the local machine all ports belong to one owner.
          isAllowed: (url) => url.protocol === "https:" || url.origin === api.origin || (0, _core_url_js__WEBPACK_IMPORTED_MODULE_8__.U9)(api) && (0, _core_url_js__WEBPACK_IMPORTED_MODULE_8__.U9)(url),
          headersFor: ({ origin }) => origin === api.origin && token !== "" ? { accept, authorization: `token ${token}` } : { accept }
        });
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
        uploadAddress: () => (
          /* binding */
          uploadAddress
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4334);
      var _core_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1806);
      var _release_forge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9326);
      var _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9163);
      var _caller_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3480);
      var _downloads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38);
      var _answers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9780);
      function createGitHub(options) {
        const connection = (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.Ng)(options);
        const reads = createReads(connection);
        const calls = { repeated: createRepeatedCall(connection.call), toRefusal: createToRefusal(reads.readRelease) };
        return {
          ...reads,
          today: connection.today,
          ...createWrites(connection, calls),
          ...createAssetWrites(connection, calls, reads.readAssets),
          hash: (asset, onBytes, signal) => (0, _downloads_js__WEBPACK_IMPORTED_MODULE_3__.$e)(connection, asset, onBytes, signal),
          read: (asset, most) => (0, _downloads_js__WEBPACK_IMPORTED_MODULE_3__.fs)(connection, asset, most, options.stop)
        };
      }
      const refusal = "RELEASE_NOT_READABLE";
      function createReads(connection) {
        const { call, at } = connection;
        const { repos } = connection.octokit.rest;
        const one = async (send) => {
          const answer = await call(_caller_js__WEBPACK_IMPORTED_MODULE_2__.hF, send);
          if ("fault" in answer && answer.fault.status === 404)
            return void 0;
          return (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.zR)((0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.qu)(answer, "Reading the release", refusal));
        };
        return {
          readRelease: async (id2) => {
            const release = await one((request) => repos.getRelease({ ...at, release_id: id2, request }));
            if (release !== void 0 && release.id !== id2)
              throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.$$)("answer about a release");
            return release;
          },
          readReleaseByTag: (tag) => one((request) => repos.getReleaseByTag({ ...at, tag, request })),
          readLatestRelease: () => one((request) => repos.getLatestRelease({ ...at, request })),
          readReleases: async function* () {
            const list = (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.n4)(connection, "Listing the releases", refusal, (query) => repos.listReleases({ ...at, ...query }));
            for await (const data of list)
              yield (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.zR)(data);
          },
          readAssets: async ({ id: id2, tag }) => {
            const assets = [];
            const list = (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.n4)(connection, "Listing the release's assets", refusal, (query) => repos.listReleaseAssets({ ...at, release_id: id2, ...query }));
            try {
              for await (const data of list)
                assets.push((0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.Ky)(data, tag));
              return assets;
            } catch (thrown) {
              throw thrown instanceof _connection_js__WEBPACK_IMPORTED_MODULE_1__.W2 ? noLongerThere(tag) : thrown;
            }
          }
        };
      }
      const writeRefusal = "RELEASE_NOT_WRITABLE";
      const uploading = { ..._caller_js__WEBPACK_IMPORTED_MODULE_2__.CL, timeoutMs: 3e5 };
      const maxOutages = 3;
      function createRepeatedCall(call) {
        const outages = /* @__PURE__ */ new Map();
        return async ({ id: id2 }, doing, manner, send) => {
          const key = `${id2} ${doing}`;
          const before = outages.get(key) ?? [];
          const last = before.at(-1);
          if (last !== void 0 && before.length >= maxOutages)
            throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.Lg)(last, doing, writeRefusal);
          const answer = await call(manner, send);
          outages.set(key, "fault" in answer && (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.X2)(answer.fault) ? [...before, answer.fault] : []);
          return answer;
        };
      }
      function createToRefusal(readRelease) {
        return async ({ id: id2, tag }, fault, doing) => {
          const isGone = fault.status === 404 && await readRelease(id2) === void 0;
          return isGone ? noLongerThere(tag) : (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.Lg)(fault, doing, writeRefusal);
        };
      }
      function noLongerThere(tag) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RELEASE_NOT_FOUND", `The release ${tag} does not exist any more.`);
      }
      function createWrites({ call, writeTurn, slowWrites, at, octokit }, { repeated, toRefusal }) {
        const { repos } = octokit.rest;
        return {
          writeTurn,
          slowWrites,
          ensureWritable: async (release) => {
            const { id: id2, tag, name, isPrerelease } = release;
            const same = name ? { name } : { prerelease: isPrerelease };
            const answer = await call(_caller_js__WEBPACK_IMPORTED_MODULE_2__.EQ, (request) => repos.updateRelease({ ...at, release_id: id2, ...same, request }));
            if ("data" in answer || answer.fault.status === 422)
              return;
            throw await toRefusal(release, answer.fault, `Writing to the release ${tag}`);
          },
          updateNotes: async (release, body, attempt) => {
            const doing = "Writing the release notes";
            const answer = await repeated(release, doing, { ..._caller_js__WEBPACK_IMPORTED_MODULE_2__.CL, attempt }, (request) => repos.updateRelease({ ...at, release_id: release.id, body, request }));
            if ("data" in answer)
              return "sent";
            if (answer.isRetryable === true)
              return "again";
            if ((0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.X2)(answer.fault))
              return "sent";
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
              return (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.Ky)(answer.data, release.tag);
            if ((0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.X2)(answer.fault) || (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.hU)(answer.fault))
              return void 0;
            const error = await toRefusal(release, answer.fault, doing);
            if (error.code !== "GITHUB_REFUSED" || (await readAssets(release)).length < _release_forge_js__WEBPACK_IMPORTED_MODULE_5__.s)
              throw error;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("ASSET_LIMIT_REACHED", error.message, { cause: error.cause });
          },
          renameAsset: async (release, { id: id2 }, name) => {
            const answer = await call(_caller_js__WEBPACK_IMPORTED_MODULE_2__.EQ, (request) => repos.updateReleaseAsset({ ...at, asset_id: id2, name, request }));
            if ("data" in answer)
              return (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.Ky)(answer.data, release.tag);
            if ((0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.hU)(answer.fault))
              return void 0;
            const doing = `Giving the new ${name}, which is attached and whole, its name`;
            const error = await toRefusal(release, answer.fault, doing);
            if (answer.fault.status !== 404 || error.code === "RELEASE_NOT_FOUND")
              throw error;
            return void 0;
          },
          deleteAsset: async ({ id: id2 }, label) => {
            const answer = await call(_caller_js__WEBPACK_IMPORTED_MODULE_2__.EQ, (request) => repos.deleteReleaseAsset({ ...at, asset_id: id2, request }));
            if ("data" in answer || answer.fault.status === 404)
              return;
            throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.Lg)(answer.fault, `Removing an asset in place of ${label}`, writeRefusal);
          }
        };
      }
      function uploadAddress({ uploadUrl }, name, apiUrl) {
        const url = new URL(uploadUrl.replace(/\{.*$/s, ""));
        const api = new URL(apiUrl);
        const hosts = [api.host, api.host.replace(/^api\./, "uploads."), `uploads.${api.host}`];
        const isGitHub = url.protocol === api.protocol && hosts.includes(url.host);
        if (!isGitHub && !((0, _core_url_js__WEBPACK_IMPORTED_MODULE_6__.U9)(api) && (0, _core_url_js__WEBPACK_IMPORTED_MODULE_6__.U9)(url))) {
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("GITHUB_REFUSED", `The release gave the upload address ${url.origin}, which is not GitHub's. Nothing was uploaded.`, { hint: "Check who answers at GITHUB_API_URL: GitHub gives no such address. The evidence is in output-dir." });
        }
        url.searchParams.set("name", name);
        return url;
      }
    })
  ),
  /***/
  9326: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        s: () => (
          /* binding */
          maxAssets
        )
        /* harmony export */
      });
      const maxAssets = 1e3;
    })
  )
};
