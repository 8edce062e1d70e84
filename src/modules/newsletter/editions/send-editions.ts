import { eq, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { col, readRows } from "#platform/read.ts";
import { leavePath } from "../link.ts";
import { editions } from "../tables.ts";
import { A_MINUTE, emailOf } from "./rules/edition.ts";
import { editionEmail } from "./schema.ts";

/**
 * One batch of every edition that is going, and the start of those whose hour came. The emails and how far they went are one
 * transaction, and an email is posted once by its key: killed half-way, doubled or late, nobody gets a second copy.
 */
export async function sendEditions(): Promise<number> {
  await db.execute(sql`
    update editions set status = 'enviando', started_at = now() where status = 'agendada' and send_at <= now()`);
  const going = await db.select({ id: editions.id }).from(editions).where(eq(editions.status, "enviando")).limit(20);
  let posted = 0;
  for (const { id } of going) posted += await sendBatch(id);
  return posted;
}

/** Only to who had confirmed when it started, and still is in. */
async function sendBatch(editionId: string): Promise<number> {
  const answer = await transact(async (tx) => {
    const [edition] = await tx
      .select()
      .from(editions)
      .where(sql`id = ${editionId} and status = 'enviando'`)
      .for("update", { skipLocked: true });
    if (!edition) return ok(0);
    const { topics } = edition.form;
    const rows = await readRows(
      tx,
      { id: col.text`s.id`, email: col.text`s.email` },
      (row) => sql`select ${row} from subscribers s join editions e on e.id = ${editionId} and s.confirmed_at <= e.started_at
      where s.status = 'confirmado' and (e.after_id is null or s.id > e.after_id)
        and ${topics.length === 0 ? sql`true` : sql`s.topics && ${sql.param(topics)}::text[]`}
      order by s.id limit ${A_MINUTE} for share of s`,
    );
    const payload = emailOf(editionId, edition.form);
    for (const { id, email } of rows)
      await enqueueEmail(tx, editionEmail, { ref: `${editionId}:${id}`, to: email, payload, stopPath: leavePath(id) });
    const isOver = rows.length < A_MINUTE;
    await tx
      .update(editions)
      .set({
        afterId: rows.at(-1)?.id ?? edition.afterId,
        posted: edition.posted + rows.length,
        ...(isOver && { status: "enviada", sentAt: sql`now()` }),
      })
      .where(eq(editions.id, editionId));
    if (isOver) await invalidate(tx, "newsletter");
    return ok(rows.length);
  });
  return answer.value;
}
