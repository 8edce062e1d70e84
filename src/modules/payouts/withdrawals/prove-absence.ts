import { eq, sql } from "drizzle-orm";
import { pagarme } from "../../payments/provider.ts";
import { db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { recipientOf } from "../balance/queries.ts";
import { withdrawalSetting } from "./settings.ts";
import { withdrawals } from "../tables/withdrawals.ts";

/**
 * Asks the provider whether a transfer whose answer was lost never happened: it was not found for long enough, and the balance is not lower
 * than before the call (INV-16). False also when the provider does not answer. No row is locked meanwhile.
 */
export async function proveAbsence(withdrawalId: string): Promise<boolean> {
  const { unknownMinutes } = await readSetting(db, withdrawalSetting);
  const [lost] = await db
    .select({
      storeId: withdrawals.storeId,
      before: withdrawals.balanceBeforeCents,
      isOld: sql<boolean>`${withdrawals.sentAt} < now() - make_interval(mins => ${unknownMinutes})`,
    })
    .from(withdrawals)
    .where(eq(withdrawals.id, withdrawalId));
  const recipientId = lost?.isOld ? await recipientOf(lost.storeId) : null;
  const balance = recipientId ? await pagarme.recipients.balance(recipientId) : null;
  const available = balance?.ok ? balance.value.available_amount : null;
  return available !== null && lost?.before !== null && available >= (lost?.before ?? Infinity);
}
