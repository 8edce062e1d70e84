import { sql } from "drizzle-orm";
import { listDisputeRates } from "../payments/disputes/queries/dispute-rates.ts";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { holdPayouts, liftHolds } from "./bank/hold-payouts.ts";

const KIND = "contestacoes";
const REASON =
  "Muitas das suas vendas recentes foram contestadas no banco. Bloqueamos os saques enquanto analisamos uma a uma: suas vendas continuam, e o dinheiro é seu.";

/**
 * Holds the payouts of stores with a high share of disputed sales, once, and lifts the hold when the share falls (rules §1,
 * chargebacks).
 */
export async function holdDisputed(): Promise<void> {
  await transact(async (tx) => {
    // One worker at a time; two would insert the same holds.
    await tx.execute(sql`select pg_advisory_xact_lock(730223)`);
    const rates = await listDisputeRates(tx);
    const wanted = new Set(rates.filter((rate) => rate.level === "retencao").map((rate) => rate.storeId));
    const rows = await readRows(
      tx,
      { storeId: col.int`store_id` },
      (row) =>
        sql`select ${row} from payout_holds where kind = ${KIND} and lifted_at is null and (until is null or until > now()) for update`,
    );
    const held = new Set(rows.map((row) => row.storeId));
    for (const storeId of wanted) {
      if (!held.has(storeId)) await holdPayouts(tx, storeId, { kind: KIND, reason: REASON, until: null });
    }
    for (const storeId of held) if (!wanted.has(storeId)) await liftHolds(tx, storeId, KIND);
    return ok();
  });
}
