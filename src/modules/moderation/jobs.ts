import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeProductBlocked, writeReportDecided } from "./emails/moderation-letters.tsx";
import { productBlockedEmail, reportDecidedEmail } from "./schema.ts";

export const emails: EmailTemplate[] = [
  template(reportDecidedEmail, writeReportDecided),
  template(productBlockedEmail, writeProductBlocked),
];
