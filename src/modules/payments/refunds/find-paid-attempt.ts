import { sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { OrderStatus } from "../../orders/rules.ts";
import { type AttemptWithOrder, lockAttempt } from "../find-attempt.ts";

const REFUNDABLE: readonly OrderStatus[] = ["pago", "parcialmente_estornado", "estornando"];

/** The attempt that paid for the order (another one may have been paid too, and refunded); null when there is none. */
export async function findPaidAttempt(on: Db, orderId: string): Promise<string | null> {
  const rows = await readRows(
    on,
    { id: col.text`a.id` },
    (
      row,
    ) => sql`select ${row} from payment_attempts a join ledger_journals j on j.kind = 'charge.paid' and j.ref = a.provider_charge_id
    where a.order_id = ${orderId} limit 1`,
  );
  return rows[0]?.id ?? null;
}

/** The same, locked with its order, while the order may be refunded: paid and not in dispute. */
export async function lockPaidOrder(tx: Tx, orderId: string): Promise<AttemptWithOrder | null> {
  const attemptId = await findPaidAttempt(tx, orderId);
  const found = attemptId ? await lockAttempt(tx, attemptId) : null;
  return found && REFUNDABLE.includes(found.order.status) ? found : null;
}
