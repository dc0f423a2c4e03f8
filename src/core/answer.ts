/** One record of a digest on the chain. Its date is as a service wrote it, without a time zone, or a node's in UTC. */
export interface ChainRecord {
  readonly blockNumber?: number | string;
  readonly blockDate?: string;
  readonly txpowId?: string;
  readonly transactionId?: string;
  readonly coinId?: string;
  readonly matchedHash?: string;
}

/** A matching part of the file (docs/service-api.md#verify); offset and size in bytes. */
interface FileSegment {
  readonly matchedHash?: string;
  readonly offset?: number;
  readonly packetSize?: number;
}

/** The service's PDF report. Whoever has `url`, a secret that works for an hour, can download it. */
export interface ReportLink {
  readonly url: string;
  readonly fileName?: string;
  readonly size?: number;
  readonly expiresIn?: string;
}

/** What the service answered about one digest; its texts are untrusted. */
export interface AnswerFacts {
  /** The id that was sent with the request; empty where no id was sent, as with chain nodes. */
  readonly requestId: string;
  /** The id in the answer (docs/service-api.md#the-envelope), normally equal to `requestId`. */
  readonly answerId?: string;
  readonly message?: string;
  readonly service?: string;
  /** When the service answered, ISO 8601 as sent. */
  readonly date?: string;
  readonly result?: string;
  readonly method?: string;
  readonly uniqueHashes?: number;
  readonly records: readonly ChainRecord[];
  readonly segments: readonly FileSegment[];
  readonly nftCoinId?: string;
  readonly nftTxnId?: string;
  /** Chain address the stamp was sent to (docs/service-api.md#stamp). */
  readonly address?: string;
  readonly report?: ReportLink;
  /** Why there is no report although one was asked for, in our words. */
  readonly reportLost?: string;
  readonly chainName?: string;
  /** The answer came from a private test chain: nothing was anchored on a public one. */
  readonly demo?: true;
}
