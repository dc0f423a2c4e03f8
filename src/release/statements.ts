/** The statements of a release, which are assets, or comments in its notes (docs/evidence.md). */
import { hash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";

import type { StatementId } from "../core/digest.ts";
import { AnchorError, messageOf } from "../core/errors.ts";
import { idOfStatementFile, runFiles, statementFileName, toAssetName } from "../core/file-names.ts";
import { isOfRelease, openRecord, type EvidenceRecord } from "../evidence/record.ts";
import {
  type DamagedEvidence,
  damagedFileAdvice,
  maxStatementBytes,
  parseEvidence,
  parseStatementFile,
  type StatementFile,
} from "../evidence/statement-file.ts";
import { hashBytes } from "../hash/hash-file.ts";
import type { Asset, Forge, Release } from "./forge.ts";
import { cutSection, hasCutSection, findSection } from "./section.ts";

export interface ReleaseStatements {
  /** Statements about this release. */
  readonly own: readonly StatementFile[];
  /** Statements about another release, which somebody copied here: they say nothing about this release. */
  readonly foreign: readonly StatementFile[];
  readonly damaged: readonly DamagedEvidence[];
}

/** Opens the record of a release. A proof without a file has its digest as its name, and is no file of the release. */
export function openReleaseRecord(files: readonly StatementFile[]): EvidenceRecord {
  const record = openRecord(files, true);
  return { ...record, names: new Map([...record.names].filter(([name, { digest }]) => name !== digest.sha3_256)) };
}

/** Creates the function that finds the item of a name or, failing that, the only item that gets the same asset name. */
export function createNameFinder<Item>(
  items: Iterable<Item>,
  nameOf: (item: Item) => string,
): (name: string) => Item | undefined {
  const allItems = [...items];
  const itemByName = new Map(allItems.map((item) => [nameOf(item), item]));
  const itemsByAssetName = Map.groupBy(allItems, (item) => toAssetName(nameOf(item)));
  return (name) => {
    const [onlyItem, ...otherItems] = itemsByAssetName.get(toAssetName(name)) ?? [];
    return itemByName.get(name) ?? (otherItems.length === 0 ? onlyItem : undefined);
  };
}

const maxParallelReads = 8;

/**
 * Downloads each statement once, since a statement never changes. Statements in the evidence page are taken from there:
 * a thousand single downloads would use up a job's requests to GitHub.
 */
function createStatementDownloads(forge: Pick<Forge, "read">) {
  const statementById = new Map<StatementId, ReadStatement>();
  const readPageIds = new Set<number>();
  const isUnread = ({ name, isUploaded }: Asset): boolean => {
    const id = idOfStatementFile(name);
    return isUploaded && id !== undefined && !statementById.has(id);
  };
  return {
    /** Takes from the page only statements that are assets too, and that have the SHA-256 that GitHub states. */
    readPage: async (assets: readonly Asset[]): Promise<void> => {
      const pageAsset = assets.find(({ name, isUploaded }) => name === runFiles.page && isUploaded);
      const unreadAssets = assets.filter(isUnread);
      if (pageAsset === undefined || readPageIds.has(pageAsset.id) || unreadAssets.length < 2) return;
      readPageIds.add(pageAsset.id);
      const sha256ByName = new Map(unreadAssets.map(({ name, sha256 }) => [name, sha256]));
      for (const file of await readPageStatements(forge, pageAsset)) {
        const sha256 = sha256ByName.get(statementFileName(file.id));
        if (sha256 !== undefined && sha256 === hash("sha256", file.text)) statementById.set(file.id, file);
      }
    },
    readAsset: async (asset: Asset): Promise<ReadStatement | undefined> => {
      const id = idOfStatementFile(asset.name);
      if (id === undefined || !asset.isUploaded) return undefined;
      const statement =
        statementById.get(id) ?? (await readStatementAsset(asset, () => forge.read(asset, maxStatementBytes)));
      statementById.set(id, statement);
      return "what" in statement ? statement : { ...statement, uploadedOn: asset.uploaded };
    },
  };
}

/** Creates the reader of a release's statements. @param repository `owner/name`, as statements name it */
export function createStatementReader(
  forge: Pick<Forge, "read">,
  { id, tag }: Pick<Release, "id" | "tag">,
  repository: string,
) {
  const { readPage, readAsset } = createStatementDownloads(forge);
  const sortByRelease = (statements: readonly (ReadStatement | undefined)[]): ReleaseStatements => {
    const damaged = statements.filter((one) => one !== undefined && "what" in one);
    const files = statements.filter((one) => one !== undefined && "statement" in one);
    const isOwn = ({ statement }: StatementFile): boolean => isOfRelease(statement, { repository, tag, id });
    return { own: files.filter(isOwn), foreign: files.filter((file) => !isOwn(file)), damaged };
  };
  return {
    parseNotes: (notes: string): ReleaseStatements => sortByRelease(parseComments(notes)),
    /** Reads the statements in `assets` and `notes`, both of which must have been read just before. */
    read: async (assets: readonly Asset[], notes: string): Promise<ReleaseStatements> => {
      const statements: (ReadStatement | undefined)[] = [...parseComments(notes)];
      await readPage(assets);
      for (let start = 0; start < assets.length; start += maxParallelReads)
        statements.push(...(await Promise.all(assets.slice(start, start + maxParallelReads).map(readAsset))));
      return sortByRelease(statements);
    },
  };
}

/** Whether a statement is among the assets. A run attaches its statement before all other evidence. */
export function hasStatement(assets: readonly Asset[]): boolean {
  return assets.some(({ name, isUploaded }) => isUploaded && idOfStatementFile(name) !== undefined);
}

export type StatementReader = ReturnType<typeof createStatementReader>;

/** Returns the page's statements; none if it is gone, damaged or not ours: then each is downloaded by itself. */
async function readPageStatements(forge: Pick<Forge, "read">, page: Asset): Promise<readonly StatementFile[]> {
  try {
    return parseEvidence(await forge.read(page, maxStatementBytes), page.name, hashBytes);
  } catch (thrown) {
    if (thrown instanceof AnchorError) return [];
    throw thrown;
  }
}

/** What to do about a damaged statement, by the place where it was found. */
const adviceByPlace = {
  file: damagedFileAdvice,
  comment:
    "The comment is the record of an earlier run: which files it stamped, and which blocks hold them. This run did not change it. Put it back from a copy of the notes; GitHub keeps no older version. If there is no copy, delete the comment. The next run may then pay again for stamps that it knew.",
} as const;

export type ReadStatement = StatementFile | DamagedStatement;

interface DamagedStatement extends DamagedEvidence {
  /** The name of the file or comment in which the statement is. */
  readonly name: string;
  /** What is wrong with the statement; completes "because". */
  readonly why: string;
  readonly content: Uint8Array;
}

/**
 * Reads a statement's file. If the file cannot be used and GitHub states no SHA-256, it is loaded once more: the
 * download may have been damaged on its way.
 */
export async function readStatementAsset(
  { name, size = 0, sha256 }: Pick<Asset, "name"> & Partial<Pick<Asset, "size" | "sha256">>,
  load: () => Promise<Uint8Array>,
): Promise<ReadStatement> {
  // A file larger than any run writes is not downloaded. Empty bytes take its place, which are refused as a statement.
  const readOnce = async () =>
    parseReleaseStatement(name, size > maxStatementBytes ? new Uint8Array() : await load(), "file");
  const firstReading = await readOnce();
  return "what" in firstReading && sha256 === undefined ? readOnce() : firstReading;
}

/** Parses a statement from an asset, or from a comment in the notes. */
function parseReleaseStatement(name: string, content: Uint8Array, place: keyof typeof adviceByPlace): ReadStatement {
  try {
    return parseStatementFile(content, name, hashBytes);
  } catch (thrown) {
    if (!(thrown instanceof AnchorError) || thrown.code !== "EVIDENCE_INVALID") throw thrown;
    const where = place === "file" ? `${name} in the release` : `The hidden comment ${name} in the release notes`;
    const why = messageOf(thrown.cause);
    return { name, why, content, what: `${where} (${why})`, advice: adviceByPlace[place] };
  }
}

const commentPattern = /^<!-- anchor-artifacts:statement (anchor-[0-9a-f]{16}) ([A-Za-z0-9+/]+={0,2}) -->$/;
/** Matches every comment for a statement, also one that is damaged, or that an editor has indented or quoted. */
const anyCommentPattern = /<!--\s*anchor-artifacts:statement\b[^\r\n]*/gi;

/** Returns the hidden comments for statements, byte for byte, each once. */
export function findStatementComments(notes: string): readonly string[] {
  return [...new Set([...notes.matchAll(anyCommentPattern)].map(([text]) => text.trimEnd()))];
}

/** Parses the statements in our section of the notes. Those outside the section may be anybody's, and do not count. */
export function parseComments(notes: string): readonly ReadStatement[] {
  if (hasCutSection(notes)) return [{ name: "section of the notes", content: new Uint8Array(), ...cutSection }];
  return findStatementComments(findSection(notes)).map((text) => {
    const [, name, base64 = ""] = commentPattern.exec(text) ?? [];
    const fileName = name === undefined ? "with a statement" : `${name}.intoto.json`;
    return parseReleaseStatement(fileName, inflate(base64), "comment");
  });
}

/** The most bytes to which a comment may inflate: its 120,000 bytes could become far more. */
const maxInflatedBytes = 16 * 1024 * 1024;

/** Returns the statement's bytes. For a damaged text it returns no bytes, which the parser then refuses. */
function inflate(base64: string): Uint8Array {
  try {
    return inflateRawSync(Buffer.from(base64, "base64"), { maxOutputLength: maxInflatedBytes });
  } catch {
    return new Uint8Array();
  }
}

/** Renders a statement as one line of HTML comment, whose content cannot end the comment. */
export function renderComment({ id, text }: Pick<StatementFile, "id" | "text">): string {
  const name = statementFileName(id).replace(/\.intoto\.json$/, "");
  return `<!-- anchor-artifacts:statement ${name} ${deflateRawSync(text, { level: 9 }).toString("base64")} -->`;
}
