import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeApplicationNews } from "./emails/application-email.tsx";
import { applicationEmail } from "./schema.ts";

export const emails: EmailTemplate[] = [template(applicationEmail, writeApplicationNews)];
