import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { notify } from "../notifications/notify.ts";
import { listDueReminders } from "./queries/due-reminders.ts";
import { reminderEmail } from "./schema/emails.ts";
import { reviewSetting } from "./settings.ts";

const BATCH = 100;

/**
 * Asks buyers what they thought, some days after their first download, once per product ever. The row that says so and the email
 * are one transaction: killed half-way nothing was sent, run twice at once each email leaves once. Answers how many.
 */
export async function remindBuyers(): Promise<number> {
  let sent = 0;
  for (let more = true; more;) {
    const batch = await transact(async (tx) => {
      const due = await listDueReminders(tx, await readSetting(tx, reviewSetting), BATCH);
      let written = 0;
      for (const { userId, productId, email, ...facts } of due) {
        const { rowCount } = await tx.execute(sql`
          insert into review_reminders (user_id, product_id) values (${userId}, ${productId}) on conflict do nothing`);
        if (rowCount !== 1) continue;
        written++;
        const { title, slug } = facts;
        await notify(
          tx,
          { userId, event: "avaliacao.lembrete", ref: `${userId}:${productId}`, facts: { title, slug } },
          { kind: reminderEmail, to: email, payload: facts },
        );
      }
      return ok({ written, isFull: due.length === BATCH });
    });
    sent += batch.value.written;
    more = batch.value.isFull && batch.value.written > 0;
  }
  return sent;
}
