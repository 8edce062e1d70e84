import { and, eq, isNull, sql } from "drizzle-orm";
import { notify } from "#modules/notifications/notify.ts";
import type { Tx } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { recordState } from "#platform/state-history.ts";
import { lockStoreOwner } from "../find-owner.ts";
import { readStanding } from "./queries.ts";
import type { StrikeKind } from "./rules.ts";
import { strikeGivenEmail } from "./schema.ts";
import { strikeSetting } from "./settings.ts";
import { storeStrikes } from "./tables.ts";

type Given = { storeId: number; kind: StrikeKind; ref: string; title: string | null; actor: string; cause: string };

/**
 * A decision of the platform counts against a store, inside `tx`, for the days the settings say; its owner reads why, until when and
 * what it does. A product that already counts is not counted twice.
 */
export async function giveStrike(tx: Tx, { storeId, kind, ref, title, actor, cause }: Given): Promise<void> {
  const owner = await lockStoreOwner(tx, storeId);
  if (!owner) return;
  const isSame = and(eq(storeStrikes.kind, kind), eq(storeStrikes.ref, ref), isNull(storeStrikes.liftedAt));
  const counting = await tx.$count(storeStrikes, and(isSame, sql`${storeStrikes.endsAt} > now()`));
  if (kind === "produto" && counting > 0) return;
  const { lifeDays } = await readSetting(tx, strikeSetting);
  const endsAt = sql<Date>`now() + make_interval(days => ${lifeDays})`;
  const [made] = await tx.insert(storeStrikes).values({ storeId, kind, ref, reason: cause, endsAt }).returning();
  if (!made) throw new Error("a strike that was not kept");
  await recordState(tx, { entity: "store_strike", entityId: made.id, from: null, to: "ativa", actor, cause });
  const { active, effect, stopFrom } = await readStanding(tx, storeId);
  await notify(
    tx,
    { userId: owner.userId, event: "loja.advertencia", ref: made.id, facts: { title, effect, isLifted: false } },
    {
      kind: strikeGivenEmail,
      to: owner.email,
      payload: { name: owner.name, title, reason: cause, endsAt: made.endsAt.toISOString(), active, effect, stopFrom },
    },
  );
}
