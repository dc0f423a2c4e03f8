/** How the statements of a release are read: from its page in one download, and each for itself where that is no proof. */
import { expect, test } from "vitest";

import { runFiles, statementFileName } from "#core/file-names.ts";
import { renderEvidencePage, toStatementFile } from "#evidence/statement-file.ts";
import type { Asset } from "#release/forge.ts";
import { createStatementReader } from "#release/statements.ts";
import { sha256Of } from "../../support/digests.ts";
import { aStatement, aSubject } from "../../support/evidence/statements.ts";

const release = { repository: "octo-org/octo-repo", tag: "v1" };
const files = ["a", "b", "c", "d"].map((name) => toStatementFile(aStatement([aSubject(name)], { release })));
const names = files.map(({ id }) => statementFileName(id));
const pageOf = (some: typeof files): string =>
  [...renderEvidencePage('<script type="application/json" id="statement"></script>', some)].join("");

/** Reads a release with these assets besides the statements, and tells what was downloaded. */
async function readBeside(page: string | undefined, edit: (name: string, text: string) => string = (_, text) => text) {
  const texts = new Map(names.map((name, index) => [name, edit(name, files[index]?.text ?? "")]));
  if (page !== undefined) texts.set(runFiles.page, page);
  const assets = [...texts].map(([name, text], id): Asset => {
    const uploaded = new Date(Date.UTC(2026, 0, id + 1)).toISOString();
    return { id, name, size: text.length, sha256: sha256Of(text), isUploaded: true, url: "", uploaded };
  });
  const downloaded: string[] = [];
  const read = async ({ name }: Pick<Asset, "name">) => {
    downloaded.push(name);
    return Buffer.from(texts.get(name) ?? "");
  };
  const reader = createStatementReader({ read }, { id: 1, tag: "v1" }, release.repository);
  const createdAt = new Map(assets.map((asset) => [asset.name, asset.uploaded]));
  return { read: await reader.read(assets, ""), downloaded, createdAt };
}

const sorted = (some: readonly { readonly id: string }[]): readonly string[] => some.map(({ id }) => id).toSorted();

test("all statements of the page take one download, and were uploaded when GitHub says", async () => {
  const { read, downloaded, createdAt } = await readBeside(pageOf(files));
  expect(downloaded).toEqual([runFiles.page]);
  expect(sorted(read.own)).toEqual(sorted(files));
  for (const { id, uploadedOn } of read.own) expect(uploadedOn).toBe(createdAt.get(statementFileName(id)));
});

test("a statement that was changed on the way once is no damage, where GitHub states no digest", async () => {
  const [file] = files;
  const name = statementFileName(file?.id ?? expect.unreachable());
  const asset = { id: 1, name, size: 9, isUploaded: true, url: "", uploaded: "2026-01-01T00:00:00Z" };
  const served = ["<Blocked>", file?.text ?? ""];
  const read = async () => Buffer.from(served.shift() ?? "");
  const found = await createStatementReader({ read }, { id: 1, tag: "v1" }, release.repository).read([asset], "");
  expect([found.damaged, found.own]).toMatchObject([[], [{ id: file?.id }]]);
});

test("statements that the page lacks are downloaded, and what is not listed counts for nothing", async () => {
  const unlisted = toStatementFile(aStatement([aSubject("unlisted")], { release }));
  const { read, downloaded } = await readBeside(pageOf([...files.slice(0, 2), unlisted]));
  expect(downloaded).toEqual([runFiles.page, ...names.slice(2)]);
  expect(sorted(read.own)).toEqual(sorted(files));
});

test.each(["<p>another page</p>", "{}", pageOf(files).slice(0, -60), "no page"])(
  "a page that is damaged or not ours is ignored: %#",
  async (page) => {
    const { read, downloaded } = await readBeside(page);
    expect(downloaded.toSorted()).toEqual([runFiles.page, ...names].toSorted());
    expect({ own: sorted(read.own), damaged: read.damaged }).toEqual({ own: sorted(files), damaged: [] });
  },
);

test("a statement that was changed is damaged, although the page has it as it was", async () => {
  const [first = ""] = names;
  const { read, downloaded } = await readBeside(pageOf(files), (name, text) => (name === first ? `${text} ` : text));
  expect(downloaded).toEqual([runFiles.page, first]);
  expect(read.damaged).toEqual([expect.objectContaining({ name: first })]);
  expect(sorted(read.own)).toEqual(sorted(files.slice(1)));
});
