/** Exchanges the OIDC token that GitHub gives a job for a key of the service: the repository then needs no secret. */
import * as core from "@actions/core";

import { createWebClient } from "../api/downloads.ts";
import { createRedactor } from "../api/redact.ts";
import { decodeUtf8, parseJsonText, readAtMost } from "../core/json.ts";
import { AnchorError, isOutage, messageOf, toAnchorError } from "../core/errors.ts";
import { memberAt } from "../core/members.ts";
import { toLine } from "../core/text.ts";
import { systemClock, type Log } from "../host/host.ts";
import { type Inputs, type MonitorInputs, serviceAddressOf } from "../host/inputs.ts";

/** The share of a key's life after which the next key is fetched. */
const renewalShare = 0.8;
const renewalRetryMs = 30_000;
/** The waits before the second and third attempts to get the first key. */
const firstKeyWaitsMs = [2000, 8000];
/** A key is renewed after this time at the latest: to a machine whose clock is slow, an expired key seems usable. */
const maxRenewalMs = 15 * 60_000 * renewalShare;
const exchangeTimeoutMs = 30_000;
const maxKeyAnswerBytes = 65_536;

interface Key {
  readonly key: string;
  /** When the key expires, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Returns `inputs` with a key where `api-key-from` asks for one, and renews the key as long as the run lasts. If the
 * service gives no key, `keyError` says why: the run takes this error as the answer about each subject, so that
 * evidence is still written, and the run passes or fails as if each request had failed with this error.
 *
 * @param stop ends the exchange and the renewal
 * @throws AnchorError `INPUT_INVALID` where the job lacks the permission `id-token: write`
 */
export async function withExchangedKey<Given extends Inputs | MonitorInputs>(
  inputs: Given,
  log: Log,
  stop: AbortSignal,
): Promise<Given> {
  if (inputs.apiKeyFrom === "" || inputs.apiKey !== "" || inputs.dryRun) return inputs;
  const service = serviceAddressOf(inputs);
  // The job of a fork's pull request gets no token, as it gets no secrets. `if-no-api-key: skip` then skips the run.
  if (service === "" || (inputs.ifNoApiKey === "skip" && readTokenEndpoint() === undefined)) return inputs;
  const firstKey = await exchangeWithRetries(service, stop);
  if (firstKey instanceof AnchorError) return { ...inputs, apiKey: inputs.apiKeyFrom, keyError: firstKey };
  let currentKey = firstKey;
  log.info(
    `The service has given a key for this job's own token; it ends at ${new Date(currentKey.expiresAt).toISOString()}.`,
  );
  const renewAfter = (milliseconds: number): void => {
    // At least `renewalRetryMs` pass: if this machine's clock is fast, each new key seems to have expired already.
    setTimeout(() => void renew(), Math.min(Math.max(milliseconds, renewalRetryMs), maxRenewalMs)).unref();
  };
  const renew = async (): Promise<void> => {
    try {
      currentKey = await exchangeToken(service, stop);
      renewAfter(remainingLifeMs(currentKey) * renewalShare);
    } catch (error) {
      if (stop.aborted) return;
      log.warning(`The key could not be renewed yet: ${messageOf(error)}`, { title: "key not renewed" });
      renewAfter(renewalRetryMs);
    }
  };
  renewAfter(remainingLifeMs(currentKey) * renewalShare);
  return Object.defineProperty({ ...inputs }, "apiKey", { get: () => currentKey.key, enumerable: true });
}

const remainingLifeMs = ({ expiresAt }: Key): number => expiresAt - Date.now();

/** Exchanges the job's token for a key; in an outage, tries up to three times. Returns the error if there is no key. */
async function exchangeWithRetries(service: string, stop: AbortSignal): Promise<Key | AnchorError> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await exchangeToken(service, stop);
    } catch (thrown) {
      const error = toAnchorError(thrown);
      if (error.code === "INPUT_INVALID" || error.code === "INTERNAL") throw error;
      const waitMs = isOutage(error) ? firstKeyWaitsMs[attempt] : undefined;
      if (waitMs === undefined) return error;
      await systemClock.wait(waitMs, stop);
    }
  }
}

/** Asks the runner for a token with the service's address as its audience, and the service for a key. */
async function exchangeToken(service: string, stop: AbortSignal): Promise<Key> {
  const token = await requestToken(service, stop);
  core.setSecret(token);
  const { status, json } = await sendToIssuer("post", `${service}/token`, token, stop);
  // The token is removed from the service's message: the runner masks it in the log, but not in the summary.
  if (status !== 200) throw toKeyError(status, memberAt(json, "message"), createRedactor(token));
  const [key, expiresAt] = [memberAt(json, "api_key"), Date.parse(String(memberAt(json, "expires_at")))];
  if (typeof key !== "string" || !/^[\x21-\x7e]{8,1000}$/.test(key) || Number.isNaN(expiresAt)) {
    throw new AnchorError("RESPONSE_INVALID", "The service's answer to this job's token contains no key.");
  }
  core.setSecret(key);
  return { key, expiresAt };
}

const laterKeyAdvice = "Nothing was sent about your files. Run the job again later.";

/** Reads where the runner gives tokens, and the bearer token for that; `undefined` if the job may not ask for one. */
function readTokenEndpoint() {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: bearer } = process.env;
  return address && bearer && URL.canParse(address) ? { url: new URL(address), bearer } : undefined;
}

async function requestToken(audience: string, stop: AbortSignal): Promise<string> {
  const request = readTokenEndpoint();
  if (request === undefined) {
    const message = "api-key-from is github, but this job may not ask for a token of its own.";
    throw new AnchorError("INPUT_INVALID", message, { hint: "Give the job the permission id-token: write." });
  }
  const { url, bearer } = request;
  url.searchParams.set("audience", audience);
  const { status, json } = await sendToIssuer("get", url.href, bearer, stop);
  const token = memberAt(json, "value");
  if (status === 200 && typeof token === "string") return token;
  const message = `GitHub gave no token for this job (status ${status}).`;
  if (!isRefusal(status)) throw new AnchorError("SERVICE_UNAVAILABLE", message, { hint: laterKeyAdvice });
  const hint =
    "Check that the job has the permission id-token: write, or use api-key in place of api-key-from: github.";
  throw new AnchorError("GITHUB_REFUSED", message, { hint });
}

/** Whether the status is a final refusal, so that the same request would be refused again. */
function isRefusal(status: number): boolean {
  return status >= 300 && status < 500 && status !== 408 && status !== 425 && status !== 429;
}

/** Sends one request; `json` is `undefined` where the status is a refusal and the body cannot be read as JSON. */
async function sendToIssuer(method: "get" | "post", address: string, bearer: string, stop: AbortSignal) {
  const url = new URL(address);
  await using web = createWebClient();
  const signal = AbortSignal.any([stop, AbortSignal.timeout(exchangeTimeoutMs)]);
  let status = 0;
  try {
    const headers = { authorization: `Bearer ${bearer}`, accept: "application/json" };
    const answer =
      method === "get" ? await web.get(url, headers, signal) : await web.post(url, headers, new Uint8Array(), signal);
    status = answer.status;
    const bytes = await readAtMost(answer.body, maxKeyAnswerBytes, () => new RangeError("it is larger than 64 KiB"));
    return { status, json: parseJsonText(decodeUtf8(bytes)) };
  } catch (cause) {
    // A refusal counts whatever its text is: a gateway refuses in HTML, or in nothing.
    if (isRefusal(status)) return { status, json: undefined };
    throw new AnchorError("SERVICE_UNAVAILABLE", `No usable answer came from ${url.origin}: ${messageOf(cause)}.`, {
      cause,
      hint: laterKeyAdvice,
    });
  }
}

function toKeyError(status: number, serviceMessage: unknown, redact: (text: string) => string): AnchorError {
  const quotation = typeof serviceMessage === "string" ? toLine(redact(serviceMessage)) : undefined;
  if (status === 403) {
    const hint = "Ask the service's operator to add a rule for this repository, in the file that its --oidc names.";
    const message = "The service has no rule for this repository or workflow";
    return new AnchorError("API_KEY_REJECTED", message, { quotation, hint });
  }
  if (status === 401) {
    const hint =
      "Ask the service's operator to check the audience in the file of rules. It must be exactly the value of api-url.";
    return new AnchorError("API_KEY_REJECTED", "The service does not trust this job's token", { quotation, hint });
  }
  if (status === 404 || status === 405) {
    const hint = "Use api-key in place of api-key-from: github.";
    return new AnchorError("ENDPOINT_NOT_FOUND", "This service does not accept tokens of GitHub", { quotation, hint });
  }
  const message = `The service gave no key for this job's token (status ${status})`;
  if (status === 402) return new AnchorError("PLAN_LIMIT_REACHED", message, { quotation });
  if (isRefusal(status) && status < 400) return new AnchorError("REDIRECT_REFUSED", message, { quotation });
  if (isRefusal(status)) {
    const hint = "Ask the service's operator why it refuses this job's token, or use api-key.";
    return new AnchorError("REQUEST_REJECTED", message, { quotation, hint });
  }
  return new AnchorError("SERVICE_UNAVAILABLE", message, { quotation, hint: laterKeyAdvice });
}
