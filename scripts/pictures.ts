/**
 * Makes the pictures of summaries.
 *
 * npx node scripts/pictures.ts          the picture that the documents show, into docs/ (convert -colors 128 makes it small)
 * npx node scripts/pictures.ts FOLDER   every sample, at a desktop's and a phone's width, light and dark, to look at
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { openPen, type View } from "../test/support/pictures/draw.ts";
import { renderSample, samples } from "../test/support/pictures/samples.ts";

const views: Readonly<Record<string, View>> = {
  "desktop-light": { width: 1280, scheme: "light" },
  "desktop-dark": { width: 1280, scheme: "dark" },
  "phone-light": { width: 360, scheme: "light" },
  "phone-dark": { width: 360, scheme: "dark" },
};

const [folder] = process.argv.slice(2);
await using pen = await openPen();
if (folder === undefined) {
  const { png } = await pen.draw(renderSample(samples["one-wrong"]), { width: 1012, scheme: "light" });
  await writeFile("docs/summary.png", png);
} else {
  await mkdir(folder, { recursive: true });
  for (const [name, sample] of Object.entries(samples)) {
    for (const [suffix, view] of Object.entries(views)) {
      const { png, overflow } = await pen.draw(renderSample(sample), view);
      await writeFile(join(folder, `${name}-${suffix}.png`), png);
      if (overflow > 0) process.stdout.write(`${name}-${suffix}: a table is ${overflow} px too wide\n`);
    }
  }
}
