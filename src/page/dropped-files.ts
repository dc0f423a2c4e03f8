/** A file as it was dropped: `name` has the folders of a dropped folder in it. */
export interface DroppedFile {
  readonly name: string;
  readonly file: File;
}

/** The files of a drop, those in dropped folders among them. Must be called before the event ends. */
export async function readDroppedFiles({ items, files }: DataTransfer): Promise<readonly DroppedFile[]> {
  const entries = Array.from(items).map((item) => item.webkitGetAsEntry());
  if (entries.every((entry) => entry === null)) return toDroppedFiles(files);
  const found = await Promise.all(entries.map(async (entry) => (entry === null ? [] : await readEntry(entry, ""))));
  return found.flat();
}

/** Files that were chosen one by one: their names have no folders. */
export function toDroppedFiles(files: Iterable<File>): readonly DroppedFile[] {
  return Array.from(files, (file) => ({ name: file.name, file }));
}

async function readEntry(entry: FileSystemEntry, folder: string): Promise<readonly DroppedFile[]> {
  const name = `${folder}${entry.name}`;
  if (isFile(entry)) return [{ name, file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)) }];
  if (!isFolder(entry)) return [];
  const found: DroppedFile[] = [];
  for (const child of await readFolder(entry.createReader())) found.push(...(await readEntry(child, `${name}/`)));
  return found;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

/** A reader gives a hundred entries at a time, and none at the end. */
async function readFolder(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  const found: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return found;
    found.push(...some);
  }
}
