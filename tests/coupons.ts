import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { cartCoupons } from "#modules/cart/tables.ts";
import { placeOrder, type PlaceOrderInput } from "#modules/checkout/place-order.ts";
import { couponProducts, coupons, couponUses, promotionProducts, promotions } from "#modules/coupons/tables.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { col, readRows } from "#platform/read.ts";
import { createCart, type TestUser, viewerOf } from "./factories.ts";
import { authorOf } from "./shopper.ts";

type Values = Partial<typeof coupons.$inferInsert> & { productIds?: number[] };
let counter = 0;

/** A coupon (of a store, or with null of the platform) of 20% that began an hour ago and ends in a month, once per person, unless told otherwise. */
export async function createCoupon(storeId: number | null, { productIds, ...values }: Values = {}) {
  const [coupon] = await db
    .insert(coupons)
    .values({
      storeId,
      code: `CUPOM${++counter}-${Math.floor(Math.random() * 1e6)}`,
      kind: "porcentagem",
      percentBps: values.kind && values.kind !== "porcentagem" ? null : 2_000,
      allProducts: !productIds,
      startsAt: sql`now() - interval '1 hour'`,
      endsAt: sql`now() + interval '30 days'`,
      ...values,
    })
    .returning();
  if (!coupon) throw new Error("no coupon");
  if (productIds) await db.insert(couponProducts).values(productIds.map((productId) => ({ couponId: coupon.id, productId })));
  return coupon;
}

/** A promotion of 25% on all of a store, running since an hour ago, that the shop window has not been told of. */
export async function createRunningPromotion(
  storeId: number,
  { productIds, ...values }: Partial<typeof promotions.$inferInsert> & { productIds?: number[] } = {},
) {
  const [promotion] = await db
    .insert(promotions)
    .values({
      storeId,
      name: "Semana de festa",
      percentBps: 2_500,
      allProducts: !productIds,
      startsAt: sql`now() - interval '1 hour'`,
      endsAt: sql`now() + interval '7 days'`,
      ...values,
    })
    .returning();
  if (!promotion) throw new Error("no promotion");
  if (productIds) {
    await db.insert(promotionProducts).values(productIds.map((productId) => ({ promotionId: promotion.id, productId })));
  }
  return promotion;
}

type Coupon = Awaited<ReturnType<typeof createCoupon>>;

/** Puts codes in a cart as they would be kept. */
export async function saveCodes(cartId: string, saved: readonly Coupon[]): Promise<void> {
  if (saved.length === 0) return;
  await db.insert(cartCoupons).values(saved.map(({ id, storeId }) => ({ cartId, storeId, couponId: id })));
}

/** What the checkout form sends to buy these products with these codes, for a total the buyer saw. */
export async function couponInput(
  buyer: TestUser | null,
  productIds: number[],
  saved: readonly Coupon[],
  expectedTotalCents: number,
  values: Partial<PlaceOrderInput> = {},
): Promise<PlaceOrderInput> {
  const cartId = await createCart(productIds);
  await saveCodes(cartId, saved);
  return {
    viewer: buyer && (await viewerOf(buyer)),
    cartId,
    buyer: {
      name: "Marina Teles Couto",
      email: `marina-${randomUUID()}@exemplo.com.br`,
      document: buyer?.document ?? "52998224725",
    },
    expectedTotalCents,
    requestKey: randomUUID(),
    payment: { method: "pix" },
    device: { ip: "203.0.113.7", userAgent: "teste" },
    ...values,
  };
}

export const buyWith = async (...requested: Parameters<typeof couponInput>) => placeOrder(await couponInput(...requested));

export const readCoupon = async (id: number): Promise<Coupon> => {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, id));
  if (!coupon) throw new Error("no coupon");
  return coupon;
};

export const usesOf = (couponId: number) =>
  db.select().from(couponUses).where(eq(couponUses.couponId, couponId)).orderBy(couponUses.id);

/** What every coupon must obey at any moment: counted uses are those standing, never more than allowed, one per order. */
export async function couponViolations(): Promise<number> {
  const rows = await readRows(
    db,
    { n: col.int`count(*)::int` },
    (row) => sql`select ${row} from coupons c
    where c.used <> (select count(*) from coupon_uses u where u.coupon_id = c.id and u.status <> 'devolvido')
      or c.used < 0 or c.used > c.max_uses`,
  );
  return rows[0]?.n ?? -1;
}

/** A valid CPF that differs for each number. */
export function cpfOf(seed: number): string {
  const base = String(100_000_000 + seed).slice(-9);
  const digit = (text: string): number => {
    const sum = Array.from(text).reduce((total, figure, index) => total + Number(figure) * (text.length + 1 - index), 0);
    const rest = (sum * 10) % 11;
    return rest === 10 ? 0 : rest;
  };
  const first = `${base}${digit(base)}`;
  return `${first}${digit(first)}`;
}

/** The author of a store, as the doors of the panel let them in. */
export async function panelAuthorOf(store: { id: number; ownerId: string }): Promise<AuthorViewer> {
  return { ...(await authorOf(store)), storeId: store.id };
}
