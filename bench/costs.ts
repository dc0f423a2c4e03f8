/** `npm run costs`: what a release of so many files costs, counted on real runs of the built action, as a table. */
import { maxUnpausedWrites } from "#github/caller.ts";
import { createReleaseWorld, type ReleaseWorld } from "../test/support/github/release-world.ts";
import { renderNumber } from "./figures/figure.ts";
import { mebibyte } from "./files.ts";

/** What one run asked for and left behind. */
interface Count {
  readonly service: number;
  readonly stamps: number;
  /** Reads and writes of GitHub's API, but for the downloads of the files. */
  readonly github: number;
  readonly writes: number;
  /** Bytes. */
  readonly attached: number;
}

const manners = ["each", "manifest"] as const;
type RequestPolicy = (typeof manners)[number];

/** Files of a run. A release has at most a thousand assets: the last leaves room for the evidence. */
const counted = [1, 20, 990] as const;
/** Of so many files, which are no assets then, the cost is reckoned from two runs. */
const reckoned = 100_000;

/**
 * What the minutes are reckoned with: seconds that an answer takes, requests in flight, seconds of a start, and seconds
 * in which other writers may overwrite the notes; then they are read again.
 */
const [latency, concurrency, start, settling] = [0.2, 8, 1, 2.5];

/** Stamps the assets of a release, waits for the block, and attaches the evidence. */
async function count(files: number, manner: RequestPolicy): Promise<Count> {
  await using world = await createReleaseWorld({});
  const names = Array.from({ length: files }, (_, index) => `file-${index}.tar.gz`);
  const release = world.github.addRelease("v1", {
    body: "",
    assets: Object.fromEntries(names.map((name) => [name, name])),
  });
  const inputs = { files: "", "from-release": "true", "release-attach": "both", wait: "300" };
  const { exitCode, stdout } = await world.run({ ...inputs, anchor: manner }, { timeoutMs: 600_000 });
  if (exitCode !== 0) throw new Error(`A run on ${files} files ended with ${exitCode}:\n${stdout.slice(-2000)}`);
  const own = release.assets.filter(({ name }) => !names.includes(name));
  const attached = own.reduce((sum, { content }) => sum + (content instanceof Uint8Array ? content.length : 0), 0);
  return { ...requestsOf(world), attached };
}

function requestsOf({ service, github }: ReleaseWorld): Omit<Count, "attached"> {
  const stamps = service.requests.filter(({ path }) => path.endsWith("/timestamp/post"));
  const asked = github.requests.filter(({ host, operation }) => host !== "storage" && operation !== download);
  const writes = asked.filter(({ method }) => method !== "GET");
  return { service: service.requests.length, stamps: stamps.length, github: asked.length, writes: writes.length };
}

const download = "repos/get-release-asset";

/** The straight line through two counts, at `files`. */
function reckon(files: number, [few, many]: readonly [Count, Count], [one, other]: readonly [number, number]): Count {
  const at = (of: keyof Count): number => few[of] + ((many[of] - few[of]) / (other - one)) * (files - one);
  // Files that are no assets make no more pages of assets to list.
  const { github, writes } = few;
  return { service: at("service"), stamps: at("stamps"), attached: at("attached"), github, writes };
}

function renderRow(files: number, manner: string, { service, stamps, github, writes, attached }: Count): string {
  // Of the writes after the first ones each waits a second, as GitHub asks.
  const paced = Math.max(0, writes - maxUnpausedWrites);
  const minutes = (start + (service / concurrency + github) * latency + settling + paced) / 60;
  const cells = [
    files.toLocaleString("en-US"),
    manner,
    Math.round(stamps).toLocaleString("en-US"),
    Math.round(service).toLocaleString("en-US"),
    Math.round(github).toLocaleString("en-US"),
    renderNumber(minutes),
    renderNumber(attached / mebibyte),
  ];
  return `| ${cells.join(" | ")} |`;
}

for (const manner of manners) {
  const counts: Count[] = [];
  for (const files of counted) {
    const cost = await count(files, manner);
    counts.push(cost);
    console.log(renderRow(files, manner, cost));
  }
  const [, few, many] = counts;
  if (few !== undefined && many !== undefined)
    console.log(renderRow(reckoned, `${manner} (reckoned)`, reckon(reckoned, [few, many], [counted[1], counted[2]])));
}
