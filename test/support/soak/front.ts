/** A service behind a front that loses answers in every way, and counts what the service was made to accept. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { routes } from "#api/wire.ts";
import { openDemonstration } from "#service/ledger/demonstration.ts";
import { createService } from "#service/service.ts";

/** What becomes of one request: whether the service hears of it, and what its client hears then. */
interface FateFacts {
  readonly isPassedOn: boolean;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const fates = {
  answered: { isPassedOn: true },
  "closed after the work": { isPassedOn: true },
  "reset after the work": { isPassedOn: true },
  "cut within the answer": { isPassedOn: true },
  "silence after the work": { isPassedOn: true },
  "502 after the work": { isPassedOn: true, status: 502 },
  "503 with a time after the work": { isPassedOn: true, status: 503, headers: { "retry-after": "1" } },
  "504 after the work": { isPassedOn: true, status: 504 },
  "closed before the work": { isPassedOn: false },
  "502 before the work": { isPassedOn: false, status: 502 },
  "503 with a time before the work": { isPassedOn: false, status: 503, headers: { "retry-after": "1" } },
  "429 with a time": { isPassedOn: false, status: 429, headers: { "retry-after": "1" } },
} as const satisfies Record<string, FateFacts>;

export type Fate = keyof typeof fates;

/** Every way in which an answer to a stamp is lost or refused. */
export const losses = (Object.keys(fates) as readonly Fate[]).filter((fate) => fate !== "answered");

export interface FlakyFront extends AsyncDisposable {
  readonly url: string;
  /** How often the service accepted a stamp, by digest. */
  readonly accepted: ReadonlyMap<string, number>;
  /** How often each fate came. */
  readonly counts: ReadonlyMap<Fate, number>;
}

/** @param chooseFate decides about each request by its path */
export async function startFlakyFront(blockTimeMs: number, chooseFate: (path: string) => Fate): Promise<FlakyFront> {
  const ledger = openDemonstration({ data: ":memory:", blockTimeMs });
  const handle = createService({ ledger });
  const accepted = new Map<string, number>();
  const counts = new Map<Fate, number>();
  const server = createServer((request, response) => {
    const fate = chooseFate(request.url ?? "");
    counts.set(fate, (counts.get(fate) ?? 0) + 1);
    void play(fate, request, response).catch(() => response.destroy());
  });
  const play = async (fate: Fate, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    const answer = fates[fate].isPassedOn ? await passOn(request, body) : undefined;
    tell(fate, answer, response);
  };
  const passOn = async ({ url = "/", headers }: IncomingMessage, body: Buffer<ArrayBuffer>) => {
    const fields = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
    const answer = await handle(new Request(`http://127.0.0.1${url}`, { method: "POST", headers: fields, body }));
    const text = String(answer.body);
    if (url === routes.stamp && text.includes('"command":"send"')) {
      const { hash } = JSON.parse(body.toString()) as { hash: string };
      accepted.set(hash, (accepted.get(hash) ?? 0) + 1);
    }
    return { status: answer.status, type: answer.headers["content-type"] ?? "", text };
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    accepted,
    counts,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      await ledger.close();
    },
  };
}

interface Told {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

async function readBody(request: AsyncIterable<Buffer>): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function tell(fate: Fate, answer: Told | undefined, response: ServerResponse): void {
  const facts: FateFacts = fates[fate];
  if (facts.status !== undefined) response.writeHead(facts.status, facts.headers).end("<h1>No</h1>");
  else if (fate === "reset after the work") response.socket?.resetAndDestroy();
  else if (fate === "silence after the work") return;
  else if (answer === undefined || fate === "closed after the work") response.destroy();
  else {
    const { status, type, text } = answer;
    response.writeHead(status, { "content-type": type, "content-length": Buffer.byteLength(text) });
    if (fate !== "cut within the answer") response.end(text);
    else response.write(text.slice(0, text.length / 2), () => response.destroy());
  }
}
