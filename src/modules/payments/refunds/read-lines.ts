import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { AttemptWithOrder } from "../find-attempt.ts";
import { refundItems, saleReversals } from "../tables/refunds.ts";
import { linesLeft, lineTotal, type SaleLine, saleLines } from "./rules/lines.ts";

type Reversal = typeof saleReversals.$inferSelect;

/** The lines of a paid charge: as sold, what is left of each, and the parts held by a dispute and by refunds. */
export async function readLines(
  on: Db,
  { attempt, order }: AttemptWithOrder,
): Promise<{ sold: SaleLine[]; left: SaleLine[]; disputed: SaleLine[]; refunded: SaleLine[] }> {
  const sold = saleLines(order.items, attempt.interestCents);
  const taken = await on.select().from(saleReversals).where(eq(saleReversals.attemptId, attempt.id));
  const heldBy = (source: Reversal["source"]): SaleLine[] => {
    const ofSource = taken.filter((one) => one.source === source);
    return linesLeft(
      sold.map((line) => ({ ...line, netCents: 0, commissionCents: 0, interestCents: 0 })),
      ofSource.map((one) => ({
        orderItemId: one.orderItemId,
        netCents: -one.netCents,
        commissionCents: -one.commissionCents,
        interestCents: -one.interestCents,
      })),
    ).filter((line) => lineTotal(line) > 0);
  };
  return { sold, left: linesLeft(sold, taken), disputed: heldBy("contestacao"), refunded: heldBy("estorno") };
}

/** Records what a journal took from each line (`sign` 1) or returned to it (-1). */
export async function saveReversal(
  tx: Tx,
  journal: { attemptId: string; kind: string; ref: string; source: Reversal["source"] },
  lines: readonly SaleLine[],
  sign: 1 | -1,
): Promise<void> {
  if (lines.length === 0) return;
  await tx.insert(saleReversals).values(
    lines.map((line) => ({
      ...journal,
      orderItemId: line.orderItemId,
      netCents: sign * line.netCents,
      commissionCents: sign * line.commissionCents,
      interestCents: sign * line.interestCents,
    })),
  );
}

/** The provider's fee of a charge, as booked, in centavos; null while it is not booked. */
export async function readFee(on: Db, attemptId: string): Promise<number | null> {
  const rows = await readRows(
    on,
    { cents: col.int`p.amount_cents` },
    (row) => sql`select ${row} from ledger_journals j
    join ledger_postings p on p.journal_id = j.id join ledger_accounts a on a.id = p.account_id and a.code = 'expense:psp_fee'
    join payment_attempts t on t.provider_charge_id = j.ref
    where j.kind = 'charge.fee' and t.id = ${attemptId}`,
  );
  return rows[0]?.cents ?? null;
}

/** The open refunds of some items: of each, which of them it gives back. */
export async function openRefundsOf(on: Db, itemIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await on
    .select()
    .from(refundItems)
    .where(and(eq(refundItems.isOpen, true), inArray(refundItems.orderItemId, [...itemIds])));
  const byRefund = new Map<string, string[]>();
  for (const row of rows) byRefund.set(row.refundId, [...(byRefund.get(row.refundId) ?? []), row.orderItemId]);
  return byRefund;
}
