import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { findOneTimeValue } from "./one-time-values.ts";

/** Whether the link of a reset e-mail would still change a password. Reading it changes nothing: mail scanners open links. */
export async function isResetLinkLive(token: string): Promise<boolean> {
  if (!/^[A-Za-z0-9_-]{32}$/.test(token)) return false;
  return db.transaction(async (tx) => {
    const link = await findOneTimeValue(tx, `reset:${token}`);
    if (!link) return false;
    const { rowCount } = await tx.execute(sql`select 1 from users where id::text = ${link.value}`);
    return rowCount === 1;
  });
}
