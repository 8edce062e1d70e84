import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { createAuthor, createCategory, publishOne } from "../../../../../tests/author.ts";
import { createUser } from "../../../../../tests/factories.ts";
import type { AttributeForm } from "#modules/catalog/attributes/attribute-form.ts";
import { findCategoryAttributes } from "#modules/catalog/attributes/queries.ts";
import { attributeOptions } from "#modules/catalog/attributes/tables.ts";
import { reindexStale } from "#modules/catalog/reindex-stale.ts";
import { listProducts } from "#modules/catalog/queries/listing.ts";
import { categories } from "#modules/catalog/tables.ts";
import { db } from "#platform/db.ts";
import { findAttribute } from "./queries/find.ts";
import { listAttributes } from "./queries/list.ts";
import { editAttribute, endAttribute } from "./edit-attributes.ts";

const motivo = "Pedido de quem vende.";
let adminId: string;
beforeAll(async () => {
  adminId = (await createUser({ name: "Renata Queiroz", roles: ["admin"] })).id;
});

const EMPTY: AttributeForm = {
  name: "",
  kind: "varias",
  unit: "",
  lowest: null,
  highest: null,
  isFacet: true,
  options: [],
  categoryIds: [],
};
const fresh = (...labels: string[]) => labels.map((label) => ({ id: null, label }));
const save = (attributeId: number | null, form: Partial<AttributeForm>) =>
  editAttribute(adminId, { attributeId, form: { ...EMPTY, ...form }, motivo });
async function made(form: Partial<AttributeForm>): Promise<number> {
  const answer = await save(null, form);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value.attributeId;
}
const optionsOf = (id: number) =>
  db.select().from(attributeOptions).where(eq(attributeOptions.attributeId, id)).orderBy(attributeOptions.position);
const slugOf = async (id: number) => (await db.select().from(categories).where(eq(categories.id, id)))[0]!.slug;
const facetOf = async (categoryId: number, slug: string) => {
  const listing = await listProducts({ categoria: await slugOf(categoryId) });
  return listing?.facets.attributes.find((one) => one.slug === slug) ?? null;
};

describe("what the categories ask", () => {
  it("once created, it is asked in the category's form and stays in the audit log (INV-37)", async () => {
    const categoryId = await createCategory();
    const id = await made({ name: "Grau de ensino", options: fresh("Infantil", "Médio"), categoryIds: [categoryId] });
    expect(await findCategoryAttributes(db, categoryId)).toMatchObject([
      { id, slug: "grau-de-ensino", kind: "varias", options: [{ label: "Infantil" }, { label: "Médio" }] },
    ]);
    expect((await findAttribute(id))?.history).toMatchObject([{ action: "criar-atributo", reason: motivo, by: "Renata" }]);
    expect((await listAttributes({ busca: "grau" })).rows).toMatchObject([{ name: "Grau de ensino", answers: 0 }]);
  });

  it("an option changes name and place without changing address; a new one enters, one nobody uses leaves", async () => {
    const id = await made({ name: "Material da capa", options: fresh("Tecido", "Couro", "Papel") });
    const [tecido, couro, papel] = await optionsOf(id);
    const options = [
      { id: papel!.id, label: "Papelão" },
      { id: tecido!.id, label: "Tecido" },
      { id: null, label: "Cortiça" },
    ];
    expect(await save(id, { name: "Capa", options })).toMatchObject({ ok: true });
    expect((await optionsOf(id)).map(({ label, slug }) => [label, slug])).toEqual([
      ["Papelão", "papel"],
      ["Tecido", "tecido"],
      ["Cortiça", "cortica"],
    ]);
    expect((await optionsOf(id)).map((one) => one.id)).not.toContain(couro!.id);
    expect(await findAttribute(id)).toMatchObject({ attribute: { name: "Capa", slug: "material-da-capa" } });
  });

  it("becomes a filter with the products' answers; switched off it leaves the list but the address stays valid", async () => {
    const categoryId = await createCategory();
    const id = await made({ name: "Acabamento", options: fresh("Fosco", "Brilho"), categoryIds: [categoryId] });
    const [fosco] = await optionsOf(id);
    const answer = { attributeId: id, optionIds: [fosco!.id], low: null, high: null };
    await publishOne(await createAuthor(), { categoryId, attributes: [answer] });
    expect((await facetOf(categoryId, "acabamento"))?.options).toMatchObject([{ label: "Fosco", count: 1 }]);
    const saved = (await optionsOf(id)).map((one) => ({ id: one.id, label: one.label === "Fosco" ? "Sem brilho" : one.label }));
    expect(await save(id, { name: "Acabamento", options: saved, categoryIds: [categoryId], isFacet: false })).toMatchObject({
      ok: true,
    });
    expect(await facetOf(categoryId, "acabamento")).toBeNull();
    const requested = await listProducts({ categoria: await slugOf(categoryId), atributos: { acabamento: "fosco" } });
    expect([
      requested?.total,
      requested?.facets.attributes.find(({ slug }) => slug === "acabamento")?.options?.[0]?.label,
    ]).toEqual([1, "Sem brilho"]);
    expect(await save(id, { name: "Acabamento", options: fresh("Brilho") })).toMatchObject({
      fields: { options: "“Sem brilho” está em 1 material. Deixe-a na lista." },
    });
    expect(await endAttribute(adminId, { attributeId: id, motivo })).toMatchObject({ reason: "has_answers" });
  });

  it("no longer asking in a category takes its products out of the filter; asking again gives them back", async () => {
    const categoryId = await createCategory();
    const id = await made({
      name: "Duração da peça",
      kind: "numero",
      lowest: 1,
      highest: 90,
      unit: "minutos",
      categoryIds: [categoryId],
    });
    const answer = { attributeId: id, optionIds: [], low: 40, high: 40 };
    await publishOne(await createAuthor(), { categoryId, attributes: [answer] });
    const bounds = { name: "Duração da peça", kind: "numero", unit: "min", lowest: 1 } as const;
    expect(await save(id, { ...bounds, highest: 30, categoryIds: [categoryId] })).toMatchObject({
      fields: { highest: "Há materiais com números fora destes." },
    });
    expect(await save(id, { ...bounds, highest: 60 })).toMatchObject({ ok: true });
    await reindexStale();
    expect(await facetOf(categoryId, "duracao-da-peca")).toBeNull();
    expect(await save(id, { ...bounds, highest: 60, categoryIds: [categoryId] })).toMatchObject({ ok: true });
    await reindexStale();
    expect((await facetOf(categoryId, "duracao-da-peca"))?.range).toMatchObject({ low: 1, high: 60 });
  });

  it.each<[string, Partial<AttributeForm>, string]>([
    ["sem opções", { name: "Vazio" }, "options"],
    ["com a mesma opção duas vezes", { name: "Dobro", options: fresh("Maçã", "maca") }, "options"],
    ["sem limites", { name: "Altura", kind: "numero" }, "highest"],
    ["com o maior abaixo do menor", { name: "Altura", kind: "faixa", lowest: 9, highest: 3 }, "highest"],
    ["com o nome de um filtro da casa", { name: "Formato", options: fresh("A") }, "name"],
    ["com um nome sem letras", { name: "10%", options: fresh("A") }, "name"],
  ])("refuses an attribute %s", async (_, form, field) => {
    expect(await save(null, form)).toMatchObject({ reason: "invalid", fields: { [field]: expect.any(String) } });
  });

  it("of two at once with the same name one stays; what nobody answers is removed", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => save(null, { name: "Textura", options: fresh("Lisa") })));
    const [first] = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await endAttribute(adminId, { attributeId: first!.attributeId, motivo })).toEqual({ ok: true });
    expect(await endAttribute(adminId, { attributeId: first!.attributeId, motivo })).toMatchObject({ reason: "not_found" });
    const { rows } = await db.execute(sql`select 1 from attribute_options where attribute_id = ${first!.attributeId}`);
    expect(rows).toEqual([]);
  });
});
