import { type SQL, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { MaterialList, MaterialRow } from "../schema/material.ts";
import { MATERIAL_TABS, type MaterialSort, type MaterialsSearch, type MaterialTab } from "../schema/materials-search.ts";
import { imageRef } from "./product-cards.ts";

export const MATERIALS_PAGE = 20;

const TITLE = sql`coalesce(p.draft->>'title', p.title)`;
const ORDERS: Record<MaterialSort, SQL> = {
  recentes: sql`p.updated_at desc`,
  titulo: sql`lower(${TITLE})`,
  preco: sql`p.price_cents desc`,
  vendas: sql`coalesce(st.sales, 0) desc`,
  receita: sql`coalesce(st.revenue_cents, 0) desc`,
  downloads: sql`coalesce(st.downloads, 0) desc`,
};

type Row = Omit<MaterialRow, "cover"> & { coverId: string | null; coverWidth: number; coverHeight: number };

/** One page of a store's materials with the counts of each tab. Archived ones stand in their own tab only. */
export async function listMaterials(storeId: number, search: MaterialsSearch): Promise<MaterialList> {
  const tab = search.situacao ?? "todos";
  const page = search.pagina ?? 1;
  const like = `%${(search.busca ?? "").replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const mine = sql`p.store_id = ${storeId} and (p.published_at is not null or p.draft is not null
    or exists (select 1 from product_files f where f.product_id = p.id))`;
  const matches = search.busca ? sql`and ${TITLE} ilike ${like}` : sql``;
  const inTab = tab === "todos" ? sql`p.status <> 'arquivado'` : sql`p.status = ${tab}`;
  const [{ rows }, counts] = await Promise.all([
    db.execute<Row>(sql`
      select p.id, case when p.published_at is not null then p.slug end as slug, ${TITLE} as title, p.status,
        coalesce(p.draft->>'paper', p.paper) as paper, i.id as "coverId", i.width as "coverWidth", i.height as "coverHeight",
        case when p.published_at is not null then p.price_cents
          when (p.draft->>'isFree')::boolean then 0 else (p.draft->>'priceCents')::int end as "priceCents",
        coalesce(st.sales, 0) as sales, coalesce(st.revenue_cents, 0) as "revenueCents", coalesce(st.downloads, 0) as downloads,
        to_char(p.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt",
        p.published_at is not null and p.draft is not null as "hasChanges"
      from products p left join product_stats st on st.product_id = p.id
      left join images i on i.id = coalesce((p.draft->>'coverImageId')::uuid, p.cover_image_id)
      where ${mine} ${matches} and ${inTab}
      order by ${ORDERS[search.ordem ?? "recentes"]}, p.id desc limit ${MATERIALS_PAGE} offset ${(page - 1) * MATERIALS_PAGE}`),
    countByTab(sql`${mine} ${matches}`),
  ]);
  return {
    rows: rows.map(({ coverId, coverWidth, coverHeight, ...row }) => ({
      ...row,
      cover: imageRef(coverId, coverWidth, coverHeight),
    })),
    counts,
    page,
    pages: Math.ceil(counts[tab] / MATERIALS_PAGE),
    total: counts[tab],
  };
}

async function countByTab(where: SQL): Promise<Record<MaterialTab, number>> {
  const { rows } = await db.execute<{ status: string; count: number }>(sql`
    select p.status, count(*)::int as count from products p where ${where} group by p.status`);
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  const all = rows.reduce((sum, row) => sum + (row.status === "arquivado" ? 0 : row.count), 0);
  return Object.fromEntries(MATERIAL_TABS.map((tab) => [tab, tab === "todos" ? all : of(tab)])) as Record<MaterialTab, number>;
}
