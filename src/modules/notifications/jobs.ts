import { handle, type JobHandler, type Sweep } from "#platform/jobs.ts";
import { securityNewsJob } from "../accounts/security-news/schema.ts";
import { sweepOld } from "./sweep-old.ts";
import { notifySecurity } from "./notify-security.ts";

export const jobs: JobHandler[] = [handle(securityNewsJob, notifySecurity)];

export const sweeps: Sweep[] = [{ name: "notifications.sweep", everySeconds: 3600, run: sweepOld }];
export { areEmailsStopped as isStopped } from "./queries/is-stopped.ts";
