import type { Sweep } from "#platform/jobs.ts";
import { closeDays } from "./close-days.ts";

export const sweeps: Sweep[] = [{ name: "analytics.close-days", everySeconds: 300, run: closeDays }];
