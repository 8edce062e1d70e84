import { and, eq, sql } from "drizzle-orm";
import { removeCard } from "../../../payments/cards/change-cards.ts";
import { ok, refuse } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { col, readRows } from "#platform/read.ts";
import type { Person } from "../inventory/personal-table.ts";
import { findPerson } from "../queries/find-person.ts";
import { erasures } from "../tables.ts";
import { deleteFiles } from "./delete-files.ts";
import { forgetPerson } from "./forget-person.ts";
import { noteErased } from "./repeat-erasures.ts";
import { sealHolds } from "./seal-holds.ts";
import { waitForBlocks } from "./start-erasure.ts";

const LONGEST_GOODBYE = "1 hour";

/**
 * Erases who is on the way out: cards at the provider, files, then every row, in one transaction. May be killed anywhere and run again.
 * Waits while the goodbye has not left (an hour at most) or the provider is silent; something newly open takes it back to waiting.
 */
export async function finishErasure(erasureId: string) {
  const [open] = await db
    .select()
    .from(erasures)
    .where(and(eq(erasures.id, erasureId), eq(erasures.status, "executando")));
  if (!open) return refuse("not_running");
  const person = await findPerson(db, open.userId);
  if (await isGoodbyeWaiting(person)) return refuse("not_yet");
  const early = await transact(async (tx) => ok(await waitForBlocks(tx, open, person)));
  if (early.value) return refuse("not_yet");
  if (!(await forgetCards(person))) return refuse("not_yet");
  await deleteFiles(person);
  await noteErased(person);
  return transact(async (tx) => {
    const [held] = await tx
      .select()
      .from(erasures)
      .where(and(eq(erasures.id, erasureId), eq(erasures.status, "executando")))
      .for("update", { skipLocked: true });
    if (!held) return refuse("not_running");
    await tx.execute(sql`select 1 from users where id = ${person.userId} for update`);
    if (await waitForBlocks(tx, held, person)) return ok();
    await sealHolds(tx, erasureId, person);
    await forgetPerson(tx, person);
    await tx
      .update(erasures)
      .set({ status: "feita", finishedAt: sql`now()` })
      .where(eq(erasures.id, erasureId));
    const step = { from: "executando", to: "feita", cause: "conta apagada", actor: "relógio" };
    await recordState(tx, { entity: "erasure", entityId: erasureId, ...step });
    return ok();
  });
}

async function isGoodbyeWaiting({ email }: Person): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select 1 from outbox_emails where recipient = ${email} and status = 'pendente'
      and created_at > now() - ${LONGEST_GOODBYE}::interval limit 1`);
  return rowCount === 1;
}

async function forgetCards({ userId }: Person): Promise<boolean> {
  const rows = await readRows(
    db,
    { id: col.text`id` },
    (row) => sql`select ${row} from cards where user_id = ${userId} and removed_at is null`,
  );
  for (const { id } of rows) {
    const removed = await removeCard(userId, id, null);
    if (!removed.ok && removed.reason === "provider_silent") return false;
  }
  return true;
}
