import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

export type Person = { userId: string; name: string; email: string; isAdmin: boolean; suspendedFrom: string[] };

const PERSON = defineRow<Person>({
  userId: col.text`id`,
  name: col.text`name`,
  email: col.text`email`,
  isAdmin: col.bool`'admin' = any(roles)`,
  suspendedFrom: col.list(col.text)`suspended_from`,
});

/**
 * Holds the account an admin acts on until `tx` ends, never their own. `staysOpen`: the act may not leave the platform without an
 * admin who may do everything; admins are held too, so that two of them do not take each other away at once.
 */
export async function lockPerson(
  tx: Tx,
  adminId: string,
  userId: string,
  staysOpen = false,
): Promise<Outcome<Person, "not_found" | "own_account" | "last_admin">> {
  if (userId === adminId) return refuse("own_account");
  const rows = await readRows(
    tx,
    PERSON,
    sql`select ${PERSON} from users
    where id = ${userId} or (${staysOpen} and 'admin' = any(roles)) order by id for update`,
  );
  const person = rows.find((one) => one.userId === userId);
  if (!person) return refuse("not_found");
  const others = rows.filter((one) => one.isAdmin && one.userId !== userId && one.suspendedFrom.length === 0);
  return staysOpen && person.isAdmin && others.length === 0 ? refuse("last_admin") : ok(person);
}
