import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { invalidate } from "#platform/page-cache.ts";
import { indexProducts } from "../index-product.ts";
import { changeWorkingCopy, type ProductRecord, workingCopyOf } from "../own-product.ts";
import { recordPrices } from "../record-prices.ts";
import { productLicenses, products } from "../tables.ts";
import { priceProblem } from "./rules.ts";
import type { NewPrice, NotChanged, PricesChanged } from "./schema.ts";

/**
 * Gives products the prices that were shown before saying yes, each in centavos. One that costs something else by now, or may not
 * cost that, stays as it is and comes back in `kept` with the reason. What is on sale changes at once; a draft, in the draft.
 * Refuses with `not_found` when none of them is of this store.
 */
export function changePrices(viewer: AuthorViewer, prices: readonly NewPrice[]): Promise<Outcome<PricesChanged, "not_found">> {
  return transact(async (tx): Promise<Outcome<PricesChanged, "not_found">> => {
    const wanted = new Map(prices.map((input) => [input.productId, input]));
    const held = await tx
      .select()
      .from(products)
      .where(and(eq(products.storeId, viewer.storeId), inArray(products.id, [...wanted.keys()])))
      .orderBy(asc(products.id))
      .for("update");
    if (held.length === 0) return refuse("not_found");
    const saved: PricesChanged["saved"] = [...wanted.keys()]
      .filter((id) => !held.some((product) => product.id === id))
      .map((productId) => ({ productId, reason: "sumiu" }));
    const changed: ProductRecord[] = [];
    for (const product of held) {
      const input = wanted.get(product.id);
      const reason = input && (await writePrice(tx, product, input));
      if (reason) saved.push({ productId: product.id, reason });
      else changed.push(product);
    }
    const live = changed.filter((product) => product.publishedAt).map((product) => product.id);
    await recordPrices(tx, live);
    await indexProducts(tx, live);
    if (live.length > 0)
      await invalidate(tx, ...live.map((id) => `product:${id}` as const), `store:${viewer.storeId}`, "home", "list");
    return ok({ changed: changed.map((product) => product.id), saved });
  });
}

async function writePrice(tx: Tx, product: ProductRecord, { fromCents, toCents }: NewPrice): Promise<NotChanged | null> {
  const isLive = product.publishedAt !== null;
  const copy = await workingCopyOf(tx, product);
  const priceCents = isLive ? product.priceCents : copy.priceCents;
  const isFree = isLive ? product.priceCents === 0 : copy.isFree;
  const nextLicenseCents = isLive ? await nextLicense(tx, product) : cheapest(copy.otherLicenses);
  const problem = priceProblem({ status: product.status, isFree, priceCents, nextLicenseCents }, toCents);
  if (problem && problem !== "igual") return problem;
  if (priceCents !== fromCents) return "mudou";
  if (problem) return problem;
  if (isLive) await writeLive(tx, product, toCents);
  if (!isLive || product.draft) await changeWorkingCopy(tx, product, { priceCents: toCents });
  await tx
    .update(products)
    .set({ revision: product.revision + 1, updatedAt: sql`now()` })
    .where(eq(products.id, product.id));
  return null;
}

async function writeLive(tx: Tx, { id, license }: ProductRecord, priceCents: number): Promise<void> {
  await tx.update(products).set({ priceCents }).where(eq(products.id, id));
  await tx
    .update(productLicenses)
    .set({ priceCents })
    .where(and(eq(productLicenses.productId, id), eq(productLicenses.license, license)));
}

async function nextLicense(tx: Tx, { id, license }: ProductRecord): Promise<number | null> {
  const others = await tx
    .select({ priceCents: productLicenses.priceCents })
    .from(productLicenses)
    .where(and(eq(productLicenses.productId, id), ne(productLicenses.license, license)));
  return cheapest(others);
}

const cheapest = (licenses: readonly { priceCents: number }[] = []): number | null =>
  licenses.length > 0 ? Math.min(...licenses.map((one) => one.priceCents)) : null;
