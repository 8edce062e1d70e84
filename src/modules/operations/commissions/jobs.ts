import { handle, type JobHandler } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeCommission } from "./emails/commission.tsx";
import { writeUsualCommission } from "./emails/usual-commission.tsx";
import { commissionEmail, notifyCommissionJob, notifyUsualCommissionJob, usualCommissionEmail } from "./schema.ts";
import { notifyCommission } from "./notify-commission.ts";
import { notifyUsualCommission } from "./notify-usual-commission.ts";

export const jobs: JobHandler[] = [
  handle(notifyCommissionJob, ({ changeId }) => notifyCommission(changeId)),
  handle(notifyUsualCommissionJob, notifyUsualCommission),
];

export const emails: EmailTemplate[] = [
  template(commissionEmail, writeCommission),
  template(usualCommissionEmail, writeUsualCommission),
];
