import { __commonJSMin, __require } from "./rolldown-runtime.js";
import { require_agent, require_body, require_constants, require_data_url, require_dispatcher, require_errors, require_infra, require_runtime_features, require_symbols, require_util as require_util$1, require_util$1 as require_util, require_webidl } from "./ask.js";
var require_headers = __commonJSMin(((exports, module) => {
  const { kConstruct } = require_symbols();
  const { kEnumerableProperty, setHeader } = require_util();
  const { iteratorMixin, isValidHeaderName, isValidHeaderValue } = require_util$1();
  const { webidl } = require_webidl();
  const assert = __require("node:assert");
  const util = __require("node:util");
  function isHTTPWhiteSpaceCharCode(code) {
    return code === 10 || code === 13 || code === 9 || code === 32;
  }
  function headerValueNormalize(potentialValue) {
    let i = 0;
    let j = potentialValue.length;
    while (j > i && isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(j - 1))) --j;
    while (j > i && isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(i))) ++i;
    return i === 0 && j === potentialValue.length ? potentialValue : potentialValue.substring(i, j);
  }
  function fill(headers, object) {
    if (Array.isArray(object)) for (let i = 0; i < object.length; ++i) {
      const header = object[i];
      if (header.length !== 2) throw webidl.errors.exception({
        header: "Headers constructor",
        message: `expected name/value pair to be length 2, found ${header.length}.`
      });
      appendHeader(headers, header[0], header[1]);
    }
    else if (typeof object === "object" && object !== null) {
      const keys = Object.keys(object);
      for (let i = 0; i < keys.length; ++i) appendHeader(headers, keys[i], object[keys[i]]);
    } else throw webidl.errors.conversionFailed({
      prefix: "Headers constructor",
      argument: "Argument 1",
      types: ["sequence<sequence<ByteString>>", "record<ByteString, ByteString>"]
    });
  }
  function appendHeader(headers, name, value) {
    value = headerValueNormalize(value);
    if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
      prefix: "Headers.append",
      value: name,
      type: "header name"
    });
    else if (!isValidHeaderValue(value)) throw webidl.errors.invalidArgument({
      prefix: "Headers.append",
      value,
      type: "header value"
    });
    if (getHeadersGuard(headers) === "immutable") throw new TypeError("immutable");
    return getHeadersList(headers).append(name, value, false);
  }
  function headersListSortAndCombine(target) {
    const headersList = getHeadersList(target);
    if (!headersList) return [];
    if (headersList.sortedMap) return headersList.sortedMap;
    const headers = [];
    const names = headersList.toSortedArray();
    const cookies = headersList.cookies;
    if (cookies === null || cookies.length === 1) return headersList.sortedMap = names;
    for (let i = 0; i < names.length; ++i) {
      const { 0: name, 1: value } = names[i];
      if (name === "set-cookie") for (let j = 0; j < cookies.length; ++j) headers.push([name, cookies[j]]);
      else headers.push([name, value]);
    }
    return headersList.sortedMap = headers;
  }
  function compareHeaderName(a, b) {
    return a[0] < b[0] ? -1 : 1;
  }
  var HeadersList = class HeadersList2 {
    cookies = null;
    sortedMap;
    headersMap;
    constructor(init) {
      if (init instanceof HeadersList2) {
        this.headersMap = new Map(init.headersMap);
        this.sortedMap = init.sortedMap;
        this.cookies = init.cookies === null ? null : [...init.cookies];
      } else {
        this.headersMap = new Map(init);
        this.sortedMap = null;
      }
    }
    contains(name, isLowerCase) {
      return this.headersMap.has(isLowerCase ? name : name.toLowerCase());
    }
    clear() {
      this.headersMap.clear();
      this.sortedMap = null;
      this.cookies = null;
    }
    append(name, value, isLowerCase) {
      this.sortedMap = null;
      const lowercaseName = isLowerCase ? name : name.toLowerCase();
      const exists = this.headersMap.get(lowercaseName);
      if (exists) {
        const delimiter = lowercaseName === "cookie" ? "; " : ", ";
        this.headersMap.set(lowercaseName, {
          name: exists.name,
          value: `${exists.value}${delimiter}${value}`
        });
      } else this.headersMap.set(lowercaseName, {
        name,
        value
      });
      if (lowercaseName === "set-cookie") (this.cookies ??= []).push(value);
    }
    set(name, value, isLowerCase) {
      this.sortedMap = null;
      const lowercaseName = isLowerCase ? name : name.toLowerCase();
      if (lowercaseName === "set-cookie") this.cookies = [value];
      this.headersMap.set(lowercaseName, {
        name,
        value
      });
    }
    delete(name, isLowerCase) {
      this.sortedMap = null;
      if (!isLowerCase) name = name.toLowerCase();
      if (name === "set-cookie") this.cookies = null;
      this.headersMap.delete(name);
    }
    get(name, isLowerCase) {
      return this.headersMap.get(isLowerCase ? name : name.toLowerCase())?.value ?? null;
    }
    *[Symbol.iterator]() {
      for (const { 0: name, 1: { value } } of this.headersMap) yield [name, value];
    }
    get entries() {
      const headers = {};
      if (this.headersMap.size !== 0) for (const { name, value } of this.headersMap.values()) setHeader(headers, name, value);
      return headers;
    }
    rawValues() {
      return this.headersMap.values();
    }
    get entriesList() {
      const headers = [];
      if (this.headersMap.size !== 0) for (const { 0: lowerName, 1: { name, value } } of this.headersMap) if (lowerName === "set-cookie") for (const cookie of this.cookies) headers.push([name, cookie]);
      else headers.push([name, value]);
      return headers;
    }
    toSortedArray() {
      const size = this.headersMap.size;
      const array = new Array(size);
      if (size <= 32) {
        if (size === 0) return array;
        const iterator = this.headersMap[Symbol.iterator]();
        const firstValue = iterator.next().value;
        array[0] = [firstValue[0], firstValue[1].value];
        assert(firstValue[1].value !== null);
        for (let i = 1, j = 0, right = 0, left = 0, pivot = 0, x, value; i < size; ++i) {
          value = iterator.next().value;
          x = array[i] = [value[0], value[1].value];
          assert(x[1] !== null);
          left = 0;
          right = i;
          while (left < right) {
            pivot = left + (right - left >> 1);
            if (array[pivot][0] <= x[0]) left = pivot + 1;
            else right = pivot;
          }
          if (i !== pivot) {
            j = i;
            while (j > left) array[j] = array[--j];
            array[left] = x;
          }
        }
        if (!iterator.next().done) throw new TypeError("Unreachable");
        return array;
      } else {
        let i = 0;
        for (const { 0: name, 1: { value } } of this.headersMap) {
          array[i++] = [name, value];
          assert(value !== null);
        }
        return array.sort(compareHeaderName);
      }
    }
  };
  let getHeadersGuard;
  let setHeadersGuard;
  let getHeadersList;
  let setHeadersList;
  var Headers = class {
    #guard;
    #headersList;
    constructor(init = void 0) {
      webidl.util.markAsUncloneable(this);
      if (init === kConstruct) return;
      this.#headersList = new HeadersList();
      this.#guard = "none";
      if (init !== void 0) {
        init = webidl.converters.HeadersInit(init, "Headers constructor", "init");
        fill(this, init);
      }
    }
    append(name, value) {
      webidl.brandCheck(this, webidl.is.Headers);
      webidl.argumentLengthCheck(arguments, 2, "Headers.append");
      const prefix = "Headers.append";
      name = webidl.converters.ByteString(name, prefix, "name");
      value = webidl.converters.ByteString(value, prefix, "value");
      return appendHeader(this, name, value);
    }
    delete(name) {
      webidl.brandCheck(this, webidl.is.Headers);
      webidl.argumentLengthCheck(arguments, 1, "Headers.delete");
      name = webidl.converters.ByteString(name, "Headers.delete", "name");
      if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
        prefix: "Headers.delete",
        value: name,
        type: "header name"
      });
      if (this.#guard === "immutable") throw new TypeError("immutable");
      if (!this.#headersList.contains(name, false)) return;
      this.#headersList.delete(name, false);
    }
    get(name) {
      webidl.brandCheck(this, webidl.is.Headers);
      webidl.argumentLengthCheck(arguments, 1, "Headers.get");
      const prefix = "Headers.get";
      name = webidl.converters.ByteString(name, prefix, "name");
      if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
        prefix,
        value: name,
        type: "header name"
      });
      return this.#headersList.get(name, false);
    }
    has(name) {
      webidl.brandCheck(this, webidl.is.Headers);
      webidl.argumentLengthCheck(arguments, 1, "Headers.has");
      const prefix = "Headers.has";
      name = webidl.converters.ByteString(name, prefix, "name");
      if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
        prefix,
        value: name,
        type: "header name"
      });
      return this.#headersList.contains(name, false);
    }
    set(name, value) {
      webidl.brandCheck(this, webidl.is.Headers);
      webidl.argumentLengthCheck(arguments, 2, "Headers.set");
      const prefix = "Headers.set";
      name = webidl.converters.ByteString(name, prefix, "name");
      value = webidl.converters.ByteString(value, prefix, "value");
      value = headerValueNormalize(value);
      if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
        prefix,
        value: name,
        type: "header name"
      });
      else if (!isValidHeaderValue(value)) throw webidl.errors.invalidArgument({
        prefix,
        value,
        type: "header value"
      });
      if (this.#guard === "immutable") throw new TypeError("immutable");
      this.#headersList.set(name, value, false);
    }
    getSetCookie() {
      webidl.brandCheck(this, webidl.is.Headers);
      const list = this.#headersList.cookies;
      if (list) return [...list];
      return [];
    }
    [util.inspect.custom](depth, options) {
      options.depth ??= depth;
      return `Headers ${util.formatWithOptions(options, this.#headersList.entries)}`;
    }
    static {
      getHeadersGuard = (headers) => headers.#guard;
      setHeadersGuard = (headers, guard) => {
        headers.#guard = guard;
      };
      getHeadersList = (headers) => headers.#headersList;
      setHeadersList = (target, list) => {
        target.#headersList = list;
      };
      webidl.is.Headers = (arg) => {
        return arg != null && typeof arg === "object" && #guard in arg;
      };
    }
  };
  iteratorMixin("Headers", Headers, headersListSortAndCombine, 0, 1, webidl.is.Headers);
  Object.defineProperties(Headers.prototype, {
    append: kEnumerableProperty,
    delete: kEnumerableProperty,
    get: kEnumerableProperty,
    has: kEnumerableProperty,
    set: kEnumerableProperty,
    getSetCookie: kEnumerableProperty,
    [Symbol.toStringTag]: {
      value: "Headers",
      configurable: true
    },
    [util.inspect.custom]: { enumerable: false }
  });
  webidl.converters.HeadersInit = function(V, prefix, argument) {
    if (webidl.util.Type(V) === webidl.util.Types.OBJECT) {
      const iterator = Reflect.get(V, Symbol.iterator);
      if (!util.types.isProxy(V) && iterator === Headers.prototype.entries) try {
        return getHeadersList(V).entriesList;
      } catch {
      }
      if (typeof iterator === "function") return webidl.converters["sequence<sequence<ByteString>>"](V, prefix, argument, iterator.bind(V));
      return webidl.converters["record<ByteString, ByteString>"](V, prefix, argument);
    }
    throw webidl.errors.conversionFailed({
      prefix: "Headers constructor",
      argument: "Argument 1",
      types: ["sequence<sequence<ByteString>>", "record<ByteString, ByteString>"]
    });
  };
  module.exports = {
    fill,
    compareHeaderName,
    Headers,
    HeadersList,
    getHeadersGuard,
    setHeadersGuard,
    setHeadersList,
    getHeadersList
  };
}));
var require_response = __commonJSMin(((exports, module) => {
  const { Headers, HeadersList, fill, getHeadersGuard, setHeadersGuard, setHeadersList } = require_headers();
  const { extractBody, cloneBody, mixinBody, streamRegistry, bodyUnusable } = require_body();
  const util = require_util();
  const nodeUtil = __require("node:util");
  const { kEnumerableProperty } = util;
  const { isValidReasonPhrase, isCancelled, isAborted, isErrorLike, environmentSettingsObject: relevantRealm } = require_util$1();
  const { redirectStatusSet, nullBodyStatus } = require_constants();
  const { webidl } = require_webidl();
  const { URLSerializer } = require_data_url();
  const { kConstruct } = require_symbols();
  const assert = __require("node:assert");
  const { isomorphicEncode, serializeJavascriptValueToJSONString } = require_infra();
  const textEncoder = new TextEncoder("utf-8");
  let getResponseHeaders;
  let setResponseHeaders;
  let getResponseState;
  let setResponseState;
  var Response = class {
    #headers;
    #state;
    static error() {
      return fromInnerResponse(makeNetworkError(), "immutable");
    }
    static json(data, init = void 0) {
      webidl.argumentLengthCheck(arguments, 1, "Response.json");
      init = webidl.converters.ResponseInit(init);
      const bytes = textEncoder.encode(serializeJavascriptValueToJSONString(data));
      const body = extractBody(bytes);
      const responseObject = fromInnerResponse(makeResponse({}), "response");
      initializeResponse(responseObject, init, {
        body: body[0],
        type: "application/json"
      });
      return responseObject;
    }
    static redirect(url, status = 302) {
      webidl.argumentLengthCheck(arguments, 1, "Response.redirect");
      url = webidl.converters.USVString(url);
      status = webidl.converters["unsigned short"](status);
      let parsedURL;
      try {
        parsedURL = new URL(url, relevantRealm.settingsObject.baseUrl);
      } catch (err) {
        throw new TypeError(`Failed to parse URL from ${url}`, { cause: err });
      }
      if (!redirectStatusSet.has(status)) throw new RangeError(`Invalid status code ${status}`);
      const responseObject = fromInnerResponse(makeResponse({}), "immutable");
      responseObject.#state.status = status;
      const value = isomorphicEncode(URLSerializer(parsedURL));
      responseObject.#state.headersList.append("location", value, true);
      return responseObject;
    }
    constructor(body = null, init = void 0) {
      webidl.util.markAsUncloneable(this);
      if (body === kConstruct) return;
      if (body !== null) body = webidl.converters.BodyInit(body, "Response", "body");
      init = webidl.converters.ResponseInit(init);
      this.#state = makeResponse({});
      this.#headers = new Headers(kConstruct);
      setHeadersGuard(this.#headers, "response");
      setHeadersList(this.#headers, this.#state.headersList);
      let bodyWithType = null;
      if (body != null) {
        const [extractedBody, type] = extractBody(body);
        bodyWithType = {
          body: extractedBody,
          type
        };
      }
      initializeResponse(this, init, bodyWithType);
    }
    get type() {
      webidl.brandCheck(this, webidl.is.Response);
      return this.#state.type;
    }
    get url() {
      webidl.brandCheck(this, webidl.is.Response);
      const urlList = this.#state.urlList;
      const url = urlList[urlList.length - 1] ?? null;
      if (url === null) return "";
      return URLSerializer(url, true);
    }
    get redirected() {
      webidl.brandCheck(this, webidl.is.Response);
      return this.#state.urlList.length > 1;
    }
    get status() {
      webidl.brandCheck(this, webidl.is.Response);
      return this.#state.status;
    }
    get ok() {
      webidl.brandCheck(this, webidl.is.Response);
      return this.#state.status >= 200 && this.#state.status <= 299;
    }
    get statusText() {
      webidl.brandCheck(this, webidl.is.Response);
      return this.#state.statusText;
    }
    get headers() {
      webidl.brandCheck(this, webidl.is.Response);
      return this.#headers;
    }
    get body() {
      webidl.brandCheck(this, webidl.is.Response);
      return this.#state.body ? this.#state.body.stream : null;
    }
    get bodyUsed() {
      webidl.brandCheck(this, webidl.is.Response);
      return !!this.#state.body && util.isDisturbed(this.#state.body.stream);
    }
    clone() {
      webidl.brandCheck(this, webidl.is.Response);
      if (bodyUnusable(this.#state)) throw webidl.errors.exception({
        header: "Response.clone",
        message: "Body has already been consumed."
      });
      const clonedResponse = cloneResponse(this.#state);
      if (this.#state.urlList.length !== 0 && this.#state.body?.stream) streamRegistry.register(this, new WeakRef(this.#state.body.stream));
      return fromInnerResponse(clonedResponse, getHeadersGuard(this.#headers));
    }
    [nodeUtil.inspect.custom](depth, options) {
      if (options.depth === null) options.depth = 2;
      options.colors ??= true;
      const properties = {
        status: this.status,
        statusText: this.statusText,
        headers: this.headers,
        body: this.body,
        bodyUsed: this.bodyUsed,
        ok: this.ok,
        redirected: this.redirected,
        type: this.type,
        url: this.url
      };
      return `Response ${nodeUtil.formatWithOptions(options, properties)}`;
    }
    static {
      getResponseHeaders = (response) => {
        return response.#headers;
      };
      setResponseHeaders = (response, newHeaders) => {
        response.#headers = newHeaders;
      };
      getResponseState = (response) => {
        return response.#state;
      };
      setResponseState = (response, newState) => {
        response.#state = newState;
      };
      webidl.is.Response = (arg) => {
        return arg != null && typeof arg === "object" && #state in arg;
      };
    }
  };
  mixinBody(Response, getResponseState, webidl.is.Response);
  Object.defineProperties(Response.prototype, {
    type: kEnumerableProperty,
    url: kEnumerableProperty,
    status: kEnumerableProperty,
    ok: kEnumerableProperty,
    redirected: kEnumerableProperty,
    statusText: kEnumerableProperty,
    headers: kEnumerableProperty,
    clone: kEnumerableProperty,
    body: kEnumerableProperty,
    bodyUsed: kEnumerableProperty,
    [Symbol.toStringTag]: {
      value: "Response",
      configurable: true
    }
  });
  Object.defineProperties(Response, {
    json: kEnumerableProperty,
    redirect: kEnumerableProperty,
    error: kEnumerableProperty
  });
  function cloneResponse(response) {
    if (response.internalResponse) return filterResponse(cloneResponse(response.internalResponse), response.type);
    const newResponse = makeResponse({
      ...response,
      body: null
    });
    if (response.body != null) newResponse.body = cloneBody(response.body);
    return newResponse;
  }
  function makeResponse(init) {
    return {
      aborted: false,
      rangeRequested: false,
      timingAllowPassed: false,
      requestIncludesCredentials: false,
      type: "default",
      status: 200,
      timingInfo: null,
      cacheState: "",
      statusText: "",
      ...init,
      headersList: init?.headersList ? new HeadersList(init?.headersList) : new HeadersList(),
      urlList: init?.urlList ? [...init.urlList] : []
    };
  }
  function makeNetworkError(reason) {
    return makeResponse({
      type: "error",
      status: 0,
      error: isErrorLike(reason) ? reason : new Error(reason ? String(reason) : reason),
      aborted: reason && reason.name === "AbortError"
    });
  }
  function isNetworkError(response) {
    return response.type === "error" && response.status === 0;
  }
  function makeFilteredResponse(response, state) {
    state = {
      internalResponse: response,
      ...state
    };
    return new Proxy(response, {
      get(target, p) {
        return p in state ? state[p] : target[p];
      },
      set(target, p, value) {
        assert(!(p in state));
        target[p] = value;
        return true;
      }
    });
  }
  function filterResponse(response, type) {
    if (type === "basic") return makeFilteredResponse(response, {
      type: "basic",
      headersList: response.headersList
    });
    else if (type === "cors") return makeFilteredResponse(response, {
      type: "cors",
      headersList: response.headersList
    });
    else if (type === "opaque") return makeFilteredResponse(response, {
      type: "opaque",
      urlList: [],
      status: 0,
      statusText: "",
      body: null
    });
    else if (type === "opaqueredirect") return makeFilteredResponse(response, {
      type: "opaqueredirect",
      status: 0,
      statusText: "",
      headersList: [],
      body: null
    });
    else assert(false);
  }
  function makeAppropriateNetworkError(fetchParams, err = null) {
    assert(isCancelled(fetchParams));
    return isAborted(fetchParams) ? makeNetworkError(Object.assign(new DOMException("The operation was aborted.", "AbortError"), { cause: err })) : makeNetworkError(Object.assign(new DOMException("Request was cancelled."), { cause: err }));
  }
  function initializeResponse(response, init, body) {
    if (init.status !== null && (init.status < 200 || init.status > 599)) throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.');
    if ("statusText" in init && init.statusText != null) {
      if (!isValidReasonPhrase(String(init.statusText))) throw new TypeError("Invalid statusText");
    }
    if ("status" in init && init.status != null) getResponseState(response).status = init.status;
    if ("statusText" in init && init.statusText != null) getResponseState(response).statusText = init.statusText;
    if ("headers" in init && init.headers != null) fill(getResponseHeaders(response), init.headers);
    if (body) {
      if (nullBodyStatus.includes(response.status)) throw webidl.errors.exception({
        header: "Response constructor",
        message: `Invalid response status code ${response.status}`
      });
      getResponseState(response).body = body.body;
      if (body.type != null && !getResponseState(response).headersList.contains("content-type", true)) getResponseState(response).headersList.append("content-type", body.type, true);
    }
  }
  function fromInnerResponse(innerResponse, guard) {
    const response = new Response(kConstruct);
    setResponseState(response, innerResponse);
    const headers = new Headers(kConstruct);
    setResponseHeaders(response, headers);
    setHeadersList(headers, innerResponse.headersList);
    setHeadersGuard(headers, guard);
    if (innerResponse.urlList.length !== 0 && innerResponse.body?.stream) streamRegistry.register(response, new WeakRef(innerResponse.body.stream));
    return response;
  }
  webidl.converters.XMLHttpRequestBodyInit = function(V, prefix, name) {
    if (typeof V === "string") return webidl.converters.USVString(V, prefix, name);
    if (webidl.is.Blob(V)) return V;
    if (webidl.is.BufferSource(V)) return V;
    if (webidl.is.FormData(V)) return V;
    if (webidl.is.URLSearchParams(V)) return V;
    return webidl.converters.DOMString(V, prefix, name);
  };
  webidl.converters.BodyInit = function(V, prefix, argument) {
    if (webidl.is.ReadableStream(V)) return V;
    if (V?.[Symbol.asyncIterator]) return V;
    return webidl.converters.XMLHttpRequestBodyInit(V, prefix, argument);
  };
  webidl.converters.ResponseInit = webidl.dictionaryConverter([
    {
      key: "status",
      converter: webidl.converters["unsigned short"],
      defaultValue: () => 200
    },
    {
      key: "statusText",
      converter: webidl.converters.ByteString,
      defaultValue: () => ""
    },
    {
      key: "headers",
      converter: webidl.converters.HeadersInit
    }
  ]);
  module.exports = {
    isNetworkError,
    makeNetworkError,
    makeResponse,
    makeAppropriateNetworkError,
    filterResponse,
    Response,
    cloneResponse,
    fromInnerResponse,
    getResponseState
  };
}));
var require_request = __commonJSMin(((exports, module) => {
  const { extractBody, mixinBody, cloneBody, bodyUnusable } = require_body();
  const { Headers, fill: fillHeaders, HeadersList, setHeadersGuard, getHeadersGuard, setHeadersList, getHeadersList } = require_headers();
  const util = require_util();
  const nodeUtil = __require("node:util");
  const { isValidHTTPToken, sameOrigin, environmentSettingsObject } = require_util$1();
  const { forbiddenMethodsSet, corsSafeListedMethodsSet, referrerPolicy, requestRedirect, requestMode, requestCredentials, requestCache, requestDuplex } = require_constants();
  const { kEnumerableProperty, normalizedMethodRecordsBase, normalizedMethodRecords } = util;
  const { webidl } = require_webidl();
  const { URLSerializer } = require_data_url();
  const { kConstruct } = require_symbols();
  const assert = __require("node:assert");
  const requestFinalizer = new FinalizationRegistry(({ signal, reference }) => {
    removeSignalFollower(signal, reference);
  });
  const requestSignals = /* @__PURE__ */ new WeakMap();
  const signalFollowers = /* @__PURE__ */ new WeakMap();
  function removeSignalFollower(signal, reference) {
    const followers = signalFollowers.get(signal);
    if (followers instanceof Set) {
      followers.delete(reference);
      if (followers.size !== 0) return;
    }
    signal.removeEventListener("abort", abortSignalFollowers);
    signalFollowers.delete(signal);
  }
  function abortSignalFollower(reference, reason) {
    requestFinalizer.unregister(reference);
    const ac = reference.deref();
    if (ac !== void 0) {
      requestSignals.delete(ac.signal);
      ac.abort(reason);
    }
  }
  function abortSignalFollowers() {
    this.removeEventListener("abort", abortSignalFollowers);
    const followers = signalFollowers.get(this);
    if (followers instanceof Set) {
      for (const reference of followers) abortSignalFollower(reference, this.reason);
      followers.clear();
    } else abortSignalFollower(followers, this.reason);
    signalFollowers.delete(this);
  }
  function createDependentSignal(signal) {
    const ac = new AbortController();
    if (signal == null) return ac.signal;
    if (signal.aborted) {
      ac.abort(signal.reason);
      return ac.signal;
    }
    const reference = new WeakRef(ac);
    const followers = signalFollowers.get(signal);
    if (followers === void 0) {
      util.addAbortListener(signal, abortSignalFollowers);
      signalFollowers.set(signal, reference);
    } else if (followers instanceof WeakRef) {
      const controllers = /* @__PURE__ */ new Set();
      controllers.add(followers);
      controllers.add(reference);
      signalFollowers.set(signal, controllers);
    } else followers.add(reference);
    requestFinalizer.register(ac, {
      signal,
      reference
    }, reference);
    requestSignals.set(ac.signal, {
      controller: ac,
      source: signal,
      reference
    });
    return ac.signal;
  }
  let patchMethodWarning = false;
  let setRequestSignal;
  let getRequestDispatcher;
  let setRequestDispatcher;
  let setRequestHeaders;
  let getRequestState;
  let setRequestState;
  let removeRequestAbortListener;
  var Request = class {
    #signal;
    #dispatcher;
    #headers;
    #state;
    constructor(input, init = void 0) {
      webidl.util.markAsUncloneable(this);
      if (input === kConstruct) return;
      webidl.argumentLengthCheck(arguments, 1, "Request constructor");
      input = webidl.converters.RequestInfo(input);
      init = webidl.converters.RequestInit(init);
      let request = null;
      let fallbackMode = null;
      const baseUrl = environmentSettingsObject.settingsObject.baseUrl;
      let signal = null;
      if (typeof input === "string") {
        this.#dispatcher = init.dispatcher;
        let parsedURL;
        try {
          parsedURL = new URL(input, baseUrl);
        } catch (err) {
          throw new TypeError("Failed to parse URL from " + input, { cause: err });
        }
        if (parsedURL.username || parsedURL.password) throw new TypeError("Request cannot be constructed from a URL that includes credentials: " + input);
        request = makeRequest({ urlList: [parsedURL] });
        fallbackMode = "cors";
      } else {
        assert(webidl.is.Request(input));
        request = input.#state;
        signal = input.#signal;
        this.#dispatcher = init.dispatcher || input.#dispatcher;
      }
      const origin = environmentSettingsObject.settingsObject.origin;
      let window = "client";
      if (request.window?.constructor?.name === "EnvironmentSettingsObject" && sameOrigin(request.window, origin)) window = request.window;
      if (init.window != null) throw new TypeError(`'window' option '${window}' must be null`);
      if ("window" in init) window = "no-window";
      request = makeRequest({
        method: request.method,
        headersList: request.headersList,
        unsafeRequest: request.unsafeRequest,
        client: environmentSettingsObject.settingsObject,
        window,
        priority: request.priority,
        origin: request.origin,
        referrer: request.referrer,
        referrerPolicy: request.referrerPolicy,
        mode: request.mode,
        credentials: request.credentials,
        cache: request.cache,
        redirect: request.redirect,
        integrity: request.integrity,
        keepalive: request.keepalive,
        reloadNavigation: request.reloadNavigation,
        historyNavigation: request.historyNavigation,
        urlList: [...request.urlList]
      });
      const initHasKey = Object.keys(init).length !== 0;
      if (initHasKey) {
        if (request.mode === "navigate") request.mode = "same-origin";
        request.reloadNavigation = false;
        request.historyNavigation = false;
        request.origin = "client";
        request.referrer = "client";
        request.referrerPolicy = "";
        request.url = request.urlList[request.urlList.length - 1];
        request.urlList = [request.url];
      }
      if (init.referrer !== void 0) {
        const referrer = init.referrer;
        if (referrer === "") request.referrer = "no-referrer";
        else {
          let parsedReferrer;
          try {
            parsedReferrer = new URL(referrer, baseUrl);
          } catch (err) {
            throw new TypeError(`Referrer "${referrer}" is not a valid URL.`, { cause: err });
          }
          if (parsedReferrer.protocol === "about:" && parsedReferrer.hostname === "client" || origin && !sameOrigin(parsedReferrer, environmentSettingsObject.settingsObject.baseUrl)) request.referrer = "client";
          else request.referrer = parsedReferrer;
        }
      }
      if (init.referrerPolicy !== void 0) request.referrerPolicy = init.referrerPolicy;
      let mode;
      if (init.mode !== void 0) mode = init.mode;
      else mode = fallbackMode;
      if (mode === "navigate") throw webidl.errors.exception({
        header: "Request constructor",
        message: "invalid request mode navigate."
      });
      if (mode != null) request.mode = mode;
      if (init.credentials !== void 0) request.credentials = init.credentials;
      if (init.cache !== void 0) request.cache = init.cache;
      if (request.cache === "only-if-cached" && request.mode !== "same-origin") throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode");
      if (init.redirect !== void 0) request.redirect = init.redirect;
      if (init.integrity != null) request.integrity = String(init.integrity);
      if (init.keepalive !== void 0) request.keepalive = Boolean(init.keepalive);
      if (init.method !== void 0) {
        let method = init.method;
        const mayBeNormalized = normalizedMethodRecords[method];
        if (mayBeNormalized !== void 0) request.method = mayBeNormalized;
        else {
          if (!isValidHTTPToken(method)) throw new TypeError(`'${method}' is not a valid HTTP method.`);
          const upperCase = method.toUpperCase();
          if (forbiddenMethodsSet.has(upperCase)) throw new TypeError(`'${method}' HTTP method is unsupported.`);
          method = normalizedMethodRecordsBase[upperCase] ?? method;
          request.method = method;
        }
        if (!patchMethodWarning && request.method === "patch") {
          process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.", { code: "UNDICI-FETCH-patch" });
          patchMethodWarning = true;
        }
      }
      if (init.signal !== void 0) signal = init.signal;
      this.#state = request;
      this.#signal = createDependentSignal(signal);
      this.#headers = new Headers(kConstruct);
      setHeadersList(this.#headers, request.headersList);
      setHeadersGuard(this.#headers, "request");
      if (mode === "no-cors") {
        if (!corsSafeListedMethodsSet.has(request.method)) throw new TypeError(`'${request.method} is unsupported in no-cors mode.`);
        setHeadersGuard(this.#headers, "request-no-cors");
      }
      if (initHasKey) {
        const headersList = getHeadersList(this.#headers);
        const headers = init.headers !== void 0 ? init.headers : new HeadersList(headersList);
        headersList.clear();
        if (headers instanceof HeadersList) {
          for (const { name, value } of headers.rawValues()) headersList.append(name, value, false);
          headersList.cookies = headers.cookies;
        } else fillHeaders(this.#headers, headers);
      }
      const inputBody = webidl.is.Request(input) ? input.#state.body : null;
      if ((init.body != null || inputBody != null) && (request.method === "GET" || request.method === "HEAD")) throw new TypeError("Request with GET/HEAD method cannot have body.");
      let initBody = null;
      if (init.body != null) {
        const [extractedBody, contentType] = extractBody(init.body, request.keepalive);
        initBody = extractedBody;
        if (contentType && !getHeadersList(this.#headers).contains("content-type", true)) this.#headers.append("content-type", contentType, true);
      }
      const inputOrInitBody = initBody ?? inputBody;
      if (inputOrInitBody != null && inputOrInitBody.source == null) {
        if (initBody != null && init.duplex == null) throw new TypeError("RequestInit: duplex option is required when sending a body.");
        if (request.mode !== "same-origin" && request.mode !== "cors") throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors"');
        request.useCORSPreflightFlag = true;
      }
      let finalBody = inputOrInitBody;
      if (initBody == null && inputBody != null) {
        if (bodyUnusable(input.#state)) throw new TypeError("Cannot construct a Request with a Request object that has already been used.");
        const identityTransform = new TransformStream();
        inputBody.stream.pipeThrough(identityTransform);
        finalBody = {
          source: inputBody.source,
          length: inputBody.length,
          stream: identityTransform.readable
        };
      }
      this.#state.body = finalBody;
    }
    get method() {
      webidl.brandCheck(this, webidl.is.Request);
      return this.#state.method;
    }
    get url() {
      webidl.brandCheck(this, webidl.is.Request);
      return URLSerializer(this.#state.url);
    }
    get headers() {
      webidl.brandCheck(this, webidl.is.Request);
      return this.#headers;
    }
    get destination() {
      webidl.brandCheck(this, webidl.is.Request);
      return this.#state.destination;
    }
    get referrer() {
      webidl.brandCheck(this, webidl.is.Request);
      if (this.#state.referrer === "no-referrer") return "";
      if (this.#state.referrer === "client") return "about:client";
      return this.#state.referrer.toString();
    }
    get referrerPolicy() {
      webidl.brandCheck(this, webidl.is.Request);
      return this.#state.referrerPolicy;
    }
    get mode() {
      webidl.brandCheck(this, webidl.is.Request);
      return this.#state.mode;
    }
    get credentials() {
      webidl.brandCheck(this, webidl.is.Request);
      return this.#state.credentials;
    }
    get cache() {
      webidl.brandCheck(this, webidl.is.Request);
      return this.#state.cache;
    }
    get redirect() {
      webidl.brandCheck(this, webidl.is.Request);
      return this.#state.redirect;
    }
    get integrity() {
      webidl.brandCheck(this, webidl.is.Request);
      return this.#state.integrity;
    }
    get keepalive() {
      webidl.brandCheck(this, webidl.is.Request);
      return this.#state.keepalive;
    }
    get isReloadNavigation() {
      webidl.brandCheck(this, webidl.is.Request);
      return this.#state.reloadNavigation;
    }
    get isHistoryNavigation() {
      webidl.brandCheck(this, webidl.is.Request);
      return this.#state.historyNavigation;
    }
    get signal() {
      webidl.brandCheck(this, webidl.is.Request);
      return this.#signal;
    }
    get body() {
      webidl.brandCheck(this, webidl.is.Request);
      return this.#state.body ? this.#state.body.stream : null;
    }
    get bodyUsed() {
      webidl.brandCheck(this, webidl.is.Request);
      return !!this.#state.body && util.isDisturbed(this.#state.body.stream);
    }
    get duplex() {
      webidl.brandCheck(this, webidl.is.Request);
      return "half";
    }
    clone() {
      webidl.brandCheck(this, webidl.is.Request);
      if (bodyUnusable(this.#state)) throw new TypeError("unusable");
      const clonedRequest = cloneRequest(this.#state);
      const signal = createDependentSignal(this.#signal);
      return fromInnerRequest(clonedRequest, this.#dispatcher, signal, getHeadersGuard(this.#headers));
    }
    [nodeUtil.inspect.custom](depth, options) {
      if (options.depth === null) options.depth = 2;
      options.colors ??= true;
      const properties = {
        method: this.method,
        url: this.url,
        headers: this.headers,
        destination: this.destination,
        referrer: this.referrer,
        referrerPolicy: this.referrerPolicy,
        mode: this.mode,
        credentials: this.credentials,
        cache: this.cache,
        redirect: this.redirect,
        integrity: this.integrity,
        keepalive: this.keepalive,
        isReloadNavigation: this.isReloadNavigation,
        isHistoryNavigation: this.isHistoryNavigation,
        signal: this.signal
      };
      return `Request ${nodeUtil.formatWithOptions(options, properties)}`;
    }
    static {
      setRequestSignal = (request, newSignal) => {
        request.#signal = newSignal;
      };
      getRequestDispatcher = (request) => {
        return request.#dispatcher;
      };
      setRequestDispatcher = (request, newDispatcher) => {
        request.#dispatcher = newDispatcher;
      };
      setRequestHeaders = (request, newHeaders) => {
        request.#headers = newHeaders;
      };
      getRequestState = (request) => {
        return request.#state;
      };
      setRequestState = (request, newState) => {
        request.#state = newState;
      };
      removeRequestAbortListener = (request) => {
        const state = requestSignals.get(request.#signal);
        if (state !== void 0) {
          requestSignals.delete(request.#signal);
          requestFinalizer.unregister(state.reference);
          removeSignalFollower(state.source, state.reference);
        }
      };
      webidl.is.Request = (arg) => {
        return arg != null && typeof arg === "object" && #state in arg;
      };
    }
  };
  mixinBody(Request, getRequestState, webidl.is.Request);
  function makeRequest(init) {
    return {
      method: init.method ?? "GET",
      localURLsOnly: init.localURLsOnly ?? false,
      unsafeRequest: init.unsafeRequest ?? false,
      body: init.body ?? null,
      client: init.client ?? null,
      reservedClient: init.reservedClient ?? null,
      replacesClientId: init.replacesClientId ?? "",
      window: init.window ?? "client",
      keepalive: init.keepalive ?? false,
      serviceWorkers: init.serviceWorkers ?? "all",
      initiator: init.initiator ?? "",
      destination: init.destination ?? "",
      priority: init.priority ?? "auto",
      origin: init.origin ?? "client",
      policyContainer: init.policyContainer ?? "client",
      referrer: init.referrer ?? "client",
      referrerPolicy: init.referrerPolicy ?? "",
      mode: init.mode ?? "no-cors",
      useCORSPreflightFlag: init.useCORSPreflightFlag ?? false,
      credentials: init.credentials ?? "same-origin",
      useCredentials: init.useCredentials ?? false,
      cache: init.cache ?? "default",
      redirect: init.redirect ?? "follow",
      integrity: init.integrity ?? "",
      cryptoGraphicsNonceMetadata: init.cryptoGraphicsNonceMetadata ?? "",
      parserMetadata: init.parserMetadata ?? "",
      reloadNavigation: init.reloadNavigation ?? false,
      historyNavigation: init.historyNavigation ?? false,
      userActivation: init.userActivation ?? false,
      taintedOrigin: init.taintedOrigin ?? false,
      redirectCount: init.redirectCount ?? 0,
      responseTainting: init.responseTainting ?? "basic",
      preventNoCacheCacheControlHeaderModification: init.preventNoCacheCacheControlHeaderModification ?? false,
      done: init.done ?? false,
      timingAllowFailed: init.timingAllowFailed ?? false,
      useURLCredentials: init.useURLCredentials ?? void 0,
      traversableForUserPrompts: init.traversableForUserPrompts ?? "client",
      urlList: init.urlList,
      url: init.urlList[0],
      headersList: init.headersList ? new HeadersList(init.headersList) : new HeadersList()
    };
  }
  function cloneRequest(request) {
    const newRequest = makeRequest({
      ...request,
      body: null
    });
    if (request.body != null) newRequest.body = cloneBody(request.body);
    return newRequest;
  }
  function fromInnerRequest(innerRequest, dispatcher, signal, guard) {
    const request = new Request(kConstruct);
    setRequestState(request, innerRequest);
    setRequestDispatcher(request, dispatcher);
    setRequestSignal(request, signal);
    const headers = new Headers(kConstruct);
    setRequestHeaders(request, headers);
    setHeadersList(headers, innerRequest.headersList);
    setHeadersGuard(headers, guard);
    return request;
  }
  Object.defineProperties(Request.prototype, {
    method: kEnumerableProperty,
    url: kEnumerableProperty,
    headers: kEnumerableProperty,
    redirect: kEnumerableProperty,
    clone: kEnumerableProperty,
    signal: kEnumerableProperty,
    duplex: kEnumerableProperty,
    destination: kEnumerableProperty,
    body: kEnumerableProperty,
    bodyUsed: kEnumerableProperty,
    isHistoryNavigation: kEnumerableProperty,
    isReloadNavigation: kEnumerableProperty,
    keepalive: kEnumerableProperty,
    integrity: kEnumerableProperty,
    cache: kEnumerableProperty,
    credentials: kEnumerableProperty,
    attribute: kEnumerableProperty,
    referrerPolicy: kEnumerableProperty,
    referrer: kEnumerableProperty,
    mode: kEnumerableProperty,
    [Symbol.toStringTag]: {
      value: "Request",
      configurable: true
    }
  });
  webidl.converters.RequestInfo = function(V) {
    if (typeof V === "string") return webidl.converters.USVString(V);
    if (webidl.is.Request(V)) return V;
    return webidl.converters.USVString(V);
  };
  webidl.converters.RequestInit = webidl.dictionaryConverter([
    {
      key: "method",
      converter: webidl.converters.ByteString
    },
    {
      key: "headers",
      converter: webidl.converters.HeadersInit
    },
    {
      key: "body",
      converter: webidl.nullableConverter(webidl.converters.BodyInit)
    },
    {
      key: "referrer",
      converter: webidl.converters.USVString
    },
    {
      key: "referrerPolicy",
      converter: webidl.converters.DOMString,
      allowedValues: referrerPolicy
    },
    {
      key: "mode",
      converter: webidl.converters.DOMString,
      allowedValues: requestMode
    },
    {
      key: "credentials",
      converter: webidl.converters.DOMString,
      allowedValues: requestCredentials
    },
    {
      key: "cache",
      converter: webidl.converters.DOMString,
      allowedValues: requestCache
    },
    {
      key: "redirect",
      converter: webidl.converters.DOMString,
      allowedValues: requestRedirect
    },
    {
      key: "integrity",
      converter: webidl.converters.DOMString
    },
    {
      key: "keepalive",
      converter: webidl.converters.boolean
    },
    {
      key: "signal",
      converter: webidl.nullableConverter((signal) => webidl.converters.AbortSignal(signal, "RequestInit", "signal"))
    },
    {
      key: "window",
      converter: webidl.converters.any
    },
    {
      key: "duplex",
      converter: webidl.converters.DOMString,
      allowedValues: requestDuplex
    },
    {
      key: "dispatcher",
      converter: webidl.converters.any
    },
    {
      key: "priority",
      converter: webidl.converters.DOMString,
      allowedValues: [
        "high",
        "low",
        "auto"
      ]
    }
  ]);
  module.exports = {
    Request,
    makeRequest,
    fromInnerRequest,
    cloneRequest,
    getRequestDispatcher,
    getRequestState,
    removeRequestAbortListener
  };
}));
var require_dispatcher1_wrapper = __commonJSMin(((exports, module) => {
  const Dispatcher = require_dispatcher();
  const { InvalidArgumentError } = require_errors();
  const { toRawHeaders } = require_util();
  const { kOriginless, kUrl } = require_symbols();
  var LegacyHandlerWrapper = class {
    #handler;
    constructor(handler) {
      this.#handler = handler;
    }
    onRequestStart(controller, context) {
      this.#handler.onConnect?.((reason) => controller.abort(reason), context);
    }
    onRequestUpgrade(controller, statusCode, headers, socket) {
      const rawHeaders = Array.isArray(controller?.rawHeaders) ? controller.rawHeaders : toRawHeaders(controller?.rawHeaders ?? headers ?? {});
      this.#handler.onUpgrade?.(statusCode, rawHeaders, socket);
    }
    onResponseStart(controller, statusCode, headers, statusMessage) {
      const rawHeaders = Array.isArray(controller?.rawHeaders) ? controller.rawHeaders : toRawHeaders(controller?.rawHeaders ?? headers ?? {});
      if (this.#handler.onHeaders?.(statusCode, rawHeaders, () => controller.resume(), statusMessage) === false) controller.pause();
    }
    onResponseData(controller, chunk) {
      if (this.#handler.onData?.(chunk) === false) controller.pause();
    }
    onResponseEnd(controller, trailers) {
      const rawTrailers = Array.isArray(controller?.rawTrailers) ? controller.rawTrailers : toRawHeaders(controller?.rawTrailers ?? trailers ?? {});
      this.#handler.onComplete?.(rawTrailers);
    }
    onResponseError(_controller, err) {
      if (!this.#handler.onError) throw err;
      this.#handler.onError(err);
    }
    onBodySent(chunk) {
      this.#handler.onBodySent?.(chunk);
    }
    onRequestSent() {
      this.#handler.onRequestSent?.();
    }
    onResponseStarted() {
      this.#handler.onResponseStarted?.();
    }
  };
  module.exports = class Dispatcher1Wrapper extends Dispatcher {
    #dispatcher;
    constructor(dispatcher) {
      super();
      if (!dispatcher || typeof dispatcher.dispatch !== "function") throw new InvalidArgumentError("Argument dispatcher must implement dispatch");
      this.#dispatcher = dispatcher;
      this[kUrl] = dispatcher[kUrl];
      this[kOriginless] = dispatcher[kOriginless];
    }
    static wrapHandler(handler) {
      if (!handler || typeof handler !== "object") throw new InvalidArgumentError("handler must be an object");
      if (typeof handler.onRequestStart === "function") return handler;
      return new LegacyHandlerWrapper(handler);
    }
    dispatch(opts, handler) {
      if (opts.allowH2 !== false) opts = {
        ...opts,
        allowH2: false
      };
      return this.#dispatcher.dispatch(opts, Dispatcher1Wrapper.wrapHandler(handler));
    }
    get webSocketOptions() {
      return this.#dispatcher.webSocketOptions;
    }
    get eventSourceOptions() {
      return this.#dispatcher.eventSourceOptions;
    }
    close(...args) {
      return this.#dispatcher.close(...args);
    }
    destroy(...args) {
      return this.#dispatcher.destroy(...args);
    }
  };
}));
var require_global = __commonJSMin(((exports, module) => {
  const globalDispatcher = /* @__PURE__ */ Symbol.for("undici.globalDispatcher.2");
  const legacyGlobalDispatcher = /* @__PURE__ */ Symbol.for("undici.globalDispatcher.1");
  const { InvalidArgumentError } = require_errors();
  const Agent = require_agent();
  const Dispatcher1Wrapper = require_dispatcher1_wrapper();
  let fallbackDispatcher;
  if (getGlobalDispatcher() === void 0) setGlobalDispatcher(new Agent());
  function setGlobalDispatcher(agent) {
    if (!agent || typeof agent.dispatch !== "function") throw new InvalidArgumentError("Argument agent must implement Agent");
    try {
      Object.defineProperty(globalThis, globalDispatcher, {
        value: agent,
        writable: true,
        enumerable: false,
        configurable: false
      });
    } catch (err) {
      if (err instanceof TypeError) {
        fallbackDispatcher = agent;
        return;
      }
      throw err;
    }
    try {
      const legacyAgent = agent instanceof Dispatcher1Wrapper ? agent : new Dispatcher1Wrapper(agent);
      Object.defineProperty(globalThis, legacyGlobalDispatcher, {
        value: legacyAgent,
        writable: true,
        enumerable: false,
        configurable: false
      });
    } catch (err) {
      if (!(err instanceof TypeError)) throw err;
    }
  }
  function getGlobalDispatcher() {
    return globalThis[globalDispatcher] ?? fallbackDispatcher;
  }
  module.exports = {
    setGlobalDispatcher,
    getGlobalDispatcher,
    installedExports: [
      "fetch",
      "Headers",
      "Response",
      "Request",
      "FormData",
      "WebSocket",
      "CloseEvent",
      "ErrorEvent",
      "MessageEvent",
      "EventSource"
    ]
  };
}));
var require_subresource_integrity = __commonJSMin(((exports, module) => {
  const assert = __require("node:assert");
  const { runtimeFeatures } = require_runtime_features();
  const { asciiLowercase } = require_infra();
  const validSRIHashAlgorithmTokenSet = /* @__PURE__ */ new Map([
    ["sha256", 0],
    ["sha384", 1],
    ["sha512", 2]
  ]);
  let crypto;
  if (runtimeFeatures.has("crypto")) {
    crypto = __require("node:crypto");
    const cryptoHashes = crypto.getHashes();
    if (cryptoHashes.length === 0) validSRIHashAlgorithmTokenSet.clear();
    for (const algorithm of validSRIHashAlgorithmTokenSet.keys()) if (cryptoHashes.includes(algorithm) === false) validSRIHashAlgorithmTokenSet.delete(algorithm);
  } else validSRIHashAlgorithmTokenSet.clear();
  const getSRIHashAlgorithmIndex = Map.prototype.get.bind(validSRIHashAlgorithmTokenSet);
  const isValidSRIHashAlgorithm = (algorithm) => validSRIHashAlgorithmTokenSet.has(asciiLowercase(algorithm));
  const bytesMatch = runtimeFeatures.has("crypto") === false || validSRIHashAlgorithmTokenSet.size === 0 ? () => true : (bytes, metadataList) => {
    const parsedMetadata = parseMetadata(metadataList);
    if (parsedMetadata.length === 0) return true;
    const metadata = getStrongestMetadata(parsedMetadata);
    for (const item of metadata) {
      const algorithm = item.alg;
      const expectedValue = item.val;
      if (caseSensitiveMatch(applyAlgorithmToBytes(algorithm, bytes), expectedValue)) return true;
    }
    return false;
  };
  function getStrongestMetadata(metadataList) {
    const result = [];
    let strongest = null;
    for (const item of metadataList) {
      assert(isValidSRIHashAlgorithm(item.alg), "Invalid SRI hash algorithm token");
      if (result.length === 0) {
        result.push(item);
        strongest = item;
        continue;
      }
      const currentAlgorithm = strongest.alg;
      const currentAlgorithmIndex = getSRIHashAlgorithmIndex(currentAlgorithm);
      const newAlgorithm = item.alg;
      const newAlgorithmIndex = getSRIHashAlgorithmIndex(newAlgorithm);
      if (newAlgorithmIndex < currentAlgorithmIndex) continue;
      else if (newAlgorithmIndex > currentAlgorithmIndex) {
        strongest = item;
        result[0] = item;
        result.length = 1;
      } else result.push(item);
    }
    return result;
  }
  function parseMetadata(metadata) {
    const result = [];
    for (const item of metadata.split(/[\t\n\f\r ]+/)) {
      const algorithmExpression = item.split("?", 1)[0];
      let base64Value = "";
      const algorithmAndValue = [algorithmExpression.slice(0, 6), algorithmExpression.slice(7)];
      const algorithm = algorithmAndValue[0];
      if (!isValidSRIHashAlgorithm(algorithm)) continue;
      if (algorithmAndValue[1]) base64Value = algorithmAndValue[1];
      const metadata2 = {
        alg: asciiLowercase(algorithm),
        val: base64Value
      };
      result.push(metadata2);
    }
    return result;
  }
  const applyAlgorithmToBytes = (algorithm, bytes) => {
    return crypto.hash(algorithm, bytes, "base64");
  };
  function caseSensitiveMatch(actualValue, expectedValue) {
    let actualValueLength = actualValue.length;
    if (actualValueLength !== 0 && actualValue[actualValueLength - 1] === "=") actualValueLength -= 1;
    if (actualValueLength !== 0 && actualValue[actualValueLength - 1] === "=") actualValueLength -= 1;
    let expectedValueLength = expectedValue.length;
    if (expectedValueLength !== 0 && expectedValue[expectedValueLength - 1] === "=") expectedValueLength -= 1;
    if (expectedValueLength !== 0 && expectedValue[expectedValueLength - 1] === "=") expectedValueLength -= 1;
    if (actualValueLength !== expectedValueLength) return false;
    for (let i = 0; i < actualValueLength; ++i) {
      if (actualValue[i] === expectedValue[i] || actualValue[i] === "+" && expectedValue[i] === "-" || actualValue[i] === "/" && expectedValue[i] === "_") continue;
      return false;
    }
    return true;
  }
  module.exports = {
    applyAlgorithmToBytes,
    bytesMatch,
    caseSensitiveMatch,
    isValidSRIHashAlgorithm,
    getStrongestMetadata,
    parseMetadata
  };
}));
var require_fetch = __commonJSMin(((exports, module) => {
  const { makeNetworkError, makeAppropriateNetworkError, filterResponse, makeResponse, fromInnerResponse, getResponseState } = require_response();
  const { HeadersList } = require_headers();
  const { Request, cloneRequest, getRequestDispatcher, getRequestState, removeRequestAbortListener } = require_request();
  const zlib = __require("node:zlib");
  const { makePolicyContainer, clonePolicyContainer, requestBadPort, TAOCheck, appendRequestOriginHeader, responseLocationURL, requestCurrentURL, setRequestReferrerPolicyOnRedirect, tryUpgradeRequestToAPotentiallyTrustworthyURL, createOpaqueTimingInfo, appendFetchMetadata, corsCheck, crossOriginResourcePolicyCheck, determineRequestsReferrer, coarsenedSharedCurrentTime, sameOrigin, isCancelled, isAborted, isErrorLike, fullyReadBody, readableStreamClose, urlIsLocal, urlIsHttpHttpsScheme, urlHasHttpsScheme, clampAndCoarsenConnectionTimingInfo, simpleRangeHeaderValue, buildContentRange, createInflate, extractMimeType, hasAuthenticationEntry, includesCredentials, isTraversableNavigable } = require_util$1();
  const assert = __require("node:assert");
  const { safelyExtractBody, extractBody } = require_body();
  const { redirectStatusSet, nullBodyStatus, safeMethodsSet, requestBodyHeader, subresourceSet } = require_constants();
  const EE = __require("node:events");
  const { Readable, pipeline, finished, isErrored, isReadable } = __require("node:stream");
  const { addAbortListener, bufferToLowerCasedHeaderName } = require_util();
  const { SocketError } = require_errors();
  const { dataURLProcessor, serializeAMimeType, minimizeSupportedMimeType } = require_data_url();
  const { getGlobalDispatcher } = require_global();
  const { webidl } = require_webidl();
  const { STATUS_CODES } = __require("node:http");
  const { bytesMatch } = require_subresource_integrity();
  const { isomorphicEncode } = require_infra();
  const GET_OR_HEAD = ["GET", "HEAD"];
  const defaultUserAgent = typeof __UNDICI_IS_NODE__ !== "undefined" || typeof esbuildDetection !== "undefined" ? "node" : "undici";
  let resolveObjectURL;
  function appendHeadersListFromResponseHeaders(headersList, headers, rawHeaders) {
    if (Array.isArray(rawHeaders)) {
      for (let i = 0; i < rawHeaders.length; i += 2) {
        const nameStr = bufferToLowerCasedHeaderName(rawHeaders[i]);
        const value = rawHeaders[i + 1];
        if (Array.isArray(value) && !Buffer.isBuffer(value)) for (const val of value) headersList.append(nameStr, val.toString("latin1"), true);
        else headersList.append(nameStr, value.toString("latin1"), true);
      }
      return;
    }
    for (const [name, value] of Object.entries(headers ?? {})) if (Array.isArray(value)) for (const entry of value) headersList.append(name, `${entry}`, true);
    else headersList.append(name, `${value}`, true);
  }
  var Fetch = class extends EE {
    constructor(dispatcher) {
      super();
      this.dispatcher = dispatcher;
      this.connection = null;
      this.dump = false;
      this.state = "ongoing";
    }
    terminate(reason) {
      if (this.state !== "ongoing") return;
      this.state = "terminated";
      this.connection?.destroy(reason);
      this.emit("terminated", reason);
    }
    abort(error) {
      if (this.state !== "ongoing") return;
      this.state = "aborted";
      if (!error) error = new DOMException("The operation was aborted.", "AbortError");
      this.serializedAbortReason = error;
      this.connection?.destroy(error);
      this.emit("terminated", error);
    }
  };
  function handleFetchDone(response) {
    finalizeAndReportTiming(response, "fetch");
  }
  function fetch(input, init = void 0) {
    webidl.argumentLengthCheck(arguments, 1, "globalThis.fetch");
    let p = Promise.withResolvers();
    let requestObject;
    try {
      requestObject = new Request(input, init);
    } catch (e) {
      p.reject(e);
      return p.promise;
    }
    const request = getRequestState(requestObject);
    if (requestObject.signal.aborted) {
      abortFetch(p, request, null, requestObject.signal.reason, null);
      return p.promise;
    }
    if (request.client.globalObject?.constructor?.name === "ServiceWorkerGlobalScope") request.serviceWorkers = "none";
    let responseObject = null;
    let locallyAborted = false;
    let controller = null;
    const removeAbortListener = addAbortListener(requestObject.signal, () => {
      locallyAborted = true;
      assert(controller != null);
      controller.abort(requestObject.signal.reason);
      const realResponse = responseObject?.deref();
      abortFetch(p, request, realResponse, requestObject.signal.reason, controller.controller);
    });
    const cleanupAbortListeners = () => {
      removeAbortListener();
      removeRequestAbortListener(requestObject);
    };
    const processResponse = (response) => {
      if (locallyAborted) return;
      if (response.aborted) {
        abortFetch(p, request, responseObject, controller.serializedAbortReason, controller.controller);
        cleanupAbortListeners();
        return;
      }
      if (response.type === "error") {
        p.reject(new TypeError("fetch failed", { cause: response.error }));
        cleanupAbortListeners();
        return;
      }
      responseObject = new WeakRef(fromInnerResponse(response, "immutable"));
      p.resolve(responseObject.deref());
      p = null;
    };
    controller = fetching({
      request,
      processResponseEndOfBody: (response) => {
        handleFetchDone(response);
        cleanupAbortListeners();
      },
      processResponse,
      dispatcher: getRequestDispatcher(requestObject)
    });
    return p.promise;
  }
  function finalizeAndReportTiming(response, initiatorType = "other") {
    if (response.type === "error" && response.aborted) return;
    if (!response.urlList?.length) return;
    const originalURL = response.urlList[0];
    let timingInfo = response.timingInfo;
    let cacheState = response.cacheState;
    if (!urlIsHttpHttpsScheme(originalURL)) return;
    if (timingInfo === null) return;
    if (!response.timingAllowPassed) {
      timingInfo = createOpaqueTimingInfo({ startTime: timingInfo.startTime });
      cacheState = "";
    }
    timingInfo.endTime = coarsenedSharedCurrentTime();
    response.timingInfo = timingInfo;
    markResourceTiming(timingInfo, originalURL.href, initiatorType, globalThis, cacheState, "", response.status);
  }
  const markResourceTiming = performance.markResourceTiming;
  function abortFetch(p, request, responseObject, error, controller) {
    if (p) p.reject(error);
    if (request.body?.stream != null && isReadable(request.body.stream)) request.body.stream.cancel(error).catch((err) => {
      if (err.code === "ERR_INVALID_STATE") return;
      throw err;
    });
    if (responseObject == null) return;
    const response = getResponseState(responseObject);
    if (response.body?.stream != null && isReadable(response.body.stream)) controller.error(error);
  }
  function fetching({ request, processRequestBodyChunkLength, processRequestEndOfBody, processResponse, processResponseEndOfBody, processResponseConsumeBody, useParallelQueue = false, dispatcher = getGlobalDispatcher() }) {
    assert(dispatcher);
    let taskDestination = null;
    let crossOriginIsolatedCapability = false;
    if (request.client != null) {
      taskDestination = request.client.globalObject;
      crossOriginIsolatedCapability = request.client.crossOriginIsolatedCapability;
    }
    const currentTime = coarsenedSharedCurrentTime(crossOriginIsolatedCapability);
    const timingInfo = createOpaqueTimingInfo({ startTime: currentTime });
    const fetchParams = {
      controller: new Fetch(dispatcher),
      request,
      timingInfo,
      processRequestBodyChunkLength,
      processRequestEndOfBody,
      processResponse,
      processResponseConsumeBody,
      processResponseEndOfBody,
      taskDestination,
      crossOriginIsolatedCapability
    };
    assert(!request.body || request.body.stream);
    if (request.window === "client") request.window = request.client?.globalObject?.constructor?.name === "Window" ? request.client : "no-window";
    if (request.origin === "client") request.origin = request.client.origin;
    if (request.policyContainer === "client") {
      if (request.client != null) request.policyContainer = clonePolicyContainer(request.client.policyContainer);
      else request.policyContainer = makePolicyContainer();
    }
    if (!request.headersList.contains("accept", true)) request.headersList.append("accept", "*/*", true);
    if (!request.headersList.contains("accept-language", true)) request.headersList.append("accept-language", "*", true);
    if (request.priority === null) {
    }
    if (subresourceSet.has(request.destination)) {
    }
    mainFetch(fetchParams, false);
    return fetchParams.controller;
  }
  async function mainFetch(fetchParams, recursive) {
    try {
      const request = fetchParams.request;
      let response = null;
      if (request.localURLsOnly && !urlIsLocal(requestCurrentURL(request))) response = makeNetworkError("local URLs only");
      tryUpgradeRequestToAPotentiallyTrustworthyURL(request);
      if (requestBadPort(request) === "blocked") response = makeNetworkError("bad port");
      if (request.referrerPolicy === "") request.referrerPolicy = request.policyContainer.referrerPolicy;
      if (request.referrer !== "no-referrer") request.referrer = determineRequestsReferrer(request);
      if (response === null) {
        const currentURL = requestCurrentURL(request);
        if (sameOrigin(currentURL, request.url) && request.responseTainting === "basic" || currentURL.protocol === "data:" || request.mode === "navigate" || request.mode === "websocket") {
          request.responseTainting = "basic";
          response = await schemeFetch(fetchParams);
        } else if (request.mode === "same-origin") response = makeNetworkError('request mode cannot be "same-origin"');
        else if (request.mode === "no-cors") {
          if (request.redirect !== "follow") response = makeNetworkError('redirect mode cannot be "follow" for "no-cors" request');
          else {
            request.responseTainting = "opaque";
            response = await schemeFetch(fetchParams);
          }
        } else if (!urlIsHttpHttpsScheme(requestCurrentURL(request))) response = makeNetworkError("URL scheme must be a HTTP(S) scheme");
        else {
          request.responseTainting = "cors";
          response = await httpFetch(fetchParams);
        }
      }
      if (recursive) return response;
      if (response.status !== 0 && !response.internalResponse) {
        if (request.responseTainting === "cors") {
        }
        if (request.responseTainting === "basic") response = filterResponse(response, "basic");
        else if (request.responseTainting === "cors") response = filterResponse(response, "cors");
        else if (request.responseTainting === "opaque") response = filterResponse(response, "opaque");
        else assert(false);
      }
      let internalResponse = response.status === 0 ? response : response.internalResponse;
      if (internalResponse.urlList.length === 0) internalResponse.urlList.push(...request.urlList);
      if (!request.timingAllowFailed) response.timingAllowPassed = true;
      if (response.type === "opaque" && internalResponse.status === 206 && internalResponse.rangeRequested && !request.headers.contains("range", true)) response = internalResponse = makeNetworkError();
      if (response.status !== 0 && (request.method === "HEAD" || request.method === "CONNECT" || nullBodyStatus.includes(internalResponse.status))) {
        internalResponse.body = null;
        fetchParams.controller.dump = true;
      }
      if (request.integrity) {
        const processBodyError = (reason) => fetchFinale(fetchParams, makeNetworkError(reason));
        if (request.responseTainting === "opaque" || response.body == null) {
          processBodyError(response.error);
          return;
        }
        const processBody = (bytes) => {
          if (!bytesMatch(bytes, request.integrity)) {
            processBodyError("integrity mismatch");
            return;
          }
          response.body = safelyExtractBody(bytes)[0];
          fetchFinale(fetchParams, response);
        };
        fullyReadBody(response.body, processBody, processBodyError);
      } else fetchFinale(fetchParams, response);
    } catch (err) {
      fetchParams.controller.terminate(err);
    }
  }
  function schemeFetch(fetchParams) {
    if (isCancelled(fetchParams)) return Promise.resolve(makeAppropriateNetworkError(fetchParams));
    const { request } = fetchParams;
    const { protocol: scheme } = requestCurrentURL(request);
    switch (scheme) {
      case "about:":
        return Promise.resolve(makeNetworkError("about scheme is not supported"));
      case "blob:": {
        if (!resolveObjectURL) resolveObjectURL = __require("node:buffer").resolveObjectURL;
        const blobURLEntry = requestCurrentURL(request);
        if (blobURLEntry.search.length !== 0) return Promise.resolve(makeNetworkError("NetworkError when attempting to fetch resource."));
        const blob = resolveObjectURL(blobURLEntry.toString());
        if (request.method !== "GET" || !webidl.is.Blob(blob)) return Promise.resolve(makeNetworkError("invalid method"));
        const response = makeResponse();
        const fullLength = blob.size;
        const serializedFullLength = isomorphicEncode(`${fullLength}`);
        const type = blob.type;
        if (!request.headersList.contains("range", true)) {
          const bodyWithType = extractBody(blob);
          response.statusText = "OK";
          response.body = bodyWithType[0];
          response.headersList.set("content-length", serializedFullLength, true);
          response.headersList.set("content-type", type, true);
        } else {
          response.rangeRequested = true;
          const rangeHeader = request.headersList.get("range", true);
          const rangeValue = simpleRangeHeaderValue(rangeHeader, true);
          if (rangeValue === "failure") return Promise.resolve(makeNetworkError("failed to fetch the data URL"));
          let { rangeStartValue: rangeStart, rangeEndValue: rangeEnd } = rangeValue;
          if (rangeStart === null) {
            rangeStart = fullLength - rangeEnd;
            rangeEnd = rangeStart + rangeEnd - 1;
          } else {
            if (rangeStart >= fullLength) return Promise.resolve(makeNetworkError("Range start is greater than the blob's size."));
            if (rangeEnd === null || rangeEnd >= fullLength) rangeEnd = fullLength - 1;
          }
          const slicedBlob = blob.slice(rangeStart, rangeEnd + 1, type);
          response.body = extractBody(slicedBlob)[0];
          const serializedSlicedLength = isomorphicEncode(`${slicedBlob.size}`);
          const contentRange = buildContentRange(rangeStart, rangeEnd, fullLength);
          response.status = 206;
          response.statusText = "Partial Content";
          response.headersList.set("content-length", serializedSlicedLength, true);
          response.headersList.set("content-type", type, true);
          response.headersList.set("content-range", contentRange, true);
        }
        return Promise.resolve(response);
      }
      case "data:": {
        const currentURL = requestCurrentURL(request);
        const dataURLStruct = dataURLProcessor(currentURL);
        if (dataURLStruct === "failure") return Promise.resolve(makeNetworkError("failed to fetch the data URL"));
        const mimeType = serializeAMimeType(dataURLStruct.mimeType);
        return Promise.resolve(makeResponse({
          statusText: "OK",
          headersList: [["content-type", {
            name: "Content-Type",
            value: mimeType
          }]],
          body: safelyExtractBody(dataURLStruct.body)[0]
        }));
      }
      case "file:":
        return Promise.resolve(makeNetworkError("not implemented... yet..."));
      case "http:":
      case "https:":
        return httpFetch(fetchParams).catch((err) => makeNetworkError(err));
      default:
        return Promise.resolve(makeNetworkError("unknown scheme"));
    }
  }
  function finalizeResponse(fetchParams, response) {
    fetchParams.request.done = true;
    if (fetchParams.processResponseDone != null) queueMicrotask(() => fetchParams.processResponseDone(response));
  }
  function fetchFinale(fetchParams, response) {
    let timingInfo = fetchParams.timingInfo;
    if (fetchParams.request.destination === "document") fetchParams.controller.fullTimingInfo = timingInfo;
    const processResponseEndOfBody = () => {
      const unsafeEndTime = Date.now();
      fetchParams.controller.reportTimingSteps = () => {
        if (!urlIsHttpHttpsScheme(fetchParams.request.url)) return;
        timingInfo.endTime = unsafeEndTime;
        let cacheState = response.cacheState;
        const bodyInfo = response.bodyInfo;
        if (!response.timingAllowPassed) {
          timingInfo = createOpaqueTimingInfo(timingInfo);
          cacheState = "";
        }
        let responseStatus = 0;
        if (fetchParams.request.mode !== "navigate" || !response.hasCrossOriginRedirects) {
          responseStatus = response.status;
          const mimeType = extractMimeType(response.headersList);
          if (mimeType !== "failure") bodyInfo.contentType = minimizeSupportedMimeType(mimeType);
        }
        if (fetchParams.request.initiatorType != null) markResourceTiming(timingInfo, fetchParams.request.url.href, fetchParams.request.initiatorType, globalThis, cacheState, bodyInfo, responseStatus);
      };
      const processResponseEndOfBodyTask = () => {
        fetchParams.request.done = true;
        if (fetchParams.processResponseEndOfBody != null) queueMicrotask(() => fetchParams.processResponseEndOfBody(response));
        if (fetchParams.request.initiatorType != null) fetchParams.controller.reportTimingSteps();
      };
      queueMicrotask(() => processResponseEndOfBodyTask());
    };
    if (fetchParams.processResponse != null) queueMicrotask(() => {
      fetchParams.processResponse(response);
      fetchParams.processResponse = null;
    });
    const internalResponse = response.type === "error" ? response : response.internalResponse ?? response;
    if (internalResponse.body == null) processResponseEndOfBody();
    else finished(internalResponse.body.stream, () => {
      processResponseEndOfBody();
    });
    if (fetchParams.processResponseConsumeBody != null) {
      const processBody = (nullOrBytes) => fetchParams.processResponseConsumeBody(response, nullOrBytes);
      const processBodyError = () => fetchParams.processResponseConsumeBody(response, "failure");
      if (internalResponse.body == null) queueMicrotask(() => processBody(null));
      else fullyReadBody(internalResponse.body, processBody, processBodyError);
    }
  }
  async function httpFetch(fetchParams) {
    const request = fetchParams.request;
    let response = null;
    let actualResponse = null;
    const timingInfo = fetchParams.timingInfo;
    if (request.serviceWorkers === "all") {
    }
    if (response === null) {
      if (request.redirect === "follow") request.serviceWorkers = "none";
      actualResponse = response = await httpNetworkOrCacheFetch(fetchParams);
      if (request.responseTainting === "cors" && corsCheck(request, response) === "failure") return makeNetworkError("cors failure");
      if (TAOCheck(request, response) === "failure") request.timingAllowFailed = true;
    }
    if ((request.responseTainting === "opaque" || response.type === "opaque") && crossOriginResourcePolicyCheck(request.origin, request.client, request.destination, actualResponse) === "blocked") return makeNetworkError("blocked");
    if (redirectStatusSet.has(actualResponse.status)) {
      if (request.redirect !== "manual") fetchParams.controller.connection.destroy();
      if (request.redirect === "error") response = makeNetworkError("unexpected redirect");
      else if (request.redirect === "manual") response = actualResponse;
      else if (request.redirect === "follow") response = await httpRedirectFetch(fetchParams, response);
      else assert(false);
    }
    response.timingInfo = timingInfo;
    return response;
  }
  function httpRedirectFetch(fetchParams, response) {
    const request = fetchParams.request;
    const actualResponse = response.internalResponse ? response.internalResponse : response;
    let locationURL;
    try {
      locationURL = responseLocationURL(actualResponse, requestCurrentURL(request).hash);
      if (locationURL == null) return response;
    } catch (err) {
      return Promise.resolve(makeNetworkError(err));
    }
    if (!urlIsHttpHttpsScheme(locationURL)) return Promise.resolve(makeNetworkError("URL scheme must be a HTTP(S) scheme"));
    if (request.redirectCount === 20) return Promise.resolve(makeNetworkError("redirect count exceeded"));
    request.redirectCount += 1;
    if (request.mode === "cors" && (locationURL.username || locationURL.password) && !sameOrigin(request, locationURL)) return Promise.resolve(makeNetworkError('cross origin not allowed for request mode "cors"'));
    if (request.responseTainting === "cors" && (locationURL.username || locationURL.password)) return Promise.resolve(makeNetworkError('URL cannot contain credentials for request mode "cors"'));
    if (actualResponse.status !== 303 && request.body != null && request.body.source == null) return Promise.resolve(makeNetworkError());
    if ([301, 302].includes(actualResponse.status) && request.method === "POST" || actualResponse.status === 303 && !GET_OR_HEAD.includes(request.method)) {
      request.method = "GET";
      request.body = null;
      for (const headerName of requestBodyHeader) request.headersList.delete(headerName);
    }
    if (!sameOrigin(requestCurrentURL(request), locationURL)) {
      request.headersList.delete("authorization", true);
      request.headersList.delete("proxy-authorization", true);
      request.headersList.delete("cookie", true);
      request.headersList.delete("host", true);
    }
    if (request.body != null) {
      assert(request.body.source != null);
      request.body = safelyExtractBody(request.body.source)[0];
    }
    const timingInfo = fetchParams.timingInfo;
    timingInfo.redirectEndTime = timingInfo.postRedirectStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
    if (timingInfo.redirectStartTime === 0) timingInfo.redirectStartTime = timingInfo.startTime;
    request.urlList.push(locationURL);
    setRequestReferrerPolicyOnRedirect(request, actualResponse);
    return mainFetch(fetchParams, true);
  }
  async function httpNetworkOrCacheFetch(fetchParams, isAuthenticationFetch = false, isNewConnectionFetch = false) {
    const request = fetchParams.request;
    let httpFetchParams = null;
    let httpRequest = null;
    let response = null;
    if (request.window === "no-window" && request.redirect === "error") {
      httpFetchParams = fetchParams;
      httpRequest = request;
    } else {
      if (request.body?.source != null) httpRequest = cloneRequest(request);
      else {
        httpRequest = cloneRequest({
          ...request,
          body: null
        });
        httpRequest.body = request.body;
      }
      httpFetchParams = { ...fetchParams };
      httpFetchParams.request = httpRequest;
    }
    const includeCredentials = request.credentials === "include" || request.credentials === "same-origin" && request.responseTainting === "basic";
    const contentLength = httpRequest.body ? httpRequest.body.length : null;
    let contentLengthHeaderValue = null;
    if (httpRequest.body == null && ["POST", "PUT"].includes(httpRequest.method)) contentLengthHeaderValue = "0";
    if (contentLength != null) contentLengthHeaderValue = isomorphicEncode(`${contentLength}`);
    if (contentLengthHeaderValue != null && !httpRequest.headersList.contains("content-length", true)) httpRequest.headersList.append("content-length", contentLengthHeaderValue, true);
    if (contentLength != null && httpRequest.keepalive) {
    }
    if (webidl.is.URL(httpRequest.referrer)) httpRequest.headersList.append("referer", isomorphicEncode(httpRequest.referrer.href), true);
    appendRequestOriginHeader(httpRequest);
    appendFetchMetadata(httpRequest);
    if (!httpRequest.headersList.contains("user-agent", true)) httpRequest.headersList.append("user-agent", defaultUserAgent, true);
    if (httpRequest.cache === "default" && (httpRequest.headersList.contains("if-modified-since", true) || httpRequest.headersList.contains("if-none-match", true) || httpRequest.headersList.contains("if-unmodified-since", true) || httpRequest.headersList.contains("if-match", true) || httpRequest.headersList.contains("if-range", true))) httpRequest.cache = "no-store";
    if (httpRequest.cache === "no-cache" && !httpRequest.preventNoCacheCacheControlHeaderModification && !httpRequest.headersList.contains("cache-control", true)) httpRequest.headersList.append("cache-control", "max-age=0", true);
    if (httpRequest.cache === "no-store" || httpRequest.cache === "reload") {
      if (!httpRequest.headersList.contains("pragma", true)) httpRequest.headersList.append("pragma", "no-cache", true);
      if (!httpRequest.headersList.contains("cache-control", true)) httpRequest.headersList.append("cache-control", "no-cache", true);
    }
    if (httpRequest.headersList.contains("range", true)) httpRequest.headersList.append("accept-encoding", "identity", true);
    if (!httpRequest.headersList.contains("accept-encoding", true)) {
      if (urlHasHttpsScheme(requestCurrentURL(httpRequest))) httpRequest.headersList.append("accept-encoding", "br, gzip, deflate, zstd", true);
      else httpRequest.headersList.append("accept-encoding", "gzip, deflate", true);
    }
    httpRequest.headersList.delete("host", true);
    if (includeCredentials) {
      if (!httpRequest.headersList.contains("authorization", true)) {
        let authorizationValue = null;
        if (hasAuthenticationEntry(httpRequest) && (httpRequest.useURLCredentials === void 0 || !includesCredentials(requestCurrentURL(httpRequest)))) {
        } else if (includesCredentials(requestCurrentURL(httpRequest)) && isAuthenticationFetch) {
          const { username, password } = requestCurrentURL(httpRequest);
          authorizationValue = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
        }
        if (authorizationValue !== null) httpRequest.headersList.append("Authorization", authorizationValue, false);
      }
    }
    httpRequest.cache = "no-store";
    if (httpRequest.cache !== "no-store" && httpRequest.cache !== "reload") {
    }
    if (response == null) {
      if (httpRequest.cache === "only-if-cached") return makeNetworkError("only if cached");
      const forwardResponse = await httpNetworkFetch(httpFetchParams, includeCredentials, isNewConnectionFetch);
      if (!safeMethodsSet.has(httpRequest.method) && forwardResponse.status >= 200 && forwardResponse.status <= 399) {
      }
      if (response == null) response = forwardResponse;
    }
    response.urlList = [...httpRequest.urlList];
    if (httpRequest.headersList.contains("range", true)) response.rangeRequested = true;
    response.requestIncludesCredentials = includeCredentials;
    if (response.status === 401 && httpRequest.responseTainting !== "cors" && includeCredentials && (request.useURLCredentials !== void 0 || isTraversableNavigable(request.traversableForUserPrompts))) {
      if (request.body != null) {
        if (request.body.source == null) return response;
        request.body = safelyExtractBody(request.body.source)[0];
      }
      if (request.useURLCredentials === void 0 || isAuthenticationFetch) {
        if (isCancelled(fetchParams)) return makeAppropriateNetworkError(fetchParams);
        return response;
      }
      fetchParams.controller.connection.destroy();
      response = await httpNetworkOrCacheFetch(fetchParams, true);
    }
    if (response.status === 407) {
      if (request.window === "no-window") return makeNetworkError();
      if (isCancelled(fetchParams)) return makeAppropriateNetworkError(fetchParams);
      return makeNetworkError("proxy authentication required");
    }
    if (response.status === 421 && !isNewConnectionFetch && (request.body == null || request.body.source != null)) {
      if (isCancelled(fetchParams)) return makeAppropriateNetworkError(fetchParams);
      fetchParams.controller.connection.destroy();
      response = await httpNetworkOrCacheFetch(fetchParams, isAuthenticationFetch, true);
    }
    if (isAuthenticationFetch) {
    }
    return response;
  }
  async function httpNetworkFetch(fetchParams, includeCredentials = false, forceNewConnection = false) {
    assert(!fetchParams.controller.connection || fetchParams.controller.connection.destroyed);
    fetchParams.controller.connection = {
      abort: null,
      destroyed: false,
      destroy(err) {
        if (!this.destroyed) {
          this.destroyed = true;
          this.abort?.(err ?? new DOMException("The operation was aborted.", "AbortError"));
        }
      }
    };
    const request = fetchParams.request;
    let response = null;
    const timingInfo = fetchParams.timingInfo;
    request.cache = "no-store";
    if (request.mode === "websocket") {
    }
    let requestBody = null;
    if (request.body == null && fetchParams.processRequestEndOfBody) queueMicrotask(() => fetchParams.processRequestEndOfBody());
    else if (request.body != null) {
      const processBodyChunk = async function* (bytes) {
        if (isCancelled(fetchParams)) return;
        yield bytes;
        fetchParams.processRequestBodyChunkLength?.(bytes.byteLength);
      };
      const processEndOfBody = () => {
        if (isCancelled(fetchParams)) return;
        if (fetchParams.processRequestEndOfBody) fetchParams.processRequestEndOfBody();
      };
      const processBodyError = (e) => {
        if (isCancelled(fetchParams)) return;
        if (e.name === "AbortError") fetchParams.controller.abort();
        else fetchParams.controller.terminate(e);
      };
      requestBody = (async function* () {
        try {
          for await (const bytes of request.body.stream) yield* processBodyChunk(bytes);
          processEndOfBody();
        } catch (err) {
          processBodyError(err);
        }
      })();
    }
    try {
      const { body, status, statusText, headersList, socket } = await dispatch({ body: requestBody });
      if (socket) response = makeResponse({
        status,
        statusText,
        headersList,
        socket
      });
      else {
        const iterator = body[Symbol.asyncIterator]();
        fetchParams.controller.next = () => iterator.next();
        response = makeResponse({
          status,
          statusText,
          headersList
        });
      }
    } catch (err) {
      if (err.name === "AbortError") {
        fetchParams.controller.connection.destroy();
        return makeAppropriateNetworkError(fetchParams, err);
      }
      return makeNetworkError(err);
    }
    const pullAlgorithm = () => {
      return fetchParams.controller.resume();
    };
    const cancelAlgorithm = (reason) => {
      if (!isCancelled(fetchParams)) fetchParams.controller.abort(reason);
    };
    const stream = new ReadableStream({
      start(controller) {
        fetchParams.controller.controller = controller;
      },
      pull: pullAlgorithm,
      cancel: cancelAlgorithm,
      type: "bytes"
    });
    response.body = {
      stream,
      source: null,
      length: null
    };
    if (!fetchParams.controller.resume) fetchParams.controller.on("terminated", onAborted);
    fetchParams.controller.resume = async () => {
      while (true) {
        let bytes;
        let isFailure;
        try {
          const { done, value } = await fetchParams.controller.next();
          if (isAborted(fetchParams)) break;
          bytes = done ? void 0 : value;
        } catch (err) {
          if (fetchParams.controller.ended && !timingInfo.encodedBodySize) bytes = void 0;
          else {
            bytes = err;
            isFailure = true;
          }
        }
        if (bytes === void 0) {
          readableStreamClose(fetchParams.controller.controller);
          finalizeResponse(fetchParams, response);
          return;
        }
        timingInfo.decodedBodySize += bytes?.byteLength ?? 0;
        if (isFailure) {
          fetchParams.controller.terminate(bytes);
          return;
        }
        const buffer = new Uint8Array(bytes);
        if (buffer.byteLength) fetchParams.controller.controller.enqueue(buffer);
        if (isErrored(stream)) {
          fetchParams.controller.terminate();
          return;
        }
        if (fetchParams.controller.controller.desiredSize <= 0) return;
      }
    };
    function onAborted(reason) {
      if (isAborted(fetchParams)) {
        response.aborted = true;
        if (isReadable(stream)) fetchParams.controller.controller.error(fetchParams.controller.serializedAbortReason);
      } else if (isReadable(stream)) fetchParams.controller.controller.error(new TypeError("terminated", { cause: isErrorLike(reason) ? reason : void 0 }));
      fetchParams.controller.connection.destroy();
    }
    return response;
    function dispatch({ body }) {
      const url = requestCurrentURL(request);
      const agent = fetchParams.controller.dispatcher;
      const path = url.pathname + url.search;
      const hasTrailingQuestionMark = url.search.length === 0 && url.href[url.href.length - url.hash.length - 1] === "?";
      return dispatchWithProtocolPreference(body);
      function dispatchWithProtocolPreference(body2, allowH2) {
        return new Promise((resolve, reject) => agent.dispatch({
          path: hasTrailingQuestionMark ? `${path}?` : path,
          origin: url.origin,
          method: request.method,
          body: agent.isMockActive ? request.body && (request.body.source || request.body.stream) : body2,
          __mockAgentBodyForDispatch: body2,
          headers: request.headersList.entries,
          maxRedirections: 0,
          upgrade: request.mode === "websocket" ? "websocket" : void 0,
          ...allowH2 === false ? { allowH2 } : null
        }, {
          body: null,
          abort: null,
          onRequestStart(controller) {
            const { connection } = fetchParams.controller;
            timingInfo.finalConnectionTimingInfo = clampAndCoarsenConnectionTimingInfo(void 0, timingInfo.postRedirectStartTime, fetchParams.crossOriginIsolatedCapability);
            const abort = (reason) => controller.abort(reason);
            if (connection.destroyed) abort(new DOMException("The operation was aborted.", "AbortError"));
            else {
              fetchParams.controller.on("terminated", abort);
              this.abort = connection.abort = abort;
            }
            timingInfo.finalNetworkRequestStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
          },
          onResponseStarted() {
            timingInfo.finalNetworkResponseStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
          },
          onResponseStart(controller, status, headers, statusText) {
            if (status < 200) return;
            const rawHeaders = controller?.rawHeaders ?? [];
            const headersList = new HeadersList();
            appendHeadersListFromResponseHeaders(headersList, headers, rawHeaders);
            const willFollow = headersList.get("location", true) && request.redirect === "follow" && redirectStatusSet.has(status);
            const decoders = [];
            if (request.method !== "HEAD" && request.method !== "CONNECT" && !nullBodyStatus.includes(status) && !willFollow) {
              const contentEncoding = headersList.get("content-encoding", true);
              const codings = contentEncoding ? contentEncoding.toLowerCase().split(",") : [];
              const maxContentEncodings = 5;
              if (codings.length > maxContentEncodings) {
                controller.abort(new Error(`too many content-encodings in response: ${codings.length}, maximum allowed is ${maxContentEncodings}`));
                return;
              }
              for (let i = codings.length - 1; i >= 0; --i) {
                const coding = codings[i].trim();
                if (coding === "x-gzip" || coding === "gzip") decoders.push(zlib.createGunzip({
                  flush: zlib.constants.Z_SYNC_FLUSH,
                  finishFlush: zlib.constants.Z_SYNC_FLUSH
                }));
                else if (coding === "deflate") decoders.push(createInflate({
                  flush: zlib.constants.Z_SYNC_FLUSH,
                  finishFlush: zlib.constants.Z_SYNC_FLUSH
                }));
                else if (coding === "br") decoders.push(zlib.createBrotliDecompress({
                  flush: zlib.constants.BROTLI_OPERATION_FLUSH,
                  finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH
                }));
                else if (coding === "zstd") decoders.push(zlib.createZstdDecompress({
                  flush: zlib.constants.ZSTD_e_continue,
                  finishFlush: zlib.constants.ZSTD_e_end,
                  params: { [zlib.constants.ZSTD_d_windowLogMax]: 23 }
                }));
                else {
                  decoders.length = 0;
                  break;
                }
              }
            }
            this.body = new Readable({ read: () => controller.resume() });
            const onError = (err) => this.onResponseError(controller, err);
            resolve({
              status,
              statusText,
              headersList,
              body: decoders.length ? pipeline(this.body, ...decoders, (err) => {
                if (err) this.onResponseError(controller, err);
              }).on("error", onError) : this.body.on("error", onError)
            });
          },
          onResponseData(controller, chunk) {
            if (fetchParams.controller.dump) return;
            const bytes = chunk;
            timingInfo.encodedBodySize += bytes.byteLength;
            if (this.body.push(bytes) === false) controller.pause();
          },
          onResponseEnd() {
            if (this.abort) fetchParams.controller.off("terminated", this.abort);
            fetchParams.controller.ended = true;
            this.body?.push(null);
          },
          onResponseError(controller, error) {
            if (this.abort) fetchParams.controller.off("terminated", this.abort);
            if (request.mode === "websocket" && allowH2 !== false && error?.code === "UND_ERR_INFO" && error?.message === "HTTP/2: Extended CONNECT protocol not supported by server") {
              resolve(dispatchWithProtocolPreference(body2, false));
              return;
            }
            this.body?.destroy(error);
            if (!controller?.aborted) fetchParams.controller.terminate(error);
            reject(error);
          },
          onRequestUpgrade(controller, status, headers, socket) {
            if (socket.session != null && status !== 200 || socket.session == null && status !== 101) {
              if (socket.session != null) controller.abort(new SocketError("bad upgrade", null));
              return false;
            }
            const rawHeaders = controller?.rawHeaders ?? [];
            const headersList = new HeadersList();
            appendHeadersListFromResponseHeaders(headersList, headers, rawHeaders);
            resolve({
              status,
              statusText: STATUS_CODES[status],
              headersList,
              socket
            });
            return true;
          }
        }));
      }
    }
  }
  module.exports = {
    fetch,
    Fetch,
    fetching,
    finalizeAndReportTiming
  };
}));
export { require_fetch };
