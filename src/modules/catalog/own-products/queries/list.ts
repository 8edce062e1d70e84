import { type SQL, sql } from "drizzle-orm";
import { PAGE_SIZES } from "#kit/list-search.ts";
import { commissionSetting } from "#modules/pricing/settings.ts";
import { type Db, db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { OwnProductList, OwnProductRow } from "../../schema/product-form.ts";
import { OWN_PRODUCT_TABS, type OwnProductsSearch } from "../search.ts";
import { inTab, MATERIAL, ownProductsOrder, narrowing, ofStore } from "./found.ts";
import { imageRef } from "../../queries/product-cards.ts";

type Row = Omit<OwnProductRow, "cover"> & { coverId: string | null; coverWidth: number | null; coverHeight: number | null };

/** One page of a store's products, with the counts of each tab and what they may be narrowed by. */
export async function listOwnProducts(storeId: number, search: OwnProductsSearch): Promise<OwnProductList> {
  const size = search.por ?? PAGE_SIZES[0];
  const mine = ofStore(storeId);
  const [rows, counts, categories, commission] = await Promise.all([
    readOwnProducts(sql`${mine} and ${narrowing(search)} and ${inTab(search)}`, search, {
      limit: size,
      offset: ((search.pagina ?? 1) - 1) * size,
    }),
    countByTab(sql`${mine} and ${narrowing(search)}`),
    listOwnCategories(mine),
    readSetting(db, commissionSetting),
  ]);
  return { rows, counts, total: counts[search.situacao ?? "todos"], categories, commission };
}

const ROW = defineRow<Row>({
  id: col.int`p.id`,
  slug: col.text.orNull`case when p.published_at is not null then p.slug end`,
  title: col.text(MATERIAL.title),
  status: col.oneOf(OWN_PRODUCT_TABS)`p.status`,
  paper: col.oneOf(["rosa", "canario", "menta", "ceu", "pessego", "lilas"])`coalesce(p.draft->>'paper', p.paper)`,
  coverId: col.text.orNull`i.id`,
  coverWidth: col.int.orNull`i.width`,
  coverHeight: col.int.orNull`i.height`,
  category: col.text.orNull`c.name`,
  priceCents: col.int.orNull(MATERIAL.price),
  isFree: col.bool`coalesce(${MATERIAL.price} = 0, false)`,
  commissionBps: col.int.orNull`agreed_commission(p.commission_bps, s.commission_bps, ${MATERIAL.category})`,
  sales: col.int`coalesce(st.sales, 0)`,
  revenueCents: col.int`coalesce(st.revenue_cents, 0)`,
  downloads: col.int`coalesce(st.downloads, 0)`,
  ratingSum: col.int`coalesce(st.rating_sum, 0)`,
  ratingCount: col.int`coalesce(st.rating_count, 0)`,
  updatedAt: col.text`to_char(p.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  hasChanges: col.bool`p.published_at is not null and p.draft is not null`,
});

/** Products by any condition on `p`, in the order the search asks. */
export async function readOwnProducts(
  where: SQL,
  search: OwnProductsSearch,
  { limit, offset }: { limit: number; offset: number },
  on: Db = db,
): Promise<OwnProductRow[]> {
  const rows = await readRows(
    on,
    ROW,
    sql`select ${ROW}
    from products p join stores s on s.id = p.store_id left join product_stats st on st.product_id = p.id
    left join categories c on c.id = ${MATERIAL.category}
    left join images i on i.id = coalesce((p.draft->>'coverImageId')::uuid, p.cover_image_id)
    where ${where} order by ${ownProductsOrder(search)} limit ${limit} offset ${offset}`,
  );
  return rows.map(({ coverId, coverWidth, coverHeight, ...row }) => ({
    ...row,
    cover: imageRef(coverId, coverWidth, coverHeight),
  }));
}

async function countByTab(where: SQL): Promise<OwnProductList["counts"]> {
  const rows = await readRows(
    db,
    { status: col.text`p.status`, count: col.int`count(*)::int` },
    (row) => sql`select ${row} from products p where ${where} group by p.status`,
  );
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  const todos = rows.reduce((sum, row) => sum + (row.status === "arquivado" ? 0 : row.count), 0);
  return { todos, ...Object.fromEntries(OWN_PRODUCT_TABS.map((tab) => [tab, of(tab)])) } as OwnProductList["counts"];
}

const OWN_CATEGORIES = defineRow<OwnProductList["categories"][number]>({
  id: col.int`c.id`,
  name: col.text`c.name`,
  count: col.int`count(*)::int`,
});

async function listOwnCategories(mine: SQL): Promise<OwnProductList["categories"]> {
  const rows = await readRows(
    db,
    OWN_CATEGORIES,
    sql`select ${OWN_CATEGORIES} from products p join categories c on c.id = ${MATERIAL.category}
    where ${mine} and p.status <> 'arquivado' group by c.id order by c.name`,
  );
  return rows;
}
