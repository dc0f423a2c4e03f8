import * as fc from "fast-check";
import { expect, test } from "vitest";

import { AnchorError } from "../../../../src/domain/errors.ts";
import { toAnnotations } from "../../../../src/job/wording/annotations.ts";
import { hostileText } from "../../../support/hostile-text.ts";
import { aDigest, aFullEvidence, aResult, outcomes } from "../../../support/results.ts";

const all = outcomes(aDigest(1));

test("the worst come first, what another one stopped comes last, and no more than wanted", () => {
  const stopped = { kind: "failed", error: new AnchorError("NOT_ATTEMPTED", "Nothing was sent for it.") } as const;
  const results = [
    aResult(stopped, { name: "stopped" }),
    aResult(all.failed, { name: "lost" }),
    aResult(all["no-match"], { name: "wrong" }),
  ];
  expect(toAnnotations(results, 9).map(({ target }) => target.file)).toEqual(["wrong", "lost", "stopped"]);
  expect(toAnnotations(results, 1).map(({ target }) => target.file)).toEqual(["wrong"]);
});

test("an annotation names the file in its text, has the code as title and says what to do", () => {
  const [annotation] = toAnnotations([aResult(all.failed, { name: "a.txt" })], 9);
  expect(annotation?.target).toEqual({ title: "REQUEST_REJECTED", file: "a.txt" });
  expect(annotation?.message).toMatch(/^a\.txt: POST \/core answered 400\. .+ Request r-1\.$/);
});

test("what is no file of the workspace is annotated without a place", () => {
  const [annotation] = toAnnotations([aResult(all["not-found"], { name: "asset.tgz", path: undefined })], 9);
  expect(annotation?.target).not.toHaveProperty("file");
});

test("a demonstration says so in the title", () => {
  const evidence = aFullEvidence(aDigest(1), { demo: true });
  const [annotation] = toAnnotations([aResult({ kind: "no-match", evidence })], 9);
  expect(annotation?.target.title).toMatch(/^Demo: /);
});

test("a hostile name is one line of visible characters", () => {
  fc.assert(
    fc.property(hostileText(), (name) => {
      const [annotation] = toAnnotations([aResult(all["not-found"], { name })], 9);
      expect(annotation?.message.split(": ")[0]).not.toMatch(/[\r\n\p{Cc}]/u);
    }),
  );
});
