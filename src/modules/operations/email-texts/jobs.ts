import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeTestedText } from "./emails/tested-text.ts";
import { testedTextEmail } from "./schema.ts";

export const emails: EmailTemplate[] = [template(testedTextEmail, writeTestedText)];
