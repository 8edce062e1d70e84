import { sql } from "drizzle-orm";
import { priceChanges, productLicenses } from "#modules/catalog/tables.ts";
import type { UsableCoupon } from "#modules/coupons/rules/price-cart.ts";
import { couponProducts, coupons, promotionProducts, promotions } from "#modules/coupons/tables.ts";
import type { Tx } from "#platform/db.ts";
import { MARKET_STORES } from "../market/stores.ts";
import { randomOf } from "../market/random.ts";
import { demoCoupons, PLATFORM_COUPON, type PlannedCoupon } from "./demo-coupons.ts";
import type { WrittenProduct } from "./products.ts";

const DAY = 86_400_000;
const LICENSES = ["pessoal", "turmas", "comercial"] as const;
/** What a wider licence costs beside the one before it. */
const WIDER = 1.8;
const MOST_CENTS = 200_000;

/** A coupon as past orders may have used it. */
export type SeededCoupon = UsableCoupon & { startsAt: Date; endsAt: Date; isPublic: boolean; mostUses: number };

/** Licences, coupons in every state and promotions, past and running. Answers the coupons that past orders could use. */
export async function writeDiscounts(
  tx: Tx,
  products: WrittenProduct[],
  storeIds: Map<string, number>,
  now: Date,
): Promise<SeededCoupon[]> {
  await writeLicenses(tx, products);
  await writePromotions(tx, products, storeIds, now);
  const [demo, ...others] = MARKET_STORES.map(({ slug }) => ({ slug, storeId: storeIds.get(slug) ?? 0 }));
  if (!demo) throw new Error("no store of the demo author");
  const own = products.filter(({ storeId, priceCents }) => storeId === demo.storeId && priceCents > 0).map(({ id }) => id);
  const seeded: SeededCoupon[] = [];
  for (const planned of demoCoupons(own)) seeded.push(await writeCoupon(tx, demo.storeId, planned, now));
  for (const { slug, storeId } of others.slice(0, 9)) seeded.push(await writeCoupon(tx, storeId, welcome(slug), now));
  seeded.push(await writeCoupon(tx, null, PLATFORM_COUPON, now));
  return seeded;
}

/** "NINA10": the welcome that a store shows to everybody. */
const welcome = (slug: string): PlannedCoupon => ({
  code: `${slug.split("-")[0]?.toUpperCase().slice(0, 12)}10`,
  kind: "porcentagem",
  percentBps: 1_000,
  from: -90,
  to: 180,
  isPublic: true,
  mostUses: 12,
});

async function writeCoupon(tx: Tx, storeId: number | null, planned: PlannedCoupon, now: Date): Promise<SeededCoupon> {
  const { from, to, productIds = null, mostUses = 0, maxUses = null, ...rest } = planned;
  const [startsAt, endsAt] = [new Date(now.getTime() + from * DAY), new Date(now.getTime() + to * DAY)];
  const [row] = await tx
    .insert(coupons)
    .values({
      ...rest,
      storeId,
      maxUses,
      allProducts: productIds === null,
      startsAt,
      endsAt,
      createdAt: new Date(Math.min(startsAt.getTime(), now.getTime()) - DAY),
    })
    .returning();
  if (!row) throw new Error(`${planned.code} was not written`);
  if (productIds) await tx.insert(couponProducts).values(productIds.map((productId) => ({ couponId: row.id, productId })));
  return { ...row, productIds, mostUses };
}

/** Every product under its own licence; some also under the wider ones, dearer. */
async function writeLicenses(tx: Tx, products: WrittenProduct[]): Promise<void> {
  const rows: (typeof productLicenses.$inferInsert)[] = [];
  for (const { id, slug, license, priceCents } of products) {
    const own = LICENSES.find((one) => one === license) ?? "pessoal";
    rows.push({ productId: id, license: own, priceCents });
    if (priceCents === 0 || randomOf(`licenças ${slug}`).chance(0.6)) continue;
    LICENSES.slice(LICENSES.indexOf(own) + 1).forEach((wider, index) => {
      const cents = Math.round((priceCents * WIDER ** (index + 1)) / 100) * 100 - 10;
      if (cents <= MOST_CENTS) rows.push({ productId: id, license: wider, priceCents: cents });
    });
  }
  await tx.insert(productLicenses).values(rows);
  const published = new Map(products.map(({ id, publishedAt }) => [id, publishedAt]));
  await tx.insert(priceChanges).values(rows.map((row) => ({ ...row, since: published.get(row.productId) ?? new Date() })));
}

type PlannedPromotion = { name: string; percentBps: number; from: number; to: number; share: number | null };
const OWN: PlannedPromotion[] = [
  { name: "Festa junina", percentBps: 2_500, from: -160, to: -140, share: null },
  { name: "Semana do professor", percentBps: 2_000, from: -2, to: 5, share: 0.35 },
  { name: "Volta às aulas", percentBps: 3_000, from: 50, to: 80, share: null },
];
const OTHERS: PlannedPromotion[] = [
  { name: "Saldo da estação", percentBps: 3_000, from: -3, to: 9, share: 0.3 },
  { name: "Aniversário da loja", percentBps: 1_500, from: -1, to: 4, share: null },
];

async function writePromotions(tx: Tx, products: WrittenProduct[], storeIds: Map<string, number>, now: Date): Promise<void> {
  for (const [index, { slug }] of MARKET_STORES.entries()) {
    const storeProducts = products.filter(({ storeId, priceCents }) => storeId === storeIds.get(slug) && priceCents > 0);
    const planned = index === 0 ? OWN : index % 4 === 2 ? [OTHERS[index % OTHERS.length]] : [];
    for (const promotion of planned)
      if (promotion && storeProducts.length > 0) await writePromotion(tx, promotion, storeProducts, now);
  }
}

async function writePromotion(
  tx: Tx,
  { from, to, share, ...rest }: PlannedPromotion,
  storeProducts: WrittenProduct[],
  now: Date,
): Promise<void> {
  const [startsAt, endsAt] = [new Date(now.getTime() + from * DAY), new Date(now.getTime() + to * DAY)];
  const isOver = endsAt < now;
  const [row] = await tx
    .insert(promotions)
    .values({
      ...rest,
      storeId: storeProducts[0]?.storeId ?? 0,
      allProducts: share === null,
      startsAt,
      endsAt,
      begunAt: startsAt < now ? startsAt : null,
      closedAt: isOver ? endsAt : null,
      createdAt: new Date(Math.min(startsAt.getTime(), now.getTime()) - DAY),
    })
    .returning({ id: promotions.id });
  if (!row) throw new Error(`${rest.name} was not written`);
  const chosen =
    share === null
      ? storeProducts
      : randomOf(rest.name).sample(storeProducts, Math.max(1, Math.round(storeProducts.length * share)));
  if (share !== null) await tx.insert(promotionProducts).values(chosen.map(({ id }) => ({ promotionId: row.id, productId: id })));
  if (startsAt > now) return;
  const ids = chosen.map(({ id }) => id);
  await tx.execute(sql`
    insert into price_changes (product_id, license, price_cents, since)
    select l.product_id, l.license, price_with(l.price_cents, ${rest.percentBps}), ${startsAt.toISOString()}::timestamptz
    from product_licenses l where l.product_id = any(${sql.param(ids)}::bigint[])`);
  if (!isOver) return;
  await tx.execute(sql`
    insert into price_changes (product_id, license, price_cents, since)
    select l.product_id, l.license, l.price_cents, ${endsAt.toISOString()}::timestamptz
    from product_licenses l where l.product_id = any(${sql.param(ids)}::bigint[])`);
}
