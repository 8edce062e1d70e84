import { and, eq, sql } from "drizzle-orm";
import { ok, refuse } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { log } from "#platform/log.ts";
import { recordState } from "#platform/state-history.ts";
import { col, readRows } from "#platform/read.ts";
import { lockProduct } from "../queries.ts";
import { refundTo } from "./refund-to.ts";
import { hasOpenAppeal } from "./queries/held.ts";
import { listWaitingBuyers, type WaitingBuyer } from "./queries/next-buyers.ts";
import { takedownBuyers, takedowns } from "./tables.ts";

/**
 * Begins the withdrawals whose time to contest ended, and gives the next buyers of those under way their money, each in a transaction
 * of its own: killed at any point, the next run goes on from there. What fails is kept for the platform to see and tried again later.
 */
export async function runTakedowns(): Promise<number> {
  const due = await readRows(
    db,
    { id: col.text`id`, productId: col.real`product_id::float8` },
    (row) => sql`select ${row} from takedowns where status = 'marcada' and starts_at <= now()
    order by starts_at limit 20`,
  );
  for (const one of due) await begin(one);
  const waiting = await listWaitingBuyers();
  for (const buyer of waiting) await serve(buyer);
  return waiting.length;
}

async function serve(buyer: WaitingBuyer): Promise<void> {
  try {
    const answer = await refundTo(buyer);
    if (!answer.ok && answer.reason === "unpaid") await noteFailure(buyer, answer.reason);
  } catch (error) {
    await noteFailure(buyer, error);
  }
}

/** An open request for another look holds it until it is answered. */
async function begin({ id, productId }: { id: string; productId: number }): Promise<void> {
  await transact(async (tx) => {
    await lockProduct(tx, productId);
    if (await hasOpenAppeal(tx, productId)) return refuse("contested");
    const begun = await tx
      .update(takedowns)
      .set({ status: "em_curso" })
      .where(and(eq(takedowns.id, id), eq(takedowns.status, "marcada")));
    if (begun.rowCount !== 1) return refuse("moved");
    const by = { cause: "prazo para contestar terminou", actor: "relógio" };
    await recordState(tx, { entity: "takedown", entityId: id, from: "marcada", to: "em_curso", ...by });
    return ok();
  });
}

async function noteFailure({ takedownId, itemId }: WaitingBuyer, error: unknown): Promise<void> {
  log.error({ takedownId, itemId, err: error }, "a buyer of what was withdrawn was not refunded");
  await db
    .insert(takedownBuyers)
    .values({ takedownId, orderItemId: itemId, outcome: "falhou" })
    .onConflictDoUpdate({
      target: [takedownBuyers.takedownId, takedownBuyers.orderItemId],
      set: { triedAt: sql`now()` },
      setWhere: eq(takedownBuyers.outcome, "falhou"),
    });
}
