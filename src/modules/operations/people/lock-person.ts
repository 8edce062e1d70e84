import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

export type Person = { userId: string; name: string; email: string; suspendedFrom: string[] };
type Held = Person & { isOwner: boolean; isOfTeam: boolean };

const PERSON = defineRow<Held>({
  userId: col.text`id`,
  name: col.text`name`,
  email: col.text`email`,
  isOwner: col.bool`'admin' = any(roles)`,
  isOfTeam: col.bool`roles <> '{}'`,
  suspendedFrom: col.list(col.text)`suspended_from`,
});

/**
 * Holds the account an admin acts on until `tx` ends, never their own, and of the team only when the admin is an owner: whoever resets
 * the entrance of an owner could become one. `staysOpen`: the act may not leave the platform without an owner who may do everything;
 * owners are held too, so that two of them do not take each other away at once.
 */
export async function lockPerson(
  tx: Tx,
  adminId: string,
  userId: string,
  staysOpen = false,
): Promise<Outcome<Person, "not_found" | "own_account" | "last_admin" | "of_the_team">> {
  if (userId === adminId) return refuse("own_account");
  const rows = await readRows(
    tx,
    PERSON,
    sql`select ${PERSON} from users
    where id = ${userId} or (${staysOpen} and roles <> '{}' and 'admin' = any(roles)) order by id for update`,
  );
  const person = rows.find((one) => one.userId === userId);
  if (!person) return refuse("not_found");
  if (person.isOfTeam && !(await isOwner(tx, adminId))) return refuse("of_the_team");
  const others = rows.filter((one) => one.isOwner && one.userId !== userId && one.suspendedFrom.length === 0);
  return staysOpen && person.isOwner && others.length === 0 ? refuse("last_admin") : ok(person);
}

async function isOwner(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from users where id = ${userId} and 'admin' = any(roles)`);
  return rows.length === 1;
}
