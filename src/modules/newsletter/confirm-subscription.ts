import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { leavePath, openConfirm } from "./link.ts";
import { CONFIRM_DAYS } from "./rules.ts";
import type { NewsletterReason } from "./schema.ts";

/**
 * Who holds the link of the mailbox agrees, once: when, from where and to which words is kept. Pressed again it is still agreed.
 * Answers where what they chose can be changed.
 */
export function confirmSubscription(token: string, from: string): Promise<Outcome<{ path: string }, NewsletterReason>> {
  return transact(async (tx): Promise<Outcome<{ path: string }, NewsletterReason>> => {
    const link = openConfirm(token);
    if (!link) return refuse("link_expired");
    const { rowCount } = await tx.execute(sql`
      update subscribers set status = 'confirmado', confirmed_at = now(), confirmed_from = ${from}, left_at = null
      where id = ${link.id} and round = ${link.round} and status = 'pendente'
        and asked_at > now() - make_interval(days => ${CONFIRM_DAYS})`);
    if (rowCount === 1) return ok({ path: leavePath(link.id) });
    const already = await tx.execute(sql`
      select 1 from subscribers where id = ${link.id} and round = ${link.round} and status = 'confirmado'`);
    return already.rows.length > 0 ? ok({ path: leavePath(link.id) }) : refuse("link_expired");
  });
}
