import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeAccessAgain } from "./emails/access-again.tsx";
import { accessAgainEmail } from "./schema.ts";

export const emails: EmailTemplate[] = [template(accessAgainEmail, writeAccessAgain)];
