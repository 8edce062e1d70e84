import { handle, type JobHandler, type Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeRecipientEmailChanged } from "./emails/email-changed.tsx";
import { recipientEmailChanged, sendRegistrationJob } from "./schema.ts";
import { resumeRegistrations, sendRegistration } from "./send-registration.ts";

export const jobs: JobHandler[] = [handle(sendRegistrationJob, ({ registrationId }) => sendRegistration(registrationId))];

export const sweeps: Sweep[] = [{ name: "payouts.resume-registrations", everySeconds: 5, run: resumeRegistrations }];

export const emails: EmailTemplate[] = [template(recipientEmailChanged, writeRecipientEmailChanged)];
