import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { lockOwnProduct } from "../own-product.ts";
import { isEditable } from "../rules/product-status.ts";
import { listChoices } from "./queries.ts";
import { bundleItems } from "./tables.ts";

export type ContentsReason = "not_found" | "not_editable" | "content_missing";

/**
 * Puts these products of the same store in a bundle, in this order, in place of what was in it; none makes it an ordinary product
 * again. Shoppers see it when it is published. A bundle holds no bundles, and nothing of anyone else.
 */
export function chooseContents(
  viewer: AuthorViewer,
  input: { productId: number; contentIds: number[] },
): Promise<Outcome<void, ContentsReason>> {
  return transact(async (tx): Promise<Outcome<void, ContentsReason>> => {
    const product = await lockOwnProduct(tx, viewer.storeId, input.productId);
    if (!product) return refuse("not_found");
    if (!isEditable(product.status)) return refuse("not_editable");
    // Two bundles becoming part of each other at once would each look fine.
    await tx.execute(sql`select 1 from stores where id = ${viewer.storeId} for no key update`);
    const contentIds = [...new Set(input.contentIds)];
    if (!(await mayHold(tx, viewer.storeId, product.id, contentIds))) return refuse("content_missing");
    await tx.delete(bundleItems).where(eq(bundleItems.bundleId, product.id));
    if (contentIds.length > 0) {
      await tx
        .insert(bundleItems)
        .values(contentIds.map((productId, position) => ({ bundleId: product.id, productId, position })));
    }
    return ok();
  });
}

/** What is already inside may stay, whatever became of it: publishing says so. */
async function mayHold(tx: Tx, storeId: number, bundleId: number, contentIds: number[]): Promise<boolean> {
  const choices = await listChoices(tx, storeId, bundleId);
  const already = await tx.select({ id: bundleItems.productId }).from(bundleItems).where(eq(bundleItems.bundleId, bundleId));
  const known = new Set([...choices, ...already].map((one) => one.id));
  return contentIds.every((id) => known.has(id));
}
