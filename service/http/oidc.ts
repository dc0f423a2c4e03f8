/** Exchanges a token of GitHub's for a key: the rules of an operator, and whether a token can be trusted. */
import { readFileSync } from "node:fs";

import type * as Jose from "jose";
import type { JWTVerifyGetKey } from "jose";
import * as z from "zod/mini";

import { AnchorError } from "../../src/core/errors.ts";
import { fitsGlob } from "../../src/core/match.ts";
import { decodeText, decodeUtf8, parseJsonText, readAtMost } from "../../src/core/json.ts";
import { memberAt } from "../../src/core/members.ts";
import { toSafeLink } from "../../src/core/addresses.ts";
import { createRateCounter, makeExchangedKey, readExchangedKey, type Caller, type KeySource } from "../admin/keys.ts";
import { logChanges } from "../log.ts";
import { readNamedFile } from "../options.ts";
import { bearerOf, Refusal, toJson, type ServiceReply, type ServiceRequest } from "./requests.ts";

/** The claims of a token that rules may name; GitHub alone decides what they say. */
const claimNames = [
  "repository",
  "repository_owner",
  "ref",
  "environment",
  "workflow_ref",
  "job_workflow_ref",
  "event_name",
] as const;

type Claims = Readonly<Partial<Record<(typeof claimNames)[number], string>>>;

const limit = (least: number, most: number) => z.optional(z.int().check(z.gte(least), z.lte(most)));
const condition = z.string().check(z.minLength(1), z.maxLength(1000));

const ruleFile = z.strictObject({
  issuer: z._default(z.string(), "https://token.actions.githubusercontent.com"),
  audience: z.string().check(z.minLength(1)),
  rules: z.array(
    z.strictObject({
      name: z.string().check(z.regex(/^[\w.@-]{1,64}$/)),
      if: z
        .partialRecord(z.enum(claimNames), condition)
        // GitHub signs tokens for everybody: a rule without a condition would be for the whole world.
        .check(z.refine((conditions) => Object.keys(conditions).length > 0, "it names no claim")),
      rate: limit(1, 999_999),
      // With 0 a job may check and verify, and can stamp nothing.
      count: limit(0, 999_999_999),
    }),
  ),
});

export type RuleFile = z.infer<typeof ruleFile>;

/**
 * Reads the file of rules.
 *
 * @throws Error naming the file, and the member that is wrong
 */
export function readRuleFile(file: string): RuleFile {
  return readNamedFile(`The file of rules ${file}`, () => {
    const { success, data: rules, error } = ruleFile.safeParse(parseJsonText(decodeText(readFileSync(file))));
    if (!success) throw new Error(error.issues.map(describeIssue)[0]);
    if (toSafeLink(rules.issuer) === undefined) throw new Error("its issuer is no https: address");
    const ruleNames = rules.rules.map(({ name }) => name);
    const twice = ruleNames.find((name, index) => ruleNames.indexOf(name) < index);
    if (twice !== undefined) throw new Error(`the name ${twice} stands twice`);
    return rules;
  });
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const place = issue.path.length === 0 ? "it" : issue.path.join(".");
  if (issue.code === "unrecognized_keys") return `${place} has the unknown member ${issue.keys.join(", ")}`;
  return issue.code === "custom" ? `${place}: ${issue.message}` : `${place} is missing or wrong`;
}

/** Returns the first rule that fits all of `claims`; its limits hold for all its keys together. */
export function findRule({ rules }: RuleFile, claims: Claims): Caller | undefined {
  const fits = (glob: string, value: string | undefined) => value !== undefined && fitsGlob(glob, value);
  return rules.find((rule) =>
    claimNames.every((name) => rule.if[name] === undefined || fits(rule.if[name], claims[name])),
  );
}

/** A token that is not trusted. It says why in words of ours alone, since a token may hold anything. */
export class UntrustedToken extends Refusal {
  constructor(why: string) {
    super(401, `The token is not trusted: ${why}.`);
  }
}

/** How far the clocks of the issuer and of this machine may lie apart, in seconds. */
const leeway = 30;
/** Signatures that only the issuer's private key can make. With HMAC, anybody could sign with the public key. */
const signatureAlgorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

/** How long keys that were found are trusted without another look, in milliseconds. */
const maxKeyAgeMs = 600_000;
/** The least time between two looks for keys, in milliseconds; `unknown`: after a failed look while there are none. */
const pauseMs = { known: 60_000, unknown: 2000 };
/** The most that a look may take in all, and the most that each of the issuer's answers may be. */
const maxLookMs = 5000;
const maxIssuerBytes = 2 ** 20;

/**
 * Creates a function that returns the claims of a token that `issuer` signed for `audience`.
 *
 * @throws from the function: {@link UntrustedToken}; AnchorError `SERVICE_UNAVAILABLE` when the issuer is away
 */
export async function createTrust({ issuer, audience }: Pick<RuleFile, "issuer" | "audience">) {
  const jose = await import("jose");
  const findKey = createKeyFinder(issuer, jose);
  const rules = { issuer, audience, algorithms: signatureAlgorithms, requiredClaims: ["exp"], clockTolerance: leeway };
  return async (token: string): Promise<Claims> => {
    checkMembers(token);
    try {
      const { payload } = await jose.jwtVerify(token, findKey, rules);
      const claims = claimNames.map((name) => [name, payload[name]] as const);
      return Object.fromEntries(claims.filter(([, value]) => typeof value === "string"));
    } catch (error) {
      // Whatever else fails is the issuer's, such as a key that is none.
      if (!(error instanceof jose.errors.JOSEError)) throw toOutage(issuer, error);
      // The library's own sentences quote the token. A claim is one of those that were asked about.
      const claim = memberAt(error, "claim");
      throw new UntrustedToken(typeof claim === "string" ? `${error.code}, ${claim}` : error.code);
    }
  };
}

function toOutage(issuer: string, cause: unknown): AnchorError {
  if (cause instanceof AnchorError) return cause;
  return new AnchorError("SERVICE_UNAVAILABLE", `The issuer ${issuer} cannot be asked just now.`, { cause });
}

/** Creates a function that finds the key of a token in the set of `issuer`, which it reads when that is due. */
function createKeyFinder(issuer: string, { createLocalJWKSet, errors }: typeof Jose): JWTVerifyGetKey {
  // Times are not of this machine's date, which may be set back.
  let known: { readonly keys: JWTVerifyGetKey; readonly at: number } | undefined;
  let failed: { readonly error: AnchorError; readonly until: number } | undefined;
  let looking: Promise<JWTVerifyGetKey> | undefined;
  const fresh = () => (known !== undefined && performance.now() - known.at < maxKeyAgeMs ? known : undefined);
  const look = async (): Promise<JWTVerifyGetKey> => {
    // A failed look is not repeated at once: anybody can send tokens that name unknown keys, and each would cause a look.
    if (failed !== undefined && performance.now() < failed.until) throw failed.error;
    try {
      const keys = createLocalJWKSet((await readKeySet(issuer)) as Parameters<typeof createLocalJWKSet>[0]);
      known = { keys, at: performance.now() };
      return keys;
    } catch (cause) {
      const error = toOutage(issuer, cause);
      failed = { error, until: performance.now() + (fresh() ? pauseMs.known : pauseMs.unknown) };
      throw error;
    }
  };
  const lookOnce = async () => await (looking ??= look().finally(() => void (looking = undefined)));
  return async (...wanted) => {
    const keys = fresh()?.keys ?? (await lookOnce());
    try {
      return await keys(...wanted);
    } catch (error) {
      const isLookDue = performance.now() - (known?.at ?? 0) >= pauseMs.known;
      if (!(error instanceof errors.JWKSNoMatchingKey) || !isLookDue) throw error;
      return await (
        await lookOnce()
      )(...wanted);
    }
  };
}

/** Reads the keys of `issuer` from where its description says that they are. */
async function readKeySet(issuer: string): Promise<unknown> {
  const signal = AbortSignal.timeout(maxLookMs);
  const found = await readIssuer(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`, signal);
  const place = memberAt(found, "jwks_uri");
  if (memberAt(found, "issuer") !== issuer || typeof place !== "string") throw new Error("it describes another issuer");
  return await readIssuer(place, signal);
}

async function readIssuer(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { redirect: "error", signal });
  if (!response.ok || response.body === null) {
    // A body that nobody reads would keep its connection open.
    await response.body?.cancel();
    throw new Error(`it answered ${response.status}`);
  }
  const tooLarge = () => new RangeError(`it is larger than ${maxIssuerBytes} bytes`);
  return parseJsonText(decodeUtf8(await readAtMost(response.body, maxIssuerBytes, tooLarge)));
}

/** Refuses a token in which a member stands twice, since readers could understand it in two ways. */
function checkMembers(token: string): void {
  const [head = "", payload = "", ...rest] = token.split(".");
  try {
    if (rest.length !== 1) throw new RangeError("it has not three parts");
    for (const part of [head, payload]) parseJsonText(decodeUtf8(Buffer.from(part, "base64url")));
  } catch {
    throw new UntrustedToken("it cannot be read");
  }
}

export const tokenPath = "/token";

/** How long a key that was given for a token works. */
const lifetimeMs = 15 * 60_000;
/** The most keys a minute for a rule and a client's address. Others cannot use up a job's keys from other addresses. */
const maxKeysAMinute = 60;

export type TokenExchange = Awaited<ReturnType<typeof createExchange>>;

/**
 * Creates the exchange by the rules in `file`, with the secret of `keys`.
 *
 * @throws Error when the file cannot be used
 */
export async function createExchange(file: string, keys: Pick<KeySource, "secret">) {
  let rules = readRuleFile(file);
  let trust = await createTrust(rules);
  const take = createRateCounter(() => performance.now());
  const give = async (rule: Caller, client: string): Promise<ServiceReply> => {
    const wait = take(`${rule.name} ${client}`, maxKeysAMinute);
    if (wait > 0) throw new Refusal(429, "Keep a key that you have.", { "retry-after": `${wait}` });
    const end = Date.now() + lifetimeMs;
    const key = makeExchangedKey(await keys.secret(), rule.name, end);
    return toJson({ api_key: key, expires_at: new Date(end).toISOString() });
  };
  return {
    /** Reads the rules again. @throws Error when they cannot be used; then the former ones stay in use */
    renew: async (): Promise<void> => {
      const [before, next] = [rules, readRuleFile(file)];
      // The known keys of the same issuer stay in use, so this also works while the issuer is away.
      const isSame = next.issuer === before.issuer && next.audience === before.audience;
      [trust, rules] = [isSame ? trust : await createTrust(next), next];
      logChanges("rules-read", before.rules, next.rules);
    },
    /** Finds the rule by which the key `sent` was given, with its limits of today; `undefined` if the rule is gone. */
    find: async (sent: string): Promise<Caller | undefined> => {
      const name = readExchangedKey(await keys.secret(), sent, Date.now());
      return rules.rules.find((rule) => rule.name === name);
    },
    answer: async (request: ServiceRequest): Promise<ServiceReply> => {
      const token = bearerOf(request);
      if (token === null) throw new Refusal(401, "Send the runner's token as a bearer token.");
      // Rules may be read again meanwhile, and be those of another issuer.
      const asked = rules;
      const claims = await trust(token);
      const rule = findRule(asked, claims);
      if (rule !== undefined) return await give(rule, request.client ?? "");
      throw new Refusal(403, `No rule fits the token's claims: ${JSON.stringify(claims)}.`);
    },
  };
}
