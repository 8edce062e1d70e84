import { eq, inArray, sql } from "drizzle-orm";
import type { PagarmeAnticipation } from "#integrations/pagarme/anticipation-types.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { pagarme } from "../../payments/provider.ts";
import { readReceivables } from "../../payments/receivables/read-receivables.ts";
import { recipientOf } from "../balance/queries.ts";
import { anticipations } from "../tables/anticipations.ts";
import { moveAnticipation } from "./move-anticipation.ts";
import { waitingCharges } from "./queries.ts";
import { concludedBy } from "./rules.ts";

const BATCH = 20;
/** Tolerance for the difference between the provider's clock and ours. */
const CLOCKS_APART_MS = 2 * 60_000;
/** After this time, a call whose process stopped or whose answer was lost would be in the provider's list. */
const FOUND_WITHIN_MS = 15 * 60_000;

/**
 * Queries the provider about each anticipation that is due: its result, whether one with a lost answer exists there and, once approved,
 * which receivables it changed; their cost is booked as they are read. Two workers never take the same one.
 */
export async function followAnticipations(): Promise<void> {
  const rows = await readRows(
    db,
    { id: col.text`id` },
    (row) => sql`
    update anticipations set poll_count = poll_count + 1,
      next_poll_at = now() + least(interval '1 hour', interval '30 seconds' * power(1.6, least(poll_count, 14)))
    where id in (
      select id from anticipations where next_poll_at <= now() order by next_poll_at limit ${BATCH} for update skip locked
    ) returning ${row}`,
  );
  for (const { id } of rows) await followOne(id);
}

type Row = typeof anticipations.$inferSelect;

async function followOne(id: string): Promise<void> {
  const [row] = await db.select().from(anticipations).where(eq(anticipations.id, id));
  if (!row) return;
  if (row.status === "aprovada") return bookCosts(row);
  const recipientId = await recipientOf(row.storeId);
  const answer = recipientId && (await pagarme.anticipations.list(recipientId));
  if (!answer || !answer.ok) return;
  const theirs = await findTheirs(row, answer.value);
  if (theirs) {
    const to = concludedBy(theirs.status);
    if (to === null && row.status === "pendente") return;
    const source = { cause: "lida no provedor", providerId: theirs.id };
    await transact(async (tx) => ok(await moveAnticipation(tx, id, to ?? "pendente", source)));
    if (to === "aprovada") await bookCosts(row);
  } else if (row.providerId === null && Date.now() - row.createdAt.getTime() > FOUND_WITHIN_MS) {
    await transact(async (tx) => ok(await moveAnticipation(tx, id, "recusada", { cause: "não existe no provedor" })));
  }
}

/** The provider's record of an anticipation: by its id or, while unknown, a later one that no other row has. */
async function findTheirs(row: Row, listed: PagarmeAnticipation[]): Promise<PagarmeAnticipation | null> {
  if (row.providerId) return listed.find(({ id }) => id === row.providerId) ?? null;
  const since = row.createdAt.getTime() - CLOCKS_APART_MS;
  const late = listed.filter(({ created_at }) => created_at !== null && Date.parse(created_at) >= since);
  if (late.length === 0) return null;
  const ids = late.map(({ id }) => id);
  const taken = await db
    .select({ id: anticipations.providerId })
    .from(anticipations)
    .where(inArray(anticipations.providerId, ids));
  return late.find(({ id }) => !taken.some((one) => one.id === id)) ?? null;
}

/** Reads the store's receivables again, until one day after the anticipation's payment date. */
async function bookCosts({ id, storeId, paysAt }: Row): Promise<void> {
  for (const attemptId of await waitingCharges(storeId)) await readReceivables(attemptId);
  await db
    .update(anticipations)
    .set({ nextPollAt: null })
    .where(sql`id = ${id} and status = 'aprovada' and ${paysAt.toISOString()}::timestamptz < now() - interval '1 day'`);
}
