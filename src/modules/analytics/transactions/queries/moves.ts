import { type SQL, sql } from "drizzle-orm";
import { readSort } from "#kit/list-search.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { type Move, MOVE_COLUMNS, passes, withSale } from "../../../payouts/statement/queries/moves.ts";
import type { Span } from "../../rollups/queries/days.ts";
import type { AnalyticsSearch, MoveSort } from "../../schema.ts";
import { CHARGED_METHODS, type ChargedMethod } from "../../../orders/rules/payment-methods.ts";

/** What narrows the transactions. */
export type MoveFilter = Pick<AnalyticsSearch, "tipo" | "meio" | "material" | "busca">;

/** A movement with how its sale was paid, when its money is free, and what became of its order. */
export type MoveRow = Move & {
  method: ChargedMethod | null;
  /** Of a sale: when the last of it is free; null when it is, or is not waited for. */
  freeOn: string | null;
  orderStatus: string | null;
};

/** An author's movements of some days, in the shape the statement reads. */
export const movesIn = (storeId: number, { from, to }: Span): SQL => sql`
  select s.journal_id as id, s.kind, s.at as created_at, s.pending_cents as pending, s.available_cents as available,
    s.reserved_cents as reserved, s.debt_cents as debt, s.change_cents as change
  from money_moves s
  where s.store_id = ${storeId} and s.day between ${from}::date and ${to}::date`;

/** Whether a move `m`, joined to its attempt `t` and order `o`, passes the filter. */
export function narrowed({ tipo, meio, material: product, busca }: MoveFilter, storeId: number): SQL {
  const conditions = [passes({ type: tipo ?? null, words: busca ?? "" }, storeId)];
  if (meio) conditions.push(sql`t.method = ${meio}`);
  if (product)
    conditions.push(
      sql`exists (select 1 from order_items n where n.order_id = o.id and n.store_id = ${storeId} and n.product_id = ${product})`,
    );
  return sql.join(conditions, sql` and `);
}

const ROW = defineRow<MoveRow>({
  ...MOVE_COLUMNS,
  method: col.oneOf(CHARGED_METHODS).orNull`t.method`,
  orderStatus: col.text.orNull`o.status`,
  freeOn: col.timestamp.orNull`free.on`,
});

/** These moves as rows, in this order. */
export const readMoveRows = (storeId: number, moves: SQL, ordem: string | undefined): Promise<MoveRow[]> =>
  readRows(
    db,
    ROW,
    sql`select ${ROW}
  from (${moves}) m ${withSale(storeId)}
  left join lateral (
    select max(r.due_at) filter (where r.released_at is null) as on from receivables r
    where m.kind = 'charge.paid' and r.attempt_id = j.attempt_id and r.store_id = ${storeId}
  ) free on true
  order by ${orderOf(ordem)}`,
  );

/** Newest first or largest first, or the other way round. */
export function orderOf(ordem: string | undefined): SQL {
  const { by, isReversed } = readSort<MoveSort>(ordem, "data");
  const way = isReversed ? sql`asc` : sql`desc`;
  return by === "valor" ? sql`m.change ${way}, m.created_at ${way}, m.id ${way}` : sql`m.created_at ${way}, m.id ${way}`;
}
