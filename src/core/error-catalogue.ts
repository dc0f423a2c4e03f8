/** What each error means for the reader and for the rest of the run. docs/errors.md explains each. */

/** One row of the catalogue: what the reader should do, and what the failure means for the rest of the run. */
export interface ErrorFacts {
  /** What to do about it: one or two plain sentences. */
  readonly hint: string;
  /** Every further request would fail in the same way, so the run stops. */
  readonly stopsRun?: true;
  /** The error is about the bytes or the name of one file, so each such file gets its own annotation. */
  readonly aboutFile?: true;
  /** The service could not be asked: verdict `unreachable` (interface §1.5); five subjects in a row stop the run. */
  readonly outage?: true;
}

/** Every way a subject or a run can fail. Codes are permanent; docs/errors.md explains each. */
export const errorCatalogue = {
  INPUT_INVALID: { hint: "Correct it: docs/reference.md says what each input takes." },
  HASH_INVALID: {
    hint: "Send the file's SHA3-256 digest as 64 lowercase hex digits; openssl dgst -sha3-256 FILE prints it.",
  },
  API_URL_MISSING: {
    hint: "Set ANCHOR_API_URL to the service's base address in the tool server's configuration, then restart it.",
  },
  API_KEY_MISSING: {
    hint: "Set ANCHOR_API_KEY in the tool server's configuration and restart it, or give api_key for this one call.",
  },
  STAMP_LIMIT_REACHED: {
    hint: "Ask the user before going on: restarting the tool server begins a new count, ANCHOR_MAX_STAMPS sets the limit.",
  },
  NO_FILES_FOUND: {
    hint: "See that the build ran before, and that the patterns fit what it made. Where no file is fine, set if-no-files-found: ignore.",
  },
  TOO_MANY_FILES: {
    hint: "Narrow the patterns (is node_modules among the files?), or raise max-files; anchor: manifest makes one request of any number of files.",
  },
  OUTPUT_UNWRITABLE: { hint: "Make output-dir a writable folder with free space." },
  UNTRUSTED_EVENT: {
    hint: "Use mode: check, or verify with report: false, on pull requests, or set allow-untrusted-event after reading SECURITY.md.",
  },
  FILE_UNREADABLE: { hint: "Give the runner's user permission to read the file.", aboutFile: true },
  FILE_VANISHED: {
    hint: "Another step or process removed the file; run this step after everything that writes it.",
    aboutFile: true,
  },
  FILE_CHANGED: {
    hint: "Something still writes the file; run this step after everything that writes it.",
    aboutFile: true,
  },
  FILE_NOT_REGULAR: {
    hint: "Only regular files can be hashed; leave devices, pipes and sockets out of the patterns.",
    aboutFile: true,
  },
  FILE_IS_LINK: { hint: "Name the file itself, or set follow-symbolic-links: true.", aboutFile: true },
  FILE_OUTSIDE_WORKSPACE: {
    hint: "Copy the file into the workspace; a link that leaves it is never followed.",
    aboutFile: true,
  },
  FILE_NAME_INVALID: {
    hint: "Rename the file: its name is not valid UTF-8, so no report could name it.",
    aboutFile: true,
  },
  CHECKSUMS_INVALID: { hint: "Write lines as SHA3-256 (name) = hex, for example with cksum -a sha3 -l 256." },
  CHECKSUM_MISMATCH: {
    hint: "The file is not the one the checksum list was made for; find out which of the two is wrong.",
    aboutFile: true,
  },
  CHECKSUM_MISSING: { hint: "Add the file to the checksum list, or take it out of the patterns.", aboutFile: true },
  PROOF_INVALID: {
    hint: "Use the proof file exactly as the service delivered it, for exactly this file.",
    aboutFile: true,
  },
  EVIDENCE_INVALID: {
    hint: "Take the evidence file again from where it was published; a statement that was changed or cut proves nothing.",
  },
  PROOF_MISSING: { hint: "Add the file's proof to the proofs patterns, or leave the file out.", aboutFile: true },
  API_KEY_REJECTED: {
    hint: "The service does not take this key: is it whole, and the account's present one? Pull requests from forks have no secrets.",
    stopsRun: true,
  },
  PLAN_LIMIT_REACHED: { hint: "The plan is used up: raise it, or use anchor: manifest (one stamp).", stopsRun: true },
  RATE_LIMITED: {
    hint: "The service asks for fewer requests: set request-rate, lower concurrency, or use anchor: manifest, then run the job again.",
    outage: true,
  },
  ENDPOINT_NOT_FOUND: {
    hint: "The service has nothing at this address: set api-url to its base address alone, without /core and what follows it.",
  },
  REDIRECT_REFUSED: {
    hint: "Set api-url to the address that the service now has. Redirects are never followed: they would carry the key to another place.",
    stopsRun: true,
  },
  REQUEST_REJECTED: { hint: "Report the request id to the service's operator, who can see why it was refused." },
  SERVICE_REFUSED: { hint: "Report the request id to the service's operator; nothing was anchored by this request." },
  SERVICE_UNAVAILABLE: { hint: "Run the job again later; this says nothing about your files.", outage: true },
  SERVICE_UNREACHABLE: { hint: "Is api-url spelled right? If so, check DNS, proxy and firewall.", outage: true },
  TLS_REJECTED: {
    hint: "Check the server's certificate; give a private CA by NODE_EXTRA_CA_CERTS. Verification cannot be switched off.",
    stopsRun: true,
  },
  CONNECTION_LOST: { hint: "Run the job again later; this says nothing about your files.", outage: true },
  REQUEST_TIMEOUT: { hint: "Raise request-timeout or run the job again later.", outage: true },
  RESPONSE_INVALID: {
    hint: "Check api-url: a proxy, a login page or another program may have answered in the service's place.",
  },
  REPLY_MISMATCH: {
    hint: "Trust no result of this run: the service answered about something that was not asked. Tell its operator.",
    stopsRun: true,
  },
  NODE_UNREACHABLE: {
    hint: "Check that the chain node runs and is reached under this address; this says nothing about your files.",
    outage: true,
  },
  NODE_NOT_AUTHORISED: {
    hint: "Check user and password of the chain node, and that it runs with -rpccrlf.",
    stopsRun: true,
  },
  NODE_ANSWER_INVALID: {
    hint: "Check the address: something other than a chain node may have answered, or a node of another version.",
  },
  CHAIN_UNNAMED: {
    hint: "Set the input chain to the chain's name and an explorer's address: in a few years nobody else can say where to look.",
  },
  NOT_ATTEMPTED: { hint: "See what stopped the run, mend it and run the job again; nothing was sent for this one." },
  RELEASE_NOT_FOUND: {
    hint: "Create the release first, or name it with release-tag. A draft is visible only with permissions: contents: write, which tokens of forks never have.",
  },
  RELEASE_AMBIGUOUS: {
    hint: "Delete the draft that is not wanted, or publish the one that is, and run the job again.",
  },
  RELEASE_NOT_READABLE: { hint: "Give the job permissions: contents: read, or contents: write to see drafts." },
  RELEASE_NOT_WRITABLE: {
    hint: "Give the job permissions: contents: write. Tokens of pull requests from forks and of Dependabot stay read-only: set release-attach: none there.",
  },
  ISSUE_NOT_WRITABLE: {
    hint: "Give the job permissions: issues: write, and see that the repository has its issues switched on.",
  },
  RELEASE_IMMUTABLE: {
    hint: "Attach while the release is a draft: create the draft, upload, run this step, then publish. Its notes stay editable: release-attach: body.",
  },
  RELEASE_BODY_FULL: {
    hint: "Shorten the release notes: GitHub takes 125,000 characters. Or use release-attach: both, whose log is an asset, or assets.",
  },
  RELEASE_WRITE_LOST: {
    hint: "Others keep writing to these release notes at the same time: let these jobs wait for each other (needs: or concurrency: in the workflow).",
  },
  ASSET_DIGEST_MISMATCH: {
    hint: "Do not trust this asset: what is served is not what GitHub recorded at its upload. Delete it and upload it again.",
    aboutFile: true,
  },
  ASSET_UNREADABLE: { hint: "Run the job again later; this says nothing about the asset.", outage: true },
  ASSET_NOT_UPLOADED: { hint: "Run the job again; the evidence is in output-dir too." },
  ASSET_LIMIT_REACHED: { hint: "A release takes 1,000 assets: delete some, or use release-attach: body." },
  REPORT_UNAVAILABLE: { hint: "Run the job again within the hour in which the service keeps a report." },
  REPORT_INVALID: { hint: "Tell the service's operator: the report it linked to cannot be kept as evidence." },
  WITNESS_UNAVAILABLE: {
    hint: "Check the address in the input witness, or run the job again later; all other evidence is as good without it.",
  },
  WITNESS_INVALID: {
    hint: "Check the address in the input witness: another program may have answered in its place. What came was not kept.",
  },
  WITNESS_CLOCK: { hint: "See whether the clock of this machine is right; if it is, name another witness." },
  GITHUB_TOKEN_REJECTED: { hint: "Check the github-token input; its default is the job's own token." },
  GITHUB_RATE_LIMITED: { hint: "Run the job again later; GitHub limits how often a token may ask.", outage: true },
  GITHUB_UNAVAILABLE: { hint: "Run the job again later; this says nothing about your files.", outage: true },
  GITHUB_REFUSED: { hint: "GitHub says why: correct that, and run the job again. The evidence is in output-dir too." },
  INTERNAL: {
    hint: "This is a defect of this program, not of your files: please report it at https://github.com/anchor-artifacts/anchor-artifacts/issues with the problem report at the end of the log.",
  },
} as const satisfies Record<string, ErrorFacts>;
