/** A date in the service's own words, cut after the minute: `2026-01-21T09:55`. Any other text comes back as it is. */
export function toMinute(date: string): string {
  return /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?=:)/.exec(date)?.[0] ?? date;
}
