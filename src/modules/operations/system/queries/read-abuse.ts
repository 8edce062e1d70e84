import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { ABUSE_LIMITS } from "../abuse-limits.ts";

/** Ceilings of abuse reached within a day, each with how many networks reached it. Nothing tells which. */
export async function readAbuse(): Promise<{ words: string; networks: number }[]> {
  const ceilings = sql.join(
    ABUSE_LIMITS.map(({ name, points }) => sql`(${name}, ${points}::int)`),
    sql`, `,
  );
  const rows = await readRows(
    db,
    { name: col.text`c.name`, networks: col.int`count(*)` },
    (row) => sql`
    select ${row}
    from (values ${ceilings}) c (name, points) join rate_limits r on split_part(r.key, ':', 1) = c.name and r.points > c.points
    where r.expire > extract(epoch from now()) * 1000
    group by c.name`,
  );
  return ABUSE_LIMITS.flatMap(({ name, words }) => {
    const found = rows.find((row) => row.name === name);
    return found ? [{ words, networks: found.networks }] : [];
  });
}
