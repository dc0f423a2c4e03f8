/** One answered request, for one line of the log. */
export interface LogEntry {
  readonly requestId: string;
  readonly method: string;
  /** Without its query, in which a report link has its secret. */
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
  /** The name of the key, never the key; absent when none was accepted. */
  readonly key?: string | undefined;
}

/** Takes a line of the log. */
export type RequestLog = (entry: LogEntry) => void;

/** `entry` without the key `sent`, should the caller have put it into its path or its request id as well. */
export function strikeKey(entry: LogEntry, sent: string | null): LogEntry {
  if (!sent) return entry;
  const { requestId, path } = entry;
  return { ...entry, requestId: requestId.replaceAll(sent, "***"), path: path.replaceAll(sent, "***") };
}

const longestLoggedPath = 200;

/** Writes a JSON object a line to stderr, beginning with the time. */
export const logToStderr: RequestLog = ({ path, milliseconds, ...entry }) => {
  const rounded = Math.round(milliseconds * 100) / 100;
  const line = {
    time: new Date().toISOString(),
    ...entry,
    path: path.slice(0, longestLoggedPath),
    milliseconds: rounded,
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
};
