/** Exchanges the token of a workflow's run for a key. */
import { makeExchangedKey, readExchangedKey, type Caller, type KeySource } from "../admin/keys.ts";
import { createRateCounter } from "../admin/rates.ts";
import { logChanges } from "../log.ts";
import { createTrust, findRule, readRuleFile } from "./oidc.ts";
import { bearerOf, Refusal, toJson, type ServiceReply, type ServiceRequest } from "./requests.ts";

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
