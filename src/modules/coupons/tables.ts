import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { products } from "../catalog/tables.ts";
import { stores } from "../stores/tables.ts";
import { COUPON_KINDS, COUPON_STATUSES } from "./rules/coupon-state.ts";

export const promotions = pgTable("promotions", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  name: text("name").notNull(),
  percentBps: integer("percent_bps").notNull(),
  allProducts: boolean("all_products").notNull(),
  startsAt: timestamp("starts_at", { withTimezone: true }).notNull(),
  endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  /** When its author ended it before its time. */
  endedAt: timestamp("ended_at", { withTimezone: true }),
  /** When the shop window was told that it began, and that it was over. */
  begunAt: timestamp("begun_at", { withTimezone: true }),
  closedAt: timestamp("closed_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const promotionProducts = pgTable(
  "promotion_products",
  {
    promotionId: bigint("promotion_id", { mode: "number" })
      .notNull()
      .references(() => promotions.id),
    productId: bigint("product_id", { mode: "number" })
      .notNull()
      .references(() => products.id),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.productId] })],
);

export const coupons = pgTable("coupons", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** Null: the platform's own, which bears what it takes off. */
  storeId: integer("store_id").references(() => stores.id),
  code: text("code").notNull(),
  kind: text("kind", { enum: COUPON_KINDS }).notNull(),
  percentBps: integer("percent_bps"),
  amountCents: integer("amount_cents"),
  minimumCents: integer("minimum_cents").notNull().default(0),
  /** Of `leve_pague`: of so many taken, so many are paid. */
  takeCount: integer("take_count"),
  payCount: integer("pay_count"),
  minimumItems: integer("minimum_items").notNull().default(0),
  allProducts: boolean("all_products").notNull(),
  startsAt: timestamp("starts_at", { withTimezone: true }).notNull(),
  endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  maxUses: integer("max_uses"),
  perCustomer: integer("per_customer").default(1),
  isPublic: boolean("is_public").notNull().default(false),
  status: text("status", { enum: COUPON_STATUSES }).notNull().default("ativo"),
  /** Reserved by orders that wait and consumed by paid ones. */
  used: integer("used").notNull().default(0),
  /** What the platform is willing to give with it in all, and what its standing uses take off. */
  budgetCents: integer("budget_cents"),
  givenCents: bigint("given_cents", { mode: "number" }).notNull().default(0),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

export const couponProducts = pgTable(
  "coupon_products",
  {
    couponId: bigint("coupon_id", { mode: "number" })
      .notNull()
      .references(() => coupons.id),
    productId: bigint("product_id", { mode: "number" })
      .notNull()
      .references(() => products.id),
  },
  (table) => [primaryKey({ columns: [table.couponId, table.productId] })],
);

/** One use by one order; orders come later in the platform, so the reference to them stands in the database alone. */
export const couponUses = pgTable("coupon_uses", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  couponId: bigint("coupon_id", { mode: "number" })
    .notNull()
    .references(() => coupons.id),
  orderId: uuid("order_id").notNull(),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  emailKey: text("email_key").notNull(),
  document: text("document").notNull(),
  cardKey: text("card_key"),
  discountCents: integer("discount_cents").notNull(),
  status: text("status", { enum: ["reservado", "consumido", "devolvido"] })
    .notNull()
    .default("reservado"),
  reservedAt: timestamp("reserved_at", { withTimezone: true }).notNull().defaultNow(),
  settledAt: timestamp("settled_at", { withTimezone: true }),
});
