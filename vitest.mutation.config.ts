import { defineConfig } from "vitest/config";

const client = ["answers", "evidence", "fault", "json", "pace", "replies", "retry", "secret", "stamp"];
const action = ["markdown", "show"];
const domain = ["digest", "link", "merkle", "proof", "text"];

/**
 * The tests that answer for the modules of stryker.config.json: each has its own. What others notice of a mutant, they
 * notice by chance, and a test that is slow on a busy machine would count as one that found it.
 */
export default defineConfig({
  test: {
    include: [`test/unit/{${[...client, ...action, ...domain].join(",")}}.test.ts`],
    testTimeout: 60_000,
  },
});
