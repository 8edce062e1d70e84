import { eq } from "drizzle-orm";
import { jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type * as z from "zod";
import type { Db } from "./db.ts";

export const settings = pgTable("settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
  updatedBy: text("updated_by").notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

/** A group of business figures with defaults in its schema; an operator's row overrides them. */
export type Setting<S extends z.ZodType> = { key: string; schema: S };

/** Reads a group of figures as of this transaction. */
export async function readSetting<S extends z.ZodType>(on: Db, setting: Setting<S>): Promise<z.output<S>> {
  const [row] = await on.select({ value: settings.value }).from(settings).where(eq(settings.key, setting.key));
  return setting.schema.parse(row?.value ?? {});
}
