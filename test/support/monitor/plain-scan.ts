/** A monitor run in this process, on the command line's host of plain lines. */
import { join } from "node:path";

import { loadMonitorTools } from "#cli/repository.ts";
import type { PlainHost } from "#cli/command-host.ts";
import { systemClock } from "#host/host.ts";
import type { InputName } from "#host/input-table.ts";
import { parseInputs } from "#host/inputs.ts";
import type { Finding } from "#monitor/finding.ts";
import { runMonitor } from "#monitor/monitor.ts";
import type { ScanView } from "#monitor/view.ts";
import type { Run } from "#evidence/run.ts";
import type { Workspace } from "../files/workspace.ts";
import { connectInProcess } from "../github/in-process.ts";
import type { GitHubStandIn } from "../github/stand-in.ts";
import { aHost } from "../plain-job.ts";
import type { RunningService } from "../service/service.ts";

export interface PlainScan {
  readonly ending: Run;
  readonly view: ScanView;
  /** Those of the view, alarms first. */
  readonly findings: readonly Finding[];
  readonly lines: readonly string[];
  /** What a terminal of 80 columns would show, without colours. */
  readonly screen: string;
  /** Absolute path of the folder for evidence. */
  readonly folder: string;
}

/** Scans the stand-in's repository. */
export async function runPlainScan(
  {
    workspace,
    github,
    service,
  }: { workspace: Workspace; github: GitHubStandIn; service: Pick<RunningService, "url" | "apiKey"> },
  given: Partial<Record<InputName, string>> = {},
): Promise<PlainScan> {
  const lines: string[] = [];
  const folder = join(workspace.temp, "evidence");
  const texts: Partial<Record<InputName, string>> = {
    mode: "monitor",
    "api-url": service.url,
    "api-key": service.apiKey,
    "github-token": github.token,
    ...given,
  };
  const inputs = parseInputs((name) => texts[name] ?? "");
  if (inputs.mode !== "monitor") throw new RangeError("These are not inputs of a monitor.");
  const host = aHost((line) => void lines.push(line), workspace.path, folder);
  const { repository, api: apiUrl } = github.places;
  let screen = "";
  const shown: ScanView[] = [];
  const address = { repository, apiUrl, token: github.token, baseline: inputs.baseline };
  const show: PlainHost["show"] = (render) => void (screen = render((_, text) => text, 80));
  const tools = await loadMonitorTools({ ...host, show }, address);
  // Without a socket; the command line looks by sockets in integration/monitor/run.test.ts, the action in e2e/monitor.
  const web = connectInProcess(github, systemClock);
  github.clock.now = () => systemClock.today();
  const ending = await runMonitor(
    inputs,
    { ...host, origin: { ...host.origin, repository } },
    {
      openRepositoryAccess: () => tools.openRepositoryAccess(web),
      openIssues: () => tools.openIssues(web),
      present: (view, run) => {
        shown.push(view);
        return tools.present(view, run);
      },
    },
  );
  const [view] = shown;
  if (view === undefined) throw new RangeError("The scan was not presented.");
  const findings = [...view.alarms, ...view.notices];
  return { ending, view, findings, lines, screen, folder };
}
