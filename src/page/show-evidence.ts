import { byId, renderCount, facts, make, shown } from "./elements.ts";
import type { EvidenceFacts, HashingProgress } from "./messages.ts";
import { formatSize } from "./elements.ts";

/** Shows what the evidence is, and which files it names. */
export function showEvidence({ file, run, tool, finishedOn, service, subjects, subjectCount }: EvidenceFacts): void {
  byId("evidence").hidden = false;
  const text = (value: string | undefined): HTMLElement | undefined => (value === undefined ? undefined : shown(value));
  const by = `${tool.name} ${tool.version}`;
  byId("facts").replaceChildren(
    ...facts([
      ["File", text(file)],
      ["Repository", text(run?.repository)],
      ["Release", text(run?.tag ?? run?.ref)],
      ["Commit", run?.commit === undefined ? undefined : make("span", { class: "hash" }, shown(run.commit))],
      ["Run", text(run?.url)],
      ["Written", shown(`${finishedOn.replace("T", " ").replace(/(?:\.\d+)?Z$/, "")} UTC by ${by}`)],
      [
        "Service",
        service?.demonstration === true
          ? "a demonstration: nothing was anchored on a public chain"
          : text(service?.url),
      ],
    ]),
  );
  showRows("named", `${renderCount(subjectCount, "file")} named`, subjects.map(toSubjectRow), subjectCount);
  byId("lead").textContent =
    file === undefined
      ? "The evidence is in this page. Drop the files: they stay on this computer, this page makes no request."
      : "Drop more files, or all at once: they stay on this computer, this page makes no request.";
}

function toSubjectRow({ name, digest }: EvidenceFacts["subjects"][number]): HTMLElement {
  return make("li", {}, shown(name), make("div", { class: "hash quiet" }, digest));
}

/** A folded list of at most as many rows as are given, of `count`. */
export function showRows(id: string, title: string, rows: readonly HTMLElement[], count: number): void {
  const details = byId(id);
  details.hidden = count === 0;
  const more =
    count > rows.length ? [make("li", { class: "quiet" }, `and ${renderCount(count - rows.length, "other")}`)] : [];
  details.querySelector("summary")?.replaceChildren(title);
  details.querySelector("ul")?.replaceChildren(...rows, ...more);
}

/** Shows how far hashing is. */
export function showProgress({ name, done, size, totalDone, totalSize }: HashingProgress): void {
  byId("work").hidden = false;
  byId("work-name").replaceChildren("Hashing ", shown(name));
  byId("work-size").textContent = `${formatSize(done)} of ${formatSize(size)}`;
  byId("bar").setAttribute("value", String(totalSize === 0 ? 1 : totalDone / totalSize));
}
