import type { Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeScheduleNews } from "./emails/schedule-news.tsx";
import { runSchedules } from "./run-schedules.ts";
import { scheduleEmail } from "./schema.ts";

export const sweeps: Sweep[] = [{ name: "payouts.run-schedules", everySeconds: 60, run: runSchedules }];

export const emails: EmailTemplate[] = [template(scheduleEmail, writeScheduleNews)];
