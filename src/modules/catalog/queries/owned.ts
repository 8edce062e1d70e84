import { type SQL, sql } from "drizzle-orm";
import { LICENSE_CODES } from "../rules/licenses.ts";

/**
 * Inside a SELECT: this product is this person's at this moment, bought alone or inside a bundle. What decides is their open access to it,
 * never the state of an order: one partly given back leaves the rest of it theirs.
 */
export const isOwned = (userId: SQL, productId: SQL): SQL<boolean> => sql`exists (
  select 1 from entitlements e where e.user_id = ${userId} and e.product_id = ${productId} and e.revoked_at is null)`;

/** Inside a SELECT: the same of the item `i` of an order, for whoever bought it. */
export const isItemOwned: SQL<boolean> = sql`exists (
  select 1 from entitlements e where e.order_item_id = i.id and e.product_id = i.product_id and e.revoked_at is null)`;

/** Inside a SELECT: how much a licence allows, for comparing; null for what is not one. */
export const licenseWidth = (license: SQL): SQL<number> =>
  sql`array_position(array[${sql.raw(LICENSE_CODES.map((code) => `'${code}'`).join())}], ${license}::text)`;

/** Inside a SELECT: this person has this product open under this licence or one that allows more. A wider one is not theirs yet. */
export const ownedUnder = (userId: string | SQL | null, productId: SQL, license: SQL): SQL<boolean> => sql`exists (
  select 1 from entitlements e join order_items had on had.id = e.order_item_id
  where e.user_id = ${userId}::uuid and e.product_id = ${productId} and e.revoked_at is null
    and ${licenseWidth(sql`had.license`)} >= ${licenseWidth(license)})`;
