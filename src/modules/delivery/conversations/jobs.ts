import { handle, type JobHandler, type Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { sweepLooseFiles } from "./drop-file.ts";
import { writeNewMessage } from "./emails/new-message.tsx";
import { inspectAttachment, scanWaitingAttachments } from "./inspect-attachment.ts";
import { rescanAttachments, scanOlderAttachments } from "./scan-attachments.ts";
import { inspectAttachmentJob, newMessageEmail } from "./schema.ts";
import { notifyInfectedAttachments } from "./notify-infected-attachments.ts";

export const jobs: JobHandler[] = [handle(inspectAttachmentJob, ({ fileId }) => inspectAttachment(fileId))];

export const sweeps: Sweep[] = [
  { name: "delivery.loose-message-files", everySeconds: 600, run: sweepLooseFiles },
  { name: "delivery.scan-waiting", everySeconds: 5, run: scanWaitingAttachments },
  { name: "delivery.scan-older", everySeconds: 30, run: scanOlderAttachments },
  { name: "delivery.rescan-sent", everySeconds: 60, run: rescanAttachments },
  { name: "delivery.notify-infected", everySeconds: 10, run: notifyInfectedAttachments },
];

export const emails: EmailTemplate[] = [template(newMessageEmail, writeNewMessage)];
