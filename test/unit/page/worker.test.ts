/** The page's worker, run in Node: what it makes of files that are chosen again, and of one that cannot be read. */
import { expect, onTestFinished, test, vi } from "vitest";

import { statementFileName } from "#core/file-names.ts";
import type { FileRef, PageMessage, PieceRequest, ShownVerification, WorkerMessage } from "#page/messages.ts";
import { aStatement, aSubject, filesOf } from "../../support/evidence/statements.ts";

/** Starts a worker that knows `app.tgz` and `lib.zip`. */
async function startWorker() {
  const messages: WorkerMessage[] = [];
  const listeners: ((event: { readonly data: PageMessage }) => void)[] = [];
  const chosen: File[] = [];
  let whenIdle = Promise.withResolvers<void>();
  const tell = (data: PageMessage): void => listeners.forEach((listen) => listen({ data }));
  vi.stubGlobal("self", { addEventListener: (_: string, one: (typeof listeners)[number]) => listeners.push(one) });
  vi.stubGlobal("postMessage", (message: WorkerMessage) => {
    messages.push(message);
    if (message.kind === "idle") whenIdle.resolve();
    if (message.kind === "want") void answer(message);
  });
  // What the worker cannot read, the page reads for it.
  const answer = async ({ request, fileId, start, end }: PieceRequest): Promise<void> => {
    const file = chosen[fileId] ?? expect.unreachable();
    if (locked.has(file)) tell({ kind: "unreadable", request, message: "locked" });
    else tell({ kind: "piece", request, bytes: await file.slice(start, end).arrayBuffer() });
  };
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.resetModules();
  // The worker's types are those of a browser, and are checked apart.
  const program: string = "#page/worker.ts";
  await import(program);
  const choose = (...files: readonly File[]): void => {
    tell({
      kind: "files",
      files: files.map((file): FileRef => ({ id: chosen.push(file) - 1, name: file.name, file })),
    });
  };
  const settle = async (): Promise<void> => {
    await whenIdle.promise;
    whenIdle = Promise.withResolvers();
  };
  for (const { id, text } of filesOf(aStatement([aSubject("app.tgz"), aSubject("lib.zip")])))
    choose(new File([text], statementFileName(id)));
  await settle();
  const lastOf = (): ShownVerification => {
    const last = messages.findLast((message) => message.kind === "verification");
    return last ?? expect.unreachable();
  };
  return { messages, choose, settle, lastOf };
}

const fileOf = (name: string, content = name): File => new File([content], name);

/** Files that nobody can read. */
const locked = new WeakSet<File>();

/** A file that is not read to its end before `resolve` is called; without content it cannot be read then either. */
function slowFile(name: string, content?: string) {
  const gate = Promise.withResolvers<void>();
  const start = async (stream: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    await gate.promise;
    if (content === undefined) return stream.error(new Error("locked"));
    stream.enqueue(new TextEncoder().encode(content));
    stream.close();
  };
  const file = fileOf(name, content);
  if (content === undefined) locked.add(file);
  return { file: Object.defineProperty(file, "stream", { value: () => new ReadableStream({ start }) }), ...gate };
}

test.each([
  ["read", "old bytes"],
  ["read, and cannot be", undefined],
])("a file that is chosen again while it is %s counts as it was chosen last", async (_, content) => {
  const { messages, choose, settle, lastOf } = await startWorker();
  const slow = slowFile("app.tgz", content);
  choose(slow.file);
  choose(fileOf("app.tgz"));
  slow.resolve();
  await settle();
  expect(lastOf().verification.files).toMatchObject([{ file: "app.tgz", bytes: "yes" }]);
  expect([lastOf().result.verdict, messages.filter(({ kind }) => kind === "problem")]).toEqual(["valid", []]);
});

test("a file that is chosen again while it waits counts as it was chosen last, and all bytes are counted once", async () => {
  const { messages, choose, settle, lastOf } = await startWorker();
  const slow = slowFile("lib.zip", "lib.zip");
  choose(slow.file, fileOf("app.tgz", "old bytes, and more of them"));
  choose(fileOf("app.tgz"));
  slow.resolve();
  await settle();
  expect(lastOf().verification.files.map(({ file, bytes }) => [file, bytes])).toEqual([
    ["lib.zip", "yes"],
    ["app.tgz", "yes"],
  ]);
  const progress = messages.findLast((message) => message.kind === "progress");
  expect(progress?.totalSize).toBe("lib.zip".length + "app.tgz".length);
});

test("beside a file that cannot be read, the text to copy speaks of the others no better than the page", async () => {
  const { choose, settle, lastOf } = await startWorker();
  const slow = slowFile("lib.zip");
  choose(fileOf("app.tgz"), slow.file);
  slow.resolve();
  await settle();
  const { result, text } = lastOf();
  expect(result.verdict).toBe("incomplete");
  expect(text.split("\n")[0]).toBe(result.headline);
});
