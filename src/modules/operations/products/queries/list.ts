import { type SQL, sql } from "drizzle-orm";
import { imageRef } from "#modules/catalog/queries/product-cards.ts";
import type { ProductStatus } from "#modules/catalog/rules/product-status.ts";
import { PAGE_SIZES } from "#kit/list-search.ts";
import { type Db, db } from "#platform/db.ts";
import { col, defineRow, readRows, columnsOf } from "#platform/read.ts";
import { PAPERS, type Paper } from "#kit/papers.ts";
import { productList, type ProductsSearch } from "../search.ts";
import { foundBy, productsOrder, SIGNS, TABS } from "./filter.ts";

type Row = {
  id: number;
  slug: string;
  title: string;
  status: ProductStatus;
  paper: Paper;
  coverId: string | null;
  coverWidth: number | null;
  coverHeight: number | null;
  category: string | null;
  priceCents: number;
  storeName: string;
  storeSlug: string;
  sales: number;
  revenueCents: number;
  ratingSum: number;
  ratingCount: number;
  publishedMs: number;
  isReported: boolean;
  isRepeated: boolean;
  isRequested: boolean;
};

const ROW = defineRow<Row>({
  id: col.int`p.id`,
  slug: col.text`p.slug`,
  title: col.text`p.title`,
  status: col.oneOf(["rascunho", "em_revisao", "publicado", "reprovado", "pausado", "arquivado", "bloqueado"])`p.status`,
  paper: col.oneOf(PAPERS)`p.paper`,
  coverId: col.text.orNull`i.id`,
  coverWidth: col.int.orNull`i.width`,
  coverHeight: col.int.orNull`i.height`,
  category: col.text.orNull`c.name`,
  priceCents: col.int`p.price_cents`,
  storeName: col.text`s.name`,
  storeSlug: col.text`s.slug`,
  sales: col.int`coalesce(st.sales, 0)`,
  revenueCents: col.int`coalesce(st.revenue_cents, 0)`,
  ratingSum: col.int`coalesce(st.rating_sum, 0)`,
  ratingCount: col.int`coalesce(st.rating_count, 0)`,
  publishedMs: col.real`(extract(epoch from p.published_at) * 1000)::float8`,
  isReported: col.bool(SIGNS.isReported),
  isRepeated: col.bool(SIGNS.isRepeated),
  isRequested: col.bool(SIGNS.isRequested),
});

/** Some of the market's products, by a condition on `p`, in the order the search asks. */
export async function readOwnProducts(where: SQL, search: ProductsSearch, limit: number, offset: number, on: Db = db) {
  const rows = await readRows(
    on,
    ROW,
    sql`select ${ROW}
    from (select * from products p where ${where} order by ${productsOrder(search)} limit ${limit} offset ${offset}) p
    join stores s on s.id = p.store_id left join product_stats st on st.product_id = p.id
    left join categories c on c.id = p.category_id left join images i on i.id = p.cover_image_id
    order by ${productsOrder(search)}`,
  );
  return rows.map(({ coverId, coverWidth, coverHeight, publishedMs, ...row }) => ({
    ...row,
    cover: imageRef(coverId, coverWidth, coverHeight),
    publishedAt: new Date(publishedMs),
  }));
}

/** What a view of the list holds. */
export const inView = (search: ProductsSearch): SQL => sql`${foundBy(search)} and ${TABS[search.situacao ?? "todos"]}`;

/** One page of what was ever published, with how many each tab holds under the same search. */
export async function listProductsToManage(search: ProductsSearch) {
  const { pagina = 1, por = PAGE_SIZES[0] } = search;
  const counted = columnsOf(productList.tabs, (tab) => col.int`count(*) filter (where ${TABS[tab]})`);
  const [rows, [held], categories] = await Promise.all([
    readOwnProducts(inView(search), search, por, (pagina - 1) * por),
    readRows(db, counted, (row) => sql`select ${row} from products p where ${foundBy(search)}`),
    listCategoryNames(),
  ]);
  if (!held) throw new Error("no counts");
  return { rows, counts: held, total: held[search.situacao ?? "todos"], categories };
}

/** Every category, a child after its parent and named with it. */
async function listCategoryNames(): Promise<{ id: number; name: string }[]> {
  const rows = await readRows(
    db,
    { id: col.int`c.id`, name: col.text`coalesce(up.name || ' › ', '') || c.name` },
    (row) => sql`select ${row} from categories c left join categories up on up.id = c.parent_id
    order by coalesce(up.position, c.position), coalesce(up.id, c.id), up.id is not null, c.position, c.id`,
  );
  return rows;
}

/** The marked products, by name or all that a view finds, at most `limit`. */
export async function pickProductsToManage(pick: { ids: number[] } | { view: ProductsSearch }, limit: number): Promise<number[]> {
  const where =
    "ids" in pick ? sql`p.published_at is not null and p.id = any(${sql.param(pick.ids)}::bigint[])` : inView(pick.view);
  const order = productsOrder("ids" in pick ? {} : pick.view);
  const rows = await readRows(
    db,
    { id: col.int`p.id` },
    (row) => sql`select ${row} from products p where ${where} order by ${order} limit ${limit}`,
  );
  return rows.map((row) => row.id);
}

/** The titles of some products, by id. */
export async function nameProducts(ids: number[]): Promise<Map<number, string>> {
  const rows = await readRows(
    db,
    { id: col.int`p.id`, title: col.text`p.title` },
    (row) => sql`select ${row} from products p where p.id = any(${sql.param(ids)}::bigint[])`,
  );
  return new Map(rows.map((row) => [row.id, row.title]));
}
