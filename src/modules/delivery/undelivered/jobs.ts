import type { Sweep } from "#platform/jobs.ts";
import { notifyUndelivered } from "./notify-undelivered.ts";

export const sweeps: Sweep[] = [{ name: "delivery.tell-undelivered", everySeconds: 900, run: notifyUndelivered }];
