import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createProduct, createStore, createUser } from "../../../tests/factories.ts";
import { createReviewer, downloadDaysAgo } from "../../../tests/reviewer.ts";
import { createSoldOrder } from "../../../tests/sold-order.ts";
import { listHeldReviews } from "./queries/held-reviews.ts";
import { writeReview } from "./write-review.ts";

type Product = Awaited<ReturnType<typeof createProduct>>;
type Tied = { network?: string; document?: string; card?: string };

let turn = 0;
/** Somebody buys the product, takes its file and gives it five stars; answers where the review stands. */
async function praise(product: Product, { network, document, card }: Tied = {}) {
  const buyer = await createUser();
  const order = await createSoldOrder(buyer, [product]);
  await db.execute(sql`update orders set buyer_document = ${document ?? `doc-${(turn += 1)}`} where id = ${order.id}`);
  if (card)
    await db.execute(sql`insert into payment_attempts (order_id, method, status, amount_cents, split, card_brand, card_last_four)
      values (${order.id}, 'cartao', 'paga', 990, '[]', 'visa', ${card})`);
  await downloadDaysAgo(buyer.id, product, 0, network);
  const written = await writeReview(buyer.id, { productId: product.id, nota: 5, texto: "Lindo demais, recomendo a todo mundo." });
  if (!written.ok) throw new Error(written.reason);
  return written.value;
}
const heldOf = async (product: Product) =>
  (await listHeldReviews()).filter(({ slug }) => slug === product.slug).map(({ holdReasons }) => holdReasons);

let product: Product;
let sibling: Product;
const fresh = async () => {
  const store = await createStore();
  product = await createProduct(store.id);
  sibling = await createProduct(store.id, { title: "Outro material da loja" });
};

describe("several accounts that review the same store within days", () => {
  it("are shown while nothing ties them", async () => {
    await fresh();
    for (const one of [product, product, sibling, product]) expect((await praise(one)).status).toBe("publicada");
  });

  it("from one network: the third waits for a person, who reads why; nothing is taken down", async () => {
    await fresh();
    const network = "203.0.113";
    expect((await praise(product, { network })).status).toBe("publicada");
    expect((await praise(sibling, { network })).status).toBe("publicada");
    expect((await praise(product, { network })).status).toBe("retida");
    expect((await praise(product, { network: "198.51.100" })).status).toBe("publicada");
    expect(await heldOf(product)).toEqual([["mesma_rede"]]);
    const { rows } = await db.execute(
      sql`select status, count(*)::int as count from reviews where store_id = ${product.storeId} group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { status: "publicada", count: 3 },
      { status: "retida", count: 1 },
    ]);
  });

  it("by one card, or under one document: the second waits, with each of what ties it", async () => {
    await fresh();
    await praise(product, { card: "4242", document: "um" });
    expect((await praise(product, { card: "4242" })).status).toBe("retida");
    expect((await praise(sibling, { document: "um" })).status).toBe("retida");
    expect((await praise(sibling, { document: "um", card: "4242" })).status).toBe("retida");
    expect((await praise(sibling, { card: "1881" })).status).toBe("publicada");
    expect(await heldOf(product)).toEqual([["mesmo_cartao"]]);
    expect(await heldOf(sibling)).toEqual([["mesmo_documento"], ["mesmo_cartao", "mesmo_documento"]]);
  });

  it("of another store, or of more than a week ago, are nobody's concern", async () => {
    await fresh();
    const other = await createProduct((await createStore()).id);
    const tied = { network: "192.0.2", document: "dois", card: "5555" };
    await praise(other, tied);
    const old = await praise(product, tied);
    await db.execute(sql`update reviews set posted_at = now() - interval '8 days' where id = ${old.reviewId}`);
    expect((await praise(product, tied)).status).toBe("publicada");
  });

  it("on this machine itself are not taken for neighbours", async () => {
    await fresh();
    for (const one of [product, sibling, product, sibling])
      expect((await praise(one, { network: "127.0.0" })).status).toBe("publicada");
  });

  it("writing at the same moment do not pass the ceiling together", async () => {
    await fresh();
    const written = await Promise.all(Array.from({ length: 6 }, () => praise(product, { network: "203.0.113" })));
    expect(written.filter(({ status }) => status === "publicada").length).toBeLessThanOrEqual(2);
  });
});

it("a reviewer of the factories is tied to nobody", async () => {
  const { buyer, product: sold } = await createReviewer();
  expect(await writeReview(buyer.id, { productId: sold.id, nota: 4, texto: "" })).toMatchObject({
    value: { status: "publicada" },
  });
});
