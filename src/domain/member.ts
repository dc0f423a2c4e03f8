/** The member at the end of `path` in an untrusted value, or `undefined`. */
export function memberAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (current, name) =>
      typeof current === "object" && current !== null && Object.hasOwn(current, name)
        ? (current as Record<string, unknown>)[name]
        : undefined,
    value,
  );
}
