import { sql, type SQL } from "drizzle-orm";
import { db } from "#platform/db.ts";

const CAME = sql`('subpaga', 'paga', 'superpaga', 'reembolso_parcial', 'reembolsada', 'contestada', 'perdida')`;
const balance = (suffix: string, sign: 1 | -1) => sql`
  coalesce(${sign}::int * (select sum(p.amount_cents) from ledger_postings p join ledger_accounts a on a.id = p.account_id
    where a.code = 'seller:' || w.store_id || ':' || ${suffix}), 0)`;

/** What must never be, said again in statements of this campaign's own. Each answers the rows that break it. */
export const INVARIANTS: Record<string, SQL> = {
  "INV-01 every journal sums to zero": sql`select journal_id from ledger_postings group by 1 having sum(amount_cents) <> 0`,
  "INV-03 wallets are the sums of the postings": sql`
    select w.store_id from wallets w where w.pending_cents <> ${balance("pending", -1)} or w.available_cents <> ${balance("available", -1)}
      or w.reserved_cents <> ${balance("reserved", -1)} or w.debt_cents <> ${balance("debt", 1)}`,
  "INV-05 a split adds up to its charge": sql`
    select id from payment_attempts where amount_cents <> (select sum((part->>'amountCents')::int) from jsonb_array_elements(split) part)`,
  "INV-06 an order is bought by one charge at most": sql`
    select a.order_id from payment_attempts a join ledger_journals j on j.kind = 'charge.paid' and j.ref = a.provider_charge_id
    group by 1 having count(*) > 1`,
  "INV-06 a paid order has its journal, its receipt once, and every item opened once": sql`
    select o.id from orders o where o.status = 'pago' and o.total_cents > 0 and (
      not exists (select 1 from payment_attempts a join ledger_journals j on j.kind = 'charge.paid' and j.ref = a.provider_charge_id where a.order_id = o.id)
      or (select count(*) from outbox_emails e where e.kind = 'pedido.recibo' and e.ref = o.id::text) <> 1
      or (select count(*) from entitlements e where e.order_id = o.id and e.revoked_at is null) <> (select count(*) from order_items i where i.order_id = o.id))`,
  "INV-07 less than the price buys nothing": sql`
    select a.id from payment_attempts a join ledger_journals j on j.kind = 'charge.paid' and j.ref = a.provider_charge_id
    where a.paid_amount_cents < a.amount_cents`,
  "INV-09 nothing is left unknown once all is quiet": sql`
    select id, status from payment_attempts where status in ('criada', 'enviando', 'desconhecida')`,
  "INV-10 money that bought nothing goes back": sql`
    select a.id from payment_attempts a where a.status in ${CAME} and coalesce(a.paid_amount_cents, 0) > 0
      and not exists (select 1 from ledger_journals j where j.kind = 'charge.paid' and j.ref = a.provider_charge_id)
      and not exists (select 1 from refunds r where r.attempt_id = a.id) and not exists (select 1 from disputes d where d.attempt_id = a.id)`,
  "INV-11 no more goes back than came": sql`
    select a.id from payment_attempts a where a.refunded_amount_cents > coalesce(a.paid_amount_cents, 0)
      or (select coalesce(sum(r.amount_cents), 0) from refunds r where r.attempt_id = a.id and r.status = 'feito') > coalesce(a.paid_amount_cents, 0)`,
  "INV-15 no pocket is below zero": sql`
    select store_id from wallets where least(available_cents, reserved_cents, pending_cents, debt_cents) < 0`,
  "INV-15 what is reserved is what open withdrawals promise": sql`
    select w.store_id from wallets w where w.reserved_cents <> coalesce((select sum(x.amount_cents) from withdrawals x
      where x.store_id = w.store_id and x.status in ('confirmado', 'em_revisao', 'enviando', 'processando', 'desconhecido')), 0)`,
  "INV-22 access follows money": sql`
    select e.id from entitlements e join orders o on o.id = e.order_id where e.revoked_at is null
      and o.status in ('aguardando_pagamento', 'em_analise', 'falhou', 'cancelado', 'expirado', 'estornado', 'contestado', 'perdido')`,
  "INV-26 a coupon is never used beyond its limits": sql`
    select c.id from coupons c where c.used > c.max_uses or c.used <> (select count(*) from coupon_uses u where u.coupon_id = c.id and u.status <> 'devolvido')
    union all select u.coupon_id from coupon_uses u join coupons c on c.id = u.coupon_id where u.status <> 'devolvido'
      group by u.coupon_id, u.user_id, c.per_customer having count(*) > c.per_customer`,
  "INV-29 no event of the provider is left behind": sql`
    select id, status from webhook_events where status in ('recebido', 'erro', 'morto') and received_at < now() - interval '90 seconds'`,
  "INV-32 an e-mail exists once": sql`select kind, ref from outbox_emails group by 1, 2 having count(*) > 1`,
  "an invitation to pay never follows the receipt": sql`
    select p.ref from outbox_emails p join payment_attempts a on a.id::text = p.ref
      join outbox_emails r on r.kind = 'pedido.recibo' and r.ref = a.order_id::text where p.kind = 'pedido.pix' and p.id > r.id`,
  // Bought again while the bank decided, what is won afterwards stays open by both: that is not one purchase made twice.
  "one buyer owns one material by one paid order": sql`
    select e.user_id, e.product_id from entitlements e join order_items i on i.id = e.order_item_id
    where e.revoked_at is null and not exists (select 1 from disputes d where d.order_id = e.order_id and d.status = 'ganho') group by e.user_id, e.product_id, i.license having count(*) > 1`,
};

export type Violation = { name: string; rows: string[] };

/** Each broken invariant with the rows that break it, at most five named. */
export async function brokenInvariants(): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const [name, statement] of Object.entries(INVARIANTS)) {
    const { rows } = await db.execute<Record<string, unknown>>(statement);
    if (rows.length > 0) found.push({ name, rows: rows.slice(0, 5).map((row) => Object.values(row).join(" ")) });
  }
  return found;
}
