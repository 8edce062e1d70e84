import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

/** How many people one call answers, at most. */
export const PEOPLE_AT_ONCE = 100;

export type Buyer = {
  userId: string;
  name: string;
  email: string;
  orderId: string;
  title: string;
  authorName: string;
  number: number;
  note: string;
};

const BUYER = defineRow<Buyer>({
  userId: col.text`u.id`,
  name: col.text`u.name`,
  email: col.text`u.email`,
  orderId: col.text`e.order_id`,
  title: col.text`p.title`,
  authorName: col.text`s.author_name`,
  number: col.int`v.number`,
  note: col.text`v.note`,
});

/**
 * Who has an older version of the one told about and still has the right to it, by account, from `after` on; nobody whose licence brings
 * nothing of it, or exactly the same files as in the version before.
 */
export async function listBuyers(tx: Db, versionId: string, after: string | null): Promise<Buyer[]> {
  const rows = await readRows(
    tx,
    BUYER,
    sql`
    select distinct on (u.id) ${BUYER}
    from product_versions v join products p on p.id = v.product_id join stores s on s.id = p.store_id
      join entitlements e on e.product_id = p.id and e.revoked_at is null
      join product_versions b on b.id = e.version_id and b.number < v.number
      join users u on u.id = e.user_id
    where v.id = ${versionId} and v.told_at is not null and (is_published(p) or p.status in ('pausado', 'arquivado'))
      and brings_news(e, v.id,
        (select prior.id from product_versions prior where prior.product_id = v.product_id and prior.number = v.number - 1))
      and (${after}::uuid is null or u.id > ${after}::uuid)
    order by u.id, e.granted_at desc limit ${PEOPLE_AT_ONCE}`,
  );
  return rows;
}
