import { bigint, integer, pgTable, timestamp } from "drizzle-orm/pg-core";
import { stores } from "../../stores/tables.ts";

/** The provider's balance of each author, as last read. */
export const providerBalances = pgTable("provider_balances", {
  storeId: integer("store_id")
    .primaryKey()
    .references(() => stores.id),
  availableCents: bigint("available_cents", { mode: "number" }).notNull(),
  waitingCents: bigint("waiting_cents", { mode: "number" }).notNull(),
  transferredCents: bigint("transferred_cents", { mode: "number" }),
  readAt: timestamp("read_at", { withTimezone: true }).notNull(),
});
