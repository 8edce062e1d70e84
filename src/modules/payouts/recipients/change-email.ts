import { maskEmail } from "#kit/email.ts";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, transact, type Tx } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { recordState } from "#platform/state-history.ts";
import { requireStepUp } from "../../accounts/step-up.ts";
import { endIncident, reportIfOurs } from "../../payments/incidents/report-incident.ts";
import { pagarme } from "../../payments/provider.ts";
import { findOwner } from "../bank/queries.ts";
import { EMAIL_CAUSE, mayChangeEmail, REFUSED_EMAIL } from "./rules.ts";
import { findRecipient } from "./queries.ts";
import { type EmailRefusal, recipientEmailChanged } from "./schema.ts";

/**
 * Changes the address to which the provider writes about the author's registration; we store only that it changed. Requires step-up, and
 * notifies the person at the address of their account. `unknown`: it may have changed; repeating the request is harmless.
 */
export async function changeRecipientEmail(viewer: AuthorViewer, email: string): Promise<Outcome<void, EmailRefusal>> {
  const stepUp = await requireStepUp(db, viewer);
  if (!stepUp.ok) return stepUp;
  const recipient = await findRecipient(db, viewer.storeId);
  if (!recipient) return refuse("no_recipient");
  if (!mayChangeEmail(recipient.status)) return refuse("recipient_stopped");
  const answer = await pagarme.recipients.update(recipient.providerId, { email }, newId());
  if (!answer.ok) {
    if (answer.kind === "refused") return refuse("invalid", { fields: { email: REFUSED_EMAIL } });
    await reportIfOurs("cadastros", answer);
    return refuse(answer.kind === "unknown" ? "unknown" : "unavailable");
  }
  await endIncident("cadastros");
  return transact(async (tx) => {
    await save(tx, viewer, email);
    return ok();
  });
}

async function save(tx: Tx, { storeId, userId }: AuthorViewer, email: string): Promise<void> {
  await recordState(tx, {
    entity: "store_payments",
    entityId: String(storeId),
    from: null,
    to: "trocado",
    cause: EMAIL_CAUSE,
    actor: userId,
  });
  const owner = await findOwner(tx, storeId);
  if (!owner) return;
  const payload = { name: owner.name, newEmail: maskEmail(email) };
  await enqueueEmail(tx, recipientEmailChanged, { ref: newId(), to: owner.email, payload });
}
