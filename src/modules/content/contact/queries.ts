import { sql } from "drizzle-orm";
import { addDaysSp } from "#kit/dates.ts";
import { answerDay } from "#modules/stores/applications/rules/answer-day.ts";
import { plural } from "#kit/format.ts";
import { type Db, db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { readSetting } from "#platform/settings.ts";
import { contactSetting } from "../settings.ts";
import { contactMessages } from "../tables.ts";
import type { ContactPage, ContactWords, OpenContact } from "./schema.ts";

const MOST_ORDERS = 20;
const MOST_OPEN = 50;

/** Until when who writes now is answered (database time): so many working days, never more than the law's. */
export async function readAnswerClock(on: Db): Promise<{ answer: string; answerBy: Date; hardDays: number }> {
  const { answerWorkingDays, hardDays } = await readSetting(on, contactSetting);
  const { rows } = await on.execute<{ now: string }>(sql`select now() as now`);
  const now = new Date(rows[0]?.now ?? Number.NaN);
  const answerBy = new Date(Math.min(answerDay(now, answerWorkingDays).getTime(), addDaysSp(now, hardDays).getTime()));
  return { answer: plural(answerWorkingDays, "dia útil", "dias úteis"), answerBy, hardDays };
}

type OrderRow = { id: string; number: number; at: string; titles: string };

/** The form for this visitor: who they are and their last orders, the one of the address first and chosen. */
export async function readContact(viewer: Viewer | null, orderId: string | undefined): Promise<ContactPage> {
  const clock = await readAnswerClock(db);
  const { rows } = viewer
    ? await db.execute<OrderRow>(sql`
        select o.id, o.number, o.created_at as at,
          (select string_agg(i.title, ', ' order by i.title) from order_items i where i.order_id = o.id) as titles
        from orders o where o.user_id = ${viewer.userId}
        order by (o.id = ${orderId ?? null}::uuid) is true desc, o.created_at desc limit ${MOST_ORDERS}`)
    : { rows: [] };
  return {
    person: viewer && { name: viewer.name, email: viewer.email },
    orders: rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
    chosen: rows.find(({ id }) => id === orderId)?.id ?? null,
    ...clock,
    answerBy: clock.answerBy.toISOString(),
  };
}

/** Whether an order is of this person. */
export async function isOrderOf(on: Db, orderId: string, userId: string): Promise<boolean> {
  const { rowCount } = await on.execute(sql`select 1 from orders where id = ${orderId} and user_id = ${userId}`);
  return rowCount === 1;
}

/** How many messages came from an e-mail in a day: more than a few, and its box gets no more receipts. */
export async function countOfDay(on: Db, email: string): Promise<number> {
  const { rows } = await on.execute<{ many: number }>(sql`
    select count(*)::int as many from ${contactMessages} where email = ${email} and created_at > now() - interval '1 day'`);
  return rows[0]?.many ?? 0;
}

/** What waits for an answer, soonest due first. Nothing of who wrote. */
export async function listOpenContacts(): Promise<OpenContact[]> {
  const { rows } = await db.execute<OpenContact>(sql`
    select id, number, topic, status = 'retida' as "isHeld", created_at as at, answer_by as "answerBy", answer_by < now() as "isLate"
    from ${contactMessages} where status <> 'respondida' order by status, answer_by limit ${MOST_OPEN}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString(), answerBy: new Date(row.answerBy).toISOString() }));
}

/** The words of one message and who to answer; null when it is gone. */
export async function findContactWords(on: Db, id: string): Promise<ContactWords | null> {
  const { rows } = await on.execute<ContactWords>(sql`
    select m.name, m.email, m.body, m.order_id as "orderId", o.number as "orderNumber"
    from ${contactMessages} m left join orders o on o.id = m.order_id where m.id = ${id}`);
  return rows[0] ?? null;
}
