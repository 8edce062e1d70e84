import { sql } from "drizzle-orm";
import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { INCIDENT_AREAS, INCIDENT_CAUSES } from "../incidents/rules.ts";

/** Incidents in which the provider refused our account; at most one is open per area. */
export const providerIncidents = pgTable("provider_incidents", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  area: text("area", { enum: INCIDENT_AREAS }).notNull(),
  cause: text("cause", { enum: INCIDENT_CAUSES }).notNull(),
  detail: text("detail").notNull().default(""),
  times: integer("times").notNull().default(1),
  openedAt: timestamp("opened_at", { withTimezone: true }).notNull().defaultNow(),
  lastAt: timestamp("last_at", { withTimezone: true }).notNull().defaultNow(),
  endedAt: timestamp("ended_at", { withTimezone: true }),
});
