import * as fc from "fast-check";
import { expect, test } from "vitest";

import type { Digest } from "#core/digest.ts";
import type { Judgement } from "#core/row.ts";
import type { Finding } from "#monitor/finding.ts";
import type { SeenRelease } from "#monitor/recorded.ts";
import type { ListedAsset } from "#monitor/repository.ts";
import {
  aChain,
  aClaim,
  anAsset,
  aRelease,
  aStatement,
  held,
  look,
  nameOf,
  notHeld,
  sha3Of,
  times,
  unread,
} from "../../support/monitor/world.ts";
import { runs } from "../../support/runs.ts";

/** What is done to one asset after the record; `none` is as likely as all others together. */
const deeds = ["replace", "remove", "rename", "reupload", "drop", "anchor-late"] as const;
type Deed = (typeof deeds)[number] | "none";

const expectedKind = {
  replace: "replaced",
  remove: "removed",
  rename: "renamed",
  reupload: "reuploaded",
  drop: "not-anchored",
  "anchor-late": "anchored-late",
} as const satisfies Record<Exclude<Deed, "none">, Finding["kind"]>;

const later = { uploader: "stranger", uploaded: times.changed };

/** Changes a world of one release, asset by asset, and says which findings that has to give. */
const plans = fc.record({
  fates: fc.array(fc.oneof(fc.constant<Deed>("none"), fc.constantFrom<Deed>(...deeds)), { maxLength: 12 }),
  unselected: fc.nat(3),
  added: fc.nat(3),
  isTagMoved: fc.boolean(),
  isEvidenceAltered: fc.boolean(),
  withBaseline: fc.boolean(),
});
type Plan = Parameters<Parameters<(typeof plans)["map"]>[0]>[0];
const worlds = plans.map((plan) => ({ plan, ...toWorld(plan) }));

function toWorld(plan: Plan) {
  const claims = plan.fates.map((_, index) => aClaim(`f${index}`, `content ${index}`));
  const shipped = plan.fates.map((_, index) => anAsset(`f${index}`, `content ${index}`, index));
  const others = Array.from({ length: plan.unselected }, (_, index) =>
    anAsset(`u${index}`, `other ${index}`, 100 + index),
  );
  const added = Array.from({ length: plan.added }, (_, index) =>
    anAsset(`a${index}`, `new ${index}`, 200 + index, later),
  );
  const stated = claims.length === 0 ? [] : [aStatement(claims)];
  const before = aRelease([...shipped, ...others], stated);
  const isAltered = plan.isEvidenceAltered && plan.withBaseline && claims.length > 0;
  const altered = isAltered ? [aStatement(claims.map(({ name }) => aClaim(name, "altered")))] : stated;
  const kept = shipped.flatMap((asset, index) => changeAsset(asset, plan.fates[index] ?? "none"));
  const now: SeenRelease = {
    ...aRelease([...added, ...kept, ...others], altered),
    ...(plan.isTagMoved && { commit: "d".repeat(40) }),
  };
  const words = plan.fates.flatMap((deed, index) => chainWords(deed, sha3Of(`content ${index}`)));
  return {
    before,
    now,
    chainBefore: aChain(claims),
    chainNow: new Map([...aChain(claims), ...words]),
    expected: expectedOf(plan, stated.map(nameOf).join()),
  };
}

function changeAsset(asset: ListedAsset, deed: Deed): readonly ListedAsset[] {
  if (deed === "remove") return [];
  if (deed === "rename") return [{ ...asset, name: `renamed-${asset.name}` }];
  if (deed === "reupload") return [{ ...asset, id: asset.id + 5000, ...later }];
  return [deed === "replace" ? anAsset(asset.name, `evil ${asset.name}`, asset.id + 5000, later) : asset];
}

function chainWords(deed: Deed, digest: Digest): readonly (readonly [Digest, Judgement])[] {
  if (deed === "drop") return [[digest, notHeld]];
  return deed === "anchor-late" ? [[digest, held(digest, 4000)]] : [];
}

function expectedOf(plan: Plan, evidence: string): readonly string[] {
  const { fates, added, isTagMoved, isEvidenceAltered, withBaseline } = plan;
  const ofAssets = fates.flatMap((deed, index) => {
    // Only a baseline knows ids and uploaders.
    if (deed === "none" || (deed === "reupload" && !withBaseline)) return [];
    return [`${expectedKind[deed]} f${index}`];
  });
  return [
    ...ofAssets,
    ...Array.from({ length: added }, (_, index) => `added a${index}`),
    ...(isTagMoved && (withBaseline || fates.length > 0) ? ["tag-moved"] : []),
    ...(isEvidenceAltered && withBaseline && fates.length > 0 ? [`evidence-changed ${evidence}`] : []),
  ].toSorted();
}

const toTexts = (findings: readonly Finding[]): string[] =>
  findings.map(({ kind, asset }) => (asset === undefined ? kind : `${kind} ${asset}`)).toSorted();

test("whatever is changed in a recorded world is found and named, and nothing else is", () => {
  fc.assert(
    fc.property(worlds, ({ plan, before, now, chainBefore, chainNow, expected }) => {
      const first = look(undefined, before, chainBefore);
      expect(first.findings).toEqual([]);
      const isUnrecorded = !plan.withBaseline && plan.fates.length === 0;
      const { findings } = look(plan.withBaseline ? first.next : undefined, now, chainNow, times.secondLook);
      expect(toTexts(findings)).toEqual(isUnrecorded ? [] : expected);
    }),
    { numRuns: runs(1000) },
  );
});

test("a look with findings leaves a baseline by which the next look finds the same", () => {
  fc.assert(
    fc.property(worlds, ({ before, now, chainBefore, chainNow }) => {
      const first = look(undefined, before, chainBefore);
      const second = look(first.next, now, chainNow, times.secondLook);
      const third = look(second.next, now, chainNow, "2026-07-01T00:00:00Z");
      expect(toTexts(third.findings)).toEqual(toTexts(second.findings));
    }),
    { numRuns: runs(1000) },
  );
});

test("a world that is put back is as recorded again", () => {
  fc.assert(
    fc.property(worlds, ({ plan, before, now, chainBefore, chainNow }) => {
      fc.pre(plan.added === 0);
      const first = look(undefined, before, chainBefore);
      const second = look(first.next, now, chainNow, times.secondLook);
      expect(look(second.next, before, chainBefore, "2026-07-01T00:00:00Z").findings).toEqual([]);
    }),
    { numRuns: runs(500) },
  );
});

test("what could not be asked is never a finding, whatever else is changed", () => {
  fc.assert(
    fc.property(worlds, fc.array(fc.nat(11)), ({ before, now, chainBefore, chainNow }, blind) => {
      const names = blind.map((index) => `f${index}`);
      const first = look(undefined, before, chainBefore);
      // Of what was not seen, neither bytes nor name are there, and the chain was not asked.
      const seen = {
        ...now,
        assets: now.assets.filter(({ name }) => !names.includes(name)),
        unreadable: unread(names),
      };
      const digests = new Set<string>(blind.map((index) => sha3Of(`content ${index}`)));
      const view = new Map([...chainNow].filter(([digest]) => !digests.has(digest)));
      const whole = toTexts(look(first.next, now, chainNow, times.secondLook).findings);
      const partial = toTexts(look(first.next, seen, view, times.secondLook).findings);
      expect(whole).toEqual(expect.arrayContaining(partial));
      expect(partial.filter((text) => names.some((name) => text.endsWith(` ${name}`)))).toEqual([]);
    }),
    { numRuns: runs(500) },
  );
});

test("any exchange of names among recorded assets is one replacement for each that moved", () => {
  const count = 6;
  const order = Array.from({ length: count }, (_, index) => index);
  fc.assert(
    fc.property(fc.shuffledSubarray(order, { minLength: count }), (moved) => {
      const claims = order.map((index) => aClaim(`f${index}`, `content ${index}`));
      const before = aRelease(
        order.map((index) => anAsset(`f${index}`, `content ${index}`, index)),
        [aStatement(claims)],
      );
      const now = aRelease(
        moved.map((from, to) => anAsset(`f${to}`, `content ${from}`, from)),
        [aStatement(claims)],
      );
      const expected = moved.flatMap((from, to) => (from === to ? [] : [`replaced f${to}`]));
      for (const record of [undefined, look(undefined, before, aChain(claims)).next]) {
        expect(toTexts(look(record, now, aChain(claims)).findings)).toEqual(expected);
      }
    }),
  );
});
