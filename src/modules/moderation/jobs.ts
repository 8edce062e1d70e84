import type { Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeProductBlocked, writeProductFreed, writeReportDecided } from "./emails/moderation-emails.tsx";
import { writeListUnshared, writeProfileBlocked, writeProfileFreed } from "./emails/owner-emails.tsx";
import { writeAppealDecided } from "./appeals/emails/appeal-decided.tsx";
import { appealDecidedEmail } from "./appeals/schema.ts";
import { reportCopies } from "./report-copies.ts";
import {
  listUnsharedEmail,
  productBlockedEmail,
  productFreedEmail,
  profileBlockedEmail,
  profileFreedEmail,
  reportDecidedEmail,
} from "./schema.ts";
import { writeAuthorWithdrawn, writeBuyerWithdrawn } from "./takedowns/emails/withdrawn-emails.tsx";
import { runTakedowns } from "./takedowns/run-takedowns.ts";
import { authorWithdrawnEmail, buyerWithdrawnEmail } from "./takedowns/schema.ts";

export const sweeps: Sweep[] = [
  { name: "moderation.report-copies", everySeconds: 60, run: reportCopies },
  { name: "moderation.takedowns", everySeconds: 15, run: runTakedowns },
];

export const emails: EmailTemplate[] = [
  template(reportDecidedEmail, writeReportDecided),
  template(productBlockedEmail, writeProductBlocked),
  template(productFreedEmail, writeProductFreed),
  template(appealDecidedEmail, writeAppealDecided),
  template(profileBlockedEmail, writeProfileBlocked),
  template(profileFreedEmail, writeProfileFreed),
  template(listUnsharedEmail, writeListUnshared),
  template(buyerWithdrawnEmail, writeBuyerWithdrawn),
  template(authorWithdrawnEmail, writeAuthorWithdrawn),
];
