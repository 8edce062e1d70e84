import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { eachAlone } from "#platform/each-alone.ts";
import { col, readRows } from "#platform/read.ts";
import { endAllSessions } from "../../settings/end-sessions.ts";
import { turnOffSecondStep } from "../turn-off.ts";
import { secondStepResets } from "./tables.ts";

/**
 * Turns off the second steps whose 72 hours (database time) are over, each in a transaction of its own and once. The sessions of an account
 * end with it: what was lost may be in somebody's hands.
 */
export async function runResets(): Promise<void> {
  const rows = await readRows(
    db,
    { id: col.text`id` },
    (row) => sql`select ${row} from ${secondStepResets} where status = 'esperando' and due_at <= now() order by due_at limit 100`,
  );
  await eachAlone(rows, ({ id }) =>
    transact(async (tx) => {
      const taken = await readRows(
        tx,
        { userId: col.text`u.id`, name: col.text`u.name`, email: col.text`u.email` },
        (row) => sql`update ${secondStepResets} r set status = 'feita', closed_at = now() from users u
        where r.id = ${id} and r.status = 'esperando' and r.due_at <= now() and u.id = r.user_id
        returning ${row}`,
      );
      const [person] = taken;
      if (person && (await turnOffSecondStep(tx, person))) await endAllSessions(tx, person.userId);
      return ok();
    }),
  );
}
