import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { users } from "#modules/accounts/tables.ts";
import { recipients } from "#modules/payments/tables/recipients.ts";
import { stores } from "#modules/stores/tables.ts";
import { db, transact } from "#platform/db.ts";
import { createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { indexProduct } from "../index-product.ts";
import { images, productFiles, productPreviews, products, productSlugs } from "../tables.ts";
import { productCards } from "./product-cards.ts";
import { findProductPage } from "./product-page.ts";
import { findUnsellable } from "./sellable.ts";

let store: Awaited<ReturnType<typeof createStore>>;

const publish = async (values: Parameters<typeof createProduct>[1] = {}) => {
  const product = await createProduct(store.id, values);
  await transact(async (tx) => ok(await indexProduct(tx, product.id)));
  return product;
};

const setStatus = (id: number, status: "pausado" | "bloqueado" | "arquivado") =>
  db.update(products).set({ status }).where(eq(products.id, id));

beforeAll(async () => {
  store = await createStore({ authorName: "Helena Prado", legalName: "Helena Prado Souza", document: "52998224725" });
});

describe("the address of a product", () => {
  it("shows what is sold and who sells it, with the document masked", async () => {
    const product = await publish({ title: "Frações na feira", promise: "Doze aulas.", formats: ["pdf"] });
    const page = await findProductPage(product.slug);
    expect(page).toMatchObject({
      state: "publicado",
      title: "Frações na feira",
      edition: 1,
      seller: { authorName: "Helena Prado", legalName: "Helena Prado Souza", document: "•••.982.247-••", city: "Juiz de Fora" },
      files: [{ kind: "pdf", pageCount: 3, sizeBytes: 4 }],
    });
    expect(JSON.stringify(page)).not.toContain("52998224725");
    expect(JSON.stringify(page)).not.toMatch(/storage|sha256|owner/i);
  });

  it("shows only the samples of the edition on sale", async () => {
    const product = await publish();
    const [image] = await db.insert(images).values({ width: 300, height: 400, ownerStoreId: store.id }).returning();
    const [old] = await db.insert(productFiles).values({ productId: product.id, name: "antigo.pdf" }).returning();
    const previews = [product.fileId, old?.id ?? ""].map((fileId, position) => ({
      productId: product.id,
      fileId,
      pageNumber: position + 1,
      imageId: image?.id ?? "",
      position,
    }));
    await db.insert(productPreviews).values(previews);
    const page = await findProductPage(product.slug);
    expect(page?.state === "publicado" && page.previews.map((one) => one.pageNumber)).toEqual([1]);
  });

  it("does not tell that a draft exists", async () => {
    const draft = await createProduct(store.id, { status: "rascunho" });
    await db.update(products).set({ publishedAt: null }).where(eq(products.id, draft.id));
    expect(await findProductPage(draft.slug)).toBeNull();
    expect(await findProductPage("nunca-existiu")).toBeNull();
    expect(await findProductPage("NÃO É ENDEREÇO")).toBeNull();
  });

  it("paused, says the title and offers others; blocked, says nothing of it", async () => {
    const paused = await publish({ title: "Em pausa" });
    await publish({ title: "Outro" });
    await setStatus(paused.id, "pausado");
    const notice = await findProductPage(paused.slug);
    expect(notice).toMatchObject({ state: "pausado", title: "Em pausa" });
    expect(notice && "instead" in notice ? notice.instead.length : 0).toBeGreaterThan(0);

    const blocked = await publish({ title: "Proibido de dizer" });
    await setStatus(blocked.id, "bloqueado");
    expect(JSON.stringify(await findProductPage(blocked.slug))).not.toContain("Proibido de dizer");
    const archived = await publish({ title: "Arquivado" });
    await setStatus(archived.id, "arquivado");
    expect(await findProductPage(archived.slug)).toMatchObject({ state: "retirado", title: "Arquivado" });
  });

  it("a closed store does not sell", async () => {
    const closed = await createStore();
    const product = await createProduct(closed.id);
    await db.update(stores).set({ status: "encerrada" }).where(eq(stores.id, closed.id));
    expect(await findProductPage(product.slug)).toMatchObject({ state: "retirado" });
    await db.update(stores).set({ status: "suspensa" }).where(eq(stores.id, closed.id));
    expect(await findProductPage(product.slug)).toMatchObject({ state: "pausado" });
  });

  it("an author whom Pagar.me stopped paying does not sell, but what is free goes on", async () => {
    const stopped = await createStore();
    const paid = await createProduct(stopped.id);
    const free = await createProduct(stopped.id, { priceCents: 0 });
    for (const status of ["recusado", "bloqueado", "suspenso"] as const) {
      await db.update(recipients).set({ status }).where(eq(recipients.storeId, stopped.id));
      expect(await findProductPage(paid.slug)).toMatchObject({ state: "pausado", title: paid.title });
      expect(await findProductPage(free.slug)).toMatchObject({ state: "publicado" });
    }
    await db.update(recipients).set({ status: "em_analise" }).where(eq(recipients.storeId, stopped.id));
    expect(await findProductPage(paid.slug)).toMatchObject({ state: "publicado" });
  });

  it("of someone suspended from selling nothing is on sale, not even free, and it comes back when the suspension ends", async () => {
    const owner = await createUser();
    const store = await createStore({ ownerId: owner.id });
    const [paid, free] = [await createProduct(store.id), await createProduct(store.id, { priceCents: 0 })];
    const suspend = (from: string[]) => db.update(users).set({ suspendedFrom: from }).where(eq(users.id, owner.id));
    await suspend(["vender"]);
    for (const { slug } of [paid, free]) expect(await findProductPage(slug)).toMatchObject({ state: "pausado" });
    const ranked = sql`select ${paid.id}::bigint as product_id, 1 as rank`;
    expect(await productCards(db, ranked)).toEqual([]);
    expect(await findUnsellable(db, [{ productId: paid.id, license: "pessoal" }])).toEqual([paid.id]);
    await suspend(["sacar"]);
    expect(await findProductPage(paid.slug)).toMatchObject({ state: "publicado" });
    expect(await productCards(db, ranked)).toHaveLength(1);
    expect(await findUnsellable(db, [{ productId: paid.id, license: "pessoal" }])).toEqual([]);
  });

  it("an old address leads to the new one", async () => {
    const product = await publish();
    await db.insert(productSlugs).values({ slug: "nome-antigo", productId: product.id });
    expect(await findProductPage("nome-antigo")).toEqual({ state: "mudou", slug: product.slug });
    await db
      .update(products)
      .set({ publishedAt: sql`null`, status: "rascunho" })
      .where(eq(products.id, product.id));
    expect(await findProductPage("nome-antigo")).toBeNull();
  });
});
