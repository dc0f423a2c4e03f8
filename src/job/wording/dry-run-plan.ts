import { digestOf, type Report } from "../../domain/report/report.ts";
import { serviceAddress, type Inputs } from "../inputs/inputs.ts";

/** What a real run would ask, in one line that says what the number leaves out (interface §1.1 `dry-run`). */
export function renderPlan(report: Report, inputs: Inputs): string {
  const stamps = serviceAddress(inputs) === "" ? 0 : countRequests(report);
  const proofs = inputs.mode === "stamp" && inputs.proof ? stamps : 0;
  const count = stamps + proofs;
  const left = [
    "what is tried again",
    ...(inputs.nodes.length > 0 ? ["questions to chain nodes"] : []),
    ...(inputs.mode === "stamp" && inputs.waitForFinality ? ["looks at the chain while it waits"] : []),
    ...(proofs > 0 ? ["questions whether the proof files are ready"] : []),
    ...(inputs.fromRelease || inputs.releaseAttach !== "none" ? ["requests to GitHub"] : []),
    ...(inputs.fromRelease ? ["the release's assets, which a dry run does not read"] : []),
  ];
  return `A real run would make ${count} ${count === 1 ? "request" : "requests"} to the service${renderProofs(proofs)}; not counted: ${left.join(", ")}.`;
}

function renderProofs(count: number): string {
  return count === 0
    ? ""
    : `, ${count} of them for ${count === 1 ? "a proof file" : "proof files"} at the cost of a second stamp each`;
}

/** One a digest, however many files share it; a file under a manifest makes none. */
function countRequests({ results }: Report): number {
  const asked = results.filter(({ outcome, coveredBy }) => outcome.kind === "skipped" && coveredBy === undefined);
  return new Set(asked.map(digestOf)).size;
}
