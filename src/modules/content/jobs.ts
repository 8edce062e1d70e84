import type { Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeContactArrived, writeContactReceipt } from "./contact/emails/contact-emails.tsx";
import { contactArrivedEmail, contactReceiptEmail } from "./contact/schema.ts";
import { dropOld } from "./drop-old.ts";
import { savePolicyTexts } from "./policies/save-policy-texts.ts";
import { writeCommentDecided } from "./posts/comments/emails/comment-emails.tsx";
import { commentDecidedEmail } from "./posts/comments/schema.ts";
import { publishDuePosts } from "./posts/desk/publish-due-posts.ts";

export const sweeps: Sweep[] = [
  { name: "content.keep-policy-texts", everySeconds: 60, run: savePolicyTexts },
  { name: "content.publish-due-posts", everySeconds: 10, run: publishDuePosts },
  { name: "content.drop-old", everySeconds: 3600, run: dropOld },
];

export const emails: EmailTemplate[] = [
  template(contactReceiptEmail, writeContactReceipt),
  template(contactArrivedEmail, writeContactArrived),
  template(commentDecidedEmail, writeCommentDecided),
];
