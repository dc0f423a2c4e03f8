import "./rolldown-runtime.js";
import { AnchorError, createRedactor, isOutage, messageOf, serviceAddress, setSecret, toAnchorError, toLine } from "./start.js";
import { createWeb, decodeUtf8, memberAt, parseJsonText, readAtMost, systemClock } from "./step.js";
const renewAfter = 0.8;
const retryMs = 3e4;
const againMs = [2e3, 8e3];
const longestMs = 9e5 * renewAfter;
const timeoutMs = 3e4;
const maxAnswer = 65536;
async function withGitHubKey(inputs, log, stop) {
  if (inputs.apiKeyFrom === "" || inputs.apiKey !== "" || inputs.dryRun) return inputs;
  const service = serviceAddress(inputs);
  if (service === "" || inputs.ifNoApiKey === "skip" && readRequest() === void 0) return inputs;
  const first = await exchangePatiently(service, stop);
  if (first instanceof AnchorError) return {
    ...inputs,
    apiKey: inputs.apiKeyFrom,
    keyFault: first
  };
  let current = first;
  log.info(`The service has given a key for this job's own token; it ends at ${new Date(current.expires).toISOString()}.`);
  const renewIn = (milliseconds) => {
    setTimeout(() => void renew(), Math.min(Math.max(milliseconds, retryMs), longestMs)).unref();
  };
  const renew = async () => {
    try {
      current = await exchange(service, stop);
      renewIn(lifeOf(current) * renewAfter);
    } catch (error) {
      log.warning(`The key could not be renewed yet: ${messageOf(error)}`);
      renewIn(retryMs);
    }
  };
  renewIn(lifeOf(current) * renewAfter);
  return Object.defineProperty({ ...inputs }, "apiKey", {
    get: () => current.key,
    enumerable: true
  });
}
const lifeOf = ({ expires }) => expires - Date.now();
async function exchangePatiently(service, stop) {
  for (let attempt = 0; ; attempt += 1) try {
    return await exchange(service, stop);
  } catch (thrown) {
    const error = toAnchorError(thrown);
    if (error.code === "INPUT_INVALID" || error.code === "INTERNAL") throw error;
    const wait = isOutage(error) ? againMs[attempt] : void 0;
    if (wait === void 0) return error;
    await systemClock.wait(wait, stop);
  }
}
async function exchange(service, stop) {
  const token = await requestToken(service, stop);
  setSecret(token);
  const { status, json } = await send("post", `${service}/token`, token, stop);
  if (status !== 200) throw refusal(status, memberAt(json, "message"), createRedactor(token));
  const [key, expires] = [memberAt(json, "api_key"), Date.parse(String(memberAt(json, "expires_at")))];
  if (typeof key !== "string" || !/^[\x21-\x7e]{8,1000}$/.test(key) || Number.isNaN(expires)) throw new AnchorError("RESPONSE_INVALID", "The service's answer to this job's token contains no key.");
  setSecret(key);
  return {
    key,
    expires
  };
}
const laterAdvice = "Nothing was sent about your files. Run the job again later.";
function readRequest() {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: bearer } = process.env;
  return address && bearer && URL.canParse(address) ? {
    url: new URL(address),
    bearer
  } : void 0;
}
async function requestToken(audience, stop) {
  const request = readRequest();
  if (request === void 0) throw new AnchorError("INPUT_INVALID", "api-key-from is github, but this job may not ask for a token of its own.", { hint: "Give the job the permission id-token: write." });
  const { url, bearer } = request;
  url.searchParams.set("audience", audience);
  const { status, json } = await send("get", url.href, bearer, stop);
  const token = memberAt(json, "value");
  if (status === 200 && typeof token === "string") return token;
  throw new AnchorError("SERVICE_UNAVAILABLE", `GitHub gave no token for this job (status ${status}).`, { hint: laterAdvice });
}
async function send(method, address, bearer, stop) {
  const url = new URL(address);
  const web = createWeb();
  const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
  try {
    const headers = {
      authorization: `Bearer ${bearer}`,
      accept: "application/json"
    };
    const { status, body } = method === "get" ? await web.get(url, headers, signal) : await web.post(url, headers, new Uint8Array(), signal);
    const bytes = await readAtMost(body, maxAnswer, () => new RangeError("it is larger than 64 KiB"));
    return {
      status,
      json: parseJsonText(decodeUtf8(bytes))
    };
  } catch (cause) {
    throw new AnchorError("SERVICE_UNAVAILABLE", `No usable answer came from ${url.origin}: ${messageOf(cause)}.`, {
      cause,
      hint: laterAdvice
    });
  } finally {
    await web.close();
  }
}
function refusal(status, message, redact) {
  const said = typeof message === "string" ? toLine(redact(message)) : void 0;
  if (status === 403) return new AnchorError("API_KEY_REJECTED", "The service has no rule for this repository or workflow.", {
    said,
    hint: "Ask the service's operator to add a rule for this repository, in the file that its --oidc names."
  });
  if (status === 401) return new AnchorError("API_KEY_REJECTED", "The service does not trust this job's token.", {
    said,
    hint: "Ask the service's operator to check the audience in the file of rules. It must be exactly the value of api-url."
  });
  if (status === 404 || status === 405) return new AnchorError("ENDPOINT_NOT_FOUND", "This service does not accept tokens of GitHub.", {
    said,
    hint: "Use api-key in place of api-key-from: github."
  });
  return new AnchorError("SERVICE_UNAVAILABLE", `The service gave no key for this job's token (status ${status}).`, {
    said,
    hint: laterAdvice
  });
}
export { withGitHubKey };
