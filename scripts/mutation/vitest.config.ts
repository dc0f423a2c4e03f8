import { defineConfig } from "vitest/config";

const modules = [
  "action/{context,runner}",
  "api/{fault,json,judge-reply,limit-download,read-reply,redact}",
  "core/{addresses,digest,text}",
  "evidence/proof",
  "render/{causes,headline,lines,markdown,problem-report,result-view,sentences,summary}",
  "run/{ask,ask-each,ending,journal,poll,prepare,source,stamp,subjects,wait,write-evidence}",
];

/**
 * The tests that answer for the modules of stryker.json: each has its own, and what an answer is judged to be
 * stands in the conformance cases. What others notice of a mutant, they notice by chance, and a test that is slow on a
 * busy machine would count as one that found it.
 */
export default defineConfig({
  test: {
    include: [...modules.map((module) => `test/unit/${module}.test.ts`), "test/conformance/client.test.ts"],
    testTimeout: 60_000,
  },
});
