import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import type { Viewer } from "#platform/session.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { answersOf } from "./answers-of.ts";
import { type ApplicationRecord, checklistFor, currentChecklist, latestApplication, listMarks } from "./find-application.ts";
import { answerDay } from "./rules/answer-day.ts";
import { isWaiting } from "./rules/application-status.ts";
import { checklistOf, EMPTY_ANSWERS } from "./rules/requirements.ts";
import type { ApplicationPage, FirstStep, MyApplication } from "./schema.ts";
import { applicationSetting } from "./settings.ts";

const APPLICATION_PAGE = defineRow<ApplicationPage["areas"][number]>({
  slug: col.text`slug`,
  name: col.text`name`,
});

/** The person's application, whatever it came to, and what the form needs to begin or go on. */
export async function readApplicationPage(viewer: Viewer): Promise<ApplicationPage> {
  const [latest, { entries }, areas, people] = await Promise.all([
    latestApplication(db, viewer.userId),
    currentChecklist(db),
    readRows(
      db,
      APPLICATION_PAGE,
      sql`select ${APPLICATION_PAGE} from categories where parent_id is null order by position, name`,
    ),
    readRows(db, { document: col.text.orNull`document` }, (row) => sql`select ${row} from users where id = ${viewer.userId}`),
  ]);
  const { email, emailVerified, name } = viewer;
  return {
    application: latest && (await asSeen(latest, viewer)),
    suggested: { ...EMPTY_ANSWERS, legalName: name, authorName: name, document: people[0]?.document ?? "" },
    account: { email, emailVerified },
    entries,
    areas: areas,
    hasStore: viewer.storeId !== null && viewer.storeStatus !== "rascunho",
  };
}

async function asSeen(row: ApplicationRecord, viewer: Viewer): Promise<MyApplication> {
  const [marks, { entries }, { answerWorkingDays }, ahead, retry] = await Promise.all([
    listMarks(db, row.id),
    checklistFor(db, row),
    readSetting(db, applicationSetting),
    readRows(
      db,
      { n: col.int`count(*)::int` },
      (selected) =>
        sql`select ${selected} from author_applications where status in ('enviada', 'em_analise') and sent_at < ${row.sentAt}`,
    ),
    readRows(db, { mayRetry: col.bool`coalesce(${row.retryAt} <= now(), false)` }, (selected) => sql`select ${selected}`),
  ]);
  const answers = answersOf(row);
  return {
    status: row.status,
    answers,
    items: checklistOf(entries, answers, viewer, marks),
    entries,
    waiting:
      isWaiting(row.status) && row.sentAt
        ? { answerBy: answerDay(row.sentAt, answerWorkingDays), ahead: ahead[0]?.n ?? 0 }
        : null,
    refusal:
      row.status === "recusada" && row.retryAt
        ? { reason: row.refusal, retryAt: row.retryAt, mayRetry: retry[0]?.mayRetry === true }
        : null,
    sentAt: row.sentAt,
    savedAt: row.updatedAt,
  };
}

const FIRST_STEPS = defineRow({
  receives: col.bool`exists (select 1 from recipients r where r.store_id = s.id and r.status <> 'recusado')`,
  sells: col.bool`exists (select 1 from products p where p.store_id = s.id and p.published_at is not null)`,
  hasFace: col.bool`(s.tagline <> '' or s.portrait_key is not null)`,
});

/** What a fresh author still has to do; null for who has no open store, or did it all. */
export async function readFirstSteps(viewer: Pick<Viewer, "storeId" | "storeStatus">): Promise<FirstStep[] | null> {
  if (viewer.storeId === null || viewer.storeStatus !== "aprovada") return null;
  const rows = await readRows(
    db,
    FIRST_STEPS,
    sql`select ${FIRST_STEPS}
    from stores s where s.id = ${viewer.storeId}`,
  );
  const [found] = rows;
  if (!found || (found.receives && found.sells && found.hasFace)) return null;
  return [
    { key: "receber", isDone: found.receives },
    { key: "material", isDone: found.sells },
    { key: "vitrine", isDone: found.hasFace },
  ];
}

const MEDIAN_ANSWER_HOURS = defineRow({
  n: col.int`count(*)::int`,
  hours: col.real`coalesce(percentile_cont(0.5) within group (order by extract(epoch from decided_at - first_sent_at)) / 3600, 0)::float8`,
});

/** Hours from sending to the answer, for half of those decided in the last 90 days; null while fewer than five were. */
export async function medianAnswerHours(): Promise<number | null> {
  const rows = await readRows(
    db,
    MEDIAN_ANSWER_HOURS,
    sql`select ${MEDIAN_ANSWER_HOURS}
    from author_applications where decided_at > now() - interval '90 days'`,
  );
  const [found] = rows;
  return found && found.n >= 5 ? Math.max(1, Math.round(found.hours)) : null;
}
