import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { turnOffSecondStep } from "../turn-off.ts";
import { secondStepResets } from "./tables.ts";

/** Turns off the second steps whose 72 hours (database time) are over, each in a transaction of its own and once. */
export async function runResets(): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from ${secondStepResets} where status = 'esperando' and due_at <= now() order by due_at limit 100`,
  );
  for (const { id } of rows)
    await transact(async (tx) => {
      const { rows: taken } = await tx.execute<{ userId: string; name: string; email: string }>(sql`
        update ${secondStepResets} r set status = 'feita', closed_at = now() from users u
        where r.id = ${id} and r.status = 'esperando' and r.due_at <= now() and u.id = r.user_id
        returning u.id as "userId", u.name, u.email`);
      if (taken[0]) await turnOffSecondStep(tx, taken[0]);
      return ok();
    });
}
