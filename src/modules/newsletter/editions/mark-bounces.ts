import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { keepReturn, type ReturnedEmail } from "../returns/keep-return.ts";

const DAYS = 3;
const AT_ONCE = 500;

/** A mailbox that its server refuses for good (SMTP 5xx) is not written to again. */
export async function markBounces(): Promise<void> {
  const { rows } = await db.execute<ReturnedEmail & { statusCode: string | null }>(sql`
    select id, kind, ref, recipient, substring(last_error from '\\m5\\.\\d{1,3}\\.\\d{1,3}\\M') as "statusCode" from outbox_emails o
    where kind in ('newsletter.edicao', 'newsletter.confirmar') and status <> 'enviado'
      and last_error ~ '\\m5[0-9]{2}[ -]' and created_at > now() - make_interval(days => ${DAYS})
      and not exists (select 1 from letter_returns r where r.letter_id = o.id) limit ${AT_ONCE}`);
  await transact(async (tx) => {
    for (const { statusCode, ...emailMessage } of rows) await keepReturn(tx, emailMessage, { kind: "bounce_duro", statusCode });
    return ok();
  });
}
