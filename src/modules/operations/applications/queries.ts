import { eq, type SQL, sql } from "drizzle-orm";
import { users } from "#modules/accounts/tables.ts";
import { answersOf } from "#modules/stores/applications/answers-of.ts";
import { listMarks } from "#modules/stores/applications/find-application.ts";
import { medianAnswerHours } from "#modules/stores/applications/queries.ts";
import { APPLICATION_STATUSES, type ApplicationStatus } from "#modules/stores/applications/rules/application-status.ts";
import { checklistOf } from "#modules/stores/applications/rules/requirements.ts";
import { authorApplications } from "#modules/stores/applications/tables.ts";
import { maskDocument, parseDocument } from "#kit/cpf-cnpj.ts";
import { maskEmail } from "#kit/email.ts";
import { PAGE_SIZES, readSort } from "#kit/list-search.ts";
import type { AnswerOf, FactsOf } from "#kit/answer.ts";
import { type Db, db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import {
  applicationList,
  APPLICATION_TABS,
  type ApplicationSort,
  type ApplicationsSearch,
  type ApplicationTab,
} from "./search.ts";

type Row = {
  id: string;
  status: ApplicationStatus;
  storeName: string;
  legalName: string;
  area: string;
  email: string;
  sentAtMs: number;
  rounds: number;
};

/** Those whose store, name or whole e-mail says what is looked for. */
function foundBy(busca: string | undefined): SQL {
  if (!busca) return sql`true`;
  const like = `%${busca.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`(search_fold(a.store_name || ' ' || a.legal_name || ' ' || a.author_name) like search_fold(${like}) or lower(u.email) = lower(${busca}))`;
}

const ROW = defineRow<Row>({
  id: col.text`a.id`,
  status: col.oneOf(APPLICATION_STATUSES)`a.status`,
  storeName: col.text`a.store_name`,
  legalName: col.text`a.legal_name`,
  email: col.text`u.email`,
  rounds: col.int`a.rounds`,
  area: col.text`coalesce((select name from categories c where c.slug = a.area), '')`,
  sentAtMs: col.real`(extract(epoch from a.first_sent_at) * 1000)::float8`,
});

/** Some of who wants to sell, of a view, the longest waiting first; e-mails only hinted. */
export async function readApplications(
  { busca, situacao, ordem }: ApplicationsSearch,
  limit: number,
  offset: number,
  on: Db = db,
) {
  const { by, isReversed } = readSort<ApplicationSort>(ordem, "espera");
  const way = sql.raw(isReversed ? "desc" : "asc");
  const within: readonly string[] = APPLICATION_TABS[situacao ?? "esperando"];
  const rows = await readRows(
    on,
    ROW,
    sql`select ${ROW}
    from author_applications a join users u on u.id = a.user_id
    where a.status = any(${sql.param(within)}::text[]) and ${foundBy(busca)}
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
export async function listApplications(search: ApplicationsSearch) {
  const { busca, situacao = "esperando", pagina = 1, por = PAGE_SIZES[0] } = search;
  const [rows, groups, medianHours] = await Promise.all([
    readApplications(search, por, (pagina - 1) * por),
    readRows(
      db,
      REQUESTS,
      sql`select ${REQUESTS} from author_applications a join users u on u.id = a.user_id
      where a.status <> 'rascunho' and ${foundBy(busca)} group by a.status`,
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

const REQUEST = defineRow<{ to: ApplicationStatus; cause: string; atMs: number }>({
  to: col.oneOf(APPLICATION_STATUSES)`to_state`,
  cause: col.text`cause`,
  atMs: col.real`(extract(epoch from at) * 1000)::float8`,
});

/** One application as the platform reads it; null for a draft, which is nobody's business. Document and e-mail only hinted. */
export async function findApplicationRow(applicationId: string, adminId: string) {
  const [row] = await db
    .select()
    .from(authorApplications)
    .innerJoin(users, eq(users.id, authorApplications.userId))
    .where(eq(authorApplications.id, applicationId));
  if (!row || row.author_applications.status === "rascunho") return null;
  const { author_applications: application, users: person } = row;
  const parsed = parseDocument(application.document);
  const document = parsed.ok ? parsed.value.value : "";
  const [marks, others, history] = await Promise.all([
    listMarks(db, applicationId),
    readRows(
      db,
      {
        twins: col.int`(select count(*)::int from stores s where s.document = ${document} and s.owner_id <> ${person.id})`,
        drafts: col.int`(select count(*)::int from products p join stores s on s.id = p.store_id where s.owner_id = ${person.id})`,
        area: col.text`coalesce((select name from categories where slug = ${application.area}), '')`,
      },
      (row) => sql`select ${row}`,
    ),
    readRows(
      db,
      REQUEST,
      sql`select ${REQUEST} from state_history
      where entity = 'application' and entity_id = ${applicationId} order by id`,
    ),
  ]);
  const { twins = 0, drafts = 0, area = "" } = others[0] ?? {};
  const { document: _, ...answers } = answersOf(application);
  return {
    id: application.id,
    status: application.status,
    answers: { ...answers, area },
    documentMasked: parsed.ok ? maskDocument(document) : "",
    emailMasked: maskEmail(person.email),
    accountSince: person.createdAt,
    items: checklistOf(answersOf(application), person, marks),
    /** Other stores under the same document; products being prepared. */
    twins,
    drafts,
    refusal: application.refusal,
    retryAt: application.retryAt,
    isOwn: person.id === adminId,
    history: history.map(({ atMs, ...step }) => ({ ...step, at: new Date(atMs) })),
  };
}

export type ApplicationList = AnswerOf<typeof listApplications>;
export type OpenApplication = FactsOf<typeof findApplicationRow>;
