import { getPixPayloadInfo } from "@brazilian-utils/brazilian-utils/get-pix-payload-info";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { maskDocument } from "#kit/cpf-cnpj.ts";
import { db, type Db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { Viewer } from "#platform/session.ts";
import { users } from "../accounts/tables.ts";
import { cartItems } from "../cart/tables.ts";
import { images, products } from "../catalog/tables.ts";
import { coupons } from "../coupons/tables.ts";
import type { WantedItem } from "../coupons/queries/open-order.ts";
import { orderItems, orders } from "../orders/tables.ts";
import { WRONG_DATA } from "../payments/rules/refusal.ts";
import { paymentAttempts } from "../payments/tables/attempts.ts";
import { stores } from "../stores/tables.ts";
import { findEndCause } from "./queries/end-cause.ts";
import { shownStatus } from "./queries/shown-status.ts";

/** What is known of a signed-in buyer, with the document masked. */
export async function findBuyer(viewer: Viewer | null) {
  if (!viewer) return null;
  const [user] = await db.select({ document: users.document }).from(users).where(eq(users.id, viewer.userId));
  return { name: viewer.name, email: viewer.email, documentMasked: user?.document ? maskDocument(user.document) : null };
}

/** An order for the Pix page, with its newest attempt; null when it does not belong to this person. */
export async function findPixPage(userId: string, orderId: string) {
  const [order] = await db
    .select({
      id: orders.id,
      number: orders.number,
      status: shownStatus,
      subtotalCents: orders.subtotalCents,
      totalCents: orders.totalCents,
      buyerEmail: orders.buyerEmail,
    })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  if (!order) return null;
  const [items, [attempt], endCause] = await Promise.all([
    db
      .select({
        productId: orderItems.productId,
        title: orderItems.title,
        priceCents: orderItems.priceCents,
        discountCents: orderItems.discountCents,
        methodDiscountCents: orderItems.methodDiscountCents,
        platformDiscountCents: orderItems.platformDiscountCents,
        couponCode: coupons.code,
        authorName: stores.authorName,
        slug: products.slug,
        paper: products.paper,
        cover: { id: images.id, width: images.width, height: images.height },
      })
      .from(orderItems)
      .innerJoin(stores, eq(stores.id, orderItems.storeId))
      .innerJoin(products, eq(products.id, orderItems.productId))
      .leftJoin(images, eq(images.id, products.coverImageId))
      .leftJoin(coupons, eq(coupons.id, orderItems.couponId))
      .where(eq(orderItems.orderId, orderId))
      .orderBy(asc(orderItems.id)),
    db
      .select({
        method: paymentAttempts.method,
        status: paymentAttempts.status,
        isHeld: sql<boolean>`${paymentAttempts.resumeAt} is not null`,
        refusal: paymentAttempts.refusal,
        pixCode: paymentAttempts.code,
        codeUrl: paymentAttempts.codeUrl,
        expiresAt: paymentAttempts.codeExpiresAt,
        issuedAt: paymentAttempts.createdAt,
        serverNow: sql`now()`.mapWith(paymentAttempts.createdAt),
      })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderId, orderId))
      .orderBy(desc(paymentAttempts.createdAt))
      .limit(1),
    findEndCause(orderId),
  ]);
  return {
    order: { ...order, items, endCause },
    attempt: attempt ? pixFacts(attempt) : null,
  };
}

/** The part of an attempt sent to the page: not the provider's message, only whether it refused the buyer's data. */
function pixFacts<A extends { pixCode: string | null; refusal: string | null }>({ refusal, ...attempt }: A) {
  return {
    ...attempt,
    payee: attempt.pixCode && payeeOf(attempt.pixCode),
    isDataRefused: refusal?.startsWith(WRONG_DATA) ?? false,
  };
}

/** The payee named in a Pix code, as the bank's app shows it before payment; null when the code names none. */
const payeeOf = (pixCode: string): string | null => getPixPayloadInfo(pixCode)?.merchantName ?? null;

/** The newest attempt of this person's order whose charge may still change; null when there is none. */
export async function findOpenAttemptOf(userId: string, orderId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.userId, userId),
        inArray(paymentAttempts.status, [
          "enviando",
          "autenticando",
          "pendente",
          "processando",
          "desconhecida",
          "expirada",
          "cancelada",
        ]),
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  return row?.id ?? null;
}

/** The items of a cart, at most its limit of fifty products, and whether it keeps any coupon. */
export async function readCartItems(on: Db, cartId: string): Promise<{ items: WantedItem[]; hasCoupons: boolean }> {
  const rows = await on
    .select({
      productId: cartItems.productId,
      license: cartItems.license,
      hasCoupons: sql<boolean>`exists (select from cart_coupons k where k.cart_id = ${cartId})`,
    })
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.productId))
    .limit(50);
  return {
    items: rows.map(({ productId, license }) => ({ productId, license })),
    hasCoupons: rows[0]?.hasCoupons ?? false,
  };
}

/** The order created with this request key; the key must come with the cart of the order's buyer. */
export async function findOrderByKey(
  requestKey: string,
  cartId: string | null,
): Promise<{ id: string; totalCents: number } | null> {
  if (!cartId) return null;
  const rows = await readRows(
    db,
    { id: col.text`o.id`, totalCents: col.int`o.total_cents` },
    (row) => sql`
    select ${row} from orders o join carts c on c.user_id = o.user_id
    where o.request_key = ${requestKey} and c.id = ${cartId} and o.created_at > now() - interval '1 hour'`,
  );
  return rows[0] ?? null;
}

/** The CPF or CNPJ stored in an account, or null. */
export async function findDocument(on: Db, userId: string): Promise<string | null> {
  const [user] = await on.select({ document: users.document }).from(users).where(eq(users.id, userId));
  return user?.document ?? null;
}
