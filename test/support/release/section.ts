/** Returns the text between the markers of `key`, with LF; `undefined` when there is no such section. */
export function readSection(body: string, key: string): string | undefined {
  const lines = body.split(/\r\n|\n/);
  const isMarker = (side: string) => (line: string) => line === `<!-- anchor-artifacts:${side} ${key} -->`;
  for (
    let end = lines.findLastIndex(isMarker("end"));
    end !== -1;
    end = lines.slice(0, end).findLastIndex(isMarker("end"))
  ) {
    const above = lines.slice(0, end);
    const begin = above.findLastIndex(isMarker("begin"));
    if (begin > above.findLastIndex(isMarker("end"))) return above.slice(begin + 1).join("\n");
  }
  return undefined;
}
