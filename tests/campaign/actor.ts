import { randomUUID } from "node:crypto";
import { serve } from "@hono/node-server";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { users } from "#modules/accounts/tables.ts";
import { placeOrder } from "#modules/checkout/place-order.ts";
import { coupons } from "#modules/coupons/tables.ts";
import { products } from "#modules/catalog/tables.ts";
import { paymentRoutes } from "#modules/payments/http.ts";
import { withdrawFromPurchase } from "#modules/payments/refunds/withdraw-from-purchase.ts";
import { confirmWithdrawal } from "#modules/payouts/withdrawals/confirm-withdrawal.ts";
import { requestWithdrawal } from "#modules/payouts/withdrawals/request-withdrawal.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { stepUp } from "../authenticator.ts";
import { byNewCard } from "../card.ts";
import { saveCodes } from "../coupons.ts";
import { createCart, viewerOf } from "../factories.ts";
import { freshCaller, mailed } from "../mailbox.ts";

/** A web process of the campaign: it hears the provider, and does for buyers and authors what the doors would. It is killed at any instant. */
type Buy = { userId: string; productIds: number[]; by: "pix" | "card"; cardNumber: string; couponId: number | null };
type Withdraw = { viewer: AuthorViewer; email: string; amountCents: number };

const app = new Hono();
app.route("/", paymentRoutes);
app.get("/ready", (c) => c.text("ok"));

app.post("/buy", async (c) => {
  const { userId, productIds, by, cardNumber, couponId } = await c.req.json<Buy>();
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) return c.json({ ok: false, reason: "nobody" });
  const cartId = await createCart(productIds);
  const [coupon] = couponId === null ? [] : await db.select().from(coupons).where(eq(coupons.id, couponId));
  if (coupon) await saveCodes(cartId, [coupon]);
  const prices = await Promise.all(
    productIds.map(
      async (id) => (await db.select({ cents: products.priceCents }).from(products).where(eq(products.id, id)))[0]?.cents ?? 0,
    ),
  );
  const fullCents = prices.reduce((sum, cents) => sum + cents, 0);
  const offCents = coupon ? prices.reduce((sum, cents) => sum + Math.floor(cents / 5), 0) : 0;
  const order = async (expectedTotalCents: number) =>
    placeOrder({
      viewer: await viewerOf(user),
      cartId,
      buyer: { name: user.name, document: user.document ?? "52998224725" },
      expectedTotalCents,
      requestKey: randomUUID(),
      payment: by === "pix" ? { method: "pix" } : await byNewCard(expectedTotalCents, cardNumber),
      device: { ip: "203.0.113.7", userAgent: "campanha" },
    });
  const answer = await order(fullCents - offCents);
  return c.json(answer.ok || !coupon ? answer : await order(fullCents));
});

app.post("/give-up", async (c) => {
  const { userId, orderId } = await c.req.json<{ userId: string; orderId: string }>();
  return c.json(await withdrawFromPurchase(userId, orderId));
});

app.post("/withdraw", async (c) => {
  const { viewer, email, amountCents } = await c.req.json<Withdraw>();
  await stepUp(viewer);
  const requested = await requestWithdrawal(viewer, { amountCents }, freshCaller());
  if (!requested.ok) return c.json(requested);
  return c.json(await confirmWithdrawal(viewer, { token: await mailed(email, "token") }));
});

app.onError((error, c) => c.json({ ok: false, reason: String(error) }, 500));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: "127.0.0.1" });
