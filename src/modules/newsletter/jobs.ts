import type { Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { dropUnconfirmed } from "./drop-unconfirmed.ts";
import { markBounces } from "./editions/mark-bounces.ts";
import { editionEmail } from "./editions/schema.ts";
import { sendEditions } from "./editions/send-editions.ts";
import { writeEdition } from "./emails/edition-email.tsx";
import { writeAlreadyIn, writeConfirm } from "./emails/newsletter-emails.tsx";
import { alreadyInEmail, confirmEmail } from "./schema.ts";

export const sweeps: Sweep[] = [
  { name: "newsletter.drop-unconfirmed", everySeconds: 3600, run: dropUnconfirmed },
  { name: "newsletter.send-editions", everySeconds: 60, run: sendEditions },
  { name: "newsletter.mark-bounces", everySeconds: 300, run: markBounces },
];
export const emails: EmailTemplate[] = [
  template(confirmEmail, writeConfirm),
  template(alreadyInEmail, writeAlreadyIn),
  template(editionEmail, writeEdition),
];
