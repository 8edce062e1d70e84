import { and, eq, lte, sql } from "drizzle-orm";
import { endAccess } from "../../../accounts/end-access.ts";
import { ok, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { recordState } from "#platform/state-history.ts";
import type { Person } from "../inventory/personal-table.ts";
import { findBlocks } from "../queries/find-blocks.ts";
import { findPerson } from "../queries/find-person.ts";
import { blockInWords } from "../rules/blocks.ts";
import { erasureDoneEmail, erasureStoppedEmail } from "../schema.ts";
import { erasures } from "../tables.ts";

type Open = typeof erasures.$inferSelect;
const CLOCK = { actor: "relógio" };

/**
 * Once the days to withdrawal right are over: nobody enters the account any more and its owner is told goodbye. While something is open the day
 * moves on by one, and the person hears why at most every three days.
 */
export function startErasure(erasureId: string) {
  return transact(async (tx) => {
    const [open] = await tx
      .select()
      .from(erasures)
      .where(and(eq(erasures.id, erasureId), eq(erasures.status, "carencia"), lte(erasures.dueAt, sql`now()`)))
      .for("update", { skipLocked: true });
    if (!open) return refuse("not_due");
    const person = await findPerson(tx, open.userId);
    if (await waitForBlocks(tx, open, person)) return ok();
    await tx.update(erasures).set({ status: "executando" }).where(eq(erasures.id, open.id));
    const step = { from: "carencia", to: "executando", cause: "prazo vencido", ...CLOCK };
    await recordState(tx, { entity: "erasure", entityId: open.id, ...step });
    await endAccess(tx, open.userId);
    await enqueueEmail(tx, erasureDoneEmail, { ref: open.id, to: person.email, payload: { name: person.name } });
    return ok();
  });
}

/** Whether something stands in the way: then the request waits one more day. */
export async function waitForBlocks(tx: Tx, open: Open, person: Person): Promise<boolean> {
  const blocks = await findBlocks(tx, open.userId);
  if (blocks.length === 0) return false;
  const [moved] = await tx
    .update(erasures)
    .set({
      status: "carencia",
      dueAt: sql`now() + interval '1 day'`,
      toldAt: sql`case when told_at > now() - interval '3 days' then told_at else now() end`,
    })
    .where(eq(erasures.id, open.id))
    .returning({ toldAt: erasures.toldAt });
  if (moved?.toldAt && moved.toldAt.getTime() !== open.toldAt?.getTime()) {
    await enqueueEmail(tx, erasureStoppedEmail, {
      ref: `${open.id}:${moved.toldAt.toISOString()}`,
      to: person.email,
      payload: { name: person.name, blocks: blocks.map(blockInWords) },
    });
  }
  return true;
}
