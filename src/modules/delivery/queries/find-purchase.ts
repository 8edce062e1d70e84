import { and, asc, eq, sql } from "drizzle-orm";
import { maskDocument } from "#kit/cpf-cnpj.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { images, products } from "../../catalog/tables.ts";
import { orderItems, orders } from "../../orders/tables.ts";
import { stores } from "../../stores/tables.ts";
import { refundRightEndsAt, withdrawalRightEndsAt } from "../rules/terms.ts";
import { describeLine } from "../../orders/contracts/messages.ts";
import { findContract } from "../../orders/contracts/queries.ts";
import { listDiscounts } from "../../orders/queries/list-discounts.ts";
import { entitlements } from "../tables.ts";
import { listPurchaseEvents } from "./list-events.ts";
import { listContents } from "./list-contents.ts";
import { listFiles } from "./list-files.ts";
import { listLeft } from "./list-left.ts";
import { listNewVersions } from "./list-new-versions.ts";
import { listLostDisputes } from "../../payments/disputes/queries/list-lost.ts";
import { listRefunds } from "./list-refunds.ts";
import { findPayment } from "./order-money.ts";

/** An order as the person who placed it sees it, files and history included; null when it is not theirs. */
export async function findPurchase(userId: string, orderId: string) {
  const [order] = await db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      subtotalCents: orders.subtotalCents,
      totalCents: orders.totalCents,
      paymentMethod: orders.paymentMethod,
      paidLate: orders.paidLate,
      createdAt: orders.createdAt,
      paidAt: orders.paidAt,
      expiresAt: orders.expiresAt,
      buyerName: orders.buyerName,
      buyerEmail: orders.buyerEmail,
      buyerDocument: orders.buyerDocument,
      hasPassword: sql<boolean>`exists (select 1 from accounts a where a.user_id = orders.user_id and a.password is not null)`,
    })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  if (!order) return null;
  const { buyerDocument, ...shown } = order;
  const [items, contents, files, versions, events, refunds, bankReturns, payment, firstAccessAt, contract, discounts] =
    await Promise.all([
      itemsOf(userId, orderId),
      listContents(userId, orderId),
      listFiles(orderId, userId),
      listNewVersions(orderId, userId),
      listPurchaseEvents(orderId),
      listRefunds(orderId),
      listLostDisputes(orderId),
      findPayment(orderId),
      firstAccess(orderId),
      findContract(orderId),
      listDiscounts(db, orderId),
    ]);
  const left = payment ? await listLeft(items, payment.interestCents) : new Map<string, number>();
  const isOnItsWay = ({ cause, status }: (typeof refunds)[number]): boolean =>
    status !== "feito" && status !== "negado" && !(cause === "defeito" && status === "em_aprovacao");
  const isOpen = (itemId: string): boolean => refunds.some((one) => isOnItsWay(one) && one.itemIds.includes(itemId));
  const { paidAt } = order;
  const isSold = paidAt !== null && order.totalCents > 0;
  return {
    ...shown,
    buyerDocumentMasked: maskDocument(buyerDocument),
    withdrawalRightEndsAt: isSold ? withdrawalRightEndsAt(paidAt, firstAccessAt) : null,
    items: items.map((item) => ({
      ...forBuyer(item),
      /** What may still be given back; none while it already is on its way. */
      refundableCents: isOpen(item.id) ? 0 : (left.get(item.id) ?? 0),
      /** Until when its buyer gives it back alone, by the law or by its store. */
      refundRightEndsAt: isSold ? refundRightEndsAt(paidAt, firstAccessAt, item.guaranteeDays) : null,
      files: files.filter((file) => file.entitlementId === item.entitlementId),
      newVersions: versions.filter((version) => version.entitlementId === item.entitlementId),
      /** What a bundle opened, each with its files; none of an ordinary product. */
      contents: contents
        .filter((content) => content.orderItemId === item.id)
        .map((content) => ({
          ...content,
          files: files.filter((file) => file.entitlementId === content.entitlementId),
          newVersions: versions.filter((version) => version.entitlementId === content.entitlementId),
        })),
    })),
    events,
    refunds,
    /** What the bank of who paid took back for good. */
    bankReturns,
    payment,
    /** Each source of a discount, with what it took off. */
    discounts,
    contract: contract && { lines: contract.lines.map(describeLine), totalCents: contract.totalCents },
  };
}

/** The first of all, as giving the purchase up reads it: the events shown are only the newest. */
async function firstAccess(orderId: string): Promise<Date | null> {
  const rows = await readRows(
    db,
    { ms: col.real.orNull`(extract(epoch from min(d.at)) * 1000)::float8` },
    (row) => sql`select ${row}
    from downloads d join entitlements e on e.id = d.entitlement_id where e.order_id = ${orderId}`,
  );
  const ms = rows[0]?.ms ?? null;
  return ms === null ? null : new Date(ms);
}

/** What an author earns of an item is not the buyer's to read. */
function forBuyer<T extends { storeId: number; commissionCents: number; interestCents: number }>(item: T) {
  const shown: Partial<T> = { ...item };
  delete shown.storeId;
  delete shown.commissionCents;
  delete shown.interestCents;
  return shown as Omit<T, "storeId" | "commissionCents" | "interestCents">;
}

function itemsOf(userId: string, orderId: string) {
  return db
    .select({
      id: orderItems.id,
      title: orderItems.title,
      license: orderItems.license,
      priceCents: orderItems.priceCents,
      paidCents: orderItems.paidCents,
      storeId: orderItems.storeId,
      commissionCents: orderItems.commissionCents,
      interestCents: orderItems.interestCents,
      guaranteeDays: orderItems.guaranteeDays,
      slug: products.slug,
      paper: products.paper,
      cover: { id: images.id, width: images.width, height: images.height },
      authorName: stores.authorName,
      storeSlug: stores.slug,
      isTakenDown: sql<boolean>`${products.withdrawnAt} is not null`,
      /** Whose hand closed its files to this person. */
      closedBy: sql<
        "autor" | "admin" | null
      >`case when ${entitlements.revokeCause} in ('autor', 'admin') then ${entitlements.revokeCause} end`,
      /** Its money went back, or is on its way. */
      isReturned: sql<boolean>`${entitlements.revokedAt} is not null
        and coalesce(${entitlements.revokeCause} in ('arrependimento', 'estornado'), false)`,
      entitlementId: sql<string | null>`case when ${entitlements.revokedAt} is null then ${entitlements.id} end`,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(stores, eq(stores.id, orderItems.storeId))
    .leftJoin(images, eq(images.id, products.coverImageId))
    .leftJoin(
      entitlements,
      and(
        eq(entitlements.orderItemId, orderItems.id),
        eq(entitlements.productId, orderItems.productId),
        eq(entitlements.userId, userId),
      ),
    )
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id))
    .limit(50);
}
