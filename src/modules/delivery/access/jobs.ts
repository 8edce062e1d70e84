import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeAccessMoved } from "./emails/access-moved.tsx";
import { accessMovedEmail } from "./schema.ts";

export const emails: EmailTemplate[] = [template(accessMovedEmail, writeAccessMoved)];
