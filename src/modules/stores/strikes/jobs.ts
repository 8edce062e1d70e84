import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeStrikeGiven, writeStrikeLifted } from "./emails/strike-emails.tsx";
import { strikeGivenEmail, strikeLiftedEmail } from "./schema.ts";

export const emails: EmailTemplate[] = [
  template(strikeGivenEmail, writeStrikeGiven),
  template(strikeLiftedEmail, writeStrikeLifted),
];
