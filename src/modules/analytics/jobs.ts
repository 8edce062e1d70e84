import type { Sweep } from "#platform/jobs.ts";
import { rollDays } from "./rollups/roll-days.ts";

export const sweeps: Sweep[] = [{ name: "analytics.roll_days", everySeconds: 60, run: rollDays }];
