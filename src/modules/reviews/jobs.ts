import { accessChangedJob } from "../delivery/schema.ts";
import { handle, type JobHandler, type Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeDecidedReview } from "./emails/decided-review.tsx";
import { writeNewReview } from "./emails/new-review.tsx";
import { writeReminder } from "./emails/reminder.tsx";
import { writeReply } from "./emails/reply.tsx";
import { isStillToReview } from "./queries/still-to-review.ts";
import { followAccess } from "./follow-access.ts";
import { remindBuyers } from "./remind-buyers.ts";
import { decidedReviewEmail, newReviewEmail, reminderEmail, replyEmail } from "./schema/emails.ts";

export const jobs: JobHandler[] = [handle(accessChangedJob, followAccess)];

export const sweeps: Sweep[] = [{ name: "reviews.remind", everySeconds: 300, run: remindBuyers }];

export const emails: EmailTemplate[] = [
  template(newReviewEmail, writeNewReview),
  template(replyEmail, writeReply),
  template(decidedReviewEmail, writeDecidedReview),
  template(reminderEmail, writeReminder, isStillToReview),
];
