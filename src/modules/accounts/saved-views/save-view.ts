import { and, eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { MOST_VIEWS, type NewView, type SavedViewRefusal } from "./schema.ts";
import { savedViews } from "./tables.ts";

/** Keeps a view under its name; the same name again takes the new view. Refuses one too many of a list. */
export function saveView(userId: string, { list, name, query }: NewView): Promise<Outcome<string, SavedViewRefusal>> {
  return transact(async (tx): Promise<Outcome<string, SavedViewRefusal>> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('saved_views:' || ${userId}, 0))`);
    const had = await tx
      .select({ name: savedViews.name })
      .from(savedViews)
      .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list)));
    if (had.length >= MOST_VIEWS && !had.some((view) => view.name === name)) return refuse("too_many_views");
    const [saved] = await tx
      .insert(savedViews)
      .values({ userId, list, name, query })
      .onConflictDoUpdate({ target: [savedViews.userId, savedViews.list, savedViews.name], set: { query } })
      .returning({ id: savedViews.id });
    if (!saved) throw new Error("a saved view has no id");
    return ok(saved.id);
  });
}
