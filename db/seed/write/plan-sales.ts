import type { Random } from "../market/random.ts";
import type { Buyer } from "./people.ts";
import type { WrittenProduct } from "./products.ts";

export type PlannedOrder = { buyer: Buyer; at: Date; items: WrittenProduct[]; outcome: "pago" | "expirado" | "estornado" };

const DAY = 86_400_000;
/** Sales by month of the year: back to school, the June parties, the end of the year. */
const SEASON = [1.7, 1.8, 1.2, 0.9, 1, 1.4, 0.9, 1, 0.9, 1.1, 1.2, 1.3];
/** Sales by hour in São Paulo: evenings above all. */
const HOURS = [1, 0.4, 0.2, 0.1, 0.1, 0.3, 1, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 7, 9, 9, 7, 3];

/** Fourteen months of orders that grow, breathe with the year and the hour, and never buy the same product twice. */
export function planSales(
  products: WrittenProduct[],
  buyers: Buyer[],
  customer: Buyer,
  now: Date,
  random: Random,
): PlannedOrder[] {
  const owned = new Map<string, Set<number>>();
  const planned: PlannedOrder[] = [];
  const days = Array.from({ length: 420 }, (_, ago) => 420 - ago);
  const weight = (ago: number): number => {
    const day = new Date(now.getTime() - ago * DAY);
    return (SEASON[day.getUTCMonth()] ?? 1) * (0.55 + (0.9 * (420 - ago)) / 420) * ([0, 6].includes(day.getUTCDay()) ? 0.8 : 1);
  };
  const total = 2_350;
  const sum = days.reduce((all, ago) => all + weight(ago), 0);
  for (const ago of days) {
    const count = Math.floor((total * weight(ago)) / sum + random.next());
    for (let index = 0; index < count; index++) {
      const at = new Date(now.getTime() - ago * DAY + hourOf(random) * 3_600_000 + random.int(0, 3_599_000));
      const order = planOne(at, planned.length % 190 === 7 ? customer : random.pick(buyers), products, owned, now, random);
      if (order && at < now) planned.push(order);
    }
  }
  return planned.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Hours since the day's own instant, spread as people buy. */
const hourOf = (random: Random): number => random.weighted([...HOURS.keys()], (hour) => HOURS[hour] ?? 0);

function planOne(
  at: Date,
  buyer: Buyer,
  products: WrittenProduct[],
  owned: Map<string, Set<number>>,
  now: Date,
  random: Random,
): PlannedOrder | null {
  const library = owned.get(buyer.userId) ?? new Set<number>();
  const onSale = products.filter((product) => product.publishedAt < at && !library.has(product.id));
  if (onSale.length === 0) return null;
  const wanted = random.weighted([1, 2, 3, 4], (count) => [62, 24, 10, 4][count - 1] ?? 0);
  const items = [...new Set(Array.from({ length: wanted }, () => random.weighted(onSale, (product) => product.appeal)))];
  const isOld = now.getTime() - at.getTime() > 4 * DAY;
  const draw = random.next();
  const isPaidFor = items.some((item) => item.priceCents > 0);
  const outcome = isPaidFor && isOld && draw < 0.05 ? "expirado" : isPaidFor && isOld && draw < 0.065 ? "estornado" : "pago";
  if (outcome === "pago") for (const item of items) library.add(item.id);
  owned.set(buyer.userId, library);
  return { buyer, at, items, outcome };
}
