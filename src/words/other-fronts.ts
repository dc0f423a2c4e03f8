/** The words of a command line and of a tool for assistants, where they are not those of a workflow. */
import { type ErrorCode, errorCatalogue, type Front, lostStampAdvice, stepFront, type StoppingCode } from "./front.ts";

const shellNoAnswerHint =
  "Your files are not judged. Wait a few minutes, then run it again. After a stamp, wait for --block-time first: it may have been paid for. What the chain holds by then is not paid again.";

const shellAfterStamp = "After a stamp, wait for --block-time first: what the chain holds by then is not paid again.";

const shellHints: Partial<Record<ErrorCode, string>> = {
  NO_FILES_FOUND: "Check the names and patterns; they start at the current folder. Nothing was sent.",
  TOO_MANY_FILES:
    "Make the patterns narrower (do they match node_modules?), or raise --max-files. With --anchor=manifest, all files together need only one request.",
  OUTPUT_UNWRITABLE: "Set --output-dir to a folder that you may write, with free space.",
  FILE_UNREADABLE: "Give yourself permission to read the file.",
  FILE_VANISHED: "Another program removed the file. Run this again when nothing writes there.",
  FILE_CHANGED: "Another program still writes the file. Run this again when the file is complete.",
  FILE_OUTSIDE_WORKSPACE:
    "Run this in a folder that contains the file. A link that leaves the folder is never followed.",
  PROOF_MISSING: "Add the file's proof to --proofs, or leave the file out.",
  API_KEY_REJECTED:
    "The service refused the key. Check ANCHOR_API_KEY, or the file that --api-key-file names. Copy the newest key of your account again, all of it.",
  PLAN_LIMIT_REACHED:
    "The account's plan is used up. Ask the service's operator for more. With --anchor=manifest, all files together need one stamp.",
  RATE_LIMITED: `The service asks for fewer requests. ${shellAfterStamp} Lower --concurrency, or use --anchor=manifest. Then run it again.`,
  ENDPOINT_NOT_FOUND:
    "The service has nothing at this address. Set --api-url or ANCHOR_API_URL to the base address alone, without /core and what follows it.",
  REDIRECT_REFUSED:
    "The redirect was not followed: it could give your key to somebody else. Ask the service's operator for the right --api-url.",
  SERVICE_UNAVAILABLE: shellNoAnswerHint,
  CONNECTION_LOST: shellNoAnswerHint,
  REQUEST_TIMEOUT: `${shellNoAnswerHint} If it happens again, raise --request-timeout.`,
  RESPONSE_INVALID:
    "Check --api-url. A proxy, a login page or another program may have answered in place of the service.",
  CHAIN_UNNAMED:
    "Set --chain to the chain's name and an explorer's address. Then the evidence still says in some years where to look.",
  NOT_ATTEMPTED: `${shellAfterStamp} If you cancelled it, run it again. Otherwise first correct what stopped it: another message says what.`,
  RELEASE_NOT_FOUND: "Check --repository and --release-tag. To see a draft, the token needs the right to write.",
  RELEASE_NOT_READABLE:
    "Check --repository. The token in GH_TOKEN or GITHUB_TOKEN must be allowed to read its contents.",
  ISSUE_NOT_WRITABLE: "Use a token that may write issues. Check that issues are switched on in the repository.",
  ASSET_NOT_JUDGED: "The release has changed since this run read it. Run it again, after the last upload.",
  ASSET_UNREADABLE: "The file is not judged. Run it again later.",
  WITNESS_UNAVAILABLE:
    "Run it again later: an outage of others ends. If it stays, check the address of --witness, or name another clock.",
  WITNESS_INVALID:
    "Check the address of --witness: another program may answer there. If it is right, use another witness.",
  GITHUB_TOKEN_REJECTED: "Check the token in GH_TOKEN, or in GITHUB_TOKEN where there is no GH_TOKEN.",
  GITHUB_RATE_LIMITED: "Run it again later, or set a token in GH_TOKEN. GitHub limits how often one may ask.",
  GITHUB_UNAVAILABLE: "Your files are not judged. Run it again later.",
  GITHUB_REFUSED: "GitHub's answer says why. Correct that, and run it again.",
  INTERNAL:
    "This is a defect of anchor-artifacts. It says nothing about your files. After a stamp, run a check before you stamp again: stamps may have been paid for. Please report the defect at https://github.com/anchor-artifacts/anchor-artifacts/issues, with this whole message and the output of anchor-artifacts --version.",
};

/** What each command can use instead of the service; completes the sentence of `missing`. */
const serviceAlternatives: Readonly<Record<string, string>> = {
  stamp: '. Without a service: --witness "rfc3161 URL", an independent clock',
  check: ". Without a service: --node URL",
  verify: ". Without a service: --evidence FILE, such as the release's anchor-evidence.html, or --node URL",
  monitor: ". Without a service: --node URL",
};

export const shellFront = createShellFront("");

/**
 * Makes the words for a command line. `command` is the command whose `--help` explains a mistake, or empty for the list
 * of commands; `program` is what one types to start this program.
 */
export function createShellFront(command: string, program = "anchor-artifacts"): Front {
  return {
    hintOf: (code) =>
      code === "INPUT_INVALID"
        ? `Help: ${program} ${command}${command && " "}--help`
        : (shellHints[code] ?? errorCatalogue[code].hint),
    input: (name) =>
      name === "api-key" ? "The service's key, in ANCHOR_API_KEY or the file of --api-key-file," : `--${name}`,
    setting: (name, value) => (name === "mode" ? `${program} ${value}` : `--${name}=${value}`),
    missing: (name, mode) =>
      name === "api-url"
        ? `The service's address is missing. Give --api-url URL, or set ANCHOR_API_URL${serviceAlternatives[mode] ?? ""}`
        : "The service's key is missing. Set ANCHOR_API_KEY, or give --api-key-file FILE",
    unusableInputs: () => "",
    again: "run it again",
    againAtStart: "Run it again",
    afterStamp: lostStampAdvice,
  };
}

/** The stopping codes that a tool for assistants can meet: such tools ask only the service. */
type ToolStoppingCode = Exclude<
  StoppingCode,
  `NODE_${string}` | `GITHUB_${string}` | `ASSET_${string}` | `WITNESS_${string}`
>;

/** Advice for an assistant, where the advice of the error catalogue is about a workflow's inputs. */
export const toolHints: Readonly<Record<ToolStoppingCode, string | undefined> & Partial<Record<ErrorCode, string>>> = {
  API_KEY_REJECTED: "Have the user check ANCHOR_API_KEY in the tool server's configuration.",
  PLAN_LIMIT_REACHED: "The account's plan is used up. Tell the user; trying again does not help.",
  RATE_LIMITED: "Wait a few minutes before the next call.",
  ENDPOINT_NOT_FOUND: "Have the user check ANCHOR_API_URL: it is the base address, without a path of the API.",
  REDIRECT_REFUSED:
    "Redirects are never followed. Have the user ask the service's operator for the right ANCHOR_API_URL.",
  SERVICE_UNAVAILABLE: "Try again in a few minutes. The hash is not judged.",
  SERVICE_UNREACHABLE: "Have the user check network, proxy and firewall. The hash is not judged.",
  // The hint of the error catalogue fits an assistant too.
  TLS_REJECTED: undefined,
  CONNECTION_LOST: "Try again in a few minutes. The hash is not judged.",
  REQUEST_TIMEOUT: "Try again in a few minutes. The hash is not judged.",
  RESPONSE_INVALID: "Have the user check ANCHOR_API_URL. Another program may have answered in place of the service.",
  REPLY_MISMATCH:
    "Do not trust any answer of this service: it answered about something that was not asked. Tell the user.",
  NOT_ATTEMPTED: "Nothing was done. Call again later if it is still wanted.",
  INTERNAL: "This is a defect of the tool server. The hash is not judged. The server's log has the details.",
};

/** Replaces messages of errors that quote the service: an assistant gets such quotations only in the member `data`. */
export const toolMessages: Readonly<Partial<Record<ErrorCode, string>>> = {
  REDIRECT_REFUSED: "The service answered with a redirect, which is not followed.",
};

/** The words for an assistant; where they do not differ, those for a workflow. */
export const toolFront: Front = {
  ...stepFront,
  hintOf: (code) => toolHints[code] ?? stepFront.hintOf(code),
  input: (name) => (name === "api-url" ? "ANCHOR_API_URL" : name),
};

export const rejectedKeyAdvice =
  "The service refused the api_key argument. Leave it out to use the configured key, or have the user check it.";
