import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { Person } from "../inventory/personal-table.ts";

const PERSON = defineRow<Person>({
  userId: col.text`u.id`,
  storeId: col.int.orNull`s.id`,
  name: col.text`u.name`,
  email: col.text`u.email`,
  document: col.text.orNull`u.document`,
  pseudonym: col.text`coalesce(e.pseudonym, '')`,
});

/** Who a copy or an erasure is about, with the pseudonym of the open erasure when there is one. */
export async function findPerson(on: Db, userId: string): Promise<Person> {
  const rows = await readRows(
    on,
    PERSON,
    sql`select ${PERSON}
    from users u left join stores s on s.owner_id = u.id
    left join erasures e on e.user_id = u.id and e.status in ('carencia', 'executando')
    where u.id = ${userId}`,
  );
  const [person] = rows;
  if (!person) throw new Error("nobody");
  return person;
}
