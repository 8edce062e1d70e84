import { sql } from "drizzle-orm";
import { ADMIN_ROLES, type AdminArea, may, OWNER } from "#kit/admin-roles.ts";
import { isOwnCase } from "#modules/accounts/roles/queries.ts";
import type { AdminAct } from "#platform/audit.ts";
import type { Db, Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

export type OtherOwner = { userId: string; name: string; email: string; isSuspended: boolean };

const OTHER = defineRow<OtherOwner>({
  userId: col.text`id`,
  name: col.text`name`,
  email: col.text`email`,
  isSuspended: col.bool`suspended_from <> '{}'`,
});

/**
 * Everybody else who is an owner and whose own case this is not. Who is suspended is one still: an owner does not get rid of the second
 * person by suspending them.
 */
export async function otherOwners(on: Db, userId: string, about?: AdminAct["target"]): Promise<OtherOwner[]> {
  const owners = await readRows(
    on,
    OTHER,
    sql`select ${OTHER} from users where roles <> '{}' and ${OWNER} = any(roles) and id <> ${userId} order by id`,
  );
  if (!about) return owners;
  const others: OtherOwner[] = [];
  for (const owner of owners) if (!(await isOwnCase(on, owner.userId, about))) others.push(owner);
  return others;
}

const HELD = defineRow({
  userId: col.text`id`,
  name: col.text`name`,
  roles: col.list(col.oneOf(ADMIN_ROLES))`roles`,
  isSuspended: col.bool`suspended_from <> '{}'`,
});

/**
 * Who asked and who answers, held until `tx` ends: whether one may still ask it, and the other is an owner who may answer. Rows that name
 * them are written meanwhile: what the act touches is locked after them here, and before them elsewhere.
 */
export async function holdBoth(tx: Tx, { askedBy, answers, area }: { askedBy: string; answers: string; area: AdminArea }) {
  const rows = await readRows(
    tx,
    HELD,
    sql`select ${HELD} from users where id in (${askedBy}, ${answers}) order by id for no key update`,
  );
  const [asker, owner] = [askedBy, answers].map((id) => rows.find(({ userId }) => userId === id));
  return {
    askerName: asker?.name ?? "",
    mayAsk: asker !== undefined && !asker.isSuspended && may(asker.roles, "act", area),
    mayAnswer: owner !== undefined && !owner.isSuspended && owner.roles.includes(OWNER),
  };
}
