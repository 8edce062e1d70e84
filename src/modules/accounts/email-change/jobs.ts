import { type EmailTemplate, template } from "#platform/mail.ts";
import { writeEmailArrived, writeEmailConfirm, writeEmailTaken } from "./emails/to-new-box.tsx";
import { writeEmailRequested, writeEmailChanged, writeEmailUndone } from "./emails/to-old-box.tsx";
import { arrivedEmail, requestedEmail, changedEmail, confirmEmail, takenEmail, undoneEmail } from "./schema.ts";

export const emails: EmailTemplate[] = [
  template(requestedEmail, writeEmailRequested),
  template(confirmEmail, writeEmailConfirm),
  template(takenEmail, writeEmailTaken),
  template(changedEmail, writeEmailChanged),
  template(arrivedEmail, writeEmailArrived),
  template(undoneEmail, writeEmailUndone),
];
