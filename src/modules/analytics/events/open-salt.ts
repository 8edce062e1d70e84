import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { reachSalts } from "./tables.ts";

/** Today in São Paulo, by the database's clock. */
export const TODAY = sql`(now() at time zone 'America/Sao_Paulo')::date`;

/** The salt of today, made by whoever comes first. It exists for this day alone. */
export async function openSalt(tx: Tx): Promise<Buffer> {
  const find = async () =>
    (
      await tx
        .select({ salt: reachSalts.salt })
        .from(reachSalts)
        .where(sql`day = ${TODAY}`)
    )[0]?.salt;
  const known = await find();
  if (known) return known;
  await tx.execute(sql`insert into reach_salts (day, salt) values (${TODAY}, ${randomBytes(32)}) on conflict do nothing`);
  const made = await find();
  if (!made) throw new Error("no salt");
  return made;
}
