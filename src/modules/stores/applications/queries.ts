import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import type { Viewer } from "#platform/session.ts";
import { answersOf } from "./answers-of.ts";
import { type ApplicationRecord, latestApplication, listMarks } from "./find-application.ts";
import { answerDay } from "./rules/answer-day.ts";
import { isWaiting } from "./rules/application-status.ts";
import { checklistOf, EMPTY_ANSWERS } from "./rules/requirements.ts";
import type { ApplicationPage, FirstStep, MyApplication } from "./schema.ts";
import { applicationSetting } from "./settings.ts";

/** The person's application, whatever it came to, and what the form needs to begin or go on. */
export async function readApplicationPage(viewer: Viewer): Promise<ApplicationPage> {
  const [latest, areas, people] = await Promise.all([
    latestApplication(db, viewer.userId),
    db.execute<ApplicationPage["areas"][number]>(
      sql`select slug, name from categories where parent_id is null order by position, name`,
    ),
    db.execute<{ document: string | null }>(sql`select document from users where id = ${viewer.userId}`),
  ]);
  const { email, emailVerified, name } = viewer;
  return {
    application: latest && (await asSeen(latest, viewer)),
    suggested: { ...EMPTY_ANSWERS, legalName: name, authorName: name, document: people.rows[0]?.document ?? "" },
    account: { email, emailVerified },
    areas: areas.rows,
    hasStore: viewer.storeId !== null && viewer.storeStatus !== "rascunho",
  };
}

async function asSeen(row: ApplicationRecord, viewer: Viewer): Promise<MyApplication> {
  const [marks, { answerWorkingDays }, ahead, retry] = await Promise.all([
    listMarks(db, row.id),
    readSetting(db, applicationSetting),
    db.execute<{ n: number }>(sql`
      select count(*)::int as n from author_applications where status in ('enviada', 'em_analise') and sent_at < ${row.sentAt}`),
    db.execute<{ mayRetry: boolean }>(sql`select coalesce(${row.retryAt} <= now(), false) as "mayRetry"`),
  ]);
  const answers = answersOf(row);
  return {
    status: row.status,
    answers,
    items: checklistOf(answers, viewer, marks),
    waiting:
      isWaiting(row.status) && row.sentAt
        ? { answerBy: answerDay(row.sentAt, answerWorkingDays), ahead: ahead.rows[0]?.n ?? 0 }
        : null,
    refusal:
      row.status === "recusada" && row.retryAt
        ? { reason: row.refusal, retryAt: row.retryAt, mayRetry: retry.rows[0]?.mayRetry === true }
        : null,
    sentAt: row.sentAt,
    savedAt: row.updatedAt,
  };
}

/** What a fresh author still has to do; null for who has no open store, or did it all. */
export async function readFirstSteps(viewer: Pick<Viewer, "storeId" | "storeStatus">): Promise<FirstStep[] | null> {
  if (viewer.storeId === null || viewer.storeStatus !== "aprovada") return null;
  const { rows } = await db.execute<{ receives: boolean; sells: boolean; hasFace: boolean }>(sql`
    select exists (select 1 from recipients r where r.store_id = s.id and r.status <> 'recusado') as receives,
      exists (select 1 from products p where p.store_id = s.id and p.published_at is not null) as sells,
      (s.tagline <> '' or s.portrait_key is not null) as "hasFace"
    from stores s where s.id = ${viewer.storeId}`);
  const [found] = rows;
  if (!found || (found.receives && found.sells && found.hasFace)) return null;
  return [
    { key: "receber", isDone: found.receives },
    { key: "material", isDone: found.sells },
    { key: "vitrine", isDone: found.hasFace },
  ];
}

/** Hours from sending to the answer, for half of those decided in the last 90 days; null while fewer than five were. */
export async function medianAnswerHours(): Promise<number | null> {
  const { rows } = await db.execute<{ hours: number; n: number }>(sql`
    select count(*)::int as n,
      coalesce(percentile_cont(0.5) within group (order by extract(epoch from decided_at - first_sent_at)) / 3600, 0)::float8 as hours
    from author_applications where decided_at > now() - interval '90 days'`);
  const [found] = rows;
  return found && found.n >= 5 ? Math.max(1, Math.round(found.hours)) : null;
}
