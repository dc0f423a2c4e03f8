import { __commonJSMin, __require } from "./rolldown-runtime.js";
import { require_errors, require_util$1 as require_util } from "./ask.js";
var require_readable = __commonJSMin(((exports, module) => {
  const assert = __require("node:assert");
  const { addAbortListener } = __require("node:events");
  const { Readable } = __require("node:stream");
  const { RequestAbortedError, NotSupportedError, InvalidArgumentError, AbortError } = require_errors();
  const util = require_util();
  const kConsume = /* @__PURE__ */ Symbol("kConsume");
  const kReading = /* @__PURE__ */ Symbol("kReading");
  const kBody = /* @__PURE__ */ Symbol("kBody");
  const kAbort = /* @__PURE__ */ Symbol("kAbort");
  const kContentType = /* @__PURE__ */ Symbol("kContentType");
  const kContentLength = /* @__PURE__ */ Symbol("kContentLength");
  const kUsed = /* @__PURE__ */ Symbol("kUsed");
  const kBytesRead = /* @__PURE__ */ Symbol("kBytesRead");
  const noop = () => {
  };
  var BodyReadable = class extends Readable {
    constructor({ resume, abort, contentType = "", contentLength, highWaterMark = 65536 }) {
      super({
        autoDestroy: true,
        read: resume,
        highWaterMark
      });
      this._readableState.dataEmitted = false;
      this[kAbort] = abort;
      this[kConsume] = null;
      this[kBytesRead] = 0;
      this[kBody] = null;
      this[kUsed] = false;
      this[kContentType] = contentType;
      this[kContentLength] = Number.isFinite(contentLength) ? contentLength : null;
      this[kReading] = false;
    }
    _destroy(err, callback) {
      if (!err && !this._readableState.endEmitted) err = new RequestAbortedError();
      if (err) this[kAbort]();
      if (!this[kUsed]) setImmediate(callback, err);
      else callback(err);
    }
    on(event, listener) {
      if (event === "data" || event === "readable") {
        this[kReading] = true;
        this[kUsed] = true;
      }
      return super.on(event, listener);
    }
    addListener(event, listener) {
      return this.on(event, listener);
    }
    off(event, listener) {
      const ret = super.off(event, listener);
      if (event === "data" || event === "readable") this[kReading] = this.listenerCount("data") > 0 || this.listenerCount("readable") > 0;
      return ret;
    }
    removeListener(event, listener) {
      return this.off(event, listener);
    }
    push(chunk) {
      if (chunk) {
        this[kBytesRead] += chunk.length;
        if (this[kConsume]) {
          consumePush(this[kConsume], chunk);
          return this[kReading] ? super.push(chunk) : true;
        }
      }
      return super.push(chunk);
    }
    text() {
      return consume(this, "text");
    }
    json() {
      return consume(this, "json");
    }
    blob() {
      return consume(this, "blob");
    }
    bytes() {
      return consume(this, "bytes");
    }
    arrayBuffer() {
      return consume(this, "arrayBuffer");
    }
    async formData() {
      throw new NotSupportedError();
    }
    get bodyUsed() {
      return util.isDisturbed(this);
    }
    get body() {
      if (!this[kBody]) {
        this[kBody] = ReadableStream.from(this);
        if (this[kConsume]) {
          this[kBody].getReader();
          assert(this[kBody].locked);
        }
      }
      return this[kBody];
    }
    dump(opts) {
      const signal = opts?.signal;
      if (signal != null && (typeof signal !== "object" || !("aborted" in signal))) return Promise.reject(new InvalidArgumentError("signal must be an AbortSignal"));
      const limit = opts?.limit && Number.isFinite(opts.limit) ? opts.limit : 131072;
      if (signal?.aborted) return Promise.reject(signal.reason ?? new AbortError());
      if (this._readableState.closeEmitted) return Promise.resolve(null);
      return new Promise((resolve, reject) => {
        if (this[kContentLength] && this[kContentLength] > limit || this[kBytesRead] > limit) this.destroy(new AbortError());
        if (signal) {
          const onAbort = () => {
            this.destroy(signal.reason ?? new AbortError());
          };
          const abortListener = addAbortListener(signal, onAbort);
          this.on("close", function() {
            abortListener[Symbol.dispose]();
            if (signal.aborted) reject(signal.reason ?? new AbortError());
            else resolve(null);
          });
        } else this.on("close", resolve);
        this.on("error", noop).on("data", () => {
          if (this[kBytesRead] > limit) this.destroy();
        }).resume();
      });
    }
    setEncoding(encoding) {
      if (Buffer.isEncoding(encoding)) super.setEncoding(encoding);
      return this;
    }
  };
  function isLocked(bodyReadable) {
    return bodyReadable[kBody]?.locked === true || bodyReadable[kConsume] !== null;
  }
  function isUnusable(bodyReadable) {
    return util.isDisturbed(bodyReadable) || isLocked(bodyReadable);
  }
  function consume(stream, type) {
    assert(!stream[kConsume]);
    return new Promise((resolve, reject) => {
      if (isUnusable(stream)) {
        const rState = stream._readableState;
        if (rState.destroyed && rState.closeEmitted === false) stream.on("error", reject).on("close", () => {
          reject(new TypeError("unusable"));
        });
        else reject(rState.errored ?? new TypeError("unusable"));
      } else queueMicrotask(() => {
        stream[kConsume] = {
          type,
          stream,
          resolve,
          reject,
          length: 0,
          body: []
        };
        stream.on("error", function(err) {
          consumeFinish(this[kConsume], err);
        }).on("close", function() {
          if (this[kConsume].body !== null) consumeFinish(this[kConsume], new RequestAbortedError());
        });
        consumeStart(stream[kConsume]);
      });
    });
  }
  function consumeStart(consume2) {
    if (consume2.body === null) return;
    const { _readableState: state } = consume2.stream;
    if (state.bufferIndex) {
      const start = state.bufferIndex;
      const end = state.buffer.length;
      for (let n = start; n < end; n++) consumePush(consume2, state.buffer[n]);
    } else for (const chunk of state.buffer) consumePush(consume2, chunk);
    const decoder = state.decoder;
    if (decoder != null && decoder.lastNeed > 0) consumePush(consume2, Buffer.from(decoder.lastChar.subarray(0, decoder.lastTotal - decoder.lastNeed)));
    if (state.endEmitted) {
      consumeEnd(consume2, state.encoding);
      return;
    }
    consume2.stream.on("end", function() {
      consumeEnd(this[kConsume], this._readableState.encoding);
    });
    consume2.stream.resume();
    while (consume2.stream.read() != null) ;
  }
  function chunksDecode(chunks, length, encoding) {
    if (chunks.length === 0 || length === 0) return "";
    const buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, length);
    const bufferLength = buffer.length;
    const start = bufferLength > 2 && buffer[0] === 239 && buffer[1] === 187 && buffer[2] === 191 ? 3 : 0;
    if (!encoding || encoding === "utf8" || encoding === "utf-8") return buffer.utf8Slice(start, bufferLength);
    else return buffer.subarray(start, bufferLength).toString(encoding);
  }
  function chunksConcat(chunks, length) {
    if (chunks.length === 0 || length === 0) return new Uint8Array(0);
    if (chunks.length === 1) return new Uint8Array(chunks[0]);
    const buffer = new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);
    let offset = 0;
    for (let i = 0; i < chunks.length; ++i) {
      const chunk = chunks[i];
      buffer.set(chunk, offset);
      offset += chunk.length;
    }
    return buffer;
  }
  function consumeEnd(consume2, encoding) {
    const { type, body, resolve, stream, length } = consume2;
    try {
      if (type === "text") resolve(chunksDecode(body, length, encoding));
      else if (type === "json") resolve(JSON.parse(chunksDecode(body, length, encoding)));
      else if (type === "arrayBuffer") resolve(chunksConcat(body, length).buffer);
      else if (type === "blob") resolve(new Blob(body, { type: stream[kContentType] }));
      else if (type === "bytes") resolve(chunksConcat(body, length));
      consumeFinish(consume2);
    } catch (err) {
      stream.destroy(err);
    }
  }
  function consumePush(consume2, chunk) {
    if (consume2.body === null) return;
    if (typeof chunk === "string") chunk = Buffer.from(chunk, consume2.stream._readableState.encoding);
    consume2.length += chunk.length;
    consume2.body.push(chunk);
  }
  function consumeFinish(consume2, err) {
    if (consume2.body === null) return;
    if (err) consume2.reject(err);
    else consume2.resolve();
    consume2.type = null;
    consume2.stream = null;
    consume2.resolve = null;
    consume2.reject = null;
    consume2.length = 0;
    consume2.body = null;
  }
  module.exports = {
    Readable: BodyReadable,
    chunksDecode
  };
}));
var require_api_request = __commonJSMin(((exports, module) => {
  const assert = __require("node:assert");
  const { AsyncResource } = __require("node:async_hooks");
  const { Readable } = require_readable();
  const { InvalidArgumentError, RequestAbortedError } = require_errors();
  const util = require_util();
  function noop() {
  }
  var RequestHandler = class extends AsyncResource {
    constructor(opts, callback) {
      if (!opts || typeof opts !== "object") throw new InvalidArgumentError("invalid opts");
      const { signal, method, opaque, body, onInfo, responseHeaders, highWaterMark } = opts;
      try {
        if (typeof callback !== "function") throw new InvalidArgumentError("invalid callback");
        if (highWaterMark != null && (!Number.isFinite(highWaterMark) || highWaterMark < 0)) throw new InvalidArgumentError("invalid highWaterMark");
        if (signal && typeof signal.on !== "function" && typeof signal.addEventListener !== "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
        if (method === "CONNECT") throw new InvalidArgumentError("invalid method");
        if (onInfo && typeof onInfo !== "function") throw new InvalidArgumentError("invalid onInfo callback");
        super("UNDICI_REQUEST");
      } catch (err) {
        if (util.isStream(body)) util.destroy(body.on("error", noop), err);
        throw err;
      }
      this.method = method;
      this.responseHeaders = responseHeaders || null;
      this.opaque = opaque || null;
      this.callback = callback;
      this.res = null;
      this.abort = null;
      this.body = body;
      this.trailers = {};
      this.context = null;
      this.controller = null;
      this.onInfo = onInfo || null;
      this.highWaterMark = highWaterMark;
      this.reason = null;
      this.removeAbortListener = null;
      if (signal?.aborted) this.reason = signal.reason ?? new RequestAbortedError();
      else if (signal) this.removeAbortListener = util.addAbortListener(signal, () => {
        this.reason = signal.reason ?? new RequestAbortedError();
        if (this.res) {
          const res = this.res;
          this.res = null;
          util.destroy(res.on("error", noop), this.reason);
        } else if (this.abort) this.abort(this.reason);
      });
    }
    onRequestStart(controller, context) {
      if (this.reason) {
        controller.abort(this.reason);
        return;
      }
      assert(this.callback);
      this.controller = controller;
      this.abort = (reason) => controller.abort(reason);
      this.context = context;
    }
    onResponseStart(controller, statusCode, headers, statusText) {
      const { callback, opaque, context, responseHeaders, highWaterMark } = this;
      const rawHeaders = controller?.rawHeaders;
      const responseHeaderData = responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : headers;
      if (statusCode < 200) {
        if (this.onInfo) this.onInfo({
          statusCode,
          headers: responseHeaderData
        });
        return;
      }
      const parsedHeaders = headers;
      const contentType = parsedHeaders?.["content-type"];
      const contentLength = parsedHeaders?.["content-length"];
      const res = new Readable({
        resume: () => controller.resume(),
        abort: (reason) => controller.abort(reason),
        contentType,
        contentLength: this.method !== "HEAD" && contentLength ? Number(contentLength) : null,
        highWaterMark
      });
      if (this.removeAbortListener) {
        res.on("close", this.removeAbortListener);
        this.removeAbortListener = null;
      }
      this.callback = null;
      this.res = res;
      if (callback !== null) try {
        this.runInAsyncScope(callback, null, null, {
          statusCode,
          statusText,
          headers: responseHeaderData,
          trailers: this.trailers,
          opaque,
          body: res,
          context
        });
      } catch (err) {
        this.res = null;
        util.destroy(res.on("error", noop), err);
        queueMicrotask(() => {
          throw err;
        });
      }
    }
    onResponseData(controller, chunk) {
      if (!this.res) return;
      if (this.res.push(chunk) === false) controller.pause();
    }
    onResponseEnd(_controller, trailers) {
      if (trailers && typeof trailers === "object") for (const key of Object.keys(trailers)) if (key === "__proto__") Object.defineProperty(this.trailers, key, {
        value: trailers[key],
        enumerable: true,
        configurable: true,
        writable: true
      });
      else this.trailers[key] = trailers[key];
      this.res?.push(null);
    }
    onResponseError(_controller, err) {
      const { res, callback, body, opaque } = this;
      if (callback) {
        this.callback = null;
        queueMicrotask(() => {
          this.runInAsyncScope(callback, null, err, { opaque });
        });
      }
      if (res) {
        this.res = null;
        queueMicrotask(() => {
          util.destroy(res.on("error", noop), err);
        });
      }
      if (body) {
        this.body = null;
        if (util.isStream(body)) {
          body.on("error", noop);
          util.destroy(body, err);
        }
      }
      if (this.removeAbortListener) {
        this.removeAbortListener();
        this.removeAbortListener = null;
      }
    }
  };
  function request(opts, callback) {
    if (callback === void 0) return new Promise((resolve, reject) => {
      request.call(this, opts, (err, data) => {
        return err ? reject(err) : resolve(data);
      });
    });
    try {
      const handler = new RequestHandler(opts, callback);
      this.dispatch(opts, handler);
    } catch (err) {
      if (typeof callback !== "function") throw err;
      const opaque = opts?.opaque;
      queueMicrotask(() => callback(err, { opaque }));
    }
  }
  module.exports = request;
  module.exports.RequestHandler = RequestHandler;
}));
export default require_api_request();
export {};
