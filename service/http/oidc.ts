/** Who gets a key for a token of GitHub's: the rules of an operator, and whether a token can be trusted. */
import { readFileSync } from "node:fs";

import * as z from "zod/mini";

import { AnchorError, messageOf } from "../../src/core/errors.ts";
import { fitsGlob } from "../../src/core/glob.ts";
import { decodeText, decodeUtf8, parseJsonText, readAtMost } from "../../src/core/json.ts";
import { memberAt, withoutUndefined } from "../../src/core/members.ts";
import { sentence } from "../../src/core/text.ts";
import { toSafeLink } from "../../src/core/url.ts";
import type { Caller } from "../admin/keys.ts";

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

type Claims = { readonly [Name in (typeof claimNames)[number]]?: string };

const limit = (least: number, most: number) => z.optional(z.int().check(z.gte(least), z.lte(most)));
const condition = z.optional(z.string().check(z.minLength(1), z.maxLength(1000)));
type Conditions = Record<(typeof claimNames)[number], typeof condition>;

const ruleFile = z.strictObject({
  issuer: z._default(z.string(), "https://token.actions.githubusercontent.com"),
  audience: z.string().check(z.minLength(1)),
  rules: z.array(
    z.strictObject({
      name: z.string().check(z.regex(/^[\w.@-]{1,64}$/)),
      if: z
        .strictObject(Object.fromEntries(claimNames.map((name) => [name, condition])) as Conditions)
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
  try {
    const rules = ruleFile.parse(parseJsonText(decodeText(readFileSync(file))));
    if (toSafeLink(rules.issuer) === undefined) throw new Error("its issuer is no https: address");
    const ruleNames = rules.rules.map(({ name }) => name);
    const twice = ruleNames.find((name, index) => ruleNames.indexOf(name) < index);
    if (twice !== undefined) throw new Error(`the name ${twice} stands twice`);
    return rules;
  } catch (cause) {
    const [issue] = cause instanceof z.core.$ZodError ? cause.issues : [];
    const message = issue === undefined ? messageOf(cause) : describeIssue(issue);
    throw new Error(sentence(`The file of rules ${file} cannot be used: ${message}`), { cause });
  }
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const place = issue.path.length === 0 ? "it" : issue.path.join(".");
  if (issue.code === "unrecognized_keys") return `${place} has the unknown member ${issue.keys.join(", ")}`;
  return issue.code === "custom" ? `${place}: ${issue.message}` : `${place} is missing or wrong`;
}

/** Returns the first rule that fits all of `claims`: its name, and the limits that hold for all its keys together. */
export function findRule({ rules }: RuleFile, claims: Claims): Caller | undefined {
  const fits = (glob: string, value: string | undefined) => value !== undefined && fitsGlob(glob, value);
  const found = rules.find((rule) =>
    claimNames.every((name) => rule.if[name] === undefined || fits(rule.if[name], claims[name])),
  );
  return found && toCaller(found);
}

/** Returns the caller that all keys of a rule count as. */
export function toCaller({ name, rate, count }: RuleFile["rules"][number]): Caller {
  return { name, limits: withoutUndefined({ rate, count }) };
}

/** Why a token is not trusted, as a sentence's end; never what the token holds. */
export class UntrustedToken extends Error {}

/** How far the clocks of the issuer and of this machine may lie apart, in seconds. */
const leeway = 30;
/** Signatures that only the issuer's private key can make. With HMAC, anybody could sign with the public key. */
const signatureAlgorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

/** Codes of the library's errors that blame the issuer's answer. All others blame the token, and never quote it. */
const failuresOfIssuer = new Set(["ERR_JOSE_GENERIC", "ERR_JWKS_INVALID", "ERR_JWKS_TIMEOUT"]);
/** How long keys that were found are trusted without another look, in milliseconds. */
const maxKeyAgeMs = 600_000;
/** The least time between two looks for keys, in milliseconds; `unknown`: after a failed look while there are none. */
const pauseMs = { known: 60_000, unknown: 2000 };
const maxLookMs = 5000;
const maxIssuerBytes = 2 ** 20;

/**
 * Creates a function that returns the claims of a token that `issuer` signed for `audience`.
 *
 * @throws from the function: {@link UntrustedToken}; AnchorError `SERVICE_UNAVAILABLE` when the issuer is away
 */
export async function createTrust({ issuer, audience }: Pick<RuleFile, "issuer" | "audience">) {
  const { createLocalJWKSet, createRemoteJWKSet, customFetch, errors, jwtVerify } = await import("jose");
  let failure: { readonly error: unknown; readonly until: number } | undefined;
  let foundAt = 0;
  // A failed look is not repeated at once: anybody can send tokens that name unknown keys, and each would cause a look.
  const look = async (url: string, { signal }: { readonly signal: AbortSignal }) => {
    if (failure !== undefined && performance.now() < failure.until) throw failure.error;
    try {
      const set = await readKeySet(url, issuer, signal);
      // It throws where the answer is no key set: then this look has failed too.
      createLocalJWKSet(set as Parameters<typeof createLocalJWKSet>[0]);
      foundAt = performance.now();
      return Response.json(set);
    } catch (error) {
      failure = { error, until: performance.now() + (keys.fresh ? pauseMs.known : pauseMs.unknown) };
      throw error;
    }
  };
  const keys = createRemoteJWKSet(new URL(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`), {
    cacheMaxAge: maxKeyAgeMs,
    cooldownDuration: pauseMs.known,
    timeoutDuration: maxLookMs,
    [customFetch]: look,
  });
  const rules = { issuer, audience, algorithms: signatureAlgorithms, requiredClaims: ["exp"], clockTolerance: leeway };
  return async (token: string): Promise<Claims> => {
    checkMembers(token);
    try {
      // The library measures age by this machine's date, which may be set back.
      if (keys.fresh && performance.now() - foundAt > maxKeyAgeMs) await keys.reload();
      const { payload } = await jwtVerify(token, keys, rules);
      const claims = claimNames.map((name) => [name, payload[name]] as const);
      return Object.fromEntries(claims.filter(([, value]) => typeof value === "string"));
    } catch (error) {
      if (error instanceof errors.JOSEError && !failuresOfIssuer.has(error.code))
        throw new UntrustedToken(error.message, { cause: error });
      throw new AnchorError("SERVICE_UNAVAILABLE", `The issuer ${issuer} cannot be asked just now.`, { cause: error });
    }
  };
}

/** Reads the keys of `issuer` from where its description at `url` says that they are. */
async function readKeySet(url: string, issuer: string, signal: AbortSignal): Promise<unknown> {
  const found = await readIssuer(url, signal);
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
  } catch (cause) {
    throw new UntrustedToken("it cannot be read", { cause });
  }
}
