import "./rolldown-runtime.js";
import { createProgress, createWeb, follow$1 as follow, idleFor, openBar, runFiles, toAssetName } from "./run.js";
import { AnchorError, isLoopback, messageOf, readGitHubPlace, renderBytes, retold, systemClock, toAnchorError, toLine, toLineNames, usageError } from "./start.js";
import { backoff } from "./ask.js";
import { isSettled, maxLogBytes, openRecord, parseEvidence, printClaims, readAtMost, readFilesAtHand, refuseSurplus } from "./verify.js";
import { hashBytes, hashStream } from "./hash.js";
async function readServedRelease(reading) {
  const tooLarge = () => new AnchorError("EVIDENCE_INVALID", "The evidence is larger than 256 MiB.");
  const page = await download(reading, runFiles.page, (body) => readAtMost(body, maxLogBytes, tooLarge));
  if (page === void 0) return readByApi(reading);
  const lines = parseEvidence(page);
  const notes = await isOpen(openRecord(lines, Date.now())) ? await readNotes(reading) : {
    lines: [],
    damaged: []
  };
  return {
    record: openRecord([...lines, ...notes.lines], Date.now()),
    evidenceDigest: hashBytes(page),
    hash: (asset, onBytes) => download(reading, asset, (body) => hashStream(body, onBytes)),
    damaged: notes.damaged
  };
}
async function isOpen(record) {
  if ([...record.anchors.values()].some((anchor) => !isSettled(anchor))) return true;
  if (record.witnesses.length === 0) return false;
  const { readWitnesses } = await import("./read-witnesses.js");
  return (await readWitnesses(record)).some(({ claim }) => claim === "pending");
}
async function readNotes(reading) {
  try {
    const { readRecorded } = await import("./read-recorded.js");
    const { record, damaged } = await readRecorded({
      ...await openByApi(reading),
      assets: []
    });
    return {
      lines: record.lines,
      damaged: damaged.map(({ what }) => `${what} cannot be read.`)
    };
  } catch (thrown) {
    const { message, hint } = toAnchorError(thrown);
    return {
      lines: [],
      damaged: [`The release notes could not be read, so a block that only they name is missing here: ${message} ${hint}`]
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
    const release = await readServedRelease({
      ...place,
      tag,
      web
    });
    for (const sentence of release.damaged) stderr.write(`${toLine(sentence)}
`);
    const { record, evidenceDigest } = release;
    if (record.lines.length === 0) {
      stderr.write(`${toLine(`${repository}@${tag}`)} has no evidence that anchor-artifacts can read. Check the tag, or ask the project for the evidence.
`);
      return 4;
    }
    const atHand = await (named.length > 0 ? readFilesAtHand(record, named, stderr) : hashServed(release, terminal, options));
    const evidence = {
      record,
      ...evidenceDigest && { evidenceDigest }
    };
    const { exitCode, missing } = await printClaims({
      ...evidence,
      ...atHand
    }, options, terminal);
    if (named.length === 0) tellUnseen(missing, atHand, terminal);
    return exitCode;
  } finally {
    await web.close();
  }
}
async function hashServed({ record, hash }, terminal, { values }) {
  const bar = openBar(terminal, values.get("json")?.[0] === "true");
  const byAsset = Map.groupBy(record.names.keys(), toAssetName);
  const files = [];
  const errors = [];
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
      }
      done += 1;
    }
    return {
      files,
      errors
    };
  } finally {
    progress?.stop();
    bar?.clear();
  }
}
function tellUnseen(missing, { files, errors }, { stderr }) {
  if (missing.length > errors.length) stderr.write(`The evidence names these files, but the release does not have them: ${toLineNames(missing)}.
`);
  if (files.length > 0) stderr.write("Other files of the release were not checked, because the evidence does not name them.\n");
}
export { verifyRelease };
