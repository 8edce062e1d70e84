import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { settings } from "#platform/settings.ts";
import { cpfOf, createCoupon } from "../coupons.ts";
import { createProduct, createUser } from "../factories.ts";
import { authorWithBalance, PLATFORM } from "../paid-author.ts";
import type { Processes } from "./processes.ts";
import { WORLD } from "./steps.ts";

export type World = Awaited<ReturnType<typeof makeWorld>>;

/** Who buys, who sells, what, and a coupon of ten uses for each store. */
export async function makeWorld({ control }: Processes) {
  const sandbox = { call: control };
  await control("POST", "/sandbox/recipients", [
    { id: PLATFORM, name: "Autoria", document: "11222333000181", status: "active", available_amount: 0 },
  ]);
  await db.insert(settings).values([
    { key: "withdrawals", value: { dailyCount: 1_000, reviewScore: 1_000 }, updatedBy: "campanha" },
    { key: "regret", value: { automaticPer90Days: 1_000 }, updatedBy: "campanha" },
    { key: "card-limits", value: { triesPer15Minutes: 1_000, refusedCardsPer7Days: 1_000 }, updatedBy: "campanha" },
    { key: "pix", value: { mailAfterSeconds: 3 }, updatedBy: "campanha" },
  ]);
  const authors = [];
  for (let nth = 0; nth < WORLD.authors; nth++) authors.push(await authorWithBalance(40_000, sandbox));
  const products: { id: number; priceCents: number; coupon: { id: number } }[] = [];
  for (const { storeId } of authors) {
    const coupon = await createCoupon(storeId, { maxUses: 10, perCustomer: 3 });
    for (let nth = 0; nth < WORLD.products / WORLD.authors; nth++)
      products.push({ ...(await createProduct(storeId, { priceCents: 1_000 + 990 * nth })), coupon });
  }
  const buyers = [];
  for (let nth = 0; nth < WORLD.buyers; nth++) buyers.push(await createUser({ document: cpfOf(40_000 + nth) }));
  await db.execute(sql`analyze`);
  return { authors, products, buyers };
}
