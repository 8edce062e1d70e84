import { checkEmailText } from "#kit/check-email-text.ts";
import type { EmailParts } from "#kit/email-text.ts";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import type { Viewer } from "#platform/session.ts";
import { testedTextEmail } from "./schema.ts";
import { emailTexts } from "./templates.ts";

type Answer = Outcome<void, "not_found" | "invalid">;

/** The words as they are written now, saved or not, with facts of nobody, to the mailbox of who writes them and to no other. */
export function sendTestText({ email }: Viewer, { key, parts }: { key: string; parts: EmailParts }): Promise<Answer> {
  return transact(async (tx): Promise<Answer> => {
    const known = emailTexts.get(key);
    if (!known) return refuse("not_found");
    const mistakes = checkEmailText(parts, known.text);
    if (Object.keys(mistakes).length > 0) return refuse("invalid", { fields: mistakes });
    await enqueueEmail(tx, testedTextEmail, { ref: newId(), to: email, payload: { key, parts } });
    return ok();
  });
}
