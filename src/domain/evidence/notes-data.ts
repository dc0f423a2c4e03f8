/** The data that sections of release notes carry in an HTML comment (interface §6). */

export interface SectionData {
  readonly key: string;
  /** JSON, untrusted. */
  readonly text: string;
}

const section =
  /(?<=^|\n)<!-- anchor-artifacts:begin ([\w.-]+) -->\r?\n([\s\S]*?)\n<!-- anchor-artifacts:end \1 -->(?=\r?\n|$)/g;
/** None reaches past the beginning of the next: of thousands that do not end, each would be searched for to the end. */
const comment = /<!--((?:(?!<!--)[\s\S])*?)-->/g;

/** The data of each section in the notes that has some; of two sections of one key, the last. */
export function readSections(notes: string): readonly SectionData[] {
  const found = new Map<string, SectionData>();
  for (const [, key = "", content = ""] of notes.matchAll(section)) {
    const text = readJson(content);
    if (text !== undefined) found.set(key, { key, text });
  }
  return [...found.values()];
}

/** The object within the last comment that holds one. */
function readJson(content: string): string | undefined {
  const texts = [...content.matchAll(comment)].map(([, inner = ""]) => {
    return inner.slice(Math.max(0, inner.indexOf("{")), inner.lastIndexOf("}") + 1);
  });
  return texts.findLast((text) => text.startsWith("{"));
}
