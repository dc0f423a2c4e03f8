import "./rolldown-runtime.js";
import { AnchorError, isLoopback } from "./start.js";
import "./forge.js";
import { NotThere, connect, dataOf, isAmbiguous, isNameTaken, notOfItsForm, onceOnly, readPages, reading, repeatable, toAsset, toGitHubError, toRelease } from "./connection.js";
import { hashAsset, readAsset } from "./downloads.js";
function createGitHub(options) {
  const connection = connect(options);
  const reads = createReads(connection);
  const calls = {
    repeated: createRepeatedCall(connection.call),
    toRefusal: createToRefusal(reads.readRelease)
  };
  return {
    ...reads,
    ...createWrites(connection, calls),
    ...createAssetWrites(connection, calls, reads.readAssets),
    hash: (asset, onBytes, signal) => hashAsset(connection, asset, onBytes, signal),
    read: (asset, most) => readAsset(connection, asset, most, options.stop)
  };
}
const refusal = "RELEASE_NOT_READABLE";
function createReads(connection) {
  const { call, at } = connection;
  const { repos } = connection.octokit.rest;
  const one = async (send) => {
    const answer = await call(reading, send);
    if ("fault" in answer && answer.fault.status === 404) return void 0;
    return toRelease(dataOf(answer, "Reading the release", refusal));
  };
  return {
    readRelease: async (id) => {
      const release = await one((request) => repos.getRelease({
        ...at,
        release_id: id,
        request
      }));
      if (release !== void 0 && release.id !== id) throw notOfItsForm("answer about a release");
      return release;
    },
    readReleaseByTag: (tag) => one((request) => repos.getReleaseByTag({
      ...at,
      tag,
      request
    })),
    readLatestRelease: () => one((request) => repos.getLatestRelease({
      ...at,
      request
    })),
    readReleases: async function* () {
      const list = readPages(connection, "Listing the releases", refusal, (query) => repos.listReleases({
        ...at,
        ...query
      }));
      for await (const data of list) yield toRelease(data);
    },
    readAssets: async ({ id, tag }) => {
      const assets = [];
      const list = readPages(connection, "Listing the release's assets", refusal, (query) => repos.listReleaseAssets({
        ...at,
        release_id: id,
        ...query
      }));
      try {
        for await (const data of list) assets.push(toAsset(data, tag));
        return assets;
      } catch (thrown) {
        throw thrown instanceof NotThere ? noLongerThere(tag) : thrown;
      }
    }
  };
}
const writeRefusal = "RELEASE_NOT_WRITABLE";
const uploading = {
  ...onceOnly,
  timeoutMs: 3e5
};
const maxOutages = 3;
function createRepeatedCall(call) {
  const outages = /* @__PURE__ */ new Map();
  return async ({ id }, doing, manner, send) => {
    const key = `${id} ${doing}`;
    const before = outages.get(key) ?? [];
    const last = before.at(-1);
    if (last !== void 0 && before.length >= maxOutages) throw toGitHubError(last, doing, writeRefusal);
    const answer = await call(manner, send);
    outages.set(key, "fault" in answer && isAmbiguous(answer.fault) ? [...before, answer.fault] : []);
    return answer;
  };
}
function createToRefusal(readRelease) {
  return async ({ id, tag }, fault, doing) => {
    return fault.status === 404 && await readRelease(id) === void 0 ? noLongerThere(tag) : toGitHubError(fault, doing, writeRefusal);
  };
}
function noLongerThere(tag) {
  return new AnchorError("RELEASE_NOT_FOUND", `The release ${tag} does not exist any more.`);
}
function createWrites({ call, writeTurn, slowWrites, at, octokit }, { repeated, toRefusal }) {
  const { repos } = octokit.rest;
  return {
    writeTurn,
    slowWrites,
    ensureWritable: async (release) => {
      const { id, tag, name, isPrerelease } = release;
      const same = name ? { name } : { prerelease: isPrerelease };
      const answer = await call(repeatable, (request) => repos.updateRelease({
        ...at,
        release_id: id,
        ...same,
        request
      }));
      if ("data" in answer || answer.fault.status === 422) return;
      throw await toRefusal(release, answer.fault, `Writing to the release ${tag}`);
    },
    updateNotes: async (release, body, attempt) => {
      const doing = "Writing the release notes";
      const answer = await repeated(release, doing, {
        ...onceOnly,
        attempt
      }, (request) => repos.updateRelease({
        ...at,
        release_id: release.id,
        body,
        request
      }));
      if ("data" in answer) return "sent";
      if (answer.isRetryable === true) return "again";
      if (isAmbiguous(answer.fault)) return "sent";
      throw await toRefusal(release, answer.fault, doing);
    }
  };
}
function createAssetWrites({ call, at, octokit, apiUrl }, { repeated, toRefusal }, readAssets) {
  const { repos } = octokit.rest;
  return {
    uploadAsset: async (release, name, bytes, label) => {
      const url = uploadAddress(release, name, apiUrl).href;
      const headers = { "content-type": "application/octet-stream" };
      const doing = `Uploading ${label}`;
      const answer = await repeated(release, doing, uploading, (request) => octokit.request({
        method: "POST",
        url,
        headers,
        data: bytes,
        request
      }));
      if ("data" in answer) return toAsset(answer.data, release.tag);
      if (isAmbiguous(answer.fault) || isNameTaken(answer.fault)) return void 0;
      const error = await toRefusal(release, answer.fault, doing);
      if (error.code !== "GITHUB_REFUSED" || (await readAssets(release)).length < 1e3) throw error;
      throw new AnchorError("ASSET_LIMIT_REACHED", error.message, { cause: error.cause });
    },
    renameAsset: async (release, { id }, name) => {
      const answer = await call(repeatable, (request) => repos.updateReleaseAsset({
        ...at,
        asset_id: id,
        name,
        request
      }));
      if ("data" in answer) return toAsset(answer.data, release.tag);
      if (isNameTaken(answer.fault)) return void 0;
      const doing = `Giving the new ${name}, which is attached and whole, its name`;
      const error = await toRefusal(release, answer.fault, doing);
      if (answer.fault.status !== 404 || error.code === "RELEASE_NOT_FOUND") throw error;
    },
    deleteAsset: async ({ id }, label) => {
      const answer = await call(repeatable, (request) => repos.deleteReleaseAsset({
        ...at,
        asset_id: id,
        request
      }));
      if ("data" in answer || answer.fault.status === 404) return;
      throw toGitHubError(answer.fault, `Removing an asset in place of ${label}`, writeRefusal);
    }
  };
}
function uploadAddress({ uploadUrl }, name, apiUrl) {
  const url = new URL(uploadUrl.replace(/\{.*$/s, ""));
  const api = new URL(apiUrl);
  const hosts = [
    api.host,
    api.host.replace(/^api\./, "uploads."),
    `uploads.${api.host}`
  ];
  if (!(url.protocol === api.protocol && hosts.includes(url.host)) && !(isLoopback(api) && isLoopback(url))) throw new AnchorError("GITHUB_REFUSED", `The release gave the upload address ${url.origin}, which is not GitHub's. Nothing was uploaded.`, { hint: "Check who answers at GITHUB_API_URL: GitHub gives no such address. The evidence is in output-dir." });
  url.searchParams.set("name", name);
  return url;
}
export { createGitHub, uploadAddress };
