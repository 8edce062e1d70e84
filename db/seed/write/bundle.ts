import { eq, inArray } from "drizzle-orm";
import { insertDraft } from "#modules/catalog/create-draft.ts";
import { bundleItems } from "#modules/catalog/bundles/tables.ts";
import { indexProduct } from "#modules/catalog/index-product.ts";
import { publishProduct } from "#modules/catalog/publish-product.ts";
import { products } from "#modules/catalog/tables.ts";
import { stores } from "#modules/stores/tables.ts";
import type { Tx } from "#platform/db.ts";
import { MARKET_STORES } from "../market/stores.ts";
import type { WrittenMaterial } from "./materials.ts";

const CONTENTS = 6;
const DAYS_AGO = 45;
const WORDS =
  "Seis materiais que andam juntos, do primeiro ao último bimestre: cada um com os seus arquivos, prontos para imprimir e para o ano inteiro de aulas.";

/** What the demo author sells together: six of the materials on sale for a fifth less than one by one. */
export async function writeBundle(tx: Tx, materials: WrittenMaterial[], storeIds: Map<string, number>, now: Date): Promise<void> {
  const storeId = storeIds.get(MARKET_STORES[0]?.slug ?? "") ?? 0;
  const inside = materials.filter((one) => one.storeId === storeId && one.priceCents > 0).slice(0, CONTENTS);
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId));
  const [first] = await tx
    .select()
    .from(products)
    .where(
      inArray(
        products.id,
        inside.slice(0, 1).map(({ id }) => id),
      ),
    );
  if (!store || !first) throw new Error("the demo author has nothing to sell together");
  const productId = await insertDraft(tx, storeId);
  const apart = inside.reduce((sum, { priceCents }) => sum + priceCents, 0);
  await tx
    .update(products)
    .set({
      title: "Pacote do ano inteiro",
      promise: "Seis materiais de uma vez, por um quinto a menos",
      kind: "Pacote",
      description: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: WORDS }] }] },
      categoryId: first.categoryId,
      priceCents: Math.round((apart * 0.8) / 100) * 100 - 10,
      paper: first.paper,
      coverImageId: first.coverImageId,
    })
    .where(eq(products.id, productId));
  await tx.insert(bundleItems).values(inside.map(({ id }, position) => ({ bundleId: productId, productId: id, position })));
  const answer = await publishProduct(tx, { productId, storeId, actor: store.ownerId });
  if (!answer.ok) throw new Error(`the bundle was not published: ${JSON.stringify(answer)}`);
  const publishedAt = new Date(now.getTime() - DAYS_AGO * 86_400_000);
  await tx.update(products).set({ publishedAt, updatedAt: publishedAt }).where(eq(products.id, productId));
  await indexProduct(tx, productId, now);
}
