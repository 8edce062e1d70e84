import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { createProduct, createStore, createUser } from "../../../tests/factories.ts";
import { boughtTogether } from "./queries/bought-together.ts";
import { indexProducts } from "./index-product.ts";
import { relatedProducts } from "./queries/related-products.ts";
import { relateOldest, relateProductNow } from "./relate-products.ts";
import { productRelated, products } from "./tables.ts";

async function createProducts(titles: string[]) {
  const store = await createStore();
  const first = await createProduct(store.id, { title: titles[0] ?? "", tags: ["fração"] });
  const others = [];
  for (const title of titles.slice(1)) others.push(await createProduct(store.id, { title, categoryId: first.categoryId }));
  const all = [first, ...others];
  await transact(async (tx) =>
    ok(
      await indexProducts(
        tx,
        all.map((one) => one.id),
      ),
    ),
  );
  return all;
}

type Made = Awaited<ReturnType<typeof createProducts>>[number];

/** One person, one order per product, with access to those that are theirs. */
async function buy(bought: Made[], status = "pago", theirs = status === "pago" ? bought : []) {
  const user = await createUser();
  for (const product of bought) {
    const isTheirs = theirs.includes(product);
    await db.execute(sql`
      with o as (
        insert into orders (user_id, buyer_name, buyer_email, buyer_document, status, subtotal_cents, total_cents, payment_method,
          request_key, terms_version, expires_at, paid_at)
        values (${user.id}, 'Alguém', 'a@exemplo.com.br', '52998224725', ${status}, 2000, 2000, 'pix', new_id(), '1', now(), now())
        returning id), i as (
        insert into order_items (order_id, product_id, version_id, store_id, title, license, price_cents, paid_cents, commission_bps,
          commission_cents)
        select id, ${product.id}, ${product.versionId}, ${product.storeId}, 'x', 'pessoal', 2000, 2000, 1000, 200 from o
        returning id, order_id)
      insert into entitlements (order_item_id, order_id, user_id, product_id, version_id, granted_at, revoked_at, revoke_cause)
      select id, order_id, ${user.id}, ${product.id}, ${product.versionId}, now(),
        case when not ${isTheirs} then now() end, case when not ${isTheirs} then 'estornado' end from i`);
  }
}

const titles = async (product: Made) => (await relatedProducts(product.id)).map((one) => one.title);

it("what buyers also bought comes before what merely lives nearby; one person's purchase is chance", async () => {
  const [self, chosen, chance, near] = await createProducts(["Este", "Comprado junto", "Comprado uma vez", "Vizinho"]);
  await buy([self!, chosen!]);
  await buy([self!, chosen!, chance!]);
  await buy([self!, near!], "cancelado");
  await buy([self!, near!], "estornado");
  await relateProductNow(self!.id);
  const shown = await titles(self!);
  expect(shown[0]).toBe("Comprado junto");
  expect(shown.toSorted()).toEqual(["Comprado junto", "Comprado uma vez", "Vizinho"]);
});

it.each(["parcialmente_estornado", "estornando"])(
  "of an order that is %s, what is still theirs counts and what was given back does not",
  async (status) => {
    const [self, entitled, returned] = await createProducts(["Este", "Ficou", "Devolvido"]);
    for (const _ of [1, 2]) {
      await buy([self!, entitled!, returned!], status, [self!, entitled!]);
    }
    const related = await readRows(
      db,
      { id: col.int`product_id` },
      (row) => sql`with ${boughtTogether(self!.id)} select ${row} from together`,
    );
    expect(related.map(({ id }) => id)).toEqual([entitled!.id]);
  },
);

it("what nobody has computed still shows its neighbours, those with the same keywords first", async () => {
  const [self, , duplicate] = await createProducts(["Sozinho", "Longe", "Perto"]);
  await db
    .update(products)
    .set({ tags: ["fração"] })
    .where(eq(products.id, duplicate!.id));
  expect((await titles(self!))[0]).toBe("Perto");
  expect(await titles(self!)).not.toContain("Sozinho");
});

it("the schedule computes the missing ones and does not repeat the day's; what left the sale disappears without waiting for it", async () => {
  const [self, other] = await createProducts(["Um", "Dois"]);
  expect(await relateOldest()).toBeGreaterThanOrEqual(2);
  expect(await relateOldest()).toBe(0);
  const [row] = await db.select().from(productRelated).where(eq(productRelated.productId, self!.id));
  expect(row?.related).toContain(other!.id);
  await db.update(products).set({ status: "pausado" }).where(eq(products.id, other!.id));
  expect(await titles(self!)).toEqual([]);
});

it("two schedules at once neither wait for nor repeat each other", async () => {
  await createProducts(["A", "B", "C"]);
  const done = await Promise.all([relateOldest(), relateOldest()]);
  expect(done[0]! + done[1]!).toBeGreaterThanOrEqual(3);
  expect(await relateOldest()).toBe(0);
});
