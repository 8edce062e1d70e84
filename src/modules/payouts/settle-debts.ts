import { newId } from "#kit/id.ts";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { postJournal } from "../payments/post-journal.ts";
import { debtSettled } from "../payments/rules/journals.ts";
import { lockWallet, owingStores } from "./queries.ts";

/** Pays authors' debts from their available balance, such as money of a withdrawal that the bank returned (INV-18). */
export async function settleDebts(): Promise<void> {
  for (const storeId of await owingStores()) {
    await transact(async (tx) => {
      const wallet = await lockWallet(tx, storeId);
      const cents = Math.min(wallet?.availableCents ?? 0, wallet?.debtCents ?? 0);
      if (cents > 0) await postJournal(tx, debtSettled(newId(), storeId, cents));
      return ok();
    });
  }
}
