import { and, eq, inArray, sql } from "drizzle-orm";
import type { PagarmeRecipient } from "#integrations/pagarme/account-types.ts";
import { maskDocument } from "#kit/cpf-cnpj.ts";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { moveRecipient } from "../../payments/recipients/move-recipient.ts";
import { openFirstAccount } from "../bank/open-first-account.ts";
import { recipientRegistrations } from "../tables/registrations.ts";
import { documentIndex } from "./document-index.ts";
import type { ValidRegistration } from "./read-registration.ts";

/**
 * Stores the recipient the provider created, with its first bank account, and deletes the sealed form. A second call changes
 * nothing.
 */
export async function acceptRegistration(
  registration: { id: string; storeId: number },
  whole: ValidRegistration,
  seen: PagarmeRecipient,
): Promise<void> {
  await transact(async (tx) => {
    const [accepted] = await tx
      .update(recipientRegistrations)
      .set({ status: "aceito", sealed: null, problems: {}, nextTryAt: null, updatedAt: sql`now()` })
      .where(
        and(eq(recipientRegistrations.id, registration.id), inArray(recipientRegistrations.status, ["enviando", "desconhecido"])),
      )
      .returning({ id: recipientRegistrations.id });
    if (!accepted) return ok();
    const by = { cause: "cadastro", actor: "pagarme" };
    await moveRecipient(tx, registration.storeId, seen, by, {
      kind: whole.kind,
      holderName: whole.kind === "pf" ? whole.name : whole.company_name,
      documentMasked: maskDocument(whole.document),
      documentHash: documentIndex(whole.document),
    });
    await openFirstAccount(tx, registration.storeId, whole.account);
    return ok();
  });
}
