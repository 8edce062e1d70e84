import { type SQL, sql } from "drizzle-orm";
import { readStanding } from "#modules/stores/strikes/queries.ts";
import type { Db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { readSetting } from "#platform/settings.ts";
import { isUnclearedCopy } from "../duplicates/uncleared-copy.ts";
import { PUBLICATION_STATUSES, type PublishingWay, publishingWay } from "./rules.ts";
import type { OwnReview } from "./schema.ts";
import { publicationReviewSetting } from "./settings.ts";

/** How a store publishes a product as of this transaction. */
export async function readPublishingWay(on: Db, storeId: number, productId: number): Promise<PublishingWay> {
  const { effect } = await readStanding(on, storeId);
  const rule = await readSetting(on, publicationReviewSetting);
  const [row] = await readRows(
    on,
    {
      published: col.int`(select count(*)::int from (select 1 from products p where p.store_id = ${storeId}
        and p.published_at is not null and (is_published(p) or p.status in ('pausado', 'arquivado')) limit ${rule.firstProducts}) first_products)`,
      isCopy: col.bool`exists (select 1 from product_files f join products p on p.id = f.product_id
        where p.id = ${productId} and p.store_id = ${storeId} and f.removed_at is null and ${isUnclearedCopy})`,
    },
    (row) => sql`select ${row}`,
  );
  return publishingWay({ effect, published: row?.published ?? 0, isCopy: row?.isCopy ?? false, rule });
}

/** Whether a file that this product never sold could not be compared with what other stores sell. */
export async function hasUncompared(on: Db, productId: number): Promise<boolean> {
  const [row] = await readRows(
    on,
    {
      found: col.bool`exists (select 1 from product_files f where f.product_id = ${productId} and f.removed_at is null and f.status = 'limpo'
        and f.compared_at is null and not exists (select 1 from product_version_files vf where vf.file_id = f.id))`,
    },
    (row) => sql`select ${row}`,
  );
  return row?.found ?? false;
}

/** Beside products `p`: changes with anything that publishing it would put on sale. */
export const workingStamp: SQL = sql`md5(concat_ws('|', p.status, p.revision, p.draft,
  (select jsonb_agg(jsonb_build_array(f.id, f.name, f.stamp, f.licenses) order by f.position, f.id) from product_files f where f.product_id = p.id and f.removed_at is null),
  (select string_agg(b.product_id::text, ',' order by b.position) from bundle_items b where b.bundle_id = p.id)))`;

export async function readWorkingStamp(on: Db, productId: number): Promise<string | null> {
  const [row] = await readRows(
    on,
    { stamp: col.text(workingStamp) },
    (row) => sql`select ${row} from products p where p.id = ${productId}`,
  );
  return row?.stamp ?? null;
}

/** What its author is told of the last time a product waited: that it waits, or why it was sent back while that still stands. */
export async function findOwnReview(on: Db, productId: number): Promise<OwnReview | null> {
  const [row] = await readRows(
    on,
    {
      status: col.oneOf(PUBLICATION_STATUSES)`r.status`,
      reason: col.text`r.reason`,
      sentAt: col.time`r.sent_at`,
      isUnpublished: col.bool`(p.status in ('rascunho', 'reprovado') or p.draft is not null)`,
    },
    (row) => sql`select ${row} from publication_reviews r join products p on p.id = r.product_id
      where r.product_id = ${productId} order by r.sent_at desc limit 1`,
  );
  if (!row) return null;
  const { status, reason, sentAt, isUnpublished } = row;
  if (status === "esperando") return { status, reason, sentAt: sentAt.toISOString() };
  return status === "recusada" && isUnpublished ? { status, reason, sentAt: sentAt.toISOString() } : null;
}
