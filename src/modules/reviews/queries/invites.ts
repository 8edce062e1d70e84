import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { imageRef } from "../../catalog/queries/product-cards.ts";
import { reviewSetting } from "../settings.ts";
import type { ReviewInvite } from "../schema/facts.ts";

type Row = Omit<ReviewInvite, "cover"> & { coverId: string | null; coverWidth: number | null; coverHeight: number | null };

const MOST = 6;

const ROW = defineRow<Row>({
  productId: col.int`p.id`,
  slug: col.text`p.slug`,
  title: col.text`p.title`,
  paper: col.oneOf(["rosa", "canario", "menta", "ceu", "pessego", "lilas"])`p.paper`,
  authorName: col.text`s.author_name`,
  rating: col.int.orNull`r.rating`,
  byline: col.text.orNull`(select f.byline from profiles f where f.user_id = e.user_id and f.byline <> '')`,
  coverId: col.text.orNull`i.id`,
  coverWidth: col.int.orNull`i.width`,
  coverHeight: col.int.orNull`i.height`,
});

/**
 * What a person downloaded and may review: of one order everything, reviewed or not; of the library only what waits for a first
 * word, newest first.
 */
export async function listInvites(userId: string, orderId: string | null): Promise<ReviewInvite[]> {
  const { windowDays } = await readSetting(db, reviewSetting);
  const rows = await readRows(
    db,
    ROW,
    sql`select ${ROW}
    from entitlements e
    join products p on p.id = e.product_id join stores s on s.id = p.store_id
    left join images i on i.id = p.cover_image_id
    left join reviews r on r.user_id = e.user_id and r.product_id = e.product_id and r.status <> 'removida_pelo_autor'
    cross join lateral (select min(d.at) as at from downloads d where d.entitlement_id = e.id) first
    where e.user_id = ${userId} and e.revoked_at is null and p.status <> 'bloqueado' and s.owner_id <> e.user_id
      and (r.id is not null or first.at > now() - make_interval(days => ${windowDays}))
      and ${orderId ? sql`e.order_id = ${orderId}` : sql`r.id is null`}
    order by first.at desc, e.id desc limit ${orderId ? 50 : MOST}`,
  );
  return rows.map(({ coverId, coverWidth, coverHeight, ...row }) => ({
    ...row,
    cover: imageRef(coverId, coverWidth, coverHeight),
  }));
}
