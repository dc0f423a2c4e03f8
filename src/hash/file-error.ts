import { AnchorError, toAnchorError, type ErrorCode } from "../core/errors.ts";

type FileErrorCode = Extract<ErrorCode, `FILE_${string}`>;

/**
 * The messages never contain the file's name, which is shown beside them. They are not in src/words, since a hashing
 * thread makes them too and should load little.
 */
const messages = {
  FILE_UNREADABLE: "The file cannot be read",
  FILE_VANISHED: "The file is not there",
  FILE_CHANGED: "The file changed while it was being hashed",
  FILE_NOT_REGULAR: "This is not a regular file",
  FILE_OUTSIDE_WORKSPACE: "The file is not in the workspace",
  FILE_NAME_INVALID: "The file's name is not valid UTF-8",
} as const satisfies Record<FileErrorCode, string>;

/** System codes that mean more than that the file cannot be read. */
const codesBySystemCode: Readonly<Record<string, FileErrorCode>> = {
  ENOENT: "FILE_VANISHED",
  ENOTDIR: "FILE_VANISHED",
  // A link has replaced a part of the path since the file was found.
  ELOOP: "FILE_CHANGED",
  EMLINK: "FILE_CHANGED",
  // The system gives these two codes for a socket, or for a device without a driver.
  ENXIO: "FILE_NOT_REGULAR",
  ENODEV: "FILE_NOT_REGULAR",
};

const hintsBySystemCode: Readonly<Record<string, string>> = {
  EIO: "The disk could not read the file. Check the disk, or write the file again.",
};

interface FileErrorDetails {
  readonly detail?: string;
  readonly cause?: unknown;
  readonly hint?: string | undefined;
}

export function fileError(code: FileErrorCode, { detail, ...options }: FileErrorDetails = {}): AnchorError {
  return new AnchorError(code, `${messages[code]}${detail === undefined ? "" : ` (${detail})`}.`, options);
}

/** Converts an error of a file operation to an error about that file. */
export function toFileError(thrown: unknown): AnchorError {
  const code = systemCode(thrown);
  if (code === undefined || code === "EMFILE" || code === "ENFILE") return toAnchorError(thrown);
  if (code === "EISDIR") return folderError(thrown);
  return fileError(codesBySystemCode[code] ?? "FILE_UNREADABLE", {
    detail: code,
    cause: thrown,
    hint: hintsBySystemCode[code],
  });
}

/** Whether an error of resolving a link means that its target does not exist. */
export function leadsNowhere(thrown: unknown): boolean {
  return ["ENOENT", "ENOTDIR", "ELOOP"].includes(systemCode(thrown) ?? "");
}

export function folderError(cause?: unknown): AnchorError {
  const hint = "Name a file, or a pattern such as dist/**.";
  return new AnchorError("FILE_NOT_REGULAR", "This is a folder, not a file.", { cause, hint });
}

export function brokenLinkError(): AnchorError {
  const hint = "Correct the link, name the file itself, or leave the link out.";
  return new AnchorError("FILE_VANISHED", "The file is a symbolic link, and its target does not exist.", { hint });
}

/** Returns the system's code of an error, such as `EACCES`. */
export function systemCode(thrown: unknown): string | undefined {
  return thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" && "errno" in thrown
    ? thrown.code
    : undefined;
}
