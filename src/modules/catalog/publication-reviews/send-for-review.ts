import type { Tx } from "#platform/db.ts";
import { moveProduct } from "../move-product.ts";
import type { ProductRecord } from "../own-product.ts";
import { publicationReviews } from "./tables.ts";

/** A publication waits for a person, inside `tx`; what is already on sale stays as it is. Sent again while it waits, it keeps its place. */
export async function sendForReview(tx: Tx, product: ProductRecord, actor: string): Promise<void> {
  await tx.insert(publicationReviews).values({ productId: product.id }).onConflictDoNothing();
  if (product.status === "rascunho") await moveProduct(tx, product, "enviar", { actor, cause: "enviado para revisão" });
}
