import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { notify } from "#modules/notifications/notify.ts";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { lockStoreOwner } from "../find-owner.ts";
import { readStanding } from "./queries.ts";
import type { StrikeKind } from "./rules.ts";
import { strikeLiftedEmail } from "./schema.ts";
import { storeStrikes } from "./tables.ts";

type By = { actor: string; cause: string };
type Lifted = By & { storeId: number; title: string | null };

/**
 * The last decision about a thing counts no more, inside `tx`; its owner reads why. Earlier ones about the same store stand: each was a
 * decision of its own. Answers how many there were.
 */
export const liftLastStrike = (tx: Tx, kind: StrikeKind, ref: string, lifted: Lifted): Promise<number> =>
  lift(
    tx,
    sql`${storeStrikes.id} = (select last.id from store_strikes last where last.kind = ${kind} and last.ref = ${ref}
      and last.lifted_at is null and last.ends_at > now() order by last.given_at desc, last.id desc limit 1)`,
    lifted,
  );

/** One strike of a store counts no more, inside `tx`; answers 0 when it did not count. */
export const liftStrikeById = (tx: Tx, strikeId: string, lifted: Lifted): Promise<number> =>
  lift(tx, eq(storeStrikes.id, strikeId), lifted);

async function lift(tx: Tx, which: SQL, { storeId, title, actor, cause }: Lifted): Promise<number> {
  const owner = await lockStoreOwner(tx, storeId);
  if (!owner) return 0;
  const counts = and(eq(storeStrikes.storeId, storeId), isNull(storeStrikes.liftedAt), sql`${storeStrikes.endsAt} > now()`);
  const lifted = await tx
    .update(storeStrikes)
    .set({ liftedAt: sql`now()`, liftedReason: cause })
    .where(and(counts, which))
    .returning({ id: storeStrikes.id });
  for (const { id } of lifted)
    await recordState(tx, { entity: "store_strike", entityId: id, from: "ativa", to: "retirada", actor, cause });
  const [first] = lifted;
  if (!first) return 0;
  const { active, effect } = await readStanding(tx, storeId);
  await notify(
    tx,
    { userId: owner.userId, event: "loja.advertencia", ref: `${first.id}:retirada`, facts: { title, effect, isLifted: true } },
    { kind: strikeLiftedEmail, to: owner.email, payload: { name: owner.name, title, reason: cause, active } },
  );
  return lifted.length;
}
