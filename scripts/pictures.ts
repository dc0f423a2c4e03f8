/**
 * Makes the pictures of summaries and of a section of release notes.
 *
 * npx node scripts/pictures.ts          the pictures that the documents show, into docs/ (convert -colors 128 makes them small)
 * npx node scripts/pictures.ts FOLDER   every sample, at a desktop's and a phone's width, light and dark, to look at
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { openPen, type View } from "../test/support/pictures/draw.ts";
import { sections } from "../test/support/pictures/section-sample.ts";
import { renderSample, samples } from "../test/support/pictures/samples.ts";

const views: Readonly<Record<string, View>> = {
  "desktop-light": { width: 1280, scheme: "light" },
  "desktop-dark": { width: 1280, scheme: "dark" },
  "phone-light": { width: 390, scheme: "light" },
  "phone-dark": { width: 390, scheme: "dark" },
};

/**
 * GitHub's page of a release is 850 px wide inside; the rest is margins. A README is as wide: the picture ends below the
 * table, so that it is about 300 px high there.
 */
const notesWidth = 850 + 66;

const samplesAsMarkdown = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(samples).map(([name, sample]) => [name, renderSample(sample)]));

const [folder] = process.argv.slice(2);
await using pen = await openPen();
if (folder === undefined) {
  const { png } = await pen.draw(renderSample(samples["one-wrong"]), { width: 1012, scheme: "light" });
  await writeFile("docs/summary.png", png);
  const notes = await pen.draw(sections.verified, { width: notesWidth, scheme: "light", height: 334 });
  await writeFile("docs/release-section.png", notes.png);
} else {
  await mkdir(folder, { recursive: true });
  const sectionsToDraw = Object.entries(sections).map(([name, text]) => [`section-${name}`, text] as const);
  for (const [name, markdown] of [...Object.entries(samplesAsMarkdown()), ...sectionsToDraw]) {
    for (const [suffix, view] of Object.entries(views)) {
      const width = name.startsWith("section-") ? Math.min(view.width, notesWidth) : view.width;
      const { png, overflow } = await pen.draw(markdown, { ...view, width });
      await writeFile(join(folder, `${name}-${suffix}.png`), png);
      if (overflow > 0) process.stdout.write(`${name}-${suffix}: ${overflow} px too wide\n`);
    }
  }
}
