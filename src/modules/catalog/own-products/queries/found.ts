import { type SQL, sql } from "drizzle-orm";
import { readSort } from "#kit/list-search.ts";
import type { OwnProductSort, OwnProductsSearch } from "../search.ts";

const TITLE = sql`coalesce(p.draft->>'title', p.title)`;
const CATEGORY = sql`coalesce((p.draft->>'categoryId')::int, p.category_id)`;
const PRICE = sql`case when p.published_at is not null then p.price_cents
  when (p.draft->>'isFree')::boolean then 0 else (p.draft->>'priceCents')::int end`;

/** What the author's list reads of a product, `p`, with its sums in `st`. */
export const MATERIAL = { title: TITLE, category: CATEGORY, price: PRICE };

/** A store's products that were ever begun: a draft nobody touched is not there. */
export const ofStore = (
  storeId: number,
): SQL => sql`p.store_id = ${storeId} and (p.published_at is not null or p.draft is not null
  or exists (select 1 from product_files f where f.product_id = p.id))`;

/** What the search and the filters leave, whatever the tab. */
export function narrowing({ busca, categoria, sem_vendas }: OwnProductsSearch): SQL {
  const like = `%${(busca ?? "").replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`true ${busca ? sql`and ${TITLE} ilike ${like}` : sql``}
    ${categoria ? sql`and ${CATEGORY} = ${categoria}` : sql``}
    ${sem_vendas ? sql`and not exists (select 1 from product_stats n where n.product_id = p.id and n.sales > 0)` : sql``}`;
}

/** Archived products stand in their own tab only. */
export const inTab = ({ situacao }: OwnProductsSearch): SQL =>
  situacao ? sql`p.status = ${situacao}` : sql`p.status <> 'arquivado'`;

const ORDERS: Record<OwnProductSort, { by: SQL; way: "asc" | "desc" }> = {
  atualizado: { by: sql`p.updated_at`, way: "desc" },
  titulo: { by: sql`lower(${TITLE})`, way: "asc" },
  preco: { by: PRICE, way: "desc" },
  vendas: { by: sql`coalesce(st.sales, 0)`, way: "desc" },
  receita: { by: sql`coalesce(st.revenue_cents, 0)`, way: "desc" },
  downloads: { by: sql`coalesce(st.downloads, 0)`, way: "desc" },
  nota: { by: sql`st.rating_sum::float / nullif(st.rating_count, 0)`, way: "desc" },
};

export function ownProductsOrder({ ordem }: OwnProductsSearch): SQL {
  const { by: name, isReversed } = readSort<OwnProductSort>(ordem, "atualizado");
  const { by, way } = ORDERS[name];
  const isAscending = (way === "asc") !== isReversed;
  return sql`${by} ${isAscending ? sql`asc` : sql`desc`} nulls last, p.id desc`;
}
