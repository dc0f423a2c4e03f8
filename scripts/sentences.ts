/** Describes each input and each output in one sentence or a few, for action.yml and for the tables of docs/reference.md. */
import type { OutputName } from "../src/action/runner.ts";
import type { InputName } from "../src/host/input-table.ts";

export const inputSentences = {
  mode: "`stamp`, `check`, `verify` or `monitor`.",
  files:
    "Newline-separated glob patterns (`*`, `**`, `?`, `[…]`, `!` excludes, `#` comments, `~`). All patterns form one set, so `!` subtracts wherever it stands. A link that a pattern names is followed wherever it leads, one that a wildcard meets only inside the workspace. With `from-release: true` they select release assets by name.",
  "subject-checksums":
    "A checksum file that names digests instead of (or beside) `files`: lines `SHA3-256 (name) = hex` or `sha3-256:hex  name`.",
  proofs:
    "`verify` only: glob patterns of JSON proof files to verify. With `files` present too, proofs and files are bound.",
  "from-release": "Take the assets of a GitHub release as subjects, streamed and hashed without touching the disk.",
  "release-tag":
    "The release to read from and attach to. Default: the release of the event, else the tag of `github.ref`; `latest` is allowed.",
  "release-attach":
    "`none`, `body` (a section in the release notes, which also keeps this run's statement in a comment), `assets` (evidence files uploaded) or `both`.",
  "api-url":
    "The service's base address. `https:` only; `http:` only for loopback. Without it, `stamp` needs `witness`, and `check`, `verify` and `monitor` ask chain nodes (`node-url`) or the evidence at hand.",
  "api-key": "The secret key of the service. Empty, see `if-no-api-key`.",
  "api-key-from":
    "`github`: without an `api-key`, the job's own token of GitHub is exchanged for one. The job needs `id-token: write`. The service has to be this project's, and has to have a rule for the repository.",
  "if-no-api-key":
    "`error`, or `skip`: hash, write checksums, outputs and summary, call nothing, and pass with a notice (pull requests from forks have no secrets). A `monitor` then compares without asking the chain.",
  report:
    "`verify` of a digest: ask for the PDF report. `true`, `false`, or `auto`: only when something is attached to a release. Proof verification always asks.",
  wait: "`stamp`: seconds to wait, for all subjects together, until the chain holds what was stamped. 0: do not wait. Less than `block-time` is told once in a notice.",
  anchor:
    "`each` file is stamped, or only the `manifest`: the checksum list of all files is written and its digest alone is stamped, one request for any number of files. Later runs ask about a file of a stamped list by that list, without this input.",
  concurrency: "Requests in flight, 1 to 64.",
  "request-timeout": "Seconds for one attempt of one request, 1 to 600; verify with a report gets twice that.",
  "max-files": "More subjects than this is an error before anything is sent.",
  "if-no-files-found":
    "What to do when no pattern matches a file: `error`, `warn` or `ignore`. One pattern without a match among others is a warning.",
  "fail-on":
    "Comma- or newline-separated verdicts that fail the step. `any` = all but the green ones and `skipped`, for a strict release job; one that shall survive an outage leaves out `unreachable,unknown`; `none` = never. `witness` is no verdict: with it, a witness without a usable answer fails the step.",
  "block-time":
    "The longest time in seconds, 0 to 3600, from an accepted stamp until a check can find it. A stamp of unclear fate is not sent again before it has passed.",
  chain:
    "What the chain is called and, after the last space, where to look something up there: an `https:` address with `{block}`, `{txpow}` or `{transaction}` in it; either may be left out. It stands in the evidence, the notes, the page and the summary. Default: what the service says of itself.",
  "node-url":
    "Addresses of chain nodes, newline-separated: `check`, `verify` and `monitor` ask the chain there instead of the service. Not together with `api-url`, `api-key` or `api-key-from`.",
  witness:
    "Independent clocks for `anchor-SHA256SUMS`, at most 4 lines `rfc3161 URL` or `opentimestamps URL`: `stamp` and `verify` have them say since when the list exists, and leave their answers beside it. They are sent one digest and no key, and need no account. Without a service they are what is stamped: verdict `timestamped`.",
  "send-file-names":
    "Send file name and size with the verification of a digest (they appear in the PDF). Off: the service is sent digests only, and no name or size; a proof file it is sent whole.",
  "allow-untrusted-event":
    "Permit stamping, verifying with a report, and writing to a release or an issue under `pull_request_target`, for a comment on a pull request, and under `workflow_run` that a fork, one of these or another `workflow_run` set off.",
  "dry-run":
    "Hash (with `from-release` the release's assets, which are read for that), write every local file, send nothing to the service or a clock, write nothing to GitHub; says how many requests a real run would make, and what it would write.",
  "show-summary": "Write the job summary.",
  "output-dir":
    "Where evidence files are written, and where earlier runs' statements and journal are read. Default: `anchor-artifacts/<GITHUB_ACTION>` under `RUNNER_TEMP`, so that two steps of a job keep apart.",
  "github-token": "For GitHub alone: to read and write releases; `monitor` also reads tags, and writes its issue.",
  repositories:
    "`monitor`: lines `owner/name` of the repositories whose releases are looked at, `#` begins a comment. Default: this one. Of others, what the baseline saw is the record.",
  releases: "`monitor`: how many releases of each repository, newest first, drafts never; `all`.",
  tags: "`monitor`: lines of globs (`v*`, `!nightly*`, `cli/**`): which tags count. Lines with `!` alone mean all others; `*` does not cross `/`, `**` does. `releases` counts within them. Leave out nightlies, whose assets are replaced on purpose.",
  bytes:
    "`monitor`: `stated` compares with the SHA-256 that GitHub states for each asset and downloads only where it states none; `download` hashes what is served, every time.",
  baseline: "`monitor`: a `monitor.json` of an earlier run; what was seen then is compared too.",
  accept: "`monitor`: lines `TAG/NAME sha3-256:…` that name replacements the owner meant.",
  issue: "`monitor`: open, update and close one issue about findings (`permissions: issues: write`).",
} as const satisfies Record<InputName, string>;

export const outputSentences = {
  results:
    "JSON array, one object a subject: `{subject: {name, digest, size}, verdict, status}`; `[]` with a warning past 400,000 characters.",
  "results-path": "Path of `results.json`, always whole.",
  "checksums-path": "Path of `anchor-SHA3-256SUMS`.",
  "statement-path": "Path of `anchor-<16 hex>.intoto.json`, this run's own statement, which anybody can check offline.",
  status:
    "Of the run: `failed` if any subject failed or was unreachable, else `unknown` if any is unknown or skipped, else `pending` if any is accepted or unclear, else `finalized`.",
  count: "Number of subjects.",
  "accepted-count": "Subjects with verdict `accepted`, which no block is known to hold yet.",
  "timestamped-count":
    "Subjects with verdict `timestamped`: an independent clock signed their list, and no chain was asked.",
  "anchored-count": "Subjects that the chain is known to hold, `anchored`, `already-anchored`, `found` or `verified`.",
  "all-anchored": "`true` when `count` > 0 and all of them are; else `false`.",
  "report-urls": "JSON array of report links, empty array when none.",
  "release-url": "The release that was written to, or empty.",
  findings: "`monitor`: JSON array of what differs from the record; `[]` with a warning past 400,000 characters.",
  "findings-count": "`monitor`: number of findings, also those that are reported only.",
  "issue-url": "`monitor`: the open issue about findings, or empty.",
  "monitor-path": "`monitor`: path of `monitor.json`, the next look's baseline.",
} as const satisfies Record<OutputName, string>;
