export const id = 139;
export const ids = [139, 860];
export const modules = {
  /***/
  139: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        withGitHubKey: () => (
          /* binding */
          withGitHubKey
        )
        /* harmony export */
      });
      var _actions_core__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6805);
      var _api_http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6860);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9759);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3943);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7066);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7422);
      var _host_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1307);
      const renewAfter = 0.8;
      const retryMs = 3e4;
      const timeoutMs = 3e4;
      const maxAnswer = 65536;
      async function withGitHubKey(inputs, log) {
        if (inputs.apiKeyFrom === "" || inputs.apiKey !== "" || inputs.dryRun)
          return inputs;
        const service = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_4__.Ad)({ ...inputs, apiKey: inputs.apiKeyFrom });
        if (service === "")
          return inputs;
        let current = await exchange(service);
        log.info(`The service has given a key for this job's own token; it ends at ${new Date(current.expires).toISOString()}.`);
        const renewIn = (milliseconds) => void setTimeout(() => void renew(), milliseconds).unref();
        const renew = async () => {
          try {
            current = await exchange(service);
            renewIn(lifeOf(current) * renewAfter);
          } catch (error) {
            log.warning(`The key could not be renewed yet: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`);
            renewIn(retryMs);
          }
        };
        renewIn(lifeOf(current) * renewAfter);
        return Object.defineProperty({ ...inputs }, "apiKey", { get: () => current.key, enumerable: true });
      }
      const lifeOf = ({ expires }) => Math.max(1e3, expires - Date.now());
      async function exchange(service) {
        const token = await requestToken(service);
        _actions_core__WEBPACK_IMPORTED_MODULE_5__.Pq(token);
        const { status, json } = await send("POST", `${service}/token`, token);
        if (status !== 200)
          throw refusal(status, (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.mz)(json, "message"));
        const [key, expires] = [(0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.mz)(json, "api_key"), Date.parse(String((0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.mz)(json, "expires_at")))];
        if (typeof key !== "string" || !/^[\x21-\x7e]{8,1000}$/.test(key) || Number.isNaN(expires)) {
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("RESPONSE_INVALID", "The service's answer to this job's token holds no key.");
        }
        _actions_core__WEBPACK_IMPORTED_MODULE_5__.Pq(key);
        return { key, expires };
      }
      async function requestToken(audience) {
        const [address, bearer] = [
          process.env["ACTIONS_ID_TOKEN_REQUEST_URL"],
          process.env["ACTIONS_ID_TOKEN_REQUEST_TOKEN"]
        ];
        if (!address || !bearer || !URL.canParse(address)) {
          const account = "api-key-from is github, and this job may not ask for a token of its own.";
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("INPUT_INVALID", account, { hint: "Give the job the permission id-token: write." });
        }
        const url = new URL(address);
        url.searchParams.set("audience", audience);
        const { status, json } = await send("GET", url.href, bearer);
        const token = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.mz)(json, "value");
        if (status === 200 && typeof token === "string")
          return token;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("SERVICE_UNAVAILABLE", `GitHub gave no token for this job (status ${status}).`);
      }
      async function send(method, address, bearer) {
        const { origin, pathname, search } = new URL(address);
        const dispatcher = (0, _api_http_js__WEBPACK_IMPORTED_MODULE_0__.createDispatcher)(new URL(origin));
        const signal = AbortSignal.timeout(timeoutMs);
        try {
          const headers = { authorization: `Bearer ${bearer}`, accept: "application/json" };
          const answer = await dispatcher.request({ method, origin, path: pathname + search, headers, signal });
          const chunks = [];
          const tooLarge = () => new RangeError("it is larger than 64 KiB");
          for await (const chunk of (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__.OC)(answer.body, maxAnswer, tooLarge))
            chunks.push(chunk);
          return { status: answer.statusCode, json: (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__.lk)((0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__._6)(Buffer.concat(chunks))) };
        } catch (cause) {
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("SERVICE_UNAVAILABLE", `${origin} gave no answer that can be read: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(cause)}.`, {
            cause
          });
        } finally {
          await dispatcher.close();
        }
      }
      function refusal(status, message) {
        const said = typeof message === "string" ? (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(message) : void 0;
        if (status === 403) {
          const hint = "Have the service's operator write a rule that fits this job, in the file that its --oidc names.";
          return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("API_KEY_REJECTED", "No rule of the service fits this job's token.", { said, hint });
        }
        if (status === 401) {
          const hint = "The audience in the operator's file of rules must be api-url, letter for letter.";
          return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("API_KEY_REJECTED", "The service does not trust this job's token.", { said, hint });
        }
        if (status === 404 || status === 405) {
          const hint = "Only this project's service does; give other services an api-key.";
          return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("ENDPOINT_NOT_FOUND", "The service exchanges no tokens.", { said, hint });
        }
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("SERVICE_UNAVAILABLE", `The service gave no key for this job's token (status ${status}).`, {
          said
        });
      }
    })
  ),
  /***/
  6860: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        createDispatcher: () => (
          /* binding */
          createDispatcher
        ),
        onAbort: () => (
          /* binding */
          onAbort
        ),
        post: () => (
          /* binding */
          post
        )
      });
      var api_connect = __webpack_require__(2279);
      var agent = __webpack_require__(7405);
      var dispatcher = __webpack_require__(883);
      var env_http_proxy_agent = __webpack_require__(3137);
      var errors = __webpack_require__(3943);
      var external_node_zlib_ = __webpack_require__(8522);
      var members = __webpack_require__(7066);
      ;
      function createReceiver() {
        const { promise: exchange, resolve } = Promise.withResolvers();
        const answer = createAnswer();
        let connection;
        let hasEnded = false;
        const end = (outcome) => {
          hasEnded = true;
          resolve(outcome);
        };
        const refuseBody = (controller) => {
          end(answer.withoutBody());
          controller.abort(brokenOffError());
        };
        const fail = (reason, cause) => {
          if (reason !== "aborted" && answer.isError())
            end(answer.withoutBody());
          else
            end({ kind: "broken", reason, sent: connection !== void 0, cause });
        };
        const handler = {
          /** Called when the request is about to be written to an open connection: before that, nothing was sent. */
          onRequestStart: (controller) => {
            if (hasEnded)
              controller.abort(brokenOffError());
            else
              connection = controller;
          },
          onResponseStart: (controller, status, headers) => {
            if (status >= 200 && !answer.start(status, flatten(headers)))
              refuseBody(controller);
          },
          onResponseData: (controller, chunk) => {
            if (!answer.add(chunk))
              refuseBody(controller);
          },
          onResponseEnd: () => end(answer.withBody()),
          onResponseError: (_, cause) => fail(connection === void 0 && tlsCodes.test(String((0, members.mz)(cause, "code"))) ? "tls" : "failed", cause)
        };
        const breakOff = (reason) => {
          fail(reason, brokenOffError());
          connection?.abort(brokenOffError());
        };
        return { exchange, handler, breakOff };
      }
      function createAnswer() {
        let head = { status: 0, headers: {} };
        const chunks = [];
        let size = 0;
        const decoder = () => decoders.get((head.headers["content-encoding"] ?? "").trim().toLowerCase());
        return {
          start: (status, headers) => {
            head = { status, headers };
            return decoder() !== void 0;
          },
          add: (chunk) => {
            size += chunk.length;
            chunks.push(chunk);
            return size <= maxBodyBytes;
          },
          isError: () => head.status >= 300,
          withoutBody: () => ({ kind: "answered", ...head, body: void 0 }),
          withBody: () => ({ kind: "answered", ...head, body: decode(chunks, decoder()) })
        };
      }
      function flatten(headers) {
        if (!Object.values(headers).some(Array.isArray))
          return headers;
        return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      }
      function brokenOffError() {
        return new Error("The request was broken off.");
      }
      const tlsCodes = /^(?:CERT_|ERR_TLS_|ERR_SSL_|ERR_OSSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;
      const maxBodyBytes = 1048576;
      const decoders = /* @__PURE__ */ new Map([
        ["", (bytes) => bytes],
        ["identity", (bytes) => bytes],
        ["gzip", external_node_zlib_.gunzipSync],
        ["x-gzip", external_node_zlib_.gunzipSync],
        ["deflate", external_node_zlib_.inflateSync],
        ["br", external_node_zlib_.brotliDecompressSync]
      ]);
      const decodingCodes = /^(?:Z_|ERR_BROTLI|ERR__ERROR|ERR_BUFFER_TOO_LARGE)/;
      function decode(chunks, decoder) {
        const [only] = chunks;
        const bytes = chunks.length === 1 && only !== void 0 ? only : Buffer.concat(chunks);
        try {
          return decoder?.(bytes, { maxOutputLength: maxBodyBytes });
        } catch (error) {
          if (decodingCodes.test(String((0, members.mz)(error, "code"))))
            return void 0;
          throw error;
        }
      }
      ;
      dispatcher.prototype.connect = api_connect;
      const connectTimeoutMs = 1e4;
      const idleTimeoutMs = 1e3;
      function createDispatcher(base) {
        const tls = { rejectUnauthorized: true, timeout: connectTimeoutMs };
        const idle = { keepAliveTimeout: idleTimeoutMs, keepAliveMaxTimeout: idleTimeoutMs };
        const options = { allowH2: false, pipelining: 1, headersTimeout: 0, bodyTimeout: 0, connect: tls, ...idle };
        if (base.protocol === "http:")
          return new agent(options);
        for (const names of proxyVariables)
          refuseUnusableProxy(names, process.env);
        return new env_http_proxy_agent({ ...options, requestTls: tls, proxyTls: tls });
      }
      const proxyVariables = [
        ["http_proxy", "HTTP_PROXY"],
        ["https_proxy", "HTTPS_PROXY"]
      ];
      function refuseUnusableProxy(names, env) {
        const name = names.find((candidate) => env[candidate] !== void 0) ?? "";
        const value = env[name] ?? "";
        if (value === "" || isProxyAddress(value))
          return;
        throw new errors._Z("INPUT_INVALID", `The environment variable ${name} does not hold the address of a proxy.`, {
          hint: `Write ${name} as http://host:port or http://user:password@host:port, with each % of the password as %25.`
        });
      }
      function isProxyAddress(value) {
        try {
          const { protocol, username, password } = new URL(value);
          decodeURIComponent(`${username}${password}`);
          return /^(?:https?|socks5?):$/.test(protocol);
        } catch (thrown) {
          if (thrown instanceof TypeError || thrown instanceof URIError)
            return false;
          throw thrown;
        }
      }
      function post(dispatcher2, { url, headers, body, timeoutMs, signal }) {
        if (signal.aborted)
          return Promise.resolve({ kind: "broken", reason: "aborted", sent: false, cause: void 0 });
        const { exchange, handler, breakOff } = createReceiver();
        const timer = setTimeout(() => breakOff("timeout"), timeoutMs);
        const leave = onAbort(signal, () => breakOff("aborted"));
        const target = { origin: url.origin, path: url.pathname, method: "POST" };
        try {
          dispatcher2.dispatch({ ...target, headers: { ...headers, "accept-encoding": "identity" }, body }, handler);
        } catch (cause) {
          handler.onResponseError(void 0, cause);
        }
        return exchange.finally(() => {
          clearTimeout(timer);
          leave();
        });
      }
      const followers = /* @__PURE__ */ new WeakMap();
      function onAbort(signal, breakOff) {
        const waiting = followers.get(signal) ?? /* @__PURE__ */ new Set();
        followers.set(signal, waiting.add(breakOff));
        if (waiting.size === 1)
          signal.addEventListener("abort", breakAllOff);
        return () => {
          waiting.delete(breakOff);
          if (waiting.size === 0)
            signal.removeEventListener("abort", breakAllOff);
        };
      }
      function breakAllOff({ target }) {
        for (const breakOff of followers.get(target) ?? [])
          breakOff();
      }
    })
  )
};
