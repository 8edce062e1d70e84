import { type SQL, sql } from "drizzle-orm";
import { commissionSetting } from "#modules/pricing/settings.ts";
import type { AgreedFor } from "#modules/pricing/commission.ts";
import { db, type Tx } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { notify } from "#modules/notifications/notify.ts";
import { commissionEmail } from "./schema.ts";
import { type Author, notifyAuthors } from "./notify-authors.ts";

type Change = { kind: AgreedFor; id: number; name: string; beforeBps: number | null; afterBps: number | null; at: string };

/** Tells each author whose sales a change of commission touches, once, however often this runs. */
export async function notifyCommission(changeId: number): Promise<void> {
  const change = await findChange(changeId);
  if (!change) return;
  await notifyAuthors(TOUCHED[change.kind](change.id), (tx, author) => notifyOne(tx, changeId, change, author));
}

const CHANGE = defineRow<Change>({
  kind: col.oneOf(["loja", "categoria", "material"])`split_part(c.target, '.', 1)`,
  id: col.int`coalesce(c.store_id, c.category_id, c.product_id)::int`,
  name: col.text`coalesce(s.name, g.name, p.title)`,
  beforeBps: col.int.orNull`c.before_bps`,
  afterBps: col.int.orNull`c.after_bps`,
  at: col.text`to_char(c.changed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
});

async function findChange(changeId: number): Promise<Change | null> {
  const rows = await readRows(
    db,
    CHANGE,
    sql`select ${CHANGE}
    from commission_changes c left join stores s on s.id = c.store_id left join categories g on g.id = c.category_id
      left join products p on p.id = c.product_id
    where c.id = ${changeId}`,
  );
  return rows[0] ?? null;
}

/** Of a category, the stores that sell in it and have nothing nearer agreed. */
const TOUCHED: Record<AgreedFor, (id: number) => SQL> = {
  loja: (id) => sql`s.id = ${id}`,
  material: (id) => sql`s.id = (select p.store_id from products p where p.id = ${id})`,
  categoria: (id) => sql`s.commission_bps is null and is_open(s) and exists (
    with recursive below as (
      select ${id}::int as id union all
      select c.id from categories c join below on c.parent_id = below.id where c.commission_bps is null)
    select 1 from products p where p.store_id = s.id and p.category_id in (select id from below)
      and p.commission_bps is null and p.price_cents > 0 and (is_published(p) or p.status = 'pausado'))`,
};

async function notifyOne(
  tx: Tx,
  changeId: number,
  change: Change,
  { storeId, userId, email, authorName }: Author,
): Promise<void> {
  const { basisPoints: usualBps, leastCents } = await readSetting(tx, commissionSetting);
  const { kind, name, beforeBps, afterBps, at } = change;
  await notify(
    tx,
    { userId, event: "comissao.mudou", ref: String(changeId), facts: { kind, name, afterBps } },
    {
      kind: commissionEmail,
      to: email,
      ref: `${changeId}:${storeId}`,
      payload: { authorName, kind, name, beforeBps, afterBps, usualBps, leastCents, at },
    },
  );
}
