import { setTimeout as sleep } from "node:timers/promises";
import { startProcesses } from "./processes.ts";
import type { Violation } from "./invariants.ts";
import type { Step } from "./steps.ts";

export type Result = { violations: Violation[]; volumes: string[] };
const QUIET_SECONDS = 180;

/** Plays the steps in a world of their own, lets everything come to rest without faults, and looks at what is left. */
export async function runCampaign(steps: readonly Step[], stepMs: number, firstPort: number): Promise<Result> {
  const processes = await startProcesses(firstPort);
  try {
    const { makeWorld } = await import("./world.ts");
    const { play } = await import("./play.ts");
    const { brokenInvariants } = await import("./invariants.ts");
    const { providerViolations } = await import("./provider-side.ts");
    const world = await makeWorld(processes);
    await processes.ready();
    const taken = await play(steps, processes, world, stepMs);
    await processes.control("DELETE", "/sandbox/faults");
    await processes.control("POST", "/sandbox/webhooks/mode", { mode: "normal" });
    let violations: Violation[] = [];
    for (const until = Date.now() + QUIET_SECONDS * 1000; ;) {
      await sleep(5_000);
      violations = await look(async () => [...(await brokenInvariants()), ...(await providerViolations(processes))]);
      if (violations.length === 0 || Date.now() > until) break;
    }
    const charges = [...processes.provider.charges.values()];
    const volumes = [
      ...[...taken].toSorted(([a], [b]) => a.localeCompare(b)).map(([name, times]) => `${name} ${times}`),
      `charges at the provider ${charges.length}, paid ${charges.filter((one) => (one.paid_amount ?? 0) > 0).length}`,
      `letters ${processes.emailMessages()}`,
    ];
    const { closeJobs } = await import("#platform/jobs.ts");
    const { pool } = await import("#platform/db.ts");
    await closeJobs();
    await pool.end();
    return { violations, volumes };
  } finally {
    await processes.close();
  }
}

/** The database may just be coming back. */
async function look(read: () => Promise<Violation[]>): Promise<Violation[]> {
  for (let tries = 0; ; tries++) {
    try {
      return await read();
    } catch (error) {
      if (tries === 5) throw error;
      await sleep(2_000);
    }
  }
}
