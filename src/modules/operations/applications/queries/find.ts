import { eq, sql } from "drizzle-orm";
import { users } from "#modules/accounts/tables.ts";
import { answersOf } from "#modules/stores/applications/answers-of.ts";
import { checklistFor, listMarks } from "#modules/stores/applications/find-application.ts";
import { APPLICATION_STATUSES, type ApplicationStatus } from "#modules/stores/applications/rules/application-status.ts";
import { checklistOf } from "#modules/stores/applications/rules/requirements.ts";
import { authorApplications } from "#modules/stores/applications/tables.ts";
import { maskDocument, parseDocument } from "#kit/cpf-cnpj.ts";
import { maskEmail } from "#kit/email.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

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
  const [marks, { entries }, others, history] = await Promise.all([
    listMarks(db, applicationId),
    checklistFor(db, application),
    readRows(
      db,
      {
        twins: col.int`(select count(*)::int from stores s where s.document = ${document} and s.owner_id <> ${person.id})`,
        assignee: col.text.orNull`(select split_part(w.name, ' ', 1) from users w where w.id = ${application.assigneeId}::uuid)`,
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
  const { twins = 0, drafts = 0, area = "", assignee = null } = others[0] ?? {};
  const { document: _, ...answers } = answersOf(application);
  return {
    id: application.id,
    status: application.status,
    answers: { ...answers, area },
    documentMasked: parsed.ok ? maskDocument(document) : "",
    emailMasked: maskEmail(person.email),
    accountSince: person.createdAt,
    items: checklistOf(entries, answersOf(application), person, marks),
    /** Other stores under the same document; products being prepared. */
    twins,
    drafts,
    refusal: application.refusal,
    retryAt: application.retryAt,
    isOwn: person.id === adminId,
    assignee,
    isMine: application.assigneeId === adminId,
    history: history.map(({ atMs, ...step }) => ({ ...step, at: new Date(atMs) })),
  };
}
