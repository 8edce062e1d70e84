import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import type { Person } from "../inventory/personal-table.ts";

const ERASED_PREFIX = "erased/";

/** Writes down, outside the database, that this person left: a backup of the database does not know. */
export async function noteErased({ userId, pseudonym }: Person): Promise<void> {
  const bytes = Buffer.from(pseudonym);
  await storage().put(`${ERASED_PREFIX}${userId}`, bytes, { contentType: "text/plain", sizeBytes: bytes.length });
}

/** Erases again whoever left and is back, because a backup was restored: same pseudonym, no days to withdrawal right. */
export async function repeatErasures(): Promise<void> {
  for await (const key of storage().list(ERASED_PREFIX)) {
    const userId = key.slice(ERASED_PREFIX.length);
    const { rowCount } = await db.execute(sql`
      select 1 from users u where u.id::text = ${userId} and u.email not like 'removido-%@removido.invalid'
        and not exists (select 1 from erasures e where e.user_id = u.id and e.status in ('carencia', 'executando'))`);
    if (!rowCount) continue;
    const pseudonym = String(await buffer((await storage().open(key)).stream));
    await db.execute(sql`
      insert into erasures (user_id, pseudonym, status, due_at) values (${userId}, ${pseudonym}, 'executando', now()) on conflict do nothing`);
  }
}
