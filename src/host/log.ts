/** The level of an annotation. */
export type Level = "error" | "warning" | "notice";

/** What an annotation is put on. */
export interface AnnotationTarget {
  readonly title?: string;
  /** A path relative to the workspace. */
  readonly file?: string;
  /** How many subjects it is about; 1 by default. */
  readonly count?: number;
}

/** How far a run is; sizes in bytes. */
export interface Progress {
  readonly hashedBytes: number;
  readonly totalBytes: number;
  readonly hashedFiles: number;
  readonly totalFiles: number;
  readonly requestsDone: number;
  readonly requestsTotal: number;
  /** Releases that a scan reads, once they are listed. */
  readonly releasesRead?: number;
  readonly releasesTotal?: number;
  /** What is being waited for, in a few words, such as `3 hashes to appear on the chain`. */
  readonly waitingFor?: string;
}

/** Prints lines and annotations. Every text may be untrusted; each becomes one line. */
export interface Log {
  readonly info: (message: string) => void;
  readonly debug: (message: string) => void;
  readonly error: (message: string, target?: AnnotationTarget) => void;
  readonly warning: (message: string, target?: AnnotationTarget) => void;
  readonly notice: (message: string, target?: AnnotationTarget) => void;
  /** Shows how far the run is, several times a second, in place of lines every few seconds. */
  readonly progress?: (progress: Progress) => void;
  /** Prints what `work` prints as a group that a reader can fold. */
  readonly group: <T>(title: string, work: () => Promise<T>) => Promise<T>;
}
