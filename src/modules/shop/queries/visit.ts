import { sql } from "drizzle-orm";
import { licenseWidth } from "#modules/catalog/queries/owned.ts";
import type { CartSummary } from "#modules/cart/schema.ts";
import { LICENSE_CODES } from "#modules/catalog/rules/licenses.ts";
import { listSaved } from "#modules/favourites/queries/list-saved.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { Visit } from "../schema/frame.ts";

const VISIT = defineRow({
  productId: col.int`e.product_id`,
  width: col.int`max(${licenseWidth(sql`i.license`)})`,
  soldWidth: col.int
    .orNull`(select max(${licenseWidth(sql`l.license`)}) from product_licenses l where l.product_id = e.product_id)`,
});

/** What the open page may show of this person: name, rights, what is in the cart, what is already theirs, what they keep and follow. */
export async function readVisit(viewer: Viewer | null, cart: CartSummary): Promise<Visit> {
  if (!viewer)
    return { viewer: null, cart, ownedProductIds: [], narrowLicenses: {}, favourites: [], follows: [], emailMessages: [] };
  const [rows, saved] = await Promise.all([
    readRows(
      db,
      VISIT,
      sql`select ${VISIT}
      from entitlements e join order_items i on i.id = e.order_item_id
      where e.user_id = ${viewer.userId} and e.revoked_at is null
      group by e.product_id order by max(e.granted_at) desc limit 500`,
    ),
    listSaved(viewer.userId),
  ]);
  return {
    viewer: { name: viewer.name, storeId: viewer.storeId, isAdmin: viewer.hasAdminRole },
    cart,
    ownedProductIds: rows.map((row) => row.productId),
    narrowLicenses: Object.fromEntries(
      rows.flatMap(({ productId, width, soldWidth }) => {
        const license = LICENSE_CODES[width - 1];
        return license && width < (soldWidth ?? 0) ? [[productId, license]] : [];
      }),
    ),
    ...saved,
  };
}
