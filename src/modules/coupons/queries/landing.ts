import { type SQL, sql } from "drizzle-orm";
import { formatDate } from "#kit/date-format.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { productCards } from "../../catalog/queries/product-cards.ts";
import type { ProductCardFacts } from "../../catalog/schema/product-card.ts";
import { lastDay } from "../rules/last-day.ts";
import { offerWords } from "../rules/offer.ts";
import { priceCart } from "../rules/price-cart.ts";
import type { CouponLanding, CouponProduct, LandingState } from "../schema.ts";
import { type CouponFacts, type Customer, isUsedUp, NOBODY, offerOf, readCoupons } from "./coupon-facts.ts";
import { readPlatformReach } from "./platform-reach.ts";

const SHOWN = 24;
/** From here down a limited coupon says how many uses are left. */
const FEW_USES = 20;

/**
 * What `/cupom/{code}` tells this visitor, brought here by the links of `broughtBy`. An unknown code, a draft and one that never was
 * answer the same.
 */
export async function findCouponLanding(
  code: string | null,
  customer: Customer = NOBODY,
  broughtBy: readonly number[] = [],
): Promise<CouponLanding> {
  const found = code === null ? [] : await readCoupons(db, sql`c.code = ${code} and c.status <> 'rascunho'`, customer);
  // Of two lives of one code the one that is not over counts, else the newest.
  const coupon = found.find(({ status }) => status !== "encerrado") ?? found[0];
  if (!coupon) return { state: "desconhecida", code };
  const state = landingState(coupon);
  const isShown = state === "valida" || state === "agendada";
  const reached = isShown ? await readShown(coupon, broughtBy) : { total: 0, products: [] };
  const { maxUses, used } = coupon;
  const offer = offerOf(coupon);
  const usesLeft = maxUses === null ? null : Math.max(0, maxUses - used);
  return {
    state,
    code: coupon.code,
    offer,
    words: offerWords(offer, coupon.store?.authorName ?? null),
    store: coupon.store,
    startsAt: coupon.startsAt.toISOString(),
    endsAt: coupon.endsAt.toISOString(),
    goodUntil: formatDate(lastDay(coupon.endsAt)),
    usesLeft: usesLeft !== null && usesLeft <= FEW_USES ? usesLeft : null,
    perCustomer: coupon.perCustomer,
    productCount: reached.total,
    products: reached.products,
  };
}

export function landingState(coupon: CouponFacts): Exclude<LandingState, "desconhecida"> {
  if (!coupon.isStoreOpen) return "loja_fechada";
  switch (coupon.state) {
    case "ativo":
      return isUsedUp(coupon) ? "ja_usada" : "valida";
    case "agendado":
      return "agendada";
    case "pausado":
    case "rascunho":
      return "pausada";
    case "esgotado":
      return isUsedUp(coupon) ? "ja_usada" : "esgotada";
    case "expirado":
    case "encerrado":
      return "expirada";
  }
}

const readShown = (coupon: CouponFacts, broughtBy: readonly number[]) =>
  coupon.storeId === null ? readPlatformReach(coupon, SHOWN, broughtBy) : readReached(coupon, coupon.storeId);

/** The most popular products a store's coupon reaches, each priced as if it were alone in the cart. */
async function readReached(coupon: CouponFacts, storeId: number): Promise<{ total: number; products: CouponProduct[] }> {
  const reach: SQL = coupon.productIds === null ? sql`true` : sql`ps.product_id = any(${sql.param(coupon.productIds)}::bigint[])`;
  const reached = sql`from product_search ps join products p on p.id = ps.product_id
    where ps.store_id = ${storeId} and p.price_cents > 0 and ${reach}`;
  const [rows, cards] = await Promise.all([
    readRows(
      db,
      { id: col.int`p.id`, listCents: col.int`p.price_cents`, total: col.int`count(*) over ()` },
      (row) => sql`
      select ${row} ${reached} order by ps.pop desc, p.id limit ${SHOWN}`,
    ),
    productCards(
      db,
      sql`select ps.product_id, row_number() over (order by ps.pop desc, p.id) as rank ${reached} order by 2 limit ${SHOWN}`,
    ),
  ]);
  const lists = new Map(rows.map((row) => [row.id, row.listCents]));
  return {
    total: rows[0]?.total ?? 0,
    products: cards.map((card) => ({
      ...card,
      withCouponCents:
        coupon.kind === "leve_pague" ? null : aloneWith({ ...coupon, storeId }, card, lists.get(card.id) ?? card.priceCents),
    })),
  };
}

function aloneWith(coupon: CouponFacts & { storeId: number }, card: ProductCardFacts, listCents: number): number {
  const promotionCents = card.priceCents < listCents ? card.priceCents : null;
  const line = { productId: card.id, storeId: coupon.storeId, listCents, promotionCents, struckCents: card.fullCents };
  return priceCart([line], [{ ...coupon, minimumCents: 0, minimumItems: 0 }]).totalCents;
}
