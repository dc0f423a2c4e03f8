import "./rolldown-runtime.js";
import { AnchorError } from "./start.js";
import { NotThere, atRepository, connectApi, dataOf, notOfItsForm, readPages, readSha256, reading, readingPage, toGitHubError } from "./connection.js";
import { hashAsset, hashStated, notDownloaded, readAsset } from "./downloads.js";
const refusal = "RELEASE_NOT_READABLE";
function createRepositories(options) {
  const connection = connectApi(options);
  return {
    find: (place) => typeof place === "number" ? findByNumber(connection, place) : findByName(connection, place),
    open: (name) => createRepository(atRepository(connection, name))
  };
}
async function findByName(api, name) {
  const { at, call, octokit } = atRepository(api, name);
  const answer = await call(reading, (request) => octokit.rest.repos.get({
    ...at,
    request
  }));
  if ("data" in answer || answer.fault.status !== 404) return toIdentity(answer);
  const list = await call(readingPage, (request) => octokit.rest.repos.listReleases({
    ...at,
    per_page: 1,
    request
  }));
  if ("fault" in list && list.fault.status === 404) return void 0;
  dataOf(list, "Listing the releases", refusal);
  return { name };
}
async function findByNumber({ call, octokit }, number) {
  const answer = await call(reading, (request) => octokit.request("GET /repositories/{number}", {
    number,
    request
  }));
  return "fault" in answer && answer.fault.status === 404 ? void 0 : toIdentity(answer);
}
function toIdentity(answer) {
  const { id, full_name: name } = dataOf(answer, "Looking for the repository", refusal);
  if (!Number.isSafeInteger(id) || typeof name !== "string" || !/^[^/\s]+\/[^/\s]+$/.test(name)) throw notOfItsForm("answer about a repository");
  return {
    name,
    number: id
  };
}
function createRepository(connection) {
  const { at, call, octokit } = connection;
  const { repos } = octokit.rest;
  return {
    listReleases: async function* (most) {
      const size = most === "all" ? 100 : Math.min(100, most + 1);
      const send = (query) => repos.listReleases({
        ...at,
        ...query
      });
      const list = readPages(connection, "Listing the releases", refusal, send, size);
      for await (const data of list) {
        const release = toListed(data);
        if (!data.draft) yield release;
      }
    },
    readRelease: async (tag) => {
      const answer = await call(readingPage, (request) => repos.getReleaseByTag({
        ...at,
        tag,
        request
      }));
      if ("data" in answer) {
        const release = toListed(answer.data);
        return answer.data.draft ? void 0 : release;
      }
      if (answer.fault.status === 404) return void 0;
      throw toGitHubError(answer.fault, "Reading a release", refusal);
    },
    listAssets: ({ id }) => listAssets(connection, id),
    readTags: (wanted) => readTagCommits(connection, wanted),
    hash: (asset, signal) => hashServed(connection, asset, signal),
    read: (asset, most, signal) => readAsset(connection, asset, most, signal)
  };
}
async function hashServed(connection, asset, signal) {
  try {
    const { digest, sha256 } = await hashStated(connection, asset, signal);
    return {
      sha3_256: digest,
      sha256
    };
  } catch (thrown) {
    const { id, size: least = 0, sha256: stated } = asset;
    if (!(thrown instanceof AnchorError) || thrown.code !== "ASSET_DIGEST_MISMATCH" || stated === void 0) throw thrown;
    const { hashes } = await hashAsset(connection, { id }, () => {
    }, signal);
    const { digest, sha256, size } = hashes;
    if (size < least) throw notDownloaded(`only ${size} of ${least} bytes came`);
    return {
      sha3_256: digest,
      sha256,
      ...sha256 !== stated && { stated }
    };
  }
}
async function listAssets(connection, releaseId) {
  const { at, octokit } = connection;
  const assets = [];
  const list = readPages(connection, "Listing a release's assets", refusal, (query) => octokit.rest.repos.listReleaseAssets({
    ...at,
    release_id: releaseId,
    ...query
  }));
  try {
    for await (const data of list) {
      if (!isListedAsset(data)) throw notOfItsForm("list of assets");
      assets.push(toListedAsset(data));
    }
    return assets;
  } catch (thrown) {
    if (thrown instanceof NotThere) return void 0;
    throw thrown;
  }
}
async function readTagCommits(connection, wanted) {
  const { at, octokit } = connection;
  const commits = /* @__PURE__ */ new Map();
  const list = readPages(connection, "Listing the tags", refusal, (query) => octokit.rest.repos.listTags({
    ...at,
    ...query
  }));
  for await (const data of list) {
    const { name, sha } = toTag(data);
    if (wanted.has(name)) commits.set(name, sha);
    if (commits.size === wanted.size) break;
  }
  return commits;
}
function toTag(data) {
  const [name, sha] = [data?.name, data?.commit?.sha];
  if (typeof name === "string" && typeof sha === "string" && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha)) return {
    name,
    sha
  };
  throw notOfItsForm("list of tags");
}
function toListed(data) {
  const { id, tag_name, assets, body } = data ?? {};
  if (!(typeof id === "number" && typeof tag_name === "string" && tag_name !== "" && Array.isArray(assets) && typeof (body ?? "") === "string") || !assets.every(isListedAsset)) throw notOfItsForm("list of releases");
  const { published_at } = data;
  return {
    id,
    tag: tag_name,
    notes: body ?? "",
    ...published_at !== null && !Number.isNaN(Date.parse(published_at)) && { published: toUtc(published_at) },
    assets: data.assets.map(toListedAsset)
  };
}
function isListedAsset(data) {
  return typeof data?.id === "number" && typeof data.name === "string" && data.name !== "" && !Number.isNaN(Date.parse(data?.created_at ?? ""));
}
function toListedAsset(data) {
  const { uploader } = data;
  return {
    id: data.id,
    name: data.name,
    size: data.size,
    ...readSha256(data),
    ...uploader && { uploader: uploader.login },
    uploaded: toUtc(data.created_at),
    isUploaded: data.state === "uploaded"
  };
}
function toUtc(time) {
  return new Date(time).toISOString().replace(".000Z", "Z");
}
export { createRepositories };
