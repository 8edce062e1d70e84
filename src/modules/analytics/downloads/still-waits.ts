import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { Waiting } from "#platform/mail.ts";
import { col, readRows } from "#platform/read.ts";

/** Of what a reminder says nobody opened, what still waits for who bought it; false when nothing does. */
export async function whatStillWaits<Facts extends { titles: string[] }>(facts: Facts, { ref }: Waiting): Promise<Facts | false> {
  const rows = await readRows(
    db,
    { title: col.text`p.title` },
    (row) => sql`select ${row}
    from entitlements first join products sold on sold.id = first.product_id
      join entitlements e on e.user_id = first.user_id and e.revoked_at is null
      join products p on p.id = e.product_id and p.store_id = sold.store_id and p.withdrawn_at is null
    where first.id = ${ref}::uuid and p.title = any(${sql.param(facts.titles)}::text[])
      and not exists (select 1 from downloads w where w.entitlement_id = e.id)`,
  );
  const titles = facts.titles.filter((title) => rows.some((row) => row.title === title));
  return titles.length > 0 && { ...facts, titles };
}
