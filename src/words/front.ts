/** The words for the author of a workflow, with all errors and their hints; and how words depend on the reader. */

/** What the reader should do about an error, and what it means for the rest of the run. */
export interface ErrorFacts {
  readonly hint: string;
  /** The run stops, since every further request would fail in the same way, or bring nothing to be trusted. */
  readonly stopsRun?: true;
  /** The error is about the bytes or the name of one file, so each such file gets its own annotation. */
  readonly aboutFile?: true;
  /** Nobody could be asked: the verdict is `unreachable`, and five such subjects in a row stop the run. */
  readonly outage?: true;
}

const stepNoAnswerHint =
  "Your files are not judged. Wait a few minutes, then run the job again. After a stamp, wait for block-time first: it may have been paid for. What the chain holds by then is not paid again.";

const stepAfterStamp = "After a stamp, wait for block-time first: what the chain holds by then is not paid again.";

/** Every way a subject or a run can fail. Codes are permanent; docs/errors.md explains each. */
export const errorCatalogue = {
  INPUT_INVALID: { hint: "Correct the input. docs/reference.md says what each input takes." },
  HASH_INVALID: {
    hint: "Send the file's SHA3-256 digest as 64 lowercase hex digits. openssl dgst -sha3-256 FILE prints it.",
  },
  API_URL_MISSING: {
    hint: "Set ANCHOR_API_URL to the service's base address in the tool server's configuration. Then restart the server.",
  },
  API_KEY_MISSING: {
    hint: "Set ANCHOR_API_KEY in the tool server's configuration and restart the server. Or give api_key for this one call.",
  },
  STAMP_LIMIT_REACHED: {
    hint: "Ask the user whether more stamps are wanted. The user sets the limit with ANCHOR_MAX_STAMPS.",
  },
  NO_FILES_FOUND: {
    hint: "Check that the build ran before this step, and that the patterns fit its files. If a run without files is all right, set if-no-files-found: ignore.",
  },
  TOO_MANY_FILES: {
    hint: "Make the patterns narrower (do they match node_modules?), or raise max-files. With anchor: manifest, all files together need only one request.",
  },
  OUTPUT_UNWRITABLE: { hint: "Set output-dir to a folder that can be written and has free space." },
  UNTRUSTED_EVENT: {
    hint: "For pull requests, use mode: check with release-attach: none. To verify, set report: false too. In a monitor, set issue: false. Read SECURITY.md before you set allow-untrusted-event: true.",
  },
  FILE_UNREADABLE: { hint: "Give the runner's user permission to read the file.", aboutFile: true },
  FILE_VANISHED: {
    hint: "Another step or program removed the file. Run this step after everything that writes or removes it.",
    aboutFile: true,
  },
  FILE_CHANGED: {
    hint: "Another step or program still writes the file. Run this step after everything that writes it.",
    aboutFile: true,
  },
  FILE_NOT_REGULAR: {
    hint: "Only regular files can be hashed. Leave folders, devices, pipes and sockets out.",
    aboutFile: true,
  },
  FILE_OUTSIDE_WORKSPACE: {
    hint: "Copy the file into the workspace, or put a link to it there and name that link in files.",
    aboutFile: true,
  },
  FILE_NAME_INVALID: {
    hint: "Rename the file, so that every report can show its name.",
    aboutFile: true,
  },
  CHECKSUMS_INVALID: {
    hint: "Write each line as SHA3-256 (name) = hex. cksum -a sha3 -l 256 FILE prints such a line.",
  },
  CHECKSUM_MISMATCH: {
    hint: "This is not the file that the list was made for. Find out which of the two is wrong.",
    aboutFile: true,
  },
  CHECKSUM_MISSING: { hint: "Add the file to the checksum list, or take it out of the patterns.", aboutFile: true },
  PROOF_INVALID: {
    hint: "Use the proof file that the service sent for exactly this file, and do not change it.",
    aboutFile: true,
  },
  EVIDENCE_INVALID: {
    hint: "Download the evidence again from the place where it was published. Evidence that was changed or cut proves nothing.",
  },
  PROOF_MISSING: { hint: "Add the file's proof to the proofs patterns, or leave the file out.", aboutFile: true },
  API_KEY_REJECTED: {
    hint: "The service refused the key. Copy the newest key of your account into the secret again, all of it. Pull requests from forks have no secrets.",
    stopsRun: true,
  },
  PLAN_LIMIT_REACHED: {
    hint: "The account's plan is used up. Ask the service's operator for more. With anchor: manifest, all files together need one stamp.",
    stopsRun: true,
  },
  RATE_LIMITED: {
    hint: `The service asks for fewer requests. ${stepAfterStamp} Lower concurrency, or use anchor: manifest. Then run the job again.`,
    outage: true,
  },
  ENDPOINT_NOT_FOUND: {
    hint: "The service has nothing at this address. Set api-url to its base address alone, without /core and what follows it.",
  },
  REDIRECT_REFUSED: {
    hint: "The redirect was not followed: it could give your key to somebody else. Ask the service's operator for the right api-url.",
    stopsRun: true,
  },
  REQUEST_REJECTED: { hint: "Give the request id to the service's operator, who can see why the request was refused." },
  SERVICE_REFUSED: { hint: "Give the request id to the service's operator. This request anchored nothing." },
  SERVICE_UNAVAILABLE: { hint: stepNoAnswerHint, outage: true },
  SERVICE_UNREACHABLE: {
    hint: "The service cannot be reached from this machine. Check the network, the proxy and the firewall.",
    outage: true,
  },
  TLS_REJECTED: {
    hint: "Check the server's certificate. If your company has its own CA, put the path of its file in NODE_EXTRA_CA_CERTS. The check cannot be switched off.",
    stopsRun: true,
  },
  CONNECTION_LOST: { hint: stepNoAnswerHint, outage: true },
  REQUEST_TIMEOUT: { hint: `${stepNoAnswerHint} If it happens again, raise request-timeout.`, outage: true },
  RESPONSE_INVALID: {
    hint: "Check api-url. A proxy, a login page or another program may have answered in place of the service.",
  },
  REPLY_MISMATCH: {
    hint: "Do not trust any result of this run. Tell the service's operator.",
    stopsRun: true,
  },
  NODE_UNREACHABLE: {
    hint: "Your files are not judged. Check the node's address, and that the node runs.",
    outage: true,
  },
  NODE_NOT_AUTHORISED: {
    hint: "Check the user and the password in the node's address. The node must run with -rpccrlf.",
    stopsRun: true,
  },
  NODE_ANSWER_INVALID: {
    hint: "Check the node's address. Another program may have answered, or a node of another version.",
  },
  CHAIN_UNNAMED: {
    hint: "Set the input chain to the chain's name and an explorer's address. Then the evidence still says in some years where to look.",
  },
  NOT_ATTEMPTED: {
    hint: `${stepAfterStamp} If somebody cancelled the run, run the job again. Otherwise first correct what stopped it: another message says what.`,
  },
  RELEASE_NOT_FOUND: {
    hint: "Create the release first, or name it with release-tag. To see a draft, the job needs permissions: contents: write. A fork's token never has that permission.",
  },
  RELEASE_AMBIGUOUS: {
    hint: "Delete the draft that you do not want, or publish the one that you want. Then run the job again.",
  },
  RELEASE_NOT_READABLE: { hint: "Give the job permissions: contents: read. To see drafts, it needs contents: write." },
  RELEASE_NOT_WRITABLE: {
    hint: "Give the job permissions: contents: write. Tokens of forks and of Dependabot can only read: set release-attach: none there.",
  },
  ISSUE_NOT_WRITABLE: {
    hint: "Give the job permissions: issues: write. Check that issues are switched on in the repository.",
  },
  RELEASE_IMMUTABLE: {
    hint: "Set release-attach: body; the notes can still be changed. Next time, run this step before the release is published.",
  },
  RELEASE_BODY_FULL: {
    hint: "Shorten the release notes: GitHub allows 125,000 characters. Or set release-attach: assets or both, which keep the records in a file of the release.",
  },
  RELEASE_WRITE_LOST: {
    hint: "Several jobs write to these release notes at the same time. Let one job wait for the other, by needs: or concurrency: in the workflow.",
  },
  ASSET_DIGEST_MISMATCH: {
    hint: "Do not use this file. Save a copy of the download, remove the file from the release, and tell the release's owner. Upload a new file only after that.",
    aboutFile: true,
  },
  ASSET_UNREADABLE: { hint: "The file is not judged. Run the job again later.", outage: true },
  ASSET_NOT_JUDGED: {
    hint: "The release has changed since this run read it. Run the job again, after the last upload.",
  },
  ASSET_NOT_UPLOADED: { hint: "Run the job again. The evidence is also in output-dir." },
  ASSET_LIMIT_REACHED: { hint: "A release can have 1,000 files. Delete some, or set release-attach: body." },
  REPORT_UNAVAILABLE: {
    hint: "The report is the service's PDF about a verification. The verdict on your files stands without it. If you want it, open its link in results.json within one hour, before the service deletes it. A new report is a new payment.",
  },
  REPORT_INVALID: {
    hint: "The report is the service's PDF about a verification. The verdict on your files stands without it. Tell the service's operator that the link does not lead to a usable report.",
  },
  WITNESS_UNAVAILABLE: {
    hint: "Run the job again later: an outage of others ends. If it stays, check the address in the input witness, or name another clock.",
    outage: true,
  },
  WITNESS_INVALID: {
    hint: "Check the address in the input witness: another program may answer there. If it is right, use another witness.",
  },
  WITNESS_CLOCK: {
    hint: "The time-stamp was kept. Check the clock of this machine. If it is right, use another witness.",
  },
  GITHUB_TOKEN_REJECTED: { hint: "Check the input github-token. Its default is the job's own token." },
  GITHUB_RATE_LIMITED: { hint: "Run the job again later. GitHub limits how often a token may ask.", outage: true },
  GITHUB_UNAVAILABLE: { hint: "Your files are not judged. Run the job again later.", outage: true },
  GITHUB_REFUSED: {
    hint: "GitHub's answer says why. Correct that, and run the job again. The evidence is also in output-dir.",
  },
  INTERNAL: {
    hint: "This is a defect of this program. It says nothing about your files. If this run was to stamp, run a check before you stamp again: stamps may have been paid for. Please report the defect at https://github.com/anchor-artifacts/anchor-artifacts/issues, with the problem report at the end of the log.",
  },
} as const satisfies Record<string, ErrorFacts>;

export type ErrorCode = keyof typeof errorCatalogue;

/** A code that stops a run, at once or after five subjects in a row. */
export type StoppingCode = {
  [Code in ErrorCode]: (typeof errorCatalogue)[Code] extends { stopsRun: true } | { outage: true } ? Code : never;
}[ErrorCode];

/** Words that depend on how the program is used: by a workflow, at a shell, or by an assistant. */
export interface Front {
  readonly hintOf: (code: ErrorCode) => string;
  /** What the reader calls an input, such as `--wait` on a command line. */
  readonly input: (name: string) => string;
  /** How the reader sets an input to a value, such as `mode: check`. */
  readonly setting: (name: string, value: string) => string;
  /** Says that the service's address or key is missing, and what works without a service in this mode. */
  readonly missing: (name: "api-url" | "api-key", mode: string) => string;
  /** Introduces a list of unusable inputs; empty where the list needs no introduction. */
  readonly unusableInputs: (count: number) => string;
  /** Guesses which of `known` a mistyped word means; absent where nobody types. */
  readonly guess?: (word: string, known: readonly string[]) => string | undefined;
  /** How the reader repeats the run, such as `run it again`, within a sentence. */
  readonly again: string;
  /** Like `again`, but at the beginning of a sentence. */
  readonly againAtStart: string;
  /** What to do after a stamp that may have been made, though its answer was lost. */
  readonly afterStamp: string;
}

/** A text, or a function that makes it in the words that fit the reader. */
export type FrontText = string | ((front: Front) => string);

export function renderFor(text: FrontText, front: Front): string {
  return typeof text === "function" ? text(front) : text;
}

/** Advice after a stamp whose answer was lost. It names no job, since an assistant, say, has none to run again. */
export const lostStampAdvice = "Check this digest in a few minutes. Stamp it again only if the check does not find it.";

/** The words for a workflow; the files that a run writes have these words too. */
export const stepFront: Front = {
  hintOf: (code) => errorCatalogue[code].hint,
  input: (name) => name,
  setting: (name, value) => `${name}: ${value}`,
  missing: (name, mode) =>
    name === "api-url"
      ? `api-url is missing; it must be the service's base address, like https://example.org${mode === "stamp" ? ". Without an account, name independent clocks in witness" : ""}`
      : "api-key is empty. Check that the secret exists, that the workflow spells its name in the same way, and that this workflow may use it. Pull requests from forks have no secrets: set if-no-api-key: skip for them",
  unusableInputs: (count) => (count === 1 ? "An input is not usable." : `${count} inputs are not usable.`),
  again: "run the job again",
  againAtStart: "Run the job again",
  afterStamp: lostStampAdvice,
};
