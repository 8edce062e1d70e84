import { and, desc, eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { invalidate } from "#platform/page-cache.ts";
import { recordState, stateHistory } from "#platform/state-history.ts";
import { holdsInfected } from "./antivirus/holds-infected.ts";
import { bundlesOnSaleWith, holdsBlocked } from "./bundles/blocked-contents.ts";
import { indexProduct } from "./index-product.ts";
import { lockOwnProduct, type ProductRecord } from "./own-product.ts";
import { publicationReviews } from "./publication-reviews/tables.ts";
import { type ProductMove, type ProductStatus, statusAfter } from "./rules/product-status.ts";
import { products } from "./tables.ts";

export type MoveReason = "not_found" | "wrong_state" | "too_late";

const UNDO_MINUTES = 10;

/** Takes a product that `tx` holds one step through its machine: timeline, shop window and kept pages follow in `tx`. */
export async function moveProduct(
  tx: Tx,
  product: Pick<ProductRecord, "id" | "storeId" | "status">,
  move: ProductMove,
  by: { actor: string; cause: string },
): Promise<Outcome<ProductStatus, "wrong_state">> {
  const to = statusAfter(product.status, move);
  if (!to) return refuse("wrong_state");
  if (to === "publicado" && ((await holdsBlocked(tx, product.id)) || (await holdsInfected(tx, product.id))))
    return refuse("wrong_state");
  await tx
    .update(products)
    .set({ status: to, updatedAt: sql`now()` })
    .where(eq(products.id, product.id));
  await recordState(tx, { entity: "product", entityId: String(product.id), from: product.status, to, ...by });
  if (to === "pausado" || to === "arquivado" || to === "bloqueado") await dropReview(tx, product.id);
  await showProduct(tx, product);
  if (to === "bloqueado") {
    for (const bundle of await bundlesOnSaleWith(tx, product.id))
      await moveProduct(tx, bundle, "pausar", { ...by, cause: "um material do pacote foi bloqueado" });
  }
  return ok(to);
}

/** What leaves the shop waits for nobody any more: approving it would put it back. */
async function dropReview(tx: Tx, productId: number): Promise<void> {
  await tx
    .update(publicationReviews)
    .set({ status: "recolhida", decidedAt: sql`now()` })
    .where(and(eq(publicationReviews.productId, productId), eq(publicationReviews.status, "esperando")));
}

/** Makes the shop window agree with the product as `tx` leaves it. */
export async function showProduct(tx: Tx, { id, storeId }: { id: number; storeId: number }): Promise<void> {
  await indexProduct(tx, id);
  await invalidate(tx, `product:${id}`, `store:${storeId}`, "home", "list");
}

/** Takes it off the shop for a while; past buyers keep their files. */
export const pauseProduct = (viewer: AuthorViewer, productId: number) => move(viewer, productId, "pausar", "pausado pelo autor");

/** Puts a paused product back on sale. */
export const resumeProduct = (viewer: AuthorViewer, productId: number) => move(viewer, productId, "retomar", "de volta à venda");

/** Ends its sale and takes it out of the author's way; past buyers keep their files. */
export const archiveProduct = (viewer: AuthorViewer, productId: number) =>
  move(viewer, productId, "arquivar", "arquivado pelo autor");

/** Brings an archived product back as a draft, to be published again. */
export const unarchiveProduct = (viewer: AuthorViewer, productId: number) =>
  move(viewer, productId, "desarquivar", "tirado dos arquivados");

/** Puts a product just archived back exactly as it was; after 10 minutes, refuses with `too_late`. */
export function undoArchive(viewer: AuthorViewer, productId: number): Promise<Outcome<ProductStatus, MoveReason>> {
  return transact(async (tx) => {
    const product = await lockOwnProduct(tx, viewer.storeId, productId);
    if (!product) return refuse("not_found");
    const [last] = await tx
      .select({
        from: stateHistory.fromState,
        isRecent: sql<boolean>`${stateHistory.at} > now() - make_interval(mins => ${UNDO_MINUTES})`,
      })
      .from(stateHistory)
      .where(sql`${stateHistory.entity} = 'product' and ${stateHistory.entityId} = ${String(productId)}`)
      .orderBy(desc(stateHistory.id))
      .limit(1);
    if (!last?.isRecent) return refuse("too_late");
    if (last.from === "publicado" && viewer.suspendedFrom.includes("vender")) return refuse("wrong_state");
    const back = last.from === "publicado" ? "repor_a_venda" : last.from === "pausado" ? "repor_pausado" : "desarquivar";
    return moveProduct(tx, product, back, { actor: viewer.userId, cause: "arquivamento desfeito" });
  });
}

function move(
  viewer: AuthorViewer,
  productId: number,
  step: ProductMove,
  cause: string,
): Promise<Outcome<ProductStatus, MoveReason>> {
  return transact(async (tx) => {
    if (step === "retomar" && viewer.suspendedFrom.includes("vender")) return refuse("wrong_state");
    const product = await lockOwnProduct(tx, viewer.storeId, productId);
    return product ? moveProduct(tx, product, step, { actor: viewer.userId, cause }) : refuse("not_found");
  });
}
