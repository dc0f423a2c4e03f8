export const id = 217;
export const ids = [217];
export const modules = {
  /***/
  965: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        I7: () => (
          /* binding */
          networkReasonOf
        ),
        /* harmony export */
        c$: () => (
          /* binding */
          getWithRedirects
        ),
        /* harmony export */
        jo: () => (
          /* binding */
          backoffMs
        ),
        /* harmony export */
        k3: () => (
          /* binding */
          limitDownload
        ),
        /* harmony export */
        kQ: () => (
          /* binding */
          createWebClient
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5961);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2703);
      const defaultMaxSilenceMs = 6e4;
      function createWebClient(maxSilenceMs = defaultMaxSilenceMs) {
        const dispatchersByBase = /* @__PURE__ */ new Map();
        const closeController = new AbortController();
        const dispatcherOf = (url) => {
          const base = (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_2__.U9)(url) && url.protocol === "http:" ? "http://localhost" : "https://localhost";
          const dispatcher = dispatchersByBase.get(base) ?? Promise.all(
            /* import() */
            [__webpack_require__.e(752), __webpack_require__.e(493)]
          ).then(__webpack_require__.bind(__webpack_require__, 7874)).then(({ createDispatcher }) => createDispatcher(new URL(base), closeController.signal));
          dispatchersByBase.set(base, dispatcher);
          return dispatcher;
        };
        const requestOnce = async (url, headers, request) => {
          const answerPromise = (await dispatcherOf(url)).request({
            origin: url.origin,
            path: `${url.pathname}${url.search}`,
            ...request,
            headers: { "user-agent": "anchor-artifacts", ...headers, "accept-encoding": "identity" },
            headersTimeout: maxSilenceMs,
            bodyTimeout: maxSilenceMs
          });
          const { statusCode, ...answer } = await raceWithAbort(answerPromise, request.signal);
          answer.body.on("error", () => {
          });
          return { host: url.host, status: statusCode, headers: answer.headers, body: answer.body };
        };
        const close = async () => closeController.abort();
        return {
          fetch: async (address, init) => {
            const { fetch } = await __webpack_require__.e(
              /* import() */
              752
            ).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
            return fetch(address, { ...init, dispatcher: await dispatcherOf(new URL(address)) });
          },
          get: (url, headers, signal) => requestOnce(url, headers, { method: "GET", signal }),
          post: (url, headers, body, signal) => requestOnce(url, headers, { method: "POST", body, signal }),
          close,
          [Symbol.asyncDispose]: close
        };
      }
      async function raceWithAbort(work, signal) {
        const { promise: abortPromise, reject } = Promise.withResolvers();
        const rejectNow = () => reject(signal.reason);
        signal.addEventListener("abort", rejectNow);
        if (signal.aborted)
          rejectNow();
        return Promise.race([work, abortPromise]).finally(() => signal.removeEventListener("abort", rejectNow));
      }
      const maxRedirects = 5;
      async function getWithRedirects(web, start, signal, rules) {
        let url = start;
        for (let hop = 0; hop <= maxRedirects; hop += 1) {
          if (!rules.isAllowed(url)) {
            const { protocol, host, origin } = url;
            throw new RangeError(protocol === "https:" || hop > 0 && host !== "" ? `${origin} is not an address to read from` : "its address does not begin with https://");
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
      const minBytesPerMinute = 6e4;
      const maxDownloadMs = 6 * 60 * 6e4;
      async function* limitDownload(body, maxBytes, { now }) {
        const toDownloadError = (problem) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("ASSET_UNREADABLE", `The server ${problem}.`);
        const startedAt = now();
        let [minuteStart, minuteBytes] = [startedAt, 0];
        for await (const chunk of (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__.OC)(body, maxBytes, () => toDownloadError(`sends more than the ${maxBytes} bytes of the file`))) {
          minuteBytes += chunk.length;
          const isMinuteOver = now() - minuteStart >= defaultMaxSilenceMs;
          if (isMinuteOver && minuteBytes < minBytesPerMinute)
            throw toDownloadError("sends less than 1 kB a second");
          if (isMinuteOver)
            [minuteStart, minuteBytes] = [now(), 0];
          if (minuteStart - startedAt > maxDownloadMs)
            throw toDownloadError("has not sent all of it within six hours");
          yield chunk;
        }
      }
      const opensslError = /:error:[0-9A-F]{8}:[^:]*:[^:]*:([^:\n]+)/;
      function networkReasonOf(cause) {
        if (cause instanceof AggregateError && cause.errors.length > 0)
          return networkReasonOf(cause.errors[0]);
        if (!(cause instanceof Error))
          return String(cause);
        const code = "code" in cause ? String(cause.code) : cause.name;
        const [, opensslReason] = opensslError.exec(cause.message) ?? [];
        if (opensslReason !== void 0)
          return `${code} ${opensslReason}`;
        return cause.message.includes(code) ? cause.message : `${code} ${cause.message}`;
      }
      function backoffMs(attempt, random, minShare = 0) {
        return 1e3 * 2 ** (attempt - 1) * (minShare + (1 - minShare) * random);
      }
    })
  ),
  /***/
  5400: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        JK: () => (
          /* binding */
          faultOfBreak
        ),
        /* harmony export */
        Jn: () => (
          /* binding */
          toGarbledFault
        ),
        /* harmony export */
        TF: () => (
          /* binding */
          nextWaitMs
        ),
        /* harmony export */
        XR: () => (
          /* binding */
          markPerhapsGateway
        ),
        /* harmony export */
        mu: () => (
          /* binding */
          parseRetryAfter
        ),
        /* harmony export */
        qD: () => (
          /* binding */
          createGate
        ),
        /* harmony export */
        ux: () => (
          /* binding */
          latestAttemptTime
        ),
        /* harmony export */
        wJ: () => (
          /* binding */
          maxWaitMs
        ),
        /* harmony export */
        yQ: () => (
          /* binding */
          faultOfStatus
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2508);
      var _words_result_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2464);
      var _downloads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(965);
      const noLimit = Number.POSITIVE_INFINITY;
      const finalRefusal = { certainty: "refused", usefulAttempts: 1 };
      const statusRules = {
        401: { code: "API_KEY_REJECTED", ...finalRefusal },
        402: { code: "PLAN_LIMIT_REACHED", ...finalRefusal },
        403: { code: "API_KEY_REJECTED", ...finalRefusal },
        404: { code: "ENDPOINT_NOT_FOUND", ...finalRefusal },
        408: { code: "REQUEST_TIMEOUT", certainty: "perhaps-processed", usefulAttempts: noLimit },
        // An equal request is in progress, perhaps an earlier attempt of this call, so the service may act all the same.
        409: { code: "REQUEST_REJECTED", certainty: "perhaps-processed", usefulAttempts: 1 },
        425: { code: "SERVICE_UNAVAILABLE", certainty: "refused", usefulAttempts: noLimit },
        429: { code: "RATE_LIMITED", certainty: "refused", usefulAttempts: noLimit }
      };
      function statusRuleOf(status) {
        if (status >= 500)
          return { code: "SERVICE_UNAVAILABLE", certainty: "perhaps-processed", usefulAttempts: noLimit };
        if (status < 400)
          return { code: "REDIRECT_REFUSED", ...finalRefusal };
        return statusRules[status] ?? { code: "REQUEST_REJECTED", ...finalRefusal };
      }
      function faultOfStatus(status, headers, request, today, quotation) {
        const { code, ...rule } = statusRuleOf(status);
        const asksToWait = rule.certainty !== "refused" || rule.usefulAttempts > 1;
        const retryAfterMs = asksToWait ? parseRetryAfter(headers["retry-after"], headers["date"], today) : void 0;
        const shownQuotation = status < 400 ? void 0 : quotation;
        const message = `POST ${request.path} answered ${status}${renderDetail(status, headers, request, retryAfterMs)}`;
        const errorDetails = { requestId: request.requestId, quotation: shownQuotation, retryAfterMs, httpStatus: status };
        return { error: new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, message, errorDetails), ...rule };
      }
      function markPerhapsGateway(fault) {
        const { httpStatus = 0 } = fault.error;
        if (httpStatus >= 500 || httpStatus === 425 || httpStatus === 429)
          return fault;
        return { ...fault, certainty: "perhaps-processed", isFromGateway: true };
      }
      function renderDetail(status, headers, request, retryAfterMs) {
        const { bodyBytes, address } = request;
        if (status === 404 && address !== void 0)
          return `: nothing is at ${address}`;
        if (status === 413 && bodyBytes !== void 0)
          return `, too large, to ${bodyBytes} bytes`;
        if (status < 400) {
          const { location } = headers;
          if (location === void 0)
            return ", a redirect to nowhere";
          return `, a redirect to ${URL.canParse(location) ? new URL(location).origin : "a relative address"}`;
        }
        return retryAfterMs === void 0 ? "" : ` and asked for a pause of ${Math.ceil(retryAfterMs / 1e3)} s`;
      }
      function toGarbledFault(answerDescription, { path, requestId }, usefulAttempts = 1) {
        const error = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RESPONSE_INVALID", `POST ${path} answered ${answerDescription}.`, { requestId });
        return { error, certainty: "perhaps-processed", usefulAttempts, isGarbled: true };
      }
      const breakRules = {
        // A request that was sent gets its own hint: the usual one of `NOT_ATTEMPTED` is about requests that were not sent.
        aborted: ({ wasSent }, request) => ({
          code: "NOT_ATTEMPTED",
          message: `${request} was cancelled.`,
          usefulAttempts: 1,
          ...wasSent && {
            hint: ({ again }) => `The request was under way when the run was cancelled: ${again} for its answer.`
          }
        }),
        // Once a request was sent, only one more attempt makes sense, since each may take the whole timeout.
        timeout: ({ wasSent }, request, timeoutMs) => ({
          code: "REQUEST_TIMEOUT",
          message: `No complete answer to ${request} came within ${timeoutMs / 1e3} s.`,
          usefulAttempts: wasSent ? 2 : noLimit
        }),
        // Node's text goes into `quotation`, which counts as untrusted: its names from a certificate may be an attacker's.
        tls: ({ cause }, request) => ({
          code: "TLS_REJECTED",
          message: `${request} was not sent: the TLS connection failed`,
          usefulAttempts: 1,
          // Drops Node's advice about its own options, which a job cannot set.
          quotation: (0, _downloads_js__WEBPACK_IMPORTED_MODULE_2__.I7)(cause).replace(/; if the root CA is installed locally.*/, ""),
          // The usual hint of `TLS_REJECTED` is about certificates, but here the server often has no TLS on this port.
          ...(0, _core_members_js__WEBPACK_IMPORTED_MODULE_3__.mz)(cause, "code") === "ERR_SSL_WRONG_VERSION_NUMBER" && {
            hint: "The server at this address does not speak TLS. Check the port; http:// works only for a service on this machine."
          }
        }),
        failed: ({ wasSent, cause }, request) => wasSent ? lostConnection(cause, request) : noConnection(cause, request)
      };
      function faultOfBreak(broken, { path, requestId }, timeoutMs) {
        const { cause, wasSent, reason } = broken;
        const rule = breakRules[reason](broken, `POST ${path}`, timeoutMs);
        const { code, message, usefulAttempts, ...quoteAndHint } = rule;
        const error = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, message, { requestId, cause, ...quoteAndHint });
        return { error, certainty: wasSent ? "perhaps-processed" : "not-sent", usefulAttempts };
      }
      function lostConnection(cause, request) {
        const code = "CONNECTION_LOST";
        const isContinue = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_3__.mz)(cause, "code") === "UND_ERR_SOCKET" && (0, _core_members_js__WEBPACK_IMPORTED_MODULE_3__.mz)(cause, "message") === "bad response";
        if (!isContinue)
          return {
            code,
            message: `The connection broke after ${request} was sent: ${(0, _downloads_js__WEBPACK_IMPORTED_MODULE_2__.I7)(cause)}.`,
            usefulAttempts: noLimit
          };
        const message = `The service sent 100 Continue to ${request}, which had not asked for it, so its answer cannot be read. Tell the service's operator.`;
        return { code, message, usefulAttempts: 1 };
      }
      function noConnection(cause, request) {
        const code = "SERVICE_UNREACHABLE";
        const [, status] = /^Proxy response \((\d{3})\)/.exec(cause instanceof Error ? cause.message : "") ?? [];
        if (status === void 0) {
          const hint = _words_result_words_js__WEBPACK_IMPORTED_MODULE_1__.rH[String((0, _core_members_js__WEBPACK_IMPORTED_MODULE_3__.mz)(cause, "code"))];
          return {
            code,
            message: `${request} was not sent: ${(0, _downloads_js__WEBPACK_IMPORTED_MODULE_2__.I7)(cause)}.`,
            usefulAttempts: noLimit,
            ...hint && { hint }
          };
        }
        const message = `${request} was not sent: the proxy answered ${status} to CONNECT.`;
        if (status === "407")
          return { code, message, usefulAttempts: 1, hint: "Give the proxy's user and password in HTTPS_PROXY." };
        if (!status.startsWith("4") || status === "429")
          return { code, message, usefulAttempts: noLimit };
        return {
          code,
          message,
          usefulAttempts: 1,
          hint: "Let this host through in the proxy, or name the host in NO_PROXY."
        };
      }
      function parseRetryAfter(value, date, today) {
        if (typeof value !== "string")
          return void 0;
        if (/^\d{1,9}$/.test(value))
          return Number(value) * 1e3;
        const retryAt = parseHttpDate(value);
        if (retryAt === void 0)
          return void 0;
        const waitMs = retryAt - (parseHttpDate(date) ?? today.getTime());
        return waitMs > 0 ? waitMs : void 0;
      }
      function parseHttpDate(value) {
        const httpDatePattern = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
        const timeMs = typeof value === "string" && httpDatePattern.test(value) ? Date.parse(value) : Number.NaN;
        return Number.isNaN(timeMs) ? void 0 : timeMs;
      }
      const maxAttempts = 4;
      const callBudgetMs = 18e4;
      const maxWaitMs = 6e4;
      function latestAttemptTime(startedAt, repeatable) {
        return startedAt + callBudgetMs + (repeatable ? 0 : maxWaitMs);
      }
      function nextWaitMs(fault, { attempt, elapsedMs, repeatable }, random) {
        if (fault.certainty === "perhaps-processed" && !repeatable)
          return void 0;
        if (attempt >= Math.min(maxAttempts, fault.usefulAttempts))
          return void 0;
        const waitMs = fault.error.retryAfterMs ?? (0, _downloads_js__WEBPACK_IMPORTED_MODULE_2__.jo)(attempt, random);
        return waitMs <= maxWaitMs && elapsedMs + waitMs <= callBudgetMs ? waitMs : void 0;
      }
      function createGate(clock) {
        let resumeAt = Number.NEGATIVE_INFINITY;
        let closingFault;
        return {
          /** Waits until no pause is left; returns the fault to give up with, where the gate was closed. */
          pass: async (signal) => {
            for (; ; ) {
              const waitMs = resumeAt - clock.now();
              if (closingFault !== void 0 || signal.aborted || waitMs <= 0)
                return closingFault;
              await clock.wait(waitMs, signal);
            }
          },
          /** Holds every worker back for `milliseconds` from now; returns true if no pause was under way. */
          pause: (milliseconds) => {
            const isFirstPause = resumeAt <= clock.now();
            resumeAt = Math.max(resumeAt, clock.now() + milliseconds);
            return isFirstPause;
          },
          close: (fault) => {
            closingFault ??= fault;
          },
          isClosed: () => closingFault !== void 0
        };
      }
    })
  ),
  /***/
  9780: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        AO: () => (
          /* binding */
          unexpectedFormError
        ),
        /* harmony export */
        Ky: () => (
          /* binding */
          toAsset
        ),
        /* harmony export */
        Lg: () => (
          /* binding */
          toGitHubError
        ),
        /* harmony export */
        PG: () => (
          /* binding */
          toBrokenFault
        ),
        /* harmony export */
        X2: () => (
          /* binding */
          isAmbiguous
        ),
        /* harmony export */
        a5: () => (
          /* binding */
          isRateLimit
        ),
        /* harmony export */
        cx: () => (
          /* binding */
          explainForeign
        ),
        /* harmony export */
        ec: () => (
          /* binding */
          toFault
        ),
        /* harmony export */
        hU: () => (
          /* binding */
          isNameTaken
        ),
        /* harmony export */
        oU: () => (
          /* binding */
          expiredTokenHint
        ),
        /* harmony export */
        qu: () => (
          /* binding */
          dataOf
        ),
        /* harmony export */
        yT: () => (
          /* binding */
          toUtc
        ),
        /* harmony export */
        zR: () => (
          /* binding */
          toRelease
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2508);
      function toFault(thrown) {
        if (typeof (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.mz)(thrown, "status") !== "number")
          throw thrown;
        const status = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.mz)(thrown, "response", "status");
        const data = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.mz)(thrown, "response", "data");
        const headers = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.mz)(thrown, "response", "headers") ?? {};
        const isRefusal = typeof status === "number" && status < 500 && status !== 429;
        const isFromGitHub = headers["x-github-request-id"] !== void 0 || typeof (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.mz)(data, "message") === "string";
        if (isRefusal && !isFromGitHub)
          return toBrokenFault((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.mz)(thrown, "response", "url"), true);
        const statedErrors = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.mz)(data, "errors");
        const errors = Array.isArray(statedErrors) ? statedErrors : [];
        const messages = [data, ...errors].map((part) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.mz)(part, "message"));
        return {
          status: typeof status === "number" ? status : void 0,
          headers,
          message: messages.filter((message) => typeof message === "string").join(": ").slice(0, 200),
          errorCodes: errors.map((error) => String((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.mz)(error, "code"))),
          // The error itself is not kept, since it holds the whole request, with the token.
          cause: thrown instanceof Error ? thrown.cause : void 0
        };
      }
      function toBrokenFault(url, isForeign) {
        const host = isForeign && typeof url === "string" && URL.canParse(url) ? new URL(url).host : void 0;
        const cause = new Error(host === void 0 ? "its answer is incomplete, or not JSON" : foreignPageMessage(host));
        return { status: void 0, headers: {}, message: "", errorCodes: [], cause };
      }
      function foreignPageMessage(host, sentText = "a page") {
        return `${host} sent ${sentText} in place of it, so a firewall or a login may be in the way`;
      }
      function explainForeign({ host, status, headers }, start, isOther) {
        if (status !== 200)
          return void 0;
        const isHtml = /^text\/html\b/i.test(headers["content-type"] ?? "") || /^\s*<(?:!doctype\s+)?html\b/i.test(start);
        if (isHtml)
          return foreignPageMessage(host);
        return isOther ? foreignPageMessage(host, "something else") : void 0;
      }
      function isAmbiguous({ status }) {
        return status === void 0 || status >= 500 || status === 408;
      }
      function isNameTaken({ status, errorCodes }) {
        return status === 422 && errorCodes.includes("already_exists");
      }
      function toGitHubError(fault, task, refusalCode) {
        const { status, message, cause } = fault;
        const code = errorCodeOf(fault, refusalCode);
        const answerText = status === void 0 ? `GitHub gave no usable answer: ${rootMessageOf(cause)}` : `GitHub answered ${status}`;
        const hint = fault.isTokenExpired === true ? expiredTokenHint : void 0;
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, `${task} failed: ${answerText}`, { cause, hint, quotation: message || void 0 });
      }
      const expiredTokenHint = "The token worked earlier in this run, so it has expired. Make the token right before this step, or split the job.";
      function dataOf(answer, task, refusalCode) {
        if ("data" in answer)
          return answer.data;
        throw toGitHubError(answer.fault, task, refusalCode);
      }
      function errorCodeOf(fault, refusalCode) {
        const { status, message } = fault;
        if (isAmbiguous(fault))
          return "GITHUB_UNAVAILABLE";
        if (isRateLimit(fault))
          return "GITHUB_RATE_LIMITED";
        if (status === 401)
          return "GITHUB_TOKEN_REJECTED";
        if (status === 422 && /immutable/i.test(message))
          return "RELEASE_IMMUTABLE";
        return status === 403 || status === 404 || status === 410 ? refusalCode : "GITHUB_REFUSED";
      }
      function rootMessageOf(cause) {
        if (!(cause instanceof Error))
          return "the connection broke";
        return cause.cause instanceof Error ? rootMessageOf(cause.cause) : cause.message;
      }
      function isRateLimit({ status, headers, message }) {
        if (status === 429)
          return true;
        const isInHeaders = headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0";
        return status === 403 && (isInHeaders || /rate limit|abuse detection/i.test(message));
      }
      function unexpectedFormError(dataName) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("GITHUB_UNAVAILABLE", `GitHub's ${dataName} has an unexpected form.`);
      }
      function toRelease(data) {
        const { id: id2, tag_name, upload_url, body } = data ?? {};
        const isIdentified = typeof id2 === "number" && typeof tag_name === "string" && tag_name !== "";
        if (!isIdentified || typeof upload_url !== "string" || typeof (body ?? "") !== "string")
          throw unexpectedFormError("answer about a release");
        return {
          id: id2,
          tag: tag_name,
          name: data.name,
          body: body ?? "",
          isDraft: data.draft,
          isPrerelease: data.prerelease,
          isImmutable: data.immutable === true,
          url: data.html_url,
          ...Number.isNaN(Date.parse(data.created_at ?? "")) ? {} : { createdAt: new Date(data.created_at ?? "") },
          assetNames: (Array.isArray(data.assets) ? data.assets : []).map(({ name }) => name),
          uploadUrl: upload_url
        };
      }
      function toAsset(data, tag) {
        const { id: id2, name, size, browser_download_url: url, created_at } = data ?? {};
        const isIdentified = typeof id2 === "number" && typeof name === "string" && name !== "" && typeof url === "string";
        if (!isIdentified || typeof size !== "number" || Number.isNaN(Date.parse(created_at ?? "")))
          throw unexpectedFormError("answer about an asset");
        const [, sha256] = /^sha256:([0-9a-f]{64})$/i.exec(data.digest ?? "") ?? [];
        return {
          id: id2,
          name,
          size,
          ...sha256 !== void 0 && { sha256: sha256.toLowerCase() },
          isUploaded: data.state === "uploaded",
          url: url.replace(/(?<=\/releases\/download\/)untagged-[0-9a-f]+(?=\/)/, () => encodeURIComponent(tag)),
          uploaded: toUtc(data.created_at),
          ...data.uploader && { uploader: data.uploader.login }
        };
      }
      function toUtc(time) {
        return new Date(time).toISOString().replace(".000Z", "Z");
      }
    })
  ),
  /***/
  3480: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        OO: () => (
          /* binding */
          minBackoffShare
        ),
        /* harmony export */
        T4: () => (
          /* binding */
          readPolicy
        ),
        /* harmony export */
        cL: () => (
          /* binding */
          idempotentPolicy
        ),
        /* harmony export */
        ef: () => (
          /* binding */
          writePolicy
        ),
        /* harmony export */
        uF: () => (
          /* binding */
          createCaller
        )
        /* harmony export */
      });
      var _api_downloads_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(965);
      var _api_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5400);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6608);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2508);
      var _answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9780);
      const readPolicy = { isWrite: false, isRepeatable: true, timeoutMs: 3e4 };
      const writePolicy = { isWrite: true, isRepeatable: false, timeoutMs: 3e4 };
      const idempotentPolicy = { ...writePolicy, isRepeatable: true };
      const maxUnpausedWrites = 20;
      const betweenWritesMs = 1e3;
      function createCaller(clock, stop, onWait) {
        const { pause, markWrite, waitForReadTurn, waitForWriteTurn } = createRequestTurns(clock, stop);
        const applyBackoff = (fault, attempt, isRepeatable) => {
          const waitMs = gitHubWaitMs(fault, { attempt, isRepeatable, today: clock.today(), random: clock.random() });
          if (waitMs === void 0)
            return false;
          onWait(waitMs, `GitHub answered ${fault.status ?? "nothing"}`);
          pause(waitMs);
          return true;
        };
        let hasTokenWorked = false;
        const callWithRetry = async (policy, send) => {
          const { isWrite, isRepeatable, timeoutMs } = policy;
          for (let attempt = policy.attempt ?? 1; ; attempt += 1) {
            await (isWrite ? waitForWriteTurn() : waitForReadTurn());
            const answer = await attemptOnce(send, stop, timeoutMs).finally(isWrite ? markWrite : void 0);
            if ("data" in answer) {
              hasTokenWorked = true;
              return answer;
            }
            const { fault } = answer;
            if (fault.status === 401 && hasTokenWorked)
              return { fault: { ...fault, isTokenExpired: true } };
            if (policy.failsAtLimit === true && (0, _answers_js__WEBPACK_IMPORTED_MODULE_3__.a5)(fault))
              return answer;
            if (!applyBackoff(fault, attempt, isRepeatable))
              return answer;
            if (policy.attempt !== void 0)
              return { ...answer, isRetryable: true };
          }
        };
        let lastWriteDone = Promise.resolve();
        const call = (policy, send) => {
          if (!policy.isWrite)
            return callWithRetry(policy, send);
          const thisWrite = lastWriteDone.then(() => callWithRetry(policy, send));
          lastWriteDone = thisWrite.catch(() => void 0);
          return thisWrite;
        };
        return { call, waitForReadTurn, waitForWriteTurn, applyBackoff, ...createDownloadLimit(clock) };
      }
      function createDownloadLimit(clock) {
        let refusal;
        let failedDownloadMs = 0;
        const ensureDownloadsAllowed = () => {
          if (refusal !== void 0 && clock.now() < refusal.until)
            throw refusal.error;
        };
        return {
          /** @throws AnchorError that tells why no file may be downloaded now */
          ensureDownloadsAllowed,
          /** Refuses downloads while the limit lasts that `limitFault` tells of, after `attempt` tries of one download. */
          refuseDownloads: (limitFault, attempt, error) => {
            refusal = { error, until: clock.now() + rateLimitWaitMs(limitFault, attempt, clock.today()) };
          },
          /** Runs `download`. Once failed downloads have taken 15 minutes together, refuses others, which could take days. */
          downloadInTime: async (download) => {
            ensureDownloadsAllowed();
            const startedAt = clock.now();
            try {
              return await download();
            } catch (error) {
              const isFailure = error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z && error.code !== "ASSET_DIGEST_MISMATCH";
              if (isFailure)
                failedDownloadMs += clock.now() - startedAt;
              if (isFailure && failedDownloadMs > maxLimitWaitMs)
                refusal = { error, until: Number.POSITIVE_INFINITY };
              throw error;
            }
          }
        };
      }
      function createRequestTurns(clock, stop) {
        const gate = (0, _api_fault_js__WEBPACK_IMPORTED_MODULE_1__.qD)(clock);
        let nextWriteAt = Number.NEGATIVE_INFINITY;
        let allowedAheadMs = (maxUnpausedWrites - 1) * betweenWritesMs;
        const waitForReadTurn = async () => {
          await gate.pass(stop);
          ensureNotStopped(stop);
        };
        const waitForWriteTurn = async () => {
          const waitMs = nextWriteAt - allowedAheadMs - clock.now();
          if (waitMs > 0)
            await clock.wait(waitMs, stop);
          await waitForReadTurn();
        };
        const markWrite = () => void (nextWriteAt = Math.max(nextWriteAt, clock.now()) + betweenWritesMs);
        const pause = (waitMs) => {
          gate.pause(waitMs);
          if (allowedAheadMs > 0)
            [nextWriteAt, allowedAheadMs] = [clock.now() + betweenWritesMs, 0];
        };
        return { waitForReadTurn, waitForWriteTurn, markWrite, pause };
      }
      async function attemptOnce(send, stop, timeoutMs) {
        try {
          const answer = await send({ signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]) });
          const { status, data, headers } = answer;
          const isParsed = typeof data === "object" && data !== null && !(data instanceof ArrayBuffer);
          return status === 204 || isParsed ? { data, hasNext: /\brel="?next\b/.test(headers.link ?? "") } : { fault: (0, _answers_js__WEBPACK_IMPORTED_MODULE_3__.PG)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.mz)(answer, "url"), typeof data === "string" && /^\s*</.test(data)) };
        } catch (thrown) {
          ensureNotStopped(stop);
          return { fault: (0, _answers_js__WEBPACK_IMPORTED_MODULE_3__.ec)(thrown) };
        }
      }
      function ensureNotStopped({ aborted }) {
        if (aborted)
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("NOT_ATTEMPTED", "The run was cancelled before GitHub had answered.");
      }
      const maxAttemptsAtLimit = 5;
      const maxAttemptsInOutage = 4;
      const maxLimitWaitMs = 15 * 6e4;
      const defaultLimitWaitMs = 6e4;
      const minBackoffShare = 0.5;
      function gitHubWaitMs(fault, { attempt, isRepeatable, today, random }) {
        if ((0, _answers_js__WEBPACK_IMPORTED_MODULE_3__.a5)(fault)) {
          const waitMs = rateLimitWaitMs(fault, attempt, today);
          return attempt < maxAttemptsAtLimit && waitMs <= maxLimitWaitMs ? waitMs : void 0;
        }
        if (!isRepeatable || !(0, _answers_js__WEBPACK_IMPORTED_MODULE_3__.X2)(fault) || attempt >= maxAttemptsInOutage)
          return void 0;
        return (0, _api_downloads_js__WEBPACK_IMPORTED_MODULE_0__.jo)(attempt, random, minBackoffShare);
      }
      function rateLimitWaitMs({ headers }, attempt, today) {
        const retryAfterMs = (0, _api_fault_js__WEBPACK_IMPORTED_MODULE_1__.mu)(headers["retry-after"], headers["date"], today);
        if (retryAfterMs !== void 0)
          return retryAfterMs;
        const resetAt = Number(headers["x-ratelimit-reset"]) * 1e3;
        if (headers["x-ratelimit-remaining"] !== "0" || !Number.isFinite(resetAt))
          return defaultLimitWaitMs * 2 ** (attempt - 1);
        const now = Date.parse(String(headers["date"]));
        return Math.max(1e3, resetAt + 1e3 - (Number.isNaN(now) ? today.getTime() : now));
      }
    })
  ),
  /***/
  9163: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $c: () => (
          /* binding */
          readListItems
        ),
        /* harmony export */
        Bq: () => (
          /* binding */
          withRepository
        ),
        /* harmony export */
        K_: () => (
          /* binding */
          pagePolicy
        ),
        /* harmony export */
        Ng: () => (
          /* binding */
          connect
        ),
        /* harmony export */
        Nt: () => (
          /* binding */
          maxPageSize
        ),
        /* harmony export */
        Xm: () => (
          /* binding */
          connectApi
        ),
        /* harmony export */
        m_: () => (
          /* binding */
          NotFoundError
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
        return withRepository(connectApi(options), repository);
      }
      function withRepository(connection, repository) {
        const [owner = "", repo = "", ...furtherParts] = repository.split("/");
        if (owner === "" || repo === "" || furtherParts.length > 0) {
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("RELEASE_NOT_FOUND", "GITHUB_REPOSITORY does not name a repository.", {
            hint: "Set GITHUB_REPOSITORY to OWNER/NAME. On a command line, give --repository OWNER/NAME."
          });
        }
        return { ...connection, repository, repo: { owner, repo } };
      }
      function connectApi(options) {
        const { token, apiUrl, web, clock, stop, onDebug } = options;
        const log = { debug: () => {
        }, info: () => {
        }, warn: onDebug, error: onDebug };
        const request = { fetch: withMaxAnswerBytes(web.fetch), log, parseSuccessResponseBody: false };
        const settings = { baseUrl: apiUrl, userAgent: "anchor-artifacts", request, log };
        const octokit = token === "" ? new _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_1__.gq(settings) : (0, _actions_github__WEBPACK_IMPORTED_MODULE_0__.Q)(token, settings);
        let githubAheadMs;
        const noteGitHubTime = (date) => {
          const time = typeof date === "string" ? Date.parse(date) : Number.NaN;
          if (!Number.isNaN(time))
            githubAheadMs = time - clock.now();
        };
        octokit.hook.wrap("request", async (send, given) => {
          const { method, url } = given;
          const startedAt = clock.now();
          const renderElapsed = () => `${Math.round(clock.now() - startedAt)} ms`;
          try {
            const answer = await send(given);
            const { status, headers } = answer;
            noteGitHubTime(headers.date);
            if (answer.data instanceof ReadableStream)
              answer.data = await parseAnswer(answer.data, headers["content-type"]);
            const requestId = headers["x-github-request-id"] ?? "without id";
            onDebug(`${method} ${url} ${status} ${renderElapsed()}, request ${requestId}`);
            return answer;
          } catch (thrown) {
            noteGitHubTime((0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.mz)(thrown, "response", "headers", "date"));
            const status = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.mz)(thrown, "response", "status");
            const result = typeof status === "number" ? status : "failed";
            onDebug(`${method} ${url} ${result} ${renderElapsed()}: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(thrown)}`);
            throw thrown;
          }
        });
        const caller = (0, _caller_js__WEBPACK_IMPORTED_MODULE_5__.uF)(clock, stop, (waitMs, why) => onDebug(`${why}; waiting ${Math.ceil(waitMs / 1e3)} s`));
        const githubTime = () => githubAheadMs === void 0 ? void 0 : new Date(clock.now() + githubAheadMs);
        return { ...options, ...caller, octokit, githubTime };
      }
      async function parseAnswer(body, type = "") {
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
      function withMaxAnswerBytes(fetch, maxBytes = maxAnswerBytes) {
        return async (...request) => {
          const answer = await fetch(...request);
          if (answer.body === null)
            return answer;
          const toError = () => new RangeError(`the answer has more than ${maxBytes} bytes`);
          const body = ReadableStream.from((0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.OC)(answer.body, maxBytes, toError));
          const { status, statusText, headers, url } = answer;
          return Object.defineProperty(new Response(body, { status, statusText, headers }), "url", { value: url });
        };
      }
      const maxPageSize = 100;
      const maxItems = 1e4;
      const pagePolicy = { ..._caller_js__WEBPACK_IMPORTED_MODULE_5__.T4, timeoutMs: 6e4 };
      class NotFoundError extends _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z {
      }
      async function* readListItems({ call }, task, refusalCode, send, pageSize = maxPageSize) {
        const seenIds = /* @__PURE__ */ new Set();
        const isNew = (item) => {
          const id2 = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.mz)(item, "id");
          if (id2 === void 0)
            return true;
          const isFirst = !seenIds.has(id2);
          seenIds.add(id2);
          return isFirst;
        };
        for (let page = 1; page <= maxItems / pageSize; page += 1) {
          const answer = await call(pagePolicy, (request) => send({ per_page: pageSize, page, request }));
          if ("fault" in answer) {
            const error = (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.Lg)(answer.fault, task, refusalCode);
            throw answer.fault.status === 404 ? new NotFoundError(error.code, (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.NS)(error), { cause: error }) : error;
          }
          if (!Array.isArray(answer.data))
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("GITHUB_UNAVAILABLE", `${task} failed: GitHub's answer is incomplete.`);
          yield* answer.data.filter(isNew);
          if (answer.data.length < pageSize && answer.hasNext !== true)
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
        R: () => (
          /* binding */
          isDigestMismatch
        ),
        /* harmony export */
        fs: () => (
          /* binding */
          readAsset
        ),
        /* harmony export */
        pA: () => (
          /* binding */
          throwUnjudged
        ),
        /* harmony export */
        r5: () => (
          /* binding */
          hashDownload
        )
        /* harmony export */
      });
      var node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8321);
      var _api_downloads_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(965);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5961);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6608);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2703);
      var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4964);
      var _connection_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9163);
      var _caller_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3480);
      var _answers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9780);
      function hashDownload(connection, asset, onBytes, signal, relay = (body) => body) {
        let hashes;
        const hashBody = async (body) => {
          let countedBytes = 0;
          hashes = void 0;
          try {
            hashes = await (0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_5__.LH)(relay(body), (bytes) => {
              countedBytes += bytes;
              onBytes(bytes);
            });
            const error = findMismatch(asset, hashes);
            if (error !== void 0)
              throw error;
            return { hashes, error };
          } catch (error) {
            onBytes(-countedBytes);
            throw error;
          }
        };
        return connection.downloadInTime(() => download(connection, asset, signal, hashBody)).catch((error) => {
          if (hashes === void 0 || !isDigestMismatch(error))
            throw error;
          return { hashes, error: asset.sha256 === void 0 ? void 0 : error };
        });
      }
      function throwUnjudged(thrown) {
        if (!(thrown instanceof _connection_js__WEBPACK_IMPORTED_MODULE_6__.m_))
          throw thrown;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("ASSET_NOT_JUDGED", "The release does not have this file any more.", { cause: thrown });
      }
      function isDigestMismatch(error) {
        return error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z && error.code === "ASSET_DIGEST_MISMATCH";
      }
      async function readAsset(connection, asset, maxBytes, signal) {
        const toTooLargeError = () => new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("ASSET_UNREADABLE", `The file is larger than the limit of ${maxBytes} bytes for evidence.`, {
          hint: "No evidence of this action is that large. Find out who attached the file."
        });
        let chunks = [];
        const { error } = await hashDownload(connection, asset, () => {
        }, signal, async function* (body) {
          chunks = [];
          for await (const chunk of (0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.OC)(body, maxBytes, toTooLargeError)) {
            chunks.push(Uint8Array.from(chunk));
            yield chunk;
          }
        });
        if (error !== void 0)
          throw error;
        return Buffer.concat(chunks);
      }
      function toDownloadRefusal(answer, { address }) {
        const { status } = answer;
        const isApiRefusal = isFromApi(answer);
        const message = `GitHub refused the download of the file (${status}).`;
        if (status === 401 && isApiRefusal)
          return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("GITHUB_TOKEN_REJECTED", message, { hint: _answers_js__WEBPACK_IMPORTED_MODULE_8__.oU });
        if (status === 403 && isApiRefusal)
          return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("RELEASE_NOT_READABLE", message);
        const why = `${isApiRefusal ? "GitHub" : answer.host} answered ${status}`;
        const isGone = address === void 0 ? isApiRefusal && (status === 404 || status === 410) : status === 404;
        if (isGone)
          return new _connection_js__WEBPACK_IMPORTED_MODULE_6__.m_("ASSET_UNREADABLE", `The file could not be downloaded: ${why}.`);
        const isFinal = isApiRefusal && status >= 400 && status < 500 && status !== 408;
        return isFinal ? downloadError(why) : new Error(why);
      }
      function isFromApi({ headers }) {
        return headers["x-github-request-id"] !== void 0;
      }
      const maxDownloadAttempts = 4;
      const maxAssetBytes = 2 ** 31;
      async function download(connection, asset, signal, consume) {
        const { clock } = connection;
        const { size = maxAssetBytes } = asset;
        let mismatchCount = 0;
        for (let attempt = 1; ; attempt += 1) {
          let answer;
          const received = { start: "", bytes: 0, isWhole: false };
          try {
            answer = await openWithinLimit(connection, asset, signal);
            const body = observe(answer.body, received);
            const tooLongMessage = `GitHub recorded ${size} bytes for this file, but the download has more.`;
            const limitedBody = (0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.OC)(body, size, () => new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("ASSET_DIGEST_MISMATCH", tooLongMessage));
            if (answer.status === 200)
              return await consume((0, _api_downloads_js__WEBPACK_IMPORTED_MODULE_1__.k3)(limitedBody, size, clock));
            answer.body.destroy();
            throw toDownloadRefusal(answer, asset);
          } catch (cause) {
            const isOther = isOtherFile(asset, received, cause);
            const foreignPage = answer && (0, _answers_js__WEBPACK_IMPORTED_MODULE_8__.cx)(answer, received.start, isOther && !isGitHubHost(answer, connection, asset));
            if (isDigestMismatch(cause))
              mismatchCount += 1;
            const isFirstMismatch = isDigestMismatch(cause) && mismatchCount === 1;
            if (cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z && !isFirstMismatch)
              throw isDigestMismatch(cause) && foreignPage !== void 0 ? downloadError(foreignPage, cause) : cause;
            if (signal.aborted)
              throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("NOT_ATTEMPTED", "The run was cancelled before this file was downloaded.");
            const isFinal = cause instanceof RangeError || attempt >= maxDownloadAttempts;
            if (isFinal)
              throw downloadError(foreignPage ?? (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause), cause);
            await clock.wait((0, _api_downloads_js__WEBPACK_IMPORTED_MODULE_1__.jo)(attempt, clock.random(), _caller_js__WEBPACK_IMPORTED_MODULE_7__.OO), signal);
          }
        }
      }
      async function* observe(body, received) {
        for await (const chunk of body) {
          if (received.bytes === 0)
            received.start = Buffer.from(chunk.subarray(0, 100)).toString("latin1");
          received.bytes += chunk.length;
          yield chunk;
        }
        received.isWhole = true;
      }
      function isOtherFile({ size }, { bytes, isWhole }, cause) {
        if (size === void 0)
          return isDigestMismatch(cause);
        return bytes > size || isWhole && bytes < size;
      }
      function isGitHubHost({ host }, { apiUrl }, { address }) {
        const apiName = new URL(apiUrl).hostname.replace(/^api\./, "");
        const { hostname } = new URL(`https://${host}`);
        const gitHubNames = [apiName, address?.hostname ?? apiName, "githubusercontent.com"];
        return gitHubNames.some((name) => hostname === name || hostname.endsWith(`.${name}`));
      }
      function downloadError(why, cause) {
        const isNetworkError = cause instanceof Error && "syscall" in cause;
        const hint = isNetworkError ? "Check network, proxy and DNS. The file is not judged." : void 0;
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("ASSET_UNREADABLE", `The file could not be downloaded: ${why}.`, { cause, hint });
      }
      function findMismatch({ expectedSha256, sha256 = expectedSha256, size }, hashes) {
        if (size !== void 0 && hashes.size < size)
          throw new Error(`only ${hashes.size} of ${size} bytes came`);
        if (sha256 === void 0 || hashes.sha256 === sha256)
          return void 0;
        const message = `GitHub recorded SHA-256 ${sha256} for this file, but the download has ${hashes.sha256}.`;
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("ASSET_DIGEST_MISMATCH", message);
      }
      async function openWithinLimit(connection, asset, signal) {
        for (let attempt = 1; ; attempt += 1) {
          await connection.waitForReadTurn();
          connection.ensureDownloadsAllowed();
          const answer = await openAsset(connection, asset, signal);
          const limitFault = asset.address === void 0 ? await readRateLimit(answer) : void 0;
          if (limitFault === void 0)
            return answer;
          if (connection.applyBackoff(limitFault, attempt, false))
            continue;
          const error = (0, _answers_js__WEBPACK_IMPORTED_MODULE_8__.Lg)(limitFault, "Downloading an asset", "RELEASE_NOT_READABLE");
          if (isFromApi(answer))
            connection.refuseDownloads(limitFault, attempt, error);
          throw error;
        }
      }
      const maxRefusalBytes = 65536;
      async function readRateLimit({ status, headers, body }) {
        if (status !== 403 && status !== 429)
          return void 0;
        const toError = () => new RangeError("the refusal is too long");
        const data = await (0, node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__.json)((0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.OC)(body, maxRefusalBytes, toError)).catch(() => void 0);
        const fault = (0, _answers_js__WEBPACK_IMPORTED_MODULE_8__.ec)({ status, response: { status, headers, data } });
        return (0, _answers_js__WEBPACK_IMPORTED_MODULE_8__.a5)(fault) ? fault : void 0;
      }
      function openAsset({ web, token, apiUrl, repository }, { id: id2, address }, signal) {
        const api = new URL(apiUrl);
        const firstUrl = address ?? new URL(`${apiUrl}/repos/${repository}/releases/assets/${id2}`);
        const accept = "application/octet-stream";
        return (0, _api_downloads_js__WEBPACK_IMPORTED_MODULE_1__.c$)(web, firstUrl, signal, {
          // All ports of the local machine belong to one owner, so http and other ports are safe there.
          isAllowed: (url) => url.protocol === "https:" || url.origin === api.origin || (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_4__.U9)(api) && (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_4__.U9)(url),
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
        createGitHubForge: () => (
          /* binding */
          createGitHubForge
        ),
        /* harmony export */
        listAssets: () => (
          /* binding */
          listAssets
        ),
        /* harmony export */
        readNamedAsset: () => (
          /* binding */
          readNamedAsset
        ),
        /* harmony export */
        readRefusalCode: () => (
          /* binding */
          readRefusalCode
        ),
        /* harmony export */
        readReleaseWithAssets: () => (
          /* binding */
          readReleaseWithAssets
        ),
        /* harmony export */
        toUploadUrl: () => (
          /* binding */
          toUploadUrl
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2508);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2872);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2703);
      var _release_forge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9326);
      var _connection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9163);
      var _caller_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3480);
      var _downloads_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38);
      var _answers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9780);
      function createGitHubForge(options) {
        const connection = (0, _connection_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(options);
        const reads = createReads(connection);
        const writeCalls = createWriteCalls(connection, reads.readRelease);
        return {
          ...reads,
          githubTime: connection.githubTime,
          ensureUploadAddress: (release) => void toUploadUrl(release, "", options.apiUrl),
          ...createWrites(connection, writeCalls),
          ...createAssetWrites(connection, writeCalls, reads.readAssets),
          hash: (asset, onBytes, signal) => (0, _downloads_js__WEBPACK_IMPORTED_MODULE_6__.r5)(connection, asset, onBytes, signal).catch(_downloads_js__WEBPACK_IMPORTED_MODULE_6__.pA),
          read: (asset, maxBytes) => readNamedAsset(connection, asset, maxBytes)
        };
      }
      async function readNamedAsset(connection, asset, maxBytes) {
        try {
          return await (0, _downloads_js__WEBPACK_IMPORTED_MODULE_6__.fs)(connection, asset, maxBytes, connection.stop);
        } catch (thrown) {
          throw thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z ? (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.EB)(thrown, `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.zz)(asset.name)}: ${thrown.ownMessage}`) : thrown;
        }
      }
      async function readReleaseWithAssets({ call, repo, octokit }, tag) {
        const { repos } = octokit.rest;
        const getByTag = (request) => repos.getReleaseByTag({ ...repo, tag, request });
        const getLatest = (request) => repos.getLatestRelease({ ...repo, request });
        for (const send of tag === "latest" ? [getByTag, getLatest] : [getByTag]) {
          const answer = await call({ ..._caller_js__WEBPACK_IMPORTED_MODULE_5__.T4, failsAtLimit: true }, send);
          if ("fault" in answer && answer.fault.status === 404)
            continue;
          const data = (0, _answers_js__WEBPACK_IMPORTED_MODULE_7__.qu)(answer, "Reading the release", readRefusalCode);
          const release = (0, _answers_js__WEBPACK_IMPORTED_MODULE_7__.zR)(data);
          if (!Array.isArray(data.assets))
            throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_7__.AO)("list of the release's assets");
          const assets = data.assets.map((asset) => (0, _answers_js__WEBPACK_IMPORTED_MODULE_7__.Ky)(asset, release.tag)).filter(({ isUploaded }) => isUploaded);
          return { release, assets };
        }
        return void 0;
      }
      const readRefusalCode = "RELEASE_NOT_READABLE";
      function createReads(connection) {
        const { call, repo } = connection;
        const { repos } = connection.octokit.rest;
        const readOneRelease = async (send) => {
          const answer = await call(_caller_js__WEBPACK_IMPORTED_MODULE_5__.T4, send);
          if ("fault" in answer && answer.fault.status === 404)
            return void 0;
          return (0, _answers_js__WEBPACK_IMPORTED_MODULE_7__.zR)((0, _answers_js__WEBPACK_IMPORTED_MODULE_7__.qu)(answer, "Reading the release", readRefusalCode));
        };
        return {
          readRelease: async (id2) => {
            const release = await readOneRelease((request) => repos.getRelease({ ...repo, release_id: id2, request }));
            if (release !== void 0 && release.id !== id2)
              throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_7__.AO)("answer about a release");
            return release;
          },
          readReleaseByTag: (tag) => readOneRelease((request) => repos.getReleaseByTag({ ...repo, tag, request })),
          readLatestRelease: () => readOneRelease((request) => repos.getLatestRelease({ ...repo, request })),
          readReleases: async function* () {
            const releases = (0, _connection_js__WEBPACK_IMPORTED_MODULE_4__.$c)(connection, "Listing the releases", readRefusalCode, (query) => repos.listReleases({ ...repo, ...query }));
            for await (const data of releases)
              yield (0, _answers_js__WEBPACK_IMPORTED_MODULE_7__.zR)(data);
          },
          readAssets: async (release) => {
            const assets = await listAssets(connection, release);
            if (assets === void 0)
              throw (0, _release_forge_js__WEBPACK_IMPORTED_MODULE_3__.hq)(release.tag);
            return assets;
          }
        };
      }
      async function listAssets(connection, { id: id2, tag }) {
        const assets = [];
        const assetItems = (0, _connection_js__WEBPACK_IMPORTED_MODULE_4__.$c)(connection, "Listing the release's assets", readRefusalCode, (query) => connection.octokit.rest.repos.listReleaseAssets({ ...connection.repo, release_id: id2, ...query }));
        try {
          for await (const data of assetItems)
            assets.push((0, _answers_js__WEBPACK_IMPORTED_MODULE_7__.Ky)(data, tag));
          return assets;
        } catch (thrown) {
          if (thrown instanceof _connection_js__WEBPACK_IMPORTED_MODULE_4__.m_)
            return void 0;
          throw thrown;
        }
      }
      const writeRefusalCode = "RELEASE_NOT_WRITABLE";
      const uploadPolicy = { ..._caller_js__WEBPACK_IMPORTED_MODULE_5__.ef, timeoutMs: 3e5 };
      const maxUnclearAnswers = 3;
      function createWriteCalls({ call }, readRelease) {
        const unclearFaultsByKey = /* @__PURE__ */ new Map();
        return {
          readRelease,
          /**
           * Makes a write once. After an unclear answer, the caller reads whether the write was done, and calls again if not.
           * In an outage that would never end, so this throws after {@link maxUnclearAnswers}.
           */
          callWrite: async ({ id: id2 }, task, policy, send) => {
            const key = `${id2} ${task}`;
            const faults = unclearFaultsByKey.get(key) ?? [];
            const last = faults.at(-1);
            if (last !== void 0 && faults.length >= maxUnclearAnswers)
              throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_7__.Lg)(last, task, writeRefusalCode);
            const answer = await call(policy, send);
            unclearFaultsByKey.set(key, "fault" in answer && (0, _answers_js__WEBPACK_IMPORTED_MODULE_7__.X2)(answer.fault) ? [...faults, answer.fault] : []);
            return answer;
          },
          /** Makes the error of a refused write. After a 404, the release is read: is it gone, or may the token only read? */
          toRefusal: async ({ id: id2, tag }, fault, task) => {
            const isGone = fault.status === 404 && await readRelease(id2) === void 0;
            return isGone ? (0, _release_forge_js__WEBPACK_IMPORTED_MODULE_3__.hq)(tag) : (0, _answers_js__WEBPACK_IMPORTED_MODULE_7__.Lg)(fault, task, writeRefusalCode);
          }
        };
      }
      function createWrites(connection, { callWrite, toRefusal, readRelease }) {
        const { call, waitForWriteTurn, repo, octokit } = connection;
        const { repos } = octokit.rest;
        return {
          waitForWriteTurn,
          ensureWritable: async (release) => {
            const { id: id2, tag } = release;
            for (let attempt = 1; ; attempt += 1) {
              await waitForWriteTurn();
              const current = await readRelease(id2);
              if (current === void 0)
                throw (0, _release_forge_js__WEBPACK_IMPORTED_MODULE_3__.hq)(tag);
              const unchangedField = current.name ? { name: current.name } : { prerelease: current.isPrerelease };
              const answer = await call({ ..._caller_js__WEBPACK_IMPORTED_MODULE_5__.cL, attempt }, (request) => repos.updateRelease({ ...repo, release_id: id2, ...unchangedField, request }));
              if ("data" in answer || answer.fault.status === 422)
                return;
              if (answer.isRetryable !== true)
                throw await toRefusal(release, answer.fault, `Writing to the release ${tag}`);
            }
          },
          updateNotes: async (release, body, attempt) => {
            const task = "Writing the release notes";
            const answer = await callWrite(release, task, { ..._caller_js__WEBPACK_IMPORTED_MODULE_5__.ef, attempt }, (request) => repos.updateRelease({ ...repo, release_id: release.id, body, request }));
            if ("data" in answer)
              return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_8__.mz)(answer.data, "body") === body ? "sent" : "unclear";
            if (answer.isRetryable === true)
              return "again";
            if ((0, _answers_js__WEBPACK_IMPORTED_MODULE_7__.X2)(answer.fault))
              return "unclear";
            throw await toRefusal(release, answer.fault, task);
          }
        };
      }
      function createAssetWrites({ call, repo, octokit, apiUrl }, { callWrite, toRefusal }, readAssets) {
        const { repos } = octokit.rest;
        return {
          uploadAsset: async (release, name, bytes, label) => {
            const url = toUploadUrl(release, name, apiUrl).href;
            const headers = { "content-type": "application/octet-stream" };
            const task = `Uploading ${label}`;
            const answer = await callWrite(release, task, uploadPolicy, (request) => octokit.request({ method: "POST", url, headers, data: bytes, request }));
            if ("data" in answer)
              return toAssetNamed(name, answer.data, release);
            if ((0, _answers_js__WEBPACK_IMPORTED_MODULE_7__.X2)(answer.fault) || (0, _answers_js__WEBPACK_IMPORTED_MODULE_7__.hU)(answer.fault))
              return void 0;
            const error = await toRefusal(release, answer.fault, task);
            if (error.code !== "GITHUB_REFUSED" || (await readAssets(release)).length < _release_forge_js__WEBPACK_IMPORTED_MODULE_3__.s7)
              throw error;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("ASSET_LIMIT_REACHED", error.message, { cause: error.cause });
          },
          renameAsset: async (release, { id: id2 }, name) => {
            const answer = await call(_caller_js__WEBPACK_IMPORTED_MODULE_5__.cL, (request) => repos.updateReleaseAsset({ ...repo, asset_id: id2, name, request }));
            if ("data" in answer)
              return toAssetNamed(name, answer.data, release);
            if ((0, _answers_js__WEBPACK_IMPORTED_MODULE_7__.hU)(answer.fault))
              return void 0;
            const task = `Giving the new ${name}, which is attached and whole, its name`;
            const error = await toRefusal(release, answer.fault, task);
            if (answer.fault.status !== 404 || error.code === "RELEASE_NOT_FOUND")
              throw error;
            return "gone";
          },
          deleteAsset: async ({ id: id2 }, label) => {
            const answer = await call(_caller_js__WEBPACK_IMPORTED_MODULE_5__.cL, (request) => repos.deleteReleaseAsset({ ...repo, asset_id: id2, request }));
            if ("data" in answer || answer.fault.status === 404)
              return;
            throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_7__.Lg)(answer.fault, `Removing an asset in place of ${label}`, writeRefusalCode);
          }
        };
      }
      function toAssetNamed(name, data, { tag }) {
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_8__.mz)(data, "name") === name ? (0, _answers_js__WEBPACK_IMPORTED_MODULE_7__.Ky)(data, tag) : void 0;
      }
      function toUploadUrl({ uploadUrl }, name, apiUrl) {
        const url = new URL(uploadUrl.replace(/\{.*$/s, ""));
        const api = new URL(apiUrl);
        const allowedHosts = [api.host, api.host.replace(/^api\./, "uploads."), `uploads.${api.host}`];
        const isGitHubHost = url.protocol === api.protocol && allowedHosts.includes(url.host);
        if (!isGitHubHost && !((0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_2__.U9)(api) && (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_2__.U9)(url))) {
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("GITHUB_REFUSED", `The release gave the upload address ${url.origin}, which is not GitHub's. Nothing was uploaded.`, { hint: "Check who answers at GITHUB_API_URL: GitHub gives no such address. Or set release-attach: body." });
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
  )
};
