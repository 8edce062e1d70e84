import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { createAuthor, publishOne } from "../../../../../tests/author.ts";
import { createUser } from "../../../../../tests/factories.ts";
import { reindexStale } from "#modules/catalog/reindex-stale.ts";
import { listProducts } from "#modules/catalog/queries/listing.ts";
import { categories, products, staleProducts } from "#modules/catalog/tables.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { editCategory, endCategory, placeCategory } from "./edit-categories.ts";
import { findCategory } from "./queries/find.ts";
import { listCategories } from "./queries/list.ts";
import { categoryList } from "../search.ts";

const motivo = "Arrumação das prateleiras.";
let adminId: string;
beforeAll(async () => {
  adminId = (await createUser({ name: "Renata Queiroz", roles: ["admin"] })).id;
});

const form = { slug: "", lead: "", paper: "menta", parentId: null } as const;
async function made(name: string, values: { slug?: string; parentId?: number } = {}): Promise<number> {
  const answer = await editCategory(adminId, { categoryId: null, form: { ...form, name, ...values }, motivo });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value.categoryId;
}
const edit = (categoryId: number, name: string, values: { slug?: string; parentId?: number | null } = {}) =>
  editCategory(adminId, { categoryId, form: { ...form, name, ...values }, motivo });
const end = (categoryId: number) => endCategory(adminId, { categoryId, motivo });
const recordOf = async (id: number) => (await db.select().from(categories).where(eq(categories.id, id)))[0];
const shownAt = async (categoria: string) => (await listProducts({ categoria }))?.category?.slug ?? null;

describe("creating and changing a category", () => {
  it("takes the address from the name, enters at the end of its level, and stays in the audit log (INV-37)", async () => {
    const root = await made("Música e som");
    const [one, two] = [await made("Partituras", { parentId: root }), await made("Trilhas sonoras", { parentId: root })];
    expect(await recordOf(root)).toMatchObject({ slug: "musica-e-som", parentId: null });
    expect([(await recordOf(one))?.position, (await recordOf(two))?.position]).toEqual([0, 1]);
    expect((await listCategories({ busca: "musica" })).rows.map(({ name }) => name)).toEqual([
      "Música e som",
      "Partituras",
      "Trilhas sonoras",
    ]);
    expect(await findCategory(one)).toMatchObject({
      category: { name: "Partituras", parentName: "Música e som", filed: 0 },
      history: [{ action: "criar-categoria", reason: motivo, by: "Renata" }],
    });
  });

  it("an address left behind still leads to it, and no other takes it", async () => {
    const id = await made("Aquarela");
    expect(await edit(id, "Aquarela e guache")).toMatchObject({ ok: true });
    expect(await edit(id, "Aquarela e guache", { slug: "tintas" })).toMatchObject({ ok: true });
    for (const slug of ["aquarela", "aquarela-e-guache", "tintas"]) expect(await shownAt(slug)).toBe("tintas");
    expect((await findCategory(id))?.oldSlugs.toSorted()).toEqual(["aquarela", "aquarela-e-guache"]);
    const taken = await editCategory(adminId, { categoryId: null, form: { ...form, name: "Aquarela" }, motivo });
    expect(taken).toMatchObject({ reason: "invalid", fields: { slug: "Este endereço já é, ou já foi, de outra categoria." } });
    expect(await edit(id, "Aquarela", { slug: "aquarela" })).toMatchObject({ ok: true });
    expect(await shownAt("tintas")).toBe("aquarela");
  });

  it("of two at once with the same address one keeps it", async () => {
    const create = () => editCategory(adminId, { categoryId: null, form: { ...form, name: "Bordado livre" }, motivo });
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("says, field by field, what will not do", async () => {
    const root = await made("Jardim");
    const child = await made("Hortas", { parentId: root });
    const other = await made("Quintal");
    expect(await edit(child, "Hortas", { parentId: root, slug: "!!" })).toMatchObject({ fields: { slug: expect.any(String) } });
    expect(await edit(child, "Hortas", { parentId: root, slug: "carrinho" })).toMatchObject({
      fields: { slug: expect.any(String) },
    });
    expect(await edit(other, "Quintal", { parentId: child })).toMatchObject({ fields: { parentId: expect.any(String) } });
    expect(await edit(root, "Jardim", { parentId: other })).toMatchObject({ fields: { parentId: expect.any(String) } });
    expect(await edit(other, "Quintal", { parentId: other })).toMatchObject({ fields: { parentId: expect.any(String) } });
    expect(await edit(other, "Quintal", { parentId: 999_999 })).toMatchObject({ fields: { parentId: expect.any(String) } });
    expect(await edit(other, "Quintal")).toMatchObject({ reason: "already_so" });
    expect(await edit(999_999, "Nada")).toMatchObject({ reason: "not_found" });
  });

  it("moving to another parent takes its products along: they appear in the new parent and leave the old one", async () => {
    const [from, to] = [await made("Receitas antigas"), await made("Cozinha nova")];
    const leaf = await made("Pães", { parentId: from });
    const author = await createAuthor();
    await publishOne(author, { categoryId: leaf });
    expect((await listProducts({ categoria: "receitas-antigas" }))?.total).toBe(1);
    expect(await edit(leaf, "Pães e bolos", { parentId: to, slug: "paes" })).toMatchObject({ ok: true });
    await reindexStale();
    expect((await listProducts({ categoria: "receitas-antigas" }))?.total).toBe(0);
    expect((await listProducts({ categoria: "cozinha-nova" }))?.total).toBe(1);
    expect(await db.select().from(staleProducts)).toEqual([]);
  });
});

describe("the order of the categories", () => {
  it("moves up and down one place among its siblings, and stops at the end", async () => {
    const root = await made("Festas");
    const ids = [];
    for (const name of ["Convites", "Faixas", "Lembranças"]) ids.push(await made(name, { parentId: root }));
    const order = async () =>
      (await db.select().from(categories).where(eq(categories.parentId, root)).orderBy(categories.position)).map(({ id }) => id);
    const [a, b, c] = ids as [number, number, number];
    expect(await placeCategory(adminId, { categoryId: c, by: "subir" })).toEqual({ ok: true });
    expect(await order()).toEqual([a, c, b]);
    expect(await placeCategory(adminId, { categoryId: a, by: "subir" })).toMatchObject({ reason: "already_so" });
    await Promise.all([a, a, b].map((categoryId) => placeCategory(adminId, { categoryId, by: "descer" })));
    expect(new Set(await order())).toEqual(new Set([a, b, c]));
    const rows = await readRows(
      db,
      { n: col.int`count(distinct position)::int` },
      (row) => sql`select ${row} from categories where parent_id = ${root}`,
    );
    expect(rows[0]?.n).toBe(3);
  });
});

describe("retiring a category", () => {
  it("only when nothing is inside: neither another, nor a product, nor a commission, nor a home section", async () => {
    const root = await made("Oficinas");
    const child = await made("Cerâmica", { parentId: root });
    expect(await end(root)).toMatchObject({ reason: "has_children" });
    const author = await createAuthor();
    await publishOne(author, { categoryId: child });
    expect(await end(child)).toMatchObject({ reason: "has_materials" });
    const other = await made("Madeira", { parentId: root });
    await db.update(products).set({ categoryId: other }).where(eq(products.categoryId, child));
    await db.update(categories).set({ commissionBps: 900 }).where(eq(categories.id, child));
    expect(await end(child)).toMatchObject({ reason: "has_commission" });
    await db.update(categories).set({ commissionBps: null }).where(eq(categories.id, child));
    await db.execute(
      sql`insert into home_sections (position, kind, title, category_id, size) values (9, 'categoria', 'Barro', ${child}, 4)`,
    );
    expect(await end(child)).toMatchObject({ reason: "on_home" });
    await db.execute(sql`delete from home_sections where category_id = ${child}`);
    expect(await end(child)).toEqual({ ok: true });
    expect(await end(child)).toMatchObject({ reason: "not_found" });
    expect(await shownAt("ceramica")).toBe("oficinas");
  });

  it("drafts that were in it have no category, and what changes place returns to where it is on sale", async () => {
    const [gone, saved] = [await made("Some"), await made("Fica")];
    const store = (await createAuthor()).storeId;
    const rows = await readRows(
      db,
      { id: col.int`id::int` },
      (
        row,
      ) => sql`insert into products (store_id, slug, title, category_id, draft) values (${store}, 'rascunho-some', 'Rascunho', ${gone},
        ${JSON.stringify({ categoryId: gone })}::jsonb) returning ${row}`,
    );
    const author = await createAuthor();
    const { productId } = await publishOne(author, { categoryId: saved });
    await db.execute(sql`update products set draft = ${JSON.stringify({ categoryId: gone })}::jsonb where id = ${productId}`);
    expect(await end(gone)).toEqual({ ok: true });
    const [draft] = await db.select().from(products).where(eq(products.id, rows[0]!.id));
    expect([draft?.categoryId, draft?.draft?.categoryId]).toEqual([null, null]);
    const [live] = await db.select().from(products).where(eq(products.id, productId));
    expect([live?.categoryId, live?.draft?.categoryId]).toEqual([saved, saved]);
    expect(await shownAt("some")).toBeNull();
  });
});

it("a list address that makes no sense counts as absent", () => {
  expect(JSON.parse(JSON.stringify(categoryList.read({ linha: "abc", ordem: "x", pagina: "-1" })))).toEqual({ por: 100 });
});
