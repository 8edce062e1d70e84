import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { holdPayouts, liftHolds } from "../bank/hold-payouts.ts";
import { type Finding, stopsWithdrawals } from "./rules.ts";

const KIND = "conferencia";
const REASON = "Encontramos uma diferença entre os nossos livros e a Pagar.me. Estamos conferindo; seu dinheiro está guardado.";

/** Holds the payouts of the authors affected by a difference, and lifts the holds of those whose balances agree again. */
export async function pauseAffected(tx: Tx, findings: Finding[]): Promise<void> {
  const touched = new Set(findings.filter(stopsWithdrawals).map((finding) => finding.storeId));
  const rows = await readRows(
    tx,
    { storeId: col.int`store_id` },
    (row) => sql`select distinct ${row} from payout_holds where kind = ${KIND} and lifted_at is null`,
  );
  const held = new Set(rows.map((row) => row.storeId));
  for (const storeId of touched)
    if (storeId !== null && !held.has(storeId)) await holdPayouts(tx, storeId, { kind: KIND, reason: REASON, until: null });
  for (const storeId of held) if (!touched.has(storeId)) await liftHolds(tx, storeId, KIND);
}
