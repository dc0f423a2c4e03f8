import type { Clock } from "../clock.ts";
import type { Fault } from "./fault.ts";

/** When the next request may be sent, for all workers of one client together. */
export interface Pace {
  /**
   * Waits for this request's turn: for a pause the service asked for, then for the request rate.
   *
   * @returns the fault to give up with, when the service has asked for a longer wait than a run makes
   */
  turn(signal: AbortSignal): Promise<Fault | undefined>;
  /** Holds every worker back for `milliseconds` from now. */
  pause(milliseconds: number): void;
  /** Ends all later requests with `fault`. */
  close(fault: Fault): void;
}

/** A little more than a minute, since requests that take unequal times arrive in another minute than they were sent. */
const windowMs = 60_250;

/** @param perMinute most requests in any minute; 0 = no limit (interface §1.1 `request-rate`) */
export function createPace(perMinute: number, clock: Clock): Pace {
  const sent: number[] = [];
  let resumeAt = Number.NEGATIVE_INFINITY;
  let closed: Fault | undefined;

  /** Milliseconds until the next request may go; a rate slot is taken when it is 0. */
  const waitOrTake = (): number => {
    const now = clock.now();
    if (resumeAt > now) return resumeAt - now;
    if (perMinute === 0) return 0;
    while ((sent[0] ?? now) <= now - windowMs) sent.shift();
    if (sent.length >= perMinute) return (sent[0] ?? now) + windowMs - now;
    sent.push(now);
    return 0;
  };

  return {
    turn: async (signal) => {
      for (;;) {
        const wait = closed === undefined && !signal.aborted ? waitOrTake() : 0;
        if (wait <= 0) return closed;
        await clock.wait(wait, signal);
      }
    },
    pause: (milliseconds) => {
      resumeAt = Math.max(resumeAt, clock.now() + milliseconds);
    },
    close: (fault) => {
      closed ??= fault;
    },
  };
}
