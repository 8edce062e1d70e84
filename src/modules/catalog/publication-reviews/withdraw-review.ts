import { and, eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { moveProduct } from "../move-product.ts";
import { lockOwnProduct } from "../own-product.ts";
import { publicationReviews } from "./tables.ts";

/** An author takes back a publication that waits: what was never on sale is a draft again. Refuses once it was decided. */
export function withdrawReview(viewer: AuthorViewer, productId: number): Promise<Outcome<void, "not_found" | "wrong_state">> {
  return transact(async (tx): Promise<Outcome<void, "not_found" | "wrong_state">> => {
    const product = await lockOwnProduct(tx, viewer.storeId, productId);
    if (!product) return refuse("not_found");
    const taken = await tx
      .update(publicationReviews)
      .set({ status: "recolhida", decidedAt: sql`now()` })
      .where(and(eq(publicationReviews.productId, productId), eq(publicationReviews.status, "esperando")))
      .returning({ id: publicationReviews.id });
    if (taken.length === 0) return refuse("wrong_state");
    const by = { actor: viewer.userId, cause: "recolhido pelo autor" };
    if (product.status === "em_revisao") await moveProduct(tx, product, "recolher", by);
    return ok();
  });
}
