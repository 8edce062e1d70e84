import { eq, sql } from "drizzle-orm";
import { ADMIN_ROLES, type AdminRole, OWNER } from "#kit/admin-roles.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { closeAdministration } from "#platform/admin-session.ts";
import type { Tx } from "#platform/db.ts";
import { ipBucket } from "#platform/network.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { scope } from "#platform/request-scope.ts";
import type { Viewer } from "#platform/session.ts";
import { sessions, users } from "../tables.ts";

type Held = { userId: string; name: string; email: string; emailVerified: boolean; roles: AdminRole[]; isSuspended: boolean };

const HELD = defineRow<Held>({
  userId: col.text`id`,
  name: col.text`name`,
  email: col.text`email`,
  emailVerified: col.bool`email_verified`,
  roles: col.list(col.oneOf(ADMIN_ROLES))`roles`,
  isSuspended: col.bool`suspended_from <> '{}'`,
});

/** `from`: the roles the owner was looking at. `askedBy`: who wanted it, where another owner confirms it. */
export type RoleChange = {
  userId: string;
  from: readonly AdminRole[];
  to: readonly AdminRole[];
  reason: string;
  askedBy?: string;
};
export type RoleChanged = { name: string; email: string; given: AdminRole[]; taken: AdminRole[]; to: AdminRole[] };
/** `unverified`: nobody proved that the account's e-mail is theirs. `last_owner`: an owner who may do everything must be left. */
export type RoleRefusal =
  | "not_found"
  | "not_owner"
  | "own_account"
  | "unverified"
  | "last_owner"
  | "already_so"
  | "changed_meanwhile";

const same = (some: readonly AdminRole[], others: readonly AdminRole[]): boolean =>
  some.length === others.length && some.every((role) => others.includes(role));

/**
 * An owner gives and takes the roles of another account than that of who asked. Every owner's row is held until `tx` ends, so that two owners who take each other
 * away at once leave one. A role given is given by the database itself, which asks again for the owner's proof and writes the record;
 * a role taken ends the administration that is open in any session of the person.
 */
export async function setRoles(tx: Tx, owner: Viewer, change: RoleChange): Promise<Outcome<RoleChanged, RoleRefusal>> {
  const { userId, reason, askedBy = owner.userId } = change;
  if (userId === askedBy) return refuse("own_account");
  const rows = await readRows(
    tx,
    HELD,
    sql`select ${HELD} from users
      where id in (${userId}, ${owner.userId}) or (roles <> '{}' and ${OWNER} = any(roles)) order by id for update`,
  );
  const person = rows.find((one) => one.userId === userId);
  const asking = rows.find((one) => one.userId === owner.userId);
  if (!asking?.roles.includes(OWNER)) return refuse("not_owner");
  if (!person) return refuse("not_found");
  if (!same(person.roles, change.from)) return refuse("changed_meanwhile");
  const to = ADMIN_ROLES.filter((role) => change.to.includes(role));
  const given = to.filter((role) => !person.roles.includes(role));
  const taken = person.roles.filter((role) => !to.includes(role));
  if (given.length + taken.length === 0) return refuse("already_so");
  if (given.length > 0 && !person.emailVerified) return refuse("unverified");
  const left = rows.filter((one) => one.roles.includes(OWNER) && !one.isSuspended && one.userId !== userId);
  if (taken.includes(OWNER) && left.length === 0) return refuse("last_owner");
  // First what is given: who confirms the loss of their own role gives as an owner.
  for (const role of given) await giveRole(tx, owner, { userId, role, reason });
  if (taken.length > 0) await takeRoles(tx, userId, taken);
  return ok({ name: person.name, email: person.email, given, taken, to });
}

async function takeRoles(tx: Tx, userId: string, taken: readonly AdminRole[]): Promise<void> {
  const words = `{${taken.join(",")}}`;
  await tx
    .update(users)
    .set({ roles: sql`array(select role from unnest(roles) role where role <> all (${words}::text[]))` })
    .where(eq(users.id, userId));
  const open = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
  await closeAdministration(
    tx,
    open.map(({ id }) => id),
  );
}

async function giveRole(tx: Tx, owner: Viewer, given: { userId: string; role: AdminRole; reason: string }): Promise<void> {
  const here = scope();
  await tx.execute(sql`select give_role(${owner.userId}, ${owner.sessionId}, ${given.userId}, ${given.role}, ${given.reason},
    ${ipBucket(here?.ip ?? "")}, ${here?.id ?? null})`);
}
