import { type SQL, sql } from "drizzle-orm";
import { dayBoundsSp } from "#kit/dates.ts";
import { readSort } from "#kit/list-search.ts";
import type { ProductsSearch, ProductSort, ProductTab } from "../search.ts";

/** Products somebody complained of and nobody decided about yet. */
const REPORTED = sql`(select r.ref from reports r where r.kind = 'produto' and r.status = 'aberta')`;

/** Products on sale with a file that repeats one of another store. */
const REPEATED = sql`(select f.product_id from product_files f join products mine on mine.id = f.product_id
  join product_version_files v on v.file_id = f.id and v.version_id = mine.current_version_id
  join product_files t on t.id = f.twin_file_id join products p on p.id = t.product_id and p.store_id <> mine.store_id)`;

const REQUESTED = sql`(select a.product_id from product_asks a where a.closed_at is null)`;

/** What the signs of a row are read from. */
export const SIGNS = {
  isReported: sql`p.id::text in ${REPORTED}`,
  isRepeated: sql`p.id in ${REPEATED}`,
  isRequested: sql`p.id in ${REQUESTED}`,
};

/** What a tab holds, of the products `p`. */
export const TABS: Record<ProductTab, SQL> = {
  todos: sql`true`,
  venda: sql`is_published(p)`,
  denunciados: SIGNS.isReported,
  repetidos: SIGNS.isRepeated,
  ajustes: SIGNS.isRequested,
  bloqueados: sql`p.status = 'bloqueado'`,
  fora: sql`p.status in ('pausado', 'arquivado')`,
};

/** A product by its title, its address, past or present, or who makes it: each by an index of its own. */
function knownBy(busca: string): SQL {
  const slug = /(?:^|\/)produto\/([a-z0-9-]+)/.exec(busca)?.[1] ?? busca;
  const like = `%${busca.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`p.id in (
    select t.id from products t where t.published_at is not null and search_fold(t.title) like search_fold(${like})
    union all select t.id from products t where t.slug = ${slug}
    union all select o.product_id from product_slugs o where o.slug = ${slug}
    union all select t.id from products t join stores s on s.id = t.store_id where s.slug = ${busca}
      or search_fold(s.name) like search_fold(${like}) or search_fold(s.author_name) like search_fold(${like}))`;
}

/** The products `p`, ever published, that the search and the filters find, whatever the tab. */
export function foundBy({ busca, categoria, de, ate, sem_vendas }: ProductsSearch): SQL {
  const since = de && dayBoundsSp(de)?.start.toISOString();
  const until = ate && dayBoundsSp(ate)?.end.toISOString();
  return sql`p.published_at is not null
    ${busca ? sql`and ${knownBy(busca)}` : sql``}
    ${categoria ? sql`and p.category_id in (select c.id from categories c where ${categoria} in (c.id, c.parent_id))` : sql``}
    ${since ? sql`and p.published_at >= ${since}::timestamptz` : sql``}
    ${until ? sql`and p.published_at <= ${until}::timestamptz` : sql``}
    ${sem_vendas ? sql`and not exists (select 1 from product_stats n where n.product_id = p.id and n.sales > 0)` : sql``}`;
}

const ORDERS: Record<ProductSort, { by: SQL; way: "asc" | "desc" }> = {
  publicado: { by: sql`p.published_at`, way: "desc" },
  titulo: { by: sql`search_fold(p.title)`, way: "asc" },
  preco: { by: sql`p.price_cents`, way: "desc" },
  vendas: { by: sql`(select st.sales from product_stats st where st.product_id = p.id)`, way: "desc" },
  receita: { by: sql`(select st.revenue_cents from product_stats st where st.product_id = p.id)`, way: "desc" },
};

export function productsOrder({ ordem }: ProductsSearch): SQL {
  const { by: name, isReversed } = readSort<ProductSort>(ordem, "publicado");
  const { by, way } = ORDERS[name];
  const isAscending = (way === "asc") !== isReversed;
  return isAscending ? sql`${by} asc nulls first, p.id asc` : sql`${by} desc nulls last, p.id desc`;
}
