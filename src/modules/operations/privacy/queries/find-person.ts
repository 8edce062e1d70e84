import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import type { Person } from "../inventory/personal-table.ts";

/** Who a copy or an erasure is about, with the pseudonym of the open erasure when there is one. */
export async function findPerson(on: Db, userId: string): Promise<Person> {
  const { rows } = await on.execute<Person>(sql`
    select u.id as "userId", s.id as "storeId", u.name, u.email, u.document, coalesce(e.pseudonym, '') as pseudonym
    from users u left join stores s on s.owner_id = u.id
    left join erasures e on e.user_id = u.id and e.status in ('carencia', 'executando')
    where u.id = ${userId}`);
  const [person] = rows;
  if (!person) throw new Error("nobody");
  return person;
}
