import { type SQL, sql } from "drizzle-orm";
import { maskDocument } from "#kit/cpf-cnpj.ts";
import { isSlug } from "#kit/slug.ts";
import { db } from "#platform/db.ts";
import type { ShelfSearch, Sort } from "../schema/listing-search.ts";
import type { StorePageFacts } from "../schema/store-page.ts";
import { productCards } from "./product-cards.ts";

const PAGE_SIZE = 24;

const ORDERS: Partial<Record<Sort, SQL>> = {
  novidades: sql`published_at desc, product_id desc`,
  "menor-preco": sql`price_cents, product_id`,
  "maior-preco": sql`price_cents desc, product_id desc`,
};
const POPULAR = sql`pop desc, product_id desc`;

/** `/loja/{slug}`: who it is and one page of what it sells. Null unless the store is approved. */
export async function findStorePage(slug: string, search: ShelfSearch): Promise<StorePageFacts | null> {
  const store = isSlug(slug) ? await readStore(slug) : null;
  if (!store) return null;
  const page = search.pagina ?? 1;
  const order = ORDERS[search.ordem ?? "mais-vendidos"] ?? POPULAR;
  const products = await productCards(
    db,
    sql`select product_id, row_number() over (order by ${order}) as rank from product_search
      where store_id = ${store.id} order by 2 limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`,
  );
  return {
    ...store,
    document: maskDocument(store.document),
    products,
    page,
    pages: Math.ceil(store.productCount / PAGE_SIZE),
  };
}

async function readStore(slug: string) {
  const { rows } = await db.execute<Omit<StorePageFacts, "products" | "page" | "pages">>(sql`
    select s.id, s.slug, s.name, s.author_name as "authorName", s.tagline, s.bio, s.city, s.uf, s.paper,
      s.portrait_key as "portraitId", s.legal_name as "legalName", s.document, count(p.id)::int as "productCount",
      coalesce(sum(st.sales), 0)::int as "saleCount", coalesce(sum(st.rating_sum), 0)::int as "ratingSum",
      coalesce(sum(st.rating_count), 0)::int as "ratingCount"
    from stores s left join products p on p.store_id = s.id and p.status = 'publicado'
    left join product_stats st on st.product_id = p.id
    where s.slug = ${slug} and s.status = 'aprovada' group by s.id`);
  return rows[0] ?? null;
}
