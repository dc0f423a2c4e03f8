/**
 * A model that always does the same: it calls the three tools, one after the other, and notes what its host tells it of
 * their answers. It speaks as much of three vendors' protocols as their hosts need to get that far.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { memberAt } from "../../src/core/members.ts";

interface ScriptedModel extends AsyncDisposable {
  readonly url: string;
  /** What the host passed on of each answer, as JSON. */
  readonly told: () => readonly string[];
}

/** A call, or the end of the conversation. */
type Turn =
  | { readonly name: string; readonly namespace?: string; readonly given: object; readonly id: string }
  | undefined;

interface Dialect {
  readonly path: RegExp;
  /** The tools that a request offers, and the answers that it holds. */
  readonly read: (request: unknown) => { readonly tools: readonly Tool[]; readonly answers: readonly unknown[] };
  readonly render: (turn: Turn) => readonly object[];
}

interface Tool {
  readonly name: string;
  readonly namespace?: string;
}

const script = [
  ["stamp_hash", {}],
  ["check_hash", {}],
  ["verify_hash", { filename: "dist/app.tgz", filesize: 12 }],
] as const;

/** @param digest what the tools are called with */
export async function startScriptedModel(digest: string): Promise<ScriptedModel> {
  const told = new Map<number, string>();
  const answer = (dialect: Dialect, request: unknown): readonly object[] => {
    const { tools, answers } = dialect.read(request);
    // A host may send one request twice.
    if (answers.length > 0) told.set(answers.length, JSON.stringify(answers.at(-1)));
    const [wanted, more] = script[answers.length] ?? [];
    const tool = tools.find(({ name }) => wanted !== undefined && name.endsWith(wanted));
    return dialect.render(tool && { ...tool, given: { file_hash: digest, ...more }, id: `call_${answers.length}` });
  };
  const server = createServer((incoming, outgoing) => {
    const dialect = dialects.find(({ path }) => path.test(incoming.url ?? ""));
    const serve = async (): Promise<void> => {
      const body = await text(incoming);
      if (dialect === undefined) return void outgoing.end("{}");
      outgoing.writeHead(200, { "content-type": "text/event-stream" });
      for (const event of answer(dialect, JSON.parse(body))) outgoing.write(renderEvent(event));
      outgoing.end();
    };
    serve().catch((error: Error) => outgoing.destroy(error));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url, told: () => [...told.values()], [Symbol.asyncDispose]: close };
}

function renderEvent(event: object): string {
  const type = memberAt(event, "type");
  return `${typeof type === "string" ? `event: ${type}\n` : ""}data: ${JSON.stringify(event)}\n\n`;
}

const listAt = (value: unknown, name: string): readonly unknown[] => {
  const member = memberAt(value, name);
  return Array.isArray(member) ? (member as unknown[]) : [];
};
const toTool = (value: unknown): Tool => ({ name: String(memberAt(value, "name")) });
const done = "All three are done.";

const messages: Dialect = {
  path: /\/v1\/messages(?:\?|$)/,
  read: (request) => ({
    tools: listAt(request, "tools").map(toTool),
    answers: listAt(request, "messages")
      .flatMap((message) => listAt(message, "content"))
      .filter((part) => memberAt(part, "type") === "tool_result"),
  }),
  render: (turn) => {
    const block = turn ? { type: "tool_use", id: turn.id, name: turn.name, input: {} } : { type: "text", text: "" };
    const delta = turn
      ? { type: "input_json_delta", partial_json: JSON.stringify(turn.given) }
      : { type: "text_delta", text: done };
    const usage = { input_tokens: 1, output_tokens: 1 };
    const message = { id: "m", type: "message", role: "assistant", model: "m", content: [], usage };
    return [
      { type: "message_start", message: { ...message, stop_reason: null, stop_sequence: null } },
      { type: "content_block_start", index: 0, content_block: block },
      { type: "content_block_delta", index: 0, delta },
      { type: "content_block_stop", index: 0 },
      { type: "message_delta", delta: { stop_reason: turn ? "tool_use" : "end_turn", stop_sequence: null }, usage },
      { type: "message_stop" },
    ];
  },
};

const completions: Dialect = {
  path: /\/chat\/completions$/,
  read: (request) => ({
    tools: listAt(request, "tools").map((tool) => toTool(memberAt(tool, "function"))),
    answers: listAt(request, "messages").filter((message) => memberAt(message, "role") === "tool"),
  }),
  render: (turn) => {
    const chunk = (delta: object, finish_reason: string | null) => ({
      id: "c",
      object: "chat.completion.chunk",
      created: 1,
      model: "m",
      choices: [{ index: 0, delta, finish_reason }],
    });
    if (turn === undefined) return [chunk({ role: "assistant", content: done }, null), chunk({}, "stop")];
    const called = { name: turn.name, arguments: JSON.stringify(turn.given) };
    const call = { index: 0, id: turn.id, type: "function", function: called };
    return [chunk({ role: "assistant", tool_calls: [call] }, null), chunk({}, "tool_calls")];
  },
};

const responses: Dialect = {
  path: /\/responses$/,
  read: (request) => ({
    tools: listAt(request, "tools").flatMap((tool) =>
      memberAt(tool, "type") === "namespace"
        ? listAt(tool, "tools").map((one) => ({ ...toTool(one), namespace: toTool(tool).name }))
        : [toTool(tool)],
    ),
    answers: listAt(request, "input").filter((item) => memberAt(item, "type") === "function_call_output"),
  }),
  render: (turn) => {
    const message = { type: "message", id: "m", role: "assistant", content: [{ type: "output_text", text: done }] };
    const { id, given, ...tool } = turn ?? { id: "", given: {} };
    const call = { type: "function_call", id: `f${id}`, call_id: id, ...tool, arguments: JSON.stringify(given) };
    const usage = {
      input_tokens: 1,
      input_tokens_details: null,
      output_tokens: 1,
      output_tokens_details: null,
      total_tokens: 2,
    };
    return [
      { type: "response.created", response: { id: "r" } },
      { type: "response.output_item.done", output_index: 0, item: turn ? call : message },
      { type: "response.completed", response: { id: "r", usage } },
    ];
  },
};

const contents: Dialect = {
  path: /:streamGenerateContent/,
  read: (request) => ({
    tools: listAt(request, "tools")
      .flatMap((tool) => listAt(tool, "functionDeclarations"))
      .map(toTool),
    answers: listAt(request, "contents")
      .flatMap((content) => listAt(content, "parts"))
      .filter((part) => memberAt(part, "functionResponse") !== undefined),
  }),
  render: (turn) => {
    const part = turn ? { functionCall: { name: turn.name, args: turn.given } } : { text: done };
    const usageMetadata = { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 };
    return [
      { candidates: [{ content: { role: "model", parts: [part] }, finishReason: "STOP", index: 0 }], usageMetadata },
    ];
  },
};

const dialects: readonly Dialect[] = [messages, completions, responses, contents];
