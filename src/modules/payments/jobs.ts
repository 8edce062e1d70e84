import { handle, type JobHandler, type Sweep } from "#platform/jobs.ts";
import { bookFee } from "./book-fee.ts";
import { expirePix } from "./expire-pix.ts";
import { pollAttempts } from "./poll-attempts.ts";
import { processEvent } from "./process-event.ts";
import { bookFeeJob, processEventJob, sendRefundJob, startPaymentJob } from "./schema.ts";
import { retryRefunds, sendRefund } from "./send-refund.ts";
import { startPayment } from "./start-payment.ts";

export const jobs: JobHandler[] = [
  handle(startPaymentJob, ({ attemptId }) => startPayment(attemptId)),
  handle(processEventJob, ({ eventId }) => processEvent(eventId)),
  handle(sendRefundJob, ({ refundId }) => sendRefund(refundId)),
  handle(bookFeeJob, ({ attemptId }) => bookFee(attemptId)),
];

export const sweeps: Sweep[] = [
  { name: "payments.poll", everySeconds: 2, run: pollAttempts },
  { name: "payments.expire-pix", everySeconds: 10, run: expirePix },
  { name: "payments.retry-refunds", everySeconds: 30, run: retryRefunds },
];
