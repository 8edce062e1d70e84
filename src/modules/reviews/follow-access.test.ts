import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { createReview, createReviewer, wrongAverages } from "../../../tests/reviewer.ts";
import { createSoldOrder } from "../../../tests/sold-order.ts";
import { grantAccess } from "../delivery/grant-access.ts";
import { revokeAccess } from "../delivery/revoke-access.ts";
import { entitlements } from "../delivery/tables.ts";
import { followAccess } from "./follow-access.ts";
import { summariseReviews } from "./queries/summary.ts";
import { removeReview } from "./remove-review.ts";
import { reviews } from "./tables.ts";
import { writeReview } from "./write-review.ts";

type Made = Awaited<ReturnType<typeof createReview>>;

const close = ({ order }: Made) =>
  transact(async (tx) => {
    await revokeAccess(tx, order.id, "estornado");
    return ok();
  });

async function reopen({ order }: Made) {
  const items = await db.select().from(entitlements).where(eq(entitlements.orderId, order.id));
  await transact(async (tx) => {
    await grantAccess(tx, items);
    return ok();
  });
}

const statusOf = async (reviewId: string) =>
  (await db.select({ status: reviews.status }).from(reviews).where(eq(reviews.id, reviewId)))[0]?.status;

/** The news that wait in the queue about this product. */
async function news(made: Made) {
  const { rows } = await db.execute<{ data: { userId: string; productId: number } }>(sql`
    select data from pgboss.job where name = 'delivery.access-changed' and data->>'productId' = ${String(made.product.id)}`);
  return rows.map((row) => row.data);
}
async function hear(made: Made) {
  for (const one of await news(made)) await followAccess(one);
}

afterEach(async () => {
  expect(await wrongAverages()).toEqual([]);
});

describe("a avaliação fica de pé sobre a compra", () => {
  it("devolvida a compra, ela sai da página e da média; revertida a devolução, volta", async () => {
    const made = await createReview();
    await close(made);
    await hear(made);
    expect(await statusOf(made.reviewId)).toBe("oculta_por_estorno");
    expect(await summariseReviews(made.product.id)).toMatchObject({ count: 0, first: [] });
    await reopen(made);
    await hear(made);
    expect(await statusOf(made.reviewId)).toBe("publicada");
    expect(await summariseReviews(made.product.id)).toMatchObject({ count: 1, average: 5 });
  });

  it("a notícia existe se, e só se, a transação do dinheiro valeu", async () => {
    const made = await createReview();
    await transact(async (tx) => {
      await revokeAccess(tx, made.order.id, "estornado");
      throw new Error("caiu no meio");
    }).catch(() => undefined);
    expect(await news(made)).toEqual([]);
    await close(made);
    expect(await news(made)).toEqual([{ userId: made.buyer.id, productId: made.product.id }]);
  });

  it("uma compra que nada perdeu não dá trabalho a ninguém", async () => {
    const { buyer, product } = await createReviewer();
    const { rows } = await db.execute(sql`
      select 1 from pgboss.job where name = 'delivery.access-changed' and data->>'userId' = ${buyer.id}`);
    expect([product.id > 0, rows]).toEqual([true, []]);
  });

  it("notícias repetidas, atrasadas ou fora de ordem dão no mesmo: vale como está agora", async () => {
    const made = await createReview();
    const about = { userId: made.buyer.id, productId: made.product.id };
    await close(made);
    await reopen(made);
    await Promise.all([followAccess(about), followAccess(about), followAccess(about)]);
    expect(await statusOf(made.reviewId)).toBe("publicada");
    await close(made);
    await Promise.all([followAccess(about), followAccess(about)]);
    await followAccess(about);
    expect(await statusOf(made.reviewId)).toBe("oculta_por_estorno");
  });

  it("a que esperava uma pessoa volta a esperar, e não é publicada pelo caminho", async () => {
    const made = await createReviewer();
    const written = await writeReview(made.buyer.id, { productId: made.product.id, nota: 5, texto: "em www.outra.com.br" });
    const held = { ...made, reviewId: written.ok ? written.value.reviewId : "" };
    await close(held);
    await hear(held);
    expect(await statusOf(held.reviewId)).toBe("oculta_por_estorno");
    await reopen(held);
    await hear(held);
    expect(await statusOf(held.reviewId)).toBe("retida");
  });

  it("quem devolveu e comprou de novo tem a sua de volta", async () => {
    const made = await createReview();
    await close(made);
    await hear(made);
    await createSoldOrder(made.buyer, [made.product]);
    await hear(made);
    expect(await statusOf(made.reviewId)).toBe("publicada");
  });

  it("a removida por quem escreveu fica removida", async () => {
    const made = await createReview();
    await close(made);
    await hear(made);
    await removeReview(made.buyer.id, made.product.id);
    await reopen(made);
    await hear(made);
    expect(await statusOf(made.reviewId)).toBe("removida_pelo_autor");
  });
});
