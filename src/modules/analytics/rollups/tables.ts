import { sql } from "drizzle-orm";
import { bigint, date, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { productFiles, products } from "../../catalog/tables.ts";
import { ledgerJournals } from "../../payments/tables/ledger.ts";
import { stores } from "../../stores/tables.ts";
import { CHARGED_METHODS } from "../../orders/rules/payment-methods.ts";

const cents = (name: string) => bigint(name, { mode: "number" }).notNull();
const ofStore = () =>
  integer("store_id")
    .notNull()
    .references(() => stores.id);
const ofProduct = () => bigint("product_id", { mode: "number" }).references(() => products.id);

/** What each journal did to each author's pockets; the database keeps it as journals are written. */
export const moneyMoves = pgTable(
  "money_moves",
  {
    storeId: ofStore(),
    journalId: bigint("journal_id", { mode: "number" })
      .notNull()
      .references(() => ledgerJournals.id),
    at: timestamp("at", { withTimezone: true }).notNull(),
    day: date("day")
      .notNull()
      .generatedAlwaysAs(sql`(at at time zone 'America/Sao_Paulo')::date`),
    kind: text("kind").notNull(),
    pendingCents: cents("pending_cents"),
    availableCents: cents("available_cents"),
    reservedCents: cents("reserved_cents"),
    debtCents: cents("debt_cents"),
    changeCents: cents("change_cents").generatedAlwaysAs(sql`pending_cents + available_cents + reserved_cents - debt_cents`),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.journalId] })],
);

/** Days to be summed again; the database notes them beside each change. */
export const changedDays = pgTable("changed_days", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id").notNull(),
  what: text("what", { enum: ["dinheiro", "downloads"] }).notNull(),
  day: date("day").notNull(),
});

export const moneyDays = pgTable(
  "money_days",
  {
    storeId: ofStore(),
    day: date("day").notNull(),
    kind: text("kind").notNull(),
    moves: integer("moves").notNull(),
    changeCents: cents("change_cents"),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day, table.kind] })],
);

export const saleDays = pgTable(
  "sale_days",
  {
    storeId: ofStore(),
    day: date("day").notNull(),
    productId: ofProduct().notNull(),
    method: text("method", { enum: CHARGED_METHODS }).notNull(),
    sales: integer("sales").notNull(),
    grossCents: cents("gross_cents"),
    commissionCents: cents("commission_cents"),
    interestCents: cents("interest_cents"),
    returnedCents: cents("returned_cents"),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day, table.productId, table.method] })],
);

export const downloadDays = pgTable(
  "download_days",
  {
    storeId: ofStore(),
    day: date("day").notNull(),
    productId: ofProduct().notNull(),
    fileId: uuid("file_id")
      .notNull()
      .references(() => productFiles.id),
    downloads: integer("downloads").notNull(),
    openings: integer("openings").notNull(),
    firsts: integer("firsts").notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day, table.productId, table.fileId] })],
);

export const readerDays = pgTable("reader_days", {
  storeId: ofStore(),
  day: date("day").notNull(),
  productId: ofProduct(),
  people: integer("people").notNull(),
});

/** Days of the whole market to be summed again; the database notes them beside each journal. */
export const changedPlatformDays = pgTable("changed_house_days", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  day: date("day").notNull(),
});

export const platformDays = pgTable("house_days", {
  day: date("day").primaryKey(),
  orders: integer("orders").notNull(),
  grossCents: cents("gross_cents"),
  commissionCents: cents("commission_cents"),
  returnedCents: cents("returned_cents"),
  returnedCommissionCents: cents("returned_commission_cents"),
  costCents: cents("cost_cents"),
});
