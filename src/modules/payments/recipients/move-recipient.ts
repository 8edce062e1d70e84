import { eq, sql } from "drizzle-orm";
import type { PagarmeRecipient } from "#integrations/pagarme/account-types.ts";
import type { Tx } from "#platform/db.ts";
import { newId } from "#kit/id.ts";
import { log } from "#platform/log.ts";
import { invalidate } from "#platform/page-cache.ts";
import { recordState } from "#platform/state-history.ts";
import { notify } from "../../notifications/notify.ts";
import { storeContacts } from "../queries.ts";
import { recipients } from "../tables/recipients.ts";
import { maySell, needsProof, nextRecipientStatus, recipientEvent, type RecipientStatus } from "./rules.ts";
import { recipientMovedEmail } from "./schema.ts";

/** The stored data of the person, set once when the provider accepts the registration. */
export type RecipientHolder = { kind: "pf" | "pj"; holderName: string; documentMasked: string; documentHash: string };

/**
 * The only way a recipient changes state: to the one the provider reports, never back to an older reading. E-mails its author, and
 * invalidates the store's pages when it starts or stops selling. Returns the current state.
 */
export async function moveRecipient(
  tx: Tx,
  storeId: number,
  seen: PagarmeRecipient,
  by: { cause: string; actor: string },
  holder?: RecipientHolder,
): Promise<RecipientStatus> {
  const [row] = await tx.select().from(recipients).where(eq(recipients.storeId, storeId)).for("update");
  if (!row && !holder) return "sem_cadastro";
  const from: RecipientStatus = !row || holder ? "sem_cadastro" : row.status;
  const seenAt = new Date(seen.updated_at ?? Number.NaN);
  const isStale = !holder && row?.providerUpdatedAt && seenAt < row.providerUpdatedAt;
  const event = recipientEvent(seen.status, seen.kyc_details?.status ?? null);
  if (!event) log.error({ storeId, status: seen.status.slice(0, 40) }, "the provider said an unknown recipient status");
  const to = isStale ? null : nextRecipientStatus(from, event ?? "registration");
  const facts = {
    checkedAt: sql`now()`,
    ...(isStale
      ? {}
      : {
          ...papersOf(seen),
          ...(Number.isNaN(seenAt.getTime()) ? {} : { providerUpdatedAt: seenAt }),
        }),
    ...(to ? { status: to, updatedAt: sql`now()` } : {}),
  };
  if (holder && to) {
    const values = { storeId, providerId: seen.id, status: to, ...holder };
    await tx
      .insert(recipients)
      .values({ ...values, ...facts })
      .onConflictDoUpdate({ target: recipients.storeId, set: { ...values, ...facts } });
  } else {
    await tx.update(recipients).set(facts).where(eq(recipients.storeId, storeId));
  }
  const asksProof = !isStale && needsProof(to ?? from, papersOf(seen));
  // A proof may be requested without a change of state: then only the author is notified.
  const isProofNew = asksProof && !(row && needsProof(from, row));
  if (!to && !isProofNew) return from;
  if (to) await recordState(tx, { entity: "recipient", entityId: String(storeId), from, to, ...by });
  const status = to ?? "em_analise";
  const [contact] = (await storeContacts(tx, [storeId])).values();
  if (contact) {
    const { authorName, ownerId, ownerEmail } = contact;
    await notify(
      tx,
      { userId: ownerId, event: "recebedor.situacao", ref: newId(), facts: { status, needsProof: asksProof } },
      { kind: recipientMovedEmail, to: ownerEmail, payload: { authorName, status, needsProof: asksProof } },
    );
  }
  if (maySell(from) !== maySell(status)) await invalidate(tx, `store:${storeId}`, "home", "list");
  return status;
}

const papersOf = ({ kyc_details: proof }: PagarmeRecipient) => ({
  kycStatus: proof?.status ?? null,
  kycReason: proof?.status_reason ?? null,
});
