import { type SQL, sql } from "drizzle-orm";
import { medianAnswerHours } from "#modules/stores/applications/queries.ts";
import { APPLICATION_STATUSES, type ApplicationStatus } from "#modules/stores/applications/rules/application-status.ts";
import { maskEmail } from "#kit/email.ts";
import { PAGE_SIZES, readSort } from "#kit/list-search.ts";
import { type Db, db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import {
  applicationList,
  APPLICATION_TABS,
  type ApplicationSort,
  type ApplicationsSearch,
  type ApplicationTab,
} from "../search.ts";

type Row = {
  id: string;
  status: ApplicationStatus;
  storeName: string;
  legalName: string;
  area: string;
  email: string;
  sentAtMs: number;
  rounds: number;
  /** Who of the platform took it. */
  assignee: string | null;
};

/** Those whose store, name or whole e-mail says what is looked for. */
function foundBy(busca: string | undefined): SQL {
  if (!busca) return sql`true`;
  const like = `%${busca.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`(search_fold(a.store_name || ' ' || a.legal_name || ' ' || a.author_name) like search_fold(${like}) or lower(u.email) = lower(${busca}))`;
}

/** Of whom looks, when those alone are asked for. */
const takenBy = (minhas: ApplicationsSearch["minhas"], adminId: string | null): SQL =>
  minhas && adminId ? sql`a.assignee_id = ${adminId}` : sql`true`;

const ROW = defineRow<Row>({
  id: col.text`a.id`,
  status: col.oneOf(APPLICATION_STATUSES)`a.status`,
  storeName: col.text`a.store_name`,
  legalName: col.text`a.legal_name`,
  email: col.text`u.email`,
  rounds: col.int`a.rounds`,
  assignee: col.text.orNull`(select split_part(w.name, ' ', 1) from users w where w.id = a.assignee_id)`,
  area: col.text`coalesce((select name from categories c where c.slug = a.area), '')`,
  sentAtMs: col.real`(extract(epoch from a.first_sent_at) * 1000)::float8`,
});

/** Some of who wants to sell, of a view, the longest waiting first; e-mails only hinted. */
export async function readApplications(
  { busca, situacao, ordem, minhas }: ApplicationsSearch,
  limit: number,
  offset: number,
  on: Db = db,
  adminId: string | null = null,
) {
  const { by, isReversed } = readSort<ApplicationSort>(ordem, "espera");
  const way = sql.raw(isReversed ? "desc" : "asc");
  const within: readonly string[] = APPLICATION_TABS[situacao ?? "esperando"];
  const rows = await readRows(
    on,
    ROW,
    sql`select ${ROW}
    from author_applications a join users u on u.id = a.user_id
    where a.status = any(${sql.param(within)}::text[]) and ${foundBy(busca)} and ${takenBy(minhas, adminId)}
    order by ${by === "loja" ? sql`search_fold(a.store_name) ${way},` : sql``} a.first_sent_at ${by === "loja" ? sql`` : way}, a.id
    limit ${limit} offset ${offset}`,
  );
  return rows.map(({ email, sentAtMs, ...row }) => ({ ...row, emailMasked: maskEmail(email), sentAt: new Date(sentAtMs) }));
}

const REQUESTS = defineRow<{ status: ApplicationStatus; n: number }>({
  status: col.oneOf(APPLICATION_STATUSES)`a.status`,
  n: col.int`count(*)::int`,
});

/** One page of who wants to sell, how many each tab holds, and half of the answers' time. */
export async function listApplications(search: ApplicationsSearch, adminId: string | null = null) {
  const { busca, minhas, situacao = "esperando", pagina = 1, por = PAGE_SIZES[0] } = search;
  const [rows, groups, medianHours] = await Promise.all([
    readApplications(search, por, (pagina - 1) * por, db, adminId),
    readRows(
      db,
      REQUESTS,
      sql`select ${REQUESTS} from author_applications a join users u on u.id = a.user_id
      where a.status <> 'rascunho' and ${foundBy(busca)} and ${takenBy(minhas, adminId)} group by a.status`,
    ),
    medianAnswerHours(),
  ]);
  const held = (tab: ApplicationTab): number => {
    const statuses: readonly string[] = APPLICATION_TABS[tab];
    return groups.reduce((sum, group) => sum + (statuses.includes(group.status) ? group.n : 0), 0);
  };
  return {
    rows,
    total: held(situacao),
    counts: Object.fromEntries(applicationList.tabs.map((tab) => [tab, held(tab)])) as Record<ApplicationTab, number>,
    medianHours,
  };
}
