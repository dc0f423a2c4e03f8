import { expect, test } from "vitest";

import type { AnswerFacts } from "#core/row.ts";
import { chainOf } from "#evidence/run.ts";
import { warnOfUnnamedChain } from "#run/leave-evidence.ts";
import { anEvidence, aResult, aRun } from "../../support/results.ts";

const explorer = "https://explorer.example/{block}";
const runOf = (...answers: readonly Partial<AnswerFacts>[]) =>
  aRun(
    "check",
    answers.map((given) => aResult({ verdict: "found", answer: anEvidence(given) })),
  );

test.each([
  [undefined, [{}, { chainName: "said" }, { chainName: "later" }], { name: "said" }],
  [{ name: "given", explorer }, [{ chainName: "said" }], { name: "given", explorer }],
  [{ explorer }, [{ chainName: "said" }], { name: "said", explorer }],
  [{ name: "given" }, [{ chainName: `said ${explorer}` }], { name: "given" }],
  [{ explorer }, [{ chainName: "said https://other.example/{txpow}" }], { name: "said", explorer }],
  [{ explorer }, [{}], { explorer }],
  [undefined, [{}], undefined],
])("the input %j goes before what answers say: %j", (chain, answers, expected) => {
  expect(chainOf({ chain }, runOf(...answers))).toEqual(expected);
});

test("a chain that holds something and that nobody names is warned of once; a named one and a demonstration are not", () => {
  const warned: unknown[] = [];
  const log = { warning: (...given: unknown[]) => void warned.push(given) };
  const notFound = aRun("check", [aResult({ verdict: "not-found", answer: anEvidence() })]);
  warnOfUnnamedChain({ ...runOf({}), chain: { explorer } }, log);
  warnOfUnnamedChain(runOf({ demo: true }), log);
  warnOfUnnamedChain(notFound, log);
  expect(warned).toEqual([]);
  warnOfUnnamedChain(runOf({}, {}), log);
  expect(warned).toEqual([[expect.stringContaining("Set the input chain"), { title: "CHAIN_UNNAMED" }]]);
});
