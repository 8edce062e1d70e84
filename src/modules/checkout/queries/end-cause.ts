import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { type EndCause, readEndCause } from "../../payments/rules/end-causes.ts";

/** Why the platform cancelled an order that was awaiting payment; null when it is still open or closed for another reason. */
export async function findEndCause(orderId: string): Promise<EndCause | null> {
  const rows = await readRows(
    db,
    { cause: col.text`cause` },
    (row) => sql`
    select ${row} from state_history where entity = 'order' and entity_id = ${orderId} order by id desc limit 1`,
  );
  return readEndCause(rows[0]?.cause ?? null);
}
