import { sql } from "drizzle-orm";
import { notify } from "../notifications/notify.ts";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

/** People one admin may see in full within 24 hours. */
export const REVEALS_PER_DAY = 20;

/**
 * One more person seen in full by an admin, told to every other owner as it happens. Refuses `reveal_limit` past the day's ceiling;
 * reveals of one admin wait for each other, so none slips past it.
 */
export async function takeReveal(tx: Tx, adminId: string): Promise<Outcome<void, "reveal_limit">> {
  const admins = await readRows(
    tx,
    { id: col.text`id`, name: col.text`name` },
    (row) =>
      sql`select ${row} from users where roles <> '{}' and ('admin' = any(roles) or id = ${adminId}) order by id for no key update`,
  );
  const [{ seen } = { seen: 0 }] = await readRows(
    tx,
    { seen: col.int`count(*)::int` },
    (row) => sql`select ${row} from admin_audit
      where admin_id = ${adminId} and action in ('revelar-conta', 'revelar-pessoa') and at > now() - interval '24 hours'`,
  );
  if (seen >= REVEALS_PER_DAY) return refuse("reveal_limit");
  const facts = { who: admins.find(({ id }) => id === adminId)?.name ?? "", count: seen + 1 };
  for (const { id } of admins) {
    if (id !== adminId) await notify(tx, { userId: id, event: "administracao.revelacao", ref: newId(), facts });
  }
  return ok();
}
