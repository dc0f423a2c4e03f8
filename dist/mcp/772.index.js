export const id = 772;
export const ids = [772];
export const modules = {
  /***/
  8772: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        createClients: () => (
          /* binding */
          createClients
        )
      });
      var errors = __webpack_require__(3943);
      var open_stamp = __webpack_require__(4327);
      var core_outcome = __webpack_require__(973);
      var url = __webpack_require__(5708);
      var host_clock = __webpack_require__(4258);
      var external_node_crypto_ = __webpack_require__(7598);
      var members = __webpack_require__(7066);
      ;
      const always = Number.POSITIVE_INFINITY;
      const refusal = { certainty: "refused", attempts: 1 };
      const statusRules = {
        401: { code: "API_KEY_REJECTED", ...refusal },
        402: { code: "PLAN_LIMIT_REACHED", ...refusal },
        403: { code: "API_KEY_REJECTED", ...refusal },
        404: { code: "ENDPOINT_NOT_FOUND", ...refusal },
        408: { code: "REQUEST_TIMEOUT", certainty: "perhaps-processed", attempts: always },
        // The request in progress may be ours, so the chain has to be asked.
        409: { code: "REQUEST_REJECTED", certainty: "perhaps-processed", attempts: 1 },
        425: { code: "SERVICE_UNAVAILABLE", certainty: "refused", attempts: always },
        429: { code: "RATE_LIMITED", certainty: "refused", attempts: always }
      };
      function ruleOf(status) {
        if (status >= 500)
          return { code: "SERVICE_UNAVAILABLE", certainty: "perhaps-processed", attempts: always };
        if (status < 400)
          return { code: "REDIRECT_REFUSED", ...refusal };
        return statusRules[status] ?? { code: "REQUEST_REJECTED", ...refusal };
      }
      function faultOfStatus(status, headers, asked, today, said) {
        const { code, ...rule } = ruleOf(status);
        const asksToWait = rule.certainty !== "refused" || rule.attempts > 1;
        const retryAfterMs = asksToWait ? parseRetryAfter(headers["retry-after"], headers["date"], today) : void 0;
        const account = `POST ${asked.path} answered ${status}${detail(status, headers, asked, retryAfterMs)}.`;
        const facts = { requestId: asked.requestId, said: status < 400 ? void 0 : said, retryAfterMs, httpStatus: status };
        const error = new errors._Z(code, account, facts);
        return { error, ...rule, ...retryAfterMs !== void 0 && { retryAfterMs } };
      }
      function withoutEnvelope(fault) {
        const { httpStatus = 0 } = fault.error;
        if (httpStatus >= 500 || httpStatus === 425 || httpStatus === 429)
          return fault;
        return { ...fault, certainty: "perhaps-processed", ofGateway: true };
      }
      function detail(status, headers, asked, retryAfterMs) {
        const { bytes, address } = asked;
        if (status === 404 && address !== void 0)
          return `: nothing is at ${address}`;
        if (status === 413 && bytes !== void 0)
          return `, too large, to ${bytes} bytes`;
        if (status < 400)
          return `, a redirect to ${originOf(headers["location"])}`;
        return retryAfterMs === void 0 ? "" : `, to be retried after ${Math.ceil(retryAfterMs / 1e3)} s`;
      }
      function originOf(location) {
        if (location === void 0)
          return "nowhere";
        return URL.canParse(location) ? new URL(location).origin : "a relative address";
      }
      function garbledFault(what, { path, requestId }, attempts = 1) {
        const error = new errors._Z("RESPONSE_INVALID", `POST ${path} answered ${what}.`, { requestId });
        return { error, certainty: "perhaps-processed", attempts, garbled: true };
      }
      const breakRules = {
        // The catalogue's hint says that nothing was sent, which is false for a request that was under way.
        aborted: ({ sent }) => ({
          code: "NOT_ATTEMPTED",
          what: "was cancelled",
          attempts: 1,
          ...sent && { hint: "The request was under way when the run was cancelled: run the job again for its answer." }
        }),
        // After a timeout one more attempt is made, not three: each may take the whole deadline.
        timeout: ({ sent }, timeoutMs) => ({
          code: "REQUEST_TIMEOUT",
          what: `brought no whole answer within ${timeoutMs / 1e3} s`,
          attempts: sent ? 2 : always
        }),
        // The text goes into `said`, because it quotes names from the certificate, which may be an attacker's.
        tls: ({ cause }) => ({
          code: "TLS_REJECTED",
          what: "was not sent, the TLS connection was refused",
          attempts: 1,
          said: reasonOf(cause)
        }),
        failed: ({ sent, cause }) => sent ? lostConnection(cause) : noConnection(cause)
      };
      function faultOfBreak(broken, { path, requestId }, timeoutMs) {
        const { cause, sent, reason } = broken;
        const { code, what, attempts, ...words } = breakRules[reason](broken, timeoutMs);
        const error = new errors._Z(code, `POST ${path} ${what}.`, { requestId, cause, ...words });
        return { error, certainty: sent ? "perhaps-processed" : "not-sent", attempts };
      }
      function lostConnection(cause) {
        const code = "CONNECTION_LOST";
        const isContinue = (0, members.mz)(cause, "code") === "UND_ERR_SOCKET" && (0, members.mz)(cause, "message") === "bad response";
        if (!isContinue)
          return { code, what: `was sent, then the connection broke: ${reasonOf(cause)}`, attempts: always };
        const what = "was sent and answered with 100 Continue, unasked, behind which no answer can be read";
        const hint = "Have the service, or the gateway before it, send 100 Continue only to requests that ask for it: the HTTP client of this tool gives up at it.";
        return { code, what, attempts: 1, hint };
      }
      function noConnection(cause) {
        const code = "SERVICE_UNREACHABLE";
        const [, status] = /^Proxy response \((\d{3})\)/.exec(cause instanceof Error ? cause.message : "") ?? [];
        if (status === void 0)
          return { code, what: `was not sent: ${reasonOf(cause)}`, attempts: always };
        const what = `was not sent: the proxy answered ${status} to CONNECT`;
        if (status === "407")
          return { code, what, attempts: 1, hint: "Give the proxy's user and password in HTTPS_PROXY." };
        if (!status.startsWith("4") || status === "429")
          return { code, what, attempts: always };
        return { code, what, attempts: 1, hint: "Have the proxy let this host through, or name the host in NO_PROXY." };
      }
      const opensslError = /:error:[0-9A-F]{8}:[^:]*:[^:]*:([^:\n]+)/;
      function reasonOf(cause) {
        if (cause instanceof AggregateError && cause.errors.length > 0)
          return reasonOf(cause.errors[0]);
        if (!(cause instanceof Error))
          return String(cause);
        const code = "code" in cause ? String(cause.code) : cause.name;
        const [, opensslReason] = opensslError.exec(cause.message) ?? [];
        if (opensslReason !== void 0)
          return `${code} ${opensslReason}`;
        return cause.message.includes(code) ? cause.message : `${code} ${cause.message}`;
      }
      function parseRetryAfter(value, date, today) {
        if (typeof value !== "string")
          return void 0;
        if (/^\d{1,9}$/.test(value))
          return Number(value) * 1e3;
        const then = parseHttpDate(value);
        if (then === void 0)
          return void 0;
        const wait = then - (parseHttpDate(date) ?? today.getTime());
        return wait > 0 ? wait : void 0;
      }
      function parseHttpDate(value) {
        const form = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
        const parsed = typeof value === "string" && form.test(value) ? Date.parse(value) : Number.NaN;
        return Number.isNaN(parsed) ? void 0 : parsed;
      }
      var api_connect = __webpack_require__(4660);
      var agent = __webpack_require__(7405);
      var dispatcher = __webpack_require__(883);
      var env_http_proxy_agent = __webpack_require__(3137);
      var external_node_zlib_ = __webpack_require__(8522);
      ;
      function createReceiver() {
        const { promise: exchange2, resolve } = Promise.withResolvers();
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
        return { exchange: exchange2, handler, breakOff };
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
      function post(dispatcher2, { url: url2, headers, body, timeoutMs, signal }) {
        if (signal.aborted)
          return Promise.resolve({ kind: "broken", reason: "aborted", sent: false, cause: void 0 });
        const { exchange: exchange2, handler, breakOff } = createReceiver();
        const timer = setTimeout(() => breakOff("timeout"), timeoutMs);
        const leave = onAbort(signal, () => breakOff("aborted"));
        const target = { origin: url2.origin, path: url2.pathname, method: "POST" };
        try {
          dispatcher2.dispatch({ ...target, headers: { ...headers, "accept-encoding": "identity" }, body }, handler);
        } catch (cause) {
          handler.onResponseError(void 0, cause);
        }
        return exchange2.finally(() => {
          clearTimeout(timer);
          leave();
        });
      }
      const followers = /* @__PURE__ */ new WeakMap();
      function onAbort(signal, breakOff) {
        const waiting2 = followers.get(signal) ?? /* @__PURE__ */ new Set();
        followers.set(signal, waiting2.add(breakOff));
        if (waiting2.size === 1)
          signal.addEventListener("abort", breakAllOff);
        return () => {
          waiting2.delete(breakOff);
          if (waiting2.size === 0)
            signal.removeEventListener("abort", breakAllOff);
        };
      }
      function breakAllOff({ target }) {
        for (const breakOff of followers.get(target) ?? [])
          breakOff();
      }
      var core_text = __webpack_require__(7422);
      ;
      const maxLength = 200;
      const parse_chain_name_placeholder = /\{(block|txpow|transaction)\}/g;
      function parseChainName(text) {
        if (text.trim() === "")
          return void 0;
        if (text.length > maxLength)
          throw new RangeError(`this has more than ${maxLength} characters`);
        if (text.search(unseenCharacters) >= 0)
          throw new RangeError("this has a line break or another invisible character");
        const [, before = "", last = ""] = /^(?:(.*)\s)?(\S+)$/s.exec(text.trim()) ?? [];
        const isAddress = /^[a-z][a-z0-9+.-]*:\/|\{/i.test(last);
        const name = (isAddress ? before : text).trim();
        if (/:\/\/|[{}]/.test(name))
          throw new RangeError("the address must stand last, after the name and a space");
        const mistake = isAddress ? parse_chain_name_findMistake(last) : void 0;
        if (mistake !== void 0)
          throw new RangeError(mistake);
        return { ...name !== "" && { name }, ...isAddress && { explorer: last } };
      }
      function parse_chain_name_findMistake(explorer) {
        if (!/^[\x21-\x7e]+$/.test(explorer))
          return "its address has a character outside ASCII";
        const filled = explorer.replaceAll(parse_chain_name_placeholder, "0");
        if (!URL.canParse(filled))
          return "its address is no address";
        const { protocol, username, password, origin } = new URL(filled);
        if (protocol !== "https:")
          return "its address is not https:";
        if (username !== "" || password !== "")
          return "its address has a user name or password in it";
        if (/[{}]/.test(filled))
          return "its address has braces around other words than block, txpow and transaction";
        if (filled === explorer)
          return "its address lacks {block}, {txpow} or {transaction}";
        return explorer.toLowerCase().startsWith(origin) ? void 0 : "its address must begin with https:// and a host name";
      }
      ;
      const maxSaidLength = 100;
      function lookUpAddress(explorer, record) {
        if (findMistake(explorer) !== void 0)
          return void 0;
        const { blockNumber: block, txpowId: txpow, transactionId: transaction } = record;
        const ids2 = { block: block?.toString(), txpow, transaction };
        let isKnown = true;
        const address = explorer.replaceAll(placeholder, (_, name) => {
          const id2 = ids2[name] ?? "";
          isKnown &&= id2.isWellFormed() && /[^.]/.test(id2);
          return isKnown ? encodeURIComponent(id2) : "";
        });
        return isKnown ? safeLink(address) : void 0;
      }
      function renderChainName({ name, explorer = "" }) {
        return name ?? (findMistake(explorer) === void 0 ? new URL(explorer.replaceAll(placeholder, "0")).host : "");
      }
      function toSaidName(text) {
        const name = text?.trim() ?? "";
        return name !== "" && name.length <= maxSaidLength && (0, core_text.wh)(name) === name ? name : void 0;
      }
      ;
      const maxJsonLength = 64 * 1024 * 1024;
      const maxJsonDepth = 32;
      function parseJsonText(text, revive) {
        if (text.length > maxJsonLength)
          throw new RangeError("it is larger than 64 MiB");
        const repeated = scan(text);
        const value = parseAsJson(text, revive);
        if (repeated === void 0)
          return value;
        throw new RangeError(`an object of it has two members named ${JSON.stringify(repeated.slice(0, 80))}`);
      }
      function parseAsJson(text, revive) {
        try {
          return JSON.parse(text, revive);
        } catch (cause) {
          if (!(cause instanceof SyntaxError))
            throw cause;
          throw new RangeError("it is not JSON", { cause });
        }
      }
      function scan(text) {
        const open = [];
        const signs = /["[{}\]]/g;
        const colon = /\s*:/y;
        let repeated;
        for (let found = signs.exec(text); found !== null; found = signs.exec(text)) {
          const [sign] = found;
          if (sign === '"') {
            signs.lastIndex = colon.lastIndex = endOfString(text, found.index);
            const names = colon.test(text) ? open.at(-1) : void 0;
            const name = names === void 0 ? "" : nameOf(text.slice(found.index, signs.lastIndex));
            if (names?.has(name))
              repeated ??= name;
            names?.add(name);
          } else if (sign === "}" || sign === "]")
            open.pop();
          else if (open.push(sign === "{" ? /* @__PURE__ */ new Set() : void 0) > maxJsonDepth) {
            throw new RangeError(`it nests deeper than ${maxJsonDepth} levels`);
          }
        }
        return repeated;
      }
      function endOfString(text, start) {
        for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
          let escapes = 0;
          while (text[at - escapes - 1] === "\\")
            escapes += 1;
          if (escapes % 2 === 0)
            return at + 1;
        }
        return text.length;
      }
      function nameOf(string) {
        return string.includes("\\") ? String(parseAsJson(string, void 0)) : string.slice(1, -1);
      }
      const strict = new TextDecoder("utf-8", { fatal: true });
      function json_decodeUtf8(bytes) {
        return strict.decode(bytes);
      }
      async function* takeAtMost(bytes, most, tooMany) {
        let size = 0;
        for await (const chunk of bytes) {
          size += chunk.length;
          if (size > most)
            throw tooMany();
          yield chunk;
        }
      }
      var wire = __webpack_require__(9417);
      ;
      const maxMessageLength = 200;
      function readReply(answer, asked, today) {
        const { status, headers, json } = answer;
        if (status >= 300) {
          const fault = faultOfStatus(status, headers, asked, today, messageIn(json));
          return wire.rN.safeParse(json).success ? fault : withoutEnvelope(fault);
        }
        if (status !== 200) {
          const fault = garbledFault(`with status ${status}, which promises nothing`, asked);
          return status === 202 ? { ...fault, accepted: true } : fault;
        }
        if (!jsonType.test(headers["content-type"] ?? "")) {
          return garbledFault("with something other than JSON, as a proxy or a login page would", asked);
        }
        if (typeof json !== "object" || json === null || Array.isArray(json)) {
          return garbledFault("with a body that is not one JSON object", asked, 2);
        }
        const { data: read } = wire.RE.safeParse(json);
        if (read?.status !== "success" || read.statusCode !== 200)
          return faultOfEnvelope(read, json, headers, asked, today);
        const { [wire.b3.demo]: demo, [wire.b3.chainName]: chainName } = headers;
        return { envelope: read, requestId: asked.requestId, demo: demo === "1", chainName: toSaidName(chainName) };
      }
      function faultOfEnvelope(read, json, headers, asked, today) {
        const refusal2 = wire.rN.safeParse(json);
        const statusCode = refusal2.success ? refusal2.data.statusCode : read?.statusCode;
        const said = messageIn(json);
        const isError = typeof statusCode === "number" && Number.isInteger(statusCode);
        if (isError && statusCode >= 400 && statusCode <= 599) {
          const fault = faultOfStatus(statusCode, headers, asked, today, said);
          return { ...refusal2.success ? fault : withoutEnvelope(fault), attempts: 1 };
        }
        if (!refusal2.success) {
          return garbledFault(read === void 0 ? "with JSON of a form that is not the service's" : "without saying that it succeeded", asked);
        }
        const account = `POST ${asked.path} was refused by the service.`;
        const error = new errors._Z("SERVICE_REFUSED", account, { requestId: asked.requestId, said });
        return { error, certainty: statusCode === 200 ? "perhaps-processed" : "refused", attempts: 1 };
      }
      const jsonType = /^(?:application\/json|application\/[\w.-]+\+json)\s*(?:;|$)/i;
      function messageIn(json) {
        const message = (0, members.mz)(json, "message");
        return typeof message === "string" && message !== "" ? message.slice(0, maxMessageLength) : void 0;
      }
      function parseJson(body, redact2) {
        try {
          const text = json_decodeUtf8(body);
          if (!text.includes("\\") && redact2(text) === text)
            return parseJsonText(text);
          return parseJsonText(text, (_, value) => typeof value === "string" ? redact2(value) : value);
        } catch (error) {
          if (error instanceof RangeError || error instanceof TypeError)
            return void 0;
          throw error;
        }
      }
      ;
      const maxAttempts = 4;
      const callBudgetMs = 18e4;
      const maxWaitMs = 6e4;
      function nextWait(fault, { attempt, elapsedMs, repeatable }, random) {
        if (fault.certainty === "perhaps-processed" && !repeatable)
          return void 0;
        if (attempt >= Math.min(maxAttempts, fault.attempts))
          return void 0;
        const wait = fault.retryAfterMs ?? backoff(attempt, random, 0);
        return wait <= maxWaitMs && elapsedMs + wait <= callBudgetMs ? wait : void 0;
      }
      function backoff(attempt, random, least) {
        return 1e3 * 2 ** (attempt - 1) * (least + (1 - least) * random);
      }
      const windowMs = 60250;
      function createRateLimiter(perMinute, clock) {
        const sent = [];
        let resumeAt = Number.NEGATIVE_INFINITY;
        let closed;
        const waitOrTake = () => {
          const now = clock.now();
          if (resumeAt > now)
            return resumeAt - now;
          if (perMinute === 0)
            return 0;
          while ((sent[0] ?? now) <= now - windowMs)
            sent.shift();
          if (sent.length >= perMinute)
            return (sent[0] ?? now) + windowMs - now;
          sent.push(now);
          return 0;
        };
        return {
          turn: async (signal) => {
            for (; ; ) {
              const wait = closed === void 0 && !signal.aborted ? waitOrTake() : 0;
              if (wait <= 0)
                return closed;
              await clock.wait(wait, signal);
            }
          },
          pause: (milliseconds) => {
            resumeAt = Math.max(resumeAt, clock.now() + milliseconds);
          },
          close: (fault) => {
            closed ??= fault;
          }
        };
      }
      ;
      function isFault(answer) {
        return "certainty" in answer;
      }
      function withSignal(line, signal) {
        if (signal === void 0)
          return line;
        const { stop, abort } = line.cancellation;
        return { ...line, cancellation: { stop: AbortSignal.any([stop, signal]), abort } };
      }
      function jsonQuestion(route, body) {
        const text = JSON.stringify(body);
        return { route, body: () => text, report: false, repeatable: true };
      }
      async function call(line, question) {
        const { clock, rateLimiter, cancellation } = line;
        let spentMs = 0;
        let last;
        for (let attempt = 1; ; attempt += 1) {
          const closed = await rateLimiter.turn(cancellation.stop);
          if (closed !== void 0)
            return last ?? closed;
          const started = clock.now();
          const answer = await ask(line, question);
          if (!isFault(answer))
            return answer;
          const elapsedMs = spentMs + clock.now() - started;
          const progress = { attempt, elapsedMs, repeatable: question.repeatable };
          const wait = nextWait(answer, progress, clock.random());
          holdBack(rateLimiter, answer, wait);
          if (wait === void 0 || cancellation.stop.aborted)
            return answer;
          await clock.wait(wait, cancellation.stop);
          if (cancellation.stop.aborted)
            return answer;
          spentMs += clock.now() - started;
          last = answer;
        }
      }
      function holdBack(rateLimiter, { error, retryAfterMs }, wait = retryAfterMs) {
        if (error.code !== "RATE_LIMITED" || wait === void 0)
          return;
        if (wait <= maxWaitMs)
          return rateLimiter.pause(wait);
        const account = `Nothing was sent for it after ${error.code}: ${error.account}`;
        rateLimiter.close(unsent(new errors._Z("NOT_ATTEMPTED", account, { cause: error })));
      }
      function unsent(error) {
        return { error, certainty: "not-sent", attempts: 1 };
      }
      async function ask(line, question) {
        const { cancellation, clock, underWay } = line;
        if (cancellation.stop.aborted) {
          return unsent(new errors._Z("NOT_ATTEMPTED", "The run was cancelled before this was sent."));
        }
        const path = wire.JZ[question.route];
        const asked = { path, requestId: (0, external_node_crypto_.randomUUID)(), address: line.addressOf(path).href };
        const started = clock.now();
        underWay.add(asked.requestId);
        try {
          const answer = await exchange(line, question, asked);
          line.onRequest(eventOf(asked, answer, clock.now() - started));
          if (isFault(answer))
            return answer;
          const echoed = answer.envelope.requestId ?? "";
          return echoed !== asked.requestId && underWay.has(echoed) ? mismatch(asked) : answer;
        } finally {
          underWay.delete(asked.requestId);
        }
      }
      async function exchange(line, { route, body, report, repeatable }, asked) {
        const content = body();
        const timeoutMs = report ? line.timeoutMs * 2 : line.timeoutMs;
        const answer = await post(line.dispatcher, {
          url: line.addressOf(wire.JZ[route]),
          headers: headersOf(line.apiKey, asked.requestId, report, typeof content === "string"),
          body: content,
          timeoutMs,
          // A request that costs something is not interrupted by a stop; a free one is broken off at once.
          signal: repeatable ? line.cancellation.stop : line.cancellation.abort
        });
        if (answer.kind === "broken")
          return faultOfBreak(answer, asked, timeoutMs);
        const { status, headers } = answer;
        const json = parseJson(answer.body, line.redact);
        return readReply({ status, headers: redactShown(headers, line.redact), json }, { ...asked, bytes: bodySizeOf(content) }, line.clock.today());
      }
      const shownFields = ["location", wire.b3.chainName];
      function redactShown(headers, redact2) {
        const shown = shownFields.filter((name) => headers[name] !== void 0);
        if (shown.length === 0)
          return headers;
        return { ...headers, ...Object.fromEntries(shown.map((name) => [name, redact2(headers[name] ?? "")])) };
      }
      function eventOf({ path, requestId }, answer, elapsedMs) {
        const event = { path, requestId, milliseconds: Math.round(elapsedMs) };
        if (!isFault(answer))
          return { ...event, result: "200" };
        const { code } = answer.error;
        const isOpen = code === "NOT_ATTEMPTED" && answer.certainty === "perhaps-processed";
        return { ...event, result: code, ...isOpen && { isOpen } };
      }
      function bodySizeOf(content) {
        if (typeof content === "string")
          return Buffer.byteLength(content);
        return [...content.values()].reduce((sum, part) => sum + (typeof part === "string" ? part.length : part.size), 0);
      }
      function headersOf(apiKey, requestId, report, isJson) {
        return {
          [wire.b3.apiKey]: apiKey,
          [wire.b3.requestId]: requestId,
          accept: "application/json",
          "user-agent": "anchor-artifacts",
          ...report && { [wire.b3.report]: "true" },
          // A form writes its own type, with the boundary (spec §4.3).
          ...isJson && { "content-type": "application/json" }
        };
      }
      function mismatch({ path, requestId }) {
        const message = `POST ${path} was answered with the reply to another request of this run.`;
        const error = new errors._Z("REPLY_MISMATCH", message, { requestId });
        return { error, certainty: "perhaps-processed", attempts: 1 };
      }
      var core_digest = __webpack_require__(4161);
      var utils = __webpack_require__(2565);
      ;
      const numberZero = "000100";
      const numberOne = "000101";
      const hashHead = "00000020";
      const zeroBytes = (0, utils.aT)(numberZero);
      const oneBytes = (0, utils.aT)(numberOne);
      const headBytes = (0, utils.aT)(hashHead);
      const maxMerkleSteps = 256;
      function nodeHash(left, right) {
        return hashParts(oneBytes, hashBlob(left), hashBlob(right), zeroBytes);
      }
      function merkle_merkleRoot(data, path) {
        return path.steps.reduce((current, { left, hash }) => left ? nodeHash(hash, current) : nodeHash(current, hash), hashParts(zeroBytes, hashBlob(data), zeroBytes));
      }
      function merkle_parseMerklePath(text) {
        if (!/^0x(?:[0-9a-f]{2})+$/i.test(text))
          throw new RangeError("proof is not 0x-prefixed hex");
        const reader = readerOf(hexToBytes(text.slice(2)));
        const blockTime = reader.number();
        const count = reader.number();
        if (count > BigInt(maxMerkleSteps))
          throw new RangeError(`proof has more than ${maxMerkleSteps} steps`);
        const steps = Array.from({ length: Number(count) }, () => reader.step());
        reader.end();
        return { blockTime, steps };
      }
      function formatMerklePath({ blockTime, steps }) {
        const parts = steps.flatMap(({ left, hash }) => [Uint8Array.of(left ? 1 : 0), hashBlob(hash), zeroBytes]);
        const bytes = concatBytes(numberBytes(blockTime), numberBytes(BigInt(steps.length)), ...parts);
        return `0x${bytesToHex(bytes).toUpperCase()}`;
      }
      function hashParts(...parts) {
        return digestFromBytes(sha3_256(concatBytes(...parts)));
      }
      function hashBlob(digest) {
        return concatBytes(headBytes, hexToBytes(digest));
      }
      function numberBytes(value) {
        const hex = value.toString(16);
        const even = hex.length % 2 === 0 ? hex : `0${hex}`;
        const signed = Number.parseInt(even.slice(0, 2), 16) > 127 ? `00${even}` : even;
        return concatBytes(Uint8Array.of(0, signed.length / 2), hexToBytes(signed));
      }
      function readerOf(bytes) {
        let offset = 0;
        const take = (length) => {
          const taken = bytes.subarray(offset, offset + length);
          if (taken.length !== length)
            throw new RangeError("proof ends too early");
          offset += length;
          return taken;
        };
        const number = () => {
          const [scale = 1, length = 0] = take(2);
          if (scale !== 0 || length < 1 || length > 32)
            throw new RangeError("proof holds a number of a foreign form");
          const value = take(length);
          if ((value[0] ?? 0) > 127)
            throw new RangeError("proof holds a negative number");
          return BigInt(`0x${bytesToHex(value)}`);
        };
        const step = () => {
          const [side = 2] = take(1);
          if (side > 1)
            throw new RangeError("proof has a step that is neither left nor right");
          if (bytesToHex(take(4)) !== hashHead)
            throw new RangeError("proof holds a hash that is not 32 bytes");
          const hash = digestFromBytes(take(32));
          if (number() !== 0n)
            throw new RangeError("proof holds a value other than 0");
          return { left: side === 1, hash };
        };
        const end = () => {
          if (offset !== bytes.length)
            throw new RangeError("proof goes on after its last step");
        };
        return { number, step, end };
      }
      ;
      const maxProofBytes = 1048576;
      function parseProof(name, bytes) {
        try {
          return { name, bytes, ...checkedRoot(onlyItem(parseProofJson(bytes))) };
        } catch (cause) {
          if (!(cause instanceof RangeError))
            throw cause;
          throw new AnchorError("PROOF_INVALID", `The proof file is not valid: ${cause.message}.`, { cause });
        }
      }
      function parseProofItem(bytes) {
        const members2 = onlyItem(parseProofJson(bytes));
        const hex = (name) => {
          const value = Object.hasOwn(members2, name) ? members2[name] : void 0;
          const text = typeof value === "string" ? toPrefixedHash(value) : "";
          if (!/^0x[0-9a-f]+$/i.test(text))
            throw new RangeError(`${name} is not 0x-prefixed hex`);
          return text;
        };
        return { address: hex("address"), data: hex("data"), proof: hex("proof"), root: hex("root") };
      }
      function parseProofJson(bytes) {
        if (bytes.length > maxProofBytes)
          throw new RangeError("it is larger than 1 MiB");
        try {
          return JSON.parse(decodeUtf8(bytes));
        } catch (cause) {
          throw new RangeError("it is not JSON", { cause });
        }
      }
      function onlyItem(json) {
        const item = Array.isArray(json) ? json[0] : json;
        if (Array.isArray(json) && json.length !== 1) {
          throw new RangeError(`it holds ${json.length} proofs, and the service answers about one`);
        }
        if (typeof item !== "object" || item === null)
          throw new RangeError("it holds no proof object");
        return item;
      }
      function checkedRoot(item) {
        const { address, data, proof, root } = item;
        const digest = digestFromWire(data);
        const stated = digestFromWire(root);
        if (typeof address !== "string" || !/^0x[0-9a-f]{1,64}$/i.test(address))
          throw new RangeError("address is not 0x-prefixed hex");
        if (digest === void 0)
          throw new RangeError("data is not a SHA3-256 digest");
        if (stated === void 0)
          throw new RangeError("root is not a 32-byte hash");
        if (typeof proof !== "string")
          throw new RangeError("proof is not text");
        if (merkleRoot(digest, parseMerklePath(proof)) !== stated)
          throw new RangeError("its path does not lead from data to root");
        return { digest, root: stated };
      }
      const lostProofHint = "Report it to the service's operator. The stamp itself stands; its proof was not written.";
      function renderProofFile(item, digest) {
        const text = renderItem(item);
        const problem = whyUnusable(text, digest);
        if (problem === void 0)
          return text;
        throw new AnchorError("PROOF_INVALID", `The proof that the service gave cannot be used: ${problem}.`, {
          hint: lostProofHint
        });
      }
      function renderItem({ address, data, proof, root }) {
        return JSON.stringify([{ address, data, proof, root }], void 0, 2);
      }
      function whyUnusable(text, digest) {
        const bytes = new TextEncoder().encode(text);
        try {
          const item = parseProofItem(bytes);
          if (digestFromWire(item.data) !== digest)
            return "it is about another digest";
          parseProof("", bytes);
          return renderItem(item) === text ? void 0 : "it has a hash without 0x";
        } catch (thrown) {
          if (thrown instanceof RangeError)
            return thrown.message;
          if (thrown instanceof AnchorError)
            return thrown.account.replace(/^[^:]*: |\.$/g, "");
          throw thrown;
        }
      }
      ;
      function isAbsent(value) {
        return value === void 0 || value === null || value === "";
      }
      function findVerification(data) {
        for (const candidate of candidatesIn(data)) {
          const parsed = wire.Ot.safeParse(candidate);
          if (parsed.success)
            return parsed.data;
        }
        return void 0;
      }
      function isTooLong(data) {
        const members2 = candidatesIn(data).filter(isObject).flatMap(Object.values);
        return members2.some((member) => Array.isArray(member) && member.length > wire.hE);
      }
      function candidatesIn(data) {
        const response = (0, members.mz)(data, "response");
        const nested = (0, members.mz)(response, "data");
        return [(0, members.mz)(data, "data"), isObject(nested) ? { ...response, ...nested } : response, data];
      }
      function isObject(value) {
        return typeof value === "object" && value !== null && !Array.isArray(value);
      }
      function verificationEvidence(reply, found) {
        return toEvidence(reply, {
          result: found.result,
          method: found.method ?? found.validationmethod,
          uniqueHashes: found.uniquehashes,
          nftCoinId: found.nftcoinid,
          nftTxnId: found.nfttxnid,
          records: (found.blockchaindata ?? []).map(toChainRecord),
          segments: (found.filesegments ?? []).map(({ matchedhash, offset, packetsize }) => withoutAbsent({ matchedHash: matchedhash, offset, packetSize: packetsize })),
          report: findReport(reply.envelope.data)
        });
      }
      function toChainRecord(record) {
        return withoutAbsent({
          blockNumber: record.blocknumber,
          blockDate: record.blockdate,
          txpowId: record.txpowid,
          transactionId: record.transactionid,
          coinId: record.coinid,
          matchedHash: record.matchedhash
        });
      }
      function findReport(data) {
        const candidates = [(0, members.mz)(data, "file"), (0, members.mz)(data, "data", "file"), (0, members.mz)(data, "response", "file")];
        const present = candidates.filter((candidate) => candidate !== void 0);
        const file = present.map((candidate) => wire.rn.safeParse(candidate)).find(({ success }) => success)?.data;
        if (file === void 0)
          return void 0;
        const facts = { fileName: file.filename, size: file.filesize, expiresIn: file.expiresin };
        return { url: file.downloadurl, ...withoutAbsent(facts) };
      }
      function withoutAbsent(fields) {
        return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isAbsent(value)));
      }
      const none = [];
      function toEvidence({ envelope, requestId, demo, chainName }, fields) {
        const { message, service, timestamp } = envelope;
        const answerId = envelope.requestId === requestId ? requestId : envelope.requestId;
        return {
          requestId,
          records: none,
          segments: none,
          ...withoutAbsent({ answerId, message, service, date: timestamp, chainName, ...fields }),
          ...demo && { demo: true }
        };
      }
      ;
      function judgeStamp(reply, digest) {
        const sent = wire.e4.safeParse(reply.envelope.data);
        if (!sent.success)
          return judgeExisting(reply, digest);
        const { status, params } = sent.data;
        if (!status) {
          const message = "The service answered, but its node did not accept the stamp (status is false).";
          return { kind: "failed", error: new errors._Z("SERVICE_REFUSED", message, { requestId: reply.requestId }) };
        }
        const states = Object.values(params.state).map(core_digest.s1).filter((state) => state !== void 0);
        if (states.includes(digest)) {
          return { kind: "accepted", evidence: toEvidence(reply, { address: params.address }) };
        }
        return states.length > 0 ? judge_reply_mismatch(reply, "was sent to the chain") : unknown(reply, "it names no hash that was sent to the chain");
      }
      function judgeExisting(reply, digest) {
        const judged2 = judgeVerify(reply, digest);
        if (judged2.kind === "verified")
          return { kind: "already-anchored", evidence: judged2.evidence };
        return judged2.kind === "failed" ? judged2 : unknown(reply, "it neither anchors the hash nor matches it");
      }
      function judgeCheck(reply, digest) {
        const parsed = wire.TG.safeParse(reply.envelope.data);
        if (!parsed.success)
          return unknown(reply, "it has no check result");
        const { hash, data } = parsed.data;
        const answered = (0, core_digest.s1)(hash);
        if (answered === void 0)
          return unknown(reply, "it does not say which hash it checked");
        if (answered !== digest)
          return judge_reply_mismatch(reply, "was checked");
        const evidence = toEvidence(reply, { result: data });
        if (data === wire.Ri.found)
          return { kind: "found", evidence };
        if (data === wire.Ri.notFound)
          return { kind: "not-found", evidence };
        return unknown(reply, "its text is neither \u201CHash found.\u201D nor \u201CHash not found.\u201D", evidence);
      }
      function judgeVerify(reply, digest, root) {
        const found = findVerification(reply.envelope.data);
        if (found === void 0) {
          const limit = `${wire.hE} chain records or file segments`;
          const isLong = isTooLong(reply.envelope.data);
          return unknown(reply, isLong ? `it lists more than ${limit}, which are not read` : "it has no verification result");
        }
        const answered = (0, core_digest.s1)(found.filehash);
        if (answered !== void 0 && answered !== digest)
          return judge_reply_mismatch(reply, "was verified");
        const evidence = verificationEvidence(reply, found);
        if (found.result === wire.kg.noMatch) {
          const named = answered !== void 0 || isAbsent(found.filehash);
          return named ? { kind: "no-match", evidence } : unknown(reply, "its file hash is not a hash", evidence);
        }
        if (found.result !== wire.kg.match)
          return unknown(reply, "its result is not one that is known", evidence);
        if (answered === void 0)
          return unknown(reply, "it does not say which hash it verified", evidence);
        const matches = ({ matchedHash }) => (0, core_digest.VB)(matchedHash, digest) || root !== void 0 && (0, core_digest.VB)(matchedHash, root);
        if (!evidence.records.some(matches))
          return unknown(reply, "no chain record in it matches the hash", evidence);
        return { kind: "verified", evidence };
      }
      function unknown(reply, why, evidence = toEvidence(reply, {})) {
        return { kind: "unknown", note: `The service's answer proves nothing: ${why}.`, evidence };
      }
      function judge_reply_mismatch({ requestId }, what) {
        const message = `The service answered that another hash ${what} than the one that was asked about.`;
        return { kind: "failed", error: new errors._Z("REPLY_MISMATCH", message, { requestId }) };
      }
      function judgeProofRequest({ envelope, requestId }, digest) {
        const parsed = wire.GK.safeParse(envelope.data);
        const { status, data, uid } = parsed.success ? parsed.data : {};
        if (status === false) {
          const message = "The service did not take the request for a proof.";
          return { kind: "refused", error: new errors._Z("SERVICE_REFUSED", message, { requestId }) };
        }
        const answered = (0, core_digest.s1)(data);
        if (answered !== void 0 && answered !== digest) {
          const message = "The service answered a request for a proof of another hash than the one that was sent.";
          return { kind: "refused", error: new errors._Z("REPLY_MISMATCH", message, { requestId }) };
        }
        const id2 = wire.nn.safeParse(uid);
        return id2.success ? { kind: "asked", uid: id2.data } : { kind: "open", account: "The answer to the request for a proof names no id to ask for it by." };
      }
      function judgeStatuses({ envelope, requestId }, asked) {
        const given = Array.isArray(envelope.data) ? envelope.data : [];
        const readable = given.flatMap((each) => wire.ey.safeParse(each).data ?? []);
        const items = Map.groupBy(readable, ({ uid }) => uid.toLowerCase());
        return new Map([...asked].map(([uid, digest]) => {
          const [item, another] = items.get(uid.toLowerCase()) ?? [];
          const isClear = item !== void 0 && another === void 0;
          return [uid, isClear ? judgeItem(item, digest, requestId) : waiting("The service's answer says nothing of it.")];
        }));
      }
      function judgeItem(item, digest, requestId) {
        const { status, onchain, data, address, proof, root } = item;
        const facts = { requestId, hint: lostProofHint };
        if (proof === wire.kQ) {
          const message = "The service could not make the proof of this digest.";
          return { kind: "lost", error: new errors._Z("SERVICE_REFUSED", message, facts) };
        }
        if (status === false) {
          const message = `The service has no proof under the id ${(0, core_text.wh)(item.uid, core_text.I6.word)}.`;
          return { kind: "lost", error: new errors._Z("SERVICE_REFUSED", message, facts) };
        }
        if (!isAbsent(data) && (0, core_digest.s1)(data) !== digest) {
          const message = "The proof that the service gave is of another digest.";
          return { kind: "lost", error: new errors._Z("PROOF_INVALID", message, facts) };
        }
        const isOnChain = onchain === true || onchain === 1 || typeof onchain === "string" && /^(?:true|1)$/i.test(onchain);
        if (!isOnChain || isAbsent(proof) && isAbsent(root))
          return waiting("It is not in a block yet.");
        const textOf = (value) => typeof value === "string" ? value : "";
        return {
          kind: "ready",
          item: { address: textOf(address), data: textOf(data), proof: textOf(proof), root: textOf(root) }
        };
      }
      function waiting(note) {
        return { kind: "waiting", note };
      }
      var redact = __webpack_require__(9289);
      ;
      const never = new AbortController().signal;
      function createClient(given) {
        const { base, apiKey, timeoutMs, clock = host_clock.m, ...options } = given;
        const redactFirst = (0, redact.l)(apiKey);
        const line = {
          addressOf: (0, url.tL)(base),
          // Read for each request: a key that was given for a short time is renewed.
          get apiKey() {
            return given.apiKey;
          },
          redact: (text) => given.apiKey === apiKey ? redactFirst(text) : (0, redact.l)(given.apiKey)(text),
          timeoutMs,
          dispatcher: createDispatcher(base),
          rateLimiter: createRateLimiter(options.requestRate ?? 0, clock),
          clock,
          cancellation: options.cancellation ?? { stop: never, abort: never },
          onRequest: options.onRequest ?? (() => {
          }),
          underWay: /* @__PURE__ */ new Set()
        };
        const check = async (digest, signal) => judged(await call(withSignal(line, signal), jsonQuestion("check", { hash: digest })), (reply) => judgeCheck(reply, digest));
        return {
          check,
          stamp: async (digest, signal) => {
            const question = { ...jsonQuestion("stamp", { hash: digest }), repeatable: false };
            return judgeStampAnswer(await call(withSignal(line, signal), question), digest, line.clock.now());
          },
          verify: async (digest, { report, fileName, fileSize }, signal) => {
            const body = { hash: digest, filename: fileName, filesize: fileSize };
            const question = { ...jsonQuestion("verify", body), report, repeatable: !report };
            return verifyOnce(withSignal(line, signal), question, (reply) => judgeVerify(reply, digest));
          },
          verifyProof: async (proof) => verifyOnce(line, await proofQuestion(proof), (reply) => judgeVerify(reply, proof.digest, proof.root)),
          proofs: createProofCalls(line),
          close: () => line.dispatcher.close()
        };
      }
      function judgeStampAnswer(answer, digest, now) {
        if (isFault(answer))
          return judgeStampFault(answer, now);
        const outcome = judgeStamp(answer, digest);
        if ((0, open_stamp.R0)(outcome) && "error" in outcome)
          return (0, open_stamp.J$)(outcome.error);
        if (outcome.kind !== "unknown")
          return outcome;
        const { note, ...facts } = outcome;
        return (0, open_stamp.Ih)({ kind: "unknown", since: now, mayResend: false, account: note }, facts);
      }
      function judgeStampFault({ error, certainty, garbled, ofGateway, accepted, retryAfterMs: pauseMs2 = 0 }, since) {
        if (certainty !== "perhaps-processed")
          return (0, core_outcome.w2)(error);
        if (ofGateway === true || error.code === "REPLY_MISMATCH")
          return (0, open_stamp.J$)(error);
        const isUnread = garbled === true && accepted !== true;
        const open = {
          kind: isUnread ? "unknown" : "unclear",
          since,
          mayResend: !isUnread,
          account: error.account,
          ...error.said !== void 0 && { said: error.said },
          ...pauseMs2 > maxWaitMs ? { heldBack: error } : pauseMs2 > 0 && { pauseMs: pauseMs2 }
        };
        return (0, open_stamp.Ih)(open, error.requestId === void 0 ? {} : { requestId: error.requestId });
      }
      async function proofQuestion(proof) {
        const forms = await Promise.resolve(
          /* import() */
        ).then(__webpack_require__.t.bind(__webpack_require__, 5910, 19));
        const body = () => {
          const form = new forms.FormData();
          form.set(wire.es, new Blob([proof.bytes], { type: "application/json" }), "proof.json");
          return form;
        };
        return { route: "verifyProof", body, report: true, repeatable: false };
      }
      async function verifyOnce(line, question, judge) {
        const first = await call(line, question);
        if (question.repeatable || !isFault(first) || first.certainty !== "perhaps-processed")
          return judged(first, judge);
        const { stop } = line.cancellation;
        const isLost = first.ofGateway !== true && first.error.code !== "REPLY_MISMATCH";
        if (isLost && !stop.aborted)
          await line.clock.wait(Math.min(first.retryAfterMs ?? pauseMs, maxWaitMs), stop);
        if (!isLost || stop.aborted)
          return judged(withLostReport(first), judge);
        const second = await call(line, { ...question, report: false, repeatable: true });
        if (isFault(second)) {
          const isFinal = second.garbled === true || (0, errors.uD)(second.error) || (0, errors.u2)(second.error.code).stopsRun;
          const isOfProof = question.route === "verifyProof" && isFinal !== true;
          return judged(withLostReport(isOfProof ? first : second), judge);
        }
        const outcome = judge(second);
        const evidence = (0, core_outcome.X1)(outcome);
        if (evidence === void 0 || evidence.report !== void 0)
          return outcome;
        return { ...outcome, evidence: { ...evidence, reportLost: first.error.account } };
      }
      function withLostReport(fault) {
        const { error } = fault;
        const account = `The report, with its trace on the chain, may have been paid for and is lost. ${error.account}`;
        const isAdvisable = !(0, errors.uD)(error) && error.code !== "NOT_ATTEMPTED";
        return { ...fault, error: (0, errors.Xd)(error, account, isAdvisable ? error.hint : errors.H7) };
      }
      const pauseMs = 2e3;
      function judged(answer, judge) {
        if (!isFault(answer))
          return judge(answer);
        const { error, garbled } = answer;
        const { requestId } = error;
        if (garbled !== true || error.code === "NOT_ATTEMPTED")
          return (0, core_outcome.w2)(error);
        return { kind: "unknown", note: error.message, ...requestId !== void 0 && { requestId } };
      }
      function createProofCalls(line) {
        return {
          request: async (digest) => {
            const answer = await call(line, { ...jsonQuestion("requestProof", { hash: digest }), repeatable: false });
            if (!isFault(answer))
              return judgeProofRequest(answer, digest);
            const { error, certainty, ofGateway } = answer;
            const isOpen = certainty === "perhaps-processed" && ofGateway !== true && error.code !== "REPLY_MISMATCH";
            return isOpen ? { kind: "open", account: error.account } : { kind: "refused", error };
          },
          status: async (asked, signal) => {
            const answer = await call(withSignal(line, signal), jsonQuestion("proofStatus", { uids: [...asked.keys()] }));
            return isFault(answer) ? answer.error : judgeStatuses(answer, asked);
          },
          maxAtOnce: wire.AW
        };
      }
      ;
      const maxClients = 8;
      const requestTimeoutMs = 6e4;
      function createClients(base, options) {
        const open = /* @__PURE__ */ new Map();
        const closing = /* @__PURE__ */ new Set();
        const release = (apiKey) => {
          const client = open.get(apiKey);
          if (client === void 0)
            return;
          open.delete(apiKey);
          const closed = client.close().finally(() => closing.delete(closed));
          closing.add(closed);
        };
        const clientOf = (apiKey) => {
          const known = open.get(apiKey);
          if (known !== void 0)
            return known;
          const [oldest] = open.size < maxClients ? [] : open.keys();
          if (oldest !== void 0)
            release(oldest);
          const client = createClient({ ...options, base, apiKey, timeoutMs: requestTimeoutMs });
          open.set(apiKey, client);
          return client;
        };
        const close = async () => {
          for (const apiKey of open.keys())
            release(apiKey);
          await Promise.all(closing);
        };
        return { clientOf, release, close };
      }
    })
  )
};
