import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { CHARGED_METHODS, type ChargedMethod } from "../../orders/rules/payment-methods.ts";

/** What a journal moved, in centavos as seen by whose money it is: in is positive. */
export type Movement = { id: number; kind: string; ref: string; amountCents: number; at: Date };

const MOVEMENT = defineRow<Movement>({
  id: col.int`j.id`,
  kind: col.text`j.kind`,
  ref: col.text`j.ref`,
  amountCents: col.int`-sum(p.amount_cents)`,
  at: col.time`j.created_at`,
});

/**
 * Every movement of one author's money that an order caused, straight from the journals: their sum is what the sale left in the
 * author's pockets (what waits, what is available, less what is owed) before withdrawals.
 */
export async function listSaleMovements(orderId: string, storeId: number): Promise<Movement[]> {
  return readRows(
    db,
    MOVEMENT,
    sql`
    select ${MOVEMENT} from ledger_journals j
    join ledger_postings p on p.journal_id = j.id join ledger_accounts a on a.id = p.account_id
    join payment_attempts t on t.id = j.attempt_id
    where t.order_id = ${orderId} and a.code like ${`seller:${storeId}:%`}
    group by j.id having sum(p.amount_cents) <> 0 order by j.id limit 200`,
  );
}

export type Release = { amountCents: number; dueAt: Date; releasedAt: Date | null };

const RELEASE = defineRow<Release>({
  amountCents: col.int`r.amount_cents`,
  dueAt: col.time`r.due_at`,
  releasedAt: col.time.orNull`r.released_at`,
});

/** When the author's share of an order may be withdrawn, part by part as the provider pays it. */
export async function listReleases(orderId: string, storeId: number): Promise<Release[]> {
  return readRows(
    db,
    RELEASE,
    sql`
    select ${RELEASE} from receivables r join payment_attempts t on t.id = r.attempt_id
    where t.order_id = ${orderId} and r.store_id = ${storeId} order by r.installment`,
  );
}

export type Payment = {
  method: ChargedMethod;
  installments: number;
  interestCents: number;
  cardBrand: string | null;
  cardLastFour: string | null;
};

const PAYMENT = defineRow<Payment>({
  method: col.oneOf(CHARGED_METHODS)`t.method`,
  installments: col.int`t.installments`,
  interestCents: col.int`t.interest_cents`,
  cardBrand: col.text.orNull`t.card_brand`,
  cardLastFour: col.text.orNull`t.card_last_four`,
});

/** How the order was paid: the attempt whose money bought it. Null for a free or unpaid one. */
export async function findPayment(orderId: string): Promise<Payment | null> {
  const rows = await readRows(
    db,
    PAYMENT,
    sql`
    select ${PAYMENT} from payment_attempts t join ledger_journals j on j.kind = 'charge.paid' and j.ref = t.provider_charge_id
    where t.order_id = ${orderId} limit 1`,
  );
  return rows[0] ?? null;
}
