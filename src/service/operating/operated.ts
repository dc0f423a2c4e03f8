/** What `GET /about` tells: on what the service stands. */
export interface About {
  readonly ledger: "embedded" | "node";
  /** Which chain, such as `local`, `main` or `test`. */
  readonly chain: string;
  /** Where stamps go, and where the roots of proof batches go; `0x` and hex. */
  readonly address: string;
  readonly rootAddress: string;
  /** Nothing reaches a public chain: every answer then carries `x-demo-service`. */
  readonly demo: boolean;
  readonly nodeVersion?: string;
}

/** What `GET /health` tells; `reason` is a sentence for the operator, and names what to do where that is known. */
export type Health = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** A number for `GET /metrics`. `name` has neither prefix nor unit of its own; a counter's ends in `_total`. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: "gauge" | "counter";
  readonly value: number;
}

/** What every ledger offers its operator. */
export interface Operated {
  about(): About;
  health(): Health | Promise<Health>;
  metrics(): readonly Metric[] | Promise<readonly Metric[]>;
  /** Writes a sound copy of all that is kept into the new file `file`, while the ledger is in use. */
  backup(file: string): Promise<void>;
}
