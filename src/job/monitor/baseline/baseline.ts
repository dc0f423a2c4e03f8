/** `monitor.json`: what a look leaves, and the next one's baseline (schema/monitor.schema.json says the same). */
import type { Finding } from "../compare/finding.ts";
import type { RecordedRelease } from "../compare/recorded-facts.ts";

/** A release in the baseline. */
export interface BaselineRelease extends RecordedRelease {
  /** When it was published, ISO 8601 in UTC: whether a look at the newest so many should have met it. */
  readonly published?: string;
}

/** A look in short, for the picture of the last ones; counts are of releases. */
export interface LookCounts {
  /** When it ended, ISO 8601 in UTC. */
  readonly finished: string;
  /** Whether everything could be asked. */
  readonly isWhole: boolean;
  readonly asRecorded: number;
  readonly changed: number;
  readonly unrecorded: number;
  readonly notAsked: number;
}

export interface Baseline {
  /** `owner/name`. */
  readonly repository: string;
  /** When the last whole look ended; absent when there was none. */
  readonly lastWhole?: string;
  /** The oldest first, at most {@link mostLooks}. */
  readonly looks: readonly LookCounts[];
  /** The newest first, as GitHub lists them. */
  readonly releases: readonly BaselineRelease[];
}

/** The whole file: with the findings of the look that wrote it, which the next one does not read. */
export interface MonitorFile extends Baseline {
  readonly finished: string;
  readonly findings: readonly Finding[];
}

/** A year of weekly looks. */
export const mostLooks = 52;
