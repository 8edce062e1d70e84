import { handle, type JobHandler } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeCommission } from "./emails/commission.tsx";
import { writeUsualCommission } from "./emails/usual-commission.tsx";
import { commissionEmail, tellCommissionJob, tellUsualCommissionJob, usualCommissionEmail } from "./schema.ts";
import { tellCommission } from "./tell-commission.ts";
import { tellUsualCommission } from "./tell-usual-commission.ts";

export const jobs: JobHandler[] = [
  handle(tellCommissionJob, ({ changeId }) => tellCommission(changeId)),
  handle(tellUsualCommissionJob, tellUsualCommission),
];

export const emails: EmailTemplate[] = [
  template(commissionEmail, writeCommission),
  template(usualCommissionEmail, writeUsualCommission),
];
