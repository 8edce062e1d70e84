import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { saveReturn, type ReturnedEmail } from "../returns/save-return.ts";

const DAYS = 3;
const AT_ONCE = 500;

const MARK_BOUNCES = defineRow<ReturnedEmail & { statusCode: string | null }>({
  id: col.text`id`,
  kind: col.text`kind`,
  ref: col.text`ref`,
  recipient: col.text`recipient`,
  statusCode: col.text.orNull`substring(last_error from '\\m5\\.\\d{1,3}\\.\\d{1,3}\\M')`,
});

/** A mailbox that its server refuses for good (SMTP 5xx) is not written to again. */
export async function markBounces(): Promise<void> {
  const rows = await readRows(
    db,
    MARK_BOUNCES,
    sql`select ${MARK_BOUNCES} from outbox_emails o
    where kind in ('newsletter.edicao', 'newsletter.confirmar') and status <> 'enviado'
      and last_error ~ '\\m5[0-9]{2}[ -]' and created_at > now() - make_interval(days => ${DAYS})
      and not exists (select 1 from letter_returns r where r.letter_id = o.id) limit ${AT_ONCE}`,
  );
  await transact(async (tx) => {
    for (const { statusCode, ...emailMessage } of rows) await saveReturn(tx, emailMessage, { kind: "bounce_duro", statusCode });
    return ok();
  });
}
