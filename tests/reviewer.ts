import { and, eq, isNull, sql } from "drizzle-orm";
import { downloads, entitlements } from "#modules/delivery/tables.ts";
import { orders } from "#modules/orders/tables.ts";
import { writeReview } from "#modules/reviews/write-review.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { createProduct, createStore, createUser, type TestUser } from "./factories.ts";
import { createSoldOrder } from "./sold-order.ts";

type TestProduct = Awaited<ReturnType<typeof createProduct>>;

let networks = 0;

/** A download of the product by who has it, so many days ago, from a network of its own unless told. */
export async function downloadDaysAgo(userId: string, product: TestProduct, days: number, network?: string): Promise<void> {
  const [access] = await db
    .select()
    .from(entitlements)
    .where(and(eq(entitlements.userId, userId), eq(entitlements.productId, product.id), isNull(entitlements.revokedAt)));
  if (!access) throw new Error("no access");
  await db.insert(downloads).values({
    entitlementId: access.id,
    fileId: product.fileId,
    ipPrefix: network ?? `10.0.${(networks += 1)}`,
    at: sql`now() - make_interval(secs => ${days * 86_400})` as never,
  });
}

/** Somebody who bought the product (a new one of a new store, unless told) and downloaded it. */
export async function createReviewer(product?: TestProduct, days = 0, user?: TestUser) {
  const sold = product ?? (await createProduct((await createStore()).id));
  const buyer = user ?? (await createUser());
  const order = await createSoldOrder(buyer, [sold]);
  // Each buys under a document of their own, as in life.
  await db
    .update(orders)
    .set({ buyerDocument: order.id.slice(-11) })
    .where(eq(orders.id, order.id));
  await downloadDaysAgo(buyer.id, sold, days);
  return { buyer, product: sold, order };
}

/** A review in sight. */
export async function createReview(product?: TestProduct, words: { nota?: number; texto?: string } = {}) {
  const made = await createReviewer(product);
  const written = await writeReview(made.buyer.id, {
    productId: made.product.id,
    nota: words.nota ?? 5,
    texto: words.texto ?? "Usei com duas turmas e rendeu uma semana.",
  });
  if (!written.ok) throw new Error(written.reason);
  return { ...made, reviewId: written.value.reviewId };
}

/** Products whose average is not that of the reviews everybody reads: none, ever. */
export async function wrongAverages(): Promise<number[]> {
  const rows = await readRows(
    db,
    { id: col.int`s.product_id` },
    (row) => sql`select ${row} from product_stats s
    left join lateral (select coalesce(sum(rating), 0)::int as sum, count(*)::int as count from reviews r
      where r.product_id = s.product_id and r.status in ('publicada', 'denunciada')) told on true
    where s.rating_sum <> told.sum or s.rating_count <> told.count
    union select r.product_id from reviews r
    where r.counted_rating is distinct from case when r.status in ('publicada', 'denunciada') then r.rating end`,
  );
  return rows.map((row) => row.id);
}
