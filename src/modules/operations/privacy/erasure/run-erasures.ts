import { asc, inArray, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { erasures } from "../tables.ts";
import { finishErasure } from "./finish-erasure.ts";
import { startErasure } from "./start-erasure.ts";

const AT_ONCE = 20;

/** Takes every request whose day has come one step on. Several workers share them. */
export async function runErasures(): Promise<void> {
  const due = await db
    .select({ id: erasures.id, status: erasures.status })
    .from(erasures)
    .where(sql`${inArray(erasures.status, ["carencia", "executando"])} and ${erasures.dueAt} <= now()`)
    .orderBy(asc(erasures.dueAt))
    .limit(AT_ONCE);
  for (const { id, status } of due) {
    if (status === "carencia") await startErasure(id);
    await finishErasure(id);
  }
}
