import { type SQL, sql } from "drizzle-orm";
import { brand } from "#kit/brand/brand.ts";

/** Days that money may stay in clearing without an alarm: a refund without balance is retried for ten. */
const CLEARING_DAYS = 12;

const pockets: SQL = sql`
  select split_part(a.code, ':', 2)::int as store_id,
    coalesce(-sum(p.amount_cents) filter (where a.code like '%:pending'), 0) as pending,
    coalesce(-sum(p.amount_cents) filter (where a.code like '%:available'), 0) as available,
    coalesce(-sum(p.amount_cents) filter (where a.code like '%:reserved'), 0) as reserved,
    coalesce(sum(p.amount_cents) filter (where a.code like '%:debt'), 0) as debt
  from ledger_postings p join ledger_accounts a on a.id = p.account_id where a.code like 'seller:%' group by 1`;

const paidCharges: SQL = sql`
  select a.order_id, a.id from payment_attempts a join ledger_journals j on j.kind = 'charge.paid' and j.ref = a.provider_charge_id`;

/** The ledger's invariants, each as a query whose rows are the violations. */
export const LEDGER_CHECKS = {
  unbalanced: {
    invariant: "INV-01",
    words: "lançamentos que não somam zero",
    rows: sql`
    select j.id from ledger_journals j left join ledger_postings p on p.journal_id = j.id
    group by j.id having coalesce(sum(p.amount_cents), 0) <> 0`,
  },
  wallets: {
    invariant: "INV-03",
    words: "carteiras diferentes da soma das partidas",
    rows: sql`
    select coalesce(w.store_id, s.store_id) from wallets w full join (${pockets}) s on s.store_id = w.store_id
    where coalesce(w.pending_cents, 0) <> coalesce(s.pending, 0) or coalesce(w.available_cents, 0) <> coalesce(s.available, 0)
      or coalesce(w.reserved_cents, 0) <> coalesce(s.reserved, 0) or coalesce(w.debt_cents, 0) <> coalesce(s.debt, 0)`,
  },
  paidTwice: {
    invariant: "INV-06",
    words: "pedidos pagos mais de uma vez",
    rows: sql`
    select order_id from (${paidCharges}) x group by 1 having count(*) > 1`,
  },
  paidWithoutJournal: {
    invariant: "INV-06",
    words: "pedidos pagos sem lançamento",
    rows: sql`
    select o.id from orders o where o.status = 'pago' and o.total_cents > 0
      and not exists (select 1 from (${paidCharges}) x where x.order_id = o.id)`,
  },
  paidWithoutAccess: {
    invariant: "INV-06",
    words: "itens pagos sem acesso",
    rows: sql`
    select i.id from order_items i join orders o on o.id = i.order_id where o.status = 'pago'
      and not exists (select 1 from entitlements e where e.order_item_id = i.id
        and (e.revoked_at is null or e.revoke_cause = 'admin' or (e.revoke_cause in ('retirada', 'autor') and i.paid_cents = 0)))`,
  },
  accessWithoutPaid: {
    invariant: "INV-22",
    words: "acessos abertos sem pagamento",
    rows: sql`
    select e.id from entitlements e join orders o on o.id = e.order_id where e.revoked_at is null
      and o.status in ('aguardando_pagamento', 'em_analise', 'expirado', 'cancelado', 'falhou', 'estornado', 'contestado', 'perdido')`,
  },
  givenBackTwice: {
    invariant: "INV-11",
    words: "cobranças que devolveram mais do que receberam",
    rows: sql`
    select a.id from payment_attempts a left join sale_reversals r on r.attempt_id = a.id
    group by a.id having coalesce(sum(r.net_cents + r.commission_cents + r.interest_cents), 0) > a.amount_cents
      or a.refunded_amount_cents > greatest(coalesce(a.paid_amount_cents, 0), a.amount_cents)`,
  },
  clearing: {
    invariant: "INV-10",
    words: "contas de passagem com saldo antigo",
    rows: sql`
    select a.id from ledger_accounts a join ledger_postings p on p.account_id = a.id join ledger_journals j on j.id = p.journal_id
    where a.code like 'clearing:%' group by a.id
    having sum(p.amount_cents) <> 0 and max(j.created_at) < now() - make_interval(days => ${CLEARING_DAYS})`,
  },
  couponUses: {
    invariant: "INV-26",
    words: "cupons com usos que não batem ou passam do limite",
    rows: sql`
    select c.id from coupons c left join (
      select coupon_id, count(*) as standing from coupon_uses where status <> 'devolvido' group by 1) u on u.coupon_id = c.id
    where c.used <> coalesce(u.standing, 0) or c.used < 0 or c.used > c.max_uses`,
  },
  platformCoupons: {
    invariant: "INV-28",
    get words() {
      return `descontos ${brand.of} que não saíram da comissão, ou cupons cujo gasto não bate`;
    },
    rows: sql`
    select 'item ' || i.id as id from order_items i join coupons c on c.id = i.coupon_id
    where i.platform_discount_cents <> case when c.store_id is null then i.discount_cents else 0 end
      or (i.platform_discount_cents > 0 and i.commission_cents < 1)
    union all
    select 'cupom ' || c.id from coupons c where c.store_id is null and c.given_cents <> coalesce((
      select sum(u.discount_cents) from coupon_uses u where u.coupon_id = c.id and u.status <> 'devolvido'), 0)`,
  },
  couponClaims: {
    invariant: "INV-27",
    words: "usos de cupom presos a pedidos que acabaram sem pagar, ou soltos de pedidos pagos",
    rows: sql`
    select u.id from coupon_uses u join orders o on o.id = u.order_id
    where (u.status = 'reservado' and o.status not in ('aguardando_pagamento', 'em_analise'))
      or (u.status = 'consumido' and o.paid_at is null)`,
  },
  discounts: {
    invariant: "INV-28",
    words: "pedidos cujo desconto não é o dos seus itens",
    rows: sql`
    select o.id from orders o join order_items i on i.order_id = o.id group by o.id
    having o.discount_cents <> sum(i.discount_cents) or o.total_cents <> sum(i.paid_cents)
      or o.method_discount_cents <> sum(i.method_discount_cents)`,
  },
  reserved: {
    invariant: "INV-15",
    words: "reservas diferentes dos saques abertos",
    rows: sql`
    select w.store_id from wallets w left join (
      select store_id, sum(amount_cents) as open from withdrawals
      where status in ('confirmado', 'em_revisao', 'enviando', 'processando', 'desconhecido') group by 1) o on o.store_id = w.store_id
    where w.reserved_cents <> coalesce(o.open, 0)`,
  },
  negative: {
    invariant: "INV-15",
    words: "bolsos negativos",
    rows: sql`
    select store_id from (${pockets}) s where pending < 0 or available < 0 or reserved < 0 or debt < 0`,
  },
  overReleased: {
    invariant: "INV-14",
    words: "vendas que liberaram mais do que tinham",
    rows: sql`
    select j.attempt_id, p.account_id from ledger_journals j join ledger_postings p on p.journal_id = j.id
    join ledger_accounts a on a.id = p.account_id and a.code like 'seller:%:pending'
    where j.attempt_id is not null group by 1, 2 having sum(p.amount_cents) > 0`,
  },
} satisfies Record<string, { invariant: string; words: string; rows: SQL }>;

export type LedgerCheck = keyof typeof LEDGER_CHECKS;
