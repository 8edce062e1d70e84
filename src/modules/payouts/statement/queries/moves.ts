import { type SQL, sql } from "drizzle-orm";
import { dayKeySp } from "#kit/day-key.ts";
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

/** An author's movements since an instant, or all of them: each journal that changed the buckets, one row, with the change of each. */
export const movesOf = (storeId: number, since?: Date): SQL => sql`
  select a.journal_id as id, a.kind, a.at as created_at, a.day, a.pending_cents as pending, a.available_cents as available,
    a.reserved_cents as reserved, a.debt_cents as debt, a.change_cents as change
  from money_moves a
  where a.store_id = ${storeId} ${since ? sql`and a.day >= ${dayKeySp(since)}::date and a.at >= ${since.toISOString()}` : sql``}`;

/** Newest first, as the index has them. */
export const NEWEST = sql`m.day desc, m.created_at desc, m.id desc`;

/**
 * `held`, all an author has now in centavos, of all buckets, debts taken out, and `free`, what is available: the sum of all movements. What was
 * before is this less what moved since.
 */
export const heldNow = (storeId: number): SQL => sql`
  select coalesce(sum(n.change_cents), 0)::bigint as held, coalesce(sum(n.available_cents), 0)::bigint as free
  from money_moves n where n.store_id = ${storeId}`;

/** Joins the journal of a move `m` and the order it came from. */
export const withOrder = sql`
  join ledger_journals j on j.id = m.id
  left join payment_attempts t on t.id = j.attempt_id
  left join orders o on o.id = t.order_id`;

/** Joins the order of a move `m`, with what the author sold in it. */
export const withSale = (storeId: number): SQL => sql`
  ${withOrder}
  left join lateral (
    select string_agg(i.title, ', ' order by i.id) as titles, sum(i.paid_cents)::bigint as gross,
      sum(i.commission_cents)::bigint as commission, sum(i.interest_cents)::bigint as interest
    from order_items i where i.order_id = o.id and i.store_id = ${storeId}
  ) s on o.id is not null
  left join withdrawals d on d.store_id = ${storeId} and m.kind like 'withdrawal.%' and d.id::text = j.ref`;

const ofSale = (cents: SQL): SQL => sql`case when m.kind = 'charge.paid' then ${cents} end`;

/** The columns of a `Move`, for a move `m` joined by `withSale`. */
export const MOVE_COLUMNS = {
  id: col.int`m.id`,
  at: col.timestamp`m.created_at`,
  kind: col.text`m.kind`,
  ref: col.text`j.ref`,
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
