import { type JobHandler, startJobs } from "#platform/jobs.ts";
import { type EmailTemplate, mailJobs } from "#platform/mail.ts";

const modules: { jobs?: JobHandler[]; emails?: EmailTemplate[] }[] = [];

/** Registers every module's jobs and e-mails, then works until stopped. */
export const startWorker = (): Promise<{ stop: () => Promise<void> }> =>
  startJobs([...modules.flatMap((one) => one.jobs ?? []), ...mailJobs(modules.flatMap((one) => one.emails ?? []))]);
