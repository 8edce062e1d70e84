import type { Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { expireOrders } from "./expire-orders.ts";
import { writeInvoiceIssued, writeInvoiceWanted } from "./fiscal/emails/invoice-emails.tsx";
import { foldSaleTallies } from "./sales/tallies/fold-changes.ts";
import { invoiceIssuedEmail, invoiceWantedEmail } from "./fiscal/schema.ts";

export const sweeps: Sweep[] = [
  { name: "orders.expire", everySeconds: 60, run: expireOrders },
  { name: "orders.tallies", everySeconds: 60, run: foldSaleTallies },
];

export const emails: EmailTemplate[] = [
  template(invoiceWantedEmail, writeInvoiceWanted),
  template(invoiceIssuedEmail, writeInvoiceIssued),
];
