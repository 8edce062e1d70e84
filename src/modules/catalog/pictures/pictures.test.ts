import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { createAuthor, openDraft, publishOne, revisionOf } from "../../../../tests/author.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { env } from "#platform/env.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { deleteProduct } from "../delete-product.ts";
import { duplicateProduct } from "../duplicate-product.ts";
import { findOwnProductPage } from "../queries/own-product-page.ts";
import { findEditedProduct } from "../queries/edited-product.ts";
import { findPreviewPage } from "../queries/preview-page.ts";
import { findProductPage } from "../queries/product-page.ts";
import { saveDraft } from "../save-draft.ts";
import { submitProduct } from "../submit-product.ts";
import { images, products } from "../tables.ts";
import { addPicture } from "./add-picture.ts";
import { savePictures } from "./save-pictures.ts";
import { productPictures } from "./tables.ts";

let photo: string;
let small: string;

async function paint(name: string, width: number, height: number): Promise<string> {
  const path = join(env.DATA_DIR, `${name}-${randomUUID()}.jpg`);
  const place = { IFD3: { GPSLatitudeRef: "S", GPSLatitude: "23/1 33/1 0/1" } };
  await sharp({ create: { width, height, channels: 3, background: "#1646c6" } })
    .withExif(place)
    .jpeg()
    .toFile(path);
  return path;
}

beforeAll(async () => {
  photo = await paint("foto", 1_200, 900);
  small = await paint("pequena", 600, 400);
});

async function add(author: AuthorViewer, productId: number, alt?: string): Promise<string> {
  const added = await addPicture(author, { productId, key: randomUUID(), ...(alt ? { alt } : {}) }, photo);
  if (!added.ok) throw new Error(added.reason);
  return added.value.id;
}

const beingMade = async (author: AuthorViewer, productId: number) =>
  (await findEditedProduct(author.storeId, productId))?.pictures.map(({ id, alt }) => [id, alt]);

async function onSale(slug: string) {
  const page = await findProductPage(slug);
  if (page?.state !== "publicado") throw new Error(`not on sale: ${page?.state}`);
  return page.pictures.map(({ id, alt }) => [id, alt]);
}

describe("pictures by the author", () => {
  it("are drawn anew, without what the camera wrote, and seen by shoppers only once published", async () => {
    const author = await createAuthor();
    const { productId, slug, form } = await publishOne(author, { title: "Material com imagens" });
    const [first, second] = [await add(author, productId), await add(author, productId, "As fichas recortadas")];
    const bytes = await storage().open(`images/${first}`);
    const header = await sharp(await new Response(bytes.stream as never).bytes()).metadata();
    expect(header).toMatchObject({ format: "webp", width: 1_200, height: 900 });
    expect(header.exif).toBeUndefined();
    expect(await onSale(slug)).toEqual([]);
    const preview = await findPreviewPage(author.storeId, productId);
    expect(preview?.product.pictures.map(({ id, alt }) => [id, alt])).toEqual([
      [first, ""],
      [second, "As fichas recortadas"],
    ]);

    const wanted = [
      { imageId: second, alt: "As fichas sobre a mesa" },
      { imageId: first, alt: "O jogo montado" },
    ];
    expect(await savePictures(author, { productId, pictures: wanted, removed: [] })).toEqual({ ok: true });
    const before = await findEditedProduct(author.storeId, productId);
    expect(before?.hasChanges).toBe(true);
    const published = await submitProduct(author, { productId, revision: await revisionOf(productId), form });
    // What is sold did not change: its buyers have the version they have.
    expect(published).toMatchObject({ ok: true, value: { edition: 1 } });
    expect(await onSale(slug)).toEqual([
      [second, "As fichas sobre a mesa"],
      [first, "O jogo montado"],
    ]);
    expect(await beingMade(author, productId)).toEqual(await onSale(slug));
  });

  it("stay when the author goes on writing, and leave shoppers' eyes only when published without them", async () => {
    const author = await createAuthor();
    const { productId, slug, form } = await publishOne(author, { title: "Material que perde uma imagem" });
    const [kept, gone] = [await add(author, productId, "A que fica"), await add(author, productId, "A que sai")];
    const revision = async () => ({ productId, revision: await revisionOf(productId), form });
    expect((await saveDraft(author, await revision())).ok).toBe(true);
    expect((await submitProduct(author, await revision())).ok).toBe(true);

    await savePictures(author, { productId, pictures: [{ imageId: kept, alt: "A que fica" }], removed: [gone] });
    expect(await beingMade(author, productId)).toEqual([[kept, "A que fica"]]);
    expect(await onSale(slug)).toHaveLength(2);
    expect((await submitProduct(author, await revision())).ok).toBe(true);
    expect(await onSale(slug)).toEqual([[kept, "A que fica"]]);
    const { rows } = await db.execute(sql`
      select jsonb_array_length(facts -> 'pictures') as shown from product_publications where product_id = ${productId} order by id`);
    expect(rows.map((row) => row.shown)).toEqual([null, 2, 1]);
  });

  it("are eight at most, also when two come at once for the last place", async () => {
    const author = await createAuthor();
    const productId = await openDraft(author);
    for (let one = 0; one < 7; one++) await add(author, productId);
    const keys = [randomUUID(), randomUUID()];
    const answers = await Promise.all(keys.map((key) => addPicture(author, { productId, key }, photo)));
    expect(answers.map((answer) => (answer.ok ? "ok" : answer.reason)).toSorted()).toEqual(["ok", "too_many_pictures"]);
    expect(await beingMade(author, productId)).toHaveLength(8);
    const ninth = await addPicture(author, { productId, key: randomUUID() }, photo);
    expect(ninth).toMatchObject({ reason: "too_many_pictures", fields: { imagem: expect.stringContaining("até 8 imagens") } });
    const stored = await db.select().from(images).where(eq(images.ownerStoreId, author.storeId));
    expect(stored).toHaveLength(8);
  });

  it("come once however often they are sent under the same key, and not again after they were taken out", async () => {
    const author = await createAuthor();
    const productId = await openDraft(author);
    const sent = { productId, key: randomUUID() };
    const [one, two] = await Promise.all([addPicture(author, sent, photo), addPicture(author, sent, photo)]);
    expect(one).toMatchObject({ ok: true });
    expect(two).toEqual(one);
    expect(await addPicture(author, sent, photo)).toEqual(one);
    const [[id]] = (await beingMade(author, productId)) as [[string, string]];
    expect(await beingMade(author, productId)).toHaveLength(1);
    await savePictures(author, { productId, pictures: [], removed: [id] });
    expect(await addPicture(author, sent, photo)).toMatchObject({ reason: "not_found" });
    expect(await beingMade(author, productId)).toEqual([]);
  });

  it("are nobody else's: not added to, changed in or named into another store's product", async () => {
    const [author, other] = [await createAuthor(), await createAuthor()];
    const [productId, othersId] = [await openDraft(author), await openDraft(other)];
    const mine = await add(author, productId, "Minha");
    expect(await addPicture(other, { productId, key: randomUUID() }, photo)).toMatchObject({ reason: "not_found" });
    expect(await savePictures(other, { productId, pictures: [], removed: [mine] })).toMatchObject({ reason: "not_found" });
    const named = { productId: othersId, pictures: [{ imageId: mine, alt: "Tomada" }], removed: [] };
    expect(await savePictures(other, named)).toEqual({ ok: true });
    expect(await beingMade(other, othersId)).toEqual([]);
    expect(await beingMade(author, productId)).toEqual([[mine, "Minha"]]);
  });

  it("are refused when too small, and while a person of the platform looks at the product", async () => {
    const author = await createAuthor();
    const productId = await openDraft(author);
    expect(await addPicture(author, { productId, key: randomUUID() }, small)).toMatchObject({
      reason: "picture_refused",
      fields: { imagem: expect.stringContaining("1.000 px") },
    });
    await db.update(products).set({ status: "em_revisao" }).where(eq(products.id, productId));
    expect(await addPicture(author, { productId, key: randomUUID() }, photo)).toMatchObject({ reason: "not_editable" });
    expect(await savePictures(author, { productId, pictures: [], removed: [] })).toMatchObject({ reason: "not_editable" });
  });

  it("of a draft begun before there were any, are added to none", async () => {
    const author = await createAuthor();
    const productId = await openDraft(author);
    await db.execute(sql`update products set draft = draft - 'pictures' where id = ${productId}`);
    expect(await beingMade(author, productId)).toEqual([]);
    const id = await add(author, productId);
    expect(await beingMade(author, productId)).toEqual([[id, ""]]);
    const { rows } = await db.execute<{ slug: string }>(sql`select slug from products where id = ${productId}`);
    const own = await findOwnProductPage(author.storeId, rows[0]?.slug ?? "");
    expect(own?.product.pictures).toMatchObject([{ id, alt: "" }]);
  });

  it("go with a duplicate, which loses nothing when the original is deleted with its own", async () => {
    const author = await createAuthor();
    const { productId, slug, form } = await publishOne(author, { title: "Material duplicado com imagem" });
    const id = await add(author, productId, "O jogo montado");
    expect((await submitProduct(author, { productId, revision: await revisionOf(productId), form })).ok).toBe(true);
    expect(await onSale(slug)).toHaveLength(1);
    const copy = await duplicateProduct(author, productId);
    const copyId = copy.ok ? copy.value.productId : 0;
    expect(await beingMade(author, copyId)).toEqual([[id, "O jogo montado"]]);
    expect(await deleteProduct(author, productId)).toEqual({ ok: true });
    expect(await db.select().from(productPictures).where(eq(productPictures.productId, productId))).toEqual([]);
    expect(await beingMade(author, copyId)).toEqual([[id, "O jogo montado"]]);
    expect(await storage().head(`images/${id}`)).not.toBeNull();
  });
});
