import { sql } from "drizzle-orm";
import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { productVersions, products } from "../catalog/tables.ts";
import { coupons, promotions } from "../coupons/tables.ts";
import { stores } from "../stores/tables.ts";
import { PAYMENT_METHODS } from "./rules/payment-methods.ts";
import { ORDER_STATUSES } from "./rules.ts";

export const orders = pgTable("orders", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  number: bigint("number", { mode: "number" }).notNull().generatedByDefaultAsIdentity(),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  buyerName: text("buyer_name").notNull(),
  buyerEmail: text("buyer_email").notNull(),
  buyerDocument: text("buyer_document").notNull(),
  status: text("status", {
    enum: ORDER_STATUSES,
  }).notNull(),
  subtotalCents: integer("subtotal_cents").notNull(),
  discountCents: integer("discount_cents").notNull().default(0),
  /** What its payment method takes off besides. */
  methodDiscountCents: integer("method_discount_cents").notNull().default(0),
  totalCents: integer("total_cents").notNull(),
  paymentMethod: text("payment_method", { enum: PAYMENT_METHODS }).notNull(),
  requestKey: uuid("request_key").notNull(),
  termsVersion: text("terms_version").notNull(),
  paidLate: boolean("paid_late").notNull().default(false),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  paidAt: timestamp("paid_at", { withTimezone: true }),
  closedAt: timestamp("closed_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const orderItems = pgTable("order_items", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  orderId: uuid("order_id")
    .notNull()
    .references(() => orders.id),
  productId: bigint("product_id", { mode: "number" })
    .notNull()
    .references(() => products.id),
  versionId: uuid("version_id")
    .notNull()
    .references(() => productVersions.id),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  title: text("title").notNull(),
  license: text("license").notNull(),
  priceCents: integer("price_cents").notNull(),
  discountCents: integer("discount_cents").notNull().default(0),
  paidCents: integer("paid_cents").notNull(),
  /** What paying by Pix takes off, as it was offered, and how much of it comes out of the commission. */
  pixDiscountCents: integer("pix_discount_cents").notNull().default(0),
  pixCommissionCents: integer("pix_commission_cents").notNull().default(0),
  /** `pixDiscountCents` while the order is paid by a method that takes it; it is already out of `paidCents` and `commissionCents`. */
  methodDiscountCents: integer("method_discount_cents").notNull().default(0),
  /** What of the discount the platform bore; it is already out of `commissionCents`. */
  platformDiscountCents: integer("platform_discount_cents").notNull().default(0),
  commissionBps: integer("commission_bps").notNull(),
  commissionCents: integer("commission_cents").notNull(),
  interestCents: integer("interest_cents").notNull().default(0),
  /** What discounted it, when something did. */
  couponId: bigint("coupon_id", { mode: "number" }).references(() => coupons.id),
  promotionId: bigint("promotion_id", { mode: "number" }).references(() => promotions.id),
  /** How its author brought the buyer here; null when the market did. */
  broughtBy: text("brought_by", { enum: ["cupom", "link"] }),
  /** For how many days of the payment its store takes it back; seven is the law alone. */
  guaranteeDays: integer("guarantee_days").notNull().default(7),
});
