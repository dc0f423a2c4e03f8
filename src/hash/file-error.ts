import { AnchorError, toAnchorError, type ErrorCode } from "../core/errors.ts";

/** The reasons why a file cannot be a subject. */
export type FileErrorCode = Extract<ErrorCode, `FILE_${string}`>;

/**
 * The message for each reason; messages never contain the file's name, which is shown next to them. They stand here
 * since a hashing thread makes them too, and loads nothing else.
 */
const messages = {
  FILE_UNREADABLE: "The file cannot be read",
  FILE_VANISHED: "The file is not there",
  FILE_CHANGED: "The file changed while it was being hashed",
  FILE_NOT_REGULAR: "This is not a regular file",
  FILE_OUTSIDE_WORKSPACE: "The file is not in the workspace",
  FILE_NAME_INVALID: "The file's name is not valid UTF-8",
} as const satisfies Record<FileErrorCode, string>;

/** Maps system errors to codes, where they mean more than that the file cannot be read. */
const codesBySystemCode: Readonly<Record<string, FileErrorCode>> = {
  ENOENT: "FILE_VANISHED",
  ENOTDIR: "FILE_VANISHED",
  // A link has come to the path, which had none.
  ELOOP: "FILE_CHANGED",
  EMLINK: "FILE_CHANGED",
  // Opening a socket, or a device without a driver.
  ENXIO: "FILE_NOT_REGULAR",
  ENODEV: "FILE_NOT_REGULAR",
};

/** What to do about a system error that is neither about permissions nor about the number of open files. */
const remedies: Readonly<Record<string, string>> = {
  EIO: "The disk could not read the file. Check the disk, or write the file again.",
};

interface FileErrorDetails {
  readonly detail?: string;
  readonly cause?: unknown;
  readonly hint?: string | undefined;
}

/** Makes the error of a file, without its name: the caller that reports it also names the subject. */
export function fileError(code: FileErrorCode, { detail, ...options }: FileErrorDetails = {}): AnchorError {
  return new AnchorError(code, `${messages[code]}${detail === undefined ? "" : ` (${detail})`}.`, options);
}

/** Converts an error of an operation on a file to the error of that file. */
export function toFileError(thrown: unknown): AnchorError {
  const code = systemCode(thrown);
  if (code === undefined || code === "EMFILE" || code === "ENFILE") return toAnchorError(thrown);
  if (code === "EISDIR") return folderError(thrown);
  return fileError(codesBySystemCode[code] ?? "FILE_UNREADABLE", { detail: code, cause: thrown, hint: remedies[code] });
}

/** Whether an error while resolving a link means that the link's target does not exist. */
export function leadsNowhere(thrown: unknown): boolean {
  return ["ENOENT", "ENOTDIR", "ELOOP"].includes(systemCode(thrown) ?? "");
}

/** Makes the error of a folder that was named as a file. */
export function folderError(cause?: unknown): AnchorError {
  const hint = "Name a file, or a pattern such as dist/**.";
  return new AnchorError("FILE_NOT_REGULAR", "This is a folder, not a file.", { cause, hint });
}

/** Makes the error of a link that a user named and whose target does not exist. */
export function brokenLink(): AnchorError {
  const hint = "Correct the link, name the file itself, or leave the link out.";
  return new AnchorError("FILE_VANISHED", "The file is a symbolic link, and its target does not exist.", { hint });
}

/** Returns the system's code of an error, such as `EACCES`. */
export function systemCode(thrown: unknown): string | undefined {
  return thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" && "errno" in thrown
    ? thrown.code
    : undefined;
}
