import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { createAuthor, createCategory, publishOne, revisionOf } from "../../../../tests/author.ts";
import { cookieOf, createProduct, createStore, createUser, type TestUser } from "../../../../tests/factories.ts";
import { factsThatLeave } from "../../../../tests/waiting-email.ts";
import { findEditedProduct } from "#modules/catalog/queries/edited-product.ts";
import { submitProduct } from "#modules/catalog/submit-product.ts";
import { productFiles, products, productSearch } from "#modules/catalog/tables.ts";
import { brokenAuditLines } from "#platform/audit.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { requestProductChanges, closeChangeRequest } from "./ask-product-changes.ts";
import { blockListedProduct, freeBlockedProduct } from "./block-product.ts";
import { productRoutes } from "./http.ts";
import { moveToCategory, undoCategoryMove } from "./move-to-category.ts";
import { findProductToManage } from "./queries/find.ts";
import { listProductsToManage } from "./queries/list.ts";
import { productList } from "./search.ts";

const rising = (a: number, b: number) => a - b;
const motivo = "Usa uma imagem sem licença.";
const actsOn = async (productId: number) =>
  await readRows(
    db,
    { action: col.text`action`, reason: col.text`reason` },
    (row) => sql`select ${row} from admin_audit where target_kind = 'material' and target_id = ${String(productId)} order by id`,
  );
const emailsTo = async (email: string) =>
  (
    await db.execute<{ kind: string; payload: Record<string, unknown> }>(
      sql`select kind, payload from outbox_emails where recipient = ${email} and kind like 'material.%' order by created_at, id`,
    )
  ).rows;
const statusOf = async (id: number) => (await db.select().from(products).where(eq(products.id, id)))[0]!.status;
const categoryOf = async (id: number) =>
  (await db.select().from(productSearch).where(eq(productSearch.productId, id)))[0]?.categoryId ?? null;

let admin: TestUser;
beforeAll(async () => {
  admin = await createUser({ name: "Renata Queiroz", roles: ["admin"] });
});

describe("the market's list of products", () => {
  it("finds by title, address, old address and store, and each tab counts what it has; another's draft does not appear", async () => {
    const store = await createStore({ name: "Ateliê do Sisal" });
    const one = await createProduct(store.id, { title: "Órbitas de papel", slug: "orbitas-de-papel" });
    const two = await createProduct(store.id, { title: "Marés de papel", status: "pausado" });
    await db.execute(sql`insert into products (store_id, slug, title) values (${store.id}, 'segredo-sisal', 'Segredo de papel')`);
    await db.execute(sql`insert into product_slugs (slug, product_id) values ('orbitas-velhas', ${one.id})`);
    const found = async (busca: string) => (await listProductsToManage({ busca })).rows.map(({ id }) => id).toSorted(rising);
    for (const busca of ["orbitas de", "/produto/orbitas-de-papel", "https://feira.test/produto/orbitas-velhas?x=1"])
      expect(await found(busca)).toEqual([one.id]);
    expect(await found("atelie do sisal")).toEqual([one.id, two.id].toSorted(rising));
    expect(await found("segredo de papel")).toEqual([]);
    const list = await listProductsToManage({ busca: "sisal" });
    expect(list.counts).toEqual({ todos: 2, venda: 1, denunciados: 0, repetidos: 0, ajustes: 0, bloqueados: 0, fora: 1 });
    const byTitle = async (ordem: string) => (await listProductsToManage({ busca: "sisal", ordem })).rows.map(({ id }) => id);
    expect([await byTitle("titulo"), await byTitle("-titulo")]).toEqual([
      [two.id, one.id],
      [one.id, two.id],
    ]);
  });

  it("what was reported and what repeats another store's file brings the sign and the pair", async () => {
    const [first, copier] = [await createStore({ name: "Loja Primeira" }), await createStore({ name: "Loja Copiada" })];
    const original = await createProduct(first.id, { title: "O original" });
    const copy = await createProduct(copier.id, { title: "A cópia" });
    await db
      .update(productFiles)
      .set({ duplicateFileId: original.fileId, duplicateBy: "paginas" })
      .where(eq(productFiles.id, copy.fileId));
    await db.execute(sql`insert into reports (kind, ref, reason, words, reporter_key)
      values ('produto', ${String(copy.id)}, 'direitos', 'É meu.', 'alguem')`);
    const list = await listProductsToManage({ busca: "loja copiada", situacao: "repetidos" });
    expect(list).toMatchObject({
      total: 1,
      counts: { denunciados: 1, repetidos: 1 },
      rows: [{ id: copy.id, isReported: true, isRepeated: true }],
    });
    expect(await findProductToManage(copy.id)).toMatchObject({
      reports: [{ reason: "direitos", words: "É meu." }],
      files: [{ duplicate: { by: "paginas", title: "O original", storeName: "Loja Primeira" } }],
    });
    expect(await findProductToManage(original.id)).toMatchObject({ row: { isRepeated: false }, files: [{ duplicate: null }] });
  });

  it("an address that makes no sense counts as absent", () => {
    const read = productList.read({
      situacao: "x",
      categoria: "-1",
      de: "2026-02-30",
      ate: "2026-02-28",
      linha: "a",
      sem_vendas: "2",
    });
    expect(JSON.parse(JSON.stringify(read))).toEqual({ ate: "2026-02-28" });
  });

  it("spreadsheet and pages are only for administrators, and the spreadsheet stays in the audit log (INV-37)", async () => {
    const store = await createStore({ name: "Loja da Planilha" });
    const product = await createProduct(store.id, { title: "=SOMA(A1)" });
    const pages = `/painel/admin/produtos/paginas/${product.fileId}/1`;
    const ask = async (user: TestUser, path: string) =>
      productRoutes.request(path, { headers: { cookie: await cookieOf(user) } });
    const file = `${productList.file}?busca=planilha`;
    const stranger = await createUser();
    for (const path of [file, pages]) expect((await ask(stranger, path)).status).toBe(404);
    const text = await (await ask(admin, file)).text();
    expect(text).toContain("'=SOMA(A1);/produto/");
    const { rows } = await db.execute(sql`select action from admin_audit where target_kind = 'materiais'`);
    expect(rows).toEqual([{ action: "baixar-materiais" }]);
  });
});

describe("taking off sale and putting back", () => {
  it("leaves the shop, the author reads the reason, and it comes back the same way; each act is in the audit log once (INV-37)", async () => {
    const store = await createStore();
    const owner = (
      await readRows(db, { email: col.text`email` }, (row) => sql`select ${row} from users where id = ${store.ownerId}`)
    )[0]!;
    const { id } = await createProduct(store.id, { title: "Sem licença" });
    const twice = await Promise.all([1, 2].map(() => blockListedProduct(admin.id, { productId: id, motivo })));
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    expect([await statusOf(id), await categoryOf(id)]).toEqual(["bloqueado", null]);
    expect((await listProductsToManage({ situacao: "bloqueados" })).rows.map((row) => row.id)).toContain(id);
    expect(await freeBlockedProduct(admin.id, { productId: id, motivo: "Mostrou a licença." })).toEqual({ ok: true });
    expect(await statusOf(id)).toBe("publicado");
    expect(await categoryOf(id)).not.toBeNull();
    expect(await emailsTo(owner.email)).toMatchObject([
      { kind: "material.bloqueado", payload: { reason: motivo } },
      { kind: "material.liberado", payload: { reason: "Mostrou a licença." } },
    ]);
    expect((await actsOn(id)).map(({ action }) => action)).toEqual(["tirar-de-venda", "devolver-a-venda"]);
    expect(await freeBlockedProduct(admin.id, { productId: id, motivo })).toMatchObject({ reason: "wrong_state" });
    expect(await blockListedProduct(admin.id, { productId: 999_999, motivo })).toMatchObject({ reason: "not_found" });
    expect(await brokenAuditLines(db)).toEqual([]);
  });
});

describe("requesting changes", () => {
  it("the author reads item by item, publishes again, the platform sees what changed and closes it", async () => {
    const author = await createAuthor();
    const { productId, form } = await publishOne(author, { title: "Material com capa alheia" });
    const asks = [{ item: "titulo" as const, note: "Tire o nome da marca." }];
    expect(await requestProductChanges(admin.id, { productId, asks })).toEqual({ ok: true });
    expect((await findEditedProduct(author.storeId, productId))?.ask).toMatchObject({ items: asks, isAnswered: false });
    expect(await emailsTo(author.email)).toMatchObject([{ kind: "material.ajustes", payload: { asks } }]);
    expect((await findProductToManage(productId))?.changed).toBeNull();
    expect(await factsThatLeave("material.ajustes", author.email)).toMatchObject({ asks });

    const input = { productId, revision: await revisionOf(productId), form: { ...form, title: "Material com capa própria" } };
    expect(await submitProduct(author, input)).toMatchObject({ ok: true });
    expect(await factsThatLeave("material.ajustes", author.email), "asked of who did it").toBeNull();
    const seen = await findProductToManage(productId);
    expect(seen).toMatchObject({
      ask: { isAnswered: true },
      changed: {
        changes: [{ part: "titulo", left: ["Material com capa alheia"], came: ["Material com capa própria"] }],
      },
    });
    expect((await listProductsToManage({ situacao: "ajustes" })).rows.map(({ id }) => id)).toContain(productId);
    expect(await closeChangeRequest(admin.id, { productId, motivo: "Ajustado." })).toEqual({ ok: true });
    expect(await closeChangeRequest(admin.id, { productId, motivo: "De novo." })).toMatchObject({ reason: "already_done" });
    expect((await findEditedProduct(author.storeId, productId))?.ask).toBeNull();
    expect(await actsOn(productId)).toEqual([
      { action: "pedir-ajustes", reason: "titulo: Tire o nome da marca." },
      { action: "encerrar-ajustes", reason: "Ajustado." },
    ]);
  });

  it("two requests at once leave one standing, and publishing without changes stores no other publication", async () => {
    const author = await createAuthor();
    const { productId, form } = await publishOne(author);
    const ask = (note: string) => requestProductChanges(admin.id, { productId, asks: [{ item: "capa", note }] });
    expect(await Promise.all([ask("Uma"), ask("Outra")])).toEqual([{ ok: true }, { ok: true }]);
    const count = async (from: string) =>
      (
        await readRows(
          db,
          { n: col.int`count(*)::int` },
          (row) => sql`select ${row} from ${sql.raw(from)} where product_id = ${productId}`,
        )
      )[0]!.n;
    expect(await count("product_asks")).toBe(2);
    const { rows } = await db.execute(sql`select id from product_asks where product_id = ${productId} and closed_at is null`);
    expect(rows).toHaveLength(1);
    expect(await submitProduct(author, { productId, revision: await revisionOf(productId), form })).toMatchObject({ ok: true });
    expect(await count("product_publications")).toBe(1);
  });
});

describe("changing category", () => {
  it("changes the selected ones, reports what stayed row by row, and undoes only what nobody touched since", async () => {
    const store = await createStore({ name: "Loja das Categorias" });
    const [one, two] = [await createProduct(store.id), await createProduct(store.id)];
    const to = await createCategory();
    const three = await createProduct(store.id, { title: "Já estava lá" });
    await db.update(products).set({ categoryId: to }).where(eq(products.id, three.id));
    const ids = [one.id, two.id, three.id];
    const answer = await moveToCategory(admin.id, { pick: { ids }, categoryId: to, motivo: "Estavam na estante errada." });
    if (!answer.ok) throw new Error(answer.reason);
    const { moves, saved } = answer.value;
    expect(saved).toEqual([{ title: "Já estava lá", reason: "already_done" }]);
    expect(moves.map(({ productId }) => productId).toSorted(rising)).toEqual([one.id, two.id].toSorted(rising));
    expect([await categoryOf(one.id), await categoryOf(two.id)]).toEqual([to, to]);

    const elsewhere = await createCategory();
    await moveToCategory(admin.id, { pick: { ids: [two.id] }, categoryId: elsewhere, motivo: "Outra estante." });
    const undone = await undoCategoryMove(admin.id, moves);
    expect(undone).toMatchObject({ ok: true, value: { moves: [{ productId: one.id, to: one.categoryId }], saved: [{}] } });
    expect([await categoryOf(one.id), await categoryOf(two.id)]).toEqual([one.categoryId, elsewhere]);
    expect((await actsOn(one.id)).map(({ action }) => action)).toEqual(["mudar-categoria", "mudar-categoria"]);
    const { rows } = await db.execute(
      sql`select 1 from notifications where user_id = ${store.ownerId} and event = 'material.categoria'`,
    );
    expect(rows).toHaveLength(4);
  });

  it("the draft follows only if it still had the old category, the whole view may go, and a missing category is refused", async () => {
    const author = await createAuthor({ name: "Loja do Rascunho Vivo" });
    const { productId, form } = await publishOne(author, { title: "Com rascunho" });
    const to = await createCategory();
    await db
      .update(products)
      .set({ draft: { ...form, title: "Outro título", coverImageId: null, previews: [] } })
      .where(eq(products.id, productId));
    const view = productList.read({ busca: "rascunho vivo" });
    expect(await moveToCategory(admin.id, { pick: { view }, categoryId: to, motivo })).toMatchObject({
      value: { moves: [{ productId, from: form.categoryId, to }] },
    });
    const [row] = await db.select().from(products).where(eq(products.id, productId));
    expect(row).toMatchObject({ categoryId: to, draft: { categoryId: to, title: "Outro título" } });
    expect(await moveToCategory(admin.id, { pick: { view }, categoryId: 999_999, motivo })).toMatchObject({
      reason: "category_missing",
    });
    const nobody = { view: productList.read({ busca: "ninguém faz isto" }) };
    expect(await moveToCategory(admin.id, { pick: nobody, categoryId: to, motivo })).toMatchObject({ reason: "not_found" });
  });
});
