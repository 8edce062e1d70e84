import { and, asc, eq } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { SavedView } from "./schema.ts";
import { savedViews } from "./tables.ts";

/** The views this person saved of a list, the first saved first. */
export function listSavedViews(userId: string, list: string): Promise<SavedView[]> {
  return db
    .select({ id: savedViews.id, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list)))
    .orderBy(asc(savedViews.createdAt), asc(savedViews.id));
}
