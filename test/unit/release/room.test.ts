/** What a release has no room for is said before a stamp is spent. */
import { hash } from "node:crypto";

import { expect, test } from "vitest";

import type { Target } from "#release/attach.ts";
import { createRoom, type EvidenceInputs } from "#release/room.ts";

const inputs: EvidenceInputs = { mode: "stamp", anchor: "each", report: true, witness: [] };
const recorded = { own: { first: [], log: [], notes: [] } };

function roomOf(attach: Target["attach"], assets: readonly string[], more: Partial<EvidenceInputs> = {}, body = "") {
  const release = { tag: "v1", body };
  const target = { release, attach, key: "0123456789ab", recorded, assets: assets.map((name) => ({ name })) };
  return createRoom(target as unknown as Target, { ...inputs, ...more });
}

test("empty notes have room for a thousand files of forty characters, as nothing shortens them much", () => {
  const names = Array.from({ length: 1000 }, (_, index) => hash("sha256", `${index}`).slice(0, 40));
  expect(() => roomOf("body", []).ensureRoom(names)).not.toThrow();
});

test("reports that an earlier run attached take no more room, those of files of one name do", () => {
  const names = Array.from({ length: 490 }, (_, index) => `app-${index}.tgz`);
  const assets = [...names, ...names.map((name) => `${name}.verification.pdf`)];
  const verify = (given: readonly string[]) => roomOf("assets", given, { mode: "verify" });
  expect(() => verify(assets).ensureRoom(names)).not.toThrow();
  expect(() => verify(assets).ensureRoom(names.map(() => "app-0.tgz"))).toThrow("would add 494");
  expect(() => verify(assets.slice(0, 970)).ensureRoom(names)).not.toThrow();
});

test("files that one list covers bring one report, for which a release nearly full has room", () => {
  const assets = Array.from({ length: 995 }, (_, index) => `a${index}`);
  expect(() => roomOf("both", assets, { mode: "verify", anchor: "manifest" }).ensureRoom(["a", "b"])).not.toThrow();
  expect(() => roomOf("both", assets, { mode: "verify" }).ensureRoom(["a", "b"])).toThrow("would add 6");
});
