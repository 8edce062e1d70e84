import { handle, type JobHandler, type Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { sweepLooseFiles } from "./drop-file.ts";
import { writeNewMessage } from "./emails/new-message.tsx";
import { inspectAttachment, scanWaitingAttachments } from "./inspect-attachment.ts";
import { inspectAttachmentJob, newMessageEmail } from "./schema.ts";

export const jobs: JobHandler[] = [handle(inspectAttachmentJob, ({ fileId }) => inspectAttachment(fileId))];

export const sweeps: Sweep[] = [
  { name: "delivery.loose-message-files", everySeconds: 600, run: sweepLooseFiles },
  { name: "delivery.scan-waiting", everySeconds: 5, run: scanWaitingAttachments },
];

export const emails: EmailTemplate[] = [template(newMessageEmail, writeNewMessage)];
