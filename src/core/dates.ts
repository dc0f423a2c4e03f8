/**
 * Cuts a date in the service's words after the minute, and keeps the zone where it names one: `2026-01-21T09:55Z`. Any
 * other text comes back as it is.
 */
export function toMinute(date: string): string {
  const [, minute, zone = ""] = /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d):[\d.]+( ?(?:Z|UTC|[+-]\d\d:?\d\d))?$/.exec(date) ?? [];
  return minute === undefined ? date : minute + zone;
}

/** Renders a time of our own to the minute: `2026-01-21 09:55 UTC`. */
export function toUtcMinute(date: Date): string {
  const text = date.toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`;
}
