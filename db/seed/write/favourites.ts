import { favouriteLists, favourites, storesFollowed } from "#modules/favourites/tables.ts";
import type { Tx } from "#platform/db.ts";
import { at, randomOf, type Random } from "../market/random.ts";
import type { WrittenProduct } from "./products.ts";
import type { Buyer } from "./people.ts";
import { insertAll } from "./sales.ts";

const DAY = 86_400_000;

/** The demo customer's lists: how many each keeps, and the notes of the first ones. */
const LISTS = [
  { name: "Favoritos", isFirst: true, count: 9, notes: ["", "Para a feira de ciências de setembro"] },
  {
    name: "5º ano",
    hasAlerts: true,
    count: 5,
    notes: ["Mostrar para a coordenação antes de comprar", "", "Usar depois da prova"],
  },
  { name: "Presentes", count: 3, notes: ["Aniversário da Lúcia"] },
];

type Market = { materials: WrittenProduct[]; storeIds: number[]; buyers: Buyer[]; customer: Buyer };

/** What the demo customer keeps for later, and who follows which stores. */
export async function writeFavourites(
  tx: Tx,
  { materials: products, storeIds, buyers, customer }: Market,
  now: Date,
): Promise<void> {
  const random = randomOf("favoritos");
  const priced = products.filter((product) => product.priceCents > 0 && now.getTime() - product.publishedAt.getTime() > 60 * DAY);
  const wanted = random.sample(priced, 17);
  for (const { name, isFirst = false, hasAlerts = false, count, notes } of LISTS) {
    const [list] = await tx.insert(favouriteLists).values({ userId: customer.userId, name, isFirst, hasAlerts }).returning();
    if (!list) throw new Error(`the list ${name} was not written`);
    const rows = wanted.splice(0, count).map((product, place) => ({
      userId: customer.userId,
      listId: list.id,
      productId: product.id,
      seenPriceCents: priceBack(product.priceCents, random),
      // The drops of before were already told: the demo begins with no email.
      toldPriceCents: product.priceCents,
      note: notes[place] ?? "",
      addedAt: new Date(now.getTime() - random.int(2, 55) * DAY - place * 60_000),
    }));
    await tx.insert(favourites).values(rows);
  }
  await insertAll(tx, storesFollowed, followers(buyers, customer, storeIds, now, random));
}

/** One in three cost more when it was kept. */
const priceBack = (cents: number, random: Random): number =>
  random.chance(0.34) ? cents + at([300, 500, 800], random.int(0, 2)) : cents;

/** Every buyer follows a few stores, and some stores are dearer than others. */
function followers(buyers: Buyer[], customer: Buyer, storeIds: number[], now: Date, random: Random) {
  const fame = new Map(storeIds.map((id) => [id, random.real(0.2, 1) ** 2]));
  return [customer, ...buyers].flatMap(({ userId }) => {
    const chosen = new Set(
      Array.from({ length: random.int(0, 6) + (userId === customer.userId ? 5 : 0) }, () =>
        random.weighted(storeIds, (id) => fame.get(id) ?? 0),
      ),
    );
    return [...chosen].map((storeId) => ({ userId, storeId, followedAt: new Date(now.getTime() - random.int(1, 400) * DAY) }));
  });
}
