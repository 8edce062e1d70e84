import { pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { entitlements } from "../../delivery/tables.ts";

/** Purchases whose buyer was reminded of them. */
export const openReminders = pgTable("open_reminders", {
  entitlementId: uuid("entitlement_id")
    .primaryKey()
    .references(() => entitlements.id),
  sentAt: timestamp("sent_at", { withTimezone: true }).notNull().defaultNow(),
});
