import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeProductBlocked, writeProfileBlocked, writeReportDecided } from "./emails/moderation-letters.tsx";
import { productBlockedEmail, profileBlockedEmail, reportDecidedEmail } from "./schema.ts";

export const emails: EmailTemplate[] = [
  template(reportDecidedEmail, writeReportDecided),
  template(productBlockedEmail, writeProductBlocked),
  template(profileBlockedEmail, writeProfileBlocked),
];
