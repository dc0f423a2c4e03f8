import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { formatLog, withLine } from "#evidence/log.ts";
import type { Asset, Release } from "#release/forge.ts";
import { readRecorded } from "#release/read-recorded.ts";
import { createFakeClock } from "../../support/clock.ts";
import { aStatement, aSubject } from "../../support/evidence/statements.ts";

const name = "anchor-0123456789ab.jsonl";
const bytes = Buffer.from(formatLog(withLine([], aStatement([aSubject("app.tgz")]))));

function anAsset(id: number): Asset {
  return { id, name, size: bytes.length, isUploaded: true, url: "https://example.com/a", createdAt: new Date(0) };
}

/** Reads what a release recorded whose assets are `listed` first and `later` afterwards; the last of them can be read. */
async function readWith(listed: readonly Asset[], later: readonly Asset[]) {
  const release: Release = {
    id: 1,
    tag: "v1",
    name: null,
    isPrerelease: false,
    isDraft: false,
    isImmutable: false,
    url: "https://example.com/r",
    uploadUrl: "https://example.com/u",
    body: "",
  };
  const clock = createFakeClock();
  const readable = later.at(-1)?.id;
  const read = ({ id }: Pick<Asset, "id">): Promise<Uint8Array> =>
    id === readable && id !== listed.at(-1)?.id
      ? Promise.resolve(bytes)
      : Promise.reject(new AnchorError("ASSET_UNREADABLE", "GitHub refused the download of the file (404)."));
  const recorded = await readRecorded({
    forge: { read, readAssets: () => Promise.resolve(later) },
    release,
    assets: listed,
    key: "ba9876543210",
    clock,
    stop: new AbortController().signal,
    warn: () => {},
  });
  return { recorded, waits: clock.waits };
}

test("another job's log that is gone when it is read is read from the asset that has taken its place, once that has its name", async () => {
  const { recorded, waits } = await readWith([anAsset(1)], [anAsset(2)]);
  expect([...recorded.record.names.keys()]).toEqual(["app.tgz"]);
  expect(waits).toHaveLength(1);
});

test.each([
  ["nothing takes its place", []],
  ["it is the same one", [anAsset(1)]],
])("another job's log that is gone when it is read fails the run where %s", async (_, later) => {
  await expect(readWith([anAsset(1)], later)).rejects.toMatchObject({ code: "ASSET_UNREADABLE" });
});
