import { bigint, customType, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { products } from "../../catalog/tables.ts";
import { REACH_KINDS } from "./rules/kinds.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** The salt of each day still open. */
export const reachSalts = pgTable("reach_salts", {
  day: date("day").primaryKey(),
  salt: bytea("salt").notNull(),
});

const ofProduct = () =>
  bigint("product_id", { mode: "number" })
    .notNull()
    .references(() => products.id);

/** What visitors of the day did, one row for each visitor, product and kind. */
export const reachEvents = pgTable(
  "reach_events",
  {
    productId: ofProduct(),
    day: date("day").notNull(),
    kind: text("kind", { enum: REACH_KINDS }).notNull(),
    visitor: bytea("visitor").notNull(),
    host: text("host").notNull().default(""),
    utmSource: text("utm_source").notNull().default(""),
    utmMedium: text("utm_medium").notNull().default(""),
    utmCampaign: text("utm_campaign").notNull().default(""),
    times: integer("times").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.day, table.kind, table.visitor] })],
);

/** The sums of a day that is over. */
export const reachDays = pgTable(
  "reach_days",
  {
    productId: ofProduct(),
    day: date("day").notNull(),
    kind: text("kind", { enum: REACH_KINDS }).notNull(),
    times: bigint("times", { mode: "number" }).notNull(),
    visitors: bigint("visitors", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.day, table.kind] })],
);

/** Where the visits of a day that is over came from. */
export const reachSources = pgTable(
  "reach_sources",
  {
    productId: ofProduct(),
    day: date("day").notNull(),
    host: text("host").notNull(),
    utmSource: text("utm_source").notNull(),
    utmMedium: text("utm_medium").notNull(),
    utmCampaign: text("utm_campaign").notNull(),
    times: bigint("times", { mode: "number" }).notNull(),
    visitors: bigint("visitors", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.productId, table.day, table.host, table.utmSource, table.utmMedium, table.utmCampaign],
    }),
  ],
);
