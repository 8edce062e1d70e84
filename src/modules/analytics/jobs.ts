import type { Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeNeverDownloaded } from "./downloads/emails/never-downloaded.tsx";
import { neverDownloadedEmail } from "./downloads/schema.ts";
import { rollDays } from "./rollups/roll-days.ts";
import { rollHouseDays } from "./rollups/roll-house-days.ts";

export const sweeps: Sweep[] = [
  { name: "analytics.roll_days", everySeconds: 60, run: rollDays },
  { name: "analytics.roll_house_days", everySeconds: 60, run: rollHouseDays },
];
export const emails: EmailTemplate[] = [template(neverDownloadedEmail, writeNeverDownloaded)];
