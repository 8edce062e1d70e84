import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createUser } from "../../../tests/factories.ts";
import { createReview } from "../../../tests/reviewer.ts";
import { stores } from "../stores/tables.ts";
import { markHelpful } from "./mark-helpful.ts";
import { removeReview } from "./remove-review.ts";
import { reviews, reviewVotes } from "./tables.ts";

const voter = async () => ({ userId: (await createUser()).id, storeId: null });
const helpfulOf = async (reviewId: string) =>
  (await db.select({ helpful: reviews.helpfulCount }).from(reviews).where(eq(reviews.id, reviewId)))[0]?.helpful;

describe("helpful", () => {
  it("one vote per person, which they take back whenever they like", async () => {
    const { reviewId } = await createReview();
    const [one, two] = [await voter(), await voter()];
    expect(await markHelpful(one, reviewId, true)).toMatchObject({ ok: true, value: { helpful: 1 } });
    expect(await markHelpful(one, reviewId, true)).toMatchObject({ ok: true, value: { helpful: 1 } });
    expect(await markHelpful(two, reviewId, true)).toMatchObject({ ok: true, value: { helpful: 2 } });
    expect(await markHelpful(one, reviewId, false)).toMatchObject({ ok: true, value: { helpful: 1 } });
    expect(await markHelpful(one, reviewId, false)).toMatchObject({ ok: true, value: { helpful: 1 } });
  });

  it("the same finger twenty times and twenty fingers once count what there is", async () => {
    const { reviewId } = await createReview();
    const same = await voter();
    await Promise.all(Array.from({ length: 20 }, () => markHelpful(same, reviewId, true)));
    expect(await helpfulOf(reviewId)).toBe(1);
    const many = await Promise.all(Array.from({ length: 20 }, voter));
    await Promise.all(many.map((one) => markHelpful(one, reviewId, true)));
    expect(await helpfulOf(reviewId)).toBe(21);
    expect(await db.select().from(reviewVotes).where(eq(reviewVotes.reviewId, reviewId))).toHaveLength(21);
  });

  it("never on one's own, nor by the product's author, nor on what is not in sight", async () => {
    const { reviewId, buyer, product } = await createReview();
    expect(await markHelpful({ userId: buyer.id, storeId: null }, reviewId, true)).toMatchObject({ reason: "own_review" });
    const [store] = await db.select().from(stores).where(eq(stores.id, product.storeId));
    const author = { userId: store?.ownerId ?? "", storeId: product.storeId };
    expect(await markHelpful(author, reviewId, true)).toMatchObject({ reason: "own_product" });
    await removeReview(buyer.id, product.id);
    expect(await markHelpful(await voter(), reviewId, true)).toMatchObject({ reason: "not_found" });
  });
});
