import { sql } from "drizzle-orm";
import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { products } from "../catalog/tables.ts";
import { coupons } from "../coupons/tables.ts";
import { stores } from "../stores/tables.ts";

export const carts = pgTable("carts", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  tokenHash: text("token_hash").notNull(),
  userId: uuid("user_id").references(() => users.id),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

export const cartItems = pgTable(
  "cart_items",
  {
    cartId: uuid("cart_id")
      .notNull()
      .references(() => carts.id),
    productId: bigint("product_id", { mode: "number" })
      .notNull()
      .references(() => products.id),
    license: text("license", { enum: ["pessoal", "turmas", "comercial"] }).notNull(),
    seenPriceCents: integer("seen_price_cents").notNull(),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.productId] })],
);

/** At most one code of each store, and one of the platform: its store is null. */
export const cartCoupons = pgTable(
  "cart_coupons",
  {
    cartId: uuid("cart_id")
      .notNull()
      .references(() => carts.id),
    storeId: integer("store_id").references(() => stores.id),
    couponId: bigint("coupon_id", { mode: "number" })
      .notNull()
      .references(() => coupons.id),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.couponId] })],
);
