import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { col, readRows } from "#platform/read.ts";
import { lockCategories } from "./lock-categories.ts";

/** Takes a category one place up or down among its siblings. Refuses when it is gone or already at the end. */
export async function orderCategory(
  tx: Tx,
  categoryId: number,
  by: "subir" | "descer",
): Promise<Outcome<void, "not_found" | "already_so">> {
  await lockCategories(tx);
  const rows = await readRows(
    tx,
    { id: col.int`c.id` },
    (
      row,
    ) => sql`select ${row} from categories c join categories it on it.id = ${categoryId} and c.parent_id is not distinct from it.parent_id
    order by c.position, c.id`,
  );
  const order = rows.map(({ id }) => id);
  const at = order.indexOf(categoryId);
  const to = by === "subir" ? at - 1 : at + 1;
  if (at < 0) return refuse("not_found");
  if (to < 0 || to >= order.length) return refuse("already_so");
  const next = order.toSpliced(at, 1).toSpliced(to, 0, categoryId);
  await tx.execute(sql`
    update categories c set position = placed.place::int - 1
    from unnest(${sql.param(next)}::int[]) with ordinality as placed (id, place)
    where c.id = placed.id`);
  await invalidate(tx, "frame", "home", "list");
  return ok();
}
