import { defineConfig } from "vitest/config";

const modules = [
  "client/{secret,stamp}",
  "client/faults/{fault,pace,retry}",
  "client/reply/{chain-evidence,json,judge-reply,read-reply}",
  "domain/{digest,link,text}",
  "domain/proof/{merkle,proof}",
  "job/text/{markdown,line}",
  "job/ready/bind-proofs",
  "job/subjects/{checksum-list,subject-count}",
  "job/verdicts/{ask-each,ask-manifest}",
  "job/wording/{annotations,causes,dry-run-plan,explanation,headline,problem-report,result-line}",
  "action/trust",
];

/**
 * The tests that answer for the modules of stryker.config.json: each has its own, and what an answer is judged to be
 * stands in the conformance cases. What others notice of a mutant, they notice by chance, and a test that is slow on a
 * busy machine would count as one that found it.
 */
export default defineConfig({
  test: {
    include: [...modules.map((module) => `test/unit/${module}.test.ts`), "test/conformance/client.test.ts"],
    testTimeout: 60_000,
  },
});
