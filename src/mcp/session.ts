/** What the tools do: one operation of the service each, with the memory that lasts as long as the process. */
import type { Client, VerifyDetails } from "../client/client.ts";
import type { Outcome } from "../domain/outcome.ts";
import type { Mode } from "../domain/report.ts";
import type { Asked } from "./arguments.ts";
import { createClients, type Clients, type ClientsOptions } from "./clients.ts";
import { parseApiKey, parseMaximumStamps, parseServiceUrl, type Settings } from "./settings.ts";
import { createStampOnce, type StampOnce } from "./stamps.ts";

export interface Session {
  /** What no answer may hold. */
  readonly secrets: readonly string[];
  /**
   * Does what one tool asks for.
   *
   * @throws AnchorError for what the settings lack or the limit forbids; the service's failures are outcomes
   */
  readonly perform: (mode: Mode, asked: Asked, signal: AbortSignal) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

type Operation = (client: Client, asked: Asked, signal: AbortSignal) => Promise<Outcome>;

/** Creates the session; the settings are looked at by the first call, so that a tool can say what they lack. */
export function createSession(settings: Settings, options: ClientsOptions): Session {
  let clients: Clients | undefined;
  let stampOnce: StampOnce | undefined;
  const operations: Readonly<Record<Mode, Operation>> = {
    stamp: async (client, { digest }, signal) => {
      stampOnce ??= createStampOnce(parseMaximumStamps(settings));
      return stampOnce(digest, client, signal);
    },
    check: (client, { digest }, signal) => client.check(digest, signal),
    verify: (client, asked, signal) => client.verify(asked.digest, toDetails(asked), signal),
  };
  const perform: Session["perform"] = async (mode, asked, signal) => {
    clients ??= createClients(parseServiceUrl(settings), options);
    const apiKey = parseApiKey(settings, asked.apiKey);
    const outcome = await operations[mode](clients.clientOf(apiKey), asked, signal);
    // A client that was told to wait long refuses everything from then on: right for a run, not for a server.
    if (outcome.kind === "failed" && outcome.error.code === "RATE_LIMITED") clients.release(apiKey);
    return outcome;
  };
  return { secrets: [settings.apiKey], perform, close: async () => clients?.close() };
}

function toDetails({ fileName, fileSize }: Asked): VerifyDetails {
  return { report: true, ...(fileName !== undefined && { fileName }), ...(fileSize !== undefined && { fileSize }) };
}
