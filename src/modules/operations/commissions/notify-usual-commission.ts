import { sql } from "drizzle-orm";
import { notify } from "#modules/notifications/notify.ts";
import { type UsualChange, usualCommissionEmail } from "./schema.ts";
import { notifyAuthors } from "./notify-authors.ts";

/**
 * Tells each author who sells that what the platform usually keeps changed, once, however often this runs. Whose store has a rate of
 * its own hears of it only when the least, or what holds for who they bring, changed too.
 */
export async function notifyUsualCommission({ ref, before, after, at }: UsualChange): Promise<void> {
  const isOnlyRate = before.ownBasisPoints === after.ownBasisPoints && before.leastCents === after.leastCents;
  const touched = sql`is_open(s) and (s.commission_bps is null or ${!isOnlyRate})`;
  await notifyAuthors(touched, (tx, { storeId, userId, email, authorName }) =>
    notify(
      tx,
      { userId, event: "comissao.mudou", ref, facts: { kind: "costume", name: "", afterBps: after.basisPoints } },
      { kind: usualCommissionEmail, to: email, ref: `${ref}:${storeId}`, payload: { authorName, before, after, at } },
    ),
  );
}
