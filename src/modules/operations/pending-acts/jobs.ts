import type { Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeConfirmation } from "./emails/confirmation.tsx";
import { expireActs } from "./expire-acts.ts";
import { isStillWaiting } from "./queries/still-waiting.ts";
import { confirmationEmail } from "./schema.ts";

export const sweeps: Sweep[] = [{ name: "operations.expire-acts", everySeconds: 300, run: expireActs }];

export const emails: EmailTemplate[] = [template(confirmationEmail, writeConfirmation, isStillWaiting)];
