/** A monitor run in this process, through the command line's door to plain lines. */
import { join } from "node:path";

import { createScanHost } from "#cli/monitor.ts";
import { createPlainHost } from "#cli/plain-host.ts";
import type { InputName } from "#host/input-table.ts";
import { parseInputs } from "#host/inputs.ts";
import type { MonitorFacts } from "#monitor/monitor-host.ts";
import { runMonitor } from "#monitor/monitor.ts";
import type { ScanReport } from "#monitor/report.ts";
import type { Ending } from "#run/ending.ts";
import type { Workspace } from "../files/workspace.ts";
import type { GitHubStandIn } from "../github/stand-in.ts";
import { neverCancelled } from "../plain-job.ts";
import type { RunningService } from "../service/service.ts";

export interface PlainLook {
  readonly ending: Ending;
  readonly look: ScanReport;
  readonly facts: MonitorFacts;
  readonly lines: readonly string[];
  /** What a terminal of 80 columns would show, without colours. */
  readonly screen: string;
  /** Absolute path of the folder for evidence. */
  readonly folder: string;
}

/** Looks at the stand-in's repository. */
export async function runPlainLook(
  {
    workspace,
    github,
    service,
  }: { workspace: Workspace; github: GitHubStandIn; service: Pick<RunningService, "url" | "apiKey"> },
  given: Partial<Record<InputName, string>> = {},
): Promise<PlainLook> {
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
  const plain = createPlainHost({
    print: (line) => void lines.push(line),
    signals: neverCancelled(),
    workspace: workspace.path,
    defaultOutputDir: folder,
  });
  const place = { repository: github.places.repository, apiUrl: github.places.api, token: github.token };
  let screen = "";
  const shown: [ScanReport, MonitorFacts][] = [];
  const door = createScanHost(plain, place, (render) => void (screen = render((_, text) => text, 80)));
  const ending = await runMonitor({
    inputs,
    door: {
      ...door,
      present: (look, facts) => {
        shown.push([look, facts]);
        return door.present(look, facts);
      },
    },
  });
  const [first] = shown;
  if (first === undefined) throw new RangeError("The look was not presented.");
  return { ending, look: first[0], facts: first[1], lines, screen, folder };
}
