/** The tool result envelope (spec §2.6, §3, §4.5): one shape for assistants and for `results.json`. */
import type { Digest } from "../digest.ts";
import type { ErrorCode } from "../errors.ts";
import { safeLink } from "../link.ts";
import { evidenceOf, statusOf, type Failed, type Outcome, type ReportLink, type Status } from "../outcome.ts";
import { plainText } from "../text.ts";
import type { Mode } from "./report.ts";
import { toToolData } from "./tool-data.ts";
import { spokenOf, toSummary } from "./tool-summary.ts";

/** The `kind` of each operation's result (spec §4.5). */
export const resultKinds = {
  stamp: "service/stamp_result@v2",
  check: "service/check_hash_result@v2",
  verify: "service/verify_result@v2",
} as const satisfies Record<Mode, string>;

export interface ToolLink {
  readonly rel: "report";
  readonly href: string;
  readonly label: string;
}

export interface ToolResult {
  readonly kind: (typeof resultKinds)[Mode];
  readonly status: Status;
  readonly summary: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Verify only; empty when the service gave no report that may be linked to. */
  readonly links?: readonly ToolLink[];
  /** Only when `status` is `failed`. */
  readonly error?: { readonly code: ErrorCode; readonly message: string; readonly hint: string };
}

/**
 * One outcome as a tool result. Every text of the service in it is capped and free of control and bidi characters;
 * `links` holds only addresses that pass {@link safeLink}.
 *
 * @param digest what was asked about; without it, chain records cannot be told to be about it
 */
export function toToolResult(mode: Mode, outcome: Outcome, digest?: Digest): ToolResult {
  const status = statusOf(outcome);
  return {
    kind: resultKinds[mode],
    // A check has nothing to wait for (spec §3): what is not settled is unknown.
    status: mode === "check" && status === "pending" ? "unknown" : status,
    summary: toSummary(mode, outcome, digest),
    data: toToolData(mode, outcome, digest),
    ...(mode === "verify" && { links: toLinks(evidenceOf(outcome)?.report) }),
    ...("error" in outcome && { error: toError(outcome.error) }),
  };
}

function toError({ code, message, hint }: Failed["error"]) {
  return { code, message: plainText(message), hint };
}

function toLinks(report: ReportLink | undefined): readonly ToolLink[] {
  const href = report && safeLink(report.url);
  if (report === undefined || href === undefined) return [];
  const expiry = spokenOf(report.expiresIn, /^\d{1,4} (?:second|minute|hour|day)s?$/);
  return [{ rel: "report", href, label: `Verification report (PDF${expiry && `, expires in ${expiry}`})` }];
}
