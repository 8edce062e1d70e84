import { and, eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { withdrawals } from "../tables/withdrawals.ts";
import { moveWithdrawal } from "./move-withdrawal.ts";

/** Cancels a withdrawal that was not confirmed yet. Refuses `not_found` and `already_decided`. */
export async function cancelWithdrawal(
  viewer: AuthorViewer,
  { withdrawalId }: { withdrawalId: string },
): Promise<Outcome<void, "not_found" | "already_decided">> {
  return transact<Outcome<void, "not_found" | "already_decided">>(async (tx) => {
    const [mine] = await tx
      .select({ id: withdrawals.id })
      .from(withdrawals)
      .where(and(eq(withdrawals.id, withdrawalId), eq(withdrawals.storeId, viewer.storeId)));
    if (!mine) return refuse("not_found");
    const moved = await moveWithdrawal(tx, mine.id, "cancelar", { cause: "desistência do autor", actor: viewer.userId });
    return moved ? ok() : refuse("already_decided");
  });
}
