import { and, eq, inArray, sql } from "drizzle-orm";
import { maskDocument } from "#kit/cpf-cnpj.ts";
import type { Tx } from "#platform/db.ts";
import { blindIndex, blindIndexes, isBlindIndex } from "#platform/seal.ts";
import { readSetting } from "#platform/settings.ts";
import { recordState } from "#platform/state-history.ts";
import { bankSetting } from "../settings.ts";
import { bankAccounts } from "../tables/bank.ts";
import { holdPayouts } from "./hold-payouts.ts";
import { isAccountOfSuspended } from "./queries.ts";
import { accountFace } from "./read-account.ts";
import { accountIdentity, type ValidAccount } from "./rules.ts";

export const accountFingerprint = (account: ValidAccount): string => blindIndex(accountIdentity(account), "conta");

/** The fingerprints under every secret still in use, to look for an account saved earlier. */
export const accountFingerprints = (account: ValidAccount): string[] => blindIndexes(accountIdentity(account), "conta");

/** Whether a saved fingerprint, under any secret still in use, is of this account. */
export const isAccountFingerprint = (fingerprint: string | null, account: ValidAccount): boolean =>
  isBlindIndex(fingerprint, accountIdentity(account), "conta");

/** Stores the account sent to the provider with the registration: active there already, and usable after `firstHours` (24 h). */
export async function openFirstAccount(tx: Tx, storeId: number, account: ValidAccount): Promise<void> {
  const { firstHours } = await readSetting(tx, bankSetting);
  const fingerprint = accountFingerprint(account);
  await tx
    .update(bankAccounts)
    .set({ status: "substituida", closedAt: sql`now()` })
    .where(and(eq(bankAccounts.storeId, storeId), inArray(bankAccounts.status, ["ativa"])));
  await tx.insert(bankAccounts).values({
    storeId,
    status: "ativa",
    isFirst: true,
    ...accountFace(account),
    documentMasked: maskDocument(account.holderDocument),
    fingerprint,
    usableFrom: sql`now() + make_interval(hours => ${firstHours})`,
    activeFrom: sql`now()`,
  });
  await recordState(tx, {
    entity: "bank",
    entityId: String(storeId),
    from: null,
    to: "ativa",
    cause: "cadastro",
    actor: "pagarme",
  });
  await holdIfShared(tx, storeId, accountFingerprints(account));
}

/** Accepts an account that a suspended author also used, but holds payouts until a person reviews it (B119). */
export async function holdIfShared(tx: Tx, storeId: number, fingerprints: readonly string[]): Promise<void> {
  if (!(await isAccountOfSuspended(tx, storeId, fingerprints))) return;
  await holdPayouts(tx, storeId, {
    kind: "conta_repetida",
    reason: "Esta conta bancária precisa ser conferida pela nossa equipe antes do primeiro saque.",
    until: null,
  });
}
