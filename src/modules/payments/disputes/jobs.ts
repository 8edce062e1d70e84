import { handle, type JobHandler } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { bookDisputeFee } from "./book-dispute-fee.ts";
import { writeAuthorDispute } from "./emails/author-dispute.tsx";
import { writeBuyerDispute } from "./emails/buyer-dispute.tsx";
import { authorDisputeEmail, bookDisputeFeeJob, buyerDisputeEmail } from "./schema.ts";

export const disputeJobs: JobHandler[] = [handle(bookDisputeFeeJob, ({ disputeId }) => bookDisputeFee(disputeId))];

export const disputeEmails: EmailTemplate[] = [
  template(authorDisputeEmail, writeAuthorDispute),
  template(buyerDisputeEmail, writeBuyerDispute),
];
