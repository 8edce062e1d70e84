import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { lockEdition } from "./lock-edition.ts";
import { emailOf, missingIn } from "./rules/edition.ts";
import { editionEmail } from "./schema.ts";

/** The edition as it is saved, to the mailbox of who writes it and to nobody else. */
export function sendTest(
  editionId: string,
  { userId, email }: { userId: string; email: string },
): Promise<Outcome<void, "not_found" | "unready">> {
  return transact(async (tx): Promise<Outcome<void, "not_found" | "unready">> => {
    const edition = await lockEdition(tx, editionId);
    if (!edition) return refuse("not_found");
    const missing = missingIn(edition.form);
    if (Object.keys(missing).length > 0) return refuse("unready", { fields: missing });
    const emailMessage = emailOf(editionId, edition.form);
    const ref = `teste:${editionId}:${userId}:${edition.revision}:${Math.floor(Date.now() / 1000)}`;
    await enqueueEmail(tx, editionEmail, {
      ref,
      to: email,
      payload: { ...emailMessage, subject: `[Teste] ${emailMessage.subject}` },
    });
    return ok();
  });
}
