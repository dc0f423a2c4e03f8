/** The conformance cases: answers of the service, each with the verdict that a client must come to. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Answer, Behaviour } from "../network/behaviours.ts";
import { startFaultServer, type FaultServer } from "../network/fault-server.ts";
import { byRoute, inOrder, type Rule } from "../runner/rules.ts";

/** One answer in a case's file: a body as JSON, text or base64, or a behaviour around it. */
interface CaseAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly text?: string;
  readonly base64?: string;
  readonly behaviour?: Readonly<Record<string, unknown>> & { readonly kind: Behaviour["kind"] };
}

interface CaseFile {
  readonly about: string;
  readonly operation: "stamp" | "check" | "verify" | "verify-report" | "verify-proof";
  /** To the operation's requests, in their order; the last one stays. */
  readonly answers: readonly [CaseAnswer, ...CaseAnswer[]];
  /** To the checks that follow a stamp. */
  readonly checks?: readonly [CaseAnswer, ...CaseAnswer[]];
  readonly expected: {
    readonly verdict: string;
    /** Of a failure or an outage. */
    readonly code?: string;
    /** Of the action with its defaults. */
    readonly exitCode: 0 | 1;
    /** Requests of the operation itself. */
    readonly requests: number;
  };
}

/** A case with the name of its folder. */
export interface ConformanceCase extends CaseFile {
  readonly name: string;
  /** The verdict must not be one that vouches for the subject. */
  readonly isFail: boolean;
}

/** What every case is about; no bytes are known for it, so it is named by a checksum list or a proof. */
export const caseDigest = "e630fcde204036e93323ae99843bf0ec6d03caeb51cbbea11e03d6739f8e9c3f";

/** The proof that the proof cases send (docs/service-api.md#proof-files). */
export const caseProof = {
  address: "0xFFEEDD",
  data: `0x${caseDigest.toUpperCase()}`,
  proof: "0x000100000100",
  root: "0x1384FA6242E0D750FFA9366EFC7A0AC226E7EFD14EC5DF70DD50E36188AC0EA6",
} as const;

/** Verdicts of a subject that is as it should be. */
export const goodVerdicts: ReadonlySet<string> = new Set([
  "accepted",
  "anchored",
  "already-anchored",
  "found",
  "verified",
]);

const folder = join(import.meta.dirname, "..", "..", "conformance", "cases");

/** All cases, by name. */
export function readCases(): readonly ConformanceCase[] {
  const names = readdirSync(folder).toSorted();
  return names.map((name) => {
    const file = JSON.parse(readFileSync(join(folder, name, "case.json"), "utf8")) as CaseFile;
    return { ...file, name, isFail: name.endsWith("_fail") };
  });
}

const routes = {
  stamp: "stamp",
  check: "check",
  verify: "verify",
  "verify-report": "verify",
  "verify-proof": "verifyProof",
} as const;

/** A service that answers as the case says; to whoever asks for a report it sends a small one. */
export async function startCaseService(given: ConformanceCase): Promise<FaultServer> {
  const pdf: Behaviour = {
    kind: "answer",
    answer: { headers: { "content-type": "application/pdf" }, body: "%PDF-1.7\n" },
  };
  let url = "";
  const rule: Rule = (request) => {
    const play = ([first, ...rest]: CaseFile["answers"]): Rule =>
      inOrder(toBehaviour(first, url), ...rest.map((answer) => toBehaviour(answer, url)));
    const checks = given.checks === undefined ? {} : { check: play(given.checks) };
    const chosen = byRoute({ ...checks, [routes[given.operation]]: play(given.answers) }, pdf);
    return typeof chosen === "function" ? chosen(request) : chosen;
  };
  const server = await startFaultServer(rule);
  url = server.url;
  return server;
}

/** How many requests of its own operation a case's service has had. */
export function countOwnRequests({ operation }: ConformanceCase, { requests }: FaultServer): number {
  return requests.filter(({ route }) => route === routes[operation]).length;
}

/** `{{url}}` in a text stands for the service's own address. */
function toBehaviour(given: CaseAnswer, url: string): Behaviour {
  const { status, headers, json, text, base64, behaviour } = given;
  const type = json === undefined ? {} : { "content-type": "application/json" };
  const plain = text ?? (json === undefined ? undefined : JSON.stringify(json).replaceAll("{{url}}", url));
  const body = base64 === undefined ? plain : Buffer.from(base64, "base64");
  const answer: Answer = {
    ...(status !== undefined && { status }),
    headers: { ...type, ...headers },
    ...(body !== undefined && { body }),
  };
  return (behaviour === undefined ? { kind: "answer", answer } : { ...behaviour, answer }) as Behaviour;
}
