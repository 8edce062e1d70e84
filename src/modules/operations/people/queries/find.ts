import { sql } from "drizzle-orm";
import { listStrikes } from "#modules/stores/strikes/queries.ts";
import { listSuspensions } from "#modules/accounts/suspension/queries.ts";
import { ADMIN_ROLES, type AdminRole } from "#kit/admin-roles.ts";
import { maskDocument } from "#kit/cpf-cnpj.ts";
import { maskEmail } from "#kit/email.ts";
import { firstName } from "#kit/person-name.ts";
import type { FactsOf } from "#kit/answer.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

type Row = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  document: string | null;
  adminRoles: AdminRole[];
  suspendedFrom: string[];
  sinceMs: number;
  store: { id: number; name: string; slug: string; status: string } | null;
  orders: number;
  spentCents: number;
  sessions: number;
  seenMs: number | null;
  hasSecondStep: boolean;
  passkeys: number;
  resetDueMs: number | null;
  erasureDueMs: number | null;
};

const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** One account as the platform sees it, its owner only hinted; null when there is none. `isOwn`: it is the admin's own. */
export async function findPerson(userId: string, adminId: string) {
  const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
  const [rows, suspensions] = await Promise.all([
    readRows<Row>(
      db,
      {
        id: col.text`u.id`,
        name: col.text`u.name`,
        email: col.text`u.email`,
        emailVerified: col.bool`u.email_verified`,
        document: col.text.orNull`u.document`,
        adminRoles: col.list(col.oneOf(ADMIN_ROLES))`u.roles`,
        suspendedFrom: col.list(col.text)`u.suspended_from`,
        sinceMs: col.real(ms("u.created_at")),
        store: col.shape({ id: col.int, name: col.text, slug: col.text, status: col.text })
          .orNull`(select jsonb_build_object('id', s.id, 'name', s.name, 'slug', s.slug, 'status', s.status) from stores s where s.owner_id = u.id)`,
        orders: col.int`o.orders`,
        spentCents: col.int`o.spent`,
        sessions: col.int`e.sessions`,
        seenMs: col.real.orNull`e.seen`,
        hasSecondStep: col.bool`exists (select 1 from second_steps x where x.user_id = u.id and x.enabled_at is not null)`,
        passkeys: col.int`(select count(*)::int from passkeys k where k.user_id = u.id)`,
        resetDueMs: col.real
          .orNull`(select ${ms("r.due_at")} from second_step_resets r where r.user_id = u.id and r.status = 'esperando')`,
        erasureDueMs: col.real
          .orNull`(select ${ms("x.due_at")} from erasures x where x.user_id = u.id and x.status in ('carencia', 'executando'))`,
      },
      (row) => sql`select ${row}
      from users u
      cross join lateral (select count(*)::int as orders, coalesce(sum(total_cents), 0)::bigint as spent
        from orders where user_id = u.id and paid_at is not null) o
      cross join lateral (select count(*)::int as sessions, ${ms("max(updated_at)")} as seen
        from sessions where user_id = u.id and expires_at > now()) e
      where u.id = ${userId}`,
    ),
    listSuspensions(userId),
  ]);
  const [row] = rows;
  if (!row) return null;
  const { name, email, document, sinceMs, seenMs, resetDueMs, erasureDueMs, ...shown } = row;
  const strikes = shown.store ? await listStrikes(db, shown.store.id) : [];
  return {
    ...shown,
    strikes,
    hinted: { name: firstName(name), email: maskEmail(email), document: document ? maskDocument(document) : "" },
    since: new Date(sinceMs),
    seenAt: dateOf(seenMs),
    resetDueAt: dateOf(resetDueMs),
    erasureDueAt: dateOf(erasureDueMs),
    suspensions,
    isOwn: userId === adminId,
  };
}

export type OpenPerson = FactsOf<typeof findPerson>;
