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
  /** The additional discount of the payment method. */
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
  /** The Pix discount offered for the item, and the part of it that reduces the commission. */
  pixDiscountCents: integer("pix_discount_cents").notNull().default(0),
  pixCommissionCents: integer("pix_commission_cents").notNull().default(0),
  /**
   * Equals `pixDiscountCents` while the order's payment method takes it; already subtracted from `paidCents` and
   * `commissionCents`.
   */
  methodDiscountCents: integer("method_discount_cents").notNull().default(0),
  /** The part of the discount that the platform bore; already subtracted from `commissionCents`. */
  platformDiscountCents: integer("platform_discount_cents").notNull().default(0),
  commissionBps: integer("commission_bps").notNull(),
  commissionCents: integer("commission_cents").notNull(),
  interestCents: integer("interest_cents").notNull().default(0),
  /** The coupon or the promotion that gave the discount, if any. */
  couponId: bigint("coupon_id", { mode: "number" }).references(() => coupons.id),
  promotionId: bigint("promotion_id", { mode: "number" }).references(() => promotions.id),
  /** How the author brought the buyer; null when the author did not. */
  broughtBy: text("brought_by", { enum: ["cupom", "link"] }),
  /** The days after the payment in which the store accepts a return; seven is the law's minimum. */
  guaranteeDays: integer("guarantee_days").notNull().default(7),
});
