import type { Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { applyBankChanges } from "./apply-change.ts";
import { writeBankNews } from "./emails/bank-news.tsx";
import { bankEmail } from "./schema.ts";

export const sweeps: Sweep[] = [{ name: "payouts.apply-bank-changes", everySeconds: 20, run: applyBankChanges }];

export const emails: EmailTemplate[] = [template(bankEmail, writeBankNews)];
