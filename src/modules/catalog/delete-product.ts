import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { sqlState, transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { invalidate } from "#platform/page-cache.ts";
import { recordState } from "#platform/state-history.ts";
import { lockOwnProduct } from "./own-product.ts";

export type DeleteReason = "not_found" | "wrong_state" | "in_use";

const HELD_BY_SOMEONE = "23503";

/**
 * Deletes a product that nobody ever took: its page, files, editions and prices. What somebody ordered, asked about or put in a
 * bundle is refused with `in_use`, by the keys of the tables themselves, and may be archived. Stored bytes are named by content and stay.
 */
export async function deleteProduct(viewer: AuthorViewer, productId: number): Promise<Outcome<void, DeleteReason>> {
  try {
    return await transact(async (tx) => {
      const product = await lockOwnProduct(tx, viewer.storeId, productId);
      if (!product) return refuse("not_found");
      if (product.status === "bloqueado" || product.status === "em_revisao") return refuse("wrong_state");
      await tx.execute(sql`update product_files set twin_file_id = null, twin_by = null
        where twin_file_id in (select id from product_files where product_id = ${productId})`);
      await tx.execute(sql`delete from publication_schedules where product_id = ${productId}`);
      await tx.execute(sql`delete from authorship_declarations where product_id = ${productId}`);
      await tx.execute(sql`delete from product_version_contents
        where version_id in (select id from product_versions where product_id = ${productId})`);
      await tx.execute(sql`delete from bundle_items where bundle_id = ${productId}`);
      await tx.execute(sql`delete from product_version_files
        where version_id in (select id from product_versions where product_id = ${productId})`);
      await tx.execute(sql`delete from products where id = ${productId}`);
      const state = { entity: "product", entityId: String(productId), actor: viewer.userId };
      await recordState(tx, { ...state, from: product.status, to: "apagado", cause: "apagado pelo autor" });
      await invalidate(tx, `product:${productId}`, `store:${viewer.storeId}`, "home", "list");
      return ok();
    });
  } catch (error) {
    if (sqlState(error) === HELD_BY_SOMEONE) return refuse("in_use");
    throw error;
  }
}
