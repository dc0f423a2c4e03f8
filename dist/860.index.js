export const id = 860;
export const ids = [860];
export const modules = {
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
