import { expect, test } from "vitest";

import type { AnswerFacts } from "#core/answer.ts";
import { toReport } from "#core/report.ts";
import { chainOf, warnOfUnnamedChain } from "#run/name-chain.ts";
import { anEvidence, aResult } from "../../support/results.ts";

const explorer = "https://explorer.example/{block}";
const reportOf = (...answers: readonly Partial<AnswerFacts>[]) =>
  toReport(
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
  expect(chainOf({ chain }, reportOf(...answers))).toEqual(expected);
});

test("a chain that holds something and that nobody names is warned of once; a named one and a demonstration are not", () => {
  const warned: unknown[] = [];
  const log = { warning: (...given: unknown[]) => void warned.push(given) };
  const notFound = toReport("check", [aResult({ verdict: "not-found", answer: anEvidence() })]);
  warnOfUnnamedChain(reportOf({}), { chain: { explorer } }, log);
  warnOfUnnamedChain(reportOf({ demo: true }), {}, log);
  warnOfUnnamedChain(notFound, {}, log);
  expect(warned).toEqual([]);
  warnOfUnnamedChain(reportOf({}, {}), {}, log);
  expect(warned).toEqual([[expect.stringContaining("Set the input chain"), { title: "CHAIN_UNNAMED" }]]);
});
