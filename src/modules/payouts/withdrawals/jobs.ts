import { handle, type JobHandler, type Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeConfirm } from "./emails/confirm.tsx";
import { writeWithdrawalNews } from "./emails/news.tsx";
import { followWithdrawals, tendWithdrawals } from "./follow-withdrawals.ts";
import { confirmEmail, sendWithdrawalJob, withdrawalNewsEmail } from "./schema.ts";
import { sendWithdrawal } from "./send-withdrawal.ts";

export const jobs: JobHandler[] = [handle(sendWithdrawalJob, ({ withdrawalId }) => sendWithdrawal(withdrawalId))];

export const sweeps: Sweep[] = [
  { name: "payouts.tend-withdrawals", everySeconds: 5, run: tendWithdrawals },
  { name: "payouts.follow-withdrawals", everySeconds: 3, run: followWithdrawals },
];

export const emails: EmailTemplate[] = [template(confirmEmail, writeConfirm), template(withdrawalNewsEmail, writeWithdrawalNews)];
