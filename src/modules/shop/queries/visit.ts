import { sql } from "drizzle-orm";
import { licenseWidth } from "#modules/cart/owned-under.ts";
import type { CartSummary } from "#modules/cart/schema.ts";
import { LICENSE_CODES } from "#modules/catalog/rules/licenses.ts";
import { listSaved } from "#modules/favourites/queries/list-saved.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import type { Visit } from "../schema/frame.ts";

/** What the open page may show of this person: name, rights, what is in the cart, what is already theirs, what they keep and follow. */
export async function readVisit(viewer: Viewer | null, cart: CartSummary): Promise<Visit> {
  if (!viewer)
    return { viewer: null, cart, ownedProductIds: [], narrowLicenses: {}, favourites: [], follows: [], emailMessages: [] };
  const [{ rows }, saved] = await Promise.all([
    db.execute<{ productId: number; width: number; soldWidth: number | null }>(sql`
      select e.product_id as "productId", max(${licenseWidth(sql`i.license`)}) as width,
        (select max(${licenseWidth(sql`l.license`)}) from product_licenses l where l.product_id = e.product_id) as "soldWidth"
      from entitlements e join order_items i on i.id = e.order_item_id
      where e.user_id = ${viewer.userId} and e.revoked_at is null
      group by e.product_id order by max(e.granted_at) desc limit 500`),
    listSaved(viewer.userId),
  ]);
  return {
    viewer: { name: viewer.name, storeId: viewer.storeId, isAdmin: viewer.isAdmin },
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
