import { createHash, randomBytes } from "node:crypto";

import { expect, onTestFinished, test } from "vitest";

import type { PieceRequest } from "#page/messages.ts";
import { createHashers, createPieceReader, hashPieces } from "#page/read-files.ts";

const mebibyte = 1024 * 1024;

/** A file that the worker cannot read itself, as in WebKit. */
function closedFile(size: number): File {
  const file = new File([], "app.tgz");
  return Object.defineProperties(file, {
    size: { value: size },
    stream: { value: () => new ReadableStream({ start: (stream) => stream.error(new Error("closed")) }) },
  });
}

test("a piece that fails after the reading has stopped is nobody's error", async () => {
  const unheard: unknown[] = [];
  const note = (reason: unknown): void => void unheard.push(reason);
  process.on("unhandledRejection", note);
  onTestFinished(() => void process.off("unhandledRejection", note));
  const wanted: PieceRequest[] = [];
  const reader = createPieceReader((asked) => {
    wanted.push(asked);
    const { request, start, end } = asked;
    if (start === 0) reader.answer({ kind: "piece", request, bytes: new ArrayBuffer(end - start) });
  });
  for await (const piece of reader.read({ id: 1, name: "app.tgz", file: closedFile(5 * mebibyte) })) {
    expect(piece).toHaveLength(2 * mebibyte);
    break;
  }
  const [, second] = wanted;
  expect(second).toMatchObject({ start: 2 * mebibyte, end: 4 * mebibyte });
  reader.answer({ kind: "unreadable", request: second?.request ?? 0, message: "gone" });
  await new Promise((resolve) => setImmediate(resolve));
  expect(unheard).toEqual([]);
});

test.each([
  ["fills the reader's buffer", (file: File) => file],
  [
    "brings buffers of its own",
    (file: File) =>
      Object.defineProperty(file, "stream", {
        value: () => new ReadableStream({ start: (stream) => file.arrayBuffer().then((all) => feed(stream, all)) }),
      }),
  ],
])("a file whose stream %s has the digests of its bytes", async (_, toFile) => {
  const bytes = randomBytes(5 * mebibyte + 1);
  const { read } = createPieceReader(() => expect.unreachable());
  const pieces = read({ id: 1, name: "app.tgz", file: toFile(new File([bytes], "app.tgz")) });
  expect(await hashPieces(pieces, bytes.length, await createHashers(), () => {})).toEqual({
    sha3_256: createHash("sha3-256").update(bytes).digest("hex"),
    sha256: createHash("sha256").update(bytes).digest("hex"),
  });
});

function feed(stream: ReadableStreamDefaultController<Uint8Array>, all: ArrayBuffer): void {
  for (let start = 0; start < all.byteLength; start += mebibyte) {
    stream.enqueue(new Uint8Array(all.slice(start, start + mebibyte)));
  }
  stream.close();
}
