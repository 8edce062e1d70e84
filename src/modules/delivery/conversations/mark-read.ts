import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { findThread } from "./find-thread.ts";
import { orderMessages } from "./tables.ts";

/** What the other side wrote until now was seen. */
export function markRead(viewer: Viewer, orderId: string, storeId: number): Promise<Outcome<void, "not_found">> {
  return transact(async (tx): Promise<Outcome<void, "not_found">> => {
    const thread = await findThread(tx, viewer, orderId, storeId);
    if (!thread) return refuse("not_found");
    await tx
      .update(orderMessages)
      .set({ readAt: sql`now()` })
      .where(
        and(
          eq(orderMessages.orderId, orderId),
          eq(orderMessages.storeId, storeId),
          ne(orderMessages.sender, thread.side),
          isNull(orderMessages.readAt),
        ),
      );
    return ok();
  });
}
