import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeQuestionAnswered, writeQuestionAsked, writeQuestionRefused } from "./emails/question-emails.tsx";
import { questionAnsweredEmail, questionAskedEmail, questionRefusedEmail } from "./schema.ts";

export const emails: EmailTemplate[] = [
  template(questionAskedEmail, writeQuestionAsked),
  template(questionAnsweredEmail, writeQuestionAnswered),
  template(questionRefusedEmail, writeQuestionRefused),
];
