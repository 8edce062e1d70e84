import type { Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeProductBlocked, writeProfileBlocked, writeReportDecided } from "./emails/moderation-letters.tsx";
import { reportCopies } from "./report-copies.ts";
import { productBlockedEmail, profileBlockedEmail, reportDecidedEmail } from "./schema.ts";

export const sweeps: Sweep[] = [{ name: "moderation.report-copies", everySeconds: 60, run: reportCopies }];

export const emails: EmailTemplate[] = [
  template(reportDecidedEmail, writeReportDecided),
  template(productBlockedEmail, writeProductBlocked),
  template(profileBlockedEmail, writeProfileBlocked),
];
