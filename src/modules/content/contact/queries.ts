import { sql } from "drizzle-orm";
import { addDaysSp } from "#kit/dates.ts";
import { answerDay } from "#modules/stores/applications/rules/answer-day.ts";
import { plural } from "#kit/format.ts";
import { type Db, db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { readSetting } from "#platform/settings.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { contactSetting } from "../settings.ts";
import { contactMessages } from "../tables.ts";
import type { ContactPage, ContactWords, OpenContact } from "./schema.ts";

const MOST_ORDERS = 20;
const MOST_OPEN = 50;

/** Until when who writes now is answered (database time): so many working days, never more than the law's. */
export async function readAnswerClock(on: Db): Promise<{ answer: string; answerBy: Date; hardDays: number }> {
  const { answerWorkingDays, hardDays } = await readSetting(on, contactSetting);
  const rows = await readRows(on, { now: col.timestamp`now()` }, (row) => sql`select ${row}`);
  const now = new Date(rows[0]?.now ?? Number.NaN);
  const answerBy = new Date(Math.min(answerDay(now, answerWorkingDays).getTime(), addDaysSp(now, hardDays).getTime()));
  return { answer: plural(answerWorkingDays, "dia útil", "dias úteis"), answerBy, hardDays };
}

type OrderRow = { id: string; number: number; at: string; titles: string };

const ORDER_ROW = defineRow<OrderRow>({
  id: col.text`o.id`,
  number: col.int`o.number`,
  at: col.timestamp`o.created_at`,
  titles: col.text`(select string_agg(i.title, ', ' order by i.title) from order_items i where i.order_id = o.id)`,
});

/** The form for this visitor: who they are and their last orders, the one of the address first and chosen. */
export async function readContact(viewer: Viewer | null, orderId: string | undefined): Promise<ContactPage> {
  const clock = await readAnswerClock(db);
  const rows = viewer
    ? await readRows(
        db,
        ORDER_ROW,
        sql`select ${ORDER_ROW}
        from orders o where o.user_id = ${viewer.userId}
        order by (o.id = ${orderId ?? null}::uuid) is true desc, o.created_at desc limit ${MOST_ORDERS}`,
      )
    : [];
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
  const rows = await readRows(
    on,
    { many: col.int`count(*)::int` },
    (row) => sql`select ${row} from ${contactMessages} where email = ${email} and created_at > now() - interval '1 day'`,
  );
  return rows[0]?.many ?? 0;
}

const OPEN_CONTACT = defineRow<OpenContact>({
  id: col.text`id`,
  number: col.int`number`,
  topic: col.oneOf(["compra", "devolucao", "arquivo", "venda", "conta", "privacidade", "acessibilidade", "outro"])`topic`,
  isHeld: col.bool`status = 'retida'`,
  at: col.timestamp`created_at`,
  answerBy: col.timestamp`answer_by`,
  isLate: col.bool`answer_by < now()`,
});

/** What waits for an answer, soonest due first. Nothing of who wrote. */
export async function listOpenContacts(): Promise<OpenContact[]> {
  const rows = await readRows(
    db,
    OPEN_CONTACT,
    sql`select ${OPEN_CONTACT}
    from ${contactMessages} where status <> 'respondida' order by status, answer_by limit ${MOST_OPEN}`,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString(), answerBy: new Date(row.answerBy).toISOString() }));
}

const CONTACT_WORDS = defineRow<ContactWords>({
  name: col.text`m.name`,
  email: col.text`m.email`,
  body: col.text`m.body`,
  orderId: col.text.orNull`m.order_id`,
  orderNumber: col.int.orNull`o.number`,
});

/** The words of one message and who to answer; null when it is gone. */
export async function findContactWords(on: Db, id: string): Promise<ContactWords | null> {
  const rows = await readRows(
    on,
    CONTACT_WORDS,
    sql`select ${CONTACT_WORDS}
    from ${contactMessages} m left join orders o on o.id = m.order_id where m.id = ${id}`,
  );
  return rows[0] ?? null;
}
