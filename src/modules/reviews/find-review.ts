import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { reviews } from "./tables.ts";

export type Review = typeof reviews.$inferSelect;

/** A review, held until the transaction ends. */
export async function lockReview(tx: Tx, reviewId: string): Promise<Review | null> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, reviewId)).for("update");
  return review ?? null;
}
