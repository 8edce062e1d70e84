import { sql } from "drizzle-orm";
import { REMOVED_EMAIL_DOMAIN } from "#kit/email.ts";
import { ok, type Outcome } from "#kit/outcome.ts";
import { db, transact, type Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { notify } from "../../notifications/notify.ts";
import type { Span } from "../rollups/queries/days.ts";
import { takeNeverDownloaded, neverDownloadedBuyers } from "./queries.ts";
import { neverDownloadedEmail } from "./schema.ts";

/**
 * Reminds who bought from an author on those days, and never opened it, of what waits in their library: each purchase at most once
 * in its life, three days after it or later, whoever asks and however often. Who stopped this notice hears nothing. Answers how many
 * people were reminded; of many, the oldest hundred purchases.
 */
export async function remindNeverDownloaded(
  storeId: number,
  span: Span,
  productId: number | null,
): Promise<Outcome<{ people: number }, never>> {
  const buyers = await neverDownloadedBuyers(db, storeId, span, productId);
  let people = 0;
  for (const userId of buyers) {
    const reminded = await transact(async (tx) => ok(await remindOne(tx, userId, storeId, span, productId)));
    if (reminded.value) people += 1;
  }
  return ok({ people });
}

async function remindOne(tx: Tx, userId: string, storeId: number, span: Span, productId: number | null): Promise<boolean> {
  const rows = await readRows(
    tx,
    { name: col.text`u.name`, email: col.text`u.email`, authorName: col.text`s.author_name` },
    (row) => sql`select ${row} from users u, stores s where u.id = ${userId} and s.id = ${storeId} for update of u`,
  );
  const [person] = rows;
  if (!person || person.email.endsWith(`@${REMOVED_EMAIL_DOMAIN}`)) return false;
  const taken = await takeNeverDownloaded(tx, userId, storeId, span, productId);
  const [first] = taken;
  if (!first) return false;
  const titles = taken.map(({ title }) => title);
  await notify(
    tx,
    { userId, event: "biblioteca.lembrete", ref: first.entitlementId, facts: { titles, orderId: first.orderId } },
    {
      kind: neverDownloadedEmail,
      to: person.email,
      payload: { buyerName: person.name, authorName: person.authorName, titles },
    },
  );
  return true;
}
