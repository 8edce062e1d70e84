import { sql } from "drizzle-orm";
import { integer, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { stores } from "../../stores/tables.ts";
import { paymentAttempts } from "./attempts.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What the provider owes an author of one paid charge, one row per instalment. */
export const receivables = pgTable(
  "receivables",
  {
    attemptId: uuid("attempt_id")
      .notNull()
      .references(() => paymentAttempts.id),
    storeId: integer("store_id")
      .notNull()
      .references(() => stores.id),
    installment: integer("installment").notNull(),
    amountCents: integer("amount_cents").notNull(),
    providerAt: instant("provider_at").notNull(),
    heldUntil: instant("held_until").notNull(),
    dueAt: instant("due_at")
      .notNull()
      .generatedAlwaysAs(sql`greatest(provider_at, held_until)`),
    seenAt: instant("seen_at"),
    nextTryAt: instant("next_try_at").notNull().defaultNow(),
    releasedAt: instant("released_at"),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.storeId, table.installment] })],
);
