import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { dropPending } from "#platform/outbox.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { editionEmail } from "./editions/schema.ts";
import { openLeave } from "./link.ts";
import { TOPICS, type Topic } from "./rules.ts";
import type { NewsletterReason } from "./schema.ts";
import { askAgain } from "./subscribe.ts";

/** Ends every email to who holds the link, at once: those posted and not gone yet are taken back. Pressed twice, by a mailbox or a hand, it is pressed once. */
export function leaveNewsletter(token: string): Promise<Outcome<void, NewsletterReason>> {
  return transact(async (tx): Promise<Outcome<void, NewsletterReason>> => {
    const id = openLeave(token);
    if (!id) return refuse("link_expired");
    const rows = await readRows(
      tx,
      { email: col.text`email` },
      (
        row,
      ) => sql`update subscribers set status = case when status in ('pendente', 'confirmado') then 'descadastrado' else status end,
        left_at = coalesce(left_at, now()) where id = ${id} returning ${row}`,
    );
    if (!rows[0]) return refuse("link_expired");
    await dropPending(tx, editionEmail, rows[0].email);
    return ok();
  });
}

/** Other subjects, for who is in. */
export function changeTopics(token: string, topics: Topic[]): Promise<Outcome<void, NewsletterReason>> {
  return transact(async (tx): Promise<Outcome<void, NewsletterReason>> => {
    const id = openLeave(token);
    if (!id) return refuse("link_expired");
    const { rowCount } = await tx.execute(sql`
      update subscribers set topics = ${sql.param(topics)}::text[] where id = ${id} and status = 'confirmado'`);
    return rowCount === 1 ? ok() : refuse("link_expired");
  });
}

const RETURN_TO_NEWSLETTER = defineRow<{ email: string; topics: Topic[] }>({
  email: col.text`email`,
  topics: col.list(col.oneOf(TOPICS))`topics`,
});

/** Who left asks again: a new agreement, with a new email to confirm it. */
export function returnToNewsletter(token: string, from: string): Promise<Outcome<void, NewsletterReason>> {
  return transact(async (tx): Promise<Outcome<void, NewsletterReason>> => {
    const id = openLeave(token);
    const rows = await readRows(
      tx,
      RETURN_TO_NEWSLETTER,
      sql`select ${RETURN_TO_NEWSLETTER} from subscribers where id = ${id} and status = 'descadastrado'`,
    );
    if (!rows[0]) return refuse("link_expired");
    await askAgain(tx, { ...rows[0], from });
    return ok();
  });
}
