/** The shape of results.json, as its readers may rely on it. */
export interface ResultsFile {
  readonly version: 1;
  readonly mode: string;
  readonly status: string;
  readonly started_at: string;
  readonly finished_at: string;
  readonly api_url: string;
  readonly demo: boolean;
  readonly repository: string;
  readonly run_id: string;
  readonly commit: string;
  readonly results: readonly ResultRow[];
}

export interface ResultRow {
  readonly subject: {
    readonly name: string;
    readonly digest?: string;
    readonly algorithm?: string;
    readonly sha256?: string;
    readonly size?: number;
  };
  readonly verdict: string;
  readonly request_id?: string;
  readonly covered_by?: string;
  readonly former?: readonly string[];
  readonly kind?: string;
  readonly status: string;
  readonly summary?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly links?: readonly { readonly rel: string; readonly href: string; readonly label: string }[];
  readonly error?: { readonly code: string; readonly message: string; readonly hint: string };
}
