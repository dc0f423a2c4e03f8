import { digestOf, type Report } from "../../domain/report/report.ts";
import { serviceAddress, type Inputs } from "../inputs/inputs.ts";

/** What a real run would ask, in one line that says what the number leaves out (interface §1.1 `dry-run`). */
export function renderPlan(report: Report, inputs: Inputs): string {
  const count = serviceAddress(inputs) === "" ? 0 : countRequests(report);
  const left = [
    "what is tried again",
    ...(inputs.nodes.length > 0 ? ["questions to chain nodes"] : []),
    ...(inputs.mode === "stamp" && inputs.waitForFinality ? ["looks at the chain while it waits"] : []),
    ...(inputs.fromRelease || inputs.releaseAttach !== "none" ? ["requests to GitHub"] : []),
    ...(inputs.fromRelease ? ["the release's assets, which a dry run does not read"] : []),
  ];
  return `A real run would make ${count} ${count === 1 ? "request" : "requests"} to the service; not counted: ${left.join(", ")}.`;
}

/** One a digest, however many files share it; a file under a manifest makes none. */
function countRequests({ results }: Report): number {
  const asked = results.filter(({ outcome, coveredBy }) => outcome.kind === "skipped" && coveredBy === undefined);
  return new Set(asked.map(digestOf)).size;
}
