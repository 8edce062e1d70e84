import { and, eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { notify } from "../../notifications/notify.ts";
import { lockStoreOwner } from "../../stores/find-owner.ts";
import { moveProduct } from "../move-product.ts";
import { lockAnyProduct, type ProductRecord, workingCopyOf } from "../own-product.ts";
import { publishProduct } from "../publish-product.ts";
import { readWorkingStamp } from "./queries.ts";
import { publicationDecidedEmail } from "./schema.ts";
import { publicationReviews } from "./tables.ts";

/** `stamp` is of what was read; `reason` is what the author reads of a refusal. */
export type PublicationDecision = { reviewId: string; stamp: string; isApproved: boolean; reason: string };
/** `changed`: its author changed it since it was read. `not_publishable`: something keeps it from being sold now. */
export type DecidePublicationRefusal = "not_found" | "already_done" | "changed" | "not_publishable";

/**
 * A person of the platform lets a publication that waits go on sale, or sends it back with a reason, inside `tx`; its author hears
 * once. Only what was read is approved: refuses when it changed since. Answers which product it was.
 */
export async function decidePublication(
  tx: Tx,
  decision: PublicationDecision,
  actor: string,
): Promise<Outcome<number, DecidePublicationRefusal>> {
  const { reviewId, stamp, isApproved, reason } = decision;
  const product = await lockReviewed(tx, reviewId);
  if (!product) return refuse("not_found");
  const taken = await tx
    .update(publicationReviews)
    .set({ status: isApproved ? "aprovada" : "recusada", reason, decidedAt: sql`now()` })
    .where(and(eq(publicationReviews.id, reviewId), eq(publicationReviews.status, "esperando")))
    .returning({ id: publicationReviews.id });
  if (taken.length === 0) return refuse("already_done");
  const { title } = await workingCopyOf(tx, product);
  let { slug } = product;
  if (isApproved) {
    if ((await readWorkingStamp(tx, product.id)) !== stamp) return refuse("changed");
    const published = await publishProduct(tx, { productId: product.id, storeId: product.storeId, actor, isReviewed: true });
    if (!published.ok) return refuse("not_publishable");
    slug = published.value.slug;
  } else if (product.status === "em_revisao") await moveProduct(tx, product, "reprovar", { actor, cause: reason });
  await notifyAuthor(tx, product, { reviewId, title, slug, isApproved, reason });
  return ok(product.id);
}

async function lockReviewed(tx: Tx, reviewId: string): Promise<ProductRecord | null> {
  const [review] = await tx
    .select({ productId: publicationReviews.productId })
    .from(publicationReviews)
    .where(eq(publicationReviews.id, reviewId));
  return review ? lockAnyProduct(tx, review.productId) : null;
}

type Decision = { reviewId: string; title: string; slug: string; isApproved: boolean; reason: string };

async function notifyAuthor(
  tx: Tx,
  product: ProductRecord,
  { reviewId, title, slug, isApproved, reason }: Decision,
): Promise<void> {
  const owner = await lockStoreOwner(tx, product.storeId);
  if (!owner) return;
  const productId = product.id;
  await notify(
    tx,
    {
      userId: owner.userId,
      event: "material.revisao",
      ref: reviewId,
      facts: { productId, title, step: isApproved ? "aprovada" : "recusada" },
    },
    {
      kind: publicationDecidedEmail,
      to: owner.email,
      payload: { authorName: owner.name, title, productId, slug, isApproved, reason },
    },
  );
}
