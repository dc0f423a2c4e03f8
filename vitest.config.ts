import { defineConfig } from "vitest/config";

export default defineConfig({
  // Warnings are only about source maps that packages do not ship.
  logLevel: "error",
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    unstubEnvs: true,
    // They import JSON without saying so, which Node refuses and vite does not.
    server: { deps: { inline: [/@actions\/(?:expressions|languageservice|workflow-parser)/] } },
    coverage: { include: ["src/**"], reporter: ["text-summary", "html"] },
  },
});
