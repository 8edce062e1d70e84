import { sql } from "drizzle-orm";
import { bigint, date, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";

export const personalExports = pgTable("personal_exports", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  status: text("status", { enum: ["pedida", "pronta", "vencida"] })
    .notNull()
    .default("pedida"),
  storageKey: text("storage_key"),
  sizeBytes: bigint("size_bytes", { mode: "number" }),
  requestedAt: timestamp("requested_at", { withTimezone: true }).notNull().defaultNow(),
  readyAt: timestamp("ready_at", { withTimezone: true }),
  expiresAt: timestamp("expires_at", { withTimezone: true }),
});

export const erasures = pgTable("erasures", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  pseudonym: text("pseudonym")
    .notNull()
    .default(sql`'removido-' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)`),
  status: text("status", { enum: ["carencia", "executando", "feita", "desistida"] })
    .notNull()
    .default("carencia"),
  requestedAt: timestamp("requested_at", { withTimezone: true }).notNull().defaultNow(),
  dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
  toldAt: timestamp("told_at", { withTimezone: true }),
  finishedAt: timestamp("finished_at", { withTimezone: true }),
});

export const legalHolds = pgTable("legal_holds", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  erasureId: uuid("erasure_id")
    .notNull()
    .references(() => erasures.id),
  kind: text("kind", { enum: ["pedido", "loja", "saque"] }).notNull(),
  ref: text("ref").notNull(),
  sealed: text("sealed").notNull(),
  keepUntil: date("keep_until").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
