import type { Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeNeverDownloaded } from "./downloads/emails/never-downloaded.tsx";
import { neverDownloadedEmail } from "./downloads/schema.ts";
import { whatStillWaits } from "./downloads/still-waits.ts";
import { rollDays } from "./rollups/roll-days.ts";
import { rollPlatformDays } from "./rollups/roll-platform-days.ts";

export const sweeps: Sweep[] = [
  { name: "analytics.roll_days", everySeconds: 60, run: rollDays },
  { name: "analytics.roll_house_days", everySeconds: 60, run: rollPlatformDays },
];
export const emails: EmailTemplate[] = [template(neverDownloadedEmail, writeNeverDownloaded, whatStillWaits)];
