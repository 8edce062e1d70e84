import type { Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { expireOrders } from "./expire-orders.ts";
import { writeInvoiceIssued, writeInvoiceWanted } from "./fiscal/emails/invoice-emails.tsx";
import { invoiceIssuedEmail, invoiceWantedEmail } from "./fiscal/schema.ts";

export const sweeps: Sweep[] = [{ name: "orders.expire", everySeconds: 60, run: expireOrders }];

export const emails: EmailTemplate[] = [
  template(invoiceWantedEmail, writeInvoiceWanted),
  template(invoiceIssuedEmail, writeInvoiceIssued),
];
