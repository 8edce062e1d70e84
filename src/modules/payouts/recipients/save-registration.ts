import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { recipientRegistrations } from "../tables/registrations.ts";
import { findOpenRegistration, findStore, lockStore } from "./queries.ts";
import { openForm, sealForm } from "./registration-form.ts";
import { type RegistrationForm, withSaved } from "./rules.ts";

/** Saves the draft typed so far, sealed. A registration being sent to the provider is no longer a draft: refuses `sending`. */
export async function saveRegistration(storeId: number, typed: RegistrationForm): Promise<Outcome<void, "sending">> {
  return transact(async (tx) => {
    const draft = await saveDraft(tx, storeId, typed);
    return draft ? ok() : refuse("sending");
  });
}

/** Saves the store's only draft; null while a registration is being sent. */
export async function saveDraft(
  tx: Tx,
  storeId: number,
  typed: RegistrationForm,
): Promise<{ id: string; form: RegistrationForm } | null> {
  await lockStore(tx, storeId);
  const open = await findOpenRegistration(tx, storeId);
  if (open && open.status !== "rascunho") return null;
  const store = await findStore(tx, storeId);
  const known: RegistrationForm = store ? { document: store.document, holder_document: store.document } : {};
  const form = withSaved(typed, { ...known, ...openForm(open?.sealed ?? null) });
  const sealed = sealForm(form);
  if (open) {
    await tx
      .update(recipientRegistrations)
      .set({ sealed, updatedAt: sql`now()` })
      .where(eq(recipientRegistrations.id, open.id));
    return { id: open.id, form };
  }
  const [made] = await tx.insert(recipientRegistrations).values({ storeId, sealed }).returning({ id: recipientRegistrations.id });
  return made ? { id: made.id, form } : null;
}
