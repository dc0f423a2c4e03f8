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

/** `members` without those that are `undefined`. */
export function withoutUndefined<Members extends object>(
  members: Members,
): { [Name in keyof Members]?: Exclude<Members[Name], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof withoutUndefined<Members>
  >;
}
