import { defineConfig } from "vitest/config";

/** The tests that answer for the modules of stryker.config.json; those that start processes would take hours. */
export default defineConfig({
  test: { include: ["test/unit/**/*.test.ts"], exclude: ["test/unit/{service,support,mcp,release}-*.test.ts"] },
});
