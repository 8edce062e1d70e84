import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createStore } from "../../../tests/factories.ts";
import { emailsTo } from "../../../tests/mailbox.ts";
import { createReview } from "../../../tests/reviewer.ts";
import { replyToReview } from "./reply-to-review.ts";
import { reviews } from "./tables.ts";

const read = async (reviewId: string) => (await db.select().from(reviews).where(eq(reviews.id, reviewId)))[0];

describe("the author's reply", () => {
  it("is one, corrected for 24 hours, and the reviewer gets a single e-mail", async () => {
    const { reviewId, product, buyer } = await createReview();
    expect(await replyToReview(product.storeId, reviewId, "Obrigada por contar.")).toMatchObject({ ok: true });
    expect(await replyToReview(product.storeId, reviewId, "Obrigada por contar!")).toMatchObject({ ok: true });
    expect(await read(reviewId)).toMatchObject({ reply: "Obrigada por contar!", replyEditedAt: expect.any(Date) as Date });
    expect((await emailsTo(buyer.email)).filter((emailMessage) => emailMessage.kind === "avaliacao.resposta")).toHaveLength(1);
    await db.execute(sql`update reviews set replied_at = now() - interval '25 hours' where id = ${reviewId}`);
    expect(await replyToReview(product.storeId, reviewId, "Mudei de ideia.")).toMatchObject({ reason: "already_replied" });
  });

  it("another store does not even know the review exists (INV-35)", async () => {
    const { reviewId } = await createReview();
    expect(await replyToReview((await createStore()).id, reviewId, "Tomada.")).toMatchObject({ reason: "not_found" });
  });

  it("with a contact or an insult it comes back with the reason beside the field", async () => {
    const { reviewId, product } = await createReview();
    for (const text of ["me chama em a@b.com", "veja www.outra.com.br", "você é um idiota"]) {
      const answer = await replyToReview(product.storeId, reviewId, text);
      expect(answer, text).toMatchObject({
        reason: "invalid",
        fields: { texto: expect.stringContaining("A resposta") as string },
      });
    }
    expect((await read(reviewId))?.reply).toBeNull();
  });
});
