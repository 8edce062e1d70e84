import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { ok, type Ok } from "#kit/outcome.ts";
import { announce } from "#platform/bus.ts";
import { transact } from "#platform/db.ts";
import { notifications } from "./tables.ts";

/** This person saw these notices, or (without ids) all there are up to now. Other people's ids change nothing. */
export function markRead(userId: string, noticeIds: string[] | null): Promise<Ok<void>> {
  return transact(async (tx) => {
    const { rowCount } = await tx
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(
        and(
          eq(notifications.userId, userId),
          isNull(notifications.readAt),
          noticeIds ? inArray(notifications.id, noticeIds) : undefined,
        ),
      );
    if (rowCount) await announce(tx, "notice", userId);
    return ok();
  });
}
