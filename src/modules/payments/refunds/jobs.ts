import type { Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { advanceProblems } from "./decide-refund.ts";
import { writeRefunded } from "./emails/refunded.tsx";
import { writeRefundNotice } from "./emails/refund-notice.tsx";
import { refundedEmail, refundNoticeEmail } from "./schema.ts";
import { retryRefunds } from "./send-refund.ts";

export const refundSweeps: Sweep[] = [
  { name: "payments.retry-refunds", everySeconds: 30, run: retryRefunds },
  { name: "payments.problem-clocks", everySeconds: 60, run: advanceProblems },
];

export const refundEmails: EmailTemplate[] = [
  template(refundedEmail, writeRefunded),
  template(refundNoticeEmail, writeRefundNotice),
];
