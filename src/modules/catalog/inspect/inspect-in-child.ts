import { stat } from "node:fs/promises";

import type { Outcome } from "#kit/outcome.ts";

import { lookLimits } from "./limits.ts";
import { runInSandbox, type SandboxLimits } from "../sandbox/run-in-sandbox.ts";
import type { InspectedFile, InspectionReason } from "./inspected-file.ts";

/** What may take a minute and more to be read to its end. */
const LARGE_BYTES = 1024 ** 3;

/**
 * `inspectFile` where it can do no harm: in a process of its own, with a cap on time, which grows with the file, and on memory. A parser that dies
 * or never ends on the file is a refusal (`unreadable`, `too_heavy`), never an outage here.
 */
export async function inspectInChild(
  path: string,
  filename: string,
  limits?: SandboxLimits,
): Promise<Outcome<InspectedFile, InspectionReason>> {
  const { size } = await stat(path);
  const lane = size > LARGE_BYTES ? "large" : "author";
  return runInSandbox("inspectFile", [path, filename], limits ?? lookLimits(size), lane);
}
