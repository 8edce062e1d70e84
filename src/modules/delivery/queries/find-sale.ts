import { and, asc, eq } from "drizzle-orm";
import { maskEmail } from "#kit/email.ts";
import { firstName } from "#kit/person-name.ts";
import { db } from "#platform/db.ts";
import { images, products } from "../../catalog/tables.ts";
import { coupons, promotions } from "../../coupons/tables.ts";
import { orderItems, orders } from "../../orders/tables.ts";
import { isUndelivered } from "../undelivered/queries.ts";
import { releaseDays, releaseExpectedAt } from "../rules/terms.ts";
import { listAccess } from "../access/queries/list-access.ts";
import { listSaleEvents } from "./list-events.ts";
import { listSaleRefunds } from "./list-refunds.ts";
import { listReleases, listSaleMovements } from "./order-money.ts";

/** An order as one of its authors sees it: their own items and money, who bought only hinted; null without items of theirs. */
export async function findSale(storeId: number, orderId: string) {
  const items = await db
    .select({
      id: orderItems.id,
      title: orderItems.title,
      license: orderItems.license,
      priceCents: orderItems.priceCents,
      discountCents: orderItems.discountCents,
      methodDiscountCents: orderItems.methodDiscountCents,
      paidCents: orderItems.paidCents,
      platformDiscountCents: orderItems.platformDiscountCents,
      commissionBps: orderItems.commissionBps,
      commissionCents: orderItems.commissionCents,
      interestCents: orderItems.interestCents,
      couponCode: coupons.code,
      promotionName: promotions.name,
      broughtBy: orderItems.broughtBy,
      guaranteeDays: orderItems.guaranteeDays,
      slug: products.slug,
      paper: products.paper,
      cover: { id: images.id, width: images.width, height: images.height },
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(images, eq(images.id, products.coverImageId))
    .leftJoin(coupons, eq(coupons.id, orderItems.couponId))
    .leftJoin(promotions, eq(promotions.id, orderItems.promotionId))
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.storeId, storeId)))
    .orderBy(asc(orderItems.id))
    .limit(50);
  if (items.length === 0) return null;
  const [[order], events, refunds, movements, releases, access, undelivered] = await Promise.all([
    db
      .select({
        id: orders.id,
        number: orders.number,
        status: orders.status,
        paymentMethod: orders.paymentMethod,
        createdAt: orders.createdAt,
        paidAt: orders.paidAt,
        buyerName: orders.buyerName,
        buyerEmail: orders.buyerEmail,
      })
      .from(orders)
      .where(eq(orders.id, orderId)),
    listSaleEvents(orderId, storeId),
    listSaleRefunds(orderId, storeId),
    listSaleMovements(orderId, storeId),
    listReleases(orderId, storeId),
    listAccess(orderId),
    isUndelivered(db, orderId),
  ]);
  if (!order) return null;
  const { buyerName, buyerEmail, ...shown } = order;
  const guaranteeDays = Math.max(...items.map((item) => item.guaranteeDays));
  return {
    ...shown,
    buyerFirstName: firstName(buyerName),
    buyerEmailMasked: maskEmail(buyerEmail),
    /** The receipt came back and nobody opened a file. */
    isUndelivered: undelivered,
    releaseDays: releaseDays(guaranteeDays),
    releaseAt: order.paidAt && releaseExpectedAt(order.paidAt, guaranteeDays),
    items: items.map((item) => ({ ...item, access: access.find((line) => line.itemId === item.id) ?? null })),
    events,
    refunds,
    movements,
    releases,
  };
}

/** The order a line of the store is in; null when the line is of another. */
export async function findLineOrder(storeId: number, itemId: string): Promise<string | null> {
  const [line] = await db
    .select({ orderId: orderItems.orderId })
    .from(orderItems)
    .where(and(eq(orderItems.id, itemId), eq(orderItems.storeId, storeId)));
  return line?.orderId ?? null;
}
