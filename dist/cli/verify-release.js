import "./rolldown-runtime.js";
import { createProgress, createWeb, follow, idleFor, openBar } from "./run.js";
import { AnchorError, isLoopback, messageOf, readGitHubPlace, renderBytes, retold, systemClock, toAnchorError, toLine, toLineNames, usageError } from "./start.js";
import { maxLogBytes, openEvidence, parseEvidence, printClaims, readAtMost, readFilesAtHand, refuseSurplus, runFiles, toAssetName, verifyEvidence } from "./verify.js";
import { backoff } from "./ask.js";
import { hashBytes, hashStream } from "./hash.js";
async function readServedRelease(reading) {
  const tooLarge = () => new AnchorError("EVIDENCE_INVALID", "The evidence is larger than 256 MiB.");
  const page = await download(reading, runFiles.page, (body) => readAtMost(body, maxLogBytes, tooLarge));
  if (page === void 0) return readByApi(reading);
  const hash = createHasher(reading);
  try {
    const served = {
      record: openEvidence(parseEvidence(page), Date.now()),
      evidenceDigest: hashBytes(page),
      hash,
      damaged: []
    };
    return {
      ...served,
      readMore: () => readLogs(reading, served)
    };
  } catch (thrown) {
    if (!(thrown instanceof AnchorError)) throw thrown;
    return {
      ...await readBeside(reading, thrown),
      ...reading.token === "" && { hash }
    };
  }
}
function createHasher(reading) {
  const hashes = /* @__PURE__ */ new Map();
  return (asset, onBytes) => {
    const hashed = hashes.get(asset) ?? download(reading, asset, (body) => hashStream(body, onBytes));
    hashes.set(asset, hashed);
    return hashed;
  };
}
async function readBeside(reading, page) {
  const read = await readByApi(reading).catch((cause) => {
    throw retold(page, `${page.account} Nor could the logs and notes of the release be read: ${messageOf(cause)}`);
  });
  if (read.record.lines.length === 0) throw page;
  const passedOver = `${runFiles.page} of the release is passed over: ${messageOf(page.cause)}.`;
  return {
    ...read,
    damaged: [passedOver, ...read.damaged]
  };
}
async function readLogs(reading, page) {
  try {
    const { record, damaged } = await readByApi(reading);
    return {
      ...page,
      record: openEvidence([...page.record.lines, ...record.lines], Date.now()),
      damaged
    };
  } catch (thrown) {
    const { message, hint } = toAnchorError(thrown);
    const missing = "The logs and notes of the release could not be read, so what only they name is missing here";
    return {
      ...page,
      damaged: [`${missing}: ${message} ${hint}`],
      isPartial: true
    };
  }
}
const leastShare = 0.5;
async function download({ web, server, repository, tag }, asset, take) {
  const release = tag === "latest" ? "latest/download" : `download/${tag.split("/").map(encodeURIComponent).join("/")}`;
  const url = new URL(`${server}/${repository}/releases/${release}/${encodeURIComponent(asset)}`);
  const isAllowed = (next) => next.protocol === "https:" || isLoopback(url) && isLoopback(next);
  const headersFor = () => ({ accept: "application/octet-stream" });
  const { signal } = new AbortController();
  for (let attempt = 1; ; attempt += 1) try {
    const answer = await follow(web, url, signal, {
      isAllowed,
      headersFor
    });
    if (answer.status === 200) return await take(answer.body);
    answer.body.destroy();
    if (answer.status === 404) return void 0;
    throw new Error(`${url.host} answered ${answer.status}`);
  } catch (cause) {
    if (cause instanceof AnchorError) throw cause;
    if (cause instanceof RangeError || attempt >= 4) {
      const isCut = cause instanceof Error && "syscall" in cause;
      const account = isCut ? `There is no connection to ${url.host}: ${messageOf(cause)}.` : `The file could not be downloaded: ${messageOf(cause)}.`;
      throw new AnchorError("ASSET_UNREADABLE", account, {
        cause,
        hint: isCut ? "Check network, proxy and DNS. The file is not judged." : void 0
      });
    }
    await systemClock.wait(backoff(attempt, systemClock.random(), leastShare), signal);
  }
}
async function openByApi({ repository, tag, apiUrl, token, web }) {
  const [{ createGitHub }, { findRelease }] = await Promise.all([import("./releases.js"), import("./find-assets.js")]);
  const { signal: stop } = new AbortController();
  const clock = systemClock;
  const forge = createGitHub({
    token,
    repository,
    apiUrl,
    web,
    clock,
    stop,
    onDebug: () => {
    }
  });
  return {
    forge,
    release: await findRelease(token === "" ? {
      ...forge,
      readReleases: async function* () {
      }
    } : forge, tag, {
      event: void 0,
      ref: "",
      repository
    }),
    key: "",
    clock,
    stop,
    warn: () => {
    }
  };
}
async function readByApi(reading) {
  const { readRecorded } = await import("./read-recorded.js");
  try {
    const opened = await openByApi(reading);
    const { forge, release, stop } = opened;
    const assets = await forge.readAssets(release);
    const { record, damaged } = await readRecorded({
      ...opened,
      assets
    });
    return {
      record,
      hash: async (name, onBytes) => {
        const asset = assets.find((one) => one.name === name && one.isUploaded);
        return asset && (await forge.hash(asset, onBytes, stop)).hashes;
      },
      damaged: damaged.map(({ what }) => `${what} cannot be read.`)
    };
  } catch (thrown) {
    throw reading.token === "" ? askForToken(toAnchorError(thrown)) : thrown;
  }
}
function askForToken(error) {
  if (error.code !== "RELEASE_NOT_FOUND" && error.code !== "GITHUB_RATE_LIMITED") return error;
  return retold(error, error.account, "Check owner, repository and tag. A private repository or a draft needs a token in GH_TOKEN.");
}
async function verifyRelease({ repository, tag }, options, terminal) {
  if (options.values.has("evidence")) throw usageError("verify OWNER/REPO@TAG takes no --evidence: it reads the evidence of the release");
  refuseSurplus(options, ["repository-url"], "OWNER/REPO@TAG");
  const named = [...options.values.get("files") ?? [], ...options.words.slice(1)];
  const { stderr, env } = terminal;
  const place = readGitHubPlace(repository, options, env);
  const web = createWeb();
  try {
    const read = (from) => named.length > 0 ? readFilesAtHand(from.record, named, stderr) : hashServed(from, terminal, options);
    let release = await readServedRelease({
      ...place,
      tag,
      web
    });
    let atHand = await read(release);
    if (release.readMore !== void 0 && await isOpen({
      ...release,
      ...atHand
    })) {
      release = await release.readMore();
      atHand = await read(release);
    }
    for (const sentence of release.damaged) stderr.write(`${toLine(sentence)}
`);
    const { record, evidenceDigest, isPartial } = release;
    if (record.lines.length === 0) {
      stderr.write(`${toLine(`${repository}@${tag}`)} has no evidence that anchor-artifacts can read. Check the tag, or ask the project for the evidence.
`);
      return 4;
    }
    tellForeign(record.lines, {
      repository,
      tag
    }, terminal);
    const evidence = {
      record,
      ...evidenceDigest && { evidenceDigest },
      ...isPartial && { isPartial }
    };
    const { exitCode, missing } = await printClaims({
      ...evidence,
      ...atHand
    }, options, terminal);
    if (named.length === 0) tellUnseen(missing, atHand, release.readMore ? runFiles.page : "the evidence", terminal);
    return exitCode;
  } finally {
    await web.close();
  }
}
async function isOpen(evidence) {
  if (verifyEvidence(evidence).verdict !== "valid") return true;
  const { record } = evidence;
  if (record.witnesses.length === 0) return false;
  const { readWitnesses } = await import("./read-witnesses.js");
  return (await readWitnesses(record)).some(({ claim }) => claim === "pending");
}
async function hashServed({ record, hash }, terminal, { values }) {
  const bar = openBar(terminal, values.get("json")?.[0] === "true");
  const byAsset = Map.groupBy(record.names.keys(), toAssetName);
  const files = [];
  const errors = [];
  const unread = /* @__PURE__ */ new Set();
  let [done, bytes] = [0, 0];
  const doing = () => `file ${done + 1} of ${byAsset.size} of the release, ${renderBytes(bytes)} read`;
  const progress = bar && createProgress({
    info: () => {
    },
    progress: bar.show
  }, () => idleFor(doing()));
  try {
    for (const [asset, [name = asset, ...others]] of byAsset) {
      try {
        const hashes = await hash(asset, (count) => void (bytes += count));
        const label = others.length === 0 ? name : asset;
        if (hashes !== void 0) files.push({
          name: label,
          sha3_256: hashes.digest,
          sha256: hashes.sha256
        });
      } catch (thrown) {
        const error = toAnchorError(thrown);
        errors.push(retold(error, `${asset}: ${error.account}`));
        unread.add(asset);
      }
      done += 1;
    }
    return {
      files,
      errors,
      unread
    };
  } finally {
    progress?.stop();
    bar?.clear();
  }
}
function tellForeign(lines, { repository, tag }, { stderr }) {
  const runs = lines.flatMap(({ predicate }) => predicate.run ?? []);
  const isForeign = (member, own) => {
    const known = runs.flatMap((run) => run[member]?.toLowerCase() ?? []);
    return known.length > 0 && !known.includes(own.toLowerCase());
  };
  if (!isForeign("repository", repository) && (tag === "latest" || !isForeign("tag", tag))) return;
  const last = runs.findLast((run) => run.repository !== void 0 || run.tag !== void 0);
  const made = [last?.repository, last?.tag].filter((part) => part !== void 0).join("@");
  stderr.write(`The evidence was made for ${toLine(made)}, not for ${toLine(`${repository}@${tag}`)}: unless the project was renamed, these may be the files of another release.
`);
}
function tellUnseen(missing, { files, unread }, read, { stderr }) {
  const gone = missing.filter((name) => unread?.has(toAssetName(name)) !== true);
  if (gone.length > 0) stderr.write(`The evidence names these files, but the release does not have them: ${toLineNames(gone)}.
`);
  if (files.length > 0) stderr.write(`Other files of the release were not checked, because ${read} does not name them.
`);
}
export { verifyRelease };
