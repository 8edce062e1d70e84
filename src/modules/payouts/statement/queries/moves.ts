import { type SQL, sql } from "drizzle-orm";
import { col } from "#platform/read.ts";
import { KNOWN_PREFIXES, prefixesOf } from "../rules/kinds.ts";
import type { MoveType } from "../rules/move-types.ts";

export type StatementFilter = { type: MoveType | null; words: string };

/**
 * One journal as a change of an author's buckets, in centavos; `changeCents` is the change of their total; `matches`: it passed
 * the filter.
 */
export type Move = {
  id: number;
  at: string;
  kind: string;
  ref: string;
  pendingCents: number;
  availableCents: number;
  reservedCents: number;
  debtCents: number;
  changeCents: number;
  orderId: string | null;
  orderNumber: number | null;
  titles: string | null;
  grossCents: number | null;
  commissionCents: number | null;
  interestCents: number | null;
  /** Of a withdrawal: the amount sent to the bank and the fee paid by the author. */
  bankCents: number | null;
  feeCents: number | null;
};

/** Every journal that changed the author's buckets, one row each, with the sum by bucket. */
export const movesOf = (storeId: number): SQL => sql`
  select j.id, j.kind, j.ref, j.attempt_id, j.created_at,
    coalesce(-sum(p.amount_cents) filter (where c.pocket = 'pending'), 0)::bigint as pending,
    coalesce(-sum(p.amount_cents) filter (where c.pocket = 'available'), 0)::bigint as available,
    coalesce(-sum(p.amount_cents) filter (where c.pocket = 'reserved'), 0)::bigint as reserved,
    coalesce(sum(p.amount_cents) filter (where c.pocket = 'debt'), 0)::bigint as debt,
    (-sum(p.amount_cents))::bigint as change
  from ledger_postings p
  join (select id, split_part(code, ':', 3) as pocket from ledger_accounts where code = any(${pocketCodes(storeId)})) c on c.id = p.account_id
  join ledger_journals j on j.id = p.journal_id
  group by j.id`;

const pocketCodes = (storeId: number): SQL =>
  sql`array[${sql.join(
    ["pending", "available", "reserved", "debt"].map((pocket) => sql`${`seller:${storeId}:${pocket}`}`),
    sql`, `,
  )}]`;

/** Joins the order of a move `m`, with what the author sold in it. */
export const withSale = (storeId: number): SQL => sql`
  left join payment_attempts t on t.id = m.attempt_id
  left join orders o on o.id = t.order_id
  left join lateral (
    select string_agg(i.title, ', ' order by i.id) as titles, sum(i.paid_cents)::bigint as gross,
      sum(i.commission_cents)::bigint as commission, sum(i.interest_cents)::bigint as interest
    from order_items i where i.order_id = o.id and i.store_id = ${storeId}
  ) s on o.id is not null
  left join withdrawals d on d.store_id = ${storeId} and m.kind like 'withdrawal.%' and d.id::text = m.ref`;

const ofSale = (cents: SQL): SQL => sql`case when m.kind = 'charge.paid' then ${cents} end`;

/** The columns of a `Move`, for a move `m` joined by `withSale`. */
export const MOVE_COLUMNS = {
  id: col.int`m.id`,
  at: col.timestamp`m.created_at`,
  kind: col.text`m.kind`,
  ref: col.text`m.ref`,
  pendingCents: col.int`m.pending`,
  availableCents: col.int`m.available`,
  reservedCents: col.int`m.reserved`,
  debtCents: col.int`m.debt`,
  changeCents: col.int`m.change`,
  orderId: col.text.orNull`o.id`,
  orderNumber: col.int.orNull`o.number`,
  titles: col.text.orNull`s.titles`,
  grossCents: col.int.orNull(ofSale(sql`s.gross`)),
  commissionCents: col.int.orNull(ofSale(sql`s.commission`)),
  interestCents: col.int.orNull(ofSale(sql`s.interest`)),
  bankCents: col.int.orNull`d.net_cents`,
  feeCents: col.int.orNull`d.fee_cents`,
};

/** Whether a move `m` (joined to its order `o`) passes the filter. */
export function passes({ type, words }: StatementFilter, storeId: number): SQL {
  const conditions: SQL[] = [];
  if (type) conditions.push(ofType(type));
  if (words) conditions.push(hasWords(words, storeId));
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function ofType(type: MoveType): SQL {
  const prefixes = prefixesOf(type) ?? KNOWN_PREFIXES;
  const list = sql.join(
    prefixes.map((prefix) => sql`${prefix}`),
    sql`, `,
  );
  return type === "ajustes" ? sql`split_part(m.kind, '.', 1) not in (${list})` : sql`split_part(m.kind, '.', 1) in (${list})`;
}

/** A number matches an order's number; text matches the titles sold. */
function hasWords(words: string, storeId: number): SQL {
  const number = /^(?:pedido |venda )?#?([\d.]{1,15})$/i.exec(words)?.[1]?.replaceAll(".", "");
  const like = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const inTitle = sql`exists (select 1 from order_items w where w.order_id = o.id and w.store_id = ${storeId}
    and search_fold(w.title) like search_fold(${like}))`;
  return number ? sql`(o.number = ${Number(number)} or ${inTitle})` : inTitle;
}
