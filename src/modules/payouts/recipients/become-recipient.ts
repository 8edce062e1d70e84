import { and, eq, sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { recipientRegistrations } from "../tables/registrations.ts";
import { findRecipient, findRegistration, hasEarned } from "./queries.ts";
import { readRegistration } from "./read-registration.ts";
import type { RegistrationForm } from "./rules.ts";
import { saveDraft } from "./save-registration.ts";
import { type BecomeRefusal, sendRegistrationJob } from "./schema.ts";
import { sendRegistration } from "./send-registration.ts";

/**
 * Requests a recipient for the author at Pagar.me. The request, with its key, is committed before the call, so that a process that stops
 * creates at most one recipient. Errors are returned beside their fields and the form remains stored. `isSettled` false: the provider has
 * not answered yet, and we continue to try. A refused author may try again while no money was earned (`has_money`).
 */
export async function becomeRecipient(
  storeId: number,
  typed: RegistrationForm,
): Promise<Outcome<{ isSettled: boolean }, BecomeRefusal>> {
  const saved = await transact<Outcome<{ id: string; fields: Record<string, string> | undefined }, BecomeRefusal>>(async (tx) => {
    const draft = await saveDraft(tx, storeId, typed);
    if (!draft) return refuse("sending");
    const recipient = await findRecipient(tx, storeId);
    if (recipient && recipient.status !== "recusado") return refuse("already");
    if (recipient && (await hasEarned(tx, storeId))) return refuse("has_money");
    const whole = readRegistration(draft.form);
    // The draft is stored either way: the errors are returned after the commit.
    if (!whole.ok) return ok({ id: draft.id, fields: whole.fields ?? {} });
    await tx
      .update(recipientRegistrations)
      .set({
        status: "enviando",
        idempotencyKey: newId(),
        problems: {},
        tries: 0,
        sentAt: sql`now()`,
        nextTryAt: sql`now() + interval '20 seconds'`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(recipientRegistrations.id, draft.id), eq(recipientRegistrations.status, "rascunho")));
    await enqueue(tx, sendRegistrationJob, { registrationId: draft.id }, { startAfter: 20 });
    return ok({ id: draft.id, fields: undefined });
  });
  if (!saved.ok) return saved;
  if (saved.value.fields) return refuse("invalid", { fields: saved.value.fields });
  await sendRegistration(saved.value.id);
  const sent = await findRegistration(db, saved.value.id);
  if (sent?.status === "rascunho") return refuse("invalid", { fields: sent.problems });
  return ok({ isSettled: sent?.status === "aceito" });
}
