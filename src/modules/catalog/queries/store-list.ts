import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { ShelfSearch } from "../schema/listing-search.ts";
import type { StoreCardFacts, StoreList } from "../schema/store-page.ts";

const PAGE_SIZE = 24;

/** Approved stores with something on sale, the fullest first, optionally by words of their names. */
export async function listStores(search: ShelfSearch): Promise<StoreList> {
  const page = search.pagina ?? 1;
  const words = search.busca ?? "";
  const { rows } = await db.execute<{ total: number; store: StoreCardFacts }>(sql`
    with shown as (
      select s.id, s.slug, s.author_name as "authorName", s.tagline, s.city, s.uf, s.paper, s.portrait_key as "portraitId",
        n.products as "productCount", count(*) over ()::int as total
      from stores s
      join (select store_id, count(*)::int as products from product_search group by store_id) n on n.store_id = s.id
      where s.status = 'aprovada'
        and (${words} = '' or search_fold(s.name || ' ' || s.author_name || ' ' || s.city) like '%' || search_fold(${likeWords(words)}) || '%')
      order by n.products desc, s.id limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE})
    select shown.total, to_jsonb(shown) - 'total' || jsonb_build_object('covers', (select coalesce(json_agg(json_build_object('id', c.id, 'width', c.width, 'height', c.height)), '[]') from (
        select i.id, i.width, i.height from product_search ps join products p on p.id = ps.product_id
        join images i on i.id = p.cover_image_id where ps.store_id = shown.id order by ps.published_at desc limit 3) c)) as store
    from shown order by "productCount" desc, id`);
  const total = rows[0]?.total ?? 0;
  return { stores: rows.map((row) => row.store), total, page, pages: Math.ceil(total / PAGE_SIZE) };
}

const likeWords = (words: string): string => words.replace(/[\\%_]/g, "\\$&");
