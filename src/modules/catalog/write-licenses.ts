import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import type { License } from "./schema/product-form.ts";
import { productLicenses } from "./tables.ts";

export type LicensePrice = { license: License; priceCents: number };

/** What a product is sold under, replaced whole. */
export async function writeLicenses(tx: Tx, productId: number, licenses: readonly LicensePrice[]): Promise<void> {
  const saved = licenses.map((one) => one.license);
  await tx
    .delete(productLicenses)
    .where(and(eq(productLicenses.productId, productId), notInArray(productLicenses.license, saved)));
  await tx
    .insert(productLicenses)
    .values(licenses.map((one) => ({ ...one, productId })))
    .onConflictDoUpdate({
      target: [productLicenses.productId, productLicenses.license],
      set: { priceCents: sql`excluded.price_cents` },
    });
}
