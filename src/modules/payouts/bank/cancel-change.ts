import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { moveAccount } from "./move-account.ts";
import { findPendingChange } from "./queries.ts";
import { notifyOwner } from "./notify-owner.ts";

/** Cancels a pending change for its author: the current account remains. Needs no step-up, because it only increases safety. */
export async function cancelBankChange(viewer: AuthorViewer): Promise<Outcome<void, "too_late">> {
  return transact<Outcome<void, "too_late">>(async (tx) => {
    const pending = await findPendingChange(tx, viewer.storeId);
    const by = { cause: "desistência do autor", actor: viewer.userId };
    const closed = pending && (await moveAccount(tx, pending.id, "desistiu", by));
    if (!closed) return refuse("too_late");
    await notifyOwner(tx, closed, "cancelada");
    return ok();
  });
}
