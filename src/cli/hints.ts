/** Advice in the words of a command line, where the catalogue's speaks of a workflow. */
import { type AnchorError, errorCatalogue, type ErrorCode, retold } from "../core/errors.ts";
import { inputNames } from "../host/input-table.ts";

const commandHints: Partial<Record<ErrorCode, string>> = {
  INPUT_INVALID: "anchor-artifacts COMMAND --help describes a command and its options.",
  NO_FILES_FOUND: "Check the names and patterns, which begin at the current folder. Nothing was sent.",
  TOO_MANY_FILES:
    "Narrow the patterns, or raise --max-files; --anchor=manifest makes one request of any number of files.",
  OUTPUT_UNWRITABLE: "Make --output-dir a folder that you may write, with free space.",
  FILE_UNREADABLE: "Give yourself permission to read the file.",
  FILE_VANISHED: "Another program removed the file; run this again when nothing writes there.",
  FILE_CHANGED: "Something still writes the file; run this again when it is complete.",
  FILE_IS_LINK: "Name the file itself, or give --follow-symbolic-links.",
  FILE_OUTSIDE_WORKSPACE: "Run this in a folder that holds the file; a link that leaves it is never followed.",
  PROOF_MISSING: "Add the file's proof to --proofs, or leave the file out.",
  API_KEY_REJECTED: "Check the key in ANCHOR_API_KEY, or in the file that --api-key-file names.",
  PLAN_LIMIT_REACHED: "The account's plan is used up: raise it, or use --anchor=manifest.",
  RATE_LIMITED: "Set --request-rate, lower --concurrency, or use --anchor=manifest.",
  ENDPOINT_NOT_FOUND: "Check --api-url or ANCHOR_API_URL: it is the base address, without a path of the API.",
  REDIRECT_REFUSED: "Set --api-url to the final address. Redirects are never followed, they would carry the key away.",
  SERVICE_UNAVAILABLE: "Try again later; this says nothing about your files.",
  SERVICE_UNREACHABLE: "Check --api-url or ANCHOR_API_URL, DNS, proxy and firewall.",
  CONNECTION_LOST: "Try again later; this says nothing about your files.",
  REQUEST_TIMEOUT: "Raise --request-timeout, or try again later.",
  RESPONSE_INVALID:
    "Check --api-url: a proxy, a login page or another program may have answered in the service's place.",
  CHAIN_UNNAMED:
    "Set --chain to the chain's name and an explorer's address: in a few years nobody else can say where to look.",
  NOT_ATTEMPTED: "See what stopped this, mend it and run it again; nothing was sent for this file.",
  RELEASE_NOT_FOUND: "Check --repository and --release-tag. A draft is visible only to a token that may write.",
  RELEASE_NOT_READABLE: "Check --repository, and that the token in GH_TOKEN or GITHUB_TOKEN may read its contents.",
  ISSUE_NOT_WRITABLE: "Use a token that may write issues, and see that the repository has its issues switched on.",
  ASSET_UNREADABLE: "Try again later; this says nothing about the file.",
  REPORT_UNAVAILABLE: "Run this again within the hour in which the service keeps a report.",
  GITHUB_TOKEN_REJECTED: "Check the token in GH_TOKEN, or in GITHUB_TOKEN where there is no GH_TOKEN.",
  GITHUB_RATE_LIMITED: "Try again later, or with a token in GH_TOKEN: GitHub limits how often one may ask.",
  GITHUB_UNAVAILABLE: "Try again later; this says nothing about your files.",
  INTERNAL: "This is a defect of anchor-artifacts; please report it.",
};

/** Returns `error` with advice for a command line, unless it has advice of its own. */
export function withCommandHint(error: AnchorError): AnchorError {
  const hint = commandHints[error.code];
  if (hint === undefined || error.hint !== errorCatalogue[error.code].hint) return error;
  return retold(error, error.account, hint);
}

/** Names of inputs that are no plain English words, wherever they stand; any other name at the start of a line. */
const optionPattern = new RegExp(
  `(?<![\\w/-])(?:(?<=^)(${inputNames.join("|")})|(${inputNames.filter((name) => name.includes("-")).join("|")}))(?![\\w-])`,
  "g",
);

/** Returns the lines of a complaint about inputs as one about options: `--release-tag`, `--anchor=manifest`. */
export function toOptionWords(complaint: string): string {
  const lines = complaint.split("\n").filter((line) => !/^(?:An input is|\d+ inputs are) not usable\.$/.test(line));
  return lines
    .map((line) =>
      line
        .replaceAll(/\bmode: (\w+)/g, "$1")
        .replaceAll(optionPattern, "--$&")
        .replaceAll(/\b([a-z-]+): (?=(?:true|false|skip|manifest)\b)/g, (whole, name: string) =>
          whole.startsWith("--") ? `${name}=` : `--${name.replace(/^-+/, "")}=`,
        ),
    )
    .join("\n");
}
