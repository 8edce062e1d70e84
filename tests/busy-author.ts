import { addDaysSp, startOfDaySp } from "#kit/dates.ts";
import { createProduct, createStore, createUser } from "./factories.ts";
import { returnInThePast, sellInThePast, withdrawInThePast } from "./past-sales.ts";

const MIDNIGHT = startOfDaySp(new Date());

/** Nine in the morning in São Paulo, so many days ago. */
export const daysAgo = (days: number): Date => new Date(addDaysSp(MIDNIGHT, -days).getTime() + 9 * 3_600_000);

/** An author that sold six times over forty days, gave one back, took one to the bank, and another that must never show. */
export async function busyAuthor() {
  const [store, other] = [await createStore(), await createStore()];
  const fractions = await createProduct(store.id, { title: "Frações na feira", priceCents: 3_490 });
  const verbs = await createProduct(store.id, { title: "Verbos em ação", priceCents: 10_000 });
  const sell = async (product: typeof verbs, days: number, method: "pix" | "cartao" = "pix") =>
    sellInThePast({ product, buyer: await createUser(), at: daysAgo(days), method });
  const old = await sell(fractions, 40);
  await withdrawInThePast(old, daysAgo(35));
  const returned = await sell(verbs, 20, "cartao");
  const paid = await sell(fractions, 10);
  await sell(fractions, 10, "cartao");
  await sell(verbs, 4);
  await returnInThePast(returned, daysAgo(2));
  await withdrawInThePast(paid, daysAgo(1));
  await sell(await createProduct(other.id, { title: "Alheio" }), 5);
  return { store, fractions, verbs, paid, sell };
}
