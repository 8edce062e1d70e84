import { sql } from "drizzle-orm";
import type { PagarmePayable } from "#integrations/pagarme/account-types.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { pagarme } from "../provider.ts";
import { settleAttempt } from "../settle-attempt.ts";

const PAGE = 1000;
const MOST_PAGES = 20;
const LOOK_BACK_MS = 2 * 3_600_000;
/** Tolerance between the provider's clock and ours: within it a charge that moved is read each time. */
const CLOCKS_APART = sql`interval '15 minutes'`;
/** States whose payment is already in our books: another credit of it adds nothing. */
const MONEY_CAME = ["subpaga", "paga", "superpaga", "reembolso_parcial", "reembolsada", "contestada", "perdida"];

/**
 * Reads the provider's newest receivables as one list and settles each charge of ours that moved there since its last reading: paid
 * late, refunded in the provider's dashboard, disputed, or won back. Finds within minutes what a lost event would have reported, without
 * reading each charge. Changes nothing while the provider is unavailable.
 */
export async function followPayables(): Promise<void> {
  const created_since = new Date(Date.now() - LOOK_BACK_MS).toISOString();
  const moved: PagarmePayable[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = { created_since, size: PAGE, ...(cursor ? { forward_cursor: cursor } : {}) };
    const answer = await pagarme.recipients.listPayables(query);
    if (!answer.ok) return;
    moved.push(...answer.value.data);
    cursor = answer.value.paging?.forward_cursor ?? undefined;
    if (!cursor) break;
  }
  for (const attemptId of await findUnread(moved)) await settleAttempt(attemptId);
}

async function findUnread(moved: PagarmePayable[]): Promise<string[]> {
  const changes = moved.flatMap(({ charge_id: id, created_at: at, type }) =>
    id && at ? [{ id, at, is_credit: type === "credit" }] : [],
  );
  if (changes.length === 0) return [];
  const rows = await readRows(
    db,
    { id: col.text`a.id` },
    (row) => sql`
    select ${row}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(id text, at timestamptz, is_credit boolean)
      join payment_attempts a on a.provider_charge_id = c.id
    where (a.read_at is null or a.read_at < c.at + ${CLOCKS_APART})
      and not (c.is_credit and a.status = any(${sql.param(MONEY_CAME)}::text[]))
    group by a.id order by max(c.at) limit 200`,
  );
  return rows.map((row) => row.id);
}
