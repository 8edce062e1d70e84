import { sql } from "drizzle-orm";
import { ipBucket } from "#platform/rate-limit.ts";
import type { Db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { RING_DAYS, type RingTie } from "../rules/ring.ts";

/** This machine's own addresses tell nobody from anybody. */
const OWN = ["127.0.0.1", "::1", ""].map(ipBucket);
const MOST = 500;

type Writing = { userId: string; storeId: number; orderId: string };

/**
 * How many other accounts that reviewed this store lately are tied to who writes now: by a network both took their files from, by the
 * card that paid, by the document that bought. Reviews that wait or were turned down count; what their buyers took back does not.
 */
export async function readRing(on: Db, { userId, storeId, orderId }: Writing): Promise<Record<RingTie, number>> {
  // One at a time for a store: who write at the same moment see each other.
  await on.execute(sql`select pg_advisory_xact_lock(hashtextextended('reviews.ring:' || ${storeId}, 0))`);
  const rows = await readRows(
    on,
    {
      mesma_rede: col.int`count(distinct o.user_id) filter (where o.network)::int`,
      mesmo_cartao: col.int`count(distinct o.user_id) filter (where o.card)::int`,
      mesmo_documento: col.int`count(distinct o.user_id) filter (where o.document)::int`,
    },
    (row) => sql`
    with own_networks as (
      select distinct d.ip_prefix from downloads d join entitlements e on e.id = d.entitlement_id
      where e.order_id = ${orderId} and e.user_id = ${userId} and d.ip_prefix <> all (${sql.param(OWN)}::text[])
        and d.at > now() - make_interval(days => ${RING_DAYS})
    ), own_cards as (
      select card_brand, card_last_four from payment_attempts where order_id = ${orderId} and card_last_four is not null
    ), lately as (
      select r.user_id, r.order_id from reviews r
      where r.store_id = ${storeId} and r.user_id <> ${userId} and r.status <> 'removida_pelo_autor'
        and r.posted_at > now() - make_interval(days => ${RING_DAYS})
      order by r.posted_at desc limit ${MOST}
    )
    select ${row} from (
      select l.user_id,
        exists (select 1 from entitlements e join downloads d on d.entitlement_id = e.id
          where e.order_id = l.order_id and d.ip_prefix in (select ip_prefix from own_networks)) as network,
        exists (select 1 from payment_attempts a join own_cards c on c.card_brand = a.card_brand and c.card_last_four = a.card_last_four
          where a.order_id = l.order_id) as card,
        exists (select 1 from orders mine join orders theirs on theirs.buyer_document = mine.buyer_document
          where mine.id = ${orderId} and theirs.id = l.order_id) as document
      from lately l
    ) o`,
  );
  return rows[0] ?? { mesma_rede: 0, mesmo_cartao: 0, mesmo_documento: 0 };
}
