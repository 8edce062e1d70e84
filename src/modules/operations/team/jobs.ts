import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeRoles } from "./emails/roles.tsx";
import { rolesEmail } from "./schema.ts";

export const emails: EmailTemplate[] = [template(rolesEmail, writeRoles)];
