/** What is at each path. */
import type { Caller, Keyring } from "../admin/keys.ts";
import type { Metrics, Reason } from "../admin/metrics.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Payer } from "../store/stamp-rows.ts";
import type { TokenExchange } from "./oidc.ts";
import type { Reports } from "./reports.ts";
import type { ServiceAnswer, ServiceReply, ServiceRequest } from "./requests.ts";

/** What answers are made from. */
export interface Service {
  readonly ledger: Ledger;
  readonly keyring: Keyring;
  readonly now: () => Date;
  readonly reports: Reports;
  readonly metrics: Metrics;
  readonly exchange: TokenExchange | undefined;
  /** Does `task`, for which a request is all there. @throws Refusal when the service has too many of them */
  readonly work: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** What keeps the service from taking stamps; `unwell` also gives what else an operator should look after. */
  readonly unready: () => Promise<readonly Reason[]>;
  readonly unwell: () => Promise<readonly Reason[]>;
}

/** One request that is being answered. */
export interface Call {
  readonly request: ServiceRequest;
  readonly url: URL;
  readonly requestId: string;
  readonly startedAt: number;
  /** The address at which clients reach the service, for a link. */
  readonly baseUrl: string;
  /** Whose key the request has; absent until the key is checked. */
  key?: Caller;
  /** The key for which stamps are counted; absent where any key is accepted, since then none are counted. */
  payer?: Payer;
}

export type Answer = ServiceReply | ServiceAnswer;

/** What is at a path. */
export interface Endpoint {
  /** The operation's label in the metrics and in the log. */
  readonly name: string;
  readonly methods: readonly [string, ...string[]];
  readonly answer: (call: Call, service: Service) => Answer | Promise<Answer>;
}
