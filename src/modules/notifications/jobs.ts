import type { Sweep } from "#platform/jobs.ts";
import { sweepOld } from "./sweep-old.ts";

export const sweeps: Sweep[] = [{ name: "notifications.sweep", everySeconds: 3600, run: sweepOld }];
