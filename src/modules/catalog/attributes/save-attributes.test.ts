import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createAuthor, filledForm, revisionOf } from "../../../../tests/author.ts";
import { createProduct } from "../../../../tests/factories.ts";
import type { AuthorViewer } from "#platform/door.ts";
import type { ProductForm } from "../schema/product-form.ts";
import { submitProduct } from "../submit-product.ts";
import { findEditedProduct } from "../queries/edited-product.ts";
import { listProducts } from "../queries/listing.ts";
import { saveDraft } from "../save-draft.ts";
import { readListingSearch } from "../schema/listing-search.ts";
import { categories } from "../tables.ts";
import { findCategoryAttributes, describeAttributes } from "./queries.ts";
import { attributeOptions, attributes, categoryAttributes } from "./tables.ts";

let [root, child, elsewhere] = [0, 0, 0];
let [difficulty, hours, easy, hard] = [0, 0, 0, 0];

beforeAll(async () => {
  const category = async (slug: string, parentId: number | null) => {
    const [row] = await db
      .insert(categories)
      .values({ slug, name: slug, paper: "ceu", parentId })
      .returning({ id: categories.id });
    return row!.id;
  };
  root = await category("costura", null);
  child = await category("moldes", root);
  elsewhere = await category("receitas", null);
  const [one, two] = await db
    .insert(attributes)
    .values([
      { slug: "dificuldade", name: "Dificuldade", kind: "uma" },
      { slug: "horas", name: "Tempo", kind: "faixa", unit: "horas", lowest: 1, highest: 60 },
    ])
    .returning({ id: attributes.id });
  [difficulty, hours] = [one!.id, two!.id];
  const options = await db
    .insert(attributeOptions)
    .values(
      ["Iniciante", "Avançado"].map((label, position) => ({
        attributeId: difficulty,
        slug: label.slice(0, 4).toLowerCase(),
        label,
        position,
      })),
    )
    .returning({ id: attributeOptions.id });
  [easy, hard] = [options[0]!.id, options[1]!.id];
  await db.insert(categoryAttributes).values([
    { categoryId: root, attributeId: difficulty },
    { categoryId: child, attributeId: hours },
  ]);
});

const answers = (optionIds: number[], low: number | null = null, high = low) => [
  { attributeId: difficulty, optionIds, low: null, high: null },
  { attributeId: hours, optionIds: [], low, high },
];
/** A product with a clean file, put on sale with this form. */
async function publishOne(author: AuthorViewer, values: Partial<ProductForm>) {
  const { id: productId } = await createProduct(author.storeId);
  const form = await filledForm(values);
  const published = await submitProduct(author, { productId, revision: await revisionOf(productId), form });
  if (!published.ok) throw new Error(JSON.stringify(published));
  return { productId, form };
}
const total = async (query: Record<string, string>) => (await listProducts(readListingSearch(query)))?.total;

describe("the attributes of a category", () => {
  it("go down to those below, which may have their own", async () => {
    expect((await findCategoryAttributes(db, root)).map((one) => one.slug)).toEqual(["dificuldade"]);
    expect((await findCategoryAttributes(db, child)).map((one) => one.slug)).toEqual(["dificuldade", "horas"]);
    expect((await findCategoryAttributes(db, child))[0]?.options.map((option) => option.label)).toEqual([
      "Iniciante",
      "Avançado",
    ]);
    expect(await findCategoryAttributes(db, elsewhere)).toEqual([]);
    expect(await findCategoryAttributes(db, null)).toEqual([]);
  });

  it("are a draft until published, and filter from the instant of publication", async () => {
    const author = await createAuthor();
    const { productId, form } = await publishOne(author, { categoryId: child, attributes: answers([easy], 2, 5) });
    expect(await total({ dificuldade: "inic" })).toBe(1);
    expect(await total({ horas: "5-9" })).toBe(1);
    expect(await total({ busca: "iniciante" })).toBe(1);
    expect(await describeAttributes(db, productId)).toEqual([
      {
        slug: "dificuldade",
        name: "Dificuldade",
        unit: null,
        options: [{ slug: "inic", label: "Iniciante" }],
        low: null,
        high: null,
      },
      { slug: "horas", name: "Tempo", unit: "horas", options: [], low: 2, high: 5 },
    ]);

    const harder = { ...form, attributes: answers([hard], 20, 30) };
    const saved = await saveDraft(author, { productId, revision: await revisionOf(productId), form: harder });
    expect(saved.ok).toBe(true);
    expect((await findEditedProduct(author.storeId, productId))?.form.attributes).toEqual(harder.attributes);
    expect(await total({ dificuldade: "inic" })).toBe(1);

    const published = await submitProduct(author, { productId, revision: await revisionOf(productId), form: harder });
    expect(published.ok).toBe(true);
    expect([await total({ dificuldade: "inic" }), await total({ dificuldade: "avan" }), await total({ horas: "5-9" })]).toEqual([
      0, 1, 0,
    ]);
    expect((await findEditedProduct(author.storeId, productId))?.form.attributes).toEqual(harder.attributes);
  });

  it("on changing category, what the new one does not ask is left behind", async () => {
    const author = await createAuthor();
    const { productId } = await publishOne(author, { categoryId: elsewhere, attributes: answers([easy], 3) });
    expect(await describeAttributes(db, productId)).toEqual([]);
    expect(await total({ categoria: "receitas", dificuldade: "inic" })).toBe(0);
  });

  it.each([
    ["duas opções onde cabe uma", () => answers([easy, hard]), "atributos.dificuldade"],
    ["opção de outro atributo", () => answers([999_999]), "atributos.dificuldade"],
    ["número fora do que se pergunta", () => answers([], 99), "atributos.horas"],
  ])("refuses %s, and nothing changes (B139)", async (_, given, field) => {
    const author = await createAuthor();
    const { productId, form } = await publishOne(author, { categoryId: child, attributes: answers([easy], 4) });
    const answer = await submitProduct(author, {
      productId,
      revision: await revisionOf(productId),
      form: { ...form, attributes: given() },
    });
    expect(answer).toMatchObject({ ok: false, reason: "incomplete" });
    expect(Object.keys((answer as { fields?: object }).fields ?? {})).toEqual([field]);
    expect(await describeAttributes(db, productId)).toHaveLength(2);
  });
});
