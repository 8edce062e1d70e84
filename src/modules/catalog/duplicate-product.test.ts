import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { createProduct, createStore, createUser, viewerOf } from "../../../tests/factories.ts";
import { duplicateProduct } from "./duplicate-product.ts";
import { findEditedProduct } from "./queries/edited-product.ts";
import { productFiles } from "./tables.ts";

async function author() {
  const user = await createUser();
  const store = await createStore({ ownerId: user.id });
  return { ...((await viewerOf(user)) as AuthorViewer), storeId: store.id };
}

it("a duplicated product is a draft with the same words, prices and bytes, and nothing of what was sold", async () => {
  const viewer = await author();
  const original = await createProduct(viewer.storeId, { title: "Frações", promise: "Para o sexto ano", priceCents: 2_500 });
  const answer = await duplicateProduct(viewer, original.id);
  const copyId = answer.ok ? answer.value.productId : 0;
  const page = await findEditedProduct(viewer.storeId, copyId);
  expect(page).toMatchObject({
    status: "rascunho",
    slug: null,
    form: { title: "Frações (cópia)", promise: "Para o sexto ano", priceCents: 2_500 },
    liveFiles: [],
  });
  const filesOf = (productId: number) => db.select().from(productFiles).where(eq(productFiles.productId, productId));
  const [[before], [after]] = [await filesOf(original.id), await filesOf(copyId)];
  expect(after).toMatchObject({ name: before?.name, sha256: before?.sha256, storageKey: before?.storageKey, status: "limpo" });
  expect(after?.id).not.toBe(before?.id);
});

it("the title does not exceed its limit, and another store's product is not duplicated (INV-35)", async () => {
  const viewer = await author();
  const long = await createProduct(viewer.storeId, { title: "x".repeat(120) });
  const answer = await duplicateProduct(viewer, long.id);
  const page = answer.ok ? await findEditedProduct(viewer.storeId, answer.value.productId) : null;
  expect(page?.form.title).toHaveLength(120);
  expect(await duplicateProduct(await author(), long.id)).toMatchObject({ reason: "not_found" });
});
