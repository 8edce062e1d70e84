import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { inTab, MATERIAL, materialsOrder, narrowing, ofStore } from "../queries/materials-found.ts";
import { MOST_AT_ONCE } from "./rules.ts";
import type { Pick, PriceRow } from "./schema.ts";

/** The marked products of this store with their prices, at most 500, in the view's order; of others' nothing comes. */
export async function pickMaterials(storeId: number, pick: Pick): Promise<PriceRow[]> {
  const view = "view" in pick ? pick.view : {};
  const chosen = "view" in pick ? sql`${narrowing(view)} and ${inTab(view)}` : sql`p.id = any(${sql.param(pick.ids)}::bigint[])`;
  const { rows } = await db.execute<PriceRow>(sql`
    select p.id, ${MATERIAL.title} as title, p.status, coalesce(${MATERIAL.price} = 0, false) as "isFree",
      nullif(${MATERIAL.price}, 0) as "priceCents", agreed_commission(p.commission_bps, s.commission_bps, ${MATERIAL.category}) as "commissionBps",
      (select min(l.price_cents) from product_licenses l where l.product_id = p.id and l.license <> p.license)
        as "nextLicenseCents"
    from products p join stores s on s.id = p.store_id left join product_stats st on st.product_id = p.id
    where ${ofStore(storeId)} and ${chosen} order by ${materialsOrder(view)} limit ${MOST_AT_ONCE}`);
  return rows;
}
