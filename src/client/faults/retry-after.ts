/**
 * Milliseconds that a `Retry-After` header asks to wait (RFC 9110 §10.2.3): whole seconds, or an HTTP date, measured
 * against the answer's own `Date` where it has one, since the runner's clock may be wrong; `undefined` for all else.
 */
export function parseRetryAfter(value: unknown, date: unknown, today: Date): number | undefined {
  if (typeof value !== "string") return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const then = parseHttpDate(value);
  if (then === undefined) return undefined;
  const wait = then - (parseHttpDate(date) ?? today.getTime());
  return wait > 0 ? wait : undefined;
}

/** The preferred HTTP date form (RFC 9110 §5.6.7), in milliseconds; `Date.parse` alone takes "3" for the year 2001. */
function parseHttpDate(value: unknown): number | undefined {
  const form = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
  const parsed = typeof value === "string" && form.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(parsed) ? undefined : parsed;
}
