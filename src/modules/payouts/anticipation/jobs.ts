import type { Sweep } from "#platform/jobs.ts";
import { followAnticipations } from "./follow-anticipations.ts";

export const sweeps: Sweep[] = [{ name: "payouts.follow-anticipations", everySeconds: 30, run: followAnticipations }];
