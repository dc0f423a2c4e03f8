import "./rolldown-runtime.js";
import { AnchorError, counted, errorFacts, isOutage, toAnchorError, toLineName, untilOverdue } from "./start.js";
import { createAttempts, createCircuitBreaker, createProgress, createTaskQueue, digestOf, earlierProofs, follow, idleFor, isLost, nextTime, openProofFolder, provableOf, statedProofs, systemClock, timetables, toProofLines, unwrittenProofs, withProofs } from "./step.js";
import { join } from "node:path";
async function requestProofs(fresh, work, asking) {
  const { concurrency, log, signals, states } = work;
  if (fresh.length === 0) return;
  const sent = fresh.length === 1 ? "1 digest is" : `${fresh.length} digests are`;
  log.info(`${sent} sent once more for a proof file. Each costs a second stamp of the account.`);
  const breaker = createCircuitBreaker(signals.cancellation.stop);
  const tasks = createTaskQueue(concurrency, async ({ subject }) => {
    const reason = breaker.reason();
    if (reason === void 0) return breaker.watch(await requestOne(subject, work, asking));
    const note = reason === "cancelled" ? "The run was cancelled." : `No request was sent for it after ${reason.code}.`;
    states.set(subject.digest, {
      kind: "missing",
      note
    });
  });
  fresh.forEach(tasks.add);
  await tasks.rest();
}
async function requestOne(subject, work, { calls, journal }) {
  const { digest } = subject;
  try {
    const other = journal.recordProofIntent(subject);
    if (other !== void 0) {
      const note = "Another run asks for them at the same time.";
      const { uid } = other;
      work.states.set(digest, uid === void 0 ? {
        kind: "missing",
        note
      } : {
        kind: "pending",
        uid,
        note: ""
      });
      return;
    }
  } catch (thrown) {
    const error = toAnchorError(thrown);
    refuseProof(error, subject, work);
    return error;
  }
  const answer = await calls.request(digest);
  if (answer.kind === "asked") {
    work.states.set(digest, {
      kind: "pending",
      uid: answer.uid,
      note: ""
    });
    work.note(subject, {
      event: "proof-asked",
      uid: answer.uid
    });
  }
  if (answer.kind === "open") {
    work.states.set(digest, {
      kind: "unclear",
      note: answer.account
    });
    if (answer.error !== void 0) work.failures.set(digest, answer.error);
    return answer.error ?? answer.outage;
  }
  if (answer.kind !== "refused") return void 0;
  work.note(subject, {
    event: "proof-result",
    code: answer.error.code
  });
  refuseProof(answer.error, subject, work);
  return answer.error;
}
function refuseProof(error, { digest }, { states, failures }) {
  if (isOutage(error) || error.code === "NOT_ATTEMPTED") {
    states.set(digest, {
      kind: "missing",
      note: `${error.code}: ${error.account}`
    });
    return;
  }
  states.set(digest, { kind: "failed" });
  failures.set(digest, error);
}
async function collectProofs(wanted, work, calls, waitMs) {
  const { concurrency, log, signals, states } = work;
  const subjects = /* @__PURE__ */ new Map();
  for (const subject of wanted) {
    const state = states.get(subject.digest);
    if (state?.kind === "pending") subjects.set(state.uid, subject);
  }
  let count = subjects.size;
  const progress = createProgress(log, () => idleFor(counted(count, "proof file")));
  try {
    const statuses = await awaitProofs(new Map([...subjects].map(([uid, { digest }]) => [uid, digest])), {
      calls,
      concurrency,
      waitMs,
      clock: systemClock,
      stop: signals.cancellation.stop,
      onRound: (waiting) => void (count = waiting)
    });
    const tasks = createTaskQueue(concurrency, ([uid, subject]) => settleProof(uid, subject, statuses.get(uid), work));
    for (const each of subjects) tasks.add(each);
    await tasks.rest();
  } finally {
    progress.stop();
  }
}
async function settleProof(uid, subject, status, work) {
  const { digest } = subject;
  if (status?.kind === "waiting") work.states.set(digest, {
    kind: "pending",
    uid,
    note: status.note
  });
  if (status?.kind === "doubtful" || status?.kind === "lost") fail(status, uid, subject, work);
  if (status?.kind !== "ready") return;
  const onError = work.attempts.begin();
  try {
    work.states.set(digest, {
      kind: "written",
      ...await work.files.write(subject, status.item),
      uid
    });
    work.note(subject, {
      event: "proof-result",
      uid
    });
  } catch (thrown) {
    onError(toAnchorError(thrown));
  }
}
function fail({ kind, error }, uid, subject, { states, failures, note }) {
  const isOpen = kind === "doubtful";
  states.set(subject.digest, isOpen ? {
    kind: "pending",
    uid,
    note: error.account
  } : {
    kind: "failed",
    uid
  });
  failures.set(subject.digest, error);
  note(subject, {
    event: "proof-result",
    uid,
    code: error.code,
    ...isOpen && { open: true }
  });
}
async function awaitProofs(asked, { waitMs, ...options }) {
  const { clock } = options;
  const since = clock.now();
  const pending = [...asked].map(([uid, digest]) => ({
    uid,
    digest,
    status: notAsked,
    next: since
  }));
  const ask = async (due, over) => {
    const isAtEnd = await askDue(due, options, over);
    for (const proof of due) proof.next = waitMs === 0 || proof.status.kind === "ready" || proof.status.kind === "lost" ? void 0 : nextTime(timetables.pending, since, clock.now());
    return isAtEnd;
  };
  const deadline = waitMs === 0 ? Number.POSITIVE_INFINITY : since + waitMs;
  await follow(pending, {
    ...options,
    ask,
    deadline
  });
  return new Map(pending.map(({ uid, status }) => [uid, status]));
}
const notAsked = {
  kind: "waiting",
  note: "The run ended before the service was asked for it."
};
async function askDue(due, { calls, concurrency }, over) {
  let end;
  const tasks = createTaskQueue(concurrency, async (some) => {
    const uids = new Map(some.map(({ uid, digest }) => [uid, digest]));
    const answer = end ?? (over.aborted ? void 0 : await calls.status(uids, over));
    if (answer instanceof AnchorError && (answer.code === "NOT_ATTEMPTED" || errorFacts(answer.code).stopsRun === true) && !over.aborted) end ??= answer;
    for (const proof of some) {
      const status = answer instanceof AnchorError ? {
        kind: "waiting",
        note: `The service could not be asked for it: ${answer.code}.`
      } : answer?.get(proof.uid);
      const isBrokenOff = over.aborted && proof.status !== notAsked && answer instanceof AnchorError;
      if (status !== void 0 && !isBrokenOff) proof.status = status;
    }
  });
  const { maxAtOnce } = calls;
  for (let start = 0; start < due.length; start += maxAtOnce) tasks.add(due.slice(start, start + maxAtOnce));
  await tasks.rest();
  return end !== void 0;
}
async function obtainProofs(results, parts) {
  const { log, signals } = parts;
  const work = await openWork(parts);
  const left = othersOf(results, parts);
  await untilOverdue(obtain(provableOf(results), left, work), signals);
  const proven = withProofs(results, work.states, work.failures);
  const others = left.flatMap((subject) => {
    const proof = work.states.get(subject.digest);
    return proof === void 0 ? [] : [{
      subject,
      proof
    }];
  });
  const { count, open } = toProofLines([...proven, ...others]);
  if (count !== void 0) log.info(count);
  for (const line of open) log.warning(line);
  for (const { subject } of others) {
    const lost = work.failures.get(subject.digest);
    if (lost !== void 0) log.warning(`The proof of ${toLineName(subject.name)}: ${lost.message} ${lost.hint}`, { title: lost.code });
  }
  const own = others.filter(({ subject }) => parts.recorded.anchors.has(subject.digest));
  const names = [...proven, ...own].flatMap(({ proof }) => proof?.kind === "written" ? [proof.file] : []);
  return {
    results: proven,
    others,
    files: [...new Set(names)].map((name) => ({
      name,
      path: join(parts.folder, name)
    })),
    errors: work.attempts.errors
  };
}
async function openWork(parts) {
  const note = (subject, facts) => {
    try {
      parts.journal?.recordProof(subject, facts);
    } catch (thrown) {
      parts.log.warning(toAnchorError(thrown).message);
    }
  };
  const files = await openProofFolder(parts.folder);
  return {
    ...parts,
    files,
    states: /* @__PURE__ */ new Map(),
    failures: /* @__PURE__ */ new Map(),
    attempts: createAttempts(),
    note
  };
}
function othersOf(results, { calls, journal, recorded }) {
  if (calls === void 0) return [];
  const unwritten = unwrittenProofs(journal?.lines ?? [], recorded);
  if (unwritten.length === 0) return [];
  const known = new Set(results.map(digestOf));
  return unwritten.filter(({ digest }) => !known.has(digest)).slice(-calls.maxAtOnce);
}
async function obtain(provable, others, work) {
  const { isWanted, calls, journal, states } = work;
  await keepThoseAtHand(provable, work);
  if (calls === void 0) return;
  const earlier = new Map(earlierProofs(journal?.lines ?? [], work.recorded, work.service));
  const open = provable.filter(({ subject }) => !states.has(subject.digest));
  for (const { subject } of open) {
    if (work.isAgain === true && isLost(earlier.get(subject.digest))) {
      work.log.warning(`${toLineName(subject.name)}: an earlier request for its proof brought no usable answer. Because of --again, the proof is requested and paid again.`);
      earlier.delete(subject.digest);
    }
    const request = earlier.get(subject.digest);
    if (isWanted || request?.isWritten !== true) takeUp(subject, request, work);
  }
  const fresh = open.filter(({ subject, isStamped }) => isStamped && !earlier.has(subject.digest));
  if (isWanted && journal !== void 0) await requestProofs(fresh, work, {
    calls,
    journal
  });
  await collectProofs(open.map(({ subject }) => subject), work, calls, isWanted ? work.waitTimeoutMs : 0);
  for (const subject of others) takeUp(subject, earlier.get(subject.digest), work);
  await collectProofs(others, work, calls, 0);
}
async function keepThoseAtHand(provable, { files, states, attempts, recorded, service }) {
  const stated = statedProofs(recorded, service);
  for (const { subject } of provable) {
    const there = await files.find(subject);
    const item = stated.get(subject.digest);
    if (there !== void 0) states.set(subject.digest, {
      kind: "written",
      ...there
    });
    else if (item !== void 0) {
      const onError = attempts.begin();
      try {
        states.set(subject.digest, {
          kind: "written",
          ...await files.write(subject, item)
        });
      } catch (thrown) {
        const error = toAnchorError(thrown);
        if (error.code !== "PROOF_INVALID") onError(error);
      }
    }
  }
}
function takeUp({ digest }, request, { states }) {
  if (request === void 0) return;
  const { uid } = request;
  states.set(digest, uid === void 0 ? {
    kind: "unclear",
    note: "An earlier run asked for its proof, and the answer was lost."
  } : {
    kind: "pending",
    uid,
    note: ""
  });
}
export { obtainProofs };
