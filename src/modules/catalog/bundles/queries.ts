import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { LICENSE_CODES } from "../rules/licenses.ts";
import { PRODUCT_STATUSES } from "../rules/product-status.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { MOST_TO_PICK } from "../picking/rules.ts";
import { titleHas } from "../picking/title-has.ts";
import type { OwnContent } from "./rules.ts";

export type ContentFacts = OwnContent & { formats: string[]; pageCount: number | null; sizeBytes: number };

/** What a product `p` is sold for now, licence by licence, as JSON. */
const prices = sql`coalesce((select json_agg(json_build_object('license', l.license, 'priceCents', license_price_now(p, l.price_cents)))
    from product_licenses l where l.product_id = p.id),
  json_build_array(json_build_object('license', p.license, 'priceCents', price_now(p))))`;
const OWN = {
  id: col.int`p.id`,
  slug: col.text`p.slug`,
  title: col.text`p.title`,
  status: col.oneOf(PRODUCT_STATUSES)`p.status`,
  isOnSale: col.bool`is_published(p)`,
  prices: col.list(col.shape({ license: col.oneOf(LICENSE_CODES), priceCents: col.int }))(prices),
};
const OWN_CONTENT = defineRow<OwnContent>(OWN);
const CONTENT = defineRow<ContentFacts>({
  ...OWN,
  formats: col.list(col.text)`p.formats`,
  pageCount: col.int.orNull`p.page_count`,
  sizeBytes: col.int`p.size_bytes`,
});

/** A product that others are inside of, being made or on sale. */
export const isBundle = (productId: SQL): SQL => sql`(exists (select 1 from bundle_items b where b.bundle_id = ${productId})
  or exists (select 1 from product_version_contents vc join products bp on bp.current_version_id = vc.version_id where bp.id = ${productId}))`;

/** What the author put in a bundle, in order. */
export async function listContents(on: Db, bundleId: number): Promise<ContentFacts[]> {
  return readRows(
    on,
    CONTENT,
    sql`
    select ${CONTENT} from bundle_items b join products p on p.id = b.product_id where b.bundle_id = ${bundleId} order by b.position, p.id`,
  );
}

/** What the edition on sale holds, in order. */
export async function listLiveContents(on: Db, productId: number): Promise<number[]> {
  const rows = await readRows(
    on,
    { id: col.int`vc.product_id::int` },
    (row) => sql`select ${row} from products p join product_version_contents vc on vc.version_id = p.current_version_id
    where p.id = ${productId} order by vc.position`,
  );
  return rows.map((row) => row.id);
}

/** What the store may put in this bundle: its own products on sale or paused that are not bundles themselves, with these words in their titles. */
export async function listChoices(on: Db, storeId: number, bundleId: number, words = ""): Promise<OwnContent[]> {
  return readRows(
    on,
    OWN_CONTENT,
    sql`
    select ${OWN_CONTENT} from products p
    where p.store_id = ${storeId} and p.id <> ${bundleId} and (is_published(p) or p.status = 'pausado') and not ${isBundle(sql`p.id`)}
      and not exists (select 1 from bundle_items b where b.product_id = ${bundleId})
      and ${titleHas(words)}
    order by search_fold(p.title), p.id limit ${MOST_TO_PICK}`,
  );
}

const ofContents = (from: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'slug', p.slug, 'title', p.title, 'isOnSale', is_published(p),
    'prices', ${prices}) order by c.position), '[]')
  from ${from} c join products p on p.id = c.product_id`;

/** Inside a SELECT: what a version holds besides its files, as JSON of `BundleContent`. */
export const contentsOfVersion = (versionId: SQL): SQL =>
  sql`${ofContents(sql`product_version_contents`)} where c.version_id = ${versionId})`;

/** The same of what the author is putting in a bundle. */
export const contentsBeingChosen = (bundleId: SQL): SQL => sql`${ofContents(sql`bundle_items`)} where c.bundle_id = ${bundleId})`;

/** Inside a SELECT: what bundles on sale hold the product too, the cheapest first, as JSON of `InBundle`. */
export const bundlesWith = (productId: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('slug', b.slug, 'title', b.title, 'priceCents', b.cents, 'contentCount', b.contents)
    order by b.cents, b.id), '[]')
  from (select bp.id, bp.slug, bp.title, price_now(bp) as cents,
      (select count(*)::int from product_version_contents o where o.version_id = vc.version_id) as contents
    from product_version_contents vc join product_versions bv on bv.id = vc.version_id
    join products bp on bp.id = bv.product_id and bp.current_version_id = bv.id
    where vc.product_id = ${productId} and is_published(bp) order by 4, 1 limit 3) b)`;
