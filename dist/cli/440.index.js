export const id = 440;
export const ids = [440];
export const modules = {
  /***/
  735: (
    /***/
    ((module) => {
      const wellknownHeaderNames = (
        /** @type {const} */
        [
          "Accept",
          "Accept-Encoding",
          "Accept-Language",
          "Accept-Ranges",
          "Access-Control-Allow-Credentials",
          "Access-Control-Allow-Headers",
          "Access-Control-Allow-Methods",
          "Access-Control-Allow-Origin",
          "Access-Control-Expose-Headers",
          "Access-Control-Max-Age",
          "Access-Control-Request-Headers",
          "Access-Control-Request-Method",
          "Age",
          "Allow",
          "Alt-Svc",
          "Alt-Used",
          "Authorization",
          "Cache-Control",
          "Clear-Site-Data",
          "Connection",
          "Content-Disposition",
          "Content-Encoding",
          "Content-Language",
          "Content-Length",
          "Content-Location",
          "Content-Range",
          "Content-Security-Policy",
          "Content-Security-Policy-Report-Only",
          "Content-Type",
          "Cookie",
          "Cross-Origin-Embedder-Policy",
          "Cross-Origin-Opener-Policy",
          "Cross-Origin-Resource-Policy",
          "Date",
          "Device-Memory",
          "Downlink",
          "ECT",
          "ETag",
          "Expect",
          "Expect-CT",
          "Expires",
          "Forwarded",
          "From",
          "Host",
          "If-Match",
          "If-Modified-Since",
          "If-None-Match",
          "If-Range",
          "If-Unmodified-Since",
          "Keep-Alive",
          "Last-Modified",
          "Link",
          "Location",
          "Max-Forwards",
          "Origin",
          "Permissions-Policy",
          "Pragma",
          "Proxy-Authenticate",
          "Proxy-Authorization",
          "RTT",
          "Range",
          "Referer",
          "Referrer-Policy",
          "Refresh",
          "Retry-After",
          "Sec-WebSocket-Accept",
          "Sec-WebSocket-Extensions",
          "Sec-WebSocket-Key",
          "Sec-WebSocket-Protocol",
          "Sec-WebSocket-Version",
          "Server",
          "Server-Timing",
          "Service-Worker-Allowed",
          "Service-Worker-Navigation-Preload",
          "Set-Cookie",
          "SourceMap",
          "Strict-Transport-Security",
          "Supports-Loading-Mode",
          "TE",
          "Timing-Allow-Origin",
          "Trailer",
          "Transfer-Encoding",
          "Upgrade",
          "Upgrade-Insecure-Requests",
          "User-Agent",
          "Vary",
          "Via",
          "WWW-Authenticate",
          "X-Content-Type-Options",
          "X-DNS-Prefetch-Control",
          "X-Frame-Options",
          "X-Permitted-Cross-Domain-Policies",
          "X-Powered-By",
          "X-Requested-With",
          "X-XSS-Protection"
        ]
      );
      const headerNameLowerCasedRecord = {};
      Object.setPrototypeOf(headerNameLowerCasedRecord, null);
      for (let i = 0; i < wellknownHeaderNames.length; ++i) {
        const key = wellknownHeaderNames[i];
        const lowerCasedKey = key.toLowerCase();
        headerNameLowerCasedRecord[key] = headerNameLowerCasedRecord[lowerCasedKey] = lowerCasedKey;
      }
      const defaultWebSocketMaxFragments = 131072;
      const defaultWebSocketMaxPayloadSize = 128 * 1024 * 1024;
      module.exports = {
        wellknownHeaderNames,
        headerNameLowerCasedRecord,
        defaultWebSocketMaxFragments,
        defaultWebSocketMaxPayloadSize
      };
    })
  ),
  /***/
  8707: (
    /***/
    ((module) => {
      const kUndiciError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR");
      class UndiciError extends Error {
        constructor(message, options) {
          super(message, options);
          this.name = "UndiciError";
          this.code = "UND_ERR";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kUndiciError] === true;
        }
        get [kUndiciError]() {
          return true;
        }
      }
      const kConnectTimeoutError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");
      class ConnectTimeoutError extends UndiciError {
        constructor(message) {
          super(message);
          this.name = "ConnectTimeoutError";
          this.message = message || "Connect Timeout Error";
          this.code = "UND_ERR_CONNECT_TIMEOUT";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kConnectTimeoutError] === true;
        }
        get [kConnectTimeoutError]() {
          return true;
        }
      }
      const kHeadersTimeoutError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");
      class HeadersTimeoutError extends UndiciError {
        constructor(message) {
          super(message);
          this.name = "HeadersTimeoutError";
          this.message = message || "Headers Timeout Error";
          this.code = "UND_ERR_HEADERS_TIMEOUT";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kHeadersTimeoutError] === true;
        }
        get [kHeadersTimeoutError]() {
          return true;
        }
      }
      const kHeadersOverflowError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");
      class HeadersOverflowError extends UndiciError {
        constructor(message) {
          super(message);
          this.name = "HeadersOverflowError";
          this.message = message || "Headers Overflow Error";
          this.code = "UND_ERR_HEADERS_OVERFLOW";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kHeadersOverflowError] === true;
        }
        get [kHeadersOverflowError]() {
          return true;
        }
      }
      const kBodyTimeoutError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");
      class BodyTimeoutError extends UndiciError {
        constructor(message) {
          super(message);
          this.name = "BodyTimeoutError";
          this.message = message || "Body Timeout Error";
          this.code = "UND_ERR_BODY_TIMEOUT";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kBodyTimeoutError] === true;
        }
        get [kBodyTimeoutError]() {
          return true;
        }
      }
      const kInvalidArgumentError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_INVALID_ARG");
      class InvalidArgumentError extends UndiciError {
        constructor(message) {
          super(message);
          this.name = "InvalidArgumentError";
          this.message = message || "Invalid Argument Error";
          this.code = "UND_ERR_INVALID_ARG";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kInvalidArgumentError] === true;
        }
        get [kInvalidArgumentError]() {
          return true;
        }
      }
      const kInvalidReturnValueError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");
      class InvalidReturnValueError extends UndiciError {
        constructor(message) {
          super(message);
          this.name = "InvalidReturnValueError";
          this.message = message || "Invalid Return Value Error";
          this.code = "UND_ERR_INVALID_RETURN_VALUE";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kInvalidReturnValueError] === true;
        }
        get [kInvalidReturnValueError]() {
          return true;
        }
      }
      const kAbortError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_ABORT");
      class AbortError extends UndiciError {
        constructor(message) {
          super(message);
          this.name = "AbortError";
          this.message = message || "The operation was aborted";
          this.code = "UND_ERR_ABORT";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kAbortError] === true;
        }
        get [kAbortError]() {
          return true;
        }
      }
      const kRequestAbortedError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_ABORTED");
      class RequestAbortedError extends AbortError {
        constructor(message) {
          super(message);
          this.name = "AbortError";
          this.message = message || "Request aborted";
          this.code = "UND_ERR_ABORTED";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kRequestAbortedError] === true;
        }
        get [kRequestAbortedError]() {
          return true;
        }
      }
      const kInformationalError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_INFO");
      class InformationalError extends UndiciError {
        constructor(message, options) {
          super(message, options);
          this.name = "InformationalError";
          this.message = message || "Request information";
          this.code = "UND_ERR_INFO";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kInformationalError] === true;
        }
        get [kInformationalError]() {
          return true;
        }
      }
      const kRequestContentLengthMismatchError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");
      class RequestContentLengthMismatchError extends UndiciError {
        constructor(message) {
          super(message);
          this.name = "RequestContentLengthMismatchError";
          this.message = message || "Request body length does not match content-length header";
          this.code = "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kRequestContentLengthMismatchError] === true;
        }
        get [kRequestContentLengthMismatchError]() {
          return true;
        }
      }
      const kResponseContentLengthMismatchError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");
      class ResponseContentLengthMismatchError extends UndiciError {
        constructor(message) {
          super(message);
          this.name = "ResponseContentLengthMismatchError";
          this.message = message || "Response body length does not match content-length header";
          this.code = "UND_ERR_RES_CONTENT_LENGTH_MISMATCH";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kResponseContentLengthMismatchError] === true;
        }
        get [kResponseContentLengthMismatchError]() {
          return true;
        }
      }
      const kClientDestroyedError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_DESTROYED");
      class ClientDestroyedError extends UndiciError {
        constructor(message) {
          super(message);
          this.name = "ClientDestroyedError";
          this.message = message || "The client is destroyed";
          this.code = "UND_ERR_DESTROYED";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kClientDestroyedError] === true;
        }
        get [kClientDestroyedError]() {
          return true;
        }
      }
      const kClientClosedError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_CLOSED");
      class ClientClosedError extends UndiciError {
        constructor(message) {
          super(message);
          this.name = "ClientClosedError";
          this.message = message || "The client is closed";
          this.code = "UND_ERR_CLOSED";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kClientClosedError] === true;
        }
        get [kClientClosedError]() {
          return true;
        }
      }
      const kSocketError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_SOCKET");
      class SocketError extends UndiciError {
        constructor(message, socket) {
          super(message);
          this.name = "SocketError";
          this.message = message || "Socket error";
          this.code = "UND_ERR_SOCKET";
          this.socket = socket;
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kSocketError] === true;
        }
        get [kSocketError]() {
          return true;
        }
      }
      const kNotSupportedError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");
      class NotSupportedError extends UndiciError {
        constructor(message) {
          super(message);
          this.name = "NotSupportedError";
          this.message = message || "Not supported error";
          this.code = "UND_ERR_NOT_SUPPORTED";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kNotSupportedError] === true;
        }
        get [kNotSupportedError]() {
          return true;
        }
      }
      const kBalancedPoolMissingUpstreamError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");
      class BalancedPoolMissingUpstreamError extends UndiciError {
        constructor(message) {
          super(message);
          this.name = "MissingUpstreamError";
          this.message = message || "No upstream has been added to the BalancedPool";
          this.code = "UND_ERR_BPL_MISSING_UPSTREAM";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kBalancedPoolMissingUpstreamError] === true;
        }
        get [kBalancedPoolMissingUpstreamError]() {
          return true;
        }
      }
      const kWebAssemblyNotSupportedError = /* @__PURE__ */ Symbol.for("undici.error.ERR_WEBASSEMBLY_NOT_SUPPORTED");
      class WebAssemblyNotSupportedError extends Error {
        constructor(message) {
          super(message || "WebAssembly is not supported in this environment, but is required for HTTP/1 parsing");
          this.code = "ERR_WEBASSEMBLY_NOT_SUPPORTED";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kWebAssemblyNotSupportedError] === true;
        }
        get [kWebAssemblyNotSupportedError]() {
          return true;
        }
      }
      const kHTTPParserError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_HTTP_PARSER");
      class HTTPParserError extends Error {
        constructor(message, code, data) {
          super(message);
          this.name = "HTTPParserError";
          this.code = code ? `HPE_${code}` : void 0;
          this.data = data ? data.toString() : void 0;
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kHTTPParserError] === true;
        }
        get [kHTTPParserError]() {
          return true;
        }
      }
      const kResponseExceededMaxSizeError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");
      class ResponseExceededMaxSizeError extends UndiciError {
        constructor(message) {
          super(message);
          this.name = "ResponseExceededMaxSizeError";
          this.message = message || "Response content exceeded max size";
          this.code = "UND_ERR_RES_EXCEEDED_MAX_SIZE";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kResponseExceededMaxSizeError] === true;
        }
        get [kResponseExceededMaxSizeError]() {
          return true;
        }
      }
      const kRequestRetryError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_REQ_RETRY");
      class RequestRetryError extends UndiciError {
        constructor(message, code, { headers, data }) {
          super(message);
          this.name = "RequestRetryError";
          this.message = message || "Request retry error";
          this.code = "UND_ERR_REQ_RETRY";
          this.statusCode = code;
          this.data = data;
          this.headers = headers;
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kRequestRetryError] === true;
        }
        get [kRequestRetryError]() {
          return true;
        }
      }
      const kResponseError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_RESPONSE");
      class ResponseError extends UndiciError {
        constructor(message, code, { headers, body, bodyTruncated = false }) {
          super(message);
          this.name = "ResponseError";
          this.message = message || "Response error";
          this.code = "UND_ERR_RESPONSE";
          this.statusCode = code;
          this.body = body;
          this.bodyTruncated = bodyTruncated;
          this.headers = headers;
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kResponseError] === true;
        }
        get [kResponseError]() {
          return true;
        }
      }
      const kSecureProxyConnectionError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_PRX_TLS");
      class SecureProxyConnectionError extends UndiciError {
        constructor(cause, message, options = {}) {
          super(message, { cause, ...options });
          this.name = "SecureProxyConnectionError";
          this.message = message || "Secure Proxy Connection failed";
          this.code = "UND_ERR_PRX_TLS";
          this.cause = cause;
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kSecureProxyConnectionError] === true;
        }
        get [kSecureProxyConnectionError]() {
          return true;
        }
      }
      const kProxyConnectionError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_PRX_CONN");
      class ProxyConnectionError extends UndiciError {
        constructor(cause, message, options = {}) {
          super(message, { cause, ...options });
          this.name = "ProxyConnectionError";
          this.message = message || "Proxy Connection failed";
          this.code = "UND_ERR_PRX_CONN";
          this.cause = cause;
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kProxyConnectionError] === true;
        }
        get [kProxyConnectionError]() {
          return true;
        }
      }
      const kMaxRedirectsError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_REDIRECT_MAX");
      class MaxRedirectsError extends UndiciError {
        constructor(message) {
          super(message);
          this.name = "MaxRedirectsError";
          this.message = message || "max redirects";
          this.code = "UND_ERR_REDIRECT_MAX";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kMaxRedirectsError] === true;
        }
        get [kMaxRedirectsError]() {
          return true;
        }
      }
      const kMaxOriginsReachedError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_MAX_ORIGINS_REACHED");
      class MaxOriginsReachedError extends UndiciError {
        constructor(message) {
          super(message);
          this.name = "MaxOriginsReachedError";
          this.message = message || "Maximum allowed origins reached";
          this.code = "UND_ERR_MAX_ORIGINS_REACHED";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kMaxOriginsReachedError] === true;
        }
        get [kMaxOriginsReachedError]() {
          return true;
        }
      }
      class Socks5ProxyError extends UndiciError {
        constructor(message, code) {
          super(message);
          this.name = "Socks5ProxyError";
          this.message = message || "SOCKS5 proxy error";
          this.code = code || "UND_ERR_SOCKS5";
        }
      }
      const kMessageSizeExceededError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");
      class MessageSizeExceededError extends UndiciError {
        constructor(message) {
          super(message);
          this.name = "MessageSizeExceededError";
          this.message = message || "Max decompressed message size exceeded";
          this.code = "UND_ERR_WS_MESSAGE_SIZE_EXCEEDED";
        }
        static [Symbol.hasInstance](instance) {
          return instance && instance[kMessageSizeExceededError] === true;
        }
        get [kMessageSizeExceededError]() {
          return true;
        }
      }
      module.exports = {
        AbortError,
        WebAssemblyNotSupportedError,
        HTTPParserError,
        UndiciError,
        HeadersTimeoutError,
        HeadersOverflowError,
        BodyTimeoutError,
        RequestContentLengthMismatchError,
        ConnectTimeoutError,
        InvalidArgumentError,
        InvalidReturnValueError,
        RequestAbortedError,
        ClientDestroyedError,
        ClientClosedError,
        InformationalError,
        SocketError,
        NotSupportedError,
        ResponseContentLengthMismatchError,
        BalancedPoolMissingUpstreamError,
        ResponseExceededMaxSizeError,
        RequestRetryError,
        ResponseError,
        SecureProxyConnectionError,
        ProxyConnectionError,
        MaxOriginsReachedError,
        MaxRedirectsError,
        Socks5ProxyError,
        MessageSizeExceededError
      };
    })
  ),
  /***/
  6443: (
    /***/
    ((module) => {
      module.exports = {
        kClose: /* @__PURE__ */ Symbol("close"),
        kDestroy: /* @__PURE__ */ Symbol("destroy"),
        kDispatch: /* @__PURE__ */ Symbol("dispatch"),
        kUrl: /* @__PURE__ */ Symbol("url"),
        kRequestOrigin: /* @__PURE__ */ Symbol("request origin"),
        kRedirectCacheControl: /* @__PURE__ */ Symbol("redirect cache control"),
        kOriginless: /* @__PURE__ */ Symbol("originless"),
        kWriting: /* @__PURE__ */ Symbol("writing"),
        kResuming: /* @__PURE__ */ Symbol("resuming"),
        kQueue: /* @__PURE__ */ Symbol("queue"),
        kConnect: /* @__PURE__ */ Symbol("connect"),
        kConnecting: /* @__PURE__ */ Symbol("connecting"),
        kKeepAliveDefaultTimeout: /* @__PURE__ */ Symbol("default keep alive timeout"),
        kKeepAliveMaxTimeout: /* @__PURE__ */ Symbol("max keep alive timeout"),
        kKeepAliveTimeoutThreshold: /* @__PURE__ */ Symbol("keep alive timeout threshold"),
        kKeepAliveTimeoutValue: /* @__PURE__ */ Symbol("keep alive timeout"),
        kKeepAlive: /* @__PURE__ */ Symbol("keep alive"),
        kHeadersTimeout: /* @__PURE__ */ Symbol("headers timeout"),
        kBodyTimeout: /* @__PURE__ */ Symbol("body timeout"),
        kServerName: /* @__PURE__ */ Symbol("server name"),
        kLocalAddress: /* @__PURE__ */ Symbol("local address"),
        kHost: /* @__PURE__ */ Symbol("host"),
        kNoRef: /* @__PURE__ */ Symbol("no ref"),
        kBodyUsed: /* @__PURE__ */ Symbol("used"),
        kBody: /* @__PURE__ */ Symbol("abstracted request body"),
        kRunning: /* @__PURE__ */ Symbol("running"),
        kBlocking: /* @__PURE__ */ Symbol("blocking"),
        kPending: /* @__PURE__ */ Symbol("pending"),
        kSize: /* @__PURE__ */ Symbol("size"),
        kBusy: /* @__PURE__ */ Symbol("busy"),
        kQueued: /* @__PURE__ */ Symbol("queued"),
        kFree: /* @__PURE__ */ Symbol("free"),
        kConnected: /* @__PURE__ */ Symbol("connected"),
        kClosed: /* @__PURE__ */ Symbol("closed"),
        kNeedDrain: /* @__PURE__ */ Symbol("need drain"),
        kReset: /* @__PURE__ */ Symbol("reset"),
        kDestroyed: /* @__PURE__ */ Symbol.for("nodejs.stream.destroyed"),
        kResume: /* @__PURE__ */ Symbol("resume"),
        kOnError: /* @__PURE__ */ Symbol("on error"),
        kMaxHeadersSize: /* @__PURE__ */ Symbol("max headers size"),
        kRunningIdx: /* @__PURE__ */ Symbol("running index"),
        kPendingIdx: /* @__PURE__ */ Symbol("pending index"),
        kError: /* @__PURE__ */ Symbol("error"),
        kClients: /* @__PURE__ */ Symbol("clients"),
        kClient: /* @__PURE__ */ Symbol("client"),
        kParser: /* @__PURE__ */ Symbol("parser"),
        kOnDestroyed: /* @__PURE__ */ Symbol("destroy callbacks"),
        kPipelining: /* @__PURE__ */ Symbol("pipelining"),
        kSocket: /* @__PURE__ */ Symbol("socket"),
        kHostHeader: /* @__PURE__ */ Symbol("host header"),
        kConnector: /* @__PURE__ */ Symbol("connector"),
        kStrictContentLength: /* @__PURE__ */ Symbol("strict content length"),
        kMaxRedirections: /* @__PURE__ */ Symbol("maxRedirections"),
        kMaxRequests: /* @__PURE__ */ Symbol("maxRequestsPerClient"),
        kProxy: /* @__PURE__ */ Symbol("proxy agent options"),
        kCounter: /* @__PURE__ */ Symbol("socket request counter"),
        kMaxResponseSize: /* @__PURE__ */ Symbol("max response size"),
        kHTTP2Session: /* @__PURE__ */ Symbol("http2Session"),
        kHTTP2Options: /* @__PURE__ */ Symbol("http2 options"),
        kHTTP2SessionState: /* @__PURE__ */ Symbol("http2Session state"),
        kRetryHandlerDefaultRetry: /* @__PURE__ */ Symbol("retry agent default retry"),
        kConstruct: /* @__PURE__ */ Symbol("constructable"),
        kListeners: /* @__PURE__ */ Symbol("listeners"),
        kHTTPContext: /* @__PURE__ */ Symbol("http context"),
        kMaxConcurrentStreams: /* @__PURE__ */ Symbol("max concurrent streams"),
        kHostAuthority: /* @__PURE__ */ Symbol("host authority"),
        kHTTP2InitialWindowSize: /* @__PURE__ */ Symbol("http2 initial window size"),
        kHTTP2ConnectionWindowSize: /* @__PURE__ */ Symbol("http2 connection window size"),
        kEnableConnectProtocol: /* @__PURE__ */ Symbol("http2session connect protocol"),
        kRemoteSettings: /* @__PURE__ */ Symbol("http2session remote settings"),
        kHTTP2Stream: /* @__PURE__ */ Symbol("http2session client stream"),
        kPingInterval: /* @__PURE__ */ Symbol("ping interval"),
        kUseMilo: /* @__PURE__ */ Symbol("use milo"),
        kNoProxyAgent: /* @__PURE__ */ Symbol("no proxy agent"),
        kHttpProxyAgent: /* @__PURE__ */ Symbol("http proxy agent"),
        kHttpsProxyAgent: /* @__PURE__ */ Symbol("https proxy agent"),
        kSocks5ProxyAgent: /* @__PURE__ */ Symbol("socks5 proxy agent")
      };
    })
  ),
  /***/
  7752: (
    /***/
    ((module, __unused_webpack_exports, __webpack_require__) => {
      const {
        wellknownHeaderNames,
        headerNameLowerCasedRecord
      } = __webpack_require__(735);
      class TstNode {
        /** @type {any} */
        value = null;
        /** @type {null | TstNode} */
        left = null;
        /** @type {null | TstNode} */
        middle = null;
        /** @type {null | TstNode} */
        right = null;
        /** @type {number} */
        code;
        /**
         * @param {string} key
         * @param {any} value
         * @param {number} index
         */
        constructor(key, value, index) {
          if (index === void 0 || index >= key.length) {
            throw new TypeError("Unreachable");
          }
          const code = this.code = key.charCodeAt(index);
          if (code > 127) {
            throw new TypeError("key must be ascii string");
          }
          if (key.length !== ++index) {
            this.middle = new TstNode(key, value, index);
          } else {
            this.value = value;
          }
        }
        /**
         * @param {string} key
         * @param {any} value
         * @returns {void}
         */
        add(key, value) {
          const length = key.length;
          if (length === 0) {
            throw new TypeError("Unreachable");
          }
          let index = 0;
          let node = this;
          while (true) {
            const code = key.charCodeAt(index);
            if (code > 127) {
              throw new TypeError("key must be ascii string");
            }
            if (node.code === code) {
              if (length === ++index) {
                node.value = value;
                break;
              } else if (node.middle !== null) {
                node = node.middle;
              } else {
                node.middle = new TstNode(key, value, index);
                break;
              }
            } else if (node.code < code) {
              if (node.left !== null) {
                node = node.left;
              } else {
                node.left = new TstNode(key, value, index);
                break;
              }
            } else if (node.right !== null) {
              node = node.right;
            } else {
              node.right = new TstNode(key, value, index);
              break;
            }
          }
        }
        /**
         * @param {Uint8Array} key
         * @returns {TstNode | null}
         */
        search(key) {
          const keylength = key.length;
          let index = 0;
          let node = this;
          while (node !== null && index < keylength) {
            let code = key[index];
            if (code <= 90 && code >= 65) {
              code |= 32;
            }
            while (node !== null) {
              if (code === node.code) {
                if (keylength === ++index) {
                  return node;
                }
                node = node.middle;
                break;
              }
              node = node.code < code ? node.left : node.right;
            }
          }
          return null;
        }
      }
      class TernarySearchTree {
        /** @type {TstNode | null} */
        node = null;
        /**
         * @param {string} key
         * @param {any} value
         * @returns {void}
         * */
        insert(key, value) {
          if (this.node === null) {
            this.node = new TstNode(key, value, 0);
          } else {
            this.node.add(key, value);
          }
        }
        /**
         * @param {Uint8Array} key
         * @returns {any}
         */
        lookup(key) {
          return this.node?.search(key)?.value ?? null;
        }
      }
      const tree = new TernarySearchTree();
      for (let i = 0; i < wellknownHeaderNames.length; ++i) {
        const key = headerNameLowerCasedRecord[wellknownHeaderNames[i]];
        tree.insert(key, key);
      }
      module.exports = {
        TernarySearchTree,
        tree
      };
    })
  ),
  /***/
  3440: (
    /***/
    ((module, __unused_webpack_exports, __webpack_require__) => {
      const assert = __webpack_require__(4589);
      const { kDestroyed, kBodyUsed, kListeners, kBody } = __webpack_require__(6443);
      const { IncomingMessage } = __webpack_require__(7067);
      const stream = __webpack_require__(7075);
      const net = __webpack_require__(7030);
      const { stringify } = __webpack_require__(1792);
      const { EventEmitter: EE, addAbortListener: addAbortListenerNative } = __webpack_require__(8474);
      const timers = __webpack_require__(6603);
      const { InvalidArgumentError, ConnectTimeoutError } = __webpack_require__(8707);
      const { headerNameLowerCasedRecord } = __webpack_require__(735);
      const { tree } = __webpack_require__(7752);
      class BodyAsyncIterable {
        constructor(body) {
          this[kBody] = body;
          this[kBodyUsed] = false;
        }
        async *[Symbol.asyncIterator]() {
          assert(!this[kBodyUsed], "disturbed");
          this[kBodyUsed] = true;
          yield* this[kBody];
        }
      }
      function noop() {
      }
      function wrapRequestBody(body) {
        if (isStream(body)) {
          if (bodyLength(body) === 0) {
            body.on("data", function() {
              assert(false);
            });
          }
          if (typeof body.readableDidRead !== "boolean") {
            body[kBodyUsed] = false;
            EE.prototype.on.call(body, "data", function() {
              this[kBodyUsed] = true;
            });
          }
          return body;
        } else if (body && typeof body.pipeTo === "function") {
          return new BodyAsyncIterable(body);
        } else if (body && isFormDataLike(body)) {
          return body;
        } else if (body && typeof body !== "string" && !ArrayBuffer.isView(body) && isIterable(body)) {
          return new BodyAsyncIterable(body);
        } else {
          return body;
        }
      }
      function isStream(obj) {
        return obj && typeof obj === "object" && typeof obj.pipe === "function" && typeof obj.on === "function";
      }
      function isBlobLike(object) {
        return object instanceof Blob;
      }
      function pathHasQueryOrFragment(url) {
        return url.includes("?") || url.includes("#");
      }
      function serializePathWithQuery(url, queryParams) {
        if (pathHasQueryOrFragment(url)) {
          throw new Error('Query params cannot be passed when url already contains "?" or "#".');
        }
        const stringified = stringify(queryParams);
        if (stringified) {
          url += "?" + stringified;
        }
        return url;
      }
      function isValidPort(port) {
        const value = parseInt(port, 10);
        return value === Number(port) && value >= 0 && value <= 65535;
      }
      function isHttpOrHttpsPrefixed(value) {
        return value != null && value[0] === "h" && value[1] === "t" && value[2] === "t" && value[3] === "p" && (value[4] === ":" || value[4] === "s" && value[5] === ":");
      }
      function parseURL(url) {
        if (typeof url === "string") {
          url = new URL(url);
          if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
            throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
          }
          return url;
        }
        if (!url || typeof url !== "object") {
          throw new InvalidArgumentError("Invalid URL: The URL argument must be a non-null object.");
        }
        if (!(url instanceof URL)) {
          if (url.port != null && url.port !== "" && isValidPort(url.port) === false) {
            throw new InvalidArgumentError("Invalid URL: port must be a valid integer or a string representation of an integer.");
          }
          if (url.path != null && typeof url.path !== "string") {
            throw new InvalidArgumentError("Invalid URL path: the path must be a string or null/undefined.");
          }
          if (url.pathname != null && typeof url.pathname !== "string") {
            throw new InvalidArgumentError("Invalid URL pathname: the pathname must be a string or null/undefined.");
          }
          if (url.hostname != null && typeof url.hostname !== "string") {
            throw new InvalidArgumentError("Invalid URL hostname: the hostname must be a string or null/undefined.");
          }
          if (url.origin != null && typeof url.origin !== "string") {
            throw new InvalidArgumentError("Invalid URL origin: the origin must be a string or null/undefined.");
          }
          if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
            throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
          }
          const port = url.port != null ? url.port : url.protocol === "https:" ? 443 : 80;
          let origin = url.origin != null ? url.origin : `${url.protocol || ""}//${url.hostname || ""}:${port}`;
          let path = url.path != null ? url.path : `${url.pathname || ""}${url.search || ""}`;
          if (origin[origin.length - 1] === "/") {
            origin = origin.slice(0, origin.length - 1);
          }
          if (path && path[0] !== "/") {
            path = `/${path}`;
          }
          return new URL(`${origin}${path}`);
        }
        if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
          throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
        }
        return url;
      }
      function parseOrigin(url) {
        url = parseURL(url);
        if (url.pathname !== "/" || url.search || url.hash) {
          throw new InvalidArgumentError("invalid url");
        }
        return url;
      }
      function getHostname(host) {
        if (host[0] === "[") {
          const idx2 = host.indexOf("]");
          assert(idx2 !== -1);
          return host.substring(1, idx2);
        }
        const idx = host.indexOf(":");
        if (idx === -1) return host;
        return host.substring(0, idx);
      }
      function getServerName(host) {
        if (!host) {
          return null;
        }
        assert(typeof host === "string");
        const servername = getHostname(host);
        if (net.isIP(servername)) {
          return "";
        }
        return servername;
      }
      function deepClone(obj) {
        return JSON.parse(JSON.stringify(obj));
      }
      function isAsyncIterable(obj) {
        return !!(obj != null && typeof obj[Symbol.asyncIterator] === "function");
      }
      function isIterable(obj) {
        return !!(obj != null && (typeof obj[Symbol.iterator] === "function" || typeof obj[Symbol.asyncIterator] === "function"));
      }
      function hasSafeIterator(obj) {
        const prototype = Object.getPrototypeOf(obj);
        const ownIterator = Object.hasOwn(obj, Symbol.iterator);
        return ownIterator || prototype != null && prototype !== Object.prototype && typeof obj[Symbol.iterator] === "function";
      }
      function bodyLength(body) {
        if (body == null) {
          return 0;
        } else if (isStream(body)) {
          const state = body._readableState;
          return state && state.objectMode === false && state.ended === true && Number.isFinite(state.length) ? state.length : null;
        } else if (isBlobLike(body)) {
          return body.size != null ? body.size : null;
        } else if (isBuffer(body)) {
          return body.byteLength;
        }
        return null;
      }
      function isDestroyed(body) {
        return body && !!(body.destroyed || body[kDestroyed] || stream.isDestroyed?.(body));
      }
      function destroy(stream2, err) {
        if (stream2 == null || !isStream(stream2) || isDestroyed(stream2)) {
          return;
        }
        if (typeof stream2.destroy === "function") {
          if (Object.getPrototypeOf(stream2).constructor === IncomingMessage) {
            stream2.socket = null;
          }
          try {
            stream2.destroy(err);
          } catch {
          }
        } else if (err) {
          queueMicrotask(() => {
            stream2.emit("error", err);
          });
        }
        if (stream2.destroyed !== true) {
          stream2[kDestroyed] = true;
        }
      }
      const KEEPALIVE_TIMEOUT_EXPR = /(?:^|,)[\t ]*timeout=(\d+)/i;
      function parseKeepAliveTimeout(val) {
        const m = val.match(KEEPALIVE_TIMEOUT_EXPR);
        return m ? parseInt(m[1], 10) * 1e3 : null;
      }
      function headerNameToString(value) {
        return typeof value === "string" ? headerNameLowerCasedRecord[value] ?? value.toLowerCase() : tree.lookup(value) ?? value.toString("latin1").toLowerCase();
      }
      function bufferToLowerCasedHeaderName(value) {
        return tree.lookup(value) ?? value.toString("latin1").toLowerCase();
      }
      function setHeader(obj, key, value) {
        if (key === "__proto__") {
          Object.defineProperty(obj, key, {
            value,
            enumerable: true,
            configurable: true,
            writable: true
          });
        } else {
          obj[key] = value;
        }
      }
      function parseHeaders(headers, obj) {
        if (obj === void 0) obj = {};
        for (let i = 0; i < headers.length; i += 2) {
          const key = headerNameToString(headers[i]);
          let val = obj[key];
          if (val !== void 0) {
            if (!Object.hasOwn(obj, key)) {
              const headersValue = typeof headers[i + 1] === "string" ? headers[i + 1] : Array.isArray(headers[i + 1]) ? headers[i + 1].map((x) => x.toString("latin1")) : headers[i + 1].toString("latin1");
              if (key === "__proto__") {
                Object.defineProperty(obj, key, {
                  value: headersValue,
                  enumerable: true,
                  configurable: true,
                  writable: true
                });
              } else {
                obj[key] = headersValue;
              }
            } else {
              if (typeof val === "string") {
                val = [val];
                obj[key] = val;
              }
              val.push(headers[i + 1].toString("latin1"));
            }
          } else {
            const headersValue = typeof headers[i + 1] === "string" ? headers[i + 1] : Array.isArray(headers[i + 1]) ? headers[i + 1].map((x) => x.toString("latin1")) : headers[i + 1].toString("latin1");
            obj[key] = headersValue;
          }
        }
        return obj;
      }
      function parseRawHeaders(headers) {
        if (headers == null) {
          return [];
        }
        if (!Array.isArray(headers)) {
          const rawHeaders = [];
          for (const [name, value] of Object.entries(headers)) {
            if (Array.isArray(value)) {
              for (const entry of value) {
                rawHeaders.push(name, `${entry}`);
              }
            } else {
              rawHeaders.push(name, `${value}`);
            }
          }
          return rawHeaders;
        }
        const headersLength = headers.length;
        const ret = new Array(headersLength);
        let key;
        let val;
        for (let n = 0; n < headersLength; n += 2) {
          key = headers[n];
          val = headers[n + 1];
          typeof key !== "string" && (key = key.toString());
          typeof val !== "string" && (val = val.toString("latin1"));
          ret[n] = key;
          ret[n + 1] = val;
        }
        return ret;
      }
      function toRawHeaders(headers) {
        const rawHeaders = [];
        for (const [name, value] of Object.entries(headers)) {
          if (Array.isArray(value)) {
            for (const entry of value) {
              rawHeaders.push(Buffer.from(name, "latin1"), Buffer.from(`${entry}`, "latin1"));
            }
          } else {
            rawHeaders.push(Buffer.from(name, "latin1"), Buffer.from(`${value}`, "latin1"));
          }
        }
        return rawHeaders;
      }
      function encodeRawHeaders(headers) {
        if (!Array.isArray(headers)) {
          throw new TypeError("expected headers to be an array");
        }
        return headers.map((x) => Buffer.from(x));
      }
      function isBuffer(buffer) {
        return buffer instanceof Uint8Array || Buffer.isBuffer(buffer);
      }
      function assertRequestHandler(handler, method, upgrade) {
        if (!handler || typeof handler !== "object") {
          throw new InvalidArgumentError("handler must be an object");
        }
        if (typeof handler.onRequestStart !== "function") {
          throw new InvalidArgumentError("invalid onRequestStart method");
        }
        if (typeof handler.onResponseError !== "function") {
          throw new InvalidArgumentError("invalid onResponseError method");
        }
        if (typeof handler.onBodySent !== "function" && handler.onBodySent !== void 0) {
          throw new InvalidArgumentError("invalid onBodySent method");
        }
        if (typeof handler.onRequestSent !== "function" && handler.onRequestSent !== void 0) {
          throw new InvalidArgumentError("invalid onRequestSent method");
        }
        if (upgrade || method === "CONNECT") {
          if (typeof handler.onRequestUpgrade !== "function") {
            throw new InvalidArgumentError("invalid onRequestUpgrade method");
          }
        } else {
          if (typeof handler.onResponseStart !== "function") {
            throw new InvalidArgumentError("invalid onResponseStart method");
          }
          if (typeof handler.onResponseData !== "function") {
            throw new InvalidArgumentError("invalid onResponseData method");
          }
          if (typeof handler.onResponseEnd !== "function") {
            throw new InvalidArgumentError("invalid onResponseEnd method");
          }
        }
      }
      function isDisturbed(body) {
        return !!(body && (stream.isDisturbed(body) || body[kBodyUsed]));
      }
      function getSocketInfo(socket) {
        return {
          localAddress: socket.localAddress,
          localPort: socket.localPort,
          remoteAddress: socket.remoteAddress,
          remotePort: socket.remotePort,
          remoteFamily: socket.remoteFamily,
          timeout: socket.timeout,
          bytesWritten: socket.bytesWritten,
          bytesRead: socket.bytesRead
        };
      }
      function isFormDataLike(object) {
        return object && typeof object === "object" && typeof object.append === "function" && typeof object.delete === "function" && typeof object.get === "function" && typeof object.getAll === "function" && typeof object.has === "function" && typeof object.set === "function" && object[Symbol.toStringTag] === "FormData";
      }
      function addAbortListener(signal, listener) {
        if (!signal || "aborted" in signal) {
          return addAbortListenerNative(signal, listener)[Symbol.dispose];
        }
        if (typeof signal.addEventListener === "function") {
          signal.addEventListener("abort", listener, { once: true });
          return () => signal.removeEventListener("abort", listener);
        }
        signal.once("abort", listener);
        return () => signal.removeListener("abort", listener);
      }
      const validTokenChars = new Uint8Array([
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        // 0-15
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        // 16-31
        0,
        1,
        0,
        1,
        1,
        1,
        1,
        1,
        0,
        0,
        1,
        1,
        0,
        1,
        1,
        0,
        // 32-47 (!"#$%&'()*+,-./)
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        // 48-63 (0-9:;<=>?)
        0,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        // 64-79 (@A-O)
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        0,
        0,
        1,
        1,
        // 80-95 (P-Z[\]^_)
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        // 96-111 (`a-o)
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        1,
        0,
        1,
        0,
        // 112-127 (p-z{|}~)
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        // 128-143
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        // 144-159
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        // 160-175
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        // 176-191
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        // 192-207
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        // 208-223
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        // 224-239
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0
        // 240-255
      ]);
      function isTokenCharCode(c) {
        return validTokenChars[c] === 1;
      }
      const tokenRegExp = /^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
      function isValidHTTPToken(characters) {
        if (characters.length >= 12) return tokenRegExp.test(characters);
        if (characters.length === 0) return false;
        for (let i = 0; i < characters.length; i++) {
          if (validTokenChars[characters.charCodeAt(i)] !== 1) {
            return false;
          }
        }
        return true;
      }
      const headerCharRegex = /[^\t\x20-\x7e\x80-\xff]/;
      function isValidHeaderValue(characters) {
        return !headerCharRegex.test(characters);
      }
      const rangeHeaderRegex = /^bytes (\d+)-(\d+)\/(\d+|\*)?$/;
      function parseRangeHeader(range) {
        if (range == null || range === "") return { start: 0, end: null, size: null };
        if (!range) return null;
        const m = rangeHeaderRegex.exec(range);
        return m ? {
          start: parseInt(m[1]),
          end: m[2] ? parseInt(m[2]) : null,
          size: m[3] && m[3] !== "*" ? parseInt(m[3]) : null
        } : null;
      }
      function addListener(obj, name, listener) {
        const listeners = obj[kListeners] ??= [];
        listeners.push([name, listener]);
        obj.on(name, listener);
        return obj;
      }
      function removeAllListeners(obj) {
        if (obj[kListeners] != null) {
          for (const [name, listener] of obj[kListeners]) {
            obj.removeListener(name, listener);
          }
          obj[kListeners] = null;
        }
        return obj;
      }
      function errorRequest(client, request, err) {
        try {
          request.onResponseError(err);
          assert(request.aborted);
        } catch (err2) {
          client.emit("error", err2);
        }
      }
      const setupConnectTimeout = process.platform === "win32" ? (socketWeakRef, opts) => {
        if (!opts.timeout) {
          return noop;
        }
        let s1 = null;
        let s2 = null;
        const fastTimer = timers.setFastTimeout(() => {
          s1 = setImmediate(() => {
            s2 = setImmediate(() => onConnectTimeout(socketWeakRef.deref(), opts));
          });
        }, opts.timeout);
        return () => {
          timers.clearFastTimeout(fastTimer);
          clearImmediate(s1);
          clearImmediate(s2);
        };
      } : (socketWeakRef, opts) => {
        if (!opts.timeout) {
          return noop;
        }
        let s1 = null;
        const fastTimer = timers.setFastTimeout(() => {
          s1 = setImmediate(() => {
            onConnectTimeout(socketWeakRef.deref(), opts);
          });
        }, opts.timeout);
        return () => {
          timers.clearFastTimeout(fastTimer);
          clearImmediate(s1);
        };
      };
      function onConnectTimeout(socket, opts) {
        if (socket == null) {
          return;
        }
        let message = "Connect Timeout Error";
        if (Array.isArray(socket.autoSelectFamilyAttemptedAddresses)) {
          message += ` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(", ")},`;
        } else {
          message += ` (attempted address: ${opts.hostname}:${opts.port},`;
        }
        message += ` timeout: ${opts.timeout}ms)`;
        destroy(socket, new ConnectTimeoutError(message));
      }
      let lastUrlString = null;
      let lastProtocol = null;
      function getProtocolFromUrlString(urlString) {
        if (urlString === lastUrlString) {
          return lastProtocol;
        }
        const protocol = getProtocolFromUrlStringSlow(urlString);
        lastUrlString = urlString;
        lastProtocol = protocol;
        return protocol;
      }
      function getProtocolFromUrlStringSlow(urlString) {
        if (urlString[0] === "h" && urlString[1] === "t" && urlString[2] === "t" && urlString[3] === "p") {
          switch (urlString[4]) {
            case ":":
              return "http:";
            case "s":
              if (urlString[5] === ":") {
                return "https:";
              }
          }
        }
        return urlString.slice(0, urlString.indexOf(":") + 1);
      }
      const kEnumerableProperty = {
        __proto__: null,
        enumerable: true
      };
      const normalizedMethodRecordsBase = {
        delete: "DELETE",
        DELETE: "DELETE",
        get: "GET",
        GET: "GET",
        head: "HEAD",
        HEAD: "HEAD",
        options: "OPTIONS",
        OPTIONS: "OPTIONS",
        post: "POST",
        POST: "POST",
        put: "PUT",
        PUT: "PUT",
        query: "QUERY",
        QUERY: "QUERY"
      };
      const normalizedMethodRecords = {
        ...normalizedMethodRecordsBase,
        patch: "patch",
        PATCH: "PATCH"
      };
      Object.setPrototypeOf(normalizedMethodRecordsBase, null);
      Object.setPrototypeOf(normalizedMethodRecords, null);
      module.exports = {
        kEnumerableProperty,
        isDisturbed,
        isBlobLike,
        parseOrigin,
        parseURL,
        getServerName,
        isStream,
        isIterable,
        hasSafeIterator,
        isAsyncIterable,
        isDestroyed,
        headerNameToString,
        bufferToLowerCasedHeaderName,
        addListener,
        removeAllListeners,
        errorRequest,
        parseRawHeaders,
        toRawHeaders,
        encodeRawHeaders,
        parseHeaders,
        setHeader,
        parseKeepAliveTimeout,
        destroy,
        bodyLength,
        deepClone,
        isBuffer,
        assertRequestHandler,
        getSocketInfo,
        isFormDataLike,
        pathHasQueryOrFragment,
        serializePathWithQuery,
        addAbortListener,
        isValidHTTPToken,
        isValidHeaderValue,
        isTokenCharCode,
        parseRangeHeader,
        normalizedMethodRecordsBase,
        normalizedMethodRecords,
        isValidPort,
        isHttpOrHttpsPrefixed,
        safeHTTPMethods: Object.freeze(["GET", "HEAD", "OPTIONS", "TRACE"]),
        wrapRequestBody,
        setupConnectTimeout,
        getProtocolFromUrlString
      };
    })
  ),
  /***/
  6603: (
    /***/
    ((module) => {
      let fastNow = 0;
      const RESOLUTION_MS = 1e3;
      const TICK_MS = (RESOLUTION_MS >> 1) - 1;
      let fastNowTimeout;
      const kFastTimer = /* @__PURE__ */ Symbol("kFastTimer");
      const fastTimers = [];
      const NOT_IN_LIST = -2;
      const TO_BE_CLEARED = -1;
      const PENDING = 0;
      const ACTIVE = 1;
      function onTick() {
        fastNow += TICK_MS;
        let idx = 0;
        let len = fastTimers.length;
        while (idx < len) {
          const timer = fastTimers[idx];
          if (timer._state === PENDING) {
            timer._idleStart = fastNow - TICK_MS;
            timer._state = ACTIVE;
          } else if (timer._state === ACTIVE && fastNow >= timer._idleStart + timer._idleTimeout) {
            timer._state = TO_BE_CLEARED;
            timer._idleStart = -1;
            timer._onTimeout(timer._timerArg);
          }
          if (timer._state === TO_BE_CLEARED) {
            timer._state = NOT_IN_LIST;
            if (--len !== 0) {
              fastTimers[idx] = fastTimers[len];
            }
          } else {
            ++idx;
          }
        }
        fastTimers.length = len;
        if (fastTimers.length !== 0) {
          refreshTimeout();
        }
      }
      function refreshTimeout() {
        if (fastNowTimeout?.refresh) {
          fastNowTimeout.refresh();
        } else {
          clearTimeout(fastNowTimeout);
          fastNowTimeout = setTimeout(onTick, TICK_MS);
          fastNowTimeout?.unref();
        }
      }
      class FastTimer {
        [kFastTimer] = true;
        /**
         * The state of the timer, which can be one of the following:
         * - NOT_IN_LIST (-2)
         * - TO_BE_CLEARED (-1)
         * - PENDING (0)
         * - ACTIVE (1)
         *
         * @type {-2|-1|0|1}
         * @private
         */
        _state = NOT_IN_LIST;
        /**
         * The number of milliseconds to wait before calling the callback.
         *
         * @type {number}
         * @private
         */
        _idleTimeout = -1;
        /**
         * The time in milliseconds when the timer was started. This value is used to
         * calculate when the timer should expire.
         *
         * @type {number}
         * @default -1
         * @private
         */
        _idleStart = -1;
        /**
         * The function to be executed when the timer expires.
         * @type {Function}
         * @private
         */
        _onTimeout;
        /**
         * The argument to be passed to the callback when the timer expires.
         *
         * @type {*}
         * @private
         */
        _timerArg;
        /**
         * @constructor
         * @param {Function} callback A function to be executed after the timer
         * expires.
         * @param {number} delay The time, in milliseconds that the timer should wait
         * before the specified function or code is executed.
         * @param {*} arg
         */
        constructor(callback, delay, arg) {
          this._onTimeout = callback;
          this._idleTimeout = delay;
          this._timerArg = arg;
          this.refresh();
        }
        /**
         * Sets the timer's start time to the current time, and reschedules the timer
         * to call its callback at the previously specified duration adjusted to the
         * current time.
         * Using this on a timer that has already called its callback will reactivate
         * the timer.
         *
         * @returns {void}
         */
        refresh() {
          if (this._state === NOT_IN_LIST) {
            fastTimers.push(this);
          }
          if (!fastNowTimeout || fastTimers.length === 1) {
            refreshTimeout();
          }
          this._state = PENDING;
        }
        /**
         * The `clear` method cancels the timer, preventing it from executing.
         *
         * @returns {void}
         * @private
         */
        clear() {
          this._state = TO_BE_CLEARED;
          this._idleStart = -1;
        }
      }
      module.exports = {
        /**
         * The setTimeout() method sets a timer which executes a function once the
         * timer expires.
         * @param {Function} callback A function to be executed after the timer
         * expires.
         * @param {number} delay The time, in milliseconds that the timer should
         * wait before the specified function or code is executed.
         * @param {*} [arg] An optional argument to be passed to the callback function
         * when the timer expires.
         * @returns {NodeJS.Timeout|FastTimer}
         */
        setTimeout(callback, delay, arg) {
          return delay <= RESOLUTION_MS ? setTimeout(callback, delay, arg) : new FastTimer(callback, delay, arg);
        },
        /**
         * The clearTimeout method cancels an instantiated Timer previously created
         * by calling setTimeout.
         *
         * @param {NodeJS.Timeout|FastTimer} timeout
         */
        clearTimeout(timeout) {
          if (timeout[kFastTimer]) {
            timeout.clear();
          } else {
            clearTimeout(timeout);
          }
        },
        /**
         * The setFastTimeout() method sets a fastTimer which executes a function once
         * the timer expires.
         * @param {Function} callback A function to be executed after the timer
         * expires.
         * @param {number} delay The time, in milliseconds that the timer should
         * wait before the specified function or code is executed.
         * @param {*} [arg] An optional argument to be passed to the callback function
         * when the timer expires.
         * @returns {FastTimer}
         */
        setFastTimeout(callback, delay, arg) {
          return new FastTimer(callback, delay, arg);
        },
        /**
         * The clearTimeout method cancels an instantiated FastTimer previously
         * created by calling setFastTimeout.
         *
         * @param {FastTimer} timeout
         */
        clearFastTimeout(timeout) {
          timeout.clear();
        },
        /**
         * The now method returns the value of the internal fast timer clock.
         *
         * @returns {number}
         */
        now() {
          return fastNow;
        },
        /**
         * Trigger the onTick function to process the fastTimers array.
         * Exported for testing purposes only.
         * Marking as deprecated to discourage any use outside of testing.
         * @deprecated
         * @param {number} [delay=0] The delay in milliseconds to add to the now value.
         */
        tick(delay = 0) {
          fastNow += delay - RESOLUTION_MS + 1;
          onTick();
          onTick();
        },
        /**
         * Reset FastTimers.
         * Exported for testing purposes only.
         * Marking as deprecated to discourage any use outside of testing.
         * @deprecated
         */
        reset() {
          fastNow = 0;
          fastTimers.length = 0;
          clearTimeout(fastNowTimeout);
          fastNowTimeout = null;
        },
        /**
         * Exporting for testing purposes only.
         * Marking as deprecated to discourage any use outside of testing.
         * @deprecated
         */
        kFastTimer
      };
    })
  )
};
