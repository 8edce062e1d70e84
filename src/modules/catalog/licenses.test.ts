import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createAuthor, filledForm, openDraft, publishOne, revisionOf, sendFile } from "../../../tests/author.ts";
import { createRunningPromotion } from "../../../tests/coupons.ts";
import { craftPdf } from "./inspect/fixtures/craft-pdf.ts";
import { submitProduct } from "./submit-product.ts";
import { findEditedProduct } from "./queries/edited-product.ts";
import { findProductPage } from "./queries/product-page.ts";
import type { License } from "./schema/product-form.ts";
import { priceChanges, productLicenses } from "./tables.ts";

const soldAs = async (slug: string) => {
  const page = await findProductPage(slug);
  if (page?.state !== "publicado") throw new Error(`not on sale: ${page?.state}`);
  return page.licenses;
};

type Author = Awaited<ReturnType<typeof createAuthor>>;
type Wider = { license: License; priceCents: number }[];

async function publish(author: Author, productId: number, title: string, otherLicenses: Wider, priceCents = 2_000) {
  const form = { ...(await filledForm({ title })), license: "pessoal" as const, priceCents, otherLicenses };
  return submitProduct(author, { productId, revision: await revisionOf(productId), form });
}

describe("the licences of a product", () => {
  it("are published with their price, the narrowest first, and a promotion counts for all of them", async () => {
    const author = await createAuthor();
    const productId = await openDraft(author);
    await sendFile(author, productId, "Fonte.pdf", await craftPdf(1));
    const answer = await publish(author, productId, "Fonte com licenças", [{ license: "comercial", priceCents: 9_000 }]);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    expect(await soldAs(answer.value.slug)).toEqual([
      { license: "pessoal", priceCents: 2_000, fullCents: null },
      { license: "comercial", priceCents: 9_000, fullCents: null },
    ]);
    await createRunningPromotion(author.storeId, { percentBps: 1_000 });
    expect((await soldAs(answer.value.slug)).map((one) => one.priceCents)).toEqual([1_800, 8_100]);
    const page = await findEditedProduct(author.storeId, productId);
    expect(page?.form.otherLicenses).toEqual([{ license: "comercial", priceCents: 9_000 }]);
  });

  it("change as a whole in the next edition, and each price stays in the history", async () => {
    const author = await createAuthor();
    const productId = await openDraft(author);
    await sendFile(author, productId, "Ícones.pdf", await craftPdf(1));
    await publish(author, productId, "Ícones com licenças", [{ license: "comercial", priceCents: 9_000 }]);
    const again = await publish(author, productId, "Ícones com licenças", [{ license: "turmas", priceCents: 3_000 }], 2_500);
    expect(again).toMatchObject({ ok: true });
    const rows = await db.select().from(productLicenses).where(eq(productLicenses.productId, productId));
    expect(rows.map((row) => `${row.license} ${row.priceCents}`).toSorted()).toEqual(["pessoal 2500", "turmas 3000"]);
    const changes = await db.select().from(priceChanges).where(eq(priceChanges.productId, productId)).orderBy(priceChanges.id);
    expect(changes.map((row) => `${row.license} ${row.priceCents}`).toSorted()).toEqual([
      "comercial 9000",
      "pessoal 2000",
      "pessoal 2500",
      "turmas 3000",
    ]);
  });

  it.each<[string, Wider]>([
    ["a mesma duas vezes", [{ license: "pessoal", priceCents: 5_000 }]],
    ["uma mais barata que a principal", [{ license: "comercial", priceCents: 1_900 }]],
    ["uma abaixo de R$ 3,00", [{ license: "comercial", priceCents: 299 }]],
    ["uma acima de R$ 2.000,00", [{ license: "comercial", priceCents: 200_001 }]],
  ])("does not publish with %s", async (_name, otherLicenses) => {
    const author = await createAuthor();
    const productId = await openDraft(author);
    await sendFile(author, productId, "Plano.pdf", await craftPdf(1));
    const answer = await publish(author, productId, "Plano com licenças", otherLicenses);
    expect(answer).toMatchObject({ ok: false, reason: "incomplete", fields: { licencas: expect.any(String) } });
  });

  it("a product of a single licence stays as it always was", async () => {
    const author = await createAuthor();
    const { slug } = await publishOne(author, { title: "Plano de uma licença só" });
    expect(await soldAs(slug)).toHaveLength(1);
  });
});
