import { eq, sql } from "drizzle-orm";
import { bigint, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type * as z from "zod";
import { afterCommit } from "./after-commit.ts";
import { announce } from "./bus.ts";
import type { Db, Tx } from "./db.ts";
import { forgetCached, readCached } from "./cached-tables.ts";

export const settings = pgTable("settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
  updatedBy: text("updated_by").notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

export const settingChanges = pgTable("setting_changes", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  key: text("key").notNull(),
  before: jsonb("before").$type<Record<string, unknown>>().notNull(),
  after: jsonb("after").$type<Record<string, unknown>>().notNull(),
  reason: text("reason").notNull(),
  changedBy: uuid("changed_by").notNull(),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
});

/** A group of business settings with defaults in its schema; an operator's row overrides them. */
export type Setting<S extends z.ZodType> = { key: string; schema: S };

/** Transactions that changed a group: what they read is not yet committed. */
const changing = new WeakSet<Db>();

/** Reads a group of settings, cached: a change is seen once its announcement arrives. A transaction that changed settings reads its own. */
export async function readSetting<S extends z.ZodType>(on: Db, { key, schema }: Setting<S>): Promise<z.output<S>> {
  const read = async () => (await on.select({ value: settings.value }).from(settings).where(eq(settings.key, key)))[0]?.value;
  return schema.parse((changing.has(on) ? await read() : await readCached("settings", key, read)) ?? {});
}

type Change = { values: Record<string, unknown>; by: string; reason: string };
export type Changed = { before: Record<string, unknown>; after: Record<string, unknown> };

/**
 * Changes settings of a group from the commit on, and records the earlier values and the reason. Returns null when nothing differs; throws
 * the schema's own error for an invalid value. Concurrent changes of a group run one after the other.
 */
export async function changeSetting(tx: Tx, { key, schema }: Setting<z.ZodType>, change: Change): Promise<Changed | null> {
  const { values, by, reason } = change;
  changing.add(tx);
  afterCommit(tx, () => forgetCached("settings"));
  await tx.execute(sql`insert into settings (key, value, updated_by) values (${key}, '{}', ${by}) on conflict do nothing`);
  const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, key)).for("update");
  const cached = (row?.value ?? {}) as Record<string, unknown>;
  const was = schema.parse(cached) as Record<string, unknown>;
  const is = schema.parse({ ...cached, ...values }) as Record<string, unknown>;
  const names = Object.keys(values).filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
  if (names.length === 0) return null;
  const of = (whole: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, whole[name]]));
  const changed = { before: of(was), after: of(is) };
  // Only what differs is stored: a setting nobody changed continues to follow its default.
  const next = { ...cached, ...changed.after };
  await tx
    .update(settings)
    .set({ value: next, updatedBy: by, updatedAt: sql`now()` })
    .where(eq(settings.key, key));
  await tx.insert(settingChanges).values({ key, ...changed, reason, changedBy: by });
  // Announced on the same bus as the page invalidations that follow, and before them: a page rendered again because of them reads the new
  // values.
  await announce(tx, "kept", "settings");
  return changed;
}
