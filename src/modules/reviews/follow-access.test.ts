import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ok } from "#kit/outcome.ts";
import { closeBus, listen, openBus } from "#platform/bus.ts";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
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
  const rows = await readRows(
    db,
    { data: col.shape({ userId: col.text, productId: col.int })`data` },
    (row) =>
      sql`select ${row} from pgboss.job where name = 'delivery.access-changed' and data->>'productId' = ${String(made.product.id)}`,
  );
  return rows.map((row) => row.data);
}
async function notify(made: Made) {
  for (const one of await news(made)) await followAccess(one);
}

afterEach(async () => {
  expect(await wrongAverages()).toEqual([]);
});

describe("a review stands on the purchase", () => {
  it("leaves the pages of the product and of its store at once, which say its stars", async () => {
    const made = await createReview();
    await openBus();
    const forgotten = new Set<string>();
    const stop = listen("cache", (tag) => forgotten.add(tag), vi.fn());
    await close(made);
    await notify(made);
    const { id, storeId } = made.product;
    await vi.waitFor(() => expect([...forgotten]).toEqual(expect.arrayContaining([`product:${id}`, `store:${storeId}`])));
    stop();
    await closeBus();
  });

  it("when the purchase is refunded it leaves the page and the average; when the refund is reversed it returns", async () => {
    const made = await createReview();
    await close(made);
    await notify(made);
    expect(await statusOf(made.reviewId)).toBe("oculta_por_estorno");
    expect(await summariseReviews(made.product.id)).toMatchObject({ count: 0, first: [] });
    await reopen(made);
    await notify(made);
    expect(await statusOf(made.reviewId)).toBe("publicada");
    expect(await summariseReviews(made.product.id)).toMatchObject({ count: 1, average: 5 });
  });

  it("the news exists if, and only if, the money's transaction committed", async () => {
    const made = await createReview();
    await transact(async (tx) => {
      await revokeAccess(tx, made.order.id, "estornado");
      throw new Error("caiu no meio");
    }).catch(() => undefined);
    expect(await news(made)).toEqual([]);
    await close(made);
    expect(await news(made)).toEqual([{ userId: made.buyer.id, productId: made.product.id }]);
  });

  it("a purchase that lost nothing gives nobody work", async () => {
    const { buyer, product } = await createReviewer();
    const { rows } = await db.execute(sql`
      select 1 from pgboss.job where name = 'delivery.access-changed' and data->>'userId' = ${buyer.id}`);
    expect([product.id > 0, rows]).toEqual([true, []]);
  });

  it("repeated, late or out-of-order news come to the same: what is so now counts", async () => {
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

  it("one waiting for a person waits again, and is not published on the way", async () => {
    const made = await createReviewer();
    const written = await writeReview(made.buyer.id, { productId: made.product.id, nota: 5, texto: "em www.outra.com.br" });
    const held = { ...made, reviewId: written.ok ? written.value.reviewId : "" };
    await close(held);
    await notify(held);
    expect(await statusOf(held.reviewId)).toBe("oculta_por_estorno");
    await reopen(held);
    await notify(held);
    expect(await statusOf(held.reviewId)).toBe("retida");
  });

  it("who refunded and bought again has theirs back", async () => {
    const made = await createReview();
    await close(made);
    await notify(made);
    await createSoldOrder(made.buyer, [made.product]);
    await notify(made);
    expect(await statusOf(made.reviewId)).toBe("publicada");
  });

  it("one removed by its writer stays removed", async () => {
    const made = await createReview();
    await close(made);
    await notify(made);
    await removeReview(made.buyer.id, made.product.id);
    await reopen(made);
    await notify(made);
    expect(await statusOf(made.reviewId)).toBe("removida_pelo_autor");
  });
});
