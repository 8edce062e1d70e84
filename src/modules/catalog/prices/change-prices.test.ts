import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { createAuthor, filledForm, openDraft } from "../../../../tests/author.ts";
import { createProduct, createUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { deleteProduct } from "../delete-product.ts";
import { ownProductsFile } from "../own-products/export.ts";
import { listOwnProducts } from "../own-products/queries/list.ts";
import { findOpenOwnProduct } from "../own-products/queries/find.ts";
import { saveDraft } from "../save-draft.ts";
import { priceChanges, productLicenses, products, productSearch } from "../tables.ts";
import { writeLicenses } from "../write-licenses.ts";
import { changePrices } from "./change-prices.ts";
import { moveProducts } from "./move-products.ts";
import { pickProducts } from "./pick-products.ts";

const rowOf = async (id: number) => (await db.select().from(products).where(eq(products.id, id)))[0];
async function changed(...requested: Parameters<typeof changePrices>) {
  const answer = await changePrices(...requested);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
}
async function onSale(storeId: number, priceCents: number, values: Partial<typeof products.$inferInsert> = {}) {
  const product = await createProduct(storeId, { priceCents, ...values });
  await transact(async (tx) => ok(await writeLicenses(tx, product.id, [{ license: "pessoal", priceCents }])));
  return product;
}

describe("changing prices", () => {
  it("takes effect in the shop, the licence, the search and the history, and an open tab learns of it", async () => {
    const author = await createAuthor();
    const { id, revision } = await onSale(author.storeId, 2_990);
    expect(await changed(author, [{ productId: id, fromCents: 2_990, toCents: 3_290 }])).toEqual({ changed: [id], saved: [] });
    const [license] = await db.select().from(productLicenses).where(eq(productLicenses.productId, id));
    const [search] = await db.select().from(productSearch).where(eq(productSearch.productId, id));
    const noted = await db.select().from(priceChanges).where(eq(priceChanges.productId, id));
    expect([license?.priceCents, search?.priceCents, noted.at(-1)?.priceCents]).toEqual([3_290, 3_290, 3_290]);
    expect(await rowOf(id)).toMatchObject({ priceCents: 3_290, revision: revision + 1 });
  });

  it("of two changes from the same preview one counts and the other learns that it changed", async () => {
    const author = await createAuthor();
    const { id: productId } = await onSale(author.storeId, 2_990);
    const both = [3_290, 2_490].map((toCents) => changed(author, [{ productId, fromCents: 2_990, toCents }]));
    const answers = await Promise.all(both);
    expect(answers.flatMap((answer) => answer.changed)).toEqual([productId]);
    expect(answers.flatMap((answer) => answer.saved)).toEqual([{ productId, reason: "mudou" }]);
  });

  it("a draft changes in the draft; free, archived and another store's stay, each with its reason", async () => {
    const author = await createAuthor();
    const draft = await openDraft(author);
    await saveDraft(author, { productId: draft, revision: 1, form: await filledForm({ priceCents: 1_000 }) });
    const free = await onSale(author.storeId, 0, { isFree: true });
    const gone = await onSale(author.storeId, 1_000, { status: "arquivado" });
    const others = await onSale((await createAuthor()).storeId, 1_000);
    const to = (productId: number, fromCents = 1_000) => ({ productId, fromCents, toCents: 1_500 });
    const answer = await changed(author, [to(draft), to(free.id, 0), to(gone.id), to(others.id)]);
    expect(answer.changed).toEqual([draft]);
    expect(new Map(answer.saved.map((one) => [one.productId, one.reason]))).toEqual(
      new Map([
        [free.id, "gratis"],
        [gone.id, "parado"],
        [others.id, "sumiu"],
      ]),
    );
    expect((await rowOf(draft))?.draft?.priceCents).toBe(1_500);
    expect((await rowOf(others.id))?.priceCents).toBe(1_000);
    expect(await changePrices(author, [to(others.id)])).toMatchObject({ ok: false, reason: "not_found" });
  });
});

describe("the selected ones and the view", () => {
  it("by name or by the whole view, and only those of this store", async () => {
    const author = await createAuthor();
    const { id: one } = await onSale(author.storeId, 1_000, { title: "Alfabeto" });
    const { id: two } = await onSale(author.storeId, 2_000, { title: "Zoológico" });
    const { id: others } = await onSale((await createAuthor()).storeId, 1_000);
    expect((await pickProducts(author.storeId, { ids: [one, others] })).map((row) => row.id)).toEqual([one]);
    expect((await pickProducts(author.storeId, { view: { ordem: "titulo" } })).map((row) => row.id)).toEqual([one, two]);
    expect((await pickProducts(author.storeId, { view: { busca: "zoo" } })).map((row) => row.id)).toEqual([two]);
    const pause = await moveProducts(author, { pick: { ids: [one, two, others] }, move: "pausar" });
    expect(pause).toEqual({ ok: true, value: { moved: 2, saved: [] } });
    const again = await moveProducts(author, { pick: { view: { ordem: "titulo" } }, move: "pausar" });
    expect(again).toEqual({ ok: true, value: { moved: 0, saved: [{ title: "Alfabeto" }, { title: "Zoológico" }] } });
    expect(await moveProducts(author, { pick: { ids: [others] }, move: "arquivar" })).toMatchObject({ reason: "not_found" });
    expect((await rowOf(others))?.status).toBe("publicado");
  });

  it("filters, reversed order, tab counts, drawer and spreadsheet say the same", async () => {
    const author = await createAuthor();
    const cheap = await onSale(author.storeId, 1_000, { title: "=Barato; 100%" });
    const sold = await onSale(author.storeId, 2_000, { title: "Vendido" });
    await createSoldOrder(await createUser(), [sold]);
    const ids = async (search: Parameters<typeof listOwnProducts>[1]) =>
      (await listOwnProducts(author.storeId, search)).rows.map((row) => row.id);
    expect(await ids({ ordem: "preco" })).toEqual([sold.id, cheap.id]);
    expect(await ids({ ordem: "-preco" })).toEqual([cheap.id, sold.id]);
    expect(await ids({ sem_vendas: "1" })).toEqual([cheap.id]);
    expect(await ids({ categoria: sold.categoryId ?? 0 })).toEqual([sold.id]);
    expect(await ids({ por: 50, pagina: 2 })).toEqual([]);
    const list = await listOwnProducts(author.storeId, { sem_vendas: "1" });
    expect(list).toMatchObject({ total: 1, counts: { todos: 1, publicado: 1 }, categories: [{}, {}] });
    expect(await findOpenOwnProduct(author.storeId, sold.id)).toMatchObject({ row: { sales: 1, revenueCents: 2_000 } });
    expect(await findOpenOwnProduct((await createAuthor()).storeId, sold.id)).toBeNull();
    let sheet = "";
    for await (const piece of ownProductsFile(author.storeId, { ordem: "-preco" })) sheet += piece;
    const lines = sheet.split("\r\n");
    expect(lines[1]).toMatch(/^"'=Barato; 100%";Publicado;[^;]+;10;0;0;0;;0;\d{4}-\d{2}-\d{2}$/);
    expect(lines).toHaveLength(4);
    expect(lines[3]).toBe("");
  });
});

describe("deleting", () => {
  it("removes what nobody took; what someone ordered stays, with the advice to archive", async () => {
    const author = await createAuthor();
    const { id: fresh } = await onSale(author.storeId, 1_000);
    const sold = await onSale(author.storeId, 1_000);
    await createSoldOrder(await createUser(), [sold], null);
    expect(await deleteProduct(await createAuthor(), fresh)).toMatchObject({ reason: "not_found" });
    expect(await deleteProduct(author, fresh)).toEqual({ ok: true, value: undefined });
    expect(await rowOf(fresh)).toBeUndefined();
    expect(await deleteProduct(author, fresh)).toMatchObject({ reason: "not_found" });
    expect(await deleteProduct(author, sold.id)).toMatchObject({ ok: false, reason: "in_use" });
    expect((await rowOf(sold.id))?.status).toBe("publicado");
  });
});
