/** Our section with this text, as a whole text of notes. */
export function inSection(...lines: readonly string[]): string {
  return ["<!-- anchor-artifacts:begin -->", ...lines, "<!-- anchor-artifacts:end -->"].join("\n");
}

/** Returns the text between the markers of our section, with LF; `undefined` when there is no such section. */
export function readText(body: string): string | undefined {
  const lines = body.split(/\r\n|\n/);
  const isMarker = (side: string) => (line: string) => line === `<!-- anchor-artifacts:${side} -->`;
  for (let end = lines.findLastIndex(isMarker("end")); end !== -1;) {
    const above = lines.slice(0, end);
    const begin = above.findLastIndex(isMarker("begin"));
    end = above.findLastIndex(isMarker("end"));
    if (begin > end) return above.slice(begin + 1).join("\n");
  }
  return undefined;
}
