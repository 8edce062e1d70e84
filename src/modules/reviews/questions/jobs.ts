import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeQuestionAnswered, writeNewQuestion, writeQuestionRefused } from "./emails/question-emails.tsx";
import { questionAnsweredEmail, newQuestionEmail, questionRefusedEmail } from "./schema.ts";

export const emails: EmailTemplate[] = [
  template(newQuestionEmail, writeNewQuestion),
  template(questionAnsweredEmail, writeQuestionAnswered),
  template(questionRefusedEmail, writeQuestionRefused),
];
