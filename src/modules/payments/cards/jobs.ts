import type { Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { cardExpiringEmail, paymentRefusedEmail, paymentReviewedEmail } from "./email-kinds.ts";
import { writeCardExpiring } from "./emails/card-expiring.tsx";
import { writePaymentRefused } from "./emails/payment-refused.tsx";
import { writePaymentReviewed } from "./emails/payment-reviewed.tsx";
import { endStuckCards } from "./end-stuck-cards.ts";
import { forgetTokens } from "./forget-tokens.ts";
import { notifyExpiringCards } from "./notify-expiring-cards.ts";
import { isStillSaved } from "./queries.ts";
import { orderIs } from "../queries/order-is.ts";

export const cardSweeps: Sweep[] = [
  { name: "payments.end-stuck-cards", everySeconds: 20, run: endStuckCards },
  { name: "payments.forget-tokens", everySeconds: 30, run: forgetTokens },
  { name: "payments.tell-expiring-cards", everySeconds: 3600, run: notifyExpiringCards },
];

export const cardEmails: EmailTemplate[] = [
  template(paymentReviewedEmail, writePaymentReviewed, orderIs("em_analise")),
  template(paymentRefusedEmail, writePaymentRefused),
  template(cardExpiringEmail, writeCardExpiring, isStillSaved),
];
