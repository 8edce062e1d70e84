import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { stores } from "../../stores/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const recipients = pgTable("recipients", {
  storeId: integer("store_id")
    .primaryKey()
    .references(() => stores.id),
  providerId: text("provider_id").notNull(),
  status: text("status", { enum: ["enviado", "em_analise", "ativo", "suspenso", "recusado", "bloqueado"] }).notNull(),
  kind: text("kind", { enum: ["pf", "pj"] }),
  holderName: text("holder_name"),
  documentMasked: text("document_masked"),
  documentHash: text("document_hash"),
  kycStatus: text("kyc_status"),
  kycReason: text("kyc_reason"),
  providerUpdatedAt: instant("provider_updated_at"),
  checkedAt: instant("checked_at"),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

export const storePaymentSettings = pgTable("store_payment_settings", {
  storeId: integer("store_id")
    .primaryKey()
    .references(() => stores.id),
  acceptsPix: boolean("accepts_pix").notNull().default(true),
  acceptsCard: boolean("accepts_card").notNull().default(true),
  maxInstallments: integer("max_installments").notNull().default(12),
  interestFreeUpTo: integer("interest_free_up_to").notNull().default(1),
  statementName: text("statement_name").notNull().default(""),
  guaranteeDays: integer("guarantee_days").notNull().default(7),
  pixDiscountBps: integer("pix_discount_bps").notNull().default(0),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});
