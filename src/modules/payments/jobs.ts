import { handle, type JobHandler, type Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { bookDueFees, bookFee } from "./book-fee.ts";
import { cardEmails, cardSweeps } from "./cards/jobs.ts";
import { writeBoletoIssued, writeBoletoReminder } from "./emails/boleto.tsx";
import { writePixIssued } from "./emails/pix-issued.tsx";
import { writeRecipientMoved } from "./emails/recipient-moved.tsx";
import { writeCorrectionCode, writeEmailCorrected } from "./receipts/emails/correction-emails.tsx";
import { correctionCodeEmail, emailCorrectedEmail } from "./receipts/schema.ts";
import { writeProviderIncident } from "./incidents/emails/provider-incident.tsx";
import { incidentEmail } from "./incidents/schema.ts";
import { writeReceipt } from "./emails/receipt.tsx";
import { writeSaleNotice } from "./emails/sale-notice.tsx";
import { writeOrderEnded } from "./emails/order-ended.tsx";
import { endLostOrders } from "./end-lost-orders.ts";
import { endCodes } from "./end-codes.ts";
import { emailDueCodes, emailPixCode, remindOfCodes } from "./email-pix-code.ts";
import { pollAttempts, rereadPaid } from "./poll-attempts.ts";
import { processDueEvents, processEvent } from "./process-event.ts";
import {
  boletoIssuedEmail,
  boletoReminderEmail,
  bookFeeJob,
  mailCodeJob,
  orderEndedEmail,
  pixIssuedEmail,
  processEventJob,
  receiptEmail,
  saleNoticeEmail,
  sendRefundJob,
  startPaymentJob,
} from "./schema.ts";
import { disputeEmails, disputeJobs } from "./disputes/jobs.ts";
import { refundEmails, refundSweeps } from "./refunds/jobs.ts";
import { isStillToPay } from "./queries/order-is.ts";
import { sendRefund } from "./refunds/send-refund.ts";
import { mirrorRecipients } from "./recipients/mirror-recipient.ts";
import { recipientMovedEmail } from "./recipients/schema.ts";
import { followPayables } from "./receivables/follow-payables.ts";
import { resumePayments } from "./resume-payments.ts";
import { startPayment } from "./start-payment.ts";

export const jobs: JobHandler[] = [
  handle(startPaymentJob, ({ attemptId }) => startPayment(attemptId)),
  handle(processEventJob, ({ eventId }) => processEvent(eventId)),
  handle(sendRefundJob, ({ refundId }) => sendRefund(refundId)),
  handle(mailCodeJob, ({ attemptId }) => emailPixCode(attemptId)),
  handle(bookFeeJob, ({ attemptId }) => bookFee(attemptId)),
  ...disputeJobs,
];

export const sweeps: Sweep[] = [
  { name: "payments.process-events", everySeconds: 2, wokenBy: "webhooks", run: processDueEvents },
  { name: "payments.poll", everySeconds: 2, run: pollAttempts },
  { name: "payments.email-codes", everySeconds: 5, run: emailDueCodes },
  { name: "payments.book-fees", everySeconds: 5, run: bookDueFees },
  { name: "payments.reread-paid", everySeconds: 60, run: rereadPaid },
  { name: "payments.follow-payables", everySeconds: 120, run: followPayables },
  { name: "payments.remind-of-codes", everySeconds: 600, run: remindOfCodes },
  { name: "payments.end-codes", everySeconds: 10, run: endCodes },
  { name: "payments.end-lost-orders", everySeconds: 10, run: endLostOrders },
  { name: "payments.resume", everySeconds: 15, run: resumePayments },
  { name: "payments.mirror-recipients", everySeconds: 30, run: mirrorRecipients },
  ...refundSweeps,
  ...cardSweeps,
];

export const emails: EmailTemplate[] = [
  template(receiptEmail, writeReceipt),
  template(correctionCodeEmail, writeCorrectionCode),
  template(emailCorrectedEmail, writeEmailCorrected),
  template(recipientMovedEmail, writeRecipientMoved),
  template(incidentEmail, writeProviderIncident),
  template(pixIssuedEmail, writePixIssued, (facts) => isStillToPay(facts, facts.expiresAt)),
  template(boletoIssuedEmail, writeBoletoIssued, (facts) => isStillToPay(facts, facts.dueAt)),
  template(boletoReminderEmail, writeBoletoReminder, (facts) => isStillToPay(facts, facts.dueAt)),
  template(saleNoticeEmail, writeSaleNotice),
  template(orderEndedEmail, writeOrderEnded),
  ...refundEmails,
  ...disputeEmails,
  ...cardEmails,
];
