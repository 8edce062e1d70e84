import { sql } from "drizzle-orm";
import { ADMIN_ROLES, type AdminRole } from "#kit/admin-roles.ts";
import { emailKey } from "#kit/email.ts";
import { db, type Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

const MOST = 200;

type Row = {
  userId: string;
  name: string;
  email: string;
  roles: AdminRole[];
  hasSecondFactor: boolean;
  changedAt: Date | null;
  changedBy: string | null;
};

const ROW = defineRow<Row>({
  userId: col.text`u.id`,
  name: col.text`u.name`,
  email: col.text`u.email`,
  roles: col.list(col.oneOf(ADMIN_ROLES))`u.roles`,
  hasSecondFactor: col.bool`has_second_factor(u.id)`,
  changedAt: col.time.orNull`changed.at`,
  changedBy: col.text.orNull`case when changed.admin_id <> u.id then changed.name end`,
});

/** Who holds a role, the owners first, and who changed it last; `changedBy` is null of who was made by the machine's command line. */
export async function listTeam(ownId: string) {
  const rows = await readRows(
    db,
    ROW,
    sql`select ${ROW} from users u
      left join lateral (select a.at, a.admin_id, by.name from admin_audit a join users by on by.id = a.admin_id
        where a.target_kind = 'pessoa' and a.target_id = u.id::text and a.action in ('dar-papel', 'tirar-papel')
        order by a.id desc limit 1) changed on true
      where u.roles <> '{}' order by 'admin' = any(u.roles) desc, search_fold(u.name), u.id limit ${MOST}`,
  );
  return rows.map((row) => ({ ...row, isOwn: row.userId === ownId }));
}

/** The account of an e-mail, and whether it already holds a role; null when there is none. */
export async function findByEmail(email: string): Promise<{ userId: string; isOfTeam: boolean } | null> {
  const rows = await readRows(
    db,
    { userId: col.text`id`, isOfTeam: col.bool`roles <> '{}'` },
    (row) => sql`select ${row} from users where email = ${emailKey(email)}`,
  );
  return rows[0] ?? null;
}

/** Whose roles would change, as owners know them; null once their account is gone. */
export async function findMember(on: Db, userId: string): Promise<{ name: string; email: string; roles: AdminRole[] } | null> {
  const rows = await readRows(
    on,
    { name: col.text`name`, email: col.text`email`, roles: col.list(col.oneOf(ADMIN_ROLES))`roles` },
    (row) => sql`select ${row} from users where id = ${userId}`,
  );
  return rows[0] ?? null;
}
