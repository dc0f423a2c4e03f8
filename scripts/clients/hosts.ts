/** Hosts as their users run them, set up by the words of docs/assistant.md, with a model of our own on loopback. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

import { demonstrationNote } from "../../src/words/result-words.ts";
import { startScriptedModel } from "./model.ts";
import { fetchNpmPackage, type Stay, type Trial } from "./place.ts";

interface Host {
  readonly name: string;
  /** On the npm registry. */
  readonly package: string;
  readonly binary: string;
  /** Makes the set-up in the home, and says how a conversation is started. */
  readonly start: (stay: Stay, modelUrl: string) => Conversation | Promise<Conversation>;
}

interface Conversation {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const page = readFileSync("docs/assistant.md", "utf8");

/** The block of a host's section, with this run's address and key in it. */
function blockOf(heading: string, { url, apiKey }: Stay["service"]): string {
  const [, block] = new RegExp(`### ${heading}\n[^]*?\`\`\`\\w+\n([^]*?)\`\`\``).exec(page) ?? [];
  if (block === undefined) throw new Error(`docs/assistant.md shows no set-up of ${heading}`);
  return block.replaceAll("https://service.example", url).replaceAll("your-key", apiKey);
}

function write(home: string, name: string, text: string): void {
  const path = join(home, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Runs the command that a section shows. */
async function runBlock(heading: string, { run, service, folder, env }: Stay): Promise<void> {
  const PATH = [join(folder, "node_modules/.bin"), env["PATH"]].join(delimiter);
  const { exitCode, stdout, stderr } = await run("sh", ["-ec", blockOf(heading, service)], { PATH });
  if (exitCode !== 0) throw new Error(`the command of docs/assistant.md: ${stderr || stdout}`);
}

const prompt = "Stamp it.";

const known: readonly Host[] = [
  {
    name: "Claude Code",
    package: "@anthropic-ai/claude-code",
    binary: "claude",
    start: async (stay, modelUrl) => {
      await runBlock("Claude Code", stay);
      // Without the last two a conversation of one question is over before any tool server has started.
      const env = {
        ANTHROPIC_BASE_URL: modelUrl,
        ANTHROPIC_API_KEY: "none",
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
        ENABLE_TOOL_SEARCH: "false",
        MCP_CONNECTION_NONBLOCKING: "false",
      };
      return { args: ["-p", prompt, "--allowedTools", "mcp__anchor-artifacts"], env };
    },
  },
  {
    name: "Codex",
    package: "@openai/codex",
    binary: "codex",
    start: ({ service, home }, modelUrl) => {
      const provider = `[model_providers.own]\nname = "Own"\nbase_url = "${modelUrl}/v1"\nwire_api = "responses"\n`;
      const settings = `model = "m"\nmodel_provider = "own"\n${provider}${blockOf("Codex", service)}`;
      // As in Claude Code: the question must wait for the tool server.
      write(home, ".codex/config.toml", `${settings}required = true\n`);
      return { args: ["exec", "--skip-git-repo-check", "--dangerously-bypass-approvals-and-sandbox", prompt] };
    },
  },
  {
    name: "Gemini CLI",
    package: "@google/gemini-cli",
    binary: "gemini",
    start: async (stay, modelUrl) => {
      await runBlock("Gemini CLI", stay);
      const path = join(stay.home, ".gemini/settings.json");
      const settings = JSON.parse(readFileSync(path, "utf8")) as object;
      writeFileSync(path, JSON.stringify({ ...settings, security: { auth: { selectedType: "gemini-api-key" } } }));
      const env = { GEMINI_API_KEY: "none", GOOGLE_GEMINI_BASE_URL: modelUrl };
      return {
        args: ["-m", "gemini-2.5-flash", "--yolo", "-p", prompt],
        env: { ...env, GEMINI_CLI_TRUST_WORKSPACE: "true" },
      };
    },
  },
  {
    name: "opencode",
    package: "opencode-ai",
    binary: "opencode",
    start: ({ service, home }, modelUrl) => {
      const options = { baseURL: `${modelUrl}/v1`, apiKey: "none" };
      const own = { npm: "@ai-sdk/openai-compatible", name: "Own", options, models: { m: { name: "m" } } };
      const settings = JSON.parse(blockOf("opencode", service)) as object;
      const models = { model: "own/m", small_model: "own/m", provider: { own } };
      write(home, "project/opencode.json", JSON.stringify({ ...settings, ...models }));
      return { args: ["run", prompt] };
    },
  },
  {
    name: "Copilot CLI",
    package: "@github/copilot",
    binary: "copilot",
    start: ({ service, home }, modelUrl) => {
      write(home, ".copilot/mcp-config.json", blockOf("Claude Desktop", service));
      const env = {
        COPILOT_PROVIDER_TYPE: "openai",
        COPILOT_PROVIDER_BASE_URL: `${modelUrl}/v1`,
        COPILOT_PROVIDER_API_KEY: "none",
        COPILOT_MODEL: "m",
        COPILOT_OFFLINE: "true",
      };
      return { args: ["--allow-all-tools", "-p", prompt], env };
    },
  },
];

/** What every host must let its model see of a verification, in whatever parts of the answer it passes on. */
const whole = ["full match", demonstrationNote, "verification-report"];

async function converse({ binary, start }: Host, stay: Stay): Promise<string> {
  await using model = await startScriptedModel(stay.newDigest());
  const { args, env = {} } = await start(stay, model.url);
  const { stdout, stderr } = await stay.run(join(stay.folder, "node_modules/.bin", binary), args, env);
  const told = model.told();
  if (told.length !== 3) throw new Error(`${told.length} calls were answered: ${(stdout + stderr).slice(-500)}`);
  const missing = whole.filter((part) => told.at(-1)?.includes(part) !== true);
  if (missing.length > 0) throw new Error(`the model was not told: ${missing.join(", ")}`);
  return "three tools called, each answer whole";
}

export const hosts: readonly Trial[] = known.map((host) => ({
  name: host.name,
  fetch: (folder) => fetchNpmPackage(folder, host.package),
  run: (stay) => converse(host, stay),
}));
