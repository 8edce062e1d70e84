import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { LOG_KINDS, LOG_PAGE, LOG_PARTS, type LogLine, type LogPart, MOST_LOG_PAGES } from "./rules.ts";

type LineRow = Omit<LogLine, "at"> & { atMs: number };

const LINE = defineRow<LineRow>({
  id: col.text`id`,
  kind: col.oneOf([...LOG_KINDS])`kind`,
  from: col.text.orNull`before`,
  state: col.text`state`,
  about: col.text.orNull`about`,
  detail: col.text`detail`,
  cents: col.int.orNull`cents`,
  atMs: col.real`(extract(epoch from at) * 1000)::float8`,
});

/** The id of an order at the start of a history line's own id. */
const orderOfLine = sql`substring(h.entity_id from '^[0-9a-f-]{36}')::uuid`;
const orderNumber = (id: typeof orderOfLine) => sql`(select o.number::text from orders o where o.id = ${id})`;

/** What a line of the history is about, as its author knows it. */
const about = sql`case
  when h.entity = 'product' then (select p.title from products p where p.id = h.entity_id::bigint)
  when h.entity = 'coupon' then (select c.code from coupons c where c.id = h.entity_id::bigint)
  when h.entity = 'promotion' then (select m.name from promotions m where m.id = h.entity_id::bigint)
  when h.entity in ('order_fiscal', 'order_access') then ${orderNumber(orderOfLine)}
  when h.entity = 'order_item_access' then (select i.title from order_items i where i.id = ${orderOfLine})
  when h.entity = 'refund' then (select o.number::text from refunds r join orders o on o.id = r.order_id where r.id = ${orderOfLine}) end`;

const cents = sql`case
  when h.entity = 'withdrawal' then (select w.amount_cents from withdrawals w where w.id = ${orderOfLine})
  when h.entity = 'refund' then (select r.amount_cents from refunds r where r.id = ${orderOfLine}) end`;

/** Of a refund only what its author decided: the rest is the machine's. */
const isOwnAct = sql`(h.entity <> 'refund' or exists (select 1 from refunds r where r.id = ${orderOfLine}
  and (r.cause = 'autor' and h.to_state = 'solicitado' or r.cause = 'defeito' and h.to_state in ('aprovado', 'em_aprovacao'))))`;

/** Why a price is another: a promotion that began or ended in that same transaction, the first one asked, or the author's change. */
const priceState = sql`case
  when exists (select 1 from promotions r where r.store_id = p.store_id and r.begun_at = c.since) then 'promocao'
  when exists (select 1 from promotions r where r.store_id = p.store_id and r.closed_at = c.since) then 'fim_da_promocao'
  when not exists (select 1 from price_changes b where b.product_id = c.product_id and b.license = c.license
    and (b.since, b.id) < (c.since, c.id)) then 'primeiro' else 'mudado' end`;

/** An author's own acts on money, prices, files, bank and store, newest first, a page of them; one more row says that there are more. */
export async function listAuthorLog(
  author: { userId: string; storeId: number },
  { part, page }: { part: LogPart | undefined; page: number },
): Promise<{ lines: LogLine[]; hasMore: boolean }> {
  const kinds: readonly string[] = part ? LOG_PARTS[part] : LOG_KINDS;
  const most = LOG_PAGE * page + 1;
  const isWanted = (kind: string) => sql`${kinds.includes(kind)}`;
  const rows = await readRows(
    db,
    LINE,
    sql`select ${LINE} from (
      (select 'h' || h.id, h.entity, h.from_state, h.to_state, ${about}, h.cause, ${cents}, h.at from state_history h
        where h.actor = ${author.userId} and h.entity = any(${sql.param([...kinds])}::text[]) and ${isOwnAct}
        order by h.at desc, h.id desc limit ${most})
      union all (select 'p' || c.id, 'preco', null, ${priceState}, p.title, c.license, c.price_cents, c.since from price_changes c
        join products p on p.id = c.product_id where ${isWanted("preco")} and p.store_id = ${author.storeId}
        order by c.since desc, c.id desc limit ${most})
      union all (select 'v' || v.id, 'versao', null, v.number::text, p.title, v.note, null, v.created_at from product_versions v
        join products p on p.id = v.product_id where ${isWanted("versao")} and p.store_id = ${author.storeId}
        order by v.created_at desc, v.id desc limit ${most})
    ) acts (id, kind, before, state, about, detail, cents, at)
    order by at desc, id desc offset ${LOG_PAGE * (page - 1)} limit ${LOG_PAGE + 1}`,
  );
  const lines = rows.slice(0, LOG_PAGE).map(({ atMs, ...row }) => ({ ...row, at: new Date(atMs) }));
  return { lines, hasMore: rows.length > LOG_PAGE && page < MOST_LOG_PAGES };
}
