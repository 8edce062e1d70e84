import { bigint, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { devices, users } from "../tables.ts";

export const secondSteps = pgTable("second_steps", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id),
  sealedSecret: text("sealed_secret").notNull(),
  enabledAt: timestamp("enabled_at", { withTimezone: true }),
  lastUsedStep: bigint("last_used_step", { mode: "number" }).notNull().default(0),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    codeHash: text("code_hash").notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const rememberedBrowsers = pgTable("remembered_browsers", {
  tokenHash: text("token_hash").primaryKey(),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  deviceId: uuid("device_id").references(() => devices.id),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const CREDENTIAL_CHANGES = [
  "senha",
  "email",
  "segundo_passo_ligado",
  "segundo_passo_desligado",
  "codigos_novos",
  "chave_nova",
] as const;

export const credentialChanges = pgTable("credential_changes", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  kind: text("kind", { enum: CREDENTIAL_CHANGES }).notNull(),
  at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
});
