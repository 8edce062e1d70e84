import { and, eq, inArray, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { type Tx, transact } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { col, readRows } from "#platform/read.ts";
import { SAVED_DAYS } from "./rules.ts";
import { stampedCopies } from "./tables.ts";

const AT_A_TIME = 100;

/** Lets go of the bytes of copies made over thirty days ago, or whose purchase fell; asked for again, they are made again. */
export async function forgetOldCopies(): Promise<number> {
  const old = sql`select c.id from stamped_copies c join entitlements e on e.id = c.entitlement_id
    where c.status = 'pronta' and (c.made_at < now() - make_interval(days => ${SAVED_DAYS}) or e.revoked_at is not null)
    limit ${AT_A_TIME} for update of c skip locked`;
  const gone = await transact(async (tx) => ok(await expire(tx, old)));
  for (const key of gone.value) await storage().delete(key);
  return gone.value.length;
}

/** Says that a copy's bytes are gone. */
export async function expireCopy(copyId: string): Promise<void> {
  await transact(async (tx) => ok(await expire(tx, sql`select ${copyId}::uuid`)));
}

/** The key is read before it is erased: `returning` shows a row as it became. */
async function expire(tx: Tx, ids: ReturnType<typeof sql>): Promise<string[]> {
  const rows = await readRows(
    tx,
    { id: col.text`id`, key: col.text`storage_key` },
    (row) => sql`select ${row} from stamped_copies where status = 'pronta' and id in (${ids}) for update`,
  );
  if (rows.length === 0) return [];
  const chosen = rows.map((row) => row.id);
  await tx
    .update(stampedCopies)
    .set({ status: "vencida", storageKey: null })
    .where(and(inArray(stampedCopies.id, chosen), eq(stampedCopies.status, "pronta")));
  return rows.map((row) => row.key);
}
