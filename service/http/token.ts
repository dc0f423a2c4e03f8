import { createTrust, findRule, readRuleFile, UntrustedToken } from "../admin/oidc.ts";
import type { KeySource } from "../admin/keys.ts";
import { commonHeaders, type ServiceAnswer, type ServiceRequest } from "./requests.ts";

export const tokenPath = "/token";

/** How long a key works for which a token was given. */
const lifetimeMs = 15 * 60_000;

/** Exchanges a token of a workflow's run for a key. */
export interface Exchange {
  answer(request: ServiceRequest): Promise<Response | ServiceAnswer>;
  /** Reads the rules again. @throws Error when they cannot be used; then the former ones stay in use */
  readonly renew: () => Promise<void>;
}

/**
 * Creates the exchange by the rules in `file`, with keys of `keys`.
 *
 * @throws Error when the file cannot be used
 */
export async function createExchange(file: string, keys: KeySource): Promise<Exchange> {
  const read = async () => {
    const rules = readRuleFile(file);
    return { rules, trust: await createTrust(rules) };
  };
  let current = await read();
  return {
    renew: async () => void (current = await read()),
    async answer({ method, headers }) {
      if (method !== "POST") return { statusCode: 405, message: "Use POST.", headers: { allow: "POST" } };
      const token = /^Bearer +(?<token>\S+)$/i.exec(headers.get("authorization") ?? "")?.groups?.["token"];
      if (token === undefined) return { statusCode: 401, message: "Send the runner's token as a bearer token." };
      const { rules, trust } = current;
      try {
        const claims = await trust(token);
        const rule = findRule(rules, claims);
        if (rule === undefined) {
          return { statusCode: 403, message: `No rule fits the token's claims: ${JSON.stringify(claims)}.` };
        }
        const expires = Date.now() + lifetimeMs;
        const key = await keys.issue(rule.name, rule.limits, expires);
        const answer = { api_key: key, expires_at: new Date(expires).toISOString() };
        return Response.json(answer, { headers: commonHeaders });
      } catch (error) {
        if (!(error instanceof UntrustedToken)) throw error;
        return { statusCode: 401, message: `The token is not trusted: ${error.message}.` };
      }
    },
  };
}
