import { and, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { type EventRule, type Group, GROUPS } from "../rules/channels.ts";
import { EVENTS, ruleOf } from "../rules/events.ts";
import type { NoticesSearch } from "../rules/search.ts";
import type { Notice, NoticePage } from "../schema.ts";
import { notifications } from "../tables.ts";

const NOTICES_A_PAGE = 20;
const IN_BELL = 8;
/** Past this a count says nothing more. */
const MOST_COUNTED = 100;

const known = Object.keys(EVENTS);
const eventsOf = (group: Group | undefined): string[] => known.filter((event) => !group || ruleOf(event)?.group === group);
const groupsOf = (isSeller: boolean) =>
  (Object.keys(GROUPS) as Group[])
    .filter(
      (group) =>
        (isSeller || !GROUPS[group].isSeller) && eventsOf(group).some((event) => ruleOf(event)?.channels.includes("sino")),
    )
    .map((group) => ({ group, label: GROUPS[group].label }));
type Row = typeof notifications.$inferSelect;

/** A kept row in the words of today. */
function wordsOf({ id, event, facts, readAt, createdAt }: Row): Notice {
  const rule = ruleOf(event) as EventRule<unknown>;
  return {
    id,
    group: rule.group,
    title: rule.title(facts),
    detail: rule.detail?.(facts) ?? null,
    href: rule.href?.(facts) ?? null,
    at: createdAt,
    isRead: readAt !== null,
  };
}

const ofPerson = (userId: string, { filtro, grupo }: NoticesSearch = {}) =>
  and(
    eq(notifications.userId, userId),
    inArray(notifications.event, eventsOf(grupo)),
    filtro === "nao-lidos" ? isNull(notifications.readAt) : undefined,
  );

const latest = (userId: string, search: NoticesSearch, limit: number, offset = 0) =>
  db
    .select()
    .from(notifications)
    .where(ofPerson(userId, search))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset);

/** How many wait to be read, up to a hundred. */
export async function countUnread(userId: string): Promise<number> {
  const rows = await readRows(
    db,
    { unread: col.int`count(*)::int` },
    (row) => sql`select ${row} from (
      select 1 from notifications n where n.user_id = ${userId} and n.read_at is null
        and ${inArray(sql`n.event`, known)} limit ${MOST_COUNTED}) waiting`,
  );
  return rows[0]?.unread ?? 0;
}

/** The newest few, as the bell shows them. */
export async function listLatest(userId: string): Promise<{ unread: number; notices: Notice[] }> {
  const [unread, rows] = await Promise.all([countUnread(userId), latest(userId, {}, IN_BELL)]);
  return { unread, notices: rows.map(wordsOf) };
}

/** A page of them, the newest first. */
export async function listNotices(userId: string, isSeller: boolean, search: NoticesSearch): Promise<NoticePage> {
  const offset = ((search.pagina ?? 1) - 1) * NOTICES_A_PAGE;
  const [unread, rows, [counted]] = await Promise.all([
    countUnread(userId),
    latest(userId, search, NOTICES_A_PAGE, offset),
    db.select({ total: count() }).from(notifications).where(ofPerson(userId, search)),
  ]);
  return { unread, total: counted?.total ?? 0, pageSize: NOTICES_A_PAGE, groups: groupsOf(isSeller), notices: rows.map(wordsOf) };
}
