import { type SQL, sql } from "drizzle-orm";
import { ADMIN_ROLES, type AdminRole } from "#kit/admin-roles.ts";
import { maskEmail } from "#kit/email.ts";
import { PAGE_SIZES, readSort } from "#kit/list-search.ts";
import { firstName } from "#kit/person-name.ts";
import type { AnswerOf } from "#kit/answer.ts";
import { type Db, db } from "#platform/db.ts";
import { col, defineRow, readRows, columnsOf } from "#platform/read.ts";
import { peopleList, type PeopleSearch, type PeopleSort } from "../search.ts";
import { foundBy, TABS } from "./filter.ts";

type Row = {
  id: string;
  name: string;
  email: string;
  adminRoles: AdminRole[];
  suspendedFrom: string[];
  storeName: string | null;
  orders: number;
  spentCents: number;
  sinceMs: number;
  seenMs: number | null;
};

function orderOf(search: PeopleSearch): SQL {
  const { by, isReversed } = readSort<PeopleSort>(search.ordem, "desde");
  if (by === "nome") return isReversed ? sql`search_fold(u.name) desc, u.id desc` : sql`search_fold(u.name), u.id`;
  return isReversed ? sql`u.created_at, u.id` : sql`u.created_at desc, u.id desc`;
}

const ROW = defineRow<Row>({
  id: col.text`u.id`,
  name: col.text`u.name`,
  email: col.text`u.email`,
  adminRoles: col.list(col.oneOf(ADMIN_ROLES))`u.roles`,
  suspendedFrom: col.list(col.text)`u.suspended_from`,
  storeName: col.text.orNull`(select s.name from stores s where s.owner_id = u.id)`,
  orders: col.int`o.orders`,
  spentCents: col.int`o.spent`,
  sinceMs: col.real`(extract(epoch from u.created_at) * 1000)::float8`,
  seenMs: col.real.orNull`(select (extract(epoch from max(s.updated_at)) * 1000)::float8 from sessions s where s.user_id = u.id)`,
});

/** Some rows of a view, in its order: of each person only the first name and the masked e-mail leave the server. */
export async function readPeople(search: PeopleSearch, limit: number, offset: number, on: Db = db) {
  const rows = await readRows(
    on,
    ROW,
    sql`select ${ROW}
    from (select * from users u where ${foundBy(search)} and ${TABS[search.situacao ?? "todas"]}
      order by ${orderOf(search)} limit ${limit} offset ${offset}) u
    cross join lateral (select count(*)::int as orders, coalesce(sum(o.total_cents), 0)::bigint as spent
      from orders o where o.user_id = u.id and o.paid_at is not null) o
    order by ${orderOf(search)}`,
  );
  return rows.map(({ name, email, sinceMs, seenMs, ...row }) => ({
    ...row,
    firstName: firstName(name),
    emailMasked: maskEmail(email),
    since: new Date(sinceMs),
    seenAt: seenMs === null ? null : new Date(seenMs),
  }));
}

/** One page of who has an account, the newest first, and how many each tab holds under the same search. */
export async function listPeople(search: PeopleSearch) {
  const { pagina = 1, por = PAGE_SIZES[0] } = search;
  const counted = columnsOf(peopleList.tabs, (tab) => col.int`count(*) filter (where ${TABS[tab]})`);
  const [rows, [held]] = await Promise.all([
    readPeople(search, por, (pagina - 1) * por),
    readRows(db, counted, (row) => sql`select ${row} from users u where ${foundBy(search)}`),
  ]);
  if (!held) throw new Error("no counts");
  return { rows, counts: held, total: held[search.situacao ?? "todas"] };
}

export type PeopleList = AnswerOf<typeof listPeople>;
