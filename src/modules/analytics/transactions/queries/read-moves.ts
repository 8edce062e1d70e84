import { sql } from "drizzle-orm";
import { PAGE_SIZES } from "#kit/list-search.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { typeOf } from "../../../payouts/statement/rules/kinds.ts";
import type { MoveType } from "../../../payouts/statement/rules/move-types.ts";
import { moneyDaysOf, saleDaysOf, type Span } from "../../rollups/queries/days.ts";
import type { AnalyticsSearch } from "../../schema.ts";
import { type MoveFilter, type MoveRow, movesIn, narrowed, orderOf, readMoveRows } from "./moves.ts";
import { withOrder } from "../../../payouts/statement/queries/moves.ts";

/** What a view adds up to, all its pages: how many movements, what they did to the balance, and the sales among them. */
export type MoveSums = { count: number; changeCents: number; grossCents: number; feeCents: number };

/** One page of an author's movements of the range, as the address narrows and orders them, and the sums of the whole view. */
export async function readMoves(storeId: number, span: Span, search: AnalyticsSearch) {
  const [rows, sums] = await Promise.all([pageOf(storeId, span, search), sumsOf(storeId, span, search)]);
  return { rows, ...sums };
}

async function pageOf(storeId: number, span: Span, search: AnalyticsSearch): Promise<MoveRow[]> {
  const size = search.por ?? PAGE_SIZES[0];
  const page = sql`
    select m.* from (${movesIn(storeId, span)}) m ${joinsOf(search)} where ${narrowed(search, storeId)}
    order by ${orderOf(search.ordem)} limit ${size} offset ${((search.pagina ?? 1) - 1) * size}`;
  return readMoveRows(storeId, page, search.ordem);
}

const isByOrder = ({ meio, material: product, busca }: MoveFilter): boolean => Boolean(meio ?? product ?? busca);
const joinsOf = (filter: MoveFilter) => (isByOrder(filter) ? withOrder : sql``);

/** From the sums of the days where the filter is a type alone; else from the rows. */
function sumsOf(storeId: number, span: Span, filter: MoveFilter): Promise<MoveSums> {
  return isByOrder(filter) ? countSums(storeId, span, filter) : addSums(storeId, span, filter.tipo);
}

const ADD_SUMS = defineRow({
  grossCents: col.int`coalesce(sum(gross_cents), 0)::bigint`,
  feeCents: col.int`coalesce(sum(commission_cents + interest_cents), 0)::bigint`,
});

async function addSums(storeId: number, span: Span, type: MoveType | undefined): Promise<MoveSums> {
  const rows = await readRows(
    db,
    { kind: col.text`kind`, moves: col.int`sum(moves)::int`, cents: col.int`sum(change_cents)::bigint` },
    (row) => sql`select ${row} from (${moneyDaysOf(storeId, span)}) d group by kind`,
  );
  const wanted = rows.filter(({ kind }) => !type || typeOf(kind) === type);
  const total = { count: 0, changeCents: 0, grossCents: 0, feeCents: 0 };
  for (const { moves, cents } of wanted) {
    total.count += moves;
    total.changeCents += cents;
  }
  if (type && type !== "vendas") return total;
  const sold = await readRows(
    db,
    ADD_SUMS,
    sql`select ${ADD_SUMS}
    from (${saleDaysOf(storeId, span)}) d`,
  );
  return { ...total, ...sold[0] };
}

const MOVE_SUMS = defineRow<MoveSums>({
  count: col.int`count(*)::int`,
  changeCents: col.int`coalesce(sum(m.change), 0)::bigint`,
  grossCents: col.int`coalesce(sum(s.gross), 0)::bigint`,
  feeCents: col.int`coalesce(sum(s.fee), 0)::bigint`,
});

async function countSums(storeId: number, span: Span, filter: MoveFilter): Promise<MoveSums> {
  const rows = await readRows(
    db,
    MOVE_SUMS,
    sql`select ${MOVE_SUMS}
    from (${movesIn(storeId, span)}) m ${withOrder}
    left join lateral (
      select sum(i.paid_cents) as gross, sum(i.commission_cents + i.interest_cents) as fee from order_items i
      where m.kind = 'charge.paid' and i.order_id = o.id and i.store_id = ${storeId}
    ) s on true
    where ${narrowed(filter, storeId)}`,
  );
  return rows[0] ?? { count: 0, changeCents: 0, grossCents: 0, feeCents: 0 };
}
