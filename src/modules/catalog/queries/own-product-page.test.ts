import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { stores } from "#modules/stores/tables.ts";
import { db } from "#platform/db.ts";
import { createAuthor, openDraft } from "../../../../tests/author.ts";
import { createProduct, createStore } from "../../../../tests/factories.ts";
import { products, productVersions } from "../tables.ts";
import { findOwnProductPage } from "./own-product-page.ts";
import { findProductPage } from "./product-page.ts";

it("the author sees the draft as the page will be; others do not know it exists", async () => {
  const author = await createAuthor();
  const productId = await openDraft(author);
  const [draft] = await db.select().from(products).where(eq(products.id, productId));
  const slug = draft?.slug ?? "";
  expect(await findOwnProductPage(author.storeId, slug)).toMatchObject({ status: "rascunho", product: { id: productId, slug } });
  expect(await findOwnProductPage((await createStore()).id, slug)).toBeNull();
  expect(await findProductPage(slug)).toBeNull();
});

it("what is paused appears to the author as it was sold; what is on sale is everyone's page", async () => {
  const store = await createStore();
  const product = await createProduct(store.id, { title: "Em pausa" });
  expect(await findOwnProductPage(store.id, product.slug)).toBeNull();
  await db.update(products).set({ status: "pausado" }).where(eq(products.id, product.id));
  expect(await findOwnProductPage(store.id, product.slug)).toMatchObject({
    status: "pausado",
    product: { title: "Em pausa", files: [{ kind: "pdf" }] },
  });
});

it("the page tells the editions, from the newest to the first, and until when the store is closed", async () => {
  const store = await createStore({ closedUntil: "2999-12-31", closingWords: "Volto em janeiro." });
  const product = await createProduct(store.id);
  const [second] = await db
    .insert(productVersions)
    .values({ productId: product.id, number: 2, note: "Gabarito revisto." })
    .returning();
  await db
    .update(products)
    .set({ currentVersionId: second?.id ?? null })
    .where(eq(products.id, product.id));
  expect(await findProductPage(product.slug)).toMatchObject({
    state: "publicado",
    edition: 2,
    changelog: [
      { number: 2, note: "Gabarito revisto." },
      { number: 1, note: "" },
    ],
    seller: { closedUntil: "2999-12-31", closingWords: "Volto em janeiro." },
  });
  await db.update(stores).set({ closedUntil: "2020-01-01" }).where(eq(stores.id, store.id));
  expect(await findProductPage(product.slug)).toMatchObject({ seller: { closedUntil: null } });
});
