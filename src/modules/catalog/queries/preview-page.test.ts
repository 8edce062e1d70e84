import { expect, it } from "vitest";
import { createAuthor, publishOne, revisionOf } from "../../../../tests/author.ts";
import { saveDraft } from "../save-draft.ts";
import { findProductPage } from "./product-page.ts";
import { findPreviewPage } from "./preview-page.ts";

it("the preview shows the author what is saved, and the shop goes on with what is on sale (INV-35)", async () => {
  const author = await createAuthor();
  const { productId, slug, form } = await publishOne(author, { title: "Como está" });
  const otherLicenses = [{ license: "comercial" as const, priceCents: 9_900 }];
  const draft = { ...form, title: "Como vai ficar", priceCents: 4_200, otherLicenses };
  expect((await saveDraft(author, { productId, revision: await revisionOf(productId), form: draft })).ok).toBe(true);
  expect(await findPreviewPage(author.storeId, productId)).toMatchObject({
    product: {
      title: "Como vai ficar",
      priceCents: 4_200,
      licenses: [{ priceCents: 4_200 }, { license: "comercial", priceCents: 9_900 }],
    },
    attributes: [],
  });
  expect(await findProductPage(slug)).toMatchObject({ title: "Como está", priceCents: 3_490 });
  expect(await findPreviewPage((await createAuthor()).storeId, productId)).toBeNull();
});
