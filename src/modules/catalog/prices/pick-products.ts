import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { inTab, MATERIAL, ownProductsOrder, narrowing, ofStore } from "../own-products/queries/found.ts";
import { MOST_AT_ONCE } from "./rules.ts";
import type { Pick, PriceRow } from "./schema.ts";

const PRICE_ROW = defineRow<PriceRow>({
  id: col.int`p.id`,
  title: col.text(MATERIAL.title),
  status: col.oneOf(["rascunho", "em_revisao", "publicado", "reprovado", "pausado", "arquivado", "bloqueado"])`p.status`,
  isFree: col.bool`coalesce(${MATERIAL.price} = 0, false)`,
  priceCents: col.int.orNull`nullif(${MATERIAL.price}, 0)`,
  commissionBps: col.int.orNull`agreed_commission(p.commission_bps, s.commission_bps, ${MATERIAL.category})`,
  nextLicenseCents: col.int
    .orNull`(select min(l.price_cents) from product_licenses l where l.product_id = p.id and l.license <> p.license)`,
});

/** The marked products of this store with their prices, at most 500, in the view's order; of others' nothing comes. */
export async function pickProducts(storeId: number, pick: Pick): Promise<PriceRow[]> {
  const view = "view" in pick ? pick.view : {};
  const chosen = "view" in pick ? sql`${narrowing(view)} and ${inTab(view)}` : sql`p.id = any(${sql.param(pick.ids)}::bigint[])`;
  const rows = await readRows(
    db,
    PRICE_ROW,
    sql`select ${PRICE_ROW}
    from products p join stores s on s.id = p.store_id left join product_stats st on st.product_id = p.id
    where ${ofStore(storeId)} and ${chosen} order by ${ownProductsOrder(view)} limit ${MOST_AT_ONCE}`,
  );
  return rows;
}
