import "./rolldown-runtime.js";
import { compareNames } from "./hash.js";
import { AnchorError, given, toLineName, toLineNames, toUtcMinute } from "./start.js";
import { memberAt } from "./verify.js";
import { createSelection, parsePatterns } from "./run.js";
async function findRelease(forge, releaseTag, { event, ref, repository }) {
  const [id, ownTag] = ["id", "tag_name"].map((name) => memberAt(event, "release", name));
  const own = Number.isSafeInteger(id) ? {
    id: Number(id),
    tag: typeof ownTag === "string" ? ownTag : ""
  } : void 0;
  const named = tagOf(releaseTag) ?? releaseTag;
  if (releaseTag === "latest") return await forge.readLatestRelease() ?? missing(`no latest release`, repository);
  const byId = own !== void 0 && (named === "" || named === own.tag) ? await forge.readRelease(own.id) : void 0;
  if (byId !== void 0) return byId;
  const tag = named || own?.tag || tagOf(ref);
  if (tag === void 0) return missing(`no release for this run: its event names none, and ${ref || "its ref"} is not a tag`, repository);
  return await forge.readReleaseByTag(tag) ?? await findDraft(forge, tag, repository) ?? missing(`no release with the tag ${tag}`, repository);
}
function tagOf(ref) {
  return /^refs\/tags\/(.+)$/.exec(ref)?.[1];
}
async function findDraft(forge, tag, repository) {
  const drafts = [];
  for await (const release of forge.readReleases()) if (release.tag === tag) drafts.push(release);
  if (drafts.length <= 1) return drafts[0];
  const told = drafts.map(({ id, url, createdAt }) => given([
    `number ${id}`,
    createdAt && toUtcMinute(createdAt),
    url
  ])).map((facts) => facts.join(", ")).join("; ");
  const hint = `Nothing was stamped. Publish the draft that you want, or delete the other one with: gh api --method DELETE repos/${repository}/releases/NUMBER. Then run the job again.`;
  throw new AnchorError("RELEASE_AMBIGUOUS", `${drafts.length} drafts have the tag ${tag}: ${told}.`, { hint });
}
function missing(what, repository) {
  throw new AnchorError("RELEASE_NOT_FOUND", `In ${repository} there is ${what}.`);
}
async function selectAssets(assets, patterns, workspace, { notice, warning, unmatched, isEvidence }) {
  const { whole = [], broken = [] } = Object.groupBy(assets, ({ isUploaded }) => isUploaded ? "whole" : "broken");
  if (broken.length > 0) warning(`Left over from a broken upload, and not to be downloaded: ${namesOf(broken)}.`);
  const sorted = whole.toSorted((one, two) => compareNames(one.name, two.name));
  if (patterns.length > 0) return match(sorted, patterns, workspace, unmatched);
  const evidence = sorted.filter(isEvidence);
  if (evidence.length > 0) notice(`These files of the release were left out, because they are evidence of earlier runs: ${namesOf(evidence)}.`);
  return sorted.filter((asset) => !evidence.includes(asset));
}
async function match(assets, lines, workspace, unmatched) {
  const patterns = await parsePatterns(lines, {
    given: workspace,
    real: workspace
  });
  const { top, select } = createSelection(patterns, () => false);
  const credited = /* @__PURE__ */ new Set();
  const selected = assets.filter(({ name }) => {
    const by = top === void 0 ? [] : select(name, top);
    for (const pattern of by) credited.add(pattern);
    return by.length > 0;
  });
  for (const pattern of patterns.filter(({ negate }) => !negate)) if (!credited.has(pattern)) unmatched(`No file of the release matches ${toLineName(pattern.text)}. Names there have no folders.`);
  return selected;
}
function namesOf(assets) {
  return toLineNames(assets.map(({ name }) => name));
}
function toCandidate(forge, asset) {
  const { name, size } = asset;
  return {
    kind: "asset",
    name,
    size,
    hash: async (onBytes, signal) => {
      const { hashes, error } = await forge.hash(asset, onBytes, signal);
      const subject = {
        name,
        ...hashes
      };
      return error === void 0 ? {
        kind: "digest",
        subject
      } : {
        kind: "failed",
        subject,
        error
      };
    }
  };
}
export { findRelease, selectAssets, toCandidate };
