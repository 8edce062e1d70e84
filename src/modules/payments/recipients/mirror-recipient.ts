import { eq, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { pagarme } from "../provider.ts";
import { recipients } from "../tables/recipients.ts";
import { moveRecipient } from "./move-recipient.ts";

const BATCH = 20;

/** Reads a recipient at the provider and moves ours to the reported state. Without an answer nothing changes. */
export async function mirrorRecipient(storeId: number, cause: string): Promise<void> {
  const [row] = await db.select({ id: recipients.providerId }).from(recipients).where(eq(recipients.storeId, storeId));
  if (!row) return;
  const answer = await pagarme.recipients.get(row.id);
  if (!answer.ok) return;
  await transact(async (tx) => {
    await moveRecipient(tx, storeId, answer.value, { cause, actor: "pagarme" });
    return ok();
  });
}

/**
 * Reads the recipients that are due: those under analysis every five minutes, the others twice a day, which makes up for lost webhooks.
 * Two sweeps never read the same one.
 */
export async function mirrorRecipients(): Promise<void> {
  const rows = await readRows(
    db,
    { store_id: col.int`store_id` },
    (row) => sql`update recipients set checked_at = now() where store_id in (
      select store_id from recipients
      where checked_at is null or checked_at < now() - case
        when status in ('enviado', 'em_analise') then interval '5 minutes' else interval '12 hours' end
      order by checked_at nulls first limit ${BATCH} for update skip locked)
    returning ${row}`,
  );
  for (const { store_id: storeId } of rows) await mirrorRecipient(storeId, "conferência");
}
