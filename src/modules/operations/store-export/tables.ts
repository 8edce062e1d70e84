import { sql } from "drizzle-orm";
import { bigint, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { stores } from "#modules/stores/tables.ts";

export const storeExports = pgTable("store_takeouts", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  status: text("status", { enum: ["pedida", "pronta", "vencida", "falhou"] })
    .notNull()
    .default("pedida"),
  storageKey: text("storage_key"),
  sizeBytes: bigint("size_bytes", { mode: "number" }),
  requestedAt: timestamp("requested_at", { withTimezone: true }).notNull().defaultNow(),
  readyAt: timestamp("ready_at", { withTimezone: true }),
  expiresAt: timestamp("expires_at", { withTimezone: true }),
});
